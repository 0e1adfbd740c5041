# What the analysis of a game says, in Italian.

insight-title = La partita vista da vicino
insight-intro = { $names }. Ogni probabilità di vittoria è giudicata da ciò che quel giocatore sapeva in quel momento, e da nient’altro.
insight-unfinished = La partita non è finita: la probabilità all’ultima mossa fa le veci del risultato.
insight-player = Giocatore
insight-move = Mossa
insight-what = Che cosa è successo
insight-deal = La distribuzione

## The curve

insight-curve = La probabilità di vincere
insight-curve-told = Una curva per giocatore, secondo ciò che sapeva ciascuno; perciò la somma può non fare 100%. I segni numerati sono le svolte. Indica una mossa per leggerla, fai clic per raggiungerla.
insight-turning = Svolte
insight-turning-told = Le mosse che hanno cambiato di più una probabilità di vittoria.

## The account

insight-account = Abilità e fortuna
insight-account-told = Inizio, abilità e fortuna sono parti della probabilità di vincere e sommati danno il risultato: una vittoria vale il 100%. L’abilità è ciò che le scelte del giocatore promettevano rispetto a quelle di un giocatore medio; la fortuna è tutto il resto, secondo la causa. «Guardando meglio» è la stessa posizione, giudicata un passo dopo.
insight-prior = Inizio
insight-skill = Abilità
insight-luck = Fortuna
insight-result = Risultato
insight-regret = Sprecato
insight-cause-deal = La distribuzione
insight-cause-card = Carte pescate alla cieca
insight-cause-market = Carte scoperte
insight-cause-contracts = Contratti offerti
insight-cause-others = Che cosa hanno fatto gli altri
insight-cause-scoring = Calcolo finale
insight-cause-reckoning = Guardando meglio

## Decisions

insight-mattered = { $name }: che cosa ha contato di più
insight-mattered-told = Le scelte che hanno sprecato di più; in alto le preferite del maestro.
insight-mattered-none = Nessuna scelta ha sprecato nulla di rilevante.
insight-decision = Mossa { $number }: { $action }
insight-cost = è costata { $cost }
insight-better = meglio: { $action }
insight-played = giocata

## Contracts and points

insight-contracts = Contratti
insight-contracts-told = Quanto era probabile completare ciascuno, all’inizio dei turni del giocatore.
insight-completed = completato
insight-failed = non completato
insight-open = aperto
insight-points = Da dove vengono i punti
insight-points-routes = Linee
insight-points-completed = Contratti
insight-points-failed = Non completati
insight-points-merchandise = Merce
insight-points-total = Totale

## Move by move

insight-replay = Mossa per mossa
insight-replay-told = Le probabilità dopo ogni mossa, e ciò che ogni scelta ha sprecato.
insight-act-market = prendere dal mercato: { $card }
insight-act-deck = pescare alla cieca
insight-act-contracts = pescare Contratti
insight-act-keep-1 = tenere il primo Contratto
insight-act-keep-2 = tenere il secondo Contratto
insight-act-keep-both = tenere entrambi i Contratti
insight-act-pass = passare
insight-act-claim = prendere il controllo di { $a } – { $b } ({ $payment })

## The review page in the browser

insight-review = La partita, riesaminata
insight-review-unfinished = Questa partita non è ancora finita. Quando lo sarà, si potrà analizzare.
insight-review-no-net = Il maestro non è ancora su questo dispositivo e ora non si può scaricare. Apri questa pagina una volta con la connessione e poi ci sarà anche senza.
insight-review-working = Esame della mossa { $done } di { $all }…
insight-review-working-told = Il maestro sta esaminando tutta la partita. Tra poco qui vedrai che cosa ha contato di più.
insight-review-seat = La partita di chi
insight-review-moment = Momento della partita
insight-review-earlier = Scelta precedente
insight-review-later = Scelta successiva
insight-review-no-choice = Qui non c’è nulla da scegliere. Passa alla scelta successiva.
insight-review-thinking = Il maestro sta pensando…
insight-review-same = Il maestro avrebbe fatto lo stesso.
insight-review-master = Il maestro avrebbe scelto: { $action }
insight-review-mark-better = meglio
insight-review-mark-master = scelta del maestro
insight-review-hand = Carte in mano
insight-review-mattered = Le scelte che hanno contato di più
insight-review-weight = { $weight ->
    [small] Mossa { $number }: una piccola svista
    [large] Mossa { $number }: un errore costoso
   *[middle] Mossa { $number }: un errore
  }
insight-review-was = Giocata: { $action }
insight-review-better = Meglio: { $action }
insight-review-lost = Probabilità di vincere dopo: { $after }. Dopo la scelta migliore: { $best }.
insight-review-look = Mostra questo momento
insight-review-skill = { $sign ->
    [plus] Le scelte di questa partita sono state migliori della media e hanno reso { $part }.
    [minus] Le scelte di questa partita sono state peggiori della media e sono costate { $part }.
   *[even] Le scelte di questa partita sono state nella media.
  }
insight-review-luck = { $sign ->
    [plus] La fortuna ha portato { $part }.
    [minus] La sfortuna è costata { $part }.
   *[even] Fortuna e sfortuna si sono compensate.
  }
insight-review-table = Le probabilità in tabella
insight-review-curve = Ogni probabilità è giudicata da ciò che quel giocatore sapeva; perciò la somma può non essere 100%.
