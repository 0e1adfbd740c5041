# What pages say that are loaded later, in English; with the same ids in every language.

## Checking a record

verify-title = What was checked
verify-checksum = The record has not been changed.
verify-board = It was played on this board.
verify-commitment = The seed fits the fingerprint that was fixed before the first card.
verify-deals = The seed gives exactly the cards that were dealt.
verify-actions = { $actions ->
    [one] The one move is legal and comes out as recorded.
   *[other] All { $actions } moves are legal and come out as recorded.
  }
verify-result = The scores are right.
verify-holds = The record is valid.
verify-taken-back = Moves were undone in this game, so it does not count for any rating.
verify-commitment-title = Fingerprint of the seed (SHA-256)
verify-seed-title = Seed

## Whether a deal was fair

seal-fair = Fair deal
seal-fair-told = Before the first card, the server promised a secret number, and your browser mixed in a random one. It has dealt the game again, and every card is right: nobody could choose the cards.
seal-promised = Dealt as promised
seal-promised-told = Your browser knew the server’s promise before the first card. It has dealt the game again, and every card is right. No number of yours was mixed in.
seal-late = Deal checked
seal-late-told = Your browser has dealt the game again, and every card is right. It does not know what the server promised before the first card.
seal-broken = This deal does not hold
seal-broken-told = The cards do not follow from what was promised before the game. Save the game as a file and ask the host of this server.
seal-unknown = Deal not checked

## Why a record cannot be read

record-size = The file is too large for a record.
record-json = This file cannot be read: it is not JSON.
record-other = This is not a record of a game that this version knows.
record-changed = The record was changed after it was written: its checksum does not fit.
record-rules = The record follows another version of the rules.
record-chance = The record’s cards come from a generator that this version does not know.
record-board = The record was played on the board “{ $id }”, which the browser does not have.
record-deals = The seed does not give the cards that were dealt.
record-action = Move { $number } is not possible.
record-outcome = Move { $number } does not come out as recorded.
record-commitment = The seed does not fit the fingerprint made before the game.
record-result = The recorded scores are not those of this game.

## The lesson

learn-title = Learn by playing
learn-lead = A game for two against an apprentice in no hurry. A spotlight shows where to look, and you claim your first route within a minute.
learn-goal-routes = Claim routes between locations in Amsterdam with cards of their colour. Long routes bring more points.
learn-goal-contracts = Keep contracts: join their two locations with your own routes before the end, or lose their points.
learn-goal-merchandise = Collect merchandise on routes with wheels; whoever has the most gets a bonus.
learn-begin = Begin
learn-next = Got it
learn-quiet = Play on to the end: whatever is new is explained here. “Hint” shows what a good player would do.
learn-counting = The game is over. Now routes, contracts and merchandise are counted.
learn-contracts = Join the two locations of a contract with your carts and you gain its points; otherwise you lose them. Keep both here: their paths overlap. Later, one is often the safer start.
learn-draw = The route is yours, and so are its points. Now gather new cards: take one from the market, in a colour your next route needs.
learn-second = And a second card: one that lies open, but no wild, or the unknown top card of the deck.
learn-way = Your contracts say how many carts are still missing, and the board shows the way. Each turn you do one thing: draw two cards, claim a route, or draw contracts.
learn-again = { $route } lies on your way, and you can pay for it. Claim it now, or keep collecting.
learn-wild = A wild stands for any colour. Taken face up, it is your only card this turn, and it may not be the second one.
learn-claim = Your turn, and you can pay for { $route }: one card of its colour for each space. Press the lit route.
learn-gray = { $route } is grey: cards of any one colour pay for it, as long as they are all the same. Claim it now, or keep collecting.
learn-wild-pays = Wilds can fill up any payment. Keep them for long routes if you can pay otherwise; the cheapest way is offered first.
learn-points = Points count at once: 1, 2, 4 or 7 for 1, 2, 3 or 4 spaces. Long routes pay off.
learn-merchandise = A route of yours shows wheels, so you took a merchandise card. At the end, whoever has the most of them gets 8 points, the second 4.
learn-double = Two routes side by side are a double route. In a game for two only one of them can be used; the other is now closed.
learn-completed = A contract is completed! Its points are safe, but nobody is told until the end.
learn-more = You may also draw two more contracts and keep at least one: good while you have carts left and a path half built.
learn-offer = Keep the one that takes fewer carts. Both are a risk: what is not completed costs its points. What you give back goes under the deck.
learn-flush = Three wilds lay in the market, so all five cards were cleared away and replaced.
learn-reshuffle = The deck was used up; the discards were shuffled into a new one.
learn-soon = The end is near: as soon as somebody has two carts or fewer, everybody gets one more turn. The number beside the cart says how many are left.
learn-last = { $self ->
    [yes] You have two carts or fewer left: everybody gets one last turn.
   *[no] { $who } has two carts or fewer left: everybody gets one last turn.
  } { $can ->
    [yes] Claim one more route if you can: cards count nothing afterwards.
   *[no] You can claim no other route, and cards count nothing. New contracts bring points only if your routes already complete them.
  }
