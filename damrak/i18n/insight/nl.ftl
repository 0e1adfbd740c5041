# What the analysis of a game says, in Dutch.

insight-title = De partij van dichtbij bekeken
insight-intro = { $names }. Elke winstkans is beoordeeld naar wat die speler op dat moment wist, en naar niets anders.
insight-unfinished = De partij is nog niet afgelopen: de kans bij de laatste zet staat in de plaats van de uitslag.
insight-player = Speler
insight-move = Zet
insight-what = Wat er gebeurde
insight-deal = Het delen

## The curve

insight-curve = De kans om te winnen
insight-curve-told = Een lijn per speler, naar wat die speler zelf wist; samen hoeven ze dus geen 100% te zijn. De genummerde tekens zijn de keerpunten. Wijs een zet aan om hem te lezen, klik om erheen te gaan.
insight-turning = Keerpunten
insight-turning-told = De zetten die een winstkans het meest veranderden.

## The account

insight-account = Vaardigheid en geluk
insight-account-told = Begin, vaardigheid en geluk zijn delen van de winstkans en vormen samen de uitslag: een overwinning is 100%. Vaardigheid is wat de eigen keuzes beloofden, vergeleken met die van een gemiddelde speler; geluk is al het andere, naar oorzaak. ‘Nader bekeken’ is dezelfde stelling, een stap later beoordeeld.
insight-prior = Begin
insight-skill = Vaardigheid
insight-luck = Geluk
insight-result = Uitslag
insight-regret = Weggegeven
insight-cause-deal = Het delen
insight-cause-card = Blind getrokken kaarten
insight-cause-market = Opengelegde kaarten
insight-cause-contracts = Aangeboden contracten
insight-cause-others = Wat de anderen deden
insight-cause-scoring = Eindtelling
insight-cause-reckoning = Nader bekeken

## Decisions

insight-mattered = { $name }: wat het zwaarst woog
insight-mattered-told = De keuzes waarmee het meest werd weggegeven; bovenaan wat de meester het liefst had gedaan.
insight-mattered-none = Met geen enkele keuze werd iets noemenswaardigs weggegeven.
insight-decision = Zet { $number }: { $action }
insight-cost = dat kostte { $cost }
insight-better = beter: { $action }
insight-played = gespeeld

## Contracts and points

insight-contracts = Contracten
insight-contracts-told = Hoe waarschijnlijk elk contract voltooid werd, aan het begin van de beurten van de speler.
insight-completed = voltooid
insight-failed = niet voltooid
insight-open = open
insight-points = Waar de punten vandaan kwamen
insight-points-routes = Routes
insight-points-completed = Contracten
insight-points-failed = Niet voltooid
insight-points-merchandise = Koopwaar
insight-points-total = Totaal

## Move by move

insight-replay = Zet voor zet
insight-replay-told = De kansen na elke zet, en wat met elke keuze werd weggegeven.
insight-act-market = pak uit de markt: { $card }
insight-act-deck = trek blind
insight-act-contracts = trek contracten
insight-act-keep-1 = houd het eerste contract
insight-act-keep-2 = houd het tweede contract
insight-act-keep-both = houd beide contracten
insight-act-pass = pas
insight-act-claim = claim { $a } – { $b } ({ $payment })

## The review page in the browser

insight-review = Analyse van de partij
insight-review-unfinished = Deze partij is nog niet afgelopen. Daarna kun je haar analyseren.
insight-review-no-net = De meester is nog niet op dit apparaat en kan nu niet worden opgehaald. Open deze pagina één keer met verbinding, dan is hij er ook offline.
insight-review-working = Zet { $done } van { $all } wordt bekeken…
insight-review-working-told = De meester bekijkt de hele partij. Zo meteen staat hier wat het zwaarst woog.
insight-review-seat = Wiens partij
insight-review-moment = Moment van de partij
insight-review-earlier = Vorige keuze
insight-review-later = Volgende keuze
insight-review-no-choice = Hier valt niets te kiezen. Ga door naar de volgende keuze.
insight-review-thinking = De meester denkt na…
insight-review-same = De meester had hetzelfde gedaan.
insight-review-master = De meester had gekozen: { $action }
insight-review-mark-better = beter
insight-review-mark-master = keuze van de meester
insight-review-hand = Kaarten in de hand
insight-review-mattered = De keuzes die het zwaarst wogen
insight-review-weight = { $weight ->
    [small] Zet { $number }: een kleine misstap
    [large] Zet { $number }: een dure fout
   *[middle] Zet { $number }: een fout
  }
insight-review-was = Gespeeld: { $action }
insight-review-better = Beter: { $action }
insight-review-lost = De kans om te winnen daarna: { $after }. Na de betere keuze: { $best }.
insight-review-look = Dit moment bekijken
insight-review-skill = { $sign ->
    [plus] De keuzes in deze partij waren beter dan gemiddeld en leverden { $part } op.
    [minus] De keuzes in deze partij waren slechter dan gemiddeld en kostten { $part }.
   *[even] De keuzes in deze partij waren even goed als gemiddeld.
  }
insight-review-luck = { $sign ->
    [plus] Geluk bracht { $part }.
    [minus] Pech kostte { $part }.
   *[even] Geluk en pech hielden elkaar in evenwicht.
  }
insight-review-table = De kansen als tabel
insight-review-curve = Elke kans is beoordeeld naar wat die speler zelf wist; samen hoeven ze dus geen 100% te zijn.
