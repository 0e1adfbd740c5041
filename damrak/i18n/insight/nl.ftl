# What the analysis of a game says, in Dutch.

insight-title = De partij van dichtbij bekeken
insight-intro = De kansen zijn die van een kijker die alle handen en contracten ziet, maar niet de volgorde van de stapels. Of een keuze een fout was, wordt beoordeeld op wat de speler kon weten; wat ze kostte, wordt met alle kaarten open verteld.
insight-review-intro = Vanaf het einde van elke beurt werd de partij { $games } keer doorgespeeld, met alle handen en contracten zoals ze waren en opnieuw geschudde stapels. Bots speelden zoals ze zijn; voor mensen speelde onze sterkste bot. Een kans is het aandeel van deze partijen dat gewonnen werd. Betere keuzes werden op dezelfde manier geprobeerd.
insight-unfinished = De partij is nog niet afgelopen: in plaats van de uitslag geldt de kans bij de laatste zet.
insight-player = Speler
insight-move = Zet
insight-what = Wat er gebeurde
insight-deal = De kaarten zijn gedeeld
insight-told = { $what }: { $told }
insight-percent = { $share }%

## The curve

insight-curve = De winkans
insight-curve-points = Te verwachten punten aan het eind
insight-curve-told = Op elk moment zijn de kansen van alle spelers samen 100%. Er wordt aangenomen dat iedereen even goed verder speelt als tot dan toe. Wijs een zet aan om hem te lezen, klik om erheen te gaan.
insight-mark-claim = route geclaimd
insight-mark-completed = contract voltooid
insight-mark-sweep = markt ververst
insight-mark-last = laatste ronde
insight-mark-mattered = fout
insight-mark-finest = beste keuze
insight-mark-turning = { $way ->
    [up] wending ten goede
   *[down] wending ten kwade
  }

## The account

insight-account = Vaardigheid en geluk
insight-account-told = Iedereen begint met een gelijk deel, en de delen samen zijn de uitslag: een overwinning is 100%. Onnauwkeurigheden zijn alle keuzes die niet de beste waren met de kennis van toen, van kleine tot fouten; wat de een weggeeft, krijgen de anderen. De rest is geluk: wat werd uitgedeeld en getrokken, en de verborgen kaarten en contracten van de anderen.
insight-moved-told = Fouten staan hierboven; die van een ander als je die speler bovenaan kiest. Verder in eigen beurten: de getrokken kaarten en goede zetten.
insight-moved-own = Eigen fouten
insight-moved-rest = Verder in eigen beurten
insight-moved-others = De beurten van anderen
insight-prior = Begin
insight-own = Eigen keuzes
insight-others = Keuzes van de anderen
insight-luck = Geluk
insight-result = Uitslag
insight-regret = Weggegeven
insight-accuracy = Nauwkeurigheid
insight-cause-deal = Het delen
insight-cause-cards = Kaarten
insight-cause-contracts = Getrokken contracten
insight-cause-hidden = Verborgen kaarten en contracten

## Decisions

insight-mattered = { $name }: wat het zwaarst woog
insight-mattered-told = De keuzes waarmee het meest werd weggegeven, beoordeeld op wat de speler wist.
insight-mattered-none = Geen enkele keuze was duidelijk een fout.
insight-decision = Zet { $number }: { $action }
insight-cost = dat kostte { $cost }
insight-better = beter: { $action }
insight-played = gespeeld

## Waarom een andere keuze beter was

insight-fault-last = In je laatste beurt tellen alleen directe punten: { $now } hiermee, { $was_now } met wat je deed.
insight-fault-ends = Met je claim begint de laatste ronde: daarna heeft iedereen nog maar één beurt.
insight-fault-wilds = Zo gebruik je minder jokers: { $wilds } in plaats van { $was_wilds }.
insight-fault-poor =
    Geen van je contracten heeft { $was_route } nodig: die route levert { $was_points ->
        [one] één punt
       *[other] { $was_points } punten
    } op voor { $was_length ->
        [one] één kar
       *[other] { $was_length } karren
    }.
insight-fault-spends =
    { $was_route } kost kaarten: zonder die kaarten kom je voor de andere routes die bij je passen { $was_short ->
        [one] één kaart
       *[other] { $was_short } kaarten
    } meer tekort.
