// While the partner is secret nothing that a seat is shown, asked or offered depends on who it is.

#include <catch2/catch.hpp>

#include "bots/guesses/determinize.h"
#include "table/view.h"
#include "tests/games/battery.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

// The same table with another secret partner: the called card, and what lies with the defenders,
// have changed places. Nothing if there is no other world for this seat.
std::optional<State> other_world(const GameRules& rules, const State& state, Seat viewer,
                                 RandomStream& random) {
  const Core& core = state.core();
  const StateLayout& layout = rules.layout;
  if (core.called == no_card || core.partner_known != 0) return std::nullopt;
  if (core.partner == no_seat || core.partner == viewer) return std::nullopt;
  const auto hand = [&](Seat seat) { return state.cards(layout, StateLayout::hand, seat); };
  const auto seen = [&](Seat seat) {
    return state.cards(layout, StateLayout::exposed, seat) | state.shown(layout, seat) |
           state.cards(layout, StateLayout::known, viewer);
  };
  if (seen(core.partner).has(core.called)) return std::nullopt;  // a whole hand was shown
  std::vector<Seat> others;
  for (int i = 0; i < rules.seats; ++i) {
    const Seat seat = seat_at(i);
    const CardSet free = hand(seat) - seen(seat);
    if (seat == viewer || seat == core.declarer || seat == core.partner || free.empty()) continue;
    others.push_back(seat);
  }
  if (others.empty() || !hand(core.partner).has(core.called)) return std::nullopt;
  const Seat other = others[random.below(static_cast<std::uint32_t>(others.size()))];
  const Card given = (hand(other) - seen(other)).first();
  State world = state;
  const auto exchange = [&](Seat seat, Card out, Card in) {
    world.set_cards(layout, StateLayout::hand, seat,
                    (hand(seat) - CardSet::of(out)) | CardSet::of(in));
  };
  exchange(core.partner, core.called, given);
  exchange(other, given, core.called);
  world.core().partner = other;
  const auto first_defender = [&](Seat partner) {
    int i = 0;
    while (seat_at(i) == core.declarer || seat_at(i) == partner) ++i;
    return seat_at(i);
  };
  const Seat before = first_defender(core.partner);
  const Seat now = first_defender(other);
  for (std::size_t zone = StateLayout::first_declared; zone < layout.zones().size(); ++zone) {
    if (!layout.zones()[zone].per_side || before == now) continue;
    world.set_cards(layout, zone, now, state.cards(layout, zone, before));
    world.set_cards(layout, zone, before, CardSet());
  }
  return world;
}

// Plays deals at random and looks at both worlds at every decision. Returns how often there were
// two.
int compare_worlds(const LoadedTable& table, int deals) {
  const GameRules& rules = *table.rules;
  int compared = 0;
  for (int seed = 1; seed <= deals; ++seed) {
    Session session(table, static_cast<std::uint64_t>(seed));
    RandomStream random(static_cast<std::uint64_t>(seed), Purpose::agent);
    while (session.decision().kind != Decision::Kind::finished &&
           session.state().core().deals_played == 0) {
      const SeatSet to_act = session.decision().to_act;
      for (int i = 0; i < rules.seats; ++i) {
        const auto world = other_world(rules, session.state(), seat_at(i), random);
        if (!world) continue;
        ++compared;
        const View here = session.view(seat_at(i));
        const View there(rules.layout, *world, seat_at(i));
        CHECK(here.known() == there.known());
        for (std::size_t zone = 0; zone < rules.layout.zones().size(); ++zone) {
          for (int owner = 0; owner < (rules.layout.zones()[zone].per_seat ? rules.seats : 1);
               ++owner) {
            CHECK(here.count(rules.layout, zone, seat_at(owner)) ==
                  there.count(rules.layout, zone, seat_at(owner)));
          }
        }
        if ((to_act >> i & 1) == 0) continue;
        const Choices mine = table.agenda->choices(session.state(), seat_at(i));
        const Choices theirs = table.agenda->choices(*world, seat_at(i));
        REQUIRE(mine.count() == theirs.count());
        for (std::uint64_t n = 0; n < std::min<std::uint64_t>(mine.count(), 50); ++n) {
          CHECK(mine.move(n) == theirs.move(n));
        }
      }
      const Seat seat = seat_at(std::countr_zero(to_act));
      const Choices choices = session.choices(seat);
      REQUIRE_FALSE(session.try_move(choices.move(random.next() % choices.count())));
    }
  }
  return compared;
}

