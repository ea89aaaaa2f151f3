/**
 * On the search page: puts the query of the address into the field at once, and says that the search is loading, long
 * before it is.
 */
const input = document.querySelector<HTMLInputElement>('site-search input');
const page = document.querySelector<HTMLElement>('[data-search-page]');
const heading = page?.querySelector('[data-heading]');
const query = new URLSearchParams(location.search).get('q') ?? '';
if (input && page && heading && query !== '') {
  input.value ||= query;
  page.dataset['title'] = heading.textContent;
  heading.textContent = page.dataset['waiting'] ?? '';
}
