# Help of the `damrak` command, in English: a message for each command, an attribute for each of
# its options and arguments. What several commands share stands once, under `shared`.

shared =
    .board = Board file. Without it: Amsterdam.
    .check = Check the copy by playing every game again.
    .config = TOML file with the server's settings.
    .database = SQLite file, or postgresql://... Without it: the server's.
    .games = How many games to play.
    .html = Write a page with plots to this file.
    .json = Print one JSON object.
    .out = Folder to write to.
    .players = Seats at the table.
    .records = Folder, new or empty, that receives a record of each game.
    .seed = The same number gives the same games.
    .threads = How many threads to use.

damrak = The Amsterdam cart-route board game: play, simulate, analyse.
    .version = Print the version.

## Games

damrak-play =
    Play in the terminal. Without names: you against the greedy bot.

    Type `help` at any time, `hint` for advice, `quit` to leave; the game is saved to a file.
    .players = Two to four seats: the name of a bot (see `damrak bots`) or of a person.
    .seed = 64 hexadecimal digits or a number. The same seed deals the same cards.
    .first = The seat that begins, from 1. Without it: drawn by lot.
    .save = File to save the game to after each move.
    .resume = Continue the game saved in this file.
    .language = Language of the coach's hints: { $languages }.

damrak-replay = Step through a recorded game. Without --seat or --open: as a spectator saw it.
    .file = Record of a game.
    .seat = Show only what this seat knew.
    .open = Show everything, hidden cards included.
    .list = Print what happened, without stepping.

damrak-verify = Check a recorded game: bytes, board, seed, every deal, every action, the scores.
    .file = Record of a game.
    .commitment = The commitment as it was published before the game; the record must have the same.

damrak-analyse =
    Analyse a game: chances to win, the decisions that mattered, skill and luck. Or many games: how each player does.

    Each seat is judged by what it knew. The same record gives the same analysis. Of many games a table tells for each name: games, victories, accuracy, the earlier and the later half of the games (by the names of the files), and the two habits that cost most. A file that is no record is named and left out (exit status 1); Ctrl-C tells what is done.
    .files = Record of a game, several records, or a folder of records (*.json).
    .share = Share of the games whose choices are judged, 0 to 1. Without it: all of 500 games or fewer, about 500 of more.
    .html = Write a page to this file: with the chances over the game, or with the accuracy of each player over many games.
    .language = Language of the table and the page: { $languages }.

damrak-export =
    Write recorded games as tables for data frames and learners.

    The folder gets a table of games and one of decisions, and schema.json, which describes them (docs/data.md). A file that is no record, was changed or does not replay is skipped and named.
    .records = Records, or folders with records.
    .out = Folder to write to. It must not exist.
    .format = numpy, jsonl (JSON lines) or parquet (needs pyarrow).
    .no-observations = Leave out what each seat knew and which actions were legal.
    .chances = Add each seat's chances and what each choice cost, by the judge of `damrak analyse`. Slow.
    .strict = Stop at the first file that cannot be used.
    .force = Replace the folder if it exists.

damrak-dataset =
    Make a data set: many games between levels, with a card and checksums.

    Everything follows from the options. If interrupted, the same command continues. damrak.data.load reads it (docs/data.md).
    .folder = Folder of the data set.
    .levels = Bots to draw from, with commas between them. Without it: all levels.
    .slow = Share of games in which bots that look ahead may sit.

damrak-rules = Print the rules of the game: all, one section, or one rule.
    .number = A rule (4.3) or a section (4).
    .language = Language of the rules: { $languages }.

## Bots against bots

damrak-simulate = Play many games between bots and print a summary.
    .bot = A bot for all seats; or give the option once for each seat.

damrak-arena =
    Let bots play each other with the same cards from every seat, and rate them.

    The same seed gives the same results with any number of workers, unless a bot's budget is in milliseconds. To continue an interrupted run, repeat the command with the same --file. The exit code is 1 if a bot made no choice itself.
    .bots = Two bots or more: greedy, search@200, net:FILE, "exec:node bot.js" (a program), my_bots:Builder (a class of a module) ...
    .games = How many games, rounded up to whole deals. Without it: 1000.
    .alone = Seat the first bot alone against tables of each other bot.
    .file = Store the games in this SQLite file, and continue from it.
    .sprt = Test whether the first bot beats the second: two win shares, as 0.5:0.55.
    .workers = How many games to play at a time.
    .ray = Play on a Ray cluster (RAY_ADDRESS).
    .gpu = Search on a GPU for master, guided@N and search@N. The games are the same.

damrak-lab =
    Play very many games with the same bot at all seats, and show what they say about the board.

    Seats, contracts, routes, merchandise, the length of games, and how often rare rules apply.
    .bot = A bot. Give the option again for more bots.
    .players = Seats at the table. Give the option again for more sizes.
    .games = Games for each bot and number of players.

damrak-train =
    Train a net by self-play. It plays as the bot net:FOLDER/net.json.

    Ctrl-C stops after the current lesson; the same command continues. The folder keeps the settings, all measurements (metrics.jsonl, and events for TensorBoard), a checkpoint, and the net with its card.
    .folder = Folder of the run. A run that is already there continues.
    .minutes = Length of the whole run, pauses not counted. Without it: 5.
    .players = Table sizes, as 2,3,4. Without it: all three.
    .device = cuda, cpu, or auto: a GPU if there is one.
    .seed = Seed of all randomness in the run.
    .arena = Games of each kind when the net is measured; 0 for never.
    .set = Any setting of damrak/train/settings.py: NAME=VALUE.
    .json = Print each measurement as one JSON object.

