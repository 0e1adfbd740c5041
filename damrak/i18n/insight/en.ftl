# What the analysis of a game says, in English; with the same ids in every language.

insight-title = A close look at the game
insight-intro = The chances are those seen by a viewer who knows every hand and every contract, but not the order of the decks. Whether a choice was a mistake is judged by what its player could know; what it cost is told with all cards open.
insight-review-intro = From the end of every turn the game was played on { $games } times, with all hands and contracts as they were and the decks shuffled anew. Bots played as they are; in place of people our strongest bot played. A chance is the share of these games that were won. Better choices were tried in the same way.
insight-unfinished = The game is not over yet: the chance at its last move stands in for the result.
insight-player = Player
insight-move = Move
insight-what = What happened
insight-deal = The deal
insight-told = { $what }: { $told }
insight-percent = { $share }%

## The curve

insight-curve = The chance to win
insight-curve-points = Points to expect at the end
insight-curve-told = At every moment the chances of all players add up to 100%. Everyone is taken to play on as well as so far. Point at a move to read it, click to go to it.
insight-mark-claim = route claimed
insight-mark-completed = contract completed
insight-mark-sweep = market cleared
insight-mark-last = last round
insight-mark-mattered = mistake
insight-mark-finest = best choice
insight-mark-turning = { $way ->
    [up] turn for the better
   *[down] turn for the worse
  }

## The account

insight-account = Skill and luck
insight-account-told = Everyone starts with an equal share, and the parts add up to the result: a win is 100%. Inaccuracies are all choices that were not the best by what could be known, from small slips to mistakes; the others gain what one player gives away. Luck is the rest: what was dealt and drawn, and the others’ hidden cards and contracts.
insight-moved-told = Mistakes are told above; those of another player when you choose them at the top. All else in own turns: the cards drawn, and good moves.
insight-moved-own = Own mistakes
insight-moved-rest = All else in own turns
insight-moved-others = The others’ turns
insight-prior = Start
insight-own = Own choices
insight-others = The others’ choices
insight-luck = Luck
insight-result = Result
insight-regret = Given away
insight-accuracy = Accuracy
insight-cause-deal = The deal
insight-cause-cards = Cards
insight-cause-contracts = Contracts drawn
insight-cause-hidden = Hidden cards and contracts

## Decisions

insight-mattered = { $name }: what mattered most
insight-mattered-told = The choices that gave most away, judged by what the player knew.
insight-mattered-none = No choice was clearly a mistake.
insight-decision = Move { $number }: { $action }
insight-cost = it cost { $cost }
insight-better = better: { $action }
insight-played = played

## Why another choice was better

insight-fault-last = In your last turn only points at once count: { $now } with it, { $was_now } with what you did.
insight-fault-ends = Your claim begins the last round: after it everyone has only one more turn.
insight-fault-wilds = It takes fewer wilds: { $wilds } instead of { $was_wilds }.
insight-fault-poor =
    None of your contracts needs { $was_route }: it brings { $was_points ->
        [one] one point
       *[other] { $was_points } points
    } for { $was_length ->
        [one] one cart
       *[other] { $was_length } carts
    }.
insight-fault-spends =
    { $was_route } uses up cards: without them the other routes that suit you lack { $was_short ->
        [one] one more card
       *[other] { $was_short } more cards
    }.
insight-fault-waits = Nobody else is about to claim { $was_route }: it can wait.
insight-fault-fewer = It brings { $points } points, { $was_route } only { $was_points }.
insight-fault-risk = { $rival } is building beside it and may claim it first.
insight-fault-paid = You already have the cards for it.
insight-fault-single = A wild from the market is the only card of a turn; otherwise you draw two.
insight-fault-idle = None of the routes that suit you needs the card that you took ({ $was_card }).
insight-fault-odds = Drawing blind was a gamble: { $was_helpful } of the { $was_unseen } cards not seen yet would have helped you.
insight-fault-late = { $was_ender } has only { $was_fewest } carts left: new contracts may come too late.
insight-fault-late-own = You have only { $was_fewest } carts left: new contracts may come too late.
insight-fault-open =
    The contracts that you have still take { $was_left ->
        [one] one card
       *[other] { $was_left } cards
    }.
insight-fault-ahead = If everyone follows their plans, you finish about { $ahead } points better off.
insight-why-card =
    With { $missing ->
        [one] just one more card
       *[other] { $missing } more cards
    } you could have claimed { $route } ({ $worth ->
        [one] one point
       *[other] { $worth } points
    }).
