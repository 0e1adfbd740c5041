# What the analysis of a game says, in Finnish.

insight-title = Peli läheltä katsottuna
insight-intro = Mahdollisuudet on laskettu katsojalle, joka näkee kaikki kädet ja sopimuskortit mutta ei pakkojen järjestystä. Se, oliko valinta virhe, arvioidaan sen mukaan, mitä pelaaja saattoi tietää; se, mitä valinta maksoi, kerrotaan kaikki kortit näkyvissä.
insight-review-intro = Jokaisen vuoron lopusta peliä jatkettiin { $games } kertaa: kädet ja sopimuskortit pysyivät samoina, pakat sekoitettiin uudelleen. Botit pelasivat sellaisina kuin ovat; ihmisten puolesta pelasi vahvin bottimme. Mahdollisuus on voitettujen pelien osuus. Parempia valintoja kokeiltiin samalla tavalla.
insight-unfinished = Peli on kesken: tuloksen tilalla on voittomahdollisuus viimeisen siirron kohdalla.
insight-player = Pelaaja
insight-move = Siirto
insight-what = Mitä tapahtui
insight-deal = Jako
insight-told = { $what }: { $told }
insight-percent = { $share } %

## The curve

insight-curve = Voittomahdollisuus
insight-curve-points = Odotetut pisteet lopussa
insight-curve-told = Kaikkien pelaajien mahdollisuudet ovat joka hetki yhteensä 100 %. Oletus on, että jokainen jatkaa yhtä hyvin kuin tähän asti. Osoita siirtoa lukeaksesi sen, napsauta siirtyäksesi siihen.
insight-mark-claim = reitti rakennettu
insight-mark-completed = sopimuskortti täytetty
insight-mark-sweep = tori tyhjennetty
insight-mark-last = viimeinen kierros
insight-mark-mattered = virhe
insight-mark-finest = paras valinta
insight-mark-turning = { $way ->
    [up] käänne parempaan
   *[down] käänne huonompaan
  }

## The account

insight-account = Taito ja onni
insight-account-told = Kaikki aloittavat yhtä suurella osuudella, ja osien summa on tulos: voitto on 100 %. Epätarkkuuksia ovat kaikki valinnat, jotka eivät silloisen tiedon mukaan olleet parhaita, pienistä virheisiin; minkä yksi antaa pois, sen muut saavat. Loput on onnea: mitä jaettiin ja nostettiin, ja muiden piilossa olleet kortit ja sopimukset.
insight-moved-told = Virheet on kerrottu yllä; muiden virheet, kun valitset heidät sivun yläreunasta. Muu omilla vuoroilla: nostetut kortit ja hyvät siirrot.
insight-moved-own = Omat virheet
insight-moved-rest = Muu omilla vuoroilla
insight-moved-others = Muiden vuorot
insight-prior = Alku
insight-own = Omat valinnat
insight-others = Muiden valinnat
insight-luck = Onni
insight-result = Tulos
insight-regret = Hukattu
insight-accuracy = Tarkkuus
insight-cause-deal = Jako
insight-cause-cards = Kortit
insight-cause-contracts = Nostetut sopimuskortit
insight-cause-hidden = Piilossa olevat kortit ja sopimukset

## Decisions

insight-mattered = { $name }: mikä vaikutti eniten
insight-mattered-told = Valinnat, joilla hukattiin eniten, arvioituna sen mukaan, mitä pelaaja tiesi.
insight-mattered-none = Mikään valinta ei ollut selvä virhe.
insight-decision = Siirto { $number }: { $action }
insight-cost = hinta: { $cost }
insight-better = parempi: { $action }
insight-played = pelattu

## Miksi toinen valinta oli parempi

insight-fault-last = Viimeisellä vuorollasi vain heti saatavat pisteet ratkaisevat: näin { $now }, omalla valinnallasi { $was_now }.
insight-fault-ends = Tästä alkaa viimeinen kierros: sen jälkeen jokaisella on enää yksi vuoro.
insight-fault-wilds = Näin kuluu vähemmän jokereita: { $wilds }, ei { $was_wilds }.
insight-fault-poor =
    Mikään sopimuksistasi ei tarvitse reittiä { $was_route }: se tuo { $was_points ->
        [one] yhden pisteen
       *[other] { $was_points } pistettä
    } ja vie { $was_length ->
        [one] yhden kärryn
       *[other] { $was_length } kärryä
    }.
