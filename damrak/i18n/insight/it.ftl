# What the analysis of a game says, in Italian.

insight-title = La partita vista da vicino
insight-intro = Le probabilità sono quelle di uno spettatore che vede tutte le mani e tutti i Contratti, ma non l’ordine dei mazzi. Se una scelta è stata un errore si giudica in base a ciò che il giocatore poteva sapere; quanto è costata si dice a carte scoperte.
insight-review-intro = Dalla fine di ogni turno la partita è stata proseguita { $games } volte, con le mani e i Contratti com’erano e i mazzi rimescolati. I bot hanno giocato come sanno; al posto delle persone ha giocato il nostro bot più forte. Una probabilità è la parte di queste partite che è stata vinta. Le scelte migliori sono state provate allo stesso modo.
insight-unfinished = La partita non è finita: la probabilità all’ultima mossa fa le veci del risultato.
insight-player = Giocatore
insight-move = Mossa
insight-what = Che cosa è successo
insight-deal = La distribuzione delle carte
insight-told = { $what }: { $told }
insight-percent = { $share }%

## The curve

insight-curve = La probabilità di vincere
insight-curve-points = Punti previsti alla fine
insight-curve-told = In ogni momento le probabilità dei giocatori fanno in tutto 100%. Si suppone che ognuno continui a giocare bene come finora. Indica una mossa per leggerla, fai clic per raggiungerla.
insight-mark-claim = controllo di una linea
insight-mark-completed = Contratto completato
insight-mark-sweep = mercato rinnovato
insight-mark-last = ultimo giro
insight-mark-mattered = errore
insight-mark-finest = scelta migliore
insight-mark-turning = { $way ->
    [up] svolta in meglio
   *[down] svolta in peggio
  }

## The account

insight-account = Abilità e fortuna
insight-account-told = Tutti partono con le stesse probabilità, e la somma delle parti è il risultato: una vittoria vale il 100%. Imprecisioni sono tutte le scelte che non erano le migliori in base a ciò che si poteva sapere, dalle più piccole agli errori; ciò che un giocatore spreca lo guadagnano gli altri. Il resto è fortuna: ciò che è stato distribuito e pescato, e le carte e i Contratti nascosti degli altri.
insight-moved-told = Gli errori sono raccontati qui sopra; quelli degli altri, scegliendoli in cima. Il resto dei propri turni: le carte pescate e le buone mosse.
insight-moved-own = Errori propri
insight-moved-rest = Il resto dei propri turni
insight-moved-others = Turni degli altri
insight-prior = Inizio
insight-own = Scelte proprie
insight-others = Scelte degli altri
insight-luck = Fortuna
insight-result = Risultato
insight-regret = Perso
insight-accuracy = Precisione
insight-cause-deal = Le carte iniziali
insight-cause-cards = Carte
insight-cause-contracts = Contratti pescati
insight-cause-hidden = Carte e Contratti nascosti

## Decisions

insight-mattered = { $name }: che cosa ha contato di più
insight-mattered-told = Le scelte costate più care, giudicate in base a ciò che il giocatore sapeva.
insight-mattered-none = Nessuna scelta è stata chiaramente un errore.
insight-decision = Mossa { $number }: { $action }
insight-cost = è costata { $cost }
insight-better = meglio: { $action }
insight-played = giocata

## Perché un’altra scelta era migliore

insight-fault-last = Nel tuo ultimo turno contano solo i punti immediati: { $now } così, { $was_now } con quello che hai fatto.
insight-fault-ends = Con quella linea comincia l’ultimo giro: poi ognuno ha un solo turno.
insight-fault-wilds = Così servono meno Jolly: { $wilds } invece di { $was_wilds }.
insight-fault-poor =
    Nessuno dei tuoi Contratti ha bisogno di { $was_route }: quella linea dà { $was_points ->
        [one] un punto
       *[other] { $was_points } punti
    } per { $was_length ->
        [one] un carretto
       *[other] { $was_length } carretti
    }.
insight-fault-spends =
    { $was_route } costa carte: senza di esse, per le altre linee adatte a te { $was_short ->
        [one] manca una carta
       *[other] mancano { $was_short } carte
    } in più.
