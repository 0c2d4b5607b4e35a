// Examples of what must hold in every deal: deals are played, by players who steer in turn, until
// one breaks it, and then smaller ones are looked for that break it, too.

#include <algorithm>

#include "examples/example.h"
#include "examples/premises.h"
#include "rules/source/lua_source.h"
#include "session/records/record.h"
#include "session/steering/steering.h"

namespace houserule {

namespace {

constexpr int most_deals = 10'000;
constexpr int most_moves = 2'000;       // of a deal; one with more is not looked at to its end
constexpr int tries_of_each_size = 60;  // when a smaller deal is looked for

// How one deal is played.
struct Course {
  int turn = 0;            // who steers how
  std::uint64_t seed = 1;  // of what is left to chance
};

class Property {
 public:
  // `function`: null where only invariants are stated.
  Property(const Example& example, const Node* function)
      : example_(example),
        function_(function),
        invariants_(invariants_of(example)),
        premises_(example.unwatched_hooks(), function == nullptr ? Place() : function->place,
                  example.instructions_left()) {}

  std::optional<Difference> run(int deals, bool is_whole) {
    deals_ = deals;
    std::optional<Difference> found;
    for (int deal = 1; deal <= deals && !found && example_.is_sound(); ++deal) {
      found = play_one(deal);
    }
    example_.keep_premises(settled_, premises_.all());
    keep_printed();
    if (!found && is_whole && example_.is_sound()) tell_never_met();
    return found;
  }

 private:
  // Plays one deal; one that is thrown in is played again by players who pass less.
  std::optional<Difference> play_one(int deal) {
    const auto seed = static_cast<std::uint64_t>(deal);
    for (const bool eager : {false, true}) {
      Session session(example_.table(), seed, {}, true);
      const Course course{deal - 1, seed};
      const int before = settled_;
      const auto found = play(example_, session, course, eager);
      if (!found && example_.is_sound() && settled_ == before) continue;
      premises_.end_deal();
      if (found || !example_.is_sound()) {
        example_.keep(to_record(session));
        example_.show(session.settled() ? *session.settled() : session.state());
      }
      if (found) {
        keep_printed();
        shrink(course, eager);
        (void)premises_.take_printed();
        (void)example_.table().hooks->take_printed();
      }
      return found;
    }
    return std::nullopt;
  }

  void keep_printed() {
    std::vector<Printed> all = example_.printed();
    for (Printed& line : premises_.take_printed()) all.push_back(std::move(line));
    for (Printed& line : example_.table().hooks->take_printed()) all.push_back(std::move(line));
    example_.keep_printed(std::move(all));
  }

  // What no deal has asked for was not put to the test.
  void tell_never_met() const {
    const std::string deals = std::to_string(deals_);
    if (settled_ == 0) return example_.fault("never-met.deal", example_.node(), {{"n", deals}});
    const auto premise = premises_.never_met();
    if (!premise) return;
    example_.fault(
        fault_of(premise->went_on == 0 ? "never-met.case" : "never-met.other-case", premise->place,
                 {{"n", std::to_string(settled_)}, {"number", std::to_string(premise->number)}},
                 sentence("more-deals")));
  }

  // Plays the first deal of a table. Returns what it breaks: nothing where the deal is not settled,
  // and where something is at fault.
  std::optional<Difference> play(const Example& example, Session& session, const Course& course,
                                 bool eager) {
    RandomStream drawn(course.seed, Purpose::agent, 1);
    SteeredMover mover(steering_in_turn(example_.rules(), course.turn, eager, drawn),
                       RandomStream(course.seed, Purpose::agent));
    for (int moves = 0; moves < most_moves; ++moves) {
      const Decision& decision = session.decision();
      if (decision.kind == Decision::Kind::finished) return std::nullopt;
      if (moves == 0) remember_hands(session.state());
      // A legal move is only refused because a function of the rules has failed.
      const bool failed = decision.kind == Decision::Kind::fault ||
                          session.try_move(mover.choose(example_.table(), session.state(), decision,
                                                        decision.choices));
      if (failed) {
        if (const auto failure = session.failure()) example.keep_printed(failure->printed);
        example.fault(session.fault());
        return std::nullopt;
      }
      const std::vector<DealReport>& played = session.deals();
      const bool is_over = !played.empty() && played.front().finished;
      if (is_over && !played.front().settled) return std::nullopt;
      const State& table = is_over ? *session.settled() : session.state();
      if (auto found = compare_values(example, invariants_, table)) return told(course, *found);
      if (is_over) return look_at(example, played.front(), table, course);
    }
    return std::nullopt;
  }

