/** References between parts of the rules in game words. */
import { pageIn } from '../model/address.ts';
import type { RulesetData } from '../model/entries.ts';
import { plain } from '../notation/show.ts';
import type { Column } from '../../schemas/types.d.ts';
import type { Thing } from './things.ts';
import type { Referred } from './value-words.ts';

interface Naming {
  subject: (thing: Thing) => string;
  columnOf: (thing: Thing, id: string) => Column | undefined;
}

/** Fields that name something by its id alone, and where its address begins. */
const SHORT: Record<string, string> = { marker: 'markers#', phases: 'phases/' };

/** For one revision of a ruleset: names with the address in parentheses, and titles of documents and claims. */
export function referredIn(
  { id, ruleset }: RulesetData,
  things: ReadonlyMap<string, Thing>,
  { subject, columnOf }: Naming,
): Referred {
  const documents = new Map(ruleset?.documents.map((one) => [one.id, plain(one.title, 'en')]));
  const named = (address: string): string | undefined => {
    const thing = things.get(`${id}/${address}`) ?? things.get(address);
    if (thing) return subject(thing);
    const [, row = '', column = ''] = /^(.+#[^.]+)\.([^.]+)$/.exec(address) ?? [];
    const owner = things.get(`${id}/${row}`) ?? things.get(row);
    const title = owner && columnOf(owner, column)?.title.en;
    return owner && title ? `${subject(owner)}: ${title}` : undefined;
  };
  return (text, field) => {
    if (field === 'document') return documents.get(text);
    const address = `${SHORT[field] ?? ''}${text}`;
    if (!/[#/]/.test(pageIn(address)) && !address.includes('#')) return undefined;
    const name = named(address);
    return name === undefined ? undefined : `${name} (${address})`;
  };
}
