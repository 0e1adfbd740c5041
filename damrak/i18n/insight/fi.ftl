# What the analysis of a game says, in Finnish.

insight-title = Peli läheltä katsottuna
insight-intro = { $names }. Jokainen voiton mahdollisuus on arvioitu vain siitä, mitä kyseinen pelaaja sillä hetkellä tiesi.
insight-unfinished = Peli on kesken: viimeisen siirron mahdollisuus on tuloksen paikalla.
insight-player = Pelaaja
insight-move = Siirto
insight-what = Mitä tapahtui
insight-deal = Jako

## The curve

insight-curve = Voiton mahdollisuus
insight-curve-told = Viiva jokaiselle pelaajalle hänen omien tietojensa mukaan; yhteensä niiden ei siis tarvitse olla 100 %. Numeroidut merkit ovat käännekohtia. Osoita siirtoa lukeaksesi sen, napsauta siirtyäksesi siihen.
insight-turning = Käännekohdat
insight-turning-told = Siirrot, jotka muuttivat voiton mahdollisuutta eniten.

## The account

insight-account = Taito ja onni
insight-account-told = Alku, taito ja onni ovat yhteensä tulos, prosentteina. Taito on se, mitä omat valinnat lupasivat niitä edeltäneeseen mahdollisuuteen verrattuna; onni on kaikki muu, syittäin.
insight-prior = Alku
insight-skill = Taito
insight-luck = Onni
insight-result = Tulos
insight-regret = Hukattu
insight-cause-deal = Jako
insight-cause-card = Sokkona nostetut kortit
insight-cause-market = Esiin käännetyt kortit
insight-cause-contracts = Tarjotut sopimuskortit
insight-cause-others = Muiden teot
insight-cause-scoring = Loppupisteenlasku
insight-cause-reckoning = Tarkempi katse

## Decisions

insight-mattered = { $name }: mikä painoi eniten
insight-mattered-told = Valinnat, jotka hukkasivat eniten; ylinnä mestarin suosikit.
insight-mattered-none = Mikään valinta ei hukannut mainittavaa.
insight-decision = Siirto { $number }: { $action }
insight-cost = hinta: { $cost }
insight-better = parempi: { $action }
insight-played = pelattu

## Contracts and points

insight-contracts = Sopimuskortit
insight-contracts-told = Kuinka todennäköisesti kukin täyttyisi, pelaajan vuorojen alussa.
insight-completed = täytetty
insight-failed = täyttämättä
insight-open = avoin
insight-points = Mistä pisteet tulivat
insight-points-routes = Reitit
insight-points-completed = Sopimuskortit
insight-points-failed = Täyttämättä
insight-points-merchandise = Kauppatavarat
insight-points-total = Yhteensä

## Move by move

insight-replay = Siirto siirrolta
insight-replay-told = Mahdollisuudet jokaisen siirron jälkeen ja mitä kukin valinta hukkasi.
insight-act-market = ota torilta: { $card }
insight-act-deck = nosta sokkona
insight-act-contracts = nosta sopimuskortteja
insight-act-keep-1 = pidä ensimmäinen sopimuskortti
insight-act-keep-2 = pidä toinen sopimuskortti
insight-act-keep-both = pidä molemmat sopimuskortit
insight-act-pass = passaa
insight-act-claim = valtaa { $a } – { $b } ({ $payment })
