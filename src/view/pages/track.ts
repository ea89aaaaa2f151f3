/**
 * Where a page stands in its game: the row of phases or steps at the head of the page, and the line above its title. A page
 * that a procedure uses stands at a step of the procedure, every other one in the turn; a game without a turn has the steps
 * of its activation, or its contents.
 */
import type { Language } from '../../i18n/languages.ts';
import { upperFirst } from '../../text/upper-first.ts';
import { ui } from '../../i18n/ui.ts';
import { pageIn } from '../../model/address.ts';
import type { Entry } from '../../model/entries.ts';
import { entriesOf, kindsOf, type EntryOf, type Ruleset } from '../../model/rulebook.ts';
import { plain } from '../../notation/show.ts';
import { href } from '../../site/routes.ts';
import { baseFact, moduleFacts } from '../../wording/modules.ts';
import { numberedSections } from '../../wording/sources.ts';
import { namer } from '../../wording/names.ts';
import { nameIn, type Name } from '../../notation/show.ts';
import { anchor, type Link } from '../links.ts';
import { sidesOfEntry } from '../parts/sides.ts';

export interface TrackView {
  label: string;
  items: TrackItem[];
}
export interface TrackItem extends Link {
  /** `RPh`: shown instead of the name where there is little room. */
  brief?: string;
  /** The page itself, or the place in the game that it belongs to. */
  current?: 'page' | 'true';
}
/** `Shooting, step 4 of 7`: the words before and after the link, where there is one; HTML. */
export interface KickerView {
  before: string;
  link?: Link;
  after: string;
}
export interface PlaceView {
  track: TrackView;
  kicker?: KickerView;
}

type Phase = EntryOf<'phases'>;
type Procedure = EntryOf<'procedures'>;
type Step = Procedure['data']['steps'][number];

/** The place of an entry, or of another page of a ruleset. */
export function placeOf(ruleset: Ruleset, language: Language, entry?: Entry): PlaceView {
  const place = { ruleset, language, entry };
  const procedure = entry && procedureOf(entry, ruleset);
  return {
    track: procedure ? trackOfSteps(procedure, place) : trackOfGame(place),
    ...(entry && { kicker: kickerOf(entry, procedure, place) }),
  };
}

interface Place {
  ruleset: Ruleset;
  language: Language;
  entry: Entry | undefined;
}

/**
 * The only procedure of several steps of which a step uses the entry: what several use is at home in none of them. A procedure
 * that has steps itself stands in the activation alone.
 */
function procedureOf(entry: Entry, ruleset: Ruleset): Procedure | undefined {
  if (entry.kind === 'phases') return undefined;
  const hasSteps = entry.kind === 'procedures' && entry.data.steps.length > 1;
  const using = entriesOf(ruleset, 'procedures').filter(
    (procedure) =>
      procedure !== entry &&
      procedure.data.steps.length > 1 &&
      (!hasSteps || procedure.address === ruleset.meta.front.procedure) &&
      procedure.data.steps.some((step) => usesPage(step, entry.address)),
  );
  return using.length === 1 ? using[0] : undefined;
}

/** Whether a step names the page; a part of it alone does not put the page there. */
const usesPage = ({ uses }: Step, page: string): boolean => uses?.includes(page) ?? false;

/** Of more steps, a phone has room for the name of the current one alone. */
const MOST_NAMED = 6;

function trackOfSteps(procedure: Procedure, { ruleset, language, entry }: Place): TrackView {
  const { title, steps } = procedure.data;
  const here = entry && steps.findIndex((step) => usesPage(step, entry.address));
  return {
    label: plain(title, language),
    items: steps.map((step, index) => ({
      href: href(
        language,
        ruleset.id,
        entry && index === here ? entry.address : addressOf(step, procedure),
      ),
      ...nameOfStep(step, index, language),
      ...(index === here
        ? { current: 'page' as const }
        : steps.length > MOST_NAMED && { brief: String(index + 1) }),
    })),
  };
}

