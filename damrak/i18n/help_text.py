"""Help texts of the `damrak` command, from a catalogue of their own (`help/en.ftl`)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from damrak.i18n import INSIGHT_LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

SHARED = "shared"  # the message whose attributes are options of several commands


def help_text(command: str, option: str | None = None) -> str:
    """The help of a command such as "damrak-play", or of one of its options.

    An option without a text of its own has the shared one. Raises LookupError if there is none.
    """
    bundle = _catalogue()
    if option is None:
        places = [bundle.get_message(command).value] if bundle.has_message(command) else []
    else:
        owners = [name for name in (command, SHARED) if bundle.has_message(name)]
        places = [bundle.get_message(name).attributes.get(option) for name in owners]
    pattern = next((each for each in places if each), None)
    if pattern is None:
        raise LookupError(f"no help for {option or command!r} of {command!r}")
    shown, errors = bundle.format_pattern(pattern, {"languages": ", ".join(INSIGHT_LANGUAGES)})
    if errors:
        raise LookupError(f"help of {command!r}: {errors[0]}")
    return str(shown)


@cache
def _catalogue() -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle(["en"], use_isolating=False)
    source = files("damrak.i18n").joinpath("help/en.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle
