/** Fills in the issue form for a wrong value. The form uses these names as field ids. */

export interface Report {
  /** Public address: `bolt-action/tables/weapons#rifle` */
  address: string;
  edition: string;
  language: string;
  /** The value on the page. */
  value: string;
  version: string;
}

/** Maximum characters of the value: browsers and hosts cut longer addresses. */
const MOST = 600;

/** The link to the form (site/routes.ts) with its fields filled in. */
export function filledReport(
  form: string,
  { address, edition, language, value, version }: Report,
): string {
  const link = new URL(form);
  const fields = {
    title: `Wrong figure: ${address}`,
    address,
    edition,
    language,
    value: value.length <= MOST ? value : `${value.slice(0, MOST - 1)}…`,
    'data-version': version,
  };
  for (const [name, text] of Object.entries(fields)) link.searchParams.set(name, text);
  return link.href;
}