// French Tarot for five with one change.
LoadedTable tarot_with(const std::string& changes) {
  const ScriptTree tree;
  tree.copy("games/french_tarot");
  tree.write("games/french_tarot/variants/one_change.lua",
             "-- House rule: something else.\nreturn variant { of = \"french_tarot\", title = "
             "\"Else\", changes = { " +
                 changes + " } }\n");
  Diagnostics diagnostics;
  auto table = tree.load("french_tarot players=5 +one_change", diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  return *table;
}

const int few = battery::is_slow ? 3 : 30;

}  // namespace

TEST_CASE("nothing that a seat sees or may do tells who the secret partner is", "[games]") {
  CHECK(compare_worlds(battery::must_load("french_tarot players=5"), few) > few);
  for (const std::string& variant : battery::scripts().variants("french_tarot")) {
    Diagnostics diagnostics;
    const auto table = battery::load("french_tarot players=5 +" + variant, diagnostics);
    if (!table) continue;
    INFO(variant);
    CHECK(compare_worlds(*table, few / 3) > 0);
  }
}

TEST_CASE("choices from places of a side that is not known are the same for all", "[games]") {
  for (const std::string of : {"defenders", "own_side", "own_side { declarer }"}) {
    INFO(of);
    const LoadedTable table = tarot_with(
        "set { path = \"zones.stack\", value = per_seat { face_up } }, "
        "insert { after = \"declare\", phase = { "
        "step \"lay one\" { who = each_seat, choices = { pick \"laid\" { cards { except = { "
        "\"King\", \"Queen\" } } } }, apply = { move { picked \"laid\", from = \"hand\", to = "
        "\"stack\", of = own_seat } } }, "
        "step \"take one\" { who = each_seat, may_pass = true, choices = { pick \"own\" { cards { "
        "except = { \"King\", \"Queen\" } } }, pick \"theirs\" { from = \"stack\", of = " +
        of + " } }, apply = { swap { picked \"own\", picked \"theirs\" } } } } }");
    CHECK(compare_worlds(table, few) > few);
  }
}

TEST_CASE("all who may be defenders are asked as long as the partner is secret", "[games]") {
  const LoadedTable table = tarot_with(
      "insert { after = \"declare\", phase = declare \"contre\" { who = defenders, { \"contre\" } "
      "} }");
  int asked = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Session session(table, seed);
    RandomStream random(seed, Purpose::agent);
    while (session.state().core().deals_played == 0) {
      const Seat seat = seat_at(std::countr_zero(session.decision().to_act));
      const int phase = session.decision().phase;
      const bool is_contre =
          phase >= 0 && table.rules->phases[static_cast<std::size_t>(phase)].slug == "contre";
      if (is_contre && seat == session.state().core().partner) ++asked;
      const Choices choices = session.choices(seat);
      REQUIRE_FALSE(session.try_move(choices.move(random.next() % choices.count())));
      if (session.decision().kind == Decision::Kind::finished) break;
    }
  }
  CHECK(asked > 5);
}

TEST_CASE("guesses lay what is the defenders' with a defender of the guess", "[games][guesses]") {
  const LoadedTable table = battery::must_load("french_tarot players=5");
  const StateLayout& layout = table.rules->layout;
  const auto aside = static_cast<std::size_t>(table.rules->zone_index("aside"));
  int guessed = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Session session(table, seed);
    RandomStream random(seed, Purpose::agent);
    while (session.state().core().tricks_played == 0) {
      const Seat seat = seat_at(std::countr_zero(session.decision().to_act));
      const Choices choices = session.choices(seat);
      REQUIRE_FALSE(session.try_move(choices.move(random.next() % choices.count())));
    }
    const Core& core = session.state().core();
    if (core.contract == no_call || core.partner_known != 0 || core.partner == no_seat) continue;
    for (int i = 0; i < table.rules->seats; ++i) {
      const View view = session.view(seat_at(i));
      State world = session.state();
      Determinizer(*table.agenda, view).guess(random, world);
      if (world.core().partner == no_seat) continue;
      const CardSet with_partner = world.cards(layout, aside, world.core().partner);
      CHECK(with_partner.empty());
      ++guessed;
    }
  }
  CHECK(guessed > 5);
}
