# What the analysis of a game says, in German.

insight-title = Die Partie, genau betrachtet
insight-intro = Die Chancen sind die eines Zuschauers, der alle Handkarten und Aufträge sieht, aber nicht die Reihenfolge der Stapel. Ob eine Entscheidung ein Fehler war, wird danach beurteilt, was der Spieler wissen konnte; was sie kostete, wird mit offenen Karten gesagt.
insight-review-intro = Vom Ende jedes Zuges aus wurde { $games }-mal weitergespielt, mit allen Handkarten und Aufträgen, wie sie waren, und neu gemischten Stapeln. Bots spielten, wie sie sind; für Menschen spielte unser stärkster Bot. Eine Chance ist der Anteil der gewonnenen Partien. Bessere Entscheidungen wurden ebenso erprobt.
insight-unfinished = Die Partie ist noch nicht zu Ende: Statt des Ergebnisses gilt die Chance beim letzten Zug.
insight-player = Spieler
insight-move = Zug
insight-what = Was geschah
insight-deal = Karten ausgeteilt
insight-told = { $what }: { $told }
insight-percent = { $share } %

## The curve

insight-curve = Die Gewinnchance
insight-curve-points = Zu erwartende Punkte am Ende
insight-curve-told = In jedem Moment ergeben die Chancen aller Spieler zusammen 100 %. Dabei wird angenommen, dass alle so gut weiterspielen wie bisher. Zeige auf einen Zug, um ihn zu lesen; klicke, um zu ihm zu springen.
insight-mark-claim = Strecke genutzt
insight-mark-completed = Auftrag erfüllt
insight-mark-sweep = Markt abgeräumt
insight-mark-last = letzte Runde
insight-mark-mattered = Fehler
insight-mark-finest = beste Entscheidung
insight-mark-turning = { $way ->
    [up] Wende zum Besseren
   *[down] Wende zum Schlechteren
  }

## The account

insight-account = Können und Glück
insight-account-told = Alle beginnen mit dem gleichen Anteil, und die Teile ergeben zusammen das Ergebnis: Ein Sieg sind 100 %. Ungenauigkeiten sind alle Entscheidungen, die nach damaligem Wissen nicht die besten waren, von kleinen bis zu Fehlern; was einer verschenkt, bekommen die anderen. Der Rest ist Glück: was ausgeteilt und gezogen wurde, und die verdeckten Karten und Aufträge der anderen.
insight-moved-told = Die Fehler stehen oben; die der anderen, wenn du sie ganz oben auswählst. Sonst in eigenen Zügen: die gezogenen Karten und gute Züge.
insight-moved-own = Eigene Fehler
insight-moved-rest = Sonst in eigenen Zügen
insight-moved-others = Züge der anderen
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
insight-cause-hidden = Verdeckte Karten und Aufträge

## Decisions

insight-mattered = { $name }: worauf es ankam
insight-mattered-told = Die Entscheidungen, mit denen am meisten verschenkt wurde, beurteilt nach dem, was der Spieler wusste.
insight-mattered-none = Keine Entscheidung war eindeutig ein Fehler.
insight-decision = Zug { $number }: { $action }
insight-cost = kostete { $cost }
insight-better = besser wäre gewesen: { $action }
insight-played = gespielt

## Warum eine andere Wahl besser war

insight-fault-last = In deinem letzten Zug zählen nur sofortige Punkte: { $now } damit, { $was_now } mit dem, was du getan hast.
insight-fault-ends = Damit beginnt die letzte Runde: Danach hat jeder nur noch einen Zug.
insight-fault-wilds = So brauchst du weniger Joker: { $wilds } statt { $was_wilds }.
insight-fault-poor =
    Keiner deiner Aufträge braucht { $was_route }: Die Strecke bringt { $was_points ->
        [one] einen Punkt
       *[other] { $was_points } Punkte
    } für { $was_length ->
        [one] einen Karren
       *[other] { $was_length } Karren
    }.
insight-fault-spends =
    { $was_route } kostet Karten: Für die anderen Strecken, die zu dir passen, { $was_short ->
        [one] fehlt dir nun eine Karte
       *[other] fehlen dir nun { $was_short } Karten
    } mehr.
