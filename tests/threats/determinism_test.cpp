// The same everywhere: scripts stop at the same instruction and deals come out alike, whatever lies
// where in memory, whatever the environment is, and in as many threads as there are.
//
// In one process Lua draws its seed for the order of keys once, so only other processes tell.

#include <catch2/catch.hpp>
#include <iostream>
#include <thread>

#include "base/content_hash.h"
#include "tests/games/battery.h"
#include "tests/interpreter/lua/script_run.h"
#include "tests/threats/child_run.h"

using namespace houserule;
namespace fs = std::filesystem;

namespace {

constexpr const char* scripts[] = {
    "while true do end",
    "local t = {} for i = 1, 400 do t['k' .. i * 7919 % 1000] = i end\n"
    "local s = 0 for k, v in pairs(t) do s = s * 31 % 1000003 + v for i = 1, s % 50 do end end",
    "local t = {} for i = 1, 300 do t[i] = { i * 7919 % 100 } end\n"
    "table.sort(t, function (a, b) return a[1] < b[1] end)\nerror(t[150][1] .. ' ' .. t[299][1])",
    "local s = '' for i = 1, 1000 do s = s .. tostring(i / 7) end",
    "local t = {} while true do t = { t } end",
    "local function f(n) return 1 + f(n + 1) end f(1)",
    "local i = 0 while true do i = i + 1 local s = ('x'):rep(999) .. i end",
    "local a, b = 'a', 'b' for i = 1, 10000 do if a < b then a, b = b .. '', a end end",
};

// Where each script stopped and what it had left.
std::string stops() {
  std::string text;
  for (const char* source : scripts) {
    ScriptRun script;
    text += script.fault(source) + " '" + script.message + "' " +
            std::to_string(script.vm.instructions_left()) + "\n";
  }
  return text;
}

// What the state is after some deals with these hooks.
std::string deals(const LoadedTable& table, Hooks& hooks) {
  State state;
  table.agenda->begin(state, 5);
  RandomStream random(5, Purpose::agent);
  const auto decisions = table.agenda->random_deals(state, 30, random, {.hooks = &hooks});
  return to_hex(state.hash()) + " " + std::to_string(decisions);
}

constexpr const char* tables[] = {"lorum +exposed_horniky", "hearts +jack_of_diamonds", "exposure",
                                  "french_tarot players=5", "aurum players=3"};

std::string all_deals() {
  std::string text;
  for (const char* spec : tables) {
    const LoadedTable table = battery::must_load(spec);
    text += deals(table, *table.hooks) + "\n";
  }
  return text;
}

// Environments that have changed what programs do before.
std::vector<ChildSettings> surroundings() {
  ChildSettings plain;
  plain.folder = HOUSERULE_SOURCE_DIR;
  plain.seconds = 60;
  ChildSettings elsewhere = plain;
  elsewhere.environment = {"LC_ALL=de_DE.UTF-8", "LANG=tr_TR.UTF-8", "TZ=Asia/Tokyo",
                           "LC_NUMERIC=de_DE.UTF-8", "XDG_DATA_HOME=/nowhere"};
  ChildSettings large = plain;
  large.environment = {"TZ=America/New_York", "LC_ALL=C", "PADDING=" + std::string(60'000, 'x')};
  large.same_addresses = true;
  return {plain, elsewhere, large};
}

}  // namespace

// Hidden: the next test runs it in other processes.
TEST_CASE("print where scripts stop and how deals come out", "[.same]") {
  std::cout << stops() << all_deals();
}

TEST_CASE("scripts stop at the same instruction and deals come out alike in every process") {
  const std::string here = stops();
  CHECK(here == stops());
  const std::string expected = here + all_deals();
  for (ChildSettings settings : surroundings()) {
    settings.program = fs::read_symlink("/proc/self/exe");
    const ChildRun run = run_child({"[.same]"}, settings);
    CHECK(run.exit_code == 0);
    INFO(run.text);
    CHECK(run.text.find(expected) != run.text.npos);
  }
}

TEST_CASE("records come to the same state in every process") {
  const std::string folder = "tests/records/";
  const char* const records[] = {"lorum/ante_before_the_cards", "hearts/complete_deal",
                                 "exposure/complete_deal", "french_tarot/call_cascade",
                                 "aurum/stated_gold"};
  for (const char* record : records) {
    if (this_build::is_slow && record != records[3]) continue;
    std::string first;
    for (const ChildSettings& settings : surroundings()) {
      const ChildRun run =
          run_child({"replay", "--json", folder + record + ".json", "--lang", "en"}, settings);
      INFO(run.text);
      CHECK(run.text.find("\"state_hash\"") != run.text.npos);
      if (first.empty()) first = run.text;
      CHECK(run.text == first);
    }
  }
}

TEST_CASE("deals come out alike in several threads") {
  for (const char* spec : tables) {
    const LoadedTable table = battery::must_load(spec);
    const std::string expected = deals(table, *table.hooks);
    std::array<std::string, 3> found;
    std::vector<std::thread> threads;
    for (std::string& one : found) {
      threads.emplace_back([&] { one = deals(table, *table.hooks->fresh()); });
    }
    for (std::thread& thread : threads) thread.join();
    for (const std::string& one : found) CHECK(one == expected);
  }
}
