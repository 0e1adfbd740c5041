# What pages say that are loaded later, in Italian; with the same ids in every language.

## Checking a record

verify-title = Verifiche fatte
verify-checksum = La registrazione non è stata modificata.
verify-board = Si è giocato su questo tabellone.
verify-commitment = Il seme corrisponde all’impronta fissata prima della prima carta.
verify-deals = Il seme dà esattamente le carte distribuite.
verify-actions = { $actions ->
    [one] L’unica mossa è valida e ha l’esito registrato.
   *[other] Tutte le { $actions } mosse sono valide e hanno l’esito registrato.
  }
verify-result = I punteggi sono giusti.
verify-holds = La registrazione è valida.
verify-taken-back = In questa partita sono state annullate mosse: non conta per nessuna classifica.
verify-commitment-title = Impronta del seme (SHA-256)
verify-seed-title = Seme

## Whether a deal was fair

seal-fair = Distribuzione onesta
seal-fair-told = Prima della prima carta il server ha fissato un numero segreto, e il tuo browser ne ha aggiunto uno casuale. Ha ridistribuito tutta la partita e ogni carta è giusta: nessuno poteva scegliere le carte.
seal-promised = Distribuite come promesso
seal-promised-told = Il tuo browser conosceva la promessa del server prima della prima carta. Ha ridistribuito tutta la partita e ogni carta è giusta. Nessun numero tuo è stato aggiunto.
seal-late = Distribuzione controllata
seal-late-told = Il tuo browser ha ridistribuito tutta la partita e ogni carta è giusta. Non sa che cosa il server avesse promesso prima della prima carta.
seal-broken = Questa distribuzione non torna
seal-broken-told = Le carte non corrispondono a quanto promesso prima della partita. Salva la partita come file e chiedi al gestore di questo server.
seal-unknown = Distribuzione non controllata

## Why a record cannot be read

record-size = Il file è troppo grande per essere una registrazione.
record-json = Questo file non si può leggere: non è JSON.
record-other = Questa versione non riconosce nel file la registrazione di una partita.
record-changed = La registrazione è stata modificata in seguito: la somma di controllo non torna.
record-rules = La registrazione segue un’altra versione delle regole.
record-chance = Le carte della registrazione vengono da un generatore che questa versione non conosce.
record-board = Si è giocato sul tabellone «{ $id }», che il browser non ha.
record-deals = Il seme non dà le carte che sono state distribuite.
record-action = La mossa { $number } non è possibile.
record-outcome = La mossa { $number } non ha l’esito registrato.
record-commitment = Il seme non corrisponde all’impronta presa prima della partita.
record-result = I punteggi registrati non sono quelli di questa partita.

## The lesson