insight-fault-waits = Niemand anders staat op het punt { $was_route } te claimen: dat kan wachten.
insight-fault-fewer = Dit levert { $points } punten op, { $was_route } maar { $was_points }.
insight-fault-risk = { $rival } bouwt ernaast en is je misschien voor.
insight-fault-paid = Je hebt de kaarten ervoor al.
insight-fault-single = Een joker uit de markt is je enige kaart van de beurt; anders neem je er twee.
insight-fault-idle = Geen van de routes die bij je passen, heeft de gepakte kaart nodig ({ $was_card }).
insight-fault-odds = Blind trekken was een gok: { $was_helpful } van de { $was_unseen } kaarten die nog niet gezien zijn, hadden je geholpen.
insight-fault-late = { $was_ender } heeft nog maar { $was_fewest } karren: nieuwe contracten komen misschien te laat.
insight-fault-late-own = Je hebt nog maar { $was_fewest } karren: nieuwe contracten komen misschien te laat.
insight-fault-open =
    De contracten die je hebt, kosten nog { $was_left ->
        [one] één kaart
       *[other] { $was_left } kaarten
    }.
insight-fault-ahead = Als iedereen zijn plan volgt, eindig je zo ongeveer { $ahead } punten beter.
insight-why-card =
    Met { $missing ->
        [one] nog maar één kaart
       *[other] nog { $missing } kaarten
    } had je { $route } kunnen claimen ({ $worth ->
        [one] één punt
       *[other] { $worth } punten
    }).
insight-why-card-way =
    Je miste { $missing ->
        [one] nog maar één kaart
       *[other] nog { $missing } kaarten
    } voor { $route }, een stap naar je contract { $contract }.

## What the rest of the game showed; “when” is insight-when

insight-when =
    { $turns ->
        [0] vóór je volgende beurt
        [one] één beurt later
       *[other] { $turns } beurten later
    }
insight-came = Wat ervan kwam: { $told }
insight-sequel-cut = { $rival } claimde { $when } { $route }, en je contract { $contract } kon niet meer worden voltooid.
insight-sequel-kept = Je contract { $contract } werd nooit voltooid en kostte je { $points } punten.
insight-sequel-returned = Aan het eind verbonden je routes { $contract }: dat had je { $points } punten opgeleverd.
insight-sequel-drawn = Je contract { $contract }, hier getrokken, werd nooit voltooid en kostte je { $points } punten.
insight-sequel-round =
    { $rival } claimde { $when } { $route }. Vanaf toen kostte je contract { $contract } { $more ->
        [one] één kar
       *[other] { $more } karren
    } meer.
insight-sequel-setback =
    { $lack ->
        [0] Je kon { $route } al betalen
        [one] Je kwam nog maar één kaart tekort voor { $route }
       *[other] Je kwam nog { $lack } kaarten tekort voor { $route }
    } ({ $points ->
        [one] één punt
       *[other] { $points } punten
    }). Deze claim kostte kaarten die daarvoor nodig waren: daarna kwam je { $after ->
        [one] één kaart
       *[other] { $after } kaarten
    } tekort.
insight-sequel-lacked = Precies die kaart ontbrak { $when }: daarmee had je { $route } kunnen claimen.
insight-sequel-short =
    De betaalde kaarten ontbraken { $when }: voor { $route } kwam je { $lack ->
        [one] één kaart
       *[other] { $lack } kaarten
    } tekort.
insight-sequel-ended =
    Met je claim begon de laatste ronde. Daarin haalde { $rival } { $points ->
        [one] één punt
       *[other] { $points } punten
    }, jij { $own ->
        [0] geen
       *[other] { $own }
    }.
insight-sequel-goods = Met één koopwaarkaart meer was je bonus aan het eind { $points } punten hoger geweest.
insight-sequel-open =
    Aan het eind { $left ->
        [0] was je contract { $contract } afgesneden
        [one] kwam je contract { $contract } één kar tekort
       *[other] kwam je contract { $contract } { $left } karren tekort
    }; dat kostte je { $points } punten.
insight-sequel-none =
    Je trok geen contracten meer en hield { $carts } karren en { $held ->
        [one] één kaart
       *[other] { $held } kaarten
    } over.
insight-sequel-late =
    Je trok pas { $when } contracten; daarna had je nog { $left ->
        [0] geen beurt
        [one] één beurt
       *[other] { $left } beurten
    }.
