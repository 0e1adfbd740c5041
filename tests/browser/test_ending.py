"""The last minute: the ending of a game, and how it is shown to others."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.people import People, begin_game, make_table, menu
from tests.browser.play import CUT, FINAL, SPEAK, begin, finish, play_on

VERDICT = f"{FINAL} .verdict"
MINUS = "\N{MINUS SIGN}"
COLOURS = """() => {
  const picture = document.querySelector('.picture img');
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [840, 665];
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
  const seen = new Set();
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  for (let k = 0; k < data.length; k += 4) seen.add(data.slice(k, k + 3).join());
  return seen.size;
}"""
# The rows of the scoring whose total is outside the window or covered.
UNSEEN = """() => [...document.querySelectorAll('section.final summary b')].filter((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const hit = (down) => document.elementFromPoint(x + width / 2, y + down * height);
  return ![0.1, 0.9].every((down) => each.contains(hit(down)));
}).map((each) => each.textContent)"""
# What could be pressed in the middle of a place.
CONTROL_AT = """({ x, y, width, height }) =>
  document.elementFromPoint(x + width / 2, y + height / 2)
    ?.closest('button, a, summary, select')?.textContent ?? null"""
# What is read or pressed after the game with a petal upon it; petals are made to be felt for this.
BEHIND_PETALS = """() => {
  for (const petal of document.querySelectorAll('.petals svg'))
    petal.style = 'inset: 0; width: 100%; height: 100%; animation: none; pointer-events: all';
  const read = '.final :is(h2, summary b, .after button, .after a), .bar button';
  return [...document.querySelectorAll(read)].filter((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return width && document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.petals');
  }).map((each) => each.textContent);
}"""
# How the line of the last round begins, in two languages.
LAST_ROUND = ("The last round", "The very last", "Viimeinen kierros", "Aivan viimeinen")
# The names of places that the banner of the last round covers.
NAMES_COVERED = """() => {
  const banner = document.querySelector('.banner span').getBoundingClientRect();
  return [...document.querySelectorAll('.locations text')].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const beside = right <= banner.left || left >= banner.right;
    return !beside && bottom > banner.top && top < banner.bottom;
  }).map((each) => each.textContent);
}"""


def finished(visit: Open, *kinds: str, **more: Any) -> Page:
    """A game on this device that has come to its end."""
    page = visit(seats=("person", *kinds), **more)
    begin(page)
    finish(page)
    return page


def totals(page: Page) -> list[int]:
    """The points of the ranking, from the first place to the last."""
    texts = page.locator(f"{FINAL} summary b").all_inner_texts()
    return [int(text.replace(MINUS, "-")) for text in texts]


def shared_link(page: Page) -> str:
    page.get_by_role("button", name="Share", exact=True).click()
    drawer = page.get_by_role("dialog", name="Share this game")
    link: str = drawer.get_by_label("Link").input_value()
    return link


def test_the_ending_ranks_and_says_who_wins_by_how_much(visit: Open) -> None:
    page = finished(visit, "porter", "porter", "porter")
    points = totals(page)
    assert points == sorted(points, reverse=True)
    verdict = page.locator(VERDICT).inner_text()
    by = re.search(r"by (\d+) points|by one point|level|shared", verdict)
    assert by, verdict
    if by[1]:
        assert int(by[1]) == points[0] - points[1]
    box = page.locator(f"{FINAL} li").first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 768  # the winner is in sight
    closer, board = (
        page.locator(each).bounding_box() for each in (".board .buttons", "svg.routes")
    )
    assert closer is not None
    assert board is not None
    assert closer["y"] + closer["height"] <= board["y"] + board["height"] + 8  # on the board
    expect(page.locator(".petals")).to_have_count(0)  # nothing moves for who asked for that
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".log li").first).to_be_visible()
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".log li").first).to_be_hidden()


def test_on_a_phone_the_totals_of_all_are_in_sight(visit: Open) -> None:
    phone = {"has_touch": True, "is_mobile": True}
    page = finished(visit, "porter", "porter", "porter", size=(360, 640), **phone)
    sizes = [(360, 640), (390, 664), (390, 844)]
    for language, (width, height) in product(("en", "de", "fi", "fr", "es"), sizes):
        page.evaluate(SPEAK, language)
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        page.locator(VERDICT).wait_for()
        assert page.evaluate("document.documentElement.lang") == language
        expect(page.locator(f"{FINAL} summary b")).to_have_count(4)
        for _ in range(200):  # rows fold until all have room
            if not (unseen := page.evaluate(UNSEEN)):
                break
            page.wait_for_timeout(50)
        assert unseen == [], (language, width, height)
        assert not page.locator(f"{FINAL} select").evaluate(CUT), (language, width, height)


def to_the_last_round(page: Page) -> None:
    """Step back in a replay to the moment before the last round, as one who does not know yet."""
    page.locator(".steps button").last.click()
    page.locator(FINAL).wait_for()
    page.keyboard.press(",")
    expect(page.locator(FINAL)).to_have_count(0)
    for _ in range(40):
        if not page.locator("p.status").inner_text().startswith(LAST_ROUND):
            return
        page.keyboard.press(",")
    raise AssertionError("no moment before the last round")


def test_the_banner_of_the_last_round_covers_no_name_of_a_place(visit: Open) -> None:
    """In long and short words."""
    page = finished(visit, "porter")
    link = shared_link(page).split("#")[1]
    for language, size in product(("en", "fi"), ((360, 640), (1366, 640), (1366, 768))):
        page.evaluate(SPEAK, language)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(page.url.partition("#")[0] + f"#{link}")
        page.reload()
        to_the_last_round(page)
        page.keyboard.press(".")
        expect(page.locator(".banner")).to_be_visible()
        assert page.evaluate(NAMES_COVERED) == [], (language, size)


def test_contracts_are_drawn_one_after_another_and_can_be_skipped(visit: Open) -> None:
    page = finished(visit, "porter")
    link = shared_link(page)
    moving = visit(f"#{link.split('#')[1]}", settings={"speed": 2, "motion": "full"})
    moving.get_by_role("button", name="To the end").click()
    expect(moving.locator(".reveal .end")).to_have_count(2)
    expect(moving.locator(".reveal .points")).to_be_visible()
    skip = moving.get_by_role("button", name="Show everything")
    place = skip.bounding_box()
    assert place is not None
    skip.click()
    expect(moving.locator(VERDICT)).to_be_visible()
    expect(moving.locator(f"{FINAL} .after")).not_to_have_attribute("inert", "")
    assert moving.evaluate(CONTROL_AT, place) is None  # a second press hits nothing
    expect(moving.locator(".reveal .end")).to_have_count(0)
    expect(moving.locator(".petals")).to_have_count(1)
    assert moving.evaluate(BEHIND_PETALS) == []
    wanted = page.locator(f"{FINAL} summary b").all_inner_texts()
    expect(moving.locator(f"{FINAL} summary b")).to_have_text(wanted)  # counted up by now


def test_a_finished_game_is_shared_as_a_picture_and_a_link(visit: Open) -> None:
    page = finished(visit, "porter")
    link = shared_link(page)
    page.locator(".picture img").wait_for()
    assert page.evaluate(COLOURS) > 500  # the board with all its carts, not a blank sheet
    drawn = page.locator(".picture img").evaluate("(image) => decodeURIComponent(image.src)")
    assert "veil" not in drawn.split("</style>")[1]  # what was pointed at last dims nothing
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    assert re.fullmatch(r"damrak-\d{4}-\d\d-\d\d\.jpg", saved.value.suggested_filename)
    content = saved.value.path().read_bytes()
    assert content.startswith(b"\xff\xd8")
    assert 200_000 < len(content) < 2_500_000  # the whole board, and no burden to send
    size = page.locator(".picture img").evaluate("(it) => [it.naturalWidth, it.naturalHeight]")
    assert size == [3360, 2660]  # twice the board's own measure
    expect(page.get_by_role("button", name="Saved")).to_be_visible()
    expect(page.get_by_role("status").get_by_text("Saved")).to_be_attached()
    stranger = visit(f"#{link.split('#')[1]}")
    stranger.get_by_role("button", name="To the end").click()
    stranger.locator(VERDICT).wait_for()
    assert totals(stranger) == totals(page)


def test_a_game_that_goes_on_has_no_link(visit: Open) -> None:
    page = visit(seats=("person", "porter"))
    begin(page)
    play_on(page, 2)
    unfinished = page.url.split("/")[-1]
    page.evaluate(f"location.hash = '#/replay/{unfinished}'")
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("button", name="Save as a file")).to_be_visible()
    expect(page.get_by_role("button", name="link")).to_have_count(0)


def test_a_game_at_a_table_is_shared_with_people_who_were_not_there(people: People) -> None:
    anna, _ = make_table(people, "apprentice")
    begin_game(anna)
    menu(anna, "Let a bot play for me")
    anna.locator(VERDICT).wait_for(timeout=60_000)
    stranger = people.come(shared_link(anna))
    stranger.get_by_role("button", name="To the end").click()
    stranger.locator(VERDICT).wait_for()
    assert totals(stranger) == totals(anna)
    anna.locator(".picture img").wait_for()
    assert anna.evaluate(COLOURS) > 500
