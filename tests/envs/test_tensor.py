"""The tensor has what the observation has, seen from the viewer's seat, and nothing hidden."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import pytest

from damrak.compile.plain import as_python
from damrak.game.engine import Engine, members
from damrak.i18n.json_types import JsonObject
from damrak.rules.layout import EMPTY, NOBODY, SETUP, UNKNOWN
from damrak.rules.legal import legal_actions
from damrak.rules.observe import observe
from damrak.rules.resample import resample
from damrak.rules.tensor import (
    fill_mask,
    fill_tensor,
    mask_dtype,
    own_tensor_dtype,
    tensor_columns,
    tensor_size,
    tensor_slices,
)
from tests.envs.steps import mask_of, moments, numbers_of, tensor_of
from tests.support import board_named, catalogue_named, new_engine

GAMES = [("amsterdam", 2, "by_kind"), ("amsterdam", 3, "collect"), ("amsterdam", 4, "build")]
GAMES += [("lagoon", 2, "collect"), ("lagoon", 3, "hoard"), ("lagoon", 4, "by_kind")]
SEAT_NUMBERS = ("hand_size", "blind_size", "carts", "score", "merchandise", "contracts_kept")
NUMBERS = ("deck_size", "contract_count", "merchandise_left", "turns_left", "passes", "reshuffles")


def ones(size: int, places: Iterable[int]) -> list[int]:
    return [int(place in set(places)) for place in range(size)]


def expected(engine: Engine, viewer: int) -> JsonObject:
    """Each slice, computed from the observation in plain Python."""
    seen, board = engine.observe(viewer), engine.catalogue.board
    players, routes, contracts = int(seen.players), len(board.routes), len(board.contracts)
    order = [(viewer + place) % players for place in range(players)] + list(range(players, 4))
    claims = engine.catalogue.tables.route_claims
    known = [
        int(seen.deck_contracts[(seen.contract_top + n) % contracts]) for n in range(contracts)
    ]
    mine = members(seen.contracts[viewer])
    offer = [int(each) for each in seen.offer[viewer][: seen.offered[viewer]]]
    return {
        "phase": ones(5, [seen.phase]),
        "players": ones(3, [players - 2]),
        "to_move": [int(seat == seen.to_move) for seat in order],
        "first_seat": [int(seat == seen.first_seat) for seat in order],
        "market": [ones(EMPTY, [card]) for card in seen.market[: engine.catalogue.slots]],
        "known": np.asarray(seen.known)[order],
        "offered": np.asarray(seen.offered)[order],
        "routes": [ones(routes, members(seen.routes[seat])) for seat in order],
        "open": [int((claims[r] & np.asarray(seen.free_claims)).any()) for r in range(routes)],
        "barred": ones(routes, members(seen.barred[viewer])),
        "contracts": ones(contracts, mine),
        "completed": ones(contracts, [c for c in mine if engine.is_completed(viewer, c)]),
        "offer": [ones(contracts, offer[place : place + 1]) for place in range(2)],
        "choice": ones(3, [int(seen.choice[viewer]) - 1]),
        "contracts_known": [ones(contracts, members(seen.contracts_known[s])) for s in order[1:]],
        "offers_known": [ones(contracts, members(seen.offers_known[s])) for s in order[1:]],
        "contract_places": [
            known[: seen.contract_count].index(contract) + 1
            if contract in known[: seen.contract_count]
            else 0
            for contract in range(contracts)
        ],
        "turn": [min(int(seen.turn), 127)],
        **{name: seen[name][viewer] for name in ("hand", "blind")},
        **{name: seen[name] for name in ("unseen", "fresh", "discards")},
        **{name: seen[name][order] for name in SEAT_NUMBERS},
        **{name: [seen[name]] for name in NUMBERS},
    }


@pytest.mark.parametrize(("board", "players", "policy"), GAMES)
def test_every_slice_is_what_the_observation_says(board: str, players: int, policy: str) -> None:
    slices = tensor_slices(board_named(board))
    for engine in moments(board, players, policy, 3):
        for viewer in range(players):
            flat, wanted = numbers_of(engine, engine.observe(viewer)), expected(engine, viewer)
            assert set(wanted) == {each.name for each in slices}
            for each in slices:
                part = flat[each.start : each.stop].reshape(each.shape)
                assert part.tolist() == np.asarray(wanted[each.name]).tolist(), each.name


@pytest.mark.parametrize("board", ["amsterdam", "lagoon"])
def test_the_slices_fill_the_tensor_without_a_gap(board: str) -> None:
    slices = tensor_slices(board_named(board))
    starts = [each.start for each in slices]
    assert starts == [0, *(each.stop for each in slices[:-1])]
    assert slices[-1].stop == tensor_size(board_named(board))
    assert mask_dtype(board_named(board)).itemsize % 8 == 0


@pytest.mark.parametrize("board", ["amsterdam", "lagoon", "village", "other"])
def test_the_columns_of_a_board_are_its_tensor_and_the_rest_is_zero(board: str) -> None:
    """The record that boards of one shape share, against one of the board's own size."""
    made = catalogue_named(board)
    columns, size = tensor_columns(made.board), tensor_size(made.board)
    assert (columns is None) == (board == "amsterdam")
    assert len(columns if columns is not None else range(size)) == size
    fill, own = as_python(fill_tensor, {}), np.zeros(1, own_tensor_dtype(made.board))
    for number, engine in enumerate(moments(board, 2, "by_kind", 4)):
        if number % 9 == 0:
            seen = engine.observe(0)
            fill(made.tables, seen, own[0])
            whole = np.array([tensor_of(engine, seen)]).view(np.int8)
            assert own.tobytes() == numbers_of(engine, seen).tobytes()
            assert np.count_nonzero(whole) == np.count_nonzero(own.view(np.int8))


