#include <catch2/catch.hpp>

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

TEST_CASE("an output that cannot be written is told, by every command", "[cli]") {
  const ProgramFolder folder;
  folder.write("request", "{\"id\": 1, \"verb\": \"hello\"}\n");
  folder.write("message", "Content-Length: 19\n\n{\"id\":1,\"method\":1}");
  folder.write("r.json", R"({"houserule": 1, "table": "hearts +no_passing", "moves": []})");
  for (const std::string arguments : {"--help",
                                      "--version",
                                      "list",
                                      "list hearts --json",
                                      "rules hearts",
                                      "rules hearts --json",
                                      "rules hearts --format html",
                                      "check hearts",
                                      "check hearts --format sarif",
                                      "words",
                                      "words --json",
                                      "words play",
                                      "words --code syntax",
                                      "test hearts",
                                      "test hearts --format tap",
                                      "test hearts --json",
                                      "simulate lorum -n 10",
                                      "simulate lorum -n 10 --json",
                                      "compare lorum lorum -n 10",
                                      "history",
                                      "history --json",
                                      "replay r.json",
                                      "replay r.json --json",
                                      "why r.json 2C",
                                      "new variant hearts mine",
                                      "play hearts --plain < /dev/null",
                                      "serve < request",
                                      "bench exposure --json",
                                      "edit --stdio < message"}) {
    for (const char* const out : {" > /dev/full", " >&-"}) {
      std::filesystem::remove_all(folder / "house");
      const ProgramRun run = folder.run(arguments + out + " 2> told #");
      INFO(arguments << out << "\n" << folder.text("told"));
      CHECK(run.exit_code == 1);
      CHECK(folder.text("told").find("standard output cannot be written: ") != std::string::npos);
    }
  }
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
