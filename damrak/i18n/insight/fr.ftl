# What the analysis of a game says, in French.

insight-title = La partie vue de près
insight-intro = Les chances sont celles d’un spectateur qui voit toutes les mains et tous les contrats, mais pas l’ordre des pioches. Si un choix était une erreur, on le juge d’après ce que le joueur pouvait savoir ; ce qu’il a coûté est calculé avec toutes les cartes visibles.
insight-review-intro = À partir de la fin de chaque tour, la partie a été poursuivie { $games } fois, avec les mains et les contrats tels quels et les pioches mélangées à nouveau. Les robots ont joué comme ils jouent ; à la place des humains, c’est notre robot le plus fort. Une chance est la part de ces parties qui a été gagnée. Les meilleurs choix ont été essayés de la même façon.
insight-unfinished = La partie n’est pas finie : les chances au dernier coup tiennent lieu de résultat.
insight-player = Joueur
insight-move = Coup
insight-what = Ce qui s’est passé
insight-deal = La donne
insight-told = { $what } : { $told }
insight-percent = { $share } %

## The curve

insight-curve = Les chances de gagner
insight-curve-points = Points attendus à la fin
insight-curve-told = À chaque instant, les chances de tous les joueurs font 100 % au total. On suppose que chacun continue à jouer aussi bien que jusque-là. Survolez un coup pour le lire, cliquez pour y aller.
insight-mark-claim = route prise
insight-mark-completed = contrat rempli
insight-mark-sweep = marché renouvelé
insight-mark-last = dernier tour
insight-mark-mattered = erreur
insight-mark-finest = meilleur choix
insight-mark-turning = { $way ->
    [up] tournant favorable
   *[down] tournant défavorable
  }

## The account

insight-account = Les choix et la chance
insight-account-told = Chacun commence avec une part égale, et la somme des parts est le résultat : une victoire vaut 100 %. Les imprécisions sont tous les choix qui n’étaient pas les meilleurs d’après ce qu’on pouvait savoir, des plus petites aux erreurs ; ce qu’un joueur laisse échapper, les autres le gagnent. Le reste, c’est le hasard : ce qui a été distribué et pioché, et les cartes et contrats cachés des autres.
insight-moved-told = Les erreurs sont racontées ci-dessus ; celles des autres, quand on les choisit tout en haut. Le reste de ses tours : les cartes piochées et les bons coups.
insight-moved-own = Ses erreurs
insight-moved-rest = Le reste de ses tours
insight-moved-others = Les tours des autres
insight-prior = Départ
insight-own = Propres choix
insight-others = Les choix des autres
insight-luck = Hasard
insight-result = Résultat
insight-regret = Perdu
insight-accuracy = Précision
insight-cause-deal = La donne
insight-cause-cards = Cartes
insight-cause-contracts = Contrats piochés
insight-cause-hidden = Cartes et contrats cachés

## Decisions

insight-mattered = { $name } : ce qui a le plus compté
insight-mattered-told = Les choix qui ont coûté le plus cher, jugés d’après ce que le joueur savait.
insight-mattered-none = Aucun choix n’était clairement une erreur.
insight-decision = Coup { $number } : { $action }
insight-cost = coût : { $cost }
insight-better = mieux : { $action }
insight-played = joué

## Pourquoi un autre choix était meilleur

insight-fault-last = À votre dernier tour, seuls comptent les points immédiats : { $now } ainsi, { $was_now } avec votre choix.
insight-fault-ends = Votre prise ouvre la dernière manche : ensuite, chacun n’a plus qu’un tour.
insight-fault-wilds = Il faut moins de jokers : { $wilds } au lieu de { $was_wilds }.
insight-fault-poor =
    Aucun de vos contrats n’a besoin de { $was_route } : cette route rapporte { $was_points ->
        [one] un point
       *[other] { $was_points } points
    } pour { $was_length ->
        [one] un chariot
       *[other] { $was_length } chariots
    }.
insight-fault-spends =
    { $was_route } coûte des cartes : sans elles, il vous manque { $was_short ->
        [one] une carte
       *[other] { $was_short } cartes
    } de plus pour les autres routes qui vous conviennent.
