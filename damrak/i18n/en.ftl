# What Python prints, in English. Code refers to these sentences by key and gives the arguments.

## Board files

board-line = line { $line }: { $problem }
board-not-shipped = there is no such board in the package; it has: { $known }
board-unreadable = the file cannot be read ({ $reason })
board-syntax = this is not TOML: { $reason }
board-shape = { $reason }
board-format = the file has format { $found }; this version reads format { $known }
board-players = players is a list of { $known }, or of some of these in order, not { $found }
board-name = the name { $name } has characters that cannot be printed
board-flush = with { $wilds } wilds a market of { $market } could be swept away again and again: use fewer wilds or a higher flush_wilds
board-too-many-cards = there are { $total } transport cards; at most { $limit } are possible
board-too-few-cards = there are { $total } transport cards; { $needed } are needed to start with { $players } players
board-merchandise-places = points.merchandise must give { $players } places for { $players } players; it gives { $places }
board-merchandise-players = points.merchandise is for { $known } players; it also has: { $found }
board-merchandise = there are { $cards } merchandise cards for { $routes } routes with carts; every such route needs one
board-carts = { $carts } carts are not enough: the longest route may have { $longest } spaces, and the end comes at { $end }
board-too-few-contracts = there are { $contracts } contracts; { $players } players need { $needed }
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

## Files

file-missing = there is no such file in { $folder }; check the name, or name its folder, too
folder-missing = there is no folder { $folder }; make it first, or name another

## Setting up

error-players = a game is for 2, 3 or 4 players, not { $players }
error-players-of-board = the board "{ $board }" is for { $known } players, not { $players }
error-first-seat = there is no seat { $seat }; seats are 0 to { $last }, or none to draw who begins
error-seat = there is no seat { $seat }; seats are 0 to { $last }, or none for a spectator
error-names = each of the { $players } names needs 1 to { $limit } printable characters
error-bot = there is no bot "{ $name }"; there are: { $known }
error-bot-board = the bot "{ $name }" was taught on another board than { $board } and cannot play here; choose another bot, such as planner, or teach a net for this board with: damrak train
error-bot-program = { $name }: there is no such program; write exec: and a command, as in "exec:node bot.js"
error-bot-budget = the bot "{ $name }" takes no budget: it does not look ahead, or its budget is part of its name; leave out what follows the @
error-bot-number = in "{ $name }" what follows the @ is not a budget; write { $bot }@500 for 500 simulations, { $bot }@200ms for milliseconds, or { $bot }@900/600/300 for simulations with two, three and four players
error-plugin = the bot "{ $name }" of the package { $package } cannot be used: { $reason }
error-bot-no-module = { $name }: Python finds no module { $module }; run this in the folder of { $module }.py, or install the package that has it
error-bot-no-class = { $name }: the module { $module } has no class { $class }; its classes are: { $known }
error-plugin-twice = more than one package has a bot "{ $name }": { $packages }; keep one of them
error-seed = a seed is 64 hexadecimal digits or a whole number from 0 up

## Environments for learners

error-batch = a batch has at least one game and one thread, and 2 to 4 players; not { $games } games, { $threads } threads, { $players } players
error-opponents = a game for { $players } players has { $opponents } opponents: name one for each seat after the first, or none
error-opponents-stream = opponents that are nets, policies or bots of the processor need the default stream of the GPU: leave `stream` at 0
error-opponent-action = the opponent at seat { $seat } must choose a legal action for each of { $games } games, not { $found }
error-batch-actions = one whole number for each of the { $games } games is wanted, not { $found }
error-batch-action = action { $action } is not legal in game { $game }; legal are: { $legal }
error-batch-action-option = { error-batch-action }; for a learner without masks the environment has on_illegal="random" and "lose"
error-render-mode = there is no render mode "{ $mode }"; there are: { $known }
error-other-batch = games can only be copied between batches of the same board and number of players
error-seeds = there must be a seed for each of { $games } games, not { $found }
error-reset-mask = reset_mask must be an array of { $games } booleans with at least one True
error-choice = { $name } cannot be "{ $value }"; it can be: { $known }
needs-extra = this needs { $package }; install it with: pip install "damrak[{ $extra }]"
table-seat = { $mark } seat { $seat }: { $score } points, carts { $carts }, cards { $cards }, contracts { $contracts }, merchandise { $merchandise }

