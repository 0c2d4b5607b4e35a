#include "rules/sheet/phrases.h"

#include <algorithm>
#include <limits>

#include "base/sentence.h"

namespace houserule {

Text number_text(int n) { return same(std::to_string(n)); }

std::vector<Text> number_texts(const std::vector<int>& numbers) {
  std::vector<Text> texts;
  for (const int number : numbers) texts.push_back(number_text(number));
  return texts;
}

Text counted_amount(std::string_view key, Amount amount) {
  if (amount == Amount::whole(1)) return counted(key, 1);
  return sentence(std::string(key) + ".many", {{"n", same(to_text(amount))}});
}

namespace {

// In what has a name of its own, if it has one.
Text counted_in(const Text& name, Amount amount) {
  if (name.en.empty()) return counted_amount("point", amount);
  const char* key = amount == Amount::whole(1) ? "score.one" : "score.many";
  return sentence(key, {{"n", same(to_text(amount))}, {"name", name}});
}

}  // namespace

Text counted_score(const GameRules& rules, Amount amount) {
  return counted_in(rules.score_name, amount);
}

Text counted_points(const GameRules& rules, Amount amount) {
  return counted_in(rules.point_name, amount);
}

Text range_text(int least, int most) {
  const Filling numbers = {{"n", number_text(least)}, {"m", number_text(most)}};
  if (least == most) return sentence("range.exactly", numbers);
  if (most == std::numeric_limits<int>::max()) return sentence("range.least", numbers);
  if (least <= 0) return sentence("range.most", {{"n", number_text(most)}});
  return sentence("range.between", numbers);
}

Text SheetPhrases::of_word(std::string_view word) const {
  if (word == "declarer" && !rules_.declarer_name.en.empty()) {
    return sentence("seat.named", {{"name", rules_.declarer_name}});
  }
  const std::string key = "word." + std::string(word);
  return has_sentence(key) ? sentence(key) : same(word);
}

Text SheetPhrases::of_word(std::string_view word, CardForm form) const {
  const std::string these = "these." + std::string(word);
  return form != CardForm::any && has_sentence(these) ? sentence(these) : of_word(word);
}

Text SheetPhrases::calls(const CallSet& calls) const {
  std::vector<Text> names;
  for (const int call : calls) names.push_back(rules_.calls[static_cast<std::size_t>(call)].text);
  return listed(names, true);
}

Text SheetPhrases::value(int index) const {
  const auto at = static_cast<std::size_t>(index);
  if (at >= rules_.values.size()) return {};
  const ValueRules& value = rules_.values[at];
  const std::string own = "name." + value.name;
  const bool named = !value.text.en.empty() && value.text.en != value.name;
  if (!named && has_sentence(own)) return sentence(own);
  return value.text.en.empty() ? same(value.name) : value.text;
}

Text SheetPhrases::the_value(int index) const {
  return sentence("value.the", {{"value", value(index)}});
}

std::vector<Text> house_values(const GameRules& rules, const HouseNumber& number,
                               const std::vector<int>& values) {
  if (number.names.empty()) return number_texts(values);
  std::vector<Text> texts;
  for (const int value : values) {
    const auto at = static_cast<std::size_t>(value);
    if (at >= number.names.size()) continue;
    const std::string& name = number.names[at];
    Text text = same(name);
    for (const auto* list : {&rules.deck.suits, &rules.deck.ranks}) {
      for (const CardName& known : *list) {
        if (known.name == name) text = known.text;
      }
    }
    texts.push_back(text);
  }
  return texts;
}

// Seats and places

namespace {

// Whether it says of a player what he holds or who he is: "whoever holds a King".
bool is_about_one(const Condition& condition) {
  using Kind = Condition::Kind;
  const bool in_hand = condition.zone == static_cast<int>(StateLayout::hand);
  return (condition.kind == Kind::holds && in_hand) || condition.kind == Kind::acting ||
         condition.kind == Kind::completes;
}

// Of all_of { acting { .. }, .. } who it is, and what else has to be true.
std::optional<std::pair<Condition, Condition>> known_acting(const Condition& condition) {
  using Kind = Condition::Kind;
  if (condition.kind != Kind::all_of || condition.negated) return std::nullopt;
  const auto says_who = [](const Condition& part) {
    return part.kind == Kind::acting && !part.negated;
  };
  const auto who = std::ranges::find_if(condition.parts, says_who);
  if (who == condition.parts.end()) return std::nullopt;
  Condition others = condition;
  others.parts.erase(others.parts.begin() + (who - condition.parts.begin()));
  return std::pair(*who, others);
}

}  // namespace

Text SheetPhrases::seat(SeatWord word) const {
  if (word == SeatWord::declarer) return of_word("declarer");
  const std::string key = "seat." + std::string(word_of(word));
  return has_sentence(key) ? sentence(key) : of_word(word_of(word));
}

Text SheetPhrases::seat(const SeatRule& seat) const {
  if (seat.word == SeatWord::holder) {
    const bool several = seat.cards.count() != 1;
    return sentence(several ? "seat.holder.first" : "seat.holder",
                    {{"cards", cards(seat.cards, CardForm::any)}});
  }
  if (seat.word == SeatWord::announcer) {
    return sentence("seat.announcer", {{"calls", calls(seat.calls)}});
  }
  if (seat.word == SeatWord::these) return seats(seat.of, false);
  if (seat.word == SeatWord::held) return sentence("seat.held", {{"value", value(seat.value)}});
  if (seat.word == SeatWord::whoever) {
    const Condition& when = seat.when.front();
    if (is_about_one(when)) {
      return sentence("seat.whoever", {{"condition", condition(when, sentence("who.whoever"))}});
    }
    if (const auto known = known_acting(when)) {
      return sentence("seat.whoever.acting", {{"seats", seats(known->first.of, true)},
                                              {"condition", condition(known->second)}});
    }
    return sentence("seat.whoever.list", {{"condition", condition(when)}});
  }
  if (!seat.of.empty()) {
    return sentence("seat.of." + std::string(word_of(seat.word)),
                    {{"seat", this->seat(seat.of.front())}});
  }
  if (seat.word != SeatWord::selected) return this->seat(seat.word);
  if (seat.selector.empty()) return this->seat(SeatWord::winner);
  return sentence("seat.selected", {{"card", selector(seat.selector.front())}});
}

Text SheetPhrases::seats(const std::vector<SeatRule>& all, bool any_of) const {
  std::vector<Text> names;
  for (const SeatRule& one : all) names.push_back(seat(one));
  return listed(names, any_of);
}

Text SheetPhrases::held_seats(const std::vector<SeatRule>& all) const {
  std::vector<Text> names;
  for (const SeatRule& one : all) {
    if (one.word == SeatWord::each_seat && one.of.empty()) {
      names.push_back(sentence("seats.everybody"));
    } else if (one.word == SeatWord::nobody) {
      names.push_back(sentence("seats.nobody"));
    } else if (one.word == SeatWord::own_side && !one.of.empty()) {
      names.push_back(sentence("seats.of_side", {{"seat", seat(one.of.front())}}));
    } else if (one.word == SeatWord::other_side && !one.of.empty()) {
      names.push_back(sentence("seats.of_other_side", {{"seat", seat(one.of.front())}}));
    } else {
      names.push_back(seat(one));
    }
  }
  return listed(names);
}

Text SheetPhrases::first_of(const SeatRule& each) const {
  return each.of.empty() ? seat(SeatWord::eldest_hand) : seat(each.of.front());
}

Text SheetPhrases::who(const SeatRule& seat) const {
  const std::string key = "who." + std::string(word_of(seat.word));
  const bool of_whom = !seat.of.empty() && seat.word != SeatWord::each_seat;
  if (has_sentence(key) && !of_whom) return sentence(key, {{"from", first_of(seat)}});
  return capitalized(sentence("who.seat", {{"seat", this->seat(seat)}}));
}

Text SheetPhrases::zone_name(int index) const {
  const int declared = index - static_cast<int>(StateLayout::first_declared);
  if (declared < 0 || declared >= static_cast<int>(rules_.zones.size())) return {};
  const ZoneRules& zone = rules_.zones[static_cast<std::size_t>(declared)];
  return zone.text.en.empty() ? same(zone.name) : zone.text;
}

Text SheetPhrases::zone(int index) const {
  if (index == MovePhase::trick) return sentence("zone.trick");
  if (index == StateLayout::captured) return sentence("zone.captured");
  if (index == StateLayout::exposed) return sentence("zone.exposed");
  if (index == StateLayout::box) return sentence("zone.box");
  if (index < static_cast<int>(StateLayout::first_declared)) return sentence("zone.hand");
  return sentence("zone.named", {{"zone", zone_name(index)}});
}

Text SheetPhrases::zone_of(int index, const SeatRule& seats) const {
  const int declared = index - static_cast<int>(StateLayout::first_declared);
  if (declared < 0 || declared >= static_cast<int>(rules_.zones.size())) return zone(index);
  const ZoneRules& zone_rules = rules_.zones[static_cast<std::size_t>(declared)];
  if (!zone_rules.per_seat && !zone_rules.per_side) return zone(index);
  const Text name = zone_name(index);
  if (!seats.of.empty()) return sentence("zone.of.seat", {{"zone", name}, {"seat", seat(seats)}});
  const SeatWord of = seats.word;
  const bool teams = rules_.has_teams();
  if (of == SeatWord::own_seat || (of == SeatWord::own_side && !teams)) {
    return sentence("zone.own", {{"zone", name}});
  }
  if (of == SeatWord::own_side) return sentence("zone.of.own_side", {{"zone", name}});
  // Who sits opposite is the partner where there are teams.
  if (of == SeatWord::partner || (of == SeatWord::opposite && teams)) {
    return sentence("zone.of.partner", {{"zone", name}});
  }
  return sentence("zone.of.seat", {{"zone", name}, {"seat", seat(of)}});
}

bool SheetPhrases::has_seats(int zone) const {
  if (zone == static_cast<int>(StateLayout::box) || zone < 0) return false;
  const int declared = zone - static_cast<int>(StateLayout::first_declared);
  if (declared < 0) return true;
  if (declared >= static_cast<int>(rules_.zones.size())) return false;
  const ZoneRules& of = rules_.zones[static_cast<std::size_t>(declared)];
  return of.per_seat || of.per_side;
}

// What each contract counts: "1 for prise and 2 for garde".
Text SheetPhrases::all_times(std::vector<std::string>* covers) const {
  CallSet contracts;
  for (const Phase& phase : rules_.phases) {
    const auto* declare = std::get_if<DeclarePhase>(&phase.body);
    if (declare != nullptr && declare->makes_contract) contracts |= declare->calls;
  }
  std::vector<Text> each;
  for (const int contract : contracts) {
    const CallRules& call = rules_.calls[static_cast<std::size_t>(contract)];
    each.push_back(sentence("times.of", {{"n", to_text(call.times)}, {"call", call.text}}));
    if (covers != nullptr) covers->push_back(call.rule.path + ".times");
  }
  return listed(each);
}

Text SheetPhrases::with_numbers(const Text& says, std::vector<std::string>* covers) const {
  std::vector<std::string> names;  // of holes; arguments keep views of them
  std::vector<Text> values;
  const auto add = [&](const std::string& name, Text value, const std::string& path) {
    const bool spoken_of = says.en.find("{" + name + "}") != std::string::npos;
    if (!spoken_of) return;
    names.push_back(name);
    values.push_back(std::move(value));
    if (covers != nullptr) covers->push_back(path);
  };
  for (const HouseNumber& number : rules_.house) {
    const std::string path = "house." + number.name;
    add(path, listed(house_values(rules_, number, number.value), true), path);
    for (std::size_t i = 0; i < number.value.size(); ++i) {
      add(path + "[" + std::to_string(i + 1) + "]",
          listed(house_values(rules_, number, {number.value[i]})), path);
    }
  }
  for (const CallRules& call : rules_.calls) {
    add("stake." + call.slug, same(to_text(call.stake)), call.rule.path + ".stake");
    add("times." + call.slug, same(to_text(call.times)), call.rule.path + ".times");
    add("worth." + call.slug, same(to_text(call.worth)), call.rule.path + ".worth");
  }
  if (says.en.find("{times}") != std::string::npos) {
    names.emplace_back("times");
    values.push_back(all_times(covers));
  }
  add("points.all", same(to_text(rules_.total_points())), "card_points[1]");
  Filling arguments;
  for (std::size_t i = 0; i < names.size(); ++i) arguments.emplace_back(names[i], values[i]);
  return filled(says, arguments);
}

Text SheetPhrases::zones(const std::vector<int>& indexes) const {
  std::vector<Text> names;
  for (const int index : indexes) names.push_back(zone(index));
  return listed(names);
}

Text SheetPhrases::count(int n) const {
  return n == PickRule::all ? sentence("card.all_of_them") : counted("card", n);
}

Text SheetPhrases::picked_from(const PickRule& pick) const {
  if (pick.in_order.empty()) return cards(pick.cards, CardForm::every);
  Text text = cards(pick.in_order.front(), CardForm::every);
  for (std::size_t i = 1; i < pick.in_order.size(); ++i) {
    text = sentence("in_order",
                    {{"cards", text}, {"others", cards(pick.in_order[i], CardForm::every)}});
  }
  return text;
}

Text SheetPhrases::packets(const std::vector<int>& packets) {
  if (packets.empty()) return sentence("packets.single", {{"n", number_text(0)}});
  int total = 0;
  for (const int packet : packets) total += packet;
  const bool equal =
      std::all_of(packets.begin(), packets.end(), [&](int n) { return n == packets.front(); });
  std::string key = equal ? "packets.equal" : "packets.mixed";
  if (packets.size() == 1) key = total == 1 ? "packets.one" : "packets.single";
  if (packets.size() > 1 && equal && packets.front() == 1) key = "packets.ones";
  return sentence(key, {{"n", number_text(packets.front())},
                        {"k", number_text(static_cast<int>(packets.size()))},
                        {"total", number_text(total)},
                        {"list", listed(number_texts(packets))}});
}

Text SheetPhrases::with_local(const CardName& name) {
  // Of a deck that speaks several languages none is that of its home.
  if (name.local.size() != 1 || name.local.front().name == name.text.en) return name.text;
  return sentence("name.local", {{"name", name.text}, {"local", same(name.local.front().name)}});
}

}  // namespace houserule
