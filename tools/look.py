"""Shows every screen in every language: `make look`, or `python -m tools.look --language nl`.

Writes pages of screenshots to build/look, one for each language, so that a speaker can check all
words in five minutes. All languages show the same games.
"""

from __future__ import annotations

import argparse
import html
import json
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error, Page, StorageState

from tests.browser.people import LAPTOP, PHONE, QUICK, WALL
from tests.browser.programs import chromium, serving
from tests.browser.site import WEB
from tools.look_screens import SCREENS, Prepared, Screen, prepare

ROOT = Path(__file__).parent.parent
OUT = ROOT / "build" / "look"
SIZES = {"laptop": LAPTOP, "phone": PHONE, "wall": WALL}
_SOURCE = (WEB / "src" / "i18n" / "languages.ts").read_text(encoding="utf-8")
LANGUAGES: dict[str, str] = dict(re.findall(r"^  ([a-z]{2}): \"(.+)\"", _SOURCE, re.M))
STYLE = """body { font: 1rem/1.4 Georgia, serif; margin: 1rem 2rem; background: #eee; }
h2 { margin: 2rem 0 0.5rem; } a { margin-right: 1rem; }
div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
img { border: 1px solid #999; box-sizing: border-box; }
img.phone { width: 24%; } img.laptop { width: 74%; } img.wall { width: 100%; }"""


def look(
    browser: Browser, out: Path, languages: Sequence[str], screens: Sequence[Screen]
) -> list[str]:
    """Write the pages; what could not be shown."""
    failed: list[str] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "games.db") as address,
    ):
        say("Playing the games that all languages show ...")
        prepared = prepare(browser, address)
        for language in languages:
            say(f"{LANGUAGES[language]} ", end="")
            failed += shots(browser, prepared, out / language, screens)
            say("")
            write_page(out, language, screens)
    write_index(out, languages)
    return failed


def shots(
    browser: Browser, prepared: Prepared, folder: Path, screens: Sequence[Screen]
) -> Iterator[str]:
    """Take every picture of one language; yields what could not be shown."""
    folder.mkdir(parents=True, exist_ok=True)
    for screen in screens:  # each with a browser of its own: what one does, no other sees
        context = browser_of(browser, folder.name, prepared.kept[screen.keeps])
        yield from shoot(context.new_page(), prepared, screen, folder)
        context.close()
        say(".", end="")


def browser_of(browser: Browser, language: str, kept: StorageState) -> BrowserContext:
    """Somebody's browser with all that it keeps, set to a language."""
    width, height = LAPTOP
    context = browser.new_context(
        viewport={"width": width, "height": height}, service_workers="block", storage_state=kept
    )
    settings = json.dumps({**QUICK, "language": language, "askPayment": True})
    context.add_init_script(f"localStorage['damrak-settings'] = {settings!r}")
    context.set_default_timeout(20_000)
    return context


def shoot(page: Page, prepared: Prepared, screen: Screen, folder: Path) -> Iterator[str]:
    """Take the pictures of a screen at its sizes; yields a line if it cannot be reached."""
    try:
        screen.go(page, prepared)
    except Error as error:
        yield f"{folder.name}/{screen.name}: {error.message.splitlines()[0]}"
    for size in screen.sizes:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)  # the page lays itself out anew
        file = folder / f"{screen.name}-{size}.jpg"
        page.screenshot(path=file, type="jpeg", quality=80, full_page=screen.whole)


def write_page(out: Path, language: str, screens: Sequence[Screen]) -> None:
    """The page of one language."""
    parts = [f"<h1>{LANGUAGES[language]}</h1>", '<a href="index.html">All languages</a>']
    for screen in screens:
        parts += [f"<h2>{html.escape(screen.title)}</h2>", "<div>"]
        for size in screen.sizes:
            file = f"{language}/{screen.name}-{size}.jpg"
            parts.append(f'<img class="{size}" src="{file}" alt="" loading="lazy">')
        parts.append("</div>")
    _write(out / f"{language}.html", LANGUAGES[language], parts)


def write_index(out: Path, languages: Sequence[str]) -> None:
    links = [f'<a href="{language}.html">{LANGUAGES[language]}</a>' for language in languages]
    _write(out / "index.html", "Every screen in every language", ["<h1>Damrak</h1>", *links])


def _write(file: Path, title: str, parts: Sequence[str]) -> None:
    head = f"<!doctype html><meta charset=utf-8><title>{title}</title><style>{STYLE}</style>"
    file.write_text("\n".join([head, *parts]) + "\n", encoding="utf-8")


def say(text: str, end: str = "\n") -> None:
    print(text, end=end, flush=True)


def main() -> int:
    names = [screen.name for screen in SCREENS]
    parser = argparse.ArgumentParser(description="Show every screen in every language.")
    parser.add_argument("--language", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--screen", nargs="+", choices=names, default=names)
    parser.add_argument("--out", type=Path, default=OUT)
    args = parser.parse_args()
    screens = [screen for screen in SCREENS if screen.name in args.screen]
    with chromium() as browser:
        failed = look(browser, args.out, args.language, screens)
    print(*failed, sep="\n", file=sys.stderr)
    say(f"The pages are in {args.out / 'index.html'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