## Nets and training

error-net-unreadable = { $file }: the file cannot be read ({ $reason })
error-net-card = { $file }: this is not the card of a net; a net is two files, NAME.json (its card) and NAME.bin beside it
error-net-format = { $file }: the net has format { $found }; this version reads format { $known }
error-net-rules = { $file }: the net was trained for version { $found } of the rules; this is version { $known }. Train it again with: damrak train
error-net-layout = { $file }: the net was trained for another board or observation (layout { $found }, here { $known }). Train it again with: damrak train
error-net-changed = { $file }: the weights are not those that the card describes: their size or checksum does not fit
error-train-sizes = a run needs at least one of everything and more than 0 minutes; shares are from 0 to 1, and there are as many games as table sizes, or more
error-train-device = there is no device "{ $device }"; there are: { $known }
error-train-no-gpu = PyTorch sees no GPU here; leave out the device, or choose: cpu
error-train-setting = there is no setting "{ $name }"; there are: { $known }
error-train-value = { $name }: "{ $value }" is not a valid value
error-train-checkpoint = { $file }: the checkpoint has format { $found }; this version reads format { $known }
error-train-other-net = { $file }: the checkpoint belongs to a net of another size; use the settings of its first run, or another folder
error-train-no-checkpoint = { $file }: this is not a checkpoint of a net that PyTorch can read
error-train-other-board = { $file }: the net in this checkpoint is not for the board { $board }
error-train-diverged = training diverged after { $steps } steps: the weights are no longer finite. Use a lower learning rate

error-train-settings = { $file }: this is not a file of training settings; choose another folder, or repair it
train-begin = Starting
train-line = { $steps } steps, { $pace } a second; { $past }% against past selves ({ $fair } is equal); entropy { $entropy }
train-arena = After { $minutes } minutes, wins of a seat by players: { $results }
train-stopping = Stopping after this lesson; press Ctrl-C again to stop at once.
train-stopped = Stopped; the same command continues. The net so far plays as net:{ $file }
bots-to-torch = Written. PyTorch reads it with torch.load("{ $file }", weights_only=True)
bots-from-torch = Written. It plays as net:{ $file }
train-done = Done. It plays as net:{ $file }
net-path-long = { $file }: in a game the path of a net may have { $limit } letters at most; start in its folder, or give its two files a shorter name

## Analyses

analyse-language = there is no language "{ $language }"; there are: { $known }
analyse-page = The page is in { $file }.
analyse-no-files = there is no record (*.json) in { $paths }
analyse-unfinished = Unfinished games, left out: { $games }
analyse-stopped = Stopped after { $done } of { $files } files.
analysing = Analysing

## Reading actions

