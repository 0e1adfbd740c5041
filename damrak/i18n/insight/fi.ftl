# What the analysis of a game says, in Finnish.

insight-title = Peli läheltä katsottuna
insight-intro = { $names }. Mahdollisuudet on laskettu katsojalle, joka näkee kaikki kädet ja sopimuskortit mutta ei pakkojen järjestystä. Valinnat arvioidaan sen mukaan, mitä pelaaja tiesi.
insight-unfinished = Peli on kesken: tuloksen tilalla on voittomahdollisuus viimeisen siirron kohdalla.
insight-player = Pelaaja
insight-move = Siirto
insight-what = Mitä tapahtui
insight-deal = Jako

## The curve

insight-curve = Voittomahdollisuus
insight-curve-told = Kaikkien pelaajien mahdollisuudet ovat joka hetki yhteensä 100 %. Osoita siirtoa lukeaksesi sen, napsauta siirtyäksesi siihen.
insight-mark-claim = reitti rakennettu
insight-mark-completed = sopimuskortti täytetty
insight-mark-sweep = tori tyhjennetty
insight-mark-last = viimeinen kierros
insight-mark-mattered = valinta, joka vaikutti

## The account

insight-account = Taito ja onni
insight-account-told = Kaikki aloittavat yhtä suurella osuudella. Omat valinnat, muiden valinnat ja onni muuttavat sitä, ja summa on tulos: voitto on 100 %. Onni on se, mitä kortit toivat, verrattuna siihen, mitä ne olisivat voineet tuoda.
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

## Decisions

insight-mattered = { $name }: mikä vaikutti eniten
insight-mattered-told = Valinnat, joilla hukattiin eniten, arvioituna sen mukaan, mitä pelaaja tiesi.
insight-mattered-none = Millään valinnalla ei hukattu mitään mainittavaa.
insight-decision = Siirto { $number }: { $action }
insight-cost = hinta: { $cost }
insight-better = parempi: { $action }
insight-played = pelattu

## Points

insight-points = Mistä pisteet tulivat
insight-points-routes = Reitit
insight-points-completed = Sopimuskortit
insight-points-failed = Täyttämättömät
insight-points-merchandise = Kauppatavarat
insight-points-total = Yhteensä

## Move by move

insight-replay = Siirto siirrolta
insight-replay-told = Mahdollisuudet jokaisen siirron jälkeen ja mitä kullakin valinnalla hukattiin.
insight-act-market = ota torilta: { $card }
insight-act-deck = nosta sokkona
insight-act-contracts = nosta sopimuskortteja
insight-act-keep-1 = pidä ensimmäinen sopimuskortti
insight-act-keep-2 = pidä toinen sopimuskortti
insight-act-keep-both = pidä molemmat sopimuskortit
insight-act-pass = passaa
insight-act-claim = rakenna { $a } – { $b } ({ $payment })

## The review page in the browser

insight-review = Pelin läpikäynti
insight-review-unfinished = Tämä peli on vielä kesken. Sen voi käydä läpi, kun se on päättynyt.
insight-review-no-net = Mestari ei ole vielä tällä laitteella, eikä sitä voi ladata nyt. Avaa tämä sivu kerran verkkoyhteydellä, niin se on täällä myös ilman yhteyttä.
insight-review-working = Tutkitaan siirtoa { $done }/{ $all }…
insight-review-working-told = Mestari tutkii koko peliä. Kohta tässä lukee, mikä vaikutti eniten.
insight-review-seat = Kenen peli
insight-review-now = Voittomahdollisuus tällä hetkellä
insight-review-after = Voittomahdollisuus sen jälkeen, silloisen tiedon valossa
insight-review-moment = Kohta pelissä
insight-review-earlier = Edellinen valinta
insight-review-later = Seuraava valinta
insight-review-no-choice = Tässä ei ole mitään valittavaa. Siirry seuraavaan valintaan.
insight-review-thinking = Mestari miettii…
insight-review-same = Mestari olisi tehnyt samoin.
insight-review-master = Mestari olisi valinnut: { $action }
insight-review-mark-better = parempi
insight-review-mark-master = mestarin valinta
insight-review-hand = Kädessä olevat kortit
insight-review-mattered = Valinnat, jotka vaikuttivat eniten
insight-review-weight = { $weight ->
    [small] Siirto { $number }: pieni lipsahdus
    [large] Siirto { $number }: kallis virhe
   *[middle] Siirto { $number }: virhe
  }
insight-review-was = Pelattu: { $action }
insight-review-better = Parempi: { $action }
insight-review-lost = Voittomahdollisuus sen jälkeen: { $after }. Paremman valinnan jälkeen: { $best }.
insight-review-finest = Siirto { $number }: pelin paras valinta
insight-review-seen = Hyvin huomattu: { $action }
insight-review-led = Voittomahdollisuus sen jälkeen: { $after }. Toiseksi parhaan valinnan jälkeen: { $other }.
insight-review-look = Näytä tämä kohta
insight-review-own = { $size ->
    [gain-much] omat valinnat auttoivat paljon
    [gain] omat valinnat auttoivat vähän
    [loss] omat valinnat haittasivat vähän
    [loss-much] omat valinnat haittasivat paljon
   *[even] omilla valinnoilla ei juuri ollut väliä
  }
insight-review-others = { $size ->
    [gain-much] muut auttoivat paljon
    [gain] muut auttoivat vähän
    [loss] muut haittasivat vähän
    [loss-much] muut haittasivat paljon
   *[even] muilla ei juuri ollut väliä
  }
insight-review-luck = { $size ->
    [gain-much] onni auttoi paljon
    [gain] onni auttoi vähän
    [loss] huono onni haittasi vähän
    [loss-much] huono onni haittasi paljon
   *[even] onni tasoittui
  }
insight-review-accuracy = Tarkkuus ei ole voittomahdollisuus: se kertoo, kuinka hyviä pelaajan valinnat olivat, voittipa kuka tahansa. Kun tarkkuus on 100 %, jokainen valinta oli paras.
insight-review-accurate = Valintojen tarkkuus
insight-review-on = Jatka pelaamista tästä
insight-review-table = Mahdollisuudet taulukkona
insight-review-curve = Kaikkien pelaajien mahdollisuudet ovat yhteensä 100 %.
