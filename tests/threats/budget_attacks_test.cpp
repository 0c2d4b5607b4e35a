// What one call of a function within all budgets can cost. Instructions of the processor are
// counted by tests/bench/count-attacks, which runs the hidden tests here; the others see to it that
// nothing is missing in the list, and that each attack does use up a budget.

#include "tests/threats/budget_attacks.h"

#include <cstdio>
#include <memory>
#include <set>
#include <sstream>

#include "lua/objects/script_object.h"
#include "lua/vm/sandbox.h"
#include "tests/interpreter/lua/settled_table.h"
#include "tests/interpreter/session/script_tree.h"
#include "tests/this_build.h"

using namespace houserule;

namespace {

// Where the attacking function stands: in the settlement of a stated deal, or in a game that is
// played, as a step or as the settlement.
enum class Stands { stated, step, settle };

struct LoopingAttack {
  std::string covers;
  std::string before;
  std::string loop;
  Stands stands = Stands::stated;
};

struct KindInAttacks {
  Tag kind;
  const char* called;  // as the list calls its methods
  const char* variable;
  bool in_step;
};

constexpr KindInAttacks kinds[] = {
    {Tag::result, "result", "r", false},    {Tag::seat, "seat", "s", false},
    {Tag::side, "seat", "d", false},        {Tag::contract, "contract", "c", false},
    {Tag::chips, "chips", "p", false},      {Tag::trick, "trick", "k", false},
    {Tag::in_hand, "table", "table", true}, {Tag::played, "played", "j", true},
    {Tag::card, "card", "h", true},
};

// Those of the list, and one for each field of each kind of object.
std::vector<LoopingAttack> all_attacks() {
  std::vector<LoopingAttack> all;
  for (const BudgetAttack& one : budget_attacks) {
    const Stands stands = one.before == "step"     ? Stands::step
                          : one.before == "settle" ? Stands::settle
                                                   : Stands::stated;
    all.push_back({std::string(one.covers), stands == Stands::stated ? std::string(one.before) : "",
                   std::string(one.loop), stands});
  }
  for (const KindInAttacks& kind : kinds) {
    for (int i = 0; i < field_count; ++i) {
      if ((fields_of(kind.kind) >> i & 1) == 0) continue;
      const std::string field = kind.variable + ("." + std::string(name_of(static_cast<Field>(i))));
      all.push_back({kind.called + field, "", "local q = " + field,
                     kind.in_step ? Stands::step : Stands::stated});
    }
  }
  return all;
}

std::string function_of(const LoopingAttack& attack) {
  std::string loops;
  for (int i = 0; i < 4; ++i) loops += "do " + attack.loop + " end ";
  std::string objects =
      "local r, p = result, chips local s, d, c, k, e = r.seats[1], r.sides[1], r.contract, "
      "r.last_trick, r.seats ";
  if (attack.stands == Stands::settle) objects = "local r, s = result, result.seats[1] ";
  if (attack.stands == Stands::step) {
    objects =
        "local j, h = table:played('Queen of hearts'), table:first('hearts', table.seats[1]) ";
  }
  return std::string(attack.stands == Stands::step ? "function (table) "
                                                   : "function (result, chips) ") +
         objects +
         "local x, z, n, f = ('x'):rep(4090), ('z'):rep(4000), {}, 1e308 / 3 z = z .. z .. z .. z "
         "for i = 1, 3000 do n[i] = i end " +
         attack.before + " while true do " + loops + "end end";
}

std::string shown(const LoopingAttack& attack) {
  return attack.covers + ": " + attack.before.substr(0, 60) + " | " + attack.loop.substr(0, 60);
}

// A table on which an attack stands, ready to be made.
class Attacked {
 public:
  virtual ~Attacked() = default;
  // Returns the fault that has stopped the function, or "".
  virtual std::string run() = 0;
};

class AttackedSettlement final : public Attacked {
 public:
  explicit AttackedSettlement(const LoopingAttack& attack) {
    table_.two_sides(0b0101, seat_at(0));
    table_.result.contract = 0;
    table_.add_trick(0, 1, {"King of hearts", "9 of hearts", "10 of hearts", "Queen of hearts"});
    table_.put("pile", 0, "hearts");
    table_.before_functions = "local o = { 3, 1, 2, n = 1 }";
    table_.line(SettleLine::Kind::pay, SettleLine::Scope::deal, "pay", function_of(attack));
    (void)table_.hooks();
    INFO(table_.read_faults);
    REQUIRE(table_.read_faults.empty());
  }

