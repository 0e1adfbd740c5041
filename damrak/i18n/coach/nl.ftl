# Wat de coach zegt, in het Nederlands.

## Waar je over na kunt denken

coach-think-only = Je kunt hier maar één ding doen.
coach-think-complete = Je bent er bijna met een van je contracten. Welk?
coach-think-way = Kijk naar je contract { $contract }. Welke route brengt het dichterbij?
coach-think-goods = Denk aan de koopwaar: wie er aan het einde het meest van heeft, krijgt punten.
coach-think-block = Kijk wat de anderen bouwen. Wat willen ze hierna?
coach-think-points = Een route levert ook zonder contract punten op. Wat kun je betalen?
coach-think-card = Er is een route die goed bij je past. Welke kaarten mis je ervoor?
coach-think-card-way = Kijk naar je contract { $contract }. Welke kaarten mis je voor een van de routes?
coach-think-spread = Je kunt meer dan één route gebruiken. Heb je voor allemaal genoeg kaarten?
coach-think-pair = Denk vooruit: welke kaarten wil je hebben voor je volgende routes?
coach-think-wild = Is er een kaart die bij elke route past?
coach-think-nothing = Kijk naar de markt. Ligt er iets wat je nodig hebt?
coach-think-odds = Denk aan de stapel. Hoeveel van de kaarten die je nog niet hebt gezien, zouden je helpen?
coach-think-hidden = De anderen zien elke kaart die je uit de markt pakt. Is dat het waard?
coach-think-late = Het is de laatste ronde, en er valt niet veel meer te doen.
coach-think-done = Kijk naar je contracten. Is er nog iets voor te doen?
coach-think-near = Kijk hoe ver je routes al reiken. Waar zijn ze nog meer goed voor?
coach-think-spare = Tel je karren. Heb je ze allemaal nodig voor je contracten?
coach-think-new = Ook contracten leveren punten op. Heb je er genoeg?
coach-think-ready = Kijk naar je routes: is een van deze contracten al voltooid?
coach-think-share = Zoek beide contracten op het bord. Lopen hun wegen een stuk samen?
coach-think-together = Tel de kaarten die beide contracten kosten. Heb je voor allebei genoeg karren?
coach-think-lost = Kun je deze contracten allebei nog voltooien?
coach-think-carts = Tel de kaarten die beide contracten kosten. Heb je voor allebei genoeg karren?
coach-think-richer = Vergelijk de contracten: hoeveel kaarten kost elk, en wat levert het op?
coach-think-easier = Vergelijk de contracten: welk is makkelijker?
coach-think-even = Vergelijk de contracten. Heb je er liever één of allebei?
coach-think-overlap = Vergelijk de contracten: wat kost elk, en wat allebei samen?
coach-think-least = Kun je deze contracten nog voltooien?
coach-think-keep = Vergelijk wat de contracten waard zijn.
coach-think-crowded = Kijk naar je contract { $contract }: er bouwt iemand naast een van de routes.
coach-think-ending = Het einde is in zicht. Wat krijg je nog op tijd af?
coach-think-last = Dit is je laatste beurt. Wat levert meteen punten op?

## Wat voor actie

coach-kind-claim = Claim een route.
coach-kind-market = Pak een kaart uit de markt.
coach-kind-deck = Trek een kaart van de stapel.
coach-kind-contracts = Trek contracten.
coach-kind-keep-one = Houd maar één van de contracten.
coach-kind-keep-both = Houd beide contracten.
coach-kind-pass = Pas.

## De actie

coach-do-claim = Claim { $route } met { $payment }.
coach-do-market = Pak { $card } uit de markt.
coach-do-deck = Trek een kaart van de stapel.
coach-do-contracts = Trek contracten.
coach-do-keep-one = Houd alleen { $contract }.
coach-do-keep-both = Houd beide contracten.
coach-do-pass = Pas.

## Waarom

coach-why-only = Iets anders kan niet.
coach-why-complete = Daarmee voltooi je je contract { $contract }, goed voor { $other_points } punten.
coach-why-way =
    Het brengt je contract { $contract } dichterbij: daarna { $left ->
        [one] is nog één kar
       *[other] zijn nog { $left } karren
    } nodig.
coach-why-goods =
    Het levert { $worth } punten en een koopwaarkaart op. Je hebt er dan { $count }; { $most ->
        [0] de anderen hebben er geen
       *[other] bij de anderen is het hoogste aantal { $most }
    }.
coach-why-block = { $rival } heeft routes aan beide uiteinden en wil hem misschien ook.
coach-why-points =
    Het levert meteen { $points ->
        [one] een punt
       *[other] { $points } punten
    } op.
coach-why-card =
    Je mist { $missing ->
        [one] nog maar één kaart
       *[other] { $missing } kaarten
    } voor { $route } ({ $worth ->
        [one] één punt
       *[other] { $worth } punten
    }).
coach-why-card-way =
    Je mist { $missing ->
        [one] nog maar één kaart
       *[other] { $missing } kaarten
    } voor { $route }, een stap naar je contract { $contract }.
