# What the analysis of a game says, in Spanish.

insight-title = La partida, vista de cerca
insight-intro = Las probabilidades son las de un espectador que ve todas las manos y todos los contratos, pero no el orden de los mazos. Si una decisión fue un error se juzga por lo que el jugador podía saber; lo que costó se dice con todas las cartas a la vista.
insight-review-intro = Desde el final de cada turno la partida se siguió jugando { $games } veces, con las manos y los contratos tal como estaban y los mazos barajados de nuevo. Los bots jugaron como son; en lugar de las personas jugó nuestro bot más fuerte. Una probabilidad es la parte de esas partidas que se ganó. Las mejores decisiones se probaron de la misma manera.
insight-unfinished = La partida no ha terminado: la probabilidad de la última jugada ocupa el lugar del resultado.
insight-player = Jugador
insight-move = Jugada
insight-what = Qué pasó
insight-deal = El reparto
insight-told = { $what }: { $told }
insight-percent = { $share } %

## The curve

insight-curve = La probabilidad de ganar
insight-curve-points = Puntos previstos al final
insight-curve-told = En cada momento, las probabilidades de todos los jugadores suman el 100 %. Se supone que cada uno sigue jugando tan bien como hasta entonces. Señala una jugada para leerla; pulsa para ir a ella.
insight-mark-claim = ruta reclamada
insight-mark-completed = contrato cumplido
insight-mark-sweep = mercado renovado
insight-mark-last = última ronda
insight-mark-mattered = error
insight-mark-finest = mejor decisión
insight-mark-turning = { $way ->
    [up] giro favorable
   *[down] giro desfavorable
  }

## The account

insight-account = Habilidad y suerte
insight-account-told = Todos empiezan con las mismas probabilidades, y la suma de las partes es el resultado: una victoria es el 100 %. Son imprecisiones todas las decisiones que no eran las mejores según lo que se podía saber, desde las pequeñas hasta los errores; lo que un jugador desperdicia lo ganan los demás. El resto es suerte: lo que se repartió y se robó, y las cartas y los contratos ocultos de los demás.
insight-moved-told = Los errores se cuentan arriba; los de los demás, al elegirlos al principio de la página. El resto de sus turnos: las cartas robadas y las buenas jugadas.
insight-moved-own = Errores propios
insight-moved-rest = El resto de sus turnos
insight-moved-others = Turnos de los demás
insight-prior = Inicio
insight-own = Decisiones propias
insight-others = Decisiones de los demás
insight-luck = Suerte
insight-result = Resultado
insight-regret = Perdido
insight-accuracy = Precisión
insight-cause-deal = El reparto
insight-cause-cards = Cartas
insight-cause-contracts = Contratos robados
insight-cause-hidden = Cartas y contratos ocultos

## Decisions

insight-mattered = { $name }: lo que más contó
insight-mattered-told = Las decisiones con las que más se perdió, juzgadas por lo que sabía el jugador.
insight-mattered-none = Ninguna decisión fue claramente un error.
insight-decision = Jugada { $number }: { $action }
insight-cost = costó { $cost }
insight-better = mejor: { $action }
insight-played = jugado

## Por qué otra elección era mejor

insight-fault-last = En tu último turno solo cuentan los puntos inmediatos: { $now } así, { $was_now } con lo que hiciste.
insight-fault-ends = Con esa ruta empieza la última ronda: después cada uno tiene solo un turno más.
insight-fault-wilds = Así gastas menos comodines: { $wilds } en lugar de { $was_wilds }.
insight-fault-poor =
    Ninguno de tus contratos necesita { $was_route }: esa ruta da { $was_points ->
        [one] un punto
       *[other] { $was_points } puntos
    } por { $was_length ->
        [one] una carreta
       *[other] { $was_length } carretas
    }.
insight-fault-spends =
    { $was_route } cuesta cartas: sin ellas, para las otras rutas que te convienen { $was_short ->
        [one] te falta una carta
       *[other] te faltan { $was_short } cartas
    } más.
