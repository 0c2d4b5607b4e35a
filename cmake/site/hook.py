"""What MkDocs adds to docs/: pages made by asking the program, and pages that lie elsewhere.

The program is build/release/houserule, or what HOUSERULE_PROGRAM says. A site that lies beside the page of
the editor (HOUSERULE_PAGE) leads from its examples there. A page that stands in the
repository is never copied by hand: it is read from its place, and its links are turned to where
their targets lie in the site.
"""

import json
import os
import posixpath
import re
import sys
from collections import Counter
from pathlib import Path

from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority
from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(Path(__file__).parent))

import generated_pages  # noqa: E402
import try_it  # noqa: E402

LINK = re.compile(r"(\]\()([^)\s:#]+)(#[^)\s]*)?(\))")
PATH_AS_LABEL = re.compile(r"\[`?(?:docs/)?[\w/.-]+\.md`?\]\(([^)\s:#]+\.md)(#[^)\s]*)?\)")
TITLED_FENCE = re.compile(r"^```(\w+)[ ]+title=(\S+)$", re.M)
OTHER_FENCE = re.compile(r"^```(\w+)[ ]+\S.*$", re.M)

# Pages of the repository that do not lie in docs/, and where they lie in the site.
elsewhere = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changes.md",
             "LICENSE": "LICENSE.txt"}


def on_config(config):
    pages = generated_pages.Pages(ROOT, os.environ.get("HOUSERULE_PROGRAM"))
    try:
        made = pages.all()
    except generated_pages.NoProgram as problem:
        raise PluginError(str(problem)) from problem
    for game in pages.games:
        for name in ("rulings.md", "sources.md"):
            elsewhere[f"games/{game['name']}/{name}"] = f"games/{game['name']}/{name}"
    for source, target in elsewhere.items():
        made[target] = relinked((ROOT / source).read_text(encoding="utf-8"), source, target)
    config["made_pages"] = made
    config["try_it"] = None
    if os.environ.get("HOUSERULE_PAGE"):
        config["try_it"] = try_it.TryIt(os.environ["HOUSERULE_PAGE"], pages.house_rules())
    sections = {name: content for section in config["nav"] for name, content in section.items()}
    sections["The games"] += ["games/index.md", *pages.games_nav()]
    decisions = next(entry["Decisions"] for entry in sections["Inside"] if "Decisions" in entry)
    decisions += ["decisions/index.md", *pages.decisions()]
    return config


def relinked(text, source, target):
    """The text of a page that moves from `source` to `target`, its links leading where they led."""

    def turn(match):
        path = posixpath.normpath(posixpath.join(posixpath.dirname(source), match[2]))
        there = elsewhere.get(path, path[len("docs/"):] if path.startswith("docs/") else path)
        return match[1] + posixpath.relpath(there, posixpath.dirname(target) or ".") + (match[3] or "") + match[4]

    return LINK.sub(turn, text)


def is_unused(path):
    """What the theme brings along and main.html does not ask for: scripts, and fonts in other formats."""
    if path.startswith("js/"):
        return path != "js/site.js"
    return path.startswith(("css/fonts/", "fonts/")) and ("Roboto" in path or not path.startswith("fonts/")
                                                          or not path.endswith(".woff2"))


def on_files(files, config):
    folder = Path(f"{config['site_dir'].rstrip('/')}_pages")
    for file in list(files):
        if is_unused(file.src_path):
            files.remove(file)
    for path, text in config["made_pages"].items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
        files.append(File(path, str(folder), config["site_dir"], config["use_directory_urls"]))
    return files


def on_nav(nav, config, files):
    missing = {file.src_path for file in files.documentation_pages()} - {page.file.src_path for page in nav.pages}
    if missing:
        raise PluginError(f"mkdocs.yml leaves out of `nav`: {', '.join(sorted(missing))}")
    config["menu"] = nav.pages
    return nav


def full_title(page):
    """"Sources" alone would not say of which game."""
    below = page.parent is not None and page.parent.parent is not None
    return f"{page.parent.title}: {page.title}" if below else page.title


def on_page_context(context, page, config, nav):
    context["full_title"] = full_title
    return context


def on_page_markdown(markdown, page, config, files):
    """Links that name a file are called by the title of its page, as far as a colon in it, and titles of
    scripts become captions: Python-Markdown knows no titles of fences."""

    def by_title(match):
        path = posixpath.normpath(posixpath.join(posixpath.dirname(page.file.src_path), match[1]))
        target = files.get_file_from_path(path)
        if target is None:
            return match[0]  # MkDocs tells of it
        title = title_of(Path(target.abs_src_path).read_text(encoding="utf-8"))
        return f"[{title}]({match[1]}{match[2] or ''})"

    if page.file.src_path == "words.md":
        markdown = with_linked_list(markdown)
    markdown = PATH_AS_LABEL.sub(by_title, markdown)
    if config["try_it"]:
        markdown = config["try_it"].with_links(markdown, page.file.src_path)
    markdown = TITLED_FENCE.sub(r'<p class="file">\2</p>\n\n```\1', markdown)
    return OTHER_FENCE.sub(r"```\1", markdown)


def with_linked_list(words):
    """The list of words at the head of their page, each leading to its heading. The second of two
    headings with one name has a number."""
    head, begun, rest = words.partition("\n## ")
    there = Counter(re.findall(r"^### (.*)$", rest, re.M))
    seen = Counter()

    def link(match):
        name = match[1]
        if seen[name] == there[name]:
            return match[0]
        number = f"_{seen[name]}" if seen[name] else ""
        seen[name] += 1
        return f"[{match[0]}](#{name.replace(' ', '-')}{number})"

    return re.sub(r"`([^`]+)`", link, head) + begun + rest


def title_of(text):
    return re.search(r"^# ([^:\n]*)", text, re.M)[1]


def on_page_content(html, page, config, files):
    """Wide tables scroll by themselves, so that a page is never wider than a phone."""
    return html.replace("<table>", '<div class="table"><table>').replace("</table>", "</table></div>")


@event_priority(-100)
def on_post_build(config):
    """The index as a script: a page opened from the disk may load that, and no JSON."""
    search = Path(config["site_dir"]) / "search"
    titles = {page.url: full_title(page) for page in config["menu"]}
    entries = []
    for entry in json.loads((search / "search_index.json").read_text(encoding="utf-8"))["docs"]:
        text = re.sub(r" ([,.;:)\]])", r"\1", entry["text"].replace("\u200b", ""))
        page, _, heading = entry["location"].partition("#")
        if not heading:
            entries.append([page, titles[page], ""])
        elif entries[-1][0] == page and not entries[-1][2]:
            entries[-1][2] = text  # what stands above the first heading but one
        else:
            entries.append([entry["location"], entry["title"].replace("\u200b", ""), text])
    (search / "search_index.js").write_text(
        "var searchIndex = " + json.dumps(entries, ensure_ascii=False, separators=(",", ":")) + ";\n",
        encoding="utf-8")
    (search / "search_index.json").unlink()
