// Redirects at once and keeps what the link carries: the version of the figures, and the part or cell.
{
  const { to, parts = '{}' } = document.currentScript.dataset;
  const id = location.hash.slice(1);
  const [row, ...cell] = id.split('.');
  const moved = JSON.parse(parts);
  // Parts of a removed page may have moved to different places, each with its cells.
  const url = new URL(
    moved[id] ?? (moved[row] ? [moved[row], ...cell].join('.') : to),
    location.href,
  );
  if (id && !moved[row]) url.hash = id;
  for (const [name, value] of new URLSearchParams(location.search))
    url.searchParams.set(name, value);
  location.replace(url);
}
