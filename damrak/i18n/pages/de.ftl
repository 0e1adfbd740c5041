# What pages say that are loaded later, in German; with the same ids in every language.

## Checking a record

verify-title = Was geprüft wurde
verify-checksum = Die Aufzeichnung ist unverändert.
verify-board = Gespielt wurde auf diesem Spielplan.
verify-commitment = Der Startwert passt zum Fingerabdruck, der vor der ersten Karte feststand.
verify-deals = Der Startwert ergibt genau die Karten, die ausgeteilt wurden.
verify-actions = { $actions ->
    [one] Die einzige Aktion ist erlaubt und geht so aus wie aufgezeichnet.
   *[other] Alle { $actions } Aktionen sind erlaubt und gehen so aus wie aufgezeichnet.
  }
verify-result = Die Punkte stimmen.
verify-holds = Die Aufzeichnung stimmt.
verify-taken-back = In dieser Partie wurden Aktionen zurückgenommen; sie zählt in keiner Wertung.
verify-commitment-title = Fingerabdruck des Startwerts (SHA-256)
verify-seed-title = Startwert

## Whether a deal was fair

seal-fair = Fair ausgeteilt
seal-fair-told = Vor der ersten Karte hat der Server eine geheime Zahl festgelegt, und dein Browser hat eine Zufallszahl hineingemischt. Er hat noch einmal ausgeteilt, und jede Karte stimmt: Niemand konnte die Karten aussuchen.
seal-promised = Ausgeteilt wie versprochen
seal-promised-told = Dein Browser kannte das Versprechen des Servers vor der ersten Karte. Er hat noch einmal ausgeteilt, und jede Karte stimmt. Eine Zahl von dir wurde nicht hineingemischt.
seal-late = Karten geprüft
seal-late-told = Dein Browser hat noch einmal ausgeteilt, und jede Karte stimmt. Was der Server vor der ersten Karte versprach, weiß er nicht.
seal-broken = Diese Karten stimmen nicht
seal-broken-told = Die Karten folgen nicht aus dem, was vor dem Spiel versprochen wurde. Speichere die Partie als Datei und frage den Betreiber dieses Servers.
seal-unknown = Karten nicht geprüft

## Why a record cannot be read

record-size = Für eine Aufzeichnung ist die Datei zu groß.
record-json = Die Datei ist nicht lesbar: Sie ist keine gültige JSON-Datei.
record-other = Das ist keine Aufzeichnung, die diese Version kennt.
record-changed = Die Aufzeichnung wurde nachträglich verändert: Ihre Prüfsumme passt nicht.
record-rules = Die Aufzeichnung folgt einer anderen Fassung der Regeln.
record-chance = Die Karten der Aufzeichnung stammen aus einem Zufallsgenerator, den diese Version nicht kennt.
record-board = Gespielt wurde auf dem Spielplan „{ $id }“, den dieser Browser nicht hat.
record-deals = Der Startwert ergibt nicht die Karten, die ausgeteilt wurden.
record-action = Aktion { $number } ist nicht möglich.
record-outcome = Aktion { $number } geht nicht so aus wie aufgezeichnet.
record-commitment = Der Startwert passt nicht zum Fingerabdruck von vor der Partie.
record-result = Die aufgezeichneten Punkte sind nicht die dieser Partie.

## The lesson

