# What the analysis of a game says, in German.

insight-title = Die Partie, genau betrachtet
insight-intro = { $names }. Die Chancen sind die eines Zuschauers, der alle Handkarten und Aufträge sieht, aber nicht die Reihenfolge der Stapel. Entscheidungen werden danach beurteilt, was der Spieler wusste.
insight-unfinished = Die Partie ist noch nicht zu Ende: Statt des Ergebnisses gilt die Chance beim letzten Zug.
insight-player = Spieler
insight-move = Zug
insight-what = Was geschah
insight-deal = Karten ausgeteilt

## The curve

insight-curve = Die Gewinnchance
insight-curve-told = In jedem Moment ergeben die Chancen aller Spieler zusammen 100 %. Zeige auf einen Zug, um ihn zu lesen; klicke, um zu ihm zu springen.
insight-mark-claim = Strecke genutzt
insight-mark-completed = Auftrag erfüllt
insight-mark-sweep = Markt abgeräumt
insight-mark-last = letzte Runde
insight-mark-mattered = Entscheidung, auf die es ankam

## The account

insight-account = Können und Glück
insight-account-told = Alle beginnen mit dem gleichen Anteil. Eigene Entscheidungen, die der anderen und Glück ändern ihn, und die Summe ist das Ergebnis: Ein Sieg sind 100 %. Glück ist, was die Karten brachten, verglichen mit dem, was sie hätten bringen können.
insight-prior = Anfang
insight-own = Eigene Entscheidungen
insight-others = Entscheidungen der anderen
insight-luck = Glück
insight-result = Ergebnis
insight-regret = Verschenkt
insight-accuracy = Genauigkeit
insight-cause-deal = Das Austeilen
insight-cause-cards = Karten
insight-cause-contracts = Gezogene Aufträge

## Decisions

insight-mattered = { $name }: worauf es ankam
insight-mattered-told = Die Entscheidungen, mit denen am meisten verschenkt wurde, beurteilt nach dem, was der Spieler wusste.
insight-mattered-none = Mit keiner Entscheidung wurde Nennenswertes verschenkt.
insight-decision = Zug { $number }: { $action }
insight-cost = kostete { $cost }
insight-better = besser: { $action }
insight-played = gespielt

## Points

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

insight-review = Analyse der Partie
insight-review-unfinished = Diese Partie ist noch nicht zu Ende. Danach lässt sie sich analysieren.
insight-review-no-net = Der Meister ist noch nicht auf diesem Gerät und kann gerade nicht geladen werden. Öffne diese Seite einmal mit Verbindung, dann ist er auch offline da.
insight-review-working = Zug { $done } von { $all } wird betrachtet …
insight-review-working-told = Der Meister betrachtet die ganze Partie. Gleich steht hier, worauf es ankam.
insight-review-seat = Wessen Spiel
insight-review-now = Gewinnchance in diesem Moment
insight-review-after = Gewinnchance danach, nach damaligem Wissen
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
insight-review-finest = Zug { $number }: die beste Entscheidung der Partie
insight-review-seen = Gut gesehen: { $action }
insight-review-led = Gewinnchance danach: { $after }. Nach der nächstbesten Wahl: { $other }.
insight-review-look = Diesen Moment zeigen
insight-review-own = { $size ->
    [gain-much] eigene Entscheidungen halfen sehr
    [gain] eigene Entscheidungen halfen etwas
    [loss] eigene Entscheidungen kosteten etwas
    [loss-much] eigene Entscheidungen kosteten viel
   *[even] eigene Entscheidungen machten kaum etwas aus
  }
insight-review-others = { $size ->
    [gain-much] die anderen halfen sehr
    [gain] die anderen halfen etwas
    [loss] die anderen kosteten etwas
    [loss-much] die anderen kosteten viel
   *[even] die anderen machten kaum etwas aus
  }
insight-review-luck = { $size ->
    [gain-much] das Glück half sehr
    [gain] das Glück half etwas
    [loss] Pech kostete etwas
    [loss-much] Pech kostete viel
   *[even] Glück und Pech glichen sich aus
  }
insight-review-accuracy = Genauigkeit ist keine Gewinnchance: Sie sagt, wie gut die Entscheidungen eines Spielers waren, egal wer gewonnen hat. Bei 100 % war jede Entscheidung die beste.
insight-review-accurate = Genauigkeit der Entscheidungen
insight-review-on = Von hier weiterspielen
insight-review-table = Die Chancen als Tabelle
insight-review-curve = Die Chancen aller Spieler ergeben zusammen 100 %.
