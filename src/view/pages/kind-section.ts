/** All entries of a kind, as the front page and the pages of the kind list them. */
import { nameOrder } from '../../i18n/order.ts';
import type { Entry } from '../../model/entries.ts';
import { entriesOf } from '../../model/rulebook.ts';
import { nameIn } from '../../notation/show.ts';
import type { Reader } from '../context.ts';
import type { Link } from '../links.ts';

export interface IndexSection {
  id: string;
  heading: { name: string; href?: string };
  items: { number?: string; link: Link; count?: number }[];
}

/**
 * In the alphabet of the language; phases, and kinds whose entries all have a printed number, in
 * their own order.
 */
export function kindSection(kind: Entry['kind'], reader: Reader): IndexSection {
  const entries: readonly Entry[] = entriesOf(reader.ruleset, kind);
  const items = entries.map(({ address, data }) => ({
    // A number without a point adds nothing to the position in the list.
    ...(data.number?.includes('.') && { number: data.number }),
    link: { href: reader.link(address), ...nameIn(data.title, reader.language) },
  }));
  const keepsOrder = kind === 'phases' || entries.every(({ data }) => data.number);
  const inOrder = nameOrder(reader.language);
  return {
    id: kind,
    heading: { name: reader.t(`kind.${kind}`) },
    items: keepsOrder ? items : items.sort((a, b) => inOrder(a.link.name, b.link.name)),
  };
}
