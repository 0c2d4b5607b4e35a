#include <catch2/catch.hpp>

#include "board_agenda/board_frames.h"
#include "board_agenda/board_look.h"
#include "board_agenda/trace.h"
#include "board_rules/model/board_setup.h"
#include "board_rules/sheet/option_text.h"
#include "tests/ferry/trial.h"
#include "tests/games/battery.h"
#include "tests/this_build.h"

using namespace houserule;

namespace {

// A table that begins with a position.
class OneSetup final : public SetupSource {
 public:
  explicit OneSetup(const BoardSetup& setup) { deal_.board = std::make_shared<BoardSetup>(setup); }
  const DealSetup* take_setup(int) override { return &deal_; }

 private:
  DealSetup deal_;
};

// A third of the cards open, some goods, some vessels, strips turned up, workers here and there.
BoardSetup random_position(const GameRules& game, RandomStream& random) {
  const BoardRules& rules = *game.board;
  const auto below = [&](std::size_t n) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(n)));
  };
  BoardSetup setup;
  for (std::size_t i = 0; i < rules.phases.size(); ++i) {
    if (rules.phases[i].name == "actions") setup.phase = static_cast<int>(i);
  }
  setup.round = 1 + below(7);
  setup.workers = 12;
  for (int card = 0; card < game.deck.size(); ++card) {
    const int where = below(12);
    if (where < 4) setup.open.add(card_at(card));
    if (where == 4 && setup.hand.count() < 4) setup.hand.add(card_at(card));
  }
  for (std::size_t i = 0; i < rules.goods.size(); ++i) {
    const GoodKind& good = rules.goods[i];
    if (good.berths >= 0 || good.place >= 0 || good.pile >= 0) continue;
    const bool some = good.shape < 0 ? below(3) > 0 : below(6) == 0;
    if (some) setup.supply.emplace_back(static_cast<int>(i), 1 + below(good.stock == 1 ? 1 : 4));
  }
  for (std::size_t i = 0; i < rules.goods.size(); ++i) {
    if (rules.goods[i].berths < 0) continue;
    for (int n = below(3); n > 0; --n) {
      setup.vessels.emplace_back(static_cast<int>(i),
                                 below(static_cast<std::size_t>(rules.goods[i].holds) + 1));
    }
  }
  for (std::size_t i = 0; i < rules.strips.size(); ++i) {
    if (below(2) == 0) setup.strips.emplace_back(static_cast<int>(i), below(7));
  }
  for (std::size_t i = 0; i < rules.spaces.size(); ++i) {
    if (below(8) != 0) continue;
    auto& there = below(2) == 0 ? setup.on_spaces : setup.others_on_spaces;
    there.emplace_back(static_cast<int>(i), rules.spaces[i].column);
  }
  return setup;
}

State begin_at(const LoadedTable& table, const BoardSetup& setup) {
  OneSetup source(setup);
  State state;
  table.agenda->begin(state, 3);
  Surroundings around{.hooks = table.hooks.get()};
  around.setups = &source;
  around.skips_gaps = true;
  static_cast<void>(table.agenda->run(state, around));
  return state;
}

Verb verb_of(const Option& option) { return static_cast<Verb>(option.verb); }

// Whether workers on a space come to do what it says, in one way or another, when nothing is done
// at gaps and nothing is played from the hand.
class Truth {
 public:
  Truth(const LoadedTable& table, int space) : table_(table), space_(space) {}

  bool of(const State& state) {
    Option place;
    place.verb = static_cast<std::uint8_t>(Verb::place);
    place.of[0] = static_cast<std::int16_t>(space_);
    return after(state, Move::of_option(seat_at(0), place));
  }
  bool is_known() const { return tries_ > 0; }

 private:
  struct Heard final : TraceSink {
    explicit Heard(int space) : space_(space) {}
    void on_trace(const TraceEvent& event) override {
      if (event.a == space_ && event.kind == TraceEvent::Kind::fizzle) fizzled = true;
      if (event.a == space_ && event.kind == TraceEvent::Kind::pop) popped = true;
    }
    int space_;
    bool fizzled = false;
    bool popped = false;
  };