insight-fault-waits = Nadie más está a punto de reclamar { $was_route }: puede esperar.
insight-fault-fewer = Esta da { $points } puntos; { $was_route }, solo { $was_points }.
insight-fault-risk = { $rival } construye al lado y podría adelantarse.
insight-fault-paid = Ya tienes las cartas para pagarla.
insight-fault-single = Un comodín del mercado es la única carta del turno; si no, robas dos.
insight-fault-idle = Ninguna de las rutas que te convienen necesita la carta que tomaste ({ $was_card }).
insight-fault-odds = Robar a ciegas era una apuesta: te habrían servido { $was_helpful } de las { $was_unseen } cartas aún no vistas.
insight-fault-late = A { $was_ender } solo le quedan { $was_fewest } carretas: los contratos nuevos pueden llegar tarde.
insight-fault-late-own = Solo te quedan { $was_fewest } carretas: los contratos nuevos pueden llegar tarde.
insight-fault-open =
    Los contratos que tienes aún piden { $was_left ->
        [one] una carta
       *[other] { $was_left } cartas
    }.
insight-fault-ahead = Si todos siguen sus planes, así acabas unos { $ahead } puntos mejor.
insight-why-card =
    Con { $missing ->
        [one] solo una carta más
       *[other] { $missing } cartas más
    } habrías podido reclamar { $route } ({ $worth ->
        [one] un punto
       *[other] { $worth } puntos
    }).
insight-why-card-way =
    { $missing ->
        [one] Te faltaba solo una carta
       *[other] Te faltaban { $missing } cartas
    } para { $route }, un paso hacia tu contrato { $contract }.

## What the rest of the game showed; “when” is insight-when

insight-when =
    { $turns ->
        [0] antes de tu turno siguiente
        [one] un turno después
       *[other] { $turns } turnos después
    }
insight-came = Lo que pasó después: { $told }
insight-sequel-cut = { $rival } reclamó { $route } { $when }, y tu contrato { $contract } ya no se podía cumplir.
insight-sequel-kept = Tu contrato { $contract } nunca se cumplió y te costó { $points } puntos.
insight-sequel-returned = Al final tus rutas unían { $contract }: te habría dado { $points } puntos.
insight-sequel-drawn = Tu contrato { $contract }, robado aquí, nunca se cumplió y te costó { $points } puntos.
insight-sequel-round =
    { $rival } reclamó { $route } { $when }. Desde entonces tu contrato { $contract } pedía { $more ->
        [one] una carreta
       *[other] { $more } carretas
    } más.
insight-sequel-setback =
    { $lack ->
        [0] Ya podías pagar { $route }
        [one] Solo te faltaba una carta para { $route }
       *[other] Te faltaban { $lack } cartas para { $route }
    } ({ $points ->
        [one] un punto
       *[other] { $points } puntos
    }). Esa jugada gastó cartas necesarias para esa ruta: después { $after ->
        [one] te faltaba una carta
       *[other] te faltaban { $after } cartas
    }.
insight-sequel-lacked = Justo esa carta faltaba { $when }: con ella podrías haber reclamado { $route }.
insight-sequel-short =
    Las cartas pagadas te faltaron { $when }: para { $route } te { $lack ->
        [one] faltaba una carta
       *[other] faltaban { $lack } cartas
    }.
insight-sequel-ended =
    Con esa ruta empezó la última ronda. En ella { $rival } hizo { $points ->
        [one] un punto
       *[other] { $points } puntos
    } y tú { $own ->
        [0] ninguno
       *[other] { $own }
    }.
insight-sequel-goods = Con una carta de Mercancía más, tu bonificación final habría sido { $points } puntos mayor.
insight-sequel-open =
    Al final { $left ->
        [0] tu contrato { $contract } quedó cortado
        [one] a tu contrato { $contract } le faltó una carreta
       *[other] a tu contrato { $contract } le faltaron { $left } carretas
    } y te costó { $points } puntos.
insight-sequel-none =
    No robaste más contratos, y al final te sobraron { $carts } carretas y { $held ->
        [one] una carta
       *[other] { $held } cartas
    }.
insight-sequel-late =
    Robaste contratos solo { $when }; después { $left ->
        [0] ya no te quedaba ningún turno
        [one] te quedaba un turno
       *[other] te quedaban { $left } turnos
    }.
