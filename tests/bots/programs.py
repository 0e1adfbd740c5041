"""Programs that play, or do something else, on the other side of the line protocol."""

from __future__ import annotations

import sys
import textwrap

GOOD = """
import json, os, subprocess, sys, time

def say(message):
    print(json.dumps(message), flush=True)

def ready(message):
    say({"type": "ready", "protocol": 1, "name": "tester"})

def act(message):
    say({"type": "action", "action": message["legal"][0]["number"]})

def ignore(message):
    pass

def play(hello=ready, start=ignore, choose=act, over=ignore):
    deeds = {"hello": hello, "start": start, "choose": choose, "over": over}
    for line in sys.stdin:
        message = json.loads(line)
        deeds[message["type"]](message)
"""


def program(code: str = "play()") -> list[str]:
    """A command that runs this code with the parts above."""
    return [sys.executable, "-S", "-E", "-c", GOOD + textwrap.dedent(code)]


def choosing(deed: str) -> list[str]:
    """A command whose bot is sound but for this deed when it must choose."""
    return program(f"def deed(message):\n{textwrap.indent(deed, '    ')}\nplay(choose=deed)")


SLEEP = "time.sleep(1000)"
CRASHES = {
    "exception": choosing("raise ValueError('no idea')"),
    "exit": choosing("sys.exit(3)"),
    "half a line": choosing('os.write(1, b\'{"type": "act\'); os._exit(4)'),
    "as Node": choosing(
        r"sys.stderr.write('TypeError: x\n  at f (b.js)\n\nNode.js\n'); sys.exit(1)"
    ),
    "at once": program("sys.exit('nothing to do')"),
    "not there": ["/no/such/program"],
    "input closed": program("sys.stdin.readline(); ready(0); os.close(0); os.close(1); " + SLEEP),
}
TIME_OUTS = {
    "silent": choosing(SLEEP),
    "no end of line": choosing("os.write(1, b'{\"type\":'); " + SLEEP),
    "never reads": program(SLEEP),
    "talks to nobody": choosing("while True: sys.stderr.write('x' * 100_000)"),
}
ILLEGAL = {
    "number": choosing("say({'type': 'action', 'action': 10})"),
    "no such number": choosing("say({'type': 'action', 'action': 99999})"),
    "text": choosing("say({'type': 'action', 'action': 'fly to the moon'})"),
    "nearly": choosing("say({'type': 'action', 'action': 'Keep 1 '})"),
}
JUNK = {
    "no JSON": choosing("print('keep 1', flush=True)"),
    "empty line": choosing("print(flush=True)"),
    "no object": choosing("say([1, 2])"),
    "another message": choosing("say({'type': 'resign'})"),
    "another answer": choosing("ready(message)"),
    "no action": choosing("say({'type': 'action'})"),
    "null": choosing("say({'type': 'action', 'action': None})"),
    "truth": choosing("say({'type': 'action', 'action': True})"),
    "fraction": choosing("say({'type': 'action', 'action': 1.5})"),
    "negative": choosing("say({'type': 'action', 'action': -1})"),
    "huge": choosing("say({'type': 'action', 'action': 10**400})"),
    "more fields": choosing("say({'type': 'action', 'action': 5, 'why': 'luck'})"),
    "deep": choosing("print('[' * 60_000, flush=True)"),
    "too long": choosing("print('x' * 200_000, flush=True)"),
    "too long, no end": choosing("os.write(1, b'x' * 70_000); " + SLEEP),
    "binary": choosing("os.write(1, bytes(range(256)) + b'\\n')"),
    "no UTF-8": choosing('os.write(1, b\'{"type": "action", "action": "\\xff"}\\n\')'),
    "flood": choosing("while True: print('{}' * 1000)"),
    "flood of answers": choosing(
        "number = str(message['legal'][0]['number'])\n"
        'line = \'{"type": "action", "action": \' + number + \'}\\n\'\n'
        "while True: os.write(1, line.encode() * 50)"
    ),
    "before it is asked": program("print('Hello!', flush=True); play()"),
    "a newer protocol": program(
        "play(hello=lambda _: say({'type': 'ready', 'protocol': 2, 'name': 'x'}))"
    ),
    "a bad name": program(
        "play(hello=lambda _: say({'type': 'ready', 'protocol': 1, 'name': '\\x1b[2J'}))"
    ),
}