damrak-bots = List the bots, play games with a bot of your own, carry nets to PyTorch and back.

damrak-bots-list = List every bot by name, with what it does.

damrak-bots-run =
    Play games with a bot of yours: damrak bots run -- python3 examples/bot.py, or damrak bots run my_bots:Builder.

    A program speaks JSON lines (docs/bots.md). Its mistakes are counted and shown. The exit code is 1 if none of its choices could be used.
    .command = Command that starts the bot, after --; or a class by MODULE:CLASS, or a bot of another package.
    .against = The bot at the other seats.
    .seed = The same number deals the same cards.
    .seconds = Time limit for one choice.

damrak-bots-to-torch =
    Write a net as a checkpoint of PyTorch, with a description of its inputs.

    damrak bots to-torch net master.pt is the net of the package. No weight is rounded: from-torch gives the same file again.
    .net = net for the one of the package, or the card of any other.
    .file = Checkpoint to write.

damrak-bots-from-torch =
    Write a checkpoint of PyTorch as a net that plays: one of to-torch, or checkpoint.pt of damrak train.

    Weights are rounded to 8 and 16 bits.
    .file = Checkpoint to read.
    .net = Card to write; the weights get the same name with .bin.

damrak-examples = Copy the example programs to a folder: a game, bots, an arena, a learner, data.
    .folder = Folder to make. Without it: damrak-examples.

## Boards

damrak-board = Show a board, or check a board file of your own.

damrak-board-check = Check whether a board file can be played, and list what is wrong, by line.
    .file = Board file (TOML).

damrak-board-show = Show a board: map, routes and contracts here, or as an SVG drawing in a file.
    .file = Board file. Without it: Amsterdam.
    .svg = Write an SVG drawing to this file.
    .width = Columns of the map.

## The server

damrak-serve = Serve games in the browser and over an API. Stop with Ctrl-C; no move is lost.
    .host = Address to listen on; 0.0.0.0 for everybody.
    .port = Port to listen on; 0 for a free one.
    .database = SQLite file, or postgresql://...
    .config = TOML file with settings.
    .set = Any setting of docs/server.md: NAME=VALUE.
    .open = Open the browser.

damrak-admin = Look after the games of a server: backups, tables, bans, repairs.

damrak-admin-backup = Write all games, as they are at one moment, to a file. The server may keep running.
    .file = File to write: one SQLite database.
    .replace = Overwrite an old backup.

damrak-admin-restore = Copy a backup into an empty database, SQLite or PostgreSQL.
    .file = A backup.

damrak-admin-prune = Remove tables that have been idle for long, with their games.
    .days = Idle for at least this many days.
    .unfinished = Remove unfinished games too.
    .dry-run = Count only, remove nothing.

damrak-admin-stats = Count tables, games and log entries.

damrak-admin-tables = List the tables that were changed last.
    .phase = Only those of this phase: lobby, playing, over or broken.
    .limit = At most so many.

damrak-admin-show = Print who sits at a table and what was said there.
    .code = The code of the table.

damrak-admin-close = Close a table. Everybody may still look at it, nobody may change it.
    .code = The code of the table.

damrak-admin-delete = Remove a table with its games.
    .code = The code of the table.

damrak-admin-forget = Remove a person's traces from all tables: every name of whoever used this name at a table, and what they said. Their games and records stay valid.
    .name = The name.

damrak-admin-link = Print a link for a seat whose player has lost theirs. It is valid for a day and can be used once.
    .code = The code of the table.
    .seat = The seat, from 0.

damrak-admin-ban = Refuse an address, a network or the holder of a seat for a time.
    .address = An address, as 203.0.113.7, or a network, as 2001:db8::/48.
    .table = The table of the seat.
    .seat = The seat, from 0, whose holder is banned.
    .hours = For so many hours.

damrak-admin-unban = Lift a ban.
    .banned = The address, the network, or the start of the token's hash, as "damrak admin bans" lists it.

damrak-admin-bans = List what is banned now.

damrak-admin-audit = List what operators did, the newest first.
    .limit = At most so many.

damrak-admin-check = Replay every game, and list what is damaged in the database. The exit code is 1 if something is.

damrak-admin-repair = Mend what is damaged: snapshots, lists and records are made again from the logs. A table whose log cannot be replayed is set apart; it is kept, but nobody can open it.

## Speed

damrak-bench = Measure random games, their parts and the start of the program, on one core.
    .seconds = Time for each figure.
    .cold = Also measure a start with nothing compiled (half a minute).

damrak-bench-server =
    Measure a server under load on this machine, the load client included.

    It is compared with a minimal server that stores one row for each message, in the same run.
    .tables = Games at the same time.
    .seats = Players at each table, one socket each.
    .rate = Moves a second; 0 for as many as possible.
    .seconds = Time for each figure.
    .bots = Searching bots that play at the same time.
    .floor = Also measure the minimal server.
    .database = An empty database. Without it: a new SQLite file.

## Files for the browser

damrak-build = Generate files for the browser from rules, protocol and board.

damrak-build-wasm = Write the rules as WebAssembly, and all that `damrak build types` writes.

damrak-build-native = Write the kernels as machine code for all supported machines, which makes the package ready at once.

damrak-build-types = Write facts, constants, records and types of the rules as TypeScript.

damrak-build-protocol = Write the server's protocol: TypeScript types for the client, and a JSON schema.
    .out = Folder for protocol.ts.
    .schema = File for the JSON schema.

damrak-build-web = Write the drawing of the Amsterdam board: positions, backdrop, symbols.
