"""Texts of an analysis: messages, actions and figures in one language."""

from __future__ import annotations

import msgspec

from damrak.board import CARDS, Board
from damrak.game import Claim, DrawMarket
from damrak.game.notation import parse_action
from damrak.game.view import seat_names
from damrak.i18n import text
from damrak.insight.hint_text import told_text
from damrak.insight.report import Analysis, Decision, Told

MINUS = "\N{MINUS SIGN}"


class AnalysisText:
    """The messages of an analysis in one language, for one board."""

    def __init__(self, board: Board, language: str = "en") -> None:
        self.board, self.language = board, language

    def __call__(self, key: str, **arguments: object) -> str:
        return text(f"insight-{key}", self.language, **arguments)

    def action(self, action: str) -> str:
        """An action of a record as a phrase."""
        read = parse_action(self.board, action)
        if isinstance(read, Claim):
            return self._claim(read)
        if isinstance(read, DrawMarket):
            return self("act-market", card=self.card(read.card))
        return self("act-" + action.removeprefix("draw ").replace(" ", "-"))

    def better(self, decision: Decision) -> str:
        """What would have been better: one action, or several as good.

        Of cards in place of something else only that they are drawn.
        """
        equals = decision.equals
        if len(equals) > 1 and not _is_draw(decision.action) and all(map(_is_draw, equals)):
            return self("act-cards")
        *some, last = map(self.action, equals)
        return self("act-or", some=", ".join(some), last=last) if some else last

    def why(self, decision: Decision, told: Told, seats: tuple[str, ...]) -> str:
        """Why another action was better."""
        return told_text(self.board, decision, told, seats, self.language)

    def card(self, card: str) -> str:
        """The name of a card."""
        return text(f"card-{card}", self.language)

    def _claim(self, claim: Claim) -> str:
        names = self.board.location
        paid = ((claim.colour, claim.coloured), (CARDS[-1], claim.wilds))
        payment = " + ".join(f"{count} {self.card(card)}" for card, count in paid if count)
        return self("act-claim", a=names[claim.a].name, b=names[claim.b].name, payment=payment)

    def percent(self, share: float) -> str:
        """A share as a whole percentage; 0 and 100 only where it is exactly that."""
        shown = min(0.99, max(0.01, share)) if 0 < share < 1 else share
        return self("percent", share=f"{100 * shown:.0f}")

    def accuracy(self, share: float | None) -> str:
        """How good choices were; nothing where there was none."""
        return "" if share is None else self.percent(share)

    def change(self, share: float) -> str:
        """A change in percentage points with one decimal and a sign; 0 has no sign."""
        tenths = round(1000 * share)
        mark = "." if self.language == "en" else ","
        shown = f"{abs(tenths) // 10}{mark}{abs(tenths) % 10}"
        return shown if tenths == 0 else f"{'+' if tenths > 0 else MINUS}{shown}"

    def figure(self, share: float) -> str:
        """A chance in percent with one decimal, without a plus sign."""
        return self.change(share).removeprefix("+")


def _is_draw(action: str) -> bool:
    return action.startswith("draw ")


def with_unique_names(analysis: Analysis) -> Analysis:
    """The same analysis with unique names of the seats."""
    names = seat_names(analysis.seats)
    accounts = tuple(
        msgspec.structs.replace(account, name=names[account.seat]) for account in analysis.accounts
    )
    return msgspec.structs.replace(analysis, seats=names, accounts=accounts)
