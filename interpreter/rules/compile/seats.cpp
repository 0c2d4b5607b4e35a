// Seats: who acts, who leads, whose zone is meant.

#include "rules/compile/parts.h"

namespace houserule {

namespace {

// Words that say how seats are asked, and those that mean everybody or nobody.
bool is_one_of_ways(SeatWord word) {
  return word == SeatWord::anybody || word == SeatWord::all_at_once ||
         word == SeatWord::each_seat || word == SeatWord::nobody;
}

// The cards of which a condition asks who holds one.
CardSet cards_asked(const Condition& condition) {
  CardSet cards;
  const bool asks = condition.kind == Condition::Kind::holds && !condition.negated &&
                    condition.zone == static_cast<int>(StateLayout::hand);
  if (asks && condition.cards.is_constant()) cards = condition.cards.cards;
  for (const Condition& part : condition.parts) cards |= cards_asked(part);
  return cards;
}

}  // namespace

bool RuleCompiler::may_have_partners() const {
  // Whether there are teams may depend on how many play. A called partner is known when the card
  // falls; two defenders, as soon as there is a declarer.
  const bool is_declared = (here & asks::contract) != 0;
  return rules.has_teams() || has_sides || misses_calls || rules.player_counts.size() > 1 ||
         (is_declared && ((here & asks::played) != 0 || rules.seats == 3));
}

SeatRule RuleCompiler::seat(const Node& node, const std::string& path) {
  SeatRule seat;
  seat.rule = ref(path, node);
  if (row_named(selector_rows, node.text) != nullptr && node.kind == Node::Kind::word) {
    seat.word = SeatWord::selected;
    seat.selector = {selector(node, path)};
    return seat;
  }
  constexpr std::string_view values = "values.";
  if (node.kind == Node::Kind::reference && node.text.starts_with(values)) {
    seat.word = SeatWord::held;
    const std::string name = node.text.substr(values.size());
    seat.value = value(name, node);
    const int known = rules.value_index(name);
    if (known >= 0 && rules.values[static_cast<std::size_t>(known)].type != ValueType::seats) {
      wrong_type("wrong-type.no-seat", node, {{"given", node.text}});
    }
    return seat;
  }
  const SeatRow* const word = row_named(seat_rows, node.text);
  if (node.kind != Node::Kind::word || word == nullptr) {
    wrong_type("wrong-type.no-seat", node, {{"given", kind_text(node)}});
    return seat;
  }
  seat.word = word_at<SeatWord>(seat_rows, word);
  const bool braced = word->of_seat && !node.items.empty();
  if (braced) seat.of = {one_seat(node.items.front(), path)};
  const bool of_sides = seat.word == SeatWord::declarers || seat.word == SeatWord::defenders;
  const unsigned needed = of_sides && has_sides ? word->asks & ~asks::contract : word->asks;
  if (!braced && !has(needed, node)) return seat;
  if (seat.word == SeatWord::partner && !may_have_partners()) {
    diagnostics.fault("nothing-here.partner", node.place);
  }
  if (seat.word == SeatWord::holder) {
    for (const Node& item : node.items) seat.cards |= cards(item);
  }
  if (seat.word == SeatWord::whoever) {
    const Inside inside(*this, word->name, "");
    for (const Node& item : node.items) seat.when.push_back(condition(item, path));
    if (seat.when.empty()) seat.when.emplace_back();  // told
    const Condition& when = seat.when.front();
    const bool is_told = when.kind == Condition::Kind::always && !diagnostics.empty();
    if (!when.of_seat && !is_told) diagnostics.fault("no-effect.whoever", node.place);
  }
  if (seat.word == SeatWord::announcer) seat.calls = calls_made(node.items, may_be_said);
  if (seat.word == SeatWord::each_seat) {
    if (const Node* from = node.field("from")) seat.of = {one_seat(*from, path + ".from")};
  }
  return seat;
}

SeatRule RuleCompiler::one_seat(const Node& node, const std::string& path) {
  const auto alone = entries(node);
  SeatRule seat = this->seat(alone.size() == 1 ? alone.front() : node, path);
  if (seat.is_several()) {
    wrong_type("wrong-type.single-seat", node, {{"path", path}, {"given", kind_text(node)}});
  }
  return seat;
}

std::vector<SeatRule> RuleCompiler::seats(const Node* node, const std::string& path) {
  std::vector<SeatRule> seats;
  if (node == nullptr) return seats;
  for (const Node& written : entries(*node)) {
    if (written.kind == Node::Kind::nothing) continue;
    seats.push_back(one_seat(written, path + "[" + std::to_string(seats.size() + 1) + "]"));
  }
  return seats;
}

SeatRule RuleCompiler::seats_in_turn(const Node* node, const std::string& path) {
  if (node == nullptr || entries(*node).size() != 1) {
    if (node != nullptr) wrong_type("wrong-type.seats-in-turn", *node, {{"path", path}});
    SeatRule each;
    each.word = SeatWord::each_seat;
    return each;
  }
  SeatRule seats = seat(entries(*node).front(), path);
  if (seats.word == SeatWord::anybody || seats.word == SeatWord::all_at_once) {
    wrong_type("wrong-type.seats-in-turn", *node, {{"path", path}});
  }
  return seats;
}

SitsOutPhase RuleCompiler::sits_out(const Node& node, const std::string& path) {
  SitsOutPhase phase;
  phase.who = seats_in_turn(node.items.empty() ? nullptr : &node.items[0], path);
  const bool nobody = phase.who.word == SeatWord::nobody;
  const bool everybody = phase.who.word == SeatWord::each_seat;
  if (nobody || everybody || rules.seats - resting <= 2) {
    diagnostics.fault(nobody ? "no-effect.nobody-rests" : "no-way-out.all-rest", node.place,
                      {{"path", path}});
    return phase;
  }
  if ((here & asks::played) != 0) {
    diagnostics.fault("no-effect.rests-late", node.place, {{"path", path}});
  }
  may_rest = true;
  const Condition when = condition_of(node, path);
  const bool is_known = when.is_always() && !phase.who.is_several() && (here & asks::dealt) == 0;
  if (is_known) ++resting;
  return phase;
}

SidesPhase RuleCompiler::sides(const Node& node, const std::string& path) {
  SidesPhase phase;
  if (rules.teams != Teams::none) {
    diagnostics.fault("no-effect.sides", node.place, {{"path", path}});
    return phase;
  }
  const Node* const secret = node.field("secret");
  phase.secret = truth(secret);
  for (const Node& item : node.items) {
    phase.seats.push_back(seat(item, path));
    const SeatRule& one = phase.seats.back();
    if (is_one_of_ways(one.word)) {
      wrong_type("wrong-type.seats-in-turn", item, {{"path", path}});
    }
    for (const Condition& when : one.when) phase.shown_by |= cards_asked(when);
  }
  if (phase.secret && phase.shown_by.empty()) {
    diagnostics.fault("no-effect.secret-sides", secret->place, {{"path", path}});
  }
  has_declarer = has_sides = true;
  return phase;
}

SeatRule RuleCompiler::who(const Node& phase, const std::string& path, SeatWord otherwise) {
  if (const Node* written = phase.field("who")) {
    const auto alone = entries(*written);
    const bool speaks = phase.is_word("declare") || phase.is_word("bid") || phase.is_word("choose");
    const bool one = alone.size() == 1;
    if (one && alone.front().is_word("anybody") && !speaks) {
      wrong_type("wrong-type.anybody", *written);
    } else if (one && alone.front().is_word("all_at_once") && (speaks || phase.is_word("call"))) {
      wrong_type("wrong-type.all-at-once", *written);
    } else if (one) {
      return seat(alone.front(), path + ".who");
    } else if (speaks && !alone.empty()) {
      SeatRule these;
      these.word = SeatWord::these;
      these.of = seats(written, path + ".who");
      these.rule = ref(path + ".who", phase);
      return these;
    } else {
      wrong_type("wrong-type.who", *written, {{"path", path}});
    }
  }
  SeatRule seat;
  seat.word = otherwise;
  seat.rule = ref(path + ".who", phase);
  return seat;
}

}  // namespace houserule
