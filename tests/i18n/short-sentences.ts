/** Short sentences that are right in their language, many with words that other languages have, too. */

const linesOf = (text: string): string[] => text.trim().split(/\n\s*/);

export const SHORT_SENTENCES = {
  en: linesOf(`
    Ten men hold on.
    Do no more.
    We go by one.
    One marine may jest.
    Do as we do.
    Pin any one enemy.
    Nine ponies pull on.
    Go to Poznan or stay put.
    No one may act.
    My army runs dry.
    Forty dusty men rest.
    Many a pony may die.
    A tiny party may land.
    Ale and rum cost one coin.
    Every body of men wins.
    Pod one opens.
    Sienna and Russia agree.
    A city may revolt.
    Put ten men on a sledge.
    General Sikorski leads.
    Move on, then dig in.
    Any lone gun may fire.
    Ned sits by a hut.
    Alpine infantry climb.
    Pay one gold coin.
    Both may agree to a draw.
    Pick a card and look at it.
    Empty a wagon, ditch a cart.
    Lose one die per hit.
    Wet powder: a gun cannot fire.
  `),
  pl: linesOf(`
    No to odwrót.
    To on ma ruch.
    Ale to nie koniec.
    Do ataku!
    Idź do boju.
    Oni to robią dopiero potem.
    Ten oddział stoi.
    On by tam nie strzelał.
    My mamy as, wy macie dwa asy.
    Same asy to dobry znak.
    Na most nie wolno.
    Teatr ma dwa piętra.
    Nie ma ale.
    Oficer ma na to czas.
    Tu jest element muru.
    Moment namysłu i do boju.
    Król ma ten sam ruch.
    Rakieta leci po linii.
    Parking to teren otwarty.
    Trening daje jeden punkt.
    Pole to las albo bagno.
    Ile tur, tyle rund.
    Numer pola podaje mapa.
    Bunkier nie ma okien.
    Meble to lekka osłona.
    Hollywood to pole nr 3.
    Massena rusza na Wellingtona.
    Koniec tury, koniec gry.
    Snajper mierzy i strzela.
    Zwiad idzie pierwszy.
  `),
  ja: linesOf(`
    攻撃側が先に動く。
    Tigerは重戦車である。
    D6を振る。
    1以下なら失敗。
    雨の間は射撃不可。
    MG42は3回撃てる。
    ルールは任意。
    士官は1人。
    森は遮蔽。
    Final Fireは任意。
    To Hit判定を行う。
    全員が退く。
    弾薬を1減らす。
    橋を渡れる。
    敵は動けない。
    カード3枚を引く。
    捨て札は山に戻す。
    川は1ヘックス分。
    丘の上から撃つ。
    LMGは軽機関銃の略。
    夜は視界6″。
    振り直しは1回だけ。
    指揮官が死ねば負け。
    Yesなら次へ。
    手番を終える。
    移動は12cmまで。
    砲は回せない。
    煙は消える。
    同点なら引き分け。
    旗を立てる。
  `),
  fr: linesOf(`
    On tire une fois, on recule deux fois.
    Elle va au pont, puis on attend.
    Le sergent a pour arme un long fusil.
    Nous avons dix hommes, vous avez six canons.
    Le tank est lent et son tir est court.
    Toute section qui recule perd son tour.
    Un dragon attaque par jour, pas plus.
    Le camp a dix tentes et un mur.
    Pour moi, le son du canon suffit.
    Chaque camp lance six dés en secret.
    Si on gagne, on prend le fort.
    Les mines sont chères, mais elles durent.
    Pas de tir.
    Un as bat un roi.
    Tout camp plein est fort.
    Avance ou tire.
    Une bombe tombe.
    Ils ont faim.
    Le hussard charge.
    Fin du tour.
    La nuit tombe sur la plaine.
    On ne tire pas dans la mêlée.
    Le pont cède.
    Quand on rate, on perd un pion.
    Notre artillerie est hors de combat.
    Elles ont ordre de tenir le village.
    Chez nous, on joue sans cartes.
    Le moral des troupes tombe de deux points.
    Il y a un bois au nord.
    Que le meilleur gagne !
  `),
  de: linesOf(`
    Man war im Wald, so hat man Deckung.
    Sie hat den Turm und die Mauer.
    Der General war am Fort, als es fiel.
    Wir warten am Fluss, bis der Nebel weicht.
    In so einem Fall entscheidet das Los.
    Im Sand ist man langsam, im Wasser noch mehr.
    Her mit den Kanonen, hin zum Tor!
    Kein Arm, kein Bein, kein Problem.
    Die Band spielt, das Regiment tanzt mit.
    Man rollt den Stein an den Rand.
    Er bat um Gnade und bekam keine.
    Da war ein Mann in Not.
    Also gut, wir bleiben.
    Es regnet.
    Der Hut ist rot.
    Tod im Sumpf.
    Alle fallen um.
    Wer fragt, verliert.
    Das Ross ist müde.
    Bei Nacht sind alle Katzen grau.
    Zehn Mann stehen am Wall.
    Er ist der Letzte.
    Wer will, der darf.
    Sie rast los und trifft auf Pioniere.
    Links ist Sumpf, rechts ist Wald.
    Jeder zieht eine Karte.
    Feuer frei!
    Ein Wurf, ein Treffer, ein Toter.
    Am Ende der Runde ist Markt.
    Wagen ohne Rad stehen still.
  `),
} as const;
