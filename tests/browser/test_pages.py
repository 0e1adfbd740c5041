"""Every page for everybody: accessible, small, whole in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from damrak.i18n.json_types import Json
from tests.browser.conftest import Open
from tests.browser.contrast import UNDECIDED, faint
from tests.browser.play import begin, play_on, speak
from tests.browser.site import WEB

RUN = f"""async () => {{
  const found = await axe.run({{ resultTypes: ['violations', 'incomplete'], elementRef: true }});
  ({UNDECIDED})(found);
  const html = (node) => node.html.slice(0, 200);
  return found.violations.map(({{ id, nodes }}) => ({{ id, nodes: nodes.map(html) }}));
}}"""
PAGES = ("#/", "#/rules", "#/replay", "#/review", "#/learn", "#/nowhere")
AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
_SOURCE = (WEB / "src" / "i18n" / "languages.ts").read_text(encoding="utf-8")
LANGUAGES = re.findall(r"\b([a-z]{2}): \"", _SOURCE)
CLIPPED = """() => [...document.querySelectorAll('body *')].filter((each) => {
  const text = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const style = getComputedStyle(each);
  const hides = ['hidden', 'clip'].includes(style.overflowX) && style.clipPath === 'none';
  return text && hides && each.scrollWidth > each.clientWidth + 1;
}).map((each) => each.outerHTML.slice(0, 200))"""
CUT = """() => [...document.querySelectorAll('select')].flatMap((each) => {
  if (getComputedStyle(each).opacity === '0') return [];  // a token shows what is chosen
  const alone = each.cloneNode();
  alone.style.cssText = 'position: absolute; width: max-content; min-width: 0';
  each.after(alone);
  const cut = [...each.options].filter((option) => {
    alone.replaceChildren(option.cloneNode(true));
    return alone.offsetWidth > each.offsetWidth;
  });
  alone.remove();
  return cut.map((option) => option.text);
})"""


def turn_to(page: Page, place: str) -> None:
    """Go to a page as a link does, and wait until it is there."""
    page.evaluate(f"document.querySelector('h1').remove(); location.hash = {place!r}")
    if place == PAGES[0]:
        page.reload()
    page.wait_for_selector("h1")
    page.wait_for_timeout(100)


def violations(page: Page) -> list[Json]:
    """What axe finds, and texts whose contrast it leaves undecided and that are too faint."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate(RUN)
    listed = [(each["id"], node) for each in found for node in each["nodes"]]
    return [*listed, *((each["ratio"], each["html"]) for each in faint(page))]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(visit: Open, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    for place in PAGES:
        turn_to(page, place)
        assert violations(page) == [], place
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("size", [(390, 844), (1366, 768)])
def test_axe_finds_nothing_at_the_table(visit: Open, size: tuple[int, int]) -> None:
    page = visit(size=size, seats=("person", "porter", "carter"))
    begin(page)
    assert violations(page) == [], "at set-up"
    play_on(page, 3)
    page.wait_for_timeout(300)
    assert violations(page) == [], "in play"


def test_every_language_fits_a_phone(visit: Open) -> None:
    page = visit(size=(390, 844))
    first = page.url.split("#")[0] + PAGES[0]
    for language in LANGUAGES:
        speak(page, language)
        for place in PAGES:
            turn_to(page, place)
            assert page.evaluate("document.documentElement.lang") == language
            assert page.evaluate("document.documentElement.scrollWidth") <= 390, (language, place)
            assert page.evaluate(CLIPPED) == [], (language, place)
        turn_to(page, PAGES[0])
        page.evaluate("document.querySelector('details').open = true")
        page.locator("nav button").click()
        page.get_by_role("dialog").wait_for()
        assert page.evaluate(CUT) == [], f"a choice is cut: {language}"
        page.keyboard.press("Escape")
        begin(page)
        play_on(page, 2)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, language
        page.goto(first)
        page.wait_for_selector("button.play")


def test_another_page_begins_at_its_top(visit: Open) -> None:
    page = visit("#/rules", size=(390, 844))
    page.wait_for_selector("h2")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    page.wait_for_function("scrollY > 500")
    page.locator("header .home").click()
    page.wait_for_selector("text=Damrak")
    expect(page).to_have_url(re.compile("#/$"))
    page.wait_for_function("scrollY === 0")


def test_pages_without_a_game_show_where_to_begin(visit: Open) -> None:
    page = visit("#/replay")
    page.get_by_role("link", name="Play now").click()
    page.wait_for_selector("button.play")
    turn_to(page, "#/learn")
    assert page.locator("main figure svg").count() == 3  # the aim, in pictures


def test_the_replay_page_has_a_picture_and_a_place_for_records(visit: Open) -> None:
    page = visit("#/replay")
    games = page.locator("section.panel", has_text="Finished games")
    record = page.locator("section.panel", has_text="Game records")
    expect(games.locator("svg .cart").first).to_be_visible()
    expect(record.get_by_text("nothing leaves your browser")).to_be_visible()
    for size, beside in (((1366, 768), True), ((390, 844), False)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        left, right = games.bounding_box(), record.bounding_box()
        assert left
        assert right
        assert (left["y"] == right["y"]) is beside


def test_settings_stand_in_groups_and_count_at_once(visit: Open) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.wait_for()
    groups = dialog.get_by_role("heading", level=3).all_inner_texts()
    assert groups == ["Look", "Pace and sound", "Your turn", "Help"]
    dialog.get_by_role("group", name="Light or dark").get_by_text("Dark", exact=True).click()
    dialog.get_by_role("switch", name="Confirm every move").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("switch", name="Confirm every move")).to_be_checked()
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()


# Choices that stand alone on a line, while others of their group stand side by side.
ALONE = """(box) => [...box.querySelectorAll("fieldset")].flatMap((group) => {
  const labels = [...group.querySelectorAll("label")];
  const top = (label) => Math.round(label.getBoundingClientRect().top);
  const alone = labels.filter((one) => labels.filter((each) => top(each) === top(one)).length < 2);
  return alone.length === labels.length ? [] : alone.map((label) => label.textContent);
})"""


def test_settings_fit_a_laptop_and_never_scroll_sideways(visit: Open) -> None:
    page = visit()
    for language in LANGUAGES:
        speak(page, language)
        page.locator("nav button").click()
        dialog = page.locator("dialog[open]")
        for width, height in ((1366, 768), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            assert dialog.evaluate("(box) => box.scrollWidth <= box.clientWidth"), language
            if width > 1000:
                within = "(box) => box.scrollHeight <= box.clientHeight + 1"
                assert dialog.evaluate(within), language
            assert dialog.evaluate(ALONE) == [], (language, width)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