insight-fault-waits = Personne d’autre n’est près de prendre { $was_route } : cela peut attendre.
insight-fault-fewer = Cette route rapporte { $points } points, { $was_route } seulement { $was_points }.
insight-fault-risk = { $rival } construit à côté et pourrait la prendre avant vous.
insight-fault-paid = Vous avez déjà les cartes pour la payer.
insight-fault-single = Un joker pris au marché est la seule carte du tour ; sinon, vous en piochez deux.
insight-fault-idle = Aucune des routes qui vous conviennent n’a besoin de la carte prise ({ $was_card }).
insight-fault-odds = Piocher à l’aveugle était un pari : { $was_helpful } des { $was_unseen } cartes pas encore vues vous auraient aidé.
insight-fault-late = { $was_ender } n’a plus que { $was_fewest } chariots : de nouveaux contrats risquent d’arriver trop tard.
insight-fault-late-own = Vous n’avez plus que { $was_fewest } chariots : de nouveaux contrats risquent d’arriver trop tard.
insight-fault-open =
    Les contrats que vous avez demandent encore { $was_left ->
        [one] une carte
       *[other] { $was_left } cartes
    }.
insight-fault-ahead = Si chacun suit son plan, vous finissez ainsi avec environ { $ahead } points de mieux.
insight-why-card =
    Avec { $missing ->
        [one] une seule carte de plus
       *[other] { $missing } cartes de plus
    }, vous auriez pu prendre { $route } ({ $worth ->
        [one] un point
       *[other] { $worth } points
    }).
insight-why-card-way =
    Il vous manquait { $missing ->
        [one] juste une carte
       *[other] { $missing } cartes
    } pour { $route }, un pas vers votre contrat { $contract }.

## What the rest of the game showed; “when” is insight-when

insight-when =
    { $turns ->
        [0] avant votre tour suivant
        [one] un tour plus tard
       *[other] { $turns } tours plus tard
    }
insight-came = Ce qui s’ensuivit : { $told }
insight-sequel-cut = { $rival } a pris { $route } { $when }, et votre contrat { $contract } ne pouvait plus être rempli.
insight-sequel-kept = Votre contrat { $contract } n’a jamais été rempli et vous a coûté { $points } points.
insight-sequel-returned = À la fin, vos routes reliaient { $contract } : cela vous aurait rapporté { $points } points.
insight-sequel-drawn = Votre contrat { $contract }, pioché ici, n’a jamais été rempli et vous a coûté { $points } points.
insight-sequel-round =
    { $rival } a pris { $route } { $when }. Dès lors, votre contrat { $contract } demandait { $more ->
        [one] un chariot
       *[other] { $more } chariots
    } de plus.
insight-sequel-setback =
    { $lack ->
        [0] Vous pouviez déjà payer { $route }
        [one] Il ne vous manquait qu’une carte pour { $route }
       *[other] Il vous manquait { $lack } cartes pour { $route }
    } ({ $points ->
        [one] un point
       *[other] { $points } points
    }). Cette prise a utilisé des cartes qu’il fallait pour cette route : ensuite, il vous manquait { $after ->
        [one] une carte
       *[other] { $after } cartes
    }.
insight-sequel-lacked = C’est justement cette carte qui manquait { $when } : avec elle, vous auriez pu prendre { $route }.
insight-sequel-short =
    Les cartes payées vous ont manqué { $when } : pour { $route }, il vous fallait { $lack ->
        [one] une carte
       *[other] { $lack } cartes
    } de plus.
insight-sequel-ended =
    Votre prise a ouvert la dernière manche. { $rival } y a marqué { $points ->
        [one] un point
       *[other] { $points } points
    }, et vous { $own ->
        [0] aucun
       *[other] { $own }
    }.
insight-sequel-goods = Avec une carte Marchandise de plus, votre bonus final aurait compté { $points } points de plus.
insight-sequel-open =
    À la fin, { $left ->
        [0] votre contrat { $contract } était coupé
        [one] il manquait un chariot à votre contrat { $contract }
       *[other] il manquait { $left } chariots à votre contrat { $contract }
    } : cela vous a coûté { $points } points.
insight-sequel-none =
    Vous n’avez plus pioché de contrats et avez fini avec { $carts } chariots et { $held ->
        [one] { $held } carte inutilisés
       *[other] { $held } cartes inutilisés
    }.
insight-sequel-late =
    Vous n’avez pioché des contrats que { $when } ; { $left ->
        [0] il ne vous restait alors aucun tour
        [one] il vous restait alors un tour
       *[other] il vous restait alors { $left } tours
    }.
