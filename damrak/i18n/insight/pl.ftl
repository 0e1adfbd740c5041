# What the analysis of a game says, in Polish.

insight-title = Partia z bliska
insight-intro = Szanse są takie, jak je ocenia widz, który zna wszystkie karty na rękach i wszystkie Kontrakty, ale nie kolejność kart w taliach. To, czy decyzja była błędem, jest oceniane według tego, co gracz mógł wiedzieć; to, ile kosztowała, jest podane przy odkrytych kartach.
insight-review-intro = Od końca każdej tury rozegrano dalszy ciąg { $games } razy: karty na rękach i Kontrakty zostały te same, talie potasowano na nowo. Boty grały tak, jak grają; za ludzi grał nasz najsilniejszy bot. Szansa to część tych partii, które zostały wygrane. Lepsze decyzje wypróbowano tak samo.
insight-unfinished = Partia jeszcze trwa: zamiast wyniku podana jest szansa po ostatnim ruchu.
insight-player = Gracz
insight-move = Ruch
insight-what = Co się stało
insight-deal = Rozdanie
insight-told = { $what }: { $told }
insight-percent = { $share }%

## The curve

insight-curve = Szansa na wygraną
insight-curve-points = Spodziewane punkty na koniec
insight-curve-told = W każdej chwili szanse wszystkich graczy dają razem 100%. Zakładamy, że każdy gra dalej tak dobrze jak dotąd. Wskaż ruch, aby o nim przeczytać; kliknij, aby do niego przejść.
insight-mark-claim = utworzone połączenie
insight-mark-completed = zrealizowany Kontrakt
insight-mark-sweep = wymiana kart na rynku
insight-mark-last = ostatnia runda
insight-mark-mattered = błąd
insight-mark-finest = najlepsza decyzja
insight-mark-turning = { $way ->
    [up] zwrot na lepsze
   *[down] zwrot na gorsze
  }

## The account

insight-account = Umiejętności i szczęście
insight-account-told = Wszyscy zaczynają z równymi szansami, a części dają razem wynik: zwycięstwo to 100%. Niedokładności to wszystkie decyzje, które według ówczesnej wiedzy nie były najlepsze, od drobnych po błędy; co jeden gracz oddaje, to zyskują inni. Reszta to szczęście: rozdanie i dobrane karty oraz ukryte karty i Kontrakty innych.
insight-moved-told = Błędy opisano wyżej; błędy innych zobaczysz, wybierając ich na górze strony. Reszta własnych tur: dobrane karty i dobre ruchy.
insight-moved-own = Własne błędy
insight-moved-rest = Reszta własnych tur
insight-moved-others = Tury pozostałych
insight-prior = Początek
insight-own = Własne decyzje
insight-others = Decyzje innych
insight-luck = Szczęście
insight-result = Wynik
insight-regret = Stracone
insight-accuracy = Dokładność
insight-cause-deal = Rozdanie
insight-cause-cards = Karty
insight-cause-contracts = Dobrane Kontrakty
insight-cause-hidden = Ukryte karty i Kontrakty

## Decisions

insight-mattered = { $name }: co zaważyło najbardziej
insight-mattered-told = Decyzje, które kosztowały najwięcej, ocenione według tego, co gracz wiedział.
insight-mattered-none = Żadna decyzja nie była wyraźnym błędem.
insight-decision = Ruch { $number }: { $action }
insight-cost = koszt: { $cost }
insight-better = lepiej: { $action }
insight-played = zagrane

## Dlaczego inny wybór był lepszy

insight-fault-last = W twojej ostatniej turze liczą się tylko punkty od razu: { $now } w ten sposób, { $was_now } po twoim wyborze.
insight-fault-ends = To połączenie zaczyna ostatnią rundę: potem każdy ma już tylko jedną turę.
insight-fault-wilds = Tak zużywasz mniej dżokerów: { $wilds } zamiast { $was_wilds }.
insight-fault-poor =
    Żaden twój Kontrakt nie potrzebuje połączenia { $was_route }: daje ono { $was_points ->
        [one] jeden punkt
        [few] { $was_points } punkty
       *[many] { $was_points } punktów
    } za { $was_length ->
        [one] jeden wóz
        [few] { $was_length } wozy
       *[many] { $was_length } wozów
    }.