insight-fault-waits = Niemand sonst ist kurz davor, { $was_route } zu nutzen: Das kann warten.
insight-fault-fewer = Das bringt { $points } Punkte, { $was_route } nur { $was_points }.
insight-fault-risk = { $rival } baut daneben und könnte dir zuvorkommen.
insight-fault-paid = Die Karten dafür hast du schon.
insight-fault-single = Ein Joker vom Markt ist die einzige Karte des Zuges; sonst ziehst du zwei.
insight-fault-idle = Keine der Strecken, die zu dir passen, braucht die genommene Karte ({ $was_card }).
insight-fault-odds = Verdeckt zu ziehen war ein Glücksspiel: { $was_helpful } der { $was_unseen } noch nicht gesehenen Karten hätten dir geholfen.
insight-fault-late = { $was_ender } hat nur noch { $was_fewest } Karren: Neue Aufträge kommen vielleicht zu spät.
insight-fault-late-own = Du hast nur noch { $was_fewest } Karren: Neue Aufträge kommen vielleicht zu spät.
insight-fault-open =
    Die Aufträge, die du hast, brauchen noch { $was_left ->
        [one] eine Karte
       *[other] { $was_left } Karten
    }.
insight-fault-ahead = Wenn alle ihren Plänen folgen, stehst du so am Ende etwa { $ahead } Punkte besser da.
insight-why-card =
    Mit { $missing ->
        [one] nur einer Karte mehr
       *[other] { $missing } Karten mehr
    } hättest du { $route } nutzen können ({ $worth ->
        [one] ein Punkt
       *[other] { $worth } Punkte
    }).
insight-why-card-way =
    Dir { $missing ->
        [one] fehlte nur noch eine Karte
       *[other] fehlten noch { $missing } Karten
    } für { $route }: Das hätte deinen Auftrag { $contract } vorangebracht.

## What the rest of the game showed; “when” is insight-when

insight-when =
    { $turns ->
        [0] noch vor deinem nächsten Zug
        [one] einen Zug später
       *[other] { $turns } Züge später
    }
insight-came = Was daraus wurde: { $told }
insight-sequel-cut = { $rival } nutzte { $when } { $route }, und dein Auftrag { $contract } war nicht mehr zu erfüllen.
insight-sequel-kept = Dein Auftrag { $contract } wurde nie erfüllt und kostete dich { $points } Punkte.
insight-sequel-returned = Am Ende verbanden deine Strecken { $contract }: Das hätte dir { $points } Punkte gebracht.
insight-sequel-drawn = Dein Auftrag { $contract }, hier gezogen, wurde nie erfüllt und kostete dich { $points } Punkte.
insight-sequel-round =
    { $rival } nutzte { $when } { $route }. Von da an brauchte dein Auftrag { $contract } { $more ->
        [one] einen Karren
       *[other] { $more } Karren
    } mehr.
insight-sequel-setback =
    { $lack ->
        [0] Du konntest { $route } schon bezahlen
        [one] Dir fehlte nur eine Karte für { $route }
       *[other] Dir fehlten { $lack } Karten für { $route }
    } ({ $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }). Dieser Zug verbrauchte Karten dafür: Danach { $after ->
        [one] fehlte dir eine Karte
       *[other] fehlten dir { $after } Karten
    }.
insight-sequel-lacked = Genau diese Karte fehlte { $when }: Mit ihr hättest du { $route } nutzen können.
insight-sequel-short =
    Die bezahlten Karten fehlten { $when }: Für { $route } { $lack ->
        [one] fehlte dir eine Karte
       *[other] fehlten dir { $lack } Karten
    }.
insight-sequel-ended =
    Damit begann die letzte Runde. In ihr machte { $rival } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, du { $own ->
        [0] keinen
       *[other] { $own }
    }.
insight-sequel-goods = Mit einer Warenkarte mehr wäre dein Bonus am Ende { $points } Punkte höher gewesen.
insight-sequel-open =
    Am Ende { $left ->
        [0] war dein Auftrag { $contract } abgeschnitten
        [one] fehlte deinem Auftrag { $contract } ein Karren
       *[other] fehlten deinem Auftrag { $contract } { $left } Karren
    }; das kostete dich { $points } Punkte.
insight-sequel-none =
    Du zogst keine Aufträge mehr und behieltest { $carts } Karren und { $held ->
        [one] eine Karte
       *[other] { $held } Karten
    } übrig.
insight-sequel-late =
    Du zogst erst { $when } Aufträge; danach hattest du noch { $left ->
        [0] keinen Zug
        [one] einen Zug
       *[other] { $left } Züge
    }.
insight-sequel-spare = Bis zum Ende nutzte niemand { $route }, und du behieltest { $held } Karten übrig.
insight-sequel-idle = Du hast diese Karte nie gebraucht: Am Ende hattest du noch { $cards }.
insight-sequel-unused =
    Am Ende führte kein erfüllter Auftrag von dir über { $route }: Die Strecke brachte { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } für { $length ->
        [one] einen Karren
       *[other] { $length } Karren
    }.
