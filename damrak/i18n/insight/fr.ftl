# What the analysis of a game says, in French.

insight-title = La partie vue de près
insight-intro = { $names }. Les chances sont celles d’un spectateur qui voit toutes les mains et tous les contrats, mais pas l’ordre des pioches. Les choix sont jugés d’après ce que le joueur savait.
insight-unfinished = La partie n’est pas finie : les chances au dernier coup tiennent lieu de résultat.
insight-player = Joueur
insight-move = Coup
insight-what = Ce qui s’est passé
insight-deal = La donne

## The curve

insight-curve = Les chances de gagner
insight-curve-told = À chaque instant, les chances de tous les joueurs font 100 % au total. Survolez un coup pour le lire, cliquez pour y aller.
insight-mark-claim = route prise
insight-mark-completed = contrat rempli
insight-mark-sweep = marché renouvelé
insight-mark-last = dernier tour
insight-mark-mattered = choix qui a compté

## The account

insight-account = Talent et hasard
insight-account-told = Chacun commence avec une part égale. Ses choix, ceux des autres et le hasard la modifient, et la somme est le résultat : une victoire vaut 100 %. Le hasard est ce que les cartes ont apporté, comparé à ce qu’elles auraient pu apporter.
insight-prior = Départ
insight-own = Ses propres choix
insight-others = Les choix des autres
insight-luck = Hasard
insight-result = Résultat
insight-regret = Perdu
insight-accuracy = Précision
insight-cause-deal = La donne
insight-cause-cards = Cartes
insight-cause-contracts = Contrats piochés

## Decisions

insight-mattered = { $name } : ce qui a le plus compté
insight-mattered-told = Les choix qui ont coûté le plus cher, jugés d’après ce que le joueur savait.
insight-mattered-none = Aucun choix n’a coûté grand-chose.
insight-decision = Coup { $number } : { $action }
insight-cost = coût : { $cost }
insight-better = mieux : { $action }
insight-played = joué

## Points

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
insight-review-now = Chances de gagner à ce moment
insight-review-after = Chances de gagner ensuite, d’après ce que le joueur savait
insight-review-moment = Moment de la partie
insight-review-earlier = Choix précédent
insight-review-later = Choix suivant
insight-review-no-choice = Il n’y a pas de choix à faire ici. Passez au suivant.
insight-review-thinking = Le maître réfléchit…
insight-review-same = Le maître aurait fait la même chose.
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
insight-review-lost = Chances de gagner ensuite : { $after }. Après le meilleur choix : { $best }.
insight-review-finest = Coup { $number } : le meilleur choix de la partie
insight-review-seen = Bien vu : { $action }
insight-review-led = Chances de gagner ensuite : { $after }. Après le deuxième meilleur choix : { $other }.
insight-review-look = Voir ce moment
insight-review-own = { $size ->
    [gain-much] ses choix ont beaucoup aidé
    [gain] ses choix ont un peu aidé
    [loss] ses choix ont un peu coûté
    [loss-much] ses choix lui ont coûté cher
   *[even] ses choix n’ont guère compté
  }
insight-review-others = { $size ->
    [gain-much] les autres ont beaucoup aidé
    [gain] les autres ont un peu aidé
    [loss] les autres ont un peu coûté
    [loss-much] les choix des autres lui ont coûté cher
   *[even] les autres n’ont guère compté
  }
insight-review-luck = { $size ->
    [gain-much] le hasard a beaucoup aidé
    [gain] le hasard a un peu aidé
    [loss] la malchance a un peu coûté
    [loss-much] la malchance a coûté cher
   *[even] le hasard s’est équilibré
  }
insight-review-accuracy = La précision n’est pas la chance de gagner : elle dit si les choix d’un joueur étaient bons, quel que soit le vainqueur. À 100 %, chaque choix était le meilleur.
insight-review-accurate = Précision des choix
insight-review-on = Rejouer à partir d’ici
insight-review-table = Les chances en tableau
insight-review-curve = Les chances de tous les joueurs font 100 % au total.
