# What the browser says, in Finnish. The rules are in ../rules/fi.ftl.

## The whole client

app-name = Damrak
app-tagline = Kärryjä, kanavia ja sopimuksia: vuoden 1650 Amsterdam 2–4 pelaajalle.
app-unofficial = Epävirallinen fanipeli, jolla ei ole yhteyttä mihinkään kustantajaan.
home-insecure = Tämä sivu ladattiin suojaamattomalla http-yhteydellä. Peli toimii, mutta asentaminen ja pelaaminen ilman verkkoyhteyttä vaativat https-yhteyden.
app-loading = Pelilautaa avataan…
app-failed = Jokin meni vikaan: { $reason }
app-close = Sulje

nav-pages = Sivut
nav-home = Etusivu
nav-table = Verkossa
nav-rules = Säännöt
nav-learn = Opi
nav-replay = Katso
nav-settings = Asetukset
nav-skip = Siirry sisältöön
nav-lost = Sivua ei löydy.

update-ready = Uusi versio on saatavilla.
update-now = Ota käyttöön
update-later = Myöhemmin

## Colours of cards and routes

card-pink = pinkki
card-blue = sininen
card-green = vihreä
card-black = musta
card-red = punainen
card-orange = oranssi
card-wild = jokeri
card-gray = harmaa
cards-pink = { $count }{ "\u00A0" }×{ "\u00A0" }pinkki
cards-blue = { $count }{ "\u00A0" }×{ "\u00A0" }sininen
cards-green = { $count }{ "\u00A0" }×{ "\u00A0" }vihreä
cards-black = { $count }{ "\u00A0" }×{ "\u00A0" }musta
cards-red = { $count }{ "\u00A0" }×{ "\u00A0" }punainen
cards-orange = { $count }{ "\u00A0" }×{ "\u00A0" }oranssi
cards-wild = { $count }{ "\u00A0" }×{ "\u00A0" }jokeri

## Players

seat-colour-0 = violetti sydän
seat-colour-1 = valkoinen kruunu
seat-colour-2 = turkoosi ankkuri
seat-colour-3 = keltainen avain
level-apprentice = Oppipoika
level-porter = Kantaja
level-carter = Ajuri
level-merchant = Kauppias
level-regent = Raatimies
level-master = Mestari

## Why something cannot be done; the number of the rule stands beside it

why-game-over = Peli on päättynyt.
why-not-your-turn = Nyt ei ole sinun vuorosi.
why-chosen = Olet jo valinnut sopimuskorttisi.
why-choose-first = Valitse ensin, mitkä sopimuskortit pidät.
why-keep-first = Päätä ensin, mitkä sopimuskorteista pidät.
why-nothing-offered = Sinulla ei ole nyt sopimuskortteja valittavana.
why-second-card-first = Ota ensin toinen korttisi.
why-must-keep = Sopimuskortteja oli jäljellä vain yksi, ja se on pidettävä.
why-no-contracts = Sopimuskortteja ei ole enää nostettavaksi.
why-no-cards = Kortteja ei ole enää nostettavaksi: pakka ja poistopakka ovat tyhjät.
why-no-pass = Voit passata vain, kun mikään muu ei ole mahdollista.
why-slot-empty = Tämä torin paikka on tyhjä.
why-second-wild = Torin jokerikorttia ei voi ottaa toisena korttina.
why-route-yours = Tämä reitti on jo sinun.
why-route-taken = { $who } on jo rakentanut tämän reitin.
why-other-half-yours = Sinulla on jo toinen näistä rinnakkaisista reiteistä.
why-other-half-closed = Kaksinpelissä rinnakkaisista reiteistä käytetään vain toista, ja se on jo rakennettu.
why-twin-free = Toinen näistä rinnakkaisista reiteistä on vielä vapaa.
why-carts = Reitillä on { $needed ->
    [one] yksi ruutu
   *[other] { $needed } ruutua
  }, mutta { $carts ->
    [0] kärrysi ovat lopussa
    [one] sinulla on enää yhdet kärryt
   *[other] sinulla on enää { $carts } kärryä
  }.
why-cannot-pay = Reitti maksaa { $needed ->
    [one] yhden kortin
   *[other] { $needed } korttia
  } (väri: { $colour }). Jokerikortitkin käyvät, mutta korttisi eivät riitä.
