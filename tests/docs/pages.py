"""What a page of Markdown consists of, as far as tests have to do with it: fenced blocks, the remarks
for tests before them, links, headings, commands in running text."""

import re
from dataclasses import dataclass, field

FENCE = re.compile(r"^( *)```(.*)$")
REMARK = re.compile(r"<!-- test:(.*?)-->", re.S)
# What a remark may say. With a value or without; those of STANDALONE need no block.
WORDS = ("instead", "exit", "vary", "with", "output of", "rows of", "read by", "in", "part of",
         "examples of", "by", "not run", "files", "run", "folder")
STANDALONE = ("files", "run", "folder")


class PageError(Exception):
    """Something on a page that no test knows what to do with."""


@dataclass
class Block:
    """A fenced block, or a remark that stands for itself (`kind` is then "remark")."""
    page: str
    line: int
    kind: str
    title: str = ""
    text: str = ""
    remarks: list = field(default_factory=list)  # (word, value)

    def said(self, word):
        return [value for key, value in self.remarks if key == word]

    def one(self, word, default=None):
        values = self.said(word)
        return values[0] if values else default

    @property
    def place(self):
        return f"{self.page}:{self.line}"


def remarks_of(text, place):
    """The lines of a remark: a word, and what it says. A line further in goes on with the one above."""
    remarks = []
    for line in text.strip("\n").split("\n"):
        if not line.strip():
            continue
        if remarks and line.startswith("    "):
            remarks[-1][1] += "\n" + line.strip()
            continue
        line = line.strip()
        word = next((word for word in WORDS if line == word or line.startswith(word + " ")), None)
        if word is None:
            raise PageError(f"{place}: no test knows the remark '{line}'")
        remarks.append([word, line[len(word):].strip()])
    return [tuple(remark) for remark in remarks]


def blocks_of(page, text):
    """Blocks and remarks in their order on the page."""
    found, waiting = [], []
    lines = text.split("\n")
    number = 0
    while number < len(lines):
        line = lines[number]
        place = f"{page}:{number + 1}"
        fence = FENCE.match(line)
        if "<!-- test:" in line:
            begun = number
            while "-->" not in lines[number]:
                number += 1
            said = remarks_of(REMARK.search("\n".join(lines[begun:number + 1]))[1], place)
            alone = [remark for remark in said if remark[0] in STANDALONE]
            if alone:
                found.append(Block(page, begun + 1, "remark", remarks=alone))
            waiting += [remark for remark in said if remark[0] not in STANDALONE]
        elif fence:
            begun, indent = number, len(fence[1])
            number += 1
            while number < len(lines) and lines[number].strip() != "```":
                number += 1
            if number == len(lines):
                raise PageError(f"{place}: the block does not end")
            kind, _, rest = fence[2].strip().partition(" ")
            title = rest[len("title="):] if rest.startswith("title=") else ""
            if rest and not title:
                kind += " " + rest
            body = "".join(line[indent:] + "\n" for line in lines[begun + 1:number])
            found.append(Block(page, begun + 1, kind, title, body, waiting))
            waiting = []
        elif waiting and line.strip():
            raise PageError(f"{place}: the remark above belongs to no block")
        elif is_indented_block(lines, number):
            raise PageError(f"{place}: an indented block has no kind; use a fence")
        number += 1
    if waiting:
        raise PageError(f"{page}: the last remark belongs to no block")
    return found


def is_indented_block(lines, number):
    if number == 0 or lines[number - 1].strip() or not re.match(r" {4,}\S", lines[number]):
        return False
    above = next((line for line in reversed(lines[:number]) if line.strip()), "")
    return not re.match(r"\s*([*-]|\d+\.) |  ", above)


def without_blocks(text):
    """The running text: lines of blocks and remarks are empty."""
    text = REMARK.sub(lambda match: "\n" * match[0].count("\n"), text)
    return re.sub(r"^( *)```.*?^\1```$", lambda match: "\n" * match[0].count("\n"), text, flags=re.S | re.M)


def headings_of(text):
    """The names MkDocs and code hosts give to the headings of a page."""
    names = set()
    for heading in re.findall(r"^#+ +(.*)$", without_blocks(text), re.M):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        slug = re.sub(r"[^\w\s-]", "", plain).strip().lower()
        slug = re.sub(r"[-\s]", "-", slug)
        while slug in names:
            slug += "-1"
        names.add(slug)
    return names


def links_of(text):
    """(line, target) of every link and picture."""
    for number, line in enumerate(without_blocks(text).split("\n"), 1):
        line = re.sub(r"`[^`]*`", "", line)
        for target in re.findall(r"\]\(([^)\s]+)\)", line):
            yield number, target


def commands_in_text(text):
    """(line, command) of commands in backticks between the blocks."""
    for number, line in enumerate(without_blocks(text).split("\n"), 1):
        for code in re.findall(r"`((?:\./)?houserule [^`]+)`", line):
            yield number, code
