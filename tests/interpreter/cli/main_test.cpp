#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "base/shown.h"
#include "session/store/store.h"
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
    {"report",
     {"lorum +exposed_horniky -n 10 --bots random",
      "lorum +exposed_horniky -n 10 --bots random --json", "--help"}},
    {"resume", {"--plain < /dev/null", "--help"}},
    {"rules",
     {"hearts", "hearts --json", "hearts --format text", "hearts --format markdown",
      "hearts --format html", "hearts --explain", "--help"}},
    {"serve", {"< request", "--help"}},
    {"simulate", {"lorum -n 10", "lorum -n 10 --json", "--help"}},
    {"test",
     {"hearts", "hearts --json", "hearts --format text", "hearts --format tap",
      "hearts --format junit", "hearts --coverage", "--help"}},
    {"train", {"briscola --rounds 1 -o player", "briscola --rounds 1 -o player --json", "--help"}},
    {"why", {"r.json 2C", "r.json 2C --json", "--help"}},
    {"words",
     {"", "--json", "play", "--code syntax", "--codes", "--markdown", "--codes --markdown",
      "--help"}},
};

// By option, what writes a file or a folder whose name is put behind it; nothing of one that is
// read.
const std::map<std::string, std::string> what_writes = {
    {"add FILE", ""},
    {"report --csv", "report lorum +exposed_horniky --bots random -n 10 --quiet --csv"},
    {"report --html", "report lorum +exposed_horniky --bots random -n 10 --quiet --html"},
    {"report --record", "report --bots random hearts +no_passing -n 10 --quiet --record"},
    {"compare --csv", "compare lorum lorum -n 10 --quiet --csv"},
    {"compare --html", "compare lorum lorum -n 10 --quiet --html"},
    {"compare --out", "compare lorum lorum -n 10 --quiet --shard 1/1 --out"},
    {"compare --record",
     "compare --bots random hearts 'hearts +no_passing' -n 10 --quiet --record"},
    {"history --export", "history 1 --export"},
    {"history --import", ""},
    {"liveness --record", "liveness exposure --no-pairs --record"},
    {"manual FOLDER", "manual"},
    {"merge --csv", "merge part --csv"},
    {"merge --html", "merge part --html"},
    {"merge --record", "merge both --record"},
    {"merge FILES", ""},
    {"pack --output", "pack other/other.lua --output"},
    {"rules --output", "rules hearts --output"},
    {"simulate --csv", "simulate lorum -n 10 --quiet --csv"},
    {"simulate --html", "simulate lorum -n 10 --quiet --html"},
    {"simulate --out", "simulate lorum -n 10 --quiet --shard 1/1 --out"},
    {"test --coverage-html", "test exposure --coverage-html"},
    {"test --coverage-lcov", "test exposure --coverage-lcov"},
    {"train --output", "train briscola --rounds 1 --output"},
};

