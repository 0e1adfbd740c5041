# What the browser says, in Italian. The rules are in ../rules/it.ftl.
# Terms beside the published ones: market = mercato, discards = scarti, claim = prendere il controllo, complete = completare,
# keep = tenere, action = mossa, seat = posto, record = registrazione, seed = seme.
# Colours stand as "colore verde" or "2× verde"; typed moves begin with an imperative.

## The whole client

app-name = Damrak
app-tagline = Carretti, canali e Contratti: l’Amsterdam del 1650, da due a quattro giocatori.
app-unofficial = Un gioco amatoriale, non ufficiale e senza legami con alcun editore.
home-insecure = Questa pagina è arrivata via http non cifrato. Il gioco funziona, ma non si può installare né conservare per giocare offline; via https sì.
app-loading = Apriamo il tabellone…
app-failed = Qualcosa è andato storto: { $reason }
app-close = Chiudi

nav-pages = Pagine
nav-home = Inizio
nav-table = Online
nav-rules = Regole
nav-learn = Impara
nav-replay = Rivedi
nav-settings = Opzioni
nav-skip = Vai al contenuto
nav-lost = Questa pagina non esiste.

update-ready = C’è una nuova versione.
update-now = Aggiorna ora
update-later = Più tardi

## Colours of cards and routes

card-pink = rosa
card-blue = blu
card-green = verde
card-black = nero
card-red = rosso
card-orange = arancione
card-wild = Jolly
card-gray = grigio
cards-pink = { $count }×{ "\u00A0" }rosa
cards-blue = { $count }×{ "\u00A0" }blu
cards-green = { $count }×{ "\u00A0" }verde
cards-black = { $count }×{ "\u00A0" }nero
cards-red = { $count }×{ "\u00A0" }rosso
cards-orange = { $count }×{ "\u00A0" }arancione
cards-wild = { $count }×{ "\u00A0" }Jolly

## Players

seat-colour-0 = cuore prugna
seat-colour-1 = corona avorio
seat-colour-2 = àncora turchese
seat-colour-3 = chiave limone
level-apprentice = Apprendista
level-porter = Facchino
level-carter = Carrettiere
level-merchant = Mercante
level-regent = Reggente
level-master = Maestro

## Why something cannot be done; the number of the rule stands beside it

why-game-over = La partita è finita.
why-not-your-turn = Non è il tuo turno.
why-chosen = Hai già scelto i tuoi Contratti.
why-choose-first = Prima scegli quali Contratti tenere.
why-keep-first = Prima decidi quali di questi Contratti tenere.
why-nothing-offered = Non hai Contratti tra cui scegliere.
why-second-card-first = Prima prendi la seconda carta.
why-must-keep = Era rimasto un solo Contratto, e va tenuto.
why-no-contracts = Non ci sono più Contratti da pescare.
why-no-cards = Non ci sono più carte da pescare: mazzo e scarti sono esauriti.
why-no-pass = Puoi passare solo quando non puoi fare nient’altro.
why-slot-empty = Questo posto del mercato è vuoto.
why-second-wild = Una carta Jolly a faccia in su non può essere la tua seconda carta.
why-route-yours = Questa linea è già tua.
why-route-taken = Questa linea è già di { $who }.
why-other-half-yours = Hai già l’altra linea di questa Doppia Linea.
why-other-half-closed = In due si usa solo una delle linee di ogni Doppia Linea, e l’altra è già presa.
why-twin-free = L’altra linea di questa Doppia Linea è ancora libera.
why-carts = La linea ha { $needed ->
    [one] una casella
   *[other] { $needed } caselle
  }, ma a te { $carts ->
    [0] non restano carretti
    [one] resta un carretto
   *[other] restano { $carts } carretti
  }.
why-cannot-pay = { $needed ->
    [one] Serve una carta
   *[other] Servono { $needed } carte
  } di colore { $colour }, Jolly compresi: le tue carte non bastano.
why-cannot-pay-gray = { $needed ->
    [one] Serve una carta di un colore qualsiasi
   *[other] Servono { $needed } carte di uno stesso colore
  }, Jolly compresi: le tue carte non bastano.
table-rule = Regola{ "\u00A0" }{ $rule }

## The table: what lies on it

table-board = Il tabellone
table-board-routes = Linee
table-seats = Giocatori
table-market = Mercato
table-wild-whole = turno intero
table-hand = Le tue carte
table-contracts = Contratti
table-log = Cronaca della partita
table-places = Il tabellone in elenco
table-dock = La tua mossa
table-bar = Pannelli e opzioni
table-you = tu
table-away = assente
table-moving = È di turno.
table-ends = { $a } – { $b }
table-told = { $what }: { $told }
table-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
table-carts = { $count ->
    [0] nessun carretto rimasto
    [one] resta un carretto
   *[other] restano { $count } carretti
  }
