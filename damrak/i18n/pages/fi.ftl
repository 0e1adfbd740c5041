# What pages say that are loaded later, in Finnish; with the same ids in every language.

## Checking a record

verify-title = Mitä tarkistettiin
verify-checksum = Tallennetta ei ole muutettu.
verify-board = Peli pelattiin tällä pelilaudalla.
verify-commitment = Siemenluku vastaa sormenjälkeä, joka lyötiin lukkoon ennen ensimmäistä korttia.
verify-deals = Siemenluku antaa juuri ne kortit, jotka jaettiin.
verify-actions = { $actions ->
    [one] Ainoa siirto on sääntöjen mukainen ja vastaa tallennetta.
   *[other] Kaikki { $actions } siirtoa ovat sääntöjen mukaisia ja vastaavat tallennetta.
  }
verify-result = Pisteet ovat oikein.
verify-holds = Tallenne on kunnossa.
verify-taken-back = Tässä pelissä on peruttu siirtoja, joten se ei vaikuta mihinkään luokitukseen.
verify-commitment-title = Siemenluvun sormenjälki (SHA-256)
verify-seed-title = Siemenluku

## Whether a deal was fair

seal-fair = Reilu jako
seal-fair-told = Ennen ensimmäistä korttia palvelin lukitsi salaisen luvun, ja selaimesi sekoitti mukaan satunnaisen. Se on jakanut koko pelin uudelleen, ja jokainen kortti täsmää: kukaan ei voinut valita kortteja.
seal-promised = Jaettu niin kuin luvattiin
seal-promised-told = Selaimesi tiesi palvelimen lupauksen ennen ensimmäistä korttia. Se on jakanut koko pelin uudelleen, ja jokainen kortti täsmää. Sinun lukuasi ei sekoitettu mukaan.
seal-late = Jako tarkistettu
seal-late-told = Selaimesi on jakanut koko pelin uudelleen, ja jokainen kortti täsmää. Se ei tiedä, mitä palvelin lupasi ennen ensimmäistä korttia.
seal-broken = Tämä jako ei täsmää
seal-broken-told = Kortit eivät vastaa sitä, mitä ennen peliä luvattiin. Tallenna peli tiedostoksi ja kysy palvelimen ylläpitäjältä.
seal-unknown = Jakoa ei tarkistettu

## Why a record cannot be read

record-size = Tiedosto on liian suuri pelitallenteeksi.
record-json = Tiedostoa ei voi lukea: se ei ole JSON-muodossa.
record-other = Tämä versio ei tunnista tiedostoa pelitallenteeksi.
record-changed = Tallennetta on muutettu kirjoittamisen jälkeen: tarkistussumma ei täsmää.
record-rules = Tallenne noudattaa eri sääntöversiota.
record-chance = Tallenteen kortit tulevat arvonnasta, jota tämä versio ei tunne.
record-board = Peli pelattiin pelilaudalla ”{ $id }”, jota selaimessa ei ole.
record-deals = Siemenluku ei anna niitä kortteja, jotka jaettiin.
record-action = Siirto { $number } ei ole mahdollinen.
record-outcome = Siirto { $number } ei vastaa tallennetta.
record-commitment = Siemenluku ei vastaa ennen peliä tehtyä sormenjälkeä.
record-result = Tallenteen pisteet eivät ole tämän pelin pisteet.

## The lesson

