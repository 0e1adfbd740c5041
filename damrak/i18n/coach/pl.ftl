# Co mówi trener, po polsku.

## Nad czym pomyśleć

coach-think-only = Tu możesz zrobić tylko jedno.
coach-think-complete = Jeden z twoich Kontraktów jest prawie gotowy. Który?
coach-think-way = Spójrz na swój Kontrakt { $contract }. Które połączenie przybliży cię do jego realizacji?
coach-think-goods = Pomyśl o kartach Towarów: kto ma ich na koniec najwięcej, dostaje punkty.
coach-think-block = Spójrz, co budują inni. Czego mogą chcieć w następnej kolejności?
coach-think-points = Połączenia dają punkty także bez Kontraktu. Na które cię stać?
coach-think-card = Jest połączenie, które by ci się przydało. Jakich kart ci do niego brakuje?
coach-think-card-way = Spójrz na swój Kontrakt { $contract }. Jakich kart brakuje ci do jednego z jego połączeń?
coach-think-spread = Przyda ci się więcej niż jedno połączenie. Czy kart starczy na wszystkie?
coach-think-pair = Pomyśl naprzód: jakie karty przydadzą się do następnych połączeń?
coach-think-wild = Czy jest karta, która pasuje do każdego połączenia?
coach-think-nothing = Spójrz na rynek. Czy jest tam coś, czego potrzebujesz?
coach-think-odds = Pomyśl o talii. Ile z nieznanych jeszcze kart by ci pomogło?
coach-think-hidden = Inni widzą każdą kartę, którą bierzesz z rynku. Czy warto?
coach-think-late = To ostatnia runda i niewiele już zostało do zrobienia.
coach-think-done = Spójrz na swoje Kontrakty. Czy jest dla nich jeszcze coś do zrobienia?
coach-think-near = Zobacz, jak daleko sięgają twoje połączenia. Do czego jeszcze mogą się przydać?
coach-think-spare = Policz swoje wozy. Czy Kontrakty potrzebują wszystkich?
coach-think-new = Kontrakty też dają punkty. Czy masz ich dość?
coach-think-ready = Spójrz na swoje połączenia: czy któryś z tych Kontraktów jest już zrealizowany?
coach-think-share = Znajdź oba Kontrakty na planszy. Czy ich drogi mają wspólny odcinek?
coach-think-together = Policz karty potrzebne na oba Kontrakty. Czy starczy wozów?
coach-think-lost = Czy oba te Kontrakty da się jeszcze zrealizować?
coach-think-carts = Policz karty potrzebne na oba Kontrakty. Czy starczy wozów?
coach-think-richer = Porównaj Kontrakty: ilu kart wymaga każdy i ile daje?
coach-think-easier = Porównaj Kontrakty: który jest łatwiejszy?
coach-think-even = Porównaj Kontrakty. Wolisz jeden czy oba?
coach-think-overlap = Porównaj Kontrakty: ile wymaga każdy z nich, a ile oba razem?
coach-think-least = Czy te Kontrakty da się jeszcze zrealizować?
coach-think-keep = Porównaj, ile warte są Kontrakty.
coach-think-crowded = Spójrz na swój Kontrakt { $contract }: ktoś buduje obok jednego z jego połączeń.
coach-think-ending = Koniec jest blisko. Co zdążysz jeszcze zrobić?
coach-think-last = To twoja ostatnia tura. Co da punkty od razu?

## Jaki rodzaj ruchu

coach-kind-claim = Utwórz połączenie.
coach-kind-market = Weź kartę z rynku.
coach-kind-deck = Dobierz kartę z talii.
coach-kind-contracts = Dobierz Kontrakty.
coach-kind-keep-one = Zatrzymaj tylko jeden z Kontraktów.
coach-kind-keep-both = Zatrzymaj oba Kontrakty.
coach-kind-pass = Spasuj.

## Ruch