insight-fault-spends =
    { $was_route } vie kortteja: ilman niitä muista sinulle sopivista reiteistä puuttuu { $was_short ->
        [one] yksi kortti
       *[other] { $was_short } korttia
    } enemmän.
insight-fault-waits = Kukaan muu ei ole pian rakentamassa reittiä { $was_route }: se voi odottaa.
insight-fault-fewer = Siitä saa { $points } pistettä, reitistä { $was_route } vain { $was_points }.
insight-fault-risk = { $rival } rakentaa sen vieressä ja voi ehtiä ensin.
insight-fault-paid = Sinulla on jo kortit siihen.
insight-fault-single = Torilta otettu jokeri on vuoron ainoa kortti; muuten nostat kaksi.
insight-fault-idle = Mikään sinulle sopivista reiteistä ei tarvitse ottamaasi korttia ({ $was_card }).
insight-fault-odds = Sokkona nostaminen oli uhkapeliä: vielä näkemättömistä { $was_unseen } kortista sinua olisi auttanut { $was_helpful }.
insight-fault-late = Pelaajalla { $was_ender } on enää { $was_fewest } kärryä: uudet sopimukset voivat tulla liian myöhään.
insight-fault-late-own = Sinulla on enää { $was_fewest } kärryä: uudet sopimukset voivat tulla liian myöhään.
insight-fault-open =
    Nykyiset sopimuksesi vaativat vielä { $was_left ->
        [one] yhden kortin
       *[other] { $was_left } korttia
    }.
insight-fault-ahead = Jos kaikki seuraavat suunnitelmiaan, lopputuloksesi on näin noin { $ahead } pistettä parempi.
insight-why-card =
    { $missing ->
        [one] Vain yhdellä kortilla
       *[other] { $missing } kortilla
    } lisää olisit voinut rakentaa reitin { $route } ({ $worth ->
        [one] yksi piste
       *[other] { $worth } pistettä
    }).
insight-why-card-way =
    Tarvitsit { $missing ->
        [one] enää yhden kortin
       *[other] vielä { $missing } korttia
    } reittiin { $route }, joka olisi edistänyt sopimustasi { $contract }.

## What the rest of the game showed; “when” is insight-when

insight-when =
    { $turns ->
        [0] ennen seuraavaa vuoroasi
        [one] yhtä vuoroa myöhemmin
       *[other] { $turns } vuoroa myöhemmin
    }
insight-came = Mitä siitä seurasi: { $told }
insight-sequel-cut = { $rival } rakensi reitin { $route } { $when }, eikä sopimuskorttiasi { $contract } voinut enää täyttää.
insight-sequel-kept = Sopimuskorttisi { $contract } jäi täyttämättä ja maksoi sinulle { $points } pistettä.
insight-sequel-returned = Lopussa reittisi yhdistivät paikat { $contract }: siitä olisi saanut { $points } pistettä.
insight-sequel-drawn = Tässä nostettu sopimuskorttisi { $contract } jäi täyttämättä ja maksoi sinulle { $points } pistettä.
insight-sequel-round =
    { $rival } rakensi reitin { $route } { $when }. Siitä lähtien sopimuskorttisi { $contract } vaati { $more ->
        [one] yhden kärryn
       *[other] { $more } kärryä
    } enemmän.
insight-sequel-setback =
    { $lack ->
        [0] Sinulla oli jo kortit reittiin { $route }
        [one] Reitistä { $route } puuttui enää yksi kortti
       *[other] Reitistä { $route } puuttui { $lack } korttia
    } ({ $points ->
        [one] yksi piste
       *[other] { $points } pistettä
    }). Tämä siirto kulutti siihen tarvittavia kortteja: sen jälkeen puuttui { $after ->
        [one] yksi kortti
       *[other] { $after } korttia
    }.
