# Damrak in English. Every sentence people read stands here; code sends keys and arguments.

## Board files

board-line = line { $line }: { $problem }
board-not-shipped = there is no such board in the package; it has: { $known }
board-unreadable = the file cannot be read ({ $reason })
board-syntax = this is not TOML: { $reason }
board-shape = { $reason }
board-format = the file has format { $found }; this version reads format { $known }
board-name = the name { $name } has characters that cannot be printed
board-flush = with { $wilds } wilds a market of { $market } could be swept away for ever: take fewer wilds or a higher flush_wilds
board-too-many-cards = there are { $total } transport cards; at most { $limit } are possible
board-too-few-cards = there are { $total } transport cards; { $needed } are needed to start with four players
board-merchandise-places = points.merchandise must give { $players } places for { $players } players; it gives { $places }
board-merchandise-players = points.merchandise is for 2, 3 and 4 players; it also has: { $found }
board-merchandise = there are { $cards } merchandise cards for { $routes } routes with carts; every such route needs one
board-carts = { $carts } carts are not enough: the longest route may have { $longest } spaces, and the end comes at { $end }
board-too-few-contracts = there are { $contracts } contracts; four players need { $needed }
board-duplicate-location = the location id "{ $id }" is used twice
board-duplicate-id = { $kind }: the id { $id } is used twice
board-id-order = { $kind }: the id { $id } should be { $expected }; ids count 0, 1, 2, ... in the order of the rows
board-unknown-location = there is no location "{ $location }"
board-same-ends = this { $kind } goes from "{ $location }" to itself
board-length = a length of { $length } is out of range: 1 to { $longest } (as many as points.routes has)
board-colour = there is no colour "{ $colour }"; use one of: { $known }
board-triple = more than two routes join "{ $a }" and "{ $b }"; a double route has two
board-double-lengths = the two routes between "{ $a }" and "{ $b }" have lengths { $first } and { $second }; both must be equal
board-points = { $points } points are out of range: 1 to { $most }
board-duplicate-contract = a second contract joins "{ $a }" and "{ $b }"
board-contract-neighbours = "{ $a }" and "{ $b }" are neighbours; a contract needs at least one location between them
board-contract-unreachable = no chain of routes joins "{ $a }" and "{ $b }"

## Setting up

error-players = a game is for 2, 3 or 4 players, not { $players }
error-first-seat = there is no seat { $seat }; seats are 0 to { $last }, or none to draw who begins
error-seat = there is no seat { $seat }; seats are 0 to { $last }, or none for a spectator
error-names = each of the { $players } names has 1 to { $limit } printable characters
error-bot = there is no bot "{ $name }"; there are: { $known }
error-bot-budget = the bot "{ $name }" does not think, so it takes no budget; leave out what follows the @
error-plugin = the bot "{ $name }" of the package { $package } cannot be used: { $reason }
error-plugin-twice = more than one package has a bot "{ $name }": { $packages }; keep one of them
error-seed = a seed is 64 hexadecimal digits or a whole number from 0 up

## Environments for learners

error-batch = a batch has at least one game and one thread, and 2 to 4 players; not { $games } games, { $threads } threads, { $players } players
error-opponents = a game for { $players } players has { $opponents } opponents: name one for each seat after the first, or none
error-batch-actions = one whole number for each of the { $games } games is wanted, not { $found }
error-batch-action = action { $action } is not legal in game { $game }; legal are: { $legal }
error-render-mode = there is no render mode "{ $mode }"; there are: { $known }
needs-extra = this needs { $package }; install it with: pip install "damrak[{ $extra }]"
table-seat = { $mark } seat { $seat }: { $score } points, carts { $carts }, cards { $cards }, contracts { $contracts }, merchandise { $merchandise }

## Reading actions

