/** The printed numbers of steps that follow one another rise: steps that changed places keep their numbers easily. */
import { asCode } from '../diagnostics/phrase.ts';
import { shaped } from '../schema/file-index.ts';
import { defineCheck } from './check.ts';

export const stepNumbers = defineCheck({
  code: 'step-numbers',
  scope: 'file',
  severity: 'error',
  excusable: true,
  message: ({ number, before }: { number: string; before: string }) =>
    number === before
      ? `Two steps have the number ${asCode(number)}.`
      : `Step ${asCode(number)} comes after step ${asCode(before)}.`,
  hint: ({ number, before }) =>
    number === before
      ? 'Correct `number` of one of them.'
      : 'Put the steps into the order of the document, or correct `number`.',
  run: ({ file, report }) => {
    const last = new Map<string, string>();
    for (const { value, path } of shaped(file, 'Step')) {
      if (value.number === undefined) continue;
      const list = path.slice(0, -1).join('/');
      const before = last.get(list);
      if (before !== undefined && (value.number === before || isLess(value.number, before)))
        report({ path: [...path, 'number'] }, { number: value.number, before });
      last.set(list, value.number);
    }
  },
});

/** Whether the first parts that differ are numbers of which that of `one` is less: 3.2 before 3.10. */
function isLess(one: string, other: string): boolean {
  const others = other.split(/\W+/);
  const [part, against] =
    one
      .split(/\W+/)
      .map((text, at) => [text, others[at]])
      .find(([mine, theirs]) => mine !== theirs) ?? [];
  return Number(part) < Number(against);
}
