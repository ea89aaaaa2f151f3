// Leads on at once and keeps what the link carries: the version of the figures, and the very cell.
{
  const url = new URL(document.currentScript.dataset.to, location.href);
  url.search = location.search;
  if (location.hash) url.hash = location.hash;
  location.replace(url);
}
