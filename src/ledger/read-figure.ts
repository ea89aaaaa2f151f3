/** Figures as records write them → the data that they were made of, without its words. The inverse of `figures.ts`. */
import { COMPARISONS } from '../notation/comparisons.ts';
import { isObject } from '../schema/guards.ts';

/** `range`: what stands before the brackets of `18..60(when=…)`. */
type Head = 'value' | 'id';

/**
 * `24..48(when=fire-mode=indirect-fire)` → `{ value: '24..48', when: [{ subject: 'fire-mode', is: 'indirect-fire' }] }`. `head` is the
 * field of what stands before brackets: the value of a cell, otherwise an id.
 */
export function readFigure(text: string, head: Head = 'id'): unknown {
  const items = split(text, ',').map((item) => readItem(item, head));
  return items.length === 1 ? items[0] : items;
}

function readItem(text: string, head: Head): unknown {
  const effect = EFFECT.exec(text);
  if (effect) {
    const { do: verb = '', marker = '', fields = '' } = effect.groups ?? {};
    return { do: verb, marker: names(marker), ...readFields(fields) };
  }
  const [, name = '', fields] = /^([^(="<>]*)\((.*)\)$/s.exec(text) ?? [];
  if (fields !== undefined) return { ...readHead(name, head), ...readFields(fields) };
  if (text.startsWith('@')) return { in: text.slice(1) };
  if (text.startsWith('"') || !/[=<>]/.test(text)) return readBare(text);
  return readTest(text);
}

const EFFECT = /^(?<do>place|remove|keep|flip):(?<marker>[^(]*)(?:\((?<fields>.*)\))?$/s;

/** An address names a rule, `@` another table. */
function readHead(name: string, head: Head): Record<string, unknown> {
  if (name === '') return {};
  if (name.startsWith('@')) return { in: name.slice(1) };
  return { [name.includes('/') ? 'rule' : head]: readBare(name) };
}

function readBare(text: string): unknown {
  if (text.startsWith('"')) return text.replace(/^"(.*)"$/s, '$1');
  if (/^[+-]?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  return text === 'true' || text === 'false' ? text === 'true' : text;
}

/** `when=weapon!=rifle reason="2"` */
const readFields = (text: string): Record<string, unknown> =>
  Object.fromEntries(
    split(text, ' ').map((field) => {
      const at = field.indexOf('=');
      const key = field.slice(0, at);
      const value = readFigure(field.slice(at + 1));
      return [key, LISTS.has(key) ? [value].flat() : value];
    }),
  );

/** Fields that are lists even with one item. */
const LISTS = new Set(['when', 'outcomes', 'effects', 'next']);

/** Longer signs first. */
const SIGNS = [
  ...COMPARISONS.map(({ field, ascii }) => ({ field, sign: ascii })),
  { field: 'not', sign: '!=' },
  { field: 'is', sign: '=' },
].sort((a, b) => b.sign.length - a.sign.length);

/** `penetration==0`, `roll>=3<=5`, `weapon!=rifle|machine-gun` */
function readTest(text: string): Record<string, unknown> {
  const subject = text.slice(0, text.search(/[!=<>]/));
  const asked = [...text.slice(subject.length).matchAll(/([!=<>]+)([^!=<>(]*(?:\(.*\))?)/gs)];
  return {
    subject,
    ...Object.fromEntries(
      asked.map(([, sign, value = '']) => {
        const field = SIGNS.find((one) => one.sign === sign)?.field ?? 'is';
        return [field, field === 'is' || field === 'not' ? names(value) : amount(value)];
      }),
    ),
  };
}

/** `tk-value+(each=-1 per=af)` */
function amount(text: string): unknown {
  const terms = split(text, '+').map((term) => readItem(term, 'id'));
  return terms.length === 1 ? terms[0] : terms;
}

function names(text: string): string | string[] {
  const list = text.split('|');
  return list.length === 1 ? text : list;
}

/** At a sign outside of brackets and quotation marks. */
export function split(text: string, sign: string): string[] {
  const pieces = [''];
  let depth = 0;
  let isQuoted = false;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted) depth += Number(letter === '(') - Number(letter === ')');
    if (letter === sign && depth === 0 && !isQuoted) pieces.push('');
    else pieces.push((pieces.pop() ?? '') + letter);
  }
  return pieces.filter((piece) => piece !== '');
}

/** The dotted fields of one group as one: `add.each`, `add.per` → `add`. */
export function grouped(
  fields: readonly (readonly [field: string, value: unknown])[],
): Map<string, unknown> {
  const groups = new Map<string, unknown>();
  for (const [field, value] of fields) {
    if (value === undefined) continue;
    const [first = '', ...rest] = field.split('.');
    const key = AMOUNTS.has(first) ? first : field;
    const known = groups.get(key);
    groups.set(
      key,
      key === field || rest.length === 0
        ? value
        : { ...(isObject(known) && known), [rest.join('.')]: value },
    );
  }
  return groups;
}

/** Changes of modifiers, whose parts are recorded one by one. */
const AMOUNTS = new Set(['add', 'set', 'multiply']);
