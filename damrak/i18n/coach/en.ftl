# What the coach says, in English; with the same ids in every language.
# Ends of contracts and routes come as “Dam – Oude Kerk”.

## What to think about

coach-think-only = There is only one thing you can do here.
coach-think-complete = You are very close to completing a contract. Which one?
coach-think-way = Look at your contract { $contract }. Which route would bring it closer?
coach-think-goods = Think of the merchandise cards: whoever has the most gets points at the end.
coach-think-block = Look at what the others are building. What might they want next?
coach-think-points = Routes bring points of their own, even without a contract. What can you pay for?
coach-think-card = There is a route that would suit you. Which cards are you missing for it?
coach-think-card-way = Look at your contract { $contract }. Which cards are you missing for one of its routes?
coach-think-spread = You could use more than one route. Do your cards pay for all of them?
coach-think-pair = Think ahead: which cards will you want for your next routes?
coach-think-wild = Is there a card that fits every route?
coach-think-nothing = Look at the market. Is there anything in it that you need?
coach-think-odds = Look at the deck. How many of the cards not seen yet would help you?
coach-think-hidden = The others see every card that you take from the market. Is it worth that?
coach-think-late = It is the last round, and there is little left to do.
coach-think-done = Look at your contracts. Is there anything left to do for them?
coach-think-near = See how far your routes reach by now. What else could they be good for?
coach-think-spare = Count your carts. Do your contracts need all of them?
coach-think-new = Contracts bring points, too. Do you have enough of them?
coach-think-ready = Look at your routes: is one of these contracts completed already?
coach-think-share = Find both contracts on the board. Do their paths overlap?
coach-think-together = Count the cards that both contracts take. Do you have carts for both?
coach-think-lost = Can both of these contracts still be completed?
coach-think-carts = Count the cards that both contracts take. Do you have carts for both?
coach-think-richer = Compare the contracts: how many cards does each take, and what does it bring?
coach-think-easier = Compare the contracts: which of them is easier?
coach-think-even = Compare the contracts. Would you rather have one of them, or both?
coach-think-overlap = Compare the contracts: what does each take, and what both together?
coach-think-least = Can these contracts still be completed?
coach-think-keep = Compare what the contracts are worth.
coach-think-crowded = Look at your contract { $contract }: somebody is building beside one of its routes.
coach-think-ending = The end is near. What can you still finish in time?
coach-think-last = This is your last turn. What brings points at once?

## Which kind of action

coach-kind-claim = Claim a route.
coach-kind-market = Take a card from the market.
coach-kind-deck = Draw a card from the deck.
coach-kind-contracts = Draw contracts.
coach-kind-keep-one = Keep just one of the contracts.
coach-kind-keep-both = Keep both contracts.
coach-kind-pass = Pass.

## The action

coach-do-claim = Claim { $route } with { $payment }.
coach-do-market = Take { $card } from the market.
coach-do-deck = Draw a card from the deck.
coach-do-contracts = Draw contracts.
coach-do-keep-one = Keep only { $contract }.
coach-do-keep-both = Keep both contracts.
coach-do-pass = Pass.

## Why

coach-why-only = Nothing else is possible.
coach-why-complete = It completes your contract { $contract }, worth { $other_points } points.
coach-why-way =
    It brings your contract { $contract } closer: after that, { $left ->
        [one] one cart is
       *[other] { $left } carts are
    } still needed.
coach-why-goods =
    It brings { $worth } points and a merchandise card. You will have { $count }; { $most ->
        [0] the others have none
       *[other] the most that another player has is { $most }
    }.
coach-why-block = { $rival } has routes at both ends of it and may want it, too.
coach-why-points =
    It brings { $points ->
        [one] a point
       *[other] { $points } points
    } at once.
coach-why-card =
    You need { $missing ->
        [one] just one more card
       *[other] { $missing } more cards
    } for { $route } ({ $worth ->
        [one] one point
       *[other] { $worth } points
    }).
coach-why-card-way =
    You need { $missing ->
        [one] just one more card
       *[other] { $missing } more cards
    } for { $route }, a step towards your contract { $contract }.
