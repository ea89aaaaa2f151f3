/** Redirects to the first of the reader's languages that the page exists in, with the same fragment and query. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
const tag = wanted.find((language) => links.some((link) => link.hreflang === language));
const link = links.find(({ hreflang }) => hreflang === tag) ?? links[0];
if (link) {
  const url = new URL(link.href);
  [url.hash, url.search] = [location.hash, location.search];
  location.replace(url);
}