  // Puts a deal that is settled to the test.
  std::optional<Difference> look_at(const Example& example, const DealReport& deal,
                                    const State& settled, const Course& course) {
    ++settled_;
    if (auto found = compare_gains(example, invariants_, deal)) return told(course, *found);
    if (function_ == nullptr) return std::nullopt;
    const auto truth = ask_of_deal(example, *function_, deal, settled, premises_.hooks());
    if (!truth || *truth) return std::nullopt;
    return told(course, {sentence("example.holds"), sentence("example.holds-not")});
  }

  // The same of all deals, and of the one that breaks it.
  Difference told(const Course& course, const Difference& found) const {
    return {sentence("example.in-deals", {{"what", found.expected}, {"n", std::to_string(deals_)}}),
            sentence("example.in-deal-of-seed",
                     {{"what", found.got}, {"seed", std::to_string(course.seed)}})};
  }

  void remember_hands(const State& state) {
    dealt_.clear();
    for (int seat = 0; seat < example_.rules().seats; ++seat) {
      dealt_.push_back(state.cards(example_.rules().layout, StateLayout::hand, seat_at(seat)));
    }
  }

  // Looks for a deal of few cards that breaks it as well: some of the hands' cards, played by the
  // same players.
  void shrink(const Course& course, bool eager) {
    const std::vector<CardSet> hands = dealt_;
    const int settled = settled_;
    int most = 0;
    for (const CardSet& hand : hands) most = std::max(most, hand.count());
    RandomStream random(course.seed, Purpose::chance);
    find_smaller(course, eager, hands, most, random);
    settled_ = settled;
  }

  void find_smaller(const Course& course, bool eager, const std::vector<CardSet>& hands, int most,
                    RandomStream& random) {
    for (int size = 1; size < most; ++size) {
      for (int i = 0; i < tries_of_each_size; ++i) {
        Node small = example_.node();
        small.set_field("hands", some_cards(hands, size, random));
        Diagnostics none;
        const Example example(small, example_.table(), example_.table(), nullptr, none);
        auto session = seated(example);
        if (!session || !none.empty()) return;
        const Course one{course.turn, course.seed + static_cast<std::uint64_t>(i)};
        if (!play(example, *session, one, eager) || !none.empty()) continue;
        example_.add_note("a smaller deal in which it does not hold, as an example:");
        for (const std::string& line : lines_of(small, *session)) example_.add_note(line);
        return;
      }
    }
  }

  Node some_cards(const std::vector<CardSet>& hands, int size, RandomStream& random) const {
    Node list;
    list.kind = Node::Kind::list;
    for (const CardSet& hand : hands) {
      std::vector<Card> cards;
      for (const Card card : hand) cards.push_back(card);
      Node kept;
      kept.kind = Node::Kind::list;
      for (int i = 0; i < size && !cards.empty(); ++i) {
        const auto at = random.below(static_cast<std::uint32_t>(cards.size()));
        Node name;
        name.kind = Node::Kind::text;
        name.text = example_.rules().deck.info(cards[at]).code;
        kept.items.push_back(std::move(name));
        cards.erase(cards.begin() + static_cast<long>(at));
      }
      list.items.push_back(std::move(kept));
    }
    return list;
  }

  // The deal as an example, with the table and the function of the one that failed.
  std::vector<std::string> lines_of(const Node& small, const Session& session) const {
    std::vector<std::string> hands;
    for (const Node& hand : small.field("hands")->items) {
      std::vector<std::string> cards;
      for (const Node& card : hand.items) cards.push_back(lua_text(card.text));
      hands.push_back(lua_list(cards));
    }
    std::vector<std::string> moves;
    for (const LogEntry& entry : session.log()) moves.push_back(lua_text(entry.text));
    std::vector<std::string> lines = {
        "{ say   = " + lua_text(small.field("say")->text + ": " + "a small deal") + ","};
    for (const char* const name : {"players", "with", "without", "house"}) {
      if (const Node* field = small.field(name)) {
        lines.push_back("  " + std::string(name) + " = " + lua_source(*field) + ",");
      }
    }
    lines.push_back("  hands = " + lua_list(hands) + ",");
    lines.push_back("  moves = " + lua_list(moves) + ",");
    for (const char* const name : {"gains_add_up_to", "never_below"}) {
      if (const Node* field = small.field(name)) {
        lines.push_back("  " + std::string(name) + " = " + lua_source(*field) + ",");
      }
    }
    if (function_ != nullptr) {
      const bool is_known = !function_->text.empty();
      lines.push_back("  holds = " + (is_known ? function_->text : "..") +
                      (is_known ? "," : ",  -- the function above"));
    }
    lines.push_back("},");
    return lines;
  }

