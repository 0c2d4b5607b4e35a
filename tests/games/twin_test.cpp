// The twins of the installed games settle as Lua does. For as many deals of each game as one likes:
//
//     HOUSERULE_TWIN_DEALS=1000000 build/release/houserule_tests "twins settle*"
//
// shares them among the tables of a game: each number of players, alone, with each house rule and
// with each two of them.

#include <catch2/catch.hpp>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "lua/lua_hooks.h"
#include "tests/games/allocations.h"
#include "tests/games/battery.h"
#include "tests/interpreter/cli/program_run.h"

using namespace houserule;
using namespace houserule::battery;

namespace {

// Settles each deal twice, from the same state; Lua has the last word.
class Twice final : public Hooks {
 public:
  explicit Twice(LoadedTable table) : table_(std::move(table)) {}

  bool settle(const SettlePhase& phase, const DealResult& result, Chips& chips,
              std::vector<FigureValue>*) override {
    const auto amounts = chips.amounts();
    const std::vector<Amount> before(amounts.begin(), amounts.end());
    bool same = table_.hooks->settle(phase, result, chips, nullptr);
    const std::vector<Amount> by_twin(amounts.begin(), amounts.end());
    std::copy(before.begin(), before.end(), amounts.begin());
    figures_.clear();
    same = table_.hooks->settle(phase, result, chips, &figures_) && same;
    if (!same || !std::equal(by_twin.begin(), by_twin.end(), amounts.begin())) ++differences;
    ++settled;
    return true;
  }
  bool run_step(int hook, TableInHand& table) override {
    return table_.hooks->run_step(hook, table);
  }
  void refuse(Diagnostic fault) override { table_.hooks->refuse(std::move(fault)); }
  const Diagnostic& fault() const override { return table_.hooks->fault(); }
  std::unique_ptr<Hooks> fresh() const override { return nullptr; }

  long settled = 0;
  long differences = 0;

 private:
  LoadedTable table_;
  std::vector<FigureValue> figures_;
};

long deals_of_each_game() {
  const char* const wanted = std::getenv("HOUSERULE_TWIN_DEALS");
  return wanted == nullptr ? 0 : std::atol(wanted);
}

// Lines that are settled in Lua alone: they name cards by words, or ask for the other side.
bool is_in_lua_alone(const std::string& game, const std::string& line) {
  constexpr std::pair<std::string_view, std::string_view> lines[] = {{"skat", "matadors"},
                                                                     {"whist", "honours"},
                                                                     {"whist", "rubber"},
                                                                     {"bridge", "honours"},
                                                                     {"bridge", "rubber"}};
  return std::ranges::find(lines, std::pair<std::string_view, std::string_view>(game, line)) !=
         std::ranges::end(lines);
}

}  // namespace

TEST_CASE("twins settle as Lua does, and all functions have one", "[games][twin]") {
  std::map<std::string, std::vector<std::string>> tables;
  for (const std::string& plain : plain_tables()) {
    auto& of_game = tables[game_of(plain)];
    of_game.push_back(plain);
    const auto& more = variant_tables(plain);
    of_game.insert(of_game.end(), more.begin(), more.end());
  }
  for (const auto& [game, specs] : tables) {
    const long wanted = deals_of_each_game() / static_cast<long>(specs.size()) + 1;
    const long deals = std::max<long>(wanted, is_slow ? 2 : 12);
    long settled = 0;
    long differences = 0;
    long given_up = 0;
    int number = 0;
    int pairs = 0;
    for (const std::string& spec : specs) {
      INFO(spec);
      const bool all = deals_of_each_game() > 0;
      if (!all && is_slow && number++ % 4 != 0) continue;
      if (!all && has_two_variants(spec) && ++pairs % (is_slow ? 64 : 16) != 0) continue;
      const LoadedTable table = must_load(spec);
      Twice hooks(table);
      State state;
      table.agenda->begin(state, 5);
      RandomStream random(5, Purpose::agent);
      table.agenda->random_deals(state, deals, random, {.hooks = &hooks});
      settled += hooks.settled;
      differences += hooks.differences;
      CHECK(hooks.differences == 0);
      for (const FunctionTwin& twin : table.hooks->twins()) {
        INFO(to_text(twin.place) << ": " << twin.name << ": " << twin.why_not);
        CHECK(twin.exists() != is_in_lua_alone(game, twin.name));
        given_up += twin.gave_up;
      }
    }
    // A board game is settled by its score sheet.
    const bool by_functions = must_load(specs.front()).rules->board == nullptr;
    if (by_functions) CHECK(settled >= deals);
    CHECK(given_up == 0);
    if (deals_of_each_game() > 0) {
      WARN(game << ": " << settled << " deals at " << specs.size() << " tables, " << differences
                << " differences, " << given_up << " given up");
    }
  }
}

// With lines to keep, steps and settlements are left to Lua.
TEST_CASE("twins of steps do as Lua does", "[games][twin]") {
  int tables = 0;
  for (const std::string& plain : plain_tables()) {
    std::vector<std::string> specs = variant_tables(plain);
    specs.push_back(plain);
    for (const std::string& spec : specs) {
      if (has_two_variants(spec)) continue;
      const LoadedTable table = must_load(spec);
      const bool has_steps = std::any_of(
          table.rules->phases.begin(), table.rules->phases.end(), [](const Phase& phase) {
            const auto* const step = std::get_if<StepPhase>(&phase.body);
            return step != nullptr && step->hook >= 0;
          });
      if (!has_steps) continue;
      INFO(spec);
      ++tables;
      const auto played = [&](std::vector<ScoreLine>* lines) {
        State state;
        table.agenda->begin(state, 7);
        RandomStream random(7, Purpose::agent);
        const long deals = std::max<long>(deals_of_each_game() / 40, is_slow ? 20 : 200);
        CHECK(table.agenda->random_deals(state, deals, random,
                                         {.hooks = table.hooks.get(), .lines = lines}) > 0);
        return state;
      };
      std::vector<ScoreLine> lines;
      CHECK(played(nullptr) == played(&lines));
    }
  }
  CHECK(tables > 0);
}

TEST_CASE("a playout settled by twins allocates nothing, in Lua or outside", "[games][twin]") {
  for (const char* spec : {"hearts +no_passing +moon_subtracts", "lorum", "lorum +lora_100",
                           "exposure", "aurum", "aurum +tiebreak_keep_exact"}) {
    CAPTURE(spec);
    const LoadedTable table = must_load(spec);
    const Surroundings around{.hooks = table.hooks.get()};
    const auto& hooks = dynamic_cast<const LuaHooks&>(*table.hooks);
    State state;
    table.agenda->begin(state, 3);
    RandomStream random(3, Purpose::agent);
    const std::size_t of_lua = hooks.memory_used();

    allocations = 0;
    is_counting = true;
    table.agenda->random_deals(state, 500, random, around);
    is_counting = false;

    CHECK(allocations == 0);
    CHECK(hooks.memory_used() == of_lua);
  }
}

TEST_CASE("a profile says that every function of a settlement has a twin", "[limits][twin]") {
  const auto profile =
      nlohmann::json::parse(run_program("bench exposure --profile --json").text, nullptr, false);
  REQUIRE(profile.is_object());
  REQUIRE_FALSE(profile.at("functions").empty());
  for (const auto& function : profile.at("functions")) CHECK(function.at("twin") == true);
  CHECK(run_program("bench lorum --profile").text.find("has a twin") != std::string::npos);
}