insight-sequel-spare = Nadie reclamó { $route } hasta el final, y te sobraron { $held } cartas.
insight-sequel-idle = Nunca necesitaste esa carta: al final aún tenías { $cards }.
insight-sequel-unused =
    Al final ningún contrato cumplido tuyo pasaba por { $route }: esa ruta dio { $points ->
        [one] un punto
       *[other] { $points } puntos
    } por { $length ->
        [one] una carreta
       *[other] { $length } carretas
    }.
insight-sequel-taken = { $rival } reclamó { $route } { $when } y se llevó sus { $points } puntos.
insight-sequel-pause =
    Después de este pago te { $held ->
        [0] quedaron cero cartas
        [one] quedó una carta
       *[other] quedaron { $held } cartas
    }, y no volviste a reclamar una ruta hasta { $when }.
insight-sequel-free = Ningún contrato de los demás pasaba por { $route }: podía esperar.
insight-sequel-way = { $route } era un paso hacia tu contrato { $contract }.
insight-sequel-worth = { $route } da { $points } puntos.
insight-reason-none = Ningún hecho lo explica por sí solo: en los repartos compatibles con lo que sabías, la mejor elección llevaba simplemente a mejores posiciones.

## Points

insight-points = De dónde salieron los puntos
insight-review-beside = En comparación con { $name }: { $parts }.
insight-points-routes = Rutas
insight-points-completed = Contratos
insight-points-failed = Sin cumplir
insight-points-merchandise = Mercancías
insight-points-total = Total

## Move by move

insight-replay = Jugada a jugada
insight-replay-told = Las probabilidades tras cada jugada, y lo que se perdió con cada decisión.
insight-act-market = tomar una carta { $card } del mercado
insight-act-deck = robar a ciegas
insight-act-cards = robar cartas; casi cualquiera servía
insight-act-contracts = robar contratos
insight-act-keep = quedarse con { $contract }
insight-act-keep-1 = quedarse con el primer contrato
insight-act-keep-2 = quedarse con el segundo contrato
insight-act-keep-both = quedarse con los dos contratos
insight-act-pass = pasar
insight-act-claim = reclamar { $a } – { $b } ({ $payment })
insight-act-or = { $some } o { $last }
insight-did-market = toma una carta { $card } del mercado
insight-did-deck = roba a ciegas
insight-did-contracts = roba contratos
insight-did-keep = se queda con { $contract }
insight-did-keep-1 = se queda con el primer contrato
insight-did-keep-2 = se queda con el segundo contrato
insight-did-keep-both = se queda con los dos contratos
insight-did-pass = pasa
insight-did-claim = reclama { $a } – { $b } ({ $payment })

## The review page in the browser

insight-review = Análisis de la partida
insight-review-unfinished = Esta partida aún no ha terminado. Cuando termine, se podrá analizar.
insight-review-no-net = El maestro aún no está en este dispositivo y ahora no se puede descargar. Abre esta página una vez con conexión y luego estará también sin ella.
insight-review-working = Examinando la jugada { $done } de { $all }…
insight-review-working-told = El maestro está examinando toda la partida. Enseguida verás aquí lo que más contó.
insight-review-seat = ¿La partida de quién?
insight-review-now = En este momento: probabilidad de ganar y puntos previstos al final, con las cartas a la vista
insight-forecast = { $points ->
    [one] ≈ { $points } punto
   *[other] ≈ { $points } puntos
  }
insight-score = { $count ->
    [1] tú { $own }, { $who } { $rival }
   *[other] tú { $own }, el mejor de los demás { $rival }
  }
insight-review-promise = Lo buena que parecía cada elección, con lo que se podía saber
insight-review-moment = Momento de la partida
insight-review-earlier = Decisión anterior
insight-review-later = Decisión siguiente
insight-review-before = Última jugada
insight-review-next = La decisión ahora
insight-review-thinking = Mirando más lejos…
insight-review-testing = Se sigue jugando desde cada momento: la curva y los juicios se van afinando…
insight-trial = Partidas ganadas de las { $games } que se continuaron
insight-trial-points = La mejor elección dio de media { $more } puntos ({ $parts }).
insight-trial-contract = { $contract } se cumplió en { $better } de estas partidas tras la mejor decisión y en { $played } tras lo jugado.
insight-trial-route = { $rival } reclamó { $route } en { $played } de las partidas tras lo jugado y en { $better } tras la mejor decisión.
insight-review-same = Fue la mejor elección.
insight-review-same-further = Mirando más lejos, fue tan buena como la mejor elección.
insight-review-master = La mejor elección: { $action }
insight-review-mark-best = la mejor
insight-review-mark-equal = igual de buena
insight-review-behind = { $size ->
    [near] casi igual de buena
    [much] mucho menos buena
   *[less] menos buena
  }