error-empty = type an action; help lists what can be done
error-too-long = no action is longer than { $limit } characters
error-unknown-action = "{ $text }" is not an action; help lists what can be done
error-unknown-draw = "draw { $text }" is not clear; type: draw deck, draw market CARD or draw market SLOT (cards: { $cards })
error-slot = there is no market slot { $slot }; slots are 1 to { $slots }
error-unknown-keep = type: keep 1, keep 2 or keep both
error-claim-ends = name the two locations the route joins, for example: claim dam oude-kerk pink*2
error-via = "via { $text }" is not clear; name one of the two routes by its colour, or by its number as in: via #1
error-location = there is no location "{ $text }"; there are: { $known }
error-location-unclear = "{ $text }" could be: { $known }
error-payment = "{ $text }" is not a payment; write cards as pink*2 or pink+wild (cards: { $cards })
error-payment-colours = a route is paid in one colour and wilds, not in { $colours }
error-payment-unclear = choose one of these payments: { $ways }
error-no-such-half = no { $via } route runs there; there are: { $known }
error-number = action number { $number } is not legal now
error-number-of = action { $number } is not legal now; legal are: { $legal }
error-number-of-option = { error-number-of }; for a learner without masks the environment has on_illegal="random" and "lose"
error-number-over = action { $number } is not legal: no game goes on; begin one with reset
error-stale = this was meant for an earlier moment of the game (action { $turn }); look again and choose

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
error-record-other-board = { $file }: this game was played on another board ({ $id }) than the first one
error-record-words = { $file }: “{ $words }” is no action on this board
error-record-seats = { $file }: somebody acts who has no seat
error-record-illegal = { $file }: action { $number } is not legal there
error-record-end = { $file }: the record has a result and the game goes on, or the other way round
error-record-totals = { $file }: the points or winners of the record are not those of the game
error-data-exists = { $folder }: this exists already; choose another folder, or replace it with --force
error-data-unwritable = { $folder }: the folder cannot be written ({ $reason })
error-data-folder = { $folder }: there are other files in this folder; a data set goes into a new or empty one
error-data-other = { $folder }: this data set was made with another { $what }; choose another folder
error-data-none = { $folder }: this is no whole data set ({ $reason })
error-data-changed = { $file }: the file is missing or was changed; its checksum is another
error-data-levels = all these levels look ahead; name one that chooses at once, or let them sit in all games: --slow 1
error-data-format = { $format } is no format; known are { $known }
error-data-nothing = no record can be used; { $skipped ->
        [0] there are none
        [one] one file was skipped
       *[other] { $skipped } files were skipped
    }
error-records-folder = { $folder }: there are files in this folder; records go into a new or empty one
error-record-size = { $file }: a record has at most { $limit } bytes
error-record-position = the stored position is not one of this version's rules
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
error-record-chance = the record's cards come from "{ $found }", a random generator that this version does not know
error-record-shuffle = shuffle { $number } of an action does not have the cards that were there
error-record-deals = the seed does not give the cards that were dealt
error-record-action = action { $number } is not possible: { $reason }
error-record-outcome = action { $number } ({ $action }) does not come out as recorded
error-record-result = the recorded scores are not those of this game



## The command line

