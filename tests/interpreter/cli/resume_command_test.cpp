// The program itself: play, leave, go on.

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "base/random.h"
#include "session/store/store.h"
#include "tests/interpreter/cli/program_run.h"
#include "tests/own_path.h"
#include "tests/this_build.h"

namespace {

struct Ran {
  std::string out;
  int code = -1;
};

// A place for tables of its own, removed afterwards.
class DataFolder {
 public:
  DataFolder() { std::filesystem::remove_all(path_); }
  ~DataFolder() { std::filesystem::remove_all(path_); }

  Ran run(const std::string& arguments, const std::string& typed = "") const {
    const std::string command = "printf '" + typed + "' | XDG_DATA_HOME='" + path_.string() +
                                "' '" + this_build::program + "' --lang en --scripts '" +
                                HOUSERULE_SOURCE_DIR "/games' " + arguments + " 2>&1";
    Ran ran;
    FILE* pipe = popen(command.c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::array<char, 4096> buffer{};
    while (const std::size_t n = std::fread(buffer.data(), 1, buffer.size(), pipe)) {
      ran.out.append(buffer.data(), n);
    }
    const int status = pclose(pipe);
    ran.code = status < 0 ? -1 : (status >> 8) & 0xFF;
    return ran;
  }

 private:
  std::filesystem::path path_ = houserule::own_path("resume");
};

constexpr const char* one_deal = "play lorum deals=1 --plain --seed 17";

// The first so many of the answers to a deal: more lines than it has questions; those that fit
// nothing are refused and forgotten.
std::string answers(int lines) {
  std::string text;
  for (int line = 0; line < lines; ++line) {
    constexpr std::array<const char*, 10> words = {"1", "9",  "A", "K", "O",
                                                   "U", "10", "9", "8", "7"};
    const int word = line % 10;
    const char suit = "HBLA"[line / 10 % 4];
    text += (word < 2 ? "" : std::string(1, suit)) + words[static_cast<std::size_t>(word)] + "\n";
  }
  return text;
}

// Table 1 of a folder of its own, and what was printed at it.
struct TableOne {
  houserule::ProgramFolder folder;

  explicit TableOne(int lines) { folder.write("answers", answers(lines)); }

  std::string play(const std::string& arguments) const {
    return folder.run(arguments + " < answers").text;
  }

  // The same, killed after so many milliseconds.
  std::string play_killed(const std::string& arguments, int milliseconds) const {
    const std::string place = "cd '" + (folder / "").string() + "' && XDG_DATA_HOME=\"$PWD/data\" ";
    const std::string seconds = "0." + std::to_string(1000 + milliseconds).substr(1);
    return houserule::run_program(arguments + " < answers",
                                  place + "timeout --foreground -s KILL " + seconds + " env ")
        .text;
  }

