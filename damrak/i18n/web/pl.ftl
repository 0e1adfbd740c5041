# What the browser says, in Polish. The rules are in ../rules/pl.ftl.
# Terms beside the published ones: market = rynek, discards = karty odrzucone, claim = utworzyć,
# complete = zrealizować, keep = zatrzymać, action = ruch, seat = miejsce przy stole, record = zapis, seed = ziarno,
# fingerprint = skrót.
# Colours stand as "kolor zielony" or "2× zielony", names in the nominative; typed moves begin with an imperative.

## The whole client

app-name = Damrak
app-tagline = Wozy, kanały i Kontrakty: Amsterdam roku 1650 dla 2–4 osób.
app-unofficial = Nieoficjalna gra fanowska, niezwiązana z żadnym wydawcą.
home-insecure = Ta strona przyszła przez nieszyfrowane http. Gra działa, ale nie można jej zainstalować ani zachować do gry offline; przez https można.
app-loading = Rozkładamy planszę…
app-failed = Coś poszło nie tak: { $reason }
app-close = Zamknij

nav-pages = Strony
nav-home = Start
nav-table = Online
nav-rules = Zasady
nav-learn = Nauka
nav-replay = Powtórki
nav-settings = Ustawienia
nav-skip = Przejdź do treści
nav-lost = Nie ma takiej strony.

update-ready = Jest nowa wersja.
update-now = Zaktualizuj teraz
update-later = Później

## Colours of cards and routes

card-pink = różowy
card-blue = niebieski
card-green = zielony
card-black = czarny
card-red = czerwony
card-orange = pomarańczowy
card-wild = dżoker
card-gray = szary
cards-pink = { $count }× różowy
cards-blue = { $count }× niebieski
cards-green = { $count }× zielony
cards-black = { $count }× czarny
cards-red = { $count }× czerwony
cards-orange = { $count }× pomarańczowy
cards-wild = { $count }× dżoker

## Players

seat-colour-0 = śliwkowe serce
seat-colour-1 = kremowa korona
seat-colour-2 = turkusowa kotwica
seat-colour-3 = cytrynowy klucz
level-apprentice = Uczeń
level-porter = Tragarz
level-carter = Woźnica
level-merchant = Kupiec
level-regent = Regent
level-master = Mistrz

## Why something cannot be done; the number of the rule stands beside it

why-game-over = Gra już się skończyła.
why-not-your-turn = To nie twoja tura.
why-chosen = Twoje Kontrakty są już wybrane.
why-choose-first = Najpierw wybierz, które Kontrakty zatrzymujesz.
why-keep-first = Najpierw zdecyduj, które z tych Kontraktów zatrzymujesz.
why-nothing-offered = Nie masz teraz Kontraktów do wyboru.
why-second-card-first = Najpierw weź drugą kartę.
why-must-keep = Został tylko jeden Kontrakt i trzeba go zatrzymać.
why-no-contracts = Nie ma już Kontraktów do dobrania.
why-no-cards = Nie ma czego dobrać: nie ma kart ani w talii, ani wśród odrzuconych.
why-no-pass = Pasować można tylko wtedy, gdy nic innego nie da się zrobić.
why-slot-empty = W tym miejscu rynku nie ma karty.
why-second-wild = Odkryta karta dżokera nie może być twoją drugą kartą.
why-route-yours = To połączenie już jest twoje.
why-route-taken = To połączenie ma już { $who }.
why-other-half-yours = Masz już drugą nitkę tego podwójnego połączenia.
why-other-half-closed = W grze na dwie osoby używa się tylko jednej nitki podwójnego połączenia, a druga jest już zajęta.
why-twin-free = Druga nitka tego podwójnego połączenia jest jeszcze wolna.
why-carts = To połączenie ma { $needed ->
    [one] jedno pole
    [few] { $needed } pola
    [many] { $needed } pól
   *[other] { $needed } pola
  }, a tobie { $carts ->
    [0] nie został żaden wóz
    [one] został jeden wóz
    [few] zostały { $carts } wozy
    [many] zostało { $carts } wozów
   *[other] zostało { $carts } wozu
  }.
why-cannot-pay = Potrzeba tu { $needed ->
    [one] jednej karty
    [few] { $needed } kart
    [many] { $needed } kart
   *[other] { $needed } karty
  } (kolor { $colour }), licząc z dżokerami. Nie masz tego na ręce.
