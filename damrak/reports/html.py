"""Builds self-contained HTML pages of texts, tables and plots, printable as well."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from damrak.board.drawing.palette import BLOCK, BRICK, FONT, GILT, INK, IVORY, PAPER

STYLE = f"""
:root {{ color-scheme: light; }}
* {{ box-sizing: border-box; }}
body {{ margin: 0; background: {PAPER}; color: {INK}; font: 17px/1.5 {FONT}; }}
main {{ max-width: 1060px; margin: 0 auto; padding: 28px 24px 56px; }}
header {{ border-bottom: 3px double {GILT}; margin-bottom: 28px; }}
h1 {{ font-size: 2.3em; font-weight: normal; line-height: 1.15; margin: 0; }}
h2 {{ font-size: 1.3em; font-weight: normal; margin: 0 0 2px; }}
p {{ margin: 6px 0 16px; max-width: 46em; }}
header p {{ color: {BRICK}; }}
.sections {{ display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 22px; }}
section {{ background: {IVORY}; border: 1px solid {BLOCK}; padding: 18px 20px; }}
section {{ break-inside: avoid; }}
section.wide {{ grid-column: 1 / -1; }}
section p {{ font-size: 0.88em; margin: 2px 0 12px; }}
svg {{ display: block; width: 100%; height: auto; font-family: {FONT}; }}
.scroll {{ overflow-x: auto; }}
table {{ border-collapse: collapse; width: 100%; font-size: 0.92em; }}
table {{ font-variant-numeric: tabular-nums; }}
th {{ font-weight: normal; font-style: italic; border-bottom: 1.5px solid {INK}; }}
th, td {{ padding: 4px 10px; text-align: right; white-space: nowrap; }}
th:first-child, td:first-child {{ text-align: left; padding-left: 0; }}
tbody tr + tr td {{ border-top: 1px solid {BLOCK}; }}
@media (max-width: 760px) {{
  main {{ padding: 18px 12px 36px; }}
  .sections {{ grid-template-columns: minmax(0, 1fr); gap: 14px; }}
  section {{ padding: 14px 12px; }}
  h1 {{ font-size: 1.8em; }}
}}
@media print {{ body, section {{ background: none; }} }}
"""


def page(
    title: str,
    introduction: Sequence[str],
    sections: Sequence[str],
    *,
    language: str = "en",
    style: str = "",
) -> str:
    """A whole document; `style` is CSS added to that of all pages."""
    opening = "".join(f"<p>{escape(each)}</p>" for each in introduction)
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{style}</style>\n</head>\n<body>\n<main>\n"
        f"<header><h1>{escape(title)}</h1>{opening}</header>\n"
        f'<div class="sections">\n{"".join(sections)}</div>\n</main>\n</body>\n</html>\n'
    )


def section(heading: str, remark: str, content: str, *, wide: bool = False) -> str:
    """A heading, a sentence, and a table or a plot."""
    told = f"<p>{escape(remark)}</p>" if remark else ""
    kind = ' class="wide"' if wide else ""
    return f"<section{kind}><h2>{escape(heading)}</h2>{told}{content}</section>\n"


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """An HTML table; the first column is text, the others are numbers."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return (
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody>'
        "</table></div>"
    )
