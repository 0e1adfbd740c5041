# What the browser says, in English. The rules are in ../rules/en.ftl.

## The whole client

app-name = Damrak
app-tagline = Carts, canals and contracts: the Amsterdam of 1650 for two to four.
app-unofficial = An unofficial fan game, not connected with any publisher.
app-loading = Unfolding the board ...
app-failed = Something went wrong: { $reason }
app-try-again = Try again
app-back = Back
app-close = Close

nav-home = Start
nav-rules = Rules
nav-learn = Learn
nav-replay = Replay
nav-settings = Settings

## Colours of cards and routes

card-pink = pink
card-blue = blue
card-green = green
card-black = black
card-red = red
card-orange = orange
card-wild = wild
card-gray = gray

## Players

seat-colour-0 = burgundy
seat-colour-1 = ivory
seat-colour-2 = teal
seat-colour-3 = ochre
emblem-wheel = wheel
emblem-crown = crown
emblem-anchor = anchor
emblem-key = key
level-apprentice = Apprentice
level-porter = Porter
level-carter = Carter
level-merchant = Merchant
level-regent = Regent

## Why something cannot be done; the number of the rule stands beside it

why-game-over = The game is over.
why-not-your-turn = It is not your turn.
why-chosen = You have already chosen your contracts.
why-choose-first = First choose which contracts to keep.
why-keep-first = First decide which of the contracts to keep.
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
why-other-half-yours = You already hold the other half of this double route.
why-other-half-closed = With two players only one half of a double route is used, and the other is taken.
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
  }, wilds included; your hand cannot pay for that.
why-cannot-pay-gray = It takes { $needed ->
    [one] one card of any colour
   *[other] { $needed } cards of one colour
  }, wilds included; your hand cannot pay for that.
