# What pages say that are loaded later, in Polish; with the same ids in every language.

## Checking a record

verify-title = Co sprawdzono
verify-checksum = Zapisu nikt nie zmienił.
verify-board = Grano na tej planszy.
verify-commitment = Ziarno zgadza się ze skrótem ustalonym przed pierwszą kartą.
verify-deals = Ziarno daje dokładnie te karty, które rozdano.
verify-actions = { $actions ->
    [one] Jeden ruch: zgodny z zasadami i z zapisem.
    [few] { $actions } ruchy: wszystkie zgodne z zasadami i z zapisem.
    [many] { $actions } ruchów: wszystkie zgodne z zasadami i z zapisem.
   *[other] { $actions } ruchu: wszystko zgodne z zasadami i z zapisem.
  }
verify-result = Wyniki się zgadzają.
verify-holds = Zapis się zgadza.
verify-taken-back = W tej grze cofano ruchy, więc nie liczy się do żadnego rankingu.
verify-commitment-title = Skrót ziarna (SHA-256)
verify-seed-title = Ziarno

## Whether a deal was fair

seal-fair = Uczciwe rozdanie
seal-fair-told = Przed pierwszą kartą serwer ustalił tajną liczbę, a twoja przeglądarka dodała losową. Rozdała całą grę jeszcze raz i każda karta się zgadza: nikt nie mógł wybrać kart.
seal-promised = Rozdano, jak obiecano
seal-promised-told = Twoja przeglądarka znała obietnicę serwera przed pierwszą kartą. Rozdała całą grę jeszcze raz i każda karta się zgadza. Nie dodano żadnej twojej liczby.
seal-late = Rozdanie sprawdzone
seal-late-told = Twoja przeglądarka rozdała całą grę jeszcze raz i każda karta się zgadza. Nie wie, co serwer obiecał przed pierwszą kartą.
seal-broken = To rozdanie się nie zgadza
seal-broken-told = Karty nie wynikają z tego, co obiecano przed grą. Zapisz partię jako plik i zapytaj administratora tego serwera.
seal-unknown = Rozdania nie sprawdzono

## Why a record cannot be read

record-size = Ten plik jest za duży jak na zapis partii.
record-json = Tego pliku nie da się odczytać: to nie jest JSON.
record-other = Ta wersja nie rozpoznaje w tym pliku zapisu partii.
record-changed = Ktoś zmienił ten zapis po jego powstaniu: suma kontrolna się nie zgadza.
record-rules = Ten zapis powstał według innej wersji zasad.
record-chance = Karty w tym zapisie pochodzą z generatora, którego ta wersja nie zna.
record-board = Grano na planszy „{ $id }”, której przeglądarka nie ma.
record-deals = Ziarno nie daje tych kart, które rozdano.
record-action = Ruch { $number } jest niemożliwy.
record-outcome = Ruch { $number } kończy się inaczej, niż zapisano.
record-commitment = Ziarno nie zgadza się ze skrótem sprzed gry.
record-result = Zapisane wyniki nie są wynikami tej partii.

## The lesson