error-empty = say what to do; help lists what can be done
error-too-long = no action is longer than { $limit } characters
error-unknown-action = "{ $text }" is no action; help lists what can be done
error-unknown-draw = "draw { $text }" is not clear; say: draw deck, draw market CARD or draw market SLOT (cards: { $cards })
error-slot = there is no market slot { $slot }; slots are 1 to { $slots }
error-unknown-keep = say: keep 1, keep 2 or keep both
error-claim-ends = say which two locations the route joins, for example: claim dam oude-kerk pink*2
error-via = "via { $text }" is not clear; name one of the two routes by its colour, or by its number as in: via #1
error-location = there is no location "{ $text }"; there are: { $known }
error-location-unclear = "{ $text }" could be: { $known }
error-payment = "{ $text }" is no payment; write cards as pink*2 or pink+wild (cards: { $cards })
error-payment-colours = a route is paid in one colour and wilds, not in { $colours }
error-payment-unclear = say which of these: { $ways }
error-no-such-half = no { $via } route runs there; there are: { $known }
error-number = action number { $number } is not legal now
error-stale = this answers an earlier moment of the game (action { $turn }); look again and choose anew

## Refusals: the rule's number stands before these

error-game-over = the game is over
error-not-your-turn = it is not your turn
error-chosen = you have already chosen your contracts
error-choose-first = first choose which contracts to keep
error-keep-first = first decide which of the contracts to keep
error-nothing-offered = no contracts are being offered to you
error-second-card-first = first take your second card
error-must-keep = only one contract was left, and it must be kept: keep 1
error-no-contracts = there are no contracts left to draw
error-no-cards = there is no card left to draw: deck and discards are empty
error-no-pass = you may pass only when nothing else is possible
error-slot-other = market slot { $slot } shows { $shown }, not { $card }
error-slot-empty = market slot { $slot } is empty
error-second-wild = a face-up wild may not be your second card
error-not-in-market = there is no { $card } card in the market
error-no-route = no route joins { $a } and { $b }
error-cannot-pay = you cannot pay for it: it takes { $needed } { $colour } { $needed ->
    [one] card
   *[other] cards
 }, wilds included
error-number-range = actions are #1 to #{ $last }
error-route-yours = you already hold this route
error-route-taken = player { $seat } already holds this route
error-other-half-yours = you already hold the other half of this double route
error-other-half-closed = with two players only one half of a double route is used, and the other is taken
error-carts = the route has { $needed } { $needed ->
    [one] space
   *[other] spaces
 }, and you have { $carts } { $carts ->
    [one] cart
   *[other] carts
 } left
error-payment-size = the route takes { $needed } { $needed ->
    [one] card
   *[other] cards
 }, not { $paid }
error-payment-colour = this route takes { $needed } cards, not { $paid }
error-cards = this takes { $needed } { $card } { $needed ->
    [one] card
   *[other] cards
 }, and you hold { $held }

## Records

error-record-unreadable = { $file }: the file cannot be read ({ $reason })
error-record-unwritable = { $file }: the file cannot be written ({ $reason })
error-record-size = { $file }: a record has at most { $limit } bytes
error-record-json = { $file }: this is not JSON: { $reason }
error-record-other = { $file }: this is not a record of a game
error-record-format = { $file }: the record has format { $found }; this version reads format { $known }
error-record-shape = { $file }: the record is damaged: { $reason }
error-record-changed = { $file }: the record was changed after it was written: its checksum does not fit
error-record-board = the record was played on the board "{ $id }", which this version does not have
error-record-board-bad = the record's board cannot be played: { $reason }
error-record-board-hash = the facts of the record's board "{ $id }" do not fit its hash
error-record-rules = the record follows version { $found } of the rules; this is version { $known }
error-record-commitment = the seed does not fit the commitment that was made before the game
error-record-deal = the record's deal cannot be read: { $reason }
error-record-chance = the record's cards come from "{ $found }", a generator that this version does not know
error-record-shuffle = shuffle { $number } of an action does not have the cards that were there
error-record-deals = the seed does not give the cards that were dealt
error-record-action = action { $number } is not possible: { $reason }
error-record-outcome = action { $number } ({ $action }) does not come out as recorded
error-record-result = the recorded scores are not those of this game



## The command line