insight-sequel-lacked = Juuri se kortti puuttui { $when }: sillä olisit voinut rakentaa reitin { $route }.
insight-sequel-short =
    Maksetut kortit puuttuivat { $when }: reitistä { $route } puuttui { $lack ->
        [one] yksi kortti
       *[other] { $lack } korttia
    }.
insight-sequel-ended =
    Tästä alkoi viimeinen kierros. Sen aikana { $rival } sai { $points ->
        [one] yhden pisteen
       *[other] { $points } pistettä
    }, sinä { $own ->
        [0] et yhtään
       *[other] { $own }
    }.
insight-sequel-goods = Yhdellä kauppatavarabonuskortilla enemmän loppubonuksesi olisi ollut { $points } pistettä suurempi.
insight-sequel-open =
    Lopussa { $left ->
        [0] sopimuskorttisi { $contract } oli poikki
        [one] sopimuskortistasi { $contract } puuttui yksi kärry
       *[other] sopimuskortistasi { $contract } puuttui { $left } kärryä
    }, ja se maksoi { $points } pistettä.
insight-sequel-none =
    Et nostanut enää sopimuskortteja, ja lopussa sinulle jäi { $carts } kärryä ja { $held ->
        [one] yksi kortti
       *[other] { $held } korttia
    }.
insight-sequel-late =
    Nostit sopimuskortteja vasta { $when }; sen jälkeen sinulla { $left ->
        [0] ei ollut enää vuoroja
        [one] oli enää yksi vuoro
       *[other] oli enää { $left } vuoroa
    }.
insight-sequel-spare = Kukaan ei rakentanut reittiä { $route } loppuun mennessä, ja sinulle jäi { $held } korttia käyttämättä.
insight-sequel-idle = Et tarvinnut sitä korttia: lopussa sinulla oli vielä { $cards }.
insight-sequel-unused =
    Lopussa yksikään täytetty sopimuskorttisi ei kulkenut reittiä { $route }: se toi { $points ->
        [one] yhden pisteen
       *[other] { $points } pistettä
    } ja vei { $length ->
        [one] yhden kärryn
       *[other] { $length } kärryä
    }.
insight-sequel-taken = { $rival } rakensi reitin { $route } { $when } ja sai sen { $points } pistettä.
insight-sequel-pause =
    Maksun jälkeen sinulla oli { $held ->
        [0] nolla korttia
        [one] yksi kortti
       *[other] { $held } korttia
    }, ja rakensit seuraavan reitin vasta { $when }.
insight-sequel-free = Yksikään muiden sopimuskorteista ei kulkenut reittiä { $route }: se olisi voinut odottaa.
insight-sequel-way = { $route } olisi edistänyt sopimustasi { $contract }.
insight-sequel-worth = { $route } tuo { $points } pistettä.
insight-reason-none = Mikään yksittäinen seikka ei selitä tätä: niissä jaoissa, jotka sopivat siihen, mitä tiesit, parempi valinta johti vain parempiin asemiin.

## Points

insight-points = Mistä pisteet tulivat
insight-review-beside = Verrattuna pelaajaan { $name }: { $parts }.
insight-points-routes = Reitit
insight-points-completed = Sopimuskortit
insight-points-failed = Täyttämättä jääneet
insight-points-merchandise = Kauppatavarat
insight-points-total = Yhteensä

## Move by move

insight-replay = Siirto siirrolta
insight-replay-told = Mahdollisuudet jokaisen siirron jälkeen ja mitä kullakin valinnalla hukattiin.
insight-act-market = ota { $card } torilta
insight-act-deck = nosta sokkona
insight-act-cards = nosta kortteja; lähes mikä tahansa kortti kelpasi
insight-act-contracts = nosta sopimuskortteja
insight-act-keep = pidä { $contract }
insight-act-keep-1 = pidä ensimmäinen sopimuskortti
insight-act-keep-2 = pidä toinen sopimuskortti
insight-act-keep-both = pidä molemmat sopimuskortit
insight-act-pass = passaa
insight-act-claim = rakenna { $a } – { $b } ({ $payment })
insight-act-or = { $some } tai { $last }
insight-did-market = ottaa torilta kortin ({ $card })
insight-did-deck = nostaa sokkona
insight-did-contracts = nostaa sopimuskortteja
insight-did-keep = pitää sopimuskortin { $contract }
insight-did-keep-1 = pitää ensimmäisen sopimuskortin
insight-did-keep-2 = pitää toisen sopimuskortin
insight-did-keep-both = pitää molemmat sopimuskortit
insight-did-pass = passaa
insight-did-claim = rakentaa reitin { $a } – { $b } ({ $payment })