learn-title = Naucz się, grając
learn-lead = Partia jeden na jednego: ty i Uczeń, któremu się nie spieszy. Podświetlamy to, o czym mowa; pierwsze połączenie utworzysz w niecałą minutę.
learn-goal-routes = Twórz połączenia między miejscami w Amsterdamie, płacąc kartami w ich kolorze. Długie połączenia dają więcej punktów.
learn-goal-contracts = Realizuj Kontrakty: przed końcem gry połącz oba miejsca z karty swoimi połączeniami, bo inaczej stracisz jej punkty.
learn-goal-merchandise = Zbieraj Towary na połączeniach z kołami; kto ma ich najwięcej, dostaje premię.
learn-begin = Zaczynamy
learn-next = Rozumiem
learn-quiet = Graj dalej do końca: wszystko, co nowe, wyjaśnimy tutaj. „Podpowiedź” powie, co zrobiłby dobry gracz.
learn-counting = Koniec partii. Teraz liczymy połączenia, Kontrakty i Towary.
learn-contracts = Połącz wozami oba miejsca z Kontraktu, a zyskasz jego punkty; inaczej je stracisz. Tutaj zatrzymaj oba: mają wspólny odcinek. Później jeden to często bezpieczniejszy początek.
learn-draw = Połączenie jest twoje i punkty też. Teraz zbierz nowe karty: weź jedną z rynku, w kolorze potrzebnym na następne połączenie.
learn-second = I druga karta: odkryta, byle nie dżoker, albo nieznana z wierzchu talii.
learn-way = Kontrakty mówią, ilu wozów brakuje, a plansza pokazuje drogę. W turze robisz jedno: bierzesz dwie karty, tworzysz połączenie albo dobierasz Kontrakty.
learn-again = { $route } leży na twojej drodze i stać cię na to połączenie. Utwórz je teraz albo zbieraj dalej.
learn-wild = Dżoker zastępuje każdy kolor. Wzięty z rynku jest twoją jedyną kartą w tej turze i nie może być drugą.
learn-claim = Twoja tura, a kart starczy na { $route }: po jednej w tym kolorze za każde pole. Naciśnij podświetlone połączenie.
learn-gray = Połączenie { $route } jest szare: płacisz kartami dowolnego koloru, byle wszystkie były takie same. Utwórz je teraz albo zbieraj dalej.
learn-wild-pays = Dżokerem możesz uzupełnić każdą zapłatę. Jeśli możesz zapłacić inaczej, zachowaj go na długie połączenia; najtańszy sposób jest podany jako pierwszy.
learn-points = Punkty liczą się od razu: 1, 2, 4 albo 7 za 1, 2, 3 albo 4 pola. Długie połączenia się opłacają.
learn-merchandise = Na jednym z twoich połączeń widać koła, więc masz kartę Towarów. Na koniec ten, kto ma ich najwięcej, dostaje 8 punktów, a drugi gracz 4.
learn-double = Dwa połączenia obok siebie to podwójne połączenie. W grze na dwie osoby używa się tylko jednej nitki; druga jest teraz zamknięta.
learn-completed = Kontrakt zrealizowany! Jego punkty są pewne, ale do końca nikt się o tym nie dowie.
learn-more = Możesz też dobrać dwa Kontrakty i zatrzymać co najmniej jeden: warto, póki masz wozy i część drogi już gotową.
learn-offer = Zatrzymaj ten, który wymaga mniej wozów. Oba to ryzyko: niezrealizowany odbiera swoje punkty. Oddany Kontrakt trafia pod spód talii.
learn-flush = Na rynku leżały trzy dżokery, więc wszystkie pięć kart odrzucono i wyłożono nowe.
learn-reshuffle = Talia się skończyła; karty odrzucone potasowano i jest z nich nowa talia.
learn-soon = Koniec jest blisko: gdy komuś zostaną najwyżej dwa wozy, każdy zagra jeszcze jedną turę. Liczba przy wozie mówi, ile wozów zostało.
learn-last = { $self ->
    [yes] Masz już najwyżej dwa wozy: każdy zagra jeszcze ostatnią turę.
   *[no] { $who } ma już najwyżej dwa wozy: każdy zagra jeszcze ostatnią turę.
  } { $can ->
    [yes] Utwórz jeszcze połączenie, jeśli możesz: karty potem się nie liczą.
   *[no] Nie możesz już utworzyć połączenia, a karty się nie liczą. Nowe Kontrakty dają punkty tylko wtedy, gdy już je realizują twoje połączenia.
  }
learn-end = { $won ->
    [yes] To twoja pierwsza wygrana partia! Na wynik składają się połączenia, Kontrakty i Towary. Teraz znasz już całą grę.
   *[no] Tę partię wygrywa { $who }. Połączenia dają punkty, a niezrealizowane Kontrakty je odbierają. Teraz znasz już całą grę: następna partia może być twoja.
  }

## Before a game online

lobby-title = Stół { $code }
lobby-open = Jeszcze nikogo
lobby-here = { $count ->
    [0] Przy stole: { $who }. Wszystkie miejsca są zajęte; możesz oglądać.
   *[other] Przy stole: { $who }. Wolne miejsca: { $count }.
  }
