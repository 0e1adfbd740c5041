"""Break each rule once and see its test fail: `make mutants`.

Every row is a rule, the file that holds it, a piece of its text and what that is broken to. The
rule's tests (test_4_3_... for 4.3) must fail on a copy that is broken so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parent.parent
OF_RULES = " or ".join(f"test_{section}_" for section in range(2, 9))

MUTANTS = [
    ("2.1", "setup", "state.carts[seat] = tables.carts", "state.carts[seat] = tables.carts - 1"),
    ("2.2", "setup", "range(tables.start_cards)", "range(tables.start_cards - 1)"),
    ("2.3", "setup", "    refresh_market(tables, state)\n", "    return\n"),
    (
        "2.4",
        "market",
        "    fill_market(state)\n    while has_too_many_wilds(tables, state):",
        "    fill_market(state)\n    while False:",
    ),
    ("2.5", "contracts", "return_contract(state, contract)", "pass"),
    ("2.6", "observe", "state.contracts[seat] if mine else NONE", "state.contracts[seat]"),
    ("2.7", "setup", "= tables.merchandise", "= 0"),
    ("2.8", "setup", "state.to_move = state.first_seat", "state.to_move = 0"),
    (
        "3.1",
        "apply",
        "last = state.phase == SECOND\n    draw_blind",
        "last = False\n    draw_blind",
    ),
    ("3.2", "legal", "if count == 0:", "if True:"),
    (
        "4.1",
        "apply",
        "last = state.phase == SECOND or state.market",
        "last = state.phase == TURN or state.market",
    ),
    (
        "4.2",
        "apply",
        "    refresh_market(tables, state)\n",
        "    if kind >= FIRST_CLAIM:\n        refresh_market(tables, state)\n",
    ),
    ("4.3", "apply", " or state.market[slot] == WILD", ""),
    ("4.4", "legal", "legal_draws(state, WILD)  # 4.4", "legal_draws(state, EMPTY)"),
    (
        "4.5",
        "apply",
        "last = state.phase == SECOND\n    draw_blind(state, state.to_move)",
        "last = state.phase == SECOND\n    draw_blind(state, state.to_move)\n    last = last or state.hand[state.to_move, WILD] > 0",
    ),
    ("4.6", "market", ">= tables.flush_wilds and", "> tables.flush_wilds and"),
    (
        "4.6",
        "apply",
        "    refresh_market(tables, state)\n",
        "    if kind < 0 or kind >= FIRST_CLAIM:\n        refresh_market(tables, state)\n",
    ),
    ("4.7", "market", "        reshuffle(state)\n", "        return EMPTY\n"),
    (
        "4.8",
        "market",
        "    state.hand[seat, card] += 1\n    state.blind",
        "    state.hand[seat, card] = min(state.hand[seat, card] + 1, 1)\n    state.blind",
    ),
    ("4.9", "observe", "state.hand[seat, card] if mine else 0", "state.hand[seat, card]"),
    ("5.1", "apply", "state.discards[card] += count", "pass"),
    ("5.2", "../board/tables", "COLOURS if route.colour == GRAY else (route.colour,)", "COLOURS"),
    ("5.3", "legal", "tables.wild_enough[wilds, word] & ", ""),
    ("5.4", "apply", "    close_route(tables, state, route)\n", ""),
    ("5.5", "legal", " & tables.cart_enough[carts, word]", ""),
    ("5.6", "apply", "state.barred[seat] |= twin", "pass"),
    (
        "5.7",
        "apply",
        "if state.players == 2:\n        close_route(tables, state, other)\n        return\n    if",
        "if",
    ),
    (
        "5.8",
        "apply",
        "state.score[seat] += tables.route_points[route]",
        "state.score[seat] += tables.route_length[route]",
    ),
    ("5.9", "apply", "if tables.route_carts[route] and state.merchandise_left:", "if True:"),
    ("6.1", "contracts", "        if choice & (1 << place):", "        if choice & (2 >> place):"),
    ("6.2", "legal", "if state.offered[state.to_move] == 2 else ONE", "if True else ONE"),
    ("6.3", "legal", "if state.contract_count > 0 else NONE", "if True else NONE"),
    (
        "6.4",
        "contracts",
        "state.contracts[seat] |= bit(contract)",
        "state.contracts[seat] = bit(contract)",
    ),
    ("6.5", "network", "while reached != before:", "if reached != before:"),
    ("7.1", "apply", "<= tables.end_carts", "< tables.end_carts"),
    ("7.2", "score", "points += tables.route_points[lowest_bit(routes)]", "points += 1"),
    ("7.3", "score", "contract) else -points", "contract) else 0"),
    ("7.4", "score", "state.players, merchandise_place", "4, merchandise_place"),
    ("7.5", "score", "if state.merchandise[seat] == 0:", "if False:"),
    (
        "7.6",
        "score",
        "state.merchandise[other] > state.merchandise[seat]",
        "state.merchandise[other] > state.merchandise[seat] or (other < seat and state.merchandise[other] == state.merchandise[seat])",
    ),
    ("7.7", "score", "completed[seat] > completed[best]", "False"),
    (
        "8.1",
        "apply",
        "    refresh_market(tables, state)\n",
        "    if kind < 0:\n        refresh_market(tables, state)\n",
    ),
    ("8.2", "apply", " or (state.phase == SECOND and not can_take_second(state))", ""),
    ("8.3", "market", "and can_flush(tables, state)", "and True"),
    (
        "8.3",
        "market",
        "    fill_market(state)\n    while has_too_many_wilds(tables, state):",
        "    while fill_market(state) and has_too_many_wilds(tables, state):",
    ),
    ("8.4", "apply", "elif state.passes == state.players:", "elif False:"),
    (
        "8.5",
        "apply",
        "    if state.turns_left != NOT_YET:",
        "    if state.turns_left != NOT_YET and not passed:",
    ),
    ("8.6", "setup", "    state.first_seat = first_seat\n", "    state.first_seat = 0\n"),
    (
        "8.7",
        "setup",
        "    state.choice[seat] = choice\n",
        "    state.choice[seat] = choice\n    keep_contracts(state, seat, choice)\n",
    ),
    ("8.8", "contracts", "min(2, state.contract_count)", "min(1, state.contract_count)"),
    (
        "8.9",
        "market",
        "    return state.deck[state.deck_size]\n",
        "    card = state.deck[state.deck_size]\n    if state.deck_size == 0 and count_cards(state.discards) > 0:\n        reshuffle(state)\n    return card\n",
    ),
    (
        "8.10",
        "apply",
        "if state.players == 2:\n        close",
        "if state.players <= 4:\n        close",
    ),
]


def is_caught(rule: str, file: str, old: str, new: str) -> bool:
    """Whether the rule's tests fail on a copy that is broken so."""
    with tempfile.TemporaryDirectory() as folder:
        for part in ("damrak", "tests"):
            shutil.copytree(ROOT / part, Path(folder) / part)
        shutil.copy(ROOT / "pyproject.toml", folder)
        path = Path(folder) / "damrak" / "rules" / f"{file}.py"
        source = path.read_text(encoding="utf-8")
        if old not in source:
            raise SystemExit(f"rule {rule}: {file}.py no longer has the text to break: {old!r}")
        path.write_text(source.replace(old, new), encoding="utf-8")
        environment = {**os.environ, "DAMRAK_PLAIN": "1", "PYTHONPATH": folder}
        pattern = f"test_{rule.replace('.', '_')}_" if rule else OF_RULES
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-x",
            "-k",
            pattern,
            "tests/rules",
            "-p",
            "no:cacheprovider",
        ]
        try:
            done = subprocess.run(
                command,
                cwd=folder,
                env=environment,
                capture_output=True,
                timeout=60 if rule else 300,
                check=False,
            )
        except subprocess.TimeoutExpired:  # a rule that says the game must not hang
            return True
        return done.returncode == 1


def main() -> None:
    if is_caught("", "setup", "state", "state"):
        raise SystemExit("the tests fail on the code as it is")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda row: is_caught(*row), MUTANTS))
    missed = [row[0] for row, caught in zip(MUTANTS, results, strict=True) if not caught]
    for row, caught in zip(MUTANTS, results, strict=True):
        print(f"{row[0]:>5}  {row[1]:<12} {'caught' if caught else 'MISSED'}")
    print(f"{len(MUTANTS) - len(missed)} of {len(MUTANTS)} broken rules are caught")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
