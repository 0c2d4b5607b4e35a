// Examples of what must hold in every deal: random deals are played until one breaks it, and then
// smaller ones are looked for that break it, too.

#include <algorithm>

#include "session/example.h"
#include "session/record.h"

namespace houserule {

namespace {

constexpr int most_deals = 10'000;
constexpr int most_moves = 2'000;       // of a deal; one with more is not looked at to its end
constexpr int tries_of_each_size = 60;  // when a smaller deal is looked for

// Asks the function when a deal has been settled.
class PropertyWatch final : public EventSink {
 public:
  PropertyWatch(const Example& example, const SettlePhase& property)
      : example_(example), property_(property) {}

  void on_event(const Event& event, const State& state) override {
    if (event.kind != Event::Kind::settled || is_asked_) return;
    is_asked_ = true;
    State settled = state;
    Chips none(example_.rules().layout, settled, nullptr);
    std::vector<FigureValue> figures;
    Hooks& hooks = *example_.table().hooks;
    if (!hooks.settle(property_, example_.unwatched().result(settled), none, &figures)) {
      fault = hooks.fault();
      return;
    }
    const bool* truth = figures.size() == 1 ? std::get_if<bool>(&figures.front().value) : nullptr;
    if (truth == nullptr) {
      fault = Diagnostic{"wrong-type", property_.lines.front().rule.place,
                         "'holds' must return true or false", ""};
    } else {
      holds = *truth;
    }
  }

  bool holds = true;
  std::optional<Diagnostic> fault;

 private:
  const Example& example_;
  const SettlePhase& property_;
  bool is_asked_ = false;
};

// What came of one deal.
struct Trial {
  bool holds = true;
  std::optional<Diagnostic> fault;
};

class Property {
 public:
  Property(const Example& example, const Node& function) : example_(example) {
    SettleLine line;
    line.kind = SettleLine::Kind::figure;
    line.name = line.slug = "holds";
    line.hook = function.function;
    line.rule = {"holds", function.place, ""};
    line.answers = function.place;
    property_.lines.push_back(std::move(line));
  }

  std::optional<Difference> run(int deals) {
    for (int seed = 1; seed <= deals; ++seed) {
      Session session(example_.table(), static_cast<std::uint64_t>(seed), {}, true);
      const Trial trial = play(session, static_cast<std::uint64_t>(seed));
      if (trial.fault) {
        example_.fault(*trial.fault);
        return std::nullopt;
      }
      if (trial.holds) continue;
      example_.keep(to_record(session));
      example_.show(last_);
      Difference difference{"it holds in " + std::to_string(deals) + " deals",
                            "it does not in the deal of seed " + std::to_string(seed)};
      shrink(static_cast<std::uint64_t>(seed));
      return difference;
    }
    return std::nullopt;
  }

 private:
  // Plays the first deal of a table at random.
  Trial play(Session& session, std::uint64_t seed) {
    RandomStream random(seed, Purpose::agent);
    std::int64_t decisions = 0;
    for (int moves = 0; moves < most_moves; ++moves) {
      const Decision& decision = session.decision();
      if (decision.kind == Decision::Kind::fault) return {true, session.fault()};
      if (decision.kind == Decision::Kind::finished) return {};
      if (moves == 0) remember_hands(session.state());
      const State before = session.state();
      const Move move = decision.choices.random_move(random, decisions);
      // A legal move is only refused because a function of the rules has failed.
      if (session.try_move(move)) return {true, session.fault()};
      const std::vector<DealReport>& played = session.deals();
      if (played.empty() || (!played.front().finished && !played.front().settled)) continue;
      return ask(before, move);
    }
    return {};
  }

  // The table has gone on; the last move is made once more to see it as it was settled.
  Trial ask(State before, const Move& move) {
    last_ = before;
    PropertyWatch watch(example_, property_);
    const Surroundings around = {
        .hooks = example_.table().hooks.get(), .events = &watch, .any_hands = true};
    example_.unwatched().apply(before, move, around);
    (void)example_.unwatched().run(before, around);
    return {watch.holds, watch.fault};
  }

  void remember_hands(const State& state) {
    dealt_.clear();
    for (int seat = 0; seat < example_.rules().seats; ++seat) {
      dealt_.push_back(state.cards(example_.rules().layout, StateLayout::hand, seat_at(seat)));
    }
  }

  // Looks for a deal of few cards that breaks it as well: some of the hands' cards, played at
  // random.
  void shrink(std::uint64_t seed) {
    const std::vector<CardSet> hands = dealt_;
    int most = 0;
    for (const CardSet& hand : hands) most = std::max(most, hand.count());
    RandomStream random(seed, Purpose::chance);
    for (int size = 1; size < most; ++size) {
      for (int i = 0; i < tries_of_each_size; ++i) {
        Node small = example_.node();
        small.set_field("hands", some_cards(hands, size, random));
        Diagnostics none;
        const Example example(small, example_.table(), example_.table(), nullptr, none);
        auto session = seated(example);
        if (!session || !none.empty()) return;
        const Trial trial = play(*session, seed + static_cast<std::uint64_t>(i));
        if (trial.fault || trial.holds) continue;
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

  static std::vector<std::string> lines_of(const Node& example, const Session& session) {
    std::string hands;
    for (const Node& hand : example.field("hands")->items) {
      hands += (hands.empty() ? "" : ", ") + to_text(hand);
    }
    std::string moves;
    for (const LogEntry& entry : session.log()) {
      moves += (moves.empty() ? "\"" : ", \"") + entry.text + "\"";
    }
    return {"  hands = { " + hands + " },", "  moves = { " + moves + " },"};
  }

  const Example& example_;
  SettlePhase property_;
  std::vector<CardSet> dealt_;  // when the deal began
  State last_;                  // before the last move that was looked at
};

}  // namespace

std::optional<Difference> run_property(const Example& example, int& deals_left) {
  const Node& deals = *example.field("for_all_deals");
  const Node* holds = example.field("holds");
  if (deals.kind != Node::Kind::number || deals.number < 1 || deals.number > most_deals) {
    example.fault(deals, "wrong-type",
                  "for_all_deals is a number of deals, up to " + std::to_string(most_deals));
    return std::nullopt;
  }
  if (holds == nullptr || holds->kind != Node::Kind::function) {
    example.fault(example.node(), "missing-field",
                  "for_all_deals needs holds = function (result) .. end");
    return std::nullopt;
  }
  const int played = std::min(static_cast<int>(deals.number), deals_left);
  deals_left -= played;
  return Property(example, *holds).run(played);
}

}  // namespace houserule