  std::string run() override {
    LuaHooks& hooks = table_.hooks();
    Chips chips(table_.rules.layout, table_.state, &table_.lines);
    const bool runs = hooks.settle(table_.phase(), table_.result, chips, &table_.figures);
    return runs ? "" : to_text(hooks.fault());
  }

 private:
  SettledTable table_;
};

// A step or the settlement of a game that is played.
class AttackedPlay final : public Attacked {
 public:
  explicit AttackedPlay(const LoopingAttack& attack) {
    const std::string function = function_of(attack);
    const std::string phases =
        attack.stands == Stands::step
            ? "step 'harm' { apply = " + function +
                  " }, settle { score 'tricks' { each_seat, function (seat) return seat.tricks "
                  "end } }"
            : "settle { says = { 'x' }, pay = " + function + " }";
    tree_.write("games/harm/rules.lua",
                "return game 'Harm' { players = { 2 }, deck = 'french_24', "
                "phases = { deal { packets = { 12 } }, play { first_lead = eldest_hand, "
                "follow = { follow_suit, any_card }, winner = { highest_of_led_suit } }, " +
                    phases +
                    " }, "
                    "match = { deals = 2, winner = highest_score } }");
    Diagnostics diagnostics;
    table_ = tree_.load("harm", diagnostics);
    INFO(diagnostics.to_text());
    REQUIRE(table_);
  }

  std::string run() override {
    State state;
    table_->agenda->begin(state, 1);
    RandomStream random(1, Purpose::agent);
    const Surroundings around{.hooks = table_->hooks.get()};
    const bool runs = table_->agenda->random_deals(state, 1, random, around) >= 0;
    return runs ? "" : to_text(table_->hooks->fault());
  }

 private:
  ScriptTree tree_;
  std::optional<LoadedTable> table_;
};

std::unique_ptr<Attacked> attacked_by(const LoopingAttack& attack) {
  if (attack.stands == Stands::stated) return std::make_unique<AttackedSettlement>(attack);
  return std::make_unique<AttackedPlay>(attack);
}

}  // namespace

// Has a name that a profiler can be told.
extern "C" [[gnu::noinline]] void counted_attack(void (*attack)(void*), void* it) { attack(it); }

namespace {

// Prints what each attack of a half is, in the order in which they are counted.
void count_half(std::size_t half) {
  const std::vector<LoopingAttack> all = all_attacks();
  for (std::size_t i = half; i < all.size(); i += 2) {
    const std::unique_ptr<Attacked> attacked = attacked_by(all[i]);
    counted_attack([](void* it) { (void)static_cast<Attacked*>(it)->run(); }, attacked.get());
    std::printf("%s\n", shown(all[i]).c_str());
  }
}

}  // namespace

TEST_CASE("attacks on budgets, to be counted: one half", "[.][attacks_1]") { count_half(0); }
TEST_CASE("attacks on budgets, to be counted: the other", "[.][attacks_2]") { count_half(1); }

TEST_CASE("there is an attack for everything that functions can call", "[attacks]") {
  std::set<std::string> covered;
  for (const LoopingAttack& attack : all_attacks()) {
    std::istringstream words(attack.covers);
    for (std::string word; words >> word;) covered.insert(word);
  }
  Vm vm;
  Sandbox sandbox(vm);
  for (const std::string& name : sandbox.reachable_names()) {
    INFO(name);
    CHECK(covered.contains(name));
  }
  std::set<Tag> seen;
  for (const KindInAttacks& kind : kinds) {
    seen.insert(kind.kind);
    for (int i = 0; i < method_count; ++i) {
      if ((methods_of(kind.kind) >> i & 1) == 0) continue;
      const std::string method = name_of(static_cast<Method>(i));
      INFO(kind.called << ":" << method);
      CHECK(covered.contains(kind.called + (":" + method)));
    }
  }
  for (std::size_t i = 0; i < tag_count; ++i) {
    const auto kind = static_cast<Tag>(i);
    INFO(i);
    CHECK((seen.contains(kind) || (fields_of(kind) == 0 && methods_of(kind) == 0)));
  }
}

TEST_CASE("attacks on budgets are stopped by a budget", "[attacks]") {
  const std::vector<LoopingAttack> all = all_attacks();
  const std::size_t step = this_build::is_slow ? 7 : 1;
  for (std::size_t i = 0; i < all.size(); i += step) {
    INFO(shown(all[i]));
    const std::string stopped = attacked_by(all[i])->run();
    INFO(stopped);
    CHECK((stopped.ends_with("[instruction-budget]") || stopped.ends_with("[memory-budget]")));
  }
}
