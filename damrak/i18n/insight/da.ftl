# What the analysis of a game says, in Danish.

insight-title = Spillet set tæt på
insight-intro = Chancerne er beregnet for en tilskuer, der kender alle hænder og kontraktkort, men ikke stakkenes rækkefølge. Om et valg var en fejl, bedømmes ud fra det, spilleren kunne vide; hvad det kostede, siges med åbne kort.
insight-review-intro = Fra slutningen af hver tur blev der spillet videre { $games } gange, med alle hænder og kontraktkort, som de var, og stakkene blandet på ny. Botterne spillede, som de er; i stedet for mennesker spillede vores stærkeste bot. En chance er andelen af disse spil, der blev vundet. Bedre valg blev prøvet på samme måde.
insight-unfinished = Spillet er ikke slut endnu: Chancen ved den sidste handling står i stedet for resultatet.
insight-player = Spiller
insight-move = Handling
insight-what = Hvad der skete
insight-deal = Uddelingen
insight-told = { $what }: { $told }
insight-percent = { $share } %

## The curve

insight-curve = Chancen for at vinde
insight-curve-points = Forventede point til sidst
insight-curve-told = I hvert øjeblik giver alle spilleres chancer 100 % tilsammen. Det antages, at alle spiller videre lige så godt som hidtil. Peg på en handling for at læse den, klik for at gå til den.
insight-mark-claim = vogne indsat
insight-mark-completed = kontraktkort opfyldt
insight-mark-sweep = markedet udskiftet
insight-mark-last = sidste runde
insight-mark-mattered = fejl
insight-mark-finest = bedste valg
insight-mark-turning = { $way ->
    [up] vending til det bedre
   *[down] vending til det værre
  }

## The account

insight-account = Dygtighed og held
insight-account-told = Alle begynder med samme chance, og delene giver tilsammen resultatet: En sejr er 100 %. Unøjagtigheder er alle valg, der ikke var de bedste ud fra det, man kunne vide, fra de små til fejlene; det, en spiller giver væk, får de andre. Resten er held: det, der blev givet og trukket, og de andres skjulte kort og kontraktkort.
insight-moved-told = Fejlene står ovenfor; de andres, når man vælger dem øverst. Resten af egne ture: de trukne kort og gode træk.
insight-moved-own = Egne fejl
insight-moved-rest = Resten af egne ture
insight-moved-others = De andres ture
insight-prior = Start
insight-own = Egne valg
insight-others = De andres valg
insight-luck = Held
insight-result = Resultat
insight-regret = Foræret væk
insight-accuracy = Præcision
insight-cause-deal = Uddelingen
insight-cause-cards = Kort
insight-cause-contracts = Trukne kontraktkort
insight-cause-hidden = Skjulte kort og kontraktkort

## Decisions

insight-mattered = { $name }: det, der betød mest
insight-mattered-told = De valg, der kostede mest, bedømt ud fra det, spilleren vidste.
insight-mattered-none = Intet valg var helt klart en fejl.
insight-decision = Handling { $number }: { $action }
insight-cost = det kostede { $cost }
insight-better = bedre: { $action }
insight-played = valgt

## Hvorfor et andet valg var bedre

insight-fault-last = I din sidste tur tæller kun point her og nu: { $now } sådan, { $was_now } med det, du gjorde.
insight-fault-ends = Dermed begynder sidste runde: Derefter har alle kun én tur mere.
insight-fault-wilds = Sådan bruger du færre jokere: { $wilds } i stedet for { $was_wilds }.
insight-fault-poor =
    Ingen af dine kontraktkort har brug for { $was_route }: Strækningen giver { $was_points ->
        [one] ét point
       *[other] { $was_points } point
    } for { $was_length ->
        [one] én vogn
       *[other] { $was_length } vogne
    }.
insight-fault-spends =
    { $was_route } koster kort: Uden dem mangler du { $was_short ->
        [one] ét kort
       *[other] { $was_short } kort
    } mere til de andre strækninger, der passer dig.
