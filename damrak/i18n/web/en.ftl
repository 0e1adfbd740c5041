# What the browser says, in English. The rules are in ../rules/en.ftl.

## The whole client

app-name = Damrak
app-tagline = Carts, canals and contracts: the Amsterdam of 1650 for two to four.
app-unofficial = An unofficial fan game, not connected with any publisher.
home-insecure = This page was loaded over plain http. The game works, but installing it and playing offline need https.
app-loading = Unfolding the board…
app-failed = Something went wrong: { $reason }
app-close = Close

nav-pages = Pages
nav-home = Start
nav-table = Online
nav-rules = Rules
nav-learn = Learn
nav-replay = Watch
nav-settings = Settings
nav-skip = Skip to the content
nav-lost = Page not found.

update-ready = A new version is here.
update-now = Use it now
update-later = Later

## Colours of cards and routes

card-pink = pink
card-blue = blue
card-green = green
card-black = black
card-red = red
card-orange = orange
card-wild = wild
card-gray = grey
cards-pink = { $count } pink
cards-blue = { $count } blue
cards-green = { $count } green
cards-black = { $count } black
cards-red = { $count } red
cards-orange = { $count } orange
cards-wild = { $count } wild

## Players

seat-colour-0 = plum heart
seat-colour-1 = ivory crown
seat-colour-2 = turquoise anchor
seat-colour-3 = lemon key
level-apprentice = Apprentice
level-porter = Porter
level-carter = Carter
level-merchant = Merchant
level-regent = Regent
level-master = Master

## Why something cannot be done; the number of the rule stands beside it

why-game-over = The game is over.
why-not-your-turn = It is not your turn.
why-chosen = You have already chosen your contracts.
why-choose-first = First choose which contracts to keep.
why-keep-first = First decide which of these contracts to keep.
why-nothing-offered = No contracts are being offered to you.
why-second-card-first = First take your second card.
why-must-keep = Only one contract was left, and it must be kept.
why-no-contracts = There are no contracts left to draw.
why-no-cards = There is no card left to draw: deck and discards are empty.
why-no-pass = You may pass only when nothing else is possible.
why-slot-empty = This place in the market is empty.
why-second-wild = A face-up wild may not be your second card.
why-route-yours = You already hold this route.
why-route-taken = { $who } already holds this route.
why-other-half-yours = You already hold the other route of this double.
why-other-half-closed = With two players only one route of a double is used, and the other is taken.
why-twin-free = The other route of this double is still free.
why-carts = The route has { $needed ->
    [one] one space
   *[other] { $needed } spaces
  }, and you have { $carts ->
    [0] no cart
    [one] one cart
   *[other] { $carts } carts
  } left.
why-cannot-pay = It takes { $needed ->
    [one] one { $colour } card
   *[other] { $needed } { $colour } cards
  }, wilds included. You do not have enough.
why-cannot-pay-gray = It takes { $needed ->
    [one] one card of any colour
   *[other] { $needed } cards of one colour
  }, wilds included. You do not have enough.
table-rule = Rule{ "\u00A0" }{ $rule }

## The table: what lies on it

table-board = The board
table-board-routes = Routes
table-seats = Players
table-market = Market
table-wild-whole = whole turn
table-hand = Your cards
table-contracts = Contracts
table-log = What happened
table-places = The board as a list
table-dock = Your move
table-bar = Panels and settings
table-you = you
table-away = away
table-moving = It is their turn.
table-ends = { $a } – { $b }
table-told = { $what }: { $told }
table-points = { $points ->
    [1] one point
    [one] { $points } point
   *[other] { $points } points
  }
table-carts = { $count ->
    [0] no carts left
    [one] one cart left
   *[other] { $count } carts left
  }
table-carts-near = { $carts }; the next claim may begin the last round
table-hand-cards = { $count ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $count } cards in hand
  }
table-hand-seen = { $count }; taken face up: { $cards }
table-hand-counted = { $count }; can be worked out: { $cards }
table-contract-count = { $count ->
    [one] one contract
   *[other] { $count } contracts
  }
table-merchandise = { $count ->
    [0] no merchandise
    [one] one merchandise card
   *[other] { $count } merchandise cards
  }
table-merchandise-bonus = { $cards }: { $points } bonus points if the game ended now
table-slot = Market card { $slot }: { $card }
table-slot-empty = Market place { $slot }: empty
table-deck = { $count ->
    [0] The deck is empty
    [one] Draw blind: { $count } card in the deck
   *[other] Draw blind: { $count } cards in the deck
  }
table-discards = { $count ->
    [0] No discards
    [one] One discard
   *[other] { $count } discards
  }
table-contract-deck = { $count ->
    [0] No contracts left
    [one] Draw the last contract: { $count } left
   *[other] Draw contracts: { $count } left
  }
table-merchandise-left = { $count ->
    [0] No merchandise left
    [one] One merchandise card left
   *[other] { $count } merchandise cards left
  }
table-merchandise-scale = { $left }. Bonus at the end, from most to fewest: { $points }
table-stack = { $card }: { $count ->
    [0] none
   *[other] { $count }
  }
