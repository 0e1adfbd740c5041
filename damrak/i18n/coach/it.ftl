# Quello che dice il consigliere, in italiano.

## A che cosa pensare

coach-think-only = Qui puoi fare una cosa sola.
coach-think-complete = Stai per completare un Contratto. Quale?
coach-think-way = Guarda il tuo Contratto { $contract }. Quale linea lo farebbe avanzare?
coach-think-goods = Pensa alle carte Bonus Merce: alla fine chi ne ha di più riceve punti.
coach-think-block = Guarda che cosa costruiscono gli altri. Che cosa potrebbero volere dopo?
coach-think-points = Le linee danno punti anche senza Contratto. Quali puoi pagare?
coach-think-card = C’è una linea che ti farebbe comodo. Quali carte ti mancano?
coach-think-card-way = Guarda il tuo Contratto { $contract }. Quali carte ti mancano per una delle sue linee?
coach-think-spread = Più di una linea ti farebbe comodo. Le tue carte bastano per tutte?
coach-think-pair = Guarda avanti: quali carte vorrai per le prossime linee?
coach-think-wild = C’è una carta che va bene per ogni linea?
coach-think-nothing = Guarda il mercato. C’è qualcosa che ti serve?
coach-think-odds = Pensa al mazzo. Quante delle carte non ancora viste ti aiuterebbero?
coach-think-hidden = Gli altri vedono ogni carta che prendi dal mercato. Ne vale la pena?
coach-think-late = È l’ultimo giro, e resta poco da fare.
coach-think-done = Guarda i tuoi Contratti. C’è ancora qualcosa da fare per loro?
coach-think-near = Guarda fin dove arrivano già le tue linee. A che altro potrebbero servire?
coach-think-spare = Conta i tuoi carretti. Ti servono tutti per i tuoi Contratti?
coach-think-new = Anche i Contratti danno punti. Ne hai abbastanza?
coach-think-ready = Guarda le tue linee: uno di questi Contratti è già completato?
coach-think-share = Cerca i due Contratti sul tabellone. I loro percorsi hanno un tratto in comune?
coach-think-together = Conta le carte che servono per entrambi i Contratti. Hai carretti per tutti e due?
coach-think-lost = Si possono ancora completare tutti e due i Contratti?
coach-think-carts = Conta le carte che servono per entrambi i Contratti. Hai carretti per tutti e due?
coach-think-richer = Confronta i Contratti: quante carte richiede ciascuno, e quanto rende?
coach-think-easier = Confronta i Contratti: qual è il più facile?
coach-think-even = Confronta i Contratti. Ne vuoi uno o entrambi?
coach-think-overlap = Confronta i Contratti: che cosa richiede ciascuno, e che cosa tutti e due insieme?
coach-think-least = Questi Contratti si possono ancora completare?
coach-think-keep = Confronta il valore dei Contratti.
coach-think-crowded = Guarda il tuo Contratto { $contract }: qualcuno costruisce accanto a una delle sue linee.
coach-think-ending = La fine si avvicina. Che cosa riesci ancora a finire in tempo?
coach-think-last = È il tuo ultimo turno. Che cosa dà subito punti?

## Quale tipo di azione

coach-kind-claim = Prendi il controllo di una linea.
coach-kind-market = Prendi una carta dal mercato.
coach-kind-deck = Pesca una carta dal mazzo.
coach-kind-contracts = Pesca dei Contratti.
coach-kind-keep-one = Tieni uno solo dei Contratti.
coach-kind-keep-both = Tieni entrambi i Contratti.
coach-kind-pass = Passa.

## L’azione

coach-do-claim = Prendi il controllo di { $route } ({ $payment }).
coach-do-market = Prendi { $card } dal mercato.
coach-do-deck = Pesca una carta dal mazzo.
coach-do-contracts = Pesca dei Contratti.
coach-do-keep-one = Tieni solo { $contract }.
coach-do-keep-both = Tieni entrambi i Contratti.
coach-do-pass = Passa.

## Perché

coach-why-only = Non si può fare altro.
coach-why-complete = Così completi il tuo Contratto { $contract }: { $other_points } punti.
coach-why-way =
    Fa avanzare il tuo Contratto { $contract }: poi { $left ->
        [one] servirà ancora un carretto
       *[other] serviranno ancora { $left } carretti
    }.
coach-why-goods =
    Ti dà { $worth } punti e una carta Bonus Merce. Ne avrai { $count }; { $most ->
        [0] gli altri non ne hanno
       *[other] tra gli altri chi ne ha di più ne ha { $most }
    }.
