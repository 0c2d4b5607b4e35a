#include "board_agenda/trace.h"

#include <catch2/catch.hpp>
#include <map>

#include "board_agenda/board_table.h"
#include "board_rules/sheet/option_text.h"
#include "tests/games/battery.h"
#include "tests/this_build.h"

using namespace houserule;

namespace {

// Keeps the books of one supply by what is told, and looks at nothing else.
class Bookkeeper final : public TraceSink {
 public:
  explicit Bookkeeper(const BoardRules& rules) : rules_(rules), supply_(rules.goods.size()) {}

  void on_trace(const TraceEvent& event) override {
    using Kind = TraceEvent::Kind;
    switch (event.kind) {
      case Kind::batch:
        for (const GoodDelta& one : event.goods) supply(one.first) += one.second;
        return;
      case Kind::put:
        --supply(event.a);
        return;
      case Kind::load:
        --supply(rules_.goods[static_cast<std::size_t>(event.a)].cargo);
        return;
      case Kind::unload:
        ++supply(rules_.goods[static_cast<std::size_t>(event.a)].cargo);
        return;
      case Kind::lift:
      case Kind::served:
        ++supply(event.a);
        return;
      default:
        return;
    }
  }

  int& supply(int good) { return supply_[static_cast<std::size_t>(good)]; }

 private:
  const BoardRules& rules_;
  std::vector<int> supply_;
};

}  // namespace

TEST_CASE("the trace tells every gain and every loss of the supply", "[trace]") {
  const LoadedTable table = battery::must_load("odin");
  const BoardRules& rules = *table.rules->board;
  const int games = this_build::is_slow ? 4 : 60;
  std::int64_t decisions = 0;
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(games); ++seed) {
    INFO("seed " << seed);
    Bookkeeper books(rules);
    Surroundings around{.hooks = table.hooks.get()};
    around.trace = &books;
    State state;
    table.agenda->begin(state, seed);
    RandomStream random(seed, Purpose::agent);
    while (true) {
      const Decision decision = table.agenda->run(state, around);
      if (decision.kind != Decision::Kind::ask) break;
      const BoardSight sight(rules, table.rules->layout, state);
      for (int good = 0; good < static_cast<int>(rules.goods.size()); ++good) {
        if (books.supply(good) == sight.supply(good)) continue;
        FAIL(rules.goods[static_cast<std::size_t>(good)].name << ": told " << books.supply(good)
                                                              << ", there " << sight.supply(good));
      }
      Choices choices = decision.choices;
      choices.at_gap = false;
      ++decisions;
      table.agenda->apply(
          state,
          choices.options.empty() ? Move::pass(seat_at(0)) : choices.random_move(random, decisions),
          around);
    }
  }
  CHECK(decisions > 40 * games);
}
