"""Links from an example to the page that plays it, for a site that lies beside the page
(HOUSERULE_PAGE: the page as seen from the site's own start).

A house rule goes into the address as a file, deflated and in base64url, a table as its words;
editor/page/src/links.ts reads them.
"""

import base64
import posixpath
import re
import urllib.parse
import zlib

SCRIPT = re.compile(r"^```lua[ ]+title=(?:\S*/)?([a-z]\w*\.lua)\n(.*?)^```$", re.M | re.S)
COMMANDS = re.compile(r"^```sh\n(.*?)^```$", re.M | re.S)
TABLE = re.compile(r"^houserule (?:play|rules|check|edit) +([a-z_]+(?: +(?:[+-][a-z]\w*|[a-z_]+=[\w,]+))*)(?= *(?:$|#| --))")
HEADING = re.compile(r"\n## ")
SHEET = re.compile(r"games/(\w+)/rules(_ja)?\.md$")


def packed(text):
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def is_house_rule(script):
    return re.search(r"^return variant\b", script, re.M) is not None


class TryIt:
    def __init__(self, page, tables):
        """`tables`: the names of the house rules of each game that is installed."""
        self.page = page
        self.tables = tables

    def link(self, source, mark, text):
        there = posixpath.relpath(self.page, posixpath.dirname(source) or ".")
        return f'<a class="try" href="{there}#{mark}">{text}</a>'

    def is_installed(self, words):
        game, *rest = words.split()
        names = {word[1:] for word in rest if word[0] in "+-"}
        return game in self.tables and names <= self.tables[game]

    def table_link(self, source, words, text):
        return self.link(source, f"table={urllib.parse.quote(words)}", text)

    def with_links(self, markdown, source):
        """The page `source` with a link at each house rule in it, and at each table that can be played as it is."""

        def after_script(match):
            if not is_house_rule(match[2]):
                return match[0]
            return f"{match[0]}\n\n{self.link(source, f'rule={match[1]}.{packed(match[2])}', 'Try it in the page')}\n"

        def after_commands(match):
            tables = [found[1] for found in map(TABLE.match, match[1].split("\n")) if found]
            links = [self.table_link(source, words, f"Open <code>{words}</code> in the page")
                     for words in dict.fromkeys(" ".join(one.split()) for one in tables) if self.is_installed(words)]
            return "\n\n".join([match[0], *links]) + "\n" if links else match[0]

        markdown = COMMANDS.sub(after_commands, SCRIPT.sub(after_script, markdown))
        if sheet := SHEET.match(source):
            text = "このテーブルをページで開く" if sheet[2] else "Open this table in the page"
            markdown = HEADING.sub(lambda found: f"\n\n{self.table_link(source, sheet[1], text)}\n{found[0]}",
                                   markdown, count=1)
        return markdown
