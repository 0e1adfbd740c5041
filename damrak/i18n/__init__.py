"""Every sentence people read, in Fluent catalogues, one file a language, keyed by message id.

`en.ftl` has what Python prints, `help/` the help of the command, `rules/` the rules, `coach/` the
coach's hints and `insight/` the analysis of a game, which the browser shows as well, and `web/` and
`pages/` what only the browser shows, the latter not on the first page.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en",)
SHARED = ("rules", "insight", "coach")  # catalogues that exist in all languages
INSIGHT_LANGUAGES = ("en", "nl", "de", "fr", "es", "it", "pl", "da", "fi")


@cache
def _bundle(language: str) -> FluentBundle:
    own = f"{language}.ftl" if language in LANGUAGES else f"web/{language}.ftl"
    return _read(language, own, *(f"{part}/{language}.ftl" for part in SHARED))


@cache
def _web_bundle(language: str) -> FluentBundle:
    return _read(language, f"web/{language}.ftl", f"pages/{language}.ftl")


def _read(language: str, *catalogues: str) -> FluentBundle:
    from fluent.runtime import (  # takes 40 ms: only when a sentence is needed
        FluentBundle,
        FluentResource,
    )

    bundle = FluentBundle([language], use_isolating=False)
    for catalogue in catalogues:
        source = files(__package__).joinpath(catalogue).read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle


def has_text(key: str, language: str = "en") -> bool:
    """Whether the catalogue has a message of this id."""
    return _bundle(language).has_message(key)


def text(key: str, language: str = "en", /, **arguments: object) -> str:
    """The message of this id with its arguments; raises LookupError if there is none."""
    return _format(_bundle(language), key, language, arguments)


def web_text(key: str, language: str, /, **arguments: object) -> str:
    """The same for what the browser shows."""
    return _format(_web_bundle(language), key, language, arguments)


def _format(bundle: FluentBundle, key: str, language: str, arguments: dict[str, object]) -> str:
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise LookupError(f"no message {key!r} in the {language!r} catalogue")
    formatted, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise LookupError(f"message {key!r} in {language!r}: {errors[0]}")
    return str(formatted)