table-stack-needed = { $card }: { $count ->
    [0] none
   *[other] { $count }
  }; your contracts still need { $needed }
table-pays = { $cards }: { $count ->
    [0] enough for no free route.
    [one] enough for one route.
   *[other] enough for { $count } routes.
  }
table-need-gray = Grey routes on your contracts’ paths: { $count ->
    [one] one card of any colour
   *[other] { $count } cards of any colour, all the same on one route
  }

## The table: routes

table-route-facts = { $count ->
    [one] one { $colour } space
   *[other] { $count } { $colour } spaces
  }
table-route-merchandise = a merchandise card
table-route-own = Yours.
table-route-owner = Held by { $who }.
table-route-closed = Closed.
table-route-payable = You can claim it.
table-route-free = Free.
table-route-takes = It takes { $payment }.
table-route-other-ways = { $count ->
    [one] There is one other way to pay.
   *[other] There are { $count } other ways to pay.
  }
table-lack = { $cards } missing.
table-lack-gray = { $spaces ->
    [1] One card missing, of any colour.
   *[other] { $count ->
        [one] One card missing, of the same colour.
       *[other] { $count } cards missing, all of one colour.
      }
  }
table-has-cards = You have the cards for it.
table-use-contracts = { $count ->
    [one] Helps contract { $marks }.
   *[other] Helps contracts { $marks }.
  }
table-use-completes = { $count ->
    [one] Completes contract { $marks }.
   *[other] Completes contracts { $marks }.
  }
table-use-goods = Wheels bring merchandise: bonus { $bonus }.
table-use-ends = Starts the last round.
table-use-dooms = { $count ->
    [one] No longer possible then: contract { $marks }.
   *[other] No longer possible then: contracts { $marks }.
  }
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-legend = ✓ marks routes you can pay for; a gold frame, those that also help a contract; a barrel, those that bring merchandise.
table-zoom-whole = The whole board

## The table: choosing

table-status-turn = { $last ->
    [claim] Your last turn: claim a route, for its points or to complete a contract. Cards bring nothing any more.
    [contracts] Your last turn: { $lack ->
        [carts] you have the cards for a route, but too few carts
       *[cards] you cannot pay for a route
      }. New contracts bring points only if your routes already complete them, else they cost points.
   *[no] Your turn: draw two cards, claim a route, or draw contracts.
  }
table-status-second = Take your second card.
table-status-pass = You cannot do anything this turn.
table-status-goes-on = Nothing more to gain: the game goes on by itself.
table-status-wait = { $who } is thinking…
table-status-setup = Contracts are being chosen.
table-status-choosing = { $who } { $count ->
    [one] is
   *[other] are
  } still choosing contracts.
table-status-wait-second = { $who } is taking a second card.
table-status-wait-offer = { $who } is choosing contracts.
table-status-over = The game is over.
table-pass = Pass
table-pay-with = Ways to pay
table-claim-for = Claim it: { $points ->
    [one] one point
   *[other] { $points } points
  }
table-rather = Or { $route }, { $colour }?
table-cancel = Cancel
table-do = Do it
table-sure = { $kind ->
    [market] Take this card: { $card }?
    [deck] Draw a card blind?
    [contracts] Draw contracts?
    [pass] Pass this turn?
   *[other] Are you sure?
  }
table-offer-setup = Keep at least one of these contracts
table-offer = Keep at least one
table-offer-how = Tap or click a contract to put it back.
table-keep = { $count ->
    [0] Choose at least one
    [one] Keep this one
   *[other] Keep both
  }
table-keep-sure = { $count ->
    [one] Sure? Keep this one
   *[other] Sure? Keep both
  }
table-no-contracts = No contracts yet.
table-offer-kept = Keep
table-offer-returned = Put back
table-contract-done = Completed
table-contract-blocked = No path left
table-contract-short = Too few carts: { $count } needed
table-contract-late = Too late
table-contract-missing = { $count ->
    [one] one cart to go
   *[other] { $count } carts to go
  }

## The table: what happened

table-log-empty = Nothing has happened yet.
table-since = Since your turn
table-since-of = Since { $who }’s last turn
table-log-swept = Three wilds lay open: all five market cards are replaced.
table-log-shuffled = The deck was empty: the discards are shuffled.
table-log-market = { $self ->
    [yes] You take from the market: { $card }.
   *[no] { $who } takes from the market: { $card }.
  }
table-log-deck = { $self ->
    [yes] You draw blind.
   *[no] { $who } draws blind.
  }
table-log-deck-seen = { $self ->
    [yes] You draw blind: { $card }.
   *[no] { $who } draws blind: { $card }.
  }
table-log-contracts = { $self ->
    [yes] You draw contracts.
   *[no] { $who } draws contracts.
  }
table-log-keep = { $self ->
    [yes] { $count ->
        [one] You keep one contract.
       *[other] You keep { $count } contracts.
      }
   *[no] { $count ->
        [one] { $who } keeps one contract.
       *[other] { $who } keeps { $count } contracts.
      }
  }
table-log-pass = { $self ->
    [yes] You pass.
   *[no] { $who } passes.
  }