learn-title = Impara giocando
learn-lead = Una partita a due contro un Apprendista che non ha fretta. Una luce mostra di che cosa si parla; la prima linea è tua in meno di un minuto.
learn-goal-routes = Prendi il controllo delle linee tra le località di Amsterdam con carte del loro colore. Le linee lunghe danno più punti.
learn-goal-contracts = Completa i Contratti: unisci le loro due località con le tue linee prima della fine, o ne perdi i punti.
learn-goal-merchandise = Raccogli Merce sulle linee con le ruote: chi ne ha di più riceve un bonus.
learn-begin = Si comincia
learn-next = Ho capito
learn-quiet = Continua a giocare fino alla fine: qui trovi spiegata ogni novità. «Consiglio» dice che cosa farebbe un buon giocatore.
learn-counting = La partita è finita. Ora si contano Linee, Contratti e Merce.
learn-contracts = Unisci le due località di un Contratto con i tuoi carretti e ne guadagni i punti; altrimenti li perdi. Qui tienili entrambi: hanno un tratto in comune. In seguito, iniziare con uno è spesso più sicuro.
learn-draw = La linea è tua, e anche i suoi punti. Ora raccogli nuove carte: prendine una dal mercato, di un colore utile alla prossima linea.
learn-second = E una seconda carta: una a faccia in su, ma non un Jolly, o quella coperta in cima al mazzo.
learn-way = I tuoi Contratti dicono quanti carretti mancano, e il tabellone mostra il percorso. In ogni turno una sola cosa: pesca due carte, prendi il controllo di una linea o pesca Contratti.
learn-again = { $route } è sul tuo percorso e puoi pagarla. Prendine il controllo adesso, o continua a raccogliere carte.
learn-wild = Un Jolly vale per ogni colore. Se lo prendi dal mercato è la tua unica carta del turno; come seconda carta non puoi prenderlo.
learn-claim = Tocca a te, e hai le carte per { $route }: una del suo colore per casella. Premi la linea illuminata.
learn-gray = La linea { $route } è grigia: la paghi con carte di qualsiasi colore, purché tutte dello stesso. Prendine il controllo adesso, o continua a raccogliere carte.
learn-wild-pays = I Jolly completano qualsiasi pagamento. Se puoi pagare in altro modo, tienili per le linee lunghe; il modo più economico è proposto per primo.
learn-points = I punti contano subito: 1, 2, 4 o 7 per 1, 2, 3 o 4 caselle. Le linee lunghe convengono.
learn-merchandise = Una tua linea mostra delle ruote, e così hai preso una carta Bonus Merce. Alla fine chi ne ha di più riceve 8 punti, il secondo 4.
learn-double = Due linee affiancate sono una Doppia Linea. In due se ne usa una sola: l’altra adesso è chiusa.
learn-completed = Contratto completato! I suoi punti sono al sicuro, ma nessuno lo saprà fino alla fine.
learn-more = Puoi anche pescare altri due Contratti e tenerne almeno uno: utile finché hai carretti e un percorso fatto a metà.
learn-offer = Tieni quello che richiede meno carretti. Tenerli entrambi è un rischio: ciò che non completi ti costa i suoi punti. Ciò che restituisci va in fondo al mazzo.
learn-flush = Nel mercato c’erano tre Jolly: le cinque carte sono state scartate e sostituite.
learn-reshuffle = Il mazzo era finito: gli scarti sono stati mescolati in un mazzo nuovo.
learn-soon = La fine è vicina: appena qualcuno ha due carretti o meno, ognuno ha ancora un turno. Il numero accanto al carretto dice quanti ne restano.
learn-last = { $self ->
    [yes] Hai due carretti o meno: ancora un ultimo turno a testa.
   *[no] { $who } ha due carretti o meno: ancora un ultimo turno a testa.
  } { $can ->
    [yes] Prendi il controllo di un’altra linea, se puoi: a fine partita le carte in mano non valgono nulla.
   *[no] Non puoi più prendere il controllo di altre linee, e le carte non valgono nulla. Nuovi Contratti danno punti solo se le tue linee li completano già.
  }
learn-end = { $won ->
    [yes] Hai vinto la tua prima partita! Linee, Contratti e Merce fanno il totale. Ora conosci tutto il gioco.
   *[no] Questa partita va a { $who }. Le linee danno punti, e i Contratti non completati li tolgono. Ora conosci tutto il gioco: la prossima può essere tua.
  }

## Before a game online

lobby-title = Tavolo { $code }
lobby-open = Ancora nessuno
lobby-here = { $count ->
    [0] Al tavolo: { $who }. Tutti i posti sono occupati; puoi guardare.
   *[other] Al tavolo: { $who }. Posti liberi: { $count }.
  }