why-cannot-pay-gray = Potrzeba tu { $needed ->
    [one] jednej karty dowolnego koloru
    [few] { $needed } kart jednego koloru
    [many] { $needed } kart jednego koloru
   *[other] { $needed } karty jednego koloru
  }, licząc z dżokerami. Nie masz tego na ręce.
table-rule = Zasada{ "\u00A0" }{ $rule }

## The table: what lies on it

table-board = Plansza
table-board-routes = Połączenia
table-seats = Gracze
table-market = Rynek
table-wild-whole = cała tura
table-hand = Twoje karty
table-contracts = Kontrakty
table-log = Przebieg gry
table-places = Plansza jako lista
table-dock = Twój ruch
table-bar = Panele i ustawienia
table-you = ty
table-away = rozłączono
table-moving = Tura tego gracza.
table-ends = { $a } – { $b }
table-told = { $what }: { $told }
table-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
table-carts = { $count ->
    [0] nie ma już wozów
    [one] został jeden wóz
    [few] zostały { $count } wozy
    [many] zostało { $count } wozów
   *[other] zostało { $count } wozu
  }
table-carts-near = { $carts }; następne połączenie może rozpocząć ostatnią rundę
table-hand-cards = { $count ->
    [0] brak kart na ręce
    [one] jedna karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
  }
table-hand-seen = { $count }; wzięte jawnie: { $cards }
table-hand-counted = { $count }; można wydedukować: { $cards }
table-contract-count = { $count ->
    [0] brak Kontraktów
    [one] jeden Kontrakt
    [few] { $count } Kontrakty
    [many] { $count } Kontraktów
   *[other] { $count } Kontraktu
  }
table-merchandise = { $count ->
    [0] brak Towarów
    [one] jedna karta Towarów
    [few] { $count } karty Towarów
    [many] { $count } kart Towarów
   *[other] { $count } karty Towarów
  }
table-merchandise-bonus = { $cards }: { $points } pkt premii, gdyby gra kończyła się teraz
table-slot = Rynek, karta { $slot }: { $card }
table-slot-empty = Rynek, miejsce { $slot }: puste
table-deck = { $count ->
    [0] Talia jest pusta
    [one] Dobierz w ciemno: { $count } karta w talii
    [few] Dobierz w ciemno: { $count } karty w talii
    [many] Dobierz w ciemno: { $count } kart w talii
   *[other] Dobierz w ciemno: { $count } karty w talii
  }
table-discards = { $count ->
    [0] Brak kart odrzuconych
    [one] Jedna karta odrzucona
    [few] { $count } karty odrzucone
    [many] { $count } kart odrzuconych
   *[other] { $count } karty odrzuconej
  }
table-contract-deck = { $count ->
    [0] Nie ma już Kontraktów
    [one] Dobierz ostatni Kontrakt: został { $count }
    [few] Dobierz Kontrakty: zostały { $count }
    [many] Dobierz Kontrakty: zostało { $count }
   *[other] Dobierz Kontrakty: zostało { $count }
  }
table-merchandise-left = { $count ->
    [0] Nie ma już Towarów
    [one] Została jedna karta Towarów
    [few] Zostały { $count } karty Towarów
    [many] Zostało { $count } kart Towarów
   *[other] Zostało { $count } karty Towarów
  }
table-merchandise-scale = { $left }. Premia na koniec, od największej liczby kart do najmniejszej: { $points }
table-stack = { $card }: { $count ->
    [0] brak
   *[other] { $count }
  }
table-stack-needed = { $card }: { $count ->
    [0] brak
   *[other] { $count }
  }; do twoich Kontraktów potrzeba jeszcze: { $needed }
table-pays = { $cards }: { $count ->
    [0] nie wystarcza na żadne wolne połączenie.
    [one] wystarcza na jedno połączenie.
    [few] wystarcza na { $count } połączenia.
    [many] wystarcza na { $count } połączeń.
   *[other] wystarcza na { $count } połączenia.
  }
table-need-gray = Szare połączenia na drogach twoich Kontraktów: { $count ->
    [one] jedna karta dowolnego koloru
    [few] { $count } karty dowolnego koloru, na każdym połączeniu jednakowe
    [many] { $count } kart dowolnego koloru, na każdym połączeniu jednakowe
   *[other] { $count } karty dowolnego koloru, na każdym połączeniu jednakowe
  }

## The table: routes

table-route-facts = kolor { $colour }, { $count ->
    [one] jedno pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
  }