table-log-claim = { $self ->
    [yes] You claim { $route } with { $payment }: { $points ->
        [one] one point.
       *[other] { $points } points.
      }
   *[no] { $who } claims { $route } with { $payment }: { $points ->
        [one] one point.
       *[other] { $points } points.
      }
  }
table-log-claim-goods = { $self ->
    [yes] You claim { $route } with { $payment }: { $points ->
        [one] one point
       *[other] { $points } points
      } and a merchandise card.
   *[no] { $who } claims { $route } with { $payment }: { $points ->
        [one] one point
       *[other] { $points } points
      } and a merchandise card.
  }
table-said-completed = Contract completed: { $contract }.
table-said-lost = Your contract { $mark }, { $contract }, can no longer be completed.
table-said-your-turn = Your turn.
table-said-turned = Turned up: { $cards }.
table-last-begins = The last round begins: everyone has one more turn
table-last-own = Your last turn
table-last-turns = { $count ->
    [one] The very last turn
   *[other] The last round: { $count } turns to go
  }

## The table: the bar, the coach

table-panel-contracts = Contracts
table-panel-log = Log
table-panel-places = Places
table-panel-command = Type a move
table-sound = Sound
table-speed = { $speed ->
    [0] Speed: nothing moves
   *[other] Speed: { $speed }
  }
table-hint = Hint
table-hint-later = Hint: needs a connection
table-hint-title = The coach
table-hint-more = Tell me more
table-hint-close = Close the hint
table-hint-coming = The coach is thinking…
table-hint-missing = The coach is not on this device yet, and cannot be downloaded now. Ask once while online (2 MB), and it will work offline too.

## The first page

home-again-title = Continue
home-again = Continue
home-new-title = Play now
home-players = Players
home-players-count = { $count }
home-level = Opponents
home-play = Play
home-seats = Set up each seat
home-seat-who = Who sits in seat { $number }
home-seat-name = Name in seat { $number }
home-seat-colour = Colour of seat { $number }
home-seat-person = Person
home-you = Skipper
home-first = Who begins
home-first-drawn = Random
home-first-told = In the printed rules, the youngest begins.
home-same-device = Sharing this device? Add everyone here. The screen is covered while you pass it on.
home-name-bad = Every name needs 1 to { $limit } characters.
home-name-twice = Two players have the same name.
home-more = More
home-learn = Learn by playing
home-learn-told = A first game that explains itself, in ten minutes.
home-rules = The rules
home-rules-told = Short, with pictures.
home-replay = Watch a finished game
home-replay-told = Your own, or one you were sent.
home-online = Play online
home-online-told = Invite friends with a link.
home-screen = On a TV or shared screen
home-screen-told = The board on one large screen, everybody’s cards on their phones.
join-title = Join by code
join-code = Table code
join-go = Join
home-server = On this server
home-server-none = No open tables right now. Yours could be the first.
table-stands-lobby = waiting for players
table-stands-free = Free seats: { $count }
table-stands-playing = being played
table-stands-over = finished
table-stands-turn = { $who } to move
table-stands-yours = your turn
table-stands-choosing = choosing contracts
table-stands-gone = no longer there
home-finished = Finished games
home-winner = { $self ->
    [yes] You won
   *[no] { $names } won
  }
home-winners = { $names } won together
home-drop = Delete this game
home-unfinished = { $actions ->
    [0] just dealt
    [one] one move so far
   *[other] { $actions } moves so far
  }
home-taken-back = moves undone
level-apprentice-told = A first opponent who loves to collect cards.
level-porter-told = Takes what brings points now and trusts to luck.
level-carter-told = Plans for its contracts, one route ahead.
level-merchant-told = Weighs every move against a whole plan.
level-regent-told = Looks ahead through many possible games.
level-master-told = Taught itself in millions of games, and tests its favourite moves on many possible deals. Downloads 2 MB the first time.

## The game in this browser

play-gone = This game is no longer in this browser.
play-unkept = This browser saves nothing, so the game will be gone when you leave.
play-net-coming = The master is on its way (2 MB, the first time only)…
play-no-net = The master is not on this device yet, and cannot be downloaded now. Play it once while online, and it will work offline too; or choose another opponent.
play-leave = Start page
play-again = Rematch
play-replay = Watch the game
play-review = Review the game
play-review-later = Review: needs a connection
play-menu = Menu
play-reference = At a glance
play-reference-more = All rules
handover-done = Done: on to { $name }
handover-title = Hand the device to { $name }
handover-told = { $name }, look when nobody else is looking.
handover-look = I am { $name }

## The rules

board-ours = Contracts and cart marks are our reconstruction

## Tables online

online-yours = Your tables
lobby-colour = Colour
bar-undo = Undo
told-paused = { $name } paused the game.
told-resumed = { $name } resumed the game.
told-resigned = { $name } gave up; a bot plays on.
told-substituted = A bot plays on for { $name }.
told-returned = { $name } is back.
told-undone = { $name } undid a move.
told-undo-refused = { $name } said no: nothing is undone.
told-clock = { $name } ran out of time; a bot chose.
why-stale = The game has moved on; look again.
why-paused = The game is paused.
why-refused = That was not accepted; look again.
