# Was der Coach sagt, auf Deutsch.

## Worüber du nachdenken kannst

coach-think-only = Hier kannst du nur eines tun.
coach-think-complete = Einer deiner Aufträge ist fast erfüllt. Welcher?
coach-think-way = Sieh dir deinen Auftrag { $contract } an. Welche Strecke bringt ihn voran?
coach-think-goods = Denk an die Waren: Wer am Ende die meisten hat, bekommt Punkte.
coach-think-block = Sieh dir an, was die anderen bauen. Was könnten sie als Nächstes wollen?
coach-think-points = Strecken bringen auch ohne Auftrag Punkte. Welche kannst du bezahlen?
coach-think-card = Es gibt eine Strecke, die gut zu dir passt. Welche Karten fehlen dir dafür?
coach-think-card-way = Sieh dir deinen Auftrag { $contract } an. Welche Karten fehlen dir für eine seiner Strecken?
coach-think-spread = Du kannst mehr als eine Strecke brauchen. Reichen deine Karten für alle?
coach-think-pair = Denk voraus: Welche Karten willst du für deine nächsten Strecken haben?
coach-think-wild = Gibt es eine Karte, die zu jeder Strecke passt?
coach-think-nothing = Sieh dir den Markt an. Liegt dort etwas, das du brauchst?
coach-think-odds = Denk an den Stapel. Wie viele der noch unbekannten Karten würden dir helfen?
coach-think-hidden = Die anderen sehen jede Karte, die du vom Markt nimmst. Ist es das wert?
coach-think-late = Es ist die letzte Runde, und viel bleibt nicht mehr zu tun.
coach-think-done = Sieh dir deine Aufträge an. Ist für sie noch etwas zu tun?
coach-think-near = Sieh, wie weit deine Strecken schon reichen. Wofür könnten sie noch gut sein?
coach-think-spare = Zähl deine Karren. Brauchst du alle für deine Aufträge?
coach-think-new = Auch Aufträge bringen Punkte. Hast du genug davon?
coach-think-ready = Sieh dir deine Strecken an: Ist einer dieser Aufträge schon erfüllt?
coach-think-share = Such beide Aufträge auf dem Spielplan. Haben ihre Wege ein Stück gemeinsam?
coach-think-together = Zähl die Karten, die beide Aufträge brauchen. Reichen deine Karren für beide?
coach-think-lost = Lassen sich diese Aufträge beide noch erfüllen?
coach-think-carts = Zähl die Karten, die beide Aufträge brauchen. Reichen deine Karren für beide?
coach-think-richer = Vergleiche die Aufträge: Wie viele Karten braucht jeder, und was bringt er?
coach-think-easier = Vergleiche die Aufträge: Welcher ist leichter?
coach-think-even = Vergleiche die Aufträge. Möchtest du lieber einen oder beide?
coach-think-overlap = Vergleiche die Aufträge: Was braucht jeder, und was brauchen beide zusammen?
coach-think-least = Lassen sich diese Aufträge noch erfüllen?
coach-think-keep = Vergleiche, was die Aufträge wert sind.
coach-think-crowded = Sieh dir deinen Auftrag { $contract } an: Neben einer seiner Strecken baut jemand.
coach-think-ending = Das Ende ist nah. Was schaffst du noch rechtzeitig?
coach-think-last = Das ist dein letzter Zug. Was bringt sofort Punkte?

## Welche Art von Aktion

coach-kind-claim = Nutze eine Strecke.
coach-kind-market = Nimm eine Karte vom Markt.
coach-kind-deck = Zieh eine Karte vom Stapel.
coach-kind-contracts = Zieh Aufträge.
coach-kind-keep-one = Behalte nur einen der Aufträge.
coach-kind-keep-both = Behalte beide Aufträge.
coach-kind-pass = Passe.

## Die Aktion

coach-do-claim = Nutze { $route } mit { $payment }.
coach-do-market = Nimm { $card } vom Markt.
coach-do-deck = Zieh eine Karte vom Stapel.
coach-do-contracts = Zieh Aufträge.
coach-do-keep-one = Behalte nur { $contract }.
coach-do-keep-both = Behalte beide Aufträge.
coach-do-pass = Passe.

## Warum

coach-why-only = Etwas anderes ist nicht möglich.
coach-why-complete = Damit erfüllst du deinen Auftrag { $contract }: { $other_points } Punkte.
coach-why-way =
    Das bringt deinen Auftrag { $contract } voran: Danach { $left ->
        [one] fehlt noch ein Karren
       *[other] fehlen noch { $left } Karren
    }.
coach-why-goods =
    Das bringt { $worth } Punkte und eine Warenkarte. Du hast dann { $count }; { $most ->
        [0] die anderen haben keine
       *[other] der Höchststand bei den anderen: { $most }
    }.
