#include "board_agenda/board_agenda.h"

#include <bit>

#include "board_agenda/board_books.h"
#include "board_agenda/board_fault.h"
#include "board_agenda/board_run.h"

namespace houserule {

namespace {

// A board game is one deal of one match; its phases are those of the board rules.
class BoardAgenda final : public Agenda {
 public:
  explicit BoardAgenda(std::shared_ptr<const GameRules> rules) : game_(std::move(rules)) {}

  const GameRules& rules() const override { return *game_; }

  void begin(State& state, std::uint64_t seed) const override {
    state = State(game_->layout);
    start_match(state, seed);
  }

  Decision run(State& state, const Surroundings& around) const override {
    return decided(state, around, true);
  }
  Decision run_deal(State& state, const Surroundings& around) const override {
    return decided(state, around, false);
  }

  Asked ask(State& state, const Surroundings& around) const override {
    Asked asked;
    asked.kind = decided(state, around, true).kind;
    asked.seat = seat_at(0);
    asked.phase = phase_of(state);
    return asked;
  }

  Decision decision(const State& state) const override {
    return asked(state, BoardReader(*game_, state));
  }

  Choices choices(const State& state, Seat seat) const override {
    return choices_of(BoardReader(*game_, state), seat);
  }

  bool holds(const State&, Seat, const Condition&) const override { return false; }
  SeatSet side_of(const State&, Seat seat) const override { return set_of(seat); }

  void apply(State& state, const Move& move, const Surroundings& around) const override {
    guarded(state, around, [&] { BoardRun(*game_, state, around).apply(move); });
  }

  DealResult result(const State& state) const override {
    DealResult result;
    result.seats = game_->seats;
    result.state = &state;
    result.points[0] = Amount::whole(total(state));
    for (int i = 0; i < game_->seats; ++i) {
      result.side[static_cast<std::size_t>(i)] = set_of(seat_at(i));
    }
    return result;
  }

  void close_match(State&, const Surroundings&) const override {}

  std::int64_t random_deals(State& state, std::int64_t deals, RandomStream& random,
                            const Surroundings& around) const override {
    std::int64_t decisions = 0;
    for (; deals > 0; --deals) {
      if (state.core().finished != 0) start_match(state, random.next());
      const std::int64_t these = play_randomly(state, random, around);
      if (these < 0) return these;
      decisions += these;
      end_match(state, around);
    }
    return decisions;
  }

  std::int64_t random_deal(State& state, RandomStream& asked, RandomStream&,
                           const Surroundings& around) const override {
    if (state.core().deals_played > 0) {
      end_match(state, around);
      return 0;
    }
    return play_randomly(state, asked, around);
  }

  bool play_out(State& state, RandomStream& random, const Surroundings& around) const override {
    return play_randomly(state, random, around) >= 0;
  }

 private:
  void start_match(State& state, std::uint64_t seed) const {
    Core& core = state.core();
    core = Core{};
    core.seed = seed;
    core.chance = RandomStream(seed, Purpose::chance);
    state.score(game_->layout, seat_at(0)) = game_->match.start;
    for (std::size_t i = 0; i < game_->layout.zones().size(); ++i) {
      state.set_cards(game_->layout, i, seat_at(0), {});
    }
    std::fill_n(state.masks(game_->layout), game_->board->layout.masks, std::uint64_t{0});
    std::fill_n(state.counters(game_->layout), game_->board->layout.counters, std::int16_t{0});
  }

  static Choices choices_of(const BoardReader& reader, Seat seat) {
    BoardReader::Offer offer = reader.offer();
    Choices choices;
    choices.seat = seat;
    choices.pass = offer.pass;
    choices.at_gap = offer.at_gap;
    choices.options = std::move(offer.options);
    return choices;
  }

  // Throws BoardFault where there is nothing to choose from, or no end of it.
  static void check(const BoardReader& reader, const Choices& choices) {
    reader.check();
    if (!choices.empty()) return;
    throw BoardFault{
        fault_of("nothing-legal.board", {}, {}, sentence("nothing-legal.board.suggest"))};
  }