learn-end = { $won ->
    [yes] You have won your first game! Routes, contracts and merchandise add up to the total. Now you know the whole game.
   *[no] { $who } wins this one. Routes bring points, and contracts that are not completed cost theirs. Now you know the whole game: the next one can be yours.
  }

## Before a game online

lobby-title = Table { $code }
lobby-open = Nobody yet
lobby-here = { $count ->
    [0] At the table: { $who }. Every seat is taken; you can watch.
   *[other] At the table: { $who }. Free seats: { $count }.
  }
lobby-you = you
lobby-ready = Ready
lobby-not-ready = Not ready yet
lobby-be-ready = I am ready
lobby-take = Sit here
lobby-also = Add a player on this device
lobby-also-name = Name of the player to add
lobby-leave = Leave
leave-title = Leave the table
leave-keep = Keep my seat
leave-keep-told = You go to the start page, and find the table there again.
leave-give = Give up my seat
leave-give-told = Somebody else can take it.
leave-give-bot = A bot plays the rest for you. This is final.
leave-close = Close the table
leave-close-sure = Press again to close it for everybody
leave-close-told = It is gone for everybody.
leave-closed = Table { $code } is closed.
lobby-arrange = Who plays in seat { $number }
lobby-person = Person
lobby-start = Begin the game
lobby-waiting = The game can begin when every seat is taken and ready.
lobby-duplicate = The cards are those of game { $game }. Anyone who saw it may know them. Say that you are ready only if you agree.
lobby-duplicate-new = Deal new cards
lobby-invite = Invite
lobby-invite-told = Anyone with this link can watch or take an open seat.
lobby-code-told = Or open { $host } and enter this code:
lobby-copy = Copy the link
lobby-copied = Copied
lobby-qr = The link as a QR code
lobby-local = The address { $host } works on this computer only. Other devices cannot open it yet.
lobby-local-how = How to let phones join
lobby-local-told = Whoever runs the server starts it with { $command }. Then open this page here by the computer’s address in your network, such as { $example }: the link and the code will work on every device at home.
lobby-clock = Clock
lobby-clock-none = No clock
lobby-clock-move = { $seconds } s for every move
lobby-clock-total = { $minutes } min for the game, { $increment } s more for every move
lobby-takeover = A bot may play for absent players
lobby-takeover-soon = After 30 s; never in slow games
lobby-takeover-minutes = After { $minutes } minutes
lobby-takeover-never = Never
lobby-undo = Moves may be undone
lobby-chat = Chat
lobby-listed = Anyone can find this table
lobby-by-code = Anyone with the code can join
lobby-settings = Table settings
lobby-colour-taken = { $colour } ({ $name })
lobby-before = Previous game
clock-low = { $seconds } seconds left.

## A screen for all

screen-use = Use this screen as the board
screen-use-told = For a TV or another large screen: it shows the board to everyone, and nobody’s cards. Everybody plays on a phone.
screen-create = This screen is the board; everybody plays on a phone
screen-scan = Scan this code to sit down
screen-scan-told = Point your phone’s camera at it, then choose a seat and a colour.
screen-move = { $name }, scan this code to take your seat to your phone
screen-phones = Phones
screen-full = Full screen
screen-leave = No longer the board
screen-again = Rematch? Choose it on a phone.
screen-dark = Over plain http a page cannot keep this screen on: set the device so that it does not switch off.

## Chat

chat-title = Chat
chat-say = Say something
chat-send = Send
chat-empty = No messages yet.
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }

## What a server refuses