lobby-you = ty
lobby-ready = Gotowość: tak
lobby-not-ready = Gotowość: jeszcze nie
lobby-be-ready = Zgłaszam gotowość
lobby-take = Usiądź tu
lobby-also = Jeszcze ktoś przy tym urządzeniu
lobby-also-name = Imię dodawanej osoby
lobby-leave = Wyjdź
leave-title = Odejdź od stołu
leave-keep = Zachowaj moje miejsce
leave-keep-told = Przejdziesz na stronę startową i tam znajdziesz ten stół.
leave-give = Zwolnij moje miejsce
leave-give-told = Może je zająć ktoś inny.
leave-give-bot = Bot dokończy partię za ciebie. Tego nie można cofnąć.
leave-close = Zamknij stół
leave-close-sure = Naciśnij jeszcze raz, aby zamknąć go dla wszystkich
leave-close-told = Zniknie dla wszystkich.
leave-closed = Stół { $code } jest zamknięty.
lobby-arrange = Kto gra na miejscu { $number }
lobby-person = Człowiek
lobby-start = Zacznij grę
lobby-waiting = Gra może się zacząć, gdy wszystkie miejsca są zajęte i wszyscy zgłosili gotowość.
lobby-duplicate = To są karty z gry { $game }. Kto ją widział, może je znać. Zgłoś gotowość tylko wtedy, gdy się na to zgadzasz.
lobby-duplicate-new = Rozdaj nowe karty
lobby-invite = Zaproś
lobby-invite-told = Kto ma ten link, może oglądać grę i zająć wolne miejsce.
lobby-code-told = Albo otwórz { $host } i dołącz, wpisując kod:
lobby-copy = Skopiuj link
lobby-copied = Skopiowano
lobby-qr = Link jako kod QR
lobby-local = Adres { $host } działa tylko na tym komputerze. Inne urządzenia jeszcze go nie otworzą.
lobby-local-how = Jak zagrać też na telefonach
lobby-local-told = Osoba, która prowadzi serwer, uruchamia go poleceniem { $command }. Potem otwórz tu tę stronę pod adresem komputera w waszej sieci, na przykład { $example }: link i kod będą wtedy działać na każdym urządzeniu w domu.
lobby-clock = Zegar
lobby-clock-none = Bez zegara
lobby-clock-move = { $seconds } s na każdy ruch
lobby-clock-total = { $minutes } min na partię i { $increment } s za każdy ruch
lobby-takeover = Bot może grać za nieobecnego
lobby-takeover-soon = Po 30 s; nigdy w grach powolnych
lobby-takeover-minutes = Po { $minutes } min
lobby-takeover-never = Nigdy
lobby-undo = Ruchy można cofać
lobby-chat = Czat
lobby-listed = Każdy może znaleźć ten stół
lobby-by-code = Do dołączenia wystarczy kod
lobby-settings = Jak się gra przy tym stole
lobby-colour-taken = { $colour } ({ $name })
lobby-before = Poprzednia partia
clock-low = Zostało { $seconds } s.

## A screen for all

screen-use = Użyj tego ekranu jako planszy
screen-use-told = Na telewizor lub inny duży ekran: wszyscy widzą na nim planszę, ale niczyje karty. Każdy gra na swoim telefonie.
screen-create = Ten ekran jest planszą; każdy gra na telefonie
screen-scan = Zeskanuj kod, żeby usiąść do stołu
screen-scan-told = Skieruj na niego aparat telefonu, a potem wybierz miejsce i kolor.
screen-move = { $name }, zeskanuj kod, a twoje miejsce przejdzie na telefon
screen-phones = Telefony
screen-full = Pełny ekran
screen-leave = Zamknij planszę
screen-again = Rewanż? Wybierzcie go na telefonie.
screen-dark = Przez nieszyfrowane http strona nie może utrzymać tego ekranu włączonego: ustaw urządzenie tak, żeby się nie wygaszało.

## Chat

chat-title = Czat
chat-say = Napisz coś
chat-send = Wyślij
chat-empty = Nikt się jeszcze nie odezwał.
chat-mute = Wycisz: { $name }
chat-unmute = Cofnij wyciszenie: { $name }

## What a server refuses