code-ahead = Rules and bots: machine code that comes with the package, for { $machine }.
code-here = Rules and bots: compiled on this machine ({ $machine }), because none is ready for it.
code-plain = Rules and bots: plain Python, very slow. To compile them: pip install 'damrak[compiler]'
compiling = Compiling rules and bots for this machine (only once, a minute or two) ...
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
bot-apprentice = A first opponent. It loves to collect cards, takes one route at a time, makes no plan for its contracts, and would rather draw two more cards than claim a route today.
bot-porter = Takes the routes that bring most for their cards, one at a time, and leaves its contracts to luck; only its last turn it counts exactly.
bot-carter = Plans the routes that its contracts need, but sees no further than the next of them; it cares little for merchandise and never asks for more contracts.
bot-merchant = Plans the cheapest routes that complete its contracts, weighs every action in points against that plan, counts the turns to the end, and draws more contracts when they promise to pay.
bot-regent = It imagines up to a thousand ways in which the game could go on, in deals that fit what it has seen, and chooses what comes out best.
bot-master = A net that has taught itself in many millions of games against itself, and looks ahead: it tries the actions it likes in hundreds of deals that fit what it has seen, and judges what would come of each. It knows the Amsterdam board only.
bot-planner = Plans the cheapest routes that complete its contracts, weighs every action in points against that plan, and draws more contracts when they promise to pay.
bot-search = Looks ahead: it imagines many deals that fit what it has seen, plays them to the end, and chooses what comes out best on average. The longer it may think, the better it plays.
bot-guided = Looks ahead with the judgement of a net that has taught itself: it tries the likeliest actions in many deals that fit what it has seen, and the net says how good the position is a few turns later. It knows the Amsterdam board only.
bot-net = The net of the master by itself: it does not look ahead, knows a good position when it sees one, and chooses at once. It knows the Amsterdam board only.
plugin-good = From the package { $packages }.
plugin-shape = Cannot be used: this is not a name for a bot (small letters, digits, - and _, a letter first). From the package { $packages }.
plugin-taken = Cannot be used: a bot that comes with Damrak has this name. From the package { $packages }.
plugin-twice = Cannot be used: more than one package has a bot of this name ({ $packages }).
bots-no-command = there is no command "{ $command }"
bots-games = { $name } against { $against }, { $games ->
    [one] one game
   *[other] { $games } games
} of { $players } players: won { $wins } ({ $share }%), { $shared } of them shared; { $mean_score } points on average, the others { $mean_score_others }.
bots-choices = It was asked for { $choices } choices and took { $mean } ms for one on average, { $most } ms at most.
bots-no-faults = The bot made every choice itself.
bots-faults = It forfeited { $forfeited } of these, and a fallback bot chose instead:
bots-none-own = The bot made no choice itself, so this is the result of the fallback bot.
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
error-bot-type = the bot must choose a whole number, not something of type { $type }
error-bot-illegal = { $action } is not a legal action now
error-bot-unstartable = the bot cannot be started: { $reason }
error-bot-died = the bot's process ended with code { $code }
error-bot-died-saying = the bot's process ended with code { $code }: { $notes }
error-bot-silent = the bot said nothing for { $seconds } seconds
error-bot-unready = the bot was not ready { $seconds } seconds after its start, a limit of its own, beside that of a choice
error-bot-junk = the bot said "{ $said }": { $reason }
error-bot-line = the bot said more than { $limit } bytes at once
error-bot-unasked = the bot said something before it was asked: "{ $said }"
error-bot-other = the bot gave the answer to another question: "{ $said }"
error-bot-gone = the bot failed { $starts } times and is not started again

## The arena

error-arena-bots = an arena needs two bots or more, each named once
error-arena-file = { $file }: this is not a file of an arena ({ $reason })
error-arena-other = { $file }: these games were played with another { $what }: { $found } there, { $now } now; choose another file
error-bot-action = the bot "{ $name }" chose action { $action }, which is not legal
error-workers-die = { $deaths } workers have died one after another; there may be too little memory, or a bot that ends its process
error-arena-no-gpu = PyTorch sees no GPU here; leave out --gpu: the games are the same, only slower
error-arena-gpu-outside = { $name } is a program or a class, which cannot play thousands of games at once; leave out --gpu
error-arena-gpu-clock = { $name } has a budget in milliseconds, which games on a GPU cannot share; give it a number of simulations, or leave out --gpu
error-arena-gpu-bots = none of these bots searches with a number of simulations, so a GPU has nothing to do: { $bots }; leave out --gpu, or choose master, guided@400 or search@1000
examples-exists = { $folder } exists already; name a new folder
examples-copied = The examples are in { $folder }; its README.md says what each shows
dataset-done = { $games } games are in { $folder }; { $played } of them were played in { $seconds } seconds, { $pace } a second
dataset-card =
    # Games of Damrak between bots

    { $games } games on the Amsterdam board, with two, three or four seats. Made by Damrak { $damrak } with seed { $seed }; the same command with the same version makes the same games.

    - Levels: { $levels }. Each seat of each game has one of them, drawn by the seed, { $rare ->
        [none] all equally likely.
       *[other] all equally likely in { $slow }% of the games. In all others nobody looks ahead ({ $rare }), which takes long to play.
    }
    - `card.json` has these settings, the hash of the board and a fingerprint of rules and bots.
    - `games-*.npz` hold `games`, an array of records, and `actions`, the numbers of all actions, game by game.
    - `SHA256SUMS` has a checksum of each file: `sha256sum -c SHA256SUMS`.

    Read it with Damrak. Observations and masks are made from the actions:

        from damrak.data import load

        for batch in load("FOLDER").batches():
            batch.moves["action"], batch.observations

    Bots made all of it: there are no people in it. It shows how these bots play, not how best to play.