insight-sequel-spare = Personne n’a pris { $route } jusqu’à la fin, et il vous restait { $held } cartes.
insight-sequel-idle = Vous n’avez jamais eu besoin de cette carte : à la fin, il vous restait { $cards }.
insight-sequel-unused =
    À la fin, aucun de vos contrats remplis ne passait par { $route } : cette route a rapporté { $points ->
        [one] un point
       *[other] { $points } points
    } pour { $length ->
        [one] un chariot
       *[other] { $length } chariots
    }.
insight-sequel-taken = { $rival } a pris { $route } { $when } et ses { $points } points.
insight-sequel-pause =
    Après ce paiement, il vous restait { $held ->
        [0] zéro carte
        [one] une carte
       *[other] { $held } cartes
    }, et vous n’avez repris une route que { $when }.
insight-sequel-free = Aucun contrat des autres ne passait par { $route } : cela pouvait attendre.
insight-sequel-way = { $route } était un pas vers votre contrat { $contract }.
insight-sequel-worth = { $route } rapporte { $points } points.
insight-reason-none = Aucun fait ne l’explique à lui seul : dans les donnes possibles d’après ce que vous saviez, le meilleur choix menait simplement à de meilleures positions.

## Points

insight-points = D’où viennent les points
insight-review-beside = Comparé à { $name } : { $parts }.
insight-points-routes = Routes
insight-points-completed = Contrats
insight-points-failed = Non remplis
insight-points-merchandise = Marchandises
insight-points-total = Total

## Move by move

insight-replay = Coup par coup
insight-replay-told = Les chances après chaque coup, et ce que chaque choix a coûté.
insight-act-market = prendre une carte { $card } au marché
insight-act-deck = piocher à l’aveugle
insight-act-cards = piocher des cartes ; presque toutes convenaient
insight-act-contracts = piocher des contrats
insight-act-keep = garder { $contract }
insight-act-keep-1 = garder le premier contrat
insight-act-keep-2 = garder le second contrat
insight-act-keep-both = garder les deux contrats
insight-act-pass = passer
insight-act-claim = prendre { $a } – { $b } ({ $payment })
insight-act-or = { $some } ou { $last }
insight-did-market = prend une carte { $card } au marché
insight-did-deck = pioche à l’aveugle
insight-did-contracts = pioche des contrats
insight-did-keep = garde { $contract }
insight-did-keep-1 = garde le premier contrat
insight-did-keep-2 = garde le second contrat
insight-did-keep-both = garde les deux contrats
insight-did-pass = passe
insight-did-claim = prend { $a } – { $b } ({ $payment })

## The review page in the browser

insight-review = Retour sur la partie
insight-review-unfinished = Cette partie n’est pas encore terminée. Elle pourra être analysée ensuite.
insight-review-no-net = Le maître n’est pas encore sur cet appareil et ne peut pas être téléchargé maintenant. Ouvrez cette page une fois avec une connexion : il sera ensuite là même hors ligne.
insight-review-working = Examen du coup { $done } sur { $all }…
insight-review-working-told = Le maître examine toute la partie. Ce qui a compté s’affichera ici dans un instant.
insight-review-seat = La partie de qui ?
insight-review-now = À ce moment : chances de gagner et points attendus à la fin, toutes cartes visibles
insight-forecast = { $points ->
    [one] ≈ { $points } point
   *[other] ≈ { $points } points
  }
insight-score = { $count ->
    [1] vous { $own }, { $who } { $rival }
   *[other] vous { $own }, le meilleur des autres { $rival }
  }
insight-review-promise = Ce que chaque choix promettait, d’après ce qu’on pouvait savoir
insight-review-moment = Moment de la partie
insight-review-earlier = Choix précédent
insight-review-later = Choix suivant
insight-review-before = Dernier coup
insight-review-next = À choisir maintenant
insight-review-thinking = Un regard plus loin…
insight-review-testing = La partie est poursuivie à partir de chaque moment : la courbe et les jugements se précisent…
insight-trial = Parties gagnées sur { $games } poursuivies
insight-trial-points = Le meilleur choix a rapporté en moyenne { $more } points ({ $parts }).
insight-trial-contract = { $contract } a été rempli dans { $better } de ces parties après le meilleur choix, dans { $played } après ce qui a été joué.
insight-trial-route = { $rival } a pris { $route } dans { $played } des parties après ce qui a été joué, dans { $better } après le meilleur choix.
insight-review-same = C’était le meilleur choix.
insight-review-same-further = En regardant plus loin, il valait le meilleur choix.
insight-review-master = Meilleur choix : { $action }
insight-review-mark-best = le meilleur
insight-review-mark-equal = aussi bon
insight-review-behind = { $size ->
    [near] presque aussi bon
    [much] bien moins bon
   *[less] moins bon
  }