coach-why-spread = You can already pay for one of your next routes; to pay for all of them you still need this card.
coach-why-pair =
    { $count ->
        [one] No route needs this card now, but it may be useful later.
       *[other] It fits what may come: of that colour you will have { $count } cards.
    }
coach-why-wild = A wild stands for any colour.
coach-why-nothing = None of the open cards that you can take helps with the routes that promise most now.
coach-why-odds =
    { $useless ->
        [0] Any card not seen yet would help with a route that suits you
       *[other] { $helpful } of the { $unseen } cards not seen yet would help you
    }, and nobody sees which one you draw.
coach-why-hidden =
    Nobody sees what you draw there{ $count ->
        [0] .
        [one] , and one wild is among the cards not seen yet.
       *[other] , and { $count } wilds are among the cards not seen yet.
    }
coach-why-late = You cannot claim a route any more: a card brings no points, but costs none either.
coach-why-done = All your contracts are completed: new ones can bring more points.
coach-why-near =
    Your routes already complete { $count ->
        [one] one contract that you have
       *[other] { $count } contracts that you have
    } not seen yet.
coach-why-spare = Your open contracts take { $left } of your { $carts } carts: there is room for more.
coach-why-new = A contract that fits your routes brings points for little work.
coach-why-ready = Your routes already complete { $contract }.
coach-why-share =
    Their paths overlap: together they take { $joint ->
        [one] one card
       *[other] { $joint } cards
    }, not { $apart }.
coach-why-together =
    Both together take { $joint ->
        [one] one card
       *[other] { $joint } cards
    }, and you have { $carts ->
        [one] one cart
       *[other] { $carts } carts
    }.
coach-why-lost = The other one can no longer be completed.
coach-why-carts = Both together would take more carts than you have left.
coach-why-richer = It brings more: { $points } points for { $cost ->
        [one] one card
       *[other] { $cost } cards
    }. The other brings { $other_points } for { $other_cost }.
coach-why-easier = It is easier: { $cost ->
        [one] one card
       *[other] { $cost } cards
    } for { $points } points. The other takes { $other_cost } for { $other_points }.
coach-why-even =
    There is little between them: it takes { $cost ->
        [one] one card
       *[other] { $cost } cards
    } for { $points } points; the other takes { $other_cost } for { $other_points }.
coach-why-overlap =
    It takes { $cost ->
        [one] one card
       *[other] { $cost } cards
    } for { $points } points; the other takes { $other_cost } for { $other_points }, and both together take { $joint }.
coach-why-least = Neither can be completed any more, and this one costs you less.
coach-why-keep = That goes best with what you have.
coach-also =
    { $also_left ->
        [0] It completes your contract { $also }, too.
       *[other] It brings your contract { $also } closer, too.
    }

## What presses

coach-note-last = This is your last turn.
coach-note-begins =
    It leaves you with { $carts ->
        [0] no carts
        [one] one cart
       *[other] { $carts } carts
    }, and the last round begins.
coach-note-lost = Be quick: { $rival } is building beside it, and the contract has no other path left.
coach-note-detour =
    { $rival } is building beside it, and a detour would take { $more ->
        [one] one more cart
       *[other] { $more } more carts
    }.
coach-note-bridge = The contract has no other path left.
coach-note-ending = { $ender } has only { $fewest } carts left: the end is near.
coach-note-ending-own = You have only { $fewest } carts left: the end is near.
coach-note-ending-next = { $ender } has { $fewest } carts left and could begin the last round with the next claim.
coach-note-wild = Note: a wild from the market is the only card of your turn.
coach-note-risk = Keeping both is a risk: from here strong players win more often with one, and draw others later.
coach-lost = { $count ->
    [one] Contract { $marks } can no longer be completed.
   *[other] Contracts { $marks } can no longer be completed.
  }
coach-loses = { $count ->
    [one] After it contract { $marks } can no longer be completed.
   *[other] After it contracts { $marks } can no longer be completed.
  }
coach-last-contracts = Your routes already complete { $done } of the { $all } contracts that you do not hold; any other costs you its points.