insight-sequel-taken = { $rival } nutzte { $when } { $route } und bekam die { $points } Punkte.
insight-sequel-pause =
    Nach dieser Zahlung hattest du noch { $held ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $held } Karten
    }, und die nächste Strecke nutztest du erst { $when }.
insight-sequel-free = Kein Auftrag der anderen führte über { $route }: Das hätte warten können.
insight-sequel-way = { $route } hätte deinen Auftrag { $contract } vorangebracht.
insight-sequel-worth = { $route } bringt { $points } Punkte.
insight-reason-none = Keine einzelne Tatsache erklärt das: In den Kartenverteilungen, die zu deinem Wissen passten, führte die bessere Wahl einfach zu besseren Stellungen.

## Points

insight-points = Woher die Punkte kamen
insight-review-beside = Verglichen mit { $name }: { $parts }.
insight-points-routes = Strecken
insight-points-completed = Aufträge
insight-points-failed = Nicht erfüllt
insight-points-merchandise = Waren
insight-points-total = Summe

## Move by move

insight-replay = Zug um Zug
insight-replay-told = Die Chancen nach jedem Zug, und was mit jeder Entscheidung verschenkt wurde.
insight-act-market = { $card } vom Markt nehmen
insight-act-deck = verdeckt ziehen
insight-act-cards = Karten ziehen; fast jede Karte war gut
insight-act-contracts = Aufträge ziehen
insight-act-keep = { $contract } behalten
insight-act-keep-1 = den ersten Auftrag behalten
insight-act-keep-2 = den zweiten Auftrag behalten
insight-act-keep-both = beide Aufträge behalten
insight-act-pass = passen
insight-act-claim = { $a } – { $b } nutzen ({ $payment })
insight-act-or = { $some } oder { $last }
insight-did-market = nimmt { $card } vom Markt
insight-did-deck = zieht verdeckt
insight-did-contracts = zieht Aufträge
insight-did-keep = behält { $contract }
insight-did-keep-1 = behält den ersten Auftrag
insight-did-keep-2 = behält den zweiten Auftrag
insight-did-keep-both = behält beide Aufträge
insight-did-pass = passt
insight-did-claim = nutzt { $a } – { $b } ({ $payment })

## The review page in the browser

insight-review = Analyse der Partie
insight-review-unfinished = Diese Partie ist noch nicht zu Ende. Danach lässt sie sich analysieren.
insight-review-no-net = Der Meister ist noch nicht auf diesem Gerät und kann gerade nicht geladen werden. Öffne diese Seite einmal mit Verbindung, dann ist er auch offline da.
insight-review-working = Zug { $done } von { $all } wird betrachtet …
insight-review-working-told = Der Meister betrachtet die ganze Partie. Gleich steht hier, worauf es ankam.
insight-review-seat = Wessen Spiel
insight-review-now = In diesem Moment: Gewinnchance und zu erwartende Punkte am Ende, alle Karten offen
insight-forecast = { $points ->
    [one] ≈ { $points } Punkt
   *[other] ≈ { $points } Punkte
  }
insight-score = { $count ->
    [1] du { $own }, { $who } { $rival }
   *[other] du { $own }, der Beste der anderen { $rival }
  }
insight-review-promise = Wie gut jede Wahl aussah, nach damaligem Wissen
insight-review-moment = Zeitpunkt der Partie
insight-review-earlier = Vorige Entscheidung
insight-review-later = Nächste Entscheidung
insight-review-before = Letzter Zug
insight-review-next = Die Wahl jetzt
insight-review-thinking = Schaut weiter voraus …
insight-review-testing = Von jedem Augenblick aus wird weitergespielt: Kurve und Urteile werden sicherer …
insight-trial = Gewonnene Partien von { $games }, die weitergespielt wurden
insight-trial-points = Die bessere Wahl brachte im Schnitt { $more } Punkte ({ $parts }).
insight-trial-contract = { $contract } wurde nach der besseren Wahl in { $better } dieser Partien erfüllt, nach dem, was gespielt wurde, in { $played }.
insight-trial-route = { $rival } nutzte { $route } in { $played } Partien nach dem, was gespielt wurde, nach der besseren Wahl in { $better }.
insight-review-same = Das war die beste Wahl.
insight-review-same-further = Weiter vorausgeschaut war das so gut wie die beste Wahl.
insight-review-master = Beste Wahl: { $action }
insight-review-mark-best = am besten
insight-review-mark-equal = ebenso gut
insight-review-behind = { $size ->
    [near] fast ebenso gut
    [much] viel weniger gut
   *[less] weniger gut
  }
