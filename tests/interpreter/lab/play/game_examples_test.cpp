#include "lab/play/game_examples.h"

#include <catch2/catch.hpp>

#include "board_rules/model/board_setup.h"
#include "lab/examine/liveness.h"
#include "lab/play/example_mover.h"
#include "session/records/replay.h"
#include "tests/games/battery.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

// Nobody can have five hundred grain.
const char* const rich_sowers = R"(-- House rule: rich Sowers have one flax more.

return variant {
  of      = "odin",
  title   = "Rich Sowers",
  changes = {
    append { path = "cards.169", values = {
      during { phase = "harvest", when = at_least { count "grain", 500 }, gain { "flax" } } } },
  },
}
)";

const char* const of_rich_sowers = R"(return examples {
  { say   = "a Sower who is not rich",
    given = { open = { 169 }, phase = "harvest", round = 2, supply = { "2 grain" } },
    moves = { "1 choose 2" },
    supply_after = { "4 grain", "1 flax" } },
}
)";

const char* const far_passing =
    R"(-- House rule: three cards go to the opposite seat, then to nobody.

return variant {
  of      = "hearts",
  title   = "Opposite first",
  changes = { set { path = "exchange.to", value = each_deal { opposite, nobody } } },
}
)";

const char* const whole_deal = R"(return examples {
  { say   = "hands that are known",
    hands = { { "clubs" }, { "diamonds" }, { "spades" }, { "hearts" } },
    moves = {} },
}
)";

// A game alone with the house rules of a test.
class AloneGame {
 public:
  explicit AloneGame(const std::string& game) : game_(game) {
    tree.copy("games/" + game);
    std::filesystem::remove_all(tree.root() / variants());
    std::filesystem::create_directories(tree.root() / variants());
  }

  void copy(const std::string& name) const {
    std::filesystem::copy(std::filesystem::path(HOUSERULE_SOURCE_DIR) / variants() / name,
                          tree.root() / variants() / name);
  }
  void write(const std::string& name, const char* text) const {
    tree.write((variants() / name).string(), text);
  }
  // Leaves no examples of occupations but those of the harvest: each is played often.
  void keep_few_examples() const {
    const auto folder = tree.root() / "games" / game_ / "occupations";
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
      const std::string name = file.path().filename().string();
      if (name.ends_with(".examples.lua") && name != "harvest.examples.lua") {
        std::filesystem::remove(file.path());
      }
    }
  }
  // With nothing played but examples.
  std::optional<Liveness> retold() const {
    LivenessRequest request;
    request.effort = {.seed = 1, .deals = 0, .directed = 0, .hunts = 0, .matches = 0, .expert = 0};
    request.with_pairs = false;
    request.with_cards = false;
    Diagnostics faults;
    auto life =
        find_liveness(tree.folders(), battery::words(), parse_spec(game_, faults), request, faults);
    INFO(faults.to_text());
    CHECK(faults.empty());
    return life;
  }

  ScriptTree tree;

 private:
  std::filesystem::path variants() const {
    return std::filesystem::path("games") / game_ / "variants";
  }

  std::string game_;
};

const OptionLife& option_named(const Liveness& life, const std::string& typed) {
  for (const OptionLife& option : life.options) {
    if (option.typed == typed) return option;
  }
  throw std::runtime_error("no option " + typed);
}

}  // namespace

