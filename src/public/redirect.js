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
  // As written: `sheet` stays `sheet`.
  const pairs = (query) => query.slice(1).split('&').filter(Boolean);
  const nameOf = (pair) => pair.split('=')[0];
  const carried = pairs(location.search);
  const names = new Set(carried.map(nameOf));
  url.search = [...pairs(url.search).filter((pair) => !names.has(nameOf(pair))), ...carried].join(
    '&',
  );
  location.replace(url);
}
