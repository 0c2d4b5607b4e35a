#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "base/shown.h"
#include "tests/interpreter/cli/program_run.h"

using namespace houserule;

namespace {

// Of all that a program may print only line ends are not shown themselves.
std::optional<std::string> hidden_of(std::string text) {
  std::erase(text, '\n');
  return hidden_in(text);
}

const std::string nasty =
    "\x1b[31mred\x1b]0;T\x07 \u009B31m \u202Ecba\u2066 \u2028 \U000E0041 \xFF.";

std::string rule_of(const std::string& comment, const std::string& title) {
  return "-- House rule: " + comment + "\nreturn variant { of = \"hearts\", title = { \"" + title +
         "\", ja = \"x\" }, ja = \"x\", changes = { set { path = \"house.target_score\", value = "
         "50 "
         "} } }\n";
}

// Of every command what makes it print: each form of its output, by as little work as there is. ""
// is the program without a command.
const std::map<std::string, std::vector<std::string>> what_prints = {
    {"", {"--help", "--version"}},
    {"add", {"other/other.lua", "other/other.lua --json", "--help"}},
    {"bench",
     {"exposure --profile", "exposure --profile --json", "exposure --strength random random -n 2",
      "--help"}},
    {"check",
     {"hearts", "hearts --json", "hearts --format text", "hearts --format json",
      "hearts --format sarif", "--help"}},
    {"compare", {"lorum lorum -n 10", "lorum lorum -n 10 --json", "--help"}},
    {"complete", {"< typed", "--help"}},
    {"edit", {"--no-browser", "--stdio < message", "--help"}},
    {"history", {"", "--json", "1", "1 --json", "1 --export -", "--help"}},
    {"list", {"", "--json", "hearts", "hearts --json", "--help"}},
    {"liveness", {"exposure --no-pairs", "exposure --no-pairs --json", "--help"}},
    {"manual", {"--help"}},
    {"merge", {"part", "part --json", "--help"}},
    {"new", {"--help"}},
    {"new game", {"mine", "mine --json", "--help"}},
    {"new variant", {"hearts mine", "hearts mine --json", "--help"}},
    {"pack", {"other/other.lua", "other/other.lua --json", "--help"}},
    {"play", {"hearts --plain < /dev/null", "--help"}},
    {"replay", {"r.json", "r.json --json", "--help"}},
    {"resume", {"--plain < /dev/null", "--help"}},
    {"rules",
     {"hearts", "hearts --json", "hearts --format text", "hearts --format markdown",
      "hearts --format html", "hearts --explain", "--help"}},
    {"serve", {"< request", "--help"}},
    {"simulate", {"lorum -n 10", "lorum -n 10 --json", "--help"}},
    {"test",
     {"hearts", "hearts --json", "hearts --format text", "hearts --format tap",
      "hearts --format junit", "hearts --coverage", "--help"}},
    {"why", {"r.json 2C", "r.json 2C --json", "--help"}},
    {"words",
     {"", "--json", "play", "--code syntax", "--codes", "--markdown", "--codes --markdown",
      "--help"}},
};

// By the sources: some are in no help.
std::set<std::string> commands_of_the_program() {
  const std::regex adds("add_subcommand\\(\\s*\"(\\w+)\"");
  std::set<std::string> names;
  for (const auto& entry :
       std::filesystem::directory_iterator(HOUSERULE_SOURCE_DIR "/interpreter/cli")) {
    std::ifstream stream(entry.path());
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    for (std::sregex_iterator found(text.begin(), text.end(), adds), none; found != none; ++found) {
      names.insert((*found)[1]);
    }
  }
  return names;
}

// What `--format` takes, by a page of help.
std::vector<std::string> formats_of(const std::string& help) {
  std::smatch found;
  std::vector<std::string> formats;
  if (!std::regex_search(help, found, std::regex("--format ([a-z|]+)"))) return formats;
  std::istringstream list(found[1]);
  for (std::string one; std::getline(list, one, '|');) formats.push_back(one);
  return formats;
}

}  // namespace

TEST_CASE("nothing that steers a terminal leaves the program, wherever it was written", "[cli]") {
  const ProgramFolder folder;
  folder.write("house/in_comment.lua", rule_of(nasty, "In the comment"));
  folder.write("house/in_title.lua", rule_of("plain.", "C1 \u009B31m \u202Ecba"));
  folder.write("house/n\x1b[31m\xFF\u202Ee.lua", rule_of("plain.", "In the name"));
  folder.write(
      "house/in_figure.lua",
      "-- House rule: a figure.\nreturn variant { of = \"hearts\", title = { \"In a figure\", "
      "ja = \"x\" }, ja = \"x\", changes = { insert { after = \"settle.points\", line = "
      "figure \"colour\" { ja = \"x\", function () return \"a\\27]0;T\\7b\\u{202e}\" end } } "
      "} }\n");
  folder.write(
      "house/in_figure.examples.lua",
      "return examples { { say = \"f\", points = { 1, 2, 3, 20 }, figures = { colour = \"z\" "
      "}, gains = { 1, 2, 3, 20 } } }\n");
  folder.write("record.json",
               "{ \"houserule\": 1, \"table\": \"hearts +x\u202E\x7F\", \"moves\": "
               "[\"\\u001b[2J\"], \"k\u009B\": 1 }");
  for (const std::string arguments : {"rules 'hearts +in_comment'",
                                      "rules 'hearts +in_comment' --format html",
                                      "rules 'hearts +in_comment' --format markdown",
                                      "rules 'hearts +in_comment' --json",
                                      "rules 'hearts +in_comment' --explain",
                                      "rules 'hearts +in_title'",
                                      "list hearts",
                                      "list",
                                      "list hearts --json",
                                      "check house",
                                      "check house --json",
                                      "check house --format sarif",
                                      "test house/in_figure.examples.lua",
                                      "test house/in_figure.examples.lua --json",
                                      "test house/in_figure.examples.lua --format junit",
                                      "pack house/in_comment.lua",
                                      "add in_comment.houserule",
                                      "replay record.json",
                                      "replay record.json --json",
                                      "why record.json x",
                                      "simulate 'hearts +in_figure' -n 2"}) {
    const ProgramRun run = folder.run(arguments);
    INFO(arguments << "\n" << run.text);
    CHECK(run.exit_code >= 0);
    CHECK(run.exit_code < 3);
    CHECK_FALSE(run.text.empty());
    CHECK(hidden_of(run.text) == std::nullopt);
  }
  const ProgramRun title = folder.run("rules 'hearts +in_title'");
  CHECK(title.exit_code == 1);
  CHECK(title.text.find("U+009B") != std::string::npos);
}

