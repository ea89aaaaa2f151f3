/**
 * Slips of the keyboard that no list has: signs, lines and spaces of the rules are deleted, doubled, joined, by a fixed
 * sequence of numbers. What YAML cannot read is explained beside the slip, in our own words, with a remedy.
 */
import { expect, it } from 'vitest';
import type { Finding } from '../../src/diagnostics/diagnostic.ts';
import { UNKNOWN_CAUSE } from '../../src/load/yaml-words.ts';
import { parse } from '../../src/load/parse.ts';
import { findTextFaults } from '../../src/load/text-faults.ts';
import { readRulebook } from '../../src/rulebook.ts';

const texts = readRulebook()
  .rulesets.flatMap(({ files }) => [...files.values()])
  .filter(({ schema }) => schema !== 'change' && schema !== 'translations')
  .map(({ text }) => text);

interface Slip {
  text: string;
  offset: number;
}

/** A place that the pattern finds, written otherwise. */
const replace =
  (pattern: RegExp, to: (found: string) => string) =>
  (text: string, random: () => number): Slip | undefined => {
    const found = [...text.matchAll(pattern)];
    const match = found[Math.floor(random() * found.length)];
    if (!match) return undefined;
    const { index } = match;
    return {
      text: text.slice(0, index) + to(match[0]) + text.slice(index + match[0].length),
      offset: index,
    };
  };

const SIGNS = /[:{}[\],'"-]/g;
const SLIPS: Record<string, ReturnType<typeof replace>> = {
  'a sign deleted': replace(SIGNS, () => ''),
  'a sign twice': replace(SIGNS, (sign) => sign + sign),
  'a full-width sign': replace(/[:{}[\],-]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) + 0xfee0),
  ),
  'a space of the indentation deleted': replace(/^ /gm, () => ''),
  'two spaces of the indentation deleted': replace(/^ {2}/gm, () => ''),
  'one space more': replace(/^ /gm, (space) => space + space),
  'two lines joined': replace(/\n/g, () => ''),
  'a line deleted': replace(/^.*\n/gm, () => ''),
  'a line broken': replace(/ (?=\S)/g, () => '\n'),
};

/** The same numbers in every run. */
function sequence(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 1_103_515_245 + 12_345) & 0x7fffffff;
    return at / 0x7fffffff;
  };
}

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** What is said first about the YAML, and how many lines from the slip. */
function answerTo({ text, offset }: Slip): { finding: Finding; away: number } | undefined {
  const findings: Finding[] = [];
  const report = (finding: Finding) => void findings.push(finding);
  parse(text, 'file.yaml', findTextFaults(text, 'file.yaml', report), report);
  const finding = findings.find(({ code }) => code === 'yaml');
  return (
    finding && { finding, away: Math.abs(lineOf(text, finding.offset ?? 0) - lineOf(text, offset)) }
  );
}

it.each(Object.entries(SLIPS))('%s: explained where it is', (name, slip) => {
  const random = sequence(name.length);
  const answers = Array.from({ length: 150 }, () => {
    const made = slip(texts[Math.floor(random() * texts.length)] ?? '', random);
    return made && answerTo(made);
  }).filter((answer) => answer !== undefined);
  expect(answers.length).toBeGreaterThan(20);
  for (const { finding } of answers) expect(finding.hint).toMatch(/\w.*[.…]$/);
  const unexplained = answers.filter(({ finding }) => finding.message === UNKNOWN_CAUSE.message);
  expect(unexplained.length).toBeLessThanOrEqual(1);
  // A wrong indentation is said of the very line, wherever it stands among its neighbours.
  const far = answers.filter(({ away }) => away > (name.includes('space') ? 0 : 2));
  expect(far.length / answers.length).toBeLessThan(0.05);
});
