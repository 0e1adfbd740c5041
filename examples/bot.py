"""A bot in plain Python. Try it with: `damrak bots run -- python3 examples/bot.py`.

It claims the longest route it can, keeps the cheaper contract, and else collects the colour of
which it holds most. docs/bots.md explains every message.
"""

import json
import random
import sys


def choose(view, legal, chance):
    """The text of one of the legal actions."""
    texts = [action["text"] for action in legal]
    if view["phase"] in ("setup", "offer"):
        points = [contract["points"] for contract in view["offer"]]
        return "keep 1" if points[0] == min(points) else "keep 2"
    claims = [text for text in texts if text.startswith("claim")]
    if claims:
        return max(claims, key=lambda text: (length(text), -text.count("wild"), chance.random()))
    wanted = [f"draw market {card}" for card in sorted(view["hand"], key=view["hand"].get)]
    found = [text for text in wanted if text in texts]
    if found and "wild" not in found[-1]:
        return found[-1]
    return "draw deck" if "draw deck" in texts else texts[0]


def length(claim):
    """How many cards a claim pays with: `claim dam oude-kerk pink*1 wild*1` pays 2."""
    return sum(int(word.partition("*")[2]) for word in claim.split() if "*" in word)


def main():
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "ready", "protocol": 1, "name": "example"})
        elif message["type"] == "start":
            chance = random.Random(message["seed"])  # the printed board is here, too
        elif message["type"] == "choose":
            text = choose(message["view"], message["legal"], chance)
            say({"type": "action", "action": text})


def say(message):
    print(json.dumps(message), flush=True)  # without flush the line stays in a buffer


print(__doc__) if "--help" in sys.argv else main()