insight-why-card-way =
    You needed { $missing ->
        [one] just one more card
       *[other] { $missing } more cards
    } for { $route }, a step towards your contract { $contract }.

## What the rest of the game showed; “when” is insight-when

insight-when =
    { $turns ->
        [0] before your next turn
        [one] one turn later
       *[other] { $turns } turns later
    }
insight-came = What came of it: { $told }
insight-sequel-cut = { $rival } claimed { $route } { $when }, and your contract { $contract } could no longer be completed.
insight-sequel-kept = Your contract { $contract } was never completed and cost you { $points } points.
insight-sequel-returned = In the end your routes joined { $contract }: it would have brought you { $points } points.
insight-sequel-drawn = Your contract { $contract }, drawn here, was never completed and cost you { $points } points.
insight-sequel-round =
    { $rival } claimed { $route } { $when }. From then on your contract { $contract } took { $more ->
        [one] one more cart
       *[other] { $more } more carts
    }.
insight-sequel-setback =
    { $lack ->
        [0] You could already pay for { $route }
        [one] You lacked just one card for { $route }
       *[other] You lacked { $lack } cards for { $route }
    } ({ $points ->
        [one] one point
       *[other] { $points } points
    }). This claim used up cards for it: after that you lacked { $after ->
        [one] one card
       *[other] { $after } cards
    }.
insight-sequel-lacked = Exactly that card was missing { $when }: with it you could have claimed { $route }.
insight-sequel-short =
    The cards that you paid were missing { $when }: for { $route } you lacked { $lack ->
        [one] one card
       *[other] { $lack } cards
    }.
insight-sequel-ended =
    Your claim began the last round. In it { $rival } made { $points ->
        [one] one point
       *[other] { $points } points
    }, you made { $own ->
        [0] none
       *[other] { $own }
    }.
insight-sequel-goods = With one more merchandise card your bonus at the end would have been { $points } points higher.
insight-sequel-open =
    In the end your contract { $contract } was { $left ->
        [0] cut off
        [one] one cart short
       *[other] { $left } carts short
    } and cost you { $points } points.
insight-sequel-none =
    You drew no more contracts, and finished with { $carts } carts and { $held ->
        [one] one card
       *[other] { $held } cards
    } unused.
insight-sequel-late =
    You drew contracts only { $when }; after that you had { $left ->
        [0] no turn
        [one] one turn
       *[other] { $left } turns
    } left.
insight-sequel-spare = Nobody claimed { $route } to the end, and you finished with { $held } cards unused.
insight-sequel-idle = You never needed that card: at the end you still held { $cards }.
insight-sequel-unused =
    In the end no completed contract of yours ran over { $route }: it brought { $points ->
        [one] one point
       *[other] { $points } points
    } for { $length ->
        [one] one cart
       *[other] { $length } carts
    }.
insight-sequel-taken = { $rival } claimed { $route } { $when } and got its { $points } points.
insight-sequel-pause =
    This payment left you with { $held ->
        [0] no card
        [one] one card
       *[other] { $held } cards
    }, and your next claim came only { $when }.
insight-sequel-free = None of the others’ contracts led over { $route }: it could have waited.
insight-sequel-way = { $route } was a step towards your contract { $contract }.
insight-sequel-worth = { $route } brings { $points } points.
insight-reason-none = No single fact explains this: over the deals that fit what you knew, the better choice simply led to better positions.

## Points

insight-points = Where the points came from
insight-review-beside = Compared with { $name }: { $parts }.
insight-points-routes = Routes
insight-points-completed = Contracts
insight-points-failed = Failed contracts
insight-points-merchandise = Merchandise
insight-points-total = Total

## Move by move

insight-replay = Move by move
insight-replay-told = The chances after each move, and what each choice gave away.
insight-act-market = take { $card } from the market
insight-act-deck = draw blind
insight-act-cards = draw cards; almost any would do
insight-act-contracts = draw contracts
insight-act-keep = keep { $contract }
insight-act-keep-1 = keep the first contract
insight-act-keep-2 = keep the second contract
insight-act-keep-both = keep both contracts
insight-act-pass = pass
insight-act-claim = claim { $a } – { $b } ({ $payment })
insight-act-or = { $some } or { $last }
insight-did-market = takes { $card } from the market
insight-did-deck = draws blind
insight-did-contracts = draws contracts
insight-did-keep = keeps { $contract }
insight-did-keep-1 = keeps the first contract
insight-did-keep-2 = keeps the second contract
insight-did-keep-both = keeps both contracts
insight-did-pass = passes
insight-did-claim = claims { $a } – { $b } ({ $payment })