TEST_CASE("a house rule lives if its examples lead to a difference, and not because it has some") {
  const AloneGame odin("odin");
  odin.keep_few_examples();
  odin.copy("sower_of_any_grain.lua");
  odin.copy("sower_of_any_grain.examples.lua");
  odin.copy("fish_of_vikings_only.lua");
  odin.copy("fish_of_vikings_only.examples.lua");
  odin.write("rich_sowers.lua", rich_sowers);
  odin.write("rich_sowers.examples.lua", of_rich_sowers);
  const auto life = odin.retold();
  REQUIRE(life);

  const OptionLife& idle = option_named(*life, "rich_sowers");
  CHECK(idle.verdict == OptionLife::Verdict::dead);
  CHECK(idle.deals == 0);
  CHECK(idle.directed > 50);  // each example of the game

  const OptionLife& lives = option_named(*life, "sower_of_any_grain");
  REQUIRE(lives.verdict == OptionLife::Verdict::alive);
  CHECK(lives.how == "from the example at games/odin/variants/sower_of_any_grain.examples.lua:2");
  CHECK(lives.difference->round == 2);
  CHECK(lives.difference->phase == "harvest");
  CHECK(lives.difference->detail == "1 choose 2 is new");

  // The table without it has stopped to ask.
  CHECK(option_named(*life, "fish_of_vikings_only").difference->detail == "1 use 175 is gone");

  // The way there is a record, with the position in it.
  Diagnostics faults;
  const auto record = parse_record(lives.record, "record", faults);
  REQUIRE(record);
  CHECK(record->setups.find(R"("given":{"open":[169],"phase":"harvest","round":2})") !=
        std::string::npos);
  auto table = odin.tree.load(record->table, faults);
  REQUIRE(table);
  const Replay replay = replay_record(*record, "record", std::move(*table));
  REQUIRE_FALSE(replay.fault);
  // It is the only thing to do there, and made on the way.
  const auto& log = replay.session->log();
  CHECK(std::any_of(log.begin(), log.end(),
                    [](const LogEntry& entry) { return entry.text == "1 choose 2"; }));
}

TEST_CASE("deals of card games are beginnings where all hands are there") {
  const AloneGame hearts("hearts");
  for (const char* usual : {"no_points_on_first_trick.lua", "must_break_hearts.lua"}) {
    hearts.copy(usual);
  }
  hearts.write("far_passing.lua", far_passing);
  hearts.write("far_passing.examples.lua", whole_deal);
  const auto life = hearts.retold();
  REQUIRE(life);
  const OptionLife& lives = option_named(*life, "far_passing");
  REQUIRE(lives.verdict == OptionLife::Verdict::alive);
  REQUIRE(lives.difference->setups.size() == 1);
  CHECK(lives.difference->setups.front().setup.hands.size() == 4);
}

TEST_CASE("examples are found by what they are about") {
  const AloneGame odin("odin");
  odin.keep_few_examples();
  const ScriptFolders folders = odin.tree.folders();
  const GameExamples examples(folders, battery::words(), "odin");
  Diagnostics faults;
  const auto table = load_table(folders, battery::words(), parse_spec("odin", faults), faults);
  REQUIRE(table);

  TableOption number;
  number.kind = TableOption::Kind::number;
  number.name = "gap_between_rolls";
  const auto about = examples.of(number, *table);
  REQUIRE_FALSE(about.empty());
  for (const Beginning& one : about) {
    CHECK(one.setup.board != nullptr);
    CHECK(one.place.file.ends_with("examples.lua"));
  }
  const auto others = examples.not_of(number, *table);
  CHECK(others.size() > 50);
  number.name = "no_such_number";
  CHECK(examples.of(number, *table).empty());
  CHECK(examples.not_of(number, *table).size() > others.size());

  const auto sowers = examples.with_card({"169", "Sower"}, *table);
  REQUIRE_FALSE(sowers.empty());
  for (const Beginning& one : sowers) {
    const CardSet there = one.setup.board->open | one.setup.board->hand;
    CHECK(there.has(table->rules->deck.parse("169")));
  }
}

TEST_CASE("the way of an example is gone as far as it can be, passes between its moves included") {
  const auto folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  Diagnostics faults;
  const auto table = load_table(folders, battery::words(), parse_spec("odin", faults), faults);
  REQUIRE(table);
  Session session(*table, 1, {}, true);
  session.go_past_forced();
  const std::vector<std::string> moves = {"1 place C1-07", "1 place C9-99", "1 place C1-01"};
  ExampleMover mover(moves, RandomStream(1, Purpose::agent));
  bool placed = false;
  for (int i = 0; i < 30 && !placed; ++i) {
    const Move move =
        mover.choose(*table, session.state(), session.decision(), session.choices(seat_at(0)));
    placed = move.kind == MoveKind::option;
    REQUIRE_FALSE(session.try_move(move));
    if (!placed) continue;
    CHECK(session.log().back().text == "1 place C1-07");
  }
  CHECK(placed);
  // No such space, so that what follows is random, but legal.
  for (int i = 0; i < 30 && !session.is_finished(); ++i) {
    REQUIRE_FALSE(session.try_move(
        mover.choose(*table, session.state(), session.decision(), session.choices(seat_at(0)))));
  }
}
