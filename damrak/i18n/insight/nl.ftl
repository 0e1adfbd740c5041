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
insight-curve-told = Een lijn per speler, naar wat die speler zelf wist; samen hoeven ze dus geen 100 % te zijn. De genummerde tekens zijn de keerpunten. Wijs een zet aan om hem te lezen, klik om erheen te gaan.
insight-turning = Keerpunten
insight-turning-told = De zetten die een winstkans het meest veranderden.

## The account

insight-account = Kunde en geluk
insight-account-told = Begin, kunde en geluk tellen samen op tot de uitslag, in procenten. Kunde is wat de eigen keuzes beloofden naast de kans ervoor; geluk is al het andere, naar oorzaak.
insight-prior = Begin
insight-skill = Kunde
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
insight-mattered-told = De keuzes die het meest weggaven; bovenaan wat de meester het liefst deed.
insight-mattered-none = Geen keuze gaf iets weg dat het vermelden waard is.
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
insight-replay-told = De kansen na elke zet, en wat elke keuze weggaf.
insight-act-market = pak uit de markt: { $card }
insight-act-deck = trek blind
insight-act-contracts = trek contracten
insight-act-keep-1 = houd het eerste contract
insight-act-keep-2 = houd het tweede contract
insight-act-keep-both = houd beide contracten
insight-act-pass = pas
insight-act-claim = claim { $a } – { $b } ({ $payment })