## The review page in the browser

insight-review = Pelin analyysi
insight-review-unfinished = Tämä peli on vielä kesken. Sen voi käydä läpi, kun se on päättynyt.
insight-review-no-net = Mestari ei ole vielä tällä laitteella, eikä sitä voi ladata nyt. Avaa tämä sivu kerran verkkoyhteydellä, niin se toimii myös ilman yhteyttä.
insight-review-working = Tutkitaan siirtoa { $done }/{ $all }…
insight-review-working-told = Mestari tutkii koko peliä. Kohta tässä lukee, mikä vaikutti eniten.
insight-review-seat = Kenen peli
insight-review-now = Tällä hetkellä: voittomahdollisuus ja odotetut pisteet lopussa, kaikki kortit avoinna
insight-forecast = { $points ->
    [one] ≈ { $points } piste
   *[other] ≈ { $points } pistettä
  }
insight-score = { $count ->
    [1] sinä { $own }, { $who } { $rival }
   *[other] sinä { $own }, muista paras { $rival }
  }
insight-review-promise = Miten hyvältä kukin valinta näytti silloisen tiedon valossa
insight-review-moment = Kohta pelissä
insight-review-earlier = Edellinen valinta
insight-review-later = Seuraava valinta
insight-review-before = Viimeisin siirto
insight-review-next = Valinta nyt
insight-review-thinking = Katsotaan pidemmälle…
insight-review-testing = Jokaisesta hetkestä jatketaan peliä: käyrä ja arviot tarkentuvat…
insight-trial = Voitot { $games } pelistä, jotka pelattiin loppuun
insight-trial-points = Parempi valinta toi keskimäärin { $more } pistettä ({ $parts }).
insight-trial-contract = { $contract } täyttyi { $better } pelissä paremman valinnan jälkeen ja { $played } pelissä pelatun valinnan jälkeen.
insight-trial-route = { $rival } rakensi reitin { $route } { $played } pelissä pelatun valinnan jälkeen ja { $better } pelissä paremman valinnan jälkeen.
insight-review-same = Tämä oli paras valinta.
insight-review-same-further = Pidemmälle katsottuna tämä oli yhtä hyvä kuin paras valinta.
insight-review-master = Paras valinta: { $action }
insight-review-mark-best = paras
insight-review-mark-equal = yhtä hyvä
insight-review-behind = { $size ->
    [near] lähes yhtä hyvä
    [much] paljon huonompi
   *[less] huonompi
  }
insight-review-more = Luettelosta puuttuvat valinnat näyttivät ensi silmäyksellä heikommilta.
insight-trial-more = Muita valintoja ei kokeiltu.
insight-review-hand = Kädessä olevat kortit
insight-review-mattered = Valinnat, jotka vaikuttivat eniten
insight-review-turning = { $way ->
    [up] Käänne parempaan
   *[down] Käänne huonompaan
  }
insight-swing-tried = Voitot { $games } pelistä, jotka pelattiin loppuun: { $before } tätä vuoroa edeltävästä tilanteesta, { $after } sen jälkeisestä.
insight-review-swing-points = Odotetut pisteet lopussa, ennen: { $before }; jälkeen: { $after }.
insight-review-swing-luck = { $way ->
    [up] Se oli enimmäkseen hyvää onnea
   *[down] Se oli enimmäkseen huonoa onnea
  }: nostetut kortit tai sopimukset.
insight-review-swing-last = Tästä alkoi viimeinen kierros.
insight-review-swing-done = Se täytti pelaajan { $name } sopimuskortin { $contract }: +{ $points } pistettä.
insight-review-swing-lost = Sen jälkeen sopimuskorttiasi { $contract } ei voinut enää täyttää.
insight-review-swing-longer = Sopimuskorttisi { $contract } yhteys piteni siitä: { $count ->
    [one] yksi kärry
   *[other] { $count } kärryä
  } lisää.