table-carts-near = { $carts }; con la prossima linea può cominciare l’ultimo giro
table-hand-cards = { $count ->
    [0] nessuna carta in mano
    [one] una carta in mano
   *[other] { $count } carte in mano
  }
table-hand-seen = { $count }; prese allo scoperto: { $cards }
table-hand-counted = { $count }; si può dedurre: { $cards }
table-contract-count = { $count ->
    [0] nessun Contratto
    [one] un Contratto
   *[other] { $count } Contratti
  }
table-merchandise = { $count ->
    [0] nessuna carta Bonus Merce
    [one] una carta Bonus Merce
   *[other] { $count } carte Bonus Merce
  }
table-merchandise-bonus = { $cards }: { $points } punti bonus se la partita finisse ora
table-slot = Mercato, carta { $slot }: { $card }
table-slot-empty = Mercato, posto { $slot }: vuoto
table-deck = { $count ->
    [0] Il mazzo è vuoto
    [one] Pesca alla cieca: { $count } carta nel mazzo
   *[other] Pesca alla cieca: { $count } carte nel mazzo
  }
table-discards = { $count ->
    [0] Nessuno scarto
    [one] Uno scarto
   *[other] { $count } scarti
  }
table-contract-deck = { $count ->
    [0] Contratti finiti
    [one] Pesca l’ultimo Contratto: ne resta { $count }
   *[other] Pesca Contratti: ne restano { $count }
  }
table-merchandise-left = { $count ->
    [0] Carte Bonus Merce finite
    [one] Resta una carta Bonus Merce
   *[other] Restano { $count } carte Bonus Merce
  }
table-merchandise-scale = { $left }. Bonus alla fine, da chi ne ha di più a chi ne ha di meno: { $points }
table-stack = { $card }: { $count ->
    [0] nessuna
   *[other] { $count }
  }
table-stack-needed = { $card }: { $count ->
    [0] nessuna
   *[other] { $count }
  }; ai tuoi Contratti ne servono ancora { $needed }
table-pays = { $cards }: { $count ->
    [0] non basta per nessuna linea libera.
    [one] basta per una linea.
   *[other] basta per { $count } linee.
  }
table-need-gray = Linee grigie lungo i percorsi dei tuoi Contratti: { $count ->
    [one] una carta di qualsiasi colore
   *[other] { $count } carte di qualsiasi colore, uguali su ciascuna linea
  }

## The table: routes

table-route-facts = { $count ->
    [one] una casella
   *[other] { $count } caselle
  } di colore { $colour }
table-route-merchandise = una carta Bonus Merce
table-route-own = È tua.
table-route-owner = È di { $who }.
table-route-closed = Chiusa.
table-route-payable = Puoi prenderne il controllo.
table-route-free = Libera.
table-route-takes = Costa { $payment }.
table-route-other-ways = { $count ->
    [one] C’è un altro modo di pagare.
   *[other] Ci sono altri { $count } modi di pagare.
  }
table-lack = Ti manca: { $cards }.
table-lack-gray = { $spaces ->
    [1] Manca una carta, di un colore qualsiasi.
   *[other] { $count ->
        [one] Manca una carta dello stesso colore.
       *[other] Mancano { $count } carte dello stesso colore.
      }
  }
table-has-cards = Hai le carte per prenderne il controllo.
table-use-contracts = { $count ->
    [one] Utile per il Contratto { $marks }.
   *[other] Utile per i Contratti { $marks }.
  }
table-use-completes = { $count ->
    [one] Completa il Contratto { $marks }.
   *[other] Completa i Contratti { $marks }.
  }
table-use-goods = Le ruote danno un Bonus Merce: punti bonus { $bonus }.
table-use-ends = Fa iniziare l’ultimo giro.
table-use-dooms = { $count ->
    [one] Poi impossibile: Contratto { $marks }.
   *[other] Poi impossibili: Contratti { $marks }.
  }
table-legend = ✓ indica le linee che puoi pagare; una cornice dorata, quelle che aiutano anche un Contratto; un barile, quelle che danno un Bonus Merce.
table-zoom-in = Ingrandisci
table-zoom-out = Riduci
table-zoom-whole = Tutto il tabellone

## The table: choosing

table-status-turn = { $last ->
    [claim] Il tuo ultimo turno: prendi il controllo di una linea, per i suoi punti o per completare un Contratto. Le carte non valgono più nulla.
    [contracts] Il tuo ultimo turno: { $lack ->
        [carts] hai le carte per una linea, ma troppo pochi carretti
       *[cards] non puoi pagare nessuna linea
      }. I nuovi Contratti danno punti solo se le tue linee li completano già; altrimenti ne tolgono.
   *[no] Tocca a te: pesca due carte, prendi il controllo di una linea o pesca dei Contratti.
  }