compiling = Getting the rules ready (compiled once for this machine, which takes a quarter of a minute to a minute) ...
you = Skipper
board-good = { $file }: a playable board with { $locations } locations, { $routes } routes and { $contracts } contracts
board-drawn = The drawing is in { $file }
board-routes = Routes
board-contracts = Contracts
board-number = No.
board-route = Route
board-contract = Contract
board-route-length = Spaces
board-route-colour = Colour
board-route-carts = Merchandise
board-contract-points = Points
board-source = Source
board-yes = yes
no-such-rule = there is no rule { $number }; sections are 1 to 8, rules for example 4.3
simulating = Playing
simulate-bots = { $bots } bots for { $players } players: give one for all seats or one for each
simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
}
simulate-seat = Seat
simulate-bot = Bot
simulate-score = Mean points
simulate-completed = Contracts done
simulate-wins = Won
simulate-summary = { $steps } actions in { $seconds } s ({ $pace } a second), { $mean_steps } a game; { $shared } shared victories; ended by carts { $ended_carts }, by passes { $ended_passes }

## Bots

bots-name = Name
bots-description = What it does
bot-random = Does anything that is allowed, each thing as likely as the next. Good for a first game, or to see how far luck alone goes.
bot-greedy = Takes the most points it can have now: the dearest route it can pay for, else cards of which it has many. It keeps the cheaper contract, draws no others and looks no further than this turn.
bot-apprentice = A first opponent. It loves to collect cards, takes one route at a time, makes no plan for its contracts, and rather draws two more cards than claim a route today.
bot-porter = Takes the routes that bring most for their cards, one at a time, and leaves its contracts to luck.
bot-carter = Plans the routes that its contracts need, but sees no further than the next of them; it cares little for merchandise and never asks for more contracts.
bot-merchant = Plans the cheapest routes that complete its contracts, weighs every action in points against that plan, counts the turns to the end, and draws more contracts when they promise to pay.
bot-regent = The strongest. For half a second it imagines how the game could go on, in many deals that fit what it has seen, and chooses what comes out best.
bot-planner = Plans the cheapest routes that complete its contracts, weighs every action in points against that plan, and draws more contracts when they promise to pay.
bot-search = Looks ahead: it imagines many deals that fit what it has seen, plays them to the end, and chooses what comes out best on average. The longer it may think, the better it plays.
plugin-good = From the package { $packages }.
plugin-shape = Cannot be used: this is no name for a bot (small letters, digits, - and _, a letter first). From the package { $packages }.
plugin-taken = Cannot be used: a bot that comes with Damrak has this name. From the package { $packages }.
plugin-twice = Cannot be used: more than one package has a bot of this name ({ $packages }).
bots-no-command = there is no command "{ $command }"
bots-games = { $name } against { $against }, { $games ->
    [one] one game
   *[other] { $games } games
} for { $players }: won { $wins } ({ $share } %), { $shared } of them shared; { $mean_score } points on average, the others { $mean_score_others }.
bots-choices = It was asked for { $choices } choices and took { $mean } ms for one on average, { $most } ms at most.
bots-no-faults = Every choice was its own.
bots-faults = { $forfeited } of these it forfeited, and a fallback bot chose instead:
bots-none-own = Not one choice was its own, so this is the fallback bot's result.
bots-fault = Fault
bots-count = Times
bots-examples = The first of them
bots-example = seat { $seat }, turn { $turn }: { $words }
forfeits = { $who } forfeited { $forfeited } { $forfeited ->
    [one] choice
   *[other] choices
}; a fallback bot chose instead.
fault-crash = crash
fault-time-out = time-out
fault-illegal = illegal action
fault-junk = junk
fault-gone = gone
error-bot-raised = the bot failed: { $error }
error-bot-type = the bot chose no whole number, but something of type { $type }
error-bot-illegal = { $action } is no legal action now
error-bot-unstartable = the bot cannot be started: { $reason }
error-bot-died = the bot's process ended with code { $code }
error-bot-died-saying = the bot's process ended with code { $code }: { $notes }
error-bot-silent = the bot said nothing for { $seconds } seconds
error-bot-junk = the bot said "{ $said }": { $reason }
error-bot-line = the bot said more than { $limit } bytes at once
error-bot-unasked = the bot said something before it was asked: "{ $said }"
error-bot-other = the bot gave the answer to another question: "{ $said }"
error-bot-gone = the bot failed { $starts } times and is not started again