/** A roll is worked out on its own page; what has none stands in the procedure. */
const addressOf = ({ uses, id }: Step, procedure: Procedure): string =>
  uses?.map(pageIn).find((at) => /^(?:modifiers|procedures)\//.test(at)) ??
  `${procedure.address}#${id}`;

const nameOfStep = ({ shortTitle, title }: Step, index: number, language: Language): Name => {
  const text = shortTitle ?? title;
  return text ? nameIn(text, language) : { name: String(index + 1) };
};

/** The phases; or the steps of the activation; or the kinds of entries. */
function trackOfGame(place: Place): TrackView {
  const { ruleset, language, entry } = place;
  const { landing, procedure } = ruleset.meta.front;
  const t = ui(language);
  const to = (address: string) => href(language, ruleset.id, address);
  if (landing === 'turn') {
    const phase = entry && phaseOf(entry, ruleset);
    return {
      label: t('kind.phases'),
      items: ruleset.phases.map((one) => ({
        href: to(one.address),
        ...nameIn(one.data.shortTitle ?? one.data.title, language),
        ...briefOf(one, language),
        ...(one === phase && { current: one === entry ? 'page' : 'true' }),
      })),
    };
  }
  const activation = entriesOf(ruleset, 'procedures').find(({ address }) => address === procedure);
  if (activation)
    return {
      label: plain(activation.data.title, language),
      items: activation.data.steps.map((step, index) => ({
        href: to(`${activation.address}#${step.id}`),
        ...nameOfStep(step, index, language),
      })),
    };
  return {
    // The contents of the front page are called so.
    label: plain(ruleset.meta.title, language),
    items: kindsOf(ruleset).map((kind) => ({
      href: to(`#${kind}`),
      name: t(`kind.${kind}`),
      ...(entry?.kind === kind && { current: 'true' }),
    })),
  };
}

/** The phase itself, or the only one that uses the entry. */
function phaseOf(entry: Entry, { phases }: Ruleset): Phase | undefined {
  if (entry.kind === 'phases') return entry;
  const using = phases.filter(({ data }) =>
    data.steps.some((step) => usesPage(step, entry.address)),
  );
  return using.length === 1 ? using[0] : undefined;
}

function briefOf({ data }: Phase, language: Language): Pick<TrackItem, 'brief'> {
  const brief = data.abbreviation?.[language] ?? data.abbreviation?.all;
  return brief === undefined ? {} : { brief };
}

/** Placeholder for the link in a line. */
const LINK = '\uE000';

function kickerOf(entry: Entry, procedure: Procedure | undefined, place: Place): KickerView {
  const { ruleset, language } = place;
  const t = ui(language);
  const { number } = entry.data;
  const facts = [
    procedure ? stepLine(procedure) : phaseLine(),
    // A number without a point adds nothing to the position in the list.
    ...(number?.includes('.') ? [numberedSections([number], { t, language })] : []),
    ...('sides' in entry.data
      ? [sidesOfEntry(entry.data.sides, entry, { language, name: namer(ruleset, language) })]
      : []),
    ...moduleFacts(entry, place),
    ...baseLine(),
  ].join(' · ');
  if (!procedure) return { before: facts, after: '' };
  const [before, after] = facts.split(LINK) as [string, string];
  const link = {
    href: href(language, ruleset.id, procedure.address),
    ...nameIn(procedure.data.title, language),
  };
  return { before, link, after };

  function stepLine({ data: { steps } }: Procedure): string {
    const n = steps.findIndex((step) => usesPage(step, entry.address)) + 1;
    return t('place.step', { procedure: LINK, n, of: steps.length });
  }
  function baseLine(): string[] {
    const fact = baseFact(entry, place);
    if (!fact) return [];
    const { what, name, ruleset: base } = fact;
    return [what === 'added' ? name : anchor({ href: href(language, base, entry.address), name })];
  }
  function phaseLine(): string {
    const n = ruleset.phases.findIndex((phase) => phase === entry) + 1;
    return n > 0
      ? t('place.phase', { n, of: ruleset.phases.length })
      : upperFirst(t(`kind.one.${entry.kind}`));
  }
}
