// Examples of what must hold in every deal: random deals are played until one breaks it, and then
// smaller ones are looked for that break it, too.

#include <algorithm>

#include "examples/example.h"
#include "rules/source/lua_source.h"
#include "session/records/record.h"

namespace houserule {

namespace {

constexpr int most_deals = 10'000;
constexpr int most_moves = 2'000;       // of a deal; one with more is not looked at to its end
constexpr int tries_of_each_size = 60;  // when a smaller deal is looked for

class Property {
 public:
  Property(const Example& example, const Node& function) : example_(example), function_(function) {}

  std::optional<Difference> run(int deals) {
    for (int seed = 1; seed <= deals; ++seed) {
      Session session(example_.table(), static_cast<std::uint64_t>(seed), {}, true);
      const bool holds = play(example_, session, static_cast<std::uint64_t>(seed));
      if (!example_.is_sound()) {
        example_.keep(to_record(session));
        example_.show(session.settled() ? *session.settled() : session.state());
        return std::nullopt;
      }
      if (holds) continue;
      example_.keep(to_record(session));
      example_.show(*session.settled());
      Difference difference{sentence("example.holds-in", {{"n", std::to_string(deals)}}),
                            sentence("example.holds-not-in", {{"seed", std::to_string(seed)}})};
      Hooks& hooks = *example_.table().hooks;
      example_.keep_printed(hooks.take_printed());
      shrink(static_cast<std::uint64_t>(seed));
      (void)hooks.take_printed();
      return difference;
    }
    return std::nullopt;
  }

 private:
  // Plays the first deal of a table at random. Returns whether it holds: so it does where the deal
  // is not settled, and where something is at fault.
  bool play(const Example& example, Session& session, std::uint64_t seed) {
    RandomStream random(seed, Purpose::agent);
    std::int64_t decisions = 0;
    for (int moves = 0; moves < most_moves; ++moves) {
      const Decision& decision = session.decision();
      if (decision.kind == Decision::Kind::finished) return true;
      if (moves == 0) remember_hands(session.state());
      // A legal move is only refused because a function of the rules has failed.
      const bool failed = decision.kind == Decision::Kind::fault ||
                          session.try_move(decision.choices.random_move(random, decisions));
      if (failed) {
        if (const auto failure = session.failure()) example.keep_printed(failure->printed);
        example.fault(session.fault());
        return true;
      }
      const std::vector<DealReport>& played = session.deals();
      if (played.empty() || !played.front().finished) continue;
      if (!played.front().settled) return true;
      return ask_of_deal(example, function_, played.front(), *session.settled()).value_or(true);
    }
    return true;
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
        if (play(example, *session, seed + static_cast<std::uint64_t>(i)) || !none.empty()) {
          continue;
        }
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
    const bool is_known = !function_.text.empty();
    lines.push_back("  holds = " + (is_known ? function_.text : "..") +
                    (is_known ? " }," : " },  -- the function above"));
    return lines;
  }

  const Example& example_;
  const Node& function_;
  std::vector<CardSet> dealt_;  // when the deal began
};

// The lines of the settlement as names of what came out, and what each seat has gained.
SettlePhase known_lines(const GameRules& rules, const DealReport& deal,
                        std::vector<FigureValue>& figures) {
  SettlePhase known;
  for (const Phase& phase : rules.phases) {
    const auto* settle = std::get_if<SettlePhase>(&phase.body);
    if (settle == nullptr) continue;
    known.lines = settle->lines;
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
                                const DealReport& deal, State settled) {
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
  Hooks& hooks = *example.table().hooks;
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
  if (holds == nullptr || holds->kind != Node::Kind::function) {
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
  return Property(example, *holds).run(played);
}

}  // namespace houserule
