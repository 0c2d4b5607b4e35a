#!/usr/bin/env python3
"""Tests the documentation: commands and scripts of every page do what the page says, links lead
somewhere, lists that stand in two places agree.

  check_docs.py [--program PROGRAM] [--as-shown] [PAGE...]

How a page says what is to be done with its blocks: docs/documentation.md.
"""

import argparse
import json
import re
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(Path(__file__).parent), str(ROOT / "cmake" / "site")]

import layers  # noqa: E402
import pages  # noqa: E402
import protocol_tables  # noqa: E402
import run_pages  # noqa: E402


def all_pages():
    """Every page, in the order of their names; words.md last of those with links only."""
    found = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    for folder in ("docs", "games"):
        found += sorted(str(path.relative_to(ROOT)) for path in (ROOT / folder).rglob("*.md"))
    return found


# Made from the vocabulary and compared with it by tests of their own.
MADE = {"docs/words.md", "docs/diagnostics.md"}


def check_links(page):
    faults = []
    for line, target in pages.links_of((ROOT / page).read_text(encoding="utf-8")):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, name = target.partition("#")
        file = (ROOT / page).parent / path if path else ROOT / page
        if not file.exists():
            faults.append(f"{page}:{line}: {target} leads nowhere")
        elif name and name not in pages.headings_of(file.read_text(encoding="utf-8")):
            faults.append(f"{page}:{line}: {target}: no heading has that name")
    return faults


def check_drawing():
    if (ROOT / "docs" / "layers.svg").read_text(encoding="utf-8") == layers.drawing(layers.edges(ROOT)):
        return []
    return ["docs/layers.svg is out of date: cmake/site/layers.py > docs/layers.svg"]


def check_protocol():
    page = protocol_tables.PAGE
    if (ROOT / page).read_text(encoding="utf-8") == protocol_tables.renewed(ROOT):
        return []
    return [f"{page} is out of date: cmake/site/protocol_tables.py"]


def check_layers():
    """The table of layers in architecture.md has the edges that the build has."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([\w/]+)/` \| ([\w/, ]*)\|", page, re.M)
    told = {name: {used for used in re.split(r"[, ]+", uses) if used} for name, uses in rows}
    built = {name: set(uses) for name, uses in layers.layer_edges(ROOT).items()}
    return [f"docs/architecture.md: the table of layers says {name}: {sorted(told.get(name, []))}, "
            f"the build {sorted(built.get(name, []))}"
            for name in sorted(told.keys() | built.keys()) if told.get(name) != built.get(name)]


def check_games(program):
    """The table of games in README.md has the numbers of `list`."""
    def ask(*words):
        done = subprocess.run([program, "list", *words, "--json"], capture_output=True, check=True)
        return json.loads(done.stdout)

    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    table = readme.partition("| Game | Players |")[2].partition("\n\n")[0]
    rows = {row[0]: row[1:] for row in re.findall(r"^\| ([^|]+) \| ([^|]+) \| (\d+)[^|]*\| ([^|]*)\|$", table, re.M)}
    faults = []
    for game in ask()["games"]:
        variants = ask(game["name"])["variants"]
        players = [str(number) for number in game["players"]]
        expected = (", ".join(players[:-1]) + " or " + players[-1] if len(players) > 1 else players[0],
                    str(sum(not rule["includes"] for rule in variants)),
                    ", ".join(f"`{rule['name']}`" for rule in variants if rule["includes"]))
        title = next((title for title in rows if title.startswith(game["title"])), None)
        told = tuple(text.strip() for text in rows.pop(title, ("", "", "")))
        if told != expected:
            faults.append(f"README.md: {game['title']}: {told}, and `list` has {expected}")
    return faults + [f"README.md: there is no game '{title}'" for title in rows]


def check_commands(program):
    """README.md names every command."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    told = re.findall(r"`(\w+)`", re.search(r"\*\*Commands\*\*: ([^;]*);", readme)[1])
    done = subprocess.run([program, "--help"], capture_output=True, text=True, encoding="utf-8", check=True)
    there = re.findall(r"^  (\w+) ", done.stdout.split("Subcommands:\n")[1], re.M)
    return [f"README.md: the list of commands differs from --help in `{name}`"
            for name in sorted(set(told) ^ set(there))]


def check_packages():
    """The packages that docs/building.md names are those that cmake/setup.sh installs."""
    setup = (ROOT / "cmake" / "setup.sh").read_text(encoding="utf-8")
    page = (ROOT / "docs" / "building.md").read_text(encoding="utf-8")
    build, checks, web = (re.search(rf'^{name}="([^"]*)"', setup, re.M)[1].split()
                          for name in ("build_packages", "check_packages", "web_packages"))
    shown = re.search(r"apt-get install --no-install-recommends ((?:[^\n]*\\\n)*[^\n]*)", page)[1]
    faults = []
    if sorted(shown.replace("\\\n", " ").split()) != sorted(build):
        faults.append("docs/building.md: the command installs other packages than cmake/setup.sh")
    table = set(re.findall(r"`([\w.+-]+)`", "\n".join(re.findall(r"^\| (`.*?) \|", page, re.M))))
    faults += [f"docs/building.md: the table has no {package}" for package in build + checks + web
               if package not in table]
    return faults


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--program", default=str(ROOT / "build" / "release" / "houserule"))
    arguments.add_argument("--as-shown", action="store_true",
                           help="shorten no study and let no number vary: for pages whose numbers are measured")
    arguments.add_argument("pages", nargs="*")
    said = arguments.parse_args()
    if not Path(said.program).exists():
        sys.exit(f"{said.program} is not built")

    runner = run_pages.Runner(ROOT, Path(said.program).resolve(), said.as_shown)
    chosen = said.pages or all_pages()
    begun = time.time()
    with ThreadPoolExecutor(2) as threads:
        faults = sum(threads.map(runner.page, [page for page in chosen if page not in MADE]), [])
    for page in chosen:
        faults += check_links(page)
    if not said.pages:
        faults += (check_drawing() + check_protocol() + check_layers() + check_games(said.program) +
                   check_commands(said.program) + check_packages())
    for fault in faults:
        print(fault, "\n")
    for place, reason in sorted(runner.not_run):
        print(f"not run: {place}: {reason}")
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(Counter(runner.done).items()))
    print(f"{len(chosen)} pages in {time.time() - begun:.0f} s: {kinds}; {len(runner.not_run)} blocks not run")
    print(f"{len(runner.done) + len(chosen)} passed, {len(faults)} failed")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