problem-unreachable = No server answers here. Games against bots or on one device need none.
problem-no-table = There is no such table, or you need an invitation.
problem-not-allowed = You may not do that at this table.
problem-not-now = That is not possible now.
problem-name = A name needs 1 to 32 characters.
problem-name-taken = Somebody at this table has this name. Choose another one.
problem-seat-taken = This seat is taken.
problem-not-ready = Every seat must be taken and ready first.
problem-paused = The game is paused.
problem-bot-plays = A bot plays for this seat.
problem-undo-impossible = Nothing can be undone: something new has been seen since.
problem-undo-off = At this table nothing is undone.
problem-chat-muted = The owner of the table has muted this seat.
problem-too-fast = That was too fast; wait a little.
problem-too-many = There are too many of these; close one or wait a little.
problem-starting = The server is still starting. Try again in a minute; games on this device need no server.
problem-storage-unavailable = The game cannot be saved at the moment. Nothing was done; try again soon.
problem-version = This page is out of date: reload it.
problem-stale = The game has moved on; look again.
problem-table-full = Too much has been played at this table; create a new one.
problem-table-closed = This table has been closed.
problem-table-broken = This table is damaged; the host of this server can repair it.
problem-banned = The host of this server has shut you out for a time.
problem-record-closed = This record is closed while its cards are being played again.
problem-colour-taken = Somebody else has this colour.
problem-chat-off = This table plays without chat.
problem-not-absent = This player was here just now; give them a little time.
problem-link = This link has been used or is too old. Make a new one on the device that has the seat.
problem-other = That did not work ({ $key }).

## The rules

rules-all = All the rules
rules-lead = Eight short sections. Every rule has a number, and the game names it whenever something is not possible.
board-ours-told = Routes, cards and points are the published ones. Which contracts there are and which routes show carts was never published: ours are a reconstruction, in which every contract is worth the length of its shortest path.
board-ours-how = If you own the game, you can play with what is printed: copy the file { $file } that comes with Damrak, enter your contracts and cart marks, check it with { $check }, and play in a terminal with { $play }. In the browser and at tables online that is not possible: our reconstruction is always played there.
glance-seats = Beside each name
glance-cart = carts left
glance-card = cards in hand
glance-contract = contracts
glance-merchandise = merchandise cards; after +, the bonus points they would bring now
glance-ends = An hourglass marks those that start the last round.
rules-picture-cards = The transport cards: six colours, and wilds that stand for any of them.
rules-picture-payment = Four ways to pay for a green route of three spaces.
rules-picture-track = A route with { $spaces } spaces brings { $points } points: the marker moves from { $from } to { $to }. After { $last } the track begins again at 0.
rules-picture-final = An example at the end: routes, contracts and merchandise are added up, and contracts that were not completed are taken off.
rules-final-merchandise = Merchandise
rules-final-total = Total

## Looking at a game again

replay-lead = Step through a game as each player saw it, or with all cards shown.
replay-yours = Your play
replay-yours-told = Accuracy, habits and progress over the games you finished here without undoing a move.
replay-file = Open a game record
replay-record = Game records
replay-record-told = Every game can be saved as a file at its end. Open one that somebody sent you: nothing leaves your browser.
replay-none = No game has been finished in this browser yet.

## A new table

online-lead = Create a table and send its link to your friends; all they need is a browser.
online-listed-none = No table is looking for players at the moment.

## Settings

settings-title = Settings
settings-look = Look
settings-pace = Pace and sound
settings-play = Your turn
settings-help = Help
settings-language = Language
settings-theme = Light or dark
settings-theme-auto = Automatic
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sound
settings-volume = Volume
settings-speed = Speed
settings-speed-0 = Instant
settings-speed-0-5 = Slow
settings-speed-1 = Normal
settings-speed-2 = Quick
settings-motion = Motion
settings-motion-auto = Automatic
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-symbols = Symbols and patterns on every colour
settings-confirm = Confirm every move
settings-pay = Always ask how to pay
settings-hint = A hint shows
settings-hint-3 = The move and the reason
settings-hint-2 = The kind of move first
settings-hint-1 = A nudge first
settings-keys = Single-key shortcuts at the table (/ lists them)
settings-call = Alert me when it is my turn
settings-notices = Allow notifications
settings-counter = Card counter: show what can be worked out about hands

## The field for typed moves, and the keys