  const Example& example_;
  const Node* function_;
  Invariants invariants_;
  Premises premises_;
  int deals_ = 0;               // that are to be played
  int settled_ = 0;             // so far
  std::vector<CardSet> dealt_;  // when the deal began
};

// What a seat, or the side of which it is the first, has scored with a line; 0 is not written down.
Amount scored(const DealReport& deal, const SettleLine& line, Seat seat) {
  Amount sum;
  for (const ScoreLine& one : deal.lines) {
    if (one.is_score && one.seat == seat && one.line == line.name) sum += one.amount;
  }
  return sum;
}

void add_scores(const GameRules& rules, const DealReport& deal, const SettlePhase& settle,
                std::vector<FigureValue>& figures) {
  for (std::size_t i = 0; i < settle.lines.size(); ++i) {
    const SettleLine& line = settle.lines[i];
    if (line.kind != SettleLine::Kind::score) continue;
    for (int number = 0; number < rules.seats; ++number) {
      const Seat seat = seat_at(number);
      const SeatSet side = deal.side[static_cast<std::size_t>(number)];
      if (line.scope == SettleLine::Scope::each_side && first_of(side) != seat) continue;
      figures.push_back({static_cast<int>(i), seat, scored(deal, line, seat)});
    }
  }
}

// The lines of the settlement as names of what came out, and what each seat has gained.
SettlePhase known_lines(const GameRules& rules, const DealReport& deal,
                        std::vector<FigureValue>& figures) {
  SettlePhase known;
  for (const Phase& phase : rules.phases) {
    const auto* settle = std::get_if<SettlePhase>(&phase.body);
    if (settle == nullptr) continue;
    known.lines = settle->lines;
    add_scores(rules, deal, *settle, figures);
    break;
  }
  for (SettleLine& line : known.lines) line.hook = -1;
  SettleLine gain;
  gain.kind = SettleLine::Kind::figure;
  gain.scope = SettleLine::Scope::each_seat;
  gain.name = gain.slug = "gain";
  for (int i = 0; i < rules.seats; ++i) {
    figures.push_back({static_cast<int>(known.lines.size()), seat_at(i),
                       deal.gains[static_cast<std::size_t>(i)]});
  }
  known.lines.push_back(std::move(gain));
  return known;
}

}  // namespace

std::optional<bool> ask_of_deal(const Example& example, const Node& function,
                                const DealReport& deal, State settled, Hooks& hooks) {
  if (function.kind != Node::Kind::function) {
    example.fault("wrong-type.holds", function);
    return std::nullopt;
  }
  SettleLine line;
  line.kind = SettleLine::Kind::figure;
  line.name = line.slug = "holds";
  line.hook = function.function;
  line.rule = {"holds", function.place, ""};
  line.answers = function.place;
  std::vector<FigureValue> figures = deal.figures;
  SettlePhase property = known_lines(example.rules(), deal, figures);
  property.lines.push_back(std::move(line));
  Chips none(example.rules().layout, settled, nullptr);
  if (!hooks.settle(property, example.unwatched().result(settled), none, &figures)) {
    example.fault(hooks.fault());
    return std::nullopt;
  }
  const bool* truth = std::get_if<bool>(&figures.back().value);
  if (truth != nullptr) return *truth;
  example.fault("wrong-type.holds-returns", function);
  return std::nullopt;
}

std::optional<Difference> run_property(const Example& example, int& deals_left, bool cut_short) {
  const Node& deals = *example.field("for_all_deals");
  const Node* holds = example.field("holds");
  const int wanted = example.whole(deals, 1, most_deals);
  if (!example.is_sound()) return std::nullopt;
  const bool is_stated = example.has("gains_add_up_to") || example.has("never_below");
  if (holds == nullptr ? !is_stated : holds->kind != Node::Kind::function) {
    example.fault("missing-field.holds", example.node());
    return std::nullopt;
  }
  if (wanted > deals_left && !cut_short) {
    example.fault("too-many.example-deals", deals,
                  {{"most", std::to_string(most_deals)}, {"left", std::to_string(deals_left)}});
    return std::nullopt;
  }
  const int played = std::clamp(deals_left, 1, wanted);
  deals_left = std::max(0, deals_left - wanted);
  Property property(example, holds);
  if (!example.is_sound()) return std::nullopt;
  return property.run(played, played == wanted);
}

}  // namespace houserule