insight-review-more = Ce qui n’est pas listé paraissait moins bon à première vue.
insight-trial-more = Les autres choix n’ont pas été essayés.
insight-review-hand = Cartes en main
insight-review-mattered = Les choix qui ont le plus compté
insight-review-turning = { $way ->
    [up] Un tournant favorable
   *[down] Un tournant défavorable
  }
insight-swing-tried = Parties gagnées sur { $games } poursuivies : { $before } en reprenant avant ce tour, { $after } en reprenant après.
insight-review-swing-points = Points attendus à la fin, avant : { $before } ; après : { $after }.
insight-review-swing-luck = { $way ->
    [up] C’était surtout de la chance
   *[down] C’était surtout de la malchance
  } : les cartes ou les contrats piochés.
insight-review-swing-last = La dernière manche a alors commencé.
insight-review-swing-done = Le contrat { $contract } de { $name } était ainsi rempli : +{ $points } points.
insight-review-swing-lost = Ensuite, votre contrat { $contract } ne pouvait plus être rempli.
insight-review-swing-longer = Le chemin de votre contrat { $contract } s’en est trouvé plus long, de { $count ->
    [one] un chariot
   *[other] { $count } chariots
  }.
insight-review-swing-slip = Pour { $name }, il aurait mieux valu : { $action }.
insight-review-turn = { $turn ->
    [0] Au début
   *[other] Tour n° { $turn }
  }
insight-review-second = { $when }, deuxième carte
insight-review-choice = { $when } : { $action }
insight-review-at = { $turn ->
    [0] { $name }, au début : { $action }
   *[other] { $name }, tour { $turn } : { $action }
  }
insight-review-turns = Tour
insight-review-weight = { $weight ->
    [small] { $when } : un petit faux pas
    [large] { $when } : une erreur coûteuse
   *[middle] { $when } : une erreur
  }
insight-review-was = Joué : { $action }
insight-review-better = Mieux : { $action }
insight-review-rose = La courbe est montée malgré tout ; le meilleur choix l’aurait fait monter davantage.
insight-review-unsure = On ne sait pas avec certitude lequel de ces choix est le meilleur ; un peu devant : { $action }
insight-review-flat = Il n’y avait guère de différence entre ces choix.
insight-review-decided = La partie était déjà jouée : aucun de ces choix n’aurait changé le vainqueur.
insight-review-finest = { $when } : le meilleur choix de la partie
insight-review-seen = Bien vu : { $action }
insight-review-led = D’après ce qu’on pouvait savoir, le deuxième meilleur choix gagne environ { $games } parties de moins sur 100.
insight-credits = Ce qui a réussi
insight-credit-completed = Votre contrat { $contract } était ainsi rempli : +{ $points } points.
insight-credit-won = La dernière manche a alors commencé, et vous avez gagné.
insight-review-look = Voir ce moment
insight-review-accuracy = La précision n’est pas la chance de gagner : elle dit si les choix d’un joueur étaient bons, quel que soit le vainqueur. À 100 %, chaque choix était le meilleur. Elle compte tous les choix de la même façon ; une seule erreur coûteuse peut changer les chances plus que bien des petites maladresses.
insight-review-accurate = Précision des choix
insight-review-on = Rejouer à partir d’ici
insight-review-table = Les chances en tableau
insight-review-curve = Les chances de tous les joueurs font 100 % au total.

## Habits by which chances are given away

insight-habit-hoards = Amasser des cartes
insight-habit-hurries = Prendre une route trop tôt
insight-habit-route = Prendre la mauvaise route
insight-habit-merchandise = Laisser des marchandises
insight-habit-payment = Payer avec les mauvaises cartes
insight-habit-card = Prendre la mauvaise carte
insight-habit-late = Piocher des contrats trop tard
insight-habit-more = Piocher des contrats trop volontiers
insight-habit-kept = Garder les mauvais contrats

## Many games

insight-games = Parties
insight-wins = Victoires
insight-earlier = Première moitié
insight-later = Seconde moitié
insight-habits = Habitudes les plus coûteuses
insight-players-title = { $games ->
    [one] Une partie
   *[other] { $games } parties
  }
