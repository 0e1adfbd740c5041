"""The first game, which explains itself."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.play import FINAL, play_on


def test_the_lesson_explains_as_it_goes_and_survives_a_reload(visit: Open) -> None:
    page = visit("#/learn")
    page.get_by_role("button", name="Begin").click()
    coach = page.get_by_role("region", name="Learn by playing")
    expect(coach).to_contain_text("Welcome to Amsterdam")
    understood = coach.get_by_role("button", name="Understood")
    understood.click()
    expect(coach).to_contain_text("Keep one or both")
    page.reload()
    expect(coach).to_contain_text("Keep one or both")
    told = ""
    for _ in range(300):
        while understood.count():
            told += coach.inner_text()
            understood.click()
        if page.locator(FINAL).count():
            break
        play_on(page, 1)
    assert "Your turn." in told
    assert "The end" in told