learn-title = Spielend lernen
learn-lead = Eine Partie zu zweit gegen einen Lehrling, der sich Zeit lässt. Was gerade wichtig ist, leuchtet auf; in einer Minute hast du deine erste Strecke.
learn-goal-routes = Nutze Strecken zwischen Orten in Amsterdam; du bezahlst sie mit Karten ihrer Farbe. Lange Strecken bringen mehr Punkte.
learn-goal-contracts = Nimm Aufträge an: Verbinde ihre beiden Orte bis zum Ende mit deinen eigenen Strecken, sonst verlierst du ihre Punkte.
learn-goal-merchandise = Sammle Waren auf Strecken mit Rädern; wer die meisten hat, bekommt einen Bonus.
learn-begin = Los geht’s
learn-next = Verstanden
learn-quiet = Spiel weiter bis zum Ende: Was neu ist, wird hier erklärt. „Tipp“ sagt, was gute Spieler tun würden.
learn-counting = Die Partie ist zu Ende. Jetzt werden Strecken, Aufträge und Waren gezählt.
learn-contracts = Verbinde die beiden Orte eines Auftrags mit deinen Karren, und du bekommst seine Punkte; sonst verlierst du sie. Behalte hier beide: Ihre Wege überlappen sich. Später ist einer oft der sicherere Anfang.
learn-draw = Die Strecke gehört dir, und ihre Punkte auch. Sammle jetzt neue Karten: Nimm eine vom Markt, in einer Farbe, die deine nächste Strecke braucht.
learn-second = Und eine zweite Karte: eine offene, nur keinen Joker, oder die unbekannte oberste vom Stapel.
learn-way = Die Aufträge sagen, wie viele Karren noch fehlen; der Spielplan zeigt den Weg. Pro Zug wählst du: zwei Karten, eine Strecke oder neue Aufträge.
learn-again = Die Strecke { $route } bringt deinen Auftrag voran, und du kannst sie bezahlen. Nutze sie jetzt, oder sammle weiter.
learn-wild = Ein Joker steht für jede Farbe. Nimmst du ihn vom Markt, ist er deine einzige Karte in diesem Zug; als zweite Karte darfst du ihn nicht nehmen.
learn-claim = Du kannst { $route } bezahlen: je Feld eine Karte der Streckenfarbe. Wähle die beleuchtete Strecke.
learn-gray = Die Strecke { $route } ist grau: Du nimmst eine beliebige Farbe, solange alle Karten dieselbe haben. Nutze sie jetzt, oder sammle weiter.
learn-wild-pays = Joker ergänzen jede Zahlung. Spar sie für lange Strecken auf, wenn du auch anders bezahlen kannst; die günstigste Art steht immer zuerst.
learn-points = Punkte zählen sofort: 1, 2, 4 oder 7 für 1, 2, 3 oder 4 Felder. Lange Strecken lohnen sich.
learn-merchandise = Eine deiner Strecken zeigt Räder, also hast du eine Warenkarte bekommen. Wer am Ende die meisten hat, bekommt 8 Punkte, wer die zweitmeisten hat, noch 4.
learn-double = Zwei Strecken nebeneinander sind eine Doppelstrecke. Zu zweit wird nur eine davon genutzt; die andere ist jetzt gesperrt.
learn-completed = Ein Auftrag ist erfüllt! Seine Punkte sind dir sicher, aber bis zum Ende erfährt es sonst niemand.
learn-more = Du darfst auch zwei neue Aufträge ziehen und mindestens einen behalten: gut, solange du Karren hast und ein Weg halb gebaut ist.
learn-offer = Behalte den Auftrag, der weniger Karren kostet. Beide sind ein Risiko: Was nicht erfüllt wird, kostet Punkte. Was du zurückgibst, kommt unter den Stapel.
learn-flush = Im Markt lagen drei Joker. Darum wurden alle fünf Karten abgeräumt und neue ausgelegt.
learn-reshuffle = Der Stapel war aufgebraucht; die Ablage wurde gemischt und ist jetzt der neue Stapel.
learn-soon = Das Ende naht: Sobald jemand zwei Karren oder weniger hat, sind alle noch einmal dran. Die Zahl neben dem Karren sagt, wie viele noch übrig sind.
learn-last = { $self ->
    [yes] Du hast nur noch zwei Karren oder weniger: Alle haben noch einen letzten Zug.
   *[no] { $who } hat nur noch zwei Karren oder weniger: Alle haben noch einen letzten Zug.
  } { $can ->
    [yes] Nutze noch eine Strecke, wenn du kannst: Karten zählen danach nichts.
   *[no] Du kannst keine Strecke mehr nutzen, und Karten zählen nichts. Neue Aufträge bringen nur Punkte, wenn deine Strecken sie schon erfüllen.
  }
learn-end = { $won ->
    [yes] Du hast deine erste Partie gewonnen! Strecken, Aufträge und Waren ergeben die Summe. Jetzt kennst du das ganze Spiel.
   *[no] Diese Partie geht an { $who }. Strecken bringen Punkte, und nicht erfüllte Aufträge kosten welche. Jetzt kennst du das ganze Spiel: Die nächste kann dir gehören.
  }

## Before a game online

lobby-title = Tisch { $code }
lobby-open = Noch niemand
lobby-here = { $count ->
    [0] Am Tisch: { $who }. Alle Plätze sind besetzt; du kannst zusehen.
   *[other] Am Tisch: { $who }. Freie Plätze: { $count }.
  }