why-cannot-pay-gray = Reitti maksaa { $needed ->
    [one] yhden minkä tahansa värisen kortin
   *[other] { $needed } samanväristä korttia
  }. Jokerikortitkin käyvät, mutta korttisi eivät riitä.
table-rule = Sääntö{ "\u00A0" }{ $rule }

## The table: what lies on it

table-board = Pelilauta
table-board-routes = Reitit
table-seats = Pelaajat
table-market = Tori
table-wild-whole = koko vuoro
table-hand = Korttisi
table-contracts = Sopimuskortit
table-log = Pelin kulku
table-places = Pelilauta luettelona
table-dock = Sinun siirtosi
table-bar = Paneelit ja asetukset
table-you = sinä
table-away = poissa
table-moving = Vuorossa nyt.
table-ends = { $a } – { $b }
table-told = { $what }: { $told }
table-points = { $points ->
    [1] yksi piste
    [one] { $points } piste
   *[other] { $points } pistettä
  }
table-carts = { $count ->
    [0] ei kärryjä jäljellä
    [one] yhdet kärryt jäljellä
   *[other] { $count } kärryä jäljellä
  }
table-carts-near = { $carts }; seuraava reitti voi aloittaa viimeisen kierroksen
table-hand-cards = { $count ->
    [0] ei kortteja kädessä
    [one] yksi kortti kädessä
   *[other] { $count } korttia kädessä
  }
table-hand-seen = { $count }; torilta otetut: { $cards }
table-hand-counted = { $count }; pääteltävissä: { $cards }
table-contract-count = { $count ->
    [0] ei sopimuskortteja
    [one] yksi sopimuskortti
   *[other] { $count } sopimuskorttia
  }
table-merchandise = { $count ->
    [0] ei kauppatavarabonuskortteja
    [one] yksi kauppatavarabonuskortti
   *[other] { $count } kauppatavarabonuskorttia
  }
table-merchandise-bonus = { $cards }: { $points } bonuspistettä, jos peli päättyisi nyt
table-slot = Torin kortti { $slot }: { $card }
table-slot-empty = Torin paikka { $slot }: tyhjä
table-deck = { $count ->
    [0] Pakka on tyhjä
    [one] Nosta sokkona: pakassa { $count } kortti
   *[other] Nosta sokkona: pakassa { $count } korttia
  }
table-discards = { $count ->
    [0] Poistopakka on tyhjä
    [one] Poistopakassa yksi kortti
   *[other] Poistopakassa { $count } korttia
  }
table-contract-deck = { $count ->
    [0] Sopimuskortit ovat loppuneet
    [one] Nosta viimeinen sopimuskortti: jäljellä { $count }
   *[other] Nosta sopimuskortteja: jäljellä { $count }
  }
table-merchandise-left = { $count ->
    [0] Kauppatavarabonuskortit ovat loppuneet
    [one] Jäljellä yksi kauppatavarabonuskortti
   *[other] Jäljellä { $count } kauppatavarabonuskorttia
  }
table-merchandise-scale = { $left }. Lopun bonus, eniten kortteja ensin: { $points }
table-stack = { $card }: { $count ->
    [0] ei yhtään
   *[other] { $count }
  }
table-stack-needed = { $card }: { $count ->
    [0] ei yhtään
   *[other] { $count }
  }; sopimuskorttisi vaativat vielä { $needed }
table-pays = { $cards }: { $count ->
    [0] ei riitä millekään vapaalle reitille.
    [one] riittää yhdelle reitille.
   *[other] riittää { $count } reitille.
  }
table-need-gray = Harmaat reitit sopimuskorttiesi yhteyksillä: { $count ->
    [one] yksi minkä tahansa värinen kortti
   *[other] { $count } minkä tahansa väristä korttia, kullakin reitillä vain yhtä väriä
  }

## The table: routes

table-route-facts = { $colour }, { $count ->
    [one] yksi ruutu
   *[other] { $count } ruutua
  }
table-route-merchandise = kauppatavarabonuskortti
table-route-own = Sinun.
table-route-owner = Rakentanut { $who }.
table-route-closed = Suljettu.
table-route-payable = Voit rakentaa sen.
table-route-free = Vapaa.
table-route-takes = Hinta: { $payment }.
table-route-other-ways = { $count ->
    [one] Voit maksaa myös toisella tavalla.
   *[other] Muita maksutapoja on { $count }.
  }