insight-fault-waits = Ingen andre er ved at indsætte vogne på { $was_route }: Det kan vente.
insight-fault-fewer = Den giver { $points } point, { $was_route } kun { $was_points }.
insight-fault-risk = { $rival } bygger ved siden af og kan komme først.
insight-fault-paid = Du har allerede kortene til den.
insight-fault-single = En joker fra markedet er turens eneste kort; ellers trækker du to.
insight-fault-idle = Ingen af de strækninger, der passer dig, har brug for det kort, du tog ({ $was_card }).
insight-fault-odds = At trække i blinde var et sats: { $was_helpful } af de { $was_unseen } kort, der ikke er set endnu, ville have hjulpet dig.
insight-fault-late = { $was_ender } har kun { $was_fewest } vogne tilbage: Nye kontraktkort kommer måske for sent.
insight-fault-late-own = Du har kun { $was_fewest } vogne tilbage: Nye kontraktkort kommer måske for sent.
insight-fault-open =
    De kontraktkort, du har, kræver stadig { $was_left ->
        [one] ét kort
       *[other] { $was_left } kort
    }.
insight-fault-ahead = Hvis alle følger deres planer, ender du sådan med at stå omkring { $ahead } point bedre.
insight-why-card =
    Med { $missing ->
        [one] kun ét kort mere
       *[other] { $missing } kort mere
    } kunne du have indsat vogne på { $route } ({ $worth } point).
insight-why-card-way =
    Du manglede { $missing ->
        [one] kun ét kort
       *[other] { $missing } kort
    } til { $route }, et skridt mod dit kontraktkort { $contract }.

## What the rest of the game showed; “when” is insight-when

insight-when =
    { $turns ->
        [0] før din næste tur
        [one] én tur senere
       *[other] { $turns } ture senere
    }
insight-came = Det kom der ud af det: { $told }
insight-sequel-cut = { $rival } indsatte vogne på { $route } { $when }, og dit kontraktkort { $contract } kunne ikke længere opfyldes.
insight-sequel-kept = Dit kontraktkort { $contract } blev aldrig opfyldt og kostede dig { $points } point.
insight-sequel-returned = Til sidst forbandt dine strækninger { $contract }: Det ville have givet dig { $points } point.
insight-sequel-drawn = Dit kontraktkort { $contract }, trukket her, blev aldrig opfyldt og kostede dig { $points } point.
insight-sequel-round =
    { $rival } indsatte vogne på { $route } { $when }. Fra da af krævede dit kontraktkort { $contract } { $more ->
        [one] én vogn
       *[other] { $more } vogne
    } mere.
insight-sequel-setback =
    { $lack ->
        [0] Du kunne allerede betale for { $route }
        [one] Du manglede kun ét kort til { $route }
       *[other] Du manglede { $lack } kort til { $route }
    } ({ $points } point). Dette træk brugte kort, som du skulle bruge dér: Derefter manglede du { $after ->
        [one] ét kort
       *[other] { $after } kort
    }.
insight-sequel-lacked = Netop det kort manglede { $when }: Med det kunne du have indsat vogne på { $route }.
insight-sequel-short =
    De betalte kort manglede { $when }: Til { $route } manglede du { $lack ->
        [one] ét kort
       *[other] { $lack } kort
    }.
insight-sequel-ended =
    Dermed begyndte sidste runde. I den fik { $rival } { $points } point, du fik { $own ->
        [0] ingen
       *[other] { $own }
    }.
insight-sequel-goods = Med ét handelsvarekort mere ville din bonus til sidst have været { $points } point højere.
insight-sequel-open =
    Til sidst { $left ->
        [0] var dit kontraktkort { $contract } afskåret
        [one] manglede dit kontraktkort { $contract } én vogn
       *[other] manglede dit kontraktkort { $contract } { $left } vogne
    }; det kostede dig { $points } point.
insight-sequel-none =
    Du trak ikke flere kontraktkort og sluttede med { $carts } vogne og { $held } kort til overs.
insight-sequel-late =
    Du trak først kontraktkort { $when }; derefter havde du { $left ->
        [0] ingen tur
        [one] én tur
       *[other] { $left } ture
    } tilbage.
insight-sequel-spare = Ingen indsatte vogne på { $route } før slutningen, og du sluttede med { $held } kort til overs.
insight-sequel-idle = Du fik aldrig brug for det kort: Til sidst havde du stadig { $cards }.
insight-sequel-unused =
    Til sidst gik intet af dine opfyldte kontraktkort over { $route }: Strækningen gav { $points } point for { $length ->
        [one] én vogn
       *[other] { $length } vogne
    }.