table-status-second = Prendi la seconda carta.
table-status-pass = In questo turno non puoi fare nulla.
table-status-goes-on = Non c’è più nulla da guadagnare: la partita va avanti da sola.
table-status-wait = { $who } sta pensando…
table-status-setup = Scelta dei Contratti in corso.
table-status-choosing = { $who } { $count ->
    [one] sta
   *[other] stanno
  } ancora scegliendo i Contratti.
table-status-wait-second = { $who } prende la seconda carta.
table-status-wait-offer = { $who } sceglie i Contratti.
table-status-over = La partita è finita.
table-pass = Passa
table-pay-with = Modi di pagare
table-claim-for = Prendi il controllo: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
table-rather = Oppure { $route } (colore { $colour })?
table-cancel = Annulla
table-do = Gioca così
table-sure = { $kind ->
    [market] Prendere questa carta: { $card }?
    [deck] Pescare una carta alla cieca?
    [contracts] Vuoi pescare Contratti?
    [pass] Passare questo turno?
   *[other] Va bene così?
  }
table-offer-setup = Tieni almeno uno di questi Contratti
table-offer = Tienine almeno uno
table-offer-how = Tocca o clicca un Contratto per restituirlo.
table-keep = { $count ->
    [0] Scegline almeno uno
    [one] Tieni questo
   *[other] Tienili entrambi
  }
table-keep-sure = { $count ->
    [one] Confermi di tenere questo?
   *[other] Confermi di tenerli entrambi?
  }
table-no-contracts = Ancora nessun Contratto.
table-offer-kept = Tieni
table-offer-returned = Resti{ "\u00AD" }tuisci
table-contract-done = Completato
table-contract-blocked = Nessun percorso possibile
table-contract-short = Carretti insufficienti: ne servono { $count }
table-contract-late = Troppo tardi
table-contract-missing = { $count ->
    [one] manca un carretto
   *[other] mancano { $count } carretti
  }

## The table: what happened

table-log-empty = Non è ancora successo nulla.
table-since = Nel frattempo
table-since-of = Dall’ultimo turno di { $who }
table-log-swept = C’erano tre Jolly scoperti: le cinque carte del mercato vengono sostituite.
table-log-shuffled = Il mazzo era vuoto: si mescolano gli scarti.
table-log-market = { $self ->
    [yes] Prendi dal mercato: { $card }.
   *[no] { $who } prende dal mercato: { $card }.
  }
table-log-deck = { $self ->
    [yes] Peschi alla cieca.
   *[no] { $who } pesca alla cieca.
  }
table-log-deck-seen = { $self ->
    [yes] Peschi alla cieca: { $card }.
   *[no] { $who } pesca alla cieca: { $card }.
  }
table-log-contracts = { $self ->
    [yes] Peschi dei Contratti.
   *[no] { $who } pesca dei Contratti.
  }
table-log-keep = { $self ->
    [yes] { $count ->
        [one] Tieni un Contratto.
       *[other] Tieni { $count } Contratti.
      }
   *[no] { $count ->
        [one] { $who } tiene un Contratto.
       *[other] { $who } tiene { $count } Contratti.
      }
  }
table-log-pass = { $self ->
    [yes] Passi.
   *[no] { $who } passa.
  }
table-log-claim = { $self ->
    [yes] Prendi il controllo di { $route } con { $payment }: { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
      }
   *[no] { $who } prende il controllo di { $route } con { $payment }: { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
      }
  }
table-log-claim-goods = { $self ->
    [yes] Prendi il controllo di { $route } con { $payment }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
      } e una carta Bonus Merce.
   *[no] { $who } prende il controllo di { $route } con { $payment }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
      } e una carta Bonus Merce.
  }
table-said-completed = Contratto completato: { $contract }.
table-said-lost = Il tuo Contratto { $mark }, { $contract }, non si può più completare.
table-said-your-turn = Tocca a te.
table-said-turned = Scoperte: { $cards }.
table-last-begins = Comincia l’ultimo giro: ciascuno ha ancora un turno
table-last-own = Il tuo ultimo turno
table-last-turns = { $count ->
    [one] L’ultimissimo turno
   *[other] Ultimo giro: ancora { $count } turni
  }

## The table: the bar, the coach

table-panel-contracts = Contratti
table-panel-log = Cronaca
table-panel-places = Luoghi
table-panel-command = Digita mossa
table-sound = Suono
table-speed = { $speed ->
    [0] Velocità: senza animazioni
   *[other] Velocità: { $speed }
  }
