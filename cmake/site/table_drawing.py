"""The table of a game as the terminal shows it: the program is run in a terminal of 80 by 24 that
understands just what the program sends to a vt100."""

import os
import pty
import re
import select
import shutil
import signal
import struct
import tempfile
import termios
import time
import unicodedata
from fcntl import ioctl

WIDTH, HEIGHT = 80, 24
QUIET = 2.0   # seconds without a sign: the program waits for its player
MOST = 60.0   # seconds
SEQUENCE = re.compile(r"\x1b\[([?0-9;]*)([A-Za-z])|\x1b[()].|\x1b[=>78M]")


class Screen:
    def __init__(self):
        self.rows = [[" "] * WIDTH for _ in range(HEIGHT)]
        self.row = self.column = 0
        self.top, self.bottom = 0, HEIGHT - 1  # what scrolls

    def feed(self, text):
        at = 0
        while at < len(text):
            match = SEQUENCE.match(text, at)
            if match:
                if match[2]:
                    self.control([int(n) for n in re.findall(r"\d+", match[1])], match[2])
                elif match[0] == "\x1bM":
                    self.up()
                at = match.end()
            else:
                self.put(text[at])
                at += 1

    def put(self, sign):
        if sign == "\r":
            self.column = 0
        elif sign == "\n":
            self.down()
        elif sign == "\b":
            self.column = max(self.column - 1, 0)
        elif sign >= " " and self.column < WIDTH:
            wide = unicodedata.east_asian_width(sign) in "WF"
            self.rows[self.row][self.column] = sign
            if wide and self.column + 1 < WIDTH:
                self.rows[self.row][self.column + 1] = ""
            self.column += 2 if wide else 1

    def down(self):
        if self.row == self.bottom:
            self.rows.insert(self.bottom + 1, [" "] * WIDTH)
            del self.rows[self.top]
        else:
            self.row = min(self.row + 1, HEIGHT - 1)

    def up(self):
        if self.row == self.top:
            del self.rows[self.bottom]
            self.rows.insert(self.top, [" "] * WIDTH)
        else:
            self.row = max(self.row - 1, 0)

    def control(self, numbers, letter):
        first = numbers[0] if numbers else 0
        if letter == "H":
            self.row = min(max(first, 1), HEIGHT) - 1
            self.column = min(max(numbers[1] if len(numbers) > 1 else 1, 1), WIDTH) - 1
        elif letter in "ABCD":
            step = max(first, 1)
            self.row = min(max(self.row + {"A": -step, "B": step}.get(letter, 0), 0), HEIGHT - 1)
            self.column = min(max(self.column + {"C": step, "D": -step}.get(letter, 0), 0), WIDTH - 1)
        elif letter == "r":
            self.top = (first or 1) - 1
            self.bottom = (numbers[1] if len(numbers) > 1 else HEIGHT) - 1
            self.row = self.column = 0
        elif letter == "K":
            ends = {0: (self.column, WIDTH), 1: (0, self.column + 1), 2: (0, WIDTH)}[first]
            self.rows[self.row][slice(*ends)] = [" "] * (ends[1] - ends[0])
        elif letter == "J":
            if first == 0:
                self.control([0], "K")
            for row in range(self.row + 1 if first == 0 else 0, HEIGHT):
                self.rows[row] = [" "] * WIDTH

    def text(self):
        return "\n".join("".join(row).rstrip() for row in self.rows).rstrip("\n")


def drawing(program, spec, seat, seed):
    """The first question of a table to its player, at the seat and with the cards of the seed."""
    home = tempfile.mkdtemp()
    child, terminal = pty.fork()
    if child == 0:
        env = dict(os.environ, TERM="vt100", XDG_DATA_HOME=home, XDG_CONFIG_HOME=home, LANG="C.UTF-8",
                   LINES=str(HEIGHT), COLUMNS=str(WIDTH))
        os.execve(program, [str(program), "play", *spec.split(), "--seat", str(seat), "--seed", str(seed)], env)
    try:
        ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, WIDTH, 0, 0))
        seen, begun = b"", time.monotonic()
        while time.monotonic() - begun < MOST and select.select([terminal], [], [], QUIET)[0]:
            try:
                seen += os.read(terminal, 65536)
            except OSError:  # it has ended
                break
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(terminal)
        shutil.rmtree(home, ignore_errors=True)
    screen = Screen()
    screen.feed(seen.decode("utf-8", "replace"))
    return screen.text()
