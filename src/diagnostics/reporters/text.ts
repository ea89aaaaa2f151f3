/** For people: location, sentence, the line with its neighbours, and the remedy. */
import type { Diagnostic } from '../diagnostic.ts';
import { width } from '../../text/width.ts';
import { plural } from '../phrase.ts';
import type { CheckReport, Reporter, Summary } from './report.ts';

/** Width in columns of the code frame around the location. */
const WIDTH = 100;
/** More findings than this usually share one cause, which is to be fixed first. */
const SHOWN = 200;

export const text: Reporter = (report) => {
  const lines = new Map<string, string[]>();
  const shown = report.diagnostics
    .slice(0, SHOWN)
    .map((diagnostic) => show(diagnostic, linesOf(report, diagnostic.file, lines)));
  const more = report.diagnostics.length - shown.length;
  if (more > 0)
    shown.push(`… and ${plural(more, 'more finding')}; --format json lists them all.\n`);
  return `${shown.join('\n')}${shown.length > 0 ? '\n' : ''}${summarySentence(report.summary)}\n`;
};

function linesOf({ textOf }: CheckReport, file: string, cache: Map<string, string[]>): string[] {
  const known = cache.get(file) ?? textOf(file)?.split(/\r\n?|\n/) ?? [];
  cache.set(file, known);
  return known;
}

function show(
  { file, line, column, severity, code, message, hint, address }: Diagnostic,
  lines: string[],
): string {
  const about = [address, `checks/${code}`].filter(Boolean).join(' · ');
  return `${visible(`${file}:${line}:${column} ${severity} ${code}\n  ${message}${hint ? ` ${hint}` : ''}`, '\n')}\n${frame(lines, line, column)}  ${visible(about)}\n`;
}

/** The line before, the line itself with a mark under the location, and the line after. */
function frame(lines: string[], line: number, column: number): string {
  if (lines.length === 0) return '';
  const cut = Math.max(0, column - WIDTH / 2);
  const gutter = String(line + 1).length;
  const rows = [line - 1, line, line + 1]
    .filter((number) => number >= 1 && number <= lines.length)
    .map((number) => {
      const mark = number === line ? '>' : ' ';
      const row =
        `${mark} ${String(number).padStart(gutter)} | ${visible((lines[number - 1] ?? '').slice(cut, cut + WIDTH))}`.trimEnd();
      return number === line
        ? `${row}\n  ${' '.repeat(gutter)} | ${blank(visible((lines[line - 1] ?? '').slice(cut, column - 1)))}^`
        : row;
    });
  return `${rows.map((row) => `  ${row.replaceAll('\n', '\n  ')}`).join('\n')}\n`;
}

/** Spaces as wide as the text on screen: Japanese characters take two columns. */
const blank = (text: string): string => ' '.repeat(width(text));

/** Escapes control and direction characters, so that a file cannot manipulate the terminal. */
const visible = (text: string, keep = ''): string =>
  text.replace(
    /[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g,
    (sign) => (keep.includes(sign) ? sign : '\u00B7'),
  );

const summarySentence = (summary: Summary): string =>
  [foundSentence(summary), ...Object.entries(summary.missingWords ?? {}).map(wordsSentence)].join(
    '\n',
  );

const wordsSentence = ([language, words]: [string, number]): string =>
  `The program has no interface words in ${language}: all ${words} are shown in English and marked as English.`;

function foundSentence({ errors, warnings, files, rulesets, comparedWith }: Summary): string {
  const found =
    errors + warnings === 0
      ? 'No findings'
      : [plural(errors, 'error'), plural(warnings, 'warning')].join(', ');
  const sum = `${found} in ${plural(files, 'file')} of ${plural(rulesets, 'ruleset')}.`;
  if (comparedWith === undefined) return sum;
  return comparedWith === null
    ? `${sum} Values were not compared: there is no git repository with a branch main.`
    : `${sum} Values were compared with ${comparedWith}.`;
}