insight-review-swing-slip = Pelaajalle { $name } parempi olisi ollut: { $action }.
insight-review-turn = { $turn ->
    [0] Alussa
   *[other] { $turn }. vuoro
  }
insight-review-second = { $when }, toinen kortti
insight-review-choice = { $when }: { $action }
insight-review-at = { $turn ->
    [0] { $name }, alussa: { $action }
   *[other] { $name }, { $turn }. vuoro: { $action }
  }
insight-review-turns = Vuoro
insight-review-weight = { $weight ->
    [small] { $when }: pieni lipsahdus
    [large] { $when }: kallis virhe
   *[middle] { $when }: virhe
  }
insight-review-was = Pelattu: { $action }
insight-review-better = Parempi: { $action }
insight-review-rose = Käyrä nousi silti; parempi valinta olisi nostanut sitä enemmän.
insight-review-unsure = Ei ole varmaa, mikä näistä on paras; hieman edellä: { $action }
insight-review-flat = Näiden valintojen välillä ei ollut juuri eroa.
insight-review-decided = Peli oli jo ratkennut: mikään näistä valinnoista ei olisi muuttanut voittajaa.
insight-review-finest = { $when }: pelin paras valinta
insight-review-seen = Hyvin huomattu: { $action }
insight-review-led = Silloisen tiedon valossa toiseksi paras valinta voittaa noin { $games } peliä sadasta vähemmän.
insight-credits = Mikä onnistui
insight-credit-completed = Se täytti sopimuskorttisi { $contract }: +{ $points } pistettä.
insight-credit-won = Tästä alkoi viimeinen kierros, ja sinä voitit.
insight-review-look = Näytä tämä kohta
insight-review-accuracy = Tarkkuus ei ole voittomahdollisuus: se kertoo, kuinka hyviä pelaajan valinnat olivat, voittipa kuka tahansa. Kun tarkkuus on 100 %, jokainen valinta oli paras. Se laskee kaikki valinnat samanarvoisina; yksi kallis virhe voi muuttaa mahdollisuutta enemmän kuin monta pientä lipsahdusta.
insight-review-accurate = Valintojen tarkkuus
insight-review-on = Jatka pelaamista tästä
insight-review-table = Mahdollisuudet taulukkona
insight-review-curve = Kaikkien pelaajien mahdollisuudet ovat yhteensä 100 %.

## Habits by which chances are given away

insight-habit-hoards = Korttien hamstraaminen
insight-habit-hurries = Liian varhainen rakentaminen
insight-habit-route = Väärän reitin rakentaminen
insight-habit-merchandise = Kauppatavaroiden jättäminen
insight-habit-payment = Väärillä korteilla maksaminen
insight-habit-card = Väärän kortin ottaminen
insight-habit-late = Sopimuskorttien nostaminen liian myöhään
insight-habit-more = Sopimuskorttien liian innokas nostaminen
insight-habit-kept = Väärien sopimuskorttien pitäminen

## Many games

insight-games = Pelit
insight-wins = Voitot
insight-earlier = Alkupuoli
insight-later = Loppupuoli
insight-habits = Kalleimmat tavat
insight-players-title = { $games ->
    [one] Yksi peli
   *[other] { $games } peliä
  }
insight-players = Pelaajat
insight-players-told = Tarkkuus kertoo, kuinka hyviä valinnat olivat: kun se on 100 %, jokainen oli paras. Puolikkaat ovat kunkin pelaajan pelien alku- ja loppupuoli järjestyksessä. Tavan vieressä on sen osuus kaikesta, minkä pelaaja on valinnoillaan hukannut.
insight-players-looked = Tarkkuus ja tavat on laskettu { $looked } pelistä, jotka on arvottu näistä.
insight-players-course = { $games ->
    [one] Tarkkuus peli peliltä.
   *[other] Tarkkuus; jokainen pylväs on { $games } pelin keskiarvo.
  }

## A person’s own games, in the browser

