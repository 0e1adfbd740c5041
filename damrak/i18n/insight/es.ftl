# What the analysis of a game says, in Spanish.

insight-title = La partida, vista de cerca
insight-intro = { $names }. Cada probabilidad de ganar se juzga por lo que ese jugador sabía en ese momento, y por nada más.
insight-unfinished = La partida no ha terminado: la probabilidad de la última jugada ocupa el lugar del resultado.
insight-player = Jugador
insight-move = Jugada
insight-what = Qué pasó
insight-deal = El reparto

## The curve

insight-curve = La probabilidad de ganar
insight-curve-told = Una línea por jugador, según lo que sabía cada uno; por eso las líneas no tienen por qué sumar 100 %. Las marcas con número son los momentos decisivos. Señala una jugada para leerla; pulsa para ir a ella.
insight-turning = Momentos decisivos
insight-turning-told = Las jugadas que más cambiaron una probabilidad de ganar.

## The account

insight-account = Habilidad y suerte
insight-account-told = Inicio, habilidad y suerte son partes de la probabilidad de ganar y suman el resultado: una victoria es el 100 %. La habilidad es lo que prometían las decisiones del jugador frente a las de un jugador medio; la suerte es todo lo demás, según su causa. «Visto más de cerca» es la misma posición, valorada un paso después.
insight-prior = Inicio
insight-skill = Habilidad
insight-luck = Suerte
insight-result = Resultado
insight-regret = Perdido
insight-cause-deal = El reparto
insight-cause-card = Cartas robadas a ciegas
insight-cause-market = Cartas descubiertas
insight-cause-contracts = Contratos ofrecidos
insight-cause-others = Lo que hicieron los demás
insight-cause-scoring = Recuento final
insight-cause-reckoning = Visto más de cerca

## Decisions

insight-mattered = { $name }: lo que más contó
insight-mattered-told = Las decisiones con las que más se perdió; arriba, lo que prefería el maestro.
insight-mattered-none = Con ninguna decisión se perdió nada digno de mención.
insight-decision = Jugada { $number }: { $action }
insight-cost = costó { $cost }
insight-better = mejor: { $action }
insight-played = jugado

## Contracts and points

insight-contracts = Contratos
insight-contracts-told = La probabilidad de cumplir cada uno, al empezar los turnos del jugador.
insight-completed = cumplido
insight-failed = sin cumplir
insight-open = pendiente
insight-points = De dónde salieron los puntos
insight-points-routes = Rutas
insight-points-completed = Contratos
insight-points-failed = Sin cumplir
insight-points-merchandise = Mercancías
insight-points-total = Total

## Move by move

insight-replay = Jugada a jugada
insight-replay-told = Las probabilidades tras cada jugada, y lo que se perdió con cada decisión.
insight-act-market = tomar del mercado: { $card }
insight-act-deck = robar a ciegas
insight-act-contracts = robar contratos
insight-act-keep-1 = quedarse con el primer contrato
insight-act-keep-2 = quedarse con el segundo contrato
insight-act-keep-both = quedarse con los dos contratos
insight-act-pass = pasar
insight-act-claim = reclamar { $a } – { $b } ({ $payment })

## The review page in the browser

insight-review = La partida, analizada
insight-review-unfinished = Esta partida aún no ha terminado. Cuando termine, se podrá analizar.
insight-review-no-net = El maestro aún no está en este dispositivo y ahora no se puede descargar. Abre esta página una vez con conexión y luego estará también sin ella.
insight-review-working = Examinando la jugada { $done } de { $all }…
insight-review-working-told = El maestro está examinando toda la partida. Enseguida verás aquí lo que más contó.
insight-review-seat = ¿La partida de quién?
insight-review-moment = Momento de la partida
insight-review-earlier = Decisión anterior
insight-review-later = Decisión siguiente
insight-review-no-choice = Aquí no hay nada que decidir. Pasa a la siguiente decisión.
insight-review-thinking = El maestro está pensando…
insight-review-same = El maestro habría hecho lo mismo.
insight-review-master = El maestro habría elegido: { $action }
insight-review-mark-better = mejor
insight-review-mark-master = elección del maestro
insight-review-hand = Cartas en la mano
insight-review-mattered = Las decisiones que más contaron
insight-review-weight = { $weight ->
    [small] Jugada { $number }: un pequeño desliz
    [large] Jugada { $number }: un error caro
   *[middle] Jugada { $number }: un error
  }
insight-review-was = Jugado: { $action }
insight-review-better = Mejor: { $action }
insight-review-lost = Probabilidad de ganar después: { $after }. Tras la mejor elección: { $best }.
insight-review-look = Ver este momento
insight-review-skill = { $sign ->
    [plus] Las decisiones de esta partida fueron mejores que la media y aportaron { $part }.
    [minus] Las decisiones de esta partida fueron peores que la media y costaron { $part }.
   *[even] Las decisiones de esta partida estuvieron en la media.
  }
insight-review-luck = { $sign ->
    [plus] La suerte aportó { $part }.
    [minus] La mala suerte costó { $part }.
   *[even] La buena y la mala suerte se compensaron.
  }
insight-review-table = Las probabilidades en una tabla
insight-review-curve = Cada probabilidad se juzga por lo que ese jugador sabía; por eso las probabilidades no tienen por qué sumar 100 %.
