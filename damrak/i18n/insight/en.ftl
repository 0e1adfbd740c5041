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
insight-curve-told = A line for each player, from that player’s own knowledge; so the lines need not add up to 100 %. The numbered marks are the turning points. Rest on a move to read it, click to go to it.
insight-turning = Turning points
insight-turning-told = The moves that changed a chance to win most.

## The account

insight-account = Skill and luck
insight-account-told = Start, skill and luck add up to the result, in per cent. Skill is what a player’s own choices promised, beside the chance before them; luck is all the rest, by its cause.
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