exporting = Exporting
export-done = { $games } games with { $decisions } decisions are in { $folder }
export-pace = { $seconds } seconds, { $pace } decisions a second
export-skipped = skipped: { $reason }
export-more-skipped = and { $count } more; schema.json of the folder names them all
arena-records = records are written by the machine that plays: use --records without --ray and --gpu
arena-sprt = give two win shares between 0 and 1, the lower one first: --sprt 0.5:0.55
arena-sprt-bots = a test compares two bots: name the new one and the old one
arena-moves = Playing, { $moves } moves so far,
arena-kept = Interrupted. The games are kept in { $file }; the same command continues.
arena-not-kept = Interrupted. Use --file to keep the games and continue another time.
arena-short = The games that ended first are short ones, so these figures are not representative yet.
arena-page = The page is in { $file }
arena-title = { $games } games of { $players } on { $deals } deals (± is an interval of 95%)
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
arena-by-seat = Wins by seat: { $shares }%
arena-by-turn-order = Wins by turn order, from the one who begins: { $shares }%
arena-length = { $turns } turns a game; { $shared } shared victories; ended by carts { $ended_carts }, by passes { $ended_passes }
arena-by-seat-row = seat { $number }
arena-by-turn-order-row = { $number ->
    [1] begins
   *[other] turn { $number }
}
arena-faults = { $bot }: { $faults } of { $choices } choices failed and were made by a fallback bot. "damrak bots run { $run }" says why.
arena-none-own = { $bot } made none of its { $choices } choices itself: its row is that of the fallback bot. "damrak bots run { $run }" says why.
arena-page-title = The arena
arena-page-intro = { $bots }: { $games } games for { $players } on the board { $board }, on { $deals } deals.
arena-page-method = On each deal every group of bots plays the same cards from every seat. Deals are independent of each other, so intervals (95%) come from the spread between deals; those of decided games are Wilson's, which take games as independent.
arena-page-bots = The bots
arena-page-bots-told = Wins count a shared victory as its share; of decided games only those with one winner count. Points are means, and so are their parts.
arena-page-ratings = Ratings
arena-page-ratings-told = Bradley and Terry's model on the scale of Elo, with mean 0: 400 points are odds of ten to one.
arena-page-parts = Where points come from
arena-page-parts-told = A mean game; contracts that are not completed count against their holder.
arena-page-time = How long a move takes
arena-page-time-told = Each line is ten times the one before. A compiled bot is timed in games against itself, rules included.
arena-page-by-seat = Wins by seat
arena-page-by-turn-order = Wins by turn order
arena-verdict-better = Better: after { $deals } deals the first bot is ahead in { $mean }% (log likelihood ratio { $ratio }, { $high } against { $low })
arena-verdict-not-better = Not better: after { $deals } deals the first bot is ahead in { $mean }% (log likelihood ratio { $ratio }, { $high } against { $low })
arena-verdict-undecided = Undecided: after { $deals } deals the first bot is ahead in { $mean }% (log likelihood ratio { $ratio }, { $high } against { $low }); play more games

## The lab