## The arena

error-arena-bots = an arena needs two bots or more, each named once
error-arena-file = { $file }: this is no file of an arena ({ $reason })
error-arena-other = { $file }: these games were played with another { $what }: { $found } there, { $now } now; choose another file
error-bot-action = the bot "{ $name }" chose action { $action }, which is not legal
error-workers-die = { $deaths } workers have died one after another; there may be too little memory, or a bot that ends its process
error-needs-ray = this needs ray; install it with: pip install "damrak[cluster]"
arena-sprt = say two win shares, from the one that is too little to the one hoped for: --sprt 0.5:0.55
arena-sprt-bots = a test compares two bots: name the new one and the old one
arena-kept = Interrupted. The games are kept in { $file }; the same command goes on with them.
arena-not-kept = Interrupted. Name a --file to be able to go on another time.
arena-page = The page is in { $file }
arena-title = { $games } games of { $players } on { $deals } deals (± is an interval of 95 %)
arena-bot = Bot
arena-rating = Rating
arena-share = Wins, %
arena-decided = Decided games, %
arena-points = Points
arena-routes = Routes
arena-contracts = Contr.
arena-merchandise = Merch.
arena-completed = Done
arena-time = A move
arena-pairs = How often the left one finished ahead of the other
arena-by-seat = Wins by seat: { $shares } %
arena-by-turn-order = Wins by turn order, from the one who begins: { $shares } %
arena-length = { $turns } turns a game; { $shared } shared victories; ended by carts { $ended_carts }, by passes { $ended_passes }
arena-by-seat-row = seat { $number }
arena-by-turn-order-row = { $number ->
    [1] begins
   *[other] turn { $number }
}
arena-faults = { $bot }: a referee chose { $faults } times in its place, for its own choices failed.
arena-page-title = The arena
arena-page-intro = { $bots }: { $games } games for { $players } on the board { $board }, on { $deals } deals.
arena-page-method = On each deal every group of bots plays the same cards from every seat. Deals are independent of each other, so intervals (95 %) come from the spread between deals; those of decided games are Wilson's, which take games as independent.
arena-page-bots = The bots
arena-page-bots-told = Wins count a shared victory as its share; of decided games only those with one winner count. Points are means, and so are their parts.
arena-page-ratings = Ratings
arena-page-ratings-told = Bradley and Terry's model on the scale of Elo, with mean 0: 400 points are odds of ten to one.
arena-page-parts = Where points come from
arena-page-parts-told = A mean game; contracts that are not completed count against their holder.
arena-page-time = How long a move takes
arena-page-time-told = Each line is ten times the one before. A compiled bot is timed in games among its like, rules included.
arena-page-by-seat = Wins by seat
arena-page-by-turn-order = Wins by turn order
arena-verdict-better = Better: after { $deals } deals the first bot is ahead in { $mean } % (log likelihood ratio { $ratio }, { $high } against { $low })
arena-verdict-not-better = Not better: after { $deals } deals the first bot is ahead in { $mean } % (log likelihood ratio { $ratio }, { $high } against { $low })
arena-verdict-undecided = Undecided: after { $deals } deals the first bot is ahead in { $mean } % (log likelihood ratio { $ratio }, { $high } against { $low }); play more games

## The lab

