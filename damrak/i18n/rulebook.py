"""The text of the rules, by their numbers."""

from __future__ import annotations

from damrak.i18n import has_text, text

SECTIONS = range(1, 9)


def rule_numbers(section: int) -> list[str]:
    """The numbers of a section's rules: 4.1, 4.2, ..."""
    numbers: list[str] = []
    while has_text(f"rule-{section}-{len(numbers) + 1}"):
        numbers.append(f"{section}.{len(numbers) + 1}")
    return numbers


def rule_text(number: str, language: str = "en") -> str:
    """One rule with its number and title, as Markdown."""
    key = f"rule-{number.replace('.', '-')}"
    return f"**{number} {text(f'{key}-title', language)}.** {text(key, language)}"