table-hint = Consiglio
table-hint-later = Consiglio: serve la connessione
table-hint-title = Il consigliere
table-hint-more = Dimmi di più
table-hint-close = Chiudi il consiglio
table-hint-coming = Il consigliere ci pensa…
table-hint-missing = Il consigliere non è ancora su questo dispositivo e ora non si può scaricare. Chiedigli una volta con la connessione (2 MB) e poi ci sarà anche senza.

## The first page

home-again-title = Continua
home-again = Continua
home-new-title = Gioca subito
home-players = Giocatori
home-players-count = { $count }
home-level = Avversari
home-play = Gioca
home-seats = Scegli i posti al tavolo
home-seat-who = Chi siede al posto { $number }
home-seat-name = Nome al posto { $number }
home-seat-colour = Colore del posto { $number }
home-seat-person = Persona
home-you = Capitano
home-first = Chi comincia
home-first-drawn = Si tira a sorte
home-first-told = Secondo il regolamento comincia il più giovane.
home-same-device = Siete in più persone su questo dispositivo? Prendete posto qui: quando passa di mano, lo schermo si copre.
home-name-bad = Ogni nome ha da 1 a { $limit } caratteri.
home-name-twice = Due giocatori hanno lo stesso nome.
home-more = Altro
home-learn = Impara giocando
home-learn-told = Una prima partita che si spiega da sola, in dieci minuti.
home-rules = Le regole
home-rules-told = Brevi e con le figure.
home-replay = Rivedi una partita
home-replay-told = Una tua, o una registrazione qualsiasi.
home-online = Gioca online
home-online-told = Invita gli amici con un link.
home-screen = Su una TV o uno schermo condiviso
home-screen-told = Il tabellone su uno schermo grande, le carte di ognuno sul telefono.
join-title = Entra con un codice
join-code = Codice del tavolo
join-go = Entra
home-server = Su questo server
home-server-none = Al momento nessun tavolo aperto. Il tuo può essere il primo.
table-stands-lobby = in attesa di giocatori
table-stands-free = Posti liberi: { $count }
table-stands-playing = si sta giocando
table-stands-over = finita
table-stands-turn = tocca a { $who }
table-stands-yours = tocca a te
table-stands-choosing = scelta dei Contratti
table-stands-gone = non c’è più
home-finished = Partite finite
home-winner = { $self ->
    [yes] Hai vinto
   *[no] Ha vinto { $names }
  }
home-winners = Hanno vinto insieme { $names }
home-drop = Elimina questa partita
home-unfinished = { $actions ->
    [0] carte appena distribuite
    [one] una mossa finora
   *[other] { $actions } mosse finora
  }
home-taken-back = con mosse annullate
level-apprentice-told = Un primo avversario, che adora raccogliere carte.
level-porter-told = Prende ciò che dà punti subito e si affida alla fortuna.
level-carter-told = Pianifica i suoi Contratti, con una linea d’anticipo.
level-merchant-told = Valuta ogni mossa alla luce di un piano completo.
level-regent-told = Prevede molti sviluppi possibili della partita.
level-master-told = Ha imparato il gioco in milioni di partite contro sé stesso e prova le sue mosse preferite su molte distribuzioni possibili delle carte. La prima volta si scaricano 2 MB.

## The game in this browser

play-gone = Questa partita non è più in questo browser.
play-unkept = Questo browser non conserva nulla: se esci, la partita va persa.
play-net-coming = Il maestro sta arrivando (2 MB, solo la prima volta)…
play-no-net = Il maestro non è ancora su questo dispositivo e ora non si può scaricare. Gioca una volta contro di lui con la connessione e poi ci sarà anche senza; oppure scegli un altro avversario.
play-leave = Pagina iniziale
play-again = Rivincita
play-replay = Rivedi la partita
play-review = Analizza la partita
play-review-later = Analisi: serve la connessione
play-menu = Menu
play-reference = In breve
play-reference-more = Tutte le regole
handover-done = Fatto: tocca a { $name }
handover-title = Passa il dispositivo a { $name }
handover-told = { $name }, guarda quando non guarda nessun altro.
handover-look = Sono { $name }

## The rules

board-ours = Contratti e simboli dei carretti sono una nostra ricostruzione

## Tables online

online-yours = I tuoi tavoli
lobby-colour = Colore
bar-undo = Annulla
told-paused = { $name } ha messo in pausa la partita.
told-resumed = { $name } ha ripreso la partita.
told-resigned = { $name } abbandona: continua un bot.
told-substituted = Un bot continua al posto di { $name }.
told-returned = { $name } è di nuovo qui.
told-undone = { $name } ha annullato una mossa.
told-undo-refused = { $name } ha detto no: non si annulla nulla.
told-clock = Tempo scaduto per { $name }: ha scelto un bot.
why-stale = La partita è andata avanti: guarda di nuovo.
why-paused = La partita è in pausa.
why-refused = La mossa non è stata accettata: guarda di nuovo.
