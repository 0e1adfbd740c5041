# Ce que dit le conseiller, en français.

## À quoi penser

coach-think-only = Ici, vous n’avez qu’une possibilité.
coach-think-complete = Un de vos contrats est presque rempli. Lequel ?
coach-think-way = Regardez votre contrat { $contract }. Quelle route le ferait avancer ?
coach-think-goods = Pensez aux marchandises : à la fin, le joueur qui en a le plus gagne des points.
coach-think-block = Regardez ce que construisent les autres. Que pourraient-ils vouloir ensuite ?
coach-think-points = Les routes rapportent des points même sans contrat. Lesquelles pouvez-vous payer ?
coach-think-card = Une route vous conviendrait bien. Quelles cartes vous manquent encore ?
coach-think-card-way = Regardez votre contrat { $contract }. Quelles cartes vous manquent pour une de ses routes ?
coach-think-spread = Plusieurs routes vous seraient utiles. Vos cartes suffisent-elles pour toutes ?
coach-think-pair = Pensez à la suite : quelles cartes voudrez-vous pour vos prochaines routes ?
coach-think-wild = Y a-t-il une carte qui convient à toutes les routes ?
coach-think-nothing = Regardez le marché. Y trouvez-vous ce qu’il vous faut ?
coach-think-odds = Pensez à la pioche. Combien de cartes encore inconnues vous aideraient ?
coach-think-hidden = Les autres voient chaque carte que vous prenez au marché. Est-ce que cela en vaut la peine ?
coach-think-late = C’est le dernier tour de table, et il reste peu à faire.
coach-think-done = Regardez vos contrats. Reste-t-il quelque chose à faire pour eux ?
coach-think-near = Voyez jusqu’où vont vos routes. À quoi d’autre pourraient-elles servir ?
coach-think-spare = Comptez vos chariots. Vous les faut-il tous pour vos contrats ?
coach-think-new = Les contrats aussi rapportent des points. En avez-vous assez ?
coach-think-ready = Regardez vos routes : l’un de ces contrats est-il déjà rempli ?
coach-think-share = Cherchez les deux contrats sur le plateau. Leurs chemins ont-ils un bout en commun ?
coach-think-together = Comptez les cartes que demandent les deux contrats. Avez-vous assez de chariots ?
coach-think-lost = Ces contrats peuvent-ils encore être remplis tous les deux ?
coach-think-carts = Comptez les cartes que demandent les deux contrats. Avez-vous assez de chariots ?
coach-think-richer = Comparez les contrats : combien de cartes demande chacun, et que rapporte-t-il ?
coach-think-easier = Comparez les contrats : lequel est le plus facile ?
coach-think-even = Comparez les contrats. En voulez-vous un, ou les deux ?
coach-think-overlap = Comparez les contrats : que demande chacun, et que demandent les deux ensemble ?
coach-think-least = Ces contrats peuvent-ils encore être remplis ?
coach-think-keep = Comparez ce que valent les contrats.
coach-think-crowded = Regardez votre contrat { $contract } : quelqu’un construit à côté d’une de ses routes.
coach-think-ending = La fin approche. Que pouvez-vous encore finir à temps ?
coach-think-last = C’est votre dernier tour. Qu’est-ce qui rapporte des points tout de suite ?

## Quel genre d’action

coach-kind-claim = Prenez une route.
coach-kind-market = Prenez une carte au marché.
coach-kind-deck = Piochez une carte à l’aveugle.
coach-kind-contracts = Piochez des contrats.
coach-kind-keep-one = Ne gardez qu’un des contrats.
coach-kind-keep-both = Gardez les deux contrats.
coach-kind-pass = Passez.

## L’action

coach-do-claim = Prenez { $route } ({ $payment }).
coach-do-market = Prenez une carte { $card } au marché.
coach-do-deck = Piochez une carte à l’aveugle.
coach-do-contracts = Piochez des contrats.
coach-do-keep-one = Ne gardez que { $contract }.
coach-do-keep-both = Gardez les deux contrats.
coach-do-pass = Passez.

## Pourquoi

coach-why-only = Rien d’autre n’est possible.
coach-why-complete = Votre contrat { $contract } sera rempli : { $other_points } points.
coach-why-way =
    Votre contrat { $contract } avance : ensuite, il { $left ->
        [one] ne faudra plus qu’un chariot
       *[other] faudra encore { $left } chariots
    }.
coach-why-goods =
    Vous y gagnez { $worth } points et une carte Marchandise. Vous en aurez { $count } ; { $most ->
        [0] les autres n’en ont pas
       *[other] parmi les autres, le maximum est { $most }
    }.
coach-why-block = { $rival } a des routes aux deux bouts et pourrait la vouloir aussi.
coach-why-points =
    Cela rapporte tout de suite { $points ->
        [one] un point
       *[other] { $points } points
    }.
coach-why-card =
    Il vous manque { $missing ->
        [one] juste une carte
       *[other] { $missing } cartes
    } pour { $route } ({ $worth ->
        [one] un point
       *[other] { $worth } points
    }).
coach-why-card-way =
    Il vous manque { $missing ->
        [one] juste une carte
       *[other] { $missing } cartes
    } pour { $route }, un pas vers votre contrat { $contract }.
