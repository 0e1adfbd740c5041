# What the analysis of a game says, in French.

insight-title = La partie vue de près
insight-intro = { $names }. Chaque chance de gagner est jugée d’après ce que le joueur savait à ce moment, et rien d’autre.
insight-unfinished = La partie n’est pas finie : la chance au dernier coup tient lieu de résultat.
insight-player = Joueur
insight-move = Coup
insight-what = Ce qui s’est passé
insight-deal = La donne

## The curve

insight-curve = La chance de gagner
insight-curve-told = Une ligne par joueur, d’après ce qu’il savait lui-même ; leur somme ne fait donc pas forcément 100 %. Les repères numérotés sont les tournants. Survolez un coup pour le lire, cliquez pour y aller.
insight-turning = Tournants
insight-turning-told = Les coups qui ont le plus changé une chance de gagner.

## The account

insight-account = Talent et hasard
insight-account-told = Départ, talent et hasard s’additionnent pour donner le résultat, en pour cent. Le talent est ce que promettaient les choix du joueur par rapport à sa chance d’avant ; le hasard est tout le reste, par cause.
insight-prior = Départ
insight-skill = Talent
insight-luck = Hasard
insight-result = Résultat
insight-regret = Gâché
insight-cause-deal = La donne
insight-cause-card = Cartes piochées à l’aveugle
insight-cause-market = Cartes retournées
insight-cause-contracts = Contrats proposés
insight-cause-others = Ce que les autres ont fait
insight-cause-scoring = Décompte final
insight-cause-reckoning = Vu de plus près

## Decisions

insight-mattered = { $name } : ce qui a le plus compté
insight-mattered-told = Les choix qui ont le plus gâché ; en haut, ce que le maître préférait.
insight-mattered-none = Aucun choix n’a rien gâché qui vaille d’être dit.
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
insight-replay-told = Les chances après chaque coup, et ce que chaque choix a gâché.
insight-act-market = prendre au marché : { $card }
insight-act-deck = piocher à l’aveugle
insight-act-contracts = piocher des contrats
insight-act-keep-1 = garder le premier contrat
insight-act-keep-2 = garder le second contrat
insight-act-keep-both = garder les deux contrats
insight-act-pass = passer
insight-act-claim = prendre { $a } – { $b } ({ $payment })
