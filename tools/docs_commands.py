"""The `damrak` command as tables, from the command itself."""

from __future__ import annotations

from collections.abc import Callable

from damrak.cli.help import Click, described_commands
from damrak.cli.main import app
from damrak.compile.records import markdown_table as table


def commands() -> dict[str, Click]:
    """Every command by what people type; a group only if it does something by itself."""
    return {
        typed(key, command): command
        for key, command in described_commands(app).items()
        if not hasattr(command, "commands") or command.invoke_without_command
    }


def typed(key: str, command: Click) -> str:
    """What people type: a name keeps its dash, `damrak bots to-torch`."""
    own = command.name or ""
    return key.removesuffix(own).replace("-", " ") + own if key.endswith(f"-{own}") else key


def summary() -> str:
    """One row a command, groups as one."""
    top = {key: each for key, each in described_commands(app).items() if key.count("-") == 1}
    rows = [(f"`{typed(key, each)}`", _first_line(each)) for key, each in top.items()]
    return table(("command", "what it does"), rows)


def reference() -> str:
    """Every command with its arguments and options."""
    return "\n\n".join(_section(name, command) for name, command in commands().items())


def _section(name: str, command: Click) -> str:
    rows = [(_signature(each), _cell(each.help)) for each in command.params if each.name != "help"]
    options = f"\n\n{table(('argument or option', 'meaning'), rows)}" if rows else ""
    return f"## {name}\n\n{_paragraphs(command.help)}{options}"


def _signature(parameter: Click) -> str:
    if parameter.param_type_name == "argument":
        return f"`{(parameter.metavar or parameter.name).upper()}`"
    shown = "`, `".join([*parameter.opts, *parameter.secondary_opts])
    return f"`{shown}`"


def _first_line(command: Click) -> str:
    return _cell(command.help).split(". ")[0].rstrip(".")


def _cell(words: str | None) -> str:
    return " ".join((words or "").split("\n\n")[0].split()).replace("|", "\\|")


def _paragraphs(words: str | None) -> str:
    return "\n\n".join(" ".join(part.split()) for part in (words or "").split("\n\n"))


PARTS: dict[str, Callable[[], str]] = {"commands": summary, "command-reference": reference}
