"""`damrak rules`: the rules in our words, all of them or one."""

from __future__ import annotations

import re
from typing import Annotated

import typer

from damrak.cli.options import Language
from damrak.i18n import text
from damrak.i18n.rulebook import SECTIONS, rule_numbers, rule_text
from damrak.terminal.console import console


def rules(
    number: Annotated[str | None, typer.Argument()] = None,
    language: Language = "en",
) -> None:
    """Print the rules: all of them, a section, or one rule by its number."""
    if number is None:
        _print("\n\n".join(_section(section, language) for section in SECTIONS))
    elif re.fullmatch(r"[1-8]", number):
        _print(_section(int(number), language))
    elif re.fullmatch(r"[1-8]\.\d{1,2}", number) and number in rule_numbers(int(number[0])):
        _print(rule_text(number, language))
    else:
        raise typer.BadParameter(text("no-such-rule", number=number))


def _print(text: str) -> None:
    from rich.markdown import Markdown

    console().print(Markdown(text))


def _section(section: int, language: str) -> str:
    title = f"## {section} {text(f'rule-section-{section}', language)}"
    return "\n\n".join([title, *(rule_text(number, language) for number in rule_numbers(section))])