insight-fault-spends =
    { $was_route } kosztuje karty: bez nich do innych połączeń, które ci pasują, { $was_short ->
        [one] brakuje jeszcze jednej karty
       *[other] brakuje jeszcze { $was_short } kart
    }.
insight-fault-waits = Nikt inny nie jest bliski utworzenia { $was_route }: to może poczekać.
insight-fault-fewer = To daje { $points } pkt, a { $was_route } tylko { $was_points }.
insight-fault-risk = { $rival } buduje tuż obok i może cię uprzedzić.
insight-fault-paid = Masz już na to karty.
insight-fault-single = Dżoker wzięty z rynku to jedyna karta w turze; inaczej dobierasz dwie.
insight-fault-idle = Żadne z połączeń, które ci pasują, nie potrzebuje wziętej karty ({ $was_card }).
insight-fault-odds = Dobieranie w ciemno to hazard: pomogłyby ci { $was_helpful } z { $was_unseen } kart, których jeszcze nie widać.
insight-fault-late = { $was_ender } ma już tylko tyle wozów: { $was_fewest }. Nowe Kontrakty mogą przyjść za późno.
insight-fault-late-own = Masz już tylko tyle wozów: { $was_fewest }. Nowe Kontrakty mogą przyjść za późno.
insight-fault-open =
    Kontrakty, które masz, wymagają jeszcze { $was_left ->
        [one] jednej karty
       *[other] { $was_left } kart
    }.
insight-fault-ahead = Jeśli wszyscy pójdą za swoimi planami, twój wynik będzie tak lepszy mniej więcej o { $ahead } pkt.
insight-why-card =
    Na połączenie { $route } ({ $worth } pkt) brakowało ci { $missing ->
        [one] tylko jednej karty
       *[other] { $missing } kart
    }.
insight-why-card-way =
    Brakowało ci { $missing ->
        [one] tylko jednej karty
       *[other] { $missing } kart
    } na połączenie { $route }, a był to krok do twojego Kontraktu { $contract }.

## What the rest of the game showed; “when” is insight-when

insight-when =
    { $turns ->
        [0] jeszcze przed twoją następną turą
        [one] jedną turę później
        [few] { $turns } tury później
       *[many] { $turns } tur później
    }
insight-came = Co z tego wyszło: { $told }
insight-sequel-cut = { $rival } tworzy połączenie { $route } { $when } i twojego Kontraktu { $contract } nie da się już zrealizować.
insight-sequel-kept = Twój Kontrakt { $contract } nie został zrealizowany: { $points } pkt straty.
insight-sequel-returned = Na koniec twoje połączenia łączyły { $contract }: to byłoby { $points } pkt więcej.
insight-sequel-drawn = Twój Kontrakt { $contract }, dobrany tutaj, nie został zrealizowany: { $points } pkt straty.
insight-sequel-round =
    { $rival } tworzy połączenie { $route } { $when }. Odtąd twój Kontrakt { $contract } wymaga o { $more ->
        [one] jeden wóz więcej
        [few] { $more } wozy więcej
       *[many] { $more } wozów więcej
    }.
insight-sequel-setback =
    { $lack ->
        [0] Na połączenie { $route } kart już wystarczało
        [one] Do połączenia { $route } brakowało tylko jednej karty
       *[other] Do połączenia { $route } brakowało { $lack } kart
    } ({ $points } pkt). Ten ruch zużył potrzebne do niego karty: potem brakowało { $after ->
        [one] jednej karty
       *[other] { $after } kart
    }.
