"""Prints the table in the terminal: map, seats, market, hand and final scores."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from damrak.board import Board
from damrak.game import Claim, Game, Outcome, View
from damrak.game.scoring import ContractLine, MerchandiseLine
from damrak.game.view import ContractView, seat_names
from damrak.i18n import text
from damrak.terminal.map import draw_map
from damrak.terminal.text import card_text, cards_text, seat_text

WIDEST = 140
NARROWEST = 80
OTHER_LINES = 14  # below the map


def show_table(out: Console, game: Game, view: View) -> None:
    """Print the whole table as the viewer may see it."""
    if out.width < NARROWEST:
        out.print(text("map-narrow", needed=NARROWEST))
    else:
        out.print(board_map(out, game, view), soft_wrap=True)
        out.print(text("map-legend"), style="dim")
    out.print(seats_table(game, view))
    show_hand(out, game.board, view)


def show_hand(out: Console, board: Board, view: View) -> None:
    """Print the market, the piles, and the viewer's own cards and contracts."""
    out.print(_piles(view))
    if view.viewer is not None:
        out.print(_own(board, view))


def board_map(out: Console, game: Game, view: View) -> Text:
    """The map with owners, closed routes and those the viewer can pay for now."""
    owners = {route: seat.seat for seat in view.seats for route in seat.routes}
    lit = set()
    if view.viewer is not None and view.viewer == view.to_move:
        claims = [each for each in game.legal_actions(view.viewer) if isinstance(each, Claim)]
        lit = {game.catalogue.route_of(game.catalogue.numbers[claim]) for claim in claims}
    fitting = int((out.height - OTHER_LINES) * 2.75)  # a map is wider than high
    width = max(NARROWEST, min(WIDEST, out.width, fitting))
    return draw_map(game.board, owners, width, closed=view.closed, lit=lit)


def seats_table(game: Game, view: View) -> Table:
    """Points, carts, cards, contracts and merchandise of each seat."""
    table = Table()
    seen = ("seen",) if view.viewer is not None else ()  # not for a spectator
    for heading in ("seat", "score", "carts", "cards", *seen, "contracts", "merchandise"):
        table.add_column(text(f"column-{heading}"))
    names = seat_names(game.seats)
    for seat in view.seats:
        name = seat_text(seat.seat, names[seat.seat])
        if seat.seat == view.to_move:
            name.append(" ◀", "bold")
        known = cards_text(seat.known) if seat.seat != view.viewer and seat.known else ""
        counted = (known,) if seen else ()
        numbers = (seat.score, seat.carts, seat.cards, *counted, seat.contracts, seat.merchandise)
        table.add_row(name, *(each if isinstance(each, Text) else str(each) for each in numbers))
    return table


def _piles(view: View) -> RenderableType:
    market = Text(text("market") + "  ", "bold")
    for slot, card in enumerate(view.market, start=1):
        market.append(f"{slot}", "dim")
        market.append_text(card_text(card) if card else Text(f" {text('empty-slot')}"))
        market.append("   ")
    counts = {"deck": view.deck, "discards": sum(view.discards.values())}
    piles = text(
        "piles", contracts=view.contracts_left, merchandise=view.merchandise_left, **counts
    )
    return Group(market, Text(piles))


def _own(board: Board, view: View) -> RenderableType:
    hand = Text(text("hand") + "  ", "bold") + cards_text(view.hand)
    lines: list[RenderableType] = [hand]
    lines += [contract_text(board, contract) for contract in view.contracts]
    for number, contract in enumerate(view.offer, start=1):
        lines.append(Text(f"{number}  ", "bold") + contract_text(board, contract, offered=True))
    return Group(*lines)


def route_lines(game: Game, view: View, location: str | None) -> list[str]:
    """A line for each route of a location, or for all routes."""
    board, names = game.board, seat_names(game.seats)
    owners = {route: names[seat.seat] for seat in view.seats for route in seat.routes}
    lines = []
    for route in board.routes:
        if location in (None, route.a, route.b):
            whose = text("route-owner", who=owners[route.id]) if route.id in owners else ""
            lines.append(
                text(
                    "route-line",
                    a=board.location[route.a].name,
                    b=board.location[route.b].name,
                    length=route.length,
                    colour=route.colour,
                    points=board.facts.points.routes[route.length - 1],
                    carts=text("route-merchandise") if route.carts else "",
                    owner=text("route-closed") if route.id in view.closed else whose,
                )
            )
    return lines


def contract_text(board: Board, contract: ContractView, *, offered: bool = False) -> Text:
    """A contract with its points and whether it is done."""
    key = (
        "contract-offered"
        if offered
        else "contract-done"
        if contract.completed
        else "contract-open"
    )
    names = board.location
    ends = {"a": names[contract.a].name, "b": names[contract.b].name}
    style = "green" if contract.completed else ""
    return Text(text(key, points=contract.points, **ends), style)


def outcome_table(game: Game, outcome: Outcome) -> RenderableType:
    """The final scoring line by line, the winners and why they won."""
    table = Table(title=text(f"end-{outcome.reason}"), title_justify="left")
    table.add_column("")
    for seat, name in enumerate(seat_names(game.seats)):
        table.add_column(seat_text(seat, name), justify="right")
    scores = outcome.scores
    table.add_row(text("score-routes"), *(str(each.route_points) for each in scores))
    for row in range(max(len(each.contracts) for each in scores)):
        lines = [_contract_line(game.board, each.contracts, row) for each in scores]
        table.add_row(text("score-contracts") if row == 0 else "", *lines)
    sums = [str(each.contract_points) for each in scores]
    table.add_row(text("score-contracts-sum"), *sums, end_section=True)
    table.add_row(text("score-merchandise"), *(_merchandise(each.merchandise) for each in scores))
    totals = [Text(str(each.total), "bold") for each in scores]
    table.add_row(Text(text("score-total"), "bold"), *totals)
    winners = ", ".join(seat_names(game.seats)[seat] for seat in outcome.winners)
    return Group(table, Text(text(f"won-by-{outcome.decided_by}", winners=winners), "bold"))


def _contract_line(board: Board, lines: tuple[ContractLine, ...], row: int) -> str:
    if row >= len(lines):
        return ""
    contract = board.contracts[lines[row].contract]
    names = board.location
    return f"{names[contract.a].name} - {names[contract.b].name} {lines[row].points:+d}"


def _merchandise(line: MerchandiseLine) -> str:
    if line.place is None:
        return "0"
    return text("score-place", place=line.place, cards=line.cards, points=line.points)
