/** Polish everyday words; the words of a line are interchangeable. */
export const pl = `
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
`;