problem-unreachable = Żaden serwer tu nie odpowiada. Gra z botami i na jednym urządzeniu działa bez niego.
problem-no-table = Nie ma takiego stołu albo potrzebujesz zaproszenia.
problem-not-allowed = Przy tym stole nie możesz tego zrobić.
problem-not-now = Teraz tak nie można.
problem-name = Imię ma od 1 do 32 znaków.
problem-name-taken = Ktoś przy tym stole ma już to imię. Wybierz inne.
problem-seat-taken = To miejsce jest zajęte.
problem-not-ready = Najpierw wszystkie miejsca muszą być zajęte i wszyscy muszą zgłosić gotowość.
problem-paused = Gra jest wstrzymana.
problem-bot-plays = Na tym miejscu gra bot.
problem-undo-impossible = Nie można cofnąć: od tamtej pory odkryto coś nowego.
problem-undo-off = Przy tym stole nie cofa się ruchów.
problem-chat-muted = Gospodarz stołu wyciszył to miejsce.
problem-too-fast = Za szybko; poczekaj chwilę.
problem-too-many = Jest ich za dużo; zamknij coś albo poczekaj chwilę.
problem-starting = Serwer jeszcze się uruchamia. Spróbuj ponownie za minutę; gry na tym urządzeniu nie potrzebują serwera.
problem-storage-unavailable = Nie można teraz zapisać gry. Nic się nie zmieniło; spróbuj za chwilę.
problem-version = Ta strona jest nieaktualna: wczytaj ją ponownie.
problem-stale = Na stole coś się zmieniło; spójrz jeszcze raz.
problem-table-full = Przy tym stole gra się już zbyt długo; załóż nowy.
problem-table-closed = Ten stół został zamknięty.
problem-table-broken = Ten stół jest uszkodzony; administrator tego serwera może się nim zająć.
problem-banned = Administrator tego serwera zablokował cię na pewien czas.
problem-record-closed = Ten zapis jest zamknięty, dopóki trwa gra tymi samymi kartami.
problem-colour-taken = Ten kolor ma już ktoś inny.
problem-chat-off = Przy tym stole nie ma czatu.
problem-not-absent = Ta osoba była tu przed chwilą; daj jej trochę czasu.
problem-link = Ten link został już użyty albo jest za stary. Zrób nowy na urządzeniu, które ma to miejsce.
problem-other = Nie udało się ({ $key }).

## The rules

rules-all = Wszystkie zasady
rules-lead = Osiem krótkich rozdziałów. Każda zasada ma numer, a gra podaje go zawsze, gdy czegoś nie można zrobić.
board-ours-told = Połączenia, karty i punkty są takie, jak opublikowano. Jakie są Kontrakty i które połączenia mają wozy, nigdy nie opublikowano: nasze są rekonstrukcją, w której każdy Kontrakt jest wart tyle, ile liczy jego najkrótsza droga.
board-ours-how = Jeśli masz tę grę, możesz grać z tym, co wydrukowano: skopiuj plik { $file } dołączony do Damrak, wpisz swoje Kontrakty i znaki wozów, sprawdź go poleceniem { $check } i graj w terminalu poleceniem { $play }. W przeglądarce i przy stołach online to niemożliwe: tam zawsze obowiązuje nasza rekonstrukcja.
glance-seats = Obok każdego imienia
glance-cart = pozostałe wozy
glance-card = karty na ręce
glance-contract = Kontrakty
glance-merchandise = karty Towarów; po znaku + punkty premii, które dałyby teraz
glance-ends = Klepsydra oznacza połączenia, które rozpoczynają ostatnią rundę.
rules-picture-cards = Karty Lokomocji: sześć kolorów i dżokery, które zastąpią każdy z nich.
rules-picture-payment = Cztery sposoby zapłaty za zielone połączenie o trzech polach.
rules-picture-track = Połączenie o { $spaces } polach daje { $points } punkty: znacznik przechodzi z { $from } na { $to }. Po { $last } tor zaczyna się znowu od 0.
rules-picture-final = Przykład na koniec gry: sumuje się połączenia, Kontrakty i Towary, a niezrealizowane Kontrakty się odejmuje.
rules-final-merchandise = Towary
rules-final-total = Razem

## Looking at a game again

replay-lead = Przejdź przez partię krok po kroku: oczami każdego z graczy albo z odkrytymi kartami.
replay-yours = Jak grasz
replay-yours-told = Dokładność, nawyki i postępy w partiach skończonych tu bez cofania ruchów.
replay-file = Otwórz zapis partii
replay-record = Zapis partii
replay-record-told = Każdą partię można na koniec zapisać do pliku. Otwórz plik, który ktoś ci przysłał: nic nie opuszcza twojej przeglądarki.
replay-none = W tej przeglądarce nie ma jeszcze skończonej partii.

## A new table

online-lead = Przygotuj stół i wyślij link znajomym; wystarczy im przeglądarka.
online-listed-none = Żaden stół nie szuka teraz graczy.

