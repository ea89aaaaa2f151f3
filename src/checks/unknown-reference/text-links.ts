/** Links inside texts: `[Team](rule:bolt-action/rules/special-rules#team)`, of any ruleset. */
import { shaped } from '../../schema/file-index.ts';
import type { RulesetContext } from '../check.ts';
import type { Named } from '../unknown-reference.ts';
import { isMissing, wanted } from './addresses.ts';

const LINK = /\]\(\s*<?rule:([^)\s>]*)/g;

export function* findLinks(context: RulesetContext): Generator<Named> {
  for (const file of context.files) {
    for (const { value, path } of shaped(file, 'Text')) {
      for (const [language, text] of Object.entries(value)) {
        for (const match of (text as string).matchAll(LINK)) {
          const target = match[1] ?? '';
          const problem = problemOf(target, context);
          if (problem)
            yield {
              ...problem,
              file,
              path: [...path, language],
              offset: match.index + match[0].length - target.length,
            };
        }
      }
    }
  }
}

function problemOf(
  target: string,
  context: RulesetContext,
): Pick<Named, 'name' | 'what' | 'known'> | undefined {
  const [id = '', ...rest] = target.split('/');
  const ruleset = context.all.find((one) => one.id === id);
  const addresses = context.addressesIn(id);
  if (!ruleset || !addresses)
    return { name: id, what: 'ruleset', known: context.all.map((one) => one.id) };
  const address = rest.join('/');
  return isMissing(address, { addresses, ruleset }) ? wanted(address, { addresses }) : undefined;
}