insight-sequel-taken = { $rival } indsatte vogne på { $route } { $when } og fik de { $points } point.
insight-sequel-pause =
    Efter betalingen havde du { $held ->
        [0] ingen kort
        [one] ét kort
       *[other] { $held } kort
    } tilbage, og du indsatte først vogne på en strækning igen { $when }.
insight-sequel-free = Ingen andre havde et kontraktkort, der gik over { $route }: Det kunne have ventet.
insight-sequel-way = { $route } var et skridt mod dit kontraktkort { $contract }.
insight-sequel-worth = { $route } giver { $points } point.
insight-reason-none = Ingen enkelt kendsgerning forklarer det: I de kortfordelinger, der passede til det, du vidste, førte det bedre valg blot til bedre stillinger.

## Points

insight-points = Hvor pointene kom fra
insight-review-beside = Sammenlignet med { $name }: { $parts }.
insight-points-routes = Strækninger
insight-points-completed = Kontraktkort
insight-points-failed = Ikke opfyldte
insight-points-merchandise = Handelsvarer
insight-points-total = I alt

## Move by move

insight-replay = Trin for trin
insight-replay-told = Chancerne efter hver handling, og hvad hvert valg kostede.
insight-act-market = tag { $card } fra markedet
insight-act-deck = træk i blinde
insight-act-cards = træk kort; næsten ethvert kort var godt
insight-act-contracts = træk kontraktkort
insight-act-keep = behold { $contract }
insight-act-keep-1 = behold det første kontraktkort
insight-act-keep-2 = behold det andet kontraktkort
insight-act-keep-both = behold begge kontraktkort
insight-act-pass = meld pas
insight-act-claim = indsæt vogne på { $a } – { $b } ({ $payment })
insight-act-or = { $some } eller { $last }
insight-did-market = tager { $card } fra markedet
insight-did-deck = trækker i blinde
insight-did-contracts = trækker kontraktkort
insight-did-keep = beholder { $contract }
insight-did-keep-1 = beholder det første kontraktkort
insight-did-keep-2 = beholder det andet kontraktkort
insight-did-keep-both = beholder begge kontraktkort
insight-did-pass = melder pas
insight-did-claim = indsætter vogne på { $a } – { $b } ({ $payment })

## The review page in the browser

insight-review = Spillet set i bakspejlet
insight-review-unfinished = Dette spil er ikke slut endnu. Når det er slut, kan det gennemgås.
insight-review-no-net = Mesteren er endnu ikke på denne enhed og kan ikke hentes nu. Åbn denne side én gang med forbindelse, så virker mesteren også uden.
insight-review-working = Ser på handling { $done } af { $all } …
insight-review-working-told = Mesteren ser på hele spillet. Om lidt står her, hvad der betød mest.
insight-review-seat = Hvem det gælder
insight-review-now = I dette øjeblik: chancen for at vinde og forventede point til sidst, hvis alle kort var kendt
insight-forecast = ≈ { $points } point
insight-score = { $count ->
    [1] du { $own }, { $who } { $rival }
   *[other] du { $own }, den bedste af de andre { $rival }
  }
insight-review-promise = Hvor godt hvert valg så ud, ud fra det, man kunne vide
insight-review-moment = Tidspunkt i spillet
insight-review-earlier = Forrige valg
insight-review-later = Næste valg
insight-review-before = Sidste træk
insight-review-next = Valget nu
insight-review-thinking = Ser længere frem …
insight-review-testing = Der spilles videre fra hvert øjeblik: Kurven og vurderingerne bliver sikrere …
insight-trial = Vundne spil ud af { $games }, der blev spillet færdig
insight-trial-points = Det bedre valg gav i gennemsnit { $more } point ({ $parts }).
insight-trial-contract = { $contract } blev opfyldt i { $better } af disse spil efter det bedre valg, i { $played } efter det, der blev spillet.
insight-trial-route = { $rival } indsatte vogne på { $route } i { $played } af spillene efter det, der blev spillet, i { $better } efter det bedre valg.
insight-review-same = Det var det bedste valg.
insight-review-same-further = Set længere frem var det lige så godt som det bedste valg.
insight-review-master = Bedste valg: { $action }
insight-review-mark-best = bedst
insight-review-mark-equal = lige så godt
insight-review-behind = { $size ->
    [near] næsten lige så godt
    [much] meget mindre godt
   *[less] mindre godt
  }