table-command = Typed moves
table-command-label = What to do
table-command-do = Do it
table-command-unknown = “{ $text }” is not clear. Try: { $draw } 3, { $draw } { $deck }, { $claim } dam oude-kerk, { $contracts }.
table-command-not-now = “{ $text }” is not possible now.
table-command-draw = Say what to draw: a market place ({ $draw } 3), a colour ({ $draw } { $red }) or { $draw } { $deck }.
table-command-no-route = No route joins these: { $text }.
table-command-half = Say which of the two: { $via } { $known }.
table-command-ends = Name the two ends of a route, as in: { $claim } dam oude-kerk.
table-command-vague = “{ $text }” could be: { $known }.
type-draw = draw, take
type-claim = claim
type-contracts = contracts
type-keep = keep
type-pass = pass
type-deck = deck, blind
type-market = market, face up, face-up, open
type-first = first
type-second = second
type-both = both
type-why = why
type-via = via
type-colours = gray gray
table-keys = Keys
table-key-market = take this market card
table-key-deck = draw blind from the deck
table-key-contracts = draw contracts
table-key-keep = keep the first, the second or both contracts
table-key-undo = undo your last move
table-key-hint = ask the coach for a hint; again for more
table-key-board = to the board
table-key-next = to the next route you can pay for
table-key-arrows = on the board: the next route that way
table-key-letter = on the board: routes of the locations with this letter
table-key-enter = choose, confirm
table-key-escape = cancel
table-key-command = type a move
table-key-places = the board as a list
table-key-log = what happened
table-key-ways = highlight the paths of all open contracts
table-key-one = show one contract alone; again for the next
table-key-zoom = zoom in, zoom out, whole board
table-key-mute = sound on or off

## What an undo means

table-undone = { $alone ->
    [yes] Undone. A game with moves undone is left out of your statistics.
   *[no] Undone. A move that shows new cards or contracts cannot be undone.
  }

## The end of a game

table-contract-failed = Not completed
table-final = Final scoring
table-final-all = Show everything
table-final-routes = { $count ->
    [0] No routes
    [one] One route
   *[other] { $count } routes
  }
table-final-merchandise = Merchandise: { $count }, place { $place }
table-final-no-merchandise = No merchandise
table-final-verdict = { $by ->
    [contracts] { $self ->
        [yes] You win: level on points, but with more contracts completed.
       *[no] { $who } wins: level on points, but with more contracts completed.
      }
    [shared] A shared victory: { $who }.
   *[points] { $self ->
        [yes] { $points ->
            [one] You win by one point!
           *[other] You win by { $points } points!
          }
       *[no] { $points ->
            [one] { $who } wins by one point.
           *[other] { $who } wins by { $points } points.
          }
      }
  }
table-final-place = { $shared ->
    [yes] { $points ->
        [one] You share place { $place }, one point behind.
       *[other] You share place { $place }, { $points } points behind.
      }
   *[no] { $points ->
        [one] You: place { $place }, one point behind.
       *[other] You: place { $place }, { $points } points behind.
      }
  }
table-final-shared = shared
share-title = Share this game
share-picture = Save the picture
share-picture-saved = Saved
share-picture-alt = The board at the end, with the points of everybody
share-link = Copy a link to watch it
share-told = Anyone with the link can watch the game and see everybody’s cards.

## Rules, replays, tables online

rules-title = The rules
rules-back = Back to the game
rules-contents = Sections
rules-aim = The aim
rules-route-points = Points for a route
rules-spaces = Spaces
rules-points = Points
rules-merchandise-points = Points for merchandise at the end
rules-place = Place
rules-players = { $count } players
replay-controls = Watching the game
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move forward
replay-last = To the end
replay-position = Position in the game
replay-pace = Pace
replay-eyes = Point of view
replay-eyes-of = As { $name } saw it
replay-spectator = As a spectator
replay-open = Everything open
replay-next-cards = Next in the deck
replay-verify = Check that it was fair
replay-share = Copy a link to this position
replay-link = Link
replay-copied = Copied
replay-save = Save as a file
replay-more = More
online-title = Play online
online-name = Your name
online-seats = Seats
online-seat-open = Open to anyone
online-create = Create table
online-listed = Open tables
online-forget = Remove from the list
online-joining = Going to the table…
online-lost = The connection is lost. Trying again…
online-sending = Sending…
online-retry = Try now
lobby-seat = Seat { $number }
lobby-share = Share
bar-online = The table
bar-undo-asked = { $name } would like to undo a move.
bar-undo-yes = Yes
bar-undo-no = No
bar-pause = Pause
bar-resume = Resume
bar-paused = The game is paused.
bar-chat = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread })
  }
bar-invite = Invite
bar-move = To another device
bar-move-told = Open this link on the other device; the seat moves there.
bar-substitute = Let a bot play on for { $name }
bar-return = I am back
bar-next = To the next game
bar-next-told = The next game is being prepared.
bar-duplicate = Rematch, same cards
bar-record = Save the game as a file
bar-menu = Table menu
bar-hands = The board is on another screen
bar-away = Let a bot play for me
bar-undo-waiting = You asked to undo a move; the others have to agree.
