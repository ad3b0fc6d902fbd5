# A bot for the arena in Python, without packages: it takes the move that scores at once, else the first with a meeple.
#   npx asteroute arena --edition classic --a "python3 docs/examples/first_bot.py" --b random --pairs 5
import json
import sys


def say(message):
    print(json.dumps(message), flush=True)


def choose(legal, seed):
    deploys = [move for move in legal if move["type"] == "deploy"]
    best = [move for move in deploys if move["on"].startswith(("city", "monastery"))] or deploys or legal
    return best[seed % len(best)]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "hello", "protocol": 1, "name": "my first bot"})
    elif message["type"] == "request":
        say({"type": "move", "move": choose(message["legal"], message["seed"])})
    elif message["type"] == "quit":
        break
