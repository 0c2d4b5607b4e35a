// A function of a house rule fails while the table is played.

#include <catch2/catch.hpp>
#include <sstream>

#include "console/plain_mode.h"
#include "session/records/replay.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

struct FailedSitting {
  std::string text;
  std::string spec;
  std::size_t moves = 0;
};

// A table with a house rule that fails when the calls are over.
class FailingTable {
 public:
  // `does`: what the function of the house rule says.
  explicit FailingTable(const std::string& does = "return table.nothing") {
    tree_.copy("games/lorum");
    tree_.write("games/lorum/variants/boom.lua",
                "-- House rule: fails before the play.\nreturn variant { of = \"lorum\", title = "
                "\"Boom\", changes = {\n  insert { before = \"play\", phase = step \"boom\" {\n"
                "    apply = function (table) " +
                    does + " end } } } }\n");
  }

  FailedSitting type(const std::string& typed, Language language = Language::en) const {
    Diagnostics diagnostics;
    auto table = tree_.load("lorum players=4 +boom", diagnostics);
    REQUIRE(table);
    const ScriptFolders folders = tree_.folders();
    const auto words = load_words(folders, diagnostics);
    Session session(std::move(*table), 4);
    std::istringstream in(typed);
    std::ostringstream out;
    ConversationSettings settings;
    settings.language = language;
    settings.opponents.level.kind = BotLevel::Kind::greedy;
    settings.words = &*words;
    settings.folders = &folders;
    PlainMode(session, settings, {in, out}, nullptr).run();
    FailedSitting sitting{out.str(), session.rules().spec, session.log().size()};
    std::replace(sitting.text.begin(), sitting.text.end(), '\n', ' ');
    return sitting;
  }

  std::string path(const std::string& file) const { return (tree_.root() / file).string(); }

 private:
  ScriptTree tree_;
};

bool failure_tells(const FailedSitting& sitting, const std::string& what) {
  UNSCOPED_INFO(sitting.text);
  return sitting.text.find(what) != std::string::npos;
}

}  // namespace

TEST_CASE("where a function has failed is said, and the table stands as before") {
  const FailingTable table;
  const FailedSitting sitting = table.type("1\n");
  CHECK(failure_tells(sitting,
                      "The house rule boom has failed (boom.apply), in deal 1 at move 4: 4 pass. "
                      "Seed 4. The table stands as before that move."));
  CHECK(failure_tells(sitting, "Rule: games/lorum/variants/boom.lua line 4."));
  CHECK(failure_tells(sitting, "without boom"));
  CHECK(sitting.moves == 3);
  CHECK(failure_tells(table.type("1\n", Language::ja),
                      "ハウスルールboomが失敗しました(boom.apply)。"));
}

TEST_CASE("what a rule prints is shown with its line") {
  const FailingTable table("print(\"seen\", 3)");
  CHECK(failure_tells(table.type("1\n1\n"), "games/lorum/variants/boom.lua:4: seen 3"));
  // Bots have tried the phase out before; only the table's own is told.
  const std::string text = table.type("1\n1\n").text;
  CHECK(text.find("seen 3") == text.rfind("seen 3"));
}

TEST_CASE("the table goes on without the house rule") {
  const FailingTable table;
  const FailedSitting sitting = table.type("1\nwithout boom\nhand\n");
  CHECK(failure_tells(sitting, "New rules since now: without boom. 3 moves still stand."));
  CHECK(sitting.spec == "lorum players=4");
  CHECK(sitting.moves > 3);
  CHECK(failure_tells(table.type("1\nwithout bom\n"),
                      "bom is no house rule of this table. It has boom."));
}

TEST_CASE("the case is written as a record that fails in the same way") {
  const FailingTable table;
  const std::string file = table.path("case.json");
  CHECK(failure_tells(table.type("1\nexport " + file + "\n"), "The table is written to "));
  Diagnostics diagnostics;
  const auto record = parse_record(read_file(file).value_or(""), file, diagnostics);
  REQUIRE(record);
  CHECK(record->moves.size() == 4);
  CHECK(record->moves.back() == "4 pass");
  CHECK(failure_tells(table.type("1\nexport\n"), "Say where to: export FILE."));
  CHECK(failure_tells(table.type("1\nexport /nowhere/case.json\n"), "cannot be written: "));
  const std::string long_name(5000, 'a');
  CHECK(failure_tells(table.type("1\nexport " + long_name + "\nscores\n"), "cannot be written: "));
  CHECK(failure_tells(table.type("1\nwithout\n"), "Say which one: without and its name."));
}
