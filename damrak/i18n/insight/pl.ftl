# What the analysis of a game says, in Polish.

insight-title = Partia z bliska
insight-intro = { $names }. Każda szansa na wygraną jest oceniona na podstawie tego, co gracz w danej chwili wiedział, i niczego więcej.
insight-unfinished = Partia jeszcze trwa: zamiast wyniku podana jest szansa po ostatnim ruchu.
insight-player = Gracz
insight-move = Ruch
insight-what = Co się stało
insight-deal = Rozdanie

## The curve

insight-curve = Szansa na wygraną
insight-curve-told = Linia dla każdego gracza, według jego własnej wiedzy; razem nie muszą więc dawać 100%. Znaki z numerami to punkty zwrotne. Wskaż ruch, aby o nim przeczytać; kliknij, aby do niego przejść.
insight-turning = Punkty zwrotne
insight-turning-told = Ruchy, które najbardziej zmieniły czyjąś szansę na wygraną.

## The account

insight-account = Umiejętności i szczęście
insight-account-told = Początek, umiejętności i szczęście to części szansy na wygraną, które razem dają wynik: zwycięstwo to 100%. Umiejętności to tyle, ile obiecywały własne decyzje gracza w porównaniu z decyzjami przeciętnego gracza; szczęście to cała reszta, według przyczyny. „Bliższe spojrzenie” to ta sama sytuacja, oceniona o krok później.
insight-prior = Początek
insight-skill = Umiejętności
insight-luck = Szczęście
insight-result = Wynik
insight-regret = Stracone
insight-cause-deal = Rozdanie
insight-cause-card = Karty dobrane w ciemno
insight-cause-market = Odsłonięte karty
insight-cause-contracts = Zaproponowane Kontrakty
insight-cause-others = Ruchy innych
insight-cause-scoring = Końcowe punktowanie
insight-cause-reckoning = Bliższe spojrzenie

## Decisions

insight-mattered = { $name }: co zaważyło najbardziej
insight-mattered-told = Decyzje, które kosztowały najwięcej; na górze ulubione ruchy mistrza.
insight-mattered-none = Żadna decyzja nie kosztowała nic wartego wzmianki.
insight-decision = Ruch { $number }: { $action }
insight-cost = koszt: { $cost }
insight-better = lepiej: { $action }
insight-played = zagrane

## Contracts and points

insight-contracts = Kontrakty
insight-contracts-told = Jak prawdopodobna była realizacja każdego z nich na początku kolejnych tur gracza.
insight-completed = zrealizowany
insight-failed = niezrealizowany
insight-open = otwarty
insight-points = Skąd się wzięły punkty
insight-points-routes = Połączenia
insight-points-completed = Kontrakty
insight-points-failed = Niezrealizowane
insight-points-merchandise = Towary
insight-points-total = Razem

## Move by move

insight-replay = Ruch po ruchu
insight-replay-told = Szanse po każdym ruchu i to, ile kosztowała każda decyzja.
insight-act-market = weź z rynku: { $card }
insight-act-deck = dobierz w ciemno
insight-act-contracts = dobierz Kontrakty
insight-act-keep-1 = zatrzymaj pierwszy Kontrakt
insight-act-keep-2 = zatrzymaj drugi Kontrakt
insight-act-keep-both = zatrzymaj oba Kontrakty
insight-act-pass = spasuj
insight-act-claim = utwórz { $a } – { $b } ({ $payment })

## The review page in the browser

insight-review = Omówienie partii
insight-review-unfinished = Ta partia jeszcze się nie skończyła. Gdy się skończy, będzie można ją omówić.
insight-review-no-net = Mistrza nie ma jeszcze na tym urządzeniu i nie można go teraz pobrać. Otwórz tę stronę raz przy połączeniu z siecią, a potem będzie tu także bez niej.
insight-review-working = Badany ruch: { $done } z { $all }…
insight-review-working-told = Mistrz ogląda całą partię. Za chwilę będzie tu widać, co zaważyło najbardziej.
insight-review-seat = Czyja gra
insight-review-moment = Moment partii
insight-review-earlier = Poprzednia decyzja
insight-review-later = Następna decyzja
insight-review-no-choice = Tu nie ma nic do wyboru. Przejdź do następnej decyzji.
insight-review-thinking = Mistrz się zastanawia…
insight-review-same = Mistrz zrobiłby to samo.
insight-review-master = Mistrz wybrałby: { $action }
insight-review-mark-better = lepiej
insight-review-mark-master = wybór mistrza
insight-review-hand = Karty na ręce
insight-review-mattered = Decyzje, które zaważyły najbardziej
insight-review-weight = { $weight ->
    [small] Ruch { $number }: drobne potknięcie
    [large] Ruch { $number }: kosztowny błąd
   *[middle] Ruch { $number }: błąd
  }
insight-review-was = Zagrane: { $action }
insight-review-better = Lepiej: { $action }
insight-review-lost = Szansa na wygraną po tym ruchu: { $after }. Po lepszym wyborze: { $best }.
insight-review-look = Pokaż ten moment
insight-review-skill = { $sign ->
    [plus] Decyzje w tej partii były lepsze od przeciętnych i dały { $part }.
    [minus] Decyzje w tej partii były gorsze od przeciętnych i kosztowały { $part }.
   *[even] Decyzje w tej partii były przeciętne.
  }
insight-review-luck = { $sign ->
    [plus] Szczęście dało { $part }.
    [minus] Pech kosztował { $part }.
   *[even] Szczęście i pech się wyrównały.
  }
insight-review-table = Szanse w tabeli
insight-review-curve = Każda szansa jest oceniona według wiedzy samego gracza, więc razem nie muszą dawać 100%.
