### The rules of the game, said to a player.
### `rule-4-3` is the text of rule 4.3, `rule-4-3-title` the heading people find it by.

## 1

rule-section-1 = I materiali

rule-1-1-title = Il tabellone e le linee
rule-1-1 = Il tabellone di Amsterdam ha 17 località e 44 linee che le collegano. Una linea unisce due località vicine con una fila continua di caselle, da 1 a 4, tutte di un colore o tutte grigie.

rule-1-2-title = I carretti
rule-1-2 = Ci sono 64 carretti nei 4 colori dei giocatori, 16 per colore.

rule-1-3-title = Le carte Trasporto
rule-1-3 = Ci sono 44 carte Trasporto: 6 per ciascuno dei colori rosa, blu, verde, nero, rosso e arancione, più 8 carte Jolly multicolore.

rule-1-4-title = I Contratti
rule-1-4 = Ci sono 24 Contratti. Ognuno indica due località e i punti che vale.

rule-1-5-title = Le carte Bonus Merce
rule-1-5 = Ci sono 16 carte Bonus Merce.

rule-1-6-title = I segnapunti
rule-1-6 = Ci sono 4 segnapunti, e ognuno parte da 0.

## 2

rule-section-2 = La preparazione

rule-2-1-title = I giocatori e i loro carretti
rule-2-1 = Si gioca in 2, 3 o 4. Ognuno sceglie un colore e ne prende i 16 carretti.

rule-2-2-title = Le prime due carte
rule-2-2 = Si mescolano le carte Trasporto e ognuno ne riceve 2. Le tue non le vede nessun altro.

rule-2-3-title = Allestire il mercato
rule-2-3 = Le 5 carte Trasporto successive si mettono a faccia in su: sono il mercato. Tutte le altre formano il mazzo Trasporto.

rule-2-4-title = Troppi Jolly all’inizio
rule-2-4 = Se nel primo mercato ci sono 3 o più Jolly, si scartano subito tutte e 5 le carte e se ne scoprono 5 nuove. Si ripete finché serve (vedi regola 4.6).

rule-2-5-title = La scelta dei primi Contratti
rule-2-5 = Si mescolano i Contratti e ognuno ne riceve 2 da guardare: tienine uno o entrambi. Quello che non tieni va coperto in fondo al mazzo dei Contratti. Tutti scelgono senza sapere che cosa scelgono gli altri.

rule-2-6-title = I Contratti restano segreti
rule-2-6 = I tuoi Contratti restano segreti fino al calcolo finale del punteggio, e nessuno sa se li hai completati.

rule-2-7-title = La pila della Merce
rule-2-7 = Le 16 carte Bonus Merce stanno in una pila accanto al tabellone.

rule-2-8-title = Chi comincia
rule-2-8 = Il primo turno spetta al più giovane, poi si procede in senso orario. A questo tavolo scegliete voi chi comincia, oppure lo decide la sorte; la registrazione della partita dice come è andata.

## 3

rule-section-3 = Il tuo turno

rule-3-1-title = Un’azione per turno
rule-3-1 = Nel tuo turno fai una di queste tre cose, e una soltanto: peschi carte Trasporto (capitolo 4), prendi il controllo di una linea (capitolo 5) o peschi Contratti (capitolo 6).

rule-3-2-title = Non si passa per scelta
rule-3-2 = Non puoi scegliere di passare. Passi solo quando non puoi fare nessuna delle tre azioni (vedi regola 8.4).

## 4

rule-section-4 = Pescare carte Trasporto

rule-4-1-title = Prendi due carte
rule-4-1 = Prendi 2 carte, prima una e poi l’altra. Ogni volta scegli: una carta del mercato, oppure quella in cima al mazzo, pescata alla cieca.

rule-4-2-title = Il mercato si riempie subito
rule-4-2 = Quando prendi una carta dal mercato, una nuova carta del mazzo ne occupa subito il posto, prima di ogni altra scelta.

rule-4-3-title = Jolly dal mercato: unica carta
rule-4-3 = Se la prima carta che prendi è un Jolly del mercato, è l’unica carta che ricevi in questo turno.

rule-4-4-title = Seconda carta: mai un Jolly del mercato
rule-4-4 = La tua seconda carta non può essere un Jolly del mercato, nemmeno uno appena scoperto per riempire il vuoto.

rule-4-5-title = Jolly pescati alla cieca
rule-4-5 = Un Jolly pescato alla cieca è una carta come le altre: è una delle tue due, e non interrompe la pesca.