insight-sequel-spare = Niemand claimde { $route } tot het eind, en je hield { $held } kaarten over.
insight-sequel-idle = Je had die kaart nooit nodig: aan het eind had je nog { $cards }.
insight-sequel-unused =
    Aan het eind liep geen voltooid contract van je over { $route }: die route leverde { $points ->
        [one] één punt
       *[other] { $points } punten
    } op voor { $length ->
        [one] één kar
       *[other] { $length } karren
    }.
insight-sequel-taken = { $rival } claimde { $when } { $route } en kreeg de { $points } punten.
insight-sequel-pause =
    Na deze betaling had je nog { $held ->
        [0] geen kaart
        [one] één kaart
       *[other] { $held } kaarten
    }, en je claimde pas { $when } weer een route.
insight-sequel-free = Geen contract van de anderen liep over { $route }: dat had kunnen wachten.
insight-sequel-way = { $route } was een stap naar je contract { $contract }.
insight-sequel-worth = { $route } levert { $points } punten op.
insight-reason-none = Geen enkel feit verklaart dit: in de verdelingen die bij jouw kennis pasten, leidde de betere keuze gewoon tot betere stellingen.

## Points

insight-points = Waar de punten vandaan kwamen
insight-review-beside = Vergeleken met { $name }: { $parts }.
insight-points-routes = Routes
insight-points-completed = Contracten
insight-points-failed = Niet voltooid
insight-points-merchandise = Koopwaar
insight-points-total = Totaal

## Move by move

insight-replay = Zet voor zet
insight-replay-told = De kansen na elke zet, en wat met elke keuze werd weggegeven.
insight-act-market = pak { $card } uit de markt
insight-act-deck = trek blind
insight-act-cards = trek kaarten; bijna elke kaart was goed
insight-act-contracts = trek contracten
insight-act-keep = houd { $contract }
insight-act-keep-1 = houd het eerste contract
insight-act-keep-2 = houd het tweede contract
insight-act-keep-both = houd beide contracten
insight-act-pass = pas
insight-act-claim = claim { $a } – { $b } ({ $payment })
insight-act-or = { $some } of { $last }
insight-did-market = pakt { $card } uit de markt
insight-did-deck = trekt blind
insight-did-contracts = trekt contracten
insight-did-keep = houdt { $contract }
insight-did-keep-1 = houdt het eerste contract
insight-did-keep-2 = houdt het tweede contract
insight-did-keep-both = houdt beide contracten
insight-did-pass = past
insight-did-claim = claimt { $a } – { $b } ({ $payment })

## The review page in the browser

insight-review = Analyse van de partij
insight-review-unfinished = Deze partij is nog niet afgelopen. Daarna kun je haar analyseren.
insight-review-no-net = De meester is nog niet op dit apparaat en kan nu niet worden opgehaald. Open deze pagina één keer met verbinding, dan is hij er ook offline.
insight-review-working = Zet { $done } van { $all } wordt bekeken…
insight-review-working-told = De meester bekijkt de hele partij. Zo meteen staat hier wat het zwaarst woog.
insight-review-seat = Wiens partij
insight-review-now = Op dit moment: winkans en te verwachten punten aan het eind, alle kaarten open
insight-forecast = { $points ->
    [one] ≈ { $points } punt
   *[other] ≈ { $points } punten
  }
insight-score = { $count ->
    [1] jij { $own }, { $who } { $rival }
   *[other] jij { $own }, de beste van de anderen { $rival }
  }
insight-review-promise = Hoe goed elke keuze leek, met de kennis van toen
insight-review-moment = Moment van de partij
insight-review-earlier = Vorige keuze
insight-review-later = Volgende keuze
insight-review-before = Laatste zet
insight-review-next = De keuze nu
insight-review-thinking = Kijkt verder vooruit…
insight-review-testing = Vanaf elk moment wordt doorgespeeld: de curve en wat ertoe deed worden zekerder…
insight-trial = Gewonnen partijen van de { $games } die werden uitgespeeld
insight-trial-points = De betere keuze leverde gemiddeld { $more } punten op ({ $parts }).
insight-trial-contract = { $contract } werd na de betere keuze in { $better } van deze partijen voltooid, na wat gespeeld is in { $played }.
insight-trial-route = { $rival } claimde { $route } in { $played } van de partijen na wat gespeeld is, in { $better } na de betere keuze.
insight-review-same = Dit was de beste keuze.
insight-review-same-further = Verder vooruitgekeken was dit even goed als de beste keuze.
insight-review-master = Beste keuze: { $action }
insight-review-mark-best = beste
insight-review-mark-equal = even goed
insight-review-behind = { $size ->
    [near] bijna even goed
    [much] veel minder goed
   *[less] minder goed
  }