lobby-you = du
lobby-ready = Bereit
lobby-not-ready = Noch nicht bereit
lobby-be-ready = Ich bin bereit
lobby-take = Hier hinsetzen
lobby-also = Weitere Person an diesem Gerät
lobby-also-name = Name der weiteren Person
lobby-leave = Verlassen
leave-title = Den Tisch verlassen
leave-keep = Meinen Platz behalten
leave-keep-told = Du kommst zur Startseite und findest den Tisch dort wieder.
leave-give = Meinen Platz aufgeben
leave-give-told = Jemand anders kann ihn einnehmen.
leave-give-bot = Ein Bot spielt für dich zu Ende. Das ist endgültig.
leave-close = Den Tisch schließen
leave-close-sure = Noch einmal drücken, um ihn für alle zu schließen
leave-close-told = Dann gibt es ihn für niemanden mehr.
leave-closed = Tisch { $code } ist geschlossen.
lobby-arrange = Wer spielt auf Platz { $number }?
lobby-person = Mensch
lobby-start = Partie beginnen
lobby-waiting = Es geht los, sobald alle Plätze besetzt und alle bereit sind.
lobby-duplicate = Es sind die Karten von Partie { $game }. Wer sie gesehen hat, kennt sie vielleicht. Melde dich nur bereit, wenn du einverstanden bist.
lobby-duplicate-new = Neue Karten austeilen
lobby-invite = Einladen
lobby-invite-told = Wer diesen Link hat, darf zusehen und einen freien Platz nehmen.
lobby-code-told = Oder öffne { $host } und spiel mit diesem Code mit:
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-qr = Der Link als QR-Code
lobby-local = Die Adresse { $host } funktioniert nur auf diesem Computer. Andere Geräte können sie noch nicht öffnen.
lobby-local-how = So können Handys mitspielen
lobby-local-told = Wer den Server betreibt, startet ihn mit { $command }. Öffne diese Seite dann hier unter der Adresse des Computers in deinem Netz, zum Beispiel { $example }: Link und Code gelten dann auf jedem Gerät zu Hause.
lobby-clock = Bedenkzeit
lobby-clock-none = Unbegrenzt
lobby-clock-move = { $seconds } s für jede Aktion
lobby-clock-total = { $minutes } min für die Partie, dazu { $increment } s für jede Aktion
lobby-takeover = Ein Bot darf für Abwesende spielen
lobby-takeover-soon = Nach 30 s; nie im langsamen Spiel
lobby-takeover-minutes = Nach { $minutes } Minuten
lobby-takeover-never = Nie
lobby-undo = Aktionen dürfen zurückgenommen werden
lobby-chat = Chat
lobby-listed = Dieser Tisch ist für alle sichtbar
lobby-by-code = Wer den Code kennt, darf mitspielen
lobby-settings = Einstellungen dieses Tischs
lobby-colour-taken = { $colour } ({ $name })
lobby-before = Die Partie davor
clock-low = Noch { $seconds } Sekunden.

## A screen for all

screen-use = Diesen Bildschirm als Spielplan nutzen
screen-use-told = Für einen Fernseher oder großen Bildschirm: Er zeigt allen den Spielplan, aber keine Handkarten. Gespielt wird auf den Handys.
screen-create = Dieser Bildschirm ist der Spielplan, gespielt wird auf Handys
screen-scan = Code scannen und Platz nehmen
screen-scan-told = Richte die Kamera deines Handys darauf und wähl dann Platz und Farbe.
screen-move = { $name }, scann diesen Code, und dein Platz zieht auf dein Handy um
screen-phones = Handys
screen-full = Vollbild
screen-leave = Nicht mehr als Spielplan nutzen
screen-again = Revanche? Wählt sie auf einem Handy.
screen-dark = Über einfaches http kann eine Seite diesen Bildschirm nicht wach halten: Stell das Gerät so ein, dass es sich nicht abschaltet.

## Chat

chat-title = Chat
chat-say = Sag etwas
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-mute = { $name } stummschalten
chat-unmute = { $name } nicht mehr stummschalten

## What a server refuses

