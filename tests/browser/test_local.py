"""Games in the browser alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.play import CUT, FINAL, begin, play_on, seat, skip_to_last_round, speak
from tests.browser.site import Site
from tests.browser.test_sizes import LANGUAGES


def test_a_game_against_three_bots_without_a_network(visit: Open, site: Site) -> None:
    page = visit(offline=True)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    site.stop()
    page.context.set_offline(True)
    seat(page, "person", "porter", "carter", "merchant")
    page.keyboard.press("Tab")
    begin(page)
    assert play_on(page, 400)
    page.get_by_role("button", name="Show everything").or_(
        page.locator(".verdict")
    ).first.wait_for()
    page.goto(f"{site.address}#/")
    expect(page.get_by_role("link", name="Watch the game")).to_be_visible()


def test_the_master_comes_when_it_is_asked_for_and_stays(visit: Open, site: Site) -> None:
    """What it knows is 2 MB: not for those who never play it, and no second time."""
    heard: list[str] = []
    page = visit(offline=True, hear=lambda answer: heard.append(answer.url))
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    seat(page, "person", "master")
    assert not any(url.endswith(".bin") for url in heard)
    begin(page)
    assert sum(url.endswith(".bin") for url in heard) == 1
    site.stop()
    page.context.set_offline(True)
    page.goto(f"{site.address}#/")
    page.reload()
    begin(page)
    play_on(page, 10)  # it thinks for up to a second
    skip_to_last_round(page)
    assert play_on(page, 3000)


def test_the_master_comes_by_itself_when_there_is_time(visit: Open, site: Site) -> None:
    """Where nobody pays for it; then hint, master and review are there without a network."""
    page = visit(offline=True, ahead=True)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    kept = "async () => (await (await caches.open('damrak-later')).keys()).length"
    assert page.evaluate(kept) == 0
    for _ in range(120):
        if page.evaluate(kept):
            break
        page.wait_for_timeout(500)
    site.stop()
    page.context.set_offline(True)
    seat(page, "person", "master")
    assert page.get_by_role("status").all_inner_texts() == []


def test_without_a_network_a_master_that_never_came_is_explained(visit: Open, site: Site) -> None:
    page = visit(offline=True, awaited=("net::ERR_", "the weights cannot be fetched"))
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    site.stop()
    page.context.set_offline(True)
    seat(page, "person", "master", "porter")
    expect(page.get_by_role("status")).to_contain_text("The master is not on this device yet")
    page.click("button.play")
    expect(page.get_by_role("alert")).to_contain_text("The master is not on this device yet")
    seat(page, "person", "porter")
    begin(page)
    expect(page.get_by_role("button", name="Hint: needs a connection")).to_be_disabled()


def test_two_keys_to_a_game(visit: Open) -> None:
    page = visit()
    page.keyboard.press("Enter")
    page.wait_for_selector(".room")


def test_bots_change_names_from_game_to_game_and_the_list_says_how_strong_they_are(
    visit: Open,
) -> None:
    page = visit()
    page.get_by_text("Set up each seat").click()
    person, bot, other = (page.get_by_label(f"Name in seat {seat}") for seat in (1, 2, 3))
    other.fill("Rembrandt")
    before = bot.input_value()
    for _ in range(60):  # one of several names, so it may come again
        begin(page)
        page.go_back()
        page.wait_for_selector("button.play")
        page.get_by_text("Set up each seat").click()
        if bot.input_value() != before:
            break
    assert bot.input_value() != before
    assert person.input_value() == "Skipper"
    assert other.input_value() == "Rembrandt"  # somebody gave it this name
    expect(page.locator(".who").first).to_contain_text(f"{before} Apprentice")


def test_a_reload_goes_on_with_the_game(visit: Open) -> None:
    page = visit(seats=("person", "porter"))
    begin(page)
    play_on(page, 4)
    page.wait_for_timeout(300)
    before = told(page)
    page.reload()
    page.wait_for_selector(".room")
    assert told(page) == before
    page.goto(f"{page.url.split('#')[0]}#/")
    page.get_by_role("link", name="Continue").click()
    page.wait_for_selector(".room")
    assert told(page) == before


def told(page: Page) -> list[str]:
    """What the screen says of the seats, the market and the hand, once nothing moves any more."""
    page.mouse.move(2, 2)  # off the board, whose routes answer to it
    page.keyboard.press("Escape")
    page.locator("main.table").focus()
    said: list[str] = []
    for _ in range(20):
        page.wait_for_timeout(500)
        parts = ("seats", "market", "hand")
        now = [page.locator(f".table > .{part}").inner_text() for part in parts]
        if now == said:
            break
        said = now
    return said


def test_two_people_at_one_device_never_see_each_others_hand(visit: Open) -> None:
    page = visit(seats=("person", "person", "porter"))
    begin(page)
    for name in ("Anna", "Ben", "Anna", "Ben", "Anna"):
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_role("heading", name=f"Hand the device to {name}")).to_be_visible()
        assert page.locator(".table > .hand").count() == 0
        dialog.get_by_role("button", name=f"I am {name}").click()
        page.wait_for_selector(".table > .hand")
        done = page.get_by_role("button", name="Done: on to")
        for _ in range(200):
            page.keyboard.press("3")
            page.keyboard.press("d")
            page.wait_for_timeout(50)
            if done.count():
                break
        done.click()


def test_a_claim_is_taken_back_until_the_device_is_handed_over(visit: Open) -> None:
    page = visit(seats=("person", "person"))
    begin(page)
    payable = page.locator("[data-route].payable")
    done = page.get_by_role("button", name="Done: on to")
    undo = page.get_by_role("button", name="Undo")
    for _ in range(40):
        take_over(page)
        if payable.count():
            break
        offered = page.get_by_role("button", name="Keep both").count()
        for key in ("3",) if offered else ("d", "d"):
            page.keyboard.press(key)
        expect(done).to_be_visible()
        assert undo.count() == 0
        done.click()
    before, lit = told(page), payable.count()
    claim(page)
    assert told(page) != before
    undo.click()
    expect(page.get_by_text("shows new cards or contracts cannot be undone")).to_be_visible()
    expect(payable).to_have_count(lit)
    assert told(page) == before
    expect(done).to_have_count(0)
    claim(page)
    done.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(undo).to_have_count(0)


def take_over(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button").click()
    page.wait_for_selector(".table > .hand")


def claim(page: Page) -> None:
    """Claim the first route that can be paid for, the thriftiest way."""
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    ways = page.get_by_role("group", name="Ways to pay")
    undo = page.get_by_role("button", name="Undo")
    expect(ways.or_(undo).first).to_be_visible()
    if ways.count():
        page.keyboard.press("Enter")
    expect(undo).to_be_visible()


def test_a_record_from_a_file_is_replayed_and_proven(visit: Open) -> None:
    page = visit("#/replay")
    page.set_input_files("input[type=file]", "tests/golden/games/amsterdam-3-by_kind-126.json")
    page.wait_for_selector(".room")
    output = page.locator("output")
    page.keyboard.press(".")
    page.keyboard.press(".")
    expect(output).to_have_text("2 / 123")
    page.keyboard.press(",")
    expect(output).to_have_text("1 / 123")
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    expect(output).to_have_text("123 / 123")
    page.wait_for_selector(FINAL)
    page.get_by_label("Point of view").select_option("open")
    expect(page.get_by_role("region", name="Everything open")).to_be_visible()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Check that it was fair").click()
    expect(page.get_by_text("The record is valid.")).to_be_visible()


def test_a_replay_shows_all_words_of_its_choices(visit: Open) -> None:
    page = visit("#/replay")
    for language in LANGUAGES:
        speak(page, language)
        page.set_input_files("input[type=file]", "tests/golden/games/amsterdam-3-by_kind-126.json")
        page.wait_for_selector(".room")
        page.locator("section:has(output) .more").click()
        for width in (360, 390, 640, 641, 768, 1024, 1366, 1440):
            page.set_viewport_size({"width": width, "height": 768})
            shown = [each for each in page.locator("select").all() if each.is_visible()]
            assert len(shown) == 2, (language, width)
            assert not any(each.evaluate(CUT) for each in shown), (language, width)
        page.goto(f"{page.url.split('#')[0]}#/rules")
        expect(page.locator(".room")).to_have_count(0)
        page.goto(f"{page.url.split('#')[0]}#/replay")
        page.wait_for_selector("input[type=file]", state="attached")


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390)])
def test_on_a_phone_a_replay_has_two_rows_of_controls_at_most(
    visit: Open, size: tuple[int, int]
) -> None:
    page = visit("#/replay", size=size)
    page.set_input_files("input[type=file]", "tests/golden/games/amsterdam-3-by_kind-126.json")
    controls = page.get_by_role("region", name="Watching the game")
    shown = [each for each in controls.locator("button, select, input").all() if each.is_visible()]
    boxes = [box for each in shown if (box := each.bounding_box())]
    assert len({round(box["y"] / 10) for box in boxes}) <= 2
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= size[0] for box in boxes)
    assert all(box["y"] + box["height"] <= size[1] for box in boxes)
    page.get_by_role("button", name="More").click()
    more = page.get_by_role("dialog", name="More")
    for name in ("Review the game", "Copy a link to this position", "Save as a file"):
        expect(more.get_by_role("button", name=name)).to_be_visible()
    more.get_by_label("Point of view").select_option("open")
    expect(page.get_by_role("region", name="Everything open")).to_be_visible()
    more.get_by_role("button", name="Check that it was fair").click()
    expect(page.get_by_text("The record is valid.")).to_be_visible()
    expect(more).to_have_count(0)


def test_a_changed_record_is_refused(visit: Open) -> None:
    page = visit("#/replay")
    page.set_input_files(
        "input[type=file]",
        {"name": "x.json", "mimeType": "application/json", "buffer": b'{"seed": 1, "actions": []}'},
    )
    expect(page.get_by_role("alert")).to_contain_text("not a record")