table-route-merchandise = karta Towarów
table-route-own = Twoje.
table-route-owner = Zajęte: { $who }.
table-route-closed = Zamknięte.
table-route-payable = Możesz je utworzyć.
table-route-free = Wolne.
table-route-takes = Koszt: { $payment }.
table-route-other-ways = { $count ->
    [one] Można też zapłacić w inny sposób.
    [few] Można też zapłacić na { $count } inne sposoby.
    [many] Można też zapłacić na { $count } innych sposobów.
   *[other] Można też zapłacić na { $count } innego sposobu.
  }
table-lack = Brakuje: { $cards }.
table-lack-gray = { $spaces ->
    [1] Brakuje jednej karty, w dowolnym kolorze.
   *[other] { $count ->
        [one] Brakuje jednej karty tego samego koloru.
        [few] Brakuje { $count } kart tego samego koloru.
        [many] Brakuje { $count } kart tego samego koloru.
       *[other] Brakuje { $count } karty tego samego koloru.
      }
  }
table-has-cards = Masz na nie karty.
table-use-contracts = { $count ->
    [one] Przyda się do Kontraktu { $marks }.
   *[other] Przyda się do Kontraktów { $marks }.
  }
table-use-completes = { $count ->
    [one] Realizuje Kontrakt { $marks }.
   *[other] Realizuje Kontrakty { $marks }.
  }
table-use-goods = Koła dają Towary: premia { $bonus }.
table-use-ends = Rozpoczyna ostatnią rundę.
table-use-dooms = { $count ->
    [one] Potem już niemożliwe: Kontrakt { $marks }.
   *[other] Potem już niemożliwe: Kontrakty { $marks }.
  }
table-legend = ✓ oznacza połączenia, na które masz karty; złota ramka te, które pomagają też w Kontrakcie; beczka te, które dają Towary.
table-zoom-in = Przybliż
table-zoom-out = Oddal
table-zoom-whole = Cała plansza

## The table: choosing

table-status-turn = { $last ->
    [claim] Twoja ostatnia tura: utwórz połączenie, dla punktów lub żeby zrealizować Kontrakt. Karty nic już nie dają.
    [contracts] Twoja ostatnia tura: { $lack ->
        [carts] masz karty na połączenie, ale za mało wozów
       *[cards] nie masz kart na żadne połączenie
      }. Nowe Kontrakty dają punkty tylko wtedy, gdy twoje połączenia już je realizują; inaczej je odbierają.
   *[no] Twoja tura: weź dwie karty, utwórz połączenie albo dobierz Kontrakty.
  }
table-status-second = Weź drugą kartę.
table-status-pass = W tej turze nic nie możesz zrobić.
table-status-goes-on = Nic więcej nie da się zyskać: gra toczy się sama dalej.
table-status-wait = { $who } myśli…
table-status-setup = Trwa wybór Kontraktów.
table-status-choosing = { $who } jeszcze { $count ->
    [one] wybiera
   *[other] wybierają
  } Kontrakty.
table-status-wait-second = { $who } bierze drugą kartę.
table-status-wait-offer = { $who } wybiera Kontrakty.
table-status-over = Gra skończona.
table-pass = Pas
table-pay-with = Sposoby zapłaty
table-claim-for = Utwórz: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
table-rather = A może { $route } (kolor { $colour })?
table-cancel = Anuluj
table-do = Zrób tak
table-sure = { $kind ->
    [market] Wziąć tę kartę: { $card }?
    [deck] Dobrać kartę w ciemno?
    [contracts] Dobrać Kontrakty?
    [pass] Spasować w tej turze?
   *[other] Na pewno?
  }
table-offer-setup = Zatrzymaj co najmniej jeden z tych Kontraktów
table-offer = Zatrzymaj co najmniej jeden
table-offer-how = Dotknij lub kliknij Kontrakt, aby go odłożyć.
table-keep = { $count ->
    [0] Wybierz co najmniej jeden
    [one] Zatrzymaj ten
   *[other] Zatrzymaj oba
  }
table-keep-sure = { $count ->
    [one] Na pewno? Zatrzymaj ten
   *[other] Na pewno? Zatrzymaj oba
  }
table-no-contracts = Nie masz jeszcze Kontraktów.
table-offer-kept = Zatrzymaj
table-offer-returned = Odłóż
table-contract-done = Zrealizowany
table-contract-blocked = Nie ma już drogi
table-contract-short = Za mało wozów: potrzeba { $count }
table-contract-late = Za późno
table-contract-missing = { $count ->
    [one] brakuje jednego wozu
    [few] brakuje { $count } wozów
    [many] brakuje { $count } wozów
   *[other] brakuje { $count } wozu
  }

