/** Links in texts, to any ruleset: `[Team](rule:bolt-action/rules/special-rules#team)`. */
import { asCode } from '../../diagnostics/phrase.ts';
import { shaped } from '../../schema/file-index.ts';
import { linksIn, type RuleLink } from '../../schema/links.ts';
import type { RulesetContext } from '../check.ts';
import type { Named } from '../unknown-reference.ts';
import { isMissing, wanted } from './addresses.ts';

export function* findLinks(context: RulesetContext): Generator<Named> {
  for (const file of context.files) {
    for (const { value, path } of shaped(file, 'Text')) {
      for (const [language, text] of Object.entries(value) as [string, string][]) {
        for (const link of linksIn(text)) {
          const problem = problemOf(link, context);
          if (problem) yield { ...problem, file, path: [...path, language], offset: link.offset };
        }
      }
    }
  }
}

/** The ruleset that has the page of this address, this one before all others. */
const otherWith = (to: string, context: RulesetContext): string | undefined =>
  [context.ruleset, ...context.all].find(({ id }) => context.addressesIn(id)?.has(to) === true)?.id;

const elsewhere = (id: string, to: string): string =>
  `It is in ${asCode(id)}: write ${asCode(`rule:${id}/${to}`)}.`;

function problemOf(
  { ruleset: id, to }: RuleLink,
  context: RulesetContext,
): Pick<Named, 'name' | 'what' | 'known' | 'within' | 'remedy'> | undefined {
  const ruleset = context.all.find((one) => one.id === id);
  const addresses = context.addressesIn(id);
  // `rule:../tables/fleet.yaml` is reported with what links can be.
  if (/^\.*$/.test(id)) return undefined;
  if (!ruleset || !addresses) {
    // `tables/damage` for `bolt-action/tables/damage`: the ruleset was left out.
    const own = `${id}/${to}`;
    return context.addresses.has(own)
      ? { name: own, what: 'link target', known: [`${context.ruleset.id}/${own}`] }
      : { name: id, what: 'ruleset', known: context.all.map((one) => one.id) };
  }
  if (to === '') return undefined;
  if (!isMissing(to, { addresses, ruleset })) return undefined;
  const found = wanted(to, { addresses });
  const other = otherWith(to, context);
  const there = other === undefined ? found : { ...found, remedy: elsewhere(other, to) };
  return id === context.ruleset.id ? there : { ...there, within: id };
}
