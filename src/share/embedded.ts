/** The frame that the share menu of a table or a roll offers. */
import type { Entry } from '../model/entries.ts';
import { copied, embedHref } from '../site/routes.ts';
import type { Reader } from '../view/context.ts';
import { isEmbedded } from '../view/pages/embed.ts';
import { editionName } from '../wording/names.ts';
import type { ShareData } from './data.ts';
import { heightOf } from './embed.ts';

/** Its height follows from the number of rows or modifiers. */
export function embedOf(entry: Entry, reader: Reader): Pick<ShareData, 'embed'> {
  if (!isEmbedded(entry)) return {};
  const rows = entry.parts.filter(({ kind }) => kind === 'row' || kind === 'modifier').length;
  return {
    embed: {
      link: copied(embedHref(reader.language, reader.ruleset.id, entry.address)),
      title: `${reader.plain(entry.data.title)} · ${editionName(reader.ruleset, reader.language)}`,
      height: heightOf(rows),
    },
  };
}
