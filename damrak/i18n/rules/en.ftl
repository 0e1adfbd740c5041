### The rules of the game, said to a player.
### `rule-4-3` is the text of rule 4.3, `rule-4-3-title` the heading people find it by.

## 1

rule-section-1 = The pieces

rule-1-1-title = The board and its routes
rule-1-1 = The Amsterdam board has 17 locations and 44 routes between them. A route links two neighbouring locations by 1 to 4 spaces without a gap, all in one colour or all grey.

rule-1-2-title = The carts
rule-1-2 = There are 64 carts in 4 player colours, 16 of each.

rule-1-3-title = The transport cards
rule-1-3 = There are 44 transport cards: 6 in each of the colours pink, blue, green, black, red and orange, plus 8 multicoloured wilds.

rule-1-4-title = The contract cards
rule-1-4 = There are 24 contracts. Each names two locations and the points it is worth.

rule-1-5-title = The merchandise cards
rule-1-5 = There are 16 merchandise cards.

rule-1-6-title = The score markers
rule-1-6 = There are 4 score markers, and each starts at 0.

## 2

rule-section-2 = Setting up

rule-2-1-title = Players and their carts
rule-2-1 = The game is for 2, 3 or 4 players. You each take one colour and its 16 carts.

rule-2-2-title = Your first two cards
rule-2-2 = The transport cards are shuffled and you each get 2. Nobody else sees yours.

rule-2-3-title = Laying out the market
rule-2-3 = The next 5 transport cards are laid out face up as the market. All the others become the transport deck.

rule-2-4-title = Too many wilds at set-up
rule-2-4 = If the first market shows 3 or more wilds, all 5 cards are discarded straight away and 5 new ones are turned up. This is repeated as often as it takes (see rule 4.6).

rule-2-5-title = Choosing your first contracts
rule-2-5 = The contracts are shuffled and you each get 2 to look at: keep one or both. One you do not keep goes face down under the contract deck. You all choose without knowing what the others choose.

rule-2-6-title = Contracts stay secret
rule-2-6 = Your contracts are your secret until the final scoring, and so is whether you have completed them.

rule-2-7-title = The merchandise stack
rule-2-7 = The 16 merchandise cards are stacked next to the board.

rule-2-8-title = Who begins
rule-2-8 = The first turn belongs to the youngest player, and turns pass clockwise. At this table you choose the first seat yourselves or have it drawn at random, and the record of the game says which.

## 3

rule-section-3 = Your turn

rule-3-1-title = One action a turn
rule-3-1 = On your turn you do one of three things, and only one: draw transport cards (section 4), claim one route (section 5) or draw contracts (section 6).

rule-3-2-title = No passing by choice
rule-3-2 = You may not choose to pass. Your turn passes only when none of the three actions is possible for you (see rule 8.4).

## 4

rule-section-4 = Drawing transport cards

rule-4-1-title = Take two cards
rule-4-1 = You take 2 cards, first one and then the other. Each time you choose: a card from the market, or the top card of the deck, drawn blind.

rule-4-2-title = The market refills at once
rule-4-2 = When you take a card from the market, a new one from the deck fills its place at once, before anything more is chosen.

rule-4-3-title = Market wild: your only card
rule-4-3 = If the first card you take is a wild from the market, it is the only card you get this turn.

rule-4-4-title = No market wild second
rule-4-4 = Your second card may not be a wild from the market, not even one that has only just been turned up to fill the gap.

rule-4-5-title = Wilds drawn blind
rule-4-5 = A wild you draw blind is like any other card: it is one of your two, and it does not cut your drawing short.

rule-4-6-title = Three wilds clear the market
rule-4-6 = The moment the 5 market cards include 3 wilds or more, the whole market is discarded and laid out anew, and again until it shows fewer than 3 wilds (rule 8.3 covers when that cannot be done). This is checked after every action, whether or not it changed the market, and between your two cards.

rule-4-7-title = When the deck runs out
rule-4-7 = Once the transport deck is used up, the discards are shuffled and become the new deck.

rule-4-8-title = No hand limit
rule-4-8 = You may hold as many transport cards as you like.

rule-4-9-title = Hands hidden, counts open
rule-4-9 = Only you see the cards in your hand, but everyone may see how many you hold.

## 5

rule-section-5 = Claiming a route

rule-5-1-title = Paying for a route
rule-5-1 = To claim a route, play one card from your hand for each of its spaces and put one of your carts on each space. The cards you played are discarded.

rule-5-2-title = Coloured and grey routes
rule-5-2 = For a coloured route, play cards of that colour. For a grey route, play cards of any one colour you like, all alike.

rule-5-3-title = Wilds as any colour
rule-5-3 = A wild can be any colour whenever you pay for a route, and you may even pay with wilds alone. So for a green route of 3 you can play three greens, two greens and a wild, one green and two wilds, or three wilds.

rule-5-4-title = One unclaimed route a turn
rule-5-4 = You may claim any route that nobody has claimed yet, whether or not it touches those you already have. You may claim no more than one in a turn.

rule-5-5-title = A cart for every space
rule-5-5 = You need a cart for every space of the route. If you have too few left, you may not claim it.

rule-5-6-title = Double routes: never both
rule-5-6 = Some neighbouring locations have a double route between them: two routes of equal length, side by side. You may never claim both of them yourself.

