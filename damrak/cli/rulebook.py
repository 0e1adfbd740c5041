"""`damrak rules`: the rules in our words, all of them or one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated

import typer

from damrak.cli.options import Language
from damrak.i18n import text, web_text
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
    rules = [rule_text(number, language) for number in rule_numbers(section)]
    return "\n\n".join([title, *_tables(section, language), *rules])


def _tables(section: int, language: str) -> list[str]:
    """The tables of a section, as Markdown: points for routes, and for merchandise."""
    from damrak.game.catalogue import amsterdam

    points = amsterdam().facts.points
    if section == 5:
        spaces = [web_text("rules-spaces", language), *range(1, len(points.routes) + 1)]
        row = [web_text("rules-points", language), *points.routes]
        return [_table("rules-route-points", language, [spaces, row])]
    if section == 7:
        counts = (4, 3, 2)
        heads = [web_text("rules-players", language, count=count) for count in counts]
        ranks = [points.merchandise[str(count)] for count in counts]
        rows = [[k + 1, *(rank[k] if k < len(rank) else "" for rank in ranks)] for k in range(4)]
        head = [web_text("rules-place", language), *heads]
        return [_table("rules-merchandise-points", language, [head, *rows])]
    return []


def _table(caption: str, language: str, rows: Sequence[Sequence[object]]) -> str:
    lines = ["| " + " | ".join(map(str, row)) + " |" for row in rows]
    rule = "|" + " --- |" * len(rows[0])
    return f"*{web_text(caption, language)}*\n\n" + "\n".join([lines[0], rule, *lines[1:]])
