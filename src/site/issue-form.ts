/** Fills in the issue forms for a wrong value and for a text. The forms use these names as field ids. */

/** What the site says at a place, for the form for a better wording. */
export interface Wording {
  /** Public address: `bolt-action/tables/weapons#rifle` */
  address: string;
  /** The language it was read in. */
  language: string;
  /** The text or value there; absent for a whole page, of which only the reader knows which one is meant. */
  value?: string;
}
export interface Report extends Wording {
  /** Game and edition. */
  edition: string;
  version: string;
  /** The source that the site names; absent or empty if it names none. */
  source?: string;
}

/** Maximum characters of the value: browsers and hosts cut longer addresses. */
const MOST = 600;

/** The link to the form for a wrong value (site/routes.ts) with its fields filled in. */
export const filledReport = (
  form: string,
  { address, edition, language, value, source, version }: Report,
): string =>
  filled(form, {
    title: `Wrong figure: ${address}`,
    address,
    edition,
    language,
    ...(value && { value: shortened(value) }),
    ...(source && { 'named-source': source }),
    'data-version': version,
  });

/** The link to the form for a better wording or translation (site/routes.ts) with its fields filled in. */
export const filledWording = (form: string, { address, language, value }: Wording): string =>
  filled(form, {
    title: `Wording: ${address}`,
    address,
    language,
    ...(value && { value: shortened(value) }),
  });

/** Never ends in half a character, which could not be encoded. */
const shortened = (value: string): string =>
  value.length <= MOST ? value : `${[...value.slice(0, MOST)].slice(0, -1).join('')}…`;

/** The form has a query already. What a query may contain stays as it is: shorter, and readable in an address bar. */
const filled = (form: string, fields: Readonly<Record<string, string>>): string =>
  [form, ...Object.entries(fields).map(([name, text]) => `${name}=${encoded(text)}`)].join('&');

const encoded = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/%(?:2F|3A|2C)/g, decodeURIComponent);