problem-unreachable = Hier antwortet kein Server. Partien gegen Bots und an einem Gerät brauchen keinen.
problem-no-table = Diesen Tisch gibt es nicht, oder du brauchst eine Einladung.
problem-not-allowed = Das darfst du an diesem Tisch nicht.
problem-not-now = Das geht gerade nicht.
problem-name = Ein Name muss 1 bis 32 Zeichen haben.
problem-name-taken = Jemand an diesem Tisch heißt schon so. Wähle einen anderen Namen.
problem-seat-taken = Dieser Platz ist besetzt.
problem-not-ready = Erst müssen alle Plätze besetzt und alle bereit sein.
problem-paused = Das Spiel macht Pause.
problem-bot-plays = Auf diesem Platz spielt ein Bot.
problem-undo-impossible = Zurücknehmen geht nicht mehr: Seitdem wurde etwas Neues bekannt.
problem-undo-off = An diesem Tisch wird nichts zurückgenommen.
problem-chat-muted = Der Gastgeber des Tisches hat diesen Platz stummgeschaltet.
problem-too-fast = Das war zu schnell; warte kurz.
problem-too-many = Davon gibt es schon zu viele; schließe eins oder warte kurz.
problem-starting = Der Server startet noch. Versuch es in einer Minute wieder; Partien auf diesem Gerät brauchen keinen Server.
problem-storage-unavailable = Die Partie lässt sich gerade nicht speichern. Es ist nichts geschehen; versuch es gleich noch einmal.
problem-version = Diese Seite ist veraltet: Lade sie neu.
problem-stale = Am Tisch ging es schon weiter; schau noch einmal hin.
problem-table-full = Diesen Tisch gibt es schon zu lange; eröffne einen neuen.
problem-table-closed = Dieser Tisch wurde geschlossen.
problem-table-broken = Dieser Tisch ist beschädigt; der Betreiber dieses Servers kann sich darum kümmern.
problem-banned = Der Betreiber dieses Servers hat dich eine Zeit lang ausgesperrt.
problem-record-closed = Diese Aufzeichnung ist geschlossen, solange mit ihren Karten noch einmal gespielt wird.
problem-colour-taken = Diese Farbe hat schon jemand.
problem-chat-off = An diesem Tisch gibt es keinen Chat.
problem-not-absent = Diese Person war gerade noch da; gib ihr etwas Zeit.
problem-link = Dieser Link wurde schon benutzt oder ist zu alt. Mach einen neuen auf dem Gerät, das den Platz hat.
problem-other = Das hat nicht geklappt ({ $key }).

## The rules

rules-all = Alle Regeln
rules-lead = Acht kurze Abschnitte. Jede Regel hat eine Nummer, und das Spiel nennt sie, sobald etwas nicht geht.
board-ours-told = Strecken, Karten und Punkte sind die veröffentlichten. Welche Aufträge es gibt und welche Strecken Karren zeigen, wurde nie veröffentlicht: Unsere sind eine Rekonstruktion, in der jeder Auftrag so viel wert ist, wie sein kürzester Weg lang ist.
board-ours-how = Wenn du das Spiel besitzt, kannst du mit dem Gedruckten spielen: Kopiere die Datei { $file } aus Damrak, trag deine Aufträge und Karrensymbole ein, prüfe sie mit { $check } und spiel im Terminal mit { $play }. Im Browser und an Online-Tischen geht das nicht: Dort gilt immer unsere Rekonstruktion.
glance-seats = Neben jedem Namen
glance-cart = übrige Karren
glance-card = Handkarten
glance-contract = Aufträge
glance-merchandise = Warenkarten; hinter +: die Bonuspunkte, die sie jetzt bringen würden
glance-ends = Eine Sanduhr steht an Strecken, mit denen die letzte Runde beginnt.
rules-picture-cards = Die Transportkarten: sechs Farben, dazu Joker, die für jede davon stehen.
rules-picture-payment = Vier Arten, eine grüne Strecke mit drei Feldern zu bezahlen.
rules-picture-track = Eine Strecke mit { $spaces } Feldern bringt { $points } Punkte: Der Zählstein rückt von { $from } auf { $to } vor. Nach { $last } beginnt die Punkteleiste wieder bei 0.
rules-picture-final = Ein Beispiel für das Ende: Strecken, Aufträge und Waren werden zusammengezählt, nicht erfüllte Aufträge abgezogen.
rules-final-merchandise = Waren
rules-final-total = Summe

## Looking at a game again

replay-lead = Geh eine Partie Schritt für Schritt durch: aus der Sicht jedes Spielers oder mit offenen Karten.
replay-yours = So spielst du
replay-yours-told = Genauigkeit, Gewohnheiten und Fortschritt über die Partien, die du hier beendet hast, ohne Züge zurückzunehmen.
replay-file = Aufzeichnung öffnen
replay-record = Eine Aufzeichnung
replay-record-told = Jede Partie lässt sich am Ende als Datei speichern. Öffne eine, die dir jemand geschickt hat: Alles bleibt in deinem Browser.
replay-none = In diesem Browser wurde noch keine Partie beendet.