coach-why-block = { $rival } hat Strecken an beiden Enden und will sie vielleicht auch.
coach-why-points =
    Das bringt sofort { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
coach-why-card =
    Dir { $missing ->
        [one] fehlt nur noch eine Karte
       *[other] fehlen { $missing } Karten
    } für { $route } ({ $worth ->
        [one] ein Punkt
       *[other] { $worth } Punkte
    }).
coach-why-card-way =
    Dir { $missing ->
        [one] fehlt nur noch eine Karte
       *[other] fehlen { $missing } Karten
    } für { $route }, ein Schritt zu deinem Auftrag { $contract }.
coach-why-spread = Eine deiner nächsten Strecken kannst du schon bezahlen; für alle zusammen fehlt noch diese Karte.
coach-why-pair =
    { $count ->
        [one] Diese Karte fehlt dir gerade für keine Strecke, kann aber später nützen.
       *[other] Das passt zu dem, was noch kommt: Von dieser Farbe hast du dann { $count } Karten.
    }
coach-why-wild = Ein Joker steht für jede Farbe.
coach-why-nothing = Keine der offenen Karten, die du nehmen kannst, hilft bei den Strecken, die jetzt am meisten versprechen.
coach-why-odds =
    { $useless ->
        [0] Jede noch unbekannte Karte würde zu einer Strecke passen, die gut für dich ist
       *[other] { $helpful ->
            [one] Eine der { $unseen } noch unbekannten Karten würde
           *[other] { $helpful } der { $unseen } noch unbekannten Karten würden
        } dir helfen
    }, und niemand sieht, welche du ziehst.
coach-why-hidden =
    Niemand sieht, was du dort ziehst{ $count ->
        [0] .
        [one] , und unter den noch unbekannten Karten ist ein Joker.
       *[other] , und unter den noch unbekannten Karten sind { $count } Joker.
    }
coach-why-late = Du kannst keine Strecke mehr nutzen: Eine Karte bringt keine Punkte, kostet aber auch keine.
coach-why-done = Alle deine Aufträge sind erfüllt: Neue können weitere Punkte bringen.
coach-why-near =
    Deine Strecken erfüllen schon jetzt { $count ->
        [one] einen Auftrag, den
       *[other] { $count } Aufträge, die
    } du noch nicht gesehen hast.
coach-why-spare = Deine offenen Aufträge brauchen { $left } deiner { $carts } Karren: Es ist Platz für mehr.
coach-why-new = Ein Auftrag, der zu deinen Strecken passt, bringt Punkte für wenig Mühe.
coach-why-ready = Deine Strecken erfüllen { $contract } schon jetzt.
coach-why-share =
    Ihre Wege haben ein Stück gemeinsam: Beide brauchen zusammen { $joint ->
        [one] eine Karte
       *[other] { $joint } Karten
    } statt { $apart }.
coach-why-together =
    Beide brauchen zusammen { $joint ->
        [one] eine Karte
       *[other] { $joint } Karten
    }, und du hast { $carts ->
        [one] einen Karren
       *[other] { $carts } Karren
    }.
coach-why-lost = Der andere lässt sich nicht mehr erfüllen.
coach-why-carts = Beide zusammen bräuchten mehr Karren, als du noch hast.
coach-why-richer =
    Er bringt mehr: { $points } Punkte für { $cost ->
        [one] eine Karte
       *[other] { $cost } Karten
    }. Der andere bringt { $other_points } für { $other_cost }.
coach-why-easier =
    Er ist leichter: { $cost ->
        [one] eine Karte
       *[other] { $cost } Karten
    } für { $points } Punkte. Der andere braucht { $other_cost } für { $other_points }.
coach-why-even =
    Der Unterschied ist klein: Er braucht { $cost ->
        [one] eine Karte
       *[other] { $cost } Karten
    } für { $points } Punkte, der andere { $other_cost } für { $other_points }.
coach-why-overlap =
    Er braucht { $cost ->
        [one] eine Karte
       *[other] { $cost } Karten
    } für { $points } Punkte, der andere { $other_cost } für { $other_points }, beide zusammen { $joint }.
coach-why-least = Keiner lässt sich mehr erfüllen, und dieser kostet dich weniger.
coach-why-keep = Das passt am besten zu dem, was du hast.
coach-also =
    { $also_left ->
        [0] Auch dein Auftrag { $also } ist damit erfüllt.
       *[other] Auch dein Auftrag { $also } kommt so voran.
    }

## Was drängt

coach-note-last = Das ist dein letzter Zug.
coach-note-begins =
    Danach hast du { $carts ->
        [0] keinen Karren
        [one] einen Karren
       *[other] { $carts } Karren
    } übrig, und die letzte Runde beginnt.
coach-note-lost = Beeil dich: { $rival } baut daneben, und einen anderen Weg gibt es für den Auftrag nicht.
coach-note-detour =
    { $rival } baut daneben, und der Umweg würde { $more ->
        [one] einen Karren
       *[other] { $more } Karren
    } mehr kosten.
coach-note-bridge = Einen anderen Weg gibt es für den Auftrag nicht mehr.
coach-note-ending = { $ender } hat nur noch { $fewest } Karren: Das Ende ist nah.
coach-note-ending-own = Du hast nur noch { $fewest } Karren: Das Ende ist nah.
coach-note-ending-next = { $ender } hat noch { $fewest } Karren und kann mit der nächsten Strecke die letzte Runde beginnen lassen.
coach-note-wild = Aber: Ein Joker vom Markt ist deine einzige Karte in diesem Zug.
coach-note-risk = Beide zu behalten ist ein Risiko: Starke Spieler gewinnen von hier aus öfter mit einem und ziehen später andere.
coach-lost = { $count ->
    [one] Auftrag { $marks } lässt sich nicht mehr erfüllen.
   *[other] Die Aufträge { $marks } lassen sich nicht mehr erfüllen.
  }
coach-loses = { $count ->
    [one] Danach lässt sich Auftrag { $marks } nicht mehr erfüllen.
   *[other] Danach lassen sich die Aufträge { $marks } nicht mehr erfüllen.
  }
coach-last-contracts = Deine Strecken erfüllen schon { $done } der { $all } Aufträge, die du nicht hast; jeder andere kostet dich seine Punkte.
