#include "lab/examine/rule_witness.h"

#include <algorithm>

#include "rules/compose/rule_paths.h"

namespace houserule {

namespace {

bool is_something(const FigureValue& figure) {
  if (const auto* amount = std::get_if<Amount>(&figure.value)) return *amount != Amount();
  if (const auto* truth = std::get_if<bool>(&figure.value)) return *truth;
  return !std::get<std::string>(figure.value).empty();
}

}  // namespace

// Notes what a running table tells, and passes it on.
class RuleWitness::Teller final : public EventSink {
 public:
  Teller(RuleWitness& witness, const Agenda& agenda, EventSink* next)
      : witness_(witness), agenda_(agenda), rules_(agenda.rules()), next_(next) {}

  void on_event(const Event& event, const State& state) override {
    note(event, state);
    if (next_ != nullptr) next_->on_event(event, state);
  }

 private:
  void note(const Event& event, const State& state) {
    using Kind = Event::Kind;
    if (event.kind == Kind::phase_begins || event.kind == Kind::phase_done) {
      witness_.reach(point_of(phase(event)));
    } else if (event.kind == Kind::passed_over) {
      witness_.reach(point_of(phase(event), PointKind::stays_away));
    } else if (event.kind == Kind::moved) {
      if (event.move.call != no_call) witness_.reach(point_of(rules_.calls[event.move.call]));
      note_trick(event, state);
    } else if (event.kind == Kind::match_ends) {
      witness_.reach(end_of_match(rules_));
      for (const Phase& at_end : rules_.match.at_end) witness_.reach(point_of(at_end));
    }
  }

  // The last action of a trick decides it.
  void note_trick(const Event& event, const State& state) {
    const auto* play = event.phase < 0 ? nullptr : std::get_if<PlayPhase>(&phase(event).body);
    const Trick& trick = state.core().trick;
    if (play == nullptr || trick.size != rules_.seats || trick.laid == 0) return;
    const Form& form = rules_.form_of(state.core().contract);
    for (const auto* list : {&form.winner, &play->next_lead}) {
      const int found = agenda_.tricks()->decided_by(state, *list);
      if (found >= 0) witness_.reach(point_of((*list)[static_cast<std::size_t>(found)]));
    }
  }

  const Phase& phase(const Event& event) const {
    return rules_.phases[static_cast<std::size_t>(event.phase)];
  }

  RuleWitness& witness_;
  const Agenda& agenda_;
  const GameRules& rules_;
  EventSink* next_;
};

class RuleWitness::WatchedAgenda final : public Agenda {
 public:
  WatchedAgenda(RuleWitness& witness, std::shared_ptr<const Agenda> inner)
      : Agenda(inner->tricks()), witness_(witness), inner_(std::move(inner)) {}

  const GameRules& rules() const override { return inner_->rules(); }
  void begin(State& state, std::uint64_t seed) const override { inner_->begin(state, seed); }

  Decision run(State& state, const Surroundings& around) const override {
    Teller teller(witness_, *inner_, around.events);
    return noted(state, inner_->run(state, told_to(around, teller)));
  }
  Decision run_deal(State& state, const Surroundings& around) const override {
    Teller teller(witness_, *inner_, around.events);
    return noted(state, inner_->run_deal(state, told_to(around, teller)));
  }
  Asked ask(State& state, const Surroundings& around) const override {
    Teller teller(witness_, *inner_, around.events);
    const Asked asked = inner_->ask(state, told_to(around, teller));
    if (asked.kind == Decision::Kind::ask) note_ladder(state, asked.seat);
    return asked;
  }
  Decision decision(const State& state) const override { return inner_->decision(state); }

  Choices choices(const State& state, Seat seat) const override {
    note_ladder(state, seat);
    return inner_->choices(state, seat);
  }
  void apply(State& state, const Move& move, const Surroundings& around) const override {
    if (std::holds_alternative<MeldPhase>(phase_now(state).body)) {
      const MeldShape* shape = inner_->choices(state, move.seat).melds.shape_of(move.cards);
      if (shape != nullptr) witness_.on_meld(*shape);
    }
    Teller teller(witness_, *inner_, around.events);
    inner_->apply(state, move, told_to(around, teller));
  }
  void close_match(State& state, const Surroundings& around) const override {
    for (const Phase& phase : rules().match.at_end) witness_.reach(point_of(phase));
    witness_.reach(end_of_match(rules()));
    inner_->close_match(state, around);
  }
  DealResult result(const State& state) const override {
    note_points(state);
    return inner_->result(state);
  }
  // An example of a settlement asks for the conditions of its phases.
  bool holds(const State& state, Seat seat, const Condition& condition) const override {
    const bool truth = inner_->holds(state, seat, condition);
    if (truth) return true;
    for (const Phase& phase : rules().phases) {
      if (&phase.when == &condition) witness_.reach(point_of(phase, PointKind::stays_away));
    }
    return false;
  }

