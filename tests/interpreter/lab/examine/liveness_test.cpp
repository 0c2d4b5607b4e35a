#include "lab/examine/liveness.h"

#include <catch2/catch.hpp>

#include "session/records/replay.h"
#include "tests/ferry/ferry.h"
#include "tests/games/battery.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

LivenessRequest short_request(int threads = 1) {
  LivenessRequest request;
  request.effort.deals = 40;
  request.effort.directed = 60;
  request.effort.matches = 1;
  request.effort.hunts = 0;
  request.effort.expert = 0;
  request.threads = threads;
  return request;
}

const char* const never_acts = R"(-- House rule: whoever takes ninety tricks has five points more.

return variant {
  of    = "hearts",
  title = "Ninety tricks",
  house = { bonus = number { 5, "points for ninety tricks", from = 0, to = 9 } },

  changes = {
    insert { after = "settle.points", line = score "ninety" { each_seat, function (seat)
      return seat.tricks > 90 and 5 or 0
    end } },
  },
}
)";

const char* const king_costs = R"(-- House rule: the king of spades costs ten.

return variant {
  of      = "hearts",
  title   = "The king costs ten",
  changes = { append { path = "card_points", values = { { 10, "King of spades" } } } },
}
)";

// Hearts with its usual house rules, one that never acts and one that does.
class OwnHearts {
 public:
  OwnHearts() {
    tree.copy("games/hearts");
    const auto variants = std::filesystem::path("games/hearts/variants");
    std::filesystem::remove_all(tree.root() / variants);
    std::filesystem::create_directories(tree.root() / variants);
    for (const char* usual : {"no_points_on_first_trick.lua", "must_break_hearts.lua"}) {
      std::filesystem::copy(std::filesystem::path(HOUSERULE_SOURCE_DIR) / variants / usual,
                            tree.root() / variants / usual);
    }
    tree.write("games/hearts/variants/first.lua", never_acts);
    tree.write("games/hearts/variants/second.lua", king_costs);
  }

  ScriptTree tree;
};

std::optional<Liveness> liveness_of(const ScriptTree& tree, const std::string& spec,
                                    const LivenessRequest& request) {
  Diagnostics diagnostics;
  const TableSpec parsed = parse_spec(spec, diagnostics);
  auto life = find_liveness(tree.folders(), battery::words(), parsed, request, diagnostics);
  INFO(diagnostics.to_text());
  CHECK(diagnostics.empty());
  return life;
}

// Found once for several tests.
const Liveness& own_life() {
  static const std::optional<Liveness> life =
      liveness_of(OwnHearts().tree, "hearts", short_request());
  REQUIRE(life);
  return *life;
}

const OptionLife& option_of(const Liveness& life, const std::string& typed) {
  for (const OptionLife& option : life.options) {
    if (option.typed.starts_with(typed)) return option;
  }
  throw std::runtime_error("no option " + typed);
}

}  // namespace

TEST_CASE("a house rule that can never act is dead, and so is a number nothing reads") {
  const Liveness& life = own_life();
  CHECK(life.table == "hearts players=4");
  const OptionLife& dead = option_of(life, "first");
  CHECK(dead.verdict == OptionLife::Verdict::dead);
  CHECK(dead.why == "Nothing reads its number.");
  CHECK(dead.deals == 40);
  CHECK(dead.directed == 61);
  CHECK_FALSE(dead.difference);
  CHECK(option_of(life, "bonus").verdict == OptionLife::Verdict::dead);
  CHECK(option_of(life, "bonus").needs == std::vector<std::string>{"first"});

  const OptionLife& alive = option_of(life, "second");
  REQUIRE(alive.verdict == OptionLife::Verdict::alive);
  CHECK(alive.difference->seed >= 1);
  CHECK(alive.difference->parting == Parting::event);
  CHECK(alive.difference->phase == "play");
  CHECK(option_of(life, "-must_break_hearts").difference->parting == Parting::legal);
  CHECK(option_of(life, "target_score").verdict == OptionLife::Verdict::alive);
  CHECK(option_of(life, "target_score").difference->parting == Parting::end);
  CHECK(life.dead() == 2);
}

TEST_CASE("of two house rules, the one that does nothing is told") {
  const Liveness& life = own_life();
  bool seen = false;
  for (const PairLife& pair : life.pairs) {
    if (pair.first != "first" || pair.second != "second") continue;
    seen = true;
    CHECK_FALSE(pair.first_acts);
    CHECK(pair.second_acts);
    CHECK_FALSE(pair.changes());
  }
  CHECK(seen);
}

TEST_CASE("the record of a first difference leads there") {
  const Liveness& life = own_life();
  const OwnHearts own;
  for (const OptionLife& option : life.options) {
    if (option.verdict != OptionLife::Verdict::alive) continue;
    INFO(option.typed << ": " << option.record);
    Diagnostics diagnostics;
    auto record = parse_record(option.record, "record", diagnostics);
    REQUIRE(record);
    CHECK(record->moves.size() == option.difference->moves.size());
    auto table = own.tree.load(record->table, diagnostics);
    REQUIRE(table);
    const Replay replay = replay_record(*record, "record", std::move(*table), -1);
    CHECK_FALSE(replay.fault);
    CHECK(replay.session->log().size() >= record->moves.size());
  }
}

