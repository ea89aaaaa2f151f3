/** Japanese words of the printed quick reference. */
import type { print as english } from './en-print.ts';
import type { Words } from './en.ts';

export const print: Pick<Words, keyof typeof english> = {
  'print.open': '印刷',
  'print.open.sheet': '早見表を印刷',
  'print.title': '早見表',
  'print.lead': '必要な部分を選んで印刷してください。選択内容はアドレスに保存されます。',
  'print.no-script': '部分の選択にはJavaScriptが必要です。無効の場合は早見表の全体が表示されます。',
  'print.description': ({ game }) =>
    `${game}の印刷用早見表です（A4・レター）。出典とQRコードが付いています。`,
  'print.turn': 'ターンの流れ',
  'print.abbreviations': '略語',
  'print.examples': '例',
  'print.parts': '印刷する部分',
  'print.parts.all': 'すべて',
  'print.parts.of': ({ name }) => `${name}から個別に選ぶ`,
  'print.paper': '用紙',
  'print.paper.own': 'プリンターの設定に従う',
  'print.notes': '脚注（出典と疑問点）',
  'print.print': '印刷する',
  'print.pages': ({ n }) => `約${n}ページ`,
  'print.nothing': '何も選ばれていません。',
  'print.page': ({ n, count }) => `${n}／${count}ページ`,
  'print.version': ({ version }) => `データ ${version}`,
  'print.version-on': ({ version, date }) => `データ ${version}（${date}）`,
  'print.code': ({ name }) => `QRコード：${name}`,
  'print.code.text': '印刷後に変更がないか、読み取って確認できます。',
  'print.codes-missing':
    'このサイトはこのコンピューターからしか開けないため、QRコードは省略しました。',
  'print.dispute': ({ about, claims, used }) => `${about}：${claims}。採用：${used}。`,
  'title.print': ({ game }) => `${game}の印刷用早見表`,
  'arrival.unchanged': ({ version }) => `印刷後の変更はありません（データ ${version}）。`,
  'arrival.since-sheet': '印刷後に変更された数値：',
  'arrival.newer': ({ version }) =>
    `お手元の早見表（データ ${version}）は、このページより新しいものです。オンラインのときに再読み込みしてください。`,
};
