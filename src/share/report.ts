/** The issue form for a wrong figure, filled in with all that the page knows. Its fields have these names as ids. */

export interface Report {
  /** Public address: `bolt-action/tables/weapons#rifle` */
  address: string;
  edition: string;
  language: string;
  /** What the page says now. */
  value: string;
  version: string;
}

/** Longer addresses are cut off by browsers and hosts. */
const MOST = 600;

export function reportLink(
  repository: string,
  { address, edition, language, value, version }: Report,
): string {
  const fields = new URLSearchParams({
    template: 'wrong-figure.yml',
    title: `Wrong figure: ${address}`,
    address,
    edition,
    language,
    value: value.length <= MOST ? value : `${value.slice(0, MOST - 1)}…`,
    'data-version': version,
  });
  return `${repository}/issues/new?${fields}`;
}