## Settings

settings-title = Ustawienia
settings-look = Wygląd
settings-pace = Tempo i dźwięk
settings-play = Twoja tura
settings-help = Pomoc
settings-language = Język
settings-theme = Motyw
settings-theme-auto = Systemowy
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-sound = Dźwięk
settings-volume = Głośność
settings-speed = Tempo
settings-speed-0 = Natychmiast
settings-speed-0-5 = Wolno
settings-speed-1 = Normalnie
settings-speed-2 = Szybko
settings-motion = Animacje
settings-motion-auto = Systemowe
settings-motion-full = Wszystkie
settings-motion-reduced = Minimalne
settings-symbols = Symbole i wzory na każdym kolorze
settings-confirm = Pytaj o potwierdzenie każdego ruchu
settings-pay = Zawsze pytaj, czym zapłacić
settings-hint = Podpowiedź podaje
settings-hint-3 = Ruch i jego powód
settings-hint-2 = Najpierw rodzaj ruchu
settings-hint-1 = Najpierw wskazówka
settings-keys = Skróty jednoklawiszowe przy stole (lista:{ "\u00A0" }/)
settings-call = Daj mi znać, gdy przyjdzie moja tura
settings-notices = Zezwól na powiadomienia
settings-counter = Licznik kart: pokazuj, co wiadomo o kartach innych

## The field for typed moves, and the keys

table-command = Wpisz ruch
table-command-label = Co chcesz zrobić?
table-command-do = Wykonaj
table-command-unknown = Nie rozumiem „{ $text }”. Spróbuj: { $draw } 3, { $draw } { $deck }, { $claim } dam oude-kerk, { $contracts }.
table-command-not-now = „{ $text }”: teraz to niemożliwe.
table-command-draw = Napisz, co dobrać: numer karty na rynku ({ $draw } 3), kolor ({ $draw } { $red }) albo { $draw } { $deck }.
table-command-no-route = Tych miejsc nic nie łączy: { $text }.
table-command-half = Napisz, która z dwóch nitek: { $via } { $known }.
table-command-ends = Podaj oba końce połączenia, na przykład: { $claim } dam oude-kerk.
table-command-vague = „{ $text }” może znaczyć: { $known }.
type-draw = dobierz, dobrać, weź, wziąć
type-claim = utwórz, utworzyć, utwórz połączenie, utworzyć połączenie, zajmij, zająć
type-contracts = kontrakty
type-keep = zatrzymaj, zatrzymać
type-pass = pas, pasuję, pasować
type-deck = talię, talia, talii, ciemno
type-market = rynek, rynku, odkryta, odkryte, odkrytych
type-first = pierwszy
type-second = drugi
type-both = oba
type-why = dlaczego
type-via = przez, via
type-colours = pink różową, blue niebieską, green zieloną, black czarną, red czerwoną, orange pomarańczową, wild dżokera, gray szarą
table-keys = Klawisze
table-key-market = weź tę kartę z rynku
table-key-deck = dobierz w ciemno z talii
table-key-contracts = dobierz Kontrakty
table-key-keep = zatrzymaj pierwszy, drugi lub oba Kontrakty
table-key-undo = cofnij swój ostatni ruch
table-key-hint = poproś trenera o podpowiedź; ponownie: więcej
table-key-board = przejdź do planszy
table-key-next = następne połączenie, na które cię stać
table-key-arrows = na planszy: następne połączenie w tę stronę
table-key-letter = na planszy: połączenia miejsc na tę literę
table-key-enter = wybierz, potwierdź
table-key-escape = anuluj
table-key-command = wpisz ruch
table-key-places = plansza jako lista
table-key-log = przebieg gry
table-key-ways = podświetl drogi wszystkich otwartych Kontraktów
table-key-one = pokaż tylko jeden Kontrakt; ponownie, aby pokazać następny
table-key-zoom = przybliż, oddal, cała plansza
table-key-mute = włącz lub wyłącz dźwięk

## What an undo means

table-undone = { $alone ->
    [yes] Cofnięto. Partia z cofniętymi ruchami nie liczy się w twoich statystykach.
   *[no] Cofnięto. Ruchu, który odkrywa nowe karty lub Kontrakty, nie można cofnąć.
  }

## The end of a game