insight-review-more = Was hier nicht steht, sah auf den ersten Blick schlechter aus.
insight-trial-more = Die anderen Möglichkeiten wurden nicht erprobt.
insight-review-hand = Karten auf der Hand
insight-review-mattered = Die Entscheidungen, auf die es ankam
insight-review-turning = { $way ->
    [up] Eine Wende zum Besseren
   *[down] Eine Wende zum Schlechteren
  }
insight-swing-tried = Gewonnene Partien von je { $games }, die weitergespielt wurden: { $before } ab dem Stand vor diesem Zug, { $after } ab dem Stand danach.
insight-review-swing-points = Zu erwartende Punkte am Ende davor: { $before }; danach: { $after }.
insight-review-swing-luck = { $way ->
    [up] Das war vor allem Glück
   *[down] Das war vor allem Pech
  }: die gezogenen Karten oder Aufträge.
insight-review-swing-last = Damit begann die letzte Runde.
insight-review-swing-done = Damit war der Auftrag { $contract } von { $name } erfüllt: +{ $points } Punkte.
insight-review-swing-lost = Danach war dein Auftrag { $contract } nicht mehr zu erfüllen.
insight-review-swing-longer = Dadurch wurde der Weg deines Auftrags { $contract } länger, um { $count ->
    [one] einen Karren
   *[other] { $count } Karren
  }.
insight-review-swing-slip = Besser für { $name } wäre gewesen: { $action }.
insight-review-turn = { $turn ->
    [0] Am Anfang
   *[other] { $turn }. Zug
  }
insight-review-second = { $when }, zweite Karte
insight-review-choice = { $when }: { $action }
insight-review-at = { $turn ->
    [0] { $name }, am Anfang: { $action }
   *[other] { $name }, { $turn }. Zug: { $action }
  }
insight-review-turns = Zug
insight-review-weight = { $weight ->
    [small] { $when }: ein kleiner Ausrutscher
    [large] { $when }: ein teurer Fehler
   *[middle] { $when }: ein Fehler
  }
insight-review-was = Gespielt: { $action }
insight-review-better = Besser wäre gewesen: { $action }
insight-review-rose = Die Kurve stieg trotzdem; die bessere Wahl hätte sie stärker steigen lassen.
insight-review-unsure = Was davon am besten ist, ist nicht sicher; knapp vorn: { $action }
insight-review-flat = Zwischen diesen Möglichkeiten war kaum ein Unterschied.
insight-review-decided = Die Partie war da schon entschieden: Nichts davon hätte geändert, wer gewinnt.
insight-review-finest = { $when }: die beste Entscheidung der Partie
insight-review-seen = Gut gesehen: { $action }
insight-review-led = Nach damaligem Wissen gewinnt die nächstbeste Wahl etwa { $games } von 100 Partien weniger.
insight-credits = Was gut lief
insight-credit-completed = Damit war dein Auftrag { $contract } erfüllt: +{ $points } Punkte.
insight-credit-won = Damit begann die letzte Runde, und du hast gewonnen.
insight-review-look = Diesen Moment zeigen
insight-review-accuracy = Genauigkeit ist keine Gewinnchance: Sie sagt, wie gut die Entscheidungen eines Spielers waren, egal wer gewonnen hat. Bei 100 % war jede Entscheidung die beste. Sie zählt alle Entscheidungen gleich; ein einziger teurer Fehler kann die Chance stärker ändern als viele kleine Ungenauigkeiten.
insight-review-accurate = Genauigkeit der Entscheidungen
insight-review-on = Von hier weiterspielen
insight-review-table = Die Chancen als Tabelle
insight-review-curve = Die Chancen aller Spieler ergeben zusammen 100 %.

## Habits by which chances are given away

insight-habit-hoards = Karten horten
insight-habit-hurries = Strecken zu früh nutzen
insight-habit-route = Die falsche Strecke nutzen
insight-habit-merchandise = Waren liegen lassen
insight-habit-payment = Mit den falschen Karten bezahlen
insight-habit-card = Die falsche Karte nehmen
insight-habit-late = Aufträge zu spät ziehen
insight-habit-more = Zu eifrig Aufträge ziehen
insight-habit-kept = Die falschen Aufträge behalten

## Many games

insight-games = Partien
insight-wins = Siege
insight-earlier = Erste Hälfte
insight-later = Zweite Hälfte
insight-habits = Teuerste Gewohnheiten
insight-players-title = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
  }
