### The rules of the game, said to a player.
### `rule-4-3` is the text of rule 4.3, `rule-4-3-title` the heading people find it by.

## 1

rule-section-1 = Elementy gry

rule-1-1-title = Plansza i połączenia
rule-1-1 = Na planszy Amsterdamu jest 17 miejsc i 44 połączenia między nimi. Połączenie to nieprzerwany ciąg od 1 do 4 pól między dwoma sąsiednimi miejscami, w całości w jednym kolorze albo w całości szary.

rule-1-2-title = Wozy
rule-1-2 = W grze są 64 wozy w 4 kolorach graczy, po 16 w każdym.

rule-1-3-title = Karty Lokomocji
rule-1-3 = W grze są 44 karty Lokomocji: po 6 w kolorach różowym, niebieskim, zielonym, czarnym, czerwonym i pomarańczowym oraz 8 wielokolorowych kart dżokera.

rule-1-4-title = Kontrakty
rule-1-4 = W grze są 24 Kontrakty. Na każdym są dwa miejsca i jego wartość w punktach.

rule-1-5-title = Bonusowe karty Towarów
rule-1-5 = W grze jest 16 bonusowych kart Towarów.

rule-1-6-title = Znaczniki punktacji
rule-1-6 = W grze są 4 znaczniki punktacji; każdy zaczyna na 0.

## 2

rule-section-2 = Przygotowanie

rule-2-1-title = Gracze i ich wozy
rule-2-1 = Gra jest dla 2, 3 albo 4 osób. Każdy wybiera kolor i bierze 16 wozów w tym kolorze.

rule-2-2-title = Pierwsze dwie karty
rule-2-2 = Po potasowaniu kart Lokomocji każdy dostaje 2. Twoich nikt inny nie widzi.

rule-2-3-title = Wyłożenie rynku
rule-2-3 = Następne 5 kart Lokomocji wykłada się odkryte: to rynek. Pozostałe tworzą talię Lokomocji.

rule-2-4-title = Za dużo dżokerów na starcie
rule-2-4 = Jeśli na pierwszym rynku są 3 dżokery lub więcej, od razu odrzuca się wszystkie 5 kart i odkrywa 5 nowych. I tak do skutku (zobacz zasadę 4.6).

rule-2-5-title = Wybór pierwszych Kontraktów
rule-2-5 = Po potasowaniu Kontraktów każdy dostaje 2 do obejrzenia: zatrzymaj jeden albo oba. Ten, którego nie zatrzymasz, trafia zakryty pod spód talii Kontraktów. Każdy wybiera, nie wiedząc, co wybierają inni.

rule-2-6-title = Kontrakty są tajne
rule-2-6 = Twoje Kontrakty są twoją tajemnicą aż do końcowego punktowania. To, czy są już zrealizowane, też.

rule-2-7-title = Stos Towarów
rule-2-7 = 16 bonusowych kart Towarów leży w stosie obok planszy.

rule-2-8-title = Kto zaczyna
rule-2-8 = Pierwsza tura należy do najmłodszej osoby, a potem gra się zgodnie z ruchem wskazówek zegara. Przy tym stole sami wybieracie, kto zaczyna, albo zdajecie się na los; zapis partii mówi, jak było.

## 3

rule-section-3 = Twoja tura

rule-3-1-title = Jedna akcja w turze
rule-3-1 = W swojej turze robisz jedną z trzech rzeczy, i tylko jedną: dobierasz karty Lokomocji (rozdział 4), tworzysz jedno połączenie (rozdział 5) albo dobierasz Kontrakty (rozdział 6).

rule-3-2-title = Nie wolno pasować z wyboru
rule-3-2 = Nie możesz spasować z własnej woli. Twoja tura przepada tylko wtedy, gdy nie możesz wykonać żadnej z trzech akcji (zobacz zasadę 8.4).

## 4

rule-section-4 = Dobieranie kart Lokomocji

