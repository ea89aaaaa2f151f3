/** Everything that can be copied of the fixture game, in every format and language, as texts that a native reader can proofread. */
import { describe, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { shareDataOf, type SharedPage } from '../../src/share/content.ts';
import { cellsIn, select } from '../../src/share/data.ts';
import { formatsOf, write } from '../../src/share/formats.ts';
import { sharePageView } from '../../src/share/share-page.ts';
import { partPages } from '../../src/site/pages.ts';
import { readRulebook } from '../../src/rulebook.ts';
import { createReader } from '../../src/view/context.ts';
import { checkView, readGame } from '../view/golden-game.ts';

const HEADS = { table: 'Table', game: 'Game', source: 'Source', link: 'Link' };
const { ruleset } = readGame();
const PAGES: readonly SharedPage[] = [...ruleset.entries, 'markers', 'terms'];

describe.each(LANGUAGE_TAGS)('in %s', (language) => {
  const dataOf = (page: SharedPage) => {
    const address = typeof page === 'string' ? page : page.address;
    return shareDataOf(page, createReader(language, ruleset, address));
  };

  it('the data of the menu', async () => {
    const { words, ...head } = dataOf('markers');
    await checkView('share-data', language, {
      words,
      game: head.game,
      edition: head.edition,
      pages: Object.fromEntries(
        PAGES.map(dataOf).map(({ address, page, table, parts }) => [
          address,
          { page, ...(table && { table }), parts },
        ]),
      ),
    });
  });
  it('every format of every page and part, and of the cells of the first row', async () => {
    const texts = PAGES.map(dataOf).flatMap((data) =>
      ['', ...Object.keys(data.parts)]
        .flatMap((id) => [id, ...(id === data.table?.rows[0] ? cellsIn(data, id) : [])])
        .map((fragment): [string, object] => {
          const { shared, neutral, edit } = select(data, fragment);
          const written = formatsOf(shared).map((format): [string, string[]] => [
            format,
            write(format, shared, HEADS).split(/\r?\n/),
          ]);
          return [
            `${data.address}#${fragment}`,
            { neutral, edit, ...Object.fromEntries<string[]>(written) },
          ];
        }),
    );
    await checkView('share-formats', language, Object.fromEntries(texts));
  });
});

/** Games of other shapes than the fixture game: long names and texts, lists, dice of all kinds, units of their own. */
it.each(['games', 'every-feature'])(
  'titles and descriptions of share pages of %s',
  async (folder) => {
    const { rulebook } = readRulebook(`tests/fixtures/${folder}`, { lenient: true });
    const pages = partPages(rulebook ?? { rulesets: [] }).map(({ props }) => sharePageView(props));
    const said = pages.map(
      ({ link, head }) => [link.href, [head.title, head.description]] as const,
    );
    await checkView(`share-pages-${folder}`, undefined, Object.fromEntries(said));
  },
);