  SeatSet side_of(const State& state, Seat seat) const override {
    return inner_->side_of(state, seat);
  }
  std::int64_t random_deals(State& state, std::int64_t deals, RandomStream& random,
                            const Surroundings& around) const override {
    return inner_->random_deals(state, deals, random, around);
  }
  std::int64_t random_deal(State& state, RandomStream& asked, RandomStream& cards,
                           const Surroundings& around) const override {
    return inner_->random_deal(state, asked, cards, around);
  }
  bool play_out(State& state, RandomStream& random, const Surroundings& around) const override {
    return inner_->play_out(state, random, around);
  }

 private:
  static Surroundings told_to(Surroundings around, Teller& teller) {
    around.events = &teller;
    return around;
  }

  const Phase& phase_now(const State& state) const {
    return rules().phases[static_cast<std::size_t>(inner_->decision(state).phase)];
  }

  Decision noted(const State& state, Decision decision) const {
    if (decision.kind == Decision::Kind::ask) {
      for (int i = 0; i < rules().seats; ++i) {
        if ((decision.to_act >> i & 1) != 0) note_ladder(state, seat_at(i));
      }
    }
    return decision;
  }

  // The step that is binding, and whether it keeps a card in the hand.
  void note_ladder(const State& state, Seat seat) const {
    if (!std::holds_alternative<PlayPhase>(phase_now(state).body)) return;
    const LadderAnswer answer = inner_->tricks()->ladder_answer(state, seat);
    if (answer.binding >= answer.rungs.size()) return;
    const RungAnswer& rung = answer.rungs[answer.binding];
    witness_.reach(point_of(*rung.step, PointKind::binds));
    const CardSet hand = state.cards(rules().layout, StateLayout::hand, seat);
    if (!((hand - answer.always) - rung.offers).empty()) {
      witness_.reach(point_of(*rung.step, PointKind::refuses));
    }
  }

  // Whether a trick has been taken for which a line counts.
  bool is_taken(const State& state, const TrickLine& line) const {
    CardSet held;
    for (int i = 0; i < rules().seats; ++i) {
      held |= state.cards(rules().layout, StateLayout::hand, seat_at(i));
    }
    const int played = state.core().tricks_played;
    for (int trick = 1; trick <= played; ++trick) {
      if (line.counts(trick, trick == played && held.empty())) return true;
    }
    return false;
  }

  void note_points(const State& state) const {
    const StateLayout& layout = rules().layout;
    CardSet taken;
    for (std::size_t zone = 0; zone < layout.zones().size(); ++zone) {
      const bool counts = zone == StateLayout::captured ||
                          (zone >= StateLayout::first_declared &&
                           rules().zones[zone - StateLayout::first_declared].counts);
      const int parts = layout.zones()[zone].per_seat ? rules().seats : 1;
      for (int i = 0; counts && i < parts; ++i) taken |= state.cards(layout, zone, seat_at(i));
    }
    const Core& core = state.core();
    for (const PointRule& line : rules().form_of(core.contract).points) {
      const bool counts =
          inner_->holds(state, no_seat, line.when) &&
          (line.trick ? core.tricks_played > 0 && is_taken(state, *line.trick)
                      : !(inner_->tricks()->cards_of(state, no_seat, line.cards) & taken).empty());
      if (counts) witness_.reach(point_line(line.rule));
    }
    for (int i = 0; i < rules().seats; ++i) {
      const CardSet pile = state.cards(layout, StateLayout::captured, seat_at(i));
      for (int owner = 0; owner < rules().seats; ++owner) {
        const CardSet shown = state.cards(layout, StateLayout::exposed, seat_at(owner)) & pile;
        if (shown.empty()) continue;
        for (const auto& [line, rule] : rules().times_lines) {
          if (line.mark == Mark::exposed || owner == i) witness_.reach(point_line(rule));
        }
      }
    }
  }

  RuleWitness& witness_;
  std::shared_ptr<const Agenda> inner_;
};

class RuleWitness::WatchedHooks final : public Hooks {
 public:
  WatchedHooks(RuleWitness& witness, std::shared_ptr<const GameRules> rules,
               std::shared_ptr<Hooks> inner)
      : witness_(witness), rules_(std::move(rules)), inner_(std::move(inner)) {}

  bool settle(const SettlePhase& settlement, const DealResult& result, Chips& chips,
              std::vector<FigureValue>* figures) override {
    for (const Phase& phase : rules_->phases) {
      if (std::get_if<SettlePhase>(&phase.body) == &settlement) witness_.reach(point_of(phase));
    }
    std::vector<ScoreLine> lines;
    std::vector<FigureValue> own_figures;
    std::vector<FigureValue>& worked_out = figures == nullptr ? own_figures : *figures;
    const std::size_t before = worked_out.size();
    std::vector<ScoreLine>* const kept = chips.keep_in(&lines);
    const std::vector<Amount> amounts(chips.amounts().begin(), chips.amounts().end());
    const bool done = inner_->settle(settlement, result, chips, &worked_out);
    chips.keep_in(kept);
    if (kept != nullptr) kept->insert(kept->end(), lines.begin(), lines.end());
    for (const ScoreLine& moved : lines) {
      const SettleLine* line = line_of(settlement, moved);
      if (line != nullptr && moved.amount != Amount()) witness_.reach(point_of(*line));
    }
    const bool is_won = result.state != nullptr && result.state->core().won_by != 0;
    for (const SettleLine& line : settlement.lines) {
      const bool changes =
          line.kind == SettleLine::Kind::tally && keeps_other(line, amounts, chips);
      if (changes || (is_won && line.kind == SettleLine::Kind::wins)) {
        witness_.reach(point_of(line));
      }
    }
    for (std::size_t i = before; i < worked_out.size(); ++i) {
      if (!is_something(worked_out[i])) continue;
      witness_.reach(point_of(settlement.lines[static_cast<std::size_t>(worked_out[i].line)]));
    }
    return done;
  }

