"""The schedule: all bots meet equally often, from every seat."""

from __future__ import annotations

from collections import Counter

import pytest

from damrak.arena.schedule import Schedule, line_ups, orders, rotations


def test_line_ups() -> None:
    assert line_ups(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert line_ups(4, 4) == [(0, 1, 2, 3)]
    assert line_ups(2, 4) == [(0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1)]
    assert line_ups(2, 3) == [(0, 0, 1), (0, 1, 1)]
    assert line_ups(3, 4) == [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]


def test_circular_orders_take_turns() -> None:
    assert orders((0, 1, 2)) == [(0, 1, 2), (0, 2, 1)]
    assert len(orders((0, 1, 2, 3))) == 6
    assert orders((0, 0, 1, 1)) == [(0, 0, 1, 1)]  # 0101 is symmetric


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (5, 2), (3, 3), (2, 4), (3, 4), (5, 4)])
def test_on_each_deal_every_bot_has_every_seat_equally_often(bots: int, players: int) -> None:
    schedule = Schedule(bots, players)
    for deal in range(3):
        seen: Counter[tuple[int, int]] = Counter()
        games = set()
        for line_up in range(schedule.tables_a_deal):
            seatings = schedule.seatings(deal * schedule.tables_a_deal + line_up)
            assert sorted(seatings) == sorted(rotations(seatings[0]))
            games |= {(line_up, seating) for seating in seatings}
            seen.update((bot, seat) for seating in seatings for seat, bot in enumerate(seating))
        assert len(games) == schedule.games_a_deal
        assert len(set(seen.values())) == 1
        assert len(seen) == bots * players


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [Schedule(3, 2).deals_for(games) for games in (1, 6, 7)] == [1, 1, 2]


def test_the_first_bot_sits_alone_against_tables_of_each_other() -> None:
    schedule = Schedule(3, 4, alone=True)
    assert schedule.line_ups == [(0, 1, 1, 1), (0, 2, 2, 2)]
    assert schedule.games_a_deal == 8
    for table in range(4):
        seatings = schedule.seatings(table)
        other = 1 + table % 2
        assert all(sorted(each) == [0, other, other, other] for each in seatings)
        assert {each.index(0) for each in seatings} == {0, 1, 2, 3}
