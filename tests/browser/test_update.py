"""A newer client arrives: nothing changes under one's hands, and one click changes over."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.site import Site, build_client
from tests.browser.test_pages import violations


def test_a_new_version_waits_until_it_is_wanted(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "client"
    shutil.copytree(build_client(), folder)
    site = Site(folder)
    page = browser.new_page()
    page.set_default_timeout(60_000)  # a busy machine fetches everything slowly
    page.goto(site.address)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    worker, index = folder / "sw.js", folder / "index.html"
    worker.write_text(worker.read_text(encoding="utf-8").replace('VERSION = "', 'VERSION = "new'))
    index.write_text(index.read_text(encoding="utf-8").replace("<body>", "<body data-new>"))
    page.reload()
    expect(page.get_by_text("A new version is here.")).to_be_visible()
    expect(page.locator("body[data-new]")).to_have_count(0)
    assert violations(page) == []
    page.get_by_role("button", name="Later").click()
    expect(page.get_by_text("A new version is here.")).to_have_count(0)
    page.reload()
    expect(page.get_by_text("A new version is here.")).to_be_visible()
    page.evaluate("location.hash = '#/learn'")  # where games are played it is not in the way
    page.wait_for_selector("h1")
    expect(page.get_by_text("A new version is here.")).to_have_count(0)
    page.evaluate("location.hash = '#/'")
    page.get_by_role("button", name="Use it now").click()
    expect(page.locator("body[data-new]")).to_have_count(1)
    expect(page.get_by_text("A new version is here.")).to_have_count(0)
    page.close()
    site.stop()
