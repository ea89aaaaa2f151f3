/**
 * Everyday words for what the rules call otherwise: whoever types one word of a line finds the others, too, though behind the
 * word itself. What belongs to one game only is an alias or a synonym in its data; here stands what any player says.
 */
import type { Language } from '../../i18n/languages.ts';

type Lines = readonly (readonly string[])[];

/** A language without an entry has none. */
export const EVERYDAY: Readonly<Partial<Record<Language, Lines>>> = lines({
  en: `
    shoot / fire / shot
    tank / AFV / armoured vehicle / armored vehicle
    truck / lorry / wheeled vehicle / car / jeep
    destroy / knock out / wreck / kill / eliminate / eliminated / dead / die
    lose / lost / without / gone / loss
    stuck / bog / bogged / immobilised / immobilized / immobile
    unstuck / unbog / dig out / freed
    remove / come off / take off / taken off / removed
    bonus / modifier / penalty
    help / add / assist
    sergeant / NCO / non-commissioned officer
    commander / leader / officer
    soldier / man / men / infantry / troops / guys
    enemy / opponent / opposing
    wall / hard cover / heavy cover / bunker
    bush / hedge / soft cover / light cover
    behind / rear / back
    flank / side
    forget / forgot / forgotten / missed
    mistake / error / wrong
    uphill / height / heights / slope / hill / climb
    crawl / low crawl
    flee / rout / run away / escape
    panic / rout
    recover / rally / come back
    repair / mend / fix
    jam / jammed / malfunction / misfire / breakdown / break down
    reload / misfire
    hidden / HIP / concealed
    surrender / captured / prisoner
    exhausted / tired / CX
    sprint / run / double time
    carry / transport / portage
    push / manhandle
    grenade / smoke grenade
    bazooka / shaped charge
    mg / machine gun
    rifle / small arms
    cannon / gun / ordnance
    aim / acquisition
    spotted / visible / in sight / LOS / line of sight
    blocked / block / obstructed
    close combat / melee / hand to hand / close quarters
    charge / assault / close combat
    hatch / hatches / CE / BU
    crew / gunners
    wounded / injured
    reverse / backwards / back up / backing
    turn / rotate / pivot
    distance / range / far / reach
    close / near / within
    damage / hurt / harm
    start / begin / beginning
    end / finish / over
    maximum / limit / at most
    minimum / at least
    stack / stacking / stacked / pile
    tie / ties / draw / equal
    double / doubles / pair
    double 6 / double six / two sixes / 6 and 6 / boxcars / Original 12 / sixes / 6,6
    double 1 / double one / two ones / 1 and 1 / snake eyes / Original 2 / ones / 1,1
    pick up / recover / recovery
    leave / abandon / drop
    burn / burning / on fire / ablaze / fire
    smoke / smoke screen
    barbed wire / wire
    swamp / mud / soft ground
    forest / woods / trees
    house / building
    river / stream
    cost / costs / MF / MP / movement points
    bail out / bail / escape / survival
    suppressed / suppression
    inches / distance
    again / second / further / repeat
    explode / explosion / blow up / burst
    recon / recce / scout / reconnaissance
    mount / embark / board / load / get in
    dismount / disembark / unload / get out / bail out
    tow / limber / towed
    ammo / ammunition / shell / shells / round
    elite / veteran / crack
    green / inexperienced / rookie / raw / conscript
    miss / missed
    point blank / PBF / adjacent
    overwatch / opportunity fire / ambush / reaction fire / defensive fire
    template / blast / radius / ring
    scatter / drift / deviation / deviate
    round up / round down / rounding / fraction / fractions
    initiative / turn order / order of play / sequence
    morale / nerve / courage
    artillery / arty / guns
    spin / turn / pivot / rotate
    bombard / barrage / indirect fire
    shaken / suppressed / pinned
    scared / panic / morale
    fallen / dead / casualty / casualties
    speed / move / movement / fast
    armor / armour
    tires / wheels / wheeled
    strength / firepower / FP
    chart / table
    drive / move / movement
    walk / move / movement
    stop / halt
    attack / assault / fire
    join / enter / entry
    fight / combat / close combat
    wood / woods / forest
    throw / roll
  `,
  pl: `
    strzelać / strzał / ogień / ostrzał
    czołg / AFV / pojazd opancerzony / pancerny
    ciężarówka / pojazd kołowy / samochód / auto
    zniszczyć / zniszczony / wyeliminować / zabić / zginąć / eliminacja / ginie
    stracić / utrata / bez / strata
    ugrzęznąć / utknąć / unieruchomiony / utknięcie / ugrzęźnięcie / zakopać
    wyciągnąć / wydostać / odkopać
    zdjąć / usunąć / schodzi / znika / zdejmować
    premia / modyfikator / bonus / kara
    pomóc / wspierać / pomaga
    sierżant / podoficer
    dowódca / oficer / lider
    żołnierz / piechur / piechota / ludzie
    wróg / przeciwnik / nieprzyjaciel
    mur / twarda osłona / ciężka osłona / bunkier
    żywopłot / miękka osłona / lekka osłona / krzaki
    tył / od tyłu
    bok / flanka
    zapomnieć / zapomniany
    błąd / pomyłka
    pod górę / wzniesienie / zbocze / wysokość / wzgórze / podjazd
    czołgać / pełzanie
    uciekać / wycofać / odwrót / ucieczka
    złamać / rozbić / rozbity / załamać
    zebrać / pozbierać / zbieranie
    naprawić / naprawa
    zaciąć / zacięcie / awaria / usterka / zepsuć
    ukryty / HIP / zamaskowany
    poddać / jeniec / niewola
    zmęczony / wyczerpany / CX
    biec / bieg / biegiem
    nieść / przenosić
    pchać / przetaczać
    km / karabin maszynowy / kaem
    karabin / broń strzelecka
    armata / działo
    widzieć / linia wzroku / widoczność / LOS
    blokować / zablokować / zasłaniać / nieprzejezdny / przeszkoda
    walka wręcz / zwarcie / melee
    szarża / szturm
    właz / CE / BU
    załoga / obsługa
    ranny / rana
    cofać / cofanie / wsteczny / tyłem
    skręt / obrót / obracać / zwrot / skręcać
    odległość / zasięg / dystans / daleko
    blisko / obok / przyległy / sąsiedni
    obrażenia / uszkodzenie / uszkodzić
    początek / zaczynać
    koniec / skończyć
    maksymalnie / limit / najwyżej
    minimalnie / co najmniej
    stos / stacking / układanie
    remis / równy wynik / równo
    dublet / para
    podwójna 6 / dwie szóstki / podwójna szóstka / Original 12 / 6 i 6 / szóstki / 6,6
    podwójna 1 / dwie jedynki / podwójna jedynka / Original 2 / 1 i 1 / jedynki / 1,1
    podnieść / odzyskać / odzyskanie / odzyskiwanie
    porzucić / zostawić / zostać / zachować / zatrzymać
    płonąć / palić / pożar / w ogniu
    dym / zasłona dymna / dymny
    drut kolczasty / druty / zasieki
    bagno / błoto / grząski
    drzewo / las
    dom / budynek
    rzeka / strumień
    koszt / kosztować / MF / MP
    przygwożdżony / pin / przyduszony
    supresja / przyduszenie / Suppressed
    ponownie / drugi / kolejny / znowu / dalszy
    sumować / dodawać / kumulować
    pole / heks
    drużyna / oddział
    wybuch / eksplozja / wybuchnąć / eksplodować
    zwiad / rozpoznanie / rozpoznawczy / zwiadowczy
    wsiąść / wsiadać / załadunek / załadować
    wysiąść / wysiadać / rozładunek / opuścić
    holować / holowanie / ciągnąć
    amunicja / pocisk / naboje
    elita / elitarny / weteran / doświadczony
    zielony / niedoświadczony / rekrut / poborowy
    chybić / spudłować / pudło / chybienie
    strzał z bliska / bezpośrednia bliskość / przyłożenie / PBF
    overwatch / zasadzka / ostrzał w reakcji / ostrzał obronny
    szablon / wzornik / pierścień / promień
    rozrzut / znoszenie / odchylenie / zniesienie
    zaokrąglać / zaokrąglić / ułamek / połówka
    inicjatywa / kolejność / kolejka
    artyleria / działa
    szybkość / prędkość / ruch
    siła ognia / FP
    tabela / tabelka / karta
    jechać / jazda / przejazd / wjazd / ruch
    iść / marsz / ruch
    zatrzymać / zatrzymanie / stanąć
    atakować / atak / szturm / ostrzał
    wejść / wejście / wchodzić
    walczyć / walka
    rzucać / rzut / wyrzucić
    trafić / trafienie / trafiać
    przebić / penetracja / przebicie
    martwy / straty / ofiary
    strach / panika / morale
    schować / ukryć / osłona
    żeton / znacznik / marker
    heks / pole / hex
    celować / namierzanie / celowanie
    wieża / wieżyczka
    gąsienice / gąsienicowy
    koła / kołowy
  `,
  ja: `
    撃つ / 撃て / 射撃 / 撃った / 撃ち
    戦車 / AFV / 装甲車両 / タンク
    トラック / 装輪車両 / 自動車
    壊す / 破壊 / 壊せ / 壊れ / 撃破 / 壊し
    死ん / 死亡 / 除去 / 失った / いなくな / 倒れ / 死ぬ
    動けな / 走行不能 / 擱座 / スタックした / はまっ
    脱出 / 脱する / 抜け出
    外す / 取り除 / 外れ / 除く / 外れる
    ボーナス / 修正 / ペナルティ
    軍曹 / 下士官
    指揮官 / 士官 / リーダー / 将校
    兵士 / 歩兵 / 兵隊
    壁 / ハードカバー / 重遮蔽
    生垣 / ソフトカバー / 軽遮蔽
    カバー / 遮蔽
    背後 / 背面 / 後ろ / 後方
    側面 / 横
    忘れ / 適用し忘れ
    間違い / 誤り / ミス
    坂 / 斜面 / 丘 / 登る / 高所 / 登り
    這う / 匍匐
    逃げ / 潰走 / ラウト / 退却
    ブロークン / 混乱
    ラリー / 回復
    直す / 修理
    ジャム / 装弾不良 / 故障
    隠れ / 隠蔽
    降伏 / 捕虜
    疲労 / CX
    走る / 駆け足 / 走り / ダブルタイム
    マシンガン / 機関銃
    モーター / 迫撃砲
    フレイムスロワー / 火炎放射器
    大砲 / 砲
    小火器 / 小銃
    LOS / 視線 / 見える
    モラル / 士気
    ピン / 釘付け
    スクワッド / 分隊
    ヒット / 命中
    レンジ / 射程
    ムーブ / 移動
    スモーク / 煙幕
    アンブッシュ / 待ち伏せ / 不意打ち
    オーダー / 命令
    サプレス / 制圧
    スナイパー / 狙撃
    クルー / 乗員 / 操作員
    ビークル / 車両
    ターゲット / 目標
    アタッカー / 攻撃側
    ディフェンダー / 防御側
    白兵戦 / 混戦 / 接近戦 / 近接戦
    突撃 / 強襲
    ハッチ / CE / BU
    負傷 / 怪我
    バック / 後退 / 後進
    旋回 / 曲が / 向きを変え
    距離 / 射程
    近く / 以内
    壊滅 / 全滅
    はじめ / 開始
    おわり / 終了
    制限 / まで / 上限
    同点 / 同じ目 / 同値
    6ゾロ / 6のゾロ目 / 元の出目12 / 6,6
    ピンゾロ / 1のゾロ目 / 元の出目2 / 1,1
    ゾロ目 / ダブルス
    拾う / 回収 / 拾え
    捨て / 放棄
    燃え / 炎上
    鉄条網 / ワイヤー
    泥 / ぬかるみ / 軟弱地
    森 / 林 / 密林
    家 / 建物
    足す / 累積 / 合計 / 加算
    残せる / 残しても / 残す
    2回目 / もう一度 / 再び / さらに
    爆発 / 炸裂 / 爆発する
    偵察 / リーコン / 斥候
    乗る / 乗車 / 搭乗 / 積む
    降りる / 下車 / 降車
    牽引 / 曳く / 引っ張る
    弾薬 / 弾 / 砲弾
    精鋭 / ベテラン / 古参 / エリート
    新兵 / 未熟 / 徴集兵 / グリーン
    外れ / ミス / 当たらない
    当たる / 命中 / 当てる / 当たり
    至近 / ゼロ距離 / 零距離 / PBF
    オーバーウォッチ / 待ち伏せ / 臨機射撃 / 対応射撃 / 防御射撃
    テンプレート / 爆風 / リング
    着弾偏差 / スキャッター / 散布
    端数 / 切り捨て / 切り上げ / 四捨五入
    イニシアチブ / 主導権 / 先攻 / 手番
    火力 / FP / ファイアパワー
    速さ / 速度 / 移動力 / スピード
    走行 / 移動 / 進む
    止まる / 停止 / 停車
    攻撃 / アタック / 強襲
    入る / 進入 / 侵入
    サイコロ / ダイス / さいころ
    マス / ヘクス
    チット / カウンター / マーカー / コマ
    徒歩 / 歩兵 / 移動
    狙う / 目標捕捉 / 照準
    砲塔 / ターレット
    装甲 / アーマー
    ペネトレーション / 貫通 / 貫く
    ダメージ / 損害 / 損傷
    故障 / ブレイクダウン / 壊れた
    スタック / 積み重ね / 重ねる
    アドバンス / 前進
    フェーズ / フェイズ / 段階
    ターン / 手番
    リアクション / 対応 / 反応
    ラン / 走る / 駆け足
    ダウン / 伏せ / 伏せる
    ハーフトラック / 半装軌車 / 半装軌
    バズーカ / 対戦車兵器 / パンツァーファウスト
    ハイエクスプローシブ / HE / 榴弾
    スペシャルルール / 特別ルール
    パニック / 混乱 / 潰走
    クリティカルヒット / クリティカル / 大命中
    アサルト / 突撃 / 強襲
    ファイア / 射撃 / 発砲
    レート / 発射速度 / ROF
    ガンナー / 砲手 / 操作員
    テレイン / 地形
    ドライバー / 操縦手 / 乗員
    リロール / 振り直し / 振り直す
    コスト / 消費
    モディファイア / 修正
  `,
});

function lines(
  texts: Readonly<Partial<Record<Language, string>>>,
): Partial<Record<Language, Lines>> {
  const read = (text: string) =>
    text
      .split('\n')
      .map((line) => line.split('/').map((word) => word.trim()))
      .filter((words) => words.length > 1);
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, read(text)]),
  );
}