// What takes a file or a folder, by the pages of help.
std::set<std::string> options_with_files() {
  const std::regex takes("\\n +(?:-\\w,)?(--[\\w-]+)? ?(FILES?|FOLDER)\\b");
  std::set<std::string> options;
  for (const auto& [command, forms] : what_prints) {
    if (command.empty()) continue;
    const std::string help = run_program(command + " --help").text;
    for (std::sregex_iterator found(help.begin(), help.end(), takes), none; found != none;
         ++found) {
      options.insert(command + " " + ((*found)[1].matched ? (*found)[1].str() : (*found)[2].str()));
    }
  }
  return options;
}

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
                                      "simulate --bots random 'hearts +in_figure' -n 2"}) {
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

TEST_CASE("what was kept of a table is shown as anything else", "[cli]") {
  const ProgramFolder folder;
  folder.write("record.json", R"({"houserule": 1, "table": "hearts +no_passing", "moves": []})");
  REQUIRE(folder.run("history --import record.json").exit_code == 0);
  {
    Store store = Store::open(folder / "data/houserule/tables.sqlite");
    StoredTable table = store.table(1).value();
    table.settings = "{\"seat\": 1, \"bot\": {\"2\": \"exit; \u001b[2J\u009B\"}}";
    store.add_table(table);  // 2: a bot that is called so
    table.spec = "hearts +" + nasty;
    store.add_table(table);  // 3: no table
    table.spec = "hearts +no_passing";
    store.append_move(store.add_table(table), 0, nasty);  // 4: no move
    table.setups = "[{\"deal\": 1, \"" + nasty.substr(0, 10) + "\": 2}]";
    store.add_table(table);  // 5: no cards
    table.setups = "";
    table.rules_hash = table.created = table.summary = nasty;
    store.finish_table(store.add_table(table), nasty);  // 6
  }
  folder.write("requests",
               "{\"id\": 1, \"verb\": \"open\", \"table\": \"hearts +\\u001b[2J\\u009b\"}\n"
               "{\"id\": 2, \"verb\": \"\\u202e\"}\n{\"id\": 3, \"" +
                   nasty + "\": 4}\n");
  std::vector<std::string> tried = {"history", "history --json", "serve < requests"};
  for (const std::string id : {"2", "3", "4", "5", "6"}) {
    tried.insert(tried.end(), {"resume " + id + " --plain < /dev/null", "history " + id,
                               "history " + id + " --json", "history " + id + " --export -"});
  }
  for (const std::string& arguments : tried) {
    const ProgramRun run = folder.run(arguments);
    INFO(arguments << "\n" << run.text);
    CHECK(run.exit_code >= 0);
    CHECK(run.exit_code < 2);
    CHECK_FALSE(run.text.empty());
    CHECK(hidden_of(run.text) == std::nullopt);
  }
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
  // ./run-tests builds it beside the program that is fast.
  const bool has_page =
      std::filesystem::exists(std::filesystem::path(this_build::program).parent_path() / "page");
  // Nobody has the pipe open to read any more, and whoever started the program lets it know so.
  const std::string pipe = "mkfifo p && { : < p & exec 3> p; wait; rm p; trap '' PIPE; } && ";
  int number = 0;
  for (const auto& [command, forms] : what_prints) {
    if (this_build::is_slow && ++number % 12 != 0) continue;
    bool is_first = true;
    for (const std::string& form : forms) {
      if (command == "edit" && form == "--no-browser" && !has_page) continue;  // it says so at once
      if (this_build::is_slow && !is_first) continue;
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

TEST_CASE("files go to what they are pointed at, by every option that names one", "[cli]") {
  const ProgramFolder folder;
  REQUIRE(folder.run("play hearts --plain < /dev/null").exit_code == 0);
  REQUIRE(folder.run("new variant hearts other && mv house other && mkdir empty").exit_code == 0);
  for (const std::string part :
       {"simulate lorum -n 10 --quiet --shard 1/1 --out part",
        "compare --bots random hearts 'hearts +no_passing' -n 10 --shard 1/1 --out both"}) {
    REQUIRE(folder.run(part).exit_code == 0);
  }
  folder.write("file", "");

  std::set<std::string> options;
  for (const auto& [option, command] : what_writes) options.insert(option);
  CHECK(options == options_with_files());
  int number = 0;
  for (const auto& [option, command] : what_writes) {
    if (command.empty()) continue;  // it is read
    if (this_build::is_slow && ++number % 9 != 0) continue;
    INFO(option);
    const bool is_folder = option == "liveness --record" || option == "manual FOLDER";
    const ProgramRun below = folder.run(command + " file/below");
    INFO(below.text);
    CHECK(below.exit_code == 1);
    CHECK(below.text.find("file") != std::string::npos);
    CHECK(below.text.find("Not a directory") != std::string::npos);
    if (is_folder) continue;

    const ProgramRun full = folder.run(command + " /dev/full");
    INFO(full.text);
    CHECK(full.exit_code == 1);
    CHECK(full.text.find("/dev/full") != std::string::npos);
    CHECK(full.text.find("No space left on device") != std::string::npos);
    CHECK(std::filesystem::is_character_file("/dev/full"));

    // Whoever waits for the pipe is let go when nobody has written.
    const ProgramRun piped =
        folder.run(command + " p > said 2>&1; code=$?; exec 4<>p; exec 4>&-; wait; exit $code #",
                   "rm -f p got; mkfifo p; { cat p > got & } && ");
    INFO(folder.text("said"));
    CHECK(piped.exit_code == 0);
    CHECK(std::filesystem::is_fifo(folder / "p"));
    CHECK_FALSE(folder.text("got").empty());

    std::filesystem::remove(folder / "link");
    std::filesystem::remove(folder / "target");
    std::filesystem::create_symlink("target", folder / "link");
    const ProgramRun linked = folder.run(command + " link");
    INFO(linked.text);
    CHECK(std::filesystem::is_symlink(folder / "link"));
    CHECK((linked.exit_code == 0) == !folder.text("target").empty());
    if (linked.exit_code == 0) CHECK(folder.text("target") == folder.text("got"));
  }
  CHECK(folder.run("simulate lorum -n 10 --quiet --csv /dev/stdout").text.find(',') !=
        std::string::npos);
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder / ".")) {
    CHECK(entry.path().extension() != ".part");
  }
}

TEST_CASE("a file that cannot be written loses nothing of a study", "[cli]") {
  const ProgramFolder folder;
  const ProgramRun run =
      folder.run("simulate lorum -n 10 --html /dev/full --csv t.csv > said 2> told #");
  CHECK(run.exit_code == 1);
  CHECK(folder.text("told").find("/dev/full: the file cannot be written") != std::string::npos);
  CHECK(folder.text("said").size() > 100);
  CHECK(folder.text("t.csv").size() > 100);
}

TEST_CASE("a folder for data that cannot be made is told", "[cli]") {
  const ProgramFolder folder;
  folder.write("data", "a file where the folder should be");
  REQUIRE(folder.run("new variant hearts other && mv house other #").exit_code == 0);
  for (const std::string command : {"resume", "history", "history 1", "add other/other.lua"}) {
    const ProgramRun run = folder.run(command);
    INFO(run.text);
    CHECK(run.exit_code == 1);
    CHECK(run.text.find("data/houserule") != std::string::npos);
    CHECK(run.text.find("cannot be made: Not a directory") != std::string::npos);
  }
  // One can play all the same.
  const ProgramRun play = folder.run("play hearts --plain < /dev/null");
  CHECK(play.exit_code == 0);
  CHECK(play.text.find("This table cannot be kept: ") != std::string::npos);
  CHECK(folder.text("data") == "a file where the folder should be");
}
