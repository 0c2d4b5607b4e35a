// What was shown to everybody stays known, at every table: to views as long as it is held, and to
// guesses also where it may have been laid aside. What was shown is read from what the table tells,
// not from what the state keeps.

#include <catch2/catch.hpp>

#include "bots/guesses/determinize.h"
#include "tests/games/battery.h"

using namespace houserule;
using namespace houserule::battery;

namespace {

// Somebody who looks on and forgets nothing.
class Onlooker final : public EventSink {
 public:
  explicit Onlooker(const GameRules& rules) : rules_(rules) {}

  std::array<CardSet, max_seats> held;     // shown by a seat, and not seen to leave since
  std::array<CardSet, max_seats> doubted;  // of these, it may have laid some aside unseen
  int shown = 0;

  void on_event(const Event& event, const State& state) override {
    const bool whole = event.phase >= 0;
    const Phase* phase = whole ? &rules_.phases[static_cast<std::size_t>(event.phase)] : nullptr;
    switch (event.kind) {
      case Event::Kind::deal_begins:
        held = doubted = {};
        break;
      case Event::Kind::took_up:
        if (is_open(event.from) || std::get<ExchangePhase>(phase->body).shown) {
          show(event.seat, event.cards);
        } else {
          came_unseen(event.seat);
        }
        break;
      case Event::Kind::moved:
        moved(event, *phase, state);
        break;
      case Event::Kind::shown: {
        const auto all = static_cast<SeatSet>((1U << rules_.seats) - 1);
        const bool by_number = std::holds_alternative<ShowPhase>(phase->body) ||
                               std::holds_alternative<PlayPhase>(phase->body);
        const bool to_all =
            !by_number || (event.number | set_of(event.seat)) == static_cast<int>(all);
        const CardSet hand = state.cards(rules_.layout, StateLayout::hand, event.seat);
        if (to_all && event.cards.is_subset_of(hand)) show(event.seat, event.cards);
        break;
      }
      case Event::Kind::cards_moved:
        carried(event);
        break;
      default:
        break;
    }
    for (int i = 0; i < rules_.seats; ++i) {
      hands_[static_cast<std::size_t>(i)] =
          state.cards(rules_.layout, StateLayout::hand, seat_at(i));
    }
  }

 private:
  bool is_open(int zone) const {
    return zone == MovePhase::trick ||
           rules_.layout.zones()[static_cast<std::size_t>(zone)].visibility ==
               Visibility::everybody;
  }

  void show(Seat owner, const CardSet& cards) {
    shown += cards.count();
    for (int i = 0; i < rules_.seats; ++i) leave(i, cards);
    held[static_cast<std::size_t>(index_of(owner))] |= cards;
  }

  void leave(int seat, const CardSet& cards) {
    held[static_cast<std::size_t>(seat)] -= cards;
    doubted[static_cast<std::size_t>(seat)] -= cards;
  }

  // Unseen cards came into a hand: those that others may have laid aside may be among them.
  void came_unseen(Seat to) {
    for (int i = 0; i < rules_.seats; ++i) {
      if (seat_at(i) == to) continue;
      CardSet& doubt = doubted[static_cast<std::size_t>(i)];
      held[static_cast<std::size_t>(i)] -= doubt;
      doubt = CardSet();
    }
  }

  void moved(const Event& event, const Phase& phase, const State& state) {
    const Move& move = event.move;
    if (std::holds_alternative<PlayPhase>(phase.body) && move.kind == MoveKind::card) {
      leave(index_of(move.seat), CardSet::of(move.card));
    }
    const bool calls = std::holds_alternative<DeclarePhase>(phase.body);
    const bool melds = std::holds_alternative<MeldPhase>(phase.body);
    if (move.cards.empty() || (!calls && !melds)) return;
    const auto* meld = std::get_if<MeldPhase>(&phase.body);
    if (meld != nullptr && meld->shown_in_trick > state.core().tricks_played + 1) return;
    show(move.seat, move.cards & state.cards(rules_.layout, StateLayout::hand, move.seat));
  }

  void carried(const Event& event) {
    const bool to_hand = event.to == static_cast<int>(StateLayout::hand);
    if (event.from != static_cast<int>(StateLayout::hand)) {
      for (int i = 0; i < rules_.seats && is_open(event.from); ++i) leave(i, event.cards);
      if (!to_hand) return;
      if (is_open(event.from)) return show(event.seat, event.cards);
      return came_unseen(event.seat);
    }
    if (is_open(event.to)) {
      for (int i = 0; i < rules_.seats; ++i) leave(i, event.cards);
      return;
    }
    // Nobody saw which of them went. An exchange says whose they were.
    for (int i = 0; i < rules_.seats; ++i) {
      const bool from_here = event.phase < 0
                                 ? event.number == i
                                 : !(hands_[static_cast<std::size_t>(i)] & event.cards).empty();
      if (!from_here) continue;
      CardSet& mine = held[static_cast<std::size_t>(i)];
      if (to_hand) {
        mine = doubted[static_cast<std::size_t>(i)] = CardSet();
      } else {
        doubted[static_cast<std::size_t>(i)] = mine;
      }
    }
    if (to_hand) came_unseen(event.seat);
  }