rule-4-6-title = Tre Jolly svuotano il mercato
rule-4-6 = Appena tra le 5 carte del mercato ci sono 3 Jolly o più, si scarta tutto il mercato e lo si rifà da capo, finché i Jolly non sono meno di 3 (la regola 8.3 dice quando non è possibile). Si controlla dopo ogni azione, che abbia cambiato il mercato o no, e anche tra le tue due carte.

rule-4-7-title = Quando il mazzo finisce
rule-4-7 = Quando il mazzo Trasporto è esaurito, si mescolano gli scarti, che diventano il nuovo mazzo.

rule-4-8-title = Nessun limite di mano
rule-4-8 = Puoi avere in mano quante carte Trasporto vuoi.

rule-4-9-title = Mano nascosta, numero noto
rule-4-9 = Le carte della tua mano le vedi solo tu, ma tutti possono vedere quante sono.

## 5

rule-section-5 = Prendere il controllo di una linea

rule-5-1-title = Pagare una linea
rule-5-1 = Per prendere il controllo di una linea, gioca dalla mano una carta per ogni casella e metti un tuo carretto su ciascuna. Le carte giocate vanno negli scarti.

rule-5-2-title = Linee colorate e grigie
rule-5-2 = Per una linea colorata gioca carte di quel colore. Per una linea grigia gioca carte di un colore a tua scelta, tutte uguali.

rule-5-3-title = Il Jolly vale ogni colore
rule-5-3 = Quando paghi una linea, un Jolly vale come qualsiasi colore, e puoi pagare anche con soli Jolly. Per una linea verde di 3 caselle puoi quindi giocare tre verdi, due verdi e un Jolly, una verde e due Jolly, o tre Jolly.

rule-5-4-title = Una linea libera per turno
rule-5-4 = Puoi prendere il controllo di qualsiasi linea ancora libera, che tocchi o no quelle che hai già. In un turno puoi prenderne al massimo una.

rule-5-5-title = Un carretto per casella
rule-5-5 = Ti serve un carretto per ogni casella della linea. Se te ne restano troppo pochi, non puoi prenderne il controllo.

rule-5-6-title = Doppia Linea: mai entrambe
rule-5-6 = Alcune località vicine sono unite da una Doppia Linea: due linee di uguale lunghezza, una accanto all’altra. Non puoi mai prendere il controllo di entrambe.

rule-5-7-title = Doppia Linea in 2 giocatori
rule-5-7 = In 2 giocatori si usa una sola delle linee di ogni Doppia Linea. Appena uno di voi ne prende il controllo, l’altra resta chiusa fino alla fine della partita.

rule-5-8-title = Punti per una linea
rule-5-8 = I punti di una linea li segni appena ne prendi il controllo. Sul tabellone di Amsterdam 1 casella vale 1 punto, 2 caselle 2 punti, 3 caselle 4 punti e 4 caselle 7 punti.

rule-5-9-title = Prendere la Merce
rule-5-9 = Quando prendi il controllo di una linea con i simboli dei carretti (le ruote sul tabellone), prendi anche 1 carta Bonus Merce, lunga o corta che sia la linea. Queste carte restano a faccia in su: tutti vedono quante ne ha ciascuno.

## 6

rule-section-6 = Pescare Contratti

rule-6-1-title = Prendere nuovi Contratti
rule-6-1 = Prendi i 2 Contratti in cima al loro mazzo e tienine uno o entrambi. Se ne tieni uno solo, l’altro va in fondo al mazzo.

rule-6-2-title = L’ultimo Contratto
rule-6-2 = Se resta 1 solo Contratto puoi ancora pescarlo, ma poi devi tenerlo.

rule-6-3-title = Contratti finiti
rule-6-3 = Quando il mazzo dei Contratti è vuoto, non puoi pescarne.

rule-6-4-title = Per sempre e senza limite
rule-6-4 = Un Contratto che hai tenuto resta con te fino alla fine della partita. Puoi averne quanti vuoi.

rule-6-5-title = Completare un Contratto
rule-6-5 = Completi un Contratto quando puoi andare da una delle sue località all’altra solo sulle tue linee, senza interruzioni.

## 7

rule-section-7 = La fine e il punteggio

rule-7-1-title = Gli ultimi turni
rule-7-1 = Quando, alla fine di un turno, a un giocatore restano 2 carretti o meno, tutti giocano ancora un turno: prima gli altri, in ordine, e quel giocatore per ultimo. Poi la partita finisce. Conta solo la prima volta che succede.

rule-7-2-title = I punti delle linee
rule-7-2 = I punti delle linee sono già sul tracciato del punteggio. Per controllarli, somma quello che la regola 5.8 dà per ognuna delle tue linee.

