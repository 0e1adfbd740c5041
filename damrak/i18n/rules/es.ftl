### The rules of the game, said to a player.
### `rule-4-3` is the text of rule 4.3, `rule-4-3-title` the heading people find it by.

## 1

rule-section-1 = Las piezas

rule-1-1-title = El tablero y sus rutas
rule-1-1 = El tablero de Ámsterdam tiene 17 lugares y 44 rutas. Una ruta une dos lugares vecinos con entre 1 y 4 casillas seguidas, sin huecos, todas de un color o todas grises.

rule-1-2-title = Las carretas
rule-1-2 = Hay 64 carretas en 4 colores de jugador, 16 de cada uno.

rule-1-3-title = Las cartas de Transporte
rule-1-3 = Hay 44 cartas de Transporte: 6 de cada color (rosa, azul, verde, negro, rojo y naranja) y 8 comodines multicolores.

rule-1-4-title = Los contratos
rule-1-4 = Hay 24 contratos. Cada uno nombra dos lugares y los puntos que vale.

rule-1-5-title = Las cartas de Mercancía
rule-1-5 = Hay 16 cartas de Mercancía.

rule-1-6-title = Los marcadores de puntos
rule-1-6 = Hay 4 marcadores de puntos, y todos empiezan en 0.

## 2

rule-section-2 = La preparación

rule-2-1-title = Los jugadores y sus carretas
rule-2-1 = Juegan 2, 3 o 4 personas. Cada una toma las 16 carretas de un color.

rule-2-2-title = Tus dos primeras cartas
rule-2-2 = Se barajan las cartas de Transporte y cada uno recibe 2. Nadie más ve las tuyas.

rule-2-3-title = Preparar el mercado
rule-2-3 = Las 5 cartas de Transporte siguientes se ponen boca arriba: son el mercado. Todas las demás forman el mazo.

rule-2-4-title = Demasiados comodines al empezar
rule-2-4 = Si el primer mercado muestra 3 comodines o más, se descartan las 5 cartas enseguida y se descubren 5 nuevas, tantas veces como haga falta (ver la regla 4.6).

rule-2-5-title = Elegir los primeros contratos
rule-2-5 = Se barajan los contratos y cada uno recibe 2 para mirarlos: quédate con uno o con los dos. El que devuelvas va boca abajo debajo del mazo de contratos. Cada uno elige sin saber qué eligen los demás.

rule-2-6-title = Los contratos son secretos
rule-2-6 = Tus contratos son secretos hasta el recuento final, y también si los has cumplido o no.

rule-2-7-title = El montón de mercancías
rule-2-7 = Las 16 cartas de Mercancía forman un montón junto al tablero.

rule-2-8-title = Quién empieza
rule-2-8 = Empieza la persona más joven y se sigue en el sentido de las agujas del reloj. En esta mesa el primer asiento se elige o se echa a suertes, y el registro de la partida dice cuál fue.

## 3

rule-section-3 = Tu turno

rule-3-1-title = Una acción por turno
rule-3-1 = En tu turno haces una de estas tres cosas, y solo una: robar cartas de Transporte (sección 4), reclamar una ruta (sección 5) o robar contratos (sección 6).

rule-3-2-title = No se pasa por gusto
rule-3-2 = No puedes pasar porque sí. Solo pasas cuando no puedes hacer ninguna de las tres acciones (ver la regla 8.4).

## 4

rule-section-4 = Robar cartas de Transporte

rule-4-1-title = Tomar dos cartas
rule-4-1 = Tomas 2 cartas, primero una y luego la otra. Cada vez eliges: una carta del mercado o la primera del mazo, a ciegas.

rule-4-2-title = El mercado se repone enseguida
rule-4-2 = Cuando tomas una carta del mercado, una nueva del mazo ocupa su hueco enseguida, antes de elegir nada más.

rule-4-3-title = Comodín del mercado: tu única carta
rule-4-3 = Si la primera carta que tomas es un comodín del mercado, es la única que recibes en este turno.

rule-4-4-title = Segunda carta: sin comodín del mercado
rule-4-4 = Tu segunda carta no puede ser un comodín del mercado, ni siquiera uno que acaba de salir para llenar el hueco.

rule-4-5-title = Comodines robados a ciegas
rule-4-5 = Un comodín robado a ciegas es una carta como las demás: cuenta como una de tus dos cartas y no interrumpe nada.

