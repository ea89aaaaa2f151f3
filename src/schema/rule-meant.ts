/** A rule by its name, as a profile is printed: `Tough (2), Fear` → the address of each and its value. */
import { fileKey, type DataFile } from './data-file.ts';
import { isObject } from './guards.ts';

/** The group of fields that is meant, or a list of them; undefined where one of the rules is not there. */
export function rulesMeant(text: string, files: Iterable<DataFile>): string | undefined {
  const rules = [...files].flatMap(rulesIn);
  const found = text.split(/\s*[,;]\s*(?![^(]*\))/).map((one) => ruleMeant(one, rules));
  if (found.length === 0 || found.includes(undefined)) return undefined;
  return found.length === 1 ? found[0] : `[${found.join(', ')}]`;
}

interface Rule {
  address: string;
  /** Its address, its id, and its titles. */
  names: readonly string[];
  takes: boolean;
}

function ruleMeant(text: string, rules: readonly Rule[]): string | undefined {
  const [, name = '', value] = /^(.*?)\s*(?:\((.*)\))?$/s.exec(text.trim()) ?? [];
  const rule = rules.find(({ names }) => names.includes(plainTitle(name)));
  if (!rule) return undefined;
  const given = value?.trim().replace(/^[−–]/, '-');
  if (given === undefined) return `{ rule: ${rule.address}${rule.takes ? ', with: …' : ''} }`;
  const figure = /^-?\d+$/.test(given) ? given : diceIn(given);
  const other = figure ?? ruleMeant(given, rules);
  return other === undefined ? undefined : `{ rule: ${rule.address}, with: ${other} }`;
}

const diceIn = (text: string): string | undefined => {
  const [, count = '', rest] = /^1?(\d*)[dkw](\d+(?:[+-]\d+)?)$/i.exec(text) ?? [];
  return rest && `${count}D${rest}`;
};

/** A name without the letter or value in brackets behind it. */
export const plainTitle = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\s*[(（].*[)）]$/, '')
    .trim()
    .toLowerCase();

/** A page of the folder rules, and its points. */
function rulesIn(file: DataFile): Rule[] {
  if (file.kind !== 'rules' || !isObject(file.data)) return [];
  const { points } = file.data;
  const page = ruleAt(fileKey(file), file.data);
  return [
    page,
    ...(Array.isArray(points) ? points : [])
      .filter(isObject)
      .map((point) => ruleAt(`${page.address}#${String(point['id'])}`, point)),
  ];
}

const ruleAt = (address: string, { id, title, parameter }: Record<string, unknown>): Rule => ({
  address,
  takes: parameter !== undefined,
  names: [address, String(id), ...(isObject(title) ? Object.values(title).map(String) : [])].map(
    plainTitle,
  ),
});
