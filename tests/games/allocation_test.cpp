// A playout allocates nothing outside Lua: `new` is counted here while deals run with a settlement
// written in C++.

#include <catch2/catch.hpp>
#include <cstdlib>
#include <new>

#include "tests/games/allocations.h"
#include "tests/games/battery.h"

std::atomic<bool> houserule::is_counting = false;
std::atomic<long> houserule::allocations = 0;

namespace {

void* counted(std::size_t size, std::size_t alignment) {
  if (houserule::is_counting) ++houserule::allocations;
  const std::size_t rounded = (size + alignment - 1) / alignment * alignment;
  void* block = std::aligned_alloc(alignment, rounded == 0 ? alignment : rounded);
  if (block == nullptr) throw std::bad_alloc();
  return block;
}

}  // namespace

// GCC sees malloc inlined into new and free into delete, and takes them for a mismatch.
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"

// The other forms of the standard library call these; those of a sanitizer do not, so what is given
// out here must be taken back here.
void* operator new(std::size_t size) { return counted(size, alignof(std::max_align_t)); }
void* operator new(std::size_t size, std::align_val_t alignment) {
  return counted(size, std::max(static_cast<std::size_t>(alignment), sizeof(void*)));
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  try {
    return counted(size, alignof(std::max_align_t));
  } catch (const std::bad_alloc&) {
    return nullptr;
  }
}
void operator delete(void* block) noexcept { std::free(block); }
void operator delete(void* block, const std::nothrow_t&) noexcept { std::free(block); }
void operator delete(void* block, std::size_t) noexcept { std::free(block); }
void operator delete(void* block, std::align_val_t) noexcept { std::free(block); }
void operator delete(void* block, std::size_t, std::align_val_t) noexcept { std::free(block); }

using namespace houserule;
using namespace houserule::battery;

namespace {

// What games/lorum/rules.lua says of the settlement, in C++.
class LorumByHand final : public Hooks {
 public:
  explicit LorumByHand(const GameRules& rules)
      : rules_(rules), pool_(rules.value_index("pool")), pool_winners_(winners_of(rules)) {}

  bool run_step(int, TableInHand&) override { return false; }
  void refuse(Diagnostic) override {}

  bool settle(const SettlePhase&, const DealResult& result, Chips& chips,
              std::vector<FigureValue>*) override {
    ++calls;
    if (result.contract != no_call) {
      const CallRules& call = rules_.calls[result.contract];
      const int tricks = result.tricks[static_cast<std::size_t>(index_of(result.declarer))];
      const bool made = tricks == (call.promise == Promise::take_no_trick ? 0 : result.trick_count);
      from_each_other(result.declarer, made ? call.stake : -call.stake, chips);
    } else if (result.sweeper != no_seat) {
      from_each_other(result.sweeper, Amount::whole(rules_.house_number("sweep_stake")->value[0]),
                      chips);
    } else {
      SeatSet clean = 0;
      for (int i = 0; i < rules_.seats; ++i) {
        const Amount points = result.points[static_cast<std::size_t>(i)];
        chips.pay(Account::of(seat_at(i)), Account::of_value(pool_), points, line_, place_);
        if (points == Amount()) clean = static_cast<SeatSet>(clean | set_of(seat_at(i)));
      }
      if ((pool_winners_ >> std::popcount(clean) & 1) != 0) {
        chips.share(Account::of_value(pool_), clean, line_, place_);
      }
    }
    return true;
  }

  const Diagnostic& fault() const override { return fault_; }
  std::unique_ptr<Hooks> fresh() const override { return std::make_unique<LorumByHand>(rules_); }

  long calls = 0;

 private:
  static unsigned winners_of(const GameRules& rules) {
    unsigned bits = 0;
    for (const int number : rules.house_number("pool_winners")->value) bits |= 1U << number;
    return bits;
  }

  void from_each_other(Seat to, Amount amount, Chips& chips) {
    for (int i = 0; i < rules_.seats; ++i) {
      if (seat_at(i) == to) continue;
      chips.pay(Account::of(seat_at(i)), Account::of(to), amount, line_, place_);
    }
  }

  const GameRules& rules_;
  int pool_;
  unsigned pool_winners_;  // bit n: n clean seats share the pool
  std::string line_;
  Place place_;
  Diagnostic fault_;
};

}  // namespace

TEST_CASE("a playout allocates nothing", "[games]") {
  for (const char* spec :
       {"lorum players=4", "lorum players=3", "lorum +exposed_horniky +own_horniky_triple",
        "lorum +declare_freely +announcer_may_raise pool_ante=3", "lorum +declare_in_turn"}) {
    CAPTURE(spec);
    const LoadedTable table = must_load(spec);
    LorumByHand hooks(*table.rules);
    const Surroundings around{.hooks = &hooks};
    State state;
    table.agenda->begin(state, 3);
    RandomStream random(3, Purpose::agent);

    allocations = 0;
    is_counting = true;
    const auto decisions = table.agenda->random_deals(state, 2000, random, around);
    is_counting = false;

    CHECK(allocations == 0);
    CHECK(hooks.calls == 2000);
    CHECK(decisions > 20'000);

    // The settlement by hand is that of the script: the same deals end in the same state.
    State by_script;
    table.agenda->begin(by_script, 3);
    RandomStream same(3, Purpose::agent);
    table.agenda->random_deals(by_script, 2000, same, {.hooks = table.hooks.get()});
    CHECK(by_script == state);
  }
}

TEST_CASE("the counter of allocations counts", "[games]") {
  allocations = 0;
  is_counting = true;
  std::vector<int>* volatile numbers = new std::vector<int>(100);  // not to be left out
  delete numbers;
  is_counting = false;
  CHECK(allocations == 2);
}

TEST_CASE("a copy of a state into another allocates nothing", "[games]") {
  const LoadedTable table = must_load("lorum");
  State state;
  table.agenda->begin(state, 3);
  State copy = state;
  allocations = 0;
  is_counting = true;
  copy.copy_from(state);
  const std::uint64_t hash = copy.hash();
  is_counting = false;
  CHECK(allocations == 0);
  CHECK(hash == state.hash());
}