coach-do-claim = Utwórz połączenie { $route } ({ $payment }).
coach-do-market = Weź z rynku: { $card }.
coach-do-deck = Dobierz kartę z talii.
coach-do-contracts = Dobierz Kontrakty.
coach-do-keep-one = Zatrzymaj tylko Kontrakt { $contract }.
coach-do-keep-both = Zatrzymaj oba Kontrakty.
coach-do-pass = Spasuj.

## Dlaczego

coach-why-only = Nic innego nie da się zrobić.
coach-why-complete =
    W ten sposób zrealizujesz Kontrakt { $contract }: { $other_points ->
        [one] { $other_points } punkt
        [few] { $other_points } punkty
       *[many] { $other_points } punktów
    }.
coach-why-way =
    To przybliża cię do realizacji Kontraktu { $contract }: potem { $left ->
        [one] będzie potrzebny jeszcze jeden wóz
        [few] będą potrzebne jeszcze { $left } wozy
       *[many] będzie potrzebnych jeszcze { $left } wozów
    }.
coach-why-goods =
    To daje { $worth } pkt i kartę Towarów. { $count ->
        [one] To twoja pierwsza
       *[other] Będziesz ich mieć { $count }
    }; { $most ->
        [0] inni nie mają żadnej
       *[other] najwięcej u innych: { $most }
    }.