learn-title = Opi pelaamalla
learn-lead = Kaksinpeli kiireetöntä oppipoikaa vastaan. Valo näyttää, mihin katsoa, ja ensimmäinen reittisi valmistuu alle minuutissa.
learn-goal-routes = Rakenna reittejä Amsterdamin kauppapaikkojen välillä reitin värisillä korteilla. Pitkistä reiteistä saa enemmän pisteitä.
learn-goal-contracts = Täytä sopimuskortteja: yhdistä kortin kaksi kauppapaikkaa omilla reiteilläsi ennen pelin loppua, tai menetät sen pisteet.
learn-goal-merchandise = Kerää kauppatavaroita reiteiltä, joissa on pyöriä. Se, jolla on niitä eniten, saa bonuksen.
learn-begin = Aloita
learn-next = Selvä
learn-quiet = Jatka pelaamista loppuun asti: kaikki uusi selitetään tässä. ”Vihje” kertoo, mitä hyvä pelaaja tekisi.
learn-counting = Peli päättyi. Nyt lasketaan reitit, sopimuskortit ja kauppatavarat.
learn-contracts = Yhdistä sopimuskortin kaksi kauppapaikkaa kärryilläsi, niin saat sen pisteet; muuten menetät ne. Pidä nyt molemmat: niillä on yhteinen osuus. Myöhemmin yksi on usein varmempi alku.
learn-draw = Reitti pisteineen on sinun. Kerää nyt uusia kortteja: ota torilta kortti, jonka väriä seuraava reittisi tarvitsee.
learn-second = Ja toinen kortti: joko torilta, mutta ei jokeria, tai sokkona pakan päältä.
learn-way = Sopimuskorttisi kertovat, montako kärryä vielä tarvitaan, ja pelilauta näyttää tien. Joka vuorolla teet yhden asian: nostat kaksi korttia, rakennat reitin tai nostat sopimuskortteja.
learn-again = { $route } on matkasi varrella, ja sinulla on siihen varaa. Rakenna se nyt tai kerää lisää.
learn-wild = Jokerikortti käy mistä tahansa väristä. Torilta otettuna se on vuorosi ainoa kortti, eikä sitä voi ottaa toisena.
learn-claim = Vuorosi, ja korttisi riittävät reittiin { $route }: yksi sen värinen kortti joka ruutuun. Paina valaistua reittiä.
learn-gray = Reitti { $route } on harmaa: sen voi maksaa minkä värisillä korteilla tahansa, kunhan kaikki ovat samaa väriä. Rakenna se nyt tai kerää lisää.
learn-wild-pays = Jokerikortit voivat täydentää minkä tahansa maksun. Säästä ne pitkille reiteille, jos voit maksaa muuten. Halvin tapa tarjotaan ensin.
learn-points = Pisteet saa heti: 1 ruutu = 1 piste, 2 = 2, 3 = 4, 4 = 7. Pitkät reitit kannattavat.
learn-merchandise = Eräällä reitilläsi on pyöriä, joten otit kauppatavarabonuskortin. Lopussa se, jolla on niitä eniten, saa 8 pistettä ja seuraava 4.
learn-double = Kaksi vierekkäistä reittiä ovat rinnakkaiset reitit. Kaksinpelissä niistä voi käyttää vain toista, joten jäljelle jäänyt on nyt suljettu.
learn-completed = Sopimuskortti on täytetty! Sen pisteet ovat varmat, mutta muut saavat tietää vasta lopussa.
learn-more = Voit myös nostaa kaksi sopimuskorttia ja pitää ainakin yhden: hyvä, kun kärryjä on jäljellä ja jokin yhteys puolivalmis.
learn-offer = Pidä se, johon kuluu vähemmän kärryjä. Molemmat on riski: täyttämättä jäävästä menetät pisteet. Palautettu kortti menee pakan alle.
learn-flush = Torilla oli kolme jokerikorttia, joten kaikki viisi korttia pyyhkäistiin pois ja tilalle tuli uudet.
learn-reshuffle = Pakka loppui, ja poistopakka sekoitettiin uudeksi pakaksi.
learn-soon = Loppu lähestyy: kun jollakulla on enää kahdet kärryt tai vähemmän, jokainen saa vielä yhden vuoron. Luku kärryjen vieressä kertoo, montako on jäljellä.
learn-last = { $self ->
    [yes] Sinulla on enää kahdet kärryt tai vähemmän: jokaisella on vielä viimeinen vuoro.
   *[no] Pelaajalla { $who } on enää kahdet kärryt tai vähemmän: jokaisella on vielä viimeinen vuoro.
  } { $can ->
    [yes] Rakenna vielä reitti, jos voit: kortteja ei sen jälkeen lasketa.
   *[no] Et voi enää rakentaa reittiä, eikä korteista ole hyötyä. Uusista sopimuksista saa pisteitä vain, jos reittisi jo täyttävät ne.
  }
