#!/usr/bin/env python3
"""Draws what the program is made of, the layers of interpreter/ and editor/, as SVG, from the lines of
their CMakeLists.txt that say what each may use. `layers.py > docs/layers.svg` renews the drawing;
tests/docs compares it."""

import re
import sys
from pathlib import Path

WIDTH, HEIGHT = 132, 34       # of a box
ACROSS, DOWN = 190, 62        # from box to box
MARGIN = 14


def layer_edges(root):
    """What each layer uses, lowest layer first; the program is the layer `cli`."""
    cmake = (root / "interpreter" / "CMakeLists.txt").read_text(encoding="utf-8")
    uses = {}
    for name, rest in re.findall(r"^houserule_layer\(([\w/]+)([^)]*)\)", cmake, re.M):
        listed = re.search(r"USES ([a-z_/ ]+)", rest)
        uses[name] = listed[1].split() if listed else []
    cmake += (root / "editor" / "CMakeLists.txt").read_text(encoding="utf-8")
    for name, target in (("editor", "houserule_editor"), ("cli", "houserule")):
        linked = re.search(rf"target_link_libraries\({target} (?:PUBLIC|PRIVATE) ([^)]*)\)", cmake)[1]
        # How a browser reaches the editor is a library by itself, of the same layer.
        libraries = [library.removesuffix("_http") for library in re.findall(r"houserule_(\w+)", linked)]
        uses[name] = [layer for layer in uses if layer.replace("/", "_") in libraries]
    if "editor" not in uses["cli"]:
        del uses["editor"]
    return uses


def edges(root):
    """The same by folders at the top: "rules/sheet" is part of "rules"."""
    folders = {}
    for layer, uses in layer_edges(root).items():
        folder = layer.split("/")[0]
        known = folders.setdefault(folder, [])
        for used in uses:
            used = used.split("/")[0]
            if used != folder and used not in known:
                known.append(used)
    return folders


def without_detours(uses):
    """The edges to be drawn: what a used layer uses comes along."""
    reached = {}
    for name, below in uses.items():
        reached[name] = set(below).union(*(reached[used] for used in below))
    return {name: [used for used in below if not any(used in reached[other] for other in below)]
            for name, below in uses.items()}


def places(uses):
    """Row and column of each layer: the longest way down stands in the middle, all else beside it,
    right and left in turn."""
    row = {}
    for name, below in uses.items():
        row[name] = 1 + max((row[used] for used in below), default=-1)
    middle, name = [], max(row, key=row.get)
    while name:
        middle.append(name)
        name = max(uses[name], key=row.get, default=None)
    column, side = {}, 1
    for name in uses:
        column[name] = 0 if name in middle else side
        side = side if name in middle else -side
    return row, column


def drawing(uses):
    uses = without_detours(uses)
    row, column = places(uses)
    top = max(row.values())

    def centre(name):
        return (MARGIN + ACROSS + WIDTH / 2 + column[name] * ACROSS,
                MARGIN + HEIGHT / 2 + (top - row[name]) * DOWN)

    width, height = 2 * MARGIN + 2 * ACROSS + WIDTH, 2 * MARGIN + top * DOWN + HEIGHT
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
             f'width="{width}" height="{height}" role="img" font-family="sans-serif" font-size="15">',
             "<title>The layers of the interpreter: an arrow leads to what a layer uses</title>",
             f'<rect width="{width}" height="{height}" fill="#fff"/>',
             '<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" '
             'orient="auto"><path d="M0 1 10 5 0 9z" fill="#1f4d3a"/></marker></defs>',
             '<g fill="none" stroke="#1f4d3a" stroke-width="1.4" marker-end="url(#tip)">']
    for name, below in uses.items():
        for used in below:
            (x1, y1), (x2, y2) = centre(name), centre(used)
            turn = (x2 > x1) - (x2 < x1)
            if turn == 0:
                path = f"M{x1:g} {y1 + HEIGHT / 2:g}V{y2 - HEIGHT / 2 - 1:g}"
            elif column[name] == 0:   # out at the side, down onto the box
                path = f"M{x1 + turn * WIDTH / 2:g} {y1:g}Q{x2:g} {y1:g} {x2:g} {y2 - HEIGHT / 2 - 1:g}"
            else:                     # down, in at the side
                path = f"M{x1:g} {y1 + HEIGHT / 2:g}Q{x1:g} {y2:g} {x2 - turn * (WIDTH / 2 + 1):g} {y2:g}"
            lines.append(f'<path d="{path}"/>')
    lines += ["</g>", '<g stroke="#1f4d3a" fill="#e8f1ec">']
    for name in uses:
        x, y = centre(name)
        lines.append(f'<rect x="{x - WIDTH / 2:g}" y="{y - HEIGHT / 2:g}" width="{WIDTH}" height="{HEIGHT}" rx="5"/>')
    lines += ["</g>", '<g text-anchor="middle" fill="#14281f">']
    for name in uses:
        x, y = centre(name)
        lines.append(f'<text x="{x:g}" y="{y + 5:g}">{name}/</text>')
    return "\n".join([*lines, "</g>", "</svg>"]) + "\n"


if __name__ == "__main__":
    root = Path(__file__).resolve().parents[2]
    sys.stdout.write(drawing(edges(root)))