insight-review-more = Wat hier niet staat, leek op het eerste gezicht minder goed.
insight-trial-more = De andere keuzes werden niet geprobeerd.
insight-review-hand = Kaarten in de hand
insight-review-mattered = De keuzes die het zwaarst wogen
insight-review-turning = { $way ->
    [up] Een wending ten goede
   *[down] Een wending ten kwade
  }
insight-swing-tried = Gewonnen partijen van de { $games } die werden uitgespeeld: { $before } vanaf de stand vóór deze beurt, { $after } vanaf de stand erna.
insight-review-swing-points = Te verwachten punten aan het eind ervoor: { $before }; erna: { $after }.
insight-review-swing-luck = { $way ->
    [up] Dat was vooral geluk
   *[down] Dat was vooral pech
  }: de getrokken kaarten of contracten.
insight-review-swing-last = Daarmee begon de laatste ronde.
insight-review-swing-done = Daarmee was het contract { $contract } van { $name } voltooid: +{ $points } punten.
insight-review-swing-lost = Daarna kon je contract { $contract } niet meer worden voltooid.
insight-review-swing-longer = Daardoor werd de weg van je contract { $contract } langer, met { $count ->
    [one] één kar
   *[other] { $count } karren
  }.
insight-review-swing-slip = Beter voor { $name } was geweest: { $action }.
insight-review-turn = { $turn ->
    [0] Aan het begin
   *[other] Beurt { $turn }
  }
insight-review-second = { $when }, tweede kaart
insight-review-choice = { $when }: { $action }
insight-review-at = { $turn ->
    [0] { $name }, aan het begin: { $action }
   *[other] { $name }, beurt { $turn }: { $action }
  }
insight-review-turns = Beurt
insight-review-weight = { $weight ->
    [small] { $when }: een kleine misstap
    [large] { $when }: een dure fout
   *[middle] { $when }: een fout
  }
insight-review-was = Gespeeld: { $action }
insight-review-better = Beter: { $action }
insight-review-rose = De curve steeg toch; de betere keuze had haar sterker laten stijgen.
insight-review-unsure = Welke keuze de beste is, is niet zeker; iets beter lijkt: { $action }
insight-review-flat = Tussen deze keuzes was nauwelijks verschil.
insight-review-decided = De partij was toen al beslist: geen van deze keuzes had nog veranderd wie wint.
insight-review-finest = { $when }: de beste keuze van de partij
insight-review-seen = Goed gezien: { $action }
insight-review-led = Met de kennis van toen wint de op één na beste keuze ongeveer { $games } van de 100 partijen minder.
insight-credits = Wat goed ging
insight-credit-completed = Daarmee was je contract { $contract } voltooid: +{ $points } punten.
insight-credit-won = Daarmee begon de laatste ronde, en je won.
insight-review-look = Dit moment bekijken
insight-review-accuracy = Nauwkeurigheid is geen winkans: ze zegt hoe goed de keuzes van een speler waren, wie er ook won. Bij 100% was elke keuze de beste. Ze telt alle keuzes even zwaar; één dure fout kan de kans meer veranderen dan veel kleine missers.
insight-review-accurate = Nauwkeurigheid van de keuzes
insight-review-on = Speel hier verder
insight-review-table = De kansen als tabel
insight-review-curve = De kansen van alle spelers zijn samen 100%.

## Habits by which chances are given away

insight-habit-hoards = Kaarten oppotten
insight-habit-hurries = Te vroeg claimen
insight-habit-route = De verkeerde route claimen
insight-habit-merchandise = Koopwaar laten liggen
insight-habit-payment = Met de verkeerde kaarten betalen
insight-habit-card = De verkeerde kaart nemen
insight-habit-late = Te laat contracten trekken
insight-habit-more = Te gretig contracten trekken
insight-habit-kept = De verkeerde contracten houden

## Many games

insight-games = Partijen
insight-wins = Overwinningen
insight-earlier = Eerste helft
insight-later = Tweede helft
insight-habits = Duurste gewoonten
insight-players-title = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
  }
