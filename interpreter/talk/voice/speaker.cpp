#include "talk/voice/speaker.h"

#include <algorithm>

#include "rules/sheet/phrases.h"
#include "talk/voice/partners.h"

namespace houserule {

std::string Speaker::say(std::string_view code, const PlainFilling& parameters) const {
  return sentence_in(language_, code, parameters);
}

std::string Speaker::say_of(Seat seat, const std::string& code, PlainFilling parameters) const {
  parameters.emplace_back("name", name(seat));
  return sentence_in(language_, is_you(seat) ? code + "-you" : code, parameters);
}

std::string Speaker::name(Seat seat) const {
  return is_you(seat) ? say("you") : name_to_others(seat);
}

std::string Speaker::name_to_others(Seat seat) const {
  const std::string& called = names_[static_cast<std::size_t>(index_of(seat))];
  if (!called.empty()) return called;
  const int others = rules_->seats - 1;
  const int before = index_of(seat) - (index_of(home_) < index_of(seat) ? 1 : 0);
  return say("player." + std::to_string((seat == home_ ? others : before) + 1));
}

std::string Speaker::card(Card card) const {
  const CardInfo& info = rules_->deck.info(card);
  switch (card_style_) {
    case CardStyle::names:
      break;
    case CardStyle::codes:
      return info.code;
    case CardStyle::symbols:
      return info.suit < 0 ? info.code : info.symbol;
  }
  return info.text.in(language_);
}

std::string Speaker::card_after(Card which, int led_suit) const {
  const CardInfo& info = rules_->deck.info(which);
  const bool named = card_style_ == CardStyle::names;
  if (!named || info.suit < 0 || info.rank < 0 || info.suit != led_suit) return card(which);
  return rules_->deck.ranks[static_cast<std::size_t>(info.rank)].text.in(language_);
}

std::string Speaker::cards(const CardSet& cards, Listing listing) const {
  if (card_style_ == CardStyle::names) return cards_text(*rules_, cards, language_, listing);
  std::vector<std::string> codes;
  for (const Card one : cards) codes.push_back(card(one));
  return list(codes, listing);
}

std::string Speaker::hand(const CardSet& cards) const {
  std::string result;
  CardSet rest = cards;
  const auto add_group = [&](const std::string& suit, const CardSet& here) {
    std::vector<std::string> ranks;
    for (const Card card : by_strength(*rules_, here)) {
      ranks.push_back(card_after(card, rules_->deck.info(card).suit));
    }
    std::string group = row(ranks);
    if (!suit.empty() && card_style_ == CardStyle::names) group = suit + " " + group;
    add(result, capitalized(group) + say("stop"));
  };
  for (std::size_t suit = 0; suit < rules_->deck.suits.size(); ++suit) {
    const CardSet here = cards & rules_->deck.suit(static_cast<int>(suit));
    rest -= here;
    if (!here.empty()) add_group(rules_->deck.suits[suit].text.in(language_), here);
  }
  if (!rest.empty()) add_group("", rest);
  return result;
}

std::string Speaker::call(int call) const {
  return rules_->calls[static_cast<std::size_t>(call)].text.in(language_);
}

std::string Speaker::contract(std::uint8_t contract, std::uint8_t bid, int doubled) const {
  std::string text = call(contract);
  if (bid != no_call && bid != contract) text += " (" + call(bid) + ")";
  for (std::size_t i = 0; doubled > 0 && i < rules_->calls.size(); ++i) {
    if (rules_->calls[i].doubles == doubled) text = row({text, call(static_cast<int>(i))});
  }
  return text;
}

std::string Speaker::pass(const Phase& phase) const {
  const auto* declare = std::get_if<DeclarePhase>(&phase.body);
  const bool is_named = declare != nullptr && !declare->pass.en.empty();
  return is_named ? text(declare->pass) : say("pass-word");
}

std::string Speaker::zone(int zone) const {
  const int declared = zone - static_cast<int>(StateLayout::first_declared);
  if (declared < 0 || declared >= static_cast<int>(rules_->zones.size())) return say("zone-hand");
  const ZoneRules& of = rules_->zones[static_cast<std::size_t>(declared)];
  return named(of);
}

std::string Speaker::value(int value) const {
  const ValueRules& of = rules_->values[static_cast<std::size_t>(value)];
  const bool has_name = !of.text.en.empty() && of.text.en != of.name;
  return of.name == "trump_suit" && !has_name ? say("trump-suit") : named(of);
}

std::string Speaker::phase(const Phase& phase) const {
  return phase.text.en.empty() ? phase.slug : text(phase.text);
}

std::string Speaker::score(Amount amount) const { return text(counted_score(*rules_, amount)); }

std::string Speaker::row(const std::vector<std::string>& parts, std::string_view between) const {
  return joined(parts, say(between), say(between));
}

std::string Speaker::table_title() const {
  std::string title = text(rules_->title);
  const std::size_t space = rules_->spec.find(' ');
  if (space == std::string::npos) return title;
  const std::string usual = "players=" + std::to_string(rules_->player_counts.front());
  for (const std::string& word : words_of(rules_->spec.substr(space))) {
    if (word != usual) title += " " + word;
  }
  return title;
}

std::string Speaker::amounts(const std::vector<std::pair<Seat, Amount>>& amounts,
                             bool signs) const {
  std::vector<std::string> parts;
  for (const auto& [seat, amount] : amounts) {
    parts.push_back(named_amount(name(seat), amount, signs));
  }
  return row(parts);
}

std::string Speaker::named_amount(const std::string& name, Amount amount, bool signs) const {
  return name + (language_ == Language::ja ? "" : " ") + (signs && amount > Amount() ? "+" : "") +
         to_text(amount);
}

std::string Speaker::amounts(const std::function<Amount(Seat)>& amount_of, bool signs) const {
  std::vector<std::pair<Seat, Amount>> all;
  for (int i = 0; i < rules_->seats; ++i) all.emplace_back(seat_at(i), amount_of(seat_at(i)));
  return amounts(all, signs);
}

std::string Speaker::side_amounts(const std::vector<std::pair<Seat, Amount>>& amounts,
                                  bool signs) const {
  std::vector<std::string> parts;
  for (const SeatSet side : sides_of_match(*rules_)) {
    std::vector<Amount> of_side;
    for (const auto& [seat, amount] : amounts) {
      if ((side & set_of(seat)) != 0) of_side.push_back(amount);
    }
    if (of_side.empty()) continue;
    const bool is_one =
        static_cast<int>(of_side.size()) == seats_in_side(side) &&
        std::count(of_side.begin(), of_side.end(), of_side[0]) == std::ssize(of_side);
    if (!is_one) return this->amounts(amounts, signs);
    parts.push_back(named_amount(names(side), of_side[0], signs));
  }
  return row(parts);
}

std::string Speaker::side_amounts(const std::function<Amount(Seat)>& amount_of, bool signs) const {
  std::vector<std::pair<Seat, Amount>> all;
  for (int i = 0; i < rules_->seats; ++i) all.emplace_back(seat_at(i), amount_of(seat_at(i)));
  return side_amounts(all, signs);
}

std::string Speaker::sums(const std::function<Amount(Seat)>& amount_of) const {
  std::vector<std::string> parts;
  for (const SeatSet side : sides_of_match(*rules_)) {
    Amount sum;
    for (int i = 0; i < rules_->seats; ++i) {
      if ((side & set_of(seat_at(i))) != 0) sum += amount_of(seat_at(i));
    }
    parts.push_back(named_amount(names(side), sum, false));
  }
  return row(parts);
}

std::string Speaker::names(SeatSet seats, std::string_view between) const {
  std::vector<std::string> parts;
  if ((seats & set_of(you_)) != 0) parts.push_back(name(you_));
  for (int i = 0; i < rules_->seats; ++i) {
    if ((seats & set_of(seat_at(i))) != 0 && seat_at(i) != you_) parts.push_back(name(seat_at(i)));
  }
  return row(parts, between);
}

std::string Speaker::together(const std::vector<std::string>& sentences) const {
  std::string result;
  for (const std::string& sentence : sentences) add(result, sentence);
  return result;
}

void Speaker::add(std::string& paragraph, const std::string& sentence) const {
  if (!paragraph.empty() && !sentence.empty() && language_ == Language::en) paragraph += " ";
  paragraph += sentence;
}

}  // namespace houserule