learn-end = { $won ->
    [yes] Voitit ensimmäisen pelisi! Reitit, sopimuskortit ja kauppatavarat laskettiin yhteen. Nyt osaat koko pelin.
   *[no] { $who } voitti tämän pelin. Reiteistä saa pisteitä, ja täyttämättä jääneet sopimuskortit vievät omansa. Nyt osaat koko pelin: seuraava voi olla sinun.
  }

## Before a game online

lobby-title = Pöytä { $code }
lobby-open = Ei vielä ketään
lobby-here = { $count ->
    [0] Pöydässä: { $who }. Kaikki paikat on varattu; voit katsoa.
   *[other] Pöydässä: { $who }. Vapaita paikkoja: { $count }.
  }
lobby-you = sinä
lobby-ready = Valmis
lobby-not-ready = Ei vielä valmis
lobby-be-ready = Olen valmis
lobby-take = Istu tähän
lobby-also = Lisää pelaaja tälle laitteelle
lobby-also-name = Lisättävän pelaajan nimi
lobby-leave = Poistu
leave-title = Poistu pöydästä
leave-keep = Pidä paikkani
leave-keep-told = Siirryt etusivulle ja löydät pöydän sieltä.
leave-give = Luovu paikastani
leave-give-told = Joku muu voi ottaa sen.
leave-give-bot = Botti pelaa puolestasi loppuun. Tätä ei voi perua.
leave-close = Sulje pöytä
leave-close-sure = Sulje se kaikilta painamalla uudelleen
leave-close-told = Se katoaa kaikilta.
leave-closed = Pöytä { $code } on suljettu.
lobby-arrange = Kuka pelaa paikalla { $number }
lobby-person = Ihminen
lobby-start = Aloita peli
lobby-waiting = Peli voi alkaa, kun joka paikalla on pelaaja ja kaikki ovat valmiita.
lobby-duplicate = Kortit ovat samat kuin pelissä { $game }. Sen nähneet voivat tuntea ne. Ilmoittaudu valmiiksi vain, jos tämä sopii sinulle.
lobby-duplicate-new = Jaa uudet kortit
lobby-invite = Kutsu
lobby-invite-told = Jokainen, jolla on tämä linkki, saa katsoa ja istua vapaalle paikalle.
lobby-code-told = Tai avaa { $host } ja liity tällä koodilla:
lobby-copy = Kopioi linkki
lobby-copied = Kopioitu
lobby-qr = Linkki QR-koodina
lobby-local = Osoite { $host } toimii vain tällä tietokoneella. Muut laitteet eivät vielä voi avata sitä.
lobby-local-how = Näin puhelimet pääsevät mukaan
lobby-local-told = Palvelimen ylläpitäjä käynnistää sen komennolla { $command }. Avaa sitten tämä sivu tässä tietokoneen verkko-osoitteella, esimerkiksi { $example }: silloin linkki ja koodi toimivat kodin kaikilla laitteilla.
lobby-clock = Kello
lobby-clock-none = Ei kelloa
lobby-clock-move = { $seconds } s joka siirtoon
lobby-clock-total = { $minutes } min koko peliin, { $increment } s lisää joka siirrosta
lobby-takeover = Botti saa pelata poissa olevan puolesta
lobby-takeover-soon = 30 s kuluttua; ei hitaissa peleissä
lobby-takeover-minutes = { $minutes } minuutin kuluttua
lobby-takeover-never = Ei koskaan
lobby-undo = Siirtoja saa perua
lobby-chat = Keskustelu
lobby-listed = Kaikki voivat löytää pöydän
lobby-by-code = Pelkkä koodi riittää liittymiseen
lobby-settings = Pöydän asetukset
lobby-colour-taken = { $colour } ({ $name })
lobby-before = Edellinen peli
clock-low = { $seconds } sekuntia jäljellä.

