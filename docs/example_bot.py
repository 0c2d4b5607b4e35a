#!/usr/bin/env python3
"""A bot for every game: a line of JSON comes in, a line goes out. See docs/protocol.md."""
import json, random, sys

random.seed(1)
table, place = {}, {}  # the game; how far from the top of its suit each card stands

def card_to_play(view, cards):
    worth = lambda card: table["worth"].get(card, 0)
    trick, contract = view["trick"], view["contract"] or {}
    avoids = table["game"] in ("lorum", "hearts") and contract.get("name") != "velky"
    if not trick:
        return (max if avoids else min)(cards, key=place.get)
    winners = [card for card in cards if card in trick["beaten_by"]]
    losers = [card for card in cards if card not in winners]
    last = len(trick["cards"]) == table["seats"] - 1
    if avoids and losers:  # get rid of what hurts most
        return max(losers, key=lambda card: (worth(card), -place[card]))
    if avoids:  # high where it costs nothing, else low: somebody may still go above it
        free = last and not any(worth(play.split()[1]) for play in trick["cards"])
        return min(winners, key=lambda card: (worth(card), place[card] if free else -place[card]))
    if winners:
        return (max if last else min)(winners, key=place.get)
    return min(losers, key=lambda card: (worth(card), -place[card]))

def move(legal, choose, view, **_):
    with_verb = lambda verb: [text for text in legal if text.split()[1] == verb]
    if plays := {text.split()[2]: text for text in with_verb("play")}:
        return plays[card_to_play(view, list(plays))]
    if legal:
        return random.choice(with_verb("meld") or with_verb("pass") or legal)
    some = choose[0]  # too many to list: any such set will do
    return " ".join([some["verb"], *some["fixed"], *random.sample(some["from"], some["count"])])

for request in map(json.loads, sys.stdin):
    if request["verb"] == "open":
        table = request
        place = {card: i for suit in table["suits"] for i, card in enumerate(suit)}
    result = {"move": move(**request)} if request["verb"] == "choose" else {}
    print(json.dumps({"id": request["id"], "result": result}), flush=True)