insight-fault-waits = Nessun altro sta per prendere il controllo di { $was_route }: può aspettare.
insight-fault-fewer = Questa dà { $points } punti, { $was_route } solo { $was_points }.
insight-fault-risk = { $rival } costruisce lì accanto e potrebbe prenderne il controllo prima di te.
insight-fault-paid = Hai già le carte per pagarla.
insight-fault-single = Un Jolly preso dal mercato è l’unica carta del turno; altrimenti ne peschi due.
insight-fault-idle = A nessuna delle linee adatte a te serve la carta che hai preso ({ $was_card }).
insight-fault-odds = Pescare alla cieca era un azzardo: ti sarebbero servite { $was_helpful } delle { $was_unseen } carte non ancora viste.
insight-fault-late = A { $was_ender } restano solo { $was_fewest } carretti: i nuovi Contratti possono arrivare tardi.
insight-fault-late-own = Ti restano solo { $was_fewest } carretti: i nuovi Contratti possono arrivare tardi.
insight-fault-open =
    I Contratti che hai richiedono ancora { $was_left ->
        [one] una carta
       *[other] { $was_left } carte
    }.
insight-fault-ahead = Se tutti seguono i loro piani, così finisci con circa { $ahead } punti in più di vantaggio.
insight-why-card =
    Con { $missing ->
        [one] una sola carta in più
       *[other] { $missing } carte in più
    } avresti potuto prendere il controllo di { $route } ({ $worth ->
        [one] un punto
       *[other] { $worth } punti
    }).
insight-why-card-way =
    { $missing ->
        [one] Ti mancava solo una carta
       *[other] Ti mancavano { $missing } carte
    } per { $route }, un passo verso il tuo Contratto { $contract }.

## What the rest of the game showed; “when” is insight-when

insight-when =
    { $turns ->
        [0] prima del tuo turno successivo
        [one] un turno dopo
       *[other] { $turns } turni dopo
    }
insight-came = Come è andata poi: { $told }
insight-sequel-cut = { $rival } ha preso il controllo di { $route } { $when }, e il tuo Contratto { $contract } non si poteva più completare.
insight-sequel-kept = Il tuo Contratto { $contract } non è mai stato completato e ti è costato { $points } punti.
insight-sequel-returned = Alla fine le tue linee univano { $contract }: ti avrebbe dato { $points } punti.
insight-sequel-drawn = Il tuo Contratto { $contract }, pescato qui, non è mai stato completato e ti è costato { $points } punti.
insight-sequel-round =
    { $rival } ha preso il controllo di { $route } { $when }. Da allora il tuo Contratto { $contract } richiedeva { $more ->
        [one] un carretto
       *[other] { $more } carretti
    } in più.
insight-sequel-setback =
    { $lack ->
        [0] Potevi già pagare { $route }
        [one] Ti mancava solo una carta per { $route }
       *[other] Ti mancavano { $lack } carte per { $route }
    } ({ $points ->
        [one] un punto
       *[other] { $points } punti
    }). Questa mossa ha usato carte che servivano per quella linea: dopo { $after ->
        [one] ti mancava una carta
       *[other] ti mancavano { $after } carte
    }.
insight-sequel-lacked = Proprio quella carta mancava { $when }: con essa avresti potuto prendere il controllo di { $route }.
insight-sequel-short =
    Le carte pagate ti sono mancate { $when }: per { $route } ti { $lack ->
        [one] mancava una carta
       *[other] mancavano { $lack } carte
    }.
insight-sequel-ended =
    Con quella linea è cominciato l’ultimo giro. { $rival } vi ha fatto { $points ->
        [one] un punto
       *[other] { $points } punti
    }, tu { $own ->
        [0] nessuno
       *[other] { $own }
    }.
insight-sequel-goods = Con una carta Bonus Merce in più, il tuo bonus finale sarebbe stato più alto di { $points } punti.
insight-sequel-open =
    Alla fine { $left ->
        [0] il tuo Contratto { $contract } era tagliato fuori
        [one] al tuo Contratto { $contract } mancava un carretto
       *[other] al tuo Contratto { $contract } mancavano { $left } carretti
    }: ti è costato { $points } punti.
insight-sequel-none =
    Non hai più pescato Contratti, e alla fine ti sono avanzati { $carts } carretti e { $held ->
        [one] una carta
       *[other] { $held } carte
    }.
insight-sequel-late =
    Hai pescato Contratti solo { $when }; poi { $left ->
        [0] non ti restava più alcun turno
        [one] ti restava un turno
       *[other] ti restavano { $left } turni
    }.