lobby-you = tu
lobby-ready = Confermato
lobby-not-ready = Manca la conferma
lobby-be-ready = Confermo: ci sono
lobby-take = Siediti qui
lobby-also = Un’altra persona su questo dispositivo
lobby-also-name = Nome dell’altra persona
lobby-leave = Esci
leave-title = Lascia il tavolo
leave-keep = Tieni il mio posto
leave-keep-told = Vai alla pagina iniziale e lì ritrovi il tavolo.
leave-give = Lascia il mio posto
leave-give-told = Può prenderlo qualcun altro.
leave-give-bot = Un bot finisce la partita per te. È definitivo.
leave-close = Chiudi il tavolo
leave-close-sure = Premi di nuovo per chiuderlo per tutti
leave-close-told = Non ci sarà più per nessuno.
leave-closed = Il tavolo { $code } è chiuso.
lobby-arrange = Chi gioca al posto { $number }
lobby-person = Una persona
lobby-start = Comincia la partita
lobby-waiting = La partita può cominciare quando ogni posto è occupato e confermato.
lobby-duplicate = Le carte sono quelle della partita { $game }. Chi l’ha vista può conoscerle. Conferma solo se sei d’accordo.
lobby-duplicate-new = Distribuisci carte nuove
lobby-invite = Invita
lobby-invite-told = Chi ha questo link può guardare e prendere un posto libero.
lobby-code-told = Oppure apri { $host } ed entra con questo codice:
lobby-copy = Copia il link
lobby-copied = Copiato
lobby-qr = Il link come codice QR
lobby-local = L’indirizzo { $host } funziona solo su questo computer. Gli altri dispositivi non possono ancora aprirlo.
lobby-local-how = Come giocare anche dal telefono
lobby-local-told = Chi gestisce il server lo avvia con { $command }. Poi apri qui questa pagina con l’indirizzo del computer nella tua rete, per esempio { $example }: così il link e il codice funzionano su tutti i dispositivi di casa.
lobby-clock = Orologio
lobby-clock-none = Senza orologio
lobby-clock-move = { $seconds } s per ogni mossa
lobby-clock-total = { $minutes } min per la partita, più { $increment } s per ogni mossa
lobby-takeover = Un bot può giocare per chi è assente
lobby-takeover-soon = Dopo 30 secondi (mai nelle partite lente)
lobby-takeover-minutes = Dopo { $minutes } minuti
lobby-takeover-never = Mai
lobby-undo = Le mosse si possono annullare
lobby-chat = Chat
lobby-listed = Chiunque può trovare questo tavolo
lobby-by-code = Per entrare basta il codice
lobby-settings = Come si gioca a questo tavolo
lobby-colour-taken = { $colour } ({ $name })
lobby-before = La partita precedente
clock-low = Mancano { $seconds } secondi.

## A screen for all

screen-use = Usa questo schermo come tabellone
screen-use-told = Per una TV o un altro schermo grande: mostra a tutti il tabellone, ma le carte di nessuno. Ognuno gioca sul suo telefono.
screen-create = Questo schermo è il tabellone; ognuno gioca sul telefono
screen-scan = Inquadra il codice per sederti
screen-scan-told = Punta la fotocamera del telefono, poi scegli posto e colore.
screen-move = { $name }, inquadra il codice e il tuo posto passa sul telefono
screen-phones = Telefoni
screen-full = Schermo intero
screen-leave = Chiudi il tabellone
screen-again = Rivincita? Sceglietela su un telefono.
screen-dark = Via http non cifrato una pagina non può tenere acceso questo schermo: imposta il dispositivo in modo che non si spenga.

## Chat

chat-title = Chat
chat-say = Di’ qualcosa
chat-send = Invia
chat-empty = Nessuno ha ancora detto nulla.
chat-mute = Silenzia { $name }
chat-unmute = Ridai la parola a { $name }

## What a server refuses

