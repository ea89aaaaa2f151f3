/** Links by name to addresses of a ruleset. */
import { labelled } from '../i18n/format.ts';
import { pageIn } from '../model/address.ts';
import type { Reader } from './context.ts';
import { escapeHtml } from './prose.ts';

export interface Link {
  href: string;
  name: string;
}

export const linkTo = (address: string, reader: Reader): Link => ({
  href: reader.link(address),
  name: reader.nameAt(address),
});

/** Links for a place. If two would have the same name, each includes its page. */
export function linksTo(addresses: readonly string[] | undefined, reader: Reader): Link[] {
  const links = (addresses ?? []).map((address) => ({ address, ...linkTo(address, reader) }));
  const count = (name: string) => links.filter((link) => link.name === name).length;
  return links.map(({ address, href, name }) => {
    const page = reader.nameAt(pageIn(address));
    return {
      href,
      name: count(name) > 1 && page !== name ? labelled(page, name, reader.language) : name,
    };
  });
}

/** A link inside a line of HTML. */
export const anchor = ({ href, name }: Link): string =>
  `<a href="${escapeHtml(href)}">${escapeHtml(name)}</a>`;
