"""The second opinion: kernels and plain-Python rules agree at every step of thousands of games."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from damrak.board import CARDS, Board
from damrak.board.tables import claims_of
from damrak.game.engine import Engine
from damrak.rules.actions import CONTRACTS, DECK, FIRST_CLAIM, KEEP_BOTH, KEEP_FIRST, PASS
from damrak.rules.layout import CARTS, EMPTY, NOT_YET, OVER
from damrak.rules.score import final_scores, winners
from tests.reference.rules import RefBoard, RefContract, Reference, RefRoute
from tests.support import POLICIES, board_named, new_engine, seed_of

pytestmark = pytest.mark.slow

PHASES = ("setup", "turn", "second", "offer", "over")
GAMES = 67  # of each kind; 2 boards x 3 numbers of players x 5 policies x 67 = 2,010 games


def reference_board(board: Board) -> RefBoard:
    facts = board.facts
    return RefBoard(
        colours=CARDS[:-1],
        cards_per_colour=facts.cards.pink,
        wilds=facts.cards.wild,
        carts=facts.pieces.carts,
        merchandise=facts.pieces.merchandise,
        market=facts.pieces.market,
        end_carts=facts.pieces.end_carts,
        route_points=dict(enumerate(facts.points.routes, start=1)),
        merchandise_points={int(n): points for n, points in facts.points.merchandise.items()},
        locations=tuple(location.id for location in board.locations),
        routes=tuple(
            RefRoute(r.id, r.a, r.b, r.length, r.colour, r.carts, board.twins.get(r.id))
            for r in board.routes
        ),
        contracts=tuple(RefContract(c.id, c.a, c.b, c.points) for c in board.contracts),
    )


def reference_actions(board: Board) -> list[tuple[str | int, ...]]:
    """Every action of a board as the reference writes it, by number."""
    keeps: list[tuple[str | int, ...]] = [("keep", word) for word in ("first", "second", "both")]
    fixed: dict[int, tuple[str | int, ...]] = {}
    fixed |= {DECK: ("deck",), CONTRACTS: ("contracts",), PASS: ("pass",)}
    fixed |= dict(zip(range(KEEP_FIRST, KEEP_BOTH + 1), keeps, strict=True))
    claims = [("claim", c.route, CARDS[c.colour], c.wilds) for c in claims_of(board)]
    slots = [("market", slot) for slot in range(board.facts.pieces.market)]
    return [*slots, *(fixed[kind] for kind in range(FIRST_CLAIM)), *claims]


def named(counts: list[int]) -> Counter[str]:
    return +Counter(dict(zip(CARDS, counts, strict=True)))


def members(mask: int) -> list[int]:
    return [place for place in range(64) if mask >> place & 1]


def state_of(engine: Engine) -> dict[str, object]:
    """What the kernels know, in the reference's words; each field is read once, which is quick."""
    state, players = engine.state, int(engine.state.players)
    size, top = len(engine.catalogue.board.contracts), int(state.contract_top)
    count = int(state.contract_count)
    ring, deck = state.contract_deck.tolist(), state.deck.tolist()
    routes, contracts = state.routes.tolist(), state.contracts.tolist()
    hands, offers, offered = state.hand.tolist(), state.offer.tolist(), state.offered.tolist()
    return {
        "hands": [named(hand) for hand in hands[:players]],
        "market": [None if card == EMPTY else CARDS[card] for card in engine.market()],
        "deck": [CARDS[card] for card in deck[: int(state.deck_size)]],
        "discards": named(state.discards.tolist()),
        "contract_deck": [ring[(top + place) % size] for place in reversed(range(count))],
        "contracts": [members(kept) for kept in contracts[:players]],
        "offers": [offers[seat][: offered[seat]] for seat in range(players)],
        "claimed": {route: seat for seat in range(players) for route in members(routes[seat])},
        "carts": state.carts.tolist()[:players],
        "scores": state.score.tolist()[:players],
        "merchandise": state.merchandise.tolist()[:players],
        "phase": PHASES[state.phase],
        "to_move": int(state.to_move),
        "turns_left": None if state.turns_left == NOT_YET else int(state.turns_left),
        "reshuffles": int(state.reshuffles),
    }


def reference_state(reference: Reference) -> dict[str, object]:
    return {
        "hands": [+hand for hand in reference.hands],
        "market": list(reference.market),
        "deck": list(reference.deck),
        "discards": +reference.discards,
        "contract_deck": list(reference.contract_deck),
        "contracts": [sorted(kept) for kept in reference.contracts],
        "offers": [list(offer) for offer in reference.offers],
        "claimed": dict(reference.claimed),
        "carts": list(reference.carts),
        "scores": list(reference.scores),
        "merchandise": list(reference.merchandise),
        "phase": reference.phase,
        "to_move": reference.to_move,
        "turns_left": reference.turns_left,
        "reshuffles": reference.reshuffles,
    }


def compare_scores(engine: Engine, reference: Reference) -> None:
    work, players = engine._work[0], int(engine.state.players)
    final_scores(engine.catalogue.tables, engine.state, work)
    expected = reference.final()
    assert [int(each) for each in work.totals[:players]] == [each.total for each in expected]
    assert [int(each) for each in work.completed[:players]] == [e.completed for e in expected]
    won = winners(work, players)
    assert [seat for seat in range(players) if won >> seat & 1] == sorted(reference.winners())
    reason = "carts" if engine.state.end_reason == CARTS else "passes"
    assert reason == reference.end_reason


def compare_game(board: str, players: int, policy: str, game: int) -> None:
    facts = board_named(board)
    engine = new_engine(board, players, game)
    first = int(engine.state.first_seat)
    reference = Reference(reference_board(facts), players, seed_of(game), first)
    spelled, chance = reference_actions(facts), random.Random(game)
    while engine.state.phase != OVER:
        assert state_of(engine) == reference_state(reference)
        legal = engine.legal_numbers()
        assert {spelled[number] for number in legal} == reference.legal_actions()
        number = POLICIES[policy](engine, legal, chance)
        engine.apply(number, int(engine.state.to_move))
        reference.play(spelled[number])
    assert state_of(engine) == reference_state(reference)
    compare_scores(engine, reference)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", ["amsterdam", "lagoon"])
def test_games_agree_at_every_step(board: str, players: int, policy: str) -> None:
    for game in range(GAMES):
        compare_game(board, players, policy, game)