insight-review-more = Lo que no aparece aquí parecía peor a primera vista.
insight-trial-more = Las demás opciones no se probaron.
insight-review-hand = Cartas en la mano
insight-review-mattered = Las decisiones que más contaron
insight-review-turning = { $way ->
    [up] Un giro favorable
   *[down] Un giro desfavorable
  }
insight-swing-tried = Partidas ganadas de las { $games } que se continuaron: { $before } desde la posición anterior a este turno y { $after } desde la posterior.
insight-review-swing-points = Puntos previstos al final, antes: { $before }; después: { $after }.
insight-review-swing-luck = { $way ->
    [up] Fue sobre todo buena suerte
   *[down] Fue sobre todo mala suerte
  }: las cartas o los contratos robados.
insight-review-swing-last = Así empezó la última ronda.
insight-review-swing-done = Así cumplió { $name } su contrato { $contract }: +{ $points } puntos.
insight-review-swing-lost = Después, tu contrato { $contract } ya no se podía cumplir.
insight-review-swing-longer = Así el camino de tu contrato { $contract } se alargó en { $count ->
    [one] una carreta
   *[other] { $count } carretas
  }.
insight-review-swing-slip = Mejor para { $name } habría sido: { $action }.
insight-review-turn = { $turn ->
    [0] Al principio
   *[other] Turno { $turn }
  }
insight-review-second = { $when }, segunda carta
insight-review-choice = { $when }: { $action }
insight-review-at = { $turn ->
    [0] { $name }, al principio: { $action }
   *[other] { $name }, turno { $turn }: { $action }
  }
insight-review-turns = Turno
insight-review-weight = { $weight ->
    [small] { $when }: un pequeño desliz
    [large] { $when }: un error costoso
   *[middle] { $when }: un error
  }
insight-review-was = Jugado: { $action }
insight-review-better = Mejor: { $action }
insight-review-rose = La curva subió aun así; la mejor elección la habría hecho subir más.
insight-review-unsure = No es seguro cuál de estas es la mejor; un poco por delante: { $action }
insight-review-flat = Apenas había diferencia entre estas opciones.
insight-review-decided = La partida ya estaba decidida: ninguna de estas opciones habría cambiado quién gana.
insight-review-finest = { $when }: la mejor decisión de la partida
insight-review-seen = Bien visto: { $action }
insight-review-led = Con lo que se podía saber, la segunda mejor elección gana unas { $games } partidas menos de cada 100.
insight-credits = Lo que salió bien
insight-credit-completed = Así cumpliste tu contrato { $contract }: +{ $points } puntos.
insight-credit-won = Así empezó la última ronda, y ganaste.
insight-review-look = Ver este momento
insight-review-accuracy = La precisión no es una probabilidad de ganar: dice lo buenas que fueron las decisiones de un jugador, ganara quien ganara. Con un 100 %, cada decisión fue la mejor. Cuenta todas las decisiones por igual; un solo error caro puede cambiar la probabilidad más que muchos deslices pequeños.
insight-review-accurate = Precisión de las decisiones
insight-review-on = Seguir jugando desde aquí
insight-review-table = Las probabilidades en una tabla
insight-review-curve = Las probabilidades de todos los jugadores suman el 100 %.

## Habits by which chances are given away

insight-habit-hoards = Acaparar cartas
insight-habit-hurries = Reclamar demasiado pronto
insight-habit-route = Reclamar la ruta equivocada
insight-habit-merchandise = Dejar pasar mercancías
insight-habit-payment = Pagar con las cartas equivocadas
insight-habit-card = Tomar la carta equivocada
insight-habit-late = Robar contratos demasiado tarde
insight-habit-more = Robar contratos con demasiadas ganas
insight-habit-kept = Quedarse con los contratos equivocados

## Many games

insight-games = Partidas
insight-wins = Victorias
insight-earlier = Primera mitad
insight-later = Segunda mitad
insight-habits = Costumbres más caras
insight-players-title = { $games ->
    [one] Una partida
   *[other] { $games } partidas
  }