  houserule::Store store() const {
    return houserule::Store::open(folder / "data/houserule/tables.sqlite");
  }
};

bool has(const Ran& ran, const std::string& text) {
  return ran.out.find(text) != std::string::npos;
}

}  // namespace

TEST_CASE("a table that was left goes on at the same question", "[resume]") {
  const DataFolder data;
  const Ran left = data.run("play lorum --plain --seed 29", "1\\n1\\nAK\\n");
  INFO(left.out);
  CHECK(left.code == 0);
  CHECK(has(left, "Go on with: houserule resume 1\n"));
  const Ran back = data.run("resume", "HA\\n");
  INFO(back.out);
  CHECK(back.code == 0);
  CHECK(back.out.starts_with("Back at the table: Lórum, deal 1 of 8.\n"));
  CHECK(has(back, "Your lead, trick 4 of 8."));
  const Ran straight = data.run("play lorum --plain --seed 29", "1\\n1\\nAK\\nHA\\n");
  const std::string question = "Your lead, trick 5 of 8.";
  REQUIRE(has(straight, question));
  const auto told_by = [](const Ran& ran) {
    return ran.out.substr(ran.out.rfind("> HA"), ran.out.rfind("> ") - ran.out.rfind("> HA"));
  };
  const std::string later = told_by(back);
  CHECK(later.substr(0, later.find(question)) ==
        told_by(straight).substr(0, told_by(straight).find(question)));
}

TEST_CASE("what cannot be played or resumed says why", "[resume]") {
  const DataFolder data;
  CHECK(data.run("resume").code == 1);
  CHECK(has(data.run("resume"), "No table was left open."));
  CHECK(has(data.run("resume 7"), "There is no table 7."));
  CHECK(data.run("resume x").code == 2);
  CHECK(data.run("play lorun").code == 1);
  CHECK(has(data.run("play lorun"), "did you mean 'lorum'?"));
  const Ran seat = data.run("play lorum --seat 5");
  CHECK(seat.code == 2);
  CHECK(has(seat, "There is no seat 5: this table has seats 1 to 4."));
  CHECK(data.run("play lorum --bots nobody").code == 2);
  CHECK(data.run("play lorum --seed -4").code == 2);
  CHECK(data.run("play lorum --bot \"2=$(printf '\\377')\"").code == 2);
  CHECK(data.run("play").code == 2);
}

TEST_CASE("a seed that was drawn is said, and gives the same cards again", "[resume]") {
  const DataFolder data;
  const Ran first = data.run("play lorum --plain");
  const auto at = first.out.find("Seed ");
  REQUIRE(at != std::string::npos);
  std::string seed;
  for (std::size_t i = at + 5; i < first.out.size() && first.out[i] != '.'; ++i) {
    if (first.out[i] != '\n') seed += first.out[i];
  }
  const Ran again = data.run("play lorum --plain --seed " + seed);
  const auto cards = [](const Ran& ran) { return ran.out.substr(ran.out.find("Deal 1"), 120); };
  CHECK(cards(first) == cards(again));
}

TEST_CASE("a finished match is not gone on with", "[resume]") {
  const DataFolder data;
  std::string typed;
  // More lines than a deal has questions; those that fit nothing are refused and forgotten.
  for (int i = 0; i < 10; ++i) {
    for (const char* card :
         {"1",  "9",  "8",  "7",  "10",  "HA", "HK", "HO",  "HU", "H10", "H9", "H8", "H7",
          "BA", "BK", "BO", "BU", "B10", "B9", "B8", "B7",  "LA", "LK",  "LO", "LU", "L10",
          "L9", "L8", "L7", "AA", "AK",  "AO", "AU", "A10", "A9", "A8",  "A7"}) {
      typed += std::string(card) + "\\n";
    }
  }
  const Ran whole = data.run("play lorum deals=1 --plain --seed 3", typed);
  CHECK(whole.code == 0);
  CHECK(has(whole, "The match is over."));
  CHECK(has(data.run("resume 1"), "Table 1 is finished."));
  CHECK(data.run("resume").code == 1);
}

TEST_CASE("what the program had printed when it was killed is there again", "[resume]") {
  // How much is printed, and how many moves are made, when so many lines have been answered.
  std::vector<std::pair<std::size_t, std::size_t>> marks;
  for (const int lines : {0, 10, 90}) {
    const TableOne table(lines);
    const std::string printed = table.play(one_deal);
    marks.emplace_back(printed.rfind("The table is kept."), table.store().moves(1).size());
  }
  houserule::RandomStream random(6, houserule::Purpose::chance);
  for (int round = 0; round < (this_build::is_slow ? 2 : 6); ++round) {
    const TableOne table(400);
    const int lives = (this_build::is_slow ? 400 : 40) + static_cast<int>(random.below(100));
    const std::string printed = table.play_killed(one_deal, lives);
    if (printed.empty()) continue;  // the table may not have stood yet
    INFO("killed after " << lives << " ms, " << printed.size() << " bytes printed");
    const std::vector<std::string> moves = table.store().moves(1);
    for (const auto& [bytes, made] : marks) {
      if (printed.size() > bytes) CHECK(moves.size() >= made);
    }
    table.play_killed("resume 1", lives);
    const std::vector<std::string> later = table.store().moves(1);
    REQUIRE(later.size() >= moves.size());
    CHECK(std::equal(moves.begin(), moves.end(), later.begin()));
    table.play("resume 1");
    CHECK(table.store().table(1)->state == "finished");
  }
}

TEST_CASE("a move that finds no room is told, and the table is as it was before") {
  const TableOne whole(400);
  const std::string all = whole.play(one_deal);
  const std::vector<std::string> every = whole.store().moves(1);
  const TableOne table(400);
  const std::string printed =
      table.folder.run("play lorum deals=1 --plain --seed 17 < answers", "ulimit -f 100 && ").text;
  INFO(printed);
  const auto told = printed.find("The tables cannot be kept or read: ");
  REQUIRE(told != std::string::npos);
  CHECK(printed.ends_with("could not be read or written.\n"));
  // What was typed last has no answer.
  CHECK(all.starts_with(printed.substr(0, told)));
  const auto typed_last = printed.rfind("> ");
  CHECK(told == printed.find('\n', typed_last) + 1);
  const std::string answered = printed.substr(0, typed_last);
  int lines = 0;
  for (auto at = answered.find("> "); at != std::string::npos; at = answered.find("> ", at + 1)) {
    ++lines;
  }
  const TableOne shorter(lines);
  shorter.play(one_deal);
  // Nothing that was answered is missing; what came after it was made may be kept already.
  const std::vector<std::string> kept = table.store().moves(1);
  const std::vector<std::string> made = shorter.store().moves(1);
  REQUIRE(kept.size() >= made.size());
  REQUIRE(kept.size() < every.size());
  CHECK(std::equal(made.begin(), made.end(), kept.begin()));
  CHECK(std::equal(kept.begin(), kept.end(), every.begin()));
  table.play("resume 1");
  CHECK(table.store().table(1)->state == "finished");
}

TEST_CASE("a table of which is not known who sits where is not guessed at") {
  const TableOne table(0);
  table.play("play lorum --seat 3 --plain --seed 17");
  for (const std::string settings : {"", "{", "[]", "{}", "{\"seat\": 3, \"seat\": 1}"}) {
    {
      houserule::Store store = table.store();
      houserule::StoredTable stored = store.table(1).value();
      stored.settings = settings;
      stored.id = store.add_table(stored);
      const auto run = table.folder.run("resume " + std::to_string(stored.id) + " < /dev/null");
      INFO(settings << run.text);
      CHECK(run.exit_code == 1);
      CHECK(run.text.find("is damaged: who sits where cannot be read") != std::string::npos);
      CHECK(table.folder.run("history " + std::to_string(stored.id)).exit_code == 0);
    }
  }
}

TEST_CASE("a table whose rules no longer fit waits, and that is said", "[resume]") {
  const houserule::ProgramFolder folder;
  const auto rule = [&](const std::string& most) {
    return "return variant { of = \"hearts\", title = \"Bonus\","
           " house = { bonus = number { 3, \"a bonus\", from = 0, to = " +
           most +
           " } }, changes = { set { path = \"settle.pay\", value = function (result, chips)"
           " chips:score(result.seats[1], house.bonus) end } } }\n";
  };
  folder.write("house/bonus.lua", rule("9"));
  const auto left = folder.run("play hearts +bonus bonus=9 --plain --seed 3 < /dev/null");
  INFO(left.text);
  REQUIRE(left.text.find("houserule resume 1") != std::string::npos);
  const std::string waits =
      "Table 1 (hearts players=4 +bonus bonus=9) cannot go on as its rules are now, and waits";
  for (const std::string& broken :
       {rule("5"), std::string("return variant { of = \"hearts\", title =\n")}) {
    folder.write("house/bonus.lua", broken);
    const auto stopped = folder.run("resume < /dev/null");
    INFO(stopped.text);
    CHECK(stopped.exit_code == 1);
    CHECK(stopped.text.find(waits) != std::string::npos);
    CHECK(stopped.text.find("houserule history 1 --export FILE") != std::string::npos);
    CHECK(stopped.text.find("has no number") == std::string::npos);
  }
  CHECK(folder.run("--lang ja resume < /dev/null").text.find("そのまま残っています") !=
        std::string::npos);
  folder.write("house/bonus.lua", rule("9"));
  CHECK(folder.run("resume --plain < /dev/null").text.find("Back at the table") !=
        std::string::npos);
}
