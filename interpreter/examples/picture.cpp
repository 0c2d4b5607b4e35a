// What the table of an example looked like, for whoever has to find out why it failed.

#include "base/text.h"
#include "examples/example.h"
#include "rules/source/lua_source.h"

namespace houserule {

std::string text_of(const FigureValue& figure) {
  if (const auto* amount = std::get_if<Amount>(&figure.value)) return to_text(*amount);
  if (const auto* truth = std::get_if<bool>(&figure.value)) return *truth ? "true" : "false";
  return lua_text(std::get<std::string>(figure.value));
}

namespace {

std::string codes(const Deck& deck, const CardSet& cards) {
  std::string text;
  for (const Card card : cards) text += (text.empty() ? "" : " ") + deck.info(card).code;
  return text;
}

class Picture {
 public:
  Picture(const GameRules& rules, const State& state) : rules_(rules), state_(state) {}

  std::vector<std::string> lines() {
    lines_.push_back(rules_.spec + ", deal " +
                     std::to_string(std::max<int>(1, state_.core().deal)) + ", " +
                     std::to_string(state_.core().tricks_played) + " tricks taken");
    add_contract();
    for (int seat = 0; seat < rules_.seats; ++seat) add_seat(seat_at(seat));
    add_trick();
    for (std::size_t zone = 0; zone < rules_.zones.size(); ++zone) {
      if (!rules_.zones[zone].per_seat) add_zone(zone);
    }
    for (std::size_t i = 0; i < rules_.values.size(); ++i) {
      const ValueType type = rules_.values[i].type;
      if (type == ValueType::rank || type == ValueType::suit) continue;
      const Amount value = state_.value(rules_.layout, static_cast<int>(i));
      if (value != Amount()) lines_.push_back(rules_.values[i].name + "  " + to_text(value));
    }
    return std::move(lines_);
  }

 private:
  void add_contract() {
    const Core& core = state_.core();
    if (core.contract == no_call) return;
    std::string line = "contract " + rules_.calls[core.contract].name;
    if (core.declarer != no_seat) line += ", declarer " + std::to_string(number_of(core.declarer));
    if (core.partner != no_seat) line += ", partner " + std::to_string(number_of(core.partner));
    if (core.called != no_card) line += ", called " + rules_.deck.info(core.called).code;
    lines_.push_back(std::move(line));
  }

  void add_seat(Seat seat) {
    const StateLayout& layout = rules_.layout;
    std::string line = "seat " + std::to_string(number_of(seat));
    const CardSet hand = state_.cards(layout, StateLayout::hand, seat);
    if (!hand.empty()) line += "  hand " + codes(rules_.deck, hand);
    const CardSet captured = state_.cards(layout, StateLayout::captured, seat);
    if (!captured.empty()) line += "  captured " + codes(rules_.deck, captured);
    const CardSet exposed = rules_.lying_open(state_, seat);
    if (!exposed.empty()) line += "  exposed " + codes(rules_.deck, exposed);
    for (std::size_t zone = 0; zone < rules_.zones.size(); ++zone) {
      if (!rules_.zones[zone].per_seat) continue;
      const CardSet cards = state_.cards(layout, StateLayout::first_declared + zone, seat);
      if (!cards.empty()) line += "  " + rules_.zones[zone].name + " " + codes(rules_.deck, cards);
    }
    const int tricks = state_.core().tricks_won[static_cast<std::size_t>(index_of(seat))];
    if (tricks > 0) line += "  tricks " + std::to_string(tricks);
    lines_.push_back(line + "  score " + to_text(state_.score(layout, seat)));
  }

  void add_trick() {
    const Trick& trick = state_.core().trick;
    if (trick.size == 0) return;
    std::string line = "trick";
    for (int i = 0; i < trick.size; ++i) {
      const Card card = trick.cards[static_cast<std::size_t>(i)];
      if (state_.core().rests(seat_after(trick.leader, rules_.seats, i))) continue;
      line += "  " + std::to_string(number_of(seat_after(trick.leader, rules_.seats, i))) + " " +
              (card == no_card ? "pass" : rules_.deck.info(card).code);
    }
    lines_.push_back(std::move(line));
  }

  void add_zone(std::size_t zone) {
    const std::size_t which = StateLayout::first_declared + zone;
    const CardSet cards = state_.cards(rules_.layout, which, seat_at(0));
    if (cards.empty()) return;
    std::string row;  // where the order has a meaning it is kept
    for (const Card card : state_.slots(rules_.layout, which)) {
      if (card == no_card) continue;
      row += (row.empty() ? "" : " ") + rules_.deck.info(card).code;
    }
    lines_.push_back(rules_.zones[zone].name + "  " +
                     (row.empty() ? codes(rules_.deck, cards) : row));
  }

  const GameRules& rules_;
  const State& state_;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> picture_of(const GameRules& rules, const State& state) {
  return Picture(rules, state).lines();
}

std::vector<std::string> Example::picture() const {
  std::vector<std::string> lines;
  if (shown_) lines = picture_of(rules(), *shown_);
  lines.insert(lines.end(), notes_.begin(), notes_.end());
  return lines;
}

void Example::show_settlement(int settlement, const std::vector<FigureValue>& figures,
                              const std::vector<ScoreLine>& lines) const {
  const auto of = [](Seat seat) {
    return seat == no_seat ? "" : " of seat " + std::to_string(number_of(seat));
  };
  if (settlement >= 0 && !figures.empty()) {
    const Phase& phase = rules().phases[static_cast<std::size_t>(settlement)];
    const std::vector<SettleLine>& all = std::get<SettlePhase>(phase.body).lines;
    std::string line = "figures";
    for (const FigureValue& figure : figures) {
      const auto at = static_cast<std::size_t>(figure.line);
      if (at >= all.size()) continue;
      line += (line == "figures" ? "  " : ", ") + all[at].name + of(figure.seat) + " " +
              text_of(figure);
    }
    add_note(line);
  }
  for (const ScoreLine& moved : lines) {
    if (moved.amount == Amount()) continue;
    const bool gained = Amount() < moved.amount;
    add_note("line  " + moved.line + of(moved.seat) + (gained ? " +" : " ") +
             to_text(moved.amount));
  }
}

}  // namespace houserule