## A new table

online-lead = Eröffne einen Tisch und schick den Link an deine Freunde; sie brauchen nur einen Browser.
online-listed-none = Gerade sucht kein Tisch Mitspieler.

## Settings

settings-title = Einstellungen
settings-look = Aussehen
settings-pace = Tempo und Ton
settings-play = Dein Zug
settings-help = Hilfe
settings-language = Sprache
settings-theme = Hell oder dunkel
settings-theme-auto = Automatisch
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-sound = Ton
settings-volume = Lautstärke
settings-speed = Tempo
settings-speed-0 = Sofort
settings-speed-0-5 = Langsam
settings-speed-1 = Normal
settings-speed-2 = Schnell
settings-motion = Bewegung
settings-motion-auto = Automatisch
settings-motion-full = Voll
settings-motion-reduced = Reduziert
settings-symbols = Symbole und Muster auf jeder Farbe
settings-confirm = Vor jeder Aktion nachfragen
settings-pay = Immer fragen, womit du bezahlst
settings-hint = Ein Tipp verrät
settings-hint-3 = Die Aktion und ihren Grund
settings-hint-2 = Erst die Art der Aktion
settings-hint-1 = Erst nur einen Denkanstoß
settings-keys = Tastenkürzel am Tisch (/ zeigt sie)
settings-call = Bescheid geben, wenn ich dran bin
settings-notices = Mitteilungen erlauben
settings-counter = Kartenzähler: zeigen, was sich über die Handkarten erschließen lässt

## The field for typed moves, and the keys

table-command = Züge eintippen
table-command-label = Was willst du tun?
table-command-do = So spielen
table-command-unknown = „{ $text }“ ist unklar. Probier es so: { $draw } 3, { $draw } { $deck }, { $claim } dam oude-kerk, { $contracts }.
table-command-not-now = „{ $text }“ geht gerade nicht.
table-command-draw = Sag, was du ziehen willst: einen Platz im Markt ({ $draw } 3), eine Farbe ({ $draw } { $red }) oder den Stapel ({ $draw } { $deck }).
table-command-no-route = Zwischen diesen Orten liegt keine Strecke: { $text }.
table-command-half = Sag, welche der beiden, mit { $via }: { $known }.
table-command-ends = Nenne die beiden Enden einer Strecke, etwa: { $claim } dam oude-kerk.
table-command-vague = „{ $text }“ könnte heißen: { $known }.
type-draw = ziehe, zieh, ziehen, nimm, nehmen
type-claim = nutze, nutzen
type-contracts = Aufträge
type-keep = behalte, behalten
type-pass = passe, passen
type-deck = Stapel, verdeckt
type-market = Markt, offen, offene, offenen
type-first = ersten, erste
type-second = zweiten, zweite
type-both = beide
type-why = warum
type-via = via, über
type-colours = blue blaue, green grüne, black schwarze, red rote, gray graue
table-keys = Tasten
table-key-market = diese Marktkarte nehmen
table-key-deck = verdeckt vom Stapel ziehen
table-key-contracts = Aufträge ziehen
table-key-keep = den ersten Auftrag, den zweiten oder beide behalten
table-key-undo = die letzte Aktion zurücknehmen
table-key-hint = den Coach um einen Tipp bitten; noch einmal für mehr
table-key-board = zum Spielplan
table-key-next = zur nächsten Strecke, die du bezahlen kannst
table-key-arrows = auf dem Spielplan: die nächste Strecke in dieser Richtung
table-key-letter = auf dem Spielplan: Strecken der Orte mit diesem Buchstaben
table-key-enter = wählen, bestätigen
table-key-escape = abbrechen, schließen
table-key-command = einen Zug eingeben
table-key-places = der Spielplan als Liste
table-key-log = was bisher geschah
table-key-ways = die Wege aller offenen Aufträge hervorheben
table-key-one = einen Auftrag allein zeigen; noch einmal für den nächsten
table-key-zoom = vergrößern, verkleinern, der ganze Spielplan
table-key-mute = Ton an oder aus

## What an undo means

table-undone = { $alone ->
    [yes] Zurückgenommen. Eine Partie mit Rücknahmen zählt nicht für deine Statistik.
   *[no] Zurückgenommen. Was neue Karten oder Aufträge zeigt, lässt sich nicht zurücknehmen.
  }