rule-4-6-title = Tres comodines vacían el mercado
rule-4-6 = En cuanto las 5 cartas del mercado incluyen 3 comodines o más, se descarta todo el mercado y se pone otro, y así hasta que muestre menos de 3 comodines (la regla 8.3 dice cuándo no se puede). Se comprueba después de cada acción, haya cambiado o no el mercado, e incluso entre tus dos cartas.

rule-4-7-title = Cuando se acaba el mazo
rule-4-7 = Cuando se acaba el mazo de Transporte, se barajan los descartes y forman el mazo nuevo.

rule-4-8-title = Mano sin límite
rule-4-8 = Puedes tener en la mano todas las cartas de Transporte que quieras.

rule-4-9-title = Manos ocultas, número a la vista
rule-4-9 = Solo tú ves las cartas de tu mano, pero todos pueden ver cuántas tienes.

## 5

rule-section-5 = Reclamar una ruta

rule-5-1-title = Pagar una ruta
rule-5-1 = Para reclamar una ruta, juega una carta de tu mano por cada una de sus casillas y pon una de tus carretas en cada casilla. Las cartas jugadas se descartan.

rule-5-2-title = Rutas de color y rutas grises
rule-5-2 = Para una ruta de color, juega cartas de ese color. Para una ruta gris, juega cartas de un mismo color, el que quieras.

rule-5-3-title = Los comodines valen por cualquier color
rule-5-3 = Un comodín puede ser de cualquier color cuando pagas una ruta, y hasta puedes pagar solo con comodines. Así, por una ruta verde de 3 casillas puedes jugar tres verdes, dos verdes y un comodín, una verde y dos comodines, o tres comodines.

rule-5-4-title = Una ruta libre por turno
rule-5-4 = Puedes reclamar cualquier ruta que aún no sea de nadie, toque o no las que ya tienes. No más de una por turno.

rule-5-5-title = Una carreta por casilla
rule-5-5 = Necesitas una carreta para cada casilla de la ruta. Si no te quedan bastantes, no puedes reclamarla.

rule-5-6-title = Rutas dobles: nunca las dos
rule-5-6 = Algunos lugares vecinos están unidos por una ruta doble: dos rutas de igual longitud, una al lado de otra. Un mismo jugador nunca puede reclamar las dos.

rule-5-7-title = Rutas dobles con 2 jugadores
rule-5-7 = Con 2 jugadores solo se puede usar una de las dos rutas de cada ruta doble. En cuanto alguien reclama una, la otra queda cerrada hasta el final de la partida.

rule-5-8-title = Puntos por una ruta
rule-5-8 = Los puntos de una ruta se anotan en el momento de reclamarla. En el tablero de Ámsterdam, 1 casilla vale 1 punto, 2 casillas 2 puntos, 3 casillas 4 puntos y 4 casillas 7 puntos.

rule-5-9-title = Tomar mercancías
rule-5-9 = Cuando reclamas una ruta con símbolos de carreta (las ruedas del tablero), tomas además 1 carta de Mercancía, sea la ruta larga o corta. Las mercancías quedan boca arriba: todos ven cuántas tiene cada jugador.

## 6

rule-section-6 = Robar contratos

rule-6-1-title = Tomar contratos nuevos
rule-6-1 = Tomas los 2 primeros contratos del mazo de contratos y te quedas con uno o con los dos. Si solo te quedas con uno, el otro va al fondo de ese mazo.

rule-6-2-title = El último contrato
rule-6-2 = Si solo queda 1 contrato, aún puedes robarlo, pero entonces tienes que quedarte con él.

rule-6-3-title = Ya no hay contratos
rule-6-3 = Cuando el mazo de contratos está vacío, no se pueden robar contratos.

rule-6-4-title = Para siempre y sin límite
rule-6-4 = Un contrato con el que te quedas es tuyo hasta que acaba la partida. Puedes tener todos los que quieras.

rule-6-5-title = Cumplir un contrato
rule-6-5 = Cumples un contrato cuando se puede ir de uno de sus lugares al otro solo por tus propias rutas, sin huecos.

## 7

rule-section-7 = El final y el recuento

rule-7-1-title = Los últimos turnos
rule-7-1 = En cuanto, al acabar un turno, a un jugador le quedan 2 carretas o menos, cada uno juega un turno más: primero los demás, por orden, y ese jugador el último. Después se acaba la partida. Solo cuenta la primera vez que ocurre.

rule-7-2-title = Contar los puntos de las rutas
rule-7-2 = Tus puntos por rutas ya están en la pista de puntos. Para comprobarlos, suma lo que da la regla 5.8 por cada una de tus rutas.

