/** Statements with their own addresses, under their headings. */
import { pageIn } from '../../model/address.ts';
import { labelBefore } from '../../i18n/format.ts';
import type { Entry } from '../../model/entries.ts';
import type { Group, Point } from '../../../schemas/types.d.ts';
import { lowered } from '../../wording/heading.ts';
import type { Reader } from '../context.ts';
import { printedPlace, statusesAt, type StatusView } from '../evidence.ts';
import { linksTo, partId, type Link } from '../links.ts';
import { textBefore } from './marked.ts';
import { obligationView, type ObligationView } from './obligation.ts';

export interface PointSection {
  /** HTML; absent for statements without a heading. */
  title?: string;
  /** HTML */
  text?: string;
  /** The full stop of the text, behind its marks. */
  stop?: string;
  /** Of the heading. */
  statuses: StatusView[];
  points: PointView[];
}
export interface PointView {
  id: string;
  linkLabel: string;
  number?: string;
  /** HTML, with its colon. */
  title?: string;
  obligation?: ObligationView;
  /** HTML */
  text: string;
  statuses: StatusView[];
  /** The full stop of the text, behind its marks. */
  stop?: string;
  /** On paper: where it is printed, if not where its entry is. */
  place?: string;
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
    const statuses = group ? groupStatuses(group, entry, reader) : [];
    const section: PointSection = {
      ...(group && { title: reader.label(group.title) }),
      ...(group?.text && textBefore(reader.prose(group.text), statuses)),
      statuses,
      points: members.map(({ point, index }) => pointView(point, index, entry, reader)),
    };
    return [section];
  });
}

/** Source statuses of a group's heading, and of how its members combine. */
export const groupStatuses = (group: Group, entry: Entry, reader: Reader): StatusView[] =>
  statusesAt(entry, ['groups', entry.data.groups?.indexOf(group) ?? -1], reader);

function pointView(point: Point, index: number, entry: Entry, reader: Reader): PointView {
  const { t } = reader;
  const prose = reader.prose(point.text);
  const statuses = statusesAt(entry, ['points', index], reader);
  const obligation = obligationView(point, reader);
  return {
    id: partId(point.id, reader),
    linkLabel: point.title
      ? t('part.link', { title: reader.plain(point.title) })
      : t('part.link.clause'),
    ...(point.number && { number: point.number }),
    ...(point.title && { title: labelBefore(reader.label(point.title), reader.language) }),
    ...obligation,
    ...textBefore(point.title ? lowered(prose, reader) : prose, statuses, obligation.obligation),
    statuses,
    ...printedPlace(['points', index], reader),
    // Terms are linked where the text uses them.
    links: linksTo(
      point.see?.filter((address) => pageIn(address) !== 'terms'),
      reader,
    ),
  };
}
