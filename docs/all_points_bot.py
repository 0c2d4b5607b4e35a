#!/usr/bin/env python3
"""A bot for Hearts that goes after all points in every deal, until somebody else has one. See docs/bots.md."""
import json, sys

table, place = {}, {}  # the game; how far from the top of its suit each card stands

def suit_of(card):
    return next(i for i, suit in enumerate(table["suits"]) if card in suit)

def to_give(hand):
    """Low cards of short suits: what is high, and what is long, stays."""
    length = [sum(suit_of(card) == suit for card in hand) for suit in range(len(table["suits"]))]
    return sorted(hand, key=lambda card: (place[card] < 4, 0.7 * length[suit_of(card)] - place[card]))

def to_play(view, cards):
    worth = lambda card: table["worth"].get(card, 0)
    trick, hand = view["trick"], view["hand"]
    lost = any(points for seat, points in enumerate(view["points"], 1) if seat != view["seat"])
    if not trick or not trick["cards"]:
        if lost:
            return max(cards, key=place.get)
        seen = set(hand) | {play.split()[1] for one in view["tricks"] for play in one["cards"]}
        above = lambda card: sum(place[other] < place[card] and other not in seen
                                 for other in table["suits"][suit_of(card)])
        length = lambda card: sum(suit_of(other) == suit_of(card) for other in hand)
        return min(cards, key=lambda card: (above(card), -length(card), place[card]))
    winners = [card for card in cards if card in trick["beaten_by"]]
    losers = [card for card in cards if card not in winners]
    if lost:
        return max(losers, key=lambda card: (worth(card), -place[card])) if losers else max(winners, key=place.get)
    if winners:
        last = len(trick["cards"]) == table["seats"] - 1
        return (max if last else min)(winners, key=place.get)
    return max(losers, key=lambda card: (-worth(card), place[card]))

def move(legal, choose, view, **_):
    if view["verb"] == "give":
        count = (choose[0]["count"] if choose else len(legal[0].split()) - 2)
        chosen = to_give(view["hand"])[:count]
        return " ".join([str(view["seat"]), "give", *sorted(chosen, key=view["hand"].index)])
    return f"{view['seat']} play {to_play(view, [text.split()[2] for text in legal])}"

for request in map(json.loads, sys.stdin):
    if request["verb"] == "open":
        table = request
        place = {card: i for suit in table["suits"] for i, card in enumerate(suit)}
    result = {"move": move(**request)} if request["verb"] == "choose" else {}
    print(json.dumps({"id": request["id"], "result": result}), flush=True)
