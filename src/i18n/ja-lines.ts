/** データから組み立てる行。 */
import type { lines as english } from './en-lines.ts';
import type { Words } from './en.ts';
import { pluralOf } from './plural.ts';

const plural = pluralOf('ja');

/** 釘付けカウンター; a name that says what it is stays as it is: CCカウンター. */
const counter = (names: string): string =>
  /(カウンター|マーカー)$/.test(names) ? names : `${names}カウンター`;

export const lines: Pick<Words, keyof typeof english> = {
  'roll.dice-and-target': ({ dice, target }) => `${dice}を振る。目標値は${target}。`,
  'roll.pool': ({ dice, number, success }) =>
    `${dice}を振る数：${number}。成功になる条件：${success}。`,
  'roll.target': ({ target }) => `目標値は${target}。`,
  'roll.symbols': ({ symbols }) => `ダイスの面：${symbols}。`,
  'dice.highest': ({ n }) => plural(n, { other: `高い方から${n}個を採用` }),
  'dice.lowest': ({ n }) => plural(n, { other: `低い方から${n}個を採用` }),
  'dice.reroll': ({ on }) => `${on}は1回だけ振り直す`,
  'dice.reroll-repeatedly': ({ on }) => `${on}は別の目が出るまで振り直す`,
  'dice.explode': ({ on }) => `${on}が出たらもう一度振って加える`,
  'dice.extra': ({ on }) => `${on}の目ごとにダイス1個を追加`,
  'roll.rest': 'それ以外',
  'roll.dice': ({ dice }) => `${dice}を振る。`,
  'roll.target-unknown': ({ dice }) => `${dice}を振る。目標値は資料にない。`,
  'roll.shared': ({ rolls }) => `${rolls}で振ったダイスの出目をそのまま使う。`,
  'roll.shared-and-target': ({ rolls, target }) =>
    `${rolls}で振ったダイスの出目をそのまま使う。目標値は${target}。`,
  'roll.check': ({ roll }) => `「${roll}」の結果で決まる。`,
  'roll.contest.highest': ({ dice }) => `双方が${dice}を振り、出目の大きいほうが勝つ。`,
  'roll.contest.lowest': ({ dice }) => `双方が${dice}を振り、出目の小さいほうが勝つ。`,
  'roll.ties.all': '同じなら、どちらも勝ち。',
  'roll.ties.again': '同じなら振り直す。',
  'roll.ties.none': '同じなら、どちらも勝たない。',
  'roll.ties.side': ({ side }) => `同じなら、${side}の勝ち。`,
  'roll.ties.unknown': '同じ場合の扱いは資料にない。',
  'roll.select.highest': ({ dice, each }) => `${each}ごとに${dice}を振り、最も大きい出目を採る。`,
  'roll.select.lowest': ({ dice, each }) => `${each}ごとに${dice}を振り、最も小さい出目を採る。`,
  'roll.select.ties.all': '同じ出目が並んだら、そのすべてを採る。',
  'roll.select.ties.again': '同じ出目が並んだら振り直す。',
  'roll.select.ties.none': '同じ出目が並んだら、どれも採らない。',
  'roll.select.ties.unknown': '同じ出目が並んだ場合の扱いは資料にない。',
  'roll.face.red': '赤ダイス',
  'roll.face.white': '白ダイス',

  'test.and': ({ a, b }) => `${a}、かつ${b}`,
  'test.equals': ({ subject, amount }) => `${subject} = ${amount}`,
  'test.above': ({ subject, amount }) => `${subject} > ${amount}`,
  'test.atLeast': ({ subject, amount }) => `${subject} ≥ ${amount}`,
  'test.below': ({ subject, amount }) => `${subject} < ${amount}`,
  'test.atMost': ({ subject, amount }) => `${subject} ≤ ${amount}`,
  'test.range': ({ subject, from, to }) => `${subject} ${from}–${to}`,
  'test.between': ({ subject, above, atMost }) => `${subject} > ${above}、かつ ≤ ${atMost}`,
  'test.is': ({ subject, names }) => `${subject}が${names}`,
  'test.is-not': ({ subject, names }) => `${subject}が${names}でない`,
  'test.is-none-of': ({ subject, names }) => `${subject}が${names}以外`,
  'test.none': ({ subject }) => `${subject}がない`,
  'test.some': ({ subject }) => `${subject}がある`,
  'test.odd': '奇数の出目',
  'test.even': '偶数の出目',
  'test.doubles': 'ゾロ目',
  'test.not-doubles': 'ゾロ目以外',
  'test.symbol': ({ names }) => `ダイスの目が${names}`,
  'test.symbol-not': ({ names }) => `ダイスの目が${names}でない`,
  'test.outcome': ({ names }) => `結果が${names}`,
  'test.outcome-not': ({ names }) => `結果が${names}以外`,
  'test.winner': '勝った側',
  'test.loser': '負けた側',
  'test.otherwise': '上記以外',
  'test.if': ({ condition, text }) =>
    `${condition}${/[\p{N}A-Za-z#値]$/u.test(condition) ? 'の' : ''}場合は、${text}`,

  'case.line': ({ condition, text }) => `${condition}：${text}`,

  'effect.place.counter': ({ markers }) => `${counter(markers)}を置く`,
  'effect.place.counted': ({ counted }) => `${counted}置く`,
  'effect.place.state': ({ markers }) => `${markers}になる`,
  'effect.place.die': ({ markers }) => `${markers}を置く`,
  'effect.remove.counter': ({ markers }) => `${counter(markers)}を取り除く`,
  'effect.remove.counted': ({ counted }) => `${counted}取り除く`,
  'effect.remove.state': ({ markers }) => `${markers}を解除する`,
  'effect.remove.die': ({ markers }) => `${markers}を取り除く`,
  'effect.keep.counter': ({ markers }) => `${counter(markers)}を残す`,
  'effect.keep.state': ({ markers }) => `${markers}のままにする`,
  'effect.keep.die': ({ markers }) => `${markers}を残す`,
  'effect.keep.side': ({ die, side }) => `${side}の${die}を残す`,
  'effect.flip.counter': ({ marker, to }) => `${counter(marker)}を裏返して${to}にする`,
  'effect.flip.state': ({ marker, to }) => `${marker}から${to}に変わる`,
  'effect.flip.die': ({ die, to }) => `${die}を「${to}」にする`,
  'effect.name': ({ name }) => name.trim(),
  'effect.counted': ({ n, marker }) => `${marker}を${n}個`,
  'effect.optional': ({ effect }) => `${effect}（任意）`,

  'markers.again.counter': ({ effect }) => `再び置かれた場合、${effect}`,
  'markers.again.state': ({ effect }) => `再び受けた場合、${effect}`,

  'step.limit.line': ({ limit }) => `制限：${limit}`,
  'step.repeat.line': ({ until }) => `繰り返し：${until}`,

  'cost.units': ({ n, unit }) => `${n}${unit}`,
  'cost.times': ({ n, cost }) => `${cost}の${n}倍`,

  'place.phase': ({ n, of }) => `フェイズ${n}／${of}`,
  'place.step': ({ procedure, n, of }) => `${procedure}：ステップ${n}／${of}`,
  'sides.sequential': ({ first, then }) => `${first}、次に${then}`,
  'sides.per-step': ({ first, then }) => `各ステップを${first}、次に${then}の順に行う`,
  'sides.alternating': ({ first, then }) => `${first}と${then}が1回ずつ交互に行動`,
  'sides.react': ({ first, then }) => `${first}（行動のたびに${then}が対応できる）`,
  'sides.simultaneous': ({ first, then }) => `${first}、次に${then}の順に宣言し、同時に解決`,
  'sides.drawn': ({ first, then }) => `${first}か${then}（引いたほう）`,

  'amount.per-one': ({ each, perOne }) => `${perOne}${each}`,
  'amount.per-every-down': ({ each, every, of }) => `${of}${every}ごとに${each}（端数切り捨て）`,
  'amount.per-every-up': ({ each, every, of }) => `${of}${every}ごとに${each}（端数切り上げ）`,
  'amount.per-above': ({ each, every, above }) => `${above}を超える${every}ごとに${each}`,
  'amount.from-to': ({ from, to }) => `${from}から${to}`,
  'amount.unknown': '不明',
  'amount.dice': ({ n }) =>
    `ダイス${n > 0 ? '+' : '−'}${plural(Math.abs(n), { other: `${Math.abs(n)}個` })}`,
  'amount.dice-named': ({ amount }) => `ダイス数${amount}`,
  'amount.set': ({ amount }) => `= ${amount}`,
  'amount.set-unknown': '値は不明',

  'shift.lower': ({ n }) => plural(n, { other: `${n}列下` }),
  'shift.higher': ({ n }) => plural(n, { other: `${n}列上` }),
  'shift.unknown': ({ n }) => plural(n, { other: `列を${n}つずらす（向きは不明）` }),

  'value.start': ({ value, amount }) => `${value}の基本値：${amount}`,
  'value.equals': ({ value, amount }) => `${value} = ${amount}`,
  'value.start-own': ({ value }) => `基本値：${value}`,
  'work.nothing.unknown': '資料に値がないため、計算できません。',
  'work.nothing.taken-over': '値をそのまま使うため、計算は要りません。',
  'value.most': ({ n }) => `最大${n}`,
  'value.least': ({ n }) => `最小${n}`,

  'mod.differs.line': ({ text }) => `ほかの箇所との違い：${text}`,
  'mod.cancels.line': ({ names }) => `適用されなくなる修正・倍率：${names}`,
  'mod.applies.line': ({ rolls }) => `${rolls}に適用する。`,
  'mod.applies-all-except': ({ rolls }) => `${rolls}を除くすべての判定に適用する。`,

  'line.result': ({ title, game, circumstances, result }) =>
    `${title}（${game}）：${circumstances} → ${result}`,
  'line.given': ({ title, game, result }) => `${title}（${game}）：${result}`,
  'line.beside': ({ circumstances, result }) => `${circumstances} → ${result}`,
  'line.with-odds': ({ needed, odds }) => `${needed}（${odds}）`,
  'line.value': ({ name, value }) => `${name}：${value}`,
  'line.lacking': ({ names }) => `未入力：${names}`,
  'line.unknown': '結果は不明',
  'line.chance-unknown': '確率は不明',
  'line.open': '資料からは決まらない',
  'line.open-together': ({ names }) => `「${names}」の修正を合計するかどうかは資料に記載がない`,
  'line.sum': ({ sum }) => `修正の合計${sum}`,
  'line.numbered': ({ name }) => `結果${name}`,
  'line.at-least-once': ({ results }) => `${results}（それぞれ1回以上になる確率）`,
  'line.double': ({ face }) => `${face}のゾロ目`,
  'line.only-succeeds': ({ thrown }) => `${thrown}だけが成功`,
  'line.always-fails': ({ thrown }) => `${thrown}は必ず失敗`,

  'example.line': ({ title }) => `例：${title}`,

  'front.step': ({ title, text }) => `${title}：${text}`,
};
