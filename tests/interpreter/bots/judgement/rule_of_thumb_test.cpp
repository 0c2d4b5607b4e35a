#include "bots/judgement/rule_of_thumb.h"

#include <catch2/catch.hpp>

#include "bots/judgement/outcome.h"
#include "tests/games/battery.h"
#include "tests/interpreter/bots/bot_table.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

using Aim = RuleOfThumb::Aim;

Aim aim_at(const LoadedTable& table) {
  RuleOfThumb rule;
  rule.learn(table);
  return rule.aim();
}

// Hearts, or Hearts in which the most points win.
LoadedTable hearts(bool turned) {
  const ScriptTree tree;
  tree.copy("games/hearts");
  if (turned) {
    tree.write("games/hearts/variants/turned.lua", R"(-- House rule: points are good.
return variant {
  of    = "hearts",
  title = { "Turned", ja = "逆さま" },

  changes = {
    set { path = "match.winner", value = highest_score },
  },
}
)");
  }
  Diagnostics faults;
  const auto table = tree.load(turned ? "hearts +turned" : "hearts", faults);
  INFO(faults.to_text());
  REQUIRE(table.has_value());
  return *table;
}

}  // namespace

TEST_CASE("whether tricks are to be taken is learned from what a deal pays", "[thumb]") {
  CHECK(aim_at(hearts(false)) == Aim::leave);
  CHECK(aim_at(hearts(true)) != Aim::leave);
  CHECK(aim_at(table_of("hearts +no_passing")) == Aim::leave);
}

TEST_CASE("a game in which it makes little difference has no rule", "[thumb]") {
  CHECK(aim_at(table_of("french_tarot")) == Aim::none);
}

TEST_CASE("by the rule of thumb every game comes to its end, in the same way each time",
          "[thumb]") {
  for (const std::string& spec : battery::plain_tables()) {
    CAPTURE(spec);
    const LoadedTable table = table_of(spec);
    RuleOfThumb rule;
    rule.learn(table);
    for (std::uint64_t seed = 1; seed <= (battery::is_slow ? 1 : 5); ++seed) {
      const auto play = [&] {
        State state;
        table.agenda->begin(state, seed);
        OutcomeReader outcomes(table);
        const Surroundings around = outcomes.begin();
        REQUIRE(table.agenda->run(state, around).kind == Decision::Kind::ask);
        RandomStream random(seed, Purpose::agent);
        REQUIRE(rule.play_out(table, state, random, around));
        CHECK(table.agenda->run_deal(state, around).kind == Decision::Kind::finished);
        return state;
      };
      CHECK(play() == play());
    }
  }
}