error-lab-bot = the bot "{ $name }" is not compiled, and very many of its games would take too long; there are: { $known }
lab-seconds = { $games } games in { $seconds } s
lab-cards = { $cards } { $cards ->
    [one] card
   *[other] cards
}
lab-page-title = The board lab
lab-page-intro = What very many games of a bot among its like say about the board { $board }.
lab-page-method = Games are independent of each other; ± is an interval of 95 %. A gain in wins compares those who held a thing with the mean of all seats. It shows what goes with winning, not why: a bot that builds well also claims more.
lab-page-chapter = { $bot }, { $players } players, { $games } games
lab-page-points = A mean seat has { $total } points: routes { $routes }, contracts { $contracts }, merchandise { $merchandise }.
lab-page-length = A game has { $turns } turns, { $rounds } for each seat; 98 of 100 games have { $p1 } to { $p99 }.
lab-page-turns = Turns of a game
lab-page-turns-told = Share of games by their number of turns, all seats together.
lab-page-merchandise = Merchandise
lab-page-merchandise-told = Wins by the number of merchandise cards at the end; the dashed line is the mean.
lab-page-contracts = Contracts
lab-page-contracts-told = Of those offered, kept; of those kept, completed; points brought or cost by one that was kept.
lab-page-routes = Routes
lab-page-routes-told = Claimed: share of games. Turn: the mean turn of the claim, counted over all seats. Contested: share of claims that another seat could have paid for at that moment. ° takes merchandise.
lab-page-rare = Special rules
lab-page-rare-told = How often a rule is met in 1000 games, and the share of games that meet it at all.
lab-map-claimed = How often each route is claimed
lab-map-claimed-told = White: never; darkest: in { $most } % of games.
lab-map-contested = How contested each route is
lab-map-contested-told = Share of claims that somebody else could have paid for just then; darkest: { $most } %.
lab-map-win-gain = Who claims it wins
lab-map-win-gain-told = Wins of those who claimed a route, compared with the mean: red more, blue fewer, darkest { $most } points of per cent.
lab-columns-contracts = Contract | Worth | Kept | Completed | Points | Gain in wins, %
lab-columns-routes = Route | Spaces | Claimed | Turn | Contested | Gain in wins, %
lab-columns-merchandise = Merchandise | Seats | Points | Wins
lab-columns-rare = Rule | In 1000 games | Share of games
lab-rare-sweep-at-setup = 2.4 three wilds sweep the first market
lab-rare-sweep = 4.6 three wilds sweep the market
lab-rare-no-sweep = 8.3 three wilds stay, for a sweep could not help
lab-rare-reshuffle = 4.7 the discards become the deck
lab-rare-empty-slot = 8.1 a market slot stays empty
lab-rare-one-card = 8.2 a turn ends after one card, for there is no second
lab-rare-last-contract = 6.2 the last contract is drawn and must be kept
lab-rare-no-contracts = 6.3 a turn without a contract to draw
lab-rare-pass = 8.4 a turn is passed
lab-rare-final-pass = 8.5 a final turn is passed
lab-rare-end-passes = 8.4 the game ends because all pass
lab-rare-below-zero = 7.3 a seat ends below zero
lab-rare-no-merchandise = 7.5 a seat has no merchandise
lab-rare-merchandise-tie = 7.6 two seats tie in merchandise
lab-rare-tie-contracts = 7.7 a tie is broken by completed contracts
lab-rare-shared = 7.7 the victory is shared

## Cards

card-pink = pink
card-blue = blue
card-green = green
card-black = black
card-red = red
card-orange = orange
card-wild = wild
no-cards = no cards

## The table in the terminal

welcome = A new game: { $seats }. The cards are fixed by a secret seed whose fingerprint begins { $commitment }. Type help at any time.
welcome-back = The game goes on: { $seats }. Type help at any time.
seat-person = { $name }
seat-bot = { $name } (a bot)
seen-it = Press Enter when you have seen it; the screen is cleared for { $who }. >{" "}
nothing-yet = Nothing has happened yet.
file-exists = { $file } exists already; choose another name
map-narrow = The map needs { $needed } columns; routes lists all routes.
hand-over = Hand the keyboard to { $who }. { $who }, press Enter when nobody else is looking.
ask-setup = keep 1, keep 2 or keep both
ask-turn = your turn
ask-second = your second card
ask-offer = keep 1, keep 2 or keep both
help =
    On your turn do one of these:
      draw deck               a card from the deck                       (short: d)
      draw market blue        a face-up card; by slot: draw market 3     (short: m blue)
      claim dam oude-kerk     a route; names may be cut short            (short: k dam oude-k)
        and pink*2            how to pay, where there is a choice: pink*2, pink*1 wild*1, wild*2
        and via gray pink*2   which of two parallel routes, where the payment does not say it
      contracts               draw two contracts, then keep 1, keep 2 or keep both   (c, 1, 2, b)
    Questions, which cost nothing:
      actions                 everything you may do now; #3 does the third
      routes DAM              the routes of a place, or all: length, colour, points, whose
      why ACTION              whether it is allowed, and by which rule not
      rules 4.3               a rule, or a section: rules 5
      map, history            the table, and what happened so far
      save FILE               keep a copy of the game in a file
      quit                    leave; the game is kept
    In the table, Seen are cards that everybody saw a player take and that are still in that hand.