insight-sequel-spare = Nessuno ha preso il controllo di { $route } fino alla fine, e ti sono avanzate { $held } carte.
insight-sequel-idle = Quella carta non ti è mai servita: alla fine avevi ancora { $cards }.
insight-sequel-unused =
    Alla fine nessun tuo Contratto completato passava per { $route }: quella linea ha dato { $points ->
        [one] un punto
       *[other] { $points } punti
    } per { $length ->
        [one] un carretto
       *[other] { $length } carretti
    }.
insight-sequel-taken = { $rival } ha preso il controllo di { $route } { $when }, con i suoi { $points } punti.
insight-sequel-pause =
    Dopo questo pagamento ti { $held ->
        [0] restavano zero carte
        [one] restava una carta
       *[other] restavano { $held } carte
    }, e hai preso il controllo di un’altra linea solo { $when }.
insight-sequel-free = Nessun Contratto degli altri passava per { $route }: poteva aspettare.
insight-sequel-way = { $route } era un passo verso il tuo Contratto { $contract }.
insight-sequel-worth = { $route } dà { $points } punti.
insight-reason-none = Nessun fatto da solo lo spiega: nelle distribuzioni compatibili con ciò che sapevi, la scelta migliore portava semplicemente a posizioni migliori.

## Points

insight-points = Da dove vengono i punti
insight-review-beside = Rispetto a { $name }: { $parts }.
insight-points-routes = Linee
insight-points-completed = Contratti
insight-points-failed = Non completati
insight-points-merchandise = Merce
insight-points-total = Totale

## Move by move

insight-replay = Mossa per mossa
insight-replay-told = Le probabilità dopo ogni mossa, e quanto è costata ogni scelta.
insight-act-market = prendere { $card } dal mercato
insight-act-deck = pescare alla cieca
insight-act-cards = pescare carte; quasi qualunque carta andava bene
insight-act-contracts = pescare Contratti
insight-act-keep = tenere { $contract }
insight-act-keep-1 = tenere il primo Contratto
insight-act-keep-2 = tenere il secondo Contratto
insight-act-keep-both = tenere entrambi i Contratti
insight-act-pass = passare
insight-act-claim = prendere il controllo di { $a } – { $b } ({ $payment })
insight-act-or = { $some } o { $last }
insight-did-market = prende { $card } dal mercato
insight-did-deck = pesca alla cieca
insight-did-contracts = pesca Contratti
insight-did-keep = tiene { $contract }
insight-did-keep-1 = tiene il primo Contratto
insight-did-keep-2 = tiene il secondo Contratto
insight-did-keep-both = tiene entrambi i Contratti
insight-did-pass = passa
insight-did-claim = prende il controllo di { $a } – { $b } ({ $payment })

## The review page in the browser

insight-review = Analisi della partita
insight-review-unfinished = Questa partita non è ancora finita. Quando lo sarà, si potrà analizzare.
insight-review-no-net = Il maestro non è ancora su questo dispositivo e ora non si può scaricare. Apri questa pagina una volta con la connessione e poi ci sarà anche senza.
insight-review-working = Esame della mossa { $done } di { $all }…
insight-review-working-told = Il maestro sta esaminando tutta la partita. Tra poco qui vedrai che cosa ha contato di più.
insight-review-seat = La partita di chi
insight-review-now = In questo momento: probabilità di vincere e punti previsti alla fine, a carte scoperte
insight-forecast = { $points ->
    [one] ≈ { $points } punto
   *[other] ≈ { $points } punti
  }
insight-score = { $count ->
    [1] tu { $own }, { $who } { $rival }
   *[other] tu { $own }, il migliore degli altri { $rival }
  }
insight-review-promise = Quanto prometteva ogni scelta, con ciò che si poteva sapere
insight-review-moment = Momento della partita
insight-review-earlier = Scelta precedente
insight-review-later = Scelta successiva
insight-review-before = Ultima mossa
insight-review-next = La scelta ora
insight-review-thinking = Uno sguardo più lontano…
insight-review-testing = La partita viene proseguita da ogni momento: la curva e i giudizi diventano più sicuri…
insight-trial = Partite vinte su { $games } proseguite
insight-trial-points = La scelta migliore ha dato in media { $more } punti ({ $parts }).
insight-trial-contract = { $contract } è stato completato in { $better } di queste partite dopo la scelta migliore, in { $played } dopo ciò che è stato giocato.
insight-trial-route = { $rival } ha preso il controllo di { $route } in { $played } partite dopo ciò che è stato giocato, in { $better } dopo la scelta migliore.
insight-review-same = Era la scelta migliore.
insight-review-same-further = Guardando più lontano, valeva quanto la scelta migliore.
insight-review-master = Scelta migliore: { $action }
insight-review-mark-best = la migliore
insight-review-mark-equal = altrettanto buona
insight-review-behind = { $size ->
    [near] quasi altrettanto buona
    [much] molto meno buona
   *[less] meno buona
  }