## A screen for all

screen-use = Käytä tätä näyttöä pelilautana
screen-use-told = Televisiolle tai muulle isolle näytölle: siinä näkyy kaikille pelilauta mutta ei kenenkään kortteja. Jokainen pelaa puhelimellaan.
screen-create = Tämä näyttö on pelilauta, ja jokainen pelaa puhelimella
screen-scan = Istu pöytään skannaamalla koodi
screen-scan-told = Osoita koodia puhelimen kameralla ja valitse sitten paikka ja väri.
screen-move = { $name }, skannaa koodi, niin paikkasi siirtyy puhelimeesi
screen-phones = Puhelimet
screen-full = Koko näyttö
screen-leave = Lopeta pelilautana
screen-again = Revanssi? Valitkaa se puhelimella.
screen-dark = Suojaamattomalla http-yhteydellä sivu ei voi pitää näyttöä päällä: säädä laite niin, ettei se sammu.

## Chat

chat-title = Keskustelu
chat-say = Kirjoita jotain
chat-send = Lähetä
chat-empty = Kukaan ei ole vielä kirjoittanut mitään.
chat-mute = Mykistä: { $name }
chat-unmute = Poista mykistys: { $name }

## What a server refuses

problem-unreachable = Palvelin ei vastaa. Pelit botteja vastaan ja samalla laitteella eivät tarvitse sitä.
problem-no-table = Pöytää ei löydy, tai tarvitset siihen kutsun.
problem-not-allowed = Et saa tehdä sitä tässä pöydässä.
problem-not-now = Se ei ole nyt mahdollista.
problem-name = Nimessä on oltava 1–32 merkkiä.
problem-name-taken = Jollakulla tässä pöydässä on jo tämä nimi. Valitse toinen.
problem-seat-taken = Tämä paikka on varattu.
problem-not-ready = Ensin joka paikalla on oltava pelaaja ja kaikkien on oltava valmiina.
problem-paused = Peli on tauolla.
problem-bot-plays = Tällä paikalla pelaa botti.
problem-undo-impossible = Mitään ei voi perua: sen jälkeen on jo nähty jotain uutta.
problem-undo-off = Tässä pöydässä siirtoja ei peruta.
problem-chat-muted = Pöydän omistaja on hiljentänyt tämän paikan.
problem-too-fast = Liian nopeasti. Odota hetki.
problem-too-many = Näitä on liikaa. Sulje jokin tai odota hetki.
problem-starting = Palvelin käynnistyy vielä. Yritä minuutin kuluttua uudelleen; pelit tällä laitteella eivät tarvitse palvelinta.
problem-storage-unavailable = Peliä ei voi juuri nyt tallentaa. Mitään ei tehty. Yritä pian uudelleen.
problem-version = Tämä sivu on vanhentunut: lataa se uudelleen.
problem-stale = Peli on jo edennyt. Katso uusi tilanne.
problem-table-full = Tässä pöydässä on pelattu liikaa; perusta uusi.
problem-table-closed = Tämä pöytä on suljettu.
problem-table-broken = Tämä pöytä on vaurioitunut; palvelimen ylläpitäjä voi hoitaa asian.
problem-banned = Palvelimen ylläpitäjä on estänyt sinut joksikin aikaa.
problem-record-closed = Tämä pelitallenne on suljettu niin kauan kuin sen korteilla pelataan uudelleen.
problem-colour-taken = Tämä väri on jo toisella.
problem-chat-off = Tässä pöydässä ei ole keskustelua.
problem-not-absent = Pelaaja oli paikalla hetki sitten; odota vielä vähän.
problem-link = Linkki on jo käytetty tai liian vanha. Tee uusi laitteella, jolla paikka on.
problem-other = Se ei onnistunut ({ $key }).

## The rules