def test_seats_are_counted_from_the_viewer() -> None:
    engine = new_engine("amsterdam", 3, 4, first_seat=1)
    engine.state.carts[:3] = 10, 11, 12
    for viewer, carts in enumerate(([10, 11, 12], [11, 12, 10], [12, 10, 11])):
        row = tensor_of(engine, engine.observe(viewer))
        assert row.carts[:3].tolist() == carts
        assert row.first_seat.tolist().index(1) == (1 - viewer) % 3
        assert row.carts[3] == row.hand_size[3] == 0


def test_numbers_that_are_too_large_are_told_as_127() -> None:
    engine = new_engine("amsterdam", 2, 4)
    engine.state.score[0] = engine.state.turn = engine.state.reshuffles = 300
    row = tensor_of(engine, engine.observe(1))
    assert row.score[1] == row.turn[0] == row.reshuffles[0] == 127


@pytest.mark.parametrize(("board", "players", "policy"), GAMES)
def test_what_is_hidden_changes_neither_tensor_nor_mask(
    board: str, players: int, policy: str
) -> None:
    """R16: everything a viewer may not know is dealt again; the tensor stays."""
    changed = 0
    for engine in moments(board, players, policy, 6):
        tables, work = engine.catalogue.tables, engine._work[0]
        anew = np.zeros(1, engine.catalogue.state_dtype)
        again = np.zeros(1, engine.catalogue.observation_dtype)
        for viewer in range(players):
            seen = engine.observe(viewer)
            resample(tables, seen, work, anew[0])
            observe(tables, anew[0], viewer, again[0])
            assert tensor_of(engine, again[0]).tobytes() == tensor_of(engine, seen).tobytes()
            changed += anew[0].hand.tobytes() != engine.state.hand.tobytes()
            if viewer == engine.state.to_move:
                legal_actions(tables, seen, work)
                before = mask_of(engine).tobytes()
                legal_actions(tables, anew[0], work)
                assert mask_of(engine).tobytes() == before
    assert changed > 0


@pytest.mark.parametrize(("board", "players"), [("amsterdam", 3), ("lagoon", 2)])
def test_plain_python_fills_the_same_tensor_and_mask(board: str, players: int) -> None:
    plain_tensor, plain_mask = as_python(fill_tensor, {}), as_python(fill_mask, {})
    for number, engine in enumerate(moments(board, players, "by_kind", 2)):
        if number % 7 == 0:
            seen = engine.observe(number % players)
            row = tensor_of(engine, seen)
            assert tensor_of(engine, seen, plain_tensor).tobytes() == row.tobytes()
            numbers = engine.legal_numbers()
            assert mask_of(engine).nonzero()[0].tolist() == numbers
            assert mask_of(engine, plain_mask).tobytes() == mask_of(engine).tobytes()


def test_at_set_up_a_choice_is_seen_by_its_own_seat_only() -> None:
    engine = new_engine("amsterdam", 3, 9)
    before = {seat: tensor_of(engine, engine.observe(seat)).tobytes() for seat in (1, 2)}
    engine.apply(engine.catalogue.slots + 4, 0)
    assert engine.state.phase == SETUP
    for seat in (1, 2):
        assert tensor_of(engine, engine.observe(seat)).tobytes() == before[seat]
    assert tensor_of(engine, engine.observe(0)).choice.tolist() == [0, 0, 1]
    assert engine.observe(0).to_move == NOBODY
    assert UNKNOWN not in engine.observe(0).offer[0]