  bool after(State state, const Move& move) {
    if (--tries_ <= 0) return false;
    Heard heard(space_);
    Surroundings around{.hooks = table_.hooks.get()};
    around.trace = &heard;
    around.skips_gaps = true;
    table_.agenda->apply(state, move, around);
    const Decision decision = table_.agenda->run(state, around);
    if (heard.fizzled) return false;
    if (heard.popped || decision.kind != Decision::Kind::ask || has_begun(state)) return true;
    const Choices& choices = decision.choices;
    if (choices.pass && after(state, Move::pass(seat_at(0)))) return true;
    return std::any_of(choices.options.begin(), choices.options.end(), [&](const Option& option) {
      return verb_of(option) != Verb::play && after(state, Move::of_option(seat_at(0), option));
    });
  }

  bool has_begun(const State& state) const {
    const GameRules& game = *table_.rules;
    const BoardSight sight(*game.board, game.layout, state);
    for (int at = 0; at < sight.depth(); ++at) {
      const Frame& frame = sight.frames()[at];
      const bool ours = static_cast<BoardFrame>(frame.kind) == BoardFrame::action &&
                        sight.words()[frame.base + ActionWord::space] == space_;
      if (ours) return frame.step > action_judged;
    }
    return false;
  }

  const LoadedTable& table_;
  int space_;
  int tries_ = 3000;
};

int positions() { return this_build::is_slow ? 6 : 60; }

}  // namespace

TEST_CASE("a space is judged possible exactly where workers on it come to do something",
          "[judging]") {
  const LoadedTable table = battery::must_load("odin");
  const LoadedTable judged = battery::must_load("odin +judged_when_placed");
  RandomStream random(30, Purpose::agent);
  int possible = 0;
  int impossible = 0;
  for (int n = 0; n < positions(); ++n) {
    INFO("position " << n);
    const BoardSetup setup = random_position(*table.rules, random);
    const State state = begin_at(table, setup);
    const State same = begin_at(judged, setup);
    if (table.agenda->decision(state).choices.options.empty()) continue;
    const BoardLook look(*table.rules, state);
    const BoardLook other(*judged.rules, same);
    const Choices offered = judged.agenda->choices(same, seat_at(0));
    for (int space = 0; space < static_cast<int>(table.rules->board->spaces.size()); ++space) {
      INFO(table.rules->board->spaces[static_cast<std::size_t>(space)].name);
      const BoardLook::Place place = look.place_at(space);
      if (place == BoardLook::Place::taken || place == BoardLook::Place::too_few) continue;
      Truth truth(table, space);
      const bool works = truth.of(state);
      if (!works && !truth.is_known()) continue;
      CHECK((place == BoardLook::Place::possible) == works);
      CHECK(other.place_at(space) == place);
      const bool is_offered = std::any_of(
          offered.options.begin(), offered.options.end(),
          [&](const Option& one) { return verb_of(one) == Verb::place && one.of[0] == space; });
      CHECK(is_offered == works);
      ++(works ? possible : impossible);
    }
  }
  CHECK(possible > 10 * positions());
  CHECK(impossible > positions());
}

namespace {

// What happens, but for telling that something may.
struct Effects final : TraceSink {
  void on_trace(const TraceEvent& event) override {
    using Kind = TraceEvent::Kind;
    switch (event.kind) {
      case Kind::gap:
      case Kind::again:
      case Kind::use:
      case Kind::fires:
      case Kind::order:
      case Kind::replaced:
      case Kind::instead:
      case Kind::fizzle:
      case Kind::pop:
      case Kind::end:
        return;
      case Kind::push:
        if (event.a < 0) return;
        break;
      default:
        break;
    }
    ++count;
  }
  int count = 0;
};

}  // namespace

