# What the analysis of a game says, in Spanish.

insight-title = La partida, vista de cerca
insight-intro = { $names }. Cada probabilidad de ganar se juzga por lo que ese jugador sabía en ese momento, y por nada más.
insight-unfinished = La partida no ha terminado: la probabilidad de la última jugada hace de resultado.
insight-player = Jugador
insight-move = Jugada
insight-what = Qué pasó
insight-deal = El reparto

## The curve

insight-curve = La probabilidad de ganar
insight-curve-told = Una línea por jugador, según lo que él mismo sabía; por eso no tienen que sumar 100 %. Las marcas con número son los momentos decisivos. Señala una jugada para leerla; pulsa para ir a ella.
insight-turning = Momentos decisivos
insight-turning-told = Las jugadas que más cambiaron una probabilidad de ganar.

## The account

insight-account = Acierto y suerte
insight-account-told = Inicio, acierto y suerte suman el resultado, en tanto por ciento. El acierto es lo que prometían las decisiones propias frente a la probabilidad anterior; la suerte es todo lo demás, según su causa.
insight-prior = Inicio
insight-skill = Acierto
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
insight-mattered-none = Ninguna decisión perdió nada digno de mención.
insight-decision = Jugada { $number }: { $action }
insight-cost = costó { $cost }
insight-better = mejor: { $action }
insight-played = jugado

## Contracts and points

insight-contracts = Contratos
insight-contracts-told = La probabilidad de cumplir cada uno, al empezar los turnos del jugador.
insight-completed = cumplido
insight-failed = sin cumplir
insight-open = abierto
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
