"""An engine in forty lines: in any game it prefers choices that involve many squares or cards."""
import json
import random
import sys

rngs = {}


def say(**message):
    print(json.dumps(message), flush=True)


def chosen(ask):
    choices = ask["question"]["choices"]
    involved = [1 + sum(len(part) for part in each["parts"].values()) for each in choices]
    return rngs[ask["match"]].choices(choices, involved)[0]["notation"]


def heed(message):
    kind = message["t"]
    if kind == "hello":
        say(t="id", protocol=1, name="Forty", version="1")
    elif kind == "new":
        rngs[message["match"]] = random.Random(message["seed"])
        say(t="ready", match=message["match"])
    elif kind == "ask":
        say(t="choose", match=message["match"], id=message["id"], choice=chosen(message))
    elif kind == "over":
        rngs.pop(message["match"], None)
    elif kind == "ping":
        say(t="pong")
    return kind != "quit"


for line in sys.stdin:
    try:
        if not heed(json.loads(line)):
            break
    except (ValueError, KeyError, TypeError) as wrong:
        say(t="error", code="malformed", text=repr(wrong))
