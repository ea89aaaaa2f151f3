/** Polish: words of the rules, and what players say for them. */
export const pl = `
  jednostka << oddział / czołg / piechota / drużyna / żołnierze / ludzie / załoga / pojazd
  pojazd << czołg / ciężarówka / samochód / jeep / wóz / transporter / auto
  broń << karabin / km / moździerz / działo / pistolet / armata
  działo << armata / haubica / artyleria
  piechota << oddział / żołnierze / drużyna / ludzie
  dowódca << oficer / kapitan / sierżant
  oficer << porucznik / kapitan / major / dowódca
  przekazać < oddać / dać / podać / zamienić
  przekazywać < oddać / dać / podać / zamienić
  położyć < podłożyć / postawić / umieścić
  porzucić < wyrzucić / zostawić / upuścić / rzucić
  unik < wymijać / kluczyć / zygzak
  wykonuje uniki < wymijać / kluczyć / zygzak
  usunąć < pozbyć / zdjąć / spada / znika / schodzi
  pasażer < w środku / desant / wnętrze
  przeżycie < pasażer / ewakuacja / ocalenie
  pancerz górny < z góry / dach
  górny pancerz < z góry / dach
  pomyłka < cofnąć / powtórzyć / poprawić / błąd / wrócić
  błąd < cofnąć / powtórzyć / pomyłka / oszustwo
  grupa ogniowa < razem / łączyć / wspólnie
  sumować < łączyć / razem / kumulować / dodawać
  rozdzielić < podzielić / rozbić / podział
  unieruchomiony < nie może jechać / stoi / zerwana
  remis < nikt / równo / tyle samo
  duży < wielki / największy / gruby
  ciężki < największy / wielki / gruby
  mały < niewielki / najmniejszy / mało
  padnij < leżeć / położyć / kryć / ziemia / przypaść
  reagować < odpowiedzieć / odstrzelić / kontra
  zasadzka < czekać / czuwać / warta
  posiłki < przybycie / nowe / wejście / uzupełnienie
  podnosi < zwiększa / poprawia
  obniża < zmniejsza / spada / mniej / obniżka
  obniżenie < zmniejszenie / obniżka / redukcja
  LOS < widać / widzę / widzieć / wzrok
  PAATC < strach / boi / odwaga / bać
  test morale < strach / odwaga / panika / nerwy
  morale < odwaga / strach / nerwy / duch
  wykryć < odkryć / odsłonić / znaleźć
  atrapa < fałszywy / przynęta
  zamaskowany < kamuflaż / siatka / ukryty
  kamuflaż < zamaskowany / siatka / maskowanie
  ładunek wybuchowy < bomba / materiał wybuchowy / DC / trotyl
  miotacz ognia < ogniomiotacz / płomień
  najechać < rozjechać / zmiażdżyć / przejechać
  taranowanie < staranować / zderzenie / uderzyć
  holowanie < ciągnąć / holować / przyczepa
  załoga < kierowca / czołgista / obsługa / działonowy
  niedoświadczony < zielony / rekrut / poborowy / świeży
  weteran < doświadczony / elita / stary
  elitarny < najlepszy / elita
  stos < ilu / zmieści / naraz / razem
  zniszczony < rozwalony / rozbity / wybuchł / wysadzony / martwy
  budynek < dom / pokój / wnętrze / chata / miasto
  trudny teren < gruz / ruiny / las / skały / krzaki
  grząski < bagno / błoto / mokry
  głęboki śnieg < zima / zaspa / mróz
  strumień < rzeka / potok / woda
  droga < szosa / ulica / trakt
  otwarty teren < pole / łąka / czysty / odkryty
  wysokość < wzgórze / góra / wzniesienie / wyżej
  odległość < jak daleko / cale / dystans / zasięg
  zasięg < jak daleko / dystans / odległość / donośność
  daleki zasięg < z daleka / odległy
  przyłożenie < z bliska / bardzo blisko / obok
  zabity < martwy / ginie / poległ / śmierć
  wyeliminowany < martwy / ginie / zabity / zniszczony / zdjęty
  straty < martwy / polegli / zabici / ranni
  ranny < zraniony / rana
  niezmodyfikowany < naturalny / surowy / czysty
  Original < naturalny / bez modyfikatorów / przed modyfikatorami / surowy
  krytyczny < krytyk / szczęśliwy
  niewypał < naturalna 20 / pudło / zacięcie
  zacięcie < zablokowany / zaciąć / odblokować
  naprawa < reperować / odblokować / naprawić
  wybuch < wybuchnie / eksplozja / rozerwać / wysadzić
  szok < ogłuszony / wstrząs / oszołomiony
  wrak < spalony / rozbity / zniszczony
  przygwożdżony < przybity / przyparty / pin / zatrzymany
  przyparty < przygwożdżony / przybity / pin
  szturm < szarża / szarżować / natarcie / atak
  szarża < szturm / natarcie / wpaść
  zwarcie < wręcz / bagnet / melee / bójka
  walka wręcz < zwarcie / bagnet / melee / CC / bójka
  melee < zwarcie / wręcz / związany walką
  wycofanie < ucieczka / uciekać / odwrót / zwiać / odejść
  odwrót < ucieczka / uciekać / wycofać / zwiać
  cel wycofania < dokąd / gdzie / kierunek
  rozkaz < komenda / polecenie / kazać
  aktywacja < tura / działać / kolejka
  koniec tury < zostać / zachować / sprzątanie
  nie może < nie wolno / zakaz / zabronione / niemożliwe
  nie wolno < zakaz / zabronione / nie można / niedozwolone
  opcjonalny < dobrowolny / dodatkowy / można
  koszt < płacić / wydać / cena / ile kosztuje
  kosztuje < płacić / wydać / cena
  pozostały < reszta / zostało
  powyżej < ponad / więcej / dalej / poza
  poza < ponad / dalej / za
  sąsiedni < obok / przyległy / blisko / styka
  to samo pole < własne pole / razem / tym samym polu / wspólne
  pole < heks / kratka
  CA < pole ostrzału / łuk / kierunek / zwrot / przód
  VCA < kadłub / obrót / kierunek / skręt
  TCA < wieża / obrót / kierunek
  pancerz < blacha / grubość / opancerzenie
  penetracja < przebicie / przebić / przebijalność
  MA < główne działo / armata
  ogień ciągły < długa seria / seria / przegrzanie
  Sustained Fire < długa seria / seria / przegrzanie / ogień ciągły
  Residual FP < resztki / pozostały ogień / resztkowy
  Subsequent First Fire < drugi strzał / dwa razy / jeszcze raz
  Final Fire < ostatni strzał / jeszcze raz
  szybkostrzelność < ile razy / wiele strzałów / jeszcze raz / ROF
  ROF < szybkostrzelność / ile strzałów / jeszcze raz
  Intensive Fire < dodatkowy strzał / jeszcze raz
  Bounding First Fire < w ruchu / jadący czołg / z jazdy
  HE < odłamkowy / granat / wybuchowy / pocisk
  granat dymny < świeca dymna / dym
  przetaczać < pchać / przepychać / toczyć
  PP < nieść / ciężar / waga / udźwig
  IPC < nieść / ciężar / udźwig
  zdobyczny < zdobyty / przejęty / wrogi / cudzy
  samodzielny < sam / bez dowódcy / własny
  rozbity < złamany / załamany / uciekający / pobity
  fanatyk < szalony / zawzięty
  Human Wave < banzai / masa / fala
  biegnący < banzai / sprint / kawaleria
  Random Selection < kto / losowo / wybór / losowanie
  losowy wybór < kto / losowo / losowanie
  Double Time < bieg / szybciej / sprint / biegiem
  Low Crawl < czołgać / czołganie / pełzać
  Assault Movement < ostrożnie / powoli / jedno pole
  CX < zmęczony / wyczerpany / zadyszka
  cofać < tyłem / wsteczny / do tyłu / odjechać
  wsteczny < tyłem / do tyłu / cofać / bieg wsteczny
  Motion < w ruchu / jedzie / jazda
  ruszyć < zapalić / odpalić / start / ruszenie z miejsca / wystartować
  rusza < zapalić / odpalić / start / ruszenie z miejsca / wystartować
  start < zapalić / odpalić / ruszyć / ruszenie
  ugrzęznąć < utknąć / stanąć / zakopać / błoto
  odkopać < wyciągnąć / uwolnić / wydostać
  drut < zasieki / kolczasty / przejść
  porucznik < por / ppor
  kapitan < kpt
  major < mjr
  podoficer < kapral / plutonowy / sierż
  snake eyes < dwie jedynki / jedynki
  Original 12 < dwie szóstki / dwanaście / szóstki
  Field Promotion < awans / bohater / nowy dowódca
  inicjatywa < kto zaczyna / kto pierwszy / zaczyna
  kolejność tury < kto zaczyna / kto pierwszy
  jednocześnie < naraz / kolejność / pierwszy
  na przemian < po kolei / kolejność / pierwszy
  zwiadowczy < zwiad / rekonesans / patrol
  próba < ile razy / podejście / spróbować
  raz < ile razy / znowu / dwa razy
  maksymalnie < najwięcej / max / limit / największy
  najwyżej < najwięcej / max / limit / maksymalnie
  połowa < pół / połówka / 50
  zaokrąglać < ułamek / reszta / połówka
  narodowość < kraj / armia / nacja / państwo
  faza < etap / moment / kiedy
  biały żeton < biały znacznik
`;
