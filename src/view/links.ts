/** Links by name to addresses of a ruleset. */
import { labelled } from '../i18n/format.ts';
import { pageIn } from '../model/address.ts';
import type { Name } from '../notation/show.ts';
import type { Reader } from './context.ts';
import { escapeHtml } from './prose.ts';

export type { Name };

/** The id of a part on its page; on paper it begins with that of its block. */
export const partId = (id: string, { block }: Reader): string =>
  block === undefined ? id : `${block}.${id}`;

export interface Link extends Name {
  href: string;
}

export const linkTo = (address: string, reader: Reader): Link => ({
  href: reader.link(address),
  ...reader.namedAt(address),
});

/** Links for a place. If two would have the same name, each includes its page. */
export function linksTo(addresses: readonly string[] | undefined, reader: Reader): Link[] {
  const links = (addresses ?? []).map((address) => ({ address, ...linkTo(address, reader) }));
  const count = (name: string) => links.filter((link) => link.name === name).length;
  return links.map(({ address, name, ...link }) => {
    const page = reader.nameAt(pageIn(address));
    return {
      ...link,
      name: count(name) > 1 && page !== name ? labelled(page, name, reader.language) : name,
    };
  });
}

/** A link inside a line of HTML. */
export const anchor = ({ href, name, lang }: Link): string =>
  `<a href="${escapeHtml(href)}"${lang ? ` lang="${lang}"` : ''}>${escapeHtml(name)}</a>`;
