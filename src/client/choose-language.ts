/** Redirects to the first of the reader's languages that the page exists in, with the same fragment and query. */
import { preferredOf } from '../text/preferred-language.ts';

const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
const tags = links.map(({ hreflang }) => hreflang);
const tag = preferredOf(navigator.languages, tags);
const link = links.find(({ hreflang }) => hreflang === tag) ?? links[0];
if (link) {
  const url = new URL(link.href);
  [url.hash, url.search] = [location.hash, location.search];
  location.replace(url);
}
