/** Builds search records from the model in one language: every page, with every address on it. */
import { isOwn } from '../../model/own.ts';
import { labelled } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Rulebook, Ruleset } from '../../model/rulebook.ts';
import type { Marker, Omission, Term, Value } from '../../../schemas/types.d.ts';
import type { SearchPage, SearchRecord } from '../record.ts';
import { createReader, type Reader } from '../../view/context.ts';
import { whyNothingToCalculate } from '../../view/parts/values.ts';
import { lowered } from '../../wording/heading.ts';
import { moduleFacts, shareOf } from '../../wording/modules.ts';
import { nameWithAbbreviation } from '../../wording/names.ts';
import { href } from '../../site/routes.ts';
import { entryRecords } from './entries.ts';
import { hiddenWords } from './hidden-words.ts';

/** In the order of the site, without empty pages. */
export function searchPages(book: Rulebook, language: Language): SearchPage[] {
  return book.rulesets
    .flatMap((ruleset) => rulesetPages(ruleset, language))
    .filter(({ records }) => records.length > 0);
}

function rulesetPages(ruleset: Ruleset, language: Language): SearchPage[] {
  const page = (address: string, title: string, records: SearchRecord[]): SearchPage => ({
    address: address === '' ? ruleset.id : `${ruleset.id}/${address}`,
    link: href(language, ruleset.id, address),
    ruleset: ruleset.id,
    title,
    records,
  });
  const reader = createReader(language, ruleset, '');
  const { t } = reader;
  return [
    page('', reader.plain(ruleset.meta.title), [rulesetRecord(ruleset, reader)]),
    ...ruleset.entries.map((entry) => ({
      ...page(entry.address, reader.plain(entry.data.title), entryRecords(entry, reader)),
      ...(isCalculated(entry) && { calculator: true as const }),
      ...(moduleFacts(entry, reader).length > 0 && { module: shareOf(entry, reader) }),
    })),
    page(
      'disputes',
      t('disputes.title'),
      (ruleset.meta.omissions ?? []).map((omission) => omissionRecord(omission, reader)),
    ),
    page(
      'markers',
      t('markers.title'),
      ruleset.markers.map((marker) => markerRecord(marker, reader)),
    ),
    page(
      'terms',
      t('terms.title'),
      [...ruleset.terms, ...ruleset.values].map((word) => termRecord(word, reader)),
    ),
  ];
}

/** Whether the entry is itself a roll or a value with a calculator. */
const isCalculated = (entry: Ruleset['entries'][number]): boolean =>
  ('roll' in entry.data || 'value' in entry.data) && whyNothingToCalculate(entry) === undefined;

function rulesetRecord({ meta }: Ruleset, reader: Reader): SearchRecord {
  const hidden = hiddenWords(meta, reader);
  return {
    fragment: '',
    kind: 'rulesets',
    title: reader.plain(meta.title),
    figures: [],
    text: reader.plain(meta.summary),
    hidden,
  };
}

/**
 * A question that the sources leave open. It is a better answer than rows that happen to share a
 * word.
 */
function omissionRecord({ id, text, at }: Omission, reader: Reader): SearchRecord {
  const said = reader.plain(text);
  const label = isOwn(reader.ruleset.meta) ? 'disputes.omissions.own' : 'evidence.not-in-sources';
  return {
    fragment: id,
    kind: 'omissions',
    title: '',
    figures: [],
    text: SAYS_SO.test(said)
      ? said
      : labelled(reader.t(label), lowered(said, reader), reader.language),
    hidden: hiddenWords({}, reader, {
      // The question itself is the name to search for.
      aliases: [reader.plain(text)],
      context: (at ?? []).map((place) => reader.nameAt(place)),
    }),
  };
}

/** A sentence that says itself what is not there, not only what: `The sheet does not say how to clear a jam.` */
const SAYS_SO =
  /^(?!(?:When|Which|How|What|Whether|Where|Who) )[^.]*\b(?:not|no|neither|never|without|only|unclear|refers)\b|[Źź]ród|^[^.]*\b[Nn]ie (?:podaj|zawier|mów|opisuj|wiadomo|ma|obejmuj)|^[^.]*podaje tylko|^[^。]*(?:ない|いる|だけ|不明|ある|による)。/u;

function markerRecord(marker: Marker, reader: Reader): SearchRecord {
  const hidden = hiddenWords(marker, reader, { around: [reader.t('search.words.markers')] });
  if (marker.printed) hidden.short.push(marker.printed);
  return {
    fragment: marker.id,
    kind: 'markers',
    title: nameWithAbbreviation(marker, reader.language),
    figures: [],
    text: reader.plain(marker.text),
    hidden,
  };
}

function termRecord(word: Term | Value, reader: Reader): SearchRecord {
  const hidden = hiddenWords(word, reader, { around: [reader.t('search.words.terms')] });
  if ('case' in word)
    hidden.exact.push(
      ...oneWord([
        reader.plain(word.title),
        ...Object.values<string | undefined>({ ...word.abbreviation }).filter(
          (one) => one !== undefined,
        ),
      ]),
    );
  return {
    fragment: word.id,
    kind: 'terms',
    title: nameWithAbbreviation(word, reader.language),
    figures: [],
    text: word.text ? reader.plain(word.text) : '',
    hidden,
  };
}

const oneWord = (names: readonly string[]): Set<string> =>
  new Set(names.filter((name) => /^\S+$/.test(name)));