insight-players = Los jugadores
insight-players-told = La precisión dice lo buenas que fueron las decisiones: con un 100 %, cada una fue la mejor. Las mitades son las de las partidas de cada jugador, por orden. Junto a una costumbre está su parte de todo lo que las decisiones del jugador dejaron escapar.
insight-players-looked = La precisión y las costumbres son de { $looked } de estas partidas, elegidas al azar.
insight-players-course = { $games ->
    [one] Precisión, partida a partida.
   *[other] Precisión; cada columna es la media de { $games } partidas.
  }

## A person’s own games, in the browser

insight-yours-lead = Lo buenas que fueron tus decisiones en las partidas que terminaste en este dispositivo, y qué costumbres te cuestan más. Las partidas con jugadas deshechas o con muchas pistas no cuentan. Nada sale de tu dispositivo.
insight-yours-none = Aún no hay ninguna partida que cuente. Juega una hasta el final sin deshacer jugadas y vuelve.
insight-yours-left = No cuentan: { $what }.
insight-yours-left-undone = { $games ->
    [one] una partida con jugadas deshechas
   *[other] { $games } partidas con jugadas deshechas
  }
insight-yours-left-hints = { $games ->
    [one] una partida con muchas pistas
   *[other] { $games } partidas con muchas pistas
  }
insight-yours-left-lesson = { $games ->
    [one] una lección
   *[other] { $games } lecciones
  }
insight-yours-who = Jugador
insight-yours-won = Ganadas
insight-yours-accuracy = Precisión media
insight-yours-look = { $games ->
    [one] Mirar una partida
   *[other] Mirar { $games } partidas
  }
insight-yours-look-told = El maestro mira cada partida unos segundos. Puedes parar cuando quieras; lo hecho se guarda.
insight-yours-looking = Partida { $game } de { $games }: { $percent }
insight-yours-stop = Parar
insight-yours-line = Precisión, partida a partida
insight-yours-line-none = Para una línea hace falta una segunda partida.
insight-yours-progress = { $trend ->
    [up] Estás mejorando: { $later } en tus últimas partidas, { $earlier } en las primeras.
    [down] Tus últimas partidas fueron peor: { $later }, tras { $earlier } en las primeras.
   *[even] Juegas con regularidad: { $later } en tus últimas partidas, { $earlier } en las primeras.
  }
insight-yours-habits = Lo que más te cuesta
insight-yours-few =
    Es pronto para hablar de hábitos: mira antes { $games ->
        [one] una partida más
       *[other] { $games } partidas más
    }.
insight-yours-habits-none = Ninguna costumbre destaca. ¡Bien jugado!
insight-yours-cost = { $cost } de todo lo que tus decisiones dejaron escapar.
insight-yours-all = Todas las partidas
insight-yours-when = Jugada
insight-yours-row-won = ganada
insight-yours-row-lost = no ganada
insight-yours-waiting = aún sin mirar
insight-yours-tip-hoards = A menudo robas cartas cuando podrías reclamar una ruta importante. Reclámala mientras esté libre.
insight-yours-tip-hurries = A menudo reclamas una ruta cuando sería mejor robar cartas. Una ruta que nadie más quiere puede esperar.
insight-yours-tip-route = A menudo reclamas una ruta cuando otra importa más. Toma primero las que necesitan tus contratos y otros pueden querer.
insight-yours-tip-merchandise = Dejas pasar rutas con ruedas que valdrían la pena. Las mercancías dan una bonificación al final.
insight-yours-tip-payment = Reclamas la ruta correcta, pero pagas con cartas que necesitas para otra cosa. Guarda los comodines y los colores escasos.
insight-yours-tip-card = A menudo tomas una carta que ayuda menos que otra. Busca los colores de tus próximas rutas.
insight-yours-tip-late = Robas contratos nuevos demasiado tarde o muy pocas veces. Mientras te queden carretas, vale la pena un contrato que siga tus rutas.
insight-yours-tip-more = Robas contratos cuando otra cosa sería mejor. Completa primero los que tienes.
insight-yours-tip-kept = Te quedas con contratos que no te convienen. Quédate con los que siguen el camino de tus rutas.