table-contract-failed = Niezrealizowany
table-final = Końcowe punktowanie
table-final-all = Pokaż wszystko
table-final-routes = { $count ->
    [0] Brak połączeń
    [one] Jedno połączenie
    [few] { $count } połączenia
    [many] { $count } połączeń
   *[other] { $count } połączenia
  }
table-final-merchandise = Towary: { $count } ({ $place }. miejsce)
table-final-no-merchandise = Brak Towarów
table-final-verdict = { $by ->
    [contracts] { $self ->
        [yes] Wygrywasz: remis w punktach, ale więcej zrealizowanych Kontraktów.
       *[no] Wygrywa { $who }: remis w punktach, ale więcej zrealizowanych Kontraktów.
      }
    [shared] Wspólne zwycięstwo: { $who }.
   *[points] { $self ->
        [yes] { $points ->
            [one] Wygrywasz jednym punktem!
           *[other] Wygrywasz z przewagą { $points } punktów!
          }
       *[no] { $points ->
            [one] { $who } wygrywa jednym punktem.
           *[other] { $who } wygrywa z przewagą { $points } punktów.
          }
      }
  }
table-final-place = { $shared ->
    [yes] { $points ->
        [one] Wspólne { $place }. miejsce, strata jednego punktu.
       *[other] Wspólne { $place }. miejsce, strata { $points } punktów.
      }
   *[no] { $points ->
        [one] { $place }. miejsce, strata jednego punktu.
       *[other] { $place }. miejsce, strata { $points } punktów.
      }
  }
table-final-shared = wspólne
share-title = Udostępnij tę partię
share-picture = Zapisz obraz
share-picture-saved = Zapisano
share-picture-alt = Plansza na koniec gry, z punktami wszystkich
share-link = Skopiuj link do obejrzenia partii
share-told = Kto ma link, może obejrzeć całą partię, z kartami wszystkich.

## Rules, replays, tables online

rules-title = Zasady
rules-back = Wróć do gry
rules-contents = Rozdziały
rules-aim = Cel gry
rules-route-points = Punkty za połączenie
rules-spaces = Pola
rules-points = Punkty
rules-merchandise-points = Punkty za Towary na koniec
rules-place = Miejsce
rules-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
  }
replay-controls = Oglądanie partii
replay-first = Na początek
replay-back = Ruch wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-next = Ruch naprzód
replay-last = Na koniec
replay-position = Moment partii
replay-pace = Tempo
replay-eyes = Czyimi oczami
replay-eyes-of = Tak to widzi { $name }
replay-spectator = Jako widz
replay-open = Wszystko odkryte
replay-next-cards = Następne w talii
replay-verify = Sprawdź uczciwość gry
replay-share = Skopiuj link do tego momentu
replay-link = Link
replay-copied = Skopiowano
replay-save = Zapisz jako plik
replay-more = Więcej
online-title = Zagraj online
online-name = Twoje imię
online-seats = Miejsca
online-seat-open = Wolne dla chętnych
online-create = Przygotuj stół
online-listed = Otwarte stoły
online-forget = Usuń z listy
online-joining = Podchodzimy do stołu…
online-lost = Połączenie z siecią zerwane. Próbujemy znowu…
online-sending = Wysyłanie…
online-retry = Spróbuj teraz
lobby-seat = Miejsce { $number }
lobby-share = Udostępnij
bar-online = Stół
bar-undo-asked = { $name } chce cofnąć ruch.
bar-undo-yes = Tak
bar-undo-no = Nie
bar-pause = Pauza
bar-resume = Wznów
bar-paused = Gra jest wstrzymana.
bar-chat = { $unread ->
    [0] Czat
   *[other] Czat ({ $unread })
  }
bar-invite = Zaproś
bar-move = Na inne urządzenie
bar-move-told = Otwórz ten link na drugim urządzeniu; twoje miejsce przeniesie się tam.
bar-substitute = { $name }: niech dalej gra bot
bar-return = Wracam do gry
bar-next = Do następnej partii
bar-next-told = Trwa przygotowanie następnej partii.
bar-duplicate = Rewanż, te same karty
bar-record = Zapisz partię jako plik
bar-menu = Menu stołu
bar-hands = Plansza jest na innym ekranie
bar-away = Niech bot zagra za mnie
bar-undo-waiting = Prosisz o cofnięcie ruchu; pozostali muszą się zgodzić.