coach-why-spread = Eén van je volgende routes kun je al betalen; om ze allemaal te betalen, ontbreekt deze kaart nog.
coach-why-pair =
    { $count ->
        [one] Deze kaart ontbreekt nu voor geen enkele route, maar kan later van pas komen.
       *[other] Dat past bij wat nog komt: van die kleur heb je dan { $count } kaarten.
    }
coach-why-wild = Een joker telt voor elke kleur.
coach-why-nothing = Geen van de open kaarten die je kunt pakken, helpt bij de routes die nu het meest beloven.
coach-why-odds =
    { $useless ->
        [0] Elke kaart die je nog niet hebt gezien, zou passen bij een route die goed voor je is
       *[other] Van de { $unseen } kaarten die je nog niet hebt gezien, { $helpful ->
            [one] zou er één
           *[other] zouden er { $helpful }
        } je helpen
    }, en niemand ziet welke je trekt.
coach-why-hidden =
    Niemand ziet wat je daar trekt{ $count ->
        [0] .
        [one] , en onder de kaarten die je nog niet hebt gezien, is één joker.
       *[other] , en onder de kaarten die je nog niet hebt gezien, zijn { $count } jokers.
    }
coach-why-late = Je kunt geen route meer claimen: een kaart levert geen punten op, maar kost er ook geen.
coach-why-done = Al je contracten zijn voltooid: nieuwe kunnen meer punten opleveren.
coach-why-near =
    Je routes voltooien nu al { $count ->
        [one] één contract dat
       *[other] { $count } contracten die
    } je nog niet hebt gezien.
coach-why-spare = Je open contracten kosten { $left } van je { $carts } karren: er is ruimte voor meer.
coach-why-new = Een contract dat bij je routes past, levert punten op voor weinig werk.
coach-why-ready = Je routes voltooien { $contract } nu al.
coach-why-share =
    Hun wegen lopen een stuk samen: samen kosten ze { $joint ->
        [one] één kaart
       *[other] { $joint } kaarten
    } in plaats van { $apart }.
coach-why-together =
    Samen kosten ze { $joint ->
        [one] één kaart
       *[other] { $joint } kaarten
    }, en je hebt { $carts ->
        [one] één kar
       *[other] { $carts } karren
    }.
coach-why-lost = Het andere kun je niet meer voltooien.
coach-why-carts = Samen zouden ze meer karren kosten dan je nog hebt.
coach-why-richer =
    Het levert meer op: { $points } punten voor { $cost ->
        [one] één kaart
       *[other] { $cost } kaarten
    }. Het andere levert er { $other_points } op voor { $other_cost }.
coach-why-easier =
    Het is makkelijker: { $cost ->
        [one] één kaart
       *[other] { $cost } kaarten
    } voor { $points } punten. Het andere kost er { $other_cost } voor { $other_points }.
coach-why-even =
    Het verschil is klein: het kost { $cost ->
        [one] één kaart
       *[other] { $cost } kaarten
    } voor { $points } punten; het andere { $other_cost } voor { $other_points }.
coach-why-overlap =
    Het kost { $cost ->
        [one] één kaart
       *[other] { $cost } kaarten
    } voor { $points } punten; het andere { $other_cost } voor { $other_points }, en allebei samen { $joint }.
coach-why-least = Geen van beide kun je nog voltooien, en dit kost je minder.
coach-why-keep = Dat past het best bij wat je hebt.
coach-also =
    { $also_left ->
        [0] Ook je contract { $also } voltooi je ermee.
       *[other] Ook je contract { $also } komt zo dichterbij.
    }

## Wat haast heeft

coach-note-last = Dit is je laatste beurt.
coach-note-begins =
    Daarna heb je { $carts ->
        [0] geen karren meer
        [one] nog één kar
       *[other] nog { $carts } karren
    }, en begint de laatste ronde.
coach-note-lost = Wees er snel bij: { $rival } bouwt ernaast, en een andere weg is er niet voor dit contract.
coach-note-detour =
    { $rival } bouwt ernaast, en omrijden kost { $more ->
        [one] één kar
       *[other] { $more } karren
    } meer.
coach-note-bridge = Een andere weg is er niet meer voor dit contract.
coach-note-ending = { $ender } heeft nog maar { $fewest } karren: het einde is in zicht.
coach-note-ending-own = Je hebt nog maar { $fewest } karren: het einde is in zicht.
coach-note-ending-next = { $ender } heeft nog { $fewest } karren en kan met de volgende route de laatste ronde laten beginnen.
coach-note-wild = Let op: een joker uit de markt is je enige kaart deze beurt.
coach-note-risk = Ze allebei houden is een risico: sterke spelers winnen van hieruit vaker met één en trekken later andere.
coach-lost = { $count ->
    [one] Contract { $marks } kun je niet meer voltooien.
   *[other] Contracten { $marks } kun je niet meer voltooien.
  }
coach-loses = { $count ->
    [one] Daarna kun je contract { $marks } niet meer voltooien.
   *[other] Daarna kun je de contracten { $marks } niet meer voltooien.
  }
coach-last-contracts = Je routes voltooien al { $done } van de { $all } contracten die je niet hebt; elk ander contract kost je de punten die erop staan.