## The review page in the browser

insight-review = The game in review
insight-review-unfinished = This game is not over yet. When it is, it can be reviewed.
insight-review-no-net = The master is not on this device yet, and cannot be downloaded now. Open this page once while online, and the master will work offline too.
insight-review-working = Looking at move { $done } of { $all }…
insight-review-working-told = The master is looking at the whole game. What mattered will appear here in a moment.
insight-review-seat = Whose game
insight-review-now = At this moment: chance to win and points to expect at the end, all cards open
insight-forecast = { $points ->
    [one] ≈ { $points } point
   *[other] ≈ { $points } points
  }
insight-score = { $count ->
    [1] you { $own }, { $who } { $rival }
   *[other] you { $own }, the best of the others { $rival }
  }
insight-review-promise = How good each choice looked, by what could be known
insight-review-moment = Moment of the game
insight-review-earlier = Previous choice
insight-review-later = Next choice
insight-review-before = Last move
insight-review-next = The choice now
insight-review-thinking = Looking further ahead…
insight-review-testing = The game is being played on from every moment: the curve and what mattered become surer…
insight-trial = Games won out of { $games } that were played on
insight-trial-points = The better choice brought { $more } points on average ({ $parts }).
insight-trial-contract = { $contract } was completed in { $better } of these games after the better choice, in { $played } after what was played.
insight-trial-route = { $rival } claimed { $route } in { $played } of the games after what was played, in { $better } after the better choice.
insight-review-same = This was the best choice.
insight-review-same-further = Looking further ahead, this was as good as the best choice.
insight-review-master = Best choice: { $action }
insight-review-mark-best = best
insight-review-mark-equal = as good
insight-review-behind = { $size ->
    [near] nearly as good
    [much] much less good
   *[less] less good
  }
insight-review-more = Choices that are not listed looked less good at first sight.
insight-trial-more = The other choices were not tried.
insight-review-hand = Cards in hand
insight-review-mattered = The choices that mattered most
insight-review-turning = { $way ->
    [up] A turn for the better
   *[down] A turn for the worse
  }
insight-swing-tried = Games won out of { $games } that were played on: { $before } from before this turn, { $after } from after it.
insight-review-swing-points = Points to expect at the end before it: { $before }; after it: { $after }.
insight-review-swing-luck = { $way ->
    [up] That was mostly good luck
   *[down] That was mostly bad luck
  }: the cards or contracts drawn.
insight-review-swing-last = This began the last round.
insight-review-swing-done = This completed { $name }’s contract { $contract }: +{ $points } points.
insight-review-swing-lost = After it your contract { $contract } could no longer be completed.
insight-review-swing-longer = That made the path of your contract { $contract } longer, by { $count ->
    [one] one cart
   *[other] { $count } carts
  }.
insight-review-swing-slip = Better for { $name } would have been: { $action }.
insight-review-turn = { $turn ->
    [0] At the start
   *[other] Turn { $turn }
  }
insight-review-second = { $when }, second card
insight-review-choice = { $when }: { $action }
insight-review-at = { $turn ->
    [0] { $name }, at the start: { $action }
   *[other] { $name }, turn { $turn }: { $action }
  }
insight-review-turns = Turn
insight-review-weight = { $weight ->
    [small] { $when }: a small slip
    [large] { $when }: a costly mistake
   *[middle] { $when }: a mistake
  }
insight-review-was = Played: { $action }
insight-review-better = Better: { $action }
insight-review-rose = The curve rose all the same; the better choice would have raised it further.
insight-review-unsure = It is not certain which of these is best; a little ahead: { $action }
insight-review-flat = There was hardly any difference between these choices.
insight-review-decided = The game was decided by then: none of these choices would have changed who wins.
insight-review-finest = { $when }: the best choice of the game
insight-review-seen = Well spotted: { $action }
insight-review-led = By what could be known then, the next best choice wins about { $games } fewer games out of 100.
insight-credits = What went well
insight-credit-completed = This completed your contract { $contract }: +{ $points } points.
insight-credit-won = This began the last round, and you won.
insight-review-look = Show this moment
insight-review-accuracy = Accuracy is not a chance to win: it says how good a player’s choices were, whoever won. At 100% every choice was the best one. It counts all choices alike; a single costly mistake can change the chance more than many small slips.
insight-review-accurate = Accuracy of choices
insight-review-on = Play on from here
insight-review-table = The chances as a table
insight-review-curve = The chances of all players add up to 100%.