insight-sequel-lacked = Właśnie tej karty brakowało { $when }: z nią możliwe było połączenie { $route }.
insight-sequel-short =
    Zapłaconych kart zabrakło { $when }: do połączenia { $route } potrzeba było jeszcze { $lack ->
        [one] jednej karty
       *[other] { $lack } kart
    }.
insight-sequel-ended =
    To połączenie zaczęło ostatnią rundę. { $rival } ma z niej { $points } pkt, ty { $own ->
        [0] nic
       *[other] { $own } pkt
    }.
insight-sequel-goods = Z jedną kartą Towarów więcej twoja premia na koniec byłaby wyższa o { $points } pkt.
insight-sequel-open =
    Na koniec { $left ->
        [0] twój Kontrakt { $contract } był odcięty
        [one] do twojego Kontraktu { $contract } zabrakło jednego wozu
       *[other] do twojego Kontraktu { $contract } zabrakło { $left } wozów
    }: { $points } pkt straty.
insight-sequel-none = Dalszych Kontraktów już nie było, a na koniec zostało ci tyle: wozy – { $carts }, karty – { $held }.
insight-sequel-late =
    Kontrakty dobierasz dopiero { $when }; potem { $left ->
        [0] nie masz już żadnej tury
        [one] masz jeszcze jedną turę
        [few] masz jeszcze { $left } tury
       *[many] masz jeszcze { $left } tur
    }.
insight-sequel-spare = Do końca nikt nie utworzył połączenia { $route }, a w ręce zostało ci tyle kart: { $held }.
insight-sequel-idle = Ta karta nie była ci potrzebna: na koniec zostało ci jeszcze { $cards }.
insight-sequel-unused =
    Na koniec żaden twój zrealizowany Kontrakt nie biegł przez { $route }: to połączenie dało { $points } pkt za { $length ->
        [one] jeden wóz
        [few] { $length } wozy
       *[many] { $length } wozów
    }.
insight-sequel-taken = { $rival } tworzy połączenie { $route } { $when } i ma z niego { $points } pkt.
insight-sequel-pause =
    Po tej zapłacie { $held ->
        [0] nie została ci żadna karta
        [one] została ci jedna karta
        [few] zostały ci { $held } karty
       *[other] zostało ci { $held } kart
    }, a następne połączenie przypadło dopiero { $when }.
insight-sequel-free = Żaden Kontrakt innych nie biegł przez { $route }: to mogło poczekać.
insight-sequel-way = Połączenie { $route } było krokiem do twojego Kontraktu { $contract }.
insight-sequel-worth = { $route } daje { $points } pkt.
insight-reason-none = Nie tłumaczy tego żaden pojedynczy fakt: w rozdaniach zgodnych z tym, co było ci wiadomo, lepszy wybór prowadził po prostu do lepszych pozycji.

## Points

insight-points = Skąd się wzięły punkty
insight-review-beside = W porównaniu z graczem { $name }: { $parts }.
insight-points-routes = Połączenia
insight-points-completed = Kontrakty
insight-points-failed = Niezrealizowane
insight-points-merchandise = Towary
insight-points-total = Razem

## Move by move

insight-replay = Ruch po ruchu
insight-replay-told = Szanse po każdym ruchu i to, ile kosztowała każda decyzja.
insight-act-market = wziąć z rynku: { $card }
insight-act-deck = dobrać w ciemno
insight-act-cards = dobrać karty; prawie każda była dobra
insight-act-contracts = dobrać Kontrakty
insight-act-keep = zatrzymać { $contract }
insight-act-keep-1 = zatrzymać pierwszy Kontrakt
insight-act-keep-2 = zatrzymać drugi Kontrakt
insight-act-keep-both = zatrzymać oba Kontrakty
insight-act-pass = spasować
insight-act-claim = utworzyć { $a } – { $b } ({ $payment })
insight-act-or = { $some } lub { $last }
insight-did-market = bierze z rynku: { $card }
insight-did-deck = dobiera w ciemno
insight-did-contracts = dobiera Kontrakty
insight-did-keep = zatrzymuje { $contract }
insight-did-keep-1 = zatrzymuje pierwszy Kontrakt
insight-did-keep-2 = zatrzymuje drugi Kontrakt
insight-did-keep-both = zatrzymuje oba Kontrakty
insight-did-pass = pasuje
insight-did-claim = tworzy { $a } – { $b } ({ $payment })