why-hint = (rules { $rule } explains it)
why-legal = Nothing forbids it.
rules-hint = Say which: rules 4 for a section, rules 4.3 for one rule.
saved = The game is kept in { $file }
kept = The game is kept. Go on with: { $command } play --resume { $file }
finished = The record of the game is in { $file }. Look again: { $command } replay { $file }
last-turns = { $turns ->
    [one] The last turn of the game.
   *[other] The game is ending: { $turns } turns are left, this one included.
}
map-legend = [B] a space of that colour, [- gray   ° takes merchandise   > you can pay for it now   x closed   P pink B blue G green K black R red O orange
market = Market
hand = Hand
empty-slot = empty
piles = Deck { $deck }, discards { $discards }, contracts { $contracts }, merchandise { $merchandise }
column-seat = Player
column-score = Points
column-carts = Carts
column-cards = Cards
column-seen = Seen
column-contracts = Contracts
column-merchandise = Merchandise
contract-open = ○ { $a } - { $b }, { $points } points
contract-done = ● { $a } - { $b }, { $points } points, done
contract-offered = { $a } - { $b }, { $points } points
route-line = { $a } - { $b }: { $length } { $colour }, { $points } { $points ->
    [one] point
   *[other] points
}{ $carts }{ $owner }
route-merchandise = , merchandise
route-owner = , held by { $who }
route-closed = , closed
offered-contracts = offered: { $contracts }
deck-top = Next in the deck

## Actions and events in words

words-market = take the { $card } card from the market
words-draw-deck = draw a card from the deck
words-contracts = draw contracts
words-keep-1 = keep the first contract
words-keep-2 = keep the second contract
words-keep-both = keep both contracts
words-pass = pass
words-claim = { $a } - { $b } for { $payment }
event-market = { $who } takes { $card } from the market.
event-deck = { $who } draws from the deck.
event-deck-own = { $who } draws { $card } from the deck.
event-turned = Turned up: { $cards }.
event-contracts = { $who } draws contracts.
event-keep-first = { $who } keeps the first contract.
event-keep-second = { $who } keeps the second contract.
event-keep-one = { $who } keeps one contract.
event-keep-both = { $who } keeps both contracts.
event-pass = { $who } cannot do anything and passes.
event-claim = { $who } claims { $claim }.

## The end

end-carts = The last turns are played. Final scoring:
end-passes = Nobody could do anything any more. Final scoring:
score-routes = Routes
score-contracts = Contracts
score-contracts-sum = Contracts together
score-merchandise = Merchandise
score-total = Total
score-place = { $cards } { $cards ->
    [one] card
   *[other] cards
}, place { $place }: { $points }
won-by-points = { $winners } wins with the most points.
won-by-contracts = A tie: { $winners } wins with more completed contracts.
won-by-shared = A tie in points and contracts: { $winners } share the victory.

## Records on the command line

verify-checksum = ✓ the file is as it was written
verify-board = ✓ the board is the one it was played on
verify-commitment = ✓ the seed fits the commitment made before the game
verify-deals = ✓ the seed gives the cards that were dealt
verify-actions = ✓ all { $actions } actions are legal and come out as recorded
verify-result = ✓ the scores are right
verify-unfinished = ✓ the game is not over; there are no scores to check
replay-open = the game is not over: --open would show what is still hidden
replay-both = use --seat or --open, not both
resume-alone = --resume goes on with the game as it was; leave out names, --seed, --first and --board
first-seat-range = there is no seat { $first }; there are { $players }
save-folder = { $file } is a folder; name a file
verify-holds = The record holds: all checks passed.
replay-seat = there is no seat { $seat } in this game of { $players }
replay-ask = { $at } of { $last } (Enter next, p back, a number, end, q) >{" "}
replay-help = Enter or n: next. p: back. A number: that action. end: the end. q: leave.

building = Compiling the rules to WebAssembly ...
built = rules.wasm ({ $size } bytes) and rules.ts are in { $folder }

## The benchmark

measuring = Measuring ...
bench-what = On one core
bench-figure = Figure
bench-python = Python
bench-machine = Machine
bench-steps-2-per-second = random actions a second, 2 players
bench-steps-3-per-second = random actions a second, 3 players
bench-steps-4-per-second = random actions a second, 4 players
bench-games-2-per-second = random games a second, 2 players
bench-games-3-per-second = random games a second, 3 players
bench-games-4-per-second = random games a second, 4 players
bench-setup-per-second = games set up a second, 4 players
bench-legal-per-second = sets of legal actions a second
bench-observe-per-second = observations a second
bench-copy-per-second = state copies a second
bench-cold-start-seconds = seconds to a first action in Python, nothing compiled
bench-warm-start-seconds = seconds to a first action in Python, compiled before

## The rules, in our words

### The rules of the game, said to a player.
### `rule-4-3` is the text of rule 4.3, `rule-4-3-title` the heading people find it by.

## 1

rule-section-1 = The pieces

rule-1-1-title = The board and its routes
rule-1-1 = The Amsterdam board has 17 locations and 44 routes between them. A route links two neighbouring locations by 1 to 4 spaces without a gap, all in one colour or all gray.

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
rule-4-6 = The moment the 5 market cards include 3 wilds or more, the whole market is discarded and laid out anew, and again until it shows fewer than 3 wilds (rule 8.3 covers when that cannot be done). This is checked each time the market changes, even between your two cards.

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

rule-5-2-title = Coloured and gray routes
rule-5-2 = For a coloured route, play cards of that colour. For a gray route, play cards of any one colour you like, all alike.

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
rule-5-9 = When you claim a route with cart symbols, you also take 1 merchandise card, however long or short the route is. Merchandise stays face up, so everyone sees how many cards each player has.

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
rule-8-3 = The market is not cleared under rule 4.6 while fewer than 3 non-wild cards remain in the market, deck and discards taken together: 5 cards with fewer than 3 wilds could never be laid out. A market too short of cards to reach 5 is still cleared at 3 wilds, with the same exception. This way the clearing always comes to an end.

rule-8-4-title = When you cannot act
rule-8-4 = If there is nothing you can do, with no card to take, no contract to draw and no route you can afford, your turn is a pass. If all players pass one after another, the game ends there and then and is scored.

rule-8-5-title = Passes count as final turns
rule-8-5 = If you have to pass in your final turn (rule 7.1), that was your final turn all the same.

rule-8-6-title = Who is the youngest
rule-8-6 = Only the people playing can know who is youngest. Rule 2.8 says how the first seat is settled.

rule-8-7-title = First contracts chosen together
rule-8-7 = You all choose your first contracts (rule 2.5) at the same time: nothing you see changes with anyone else's choice until everyone has chosen. The contracts given back go under the deck in seat order, no matter who chose first.

rule-8-8-title = Contracts offered and returned
rule-8-8 = When you draw contracts and the deck has 2 or more, you are always offered 2. If you give one back, it goes under the deck before your turn ends.

rule-8-9-title = When the discards are shuffled
rule-8-9 = The discards are shuffled (rule 4.7) not when the last card leaves the deck, but when the next card is needed. So everything discarded up to that moment is shuffled in.

rule-8-10-title = Double routes with 3-4 players
rule-8-10 = With 3 or 4 players both routes of a double can be claimed, but by two different players (see rule 5.6).