problem-unreachable = Qui non risponde nessun server. Per giocare contro i bot o su un solo dispositivo non serve.
problem-no-table = Questo tavolo non esiste, oppure ti serve un invito.
problem-not-allowed = A questo tavolo non puoi farlo.
problem-not-now = Adesso non si può.
problem-name = Un nome ha da 1 a 32 caratteri.
problem-name-taken = Qualcuno a questo tavolo ha già questo nome. Scegline un altro.
problem-seat-taken = Questo posto è occupato.
problem-not-ready = Prima ogni posto deve essere occupato e confermato.
problem-paused = La partita è in pausa.
problem-bot-plays = A questo posto gioca un bot.
problem-undo-impossible = Non si può annullare: nel frattempo si è visto qualcosa di nuovo.
problem-undo-off = A questo tavolo le mosse non si annullano.
problem-chat-muted = Chi ha aperto il tavolo ha silenziato questo posto.
problem-too-fast = Troppo in fretta: aspetta un attimo.
problem-too-many = Ce ne sono troppi: chiudine uno o aspetta un po’.
problem-starting = Il server si sta ancora avviando. Riprova tra un minuto; le partite su questo dispositivo non hanno bisogno di un server.
problem-storage-unavailable = Al momento la partita non si può salvare. Non è cambiato nulla: riprova tra poco.
problem-version = Questa pagina è vecchia: ricaricala.
problem-stale = La partita è andata avanti: guarda di nuovo.
problem-table-full = A questo tavolo si è già giocato troppo; aprine uno nuovo.
problem-table-closed = Questo tavolo è stato chiuso.
problem-table-broken = Questo tavolo è danneggiato; il gestore di questo server può occuparsene.
problem-banned = Il gestore di questo server ti ha escluso per un po’.
problem-record-closed = Questa registrazione è chiusa finché si gioca di nuovo con le sue carte.
problem-colour-taken = Questo colore è di un’altra persona.
problem-chat-off = A questo tavolo non c’è chat.
problem-not-absent = Questa persona era qui un momento fa: dalle un po’ di tempo.
problem-link = Questo link è già stato usato o è troppo vecchio. Creane uno nuovo sul dispositivo che ha il posto.
problem-other = Non ha funzionato ({ $key }).

## The rules

rules-all = Tutte le regole
rules-lead = Otto brevi capitoli. Ogni regola ha un numero, e il gioco lo cita ogni volta che qualcosa non si può fare.
board-ours-told = Linee, carte e punti sono quelli pubblicati. Quali Contratti ci siano e quali linee mostrino carretti non è mai stato pubblicato: i nostri sono una ricostruzione, in cui ogni Contratto vale la lunghezza del suo percorso più breve.
board-ours-how = Se hai il gioco, puoi giocare con ciò che è stampato: copia il file { $file } fornito con Damrak, inserisci i tuoi Contratti e i simboli dei carretti, controllalo con { $check } e gioca nel terminale con { $play }. Nel browser e ai tavoli online non si può: lì vale sempre la nostra ricostruzione.
glance-seats = Accanto a ogni nome
glance-cart = carretti rimasti
glance-card = carte in mano
glance-contract = Contratti
glance-merchandise = carte Bonus Merce; dopo il +, i punti bonus che darebbero adesso
glance-ends = Una clessidra indica le linee che fanno iniziare l’ultimo giro.
rules-picture-cards = Le carte Trasporto: sei colori, e i Jolly che valgono per tutti.
rules-picture-payment = Quattro modi di pagare una linea verde di tre caselle.
rules-picture-track = Una linea di { $spaces } caselle dà { $points } punti: il segnapunti avanza da { $from } a { $to }. Dopo { $last } il tracciato ricomincia da 0.
rules-picture-final = Un esempio della fine: si sommano linee, Contratti e Merce, e si tolgono i Contratti non completati.
rules-final-merchandise = Merce
rules-final-total = Totale

## Looking at a game again

replay-lead = Ripercorri una partita passo per passo, con gli occhi di ogni giocatore o a carte scoperte.
replay-yours = Come giochi
replay-yours-told = Precisione, abitudini e progressi nelle partite che hai finito qui senza annullare mosse.
replay-file = Apri la registrazione di una partita
replay-record = Una registrazione
replay-record-told = Alla fine ogni partita si può salvare in un file. Apri quello che ti hanno mandato: nulla esce dal tuo browser.
replay-none = In questo browser non ci sono ancora partite finite.

## A new table

online-lead = Prepara un tavolo e manda il link agli amici: basta un browser.
online-listed-none = Nessun tavolo cerca giocatori al momento.