  bool run_step(int hook, TableInHand& table) override { return inner_->run_step(hook, table); }
  void refuse(Diagnostic fault) override { inner_->refuse(std::move(fault)); }
  const Diagnostic& fault() const override { return inner_->fault(); }
  void spend_from(std::int64_t& left) override { inner_->spend_from(left); }
  std::vector<Printed> take_printed() override { return inner_->take_printed(); }
  std::unique_ptr<Hooks> fresh() const override { return inner_->fresh(); }

 private:
  // Whether a tally has another number than before.
  bool keeps_other(const SettleLine& line, const std::vector<Amount>& before, Chips& chips) const {
    const KeptNumber& kept = rules_->kept[static_cast<std::size_t>(line.kept)];
    const auto first = static_cast<std::size_t>(2 * rules_->seats + kept.first);
    const std::size_t count =
        kept.of == KeptNumber::Of::match ? 1 : static_cast<std::size_t>(rules_->seats);
    const auto now = chips.amounts().subspan(first, count);
    return !std::equal(now.begin(), now.end(), before.begin() + static_cast<std::ptrdiff_t>(first));
  }

  // The line of the settlement that has moved something: `score` says its name; a function of `pay`
  // moves what it likes under any name, but stands below the line it belongs to.
  static const SettleLine* line_of(const SettlePhase& settlement, const ScoreLine& moved) {
    const SettleLine* found = nullptr;
    for (const SettleLine& line : settlement.lines) {
      if (line.kind == SettleLine::Kind::score && line.name == moved.line) return &line;
      const houserule::Place& place = line.rule.place;
      if (line.kind == SettleLine::Kind::figure || place.file != moved.rule.file) continue;
      const bool is_above = place.line <= moved.rule.line;
      if (is_above && (found == nullptr || found->rule.place.line <= place.line)) found = &line;
    }
    return found;
  }

  RuleWitness& witness_;
  std::shared_ptr<const GameRules> rules_;
  std::shared_ptr<Hooks> inner_;
};

RuleWitness::RuleWitness() = default;
RuleWitness::~RuleWitness() = default;

LoadedTable RuleWitness::watch(const LoadedTable& table) {
  for (RulePoint& point : rule_points(*table.rules)) points_.emplace(std::move(point), 0);
  for (const HouseNumber& number : table.rules->house) {
    if (number.value != number.usual) reach(point_of(number));
  }
  for (const VariantRules& variant : table.rules->variants) reach(point_of(variant));
  LoadedTable watched = table;
  auto trace = std::make_unique<ScriptTrace>();
  std::shared_ptr<Hooks> traced = table.hooks->traced(*trace);
  if (traced == nullptr) traced = table.hooks;
  traces_.push_back(std::move(trace));
  watched.agenda = std::make_shared<WatchedAgenda>(*this, table.agenda);
  watched.hooks = std::make_shared<WatchedHooks>(*this, table.rules, std::move(traced));
  return watched;
}

void RuleWitness::on_meld(const MeldShape& shape) { reach(point_of(shape)); }

void RuleWitness::on_refusal(const RuleRef& rule) {
  for (auto& [point, ways] : points_) {
    if (point.kind == PointKind::refuses && is_at_or_below(rule.path, point.rule.path)) {
      ways = all_ways;
    }
  }
}

void RuleWitness::reach(const RulePoint& point) {
  const auto found = points_.find(point);
  if (found != points_.end()) found->second = all_ways;
}

PointMap RuleWitness::points() const {
  PointMap all = points_;
  for (const auto& trace : traces_) {
    std::map<std::pair<std::string, int>, int> tests;  // by line, in the order of the code
    for (const ScriptTrace::Site& site : trace->sites) {
      if (!site.is_own) continue;
      if (site.ran) {
        all[{PointKind::runs, {"", site.place, ""}, "function"}] = all_ways;
      } else {
        all.emplace(RulePoint{PointKind::runs, {"", site.place, ""}, "function"}, 0);
      }
      if (!site.is_test) continue;
      const int number = ++tests[{site.place.file, site.place.line}];
      all[{PointKind::branches, {"", site.place, ""}, "condition " + std::to_string(number)}] |=
          (site.fell_through ? 1U : 0U) | (site.jumped ? 2U : 0U);
    }
  }
  return all;
}

}  // namespace houserule
