"""A finished game in review: in any language, on a phone, without a network."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from damrak.insight.kernels.trial import BACKED, TRIALS
from tests.browser.conftest import Open, visiting
from tests.browser.people import LAPTOP, PHONE
from tests.browser.play import begin, finish, play_on, speak
from tests.browser.site import Site, build_client
from tests.browser.test_pages import CLIPPED, LANGUAGES, violations

Reviewed = Callable[..., Page]
RECORD = "tests/golden/games/amsterdam-3-by_kind-126.json"
PRAISED = "tests/golden/games/amsterdam-2-by_kind-151.json"  # the first seat has a best choice
REVIEW = {"en": "Review the game", "fr": "Analyser la partie"}


def load_record(page: Page, record: str = RECORD) -> None:
    """From a file to its review."""
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector(".room")
    if not page.locator(".choices").is_visible():  # a phone
        page.locator(".more").click()
    page.locator(":is(.choices, .narrow) > button:visible").first.click()
    expect(page).to_have_url(re.compile("#/review/"))


def wait_for_judge(page: Page) -> None:
    """Until the judge has looked at the whole game."""
    page.wait_for_selector(".told table", timeout=120_000)


def wait_for_all(page: Page) -> None:
    """Until the whole game has been looked at, and played on from every moment."""
    page.wait_for_selector(".told section.tall", timeout=400_000)
    expect(page.locator(".mattered [role=status]")).to_have_count(0)


# As the page was when the review was complete, for whoever is next.
AFRESH = """() => {
  document.querySelectorAll('details').forEach((each) => { each.open = false; });
  document.querySelector('fieldset input').click();
  const slider = document.querySelector('[type=range]');
  slider.value = 0;
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  document.activeElement.blur();
  scrollTo(0, 0);
}"""


@pytest.fixture(scope="module")
def complete(browser: Browser) -> Iterator[Page]:
    """The review of a record: a minute of work, for all who only look at what was found."""
    site = Site(build_client())
    with visiting(browser, site) as visit:
        page = visit("#/replay")
        load_record(page)
        wait_for_all(page)
        page.wait_for_selector(".slip")
        yield page
    site.stop()


@pytest.fixture
def reviewed(complete: Page) -> Reviewed:
    """Shows it in a window of a size, in a language."""

    def reviewed(size: tuple[int, int] = LAPTOP, language: str = "en") -> Page:
        complete.mouse.move(0, 0)
        complete.set_viewport_size({"width": size[0], "height": size[1]})
        if complete.locator("html").get_attribute("lang") != language:
            speak(complete, language)
        complete.evaluate(AFRESH)
        expect(complete.get_by_role("slider")).to_have_value("0")
        expect(complete.locator("details[open]")).to_have_count(0)
        return complete

    return reviewed


def fits(page: Page, what: str) -> None:
    width = page.viewport_size["width"] if page.viewport_size else 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width, what
    assert page.evaluate(CLIPPED) == [], what


def test_a_game_is_played_and_reviewed_on_a_phone_in_french(visit: Open) -> None:
    page = visit(
        size=PHONE, settings={"language": "fr"}, has_touch=True, seats=("person", "porter")
    )
    begin(page)
    play_on(page, 2)
    finish(page)
    page.get_by_role("link", name=REVIEW["fr"]).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Retour sur la partie")
    expect(page.get_by_role("radio", name="Anna")).to_be_checked()  # the person, not the bot
    wait_for_all(page)
    fits(page, "all of it")
    assert violations(page) == []
    slider = page.get_by_role("slider")
    before = slider.input_value()
    page.get_by_role("button", name="Choix suivant").tap()
    expect(slider).not_to_have_value(before)
    expect(page.locator(".master")).not_to_contain_text("regard")  # a third opinion is not told
    page.get_by_text("Ben", exact=True).first.tap()
    expect(page.get_by_role("radio", name="Ben")).to_be_checked()
    fits(page, "of the other seat")


@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "dark"), ((1366, 768), "light")])
def test_a_record_from_a_file_is_reviewed_and_played_on(
    visit: Open, size: tuple[int, int], scheme: str
) -> None:
    page = visit("#/replay", size=size, color_scheme=scheme)
    load_record(page, PRAISED)
    page.wait_for_selector("progress")
    assert violations(page) == [], "while it works"
    wait_for_all(page)
    assert page.locator("progress").count() == 0
    expect(page.locator("figure polygon")).to_have_count(2)  # an area for each seat
    page.keyboard.press("n")
    page.keyboard.press("n")
    at = int(page.get_by_role("slider").input_value())
    expect(page.locator(".moment h2")).to_have_text(re.compile(r"^Turn \d+: "))
    page.keyboard.press(".")
    expect(page.get_by_role("slider")).to_have_value(str(at + 1))
    page.keyboard.press("p")
    expect(page.get_by_role("slider")).to_have_value(str(at))
    slip = page.locator(".slip").first
    turn = re.search(r"Turn \d+:", slip.inner_text())
    slip.get_by_role("button", name="Show this moment").click()
    expect(page.locator(".moment h2")).to_contain_text(turn[0] if turn else "no turn")
    expect(page.locator(".master")).not_to_contain_text("ahead…")  # a third opinion is not told
    page.locator("summary").click()
    expect(page.get_by_role("row")).to_have_count(88 + 1 + 6)  # moves; points
    assert violations(page) == [], "all of it"
    slip.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("#/play/"))
    page.wait_for_selector(".room")


def test_the_areas_of_the_curve_fill_all_of_it_and_a_pointer_moves_the_board(
    reviewed: Reviewed,
) -> None:
    page = reviewed()
    heights = page.locator("figure polygon").evaluate_all(
        """(areas) => areas.map((area) => {
          const points = area.getAttribute("points").split(" ").map((each) => each.split(","));
          return points.at(-20)[1] - points[19][1];
        })"""
    )
    whole = page.locator("figure rect").first.get_attribute("height")
    assert sum(heights) == pytest.approx(float(whole or 0), abs=1)
    box = page.locator("figure > svg").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_role("slider")).not_to_have_value("0")


def test_a_mouse_that_crosses_the_curve_or_scrolls_over_it_moves_nothing(visit: Open) -> None:
    page = visit("#/replay", size=(1366, 768))
    load_record(page)
    wait_for_judge(page)
    slider, box = page.get_by_role("slider"), page.locator("figure > svg").bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.clock.install(time=0)
    page.clock.pause_at(1)  # time passes only when it is told to
    page.mouse.move(middle[0], box["y"] - 60)
    page.mouse.move(*middle, steps=5)
    page.mouse.move(middle[0], box["y"] - 60, steps=5)
    page.clock.run_for(1000)
    expect(slider).to_have_value("0")
    page.mouse.move(*middle)
    page.mouse.wheel(0, 40)
    while page.evaluate("scrollY") == 0:
        pass  # nothing in the page can wait, for its clock stands still
    page.clock.run_for(1000)
    expect(slider).to_have_value("0")
    page.mouse.move(middle[0] + 1, middle[1])
    page.clock.run_for(1000)
    expect(slider).not_to_have_value("0")


INSIDE = """(parts) => parts.every((part) => {
  const { top, bottom } = part.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
})"""


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (1920, 1080)])
def test_the_next_choice_and_what_it_changes_are_in_the_window_together(
    reviewed: Reviewed, size: tuple[int, int]
) -> None:
    page = reviewed(size, "fr")
    parts = page.locator(".moment button, .moment .scene > svg, .moment .master, .moment ol li")
    board, sizes = page.locator(".moment .scene > svg"), set()
    for _ in range(6):
        page.keyboard.press("n")
        expect(page.locator(".moment .master")).not_to_have_text("")
        assert parts.evaluate_all(INSIDE)
        sizes.add(board.evaluate("(board) => board.getBoundingClientRect().height"))
        assert page.evaluate("scrollY") == 0
    assert len(sizes) == 1, "the board keeps its size"
    page.locator(".slip").first.scroll_into_view_if_needed()
    assert page.evaluate("scrollY") > 0
    assert parts.evaluate_all(INSIDE), "it stays beside what is read"
    page.keyboard.press("p")
    assert parts.evaluate_all(INSIDE)


def test_a_sign_of_the_curve_points_at_the_chance_and_captions_say_before_and_now(
    reviewed: Reviewed,
) -> None:
    page = reviewed()
    points = (page.locator("figure polygon").last.get_attribute("points") or "").split()
    tips = page.locator("figure .tip").evaluate_all(
        """(tips) => tips.map((tip) => ["cx", "cy"].map((side) => +tip.getAttribute(side)))"""
    )
    assert tips
    for x, y in tips:
        assert f"{x:.1f},{y:.1f}" in points
    page.keyboard.press("n")
    expect(page.locator(".slider .now")).to_contain_text(re.compile(r"^Last move "))
    expect(page.locator(".moment .head")).to_contain_text(re.compile(r"^The choice now Turn"))


def test_on_a_phone_the_table_of_chances_scrolls_in_its_frame(reviewed: Reviewed) -> None:
    page = reviewed(PHONE)
    place = "(each) => each.getBoundingClientRect().width"
    told = page.locator("div.told")
    before = told.evaluate(place)
    page.locator("summary").click()
    page.wait_for_selector(".scroll")
    assert told.evaluate(place) == before
    fits(page, "with the table")


def test_chances_add_up_to_a_hundred_at_every_moment(reviewed: Reviewed) -> None:
    page = reviewed()
    page.locator("summary").click()
    rows = page.locator(".scroll tbody tr").all_inner_texts()
    shares = [[int(each) for each in re.findall(r"(\d+)%", row)] for row in rows]
    assert len(shares) > 100
    assert all(sum(row) == 100 for row in shares)


def test_the_table_of_chances_keeps_the_names_of_its_columns(reviewed: Reviewed) -> None:
    page = reviewed()
    page.locator("summary").click()
    row = page.locator(".scroll tbody tr").nth(40)
    row.evaluate("(row) => scrollTo(0, row.getBoundingClientRect().top + scrollY - 200)")
    top = page.locator(".scroll th").first.evaluate("(th) => th.getBoundingClientRect().top")
    assert top == pytest.approx(0, abs=1)


def test_a_review_begins_with_who_won_and_by_how_much(reviewed: Reviewed) -> None:
    page = reviewed()
    expect(page.locator(".game header p")).to_have_text(re.compile(r"wins? by|shared victory"))


def test_a_decision_that_mattered_is_explained(reviewed: Reviewed) -> None:
    page = reviewed()
    told = page.locator(".slip").first
    expect(told).to_contain_text("Better:")
    expect(told.locator("p").nth(1)).to_contain_text(re.compile(r"\w+.*\."))  # why
    expect(told.get_by_role("button", name="Play on from here")).to_be_visible()


def test_what_is_told_of_a_mistake_was_counted_and_is_the_same_beside_the_board(
    reviewed: Reviewed,
) -> None:
    page = reviewed()
    expect(page.locator(".mattered [role=status]")).to_have_count(0)
    expect(page.get_by_text("From the end of every turn the game was played on")).to_be_visible()
    for slip in page.locator(".slip").all():
        played, best = (int(each) for each in slip.locator("dd b").all_inner_texts())
        assert played + BACKED <= best <= TRIALS
        expect(slip).to_contain_text(f"Games won out of {TRIALS} that were played on")
        slip.get_by_role("button", name="Show this moment").click()
        expect(page.locator(".moment li.played b")).to_have_text(str(played))
        expect(page.locator(".moment ol li").first.locator("b")).to_have_text(str(best))
        expect(page.locator(".moment ol li").first).to_contain_text("★ best")


def test_at_the_move_of_another_the_page_says_whose_it_is(reviewed: Reviewed) -> None:
    page = reviewed()
    for moment in range(4):
        page.get_by_role("slider").fill(str(moment))
        text = page.locator(".moment > .none, .moment h2").inner_text()
        assert re.search(r"Player \d, at the start: keeps|^At the start: keep|Turn 1|turn 1", text)
    page.get_by_role("slider").press("End")
    expect(page.locator(".moment > .none")).to_contain_text(re.compile("wins?"))


@pytest.mark.parametrize("size", [PHONE, (1366, 768)])
def test_the_next_choice_stays_under_the_pointer_and_every_click_counts(
    visit: Open, size: tuple[int, int]
) -> None:
    page = visit("#/replay", size=size)
    load_record(page, PRAISED)
    page.wait_for_selector("progress")
    button, slider = page.get_by_role("button", name="Next choice"), page.get_by_role("slider")
    box, moments = button.bounding_box(), [int(slider.input_value())]
    assert box
    while button.is_enabled():
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.wait_for_timeout(60)  # as long as a finger takes: nothing may move meanwhile
        page.mouse.up()
        moments.append(int(slider.input_value()))
        if len(moments) == 12:
            wait_for_all(page)  # what was found has come meanwhile
            page.wait_for_selector(".slip")
        assert button.bounding_box() == box
    assert len(moments) > 20
    assert moments == sorted(set(moments)), "a click was lost"


def test_what_mattered_comes_after_the_curve_and_begins_with_mistakes(visit: Open) -> None:
    page = visit("#/replay", size=PHONE)
    load_record(page, PRAISED)
    wait_for_all(page)
    expect(page.locator(".mattered [role=status]")).to_have_count(0)
    heads = ("figcaption", "text=The choices that mattered most", ".slip", ".finest", ".moment")
    parts = [page.locator(each).first.bounding_box() for each in (*heads, "text=Skill and luck")]
    tops = [each["y"] for each in parts if each]
    assert len(tops) == len(heads) + 1
    assert tops == sorted(tops)
    expect(page.locator(".finest")).to_contain_text(
        re.compile(r"Well spotted: .*next best choice wins about \d+ fewer games", re.S)
    )


def test_every_sign_is_explained_before_it_appears(visit: Open) -> None:
    page = visit("#/replay")
    load_record(page)
    page.wait_for_selector("progress")
    legend = page.locator("figure li")
    told = ["★best choice", "↑turn for the better", "↓turn for the worse", "1mistake"]
    signs = ["route claimed", "contract completed", "market cleared", "last round"]
    expect(legend).to_have_text([*told, *signs])


def test_every_kind_of_per_cent_is_explained(reviewed: Reviewed) -> None:
    page = reviewed()
    expect(
        page.get_by_text("At this moment: chance to win and points to expect at the end")
    ).to_be_visible()
    page.keyboard.press("n")
    expect(
        page.locator(".moment").get_by_text(re.compile("How good each choice|Games won out of"))
    ).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Accuracy of choices \d+%$"))).to_have_count(3)
    expect(page.get_by_text("Accuracy is not a chance to win")).to_be_visible()


APART = """(signs) => signs.map((sign) => sign.getBoundingClientRect()).flatMap((one, place, all) =>
  all.slice(place + 1).filter((other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1).map(() => place))"""


@pytest.mark.parametrize("size", [PHONE, (1366, 768)])
def test_no_sign_of_the_curve_lies_on_another_and_turns_are_counted(
    reviewed: Reviewed, size: tuple[int, int]
) -> None:
    page = reviewed(size)
    expect(page.locator(".mattered [role=status]")).to_have_count(0)
    signs = page.locator("figure > svg g.done, figure > svg g.told")
    assert signs.count() > 20
    assert signs.evaluate_all(APART) == []
    numbers = page.locator("g.told text").all_text_contents()
    told = [each for each in numbers if each not in "↑↓"]  # nothing was praised in this game
    assert told == [str(place + 1) for place in range(len(told))]
    assert told
    slips = page.locator(".slip").all_inner_texts()
    turns = [int(each) for slip in slips for each in re.findall(r"Turn (\d+)", slip)]
    assert len(turns) == len(slips)
    assert turns == sorted(turns)  # as the signs stand on the curve
    ends = page.locator("figure > svg .turn")
    expect(ends).to_have_text(["Turn", "5", "10", "15", "20", "25"])  # own turns, not moves of all


def test_the_biggest_steps_are_named_and_shown(reviewed: Reviewed) -> None:
    page = reviewed()
    seen = 0
    for place in range(3):
        page.locator("fieldset label").nth(place).click()
        wait_for_all(page)
        turning = page.locator(".turning").first
        if not turning.count():
            continue  # none was large
        seen += 1
        expect(turning).to_contain_text(re.compile(r"A turn for the (better|worse)"))
        games = r"(\d+) from before this turn, (\d+) from after it"
        before, after = (int(each) for each in re.findall(games, turning.inner_text())[0])
        assert abs(before - after) >= BACKED
        assert (before < after) == ("better" in turning.inner_text())
        link = turning.get_by_role("button")
        told, shown = link.inner_text(), page.locator("fieldset label.chosen b")
        link.click()
        if told.startswith("Turn"):  # the choice is shown: it is still to come
            expect(shown).to_be_visible()
            cards = re.findall(r"take |draw |keep ", told)  # a turn is judged when it is over
            for _ in cards or ["claim"]:
                page.keyboard.press(".")
        expect(page.locator(".slider .now")).to_contain_text(told.rpartition(" ")[2])
    assert seen


def test_at_the_last_choice_nothing_asks_to_be_pressed(reviewed: Reviewed) -> None:
    page = reviewed()
    button = page.get_by_role("button", name="Next choice")
    expect(button).to_contain_class("primary")
    slider = page.get_by_role("slider")
    slider.focus()
    slider.press("End")
    expect(button).to_be_disabled()
    expect(button).not_to_contain_class("primary")


def test_what_a_move_completed_or_won_is_credited(reviewed: Reviewed) -> None:
    page = reviewed(PHONE)
    credit, won = page.locator(".moment .credit"), "This began the last round, and you won."
    page.get_by_role("slider").press("End")
    for _ in range(4):
        page.keyboard.press("p")
        if credit.count() and credit.inner_text() == won:
            break
    expect(credit).to_have_text(won)
    praised = page.locator(".credits", has_text=won)
    expect(praised).to_have_count(0)  # something else was better


def test_what_moved_each_chance_adds_up_from_the_start_to_the_result(reviewed: Reviewed) -> None:
    seats = reviewed().locator(".told section.tall li").all()
    assert len(seats) == 3
    for seat in seats:
        told = seat.locator("dd b").all_inner_texts()
        figures = [each.replace("\N{MINUS SIGN}", "-").strip("+%") or "0" for each in told]
        start, *parts, result = (int(each) for each in figures)
        if all(told):  # a part above 100 % has no figure
            assert start + sum(parts) == pytest.approx(result, abs=2)  # each is rounded
        assert result in (0, 50, 100)


def test_leaving_the_page_stops_the_work(visit: Open) -> None:
    page = visit("#/replay")
    load_record(page)
    page.wait_for_selector("progress")
    assert len(page.workers) > 1  # one looks at the game, others play it on
    page.get_by_role("link", name="Rules").click()
    page.wait_for_selector("h1 >> text=The rules")
    for _ in range(50):
        page.wait_for_timeout(100)  # a busy machine ends it late
        if not page.workers:
            break
    assert page.workers == []


def test_a_game_that_goes_on_keeps_its_secrets(visit: Open) -> None:
    page = visit(seats=("person", "porter"))
    begin(page)
    play_on(page, 1)
    page.wait_for_timeout(300)
    game = page.url.rpartition("/")[2]
    page.evaluate(f"location.hash = '#/review/{game}'")
    expect(page.get_by_role("alert")).to_contain_text("not over yet")
    assert page.locator("svg[role=img]").count() == 0


def test_without_a_network_it_works_once_the_master_is_here(visit: Open, site: Site) -> None:
    page = visit("#/replay", offline=True, awaited=("net::ERR_",))
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    load_record(page)
    expect(page.locator("fieldset b").first).to_contain_text("%")
    site.stop()
    page.context.set_offline(True)
    page.reload()
    wait_for_judge(page)
    page.wait_for_selector("figure polygon")  # the net plays on, too


def test_without_a_network_a_master_that_never_came_is_not_promised(
    visit: Open, site: Site
) -> None:
    page = visit("#/replay", offline=True, awaited=("net::ERR_",))
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    site.stop()
    page.context.set_offline(True)
    page.set_input_files("input[type=file]", RECORD)
    page.wait_for_selector(".room")
    button = page.locator(".choices > button:visible").first
    expect(button).to_have_text("Review: needs a connection")
    expect(button).to_be_disabled()


def test_a_master_that_cannot_come_is_explained(visit: Open) -> None:
    page = visit("#/replay", awaited=("net::ERR_",))
    page.context.route("**/*.bin", lambda asked: asked.abort())
    load_record(page)
    expect(page.get_by_role("alert")).to_contain_text("The master is not on this device yet")


def test_every_language_fits_a_phone(visit: Open) -> None:
    page = visit("#/replay", size=PHONE)
    held: list[Route] = []

    def hold(asked: Route) -> None:  # the work waits for it
        held.append(asked)

    page.context.route("**/judge-*.bin", hold)
    load_record(page, PRAISED)
    page.wait_for_selector("progress")
    for language in LANGUAGES:
        speak(page, language)
        expect(page.locator("progress")).to_be_visible()
        fits(page, f"{language}, while it works")
    assert held
    page.context.unroute("**/judge-*.bin", hold)  # lets go what was held
    wait_for_all(page)
    for language in LANGUAGES:
        speak(page, language)
        assert page.locator("progress").count() == 0, "it was looked at once"
        fits(page, f"{language}, all of it")
