# What the browser says, in German. The rules are in ../rules/de.ftl.
#
# Words chosen, after the train-game family in German:
#   cart              der Karren, die Karren
#   transport card    die Transportkarte
#   wild              der Joker, die Joker
#   contract          der Auftrag, die Aufträge (the card: die Auftragskarte)
#   to complete       erfüllen
#   merchandise       die Waren; one card: die Warenkarte
#   route             die Strecke; double route: die Doppelstrecke
#   to claim, to hold eine Strecke nutzen; sie gehört jemandem
#   location          der Ort
#   space             das Feld
#   board             der Spielplan
#   market            der Markt
#   deck, discards    der Stapel (Auftragsstapel), die Ablage
#   hand              die Hand
#   draw blind        verdeckt ziehen
#   face up           offen
#   turn, action      der Zug; die Aktion
#   seat              der Platz (place in a ranking: der Rang)
#   final scoring     die Schlusswertung
#   tie               der Gleichstand
#   score marker      der Zählstein; score track: die Punkteleiste
#   record            die Aufzeichnung
# Colours are nouns ("3 Karten in Rot"), so that nothing has to be inflected.

## The whole client

app-name = Damrak
app-tagline = Karren, Grachten und Aufträge: Amsterdam um 1650, für zwei bis vier Spieler.
app-unofficial = Ein inoffizielles Fanspiel, ohne Verbindung zu einem Verlag.
home-insecure = Diese Seite kam über einfaches http. Das Spiel funktioniert, lässt sich aber nicht installieren und ohne Netz nicht spielen; über https geht beides.
app-loading = Der Spielplan wird aufgeklappt …
app-failed = Da ist etwas schiefgegangen: { $reason }
app-close = Schließen

nav-pages = Seiten
nav-home = Start
nav-table = Online
nav-rules = Regeln
nav-learn = Lernen
nav-replay = Ansehen
nav-settings = Einstellungen
nav-skip = Zum Inhalt springen
nav-lost = Diese Seite gibt es nicht.

update-ready = Es gibt eine neue Version.
update-now = Jetzt laden
update-later = Später

## Colours of cards and routes

card-pink = Rosa
card-blue = Blau
card-green = Grün
card-black = Schwarz
card-red = Rot
card-orange = Orange
card-wild = Joker
card-gray = Grau
cards-pink = { $count }× Rosa
cards-blue = { $count }× Blau
cards-green = { $count }× Grün
cards-black = { $count }× Schwarz
cards-red = { $count }× Rot
cards-orange = { $count }× Orange
cards-wild = { $count }× Joker

## Players

seat-colour-0 = Herz in Pflaume
seat-colour-1 = Krone in Elfenbein
seat-colour-2 = Anker in Türkis
seat-colour-3 = Schlüssel in Zitronengelb
level-apprentice = Lehrling
level-porter = Lastträger
level-carter = Fuhrmann
level-merchant = Kaufmann
level-regent = Regent
level-master = Meister

## Why something cannot be done; the number of the rule stands beside it

why-game-over = Das Spiel ist zu Ende.
why-not-your-turn = Du bist nicht am Zug.
why-chosen = Du hast deine Aufträge schon gewählt.
why-choose-first = Wähle zuerst, welche Aufträge du behältst.
why-keep-first = Entscheide zuerst, welche dieser Aufträge du behältst.
why-nothing-offered = Du hast gerade keine Aufträge zur Auswahl.
why-second-card-first = Nimm zuerst deine zweite Karte.
why-must-keep = Es war nur noch ein Auftrag da, und den musst du behalten.
why-no-contracts = Es sind keine Aufträge mehr da.
why-no-cards = Es ist keine Karte mehr da: Stapel und Ablage sind leer.
why-no-pass = Passen darfst du nur, wenn sonst nichts möglich ist.
why-slot-empty = Dieser Platz im Markt ist leer.
why-second-wild = Ein offener Joker darf nicht deine zweite Karte sein.
why-route-yours = Diese Strecke gehört dir schon.
why-route-taken = Diese Strecke gehört schon { $who }.
why-other-half-yours = Dir gehört schon die andere Strecke dieser Doppelstrecke.
why-other-half-closed = Zu zweit wird von einer Doppelstrecke nur eine der beiden genutzt, und die andere ist schon vergeben.
why-twin-free = Die andere Strecke dieser Doppelstrecke ist noch frei.
why-carts = Die Strecke hat { $needed ->
    [one] ein Feld
   *[other] { $needed } Felder
  }, und du hast { $carts ->
    [0] keinen Karren mehr
    [one] nur noch einen Karren
   *[other] nur noch { $carts } Karren
  }.
