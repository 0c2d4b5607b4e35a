#!/usr/bin/env python3
"""Writes the tables of docs/editor_protocol.md, between two marks on that page, from what editor/protocol/
describes. `protocol_tables.py` renews the page; tests/docs compares it."""

import json
from pathlib import Path

PAGE = "docs/editor_protocol.md"
BEGIN, END = "<!-- Made by cmake/site/protocol_tables.py. -->\n", "<!-- The end of what it makes. -->\n"


def row(*cells):
    return "| " + " | ".join(cells) + " |\n"


def type_text(written):
    return f"`{written.replace(' | ', ' or ')}`"


def key_text(name, written, says):
    return f"`{name}` {type_text(written)}: {says}"


def tables(root):
    folder = root / "editor" / "protocol"
    requests = json.loads((folder / "requests.json").read_text(encoding="utf-8"))
    text = "\n" + row("Verb", "What for", "Keys", "Answer") + row(*["---"] * 4)
    for verb, told in [("any", {"says": "what every request has", "keys": requests["every"], "answers": ""}),
                       *requests["verbs"].items()]:
        keys = "<br>".join(key_text(name, *field) for name, field in told["keys"].items())
        text += row(verb if verb == "any" else f"`{verb}`", told["says"], keys,
                    type_text(told["answers"]) if told["answers"] else "")
    text += "\n" + row("Shape", "Field", "Type", "What it is") + row(*["---"] * 4)
    for shape, told in json.loads((folder / "answers.json").read_text(encoding="utf-8")).items():
        base = f"and all of `{told['extends']}`" if "extends" in told else ""
        text += row(f"`{shape}`", "", base, f"**{told['says']}**")
        for name, (written, says) in told["fields"].items():
            text += row("", f"`{name}`", type_text(written), says)
    return text + "\n"


def renewed(root):
    """The page with its tables as they are to be."""
    before, _, rest = (root / PAGE).read_text(encoding="utf-8").partition(BEGIN)
    return before + BEGIN + tables(root) + END + rest.partition(END)[2]


if __name__ == "__main__":
    root = Path(__file__).resolve().parents[2]
    (root / PAGE).write_text(renewed(root), encoding="utf-8")