insight-review-more = Det, der ikke står her, blev vurderet som dårligere.
insight-trial-more = De andre valg blev ikke prøvet.
insight-review-hand = Kort på hånden
insight-review-mattered = De valg, der betød mest
insight-review-turning = { $way ->
    [up] En vending til det bedre
   *[down] En vending til det værre
  }
insight-swing-tried = Vundne spil ud af { $games }, der blev spillet færdig: { $before } fra stillingen før denne tur, { $after } fra stillingen efter den.
insight-review-swing-points = Forventede point til sidst, før: { $before }; efter: { $after }.
insight-review-swing-luck = { $way ->
    [up] Det var mest held
   *[down] Det var mest uheld
  }: de kort eller kontraktkort, der blev trukket.
insight-review-swing-last = Dermed begyndte sidste runde.
insight-review-swing-done = Dermed opfyldte { $name } kontraktkortet { $contract }: +{ $points } point.
insight-review-swing-lost = Derefter kunne dit kontraktkort { $contract } ikke længere opfyldes.
insight-review-swing-longer = Det gjorde vejen for dit kontraktkort { $contract } længere: { $count ->
    [one] én vogn
   *[other] { $count } vogne
  } mere.
insight-review-swing-slip = Bedre for { $name } havde været: { $action }.
insight-review-turn = { $turn ->
    [0] Ved starten
   *[other] { $turn }. tur
  }
insight-review-second = { $when }, andet kort
insight-review-choice = { $when }: { $action }
insight-review-at = { $turn ->
    [0] { $name }, ved starten: { $action }
   *[other] { $name }, { $turn }. tur: { $action }
  }
insight-review-turns = Tur
insight-review-weight = { $weight ->
    [small] { $when }: en lille smutter
    [large] { $when }: en dyr fejl
   *[middle] { $when }: en fejl
  }
insight-review-was = Valgt: { $action }
insight-review-better = Bedre: { $action }
insight-review-rose = Kurven steg alligevel; det bedre valg ville have løftet den mere.
insight-review-unsure = Det er ikke sikkert, hvilket af disse der er bedst; lidt foran: { $action }
insight-review-flat = Der var næsten ingen forskel på disse valg.
insight-review-decided = Spillet var afgjort: Intet af dette ville have ændret, hvem der vinder.
insight-review-finest = { $when }: spillets bedste valg
insight-review-seen = Godt set: { $action }
insight-review-led = Ud fra det, man kunne vide, vinder det næstbedste valg omkring { $games } færre spil ud af 100.
insight-credits = Det, der gik godt
insight-credit-completed = Dermed var dit kontraktkort { $contract } opfyldt: +{ $points } point.
insight-credit-won = Dermed begyndte sidste runde, og du vandt.
insight-review-look = Vis dette øjeblik
insight-review-accuracy = Præcision er ikke en chance for at vinde: Den siger, hvor gode en spillers valg var, uanset hvem der vandt. Ved 100 % var hvert valg det bedste. Den tæller alle valg lige; en enkelt dyr fejl kan ændre chancen mere end mange små smuttere.
insight-review-accurate = Præcision
insight-review-on = Spil videre herfra
insight-review-table = Chancerne som tabel
insight-review-curve = Alle spilleres chancer giver 100 % tilsammen.

## Habits by which chances are given away

insight-habit-hoards = At hamstre kort
insight-habit-hurries = At indsætte vogne for tidligt
insight-habit-route = At indsætte vogne på den forkerte strækning
insight-habit-merchandise = At lade handelsvarer ligge
insight-habit-payment = At betale med de forkerte kort
insight-habit-card = At tage det forkerte kort
insight-habit-late = At trække kontraktkort for sent
insight-habit-more = At trække kontraktkort for ivrigt
insight-habit-kept = At beholde de forkerte kontraktkort

## Many games

insight-games = Spil
insight-wins = Sejre
insight-earlier = Første halvdel
insight-later = Anden halvdel
insight-habits = Dyreste vaner
insight-players-title = { $games ->
    [one] Ét spil
   *[other] { $games } spil
  }