## Settings

settings-title = Opzioni
settings-look = Aspetto
settings-pace = Ritmo e suono
settings-play = Il tuo turno
settings-help = Aiuto
settings-language = Lingua
settings-theme = Tema
settings-theme-auto = Di sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-sound = Suono
settings-volume = Volume
settings-speed = Velocità
settings-speed-0 = Immediata
settings-speed-0-5 = Lenta
settings-speed-1 = Normale
settings-speed-2 = Rapida
settings-motion = Animazioni
settings-motion-auto = Di sistema
settings-motion-full = Tutte
settings-motion-reduced = Minime
settings-symbols = Simboli e motivi su ogni colore
settings-confirm = Chiedi conferma prima di ogni mossa
settings-pay = Chiedi sempre come pagare
settings-hint = Il consiglio mostra
settings-hint-3 = La mossa e il perché
settings-hint-2 = Prima il tipo di mossa
settings-hint-1 = Prima un’idea
settings-keys = Tasti rapidi al tavolo (elenco:{ "\u00A0" }/)
settings-call = Avvisami quando tocca a me
settings-notices = Consenti le notifiche
settings-counter = Contacarte: mostra che cosa si può dedurre sulle mani

## The field for typed moves, and the keys

table-command = Scrivi una mossa
table-command-label = Che cosa vuoi fare?
table-command-do = Gioca
table-command-unknown = Non capisco «{ $text }». Prova: { $draw } 3, { $draw } { $deck }, { $claim } dam oude-kerk, { $contracts }.
table-command-not-now = «{ $text }»: adesso non si può.
table-command-draw = Scrivi che cosa pescare: un posto del mercato ({ $draw } 3), un colore ({ $draw } { $red }) o { $draw } { $deck }.
table-command-no-route = Nessuna linea unisce queste località: { $text }.
table-command-half = Scrivi quale delle due: { $via } { $known }.
table-command-ends = Scrivi le due estremità di una linea, per esempio: { $claim } dam oude-kerk.
table-command-vague = «{ $text }» può essere: { $known }.
type-draw = pesca, pescare, prendi, prendere
type-claim = prendi il controllo di, prendi il controllo, prendere il controllo di, prendere il controllo, occupa, occupare, controlla, controllare
type-contracts = contratti
type-keep = tieni, tenere
type-pass = passa, passare
type-deck = mazzo, cieca
type-market = mercato, a faccia in su, allo scoperto
type-first = primo
type-second = secondo
type-both = entrambi
type-why = perché
type-via = via
type-colours = black nera, red rossa, gray grigia
table-keys = Tasti
table-key-market = prendi questa carta del mercato
table-key-deck = pesca alla cieca dal mazzo
table-key-contracts = pesca Contratti
table-key-keep = tieni il primo Contratto, il secondo o entrambi
table-key-undo = annulla la tua ultima mossa
table-key-hint = chiedi un consiglio; ripeti per saperne di più
table-key-board = vai al tabellone
table-key-next = alla prossima linea che puoi pagare
table-key-arrows = sul tabellone: la prossima linea in quella direzione
table-key-letter = sul tabellone: le linee delle località con questa iniziale
table-key-enter = scegli, conferma
table-key-escape = annulla
table-key-command = scrivi una mossa
table-key-places = il tabellone in elenco
table-key-log = cronaca della partita
table-key-ways = illumina i percorsi di tutti i Contratti aperti
table-key-one = mostra un solo Contratto; ancora per il successivo
table-key-zoom = ingrandisci, riduci, tutto il tabellone
table-key-mute = suono acceso o spento

## What an undo means

table-undone = { $alone ->
    [yes] Annullato. Una partita con mosse annullate non conta nelle tue statistiche.
   *[no] Annullato. Una mossa che mostra nuove carte o nuovi Contratti non si può annullare.
  }

## The end of a game