table-lack = Puuttuu: { $cards }.
table-lack-gray = { $spaces ->
    [1] Puuttuu yksi minkä tahansa värinen kortti.
   *[other] { $count ->
        [one] Puuttuu yksi samanvärinen kortti.
       *[other] Puuttuu { $count } samanväristä korttia.
      }
  }
table-has-cards = Sinulla on siihen tarvittavat kortit.
table-use-contracts = { $count ->
    [one] Edistää sopimusta { $marks }.
   *[other] Edistää sopimuksia { $marks }.
  }
table-use-completes = { $count ->
    [one] Täyttää sopimuksen { $marks }.
   *[other] Täyttää sopimukset { $marks }.
  }
table-use-goods = Pyöristä saa kauppatavaran: bonus { $bonus }.
table-use-ends = Tästä alkaa viimeinen kierros.
table-use-dooms = { $count ->
    [one] Sen jälkeen mahdoton: sopimus { $marks }.
   *[other] Sen jälkeen mahdottomia: sopimukset { $marks }.
  }
table-legend = ✓ merkitsee reitit, joihin korttisi riittävät; kultakehys ne, jotka myös auttavat sopimusta; tynnyri ne, joista saa kauppatavaran.
table-zoom-in = Lähennä
table-zoom-out = Loitonna
table-zoom-whole = Koko pelilauta

## The table: choosing

table-status-turn = { $last ->
    [claim] Viimeinen vuorosi: rakenna reitti pisteiden vuoksi tai täyttääksesi sopimuksen. Korteista ei ole enää hyötyä.
    [contracts] Viimeinen vuorosi: { $lack ->
        [carts] korttisi riittäisivät reittiin, mutta kärrysi eivät
       *[cards] korttisi eivät riitä yhteenkään reittiin
      }. Uusista sopimuksista saa pisteitä vain, jos reittisi jo täyttävät ne; muuten menetät pisteitä.
   *[no] Sinun vuorosi: nosta kaksi korttia, rakenna reitti tai nosta sopimuskortteja.
  }
table-status-second = Ota toinen korttisi.
table-status-pass = Et voi tehdä mitään tällä vuorolla.
table-status-goes-on = Enempää ei ole voitettavissa: peli jatkuu itsestään.
table-status-wait = { $who } miettii…
table-status-setup = Sopimuskortteja valitaan.
table-status-choosing = { $who } { $count ->
    [one] valitsee
   *[other] valitsevat
  } yhä sopimuskortteja.
table-status-wait-second = { $who } ottaa toisen kortin.
table-status-wait-offer = { $who } valitsee sopimuskortteja.
table-status-over = Peli on päättynyt.
table-pass = Passaa
table-pay-with = Maksutavat
table-claim-for = Rakenna: { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
  }
table-rather = Vai { $route }, { $colour }?
table-cancel = Peruuta
table-do = Tee se
table-sure = { $kind ->
    [market] Otetaanko tämä kortti: { $card }?
    [deck] Nostetaanko kortti sokkona?
    [contracts] Nostetaanko sopimuskortteja?
    [pass] Passataanko tämä vuoro?
   *[other] Oletko varma?
  }
table-offer-setup = Pidä ainakin yksi näistä sopimuskorteista
table-offer = Pidä ainakin yksi
table-offer-how = Palauta sopimuskortti painamalla sitä.
table-keep = { $count ->
    [0] Valitse ainakin yksi
    [one] Pidä tämä
   *[other] Pidä molemmat
  }
table-keep-sure = { $count ->
    [one] Varmasti? Pidä tämä
   *[other] Varmasti? Pidä molemmat
  }
table-no-contracts = Ei vielä sopimuskortteja.
table-offer-kept = Pidä
table-offer-returned = Palauta
table-contract-done = Täytetty
table-contract-blocked = Yhteys ei enää onnistu
table-contract-short = Liian vähän kärryjä: tarvitaan { $count }
table-contract-late = Liian myöhäistä
table-contract-missing = { $count ->
    [one] vielä yhdet kärryt
   *[other] vielä { $count } kärryä
  }

## The table: what happened

