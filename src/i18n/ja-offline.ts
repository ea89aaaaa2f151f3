/** Japanese words about keeping pages for reading without a connection. */
import type { Words } from './en.ts';
import type { offline as english } from './en-offline.ts';

export const offline: Pick<Words, keyof typeof english> = {
  'offline.keep': 'オフラインに保存',
  'offline.keep-size': ({ size }) => `オフラインに保存（${size}）`,
  'offline.all': ({ size }) => `全ゲームを保存（${size}）`,
  'offline.everything': ({ size }) => `全ゲームを全言語で保存（${size}）`,
  'offline.manage': 'オフライン保存',
  'offline.cancel': 'キャンセル',
  'offline.remove': '削除',
  'offline.check': '更新を確認',
  'offline.retry': '再試行',
  'offline.running': ({ done, size }) => `ダウンロード中：${size}中${done}`,
  'offline.progress': 'ダウンロードの進み具合',
  'offline.started': 'ダウンロードを開始しました。',
  'offline.kept': ({ n, date }) => `オフライン保存済み：${n}ページ、${date}のデータ`,
  'offline.kept-undated': ({ n }) => `オフライン保存済み：${n}ページ`,
  'offline.removed': 'この端末から削除しました。',
  'offline.cancelled': 'キャンセルしました。変更はありません。',
  'offline.current': '最新の状態です。',
  'offline.safe': 'ブラウザーが自動的に削除することはありません。',
  'offline.unsafe':
    '空き容量が減ると、ブラウザーが削除することがあります。Safariでは7日間アクセスがない場合にも削除されます。',
  'offline.lost':
    'ブラウザーが保存内容を削除しました。オンラインのときにもう一度保存してください。',
  'offline.failed.connection': '接続できません。変更はありません。',
  'offline.failed.interrupted':
    '接続が切れました。再試行してください。受信済みの分は再ダウンロードされません。',
  'offline.failed.full': '端末の空き容量が足りません。変更はありません。',
  'offline.failed.refused':
    'ブラウザーが保存を拒否しました（プライベートウィンドウではよくあります）。変更はありません。',
  'offline.failed.damaged':
    '受信データが壊れています。Wi-Fiのログイン画面が原因かもしれません。変更はありません。',
  'offline.failed.replaced': 'サイトが更新されました。ページを再読み込みして再試行してください。',
  'offline.failed.unsupported': 'このブラウザーではオフライン保存を利用できません。',
  'offline.insecure': 'オフライン保存には安全な接続（https）が必要です。',

  'offline.page.title': 'オフライン保存',
  'offline.page.lead': 'この端末に保存した内容は、接続がなくても開けます。',
  'offline.missing.title': '接続がありません',
  'offline.missing.text': 'このページは端末に保存されていないため、いまは表示できません：',
  'offline.missing.kept': '接続がなくても開けるページ：',
  'offline.missing.none':
    '端末に保存されたゲームはまだありません。オンラインのときにゲームのページを開き、「オフラインに保存」を選んでください。',
  'offline.missing.other': '同じページが別の言語で保存されています：',
  'offline.no-list': 'ゲームの一覧を表示するには接続が必要です。',

  'offline.update.title': '新しいデータ',
  'offline.update.dated': ({ game, date }) =>
    `${game}の新しいデータ（${date}）を端末に保存しました。このページは以前のデータのままです。`,
  'offline.update.undated': ({ game }) =>
    `${game}の新しいデータを端末に保存しました。このページは以前のデータのままです。`,
  'offline.update.changed': ({ n }) => `${n}件の数値が変わりました：`,
  'offline.update.no-values': '記録された数値に変更はありません。',
  'offline.update.now': '更新',
  'offline.update.later': '後で',
};
