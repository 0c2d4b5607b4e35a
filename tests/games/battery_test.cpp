#include "tests/games/battery.h"

#include <catch2/catch.hpp>
#include <set>

using namespace houserule;
using namespace houserule::battery;

TEST_CASE("every game keeps its cards, chips and secrets at every decision", "[games]") {
  const auto tables = plain_tables();
  REQUIRE(tables.size() >= 2);
  for (const std::string& spec : tables) {
    for (std::uint64_t seed = 1; seed <= (is_slow ? 1 : 3); ++seed) {
      CHECK(fault_of(spec, seed, 2) == "");
    }
  }
}

TEST_CASE("every house rule keeps them, alone and beside each other one", "[games]") {
  for (const std::string& plain : plain_tables()) {
    const auto tables = variant_tables(plain);
    for (const std::string& variant : scripts().variants(game_of(plain))) {
      if (!fits(plain, variant)) continue;
      const bool is_played = std::any_of(
          tables.begin(), tables.end(),
          [&](const std::string& spec) { return spec.find("+" + variant) != std::string::npos; });
      CAPTURE(plain, variant);
      CHECK(is_played);
    }
    std::uint64_t seed = 100;
    for (const std::string& spec : tables) {
      ++seed;
      if (is_slow && seed % 5 != 0) continue;
      CHECK(fault_of(briefly(spec), seed, has_two_variants(spec) ? 0 : 1) == "");
    }
  }
}

TEST_CASE("every house number keeps them at its bounds, alone and beside each other one",
          "[games]") {
  for (const std::string& plain : plain_tables()) {
    std::uint64_t seed = 200;
    for (const std::string& spec : number_tables(plain)) {
      ++seed;
      if (is_slow && seed % 10 != 0) continue;
      CHECK(fault_of(briefly(spec), seed, seed % 4 == 0 ? 1 : 0) == "");
    }
  }
}

TEST_CASE("house numbers and house rules go together", "[games]") {
  // One number at a time, by turns, beside every house rule and every two of them.
  for (const std::string& plain : plain_tables()) {
    std::uint64_t seed = 600;
    for (const std::string& spec : variant_tables(plain)) {
      ++seed;
      if (is_slow && seed % 40 != 0) continue;
      const auto numbers = must_load(spec).rules->house;
      if (numbers.empty()) continue;
      const HouseNumber& number = numbers[seed % numbers.size()];
      const int value = number.name == "deals" ? number.from
                        : seed % 2 == 0        ? number.from
                                               : number.to;
      std::string text =
          number.names.empty() ? std::to_string(value) : number.names[seed % number.names.size()];
      for (std::size_t i = 1; i < number.usual.size(); ++i) text += "," + std::to_string(value);
      CHECK(fault_of(briefly(spec + " " + number.name + "=" + text), seed, 0) == "");
    }
  }
}

TEST_CASE("the playout loop makes the moves that single steps make", "[games]") {
  int number = 0;
  for (const std::string& plain : plain_tables()) {
    std::vector<std::string> tables = variant_tables(plain);
    tables.insert(tables.begin(), plain);
    for (const std::string& spec : tables) {
      CAPTURE(spec);
      if (is_slow && spec != plain && ++number % 24 != 0) continue;
      const int deals = (is_slow ? 10 : 400) / (has_two_variants(spec) ? 10 : 1);
      compare_quick_and_stepped(must_load(spec), deals);
    }
  }
}

TEST_CASE("the playout loop takes over in the middle of a deal", "[games]") {
  for (const std::string& plain : plain_tables()) {
    CAPTURE(plain);
    const LoadedTable table = must_load(plain);
    const Surroundings around{.hooks = table.hooks.get()};
    for (std::uint64_t seed = 1; seed <= (is_slow ? 6 : 40); ++seed) {
      State begun;
      table.agenda->begin(begun, seed);
      RandomStream random(seed, Purpose::agent);
      for (std::uint32_t moves = random.below(40); moves > 0; --moves) {
        const Decision decision = table.agenda->run(begun, around);
        REQUIRE(decision.kind == Decision::Kind::ask);
        table.agenda->apply(
            begun, decision.choices.move(random.below_large(decision.choices.count())), around);
      }
      State quick = begun;
      State stepped = begun;
      RandomStream same = random;
      table.agenda->random_deals(quick, 2, random, around);
      play_step_by_step(*table.agenda, stepped, 2, same, around);
      REQUIRE(unseen(*table.rules, quick) == unseen(*table.rules, stepped));
    }
  }
}

TEST_CASE("deals played one by one are the deals played in a row", "[games]") {
  for (const std::string& plain : plain_tables()) {
    CAPTURE(plain);
    const LoadedTable table = must_load(plain);
    const Surroundings around{.hooks = table.hooks.get()};
    constexpr int deals = 60;
    State in_a_row;
    State one_by_one;
    table.agenda->begin(in_a_row, 6);
    table.agenda->begin(one_by_one, 6);
    RandomStream random(6, Purpose::agent);
    RandomStream same(6, Purpose::agent);
    const auto decisions = table.agenda->random_deals(in_a_row, deals, random, around);
    std::int64_t counted = 0;
    for (int left = deals; left > 0;) {
      const std::int64_t made = table.agenda->random_deal(one_by_one, same, same, around);
      REQUIRE(made >= 0);
      counted += made;
      if (one_by_one.core().finished == 0) {
        --left;
      } else {
        table.agenda->begin(one_by_one, same.next());
      }
    }
    const Decision next = table.agenda->run(one_by_one, around);
    CHECK((next.kind == Decision::Kind::ask || one_by_one.core().finished == 1));
    CHECK(counted == decisions);
    CHECK(one_by_one == in_a_row);
    CHECK(same == random);
  }
}

TEST_CASE("one seed is one table and another seed another", "[games]") {
  for (const std::string& plain : plain_tables()) {
    const LoadedTable table = must_load(plain);
    std::set<std::uint64_t> hashes;
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
      const Session first(table, seed);
      const Session second(table, seed);
      CHECK(first.state() == second.state());
      CHECK(first.legal_moves().legal == second.legal_moves().legal);
      hashes.insert(first.view(seat_at(0)).known().hash());
    }
    // A game that deals nothing begins in fewer ways.
    const bool deals = table.rules->board == nullptr;
    CHECK(hashes.size() >= (deals ? 50U : 15U));
  }
}

TEST_CASE("whole rule sets read twice are the same rules", "[games]") {
  for (const std::string& plain : plain_tables()) {
    int number = 0;
    for (const std::string& spec : variant_tables(plain)) {
      if (++number % (is_slow ? 8 : 3) != 0) continue;
      const LoadedTable first = must_load(spec);
      const LoadedTable second = must_load(first.rules->spec);
      CAPTURE(spec);
      CHECK(first.rules->spec == second.rules->spec);
      CHECK(first.rules->hash == second.rules->hash);
    }
  }
}

TEST_CASE("hooks made for another thread settle alike", "[games]") {
  for (const std::string& plain : plain_tables()) {
    CAPTURE(plain);
    const LoadedTable table = must_load(plain);
    const auto fresh = table.hooks->fresh();
    State one;
    State other;
    table.agenda->begin(one, 9);
    table.agenda->begin(other, 9);
    RandomStream random(9, Purpose::agent);
    RandomStream same(9, Purpose::agent);
    table.agenda->random_deals(one, 200, random, {.hooks = table.hooks.get()});
    table.agenda->random_deals(other, 200, same, {.hooks = fresh.get()});
    CHECK(one == other);
  }
}