rules-all = Kaikki säännöt
rules-lead = Kahdeksan lyhyttä osaa. Jokaisella säännöllä on numero, ja peli kertoo sen aina, kun jokin ei ole mahdollista.
board-ours-told = Reitit, kortit ja pisteet ovat julkaistun pelin mukaiset. Sitä, mitä sopimuskortteja on ja millä reiteillä on kärryjä, ei ole koskaan julkaistu: meidän versiomme on rekonstruktio, jossa sopimuskortin arvo on lyhimmän yhteyden pituus.
board-ours-how = Jos omistat pelin, voit pelata painetuilla tiedoilla: kopioi Damrakin mukana tuleva tiedosto { $file }, kirjoita siihen sopimuskorttisi ja kärrymerkit, tarkista se komennolla { $check } ja pelaa päätteessä komennolla { $play }. Selaimessa ja verkkopöydissä se ei onnistu: niissä pelataan aina meidän rekonstruktiollamme.
glance-seats = Jokaisen nimen vieressä
glance-cart = jäljellä olevat kärryt
glance-card = kortit kädessä
glance-contract = sopimuskortit
glance-merchandise = kauppatavarabonuskortit; +-merkin jälkeen bonuspisteet, jotka niistä saisi nyt
glance-ends = Tiimalasi merkitsee reitit, joista alkaa viimeinen kierros.
rules-picture-cards = Kuljetusvälinekortit: kuusi väriä sekä jokerikortit, jotka käyvät mistä tahansa väristä.
rules-picture-payment = Neljä tapaa maksaa vihreä reitti, jossa on kolme ruutua.
rules-picture-track = Reitti, jossa on { $spaces } ruutua, tuo { $points } pistettä: pistemerkki siirtyy kohdasta { $from } kohtaan { $to }. Luvun { $last } jälkeen rata alkaa taas nollasta.
rules-picture-final = Esimerkki lopusta: reitit, sopimuskortit ja kauppatavarat lasketaan yhteen, ja täyttämättä jääneet sopimuskortit vähennetään.
rules-final-merchandise = Kauppatavarat
rules-final-total = Yhteensä

## Looking at a game again

replay-lead = Käy peli läpi siirto siirrolta kunkin pelaajan silmin tai kaikki kortit näkyvissä.
replay-yours = Näin pelaat
replay-yours-told = Tarkkuus, tavat ja edistyminen peleissä, jotka olet pelannut täällä loppuun siirtoja perumatta.
replay-file = Avaa pelitallenne
replay-record = Pelitallenteet
replay-record-told = Jokaisen pelin voi lopuksi tallentaa tiedostoon. Avaa tiedosto, jonka joku on lähettänyt: tietoja ei lähetetä minnekään.
replay-none = Tässä selaimessa ei ole vielä pelattu yhtään peliä loppuun.

## A new table

online-lead = Perusta pöytä ja lähetä sen linkki ystävillesi. He tarvitsevat vain selaimen.
online-listed-none = Mikään pöytä ei juuri nyt etsi pelaajia.

## Settings

settings-title = Asetukset
settings-look = Ulkoasu
settings-pace = Tempo ja äänet
settings-play = Sinun vuorosi
settings-help = Apu
settings-language = Kieli
settings-theme = Teema
settings-theme-auto = Automaattinen
settings-theme-light = Vaalea
settings-theme-dark = Tumma
settings-sound = Ääni
settings-volume = Voimakkuus
settings-speed = Nopeus
settings-speed-0 = Heti
settings-speed-0-5 = Hidas
settings-speed-1 = Normaali
settings-speed-2 = Nopea
settings-motion = Animaatiot
settings-motion-auto = Automaattisesti
settings-motion-full = Kaikki
settings-motion-reduced = Vähän
settings-symbols = Symbolit ja kuviot joka värissä
settings-confirm = Kysy ennen jokaista siirtoa
settings-pay = Kysy aina, millä maksan
settings-hint = Vihje antaa
settings-hint-3 = Siirron ja syyn
settings-hint-2 = Ensin siirron tyypin
settings-hint-1 = Ensin vinkin pohdittavaksi
settings-keys = Pikanäppäimet pelipöydässä (luettelo:{ "\u00A0" }/)
settings-call = Kerro, kun on minun vuoroni
settings-notices = Salli ilmoitukset
settings-counter = Korttilaskuri: kerro, mitä käsistä voi päätellä