## The table: what happened

table-log-empty = Jeszcze nic się nie wydarzyło.
table-since = Od twojej tury
table-since-of = Od ostatniej tury: { $who }
table-log-swept = Na rynku leżały trzy dżokery: wszystkie pięć kart zostaje wymienionych.
table-log-shuffled = Talia się skończyła: odrzucone karty zostają potasowane.
table-log-market = { $self ->
    [yes] Bierzesz z rynku: { $card }.
   *[no] { $who } bierze z rynku: { $card }.
  }
table-log-deck = { $self ->
    [yes] Dobierasz w ciemno.
   *[no] { $who } dobiera w ciemno.
  }
table-log-deck-seen = { $self ->
    [yes] Dobierasz w ciemno: { $card }.
   *[no] { $who } dobiera w ciemno: { $card }.
  }
table-log-contracts = { $self ->
    [yes] Dobierasz Kontrakty.
   *[no] { $who } dobiera Kontrakty.
  }
table-log-keep = { $self ->
    [yes] { $count ->
        [one] Zatrzymujesz jeden Kontrakt.
        [few] Zatrzymujesz { $count } Kontrakty.
        [many] Zatrzymujesz { $count } Kontraktów.
       *[other] Zatrzymujesz { $count } Kontraktu.
      }
   *[no] { $count ->
        [one] { $who } zatrzymuje jeden Kontrakt.
        [few] { $who } zatrzymuje { $count } Kontrakty.
        [many] { $who } zatrzymuje { $count } Kontraktów.
       *[other] { $who } zatrzymuje { $count } Kontraktu.
      }
  }
table-log-pass = { $self ->
    [yes] Pasujesz.
   *[no] { $who } pasuje.
  }
table-log-claim = { $self ->
    [yes] Tworzysz połączenie { $route } ({ $payment }): { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
      }
   *[no] { $who } tworzy połączenie { $route } ({ $payment }): { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
      }
  }
table-log-claim-goods = { $self ->
    [yes] Tworzysz połączenie { $route } ({ $payment }): { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
      } i karta Towarów.
   *[no] { $who } tworzy połączenie { $route } ({ $payment }): { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
      } i karta Towarów.
  }
table-said-completed = Kontrakt zrealizowany: { $contract }.
table-said-lost = Twojego Kontraktu { $mark }, { $contract }, nie da się już zrealizować.
table-said-your-turn = Twoja tura.
table-said-turned = Odkryto: { $cards }.
table-last-begins = Zaczyna się ostatnia runda: każdy ma jeszcze jedną turę
table-last-own = Twoja ostatnia tura
table-last-turns = { $count ->
    [one] Ostatnia tura w grze
    [few] Ostatnia runda: jeszcze { $count } tury
    [many] Ostatnia runda: jeszcze { $count } tur
   *[other] Ostatnia runda: jeszcze { $count } tury
  }

## The table: the bar, the coach

table-panel-contracts = Kontrakty
table-panel-log = Przebieg
table-panel-places = Miejsca
table-panel-command = Wpisz ruch
table-sound = Dźwięk
table-speed = { $speed ->
    [0] Tempo: bez animacji
   *[other] Tempo: { $speed }
  }
table-hint = Podpowiedź
table-hint-later = Podpowiedź: potrzebna sieć
table-hint-title = Trener
table-hint-more = Powiedz więcej
table-hint-close = Zamknij podpowiedź
table-hint-coming = Trener myśli…
table-hint-missing = Trenera nie ma jeszcze na tym urządzeniu i nie można go teraz pobrać. Zapytaj go raz przy połączeniu z siecią (2 MB), a potem będzie tu także bez niej.

## The first page