coach-why-spread = Vous pouvez déjà payer une de vos prochaines routes ; pour les payer toutes, il vous manque cette carte.
coach-why-pair =
    { $count ->
        [one] Aucune route n’a besoin de cette carte pour l’instant, mais elle peut servir plus tard.
       *[other] Cela prépare la suite : vous aurez { $count } cartes de cette couleur.
    }
coach-why-wild = Un joker vaut n’importe quelle couleur.
coach-why-nothing = Aucune des cartes visibles que vous pouvez prendre ne sert aux routes les plus prometteuses en ce moment.
coach-why-odds =
    { $useless ->
        [0] N’importe quelle carte encore inconnue servirait à une route utile pour vous
       *[other] Sur les { $unseen } cartes encore inconnues, { $helpful ->
            [one] une vous aiderait
           *[other] { $helpful } vous aideraient
        }
    }, et personne ne voit ce que vous piochez.
coach-why-hidden =
    Personne ne voit ce que vous piochez{ $count ->
        [0] .
        [1] , et il y a un joker parmi les cartes encore inconnues.
       *[other] , et il y a { $count } jokers parmi les cartes encore inconnues.
    }
coach-why-late = Vous ne pouvez plus prendre de route : une carte ne rapporte rien, mais ne coûte rien non plus.
coach-why-done = Tous vos contrats sont remplis : de nouveaux peuvent rapporter d’autres points.
coach-why-near =
    Vos routes remplissent déjà { $count ->
        [one] un contrat que vous n’avez pas encore vu
       *[other] { $count } contrats que vous n’avez pas encore vus
    }.
coach-why-spare = Vos contrats en cours demandent { $left } de vos { $carts } chariots : il y a de la place pour un autre.
coach-why-new = Un contrat qui va avec vos routes rapporte des points pour peu d’efforts.
coach-why-ready = Vos routes remplissent déjà le contrat { $contract }.
coach-why-share =
    Leurs chemins ont un bout en commun : les deux ensemble demandent { $joint ->
        [one] une carte
       *[other] { $joint } cartes
    } au lieu de { $apart }.
coach-why-together =
    Les deux ensemble demandent { $joint ->
        [one] { $joint } carte
       *[other] { $joint } cartes
    }, et vous avez { $carts ->
        [one] { $carts } chariot
       *[other] { $carts } chariots
    }.
coach-why-lost = L’autre ne peut plus être rempli.
coach-why-carts = Les deux ensemble demanderaient plus de chariots qu’il ne vous en reste.
coach-why-richer =
    Il rapporte plus : { $points } points pour { $cost ->
        [0] 0 carte
        [one] une carte
       *[other] { $cost } cartes
    }. L’autre en rapporte { $other_points } pour { $other_cost }.
coach-why-easier =
    Il est plus facile : { $cost ->
        [0] 0 carte
        [one] une carte
       *[other] { $cost } cartes
    } pour { $points } points. L’autre en demande { $other_cost } pour { $other_points }.
coach-why-even =
    Peu de différence : il demande { $cost ->
        [0] 0 carte
        [one] une carte
       *[other] { $cost } cartes
    } pour { $points } points ; l’autre, { $other_cost } pour { $other_points }.
coach-why-overlap =
    Il demande { $cost ->
        [0] 0 carte
        [one] une carte
       *[other] { $cost } cartes
    } pour { $points } points, l’autre { $other_cost } pour { $other_points }, et les deux ensemble { $joint }.
coach-why-least = Aucun des deux ne peut plus être rempli, et celui-ci vous coûte moins.
coach-why-keep = C’est ce qui convient le mieux à ce que vous avez.
coach-also =
    { $also_left ->
        [0] Votre contrat { $also } sera rempli lui aussi.
       *[other] Votre contrat { $also } avance lui aussi.
    }

## Ce qui presse

coach-note-last = C’est votre dernier tour.
coach-note-begins =
    { $carts ->
        [0] Il ne vous restera aucun chariot
        [one] Il ne vous restera qu’un chariot
       *[other] Il ne vous restera que { $carts } chariots
    }, et le dernier tour de table commencera.
coach-note-lost = Faites vite : { $rival } construit à côté, et le contrat n’a plus d’autre chemin.
coach-note-detour =
    { $rival } construit à côté, et le détour demanderait { $more ->
        [one] un chariot
       *[other] { $more } chariots
    } de plus.
coach-note-bridge = Le contrat n’a plus d’autre chemin.
coach-note-ending = { $ender } n’a plus que { $fewest } chariots : la fin approche.
coach-note-ending-own = Vous n’avez plus que { $fewest } chariots : la fin approche.
coach-note-ending-next = Il reste { $fewest } chariots à { $ender }, qui peut lancer le dernier tour de table avec sa prochaine route.
coach-note-wild = Attention : un joker pris au marché est votre seule carte du tour.
coach-note-risk = Les deux, c’est risqué : à partir d’ici, les bons joueurs gagnent plus souvent avec un seul et en piochent d’autres plus tard.
coach-lost = { $count ->
    [one] Le contrat { $marks } ne peut plus être rempli.
   *[other] Les contrats { $marks } ne peuvent plus être remplis.
  }
coach-loses = { $count ->
    [one] Ensuite, le contrat { $marks } ne pourra plus être rempli.
   *[other] Ensuite, les contrats { $marks } ne pourront plus être remplis.
  }
coach-last-contracts = Vos routes remplissent déjà { $done } des { $all } contrats que vous n’avez pas ; tout autre vous coûte ses points.