TEST_CASE("what is offered while many cards lie open leads somewhere, and nobody is stuck",
          "[judging]") {
  const LoadedTable table = battery::must_load("odin");
  RandomStream random(31, Purpose::agent);
  int uses = 0;
  for (int n = 0; n < 4 * positions(); ++n) {
    INFO("position " << n);
    State state = begin_at(table, random_position(*table.rules, random));
    Effects effects;
    Surroundings around{.hooks = table.hooks.get()};
    around.trace = &effects;
    int open_use = -1;  // effects when something was chosen that has had none yet
    int depth = 0;
    for (int moves = 0; moves < 60; ++moves) {
      const Decision decision = table.agenda->run(state, around);
      if (decision.kind != Decision::Kind::ask) break;
      const Choices& choices = decision.choices;
      REQUIRE((choices.pass || !choices.options.empty()));
      const BoardSight sight(*table.rules->board, table.rules->layout, state);
      if (open_use >= 0 && (effects.count > open_use || sight.depth() <= depth)) {
        CHECK(effects.count > open_use);
        open_use = -1;
      }
      // Who has chosen something goes through with it.
      const std::size_t options = choices.options.size();
      const bool passes = options == 0 || (open_use < 0 && choices.pass && random.below(6) == 0);
      if (passes) {
        table.agenda->apply(state, Move::pass(seat_at(0)), around);
        continue;
      }
      const Option option = choices.options[random.below(static_cast<std::uint32_t>(options))];
      if (open_use < 0 && (verb_of(option) == Verb::use || verb_of(option) == Verb::yes)) {
        ++uses;
        open_use = effects.count;
        depth = sight.depth();
      }
      table.agenda->apply(state, Move::of_option(seat_at(0), option), around);
    }
  }
  CHECK(uses > 5 * positions());
}

namespace {

bool can_with(const std::string& listener, const std::string& acts, const std::string& given = "") {
  INFO(listener);
  return Trial(acts, "", Trial::heard_by(listener)).given(given).can();
}

}  // namespace

TEST_CASE("who listens before an action may bring what it needs, or take it", "[judging]") {
  const std::string pays = R"(spend { "fish" })";
  const std::string before = R"(before { "x", group = "Trial", )";
  CHECK_FALSE(can_with(R"(before { "x", group = "Rest", gain { "fish" } })", pays));
  CHECK(can_with(before + R"(gain { "fish" } })", pays));
  CHECK(can_with(before + R"(may { gain { "fish" } } })", pays));
  CHECK(can_with(R"(before { "x", placing = true, gain { "fish" } })", pays));
  CHECK(can_with(R"(on_home { "x", exactly = 2, gain { "fish" } })", pays));
  CHECK_FALSE(can_with(R"(on_home { "x", exactly = 1, gain { "fish" } })", pays));
  CHECK_FALSE(can_with(before + R"(spend { "fish" } })", pays, "fish"));
  CHECK(can_with(before + R"(may { spend { "fish" } } })", pays, "fish"));
}

TEST_CASE("what an action is judged by leaves the table as it was", "[judging]") {
  Trial trial(R"(spend { "fish" })", "",
              Trial::heard_by(R"(before { "x", group = "Trial", choose { gain { "fish" },
                                                                        draw { "ropes" } } })"));
  trial.given("");
  const std::uint64_t before = trial.state().hash();
  CHECK(trial.can());
  CHECK(trial.state().hash() == before);
  // Which way it goes is still to be said.
  CHECK(trial.use().asked() == "choose 1, choose 2");
  CHECK_THAT(trial.move("choose 2").story(), Catch::EndsWith("fizzle T-01"));
}

TEST_CASE("a step is judged by what is left when its premise is paid", "[judging]") {
  const std::string step = R"(steps = { act_step "wash" { premise = { spend { "silver" } },
                                                          spend { "2 silver" } } }, )";
  Trial trial(R"(run "wash")", step);
  CHECK_FALSE(trial.given("2 silver").can());
  CHECK(trial.given("3 silver").can());
}
