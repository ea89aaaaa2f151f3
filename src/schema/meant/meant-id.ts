/** What was probably meant by an id, a name or an address that is not written as the schema says. */
import { asCode, meant } from '../../diagnostics/phrase.ts';
import { halfWidth } from '../../text/half-width.ts';
import { latinLetters } from '../../text/latin-letters.ts';
import { otherLetterIn } from '../../text/lookalikes.ts';
import { unitBehind } from '../../text/meant-unit.ts';
import { nearMatch } from '../../text/near-match.ts';
import { capitalsHint } from '../bare-address.ts';
import { READ_TOGETHER } from '../said-elsewhere.ts';
import { ENTRY_SCHEMAS } from '../schemas.ts';

/** A letter of another alphabet that looks like one of English. */
function lookalikeHint(text: string): string | undefined {
  const found = otherLetterIn(text);
  return (
    found &&
    `Its letter ${asCode(found.letter)} is ${found.name}, which only looks like ${asCode(found.meant)}. Write ${asCode(found.text)}.`
  );
}

/** `marker#pin` → `markers#pin`; two addresses without a comma; an address with its ruleset. */
export function addressHint(data: unknown): string | undefined {
  const text = String(data);
  const looksRight = lookalikeHint(text) ?? capitalsHint(text, ADDRESS);
  if (looksRight !== undefined) return looksRight;
  const [, whole, part = ''] = /^(.*)\.ya?ml(#.*)?$/.exec(text) ?? [];
  const inFile = [whole, whole?.replace(/^[a-z0-9-]+\//, '')].find(
    (one) => one !== undefined && ADDRESS.test(`${one}${part}`),
  );
  if (inFile !== undefined)
    return `Write ${asCode(`${inFile}${part}`)}: the address of a page is not the name of its file.`;
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  if (plain !== text.normalize('NFD') && ADDRESS.test(plain)) return meant(plain);
  const other = severalHint(text);
  if (other !== undefined) return other;
  const signs = otherSignsHint(text);
  if (signs !== undefined) return signs;
  const isBare = /^[a-z0-9-]+(?:[#.][a-z0-9.-]+)?$/.test(text);
  if (isBare && nearMatch(text.replace(/[#.].*/, ''), PAGES) === undefined)
    return `Write the folder and the name of a file that is there, such as tables/weapons.`;
  const [, page = '', rest = ''] = /^([a-z]+)([#/].*)$/.exec(text) ?? [];
  const near = page === '' ? undefined : nearMatch(page, PAGES);
  return near === undefined || near === page ? undefined : meant(`${near}${rest}`);
}

/** `tables.weapons.rifle.range`, `tables/weapons/rifle` and `tables/weapons#rifle#range`: other signs between the names. */
function otherSignsHint(text: string): string | undefined {
  const [first = '', ...names] = text.split(/[./#:]+/);
  const page = PAGES.find((one) => one === first) ?? nearMatch(first, PAGES);
  if (page === undefined) return undefined;
  const file = Object.hasOwn(ENTRY_SCHEMAS, page) ? `/${names.shift() ?? ''}` : '';
  const part = names.length > 0 ? `#${names.join('.')}` : '';
  const isWritten = text === `${first}${file}${part}`;
  return !isWritten && ADDRESS.test(`${page}${file}${part}`)
    ? `Write ${asCode(`${page}${file}${part}`)}.`
    : undefined;
}

/** Two addresses without a comma, one with the value of its rule in brackets, or one with its ruleset. */
function severalHint(text: string): string | undefined {
  const several = text.trim().split(/\s+/);
  if (several.length > 1 && several.every((one) => ADDRESS.test(one)))
    return `Separate them with commas: ${several.join(', ')}.`;
  const [, before, number] = /^(\S+?) *\((\d*D?\d+)\)$/.exec(text) ?? [];
  if (before !== undefined && ADDRESS.test(before))
    return `Write the address and what stands in the brackets as two fields: ${asCode(`rule: ${before}, with: ${number}`)}.`;
  const inside = /^(?:rule:)?[a-z0-9-]+\/(.*)$/s.exec(text)?.[1];
  if (inside !== undefined && ADDRESS.test(inside))
    return `Leave out the ruleset: ${asCode(inside)}. Only links in texts lead to other games.`;
  return undefined;
}

/** What an address inside a ruleset can begin with. */
const PAGES = [...Object.keys(ENTRY_SCHEMAS), 'markers', 'terms'];
export const ADDRESS = new RegExp(
  `^(?:(?:${Object.keys(ENTRY_SCHEMAS).join('|')})/[a-z0-9-]+|markers|terms|ruleset|values)(?:[#.][a-z0-9.-]+)?$`,
);

/** `[broken ce]`, and `attacker and defender`, where a list of names is possible. */
function namesHint(text: string, title: unknown, field: string): string | undefined {
  if (field === 'rangeColumn' && /[,;/&+]| and /.test(text)) return READ_TOGETHER;
  const joined =
    /^([a-z][a-z0-9-]*)(?: and | und | et | vs\.? | versus | gegen | contre |, *| *& *| +)([a-z][a-z0-9-]*)$/.exec(
      text,
    );
  if (joined && (field === 'each' || (title === 'Names' && !/^\S+ \S+$/.test(text))))
    return `Write ${asCode(`[${joined[1]}, ${joined[2]}]`)}.`;
  const [, key, number] = /^([a-z][a-z0-9-]*) ([\d/+-]+)$/.exec(text) ?? [];
  if (key !== undefined) return `Write ${asCode(`${key}: ${number}`)}: the colon is missing.`;
  const apart = /^([a-z][a-z0-9-]*) ([a-z][a-z0-9-]*)$/.exec(text);
  return apart && /^\d+$/.test(field)
    ? `Write ${asCode(`${apart[1]}, ${apart[2]}`)} if these are two names: a comma is missing. One name has no space: ${asCode(`${apart[1]}-${apart[2]}`)}.`
    : undefined;
}

/** `markers#pin` where the id alone is needed; `Light mortar`, which only its signs keep from being an id. */
export function idHint(title: unknown, data: unknown, field: string): string | undefined {
  if (title !== 'Id' && title !== 'Names' && title !== 'ModuleName') return undefined;
  const unit = field === 'unit' ? unitBehind(String(data)) : undefined;
  if (unit !== undefined) return `Write ${asCode(unit)}.`;
  if (field === 'document') return 'Write the id that the document has in `ruleset.yaml`.';
  const text = halfWidth(String(data)).trim();
  const lookalike = lookalikeHint(text);
  if (lookalike !== undefined) return lookalike;
  const negated = /^(?:not|no|!) *([a-z][a-z0-9-]*)$/.exec(text)?.[1];
  if (negated !== undefined && (field === 'is' || title === 'Names'))
    return `In place of ${asCode(`${field}: …`)}, write ${asCode(`not: ${negated}`)}.`;
  const inside = ADDRESS.test(text) ? /[#/]([a-z0-9-]+)$/.exec(text)?.[1] : undefined;
  if (inside !== undefined) return `Write the id alone: ${asCode(inside)}.`;
  if (/^[^\p{L}\p{N}]+$/u.test(text) && !/\p{Extended_Pictographic}/u.test(text))
    return `Write the ${asCode('id')} of what has this sign: of a note, that of the item of ${asCode('notes')} with ${asCode(`mark: '${text}'`)}.`;
  const several = namesHint(text, title, field);
  if (several !== undefined) return several;
  const id = asId(text);
  return id !== undefined
    ? `Write ${asCode(id)}: small letters, digits and hyphens.`
    : 'Small letters of English, digits and hyphens: what the thing is, never its position or printed number.';
}

/** `Light mortar` → `light-mortar`, `Rüstung` → `ruestung`; undefined for what no id can be made of. */
export function asId(text: string): string | undefined {
  const name = text
    .replace(/^[“”„"'‘’]+|[“”„"'‘’]+$/g, '')
    .replace(/[\p{Extended_Pictographic}\uFE0F]+/gu, '')
    .trim();
  const id = latinLetters(name).replace(/[ _]+/g, '-');
  return /^(?=[0-9-]*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) ? id : undefined;
}