rule-7-3-title = Puntuar los contratos
rule-7-3 = Luego todos enseñan sus contratos: ganas el valor de cada uno que has cumplido y pierdes el de cada uno que no has cumplido. Tu puntuación puede bajar de cero.

rule-7-4-title = La bonificación por mercancías
rule-7-4 = Después viene la bonificación por mercancías: quien tiene más cartas de Mercancía queda primero, y así sucesivamente. En el tablero de Ámsterdam los puestos dan 8, 6, 4 y 2 puntos con 4 jugadores; 8, 5 y 2 con 3 jugadores; y 8 y 4 con 2 jugadores.

rule-7-5-title = Sin mercancías no hay bonificación
rule-7-5 = Si no tienes ninguna carta de Mercancía, no recibes bonificación por mercancías, sea cual sea tu puesto.

rule-7-6-title = Empates en mercancías
rule-7-6 = Si hay empate, cada uno recibe todos los puntos del puesto compartido, y se saltan los puestos siguientes que ocupan entre los empatados. Así, si dos de cuatro jugadores empatan en el primer puesto, reciben 8 puntos cada uno, y el siguiente es tercero y recibe 4.

rule-7-7-title = Quién gana
rule-7-7 = Gana quien tiene más puntos. Si hay empate, gana entre los empatados quien ha cumplido más contratos; si también empatan en eso, comparten la victoria.

## 8

rule-section-8 = Los detalles

rule-8-1-title = Huecos en el mercado
rule-8-1 = Un hueco del mercado se llena con el mazo; si este se ha acabado, antes se barajan los descartes para formar uno nuevo. Si no hay cartas en ninguno de los dos, el hueco queda vacío por ahora. En cuanto vuelve a haber cartas (cuando alguien reclama una ruta y sus cartas van a los descartes), los huecos se llenan de izquierda a derecha.

rule-8-2-title = Nada que robar a ciegas
rule-8-2 = Sin cartas en el mazo ni en los descartes no puedes robar a ciegas, pero sí tomar cartas del mercado. Si has tomado una primera carta y no hay ninguna que pueda ser la segunda (nada que robar a ciegas y solo comodines en el mercado), tu turno acaba con una carta.

rule-8-3-title = Cuándo se quedan tres comodines
rule-8-3 = El mercado no se vacía por la regla 4.6 mientras queden menos de 3 cartas que no sean comodines entre el mercado, el mazo y los descartes: nunca se podrían poner 5 cartas con menos de 3 comodines. Un mercado que no llega a 5 cartas se vacía igualmente con 3 comodines, con la misma excepción. Así, el mercado nunca se vacía sin fin. Se comprueba de nuevo después de cada acción: tres comodines que se quedaron se retiran en cuanto eso puede servir, por ejemplo cuando alguien reclama una ruta y descarta cartas que no son comodines.

rule-8-4-title = Cuando no puedes hacer nada
rule-8-4 = Si no puedes hacer nada, ni tomar una carta, ni robar un contrato, ni pagar una ruta, pasas. Si todos los jugadores pasan uno tras otro, la partida acaba en ese momento y se cuentan los puntos.

rule-8-5-title = Pasar cuenta como último turno
rule-8-5 = Si tienes que pasar en tu último turno (regla 7.1), ese ha sido igualmente tu último turno.

rule-8-6-title = Quién es la persona más joven
rule-8-6 = Solo quienes juegan pueden saber quién es la persona más joven. La regla 2.8 dice cómo se decide el primer asiento.

rule-8-7-title = Primeros contratos a la vez
rule-8-7 = Todos eligen sus primeros contratos (regla 2.5) al mismo tiempo: nada de lo que ves cambia por lo que elija otro hasta que todos han elegido. Los contratos devueltos van debajo del mazo por orden de asiento, sin importar quién eligió primero.

rule-8-8-title = Contratos ofrecidos y devueltos
rule-8-8 = Cuando robas contratos y el mazo tiene 2 o más, siempre se te ofrecen 2. Si devuelves uno, va debajo del mazo antes de que acabe tu turno.

rule-8-9-title = Cuándo se barajan los descartes
rule-8-9 = Los descartes se barajan (regla 4.7) no cuando la última carta sale del mazo, sino cuando hace falta la siguiente. Así entra en el nuevo mazo todo lo descartado hasta ese momento.

rule-8-10-title = Rutas dobles con 3 o 4 jugadores
rule-8-10 = Con 3 o 4 jugadores se pueden reclamar las dos rutas de una ruta doble, pero tienen que ser jugadores distintos (ver la regla 5.6).
