# What the analysis of a game says, in French.

insight-title = La partie vue de près
insight-intro = { $names }. Chaque chance de gagner est jugée d’après ce que le joueur savait à ce moment-là, et rien d’autre.
insight-unfinished = La partie n’est pas finie : la chance au dernier coup tient lieu de résultat.
insight-player = Joueur
insight-move = Coup
insight-what = Ce qui s’est passé
insight-deal = La donne

## The curve

insight-curve = La chance de gagner
insight-curve-told = Une ligne par joueur, d’après ce qu’il savait lui-même ; la somme ne fait donc pas forcément 100 %. Les repères numérotés sont les tournants. Survolez un coup pour le lire, cliquez pour y aller.
insight-turning = Tournants
insight-turning-told = Les coups qui ont le plus changé une chance de gagner.

## The account

insight-account = Talent et hasard
insight-account-told = Départ, talent et hasard sont des parts de la chance de gagner et s’additionnent pour donner le résultat : une victoire vaut 100 %. Le talent est ce que promettaient les choix du joueur par rapport à ceux d’un joueur moyen ; le hasard est tout le reste, par cause. « Vu de plus près » : la même position, jugée un pas plus tard.
insight-prior = Départ
insight-skill = Talent
insight-luck = Hasard
insight-result = Résultat
insight-regret = Perdu
insight-cause-deal = La donne
insight-cause-card = Cartes piochées à l’aveugle
insight-cause-market = Cartes retournées
insight-cause-contracts = Contrats proposés
insight-cause-others = Ce que les autres ont fait
insight-cause-scoring = Décompte final
insight-cause-reckoning = Vu de plus près

## Decisions

insight-mattered = { $name } : ce qui a le plus compté
insight-mattered-told = Les choix qui ont coûté le plus cher ; en haut, les préférés du maître.
insight-mattered-none = Aucun choix n’a coûté grand-chose.
insight-decision = Coup { $number } : { $action }
insight-cost = coût : { $cost }
insight-better = mieux : { $action }
insight-played = joué

## Contracts and points

insight-contracts = Contrats
insight-contracts-told = La chance de remplir chacun, au début des tours du joueur.
insight-completed = rempli
insight-failed = non rempli
insight-open = en cours
insight-points = D’où viennent les points
insight-points-routes = Routes
insight-points-completed = Contrats
insight-points-failed = Non remplis
insight-points-merchandise = Marchandises
insight-points-total = Total

## Move by move

insight-replay = Coup par coup
insight-replay-told = Les chances après chaque coup, et ce que chaque choix a coûté.
insight-act-market = prendre au marché : { $card }
insight-act-deck = piocher à l’aveugle
insight-act-contracts = piocher des contrats
insight-act-keep-1 = garder le premier contrat
insight-act-keep-2 = garder le second contrat
insight-act-keep-both = garder les deux contrats
insight-act-pass = passer
insight-act-claim = prendre { $a } – { $b } ({ $payment })

## The review page in the browser

insight-review = Retour sur la partie
insight-review-unfinished = Cette partie n’est pas encore terminée. Elle pourra être analysée ensuite.
insight-review-no-net = Le maître n’est pas encore sur cet appareil et ne peut pas être téléchargé maintenant. Ouvrez cette page une fois avec une connexion : il sera ensuite là même hors ligne.
insight-review-working = Examen du coup { $done } sur { $all }…
insight-review-working-told = Le maître examine toute la partie. Ce qui a compté s’affichera ici dans un instant.
insight-review-seat = La partie de qui ?
insight-review-moment = Moment de la partie
insight-review-earlier = Choix précédent
insight-review-later = Choix suivant
insight-review-no-choice = Il n’y a pas de choix à faire ici. Passez au suivant.
insight-review-thinking = Le maître réfléchit…
insight-review-same = Le maître aurait fait de même.
insight-review-master = Le maître aurait choisi : { $action }
insight-review-mark-better = mieux
insight-review-mark-master = choix du maître
insight-review-hand = Cartes en main
insight-review-mattered = Les choix qui ont le plus compté
insight-review-weight = { $weight ->
    [small] Coup { $number } : un petit faux pas
    [large] Coup { $number } : une erreur coûteuse
   *[middle] Coup { $number } : une erreur
  }
insight-review-was = Joué : { $action }
insight-review-better = Mieux : { $action }
insight-review-lost = Chance de gagner ensuite : { $after }. Après le meilleur choix : { $best }.
insight-review-look = Voir ce moment
insight-review-skill = { $sign ->
    [plus] Les choix de cette partie étaient meilleurs que la moyenne et ont rapporté { $part }.
    [minus] Les choix de cette partie étaient moins bons que la moyenne et ont coûté { $part }.
   *[even] Les choix de cette partie étaient dans la moyenne.
  }
insight-review-luck = { $sign ->
    [plus] Le hasard a donné { $part }.
    [minus] Le hasard a pris { $part }.
   *[even] Le hasard s’est équilibré.
  }
insight-review-table = Les chances en tableau
insight-review-curve = Chaque chance est jugée d’après ce que le joueur savait lui-même ; la somme des chances ne fait donc pas forcément 100 %.
