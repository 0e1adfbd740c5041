# What the analysis of a game says, in Finnish.

insight-title = Peli läheltä katsottuna
insight-intro = { $names }. Jokainen voittomahdollisuus on arvioitu vain sen perusteella, mitä kyseinen pelaaja sillä hetkellä tiesi.
insight-unfinished = Peli on kesken: tuloksen tilalla on voittomahdollisuus viimeisen siirron kohdalla.
insight-player = Pelaaja
insight-move = Siirto
insight-what = Mitä tapahtui
insight-deal = Jako

## The curve

insight-curve = Voittomahdollisuus
insight-curve-told = Viiva jokaiselle pelaajalle hänen omien tietojensa mukaan; viivojen summan ei siis tarvitse olla 100 %. Numeroidut merkit ovat käännekohtia. Osoita siirtoa lukeaksesi sen, napsauta siirtyäksesi siihen.
insight-turning = Käännekohdat
insight-turning-told = Siirrot, jotka muuttivat voittomahdollisuutta eniten.

## The account

insight-account = Taito ja onni
insight-account-told = Alku, taito ja onni ovat voittomahdollisuuden osia, ja yhteensä niistä tulee tulos: voitto on 100 %. Taito on se, mitä omat valinnat lupasivat keskivertopelaajan valintoihin verrattuna; onni on kaikki muu, syittäin. ”Tarkempi katse” on sama tilanne askelta myöhemmin arvioituna.
insight-prior = Alku
insight-skill = Taito
insight-luck = Onni
insight-result = Tulos
insight-regret = Hukattu
insight-cause-deal = Jako
insight-cause-card = Sokkona nostetut kortit
insight-cause-market = Esiin käännetyt kortit
insight-cause-contracts = Tarjotut sopimuskortit
insight-cause-others = Muiden siirrot
insight-cause-scoring = Loppupisteenlasku
insight-cause-reckoning = Tarkempi katse

## Decisions

insight-mattered = { $name }: mikä vaikutti eniten
insight-mattered-told = Valinnat, joilla hukattiin eniten; ylinnä mestarin suosikit.
insight-mattered-none = Millään valinnalla ei hukattu mitään mainittavaa.
insight-decision = Siirto { $number }: { $action }
insight-cost = hinta: { $cost }
insight-better = parempi: { $action }
insight-played = pelattu

## Contracts and points

insight-contracts = Sopimuskortit
insight-contracts-told = Kuinka todennäköisesti kukin näytti täyttyvän pelaajan vuorojen alussa.
insight-completed = täytetty
insight-failed = täyttämättä
insight-open = avoin
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
insight-review-look = Näytä tämä kohta
insight-review-skill = { $sign ->
    [plus] Tämän pelin valinnat olivat keskimääräistä parempia ja toivat { $part }.
    [minus] Tämän pelin valinnat olivat keskimääräistä huonompia ja maksoivat { $part }.
   *[even] Tämän pelin valinnat olivat keskitasoa.
  }
insight-review-luck = { $sign ->
    [plus] Onni toi { $part }.
    [minus] Huono onni vei { $part }.
   *[even] Hyvä ja huono onni menivät tasan.
  }
insight-review-table = Mahdollisuudet taulukkona
insight-review-curve = Jokainen mahdollisuus on arvioitu pelaajan omien tietojen perusteella, joten niiden summan ei tarvitse olla 100 %.