why-cannot-pay = Das kostet { $needed ->
    [one] eine Karte in { $colour }
   *[other] { $needed } Karten in { $colour }
  }, Joker mitgezählt; das gibt deine Hand nicht her.
why-cannot-pay-gray = Das kostet { $needed ->
    [one] eine Karte beliebiger Farbe
   *[other] { $needed } Karten einer Farbe
  }, Joker mitgezählt; das gibt deine Hand nicht her.
table-rule = Regel{ "\u00A0" }{ $rule }

## The table: what lies on it

table-board = Der Spielplan
table-board-routes = Strecken
table-seats = Spieler
table-market = Markt
table-wild-whole = ganzer Zug
table-hand = Deine Karten
table-contracts = Aufträge
table-log = Was bisher geschah
table-places = Der Spielplan als Liste
table-dock = Dein Zug
table-bar = Ansichten und Einstellungen
table-you = du
table-away = abwesend
table-moving = Ist am Zug.
table-ends = { $a } – { $b }
table-told = { $what }: { $told }
table-points = { $points ->
    [1] ein Punkt
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
table-carts = { $count ->
    [0] kein Karren mehr
    [one] noch ein Karren
   *[other] noch { $count } Karren
  }
table-carts-near = { $carts }; mit der nächsten Strecke kann die letzte Runde beginnen
table-hand-cards = { $count ->
    [0] keine Handkarten
    [one] eine Handkarte
   *[other] { $count } Handkarten
  }
table-hand-seen = { $count }; offen genommen: { $cards }
table-hand-counted = { $count }; lässt sich erschließen: { $cards }
table-contract-count = { $count ->
    [one] ein Auftrag
   *[other] { $count } Aufträge
  }
table-merchandise = { $count ->
    [0] keine Waren
    [one] eine Warenkarte
   *[other] { $count } Warenkarten
  }
table-merchandise-bonus = { $cards }: { $points } Bonuspunkte, wenn jetzt Schluss wäre
table-slot = Marktkarte { $slot }: { $card }
table-slot-empty = Platz { $slot } im Markt: leer
table-deck = { $count ->
    [0] Der Stapel ist leer
    [one] Verdeckt ziehen: noch { $count } Karte im Stapel
   *[other] Verdeckt ziehen: noch { $count } Karten im Stapel
  }
table-discards = { $count ->
    [0] Ablage leer
    [one] Eine Karte in der Ablage
   *[other] { $count } Karten in der Ablage
  }
table-contract-deck = { $count ->
    [0] Keine Aufträge mehr
    [one] Den letzten Auftrag ziehen: noch { $count }
   *[other] Aufträge ziehen: noch { $count }
  }
table-merchandise-left = { $count ->
    [0] Keine Waren mehr
    [one] Noch eine Warenkarte
   *[other] Noch { $count } Warenkarten
  }
table-merchandise-scale = { $left }. Bonus am Ende, von den meisten zu den wenigsten: { $points }
table-stack = { $card }: { $count ->
    [0] keine
   *[other] { $count }
  }
table-stack-needed = { $card }: { $count ->
    [0] keine
   *[other] { $count }
  }; deine Aufträge brauchen noch { $needed }
table-pays = { $cards }: { $count ->
    [0] reicht für keine freie Strecke.
    [one] reicht für eine Strecke.
   *[other] reicht für { $count } Strecken.
  }
table-need-gray = Graue Strecken auf den Wegen deiner Aufträge: { $count ->
    [one] eine Karte beliebiger Farbe
   *[other] { $count } Karten beliebiger Farbe, aber je Strecke alle gleich
  }

## The table: routes

table-route-facts = { $count ->
    [one] ein Feld in { $colour }
   *[other] { $count } Felder in { $colour }
  }
table-route-merchandise = eine Warenkarte
table-route-own = Gehört dir.
table-route-owner = Gehört { $who }.
table-route-closed = Gesperrt.
table-route-payable = Du kannst sie nutzen.
table-route-free = Frei.
table-route-takes = Kostet { $payment }.
table-route-other-ways = { $count ->
    [one] Du kannst auch noch anders bezahlen.
   *[other] Du kannst auch noch auf { $count } andere Arten bezahlen.
  }
table-lack = Noch nötig: { $cards }.
table-lack-gray = { $spaces ->
    [1] Es fehlt eine Karte, die Farbe ist egal.
   *[other] { $count ->
        [one] Es fehlt eine Karte derselben Farbe.
       *[other] Es fehlen { $count } Karten derselben Farbe.
      }
  }
table-has-cards = Du hast die Karten dafür.
table-use-contracts = { $count ->
    [one] Hilft bei Auftrag { $marks }.
   *[other] Hilft bei den Aufträgen { $marks }.
  }
table-use-completes = { $count ->
    [one] Erfüllt Auftrag { $marks }.
   *[other] Erfüllt die Aufträge { $marks }.
  }
table-use-goods = Räder bringen Waren: Bonus { $bonus }.
table-use-ends = Damit beginnt die letzte Runde.
table-use-dooms = { $count ->
    [one] Danach nicht mehr zu schaffen: Auftrag { $marks }.
   *[other] Danach nicht mehr zu schaffen: die Aufträge { $marks }.
  }
table-legend = ✓ steht an Strecken, die du bezahlen kannst; ein Goldrahmen, wenn sie auch einem Auftrag nützen; ein Fass, wenn sie Waren bringen.
table-zoom-in = Vergrößern
table-zoom-out = Verkleinern
table-zoom-whole = Der ganze Spielplan

## The table: choosing

table-status-turn = { $last ->
    [claim] Dein letzter Zug: Nutze eine Strecke, für ihre Punkte oder um einen Auftrag zu erfüllen. Karten bringen nichts mehr.
    [contracts] Dein letzter Zug: { $lack ->
        [carts] Du hast die Karten für eine Strecke, aber zu wenig Karren
       *[cards] Du kannst keine Strecke bezahlen
      }. Neue Aufträge bringen nur Punkte, wenn deine Strecken sie schon erfüllen; sonst kosten sie welche.
   *[no] Du bist dran: zwei Karten ziehen, eine Strecke nutzen oder Aufträge ziehen.
  }
table-status-second = Nimm deine zweite Karte.
table-status-pass = In diesem Zug kannst du nichts tun.
table-status-goes-on = Hier ist nichts mehr zu gewinnen: Das Spiel geht von selbst weiter.
table-status-wait = { $who } überlegt …
table-status-setup = Die Aufträge werden gewählt.
table-status-choosing = { $who } { $count ->
    [one] wählt
   *[other] wählen
  } noch Aufträge.
table-status-wait-second = { $who } nimmt eine zweite Karte.
table-status-wait-offer = { $who } wählt Aufträge.
table-status-over = Das Spiel ist zu Ende.
table-pass = Passen
table-pay-with = So kannst du bezahlen
table-claim-for = Strecke nutzen: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
table-rather = Oder { $route } in { $colour }?
table-cancel = Doch nicht
table-do = So spielen
table-sure = { $kind ->
    [market] Diese Karte nehmen: { $card }?
    [deck] Eine Karte verdeckt ziehen?
    [contracts] Aufträge ziehen?
    [pass] In diesem Zug passen?
   *[other] Bist du sicher?
  }
table-offer-setup = Behalte mindestens einen dieser Aufträge
table-offer = Behalte mindestens einen
table-offer-how = Tippe oder klicke auf einen Auftrag, um ihn zurückzulegen.
table-keep = { $count ->
    [0] Wähle mindestens einen
    [one] Diesen behalten
   *[other] Beide behalten
  }
table-keep-sure = { $count ->
    [one] Sicher? Diesen behalten
   *[other] Sicher? Beide behalten
  }
table-no-contracts = Noch keine Aufträge.
table-offer-kept = Behalten
table-offer-returned = Zurück{ "\u00AD" }legen
table-contract-done = Erfüllt
table-contract-blocked = Kein Weg mehr frei
table-contract-short = Zu wenig Karren: { $count } nötig
table-contract-late = Zu spät
table-contract-missing = { $count ->
    [one] es fehlt ein Karren
   *[other] es fehlen { $count } Karren
  }

## The table: what happened

table-log-empty = Noch ist nichts passiert.
table-since = Seit deinem Zug
table-since-of = Seit dem letzten Zug von { $who }
table-log-swept = Drei Joker lagen offen: Alle fünf Marktkarten werden ersetzt.
table-log-shuffled = Der Stapel war leer: Die Ablage wird gemischt.
table-log-market = { $self ->
    [yes] Du nimmst vom Markt: { $card }.
   *[no] { $who } nimmt vom Markt: { $card }.
  }
table-log-deck = { $self ->
    [yes] Du ziehst verdeckt.
   *[no] { $who } zieht verdeckt.
  }
table-log-deck-seen = { $self ->
    [yes] Du ziehst verdeckt: { $card }.
   *[no] { $who } zieht verdeckt: { $card }.
  }
table-log-contracts = { $self ->
    [yes] Du ziehst Aufträge.
   *[no] { $who } zieht Aufträge.
  }
table-log-keep = { $self ->
    [yes] { $count ->
        [one] Du behältst einen Auftrag.
       *[other] Du behältst { $count } Aufträge.
      }
   *[no] { $count ->
        [one] { $who } behält einen Auftrag.
       *[other] { $who } behält { $count } Aufträge.
      }
  }
table-log-pass = { $self ->
    [yes] Du passt.
   *[no] { $who } passt.
  }
table-log-claim = { $self ->
    [yes] Du nutzt { $route } mit { $payment }: { $points ->
        [one] ein Punkt.
       *[other] { $points } Punkte.
      }
   *[no] { $who } nutzt { $route } mit { $payment }: { $points ->
        [one] ein Punkt.
       *[other] { $points } Punkte.
      }
  }
table-log-claim-goods = { $self ->
    [yes] Du nutzt { $route } mit { $payment }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
      } und eine Warenkarte.
   *[no] { $who } nutzt { $route } mit { $payment }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
      } und eine Warenkarte.
  }