insight-review-more = Ciò che non è in elenco prometteva meno a prima vista.
insight-trial-more = Le altre scelte non sono state provate.
insight-review-hand = Carte in mano
insight-review-mattered = Le scelte che hanno contato di più
insight-review-turning = { $way ->
    [up] Una svolta in meglio
   *[down] Una svolta in peggio
  }
insight-swing-tried = Partite vinte su { $games } proseguite: { $before } riprendendo da prima di questo turno, { $after } riprendendo da dopo.
insight-review-swing-points = Punti previsti alla fine, prima: { $before }; dopo: { $after }.
insight-review-swing-luck = { $way ->
    [up] È stata soprattutto fortuna
   *[down] È stata soprattutto sfortuna
  }: le carte o i Contratti pescati.
insight-review-swing-last = Così è cominciato l’ultimo giro.
insight-review-swing-done = Così { $name } ha completato il Contratto { $contract }: +{ $points } punti.
insight-review-swing-lost = Dopo, il tuo Contratto { $contract } non si poteva più completare.
insight-review-swing-longer = Così il percorso del tuo Contratto { $contract } si è allungato di { $count ->
    [one] un carretto
   *[other] { $count } carretti
  }.
insight-review-swing-slip = Per { $name } sarebbe stato meglio: { $action }.
insight-review-turn = { $turn ->
    [0] All’inizio
   *[other] Turno { $turn }
  }
insight-review-second = { $when }, seconda carta
insight-review-choice = { $when }: { $action }
insight-review-at = { $turn ->
    [0] { $name }, all’inizio: { $action }
   *[other] { $name }, turno { $turn }: { $action }
  }
insight-review-turns = Turno
insight-review-weight = { $weight ->
    [small] { $when }: una piccola svista
    [large] { $when }: un errore costoso
   *[middle] { $when }: un errore
  }
insight-review-was = Giocata: { $action }
insight-review-better = Meglio: { $action }
insight-review-rose = La curva è salita comunque; la scelta migliore l’avrebbe fatta salire di più.
insight-review-unsure = Non è sicuro quale di queste sia la migliore; di poco avanti: { $action }
insight-review-flat = Tra queste scelte non c’era quasi differenza.
insight-review-decided = La partita era ormai decisa: nessuna di queste scelte avrebbe cambiato chi vince.
insight-review-finest = { $when }: la scelta migliore della partita
insight-review-seen = Ottima scelta: { $action }
insight-review-led = Con ciò che si poteva sapere, la seconda scelta migliore vince circa { $games } partite in meno su 100.
insight-credits = Che cosa è andato bene
insight-credit-completed = Così hai completato il tuo Contratto { $contract }: +{ $points } punti.
insight-credit-won = Così è cominciato l’ultimo giro, e hai vinto.
insight-review-look = Mostra questo momento
insight-review-accuracy = La precisione non è una probabilità di vincere: dice quanto erano buone le scelte di un giocatore, chiunque abbia vinto. Con il 100% ogni scelta era la migliore. Conta tutte le scelte allo stesso modo; un solo errore costoso può cambiare la probabilità più di tante piccole sviste.
insight-review-accurate = Precisione delle scelte
insight-review-on = Continua a giocare da qui
insight-review-table = Le probabilità in tabella
insight-review-curve = Le probabilità dei giocatori fanno in tutto 100%.

## Habits by which chances are given away

insight-habit-hoards = Accumulare carte
insight-habit-hurries = Prendere il controllo di linee troppo presto
insight-habit-route = Prendere il controllo della linea sbagliata
insight-habit-merchandise = Lasciare indietro la Merce
insight-habit-payment = Pagare con le carte sbagliate
insight-habit-card = Prendere la carta sbagliata
insight-habit-late = Pescare Contratti troppo tardi
insight-habit-more = Pescare Contratti con troppa fretta
insight-habit-kept = Tenere i Contratti sbagliati

## Many games