rule-5-7-title = Double routes with 2 players
rule-5-7 = In a game for 2, just one route of each double can be used. As soon as one of you claims either, the other route stays closed until the game is over.

rule-5-8-title = Points for a route
rule-5-8 = You score a route the moment you claim it. On the Amsterdam board 1 space is worth 1 point, 2 spaces 2 points, 3 spaces 4 points and 4 spaces 7 points.

rule-5-9-title = Taking merchandise
rule-5-9 = When you claim a route with cart symbols (the wheels on the board), you also take 1 merchandise card, however long or short the route is. Merchandise stays face up, so everyone sees how many cards each player has.

## 6

rule-section-6 = Drawing contracts

rule-6-1-title = Taking new contracts
rule-6-1 = You take the 2 contracts on top of the contract deck and keep one or both. If you keep only one, the other goes to the bottom of that deck.

rule-6-2-title = The last contract
rule-6-2 = If just 1 contract is left you may still draw it, but then you have to keep it.

rule-6-3-title = No contracts left
rule-6-3 = When the contract deck is empty, you cannot draw contracts.

rule-6-4-title = Kept for good, no limit
rule-6-4 = A contract you have kept stays with you until the game ends. You may hold as many as you like.

rule-6-5-title = Completing a contract
rule-6-5 = You complete a contract when you can get from one of its locations to the other along your own routes only, without a gap.

## 7

rule-section-7 = The end and the scoring

rule-7-1-title = The final turns
rule-7-1 = As soon as a turn ends with a player down to 2 carts or fewer, everyone gets one more turn: the others first, in order, and that player last of all. Then the game is over. Only the first time this happens counts.

rule-7-2-title = Counting route points
rule-7-2 = Your points for routes are already on the score track. To check them, add up what rule 5.8 gives for each of your routes.

rule-7-3-title = Scoring contracts
rule-7-3 = Next you all show your contracts: you gain the value of each one you completed and lose the value of each one you did not. Your score can drop below zero.

rule-7-4-title = The merchandise bonus
rule-7-4 = After that comes the merchandise bonus: whoever has the most merchandise cards is 1st, and so on down. On the Amsterdam board the places earn 8, 6, 4 and 2 points with 4 players, 8, 5 and 2 with 3 players, and 8 and 4 with 2 players.

rule-7-5-title = No merchandise, no bonus
rule-7-5 = If you have no merchandise card at all, you get no merchandise bonus, whichever place you are in.

rule-7-6-title = Ties for merchandise
rule-7-6 = If you tie, each of you gets the full points of the place you share, and the following places that you take up between you are skipped. So if two of four players tie for 1st they get 8 each, and the next player is 3rd and gets 4.

rule-7-7-title = Who wins
rule-7-7 = Whoever has the most points wins. If players tie for that, the one of them with the most completed contracts wins; if that is a tie too, they share the victory.

## 8

rule-section-8 = The finer points

rule-8-1-title = Empty market slots
rule-8-1 = A gap in the market is filled from the deck, after shuffling the discards into a new one if it has run out. With no cards in either, the slot stays empty for now. As soon as there are cards again (when a claim has put some into the discards), empty slots are filled from left to right.

rule-8-2-title = Nothing to draw blind
rule-8-2 = With no cards in the deck or the discards you cannot draw blind, but you can still take market cards. If you have taken a first card and there is none you may take as your second (nothing to draw blind, and nothing but wilds in the market), your turn ends after one card.

rule-8-3-title = When three wilds stay
rule-8-3 = The market is not cleared under rule 4.6 while fewer than 3 non-wild cards remain in the market, deck and discards taken together: 5 cards with fewer than 3 wilds could never be laid out. A market too short of cards to reach 5 is still cleared at 3 wilds, with the same exception. This way the clearing always comes to an end. It is looked at again after every action: three wilds that stayed are cleared as soon as that can help, for example when a claim puts non-wild cards into the discards.

rule-8-4-title = When you cannot act
rule-8-4 = If there is nothing you can do, with no card to take, no contract to draw and no route you can afford, your turn is a pass. If all players pass one after another, the game ends there and then and is scored.

rule-8-5-title = Passes count as final turns
rule-8-5 = If you have to pass in your final turn (rule 7.1), that was your final turn all the same.

rule-8-6-title = Who is the youngest
rule-8-6 = Only the people playing can know who is youngest. Rule 2.8 says how the first seat is settled.

rule-8-7-title = First contracts chosen together
rule-8-7 = You all choose your first contracts (rule 2.5) at the same time: nothing you see changes with anyone else’s choice until everyone has chosen. The contracts given back go under the deck in seat order, no matter who chose first.

rule-8-8-title = Contracts offered and returned
rule-8-8 = When you draw contracts and the deck has 2 or more, you are always offered 2. If you give one back, it goes under the deck before your turn ends.

rule-8-9-title = When the discards are shuffled
rule-8-9 = The discards are shuffled (rule 4.7) not when the last card leaves the deck, but when the next card is needed. So everything discarded up to that moment is shuffled in.

rule-8-10-title = Double routes with 3-4 players
rule-8-10 = With 3 or 4 players both routes of a double can be claimed, but by two different players (see rule 5.6).
