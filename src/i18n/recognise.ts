/**
 * Recognises the language of a text by its letters and common words. The word lists are not in
 * `languages.ts`, because that file is part of the script of every page.
 */
import { fold } from '../text/fold.ts';
import { LANGUAGE_TAGS, type Language } from './languages.ts';

interface LanguageSigns {
  /** A letter of its script. */
  letter: RegExp;
  /** Words that most sentences contain. */
  commonWords: ReadonlySet<string>;
  /** Lower-case spelling that is frequent in the language, and rare in the others of its script. */
  spelling: RegExp;
  /** Spelling that words of the others of its script hardly ever have. */
  sureSpelling: RegExp;
  /** Letters that no other language of the same script has. */
  letters?: RegExp;
  /** Common words with diacritics, which without them are no words of the language. */
  accented?: ReadonlySet<string>;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Features per language; of others, only the little words are known. */
const SIGNS: Partial<Record<Language, LanguageSigns>> = {
  en: {
    letter: /\p{Script=Latin}/u,
    commonWords: words(
      `the an and in of is or that not it may on only for with its at no are by from as our which does when this if
      be all must without use any other same each whether but one has have gives both say after so how before what can
      than here also own out their take then them once using still per cannot into these neither never unless until
      every while where who to he she they we you will was were been would should could such some more there those
      through under between against above below behind during because since though about over within two three four
      five six his her him had being did done much many very too just even again always often along across among
      toward towards around another itself themselves least instead`,
    ),
    spelling:
      /[qvx]|th|sh|wh|ck|ee|oo|ou|ea|gh|ss|tt|ll|ff|(?:ing|ed|er|ly|tion|ment|ness|ble|ive|ge|ve|ke|le|ts|ns|rs|ds)$/u,
    sureSpelling:
      /[qvx]|th|sh|wh|ck|ee|ou|gh|ss|tt|ll|ff|ph|cc|pp|[aei]ct|oa[dt]|oo[fkt]|(?:[^z]ed|ing|ly|tion|ts|ds|[nr]s|ge|ke|[aeo]y|nce|ies|able|ous)$/u,
  },
  pl: {
    letter: /\p{Script=Latin}/u,
    commonWords: words(
      `w na i nie z się do lub tylko jest może o po bez przy ma za że od który czy która go jak tej jej ale dla które
      mogą albo gdy tym tego jeśli są co przed niż musi ani przez ze zostaje można każdy być już oraz ich tu kto także
      więc kiedy brak ten jeszcze ją potem mają jako we ku nad pod gdyż lecz aby to on by no są ta te ona ono oni nich
      nim niej jego każda każde każdego będzie będą ponad podczas wobec według obok zawsze nigdy oprócz zamiast wtedy
      dopiero gdzie wszystkie inny inna inne swoje swojej swoich taki taka takie tak tych dwa dwie trzy cztery pięć
      sześć bardzo mniej więcej jeden jedna jedno dlatego ponieważ dopóki choć poza około wśród czyli też zwykle sobie
      niech był była było były tam nic nikt żaden żadna oba obie tyle ile kilka wiele`,
    ),
    sureSpelling:
      /[ąćęłńóśźż]|[scrd]z|cj|j[bcdfgklmnprstz]|w[bcgjmpz]|z[bcdgkmnpw]|[^c]kt|wie|owan|^(?:w[yzskptn]|z[wnmdbgrl])|(?:[aeiou]j|ow[ya]|ego|emu|ych|ymi|[aeo]mi|uje|[cw]ki|[bdgmnpwz]ie|iem|nia|[^eot]ach)$/u,
    letters: /[ąćęłńśźż]/u,
    spelling:
      /[ąćęłńóśźż]|sz|cz|rz|dz|ch$|(?:j|w)[bcdfgklmnprstz]|(?:[nlkrcs]ie|[nlkrcs]iem|nia|cja|cji|owy|owa|owe|owej|ach|ami|ego|emu|ych|ymi|uje|aj|ij|ek|ka|ki|ku|ty|ny|na|ne|nej|wa|wy|ta|dy)$/u,
    accented: words(
      `się może można także każdy każda każde każdego każdej każdym który która które którego której którym których
      którzy którą być już jeśli również więcej są mogą muszą będzie będą zostaną ponieważ dopóki między według`,
    ),
  },
  ja: {
    letter: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    commonWords: new Set(),
    spelling: /(?!)/u,
    sureSpelling: /(?!)/u,
  },
};

/** Words that most sentences of languages without signs have; in Latin letters none of one letter, which may be a mark, and not `die`, which is English, too. */
const LITTLE_WORDS: Partial<Record<string, ReadonlySet<string>>> = {
  cs: words(
    `je se ve není jsou při pro pokud která který které každý každá může ale ji jeho podle proti jako bez když nebo
      však aby pouze`,
  ),
  da: words(
    `og det den en et er som på af for med ikke til fra kan hver hvert eller hvis de skal har må kun alle mod ved
      uden`,
  ),
  de: words(
    `der das den dem des und oder ist sind nicht ein eine einen einem einer eines mit von zu auf für bei im
      wird werden kann nur wenn er sie es als nach aus wie auch vom zum zur hat bis je jede jeder jeden jedes ihre
      seine gegen hinter darf kein keine alle mehr an am in so was war her hier man ob dass sich sein seiner ihr ihren
      ihrer diese dieser dieses dann dort zwei drei über unter vor zwischen durch ohne aber noch wir beim ins`,
  ),
  es: words(
    `el la los las de del es son un una en por para con que no se su si al como puede cada sin más menos otro esta
      contra pero lo sus`,
  ),
  fi: words(
    `ja on ei se ovat tai kun jos hän mutta voi joka jokainen sen ne myös vain että kuin sitä heitä ilman kaikki
      yksi yhden`,
  ),
  fr: words(
    `le la les des du de et est sont un une dans pour par sur qui que ne pas avec ou il elle se ce peut au aux en
      si chaque plus contre deux son sa ses leur sans tout on ils elles nous vous mais ou comme quand cette ces cet être
      sera ont entre sous après avant trois même aussi leurs toute tous toutes`,
  ),
  hu: words(
    `az és egy nem is van hogy vagy ha minden de meg csak lehet azt ezt aki ami mint után nélkül kell több`,
  ),
  it: words(
    `il lo la gli le di del della dei delle sono un una in per con che non si da al alla può ogni se nel ha contro
      senza più suo tutti`,
  ),
  nl: words(
    `de het een en van is zijn niet of met op voor aan bij te dat wordt worden kan als elke elk in uit tegen
      zonder alle maar geen naar`,
  ),
  pt: words(
    `os as de do da dos das são um uma em no na por para com que não se ou pode cada ao sem mais contra seu sua`,
  ),
  ru: words(
    `и в не на с по из к для или если что это может он она его каждый каждая при от до как а их без все но`,
  ),
  sv: words(
    `och det den en ett är som på av för med inte till från kan varje eller om de ska har får mot utan alla bara`,
  ),
};

/** Words of English and of Polish alike: they speak for neither. */
const SHARED = words(
  'a ale as but by co do go i ja jest ma no on one per pod same tam te ten to tu',
);

/** Texts of at most this many words are judged by letters only: most are names. */
const SHORT = 2;
/** Texts of fewer words are not judged by little words. */
const SENTENCE = 6;
/** Capitals and digits form an abbreviation, which belongs to no language: DRM, K/1, MG42. */
const ABBREVIATION =
  /[\p{Script=Latin}\d]*[\p{Lu}\d][\p{Lu}\d#/]+\p{Script=Latin}*|(?<!\p{Script=Latin})\p{Lu}(?!\p{Script=Latin})/gu;
/** Single letters with hyphens are a mark, and no words: a-b-none. */
const MARK = /(?<![\p{L}-])\p{L}-(?:\p{L}+-)*\p{L}+/gu;
const WORD = /\p{L}+(?:-\p{L}+)*/gu;
const LATIN_WORD = /\p{Script=Latin}+/gu;

const unmarked = (text: string): string => text.replace(MARK, ' ').replace(ABBREVIATION, ' ');

interface Given {
  /** The languages that the rules name. */
  known?: readonly Language[];
  /** Names that texts in `language` may have, whatever language they come from. */
  names?: RegExp;
}

/** The language that a text is written in instead of `language`; undefined if it may be `language`. */
export function findOtherLanguage(
  text: string,
  language: Language,
  { known = LANGUAGE_TAGS, names }: Given = {},
): Language | undefined {
  const own = SIGNS[language];
  const whole = unmarked(text);
  const prose = names ? unmarked(text.replace(names, ' ')) : whole;
  const foreign = byLittleWords(prose, language, known);
  if (foreign !== undefined || !own) return foreign;
  const others = LANGUAGE_TAGS.filter(
    (tag) => SIGNS[tag]?.letter.test(prose) && !isSameScript(tag, language),
  );
  if (isLatin(language)) {
    if (others[0] !== undefined) return others[0];
    if ((whole.match(WORD) ?? []).length <= SHORT) return undefined;
    const { score } = evidenceFor(prose, language);
    return LANGUAGE_TAGS.filter((tag) => isSameScript(tag, language)).find((tag) => {
      const rival = evidenceFor(prose, tag, language);
      return rival.isEnough && rival.score > score;
    });
  }
  // Texts in another script may contain Latin names, but no Latin sentence, and always contain
  // letters of that script.
  const scores = others.map((tag) => evidenceFor(prose, tag).score);
  const likely = others[scores.indexOf(Math.max(...scores))];
  if (likely === undefined || !own.letter.test(prose)) return likely;
  return commonWordsIn(prose, likely) >= SHORT ? likely : undefined;
}

const littleWordsOf = (language: Language): ReadonlySet<string> | undefined =>
  SIGNS[language]?.commonWords ?? LITTLE_WORDS[language.replace(/-.*/, '')];

/** The language of a sentence that has little words which `language` lacks, and none that only `language` has. */
function byLittleWords(
  text: string,
  language: Language,
  known: readonly Language[],
): Language | undefined {
  const own = littleWordsOf(language);
  const rivals = known.filter((tag) => !SIGNS[tag] || !SIGNS[language]);
  if (!own || rivals.length === 0) return undefined;
  const all = (text.match(WORD) ?? []).map((word) => word.toLowerCase());
  // Japanese has no words of its own here, but letters.
  if (all.length < SENTENCE || (own.size === 0 && SIGNS[language]?.letter.test(text)))
    return undefined;
  const counts = rivals.map((tag) => {
    const theirs = littleWordsOf(tag) ?? new Set();
    if (all.some((word) => own.has(word) && !theirs.has(word))) return 0;
    return new Set(all.filter((word) => theirs.has(word) && !own.has(word))).size;
  });
  const most = Math.max(...counts);
  return most < SHORT ? undefined : rivals[counts.indexOf(most)];
}

export interface BareWord {
  /** `sie` */
  word: string;
  /** `się` */
  meant: string;
}

/**
 * What finds a word that lacks its diacritics in a text: a common one, or, in a text without any, one that other texts of the
 * language have with diacritics alone. `texts` is called at most once, when a text without any is met.
 */
export function bareWordsIn(
  language: Language,
  texts: () => readonly string[],
): (text: string) => BareWord | undefined {
  const accented = SIGNS[language]?.accented;
  if (!accented) return () => undefined;
  const common = markedIn(accented);
  let written: ReadonlyMap<string, string> | undefined;
  return (text) => {
    const all = wordsOf(text);
    const [found] = meantBy(all, common);
    if (found || all.length < SEVERAL || all.some(isMarked)) return found;
    written ??= markedIn(
      texts()
        .filter((one) => wordsOf(one).some(isMarked))
        .flatMap(wordsOf),
    );
    const words = meantBy(all, written);
    // Another form of a word may end without: `trafiona`, `trafioną`.
    const sure = words.find(({ word, meant }) => word.slice(0, -1) !== meant.slice(0, -1));
    return sure ?? (words.length > 1 ? words[0] : undefined);
  };
}

/** Words of a sentence. */
const SEVERAL = 3;

const wordsOf = (text: string): string[] =>
  (text.match(LATIN_WORD) ?? []).map((word) => word.toLowerCase());
const isMarked = (word: string): boolean => fold(word) !== word;

/** Words with diacritics, by their spelling without; not where that is a word, too: `piechotą`, `piechota`. */
function markedIn(all: Iterable<string>): ReadonlyMap<string, string> {
  const words = new Set(all);
  const marked = [...words].filter(isMarked).map((word): [string, string] => [fold(word), word]);
  return new Map(marked.filter(([word]) => !words.has(word)));
}

const meantBy = (all: readonly string[], known: ReadonlyMap<string, string>): BareWord[] =>
  [...new Set(all)].flatMap((word) => {
    const meant = known.get(word);
    return meant === undefined ? [] : [{ word, meant }];
  });

const isSameScript = (a: Language, b: Language): boolean =>
  SIGNS[a]?.letter.source === SIGNS[b]?.letter.source;
const isLatin = (language: Language): boolean => SIGNS[language]?.letter.test('a') === true;

/** What speaks for a language in a text. */
interface Evidence {
  /** Common words count twice, because the spelling of a name can mislead. */
  score: number;
  /** Whether it is more than one short word or one odd spelling. */
  isEnough: boolean;
}

/** What speaks for `language` in a text whose field is of another one, `own`. */
function evidenceFor(text: string, language: Language, own?: Language): Evidence {
  const signs = SIGNS[language];
  if (!signs) return { score: 0, isEnough: false };
  const isOwn = (word: string): boolean =>
    SHARED.has(word) || (own !== undefined && SIGNS[own]?.commonWords.has(word) === true);
  const isCommon = (word: string): boolean => signs.commonWords.has(word) && !isOwn(word);
  const words = (text.match(LATIN_WORD) ?? [])
    .map((word, at) => ({
      word: word.toLowerCase(),
      // A capital inside a sentence begins a name.
      isName: at > 0 && /^\p{Lu}/u.test(word),
    }))
    .filter(({ word }) => !isOwn(word));
  const plain = words.flatMap(({ word, isName }) => (isName ? [] : [word]));
  // Words of one letter count as one: they may be marks.
  const telling = plain
    .filter((word) => isCommon(word) || signs.sureSpelling.test(word))
    .map((word) => (word.length > 1 ? word : ''));
  return {
    score: words.reduce(
      (sum, { word }) => sum + (isCommon(word) ? 2 : 0) + (signs.spelling.test(word) ? 1 : 0),
      0,
    ),
    isEnough:
      new Set(telling).size > 1 ||
      plain.some((word) => (isCommon(word) && word.length > 2) || signs.letters?.test(word)),
  };
}

const commonWordsIn = (text: string, language: Language): number =>
  (text.match(LATIN_WORD) ?? []).filter((word) => SIGNS[language]?.commonWords.has(word)).length;