error-lab-bot = the bot "{ $name }" is not compiled, and very many of its games would take too long; there are: { $known }
lab-seconds = { $games } games in { $seconds } s
lab-cards = { $cards } { $cards ->
    [one] card
   *[other] cards
}
lab-page-title = The board lab
lab-page-intro = What very many games with the same bot at all seats say about the board { $board }.
lab-page-method = Games are independent of each other; ± is an interval of 95%. A gain in wins compares those who held a thing with the mean of all seats. It shows what goes with winning, not why: a bot that builds well also claims more.
lab-page-chapter = { $bot }, { $players } players, { $games } games
lab-page-points = A mean seat has { $total } points: routes { $routes }, contracts { $contracts }, merchandise { $merchandise }.
lab-page-length = A game has { $turns } turns, { $rounds } for each seat; 98 of 100 games have { $p1 } to { $p99 }.
lab-page-turns = Turns of a game
lab-page-turns-told = Share of games by their number of turns, all seats together.
lab-page-merchandise = Merchandise
lab-page-merchandise-told = Wins by the number of merchandise cards at the end; the dashed line is the mean.
lab-page-contracts = Contracts
lab-page-contracts-told = Kept: share of those offered. Completed: share of those kept. Points: mean of those kept, negative if they cost points.
lab-page-routes = Routes
lab-page-routes-told = Claimed: share of games. Turn: the mean turn of the claim, counted over all seats. Contested: share of claims that another seat could have paid for at that moment. ° takes merchandise.
lab-page-rare = Special rules
lab-page-rare-told = How often a rule applies in 1000 games, and the share of games in which it applies at all.
lab-map-claimed = How often each route is claimed
lab-map-claimed-told = White: never; darkest: in { $most }% of games.
lab-map-contested = How contested each route is
lab-map-contested-told = Share of claims that somebody else could have paid for at that moment; darkest: { $most }%.
lab-map-win-gain = How much those who claim it win
lab-map-win-gain-told = Wins of those who claimed a route, compared with the mean: red more, blue fewer, darkest { $most } percentage points.
lab-columns-contracts = Contract | Worth | Kept | Completed | Points | Gain in wins, %
lab-columns-routes = Route | Spaces | Claimed | Turn | Contested | Gain in wins, %
lab-columns-merchandise = Merchandise | Seats | Points | Wins
lab-columns-rare = Rule | In 1000 games | Share of games
lab-rare-sweep-at-setup = 2.4 three wilds sweep the first market
lab-rare-sweep = 4.6 three wilds sweep the market
lab-rare-no-sweep = 8.3 three wilds stay because a sweep could not help
lab-rare-reshuffle = 4.7 the discards become the deck
lab-rare-empty-slot = 8.1 a market slot stays empty
lab-rare-one-card = 8.2 a turn ends after one card because there is no second
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
      hint                    what to think about; once more: what to do; and once more: exactly that
      why ACTION              whether it is allowed, and by which rule not
      rules 4.3               a rule, or a section: rules 5
      map, history            the table, and what happened so far
      save FILE               keep a copy of the game in a file
      quit                    leave; the game is kept
    In the table, Seen are cards that everybody saw a player take and that are still in that hand.
why-hint = (rules { $rule } explains it)
why-legal = Nothing forbids it.
hint-more = (hint once more says more)
hint-range = A hint is 1, 2 or 3 strong: hint 3 says what to do. Just hint says a little more each time.
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
verify-published = ✓ the commitment is the one that was published before the game
verify-unfinished = ✓ the game is not over; there are no scores to check
replay-open = the game is not over: --open would show what is still hidden
replay-both = use --seat or --open, not both
resume-alone = --resume continues the game as it was; leave out names, --seed, --first and --board
first-seat-range = there is no seat { $first }; there are { $players }
save-folder = { $file } is a folder; name a file
verify-holds = The record holds: all checks passed.
replay-seat = there is no seat { $seat } in this game of { $players }
replay-ask = { $at } of { $last } (Enter next, p back, a number, end, q) >{" "}
replay-help = Enter or n: next. p: back. A number: that action. end: the end. q: leave.

building = Compiling the rules to WebAssembly ...
built = rules.wasm ({ $size } bytes), insight.wasm and their records are in { $folder }
written = { $file } is written