## Habits by which chances are given away

insight-habit-hoards = Hoarding cards
insight-habit-hurries = Claiming too early
insight-habit-route = Claiming the wrong route
insight-habit-merchandise = Leaving merchandise behind
insight-habit-payment = Paying with the wrong cards
insight-habit-card = Drawing the wrong card
insight-habit-late = Drawing contracts too late
insight-habit-more = Drawing contracts too eagerly
insight-habit-kept = Keeping the wrong contracts

## Many games

insight-games = Games
insight-wins = Victories
insight-earlier = Earlier half
insight-later = Later half
insight-habits = Costliest habits
insight-players-title = { $games ->
    [one] One game
   *[other] { $games } games
  }
insight-players = The players
insight-players-told = Accuracy says how good the choices were: at 100% every one was the best. The two halves are those of each player’s games, in order. Beside a habit stands its part of everything the player’s choices gave away.
insight-players-looked = Accuracy and habits are those of { $looked } of these games, drawn by lot.
insight-players-course = { $games ->
    [one] Accuracy, game by game.
   *[other] Accuracy; each column is the mean of { $games } games.
  }

## A person’s own games, in the browser

insight-yours-lead = How good your choices were in the games you finished on this device, and which habits cost you most. Games with moves undone or with many hints are left out. Nothing leaves your device.
insight-yours-none = No game that counts yet. Play one to its end without undoing a move, then come back.
insight-yours-left = Left out: { $what }.
insight-yours-left-undone = { $games ->
    [one] one game with undone moves
   *[other] { $games } games with undone moves
  }
insight-yours-left-hints = { $games ->
    [one] one game with many hints
   *[other] { $games } games with many hints
  }
insight-yours-left-lesson = { $games ->
    [one] one lesson
   *[other] { $games } lessons
  }
insight-yours-who = Player
insight-yours-won = Won
insight-yours-accuracy = Average accuracy
insight-yours-look = { $games ->
    [one] Look at one game
   *[other] Look at { $games } games
  }
insight-yours-look-told = The master looks at each game for a few seconds. You can stop at any time; what is done is kept.
insight-yours-looking = Game { $game } of { $games }: { $percent }
insight-yours-stop = Stop
insight-yours-line = Accuracy, game by game
insight-yours-line-none = A line needs a second game.
insight-yours-progress = { $trend ->
    [up] You are getting better: { $later } in your later games, { $earlier } in the earlier ones.
    [down] Your later games went less well: { $later }, after { $earlier } in the earlier ones.
   *[even] You play steadily: { $later } in your later games, { $earlier } in the earlier ones.
  }
insight-yours-habits = What costs you most
insight-yours-few =
    Too early to speak of habits: look at { $games ->
        [one] one more game
       *[other] { $games } more games
    } first.
insight-yours-habits-none = No habit stands out. Well played!
insight-yours-cost = { $cost } of everything your choices gave away.
insight-yours-all = All games
insight-yours-when = Played
insight-yours-row-won = won
insight-yours-row-lost = not won
insight-yours-waiting = not looked at yet
insight-yours-tip-hoards = You often draw cards when you could claim a route that matters. Claim it while it is free.
insight-yours-tip-hurries = You often claim a route when drawing cards would be better. A route that nobody else wants can wait.
insight-yours-tip-route = You often claim a route when another one matters more. First take those that your contracts need and that others may want.
insight-yours-tip-merchandise = You pass by routes with wheels that would be worth it. Merchandise brings a bonus at the end.
insight-yours-tip-payment = You claim the right route, but pay with cards that you need elsewhere. Save wilds and rare colours.
insight-yours-tip-card = You often take a card that helps less than another. Look for the colours that your next routes need.
insight-yours-tip-late = You draw new contracts too late or too rarely. While you have carts left, a contract along your routes is worth it.
insight-yours-tip-more = You draw contracts when something else is better. Complete those you have first.
insight-yours-tip-kept = You keep contracts that do not suit you. Keep those whose paths overlap with your routes.