table-log-empty = Mitään ei ole vielä tapahtunut.
table-since = Sillä välin
table-since-of = Edellisen vuoron jälkeen: { $who }
table-log-swept = Torilla oli kolme jokerikorttia: kaikki viisi korttia vaihdetaan.
table-log-shuffled = Pakka oli tyhjä: poistopakka sekoitetaan.
table-log-market = { $self ->
    [yes] Otat torilta: { $card }.
   *[no] { $who } ottaa torilta: { $card }.
  }
table-log-deck = { $self ->
    [yes] Nostat sokkona.
   *[no] { $who } nostaa sokkona.
  }
table-log-deck-seen = { $self ->
    [yes] Nostat sokkona: { $card }.
   *[no] { $who } nostaa sokkona: { $card }.
  }
table-log-contracts = { $self ->
    [yes] Nostat sopimuskortteja.
   *[no] { $who } nostaa sopimuskortteja.
  }
table-log-keep = { $self ->
    [yes] { $count ->
        [one] Pidät yhden sopimuskortin.
       *[other] Pidät { $count } sopimuskorttia.
      }
   *[no] { $count ->
        [one] { $who } pitää yhden sopimuskortin.
       *[other] { $who } pitää { $count } sopimuskorttia.
      }
  }
table-log-pass = { $self ->
    [yes] Passaat.
   *[no] { $who } passaa.
  }
table-log-claim = { $self ->
    [yes] Rakennat reitin { $route } ({ $payment }): { $points ->
        [one] yksi piste.
       *[other] { $points } pistettä.
      }
   *[no] { $who } rakentaa reitin { $route } ({ $payment }): { $points ->
        [one] yksi piste.
       *[other] { $points } pistettä.
      }
  }
table-log-claim-goods = { $self ->
    [yes] Rakennat reitin { $route } ({ $payment }): { $points ->
        [one] yksi piste
       *[other] { $points } pistettä
      } ja kauppatavarabonuskortti.
   *[no] { $who } rakentaa reitin { $route } ({ $payment }): { $points ->
        [one] yksi piste
       *[other] { $points } pistettä
      } ja kauppatavarabonuskortti.
  }
table-said-completed = Sopimuskortti täytetty: { $contract }.
table-said-lost = Sopimuskorttiasi { $mark }, { $contract }, ei voi enää täyttää.
table-said-your-turn = Sinun vuorosi.
table-said-turned = Käännettiin esiin: { $cards }.
table-last-begins = Viimeinen kierros alkaa: kaikilla on vielä yksi vuoro
table-last-own = Viimeinen vuorosi
table-last-turns = { $count ->
    [one] Aivan viimeinen vuoro
   *[other] Viimeinen kierros: { $count } vuoroa jäljellä
  }

## The table: the bar, the coach

table-panel-contracts = Sopimuskortit
table-panel-log = Tapahtumat
table-panel-places = Paikat
table-panel-command = Kirjoita siirto
table-sound = Ääni
table-speed = { $speed ->
    [0] Nopeus: ei animaatioita
   *[other] Nopeus: { $speed }
  }
table-hint = Vihje
table-hint-later = Vihje: vaatii yhteyden
table-hint-title = Valmentaja
table-hint-more = Kerro lisää
table-hint-close = Sulje vihje
table-hint-coming = Valmentaja miettii…
table-hint-missing = Valmentaja ei ole vielä tällä laitteella, eikä sitä voi ladata nyt. Kysy siltä kerran verkkoyhteydellä (2 Mt), niin se toimii myös ilman yhteyttä.

## The first page