## The benchmark

measuring = Measuring ...
bench-what = What
bench-figure = Figure
bench-python = Python
bench-machine = Machine
bench-code = Code of the kernels (ahead: made ahead of time; here: compiled here)
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
bench-tables = tables
bench-sockets = sockets
bench-seconds = seconds counted
bench-wanted-rate = moves a second asked for (0: as many as possible)
bench-moves-per-second = durable moves a second
bench-ack-p50-ms = milliseconds to the answer, median
bench-ack-p95-ms = milliseconds to the answer, 95%
bench-ack-p99-ms = milliseconds to the answer, 99%
bench-errors = refusals and faults
bench-games-ended = games played to the end
bench-cpu-ms-a-move = milliseconds of the server's processor time a move
bench-floor-one-cpu-ms = bare endpoint, one commit a message: milliseconds of processor time
bench-floor-group-cpu-ms = bare endpoint, group commit: milliseconds of processor time
bench-memory-mb = memory of the server at most, MB
bench-loop-lag-p99-ms = milliseconds the event loop is late, 99%
bench-floor-one-per-second = bare endpoint, one commit a message: messages a second
bench-floor-one-p99-ms = bare endpoint, one commit a message: milliseconds, 99%
bench-floor-group-per-second = bare endpoint, group commit: messages a second
bench-floor-group-p99-ms = bare endpoint, group commit: milliseconds, 99%
bench-ratio = moves for each message of the bare endpoint with one commit (budget: 0.5)
bench-server-failed = the server that was to be measured did not start: { $reason }
bench-opening = opening tables and sockets
bench-playing = { $what }: { $seconds } s
bench-warm-start-seconds = seconds to a first action in Python, compiled before

## Tables on a server

