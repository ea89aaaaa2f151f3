/** Title and description of the share page of every part of every ruleset. */
import { describe, expect, it } from 'vitest';
import { getLanguage } from '../../src/i18n/languages.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { partPages } from '../../src/site/pages.ts';
import { sharePageView } from '../../src/share/share-page.ts';
import { shortened } from '../../src/view/pages/page-title.ts';
import { plain } from '../../src/notation/show.ts';

const pages = partPages(getRulebook()).map(({ props }) => {
  const { head, link } = sharePageView(props);
  const game = plain(props.ruleset.meta.title, props.language);
  const of = shortened(plain(props.entry.data.title, props.language));
  return { ...head, game, of, language: props.language, link: link.href };
});
const twice = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

describe('every share page', () => {
  it('has a title that names the part and the game, whole, and no other page has it', () => {
    const bad = pages.filter(
      ({ title, game }) => [...title].length > 60 || title.includes('…') || !title.includes(game),
    );
    expect(bad.map(({ link, title }) => `${link}: ${title}`)).toEqual([]);
    for (const [, own] of Map.groupBy(pages, ({ language }) => language))
      expect(twice(own.map(({ title }) => title))).toEqual([]);
  });
  it('has a title that says what the part is, never only its kind and number', () => {
    const kinds =
      /^(?:Clause|Disputed|Note|Step|Punkt|Sporne|Przypis|Krok|項目|食い違い|注|ステップ) ?[\d.]* ·/u;
    expect(pages.filter(({ title }) => kinds.test(title)).map(({ title }) => title)).toEqual([]);
    // `modifier 11` would be an amount.
    expect(pages.filter(({ title }) => /\b(?:modifier|modyfikator) \d/i.test(title))).toEqual([]);
  });
  it('says in its description more than its title', () => {
    const said = pages.filter(({ title, description, language }) => {
      const [first = '', ...more] = description.split(getLanguage(language).sentence.boundary);
      const isPlace = more.every((one) => /^(?:See|Zobacz)|を参照。$/u.test(one));
      return isPlace && first.replace(/[.。]$/, '') === title.split(' · ')[0];
    });
    expect(said.length / pages.length).toBeLessThan(0.005);
  });
  it('has the source status of a list before it, where it is not that of its last item', () => {
    const mortar = pages.filter(({ link }) => link.endsWith('tables/weapons/#light-mortar'));
    expect(mortar.map(({ description }) => description)).toEqual([
      expect.stringMatching(
        /penetration HE \(reconstructed\); special rules \(reconstructed\): Team, /,
      ),
      expect.stringMatching(/zasady specjalne \(odtworzone\): Zespół, /),
      expect.stringMatching(/貫通修正HE（復元）／特別ルール（復元）：チーム、/),
    ]);
  });
  it('has one or two whole sentences as its description, none a chain of labels, and no other page has them', () => {
    const bad = pages.filter(({ description, language }) => {
      const sentences = description
        .split(getLanguage(language).sentence.boundary)
        .filter((one) => one !== '');
      return (
        description.length > 200 ||
        description.includes('…') ||
        sentences.length > 2 ||
        // A quoted title may have a colon of its own.
        sentences
          .flatMap((one) => one.replace(/[“„「][^”」]*[”」]/gu, '').split(/[;,、／]/))
          .some((one) => (one.match(/[:：](?=\s|\p{L})/gu)?.length ?? 0) > 1)
      );
    });
    expect(bad.map(({ link, description }) => `${link}: ${description}`)).toEqual([]);
  });
  it('names in its description what the sentence is about, unless that has a colon of its own', () => {
    const bad = pages.filter(
      ({ description }) =>
        /^(?:They|It|He|She|Ona|Ono|Oni|One|Wtedy) /.test(description) &&
        !description.includes(':') &&
        description.length < 120,
    );
    expect(bad.map(({ link, description }) => `${link}: ${description}`)).toEqual([]);
  });
  it('says in its description where it stands only if its title does not, and then no other page has it', () => {
    const isPlaced = ({ title, of }: (typeof pages)[number]) => title.includes(of);
    const place = /(?:See|Zobacz stronę) [“„]|」を参照。$/u;
    expect(
      pages
        .filter((page) => isPlaced(page) && place.test(page.description))
        .map(({ link }) => link),
    ).toEqual([]);
    const others = pages.filter((page) => !isPlaced(page));
    expect(others.filter(({ description }) => place.test(description)).length).toBeGreaterThan(100);
    for (const [, own] of Map.groupBy(others, ({ language }) => language))
      expect(twice(own.map(({ description }) => description))).toEqual([]);
  });
  it('says a figure with what it is for, never `1 = 1–13` or `+1 for “OM1”`, and a status once', () => {
    const bad = pages.filter(
      ({ description }) =>
        /(?<![\p{L}#)] )\b\d+ = \d+–\d+/u.test(description) ||
        /^[\d+−×= ½¼]+ (?:for|–)/u.test(description) ||
        /([(（])[^()（）]*?(\p{L}+)[)）] ?\1\2/u.test(description),
    );
    expect(bad.map(({ link, description }) => `${link}: ${description}`)).toEqual([]);
  });
  it('has no brackets beside brackets, no name twice in its title, no number of a part without the figure and no figure without its unit', () => {
    const bad = pages.filter(
      ({ title, description }) =>
        /\p{L}[)）] ?[(（]\p{L}/u.test(description) ||
        /[”」] ?[(（](?:point|punkt|項目)[)）]/.test(description) ||
        twice(title.split(' · ')).length > 0 ||
        / · (?:step|krok|手順)(?: · |$)/.test(title),
    );
    expect(bad.map(({ link, title, description }) => `${link}: ${title}: ${description}`)).toEqual(
      [],
    );
    const scattered = pages.filter(({ link }) =>
      link.endsWith('/mein-panzer/modifiers/scatter/#odd-die'),
    );
    expect(scattered.map(({ description }) => description.includes('1″'))).toEqual([
      true,
      true,
      true,
    ]);
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