insight-players = Spillerne
insight-players-told = Præcision siger, hvor gode valgene var: Ved 100 % var hvert valg det bedste. Halvdelene er første og anden halvdel af hver spillers spil. Ved siden af en vane står dens del af alt, hvad spillerens valg har givet væk.
insight-players-looked = Præcision og vaner er fra { $looked } af disse spil, udvalgt ved lodtrækning.
insight-players-course = { $games ->
    [one] Præcision, spil for spil.
   *[other] Præcision; hver søjle er gennemsnittet af { $games } spil.
  }

## A person’s own games, in the browser

insight-yours-lead = Hvor gode dine valg var i de spil, du har spillet færdig på denne enhed, og hvilke vaner der koster dig mest. Spil med fortrudte handlinger eller mange tip tæller ikke med. Intet forlader din enhed.
insight-yours-none = Der er endnu ikke et spil, der tæller med. Spil et til ende uden at fortryde noget, og kom så tilbage.
insight-yours-left = Ikke talt med: { $what }.
insight-yours-left-undone = { $games ->
    [one] ét spil med fortrudte handlinger
   *[other] { $games } spil med fortrudte handlinger
  }
insight-yours-left-hints = { $games ->
    [one] ét spil med mange tip
   *[other] { $games } spil med mange tip
  }
insight-yours-left-lesson = { $games ->
    [one] én lektion
   *[other] { $games } lektioner
  }
insight-yours-who = Spiller
insight-yours-won = Vundet
insight-yours-accuracy = Gennemsnitlig præcision
insight-yours-look = { $games ->
    [one] Gennemgå ét spil
   *[other] Gennemgå { $games } spil
  }
insight-yours-look-told = Mesteren bruger nogle sekunder på hvert spil. Du kan stoppe når som helst; det, der er gjort, gemmes.
insight-yours-looking = Spil { $game } af { $games }: { $percent }
insight-yours-stop = Stop
insight-yours-line = Præcision, spil for spil
insight-yours-line-none = En linje kræver et spil mere.
insight-yours-progress = { $trend ->
    [up] Du bliver bedre: { $later } i dine senere spil, { $earlier } i de tidligere.
    [down] Dine senere spil gik mindre godt: { $later } efter { $earlier } i de tidligere.
   *[even] Du spiller jævnt: { $later } i dine senere spil, { $earlier } i de tidligere.
  }
insight-yours-habits = Det, der koster dig mest
insight-yours-few =
    Det er for tidligt at tale om vaner: Se først på { $games ->
        [one] ét spil mere
       *[other] { $games } spil mere
    }.
insight-yours-habits-none = Ingen vane skiller sig ud. Godt spillet!
insight-yours-cost = { $cost } af alt det, dine valg har kostet dig.
insight-yours-all = Alle spil
insight-yours-when = Spillet
insight-yours-row-won = vundet
insight-yours-row-lost = ikke vundet
insight-yours-waiting = ikke gennemgået endnu
insight-yours-tip-hoards = Du trækker ofte kort, når du kunne indsætte vogne på en vigtig strækning. Gør det, mens den er ledig.
insight-yours-tip-hurries = Du indsætter ofte vogne på en strækning, når det var bedre at trække kort. En strækning, som ingen andre vil have, kan vente.
insight-yours-tip-route = Du indsætter ofte vogne på en strækning, når en anden betyder mere. Begynd med dem, som dine kontraktkort kræver, og som andre måske også vil have.
insight-yours-tip-merchandise = Du lader strækninger med hjul ligge, selv om de kunne betale sig. Handelsvarer giver en bonus til sidst.
insight-yours-tip-payment = Du vælger den rigtige strækning, men betaler med kort, du skal bruge andre steder. Gem jokere og sjældne farver.
insight-yours-tip-card = Du tager ofte et kort, der hjælper mindre end et andet. Se efter farverne på dine næste strækninger.
insight-yours-tip-late = Du trækker nye kontraktkort for sent eller for sjældent. Så længe du har vogne, kan et kontraktkort langs dine strækninger betale sig.
insight-yours-tip-more = Du trækker kontraktkort, når noget andet var bedre. Opfyld først dem, du har.
insight-yours-tip-kept = Du beholder kontraktkort, der ikke passer til dig. Behold dem, hvis vej følger dine strækninger.