insight-players = Die Spieler
insight-players-told = Genauigkeit sagt, wie gut die Entscheidungen waren: Bei 100 % war jede die beste. Die Hälften sind die der Partien jedes Spielers, der Reihe nach. Neben einer Gewohnheit steht ihr Anteil an allem, was die Entscheidungen des Spielers verschenkt haben.
insight-players-looked = Genauigkeit und Gewohnheiten stammen aus { $looked } dieser Partien, durch das Los bestimmt.
insight-players-course = { $games ->
    [one] Genauigkeit, Partie für Partie.
   *[other] Genauigkeit; jede Säule ist das Mittel aus { $games } Partien.
  }

## A person’s own games, in the browser

insight-yours-lead = Wie gut deine Entscheidungen in den Partien waren, die du auf diesem Gerät beendet hast, und welche Gewohnheiten dich am meisten kosten. Partien mit zurückgenommenen Zügen oder vielen Tipps zählen nicht. Alles bleibt auf deinem Gerät.
insight-yours-none = Noch keine Partie, die zählt. Spiel eine zu Ende, ohne Züge zurückzunehmen, und komm dann wieder.
insight-yours-left = Nicht gezählt: { $what }.
insight-yours-left-undone = { $games ->
    [one] eine Partie mit zurückgenommenen Zügen
   *[other] { $games } Partien mit zurückgenommenen Zügen
  }
insight-yours-left-hints = { $games ->
    [one] eine Partie mit vielen Tipps
   *[other] { $games } Partien mit vielen Tipps
  }
insight-yours-left-lesson = { $games ->
    [one] eine Lektion
   *[other] { $games } Lektionen
  }
insight-yours-who = Spieler
insight-yours-won = Gewonnen
insight-yours-accuracy = Mittlere Genauigkeit
insight-yours-look = { $games ->
    [one] Eine Partie ansehen
   *[other] { $games } Partien ansehen
  }
insight-yours-look-told = Der Meister sieht sich jede Partie ein paar Sekunden lang an. Du kannst jederzeit anhalten; was fertig ist, bleibt erhalten.
insight-yours-looking = Partie { $game } von { $games }: { $percent }
insight-yours-stop = Anhalten
insight-yours-line = Genauigkeit, Partie für Partie
insight-yours-line-none = Für eine Linie braucht es eine zweite Partie.
insight-yours-progress = { $trend ->
    [up] Du wirst besser: { $later } in deinen späteren Partien, { $earlier } in den früheren.
    [down] Deine späteren Partien liefen weniger gut: { $later }, nach { $earlier } in den früheren.
   *[even] Du spielst gleichmäßig: { $later } in deinen späteren Partien, { $earlier } in den früheren.
  }
insight-yours-habits = Was dich am meisten kostet
insight-yours-few =
    Für Gewohnheiten ist es zu früh: Sieh dir zuerst { $games ->
        [one] noch eine Partie
       *[other] noch { $games } Partien
    } an.
insight-yours-habits-none = Keine Gewohnheit fällt auf. Gut gespielt!
insight-yours-cost = { $cost } von allem, was deine Entscheidungen verschenkt haben.
insight-yours-all = Alle Partien
insight-yours-when = Gespielt
insight-yours-row-won = gewonnen
insight-yours-row-lost = nicht gewonnen
insight-yours-waiting = noch nicht angesehen
insight-yours-tip-hoards = Du ziehst oft Karten, obwohl du eine wichtige Strecke nutzen könntest. Nutze sie, solange sie frei ist.
insight-yours-tip-hurries = Du nutzt oft eine Strecke, obwohl Karten zu ziehen besser wäre. Eine Strecke, die sonst niemand will, kann warten.
insight-yours-tip-route = Du nutzt oft eine Strecke, obwohl eine andere wichtiger ist. Nimm zuerst, was deine Aufträge brauchen und andere auch wollen könnten.
insight-yours-tip-merchandise = Du lässt Strecken mit Rädern liegen, die sich lohnen würden. Waren bringen am Ende einen Bonus.
insight-yours-tip-payment = Du nutzt die richtige Strecke, bezahlst aber mit Karten, die du anderswo brauchst. Spar Joker und seltene Farben auf.
insight-yours-tip-card = Du nimmst oft eine Karte, die weniger hilft als eine andere. Achte auf die Farben deiner nächsten Strecken.
insight-yours-tip-late = Du ziehst neue Aufträge zu spät oder zu selten. Solange du Karren hast, lohnt sich ein Auftrag entlang deiner Strecken.
insight-yours-tip-more = Du ziehst Aufträge, obwohl anderes besser wäre. Erfülle erst die, die du hast.
insight-yours-tip-kept = Du behältst Aufträge, die nicht zu dir passen. Behalte die, deren Weg sich mit deinen Strecken deckt.