  Decision asked(const State& state, const BoardReader& reader) const {
    Decision decision;
    decision.kind = Decision::Kind::ask;
    decision.phase = phase_of(state);
    decision.to_act = set_of(seat_at(0));
    decision.choices = choices_of(reader, seat_at(0));
    return decision;
  }

  // Runs acts; false: the rules have passed a bound, and `state` is not fit for use.
  template <typename Work>
  bool guarded(State& state, const Surroundings& around, const Work& work) const {
    try {
      work();
      return true;
    } catch (const BoardFault& fault) {
      refuse(state, around, fault);
      return false;
    }
  }

  void refuse(State& state, const Surroundings& around, const BoardFault& fault) const {
    const BoardTable table(*game_->board, game_->layout, state);
    table.value(BoardValue::faulty) = 1;
    if (around.hooks == nullptr) return;
    Diagnostic told = fault.fault;
    told.place = place_at_work(state);
    around.hooks->refuse(std::move(told));
  }

  // Where the innermost act that has a place was written.
  Place place_at_work(const State& state) const {
    const BoardReader reader(*game_, state);
    for (int at = reader.depth() - 1; at >= 0; --at) {
      const BoardFrame kind = reader.kind(at);
      const bool is_act = kind == BoardFrame::act || kind == BoardFrame::action ||
                          kind == BoardFrame::anytime || kind == BoardFrame::instead;
      if (!is_act) continue;
      const Place& place = reader.act_of(at).rule.place;
      if (!place.file.empty()) return place;
    }
    const int main = game_->board->main;
    return reader.act(main).rule.place;
  }

  static void tell(const Surroundings& around, const State& state, Event event) {
    if (around.events != nullptr) around.events->on_event(event, state);
  }

  int phase_of(const State& state) const {
    const BoardReader reader(*game_, state);
    const int at = reader.phase();
    return at < 0 ? 0 : static_cast<int>(reader.frame(at).block);
  }

  int total(const State& state) const {
    const BoardReader reader(*game_, state);
    int sum = 0;
    for (const SheetLine& line : game_->board->sheet) sum += reader.value(line.term);
    return sum;
  }

  // Goes on in the deal, which begins if it has not yet.
  Decision::Kind advance_deal(State& state, const Surroundings& around, bool skips_gaps) const {
    Core& core = state.core();
    const BoardSight sight(*game_->board, game_->layout, state);
    if (sight.value(BoardValue::faulty) != 0) return Decision::Kind::fault;
    if (core.deals_begun == 0 && !guarded(state, around, [&] { begin_deal(state, around); })) {
      return Decision::Kind::fault;
    }
    if (core.deals_played > 0) return Decision::Kind::finished;
    const bool unasked = skips_gaps || around.skips_gaps;
    bool asks = false;
    const bool sound =
        guarded(state, around, [&] { asks = BoardRun(*game_, state, around, unasked).run(); });
    if (!sound) return Decision::Kind::fault;
    if (asks) return Decision::Kind::ask;
    if (!keeps_books(state, around)) return Decision::Kind::fault;
    if (!guarded(state, around, [&] { settle(state, around); })) return Decision::Kind::fault;
    return Decision::Kind::finished;
  }

  // Whether the game that is over has lost nothing and made nothing of nothing.
  bool keeps_books(const State& state, const Surroundings& around) const {
    std::optional<Diagnostic> broken = broken_books(*game_, state);
    if (!broken) return true;
    if (around.hooks != nullptr) around.hooks->refuse(std::move(*broken));
    return false;
  }

  // With `to_end` the deal that is settled ends the match.
  Decision::Kind advance(State& state, const Surroundings& around, bool to_end) const {
    if (!to_end && state.core().deals_begun == 0) return Decision::Kind::finished;
    const Decision::Kind kind = advance_deal(state, around, false);
    if (kind == Decision::Kind::finished && to_end) end_match(state, around);
    return kind;
  }