## The end of a game

table-contract-failed = Nicht erfüllt
table-final = Schlusswertung
table-final-all = Alles zeigen
table-final-routes = { $count ->
    [0] Keine Strecken
    [one] Eine Strecke
   *[other] { $count } Strecken
  }
table-final-merchandise = Waren: { $count } (Platz { $place })
table-final-no-merchandise = Keine Waren
table-final-verdict = { $by ->
    [contracts] { $self ->
        [yes] Du gewinnst: Gleichstand bei den Punkten, aber mehr erfüllte Aufträge.
       *[no] { $who } gewinnt: Gleichstand bei den Punkten, aber mehr erfüllte Aufträge.
      }
    [shared] Ein geteilter Sieg: { $who }.
   *[points] { $self ->
        [yes] { $points ->
            [one] Du gewinnst mit einem Punkt Vorsprung!
           *[other] Du gewinnst mit { $points } Punkten Vorsprung!
          }
       *[no] { $points ->
            [one] { $who } gewinnt mit einem Punkt Vorsprung.
           *[other] { $who } gewinnt mit { $points } Punkten Vorsprung.
          }
      }
  }
table-final-place = { $shared ->
    [yes] { $points ->
        [one] Geteilter Platz { $place }, ein Punkt Rückstand.
       *[other] Geteilter Platz { $place }, { $points } Punkte Rückstand.
      }
   *[no] { $points ->
        [one] Platz { $place }, ein Punkt Rückstand.
       *[other] Platz { $place }, { $points } Punkte Rückstand.
      }
  }
table-final-shared = geteilt
share-title = Diese Partie teilen
share-picture = Bild speichern
share-picture-saved = Gespeichert
share-picture-alt = Der Spielplan am Ende, mit allen Punkten
share-link = Link zum Ansehen kopieren
share-told = Wer den Link hat, kann sich die ganze Partie ansehen, mit allen Karten.

## Rules, replays, tables online

rules-title = Die Regeln
rules-back = Zurück zum Spiel
rules-contents = Abschnitte
rules-aim = Das Ziel
rules-route-points = Punkte für eine Strecke
rules-spaces = Felder
rules-points = Punkte
rules-merchandise-points = Punkte für Waren am Ende
rules-place = Rang
rules-players = { $count } Spieler
replay-controls = Partie ansehen
replay-first = Zum Anfang
replay-back = Eine Aktion zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Eine Aktion weiter
replay-last = Zum Ende
replay-position = Stelle in der Partie
replay-pace = Tempo
replay-eyes = Aus wessen Sicht?
replay-eyes-of = Sicht von { $name }
replay-spectator = Als Zuschauer
replay-open = Alles offen
replay-next-cards = Als Nächstes im Stapel
replay-verify = Prüfen, ob alles fair war
replay-share = Link zu dieser Stelle kopieren
replay-link = Link
replay-copied = Kopiert
replay-save = Als Datei speichern
replay-more = Mehr
online-title = Online spielen
online-name = Dein Name
online-seats = Plätze
online-seat-open = Offen für alle
online-create = Tisch eröffnen
online-listed = Offene Tische
online-forget = Aus der Liste nehmen
online-joining = Auf dem Weg zum Tisch …
online-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
online-sending = Wird gesendet …
online-retry = Jetzt versuchen
lobby-seat = Platz { $number }
lobby-share = Teilen
bar-online = Der Tisch
bar-undo-asked = { $name } möchte eine Aktion zurücknehmen.
bar-undo-yes = Ja
bar-undo-no = Nein
bar-pause = Pause
bar-resume = Weiter
bar-paused = Das Spiel macht Pause.
bar-chat = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread })
  }
bar-invite = Einladen
bar-move = Anderes Gerät
bar-move-told = Öffne diesen Link auf dem anderen Gerät; dein Platz zieht dorthin um.
bar-substitute = Bot für { $name } spielen lassen
bar-return = Ich bin zurück
bar-next = Zur nächsten Partie
bar-next-told = Die nächste Partie wird vorbereitet.
bar-duplicate = Revanche, gleiche Karten
bar-record = Partie als Datei speichern
bar-menu = Tischmenü
bar-hands = Der Spielplan ist auf einem anderen Bildschirm
bar-away = Ein Bot soll für mich spielen
bar-undo-waiting = Du möchtest eine Aktion zurücknehmen; die anderen müssen zustimmen.