table-said-completed = Auftrag erfüllt: { $contract }.
table-said-lost = Dein Auftrag { $mark }, { $contract }, lässt sich nicht mehr erfüllen.
table-said-your-turn = Du bist dran.
table-said-turned = Aufgedeckt: { $cards }.
table-last-begins = Die letzte Runde beginnt: Alle sind noch einmal dran
table-last-own = Dein letzter Zug
table-last-turns = { $count ->
    [one] Der allerletzte Zug
   *[other] Letzte Runde: noch { $count } Züge
  }

## The table: the bar, the coach

table-panel-contracts = Aufträge
table-panel-log = Verlauf
table-panel-places = Orte
table-panel-command = Zug eingeben
table-sound = Ton
table-speed = { $speed ->
    [0] Tempo: nichts bewegt sich
   *[other] Tempo: { $speed }
  }
table-hint = Tipp
table-hint-later = Tipp: braucht eine Verbindung
table-hint-title = Der Coach
table-hint-more = Sag mir mehr
table-hint-close = Den Tipp schließen
table-hint-coming = Der Coach überlegt …
table-hint-missing = Der Coach ist noch nicht auf diesem Gerät und kann gerade nicht geladen werden. Frag ihn einmal mit Verbindung (2 MB), dann ist er auch offline da.