  static void end_match(State& state, const Surroundings& around) {
    if (state.core().finished != 0) return;
    state.core().finished = 1;
    tell(around, state, {.kind = Event::Kind::match_ends});
  }

  void begin_deal(State& state, const Surroundings& around) const {
    Core& core = state.core();
    const DealSetup* setup = around.setups == nullptr ? nullptr : around.setups->take_setup(1);
    core.deals_begun = 1;
    core.deal = 1;
    core.dealer = seat_at(0);
    if (around.lines != nullptr) around.lines->clear();
    if (around.figures != nullptr) around.figures->clear();
    // Cards that are not dealt are drawn from the pile.
    state.set_cards(game_->layout, StateLayout::first_declared + 1, seat_at(0), game_->in_play);
    if (setup != nullptr) apply_setup(state, *setup);
    tell(around, state, {.kind = Event::Kind::deal_begins, .seat = seat_at(0), .number = 1});
    BoardRun run(*game_, state, around);
    if (setup != nullptr && setup->board != nullptr) {
      run.begin_at(*setup->board);
    } else {
      run.begin();
    }
    tell(around, state, {.kind = Event::Kind::dealt});
  }

  void apply_setup(State& state, const DealSetup& setup) const {
    for (const DealSetup::Zone& zone : setup.zones) {
      CardSet cards;
      for (const Card card : zone.cards) cards.add(card);
      for (std::size_t i = 0; i < game_->layout.zones().size(); ++i) {
        const CardSet there = state.cards(game_->layout, i, seat_at(0));
        state.set_cards(game_->layout, i, seat_at(0), there - cards);
      }
      state.set_cards(game_->layout, static_cast<std::size_t>(zone.zone), seat_at(0), cards);
    }
  }

  void settle(State& state, const Surroundings& around) const {
    Chips chips(game_->layout, state, around.lines);
    const BoardReader reader(*game_, state);
    for (const SheetLine& line : game_->board->sheet) {
      chips.score(seat_at(0), Amount::whole(reader.value(line.term)), line.name, line.rule.place);
    }
    reader.check();
    Core& core = state.core();
    core.deals_played = 1;
    tell(around, state, {.kind = Event::Kind::settled});
    tell(around, state, {.kind = Event::Kind::deal_ends, .number = 1});
  }

  Decision decided(State& state, const Surroundings& around, bool to_end) const {
    Decision::Kind kind = advance(state, around, to_end);
    if (kind == Decision::Kind::ask) {
      Decision decision;
      const bool sound = guarded(state, around, [&] {
        const BoardReader reader(*game_, state);
        decision = asked(state, reader);
        check(reader, decision.choices);
      });
      if (sound) return decision;
      kind = Decision::Kind::fault;
    }
    Decision decision;
    decision.kind = kind;
    return decision;
  }

  // Returns the decisions that had a choice, or -1 where the rules are at fault.
  std::int64_t play_randomly(State& state, RandomStream& random, const Surroundings& around) const {
    std::int64_t decisions = 0;
    for (int moves = 0;; ++moves) {
      if (around.stop != nullptr && around.stop->load(std::memory_order_relaxed)) return -1;
      const Decision::Kind kind = advance_deal(state, around, true);
      if (kind == Decision::Kind::fault) return -1;
      if (kind == Decision::Kind::finished) return decisions;
      const bool sound = guarded(state, around, [&] {
        if (moves == max_board_moves) {
          throw BoardFault{fault_of("too-long.game", {}, {{"n", std::to_string(moves)}},
                                    sentence("too-long.game.suggest"))};
        }
        const BoardReader reader(*game_, state);
        const Choices choices = choices_of(reader, seat_at(0));
        check(reader, choices);
        const Move move = choices.random_move(random, decisions);
        BoardRun(*game_, state, around, true).apply(move);
      });
      if (!sound) return -1;
    }
  }

  std::shared_ptr<const GameRules> game_;
};

}  // namespace

std::shared_ptr<const Agenda> make_board_agenda(std::shared_ptr<const GameRules> rules) {
  return std::make_shared<BoardAgenda>(std::move(rules));
}

}  // namespace houserule