insight-games = Partite
insight-wins = Vittorie
insight-earlier = Prima metà
insight-later = Seconda metà
insight-habits = Abitudini più costose
insight-players-title = { $games ->
    [one] Una partita
   *[other] { $games } partite
  }
insight-players = I giocatori
insight-players-told = La precisione dice quanto erano buone le scelte: con il 100% ognuna era la migliore. Le due metà sono quelle delle partite di ogni giocatore, in ordine. Accanto a un’abitudine c’è la sua parte di tutto ciò che le scelte del giocatore hanno sprecato.
insight-players-looked = Precisione e abitudini vengono da { $looked } di queste partite, estratte a sorte.
insight-players-course = { $games ->
    [one] Precisione, partita per partita.
   *[other] Precisione; ogni colonna è la media di { $games } partite.
  }

## A person’s own games, in the browser

insight-yours-lead = Quanto erano buone le tue scelte nelle partite finite su questo dispositivo, e quali abitudini ti costano di più. Le partite con mosse annullate o con molti consigli non contano. Nulla esce dal tuo dispositivo.
insight-yours-none = Non c’è ancora nessuna partita che conti. Giocane una fino in fondo senza annullare mosse e poi torna.
insight-yours-left = Non contano: { $what }.
insight-yours-left-undone = { $games ->
    [one] una partita con mosse annullate
   *[other] { $games } partite con mosse annullate
  }
insight-yours-left-hints = { $games ->
    [one] una partita con molti consigli
   *[other] { $games } partite con molti consigli
  }
insight-yours-left-lesson = { $games ->
    [one] una lezione
   *[other] { $games } lezioni
  }
insight-yours-who = Giocatore
insight-yours-won = Vinte
insight-yours-accuracy = Precisione media
insight-yours-look = { $games ->
    [one] Guarda una partita
   *[other] Guarda { $games } partite
  }
insight-yours-look-told = Il maestro guarda ogni partita per qualche secondo. Puoi fermarti quando vuoi; quel che è fatto resta.
insight-yours-looking = Partita { $game } di { $games }: { $percent }
insight-yours-stop = Ferma
insight-yours-line = Precisione, partita per partita
insight-yours-line-none = Per una linea serve una seconda partita.
insight-yours-progress = { $trend ->
    [up] Stai migliorando: { $later } nelle ultime partite, { $earlier } nelle prime.
    [down] Le ultime partite sono andate meno bene: { $later }, dopo { $earlier } nelle prime.
   *[even] Giochi con costanza: { $later } nelle ultime partite, { $earlier } nelle prime.
  }
insight-yours-habits = Che cosa ti costa di più
insight-yours-few =
    È presto per parlare di abitudini: guarda prima { $games ->
        [one] un’altra partita
       *[other] altre { $games } partite
    }.
insight-yours-habits-none = Nessuna abitudine spicca. Ben giocato!
insight-yours-cost = { $cost } di quanto ti sono costate le tue scelte.
insight-yours-all = Tutte le partite
insight-yours-when = Giocata
insight-yours-row-won = vinta
insight-yours-row-lost = non vinta
insight-yours-waiting = non ancora guardata
insight-yours-tip-hoards = Spesso peschi carte quando potresti prendere il controllo di una linea importante. Fallo finché è libera.
insight-yours-tip-hurries = Spesso prendi il controllo di una linea quando sarebbe meglio pescare carte. Una linea che nessun altro vuole può aspettare.
insight-yours-tip-route = Spesso prendi il controllo di una linea quando un’altra conta di più. Comincia da quelle che servono ai tuoi Contratti e che altri potrebbero volere.
insight-yours-tip-merchandise = Lasci passare linee con le ruote che varrebbero la pena. La Merce porta un bonus alla fine.
insight-yours-tip-payment = Scegli la linea giusta, ma paghi con carte che ti servono altrove. Conserva i Jolly e i colori rari.
insight-yours-tip-card = Spesso prendi una carta meno utile di un’altra. Cerca i colori delle tue prossime linee.
insight-yours-tip-late = Peschi nuovi Contratti troppo tardi o troppo di rado. Finché hai carretti, conviene un Contratto lungo le tue linee.
insight-yours-tip-more = Peschi Contratti quando altro sarebbe meglio. Completa prima quelli che hai.
insight-yours-tip-kept = Tieni Contratti che non fanno per te. Tieni quelli il cui percorso segue le tue linee.
