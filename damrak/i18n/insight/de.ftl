# What the analysis of a game says, in German.

insight-title = Die Partie, genau betrachtet
insight-intro = { $names }. Jede Gewinnchance ist danach beurteilt, was der Spieler in diesem Moment wusste, und nach nichts sonst.
insight-unfinished = Die Partie ist noch nicht zu Ende: Die Chance beim letzten Zug steht anstelle des Ergebnisses.
insight-player = Spieler
insight-move = Zug
insight-what = Was geschah
insight-deal = Das Austeilen

## The curve

insight-curve = Die Gewinnchance
insight-curve-told = Eine Linie für jeden Spieler, nach dessen eigenem Wissen; zusammen müssen sie also nicht 100 % ergeben. Die nummerierten Zeichen sind die Wendepunkte. Zeige auf einen Zug, um ihn zu lesen; klicke, um zu ihm zu springen.
insight-turning = Wendepunkte
insight-turning-told = Die Züge, die eine Gewinnchance am stärksten verändert haben.

## The account

insight-account = Können und Glück
insight-account-told = Anfang, Können und Glück sind Teile der Gewinnchance und ergeben zusammen das Ergebnis: ein Sieg ist 100 %. Können ist, was die eigenen Entscheidungen gegenüber denen eines durchschnittlichen Spielers versprachen; Glück ist alles andere, nach seiner Ursache. „Näher betrachtet“ ist dieselbe Lage, einen Schritt später beurteilt.
insight-prior = Anfang
insight-skill = Können
insight-luck = Glück
insight-result = Ergebnis
insight-regret = Verschenkt
insight-cause-deal = Das Austeilen
insight-cause-card = Verdeckt gezogene Karten
insight-cause-market = Aufgedeckte Karten
insight-cause-contracts = Angebotene Aufträge
insight-cause-others = Was die anderen taten
insight-cause-scoring = Schlusswertung
insight-cause-reckoning = Näher betrachtet

## Decisions

insight-mattered = { $name }: worauf es ankam
insight-mattered-told = Die Entscheidungen, mit denen am meisten verschenkt wurde; oben steht, was der Meister am liebsten täte.
insight-mattered-none = Mit keiner Entscheidung wurde Nennenswertes verschenkt.
insight-decision = Zug { $number }: { $action }
insight-cost = kostete { $cost }
insight-better = besser: { $action }
insight-played = gespielt

## Contracts and points

insight-contracts = Aufträge
insight-contracts-told = Wie wahrscheinlich jeder erfüllt würde, jeweils zu Beginn der Züge des Spielers.
insight-completed = erfüllt
insight-failed = nicht erfüllt
insight-open = offen
insight-points = Woher die Punkte kamen
insight-points-routes = Strecken
insight-points-completed = Aufträge
insight-points-failed = Nicht erfüllt
insight-points-merchandise = Waren
insight-points-total = Summe

## Move by move

insight-replay = Zug um Zug
insight-replay-told = Die Chancen nach jedem Zug, und was mit jeder Entscheidung verschenkt wurde.
insight-act-market = vom Markt nehmen: { $card }
insight-act-deck = verdeckt ziehen
insight-act-contracts = Aufträge ziehen
insight-act-keep-1 = den ersten Auftrag behalten
insight-act-keep-2 = den zweiten Auftrag behalten
insight-act-keep-both = beide Aufträge behalten
insight-act-pass = passen
insight-act-claim = { $a } – { $b } nutzen ({ $payment })

## The review page in the browser

insight-review = Die Partie im Rückblick
insight-review-unfinished = Diese Partie ist noch nicht zu Ende. Danach lässt sie sich besprechen.
insight-review-no-net = Der Meister ist noch nicht auf diesem Gerät und kann gerade nicht geladen werden. Öffne diese Seite einmal mit Verbindung, dann ist er auch offline da.
insight-review-working = Zug { $done } von { $all } wird betrachtet …
insight-review-working-told = Der Meister betrachtet die ganze Partie. Gleich steht hier, worauf es ankam.
insight-review-seat = Wessen Spiel
insight-review-moment = Zeitpunkt der Partie
insight-review-earlier = Vorige Entscheidung
insight-review-later = Nächste Entscheidung
insight-review-no-choice = Hier gibt es nichts zu entscheiden. Weiter zur nächsten Entscheidung.
insight-review-thinking = Der Meister denkt nach …
insight-review-same = Der Meister hätte dasselbe getan.
insight-review-master = Der Meister hätte gewählt: { $action }
insight-review-mark-better = besser
insight-review-mark-master = Wahl des Meisters
insight-review-hand = Karten auf der Hand
insight-review-mattered = Die Entscheidungen, auf die es ankam
insight-review-weight = { $weight ->
    [small] Zug { $number }: ein kleiner Ausrutscher
    [large] Zug { $number }: ein teurer Fehler
   *[middle] Zug { $number }: ein Fehler
  }
insight-review-was = Gespielt: { $action }
insight-review-better = Besser: { $action }
insight-review-lost = Gewinnchance danach: { $after }. Nach der besseren Wahl: { $best }.
insight-review-look = Diesen Moment zeigen
insight-review-skill = { $sign ->
    [plus] Die Entscheidungen in dieser Partie waren besser als der Durchschnitt und brachten { $part }.
    [minus] Die Entscheidungen in dieser Partie waren schlechter als der Durchschnitt und kosteten { $part }.
   *[even] Die Entscheidungen in dieser Partie waren so gut wie der Durchschnitt.
  }
insight-review-luck = { $sign ->
    [plus] Das Glück brachte { $part }.
    [minus] Das Pech kostete { $part }.
   *[even] Glück und Pech glichen sich aus.
  }
insight-review-table = Die Chancen als Tabelle
insight-review-curve = Jede Chance ist nach dem eigenen Wissen des Spielers beurteilt; zusammen müssen sie also nicht 100 % ergeben.