home-again-title = Jatka
home-again = Jatka
home-new-title = Pelaa heti
home-players = Pelaajia
home-players-count = { $count }
home-level = Vastustajat
home-play = Pelaa
home-seats = Valitse, kuka istuu missä
home-seat-who = Kuka istuu paikalla { $number }
home-seat-name = Nimi paikalla { $number }
home-seat-colour = Paikan { $number } väri
home-seat-person = Ihminen
home-you = Laivuri
home-first = Aloittaja
home-first-drawn = Arvotaan
home-first-told = Sääntövihon mukaan nuorin aloittaa.
home-same-device = Onko teitä useampi samalla laitteella? Lisätkää kaikki tähän. Näyttö peitetään, kun laite siirtyy kädestä käteen.
home-name-bad = Jokaisessa nimessä on oltava 1–{ $limit } merkkiä.
home-name-twice = Kahdella pelaajalla on sama nimi.
home-more = Lisää
home-learn = Opi pelaamalla
home-learn-told = Ensimmäinen peli, joka neuvoo matkan varrella. Kymmenen minuuttia.
home-rules = Säännöt
home-rules-told = Lyhyesti ja kuvien kera.
home-replay = Katso päättynyt peli
home-replay-told = Oma pelisi tai muualta saatu pelitallenne.
home-online = Pelaa verkossa
home-online-told = Kutsu ystävät linkillä.
home-screen = Televisiolla tai yhteisellä näytöllä
home-screen-told = Pelilauta yhdellä isolla näytöllä, kunkin kortit omassa puhelimessa.
join-title = Liity koodilla
join-code = Pöydän koodi
join-go = Liity
home-server = Tällä palvelimella
home-server-none = Ei avoimia pöytiä juuri nyt. Omasi voi olla ensimmäinen.
table-stands-lobby = odottaa pelaajia
table-stands-free = Vapaita paikkoja: { $count }
table-stands-playing = peli käynnissä
table-stands-over = päättynyt
table-stands-turn = vuorossa { $who }
table-stands-yours = sinun vuorosi
table-stands-choosing = sopimuskortteja valitaan
table-stands-gone = ei enää olemassa
home-finished = Päättyneet pelit
home-winner = { $self ->
    [yes] Voitit
   *[no] Voittaja: { $names }
  }
home-winners = Voittajat: { $names }
home-drop = Poista tämä peli
home-unfinished = { $actions ->
    [0] vasta jaettu
    [one] yksi siirto tehty
   *[other] { $actions } siirtoa tehty
  }
home-taken-back = siirtoja peruttu
level-apprentice-told = Sopiva ensimmäinen vastustaja, joka kerää mielellään kortteja.
level-porter-told = Ottaa sen, mistä saa pisteitä nyt, ja luottaa onneen.
level-carter-told = Suunnittelee sopimuskorttiensa mukaan, yhden reitin kerrallaan.
level-merchant-told = Punnitsee jokaista siirtoa osana koko suunnitelmaa.
level-regent-told = Miettii monta mahdollista pelin kulkua eteenpäin.
level-master-told = On oppinut pelin miljoonissa peleissä itseään vastaan ja kokeilee mieluisimpia siirtojaan monilla mahdollisilla korttijaoilla. Ensimmäisellä kerralla ladataan 2 Mt.

## The game in this browser

play-gone = Tätä peliä ei enää ole tässä selaimessa.
play-unkept = Tämä selain ei säilytä mitään, joten peli katoaa, kun lähdet.
play-net-coming = Mestari on tulossa (2 Mt, vain ensimmäisellä kerralla)…
play-no-net = Mestari ei ole vielä tällä laitteella, eikä sitä voi ladata nyt. Pelaa sitä vastaan kerran verkkoyhteydellä, niin se toimii myös ilman yhteyttä; tai valitse toinen vastustaja.
play-leave = Etusivu
play-again = Revanssi
play-replay = Katso uusinta
play-review = Analysoi peli
play-review-later = Analyysi: vaatii yhteyden
play-menu = Valikko
play-reference = Pikaopas
play-reference-more = Kaikki säännöt
handover-done = Valmis, seuraavaksi { $name }
handover-title = Anna laite seuraavalle: { $name }
handover-told = { $name }, katso, kun kukaan muu ei katso.
handover-look = Minä olen { $name }

## The rules

board-ours = Sopimuskortit ja kärrymerkit ovat meidän rekonstruktiomme

## Tables online

online-yours = Pöytäsi
lobby-colour = Väri
bar-undo = Peru siirto
told-paused = { $name } keskeytti pelin.
told-resumed = { $name } jatkoi peliä.
told-resigned = { $name } luovutti; botti jatkaa.
told-substituted = Botti jatkaa pelaajan { $name } puolesta.
told-returned = { $name } palasi.
told-undone = { $name } perui siirron.
told-undo-refused = { $name } ei suostunut: mitään ei peruta.
told-clock = { $name }: aika loppui, ja botti valitsi.
why-stale = Peli on jo edennyt. Katso uusi tilanne.
why-paused = Peli on tauolla.
why-refused = Siirtoa ei hyväksytty. Katso uudelleen.