## The field for typed moves, and the keys

table-command = Kirjoita siirto
table-command-label = Mitä tehdään?
table-command-do = Tee se
table-command-unknown = ”{ $text }” jäi epäselväksi. Kokeile: { $draw } 3, { $draw } { $deck }, { $claim } dam oude-kerk, { $contracts }.
table-command-not-now = ”{ $text }” ei ole nyt mahdollista.
table-command-draw = Kerro, mitä nostat: torin paikka ({ $draw } 3), väri ({ $draw } { $red }) tai pakka ({ $draw } { $deck }).
table-command-no-route = Näitä ei yhdistä mikään reitti: { $text }.
table-command-half = Kerro, kumpi niistä: { $via } { $known }.
table-command-ends = Nimeä reitin molemmat päät, esimerkiksi: { $claim } dam oude-kerk.
table-command-vague = ”{ $text }” voi tarkoittaa: { $known }.
type-draw = nosta, nostaa, ota, ottaa
type-claim = rakenna, rakentaa, valtaa, vallata
type-contracts = sopimuskortit, sopimukset, sopimuskortteja
type-keep = pidä, pitää
type-pass = passaa, passata, passi
type-deck = pakasta, pakka
type-market = tori, torilta, kuvapuoli ylöspäin, avoin, avoimen, avoimista
type-first = ensimmäinen
type-second = toinen
type-both = molemmat
type-why = miksi
type-via = kautta, via
type-colours = pink pinkin, blue sinisen, green vihreän, black mustan, red punaisen, orange oranssin, wild jokerin, gray harmaan
table-keys = Näppäimet
table-key-market = ota tämä kortti torilta
table-key-deck = nosta pakasta sokkona
table-key-contracts = nosta sopimuskortteja
table-key-keep = pidä ensimmäinen, toinen tai molemmat sopimuskortit
table-key-undo = peru viimeinen siirtosi
table-key-hint = pyydä valmentajalta vihje; uudelleen, niin se kertoo lisää
table-key-board = pelilaudalle
table-key-next = seuraavalle reitille, johon sinulla on varaa
table-key-arrows = pelilaudalla: seuraava reitti siihen suuntaan
table-key-letter = pelilaudalla: tällä kirjaimella alkavien kauppapaikkojen reitit
table-key-enter = valitse, vahvista
table-key-escape = peruuta
table-key-command = kirjoita siirto
table-key-places = pelilauta luettelona
table-key-log = pelin kulku
table-key-ways = näytä kaikkien avointen sopimuskorttien yhteydet
table-key-one = näytä vain yksi sopimuskortti; uudelleen, niin näet seuraavan
table-key-zoom = lähennä, loitonna, koko pelilauta
table-key-mute = ääni päälle tai pois

## What an undo means

table-undone = { $alone ->
    [yes] Peruttu. Peliä, jossa on peruttu siirtoja, ei lasketa tilastoihisi.
   *[no] Peruttu. Siirtoa, joka paljastaa uusia kortteja tai sopimuskortteja, ei voi perua.
  }

## The end of a game

table-contract-failed = Täyttämättä
table-final = Loppupisteenlasku
table-final-all = Näytä kaikki
table-final-routes = { $count ->
    [0] Ei reittejä
    [one] Yksi reitti
   *[other] { $count } reittiä
  }
table-final-merchandise = Kauppatavarat: { $count } kpl, { $place }. sija
table-final-no-merchandise = Ei kauppatavaroita
table-final-verdict = { $by ->
    [contracts] { $self ->
        [yes] Voitit: pisteissä tasapeli, mutta sinulla on enemmän täytettyjä sopimuskortteja.
       *[no] { $who } voittaa: pisteissä tasapeli, mutta enemmän täytettyjä sopimuskortteja.
      }
    [shared] Jaettu voitto: { $who }.
   *[points] { $self ->
        [yes] { $points ->
            [one] Voitit yhden pisteen erolla!
           *[other] Voitit { $points } pisteen erolla!
          }
       *[no] { $points ->
            [one] { $who } voittaa yhden pisteen erolla.
           *[other] { $who } voittaa { $points } pisteen erolla.
          }
      }
  }