## The review page in the browser

insight-review = Omówienie partii
insight-review-unfinished = Ta partia jeszcze się nie skończyła. Gdy się skończy, będzie można ją omówić.
insight-review-no-net = Mistrza nie ma jeszcze na tym urządzeniu i nie można go teraz pobrać. Otwórz tę stronę raz przy połączeniu z siecią, a potem będzie tu także bez niej.
insight-review-working = Analiza ruchu { $done } z { $all }…
insight-review-working-told = Mistrz ogląda całą partię. Za chwilę będzie tu widać, co zaważyło najbardziej.
insight-review-seat = Czyja gra
insight-review-now = W tej chwili: szansa na wygraną i spodziewane punkty na koniec, przy odkrytych kartach
insight-forecast = ≈ { $points } pkt
insight-score = { $count ->
    [1] ty { $own }, { $who } { $rival }
   *[other] ty { $own }, najlepszy z pozostałych { $rival }
  }
insight-review-promise = Jak dobrze wyglądał każdy wybór według wiedzy z tej chwili
insight-review-moment = Moment partii
insight-review-earlier = Poprzednia decyzja
insight-review-later = Następna decyzja
insight-review-before = Ostatni ruch
insight-review-next = Wybór teraz
insight-review-thinking = Spojrzenie dalej…
insight-review-testing = Od każdej chwili rozgrywany jest dalszy ciąg: krzywa i oceny stają się pewniejsze…
insight-trial = Wygrane na { $games } partii dogranych do końca
insight-trial-points = Lepszy wybór dał średnio { $more } pkt ({ $parts }).
insight-trial-contract = Kontrakt { $contract } zrealizowano w { $better } z tych partii po lepszej decyzji, a w { $played } po tej, która zapadła.
insight-trial-route = { $rival } tworzy { $route } w { $played } z partii po decyzji, która zapadła, a w { $better } po lepszej.
insight-review-same = To był najlepszy wybór.
insight-review-same-further = Patrząc dalej, było to równie dobre jak najlepszy wybór.
insight-review-master = Najlepszy wybór: { $action }
insight-review-mark-best = najlepszy
insight-review-mark-equal = równie dobry
insight-review-behind = { $size ->
    [near] prawie równie dobry
    [much] dużo słabszy
   *[less] słabszy
  }
insight-review-more = To, czego tu nie ma, na pierwszy rzut oka wyglądało gorzej.
insight-trial-more = Innych możliwości nie wypróbowano.
insight-review-hand = Karty na ręce
insight-review-mattered = Decyzje, które zaważyły najbardziej
insight-review-turning = { $way ->
    [up] Zwrot na lepsze
   *[down] Zwrot na gorsze
  }
insight-swing-tried = Wygrane na { $games } partii dogranych do końca: { $before } od chwili przed tą turą, { $after } od chwili po niej.
insight-review-swing-points = Spodziewane punkty na koniec, przedtem: { $before }; potem: { $after }.
insight-review-swing-luck = { $way ->
    [up] To było głównie szczęście
   *[down] To był głównie pech
  }: dobrane karty lub Kontrakty.
insight-review-swing-last = To zaczęło ostatnią rundę.
insight-review-swing-done = To zrealizowało Kontrakt { $contract } gracza { $name }: +{ $points } pkt.
insight-review-swing-lost = Potem twojego Kontraktu { $contract } nie dało się już zrealizować.
insight-review-swing-longer = Przez to droga twojego Kontraktu { $contract } wydłużyła się o { $count ->
    [one] jeden wóz
    [few] { $count } wozy
   *[many] { $count } wozów
  }.