insight-players = De spelers
insight-players-told = Nauwkeurigheid zegt hoe goed de keuzes waren: bij 100% was elke keuze de beste. De twee helften zijn die van de partijen van elke speler, op volgorde. Naast een gewoonte staat haar deel van alles wat de keuzes van de speler hebben weggegeven.
insight-players-looked = Nauwkeurigheid en gewoonten zijn die van { $looked } van deze partijen, door het lot gekozen.
insight-players-course = { $games ->
    [one] Nauwkeurigheid, partij voor partij.
   *[other] Nauwkeurigheid; elke kolom is het gemiddelde van { $games } partijen.
  }

## A person’s own games, in the browser

insight-yours-lead = Hoe goed je keuzes waren in de partijen die je op dit apparaat hebt uitgespeeld, en welke gewoonten je het meeste kosten. Partijen met teruggenomen zetten of veel tips tellen niet mee. Alles blijft op je apparaat.
insight-yours-none = Er is nog geen partij die meetelt. Speel er een uit zonder zetten terug te nemen en kom dan terug.
insight-yours-left = Niet meegeteld: { $what }.
insight-yours-left-undone = { $games ->
    [one] één partij met teruggenomen zetten
   *[other] { $games } partijen met teruggenomen zetten
  }
insight-yours-left-hints = { $games ->
    [one] één partij met veel tips
   *[other] { $games } partijen met veel tips
  }
insight-yours-left-lesson = { $games ->
    [one] één les
   *[other] { $games } lessen
  }
insight-yours-who = Speler
insight-yours-won = Gewonnen
insight-yours-accuracy = Gemiddelde nauwkeurigheid
insight-yours-look = { $games ->
    [one] Bekijk één partij
   *[other] Bekijk { $games } partijen
  }
insight-yours-look-told = De meester bekijkt elke partij een paar seconden. Je kunt altijd stoppen; wat klaar is, blijft bewaard.
insight-yours-looking = Partij { $game } van { $games }: { $percent }
insight-yours-stop = Stoppen
insight-yours-line = Nauwkeurigheid, partij voor partij
insight-yours-line-none = Een lijn vraagt om een tweede partij.
insight-yours-progress = { $trend ->
    [up] Je wordt beter: { $later } in je latere partijen, { $earlier } in de eerdere.
    [down] Je latere partijen gingen minder goed: { $later }, na { $earlier } in de eerdere.
   *[even] Je speelt gelijkmatig: { $later } in je latere partijen, { $earlier } in de eerdere.
  }
insight-yours-habits = Wat je het meeste kost
insight-yours-few =
    Te vroeg om van gewoonten te spreken: bekijk eerst { $games ->
        [one] nog één partij
       *[other] nog { $games } partijen
    }.
insight-yours-habits-none = Geen enkele gewoonte valt op. Goed gespeeld!
insight-yours-cost = { $cost } van alles wat je keuzes hebben weggegeven.
insight-yours-all = Alle partijen
insight-yours-when = Gespeeld
insight-yours-row-won = gewonnen
insight-yours-row-lost = niet gewonnen
insight-yours-waiting = nog niet bekeken
insight-yours-tip-hoards = Je neemt vaak kaarten terwijl je een belangrijke route kunt claimen. Claim hem zolang hij vrij is.
insight-yours-tip-hurries = Je claimt vaak een route terwijl kaarten nemen beter is. Een route die niemand anders wil, kan wachten.
insight-yours-tip-route = Je claimt vaak een route terwijl een andere belangrijker is. Neem eerst wat je contracten nodig hebben en anderen ook kunnen willen.
insight-yours-tip-merchandise = Je laat routes met wielen liggen die de moeite waard zijn. Koopwaar levert aan het einde een bonus op.
insight-yours-tip-payment = Je claimt de juiste route, maar betaalt met kaarten die je elders nodig hebt. Spaar jokers en zeldzame kleuren.
insight-yours-tip-card = Je neemt vaak een kaart die minder helpt dan een andere. Kijk welke kleuren je volgende routes nodig hebben.
insight-yours-tip-late = Je trekt te laat of te zelden nieuwe contracten. Zolang je karren hebt, loont een contract langs je routes.
insight-yours-tip-more = Je trekt contracten terwijl iets anders beter is. Voltooi eerst de contracten die je al hebt.
insight-yours-tip-kept = Je houdt contracten die niet bij je passen. Houd contracten waarvan de weg met je routes samenvalt.