table-final-place = { $shared ->
    [yes] { $points ->
        [one] Jaettu { $place }. sija, yhden pisteen päässä voittajasta.
       *[other] Jaettu { $place }. sija, { $points } pisteen päässä voittajasta.
      }
   *[no] { $points ->
        [one] { $place }. sija, yhden pisteen päässä voittajasta.
       *[other] { $place }. sija, { $points } pisteen päässä voittajasta.
      }
  }
table-final-shared = jaettu
share-title = Jaa tämä peli
share-picture = Tallenna kuva
share-picture-saved = Tallennettu
share-picture-alt = Pelilauta lopussa ja kaikkien pisteet
share-link = Kopioi linkki peliin
share-told = Jokainen, jolla on linkki, voi katsoa koko pelin ja nähdä kaikkien kortit.

## Rules, replays, tables online

rules-title = Säännöt
rules-back = Takaisin peliin
rules-contents = Osat
rules-aim = Tavoite
rules-route-points = Pisteet reitistä
rules-spaces = Ruutuja
rules-points = Pisteitä
rules-merchandise-points = Pisteet kauppatavaroista lopussa
rules-place = Sija
rules-players = { $count ->
    [one] { $count } pelaaja
   *[other] { $count } pelaajaa
  }
replay-controls = Pelin katselu
replay-first = Alkuun
replay-back = Yksi siirto taaksepäin
replay-play = Toista
replay-pause = Tauko
replay-next = Yksi siirto eteenpäin
replay-last = Loppuun
replay-position = Kohta pelissä
replay-pace = Vauhti
replay-eyes = Kenen silmin
replay-eyes-of = Pelaajana { $name }
replay-spectator = Katsojana
replay-open = Kaikki näkyvissä
replay-next-cards = Pakassa seuraavana
replay-verify = Tarkista, oliko peli reilu
replay-share = Kopioi linkki tähän kohtaan
replay-link = Linkki
replay-copied = Kopioitu
replay-save = Tallenna tiedostoksi
replay-more = Lisää
online-title = Pelaa verkossa
online-name = Nimesi
online-seats = Paikat
online-seat-open = Odottaa pelaajaa
online-create = Perusta pöytä
online-listed = Avoimet pöydät
online-forget = Poista luettelosta
online-joining = Mennään pöytään…
online-lost = Yhteys katkesi. Yritetään uudelleen…
online-sending = Lähetetään…
online-retry = Yritä nyt
lobby-seat = Paikka { $number }
lobby-share = Jaa
bar-online = Pöytä
bar-undo-asked = { $name } haluaisi perua siirron.
bar-undo-yes = Kyllä
bar-undo-no = Ei
bar-pause = Tauko
bar-resume = Jatka
bar-paused = Peli on tauolla.
bar-chat = { $unread ->
    [0] Keskustelu
   *[other] Keskustelu ({ $unread })
  }
bar-invite = Kutsu
bar-move = Toiseen laitteeseen
bar-move-told = Avaa tämä linkki toisessa laitteessa, niin paikkasi siirtyy sinne.
bar-substitute = Botti pelaajan { $name } tilalle
bar-return = Olen palannut
bar-next = Seuraavaan peliin
bar-next-told = Seuraavaa peliä valmistellaan.
bar-duplicate = Revanssi, samat kortit
bar-record = Tallenna peli tiedostoksi
bar-menu = Pöydän valikko
bar-hands = Pelilauta on toisella näytöllä
bar-away = Anna botin pelata puolestani
bar-undo-waiting = Pyysit lupaa perua siirron; muiden pitää suostua.