coach-why-block = { $rival } ma połączenia na obu jego końcach i też może go chcieć.
coach-why-points =
    To od razu daje { $points ->
        [one] punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
coach-why-card =
    Brakuje ci { $missing ->
        [one] tylko jednej karty
       *[other] { $missing } kart
    } na połączenie { $route } ({ $worth } pkt).
coach-why-card-way =
    Brakuje ci { $missing ->
        [one] tylko jednej karty
       *[other] { $missing } kart
    } na połączenie { $route }, a to krok do twojego Kontraktu { $contract }.
coach-why-spread = Jedno ze swoich następnych połączeń możesz już opłacić; na wszystkie razem brakuje jeszcze tej karty.
coach-why-pair =
    { $count ->
        [one] Teraz nie brakuje ci tej karty do żadnego połączenia, ale może się jeszcze przydać.
        [few] To może się jeszcze przydać: w tym kolorze będziesz mieć { $count } karty.
       *[many] To może się jeszcze przydać: w tym kolorze będziesz mieć { $count } kart.
    }
coach-why-wild = Dżoker zastępuje każdy kolor.
coach-why-nothing = Żadna z odkrytych kart, które możesz wziąć, nie przyda się do połączeń, które teraz rokują najlepiej.
coach-why-odds =
    { $useless ->
        [0] Każda nieznana jeszcze karta przydałaby się do któregoś z pasujących ci połączeń
       *[other] Z { $unseen } nieznanych jeszcze kart { $helpful ->
            [one] pomogłaby ci jedna
            [few] pomogłyby ci { $helpful }
           *[many] pomogłoby ci { $helpful }
        }
    }, a nikt nie zobaczy, którą dobierasz.
coach-why-hidden =
    Nikt nie zobaczy, co dobierasz{ $count ->
        [0] .
        [one] , a wśród nieznanych jeszcze kart jest jeden dżoker.
        [few] , a wśród nieznanych jeszcze kart są { $count } dżokery.
       *[many] , a wśród nieznanych jeszcze kart jest { $count } dżokerów.
    }
coach-why-late = Nie utworzysz już żadnego połączenia: karta nie da punktów, ale też żadnych nie odbierze.
coach-why-done = Wszystkie twoje Kontrakty są zrealizowane: nowe mogą dać więcej punktów.
coach-why-near =
    Twoje połączenia już teraz realizują { $count ->
        [one] jeden Kontrakt, którego
        [few] { $count } Kontrakty, których
       *[many] { $count } Kontraktów, których
    } jeszcze nie znasz.
coach-why-spare = Otwarte Kontrakty potrzebują { $left } z twoich { $carts } wozów: jest miejsce na więcej.
coach-why-new = Kontrakt, który pasuje do twoich połączeń, daje punkty małym kosztem.
coach-why-ready = Twoje połączenia już realizują Kontrakt { $contract }.
coach-why-share =
    Ich drogi mają wspólny odcinek: na oba razem potrzeba { $joint ->
        [one] jednej karty
       *[other] { $joint } kart
    }, a nie { $apart }.
coach-why-together =
    Na oba razem potrzeba { $joint ->
        [one] jednej karty
       *[other] { $joint } kart
    }, a wozów masz { $carts }.
coach-why-lost = Drugiego nie da się już zrealizować.
coach-why-carts = Oba razem wymagałyby więcej wozów, niż ci zostało.
coach-why-richer =
    Daje więcej: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za { $cost ->
        [one] jedną kartę
        [few] { $cost } karty
       *[many] { $cost } kart
    }. Drugi daje { $other_points } za { $other_cost }.
coach-why-easier =
    Jest łatwiejszy: wymaga { $cost ->
        [one] jednej karty
       *[other] { $cost } kart
    }, a daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Drugi wymaga { $other_cost }, a daje { $other_points }.
coach-why-even =
    Niewiele je różni: ten wymaga { $cost ->
        [one] jednej karty
       *[other] { $cost } kart
    }, a daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Drugi wymaga { $other_cost }, a daje { $other_points }.
coach-why-overlap =
    Wymaga { $cost ->
        [one] jednej karty
       *[other] { $cost } kart
    } (wart { $points } pkt), drugi: { $other_cost } (wart { $other_points } pkt), a oba razem: { $joint }.
coach-why-least = Żadnego nie da się już zrealizować, a ten kosztuje cię mniej.
coach-why-keep = To najlepiej pasuje do tego, co masz.
coach-also =
    { $also_left ->
        [0] W ten sposób zrealizujesz też Kontrakt { $also }.
       *[other] Przybliża cię to też do realizacji Kontraktu { $also }.
    }

## Co nagli

coach-note-last = To twoja ostatnia tura.
coach-note-begins =
    Potem { $carts ->
        [0] nie zostanie ci żaden wóz
        [one] zostanie ci jeden wóz
        [few] zostaną ci { $carts } wozy
       *[many] zostanie ci { $carts } wozów
    } i zacznie się ostatnia runda.
coach-note-lost = Pospiesz się: { $rival } buduje tuż obok, a Kontrakt nie ma innej drogi.
coach-note-detour =
    { $rival } buduje tuż obok, a objazd wymagałby o { $more ->
        [one] jeden wóz
        [few] { $more } wozy
       *[many] { $more } wozów
    } więcej.
coach-note-bridge = Kontrakt nie ma już innej drogi.
coach-note-ending =
    { $ender } ma już tylko { $fewest ->
        [one] { $fewest } wóz
        [few] { $fewest } wozy
       *[many] { $fewest } wozów
    }: koniec jest blisko.
coach-note-ending-own =
    Masz już tylko { $fewest ->
        [one] { $fewest } wóz
        [few] { $fewest } wozy
       *[many] { $fewest } wozów
    }: koniec jest blisko.
coach-note-ending-next =
    { $ender } ma jeszcze { $fewest ->
        [one] { $fewest } wóz
        [few] { $fewest } wozy
       *[many] { $fewest } wozów
    } i następnym połączeniem może rozpocząć ostatnią rundę.
coach-note-wild = Uwaga: dżoker wzięty z rynku to twoja jedyna karta w tej turze.
coach-note-risk = Zatrzymanie obu to ryzyko: silni gracze częściej wygrywają stąd z jednym, a inne dobierają później.
coach-lost = { $count ->
    [one] Kontraktu { $marks } nie da się już zrealizować.
   *[other] Kontraktów { $marks } nie da się już zrealizować.
  }
coach-loses = { $count ->
    [one] Potem Kontraktu { $marks } nie da się już zrealizować.
   *[other] Potem Kontraktów { $marks } nie da się już zrealizować.
  }
coach-last-contracts = Twoje połączenia już realizują { $done } z { $all } Kontraktów, których nie masz; każdy inny odejmie ci swoje punkty.
