/**
 * Common words. They may occur in a title, but do not name anything in a game, so they never decide
 * a match. Used at build time only: the word list marks them, so that readers do not load this
 * list.
 */
import { LANGUAGE_TAGS, type Language } from '../../i18n/languages.ts';
import { fold } from '../../text/fold.ts';

/** A language without an entry has none. */
const WORDS: Readonly<Partial<Record<Language, string>>> = {
  en: `
    able about above according across along actual actually after afterwards again against ago all allowed allow almost alone already also although always among
    another any anybody anyone anything anyway apply applies around ask asked away because become becomes before began being believe below best better
    between big biggest bit both bring buddy but came case cases certain change changes clear come comes common completely confused correct correctly
    course current currently decide definitely different difference doing done during each early easier easily easy either else enough especially even
    ever every everybody everyone everything exact exactly example except explain explained fact fast faster few find first five following for forget
    friend four full further game games general generally give given gives goes gone good got great group guess guy happen happened hard hello help
    her here hey him his however idea if immediately important including instead interested just keep kept kind know known large last late later least
    less let like likely little long longer look looking lot made main make makes making matter max maximum maybe mean means might min minimum more most
    much multiple must name need needed needs never new next nobody none normal normally nothing now often old once one ones only opinion option
    order other others otherwise out over own page part people perhaps person place play player players playing please point possible possibly pretty
    probably problem properly put question questions quick quickly quite rather read really reason regarding related remember right rule rulebook rules
    said same say says second see seem seems seen several she should show similar simple simply since single six situation small some somebody somehow
    someone something sometimes somewhere soon sorry special specific start still stuff such suddenly supposed sure take takes taken talk tell ten
    than thank thanks that themselves then there therefore thing things think third those though thought three through thus time times today together
    told too took total tried tries true try trying twice two type under understand unless until up upon use used uses using usual usually value
    various version very want wants was way ways well went were what whatever whenever wherever whether whole whoever why will within without wondering
    word words work works would wrong year yes yet you your yourself`,
  pl: `
    ale albo ani aż bardzo bez bowiem być byłby bym był chce chcę chciałbym chyba ciągle coś czasem czasami czas część cały cała całe często czyli
    dalej dalszy dać daje dane dlaczego dlatego długo dobra dobry dobrze dokładnie dokładny dopiero dostać dostaje dość drugi druga dużo duży dwa dwie dwóch
    dziś dzięki działa faktycznie gdyby gdzieś gracz gracze gra grze gry inaczej inny inna inne istnieje iść jasne jeden jedna jedno jednak jeszcze
    jeśli jeżeli kilka kilku kolega koniecznie konieczne kolej kolejny kolejna konkretnie który ktoś ktokolwiek lepiej liczba liczy los łatwo maks
    maksymalny maksymalnie maksimum mam masz mieć minimum miejsce mniej mniejszy moja mój moje moment można mówi musi musze muszę nadal najbardziej najlepiej
    najpierw najmniej należy napisać napisane naraz natychmiast natomiast nawet nic nigdy nikt normalnie nowy obecnie obok oczywiście ogólnie około
    opinia osoba osobno ostatni ostatnia oznacza pan pani pamiętać pewnie pierwszy pierwsza pięć podczas podobno podobny pomoc pomóc ponieważ ponownie
    potem potrzeba potrzebny potrzebuję powiedz powiedzieć powinien powinno powoduje poza później prawda prawdopodobnie prawie problem prosty
    proste proszę przecież przed przykład przypadek pytanie raczej raz razem razy robi robić rodzaj różny różnica również rozumiem sam sama samo sama
    sens siebie skąd staje stać sposób sprawa stary stale sytuacja szybciej szybki szybko takie także taki taka temu teraz też trochę trudno trzeba trzy
    trzeci typ tylko ustalić używa używać uważam w ogóle wcale wciąż wcześniej według wiadomo widać wie wiedzieć wiem wiele więc więcej większy większość
    właśnie właściwie wszystko wszyscy wtedy wydaje wygląda wziąć zasada zasady zaczyna zamiast zanim zaraz zawsze zdarza zmiana znaczy znaleźć zna
    znów znowu zostać został zrozumieć zwykle zwykły żaden żadna cztery sześć`,
  ja: `
    教え もう 一度 誰 だれ 誰か 最大 最小 最低 最高 必ず いつ いつも すぐ 普通 通常 正確 確実 本当 実際 例外 全部 全て すべて 何 何か 何回 何個 何人 何度 何枚 何両
    可能 必要 場合 方法 理由 質問 疑問 意味 説明 問題 場所 時間 時点 最初 最後 次 今 前 後 中 上 下 一つ 二つ 三つ 両方 片方 以外 以降 以前
    他 別 同じ 違い 違う 種類 多く 少し 少な 多い 大き 小さ 良い 悪い 正し 間違 思う 思い 知り 知る 知って 言う 言え 言わ 聞き 聞く 使う 使え 使わ 使って 使い
    出来 出る 出た 入る 入れ 行く 行う 行え 来る 見る 見て 持つ 持って 置く 置か 取る 取り 残る 残り 始め 終わ 続け 続く 変わ 変え 変更 考え 決め 選ぶ 選べ 選ん
    ゲーム プレイヤー ルール ケース タイミング 教えて 誰が 誰も 一緒 一番 一回 一つ 二回 何が 何を 何で 有効 無効 適用 影響 関係 特別 特に 基本 簡単 早く 速く
    通れ 通る 超え 超える 至る 至ら 至急 是非 詳し 詳細 友人 相手`,
};

const lists = new Map(
  LANGUAGE_TAGS.map((language) => [
    language,
    new Set((WORDS[language] ?? '').split(/\s+/).filter(Boolean).map(fold)),
  ]),
);

export const isCommon = (word: string, language: Language): boolean =>
  lists.get(language)!.has(word);