insight-players = Les joueurs
insight-players-told = La précision dit si les choix étaient bons : à 100 %, chacun était le meilleur. Les deux moitiés sont celles des parties de chaque joueur, dans l’ordre. À côté d’une habitude figure sa part de tout ce que les choix du joueur ont fait perdre.
insight-players-looked = La précision et les habitudes viennent de { $looked } de ces parties, tirées au sort.
insight-players-course = { $games ->
    [one] Précision, partie par partie.
   *[other] Précision ; chaque colonne est la moyenne de { $games } parties.
  }

## A person’s own games, in the browser

insight-yours-lead = La qualité de vos choix dans les parties terminées sur cet appareil, et les habitudes qui vous coûtent le plus. Les parties avec des coups annulés ou beaucoup de conseils ne comptent pas. Rien ne quitte votre appareil.
insight-yours-none = Aucune partie ne compte encore. Jouez-en une jusqu’au bout sans annuler de coup, puis revenez.
insight-yours-left = Non comptées : { $what }.
insight-yours-left-undone = { $games ->
    [one] une partie avec des coups annulés
   *[other] { $games } parties avec des coups annulés
  }
insight-yours-left-hints = { $games ->
    [one] une partie avec beaucoup de conseils
   *[other] { $games } parties avec beaucoup de conseils
  }
insight-yours-left-lesson = { $games ->
    [one] une leçon
   *[other] { $games } leçons
  }
insight-yours-who = Joueur
insight-yours-won = Gagnées
insight-yours-accuracy = Précision moyenne
insight-yours-look = { $games ->
    [one] Regarder une partie
   *[other] Regarder { $games } parties
  }
insight-yours-look-told = Le maître regarde chaque partie quelques secondes. Vous pouvez arrêter à tout moment ; ce qui est fait est gardé.
insight-yours-looking = Partie { $game } sur { $games } : { $percent }
insight-yours-stop = Arrêter
insight-yours-line = Précision, partie par partie
insight-yours-line-none = Il faut une deuxième partie pour tracer une ligne.
insight-yours-progress = { $trend ->
    [up] Vous progressez : { $later } dans vos dernières parties, { $earlier } dans les premières.
    [down] Vos dernières parties se sont moins bien passées : { $later }, après { $earlier } dans les premières.
   *[even] Vous jouez avec régularité : { $later } dans vos dernières parties, { $earlier } dans les premières.
  }
insight-yours-habits = Ce qui vous coûte le plus
insight-yours-few =
    Trop tôt pour parler d’habitudes : regardez d’abord { $games ->
        [one] encore une partie
       *[other] encore { $games } parties
    }.
insight-yours-habits-none = Aucune habitude ne ressort. Bien joué !
insight-yours-cost = { $cost } de tout ce que vos choix ont fait perdre.
insight-yours-all = Toutes les parties
insight-yours-when = Jouée
insight-yours-row-won = gagnée
insight-yours-row-lost = non gagnée
insight-yours-waiting = pas encore regardée
insight-yours-tip-hoards = Vous piochez souvent des cartes alors que vous pourriez prendre une route importante. Prenez-la tant qu’elle est libre.
insight-yours-tip-hurries = Vous prenez souvent une route alors qu’il vaudrait mieux piocher. Une route que personne d’autre ne veut peut attendre.
insight-yours-tip-route = Vous prenez souvent une route alors qu’une autre compte davantage. Prenez d’abord celles qu’il faut à vos contrats et que d’autres peuvent vouloir.
insight-yours-tip-merchandise = Vous laissez passer des routes marquées de roues qui en vaudraient la peine. Les marchandises donnent un bonus à la fin.
insight-yours-tip-payment = Vous prenez la bonne route, mais payez avec des cartes utiles ailleurs. Gardez les jokers et les couleurs rares.
insight-yours-tip-card = Vous prenez souvent une carte moins utile qu’une autre. Cherchez les couleurs de vos prochaines routes.
insight-yours-tip-late = Vous piochez de nouveaux contrats trop tard ou trop rarement. Tant qu’il vous reste des chariots, un contrat le long de vos routes en vaut la peine.
insight-yours-tip-more = Vous piochez des contrats alors qu’autre chose vaudrait mieux. Remplissez d’abord ceux que vous avez.
insight-yours-tip-kept = Vous gardez des contrats qui ne vous conviennent pas. Gardez ceux dont le chemin suit vos routes.
