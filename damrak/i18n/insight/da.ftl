# What the analysis of a game says, in Danish.

insight-title = Spillet set tæt på
insight-intro = { $names }. Hver vinderchance er vurderet ud fra det, spilleren vidste i det øjeblik, og intet andet.
insight-unfinished = Spillet er ikke slut endnu: Chancen ved den sidste handling står i stedet for resultatet.
insight-player = Spiller
insight-move = Handling
insight-what = Hvad der skete
insight-deal = Uddelingen

## The curve

insight-curve = Chancen for at vinde
insight-curve-told = En linje for hver spiller, ud fra spillerens egen viden; de behøver altså ikke give 100 % tilsammen. De nummererede mærker er vendepunkterne. Peg på en handling for at læse den, klik for at gå til den.
insight-turning = Vendepunkter
insight-turning-told = De handlinger, der ændrede en vinderchance mest.

## The account

insight-account = Dygtighed og held
insight-account-told = Start, dygtighed og held er dele af vinderchancen og giver tilsammen resultatet: En sejr er 100 %. Dygtighed er det, ens egne valg lovede i forhold til en gennemsnitlig spillers; held er alt andet, efter årsag. »Ved nærmere eftersyn« er den samme stilling, bedømt et skridt senere.
insight-prior = Start
insight-skill = Dygtighed
insight-luck = Held
insight-result = Resultat
insight-regret = Foræret væk
insight-cause-deal = Uddelingen
insight-cause-card = Kort trukket i blinde
insight-cause-market = Kort, der blev vendt op
insight-cause-contracts = Tilbudte kontraktkort
insight-cause-others = Hvad de andre gjorde
insight-cause-scoring = Pointberegning
insight-cause-reckoning = Ved nærmere eftersyn

## Decisions

insight-mattered = { $name }: det, der betød mest
insight-mattered-told = De valg, der kostede mest; mesterens favoritter står øverst.
insight-mattered-none = Intet valg kostede noget, der er værd at nævne.
insight-decision = Handling { $number }: { $action }
insight-cost = det kostede { $cost }
insight-better = bedre: { $action }
insight-played = spillet

## Contracts and points

insight-contracts = Kontraktkort
insight-contracts-told = Hvor sandsynligt det var at opfylde hvert af dem, ved begyndelsen af spillerens ture.
insight-completed = opfyldt
insight-failed = ikke opfyldt
insight-open = åbent
insight-points = Hvor pointene kom fra
insight-points-routes = Strækninger
insight-points-completed = Kontraktkort
insight-points-failed = Ikke opfyldte
insight-points-merchandise = Handelsvarer
insight-points-total = I alt

## Move by move

insight-replay = Trin for trin
insight-replay-told = Chancerne efter hver handling, og hvad hvert valg kostede.
insight-act-market = tag fra markedet: { $card }
insight-act-deck = træk i blinde
insight-act-contracts = træk kontraktkort
insight-act-keep-1 = behold det første kontraktkort
insight-act-keep-2 = behold det andet kontraktkort
insight-act-keep-both = behold begge kontraktkort
insight-act-pass = meld pas
insight-act-claim = indsæt vogne på { $a } – { $b } ({ $payment })

## The review page in the browser

insight-review = Spillet set i bakspejlet
insight-review-unfinished = Dette spil er ikke slut endnu. Når det er slut, kan det gennemgås.
insight-review-no-net = Mesteren er endnu ikke på denne enhed og kan ikke hentes nu. Åbn denne side én gang med forbindelse, så er den her også uden forbindelse.
insight-review-working = Ser på handling { $done } af { $all } …
insight-review-working-told = Mesteren ser på hele spillet. Om lidt står her, hvad der betød mest.
insight-review-seat = Hvis spil det er
insight-review-moment = Tidspunkt i spillet
insight-review-earlier = Forrige valg
insight-review-later = Næste valg
insight-review-no-choice = Her er der ikke noget at vælge. Gå videre til næste valg.
insight-review-thinking = Mesteren tænker …
insight-review-same = Mesteren ville have gjort det samme.
insight-review-master = Mesteren ville have valgt: { $action }
insight-review-mark-better = bedre
insight-review-mark-master = mesterens valg
insight-review-hand = Kort på hånden
insight-review-mattered = De valg, der betød mest
insight-review-weight = { $weight ->
    [small] Handling { $number }: en lille smutter
    [large] Handling { $number }: en dyr fejl
   *[middle] Handling { $number }: en fejl
  }
insight-review-was = Spillet: { $action }
insight-review-better = Bedre: { $action }
insight-review-lost = Chancen for at vinde bagefter: { $after }. Efter det bedre valg: { $best }.
insight-review-look = Vis dette øjeblik
insight-review-skill = { $sign ->
    [plus] Valgene i dette spil var bedre end gennemsnittet og gav { $part }.
    [minus] Valgene i dette spil var dårligere end gennemsnittet og kostede { $part }.
   *[even] Valgene i dette spil svarede til gennemsnittet.
  }
insight-review-luck = { $sign ->
    [plus] Heldet gav { $part }.
    [minus] Uheld kostede { $part }.
   *[even] Held og uheld gik lige op.
  }
insight-review-table = Chancerne som tabel
insight-review-curve = Hver chance er vurderet ud fra spillerens egen viden; tilsammen behøver de derfor ikke give 100 %.