TEST_CASE("what is typed is shown as anything else", "[cli]") {
  const ProgramFolder folder;
  for (const std::string arguments :
       {"", "rules ", "merge ", "check ", "replay ", "words ", "test ", "history ", "add ", "pack ",
        "new variant hearts ", "simulate hearts --csv ", "--lang ", "play --bots "}) {
    const ProgramRun run = folder.run(arguments + "'" + nasty + "'");
    INFO(arguments << run.text);
    CHECK((run.exit_code != 0 || arguments.starts_with("simulate")));
    CHECK(hidden_of(run.text) == std::nullopt);
  }
}

TEST_CASE("an output that cannot be written is told, by every command in every form", "[cli]") {
  const ProgramFolder folder;
  folder.write("request", "{\"id\": 1, \"verb\": \"hello\"}\n");
  folder.write("typed", "l");
  folder.write("message", "Content-Length: 19\n\n{\"id\":1,\"method\":1}");
  folder.write("r.json", R"({"houserule": 1, "table": "hearts +no_passing", "moves": []})");
  REQUIRE(folder.run("play hearts --plain < /dev/null").exit_code == 0);
  REQUIRE(folder.run("simulate lorum -n 10 --shard 1/1 --out part").exit_code == 0);
  REQUIRE(folder.run("new variant hearts other && mv house other && cd other").exit_code == 0);

  std::set<std::string> commands;
  for (const auto& [command, forms] : what_prints) {
    if (!command.empty()) commands.insert(command.substr(command.rfind(' ') + 1));
  }
  CHECK(commands == commands_of_the_program());
  for (const auto& [command, forms] : what_prints) {
    for (const std::string& form : formats_of(folder.run(command + " --help").text)) {
      CAPTURE(command, form);
      CHECK(std::any_of(forms.begin(), forms.end(), [&](const std::string& one) {
        return one.find("--format " + form) != std::string::npos;
      }));
    }
  }
  // Nobody has the pipe open to read any more, and whoever started the program lets it know so.
  const std::string pipe = "mkfifo p && { : < p & exec 3> p; wait; rm p; trap '' PIPE; } && ";
  for (const auto& [command, forms] : what_prints) {
    bool is_first = true;
    for (const std::string& form : forms) {
      std::vector<std::string> outputs = {" > /dev/full"};
      if (is_first) outputs.insert(outputs.end(), {" >&-", " >&3"});
      is_first = false;
      for (const std::string& output : outputs) {
        std::filesystem::remove_all(folder / "house");
        std::filesystem::remove_all(folder / "data/houserule/house");
        const std::string typed = command + " " + form;
        const ProgramRun run =
            folder.run(typed + output + " 2> told #", output == " >&3" ? pipe : "");
        INFO(typed << output << "\n" << folder.text("told"));
        CHECK(run.exit_code == 1);
        CHECK(folder.text("told").find("standard output cannot be written: ") != std::string::npos);
      }
    }
  }
  CHECK(folder.run("--lang ja list 2>&1 >/dev/full #").text.find("標準出力に書き込めません: ") !=
        std::string::npos);
}

TEST_CASE("who reads only the beginning is not disturbed", "[cli]") {
  const ProgramFolder folder;
  const ProgramRun run = folder.run("rules hearts 2> told | head -n 1 #");
  CHECK(run.exit_code == 0);
  CHECK(folder.text("told").empty());
}

TEST_CASE("files go to what they are pointed at", "[cli]") {
  const ProgramFolder folder;
  const ProgramRun run = folder.run(
      "simulate lorum -n 10 --quiet --csv t.csv >/dev/null && mkfifo p.csv && ln -s t.csv l.csv && "
      "(cat p.csv > got 2> /dev/null &)");
  REQUIRE(run.exit_code == 0);
  CHECK(folder.run("simulate lorum -n 10 --quiet --csv p.csv").exit_code == 0);
  CHECK(folder.run("simulate lorum -n 20 --quiet --csv l.csv").exit_code == 0);
  CHECK(std::filesystem::is_fifo(folder / "p.csv"));
  CHECK(std::filesystem::is_symlink(folder / "l.csv"));
  CHECK(folder.text("t.csv").size() > 100);
  CHECK(folder.run("simulate lorum -n 10 --quiet --csv /dev/stdout").text.find(',') !=
        std::string::npos);
  CHECK(folder.run("simulate lorum -n 10 --quiet --csv no/such.csv").exit_code == 1);
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder / ".")) {
    CHECK(entry.path().extension() != ".part");
  }
}
