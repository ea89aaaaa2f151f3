/** Statements with addresses of their own, under their headings. */
import { pageIn } from '../model/address.ts';
import type { Entry } from '../model/entries.ts';
import { provenanceAt } from '../model/provenance.ts';
import type { Group, Point } from '../schema/types.generated.ts';
import type { Reader } from './context.ts';
import { effectLines } from './effects.ts';
import { badgesOf, markOf, type BadgeView, type MarkView } from './evidence.ts';
import { linksTo, type Link } from './links.ts';

export interface PointSection {
  /** HTML; absent for statements without a heading. */
  title?: string;
  /** HTML */
  text?: string;
  points: PointView[];
}
export interface PointView {
  id: string;
  linkLabel: string;
  number?: string;
  /** HTML */
  title?: string;
  obligation?: string;
  /** HTML */
  text: string;
  badges: BadgeView[];
  mark?: MarkView;
  effects: string[];
  links: Link[];
}

/** Statements without a group come first; empty groups are left out. */
export function pointSections(
  points: readonly Point[] | undefined,
  groups: readonly Group[] | undefined,
  entry: Entry,
  reader: Reader,
): PointSection[] {
  const numbered = (points ?? []).map((point, index) => ({ point, index }));
  return [undefined, ...(groups ?? [])].flatMap((group) => {
    const members = numbered.filter(({ point }) => point.group === group?.id);
    if (members.length === 0) return [];
    const section: PointSection = {
      ...(group && { title: reader.label(group.title) }),
      ...(group?.text && { text: reader.prose(group.text) }),
      points: members.map(({ point, index }) => pointView(point, index, entry, reader)),
    };
    return [section];
  });
}

function pointView(point: Point, index: number, entry: Entry, reader: Reader): PointView {
  const { t } = reader;
  const mark = markOf(provenanceAt(entry, ['points', index]), reader);
  const title = reader.plain(point.title ?? point.text);
  return {
    id: point.id,
    linkLabel: t('part.link', { title }),
    ...(point.number && { number: point.number }),
    ...(point.title && { title: reader.label(point.title) }),
    ...(point.obligation && { obligation: t(`step.${point.obligation}`) }),
    text: reader.prose(point.text),
    badges: badgesOf(point.source, entry, reader),
    ...(mark && { mark }),
    effects: effectLines(point.effects, reader),
    // Terms are linked where the text uses them.
    links: linksTo(
      point.see?.filter((address) => pageIn(address) !== 'terms'),
      reader,
    ),
  };
}