insight-yours-lead = Kuinka hyviä valintasi olivat tällä laitteella loppuun pelatuissa peleissä ja mitkä tavat maksavat sinulle eniten. Pelejä, joissa siirtoja on peruttu tai vihjeitä oli paljon, ei lasketa. Tietoja ei lähetetä minnekään.
insight-yours-none = Laskettavaa peliä ei vielä ole. Pelaa yksi loppuun siirtoja perumatta ja palaa sitten.
insight-yours-left = Pois jätetty: { $what }.
insight-yours-left-undone = { $games ->
    [one] yksi peli, jossa siirtoja on peruttu
   *[other] { $games } peliä, joissa siirtoja on peruttu
  }
insight-yours-left-hints = { $games ->
    [one] yksi peli, jossa oli paljon vihjeitä
   *[other] { $games } peliä, joissa oli paljon vihjeitä
  }
insight-yours-left-lesson = { $games ->
    [one] yksi oppitunti
   *[other] { $games } oppituntia
  }
insight-yours-who = Pelaaja
insight-yours-won = Voitettu
insight-yours-accuracy = Keskimääräinen tarkkuus
insight-yours-look = { $games ->
    [one] Tutki yksi peli
   *[other] Tutki { $games } peliä
  }
insight-yours-look-told = Mestari tutkii jokaista peliä muutaman sekunnin. Voit lopettaa milloin vain; valmis työ säilyy.
insight-yours-looking = Peli { $game }/{ $games }: { $percent }
insight-yours-stop = Lopeta
insight-yours-line = Tarkkuus peli peliltä
insight-yours-line-none = Viiva vaatii toisen pelin.
insight-yours-progress = { $trend ->
    [up] Pelaat yhä paremmin: { $later } myöhemmissä peleissä, { $earlier } aiemmissa.
    [down] Myöhemmät pelit menivät heikommin: { $later }, aiemmissa { $earlier }.
   *[even] Pelaat tasaisesti: { $later } myöhemmissä peleissä, { $earlier } aiemmissa.
  }
insight-yours-habits = Mikä maksaa sinulle eniten
insight-yours-few =
    Tottumuksista on liian aikaista puhua: katso ensin { $games ->
        [one] vielä yksi peli
       *[other] vielä { $games } peliä
    }.
insight-yours-habits-none = Mikään tapa ei erotu. Hyvin pelattu!
insight-yours-cost = { $cost } kaikesta, minkä olet valinnoillasi hukannut.
insight-yours-all = Kaikki pelit
insight-yours-when = Pelattu
insight-yours-row-won = voitettu
insight-yours-row-lost = ei voitettu
insight-yours-waiting = ei vielä tutkittu
insight-yours-tip-hoards = Nostat usein kortteja, vaikka voisit rakentaa tärkeän reitin. Rakenna se, kun se on vapaa.
insight-yours-tip-hurries = Rakennat usein reitin, vaikka olisi parempi nostaa kortteja. Reitti, jota kukaan muu ei halua, voi odottaa.
insight-yours-tip-route = Rakennat usein reitin, vaikka toinen olisi tärkeämpi. Rakenna ensin ne, joita sopimuksesi vaativat ja joita muutkin voivat haluta.
insight-yours-tip-merchandise = Ohitat pyörillä merkittyjä reittejä, jotka kannattaisi rakentaa. Kauppatavarat tuovat lopussa bonuksen.
insight-yours-tip-payment = Rakennat oikean reitin, mutta maksat korteilla, joita tarvitset muualla. Säästä jokerikortit ja harvinaiset värit.
insight-yours-tip-card = Otat usein kortin, josta on vähemmän apua kuin toisesta. Katso, mitä värejä seuraavat reittisi tarvitsevat.
insight-yours-tip-late = Nostat uusia sopimuskortteja liian myöhään tai liian harvoin. Kun kärryjä on jäljellä, reittiesi varren sopimus kannattaa.
insight-yours-tip-more = Nostat sopimuskortteja, vaikka jokin muu olisi parempi siirto. Täytä ensin ne, jotka sinulla on.
insight-yours-tip-kept = Pidät sopimuskortteja, jotka eivät sovi sinulle. Pidä ne, joiden yhteys kulkee reittejäsi pitkin.