## The first page

home-again-title = Weiterspielen
home-again = Weiter
home-new-title = Jetzt spielen
home-players = Spieler
home-players-count = { $count }
home-level = Gegner
home-play = Spielen
home-seats = Plätze einzeln besetzen
home-seat-who = Wer sitzt auf Platz { $number }?
home-seat-name = Name auf Platz { $number }
home-seat-colour = Farbe von Platz { $number }
home-seat-person = Mensch
home-you = Schiffer
home-first = Wer beginnt?
home-first-drawn = Das Los entscheidet
home-first-told = Laut Anleitung beginnt die jüngste Person.
home-same-device = Spielt ihr gemeinsam an diesem Gerät? Verteilt hier die Plätze; beim Weitergeben wird der Bildschirm verdeckt.
home-name-bad = Jeder Name muss 1 bis { $limit } Zeichen haben.
home-name-twice = Zwei Spieler haben denselben Namen.
home-more = Mehr
home-learn = Spielend lernen
home-learn-told = Eine erste Partie, die sich selbst erklärt, in zehn Minuten.
home-rules = Die Regeln
home-rules-told = Kurz und mit Bildern.
home-replay = Eine beendete Partie ansehen
home-replay-told = Deine eigene oder eine Aufzeichnung von anderswo.
home-online = Online spielen
home-online-told = Lade Freunde mit einem Link ein.
home-screen = Am Fernseher oder großen Bildschirm
home-screen-told = Der Spielplan auf einem Bildschirm für alle, die Karten auf den Handys.
join-title = Mit einem Code mitspielen
join-code = Code des Tisches
join-go = Mitspielen
home-server = Auf diesem Server
home-server-none = Gerade kein offener Tisch. Deiner könnte der erste sein.
table-stands-lobby = wartet auf Mitspieler
table-stands-free = Freie Plätze: { $count }
table-stands-playing = wird gespielt
table-stands-over = beendet
table-stands-turn = { $who } ist dran
table-stands-yours = du bist dran
table-stands-choosing = Aufträge werden gewählt
table-stands-gone = nicht mehr da
home-finished = Beendete Partien
home-winner = { $self ->
    [yes] Du hast gewonnen
   *[no] { $names } hat gewonnen
  }
