/** A link to another ruleset does not make an entry of the same name reachable; needs two games. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRulebook } from '../../src/rulebook.ts';
import { findings, GAME, withRules } from './fixture.ts';

const island = (extra: string): string => `id: island
title: { en: Island, pl: Wyspa, ja: 島 }
source: [{ document: sheet, page: 1 }]
text: { en: An island is dry., pl: Wyspa jest sucha., ja: 島は乾いている。 }
${extra}
`;

/** In Skirmish nothing names the rule of islands; its rule of cover links to that of `linked`. */
function findWithLink(linked: 'skirmish' | 'raid'): string[] {
  const link = (words: string) => `"[${words}](rule:${linked}/rules/island)"`;
  const cover = `id: cover
title: { en: Cover, pl: Osłona, ja: 遮蔽 }
standalone: true
source: [{ document: sheet, page: 2 }]
text: { en: ${link('Islands')}, pl: ${link('Wyspy')}, ja: ${link('島')} }
points:
  - { id: walls, text: { en: Walls are hard cover., pl: Mury to twarda osłona., ja: 壁は硬遮蔽。 } }
`;
  const files = [
    { path: 'rules/cover.yaml', text: cover },
    { path: 'rules/island.yaml', text: island('see: [rules/cover]') },
  ];
  return withRules(files, (rules, ruleset) => {
    addRaid(join(rules, 'raid'));
    return findings(readRulebook(rules), ruleset);
  });
}

/** Adds a second game, whose own rule of islands is reachable without links. */
function addRaid(raid: string): void {
  cpSync(GAME, raid, { recursive: true });
  for (const file of ['ruleset.yaml', 'rules/cover.yaml']) {
    const text = readFileSync(join(raid, file), 'utf8').replaceAll('skirmish', 'raid');
    writeFileSync(
      join(raid, file),
      text.replace('order: 1', 'order: 2').replace(/^code: .*/m, 'code: RA'),
    );
  }
  writeFileSync(join(raid, 'rules/island.yaml'), island('standalone: true'));
}

it('reaches an entry by a link to it', () => {
  expect(findWithLink('skirmish')).toEqual([]);
});

it('does not reach it by a link to the entry of the same name in another ruleset', () => {
  expect(findWithLink('raid')).toEqual(['rules/island.yaml:1:5 unreachable']);
});
