"""Another game at the same table, with new cards or the same."""

from __future__ import annotations

import random

from tests.server.local import OWNER, LocalTable, refused, token_of


def test_a_rematch_rotates_the_seats() -> None:
    local = LocalTable("person", "person", "carter").start()
    refused("not-now", local, "rematch", 0)
    local.play_out(random.Random(4))
    seeds = [local.table.state.seed]
    local.seed = 2
    local.do("rematch", 0)
    assert [chair.name for chair in local.table.chairs] == ["carter", "Person 0", "Person 1"]
    assert local.table.who([token_of(0)]).seats == {1}
    assert local.update().proof.seed is None
    assert local.table.state.seed != seeds[0]
    assert local.table.state.number == 2
    assert not any(chair.ready for chair in local.table.chairs)


def test_the_named_seat_begins_and_can_be_named_anew_for_a_rematch() -> None:
    """Without a name it is drawn (2.8); a name is of a seat, whoever sits there next."""
    local = LocalTable("person", "person", "carter")
    local.do("configure", None, OWNER, settings={"first_seat": 1})
    local.start()
    assert first_of(local) == (1, False)
    local.play_out(random.Random(4))
    local.do("rematch", 0)
    assert local.update().settings.first_seat == 1
    local.do("configure", None, OWNER, settings={"first_seat": 2})
    for seat in (1, 2):
        local.do("ready", seat, token_of(seat - 1), ready=True)
    local.do("start", None, OWNER)
    assert first_of(local) == (2, False)


def first_of(local: LocalTable) -> tuple[int, bool]:
    assert local.table.game is not None
    record = local.table.game.record()
    return record.first_seat, record.first_seat_drawn


def test_a_rematch_that_is_asked_for_again_is_the_same_one() -> None:
    """R7: also when its sender has another seat by then."""
    local = LocalTable("person", "person").start()
    local.play_out(random.Random(4))
    assert local.do("rematch", 0, id="the-same-one")
    assert local.do("rematch", 0, id="the-same-one") == []
    refused("not-allowed", local, "rematch", 0, token_of(0), id="another-one")
    refused("not-allowed", local, "rematch", 0, OWNER, id="the-same-one")


def test_all_see_a_duplicate_and_agree_to_it_and_its_source_is_closed() -> None:
    """R34: nobody learns from what happened before which cards will come."""
    local = LocalTable("person", "person", listed=True).start()
    local.play_out(random.Random(3))
    seed, played = local.table.state.seed, local.table.sequence

    def cards_shown() -> bool:
        return any(each.event for each in local.update(since=1).happened if each.number <= played)

    assert cards_shown()
    assert local.update().duplicate_of is None
    local.do("rematch", 0, same_cards=True)
    assert (local.update().duplicate_of, local.update(0).duplicate_of) == (1, 1)
    assert not cards_shown()
    local.do("ready", 1, token_of(0), ready=True)
    refused("not-ready", local, "start", None, OWNER)  # the other one has not agreed
    refused("not-now", local, "rematch", 0, token_of(1), same_cards=True)
    local.do("ready", 0, token_of(1), ready=True)
    local.do("start", None, OWNER)
    assert not cards_shown()
    for seat in (0, 1):
        local.do("resign", seat, token_of(1 - seat))
    local.play_out(random.Random(3))
    assert cards_shown()
    local.do("rematch", 0, token_of(1), same_cards=True)
    assert local.update().duplicate_of == 1  # the third game with these cards
    assert local.table.duplicates == 1
    local.seed = 2
    local.do("rematch", 0, token_of(0))  # one who does not agree deals new cards
    assert (local.update().duplicate_of, local.table.state.number) == (None, 3)
    assert local.table.state.seed != seed
    refused("not-now", local, "rematch", 0, token_of(0))
    assert local.reloaded().state == local.table.state


def test_a_duplicate_has_the_same_cards_for_other_seats() -> None:
    local = LocalTable("person", "person").start()
    first = local.update(0).hands[0].view
    local.play_out(random.Random(3))
    local.do("rematch", 0, same_cards=True)
    for seat in (0, 1):
        local.do("ready", seat, token_of(1 - seat), ready=True)
    local.do("start", None, OWNER)
    assert local.update(0).hands[0].view == first
    assert local.table.who([token_of(1)]).seats == {0}
