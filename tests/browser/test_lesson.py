"""The first game, which explains itself."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.play import FINAL, begin, play_on, skip_to_last_round
from tests.browser.test_sizes import REACH

HIDDEN_WORDS = """() => {
  const { scrollHeight, clientHeight } = document.querySelector(".teacher");
  return scrollHeight - clientHeight;
}"""


# What lies upon the contracts.
COVERED = """() => [...document.querySelectorAll('.table > .contracts button')].filter((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const corner = (right, down) => document.elementFromPoint(x + right * width, y + down * height);
  return ![[0.1, 0.2], [0.9, 0.8]].every(([right, down]) => each.contains(corner(right, down)));
}).length"""


def box(page: Page, selector: str) -> Any:
    return page.locator(selector).first.bounding_box()


def is_lit(page: Page, selector: str) -> bool:
    """Whether a light surrounds the thing, and nothing else."""
    page.wait_for_selector(".spotlight .ring rect")
    page.wait_for_timeout(300)
    thing = box(page, selector)
    rects = [rect.bounding_box() for rect in page.locator(".spotlight .ring rect").all()]
    return any(
        rect and all(abs(rect[side] - thing[side]) < 20 for side in ("x", "y", "width", "height"))
        for rect in rects
    )


IN_THE_LIGHT = """(selector) => {
  const thing = document.querySelector(selector).getBoundingClientRect();
  const lights = [...document.querySelectorAll(".spotlight .ring rect")];
  return lights.map((each) => each.getBoundingClientRect()).some(({ left, top, right, bottom }) =>
    left <= thing.left && top <= thing.top && right >= thing.right && bottom >= thing.bottom);
}"""


def await_light(page: Page, selector: str) -> None:
    """Wait until all of the thing is within one of the lights."""
    page.wait_for_function(IN_THE_LIGHT, arg=selector)


# The routes of which a plank has its middle in the light.
LIT_ROUTES = """() => {
  const lights = [...document.querySelectorAll(".spotlight .ring rect")];
  const isLit = (plank) => {
    const { x, y, width, height } = plank.getBoundingClientRect();
    const middle = new DOMPoint(x + width / 2, y + height / 2);
    const within = (light) => middle.matrixTransform(light.getScreenCTM().inverse());
    return lights.some((light) => light.isPointInFill(within(light)));
  };
  const planks = [...document.querySelectorAll("[data-route] .edge")].filter(isLit);
  return [...new Set(planks.map((plank) => plank.closest("[data-route]").dataset.route))];
}"""


def await_lit_routes(page: Page, *routes: int) -> None:
    """Wait until these routes are in the light, and no other."""
    wanted = ",".join(map(str, routes))
    page.wait_for_function(f"(wanted) => ({LIT_ROUTES})().join() === wanted", arg=wanted)


def between_planks(page: Page, route: int) -> tuple[float, float]:
    """The middle of the gap between the first two planks of a route."""
    planks = page.locator(f"[data-route='{route}'] .edge")
    one, other = planks.nth(0).bounding_box(), planks.nth(1).bounding_box()
    assert one
    assert other
    x, y = (one["x"] + other["x"]) / 2, (one["y"] + other["y"]) / 2
    return x + one["width"] / 2, y + one["height"] / 2


def test_the_light_falls_on_what_is_meant_and_doing_it_is_the_answer(visit: Open) -> None:
    """Two deeds to the first claim, and the board stays."""
    page = visit("#/learn", settings={"speed": 1, "motion": "full"})
    page.get_by_role("button", name="Begin").click()
    coach = page.get_by_role("region", name="Learn by playing")
    expect(coach).to_contain_text("Join the two locations of a contract")
    assert is_lit(page, "section.dock")
    for place in ("dam", "korenmetershuisje", "haringpakkerstoren", "westermarkt"):
        await_light(page, f"#place-{place} text")
        await_light(page, f"[data-flags='{place}']")
        await_light(page, f"#place-{place} circle")
    await_lit_routes(page)  # none beside the places is cut into
    board = box(page, "svg.routes")
    page.get_by_role("button", name="Keep both").click()
    expect(coach).to_contain_text("you can pay for Korenmetershuisje")
    assert is_lit(page, "[data-anchor='hand-orange']")
    await_lit_routes(page, 16)
    page.reload()  # it goes on where it was
    expect(coach).to_contain_text("you can pay for")
    page.mouse.click(*between_planks(page, 16))
    expect(coach).to_contain_text("The route is yours")
    assert is_lit(page, "section.market")
    assert coach.get_by_role("button").count() == 0
    assert box(page, "svg.routes") == board


def test_the_first_game_is_won_by_claiming_whatever_one_can_pay(visit: Open) -> None:
    page = visit("#/learn")
    page.get_by_role("button", name="Begin").click()
    coach = page.get_by_role("region", name="Learn by playing")
    expect(coach).to_contain_text("Join the two locations of a contract")
    board = box(page, "svg.routes")
    page.keyboard.press("3")
    for _ in range(100):
        for key in ("n", "Enter", "Enter", "1", "d", "d"):
            page.keyboard.press(key)
        moved = box(page, "svg.routes") != board
        if page.locator("main.ended").count():
            break  # the ending has a board of its own size
        assert not moved
    expect(coach).to_contain_text("You have won your first game!")
    page.goto(page.url.partition("#")[0] + "#/replay")
    page.locator(".games li a").first.click()
    expect(page.locator("output").first).to_be_visible()
    expect(page.get_by_role("button", name="Review")).to_have_count(0)  # its moves were told


def test_the_last_turn_speaks_of_a_claim_only_where_one_can_be_made(visit: Open) -> None:
    """And after the end one chooses the next game; at first one for two, as this was."""
    page = visit("#/learn")
    page.get_by_role("button", name="Begin").click()
    coach = page.get_by_role("region", name="Learn by playing")
    skip_to_last_round(page, claims=False)
    expect(coach).to_contain_text("everybody gets one last turn. You can claim no other route, and")
    assert play_on(page, 40)
    page.locator(f"{FINAL} .verdict:not(:empty)").wait_for()
    expect(page.locator(FINAL).get_by_role("link", name="Review the game")).to_be_visible()
    page.locator(FINAL).get_by_role("button", name="Play now").click()
    expect(page.get_by_role("radio", name="2")).to_be_checked()


def test_while_points_are_counted_the_lesson_says_so(visit: Open) -> None:
    page = visit("#/learn", settings={"speed": 1, "motion": "full"})
    page.get_by_role("button", name="Begin").click()
    coach = page.get_by_role("region", name="Learn by playing")
    skip_to_last_round(page)
    for _ in range(40):
        if play_on(page, 1):
            break
        page.wait_for_timeout(100)
    expect(page.locator(FINAL)).to_be_visible()
    expect(coach).to_contain_text(
        "The game is over. Now routes, contracts and merchandise are counted"
    )
    page.get_by_role("button", name="Show everything").click()
    expect(coach).to_contain_text("Now you know the whole game")


def test_a_claim_is_taken_back_and_its_step_is_told_again(visit: Open) -> None:
    page = visit("#/learn")
    page.get_by_role("button", name="Begin").click()
    coach = page.get_by_role("region", name="Learn by playing")
    page.get_by_role("button", name="Keep both").click()
    expect(coach).to_contain_text("you can pay for")
    page.mouse.click(*between_planks(page, 16))
    expect(coach).to_contain_text("The route is yours")
    page.get_by_role("button", name="Undo").click()
    expect(coach).to_contain_text("you can pay for Korenmetershuisje")
    await_lit_routes(page, 16)


def test_on_a_phone_a_panel_that_was_raised_is_read_in_full_light(visit: Open) -> None:
    page = visit("#/learn", size=(390, 844))
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Keep both").click()
    expect(page.locator(".spotlight")).to_be_visible()
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".spotlight")).to_be_hidden()
    page.get_by_role("button", name="Type a move").click()
    expect(page.locator(".spotlight")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator(".spotlight")).to_be_visible()


def test_a_rule_opened_from_the_lesson_leads_back_to_it(visit: Open) -> None:
    page = visit("#/learn", size=(390, 844))
    page.get_by_role("button", name="Begin").click()
    coach = page.get_by_role("region", name="Learn by playing")
    page.wait_for_selector("section.dock.offered")
    page.keyboard.press("3")
    expect(coach).to_contain_text("you can pay for")
    lesson = page.url
    coach.get_by_role("link", name="Rule 5.1").click()
    expect(page.locator(".rule.wanted")).to_be_visible()
    page.get_by_role("link", name="7 ").first.click()
    page.get_by_role("link", name="Back to the game").click()
    expect(coach).to_contain_text("you can pay for")
    assert page.url == lesson


@pytest.mark.parametrize("size", [(360, 640), (375, 667), (390, 844)])
def test_on_a_phone_the_board_is_as_large_as_in_play(visit: Open, size: tuple[int, int]) -> None:
    """Also in the language with the longest words; nothing is covered, no word is out of sight."""
    page = visit(size=size, settings={"language": "fi"}, seats=("person", "apprentice"))
    begin(page)
    page.keyboard.press("3")
    page.locator(".slot.can").first.wait_for()
    in_play = box(page, "svg.routes")
    page.evaluate("location.hash = '#/learn'")
    page.locator("main button.primary").click()
    page.locator(".teacher").wait_for()
    for keys in ("3", ("n", "Enter", "Enter"), ("d", "d")):
        assert page.evaluate(REACH, ".offered") == []  # one chooses before one draws
        assert page.evaluate(HIDDEN_WORDS) <= 0
        for key in keys:
            page.keyboard.press(key)
            page.wait_for_timeout(300)
        page.keyboard.press("Escape")
        assert box(page, "svg.routes")["width"] >= in_play["width"]


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_on_a_phone_a_hint_leaves_the_board_and_the_contracts_as_they_are(
    visit: Open, size: tuple[int, int]
) -> None:
    page = visit("#/learn", size=size, settings={"language": "fi"})
    page.locator("main button.primary").click()
    page.locator(".teacher").wait_for()
    page.keyboard.press("3")
    page.locator(".slot.can").first.wait_for()
    for _ in range(3):
        page.locator(".status.mine, .table > .coach").first.wait_for(state="attached")
        board = box(page, "svg.routes")
        page.keyboard.press("h")
        do = page.locator(".coach .next.primary")
        do.wait_for()
        assert box(page, "svg.routes") == board
        assert page.evaluate(COVERED) == 0
        assert page.locator(".spotlight").count() == 0  # the hint lights what it advises
        assert (
            page.locator(".coach").evaluate("(each) => each.scrollHeight - each.clientHeight") <= 0
        )
        do.press("Enter")  # a click so soon in the same place might be a slip
        expect(page.locator(".coach")).to_have_count(0)
        page.locator(".slot.can").first.wait_for()