home-again-title = Graj dalej
home-again = Graj dalej
home-new-title = Zagraj teraz
home-players = Gracze
home-players-count = { $count }
home-level = Przeciwnicy
home-play = Graj
home-seats = Wybierz, kto gdzie siedzi
home-seat-who = Kto siedzi na miejscu { $number }
home-seat-name = Imię na miejscu { $number }
home-seat-colour = Kolor miejsca { $number }
home-seat-person = Człowiek
home-you = Szyper
home-first = Kto zaczyna
home-first-drawn = Zdecyduje los
home-first-told = Według instrukcji zaczyna najmłodszy gracz.
home-same-device = Gracie w kilka osób na jednym urządzeniu? Posadźcie tu wszystkich; gdy urządzenie przechodzi z rąk do rąk, ekran jest zakryty.
home-name-bad = Każde imię ma od 1 do { $limit } znaków.
home-name-twice = Dwóch graczy ma to samo imię.
home-more = Więcej
home-learn = Naucz się, grając
home-learn-told = Pierwsza partia z objaśnieniami, na dziesięć minut.
home-rules = Zasady
home-rules-told = Krótko i z obrazkami.
home-replay = Obejrzyj skończoną partię
home-replay-told = Własną albo z dowolnego zapisu.
home-online = Zagraj online
home-online-told = Zaproś znajomych linkiem.
home-screen = Na telewizorze lub wspólnym ekranie
home-screen-told = Plansza na jednym dużym ekranie, karty na telefonach graczy.
join-title = Wpisz kod i dołącz
join-code = Kod stołu
join-go = Dołącz
home-server = Na tym serwerze
home-server-none = W tej chwili nie ma otwartych stołów. Twój może być pierwszy.
table-stands-lobby = czeka na graczy
table-stands-free = Wolne miejsca: { $count }
table-stands-playing = trwa partia
table-stands-over = zakończona
table-stands-turn = tura: { $who }
table-stands-yours = twoja tura
table-stands-choosing = wybór Kontraktów
table-stands-gone = już nie istnieje
home-finished = Skończone partie
home-winner = { $self ->
    [yes] Wygrywasz
   *[no] Wygrywa { $names }
  }
home-winners = Wygrywają razem: { $names }
home-drop = Usuń tę partię
home-unfinished = { $actions ->
    [0] karty właśnie rozdane
    [one] jeden ruch za nami
    [few] { $actions } ruchy za nami
    [many] { $actions } ruchów za nami
   *[other] { $actions } ruchu za nami
  }
home-taken-back = z cofniętymi ruchami
level-apprentice-told = Przeciwnik na początek: uwielbia zbierać karty.
level-porter-told = Bierze to, co daje punkty od razu, i liczy na szczęście.
level-carter-told = Planuje pod swoje Kontrakty, o jedno połączenie naprzód.
level-merchant-told = Każdy ruch ocenia w świetle całego planu.
level-regent-told = Przewiduje wiele możliwych przebiegów gry.
level-master-told = Nauczył się grać w milionach partii z samym sobą i sprawdza swoje ulubione ruchy na wielu możliwych układach kart. Za pierwszym razem pobiera się 2 MB.

## The game in this browser

play-gone = Tej partii nie ma już w tej przeglądarce.
play-unkept = Ta przeglądarka niczego nie zapamiętuje: gdy stąd wyjdziesz, partia przepadnie.
play-net-coming = Mistrz już idzie (2 MB, tylko za pierwszym razem)…
play-no-net = Mistrza nie ma jeszcze na tym urządzeniu i nie można go teraz pobrać. Zagraj z nim raz przy połączeniu z siecią, a potem będzie tu także bez niej; albo wybierz innego przeciwnika.
play-leave = Strona startowa
play-again = Rewanż
play-replay = Obejrzyj partię
play-review = Omówienie partii
play-review-later = Omówienie: potrzebna sieć
play-menu = Menu
play-reference = Ściąga
play-reference-more = Pełne zasady
handover-done = Gotowe, teraz { $name }
handover-title = Przekaż urządzenie: teraz { $name }
handover-told = { $name }: popatrz, gdy nikt inny nie widzi.
handover-look = To ja, { $name }

## The rules

board-ours = Kontrakty i znaki wozów to nasza rekonstrukcja

## Tables online

online-yours = Twoje stoły
lobby-colour = Kolor
bar-undo = Cofnij
told-paused = { $name } wstrzymuje grę.
told-resumed = { $name } wznawia grę.
told-resigned = { $name } się poddaje; dalej gra bot.
told-substituted = { $name }: dalej gra bot.
told-returned = { $name } wraca do gry.
told-undone = { $name } cofa ruch.
told-undo-refused = { $name } się nie zgadza: nic nie cofamy.
told-clock = { $name }: czas minął, ruch wybrał bot.
why-stale = Na stole coś się zmieniło; spójrz jeszcze raz.
why-paused = Gra jest wstrzymana.
why-refused = Stół nie przyjął tego ruchu; spójrz jeszcze raz.
