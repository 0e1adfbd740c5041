# What the analysis of a game says, in English; with the same ids in every language.

insight-title = The game, looked at closely
insight-intro = { $names }. Each chance to win is judged from what that player knew at that moment, and from nothing else.
insight-unfinished = The game is not over yet: the chance at its last move stands in for the result.
insight-player = Player
insight-move = Move
insight-what = What happened
insight-deal = The deal

## The curve

insight-curve = The chance to win
insight-curve-told = A line for each player, from that player’s own knowledge; so the lines need not add up to 100%. The numbered marks are the turning points. Rest on a move to read it, click to go to it.
insight-turning = Turning points
insight-turning-told = The moves that changed a chance to win most.

## The account

insight-account = Skill and luck
insight-account-told = Start, skill and luck are parts of the chance to win and add up to the result: a victory is 100%. Skill is what a player’s own choices promised, beside those of an average player; luck is all the rest, by its cause. “A closer look” is the same position, judged a step later.
insight-prior = Start
insight-skill = Skill
insight-luck = Luck
insight-result = Result
insight-regret = Given away
insight-cause-deal = The deal
insight-cause-card = Cards drawn blind
insight-cause-market = Cards turned up
insight-cause-contracts = Contracts offered
insight-cause-others = What the others did
insight-cause-scoring = Final scoring
insight-cause-reckoning = A closer look

## Decisions

insight-mattered = { $name }: what mattered most
insight-mattered-told = The choices that gave most away; the master’s favourites are on top.
insight-mattered-none = No choice gave away anything worth telling.
insight-decision = Move { $number }: { $action }
insight-cost = it cost { $cost }
insight-better = better: { $action }
insight-played = played

## Contracts and points

insight-contracts = Contracts
insight-contracts-told = How likely each was to be completed, at the beginning of the player’s turns.
insight-completed = completed
insight-failed = not completed
insight-open = open
insight-points = Where the points came from
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
insight-act-contracts = draw contracts
insight-act-keep-1 = keep the first contract
insight-act-keep-2 = keep the second contract
insight-act-keep-both = keep both contracts
insight-act-pass = pass
insight-act-claim = claim { $a } – { $b } ({ $payment })

## The review page in the browser

insight-review = The game in review
insight-review-unfinished = This game is not over yet. When it is, it can be reviewed.
insight-review-no-net = The master is not on this device yet, and cannot be fetched now. Open this page once with a connection, and the master will be here offline as well.
insight-review-working = Looking at move { $done } of { $all }…
insight-review-working-told = The master is looking at the whole game. What mattered will stand here in a moment.
insight-review-seat = Whose game
insight-review-moment = Moment of the game
insight-review-earlier = Previous choice
insight-review-later = Next choice
insight-review-no-choice = There is no choice to make here. Go on to the next one.
insight-review-thinking = The master is thinking…
insight-review-same = The master would have done the same.
insight-review-master = The master would choose: { $action }
insight-review-mark-better = better
insight-review-mark-master = the master’s choice
insight-review-hand = Cards in hand
insight-review-mattered = The choices that mattered most
insight-review-weight = { $weight ->
    [small] Move { $number }: a small slip
    [large] Move { $number }: a costly mistake
   *[middle] Move { $number }: a mistake
  }
insight-review-was = Played: { $action }
insight-review-better = Better: { $action }
insight-review-lost = The chance to win after it: { $after }. After the better choice: { $best }.
insight-review-look = Show this moment
insight-review-skill = { $sign ->
    [plus] The choices in this game were better than average and gained { $part }.
    [minus] The choices in this game were worse than average and lost { $part }.
   *[even] The choices in this game were as good as average.
  }
insight-review-luck = { $sign ->
    [plus] Luck brought { $part }.
    [minus] Luck took { $part }.
   *[even] Luck evened out.
  }
insight-review-table = The chances as a table
insight-review-curve = Each chance is judged from that player’s own knowledge; so the chances need not add up to 100%.