home-winners = Geteilter Sieg: { $names }
home-drop = Diese Partie löschen
home-unfinished = { $actions ->
    [0] frisch ausgeteilt
    [one] bisher eine Aktion
   *[other] bisher { $actions } Aktionen
  }
home-taken-back = mit zurückgenommenen Aktionen
level-apprentice-told = Ein Gegner für den Anfang, der am liebsten Karten sammelt.
level-porter-told = Nimmt, was sofort Punkte bringt, und vertraut auf sein Glück.
level-carter-told = Plant für seine Aufträge, immer eine Strecke voraus.
level-merchant-told = Misst jede Aktion an einem Gesamtplan.
level-regent-told = Denkt viele mögliche Partien voraus.
level-master-told = Hat das Spiel in Millionen Partien gegen sich selbst gelernt und prüft seine besten Ideen an vielen möglichen Kartenverteilungen. Beim ersten Mal werden 2 MB geladen.

## The game in this browser

play-gone = Diese Partie ist nicht mehr in diesem Browser.
play-unkept = Dieser Browser speichert nichts: Wenn du gehst, ist die Partie weg.
play-net-coming = Der Meister ist unterwegs (2 MB, nur beim ersten Mal) …
play-no-net = Der Meister ist noch nicht auf diesem Gerät und kann gerade nicht geladen werden. Spiele einmal mit Verbindung gegen ihn, dann ist er auch offline da; oder wähle einen anderen Gegner.
play-leave = Startseite
play-again = Revanche
play-replay = Partie ansehen
play-review = Partie analysieren
play-review-later = Analyse: braucht eine Verbindung
play-menu = Menü
play-reference = Kurzregeln
play-reference-more = Alle Regeln
handover-done = Fertig: weiter an { $name }
handover-title = Gib das Gerät weiter an { $name }
handover-told = { $name }, schau erst hin, wenn sonst niemand zusieht.
handover-look = Ich bin { $name }

## The rules

board-ours = Aufträge und Karrensymbole sind unsere Rekonstruktion

## Tables online

online-yours = Deine Tische
lobby-colour = Farbe
bar-undo = Zurücknehmen
told-paused = { $name } hat das Spiel unterbrochen.
told-resumed = { $name } setzt das Spiel fort.
told-resigned = { $name } hat aufgegeben; ein Bot spielt weiter.
told-substituted = Ein Bot spielt für { $name } weiter.
told-returned = { $name } ist zurück.
told-undone = { $name } hat eine Aktion zurückgenommen.
told-undo-refused = { $name } hat Nein gesagt: Nichts wird zurückgenommen.
told-clock = Die Zeit von { $name } war um; ein Bot hat entschieden.
why-stale = Am Tisch ging es schon weiter; schau noch einmal hin.
why-paused = Das Spiel macht Pause.
why-refused = Das ging gerade nicht; schau noch einmal hin.
