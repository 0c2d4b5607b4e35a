"""Does with every block of a page what a reader would do with it, on a desk of its own."""

import json
import re
import subprocess
import textwrap
from pathlib import Path

import desk
import pages

# Pages that tell what was or will be; commands in their sentences need not be there.
OF_THEIR_TIME = ("CHANGELOG.md", "docs/breakages.md", "docs/decisions/")


class Runner:
    def __init__(self, root, program, as_shown=False):
        self.root, self.program = Path(root), Path(program)
        self.as_shown = as_shown  # nothing is shortened, nothing may vary
        self.options = {}
        # What only the launcher of the sources does.
        self.of_launcher = re.findall(r'\[ "\$\{1-\}" = (\w+) \]', (self.root / "houserule").read_text(encoding="utf-8"))
        self.done = []     # of what kind each thing was that a page shows and that was found right
        self.not_run = []  # (place, reason)

    def page(self, page):
        """Faults of one page, as texts."""
        text = (self.root / page).read_text(encoding="utf-8")
        try:
            blocks = pages.blocks_of(page, text)
        except pages.PageError as fault:
            return [str(fault)]
        faults = []
        here = desk.Desk(self.root, self.program)
        try:
            for block in blocks:
                try:
                    self.block(here, block)
                except pages.PageError as fault:
                    faults.append(f"{block.place}: {fault}")
        finally:
            here.clear()
        for line, command in () if page.startswith(OF_THEIR_TIME) else pages.commands_in_text(text):
            fault = self.spelling(command)
            if fault:
                faults.append(f"{page}:{line}: `{command}`: {fault}")
            else:
                self.done.append("commands in sentences")
        return faults

    def block(self, here, block):
        kinds = {"remark": self.remark, "sh": self.commands, "console": self.commands, "lua": self.script,
                 "json": self.json, "text": self.output, "text serve": self.elsewhere,
                 "text bot": self.elsewhere, "text board": self.elsewhere,
                 "text middle": self.elsewhere}
        if block.kind not in kinds:
            raise pages.PageError(f"no test knows what a block of kind '{block.kind}' is")
        if block.said("not run"):
            if not block.one("not run"):
                raise pages.PageError("a block that is not run says why")
            self.not_run.append((block.place, block.one("not run")))
        elif block.said("by"):
            self.elsewhere(here, block)
        else:
            kinds[block.kind](here, block)

    def remark(self, here, block):
        for word, value in block.remarks:
            if word == "folder":
                here.fresh()
            elif word == "files":
                page, _, only = value.partition(" ")
                for other in pages.blocks_of(page, (self.root / "docs" / page).read_text(encoding="utf-8")):
                    if other.kind == "lua" and other.title and only in ("", other.title):
                        here.write(other.title, other.text)
            else:
                self.succeeds(here, value)

    @staticmethod
    def succeeds(here, command, code=0):
        printed, errors, ended = here.run(command)
        if ended != code:
            raise pages.PageError(f"'{command}' ended with {ended}, not {code}:\n{printed}{errors}")
        return printed

    def elsewhere(self, here, block):
        """The remark `by FILE TEXT` names a check that has to do with the block, and TEXT is in it."""
        said = block.one("by")
        if not said:
            raise pages.PageError(f"a block of kind '{block.kind}' says by what it is tested")
        file, _, words = said.partition(" ")
        path = self.root / file
        if not words or not path.exists() or words not in path.read_text(encoding="utf-8"):
            raise pages.PageError(f"{file} has no '{words}'")
        self.done.append("blocks of other tests")

    def commands(self, here, block):
        text = block.text
        for change in () if self.as_shown else block.said("instead"):
            old, _, new = change.partition(" -> ")
            if old not in text:
                raise pages.PageError(f"'{old}' is not there to be shortened")
            text = text.replace(old, new)
        expected = int(block.one("exit", "0"))
        if block.kind == "sh" and text.startswith("#!"):
            here.write("script.sh", text)
            self.succeeds(here, f"{block.one('with', '')} sh -eu script.sh")
            self.done.append("commands")
            return
        for command, shown in desk.commands_of(text, "$ " if block.kind == "console" else ""):
            printed, errors, code = here.run(command, 3600 if self.as_shown else 300)
            if code != expected:
                raise pages.PageError(f"'{command}' ended with {code}, not {expected}:\n{printed}{errors}")
            if block.kind == "console":
                self.compare(block, command, "\n".join(shown), printed or errors)
            self.done.append("commands")

    def compare(self, block, command, shown, printed):
        if not desk.is_shown(shown, printed, None if self.as_shown else block.one("vary")):
            raise pages.PageError(f"'{command}' prints something else:\n{printed}")
        self.done.append("outputs")

    def output(self, here, block):
        command = block.one("output of", block.one("rows of"))
        if not command:
            raise pages.PageError("a text says by `output of` or `rows of` which command prints it")
        printed, errors, code = here.run(command)
        if code != int(block.one("exit", "0")):
            raise pages.PageError(f"'{command}' ended with {code}:\n{printed}{errors}")
        if block.said("rows of"):
            if desk.rows_of(block.text) != desk.rows_of(printed):
                raise pages.PageError(f"'{command}' has other rows:\n{printed}")
            self.done.append("outputs")
        else:
            self.compare(block, command, block.text, printed or errors)

    def script(self, here, block):
        game = block.one("examples of")
        if game:
            self.examples(here, block, game)
        elif block.said("in"):
            self.in_game(here, block, block.one("in"))
        elif block.said("part of"):
            file = block.one("part of")
            if not is_part(block.text, (self.root / file).read_text(encoding="utf-8")):
                raise pages.PageError(f"this is not to be found in {file}")
        elif block.title:
            here.write(block.title, block.text)
            command = "test" if block.title.endswith(".examples.lua") else "check"
            self.succeeds(here, f"houserule {command} {block.title}", code=int(block.one("exit", "0")))
        else:
            raise pages.PageError("a script says by title=FILE, `part of FILE`, `in GAME` or `examples of GAME` where "
                                  "it belongs")
        self.done.append("scripts")

    def in_game(self, here, block, game):
        rules = (self.root / "games" / game / "rules.lua").read_text(encoding="utf-8")
        here.write("house/shown/rules.lua", with_part(rules, block.text))
        self.succeeds(here, "houserule check house/shown/rules.lua")
        here.run("rm -r house/shown")

    def examples(self, here, block, game):
        """Examples beside a copy of the game, without what the game has of its own."""
        text = block.text if block.text.startswith("return") else "return examples {\n" + block.text + "}\n"
        here.run(f"mkdir -p house/shown && cp -r games/{game}/. house/shown && rm -rf house/shown/variants && "
                 "find house/shown -name '*examples.lua' -delete; "
                 f"sed -i 's/of *= \"{game}\"/of = \"shown\"/' house/shown/ja.lua")
        here.write("house/shown/page.examples.lua", text)
        printed = self.succeeds(here, "houserule test house/shown/page.examples.lua")
        if not re.search(r"^[1-9]\d* passed, 0 failed", printed, re.M):
            raise pages.PageError(f"no example ran:\n{printed}")
        here.run("rm -r house/shown")

    def json(self, here, block):
        try:
            json.loads(block.text)
        except ValueError as fault:
            raise pages.PageError(f"this is no JSON: {fault}") from fault
        command = block.one("read by")
        if not command:
            raise pages.PageError("JSON says by `read by COMMAND` what reads it; FILE stands for it")
        here.write("shown.json", block.text)
        self.succeeds(here, command.replace("FILE", "shown.json"))
        self.done.append("records")

    # Commands in running text: a command that is there, options that it has.

    def help_of(self, *words):
        if words not in self.options:
            done = subprocess.run([self.program, *words, "--help"], capture_output=True, text=True,
                                  encoding="utf-8", check=False)
            names = re.findall(r"^ +(-\S+)", done.stdout, re.M)
            self.options[words] = (
                {option for name in names for option in re.findall(r"-[\w-]+", name.split("{")[0])},
                set(re.findall(r"^  (\w+) ", (done.stdout.split("Subcommands:\n") + [""])[1], re.M)))
        return self.options[words]

    def spelling(self, command):
        options, below = self.help_of()
        words = command.split()[1:]
        if words and re.fullmatch(r"[a-z]+", words[0]):
            if words[0] not in below:
                if command.startswith("./houserule") and words[0] in self.of_launcher:
                    return None
                return f"there is no command '{words[0]}'"
            more, deeper = self.help_of(words[0])
            options = options | more
            if len(words) > 1 and words[1] in deeper:
                options = options | self.help_of(words[0], words[1])[0]
        for word in words:
            option = re.match(r"--?[a-z][\w-]*$", word.split("=")[0].rstrip(",;.:"))
            if option and option[0] not in options:
                return f"there is no option '{option[0]}'"
        return None


def is_part(block, script):
    """Whether all of a block stands in a script, however lines are broken and explained; `...` in it
    leaves something out."""
    def flat(text):
        text = re.sub(r"([{}(),=])", r" \1 ", re.sub(r"--.*", "", text))
        return " ".join(text.split()).replace(", }", "}").replace(" }", "}")

    pieces = [re.escape(piece.strip(" ,")) for piece in flat(block).split("...")]
    return re.search(".*?".join(pieces), flat(script)) is not None


def with_part(rules, block):
    """Rules of a game in which a block takes the place of the part that begins with the same word; a
    part the game lacks stands before its phases."""
    block = textwrap.indent(block.rstrip("\n").removesuffix(",") + ",", "  ") + "\n"
    word = re.match(r"\s*(\w+)", block)[1]
    begun = re.search(rf"^ *{word}\b[^{{\n]*{{", rules, re.M)
    if not begun:
        return re.sub(r"^(?=  phases)", lambda _: block, rules, flags=re.M)
    depth, end = 1, begun.end()
    while depth:
        depth += {"{": 1, "}": -1}.get(rules[end], 0)
        end += 1
    return rules[:begun.start()] + block + rules[end:].removeprefix(",")