rule-4-1-title = Weź dwie karty
rule-4-1 = Bierzesz 2 karty, najpierw jedną, potem drugą. Za każdym razem wybierasz: karta z rynku albo wierzchnia karta talii, w ciemno.

rule-4-2-title = Rynek uzupełnia się od razu
rule-4-2 = Gdy bierzesz kartę z rynku, w jej miejsce od razu trafia nowa z talii, jeszcze przed następnym wyborem.

rule-4-3-title = Dżoker z rynku: jedyna karta
rule-4-3 = Jeśli pierwszą kartą, którą bierzesz, jest karta dżokera z rynku, to w tej turze nie dostajesz już żadnej innej.

rule-4-4-title = Dżoker z rynku nie może być drugą kartą
rule-4-4 = Twoją drugą kartą nie może być karta dżokera z rynku, nawet taka, którą dopiero co odkryto, by wypełnić lukę.

rule-4-5-title = Dżoker dobrany w ciemno
rule-4-5 = Dżoker dobrany w ciemno jest jak każda inna karta: liczy się jako jedna z dwóch i nie kończy dobierania.

rule-4-6-title = Trzy dżokery czyszczą rynek
rule-4-6 = Gdy tylko wśród 5 kart rynku są 3 dżokery lub więcej, cały rynek się odrzuca i wykłada na nowo, aż dżokerów będzie mniej niż 3 (kiedy to niemożliwe, mówi zasada 8.3). Sprawdza się to po każdej akcji, nawet jeśli nie zmieniła rynku, a także między twoimi dwiema kartami.

rule-4-7-title = Gdy talia się skończy
rule-4-7 = Gdy w talii Lokomocji nie ma już kart, tasuje się karty odrzucone i z nich powstaje nowa talia.

rule-4-8-title = Bez limitu kart na ręce
rule-4-8 = Możesz mieć na ręce tyle kart Lokomocji, ile chcesz.

rule-4-9-title = Karty zakryte, liczba jawna
rule-4-9 = Karty na twojej ręce widzisz tylko ty, ale każdy może zobaczyć, ile ich masz.

## 5

rule-section-5 = Tworzenie połączenia

rule-5-1-title = Zapłata za połączenie
rule-5-1 = Żeby utworzyć połączenie, zagraj z ręki po jednej karcie za każde jego pole i postaw na każdym polu swój wóz. Zagrane karty odrzucasz.

rule-5-2-title = Połączenia kolorowe i szare
rule-5-2 = Za kolorowe połączenie płacisz kartami w jego kolorze. Za szare: kartami w dowolnym kolorze, byle wszystkie były jednakowe.

rule-5-3-title = Dżoker zamiast każdego koloru
rule-5-3 = Gdy płacisz za połączenie, dżoker zastępuje dowolny kolor; możesz zapłacić nawet samymi dżokerami. Za zielone połączenie o 3 polach zagrasz więc trzy zielone, dwie zielone i dżokera, jedną zieloną i dwa dżokery albo trzy dżokery.

rule-5-4-title = Jedno wolne połączenie na turę
rule-5-4 = Możesz utworzyć każde połączenie, którego nikt jeszcze nie ma; nie musi się stykać z twoimi. W jednej turze tworzysz najwyżej jedno.

rule-5-5-title = Wóz na każde pole
rule-5-5 = Na każde pole połączenia potrzebujesz wozu. Jeśli zostało ci ich za mało, nie możesz go utworzyć.

rule-5-6-title = Podwójne połączenia: nigdy oba
rule-5-6 = Niektóre sąsiednie miejsca łączy podwójne połączenie: dwa połączenia tej samej długości, jedno obok drugiego. Nigdy nie możesz utworzyć obu.

rule-5-7-title = Podwójne połączenia przy 2 graczach
rule-5-7 = W grze na 2 osoby z każdego podwójnego połączenia używa się tylko jednej nitki. Gdy ktoś z was utworzy którąkolwiek, druga jest zamknięta do końca gry.