error-no-table = there is no table { $code }, or you need its invitation
error-not-allowed = you may not do that at table { $code }
error-not-now = that is not possible now (the table is: { $phase })
error-board = there is no board "{ $board }" here; there are: { $known }
error-token-weak = make a new secret of 22 to 64 random characters for each thing it opens
error-name = a name needs 1 to { $limit } printable characters
error-seat-taken = seat { $seat } is taken
error-name-taken = somebody else here is called { $name }: choose another name
error-colour-taken = somebody else has { $colour }
error-not-ready = every seat must be filled and ready before the game starts
error-paused = the game is paused
error-bot-plays = a bot plays for this seat
error-undo-off = at this table nothing is taken back
error-undo-impossible = nothing can be taken back: something new has been seen since
error-not-absent = this player is here
error-no-return = this seat cannot be taken back
error-chat-off = this table plays without chat
error-chat-muted = the owner of the table has silenced this seat
error-chat-empty = a message needs printable characters
error-too-fast = that was too fast; wait a little
error-too-many = there are too many of these; close one or wait a little
error-too-large = that is more than { $limit } bytes
error-unreadable = that cannot be read: { $reason }
error-starting = the server is still starting; try again in a minute
error-storage-unavailable = the game cannot be stored at the moment; nothing was done, try again soon
error-table-full = this table has become too long; make a new one
error-record-closed = the record of game { $game } is closed while its cards are being played again
error-no-record = there is no finished game { $game } at table { $code }
error-no-page = there is nothing here
error-foreign-origin = this page comes from another site and may not use this server
error-wrong-host = this server does not serve that host name
error-version = this page is out of date: reload it (it speaks version { $spoken }, the server { $known })
error-hello-first = send hello first
error-hello-once = hello was sent already
error-foreign-link = only links to this server are drawn
error-database-url = "{ $url }" is not a database: give a file, or postgresql://user:password@host/name
error-database-not-durable = the database does not store durably ({ $found }); a move that was confirmed could be lost
error-database-in-use = another server uses { $url }; stop it first, or let several servers use one PostgreSQL database
error-database-newer = { $url } was written by a newer version of Damrak; update this one
error-database-unusable = { $url } cannot be used: { $reason }
error-settings = the settings do not fit: { $reason }
error-settings-file = { $file } cannot be read: { $reason }
error-web-folder = { $folder } holds no built web client (index.html)
error-port = { $host } port { $port } cannot be used: { $reason }; choose another with --port
error-internal = something went wrong on the server; nothing was done
error-database-missing = there is no database { $url }; name the server's with --database
error-backup-exists = { $file } is there already; choose another name, or --replace
error-backup-unwritable = { $file } cannot be written: there is no folder { $reason }
error-backup-unreadable = { $file } cannot be read: { $reason }
error-backup-other = { $file } is not a backup of Damrak
error-restore-not-empty = { $url } holds games already; restore into an empty database
error-prune-kept = a seat in an unfinished game is kept for { $days } days; give --days { $days } or more
error-check-failed = table { $code } is not as it was stored when played again: { $reason }
error-check-gap = entry { $sequence } of its log is missing
error-check-position = the state stored after entry { $sequence } differs
error-check-records = the records of its games differ
error-check-snapshot = its snapshot is damaged
error-check-row = its row in the list of tables differs
error-table-closed = this table has been closed
error-table-broken = table { $code } is damaged; the operator of this server can look after it
error-banned = the operator of this server has shut you out for a time
error-ban-address = "{ $address }" is neither an address nor a network
error-share = this share is not the one that was promised
error-record-published = its commitment is { $found }, not { $given }
error-no-ban = nothing like "{ $banned }" is banned
error-no-person = no person sits at seat { $seat }
admin-ban-whom = give an address, or --table and --seat
admin-banned = { $banned } is banned for { $hours } hours
admin-unbanned = the ban of { $banned } is lifted
admin-closed = table { $code } is closed
admin-deleted = table { $code } is removed with its games
admin-forgotten = removed from { $count } tables
admin-sound = every table is as its log says
admin-damaged = { $count } tables are damaged; "damrak admin repair" mends them or sets them apart
admin-mended = { $count } tables were mended or set apart
admin-broken = tables that are damaged and set apart
admin-code = code
admin-phase = phase
admin-updated = changed
admin-names = names
admin-until = until
admin-whom = whom
admin-kind = kind
admin-at = when
admin-actor = who
admin-what = what
admin-detail = details
admin-part = damaged
admin-reason = why
admin-backed-up = { $file }: { $tables } tables, { $log } log entries, { $records } finished games
admin-restored = { $url }: { $tables } tables, { $log } log entries, { $records } finished games
admin-checked = { $count } tables played again: all came out as they were stored
admin-pruned = { $count } tables removed
admin-would-prune = { $count } tables would be removed
admin-copying = copying
admin-checking = playing every game again
admin-lobby = tables before their game
admin-playing = tables with an unfinished game
admin-over = tables after their game
admin-active-week = tables where something happened this week
admin-games = finished games
admin-entries = log entries
admin-bytes = bytes
admin-version = version of the database
owner-ask = The password is the server's owner_token; the name does not matter.
owner-none = none
owner-load = Load
owner-started = running since
owner-sockets = open sockets
owner-tables = Tables
owner-games = games ended
owner-commits = commits
owner-storage-failures = entries that could not be stored
owner-ack = a command takes (99%)
owner-think = a bot thinks (99%)
owner-loop-lag = the event loop is late (99%)
owner-refusals = Refusals, by reason
owner-limits = Refusals, by limit
owner-errors = Faults of the server
owner-bans = Bans
owner-audit = What operators did
setting-form = "{ $setting }": a setting is NAME=VALUE
setting-unknown = there is no setting "{ $name }"; there are: { $known }
serving-pages = The pages are ready at { $address }, for games on this device. Tables for others open when the rules are compiled.
serving = Damrak is at { $address } (games are kept in { $database }); stop it with Ctrl-C
