"""A desk: a fresh folder in which the commands of one page are typed, one after the other."""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path


class Desk:
    def __init__(self, root, program):
        self.root, self.program = Path(root), Path(program)
        self.above = Path(tempfile.mkdtemp(prefix="houserule_docs_"))
        self.folder = self.above / "here"
        (self.above / "bin").mkdir()
        (self.above / "bin" / "houserule").symlink_to(self.program)
        self.environment = {
            "PATH": f"{self.above / 'bin'}:{os.environ['PATH']}", "LANG": "C.UTF-8", "TERM": "dumb",
            "HOME": str(self.above / "home"), "XDG_DATA_HOME": str(self.above / "data")}
        self.fresh()

    def fresh(self):
        """A folder as somebody has it who has just got houserule: nothing of their own."""
        for name in ("here", "home", "data"):
            shutil.rmtree(self.above / name, ignore_errors=True)
            (self.above / name).mkdir()
        (self.folder / "houserule").symlink_to(self.program)
        for name in ("games", "docs"):
            (self.folder / name).symlink_to(self.root / name)

    def clear(self):
        shutil.rmtree(self.above, ignore_errors=True)

    def write(self, path, text):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def run(self, command, seconds=300):
        """What a command printed on standard output, then on standard error, and its exit code; None
        if it took too long."""
        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
            shell = subprocess.Popen(["sh", "-c", command], cwd=self.folder, env=self.environment,
                                     stdin=subprocess.DEVNULL, stdout=output, stderr=errors,
                                     start_new_session=True)
            try:
                code = shell.wait(timeout=seconds)
            except subprocess.TimeoutExpired:
                os.killpg(shell.pid, 9)
                shell.wait()
                code = None
            output.seek(0)
            errors.seek(0)
            return output.read().decode("utf-8", "replace"), errors.read().decode("utf-8", "replace"), code


def commands_of(text, prompt=""):
    """(command, output) of a block. With a prompt, lines without it are output of the command above;
    without one there is no output. A backslash joins lines, a comment may follow."""
    found = []
    joined = False
    for line in text.rstrip("\n").split("\n"):
        if joined:
            found[-1][0] += "\n" + line
        elif prompt and not line.startswith(prompt):
            if not found:
                raise ValueError(f"output before any command: {line}")
            found[-1][1].append(line)
            continue
        elif line.strip() in ("", "..."):
            continue
        else:
            found.append([line[len(prompt):], []])
        joined = line.endswith("\\")
    return [(command, output) for command, output in found]


def pattern_of(expected):
    """A pattern for shown output: a line `...` stands for any lines, `...` in a line for any text."""
    lines = []
    for line in expected.rstrip("\n").split("\n"):
        if line.strip() == "...":
            lines.append(r"(?:.*\n)*?")
        else:
            lines.append(".*".join(re.escape(piece) for piece in line.rstrip().split("...")) + "\n")
    return "".join(lines)


def is_shown(expected, output, vary=None):
    """Whether this came out. What `vary` matches may be there or not and may be anything it matches;
    blanks and ends of lines, which move with it, then count alike."""
    output = "\n".join(line.rstrip() for line in output.rstrip("\n").split("\n")) + "\n"
    if vary is None:
        return re.fullmatch(pattern_of(expected), output) is not None
    flat = [" ".join(re.sub(vary, " ", text).split()) for text in (expected, output)]
    pattern = ".*".join(re.escape(piece) for piece in flat[0].split("..."))
    return re.fullmatch(pattern, flat[1]) is not None


def rows_of(text):
    """The names of the rows of tables: what stands at the beginning of an indented line."""
    return {re.split(r"  +", line.strip())[0] for line in text.split("\n") if line.startswith("  ")}
