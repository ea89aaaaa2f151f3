/** The page of markers: counters, dice and states, with what places and removes each in the whole ruleset. */
import { foreignIn } from '../../../i18n/text.ts';
import type { Language } from '../../../i18n/languages.ts';
import { eventsOf } from '../../../model/markers.ts';
import { labelBefore } from '../../../i18n/format.ts';
import { plain } from '../../../notation/show.ts';
import type { Rulebook, Ruleset } from '../../../model/rulebook.ts';
import type { Marker } from '../../../../schemas/types.d.ts';
import { createReader, type Reader } from '../../context.ts';
import { effectLine } from '../../../wording/effects.ts';
import { frameView, type FrameView } from '../frame.ts';
import { rulesetPage } from '../page-settings.ts';
import { historyView, type HistoryView } from '../history.ts';
import { provenanceOf } from '../../../model/provenance.ts';
import { statusLines, type StatusView } from '../../evidence.ts';
import { textBefore } from '../../parts/marked.ts';
import { linksTo, type Link } from '../../links.ts';
import { mainSource } from '../../../wording/sources.ts';
import { shareMenuView, type ShareMenuView } from '../share-menu.ts';
import { staleView, type StaleView } from '../../stale.ts';

export interface MarkersView {
  frame: FrameView;
  share: ShareMenuView;
  title: string;
  lead: string;
  stale?: StaleView;
  markers: MarkerView[];
  history: HistoryView;
}
export interface MarkerView {
  id: string;
  title: string;
  lang?: Language;
  /** The name on the counter, if it differs. */
  printed?: string;
  /** HTML */
  text: string;
  /** The full stop of the text, behind its marks. */
  stop?: string;
  sideOf?: { label: string; link: Link };
  details: string[];
  /** What places it, what removes it, where it may stay. */
  life: { label: string; links: Link[] }[];
  links: Link[];
  statuses: StatusView[];
  /** Places in the sources. */
  source?: string;
}

export function markersView(
  book: Rulebook,
  { language, ruleset }: { language: Language; ruleset: Ruleset },
): MarkersView {
  const reader = createReader(language, ruleset, 'markers');
  const { t } = reader;
  const title = t('markers.title');
  const game = plain(ruleset.meta.title, language);
  const lead = t('markers.lead', { game });
  const stale = staleView(reader);
  return {
    frame: frameView(
      book,
      rulesetPage(language, ruleset, 'markers', {
        title: t('title.markers', { game }),
        description: lead,
      }),
    ),
    share: shareMenuView(reader),
    title,
    lead,
    ...(stale && { stale }),
    markers: ruleset.markers.map((marker) => markerView(marker, reader)),
    history: historyView(reader),
  };
}

export function markerView(marker: Marker, reader: Reader): MarkerView {
  const { t, name, plain } = reader;
  const { printed, permanent, ifPlacedAgain, external = [], sideOf } = marker;
  const statuses = statusLines(provenanceOf(marker), reader);
  const source = mainSource(marker.source, reader);
  const title = plain(marker.title);
  const happens = new Set<string>(
    eventsOf(marker, reader.ruleset).flatMap((one) => (one.do === 'flip' ? [] : [EVENTS[one.do]])),
  );
  return {
    id: marker.id,
    title,
    ...foreignIn(marker.title, reader.language),
    ...(printed !== undefined && printed !== title && { printed }),
    ...textBefore(reader.prose(marker.text), statuses),
    ...(sideOf !== undefined && {
      sideOf: {
        label: labelBefore(
          t(`markers.side-of.${marker.type === 'die' ? 'die' : 'counter'}`),
          reader.language,
        ),
        link: { href: `#${sideOf}`, name: name(sideOf), ...name.foreign?.(sideOf) },
      },
    }),
    details: [
      ...(permanent ? [t('markers.permanent')] : []),
      ...(ifPlacedAgain
        ? [t(`markers.again.${typeOf(marker)}`, { effect: effectLine(ifPlacedAgain, reader) })]
        : []),
      ...beyondLines(
        external.filter((half) => !happens.has(half)),
        marker,
        reader,
      ),
    ],
    life: lifeLines(marker, reader),
    links: linksTo(marker.see, reader),
    statuses,
    ...(source !== '' && { source }),
  };
}

/** What only rules do that are not on this site; in one sentence where they do both. */
const beyondLines = (
  halves: NonNullable<Marker['external']>,
  marker: Marker,
  { t }: Reader,
): string[] =>
  (halves.length > 1 ? (['both'] as const) : halves).map((half) =>
    t(`markers.beyond.${half}.${typeOf(marker)}`),
  );

/** A state is not placed on the table and not taken off it. */
const typeOf = ({ type }: Marker): 'counter' | 'state' => (type === 'state' ? type : 'counter');

const EVENTS = { place: 'placed', remove: 'removed', keep: 'kept' } as const;

/** One line for each kind of event that affects the marker. */
function lifeLines(marker: Marker, reader: Reader): MarkerView['life'] {
  const life = eventsOf(marker, reader.ruleset);
  return (['place', 'remove', 'keep'] as const).flatMap((event) => {
    const places = new Set(life.filter((one) => one.do === event).map(({ address }) => address));
    const label =
      event === 'keep'
        ? reader.t('markers.kept')
        : reader.t(`markers.${EVENTS[event]}.${typeOf(marker)}`);
    return places.size === 0 ? [] : [{ label, links: linksTo([...places], reader) }];
  });
}