TEST_CASE("any number of threads finds the same") {
  const OwnHearts own;
  const auto one = liveness_of(own.tree, "hearts +second", short_request(1));
  const auto three = liveness_of(own.tree, "hearts +second", short_request(3));
  REQUIRE(one);
  REQUIRE(three);
  REQUIRE(one->options.size() == three->options.size());
  CHECK(option_of(*one, "-second").verdict == OptionLife::Verdict::alive);
  for (std::size_t i = 0; i < one->options.size(); ++i) {
    CHECK(one->options[i].typed == three->options[i].typed);
    CHECK(one->options[i].record == three->options[i].record);
    CHECK(one->options[i].how == three->options[i].how);
  }
  REQUIRE(one->pairs.size() == three->pairs.size());
  for (std::size_t i = 0; i < one->pairs.size(); ++i) {
    CHECK(one->pairs[i].changes() == three->pairs[i].changes());
  }
}

TEST_CASE("an option for other numbers of players is tried there, unless the table says how many") {
  const auto folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  Diagnostics diagnostics;
  LivenessRequest request = short_request();
  request.effort.deals = 2;
  request.effort.directed = 0;
  request.effort.matches = 0;
  request.with_pairs = false;
  const auto find = [&](const std::string& spec) {
    return find_liveness(folders, battery::words(), parse_spec(spec, diagnostics), request,
                         diagnostics);
  };
  const auto any = find("aurum");
  REQUIRE(any);
  CHECK(any->pairs.empty());
  CHECK(option_of(*any, "removed_suit").verdict == OptionLife::Verdict::alive);
  CHECK(option_of(*any, "removed_suit").players == 3);
  const auto three = find("aurum players=3");
  REQUIRE(three);
  CHECK(option_of(*three, "removed_suit").players == 0);
  CHECK(option_of(*three, "swap_either").verdict == OptionLife::Verdict::left_out);
  CHECK(option_of(*three, "swap_either").why == "not for 3 players");

  CHECK_FALSE(find("aurum +exprt"));
  CHECK(diagnostics.to_text().find("[unknown-variant]") != std::string::npos);
}

TEST_CASE("a sweep is steered to, and a tie is hunted for") {
  const auto folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  const auto load = [&](const std::string& spec) {
    Diagnostics diagnostics;
    return *load_table(folders, battery::words(), parse_spec(spec, diagnostics), diagnostics);
  };
  SearchEffort effort;
  effort.deals = 0;
  effort.matches = 0;
  effort.hunts = 0;
  effort.expert = 0;
  effort.directed = 200;
  std::vector<SideBySide> stakes;
  stakes.emplace_back(load("lorum"), load("lorum sweep_stake=11"));
  const SearchResult sweep = search_difference(stakes, effort, {});
  REQUIRE(sweep.difference);
  CHECK(sweep.difference->parting == Parting::score);
  CHECK(sweep.difference->phase == "settle");
  CHECK(sweep.how != "");

  effort.directed = 0;
  effort.hunts = 2;
  effort.forks = 60;
  std::vector<SideBySide> ties;
  ties.emplace_back(load("aurum"), load("aurum +tiebreak_gold_obtained"));
  CHECK(search_difference(ties, effort, {}).difference);
}

// What stops a game is no life: of the table it is told at once, of an option in its place.
TEST_CASE("rules that fail where they are played are faults, whatever else they change") {
  const auto gains = [](const char* name, const char* goods, const char* gain) {
    return std::string("return variant { of = \"ferry\", title = \"x\", ja = \"x\",\n") +
           "changes = { append { path = \"always\", values = { on_gain { \"" + name +
           "\", goods = \"" + goods + "\", gain { \"" + gain + "\" } } } } } }\n";
  };
  const Ferry ferry(R"(append { path = "always",
                       values = { on_gain { "more", goods = "fish", gain { "fish" } } } })");
  LivenessRequest request = short_request();
  request.of_cards.games = 20;
  const auto faults_of = [&](const std::string& spec) {
    Diagnostics faults;
    const auto life = find_liveness(ferry.tree().folders(), battery::words(),
                                    parse_spec(spec, faults), request, faults);
    CHECK(life.has_value() == faults.empty());
    if (!life) return faults.to_text();
    const OptionLife& mine = option_of(*life, "mine");
    CHECK(mine.verdict == OptionLife::Verdict::broken);
    CHECK(life->broken() == 1);
    return mine.why;
  };
  for (const char* spec : {"ferry", "ferry +mine"}) {
    INFO(spec);
    const std::string told = faults_of(spec);
    CHECK_THAT(told, Catch::StartsWith("games/ferry/variants/mine.lua:3: too many acts"));
    CHECK_THAT(told, Catch::Contains("ferry players=1 +mine, seed "));
    CHECK_THAT(told, Catch::Contains("[too-deep]"));
  }
  // Each alone is sound.
  ferry.tree().write("games/ferry/variants/mine.lua", gains("a", "fish", "silver"));
  ferry.tree().write("games/ferry/variants/other.lua", gains("b", "silver", "fish"));
  CHECK_THAT(faults_of("ferry"), Catch::Contains("+mine +other") && Catch::Contains("[too-deep]"));
  CHECK_THAT(faults_of("ferry +other"), Catch::Contains("[too-deep]"));
  for (const int threads : {1, 3}) {
    request.threads = threads;
    CHECK(faults_of("ferry +mine +other") == faults_of("ferry +mine +other"));
  }
}
