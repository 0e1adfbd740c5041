"""A view in a few lines of text, for the render modes of environments."""

from __future__ import annotations

from damrak.board import Board
from damrak.game.view import ContractView, SeatView, View
from damrak.i18n import text


def table_text(board: Board, view: View) -> str:
    """The table as the viewer of this view knows it."""
    market = [text("empty-slot") if card is None else text(f"card-{card}") for card in view.market]
    lines = [
        f"{text('market')}: {', '.join(market)}",
        text(
            "piles",
            deck=view.deck,
            discards=sum(view.discards.values()),
            contracts=view.contracts_left,
            merchandise=view.merchandise_left,
        ),
        *(_seat_line(seat, view.to_move) for seat in view.seats),
    ]
    if view.viewer is not None:
        hand = [f"{count} {text(f'card-{card}')}" for card, count in view.hand.items()]
        lines.append(f"{text('hand')}: {', '.join(hand) or text('no-cards')}")
        lines += [_contract_line(board, contract) for contract in view.contracts]
        offer = [_contract_line(board, contract) for contract in view.offer]
        lines += [text("offered-contracts", contracts=each) for each in offer]
    return "\n".join(lines)


def _seat_line(seat: SeatView, to_move: int | None) -> str:
    return text(
        "table-seat",
        mark=">" if seat.seat == to_move else "-",
        seat=seat.seat,
        score=seat.score,
        carts=seat.carts,
        cards=seat.cards,
        contracts=seat.contracts,
        merchandise=seat.merchandise,
    )


def _contract_line(board: Board, contract: ContractView) -> str:
    a, b = board.location[contract.a].name, board.location[contract.b].name
    arguments = {"a": a, "b": b, "points": contract.points}
    if contract.completed:
        return text("contract-done", **arguments)
    return text("contract-open", **arguments)
