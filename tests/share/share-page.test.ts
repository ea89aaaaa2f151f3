/** Title and description of the share page of every part of every ruleset. */
import { describe, expect, it } from 'vitest';
import { getRulebook } from '../../src/rulebook.ts';
import { partPages } from '../../src/site/pages.ts';
import { sharePageView } from '../../src/share/share-page.ts';
import { plain } from '../../src/notation/show.ts';

const pages = partPages(getRulebook()).map(({ props }) => {
  const { head, link } = sharePageView(props);
  const game = plain(props.ruleset.meta.title, props.language);
  return { ...head, game, link: link.href };
});

describe('every share page', () => {
  it('has a title that still names the game when chats shorten it', () => {
    const bad = pages.filter(({ title, game }) => title.length > 70 || !title.includes(game));
    expect(bad.map(({ link, title }) => `${link}: ${title}`)).toEqual([]);
  });
  it('has a sentence as its description, never a bare number or a question mark', () => {
    const bad = pages.filter(
      ({ description }) =>
        !/[.!?…。！？][)”」』]?$/u.test(description) ||
        !/[\p{L}]{2}/u.test(description) ||
        /(?:^|[\s:：])\?(?=$|[\s.。])/.test(description),
    );
    expect(bad.map(({ link, description }) => `${link}: ${description}`)).toEqual([]);
    expect(pages.length).toBeGreaterThan(3000);
  });
});