insight-review-swing-slip = Lepszy wybór, który miał { $name }: { $action }.
insight-review-turn = { $turn ->
    [0] Na początku
   *[other] { $turn }. tura
  }
insight-review-second = { $when }, druga karta
insight-review-choice = { $when }: { $action }
insight-review-at = { $turn ->
    [0] { $name }, na początku: { $action }
   *[other] { $name }, tura { $turn }: { $action }
  }
insight-review-turns = Tura
insight-review-weight = { $weight ->
    [small] { $when }: drobne potknięcie
    [large] { $when }: kosztowny błąd
   *[middle] { $when }: błąd
  }
insight-review-was = Zagrane: { $action }
insight-review-better = Lepiej: { $action }
insight-review-rose = Krzywa i tak wzrosła; lepszy wybór podniósłby ją bardziej.
insight-review-unsure = Nie jest pewne, co z tego jest najlepsze; nieco lepsze wydaje się: { $action }
insight-review-flat = Między tymi wyborami nie było prawie różnicy.
insight-review-decided = Partia była już rozstrzygnięta: żaden z tych wyborów nie zmieniłby zwycięzcy.
insight-review-finest = { $when }: najlepsza decyzja w partii
insight-review-seen = Świetna decyzja: { $action }
insight-review-led = Według wiedzy z tej chwili drugi najlepszy wybór wygrywa o około { $games } partii na 100 mniej.
insight-credits = Co się udało
insight-credit-completed = To zrealizowało twój Kontrakt { $contract }: +{ $points } pkt.
insight-credit-won = To zaczęło ostatnią rundę, a zwycięstwo jest twoje.
insight-review-look = Pokaż ten moment
insight-review-accuracy = Dokładność to nie szansa na wygraną: mówi, jak dobre były decyzje gracza, bez względu na to, kto wygrał. Przy 100% każda decyzja była najlepsza. Liczy wszystkie decyzje tak samo; jeden kosztowny błąd może zmienić szansę bardziej niż wiele drobnych potknięć.
insight-review-accurate = Dokładność decyzji
insight-review-on = Graj dalej od tego miejsca
insight-review-table = Szanse w tabeli
insight-review-curve = Szanse wszystkich graczy dają razem 100%.

## Habits by which chances are given away

insight-habit-hoards = Gromadzenie kart
insight-habit-hurries = Zbyt wczesne tworzenie połączeń
insight-habit-route = Tworzenie nie tego połączenia
insight-habit-merchandise = Pomijanie Towarów
insight-habit-payment = Płacenie nie tymi kartami
insight-habit-card = Dobieranie nie tej karty
insight-habit-late = Zbyt późne dobieranie Kontraktów
insight-habit-more = Zbyt chętne dobieranie Kontraktów
insight-habit-kept = Zatrzymywanie nie tych Kontraktów

## Many games

insight-games = Partie
insight-wins = Zwycięstwa
insight-earlier = Pierwsza połowa
insight-later = Druga połowa
insight-habits = Najdroższe nawyki
insight-players-title = { $games ->
    [one] Jedna partia
   *[other] Partie: { $games }
  }
insight-players = Gracze
insight-players-told = Dokładność mówi, jak dobre były decyzje: przy 100% każda była najlepsza. Połowy to połowy partii każdego gracza, po kolei. Obok nawyku stoi jego część wszystkiego, co straciły decyzje gracza.
insight-players-looked = Dokładność i nawyki pochodzą z { $looked } z tych partii, wylosowanych.
insight-players-course = { $games ->
    [one] Dokładność, partia po partii.
   *[other] Dokładność; każda kolumna to średnia z tylu partii: { $games }.
  }

## A person’s own games, in the browser