rule-5-8-title = Punkty za połączenie
rule-5-8 = Punkty za połączenie dostajesz od razu, gdy je utworzysz. Na planszy Amsterdamu 1 pole daje 1 punkt, 2 pola 2 punkty, 3 pola 4 punkty, a 4 pola 7 punktów.

rule-5-9-title = Zdobywanie Towarów
rule-5-9 = Gdy tworzysz połączenie z symbolami wozów (kołami na planszy), bierzesz też 1 bonusową kartę Towarów, bez względu na długość połączenia. Karty Towarów leżą odkryte, więc każdy widzi, kto ile ich ma.

## 6

rule-section-6 = Dobieranie Kontraktów

rule-6-1-title = Nowe Kontrakty
rule-6-1 = Bierzesz 2 Kontrakty z wierzchu talii Kontraktów i zatrzymujesz jeden albo oba. Jeśli zatrzymasz tylko jeden, drugi trafia na spód tej talii.

rule-6-2-title = Ostatni Kontrakt
rule-6-2 = Jeśli został tylko 1 Kontrakt, nadal możesz go dobrać, ale wtedy musisz go zatrzymać.

rule-6-3-title = Gdy Kontraktów brak
rule-6-3 = Gdy talia Kontraktów jest pusta, nie możesz dobierać Kontraktów.

rule-6-4-title = Na dobre i bez limitu
rule-6-4 = Zatrzymany Kontrakt zostaje u ciebie do końca gry. Możesz ich mieć, ile chcesz.

rule-6-5-title = Realizacja Kontraktu
rule-6-5 = Kontrakt jest zrealizowany, gdy z jednego jego miejsca da się dojść do drugiego samymi twoimi połączeniami, bez żadnej przerwy.

## 7

rule-section-7 = Koniec gry i punktowanie

rule-7-1-title = Ostatnie tury
rule-7-1 = Gdy na koniec czyjejś tury graczowi zostają najwyżej 2 wozy, każdy ma jeszcze jedną turę: najpierw po kolei pozostali, a ten gracz na samym końcu. Potem gra się kończy. Liczy się tylko pierwszy taki moment.

rule-7-2-title = Punkty za połączenia
rule-7-2 = Punkty za połączenia są już na torze punktacji. Żeby je sprawdzić, dodaj to, co zasada 5.8 daje za każde twoje połączenie.

rule-7-3-title = Punkty za Kontrakty
rule-7-3 = Teraz wszyscy pokazują Kontrakty: za każdy zrealizowany zyskujesz jego wartość, za każdy niezrealizowany ją tracisz. Wynik może spaść poniżej zera.

rule-7-4-title = Premia za Towary
rule-7-4 = Potem przychodzi premia za Towary: kto ma najwięcej kart Towarów, jest pierwszy, i tak dalej. Na planszy Amsterdamu kolejne miejsca dają 8, 6, 4 i 2 punkty przy 4 graczach, 8, 5 i 2 przy 3 graczach oraz 8 i 4 przy 2 graczach.

rule-7-5-title = Bez Towarów nie ma premii
rule-7-5 = Jeśli nie masz ani jednej karty Towarów, nie dostajesz premii za Towary, na którymkolwiek jesteś miejscu.

rule-7-6-title = Remis w Towarach
rule-7-6 = Przy remisie każdy z remisujących dostaje pełne punkty wspólnego miejsca, a kolejne miejsca, które razem zajmują, przepadają. Jeśli więc dwoje z czworga graczy remisuje na pierwszym miejscu, dostają po 8, a następny gracz jest trzeci i dostaje 4.

rule-7-7-title = Kto wygrywa
rule-7-7 = Wygrywa ten, kto ma najwięcej punktów. Przy remisie wygrywa ten z remisujących, kto ma najwięcej zrealizowanych Kontraktów; jeśli i tu jest remis, zwycięstwo jest wspólne.

