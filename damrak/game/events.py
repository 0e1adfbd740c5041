"""What an action brought to light: the outcomes of chance, and who saw them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from damrak.board import CARDS
from damrak.game.actions import KEEP_WORDS
from damrak.game.engine import Engine, Order
from damrak.game.kernels.events import NO_CARD


class Event(Struct, frozen=True, omit_defaults=True, gc=False):
    """One action with its outcome, everything open. Cards by name, contracts by id."""

    seat: int
    action: str
    drew: str | None = None  # the card drawn unseen; its owner's secret
    turned: tuple[str, ...] = ()  # cards turned up into the market, in order
    shuffled: tuple[str, ...] = ()  # decks made of the discards: letters, the top last
    offered: tuple[int, ...] = ()  # contracts drawn; their owner's secret

    def seen_by(self, viewer: int | None, sweeps: int = 0) -> SeenEvent:
        """The event as a seat (None: a spectator) may know it.

        Records do not store how often the market was swept: say it with `sweeps`.
        """
        mine = viewer is not None and viewer == self.seat
        kept_one = self.action in ("keep 1", "keep 2") and not mine  # which is a secret
        return SeenEvent(
            seat=self.seat,
            action="keep one" if kept_one else self.action,
            drew=self.drew if mine else None,
            turned=self.turned,
            offered=self.offered if mine else (),
            sweeps=sweeps,
            shuffles=len(self.shuffled),
        )


class SeenEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """An action with its outcome, as the viewer may know it: only the seat that acted is shown
    `drew` and `offered`.
    """

    seat: int
    action: str
    drew: str | None = None  # the card drawn unseen
    turned: tuple[str, ...] = ()  # cards turned up into the market, in order
    offered: tuple[int, ...] = ()  # contracts drawn
    sweeps: int = 0  # how often the market was swept because of its wilds (4.6)
    shuffles: int = 0  # how often the discards became the deck (4.7)

    @property
    def revealed_to_actor(self) -> bool:
        """Whether the one who acted saw something new."""
        return bool(self.drew or self.turned or self.offered)

    @property
    def revealed_to_all(self) -> bool:
        """Whether everybody saw something new."""
        return bool(self.turned)


# An event in which everything happened, to ask `seen_by` what it tells whom.
_FULL = Event(0, "keep 1", CARDS[0], (CARDS[0],), ("p",), (0,))


def facts_seen_by(viewer: int | None) -> list[str]:
    """The facts of an event of seat 0, by name, that a viewer is told."""
    seen = _FULL.seen_by(viewer)
    return [name for name in Event.__struct_fields__[2:] if getattr(seen, name, None)]


def unseen_choices() -> dict[str, str]:
    """The words of the choices that only their seat may know, and what others are told."""
    choices = [f"keep {word}" for word in KEEP_WORDS.values()]
    told = {words: Event(0, words).seen_by(None).action for words in choices}
    return {words: seen for words, seen in told.items() if words != seen}


LETTERS = "pbgkrow"  # the cards of CARDS in the order strings of a record


def spell_deck(order: Order) -> str:
    """A shuffled deck as letters, the top last."""
    return "".join(LETTERS[card] for card in order)


def parse_deck(letters: str) -> Order:
    """The deck that such letters mean; raises ValueError at an unknown letter."""
    return [LETTERS.index(letter) for letter in letters]


def event_of(seat: int, action: str, after: Engine, shuffled: Sequence[Order]) -> Event:
    """What an engine's last action, given in words, did; `shuffled` is what `apply` returned."""
    _, _, drew, turned, offered, *contracts, _ = after.happened_head()
    cards = after.happened()["turned"][0, :turned].tolist() if turned else ()
    return Event(
        seat=seat,
        action=action,
        drew=None if drew == NO_CARD else CARDS[drew],
        turned=tuple([CARDS[card] for card in cards]),
        shuffled=tuple([spell_deck(order) for order in shuffled]),
        offered=tuple(contracts[:offered]),
    )