  const GameRules& rules_;
  std::array<CardSet, max_seats> hands_;
};

// Plays deals at random; looks with the eyes of each seat whenever somebody is asked. Returns how
// many cards were shown.
int look_through(const LoadedTable& table, std::uint64_t seed, int steps) {
  const GameRules& rules = *table.rules;
  const StateLayout& layout = rules.layout;
  Onlooker onlooker(rules);
  const Surroundings around{.hooks = table.hooks.get(), .events = &onlooker};
  State state;
  table.agenda->begin(state, seed);
  RandomStream random(seed, Purpose::agent);
  State guess(layout);
  for (int step = 0; step < steps; ++step) {
    const Decision decision = table.agenda->run(state, around);
    if (decision.kind != Decision::Kind::ask) break;
    CardSet played;
    for (const Card card : state.history(layout).first(state.core().plays)) {
      if (card != no_card) played.add(card);
    }
    for (int i = 0; i < rules.seats; ++i) {
      const View view(layout, state, seat_at(i));
      RandomStream stream(seed, Purpose::agent, static_cast<std::uint64_t>(step));
      Determinizer(*table.agenda, view).guess(stream, guess);
      for (int j = 0; j < rules.seats; ++j) {
        const auto at = static_cast<std::size_t>(j);
        const CardSet hand = state.cards(layout, StateLayout::hand, seat_at(j));
        const CardSet sure = (onlooker.held[at] - onlooker.doubted[at]) & hand;
        const CardSet seen = view.known().cards(layout, StateLayout::hand, seat_at(j));
        const CardSet guessed = guess.cards(layout, StateLayout::hand, seat_at(j));
        if (!sure.is_subset_of(seen) || !sure.is_subset_of(guessed)) {
          FAIL("seat " << i + 1 << " has forgotten what seat " << j + 1 << " showed; seed " << seed
                       << ", step " << step);
        }
        for (int other = 0; other < rules.seats; ++other) {
          const CardSet elsewhere = guess.cards(layout, StateLayout::hand, seat_at(other));
          if (other != j && !((onlooker.held[at] - played) & elsewhere).empty()) {
            FAIL("seat " << i + 1 << " guesses that seat " << other + 1 << " has what seat "
                         << j + 1 << " showed; seed " << seed << ", step " << step);
          }
        }
      }
    }
    const auto seats = static_cast<std::uint32_t>(std::popcount(decision.to_act));
    SeatSet left = decision.to_act;
    for (std::uint32_t skip = random.below(seats); skip > 0; --skip) left &= left - 1;
    const Choices choices = table.agenda->choices(state, seat_at(std::countr_zero(left)));
    table.agenda->apply(state, choices.move(random.below_large(choices.count())), around);
  }
  return onlooker.shown;
}

}  // namespace

TEST_CASE("what was shown to all is in every view and guess until it is played", "[shown]") {
  // In these random players come to it.
  std::map<std::string, int> shown = {
      {"french_tarot", 0}, {"exposure", 0}, {"euchre", 0}, {"belote", 0}};
  for (const std::string& spec : plain_tables()) {
    const LoadedTable table = must_load(spec);
    if (table.agenda->tricks() == nullptr) continue;
    INFO(spec);
    const auto of = shown.find(game_of(spec));
    const bool brief = is_slow && of == shown.end();
    for (std::uint64_t seed = 1; seed <= (brief ? 1 : 3); ++seed) {
      const int seen = look_through(table, seed, brief ? 40 : 120);
      if (of != shown.end()) of->second += seen;
    }
  }
  for (const auto& [game, seen] : shown) {
    INFO(game);
    CHECK(seen > 0);
  }
}

TEST_CASE("what house rules have shown stays known as well", "[shown]") {
  const std::string spec =
      GENERATE("french_tarot +misere", "french_tarot players=5 +fft", "exposure +meld_together",
               "lorum +exposed_horniky", "briscola +scoperta");
  INFO(spec);
  const LoadedTable table = must_load(spec);
  for (std::uint64_t seed = 1; seed <= (is_slow ? 1 : 4); ++seed) look_through(table, seed, 150);
}
