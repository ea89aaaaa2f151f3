/** The words of the files that `npm run new` writes. */
import type { Language } from '../../i18n/languages.ts';

/** Words of the files, in the languages that the program has words in. */
export interface Words {
  edition: string;
  short: string;
  summary: string;
  coverage: string;
  sources: string;
  document: string;
  houseRules: string;
  stacking: string;
  imprint: string;
  turn: string;
  step: string;
  events: string;
  roll: string;
  calm: string;
  storm: string;
  success: string;
  failure: string;
  modifier: string;
  text: string;
  morale: string;
  shaken: string;
  shakenText: string;
  recover: string;
  player: string;
  question: string;
}

const WORDS: Readonly<Partial<Record<Language, Words>>> & { en: Words } = {
  en: {
    edition: 'First edition',
    short: '1st ed.',
    summary: 'The turn, step by step.',
    coverage: 'One turn and one table.',
    sources: 'The rulebook.',
    document: 'Rulebook',
    houseRules: 'House rules',
    stacking: 'Modifiers add up.',
    imprint: 'Unofficial player aid, written in our own words. Not a substitute for the rulebook.',
    turn: 'Turn',
    step: 'Roll D6 for the weather. On 4 or more the unit becomes shaken and tests its morale.',
    events: 'Weather',
    roll: 'Roll',
    calm: 'Calm',
    storm: 'Storm',
    success: 'Success',
    failure: 'Failure',
    modifier: 'Long range',
    text: 'Write the rule here.',
    morale: 'Morale',
    shaken: 'Shaken',
    shakenText: 'The unit may not advance.',
    recover: 'At the end of the turn the unit is no longer shaken.',
    player: 'Unit',
    question: 'what players ask about it',
  },
  pl: {
    edition: 'Pierwsza edycja',
    short: 'wyd. 1',
    summary: 'Przebieg tury, krok po kroku.',
    coverage: 'Jedna tura i jedna tabela.',
    sources: 'Podręcznik.',
    document: 'Podręcznik',
    houseRules: 'Zasady domowe',
    stacking: 'Modyfikatory się sumują.',
    imprint: 'Nieoficjalna pomoc dla graczy, napisana własnymi słowami. Nie zastępuje podręcznika.',
    turn: 'Tura',
    step: 'Rzuć D6 na pogodę. Przy 4 lub więcej oddział jest wstrząśnięty i sprawdza morale.',
    events: 'Pogoda',
    roll: 'Rzut',
    calm: 'Spokój',
    storm: 'Burza',
    success: 'Sukces',
    failure: 'Porażka',
    modifier: 'Daleki zasięg',
    text: 'Tu wpisz zasadę.',
    morale: 'Morale',
    shaken: 'Wstrząśnięty',
    shakenText: 'Oddział nie może nacierać.',
    recover: 'Na koniec tury oddział nie jest już wstrząśnięty.',
    player: 'Oddział',
    question: 'o co pytają gracze',
  },
  ja: {
    edition: '初版',
    short: '第1版',
    summary: 'ターンの流れ。',
    coverage: 'ターンと表。',
    sources: 'ルールブック。',
    document: 'ルールブック',
    houseRules: 'ハウスルール',
    stacking: '修正は合計する。',
    imprint: '非公式の早見表です。文章は独自に書いたもので、ルールブックの代わりにはなりません。',
    turn: 'ターン',
    step: 'D6を振って天候を決める。4以上ならユニットは動揺し、士気を調べる。',
    events: '天候',
    roll: '出目',
    calm: '晴れ',
    storm: '嵐',
    success: '成功',
    failure: '失敗',
    modifier: '遠距離',
    text: 'ここにルールを書く。',
    morale: '士気',
    shaken: '動揺',
    shakenText: 'ユニットは前進できない。',
    recover: 'ターンの終わりにユニットは動揺から回復する。',
    player: 'ユニット',
    question: 'プレイヤーの質問',
  },
};

/** English words in a language that has none here: the author replaces them anyway. */
/** Whether the program has words in a language; in others the files are in English. */
export const hasWords = (language: Language): boolean => WORDS[language] !== undefined;

export const wordsIn = (language: Language): Words => WORDS[language] ?? WORDS.en;