table-contract-failed = Non completato
table-final = Calcolo finale del punteggio
table-final-all = Mostra tutto
table-final-routes = { $count ->
    [0] Nessuna linea
    [one] Una linea
   *[other] { $count } linee
  }
table-final-merchandise = Merce: { $count }, { $place }º posto
table-final-no-merchandise = Niente Merce
table-final-verdict = { $by ->
    [contracts] { $self ->
        [yes] Hai vinto: parità di punti, ma più Contratti completati.
       *[no] Vince { $who }: parità di punti, ma più Contratti completati.
      }
    [shared] Vittoria condivisa: { $who }.
   *[points] { $self ->
        [yes] { $points ->
            [one] Hai vinto di un punto!
           *[other] Hai vinto di { $points } punti!
          }
       *[no] { $points ->
            [one] { $who } vince di un punto.
           *[other] { $who } vince di { $points } punti.
          }
      }
  }
table-final-place = { $shared ->
    [yes] { $points ->
        [one] { $place }º posto a pari merito, a un punto dalla vittoria.
       *[other] { $place }º posto a pari merito, a { $points } punti dalla vittoria.
      }
   *[no] { $points ->
        [one] { $place }º posto, a un punto dalla vittoria.
       *[other] { $place }º posto, a { $points } punti dalla vittoria.
      }
  }
table-final-shared = pari merito
share-title = Condividi questa partita
share-picture = Salva l’immagine
share-picture-saved = Salvata
share-picture-alt = Il tabellone alla fine, con i punti di tutti
share-link = Copia il link per rivedere la partita
share-told = Chi ha il link può rivedere tutta la partita, con le carte di tutti.

## Rules, replays, tables online

rules-title = Le regole
rules-back = Torna alla partita
rules-contents = Capitoli
rules-aim = Lo scopo
rules-route-points = Punti per una linea
rules-spaces = Caselle
rules-points = Punti
rules-merchandise-points = Punti per la Merce alla fine
rules-place = Posto
rules-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
  }
replay-controls = Rivedi la partita
replay-first = All’inizio
replay-back = Una mossa indietro
replay-play = Avvia
replay-pause = Pausa
replay-next = Una mossa avanti
replay-last = Alla fine
replay-position = Punto della partita
replay-pace = Ritmo
replay-eyes = Con gli occhi di chi
replay-eyes-of = Vista da { $name }
replay-spectator = Come spettatore
replay-open = Tutto scoperto
replay-next-cards = Prossime nel mazzo
replay-verify = Controlla che sia regolare
replay-share = Copia un link a questo punto
replay-link = Link
replay-copied = Copiato
replay-save = Salva come file
replay-more = Altro
online-title = Gioca online
online-name = Il tuo nome
online-seats = Posti
online-seat-open = Libero: per chi riceve il link
online-create = Prepara il tavolo
online-listed = Tavoli aperti
online-forget = Togli dall’elenco
online-joining = Andiamo al tavolo…
online-lost = La connessione è caduta. Riproviamo…
online-sending = Invio in corso…
online-retry = Riprova ora
lobby-seat = Posto { $number }
lobby-share = Condividi
bar-online = Il tavolo
bar-undo-asked = { $name } vorrebbe annullare una mossa.
bar-undo-yes = Sì
bar-undo-no = No
bar-pause = Pausa
bar-resume = Riprendi
bar-paused = La partita è in pausa.
bar-chat = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread })
  }
bar-invite = Invita
bar-move = Su un altro dispositivo
bar-move-told = Apri questo link sull’altro dispositivo: il posto si sposta là.
bar-substitute = Fai giocare un bot al posto di { $name }
bar-return = Eccomi di nuovo
bar-next = Alla prossima partita
bar-next-told = Si prepara la prossima partita.
bar-duplicate = Rivincita, stesse carte
bar-record = Salva la partita come file
bar-menu = Menu del tavolo
bar-hands = Il tabellone è su un altro schermo
bar-away = Fai giocare un bot al posto mio
bar-undo-waiting = Hai chiesto di annullare una mossa: gli altri devono essere d’accordo.