rule-7-3-title = I punti dei Contratti
rule-7-3 = Poi tutti mostrano i loro Contratti: guadagni il valore di ognuno che hai completato e perdi il valore di ognuno che non hai completato. Il punteggio può scendere sotto zero.

rule-7-4-title = Il bonus della Merce
rule-7-4 = Dopo arriva il bonus della Merce: chi ha più carte Bonus Merce è 1º, e così via. Sul tabellone di Amsterdam i posti valgono 8, 6, 4 e 2 punti in 4 giocatori, 8, 5 e 2 in 3, 8 e 4 in 2.

rule-7-5-title = Niente Merce, niente bonus
rule-7-5 = Se non hai nemmeno una carta Bonus Merce non ricevi il bonus, in qualunque posto tu sia.

rule-7-6-title = Parità nella Merce
rule-7-6 = In caso di parità ognuno riceve per intero i punti del posto condiviso, e si saltano i posti successivi che occupate insieme. Se due giocatori su quattro sono primi a pari merito, ricevono 8 punti ciascuno; il giocatore dopo è 3º e ne riceve 4.

rule-7-7-title = Chi vince
rule-7-7 = Vince chi ha più punti. In caso di parità vince, tra chi è in testa, chi ha completato più Contratti; se anche lì c’è parità, la vittoria è condivisa.

## 8

rule-section-8 = I dettagli

rule-8-1-title = Posti vuoti nel mercato
rule-8-1 = Un vuoto nel mercato si riempie dal mazzo; se il mazzo è finito, prima si mescolano gli scarti per farne uno nuovo. Se non ci sono carte né qui né lì, per ora il posto resta vuoto. Appena ci sono di nuovo carte (perché qualcuno ne ha scartate prendendo il controllo di una linea), i posti vuoti si riempiono da sinistra a destra.

rule-8-2-title = Niente da pescare alla cieca
rule-8-2 = Se mazzo e scarti sono esauriti non puoi pescare alla cieca, ma puoi ancora prendere carte dal mercato. Se hai preso la prima carta e non ce n’è nessuna che tu possa prendere come seconda (niente da pescare alla cieca e solo Jolly nel mercato), il tuo turno finisce dopo una carta.

rule-8-3-title = Quando tre Jolly restano
rule-8-3 = Il mercato non si svuota secondo la regola 4.6 se tra mercato, mazzo e scarti restano in tutto meno di 3 carte che non siano Jolly: 5 carte con meno di 3 Jolly non si potrebbero mai disporre. Anche un mercato che non arriva a 5 carte si svuota con 3 Jolly, con la stessa eccezione. Così prima o poi ci si ferma sempre. Si ricontrolla dopo ogni azione: tre Jolly rimasti si tolgono appena può servire, per esempio quando qualcuno prende il controllo di una linea e scarta carte che non sono Jolly.

rule-8-4-title = Quando non puoi fare nulla
rule-8-4 = Se non puoi fare nulla, perché non ci sono carte da prendere, Contratti da pescare o linee che puoi pagare, in questo turno passi. Se tutti passano uno dopo l’altro, la partita finisce all’istante e si contano i punti.

rule-8-5-title = Passare vale come ultimo turno
rule-8-5 = Se nel tuo ultimo turno (regola 7.1) devi passare, quello era comunque il tuo ultimo turno.

rule-8-6-title = Chi è il più giovane
rule-8-6 = Chi è il più giovane lo sapete solo voi che giocate. Come si decide chi comincia lo dice la regola 2.8.

rule-8-7-title = Primi Contratti scelti insieme
rule-8-7 = I primi Contratti (regola 2.5) si scelgono tutti nello stesso momento: finché non hanno scelto tutti, niente di ciò che vedi cambia per la scelta di un altro. I Contratti restituiti vanno in fondo al mazzo nell’ordine dei posti, chiunque abbia scelto per primo.

rule-8-8-title = Contratti offerti e restituiti
rule-8-8 = Quando peschi Contratti e nel mazzo ce ne sono 2 o più, te ne vengono sempre offerti 2. Se ne restituisci uno, va in fondo al mazzo prima che il tuo turno finisca.

rule-8-9-title = Quando si mescolano gli scarti
rule-8-9 = Gli scarti si mescolano (regola 4.7) non quando l’ultima carta lascia il mazzo, ma quando serve la successiva. Così nel nuovo mazzo entra tutto ciò che è stato scartato fino a quel momento.

rule-8-10-title = Doppia Linea in 3–4 giocatori
rule-8-10 = In 3 o 4 giocatori si può prendere il controllo di entrambe le linee di una Doppia Linea, ma devono farlo due giocatori diversi (vedi regola 5.6).
