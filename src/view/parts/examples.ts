/** Worked examples: their words, and the link that opens them in the calculator. */
import type { Example } from '../../../schemas/types.d.ts';
import { withAddition } from '../../i18n/format.ts';
import type { Entry } from '../../model/entries.ts';
import { entriesOf } from '../../model/rulebook.ts';
import { exampleHref } from '../calculator.ts';
import type { Reader } from '../context.ts';
import { statusesAt, type StatusView } from '../evidence.ts';
import type { Link } from '../links.ts';
import { textBefore } from './marked.ts';

export interface ExampleView {
  id: string;
  /** Opens its situation in the calculator. */
  open?: Link;
  /** `Example: Plain shot (our example)`; HTML */
  heading: string;
  /** HTML */
  text: string;
  /** The full stop of the text, behind its marks. */
  stop?: string;
  /** Source statuses of an example from a source. */
  statuses: StatusView[];
}

export function exampleView(
  example: Example,
  index: number,
  entry: Entry,
  reader: Reader,
): ExampleView {
  const { t } = reader;
  const { id, title, fromSource, text } = example;
  const to = exampleHref(example, reader);
  const statuses = fromSource ? statusesAt(entry, ['examples', index], reader) : [];
  return {
    id,
    heading: withAddition(
      title ? t('example.line', { title: reader.label(title) }) : t('example.title'),
      t(fromSource ? 'example.printed' : 'example.ours'),
      reader.language,
    ),
    ...textBefore(reader.prose(text), statuses),
    statuses,
    ...(to !== undefined && { open: { href: to, name: tryName(example, reader) } }),
  };
}

/** `Try it`, with the name of the roll where a table has several. */
function tryName({ target, way }: Example, { ruleset, t, plain, language }: Reader): string {
  const table = entriesOf(ruleset, 'tables').find(({ address }) => address === target);
  const roll = table?.data.rolls?.find(({ id }) => id === way);
  return roll ? withAddition(t('work.try'), plain(roll.title), language) : t('work.try');
}
