"""A player in fifty lines: joins a table by its invitation and plays at random, over plain HTTP.

Run it with: python examples/player.py http://localhost:8642 CODE INVITATION
"""

import json
import random
import secrets
import sys
import urllib.error
import urllib.request
from typing import Any


class Table:
    """One table, with the secrets that are shown at it."""

    def __init__(self, server: str, code: str, invitation: str) -> None:
        self.url = f"{server}/api/tables/{code}"
        self.shown = invitation

    def ask(self, path: str, command: dict[str, Any] | None = None) -> Any:
        data = None if command is None else json.dumps(command).encode()
        request = urllib.request.Request(self.url + path, data)
        request.add_header("Authorization", f"Bearer {self.shown}")
        request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:  # its body says why
            return json.load(refusal)

    def do(self, kind: str, **fields: object) -> Any:
        return self.ask("/commands", {"type": kind, "id": secrets.token_urlsafe(9), **fields})


def main(server: str, code: str, invitation: str) -> None:
    table = Table(server, code, invitation)
    seats = table.ask("")["seats"]
    seat = next(each["seat"] for each in seats if each["kind"] == "open")
    own = secrets.token_urlsafe(24)
    print(table.do("take", seat=seat, name="Example", token=own))
    table.shown = own
    table.do("ready", seat=seat, ready=True)
    seen, update = 0, table.ask("")
    while update["phase"] != "over":
        if update["hands"] and update["hands"][0]["legal"]:
            hand = update["hands"][0]  # what this seat may know and do
            action = random.choice(hand["legal"])
            table.do("play", seat=seat, turn=hand["turn"], action=action)
        update = table.ask(f"?since={seen}&wait=20")
        seen = update["sequence"]
    print([score["total"] for score in update["outcome"]["scores"]])


if __name__ == "__main__":
    if len(sys.argv) == 4:
        main(*sys.argv[1:])
    else:
        print(__doc__)
