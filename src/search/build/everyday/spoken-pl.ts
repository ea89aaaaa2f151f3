/** Polish: spoken words, slang, and the other aspect of verbs. */
export const pl = `
  strzelać / strzelić / ostrzelać / wystrzelić / postrzelić
  rzucać / rzucić
  ruszać / ruszyć / poruszać / poruszyć
  trafić / trafiać
  zniszczyć / niszczyć
  usunąć / usuwać
  wejść / wchodzić
  wyjść / wychodzić
  uciekać / uciec
  cofać / cofnąć
  naprawić / naprawiać
  atakować / zaatakować
  wycofać / wycofywać
  zebrać / zbierać / pozbierać
  podnieść / podnosić
  rozdzielić / rozdzielać / dzielić / podzielić
  sprawdzić / sprawdzać
  przejechać / przejeżdżać
  skręcać / skręcić
  obracać / obrócić
  zatrzymać / zatrzymywać
  wsiadać / wsiąść
  wysiadać / wysiąść
  ukryć / ukrywać
  odkryć / odkrywać
  zabić / zabijać
  przebić / przebijać
  wrzucać / wrzucić
  pozbyć / pozbywać
  jednostka << chłopaki / chłopcy / ekipa / paczka / kumple / ludzie / nasi / moi
  piechota << chłopaki / chłopcy / piechociarze / ludzie / piechur / trepy
  oddział << chłopaki / chłopcy / ekipa / paczka / ludzie
  drużyna << chłopaki / chłopcy / ekipa / paczka
  czołg < tank / puszka / tygrys / pantera / sherman / gruchot / bestia
  pojazd << gruchot / łazik / bryka / maszyna / fura / tygrys / pantera
  dowódca < szef / wódz / boss / oficerek
  oficer < szef / wódz / boss
  wróg < oni / tamci / przeciwnicy / obcy
  karabin < pukawka / giwera / gnat
  pistolet maszynowy < PM / peem / pepesza
  działo < armatka / lufa
  działo przeciwpancerne < pepanc / ppanc / AT
  ciężkie działo przeciwpancerne < ciężki pepanc
  zniszczony < rozwalić / rozwalony / spalony / trup / złom
  wyeliminowany < zdjąć / skasować / rozwalić / trup / zginął
  wrak < spalony / złom / skorupa / rozwalony / trup
  zabić < ubić / zlikwidować / kropnąć / sprzątnąć
  zniszczyć < popsuć / rozwalić / skasować / zepsuć / uszkodzić
  uszkodzenie < popsuć / zepsuć / psuje / awaria / nawala
  celowo < sam / własny / specjalnie / umyślnie
  miotacz < palnik
  trafienie < oberwać / dostać / obrywać
  trafienie krytyczne < krytyk / szczęśliwy strzał / fart
  Random Selection < kto obrywa / kto oberwie / wylosować / na kogo padło / losować
  losowy < wylosować / na kogo padło / losować
  niczyj < nikt nie trzyma / bezpański / porzucony
  posiadacz < trzymać / właściciel / kto ma
  melee < kłębowisko / bijatyka / rozróba / bójka / młyn / mordobicie
  walka wręcz < kłębowisko / bijatyka / rozróba / bójka / na pięści / bić / tłuc
  walka bliska < kłębowisko / bijatyka / bójka / na pięści / wręcz / bić / tłuc
  walka w zwarciu < kłębowisko / bijatyka / bójka / na pięści / wręcz / bić / tłuc
  szturm < rzucić się / rzucać się / nadbiegać / wpaść / dopaść / skoczyć / doskoczyć
  szarża < rzucić się / rzucać się / nadbiegać / wpaść / dopaść / skoczyć / doskoczyć
  zasadzka < zaskoczyć / zaskoczenie / podejść / przyczaić / czatować
  ucieczka < zwiać / zwiewać / nawiać / dać nogę / czmychnąć / uciec
  odwrót < zwiać / zwiewać / nawiać / dać nogę / wiać
  rozbity < uciekający / zwiewać / przestraszony / spanikowany / złamany
  interdiction < przeszkodzić / przeszkadzać / utrudnić / w ucieczce
  test rozkazu < posłuchać / słucha / nieposłuszny / posłuszeństwo / odmówić / wykonać rozkaz
  rozkaz < kazać / polecenie / posłuchać
  kość rozkazu < kostka z worka / worek / kości z worka / kostka
  wyciągnąć < losować / ciągnąć / dobrać
  przygwożdżenie < pin / piny / przyszpilić / przycisnąć
  znacznik przygwożdżenia < pin / piny / zdjąć piny
  przygniecenie < przygnieciony / przydusić / przyduszony / głowa w dół
  przyparcie < przyparty / pin / przycisnąć
  padnij < leżący / leżeć / na ziemi / w błocie / paść / kryć
  zmęczony < zziajany / padnięty / wykończony / ledwo
  CX < zziajany / padnięty / wykończony / zdyszany / zasapany
  Double Time < dobiec / dobiegnie / lecieć / pędzić / sprintem / podbiec
  bieg < dobiec / dobiegnie / lecieć / pędzić / sprint / podbiec
  ruch < jechać / pójść / podejść / przejść / dojść / podjechać / ruszać / dotrzeć
  przemieszczenie < podejść / podsunąć / przesunąć / krok
  stos < stać / postawić / zmieścić / upchnąć / wejdzie / wcisnąć / ilu / tłok
  dym < zadymić / mgła / chmura / opar / rozwiać
  zasłona dymna < zadymić / mgła / chmura / rozwiać
  dym rozproszony < rozwiać / rozwieje / rzadki / przerzedzony
  rozpraszać < rozwiać / rozwieje / znika / opada
  ugrzęznąć < zakopać / wpakować / wkopać / utopić / siąść
  ugrzęźnięcie < zakopać / wpakować / wkopać / utopić / siąść
  wydobycie < wyciągnąć / wykopać / wygrzebać / wyjechać
  wygrzebanie < wyciągnąć / wykopać / wyjechać / uwolnić / zakopać
  Motion < jedzie / w jeździe / nie stanął / toczy się / rozpędzony
  zatrzymany < stanąć / zaparkować / stoi / postój
  start < odpalić / zapalić / silnik / gruchot
  niezawodność < odpalić / zapalić / czerwone punkty / gruchot
  wsteczny < tyłem / do tyłu / cofać / na wstecznym / w tył
  tył < zad / od tyłu / w plecy / tyłek / zadek
  tylny < zad / od tyłu / w plecy / tyłek / zadek
  bok < z boku / flanka
  pancerz < blacha / skorupa / płyta
  przebicie < przebić / przestrzelić / przejść przez / łatwiej
  obrażenia < na ile / łatwo / ubić / zabić
  przeżycie < przeżyć / ujść z życiem / wyjść cało / ratować / w środku
  pasażer < w środku / żołnierze w środku / ludzie w środku / na pace / na pokładzie
  załoga < ludzie w środku / czołgiści / chłopaki w czołgu
  ewakuacja < wyskoczyć / wiać / opuścić
  przejezdny < przejechać / da się / przejść
  nieprzejezdny < przejechać / da się / przejechanie / objechać
  zwiadowczy < zwiadowcy / zwiadowca / zwiad / łazik
  rekonesans < zwiadowcy / zwiadowca / zwiad / łazik
  błąd < zapomnieć / cofnąć / pomylić / przegapić / za późno
  zapomniany < zapomnieć / przegapić / przeoczyć
  grupa ogniowa < paczka / razem / strzelający razem / podzielić
  rozdzielenie < dzielić / podzielić / osobno / na dwie
  podział < dzielić / podzielić / osobno / na dwie
  sąsiedni < obok siebie / sąsiad / styka / przytulony
  Good Order < sprawny / zdolny / gotowy / w formie / zdrowy
  berserk < szał / oszaleć / furia / wariat
  niedoświadczony < żółtodzioby / świeżak / żółtodziób / nowi / słabi
  weteran < stary wyga / wyjadacz / stara wiara
  elitarny < wyjadacze / najlepsi / komandosi
  atrapa < ściema / fałszywka / podpucha
  kolorowy < innego koloru / w innym kolorze / kolor
  trzecia kość < trzecia kostka / dodatkowa kostka
  kość < kostka / kosteczka / kostki
  rzut < wyrzucić / wypaść / wypada / wypadła / wylosować
  1 < jedynka
  2 < dwójka
  3 < trójka
  4 < czwórka
  5 < piątka
  6 < szóstka
  modyfikator < dodać / odjąć / plus / minus / poprawia / gorzej / łatwiej / trudniej
  modyfikator dowódcy < poprawia / pomaga / daje dowódca
  dodatkowy < dorzucić / ekstra / jeszcze jeden
  wybór momentu < w którym momencie / kto decyduje / kiedy
  wyjątek < zawsze / każdy / nie działa
  kolejność < kto pierwszy / najpierw / pierwszy / po kolei
  jednocześnie < naraz / równocześnie / kto pierwszy
  ostrzał obronny < zdążyć / zdąży / odpowie / nadbiegać
  mierzyć / zmierzyć / pomiar / odmierzyć
  deklarować / zadeklarować / ogłosić / powiedzieć
  pokój < izba
  wzgórze < górka / pagórek
  bunkier < schron
  las < krzaki / drzewa / lasek / zagajnik / gąszcz
  gęsty las < gąszcz / chaszcze
  wysokość < piętro / szczyt / grzbiet / dolina
  budynek < okno / drzwi / piętro / piwnica / dach
  odległość < odmierzyć / zmierzyć / w calach
  nieskuteczny < rykoszet / odbić / ześlizgnąć
  powierzchowne < rykoszet / odbić / ześlizgnąć / draśnięcie
  koło < opona
  kołowy < opony / na kołach
  start < silnik zgasł / odpalić
  zbieranie < leczyć / uspokoić / otrząsnąć / wyleczyć / pocieszyć
  zebrać < uspokoić / otrząsnąć / wyleczyć
  przegrupowanie < pozbierać / odsunąć / rozdzielić
  przenoszenie < dźwigać / taszczyć / nosić / tachać
  nieść < dźwigać / taszczyć / tachać
  przetaczanie < popychać / wlec / pchać
  podnoszenie < ukraść / złapać / szabrować / wziąć / zabrać
  zdobyczny < ukraść / kradziony / cudzy / zabrany
  obrót < przekręcić / okręcić / zawrócić / na ukos
  obracać < przekręcić / okręcić / zawrócić
  namierzanie < celować / wstrzelać / przymierzyć
  Acquisition < celować / wstrzelać / przymierzyć
  widoczny < wypatrzyć / zauważyć / dostrzec / widok
  wykryty < wypatrzyć / zauważyć / dostrzec
  odkryty < wypatrzyć / zauważyć / dostrzec / na widoku
  Low Crawl < skradać / czaić / na brzuchu
  Assault Movement < skradać / ostrożny / po cichu
  najechać < zgnieść / stratować
  rozjeżdżanie < zgnieść / stratować / rozjechać
  stos < upchać / wepchnąć
  dym < zniknąć / utrzymać / wiatr / wisi
  wybuch < detonować / bum / wysadzić
  ładunek wybuchowy < detonować / pułapka / bomba
  przeszkoda < brama / ogrodzenie / barykada / zapora
  głęboki śnieg < lód / zamarznięty / mróz
  miękki grunt < błotnisty / grząski
  droga < ścieżka / tory / asfalt
  wyrwać < oderwać
  ucieczka < oderwać / wyrwać / odskoczyć
  jeniec < kapitulować / poddać / schwytany
  niewola < kapitulować / poddać / schwytany
  morale < tchórz / przerażony / spanikowany / nerw
  ogłuszony < nieprzytomny / zamroczony
  oszołomiony < nieprzytomny / zamroczony
  załoga < ładowniczy / kierowca
  poborowy < milicja / rekruci
  próg < ile muszę wyrzucić / ile trzeba
  liczba progowa < ile muszę wyrzucić / ile trzeba
  seria < salwa
  ogień pośredni < bombardowanie / zza wzgórza / stromotorowy
  ostrzał w reakcji < przerwać / odpowiedź
  reakcja < przerwać / odpowiedź / odpowiedzieć
  połowa < pół / dzielić / połówka
  zaokrąglić < ułamki / po przecinku
  ćwierć < czwarta część
  wejść < wyładować / wsiąść
  wysiadanie < wyładować / wyskoczyć
  szturm < nacierać / rzut
  pistolet < karabinek / pepesza
  remis < pech
  trafienie krytyczne < szczęście / fuks
  wybrać < wylosować
  koniec < po wszystkim / na końcu
  zwycięzca < wygrać / wygrana / kto wygrał
  przegrany < przegrać / przegrana / kto przegrał
  strona < przeciwnicy
`;