insight-yours-lead = Jak dobre były twoje decyzje w partiach skończonych na tym urządzeniu i które nawyki kosztują cię najwięcej. Partie z cofniętymi ruchami lub wieloma podpowiedziami się nie liczą. Nic nie opuszcza twojego urządzenia.
insight-yours-none = Nie ma jeszcze partii, która się liczy. Rozegraj jedną do końca bez cofania ruchów i wróć tutaj.
insight-yours-left = Pominięto: { $what }.
insight-yours-left-undone = { $games ->
    [one] jedną partię z cofniętymi ruchami
    [few] { $games } partie z cofniętymi ruchami
   *[other] { $games } partii z cofniętymi ruchami
  }
insight-yours-left-hints = { $games ->
    [one] jedną partię z wieloma podpowiedziami
    [few] { $games } partie z wieloma podpowiedziami
   *[other] { $games } partii z wieloma podpowiedziami
  }
insight-yours-left-lesson = { $games ->
    [one] jedną lekcję
    [few] { $games } lekcje
   *[other] { $games } lekcji
  }
insight-yours-who = Gracz
insight-yours-won = Wygrane
insight-yours-accuracy = Średnia dokładność
insight-yours-look = { $games ->
    [one] Obejrzyj jedną partię
   *[other] Obejrzyj partie: { $games }
  }
insight-yours-look-told = Mistrz ogląda każdą partię przez kilka sekund. Możesz przerwać w każdej chwili; to, co gotowe, zostaje.
insight-yours-looking = Partia { $game } z { $games }: { $percent }
insight-yours-stop = Przerwij
insight-yours-line = Dokładność, partia po partii
insight-yours-line-none = Linia wymaga drugiej partii.
insight-yours-progress = { $trend ->
    [up] Grasz coraz lepiej: { $later } w późniejszych partiach, { $earlier } we wcześniejszych.
    [down] Późniejsze partie poszły gorzej: { $later }, wcześniej { $earlier }.
   *[even] Grasz równo: { $later } w późniejszych partiach, { $earlier } we wcześniejszych.
  }
insight-yours-habits = Co kosztuje cię najwięcej
insight-yours-few =
    Za wcześnie mówić o nawykach: obejrzyj najpierw { $games ->
        [one] jeszcze jedną partię
        [few] jeszcze { $games } partie
       *[other] jeszcze { $games } partii
    }.
insight-yours-habits-none = Żaden nawyk się nie wyróżnia. Dobra gra!
insight-yours-cost = { $cost } wszystkich strat z twoich decyzji.
insight-yours-all = Wszystkie partie
insight-yours-when = Rozegrana
insight-yours-row-won = wygrana
insight-yours-row-lost = bez wygranej
insight-yours-waiting = jeszcze nieobejrzana
insight-yours-tip-hoards = Często dobierasz karty, choć możesz utworzyć ważne połączenie. Utwórz je, póki jest wolne.
insight-yours-tip-hurries = Często tworzysz połączenie, choć lepiej byłoby dobrać karty. Połączenie, którego nikt inny nie chce, może poczekać.
insight-yours-tip-route = Często tworzysz połączenie, choć inne jest ważniejsze. Najpierw twórz te, których wymagają twoje Kontrakty i których mogą chcieć inni.
insight-yours-tip-merchandise = Pomijasz połączenia z kołami, które by się opłacały. Towary dają na koniec premię.
insight-yours-tip-payment = Tworzysz dobre połączenie, ale płacisz kartami potrzebnymi gdzie indziej. Zachowaj dżokery i rzadkie kolory.
insight-yours-tip-card = Często bierzesz kartę, która pomaga mniej niż inna. Szukaj kolorów swoich następnych połączeń.
insight-yours-tip-late = Dobierasz nowe Kontrakty za późno lub za rzadko. Póki masz wozy, opłaca się Kontrakt wzdłuż twoich połączeń.
insight-yours-tip-more = Dobierasz Kontrakty, choć co innego byłoby lepsze. Najpierw zrealizuj te, które masz.
insight-yours-tip-kept = Zatrzymujesz Kontrakty, które ci nie pasują. Zatrzymuj te, których droga pokrywa się z twoimi połączeniami.