## 8

rule-section-8 = Szczegóły

rule-8-1-title = Puste miejsca na rynku
rule-8-1 = Lukę na rynku wypełnia karta z talii, a jeśli talia się skończyła, najpierw tasuje się karty odrzucone i tworzy z nich nową. Gdy kart nie ma ani tu, ani tam, miejsce na razie zostaje puste. Gdy tylko karty znów się pojawią (bo ktoś odrzucił je, tworząc połączenie), puste miejsca wypełnia się od lewej do prawej.

rule-8-2-title = Nie ma czego dobrać w ciemno
rule-8-2 = Gdy kart nie ma ani w talii, ani wśród odrzuconych, nie możesz dobierać w ciemno, ale nadal możesz brać karty z rynku. Jeśli masz już pierwszą kartę, a żadnej nie wolno ci wziąć jako drugiej (w ciemno nie ma czego, a na rynku są same dżokery), twoja tura kończy się po jednej karcie.

rule-8-3-title = Kiedy trzy dżokery zostają
rule-8-3 = Rynku nie czyści się według zasady 4.6, gdy na rynku, w talii i wśród kart odrzuconych jest łącznie mniej niż 3 karty inne niż dżokery: nie dałoby się wtedy wyłożyć 5 kart z mniej niż 3 dżokerami. Rynek, na którym nie ma już 5 kart, też czyści się przy 3 dżokerach, z tym samym wyjątkiem. Dzięki temu czyszczenie zawsze się kończy. Sprawdza się to od nowa po każdej akcji: trzy dżokery, które zostały, znikają, gdy tylko czyszczenie może pomóc, na przykład gdy ktoś, tworząc połączenie, odrzuci karty inne niż dżokery.

rule-8-4-title = Gdy nic nie możesz zrobić
rule-8-4 = Jeśli nie możesz zrobić nic, bo nie ma karty do wzięcia, Kontraktu do dobrania ani połączenia, na które cię stać, w tej turze pasujesz. Jeśli spasują po kolei wszyscy gracze, gra natychmiast się kończy i liczy się punkty.

rule-8-5-title = Pas też jest ostatnią turą
rule-8-5 = Jeśli w swojej ostatniej turze (zasada 7.1) musisz spasować, to i tak była twoja ostatnia tura.

rule-8-6-title = Kto jest najmłodszy
rule-8-6 = Kto z was jest najmłodszy, wiecie tylko wy. Jak ustala się, kto zaczyna, mówi zasada 2.8.

rule-8-7-title = Pierwsze Kontrakty naraz
rule-8-7 = Pierwsze Kontrakty (zasada 2.5) wybieracie wszyscy jednocześnie: dopóki wszyscy nie wybiorą, nic, co widzisz, nie zdradza cudzego wyboru. Oddane Kontrakty trafiają pod spód talii w kolejności miejsc przy stole, bez względu na to, kto wybrał pierwszy.

rule-8-8-title = Kontrakty do wyboru i oddane
rule-8-8 = Gdy dobierasz Kontrakty, a w talii są 2 lub więcej, zawsze dostajesz 2 do wyboru. Jeśli jeden oddajesz, trafia pod spód talii jeszcze przed końcem twojej tury.

rule-8-9-title = Kiedy tasuje się odrzucone
rule-8-9 = Karty odrzucone tasuje się (zasada 4.7) nie wtedy, gdy z talii zejdzie ostatnia karta, lecz gdy potrzebna jest następna. Do nowej talii wchodzi więc wszystko, co odrzucono do tej chwili.

rule-8-10-title = Podwójne połączenia przy 3–4 graczach
rule-8-10 = Przy 3 lub 4 graczach można utworzyć obie nitki podwójnego połączenia, ale muszą to zrobić dwie różne osoby (zobacz zasadę 5.6).
