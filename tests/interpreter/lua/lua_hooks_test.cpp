#include "lua/lua_hooks.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "lua/vm/vm.h"
#include "rules/source/script_trace.h"
#include "session/table/session.h"
#include "tests/games/battery.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

const std::string rules_text = R"(return game "Small" {
  players = { 2 }, deck = "french_24",
  phases = {
    deal { packets = { 12 } },
    play { first_lead = eldest_hand, follow = { any_card }, winner = { highest_of_led_suit } },
    settle {
      figure "said" { each_seat, function (seat) return "took " .. seat.tricks .. " of 12" end },
      score "tricks" { each_seat, function (seat, result)
        local best = result:best(result.seats, "said" and "tricks")
        local list = { seat.said, tostring(seat.tricks) }
        table.sort(list)
        return #best + #table.concat(list)
      end },
    },
  },
  match = { deals = 1, winner = highest_score },
}
)";

}  // namespace

TEST_CASE("a settlement comes out or fails, whichever allocation fails", "[lua]") {
  const ScriptTree tree;
  tree.write("games/small/rules.lua", rules_text);
  Diagnostics diagnostics;
  auto table = tree.load("small", diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  const auto words = std::make_shared<WordTable>(battery::words());
  bool succeeded = false;
  int failed = 0;
  for (int k = 0; k < 500 && !succeeded; ++k) {
    // Hooks whose machine is at hand; what has run once allocates less.
    auto reader = std::make_unique<ScriptReader>(*words);
    Vm& vm = reader->vm();
    for (const ScriptFile& file : table->files) {
      reader->read({read_file(file.path).value_or(""), file.shown, ""}, diagnostics);
    }
    table->hooks = std::make_shared<LuaHooks>(table->rules, words, std::move(reader));
    Session session(*table, 4, {}, true);
    while (session.log().size() < 23) {
      REQUIRE_FALSE(session.try_move(session.decision().choices.move(0)));
    }
    const State before = session.state();
    const Move last = session.decision().choices.move(0);
    vm.fail_allocations_after(k);
    const auto refusal = session.try_move(last);
    vm.fail_allocations_after(-1);
    succeeded = !refusal;
    if (succeeded) continue;
    ++failed;
    CHECK(refusal->code == "memory-budget");
    CHECK(session.state() == before);
    CHECK_FALSE(session.try_move(last));
    CHECK(session.is_finished());
  }
  CHECK(succeeded);
  CHECK(failed > 5);
}

namespace {

// A game whose file takes just so long to read.
std::string slow_game(int turns) {
  return "local n = 0\nfor i = 1, " + std::to_string(turns) + " do n = i end\n" + rules_text;
}

bool is_read(const std::string& text) {
  const WordTable words = battery::words();
  ScriptReader reader(words);
  Diagnostics diagnostics;
  return reader.read({text, "slow.lua", ""}, diagnostics).has_value();
}

void play_to_the_end(const LoadedTable& table) {
  Session session(table, 4, {}, true);
  while (!session.is_finished()) {
    REQUIRE_FALSE(session.try_move(session.decision().choices.move(0)));
  }
}

}  // namespace

TEST_CASE("what can just be read can be read again, with a trace and without", "[lua]") {
  int fits = 900'000;
  for (int more = 1 << 17; more > 0; more /= 2) {
    if (is_read(slow_game(fits + more))) fits += more;
  }
  CHECK(fits > 950'000);
  for (const int turns : {fits, fits - 20, fits - 60}) {
    CAPTURE(turns);
    const std::string text = slow_game(turns);
    if (!is_read(text)) continue;
    const ScriptTree tree;
    tree.write("games/slow/rules.lua", text);
    Diagnostics diagnostics;
    auto table = tree.load("slow", diagnostics);
    INFO(diagnostics.to_text());
    REQUIRE(table);
    ScriptTrace trace;
    table->hooks = table->hooks->traced(trace);
    play_to_the_end(*table);
    CHECK(std::any_of(trace.sites.begin(), trace.sites.end(),
                      [](const ScriptTrace::Site& site) { return site.is_own && site.ran; }));
    table->hooks = table->hooks->fresh();
    play_to_the_end(*table);
  }
}

TEST_CASE("files that could not be read are not read again", "[lua]") {
  const ScriptTree tree;
  tree.write("games/small/rules.lua", rules_text);
  Diagnostics diagnostics;
  auto table = tree.load("small", diagnostics);
  REQUIRE(table);
  for (const std::string wrong :
       {"return {", "return { nosuchword, function () end }",
        "return { function () end, { [{}] = function () end } }", "while true do end"}) {
    CAPTURE(wrong);
    const auto words = std::make_shared<WordTable>(battery::words());
    auto reader = std::make_unique<ScriptReader>(*words);
    Diagnostics faults;
    REQUIRE(reader->read({rules_text, "rules.lua", ""}, faults));
    CHECK(faults.empty());
    reader->read({wrong, "examples.lua", ""}, faults);
    CHECK_FALSE(faults.empty());
    table->hooks = std::make_shared<LuaHooks>(table->rules, words, std::move(reader));
    play_to_the_end(*table);
    ScriptTrace trace;
    table->hooks = table->hooks->traced(trace);
    play_to_the_end(*table);
    table->hooks = table->hooks->fresh();
    play_to_the_end(*table);
  }
}
