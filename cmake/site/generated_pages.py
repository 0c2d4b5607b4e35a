"""The pages that are made by asking the program: commands, games with their house rules, decisions."""

import json
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from table_drawing import drawing


DRAWN_SEED = 5


class NoProgram(Exception):
    pass


def cell(text):
    """A text in a table of Markdown."""
    return re.sub(r"([|*_<\[\]])", r"\\\1", text)


def sentence(text):
    return text[:1].upper() + text[1:]


def counted(number, word, many=None):
    return f"{number or 'no'} {word if number == 1 else many or word + 's'}"


def listed(items, word="or"):
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {word} {items[-1]}"


class Pages:
    def __init__(self, root, program=None):
        self.root = Path(root)
        self.program = Path(program or self.root / "build" / "release" / "houserule")
        if not self.program.exists():
            raise NoProgram(f"{self.program} is not built; the pages of games and commands are made by asking it")
        self.games = json.loads(self.ask("list", "--json"))["games"]

    def ask(self, *words):
        done = subprocess.run([str(self.program), *words], cwd=self.root, text=True, encoding="utf-8",
                              stdin=subprocess.DEVNULL, capture_output=True, check=False)
        if done.returncode != 0:
            raise NoProgram(f"houserule {' '.join(words)}: {done.stderr}")
        return done.stdout

    def all(self):
        """Every page by its path in the site."""
        pages = {"commands.md": self.commands(), "decisions/index.md": self.list_of_decisions(),
                 "games/index.md": self.list_of_games()}
        with ThreadPoolExecutor(4) as pool:  # most of the time bots are waited for
            self.drawings = dict(pool.map(self.drawn, self.games))
        for game in self.games:
            name = game["name"]
            pages[f"games/{name}/index.md"] = self.game(name)
            pages[f"games/{name}/rules.md"] = self.sheet(name, "en")
            pages[f"games/{name}/rules_ja.md"] = "---\nlang: ja\n---\n" + self.sheet(name, "ja")
        return pages

    def house_rules(self):
        """The names of each game's house rules."""
        return {game["name"]: {rule["name"] for rule in json.loads(self.ask("list", game["name"], "--json"))["variants"]}
                for game in self.games}

    # Commands

    def subcommands(self, *above):
        """What a command has beneath it, as its own help lists it."""
        listing = self.ask(*above, "--help").split("Subcommands:\n")
        return re.findall(r"^  (\w+) ", listing[1], re.M) if len(listing) > 1 else []

    def commands(self):
        lines = ["# All commands and options", "",
                 "What `houserule --help` and `houserule COMMAND --help` print. Options of the first list go with every",
                 "command. A name in capitals stands for what you type there.", "",
                 "## houserule", "", "```text", self.ask("--help").rstrip(), "```", ""]
        for command in self.subcommands():
            for words in [[command], *([command, below] for below in self.subcommands(command))]:
                lines += ["#" * (len(words) + 1) + " houserule " + " ".join(words), "",
                          "```text", self.ask(*words, "--help").rstrip(), "```", ""]
        return "\n".join(lines)

    # Decisions

    def decisions(self):
        return sorted(f"decisions/{path.name}" for path in (self.root / "docs" / "decisions").glob("*.md"))

    def list_of_decisions(self):
        lines = ["# Decisions", "", "What was decided, why, and what was not taken.", ""]
        for path in self.decisions():
            title = (self.root / "docs" / path).read_text(encoding="utf-8").split("\n")[0].lstrip("# ")
            lines.append(f"* [{title}]({Path(path).name})")
        return "\n".join(lines) + "\n"

    # Games

    def games_nav(self):
        return [{game["title"]: [{"The game": f"games/{game['name']}/index.md"},
                                 {"Rule sheet": f"games/{game['name']}/rules.md"},
                                 {"ルール": f"games/{game['name']}/rules_ja.md"},
                                 {"Rulings": f"games/{game['name']}/rulings.md"},
                                 {"Sources": f"games/{game['name']}/sources.md"}]} for game in self.games]

    def drawn(self, game):
        """The table at the first question to whoever sits last, so that others have spoken before."""
        return game["name"], drawing(str(self.program), game["name"], game["players"][0], DRAWN_SEED)

    def list_of_games(self):
        families = json.loads(self.ask("list", "--json"))["families"]
        lines = ["# The games", ""]
        for family in families:
            lines += [f"## {sentence(family['title'])}", "", "| Game | Players | |", "|---|---|---|"]
            for game in self.games:
                if game["family"] != family["name"]:
                    continue
                players = listed([str(number) for number in game["players"]])
                lines.append(f"| [{cell(game['title'])}]({game['name']}/index.md) | {players} "
                             f"| {cell(sentence(game['says']))} |")
            lines.append("")
        lines += ["", "A game that is missing here can be written: [Your first game](../first_game.md)."]
        return "\n".join(lines) + "\n"

    def game(self, name):
        game = json.loads(self.ask("list", name, "--json"))
        usual, *others = (str(number) for number in game["players"])
        players = counted(int(usual), "player") + (f", or for {listed(others)}" if others else "")
        variants = game["variants"]
        presets = [rule for rule in variants if rule["includes"]]
        rules = [rule for rule in variants if not rule["includes"]]
        numbers = game["numbers"]
        lines = [f"# {game['title']}", "", sentence(game["says"]),
                 f"It is for {players}. It has {counted(len(rules), 'house rule')}, "
                 f"{counted(len(presets), 'preset')} and {counted(len(numbers), 'house number')}.", "",
                 "```sh", f"houserule play {name}", f"houserule rules {name}", "```", "",
                 "* [The rule sheet](rules.md), as `houserule rules` prints it; [in Japanese](rules_ja.md)",
                 "* [Rulings](rulings.md): what is played where the sources are silent",
                 "* [Sources](sources.md)", "",
                 "## At the table", "", "```text", self.drawings[name], "```", ""]
        if rules:
            lines += ["## House rules", "", f"Typed as `houserule play {name} +{rules[0]['name']}`.", "",
                      "| Name | Title | The rule |", "|---|---|---|"]
            lines += [self.rule_line(rule) for rule in rules] + [""]
        if presets:
            lines += ["## Presets", "", "House rules and numbers that go together under one name.", "",
                      "| Name | Title | |", "|---|---|---|"]
            lines += [self.rule_line(rule) for rule in presets] + [""]
        if numbers:
            lines += ["## House numbers", "",
                      f"Typed as `houserule play {name} {numbers[0]['name']}={self.value(numbers[0])}`, "
                      "with another value.", "", "| Name | Usually | What it is | Bounds |", "|---|---|---|---|"]
            lines += [f"| `{number['name']}` | {self.value(number)} | {cell(sentence(number['label']))} "
                      f"| {self.bounds(number)} |" for number in numbers] + [""]
        return "\n".join(lines)

    def rule_line(self, rule):
        says = sentence(rule["says"])
        if rule["usual"]:
            says += f" Usual: `-{rule['name']}` leaves it out."
        if rule["requires"]:
            says += f" Needs {listed(rule['requires'], 'and')}."
        return f"| `{rule['name']}` | {cell(rule['title'])} | {cell(says)} |".replace("\\_", "_")

    @staticmethod
    def value(number):
        value = number["value"]
        return ",".join(map(str, value)) if isinstance(value, list) else str(value)

    @staticmethod
    def bounds(number):
        return listed(number["choices"]) if "choices" in number else f"{number['from']} to {number['to']}"

    def sheet(self, name, language):
        text = self.ask("rules", name, "--format", "markdown", "--lang", language)
        other = {"en": "[日本語](rules_ja.md)", "ja": "[English](rules.md)"}[language]
        note = {"en": f"This sheet is printed by `houserule rules {name}`. With house rules, numbers or other players "
                      f"it says what is different: `houserule rules {name} --help`. {other}",
                "ja": f"`houserule rules {name} --lang ja` の出力。{other}"}[language]
        title, _, rest = text.partition("\n")
        return f"{title}\n\n{note}\n{rest}"