coach-why-block = { $rival } ha linee a entrambe le estremità e forse la vuole a sua volta.
coach-why-points =
    Ti dà subito { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
coach-why-card =
    { $missing ->
        [one] Ti manca solo una carta
       *[other] Ti mancano { $missing } carte
    } per { $route } ({ $worth ->
        [one] un punto
       *[other] { $worth } punti
    }).
coach-why-card-way =
    { $missing ->
        [one] Ti manca solo una carta
       *[other] Ti mancano { $missing } carte
    } per { $route }, un passo verso il tuo Contratto { $contract }.
coach-why-spread = Puoi già pagare una delle tue prossime linee; per tutte insieme manca questa carta.
coach-why-pair =
    { $count ->
        [one] Per ora questa carta non serve per nessuna linea, ma può tornare utile più avanti.
       *[other] Può servire in seguito: di quel colore avrai { $count } carte.
    }
coach-why-wild = Un Jolly vale per ogni colore.
coach-why-nothing = Nessuna delle carte a faccia in su che puoi prendere serve per le linee che ora promettono di più.
coach-why-odds =
    { $useless ->
        [0] Qualsiasi carta non ancora vista servirebbe per una delle linee adatte a te
       *[other] Delle { $unseen } carte non ancora viste, { $helpful ->
            [one] una ti aiuterebbe
           *[other] { $helpful } ti aiuterebbero
        }
    }, e nessuno vede che cosa peschi.
coach-why-hidden =
    Nessuno vede che cosa peschi{ $count ->
        [0] .
        [one] , e tra le carte non ancora viste c’è un Jolly.
       *[other] , e tra le carte non ancora viste ci sono { $count } Jolly.
    }
coach-why-late = Non puoi più prendere il controllo di una linea: una carta non dà punti, ma nemmeno ne toglie.
coach-why-done = Tutti i tuoi Contratti sono completati: con altri puoi fare ancora punti.
coach-why-near =
    Le tue linee completano già { $count ->
        [one] un Contratto
       *[other] { $count } Contratti
    } che non hai ancora visto.
coach-why-spare = I tuoi Contratti aperti richiedono { $left } dei tuoi { $carts } carretti: c’è posto per altri.
coach-why-new = Un Contratto che si adatta alle tue linee dà punti con poca fatica.
coach-why-ready = Le tue linee completano già il Contratto { $contract }.
coach-why-share =
    I loro percorsi hanno un tratto in comune: insieme richiedono { $joint ->
        [one] una carta
       *[other] { $joint } carte
    } invece di { $apart }.
coach-why-together =
    Insieme richiedono { $joint ->
        [one] una carta
       *[other] { $joint } carte
    }, e tu hai { $carts ->
        [one] un carretto
       *[other] { $carts } carretti
    }.
coach-why-lost = L’altro non si può più completare.
coach-why-carts = Insieme richiederebbero più carretti di quanti te ne restano.
coach-why-richer =
    Rende di più: { $points } punti per { $cost ->
        [one] una carta
       *[other] { $cost } carte
    }. L’altro ne dà { $other_points } per { $other_cost }.
coach-why-easier =
    È più facile: { $cost ->
        [one] una carta
       *[other] { $cost } carte
    } per { $points } punti. L’altro ne richiede { $other_cost } per { $other_points }.
coach-why-even =
    Cambia poco: questo richiede { $cost ->
        [one] una carta
       *[other] { $cost } carte
    } per { $points } punti; l’altro { $other_cost } per { $other_points }.
coach-why-overlap =
    Richiede { $cost ->
        [one] una carta
       *[other] { $cost } carte
    } per { $points } punti, l’altro { $other_cost } per { $other_points }, tutti e due insieme { $joint }.
coach-why-least = Nessuno dei due si può più completare, e questo ti costa meno.
coach-why-keep = È ciò che si adatta meglio a quello che hai.
coach-also =
    { $also_left ->
        [0] Così completi anche il tuo Contratto { $also }.
       *[other] Fa avanzare anche il tuo Contratto { $also }.
    }

## Che cosa preme

coach-note-last = È il tuo ultimo turno.
coach-note-begins =
    { $carts ->
        [0] Non ti restano più carretti
        [one] Ti resta un carretto
       *[other] Ti restano { $carts } carretti
    }, e comincia l’ultimo giro.
coach-note-lost = Fai presto: { $rival } costruisce lì accanto, e per il Contratto non c’è più altra via.
coach-note-detour =
    { $rival } costruisce lì accanto, e per girarci intorno { $more ->
        [one] servirebbe un carretto
       *[other] servirebbero { $more } carretti
    } in più.
coach-note-bridge = Per il Contratto non c’è più altra via.
coach-note-ending = A { $ender } restano solo { $fewest } carretti: la fine si avvicina.
coach-note-ending-own = Ti restano solo { $fewest } carretti: la fine si avvicina.
coach-note-ending-next = A { $ender } restano { $fewest } carretti: con la prossima linea può dare inizio all’ultimo giro.
coach-note-wild = Attenzione: un Jolly preso dal mercato è la tua unica carta in questo turno.
coach-note-risk = Tenerli entrambi è un rischio: da qui i giocatori forti vincono più spesso con uno e ne pescano altri più avanti.
coach-lost = { $count ->
    [one] Il Contratto { $marks } non si può più completare.
   *[other] I Contratti { $marks } non si possono più completare.
  }
coach-loses = { $count ->
    [one] Dopo, il Contratto { $marks } non si può più completare.
   *[other] Dopo, i Contratti { $marks } non si possono più completare.
  }
coach-last-contracts = Le tue linee completano già { $done } dei { $all } Contratti che non hai; ogni altro ti costa i suoi punti.
