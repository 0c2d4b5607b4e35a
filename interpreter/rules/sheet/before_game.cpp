// Players, cards, orders, trumps, places, points, and how long a match is.

#include <algorithm>
#include <map>

#include "base/sentence.h"
#include "rules/sheet/sections.h"

namespace houserule {

namespace {

constexpr std::size_t least_numbers = 5;  // shorter runs of numbers are told one by one

void add_players(const SheetWriter& sheet) {
  const GameRules& rules = sheet.rules;
  bool calls_partner = false;
  bool always_declarer = false;
  for (const Phase& phase : rules.phases) {
    if (phase.when.kind == Condition::Kind::never && !phase.when.negated) continue;
    calls_partner = calls_partner || std::holds_alternative<CallPhase>(phase.body);
    const auto* declare = std::get_if<DeclarePhase>(&phase.body);
    always_declarer = always_declarer || (declare != nullptr && declare->makes_contract &&
                                          declare->all_pass.has_value());
  }
  std::string key = "players";
  std::vector<std::string> covers = {"players"};
  if (rules.has_teams()) {
    key += ".teams";
    covers.push_back("teams");
  } else if (calls_partner) {
    key += ".partner";
  } else if (rules.seats == 2) {
    key += ".two";
  } else if (always_declarer) {
    key += ".sides";
  }
  sheet.clauses.add("players",
                    sentence(key, {{"players", counted("player", rules.seats)},
                                   {"declarer", sheet.phrases.seat(SeatWord::declarer)}}),
                    covers);
  std::string direction = rules.direction == Direction::clockwise ? "direction.clockwise"
                                                                  : "direction.counterclockwise";
  if (rules.seats == 2) direction = "direction.two";
  sheet.clauses.add("direction", sentence(direction));
}

// The ranks of a suit, from high to low, each once.
std::vector<int> ranks_of(const Deck& deck, int suit) {
  std::vector<CardInfo> cards;
  for (const CardInfo& card : deck.cards) {
    if (card.suit == suit) cards.push_back(card);
  }
  std::stable_sort(cards.begin(), cards.end(),
                   [](const CardInfo& a, const CardInfo& b) { return a.strength > b.strength; });
  std::vector<int> ranks;
  for (const CardInfo& card : cards) {
    if (std::find(ranks.begin(), ranks.end(), card.rank) == ranks.end()) ranks.push_back(card.rank);
  }
  return ranks;
}

bool is_number(const std::string& name) {
  return !name.empty() &&
         std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Ranks as a list, long runs of falling numbers as "10 down to 1".
Text rank_list(const Deck& deck, const std::vector<int>& ranks) {
  const auto name = [&](std::size_t i) -> const CardName& {
    return deck.ranks[static_cast<std::size_t>(ranks[i])];
  };
  const auto falls_to = [&](std::size_t i) {
    return is_number(name(i).name) && is_number(name(i - 1).name) &&
           std::stoi(name(i - 1).name) == std::stoi(name(i).name) + 1;
  };
  std::vector<Text> texts;
  for (std::size_t i = 0; i < ranks.size();) {
    std::size_t end = i + 1;
    while (end < ranks.size() && falls_to(end)) ++end;
    if (end - i >= least_numbers) {
      texts.push_back(
          sentence("ranks.run", {{"first", name(i).text}, {"last", name(end - 1).text}}));
      i = end;
    } else {
      texts.push_back(SheetPhrases::with_local(name(i)));
      ++i;
    }
  }
  return listed(texts);
}

void say_copies(SheetClause& clause, const Deck& deck) {
  std::map<int, CardSet> by_number;  // of copies
  for (const Card card : deck.all()) {
    const int copies = deck.kind_of(card).count();
    if (copies > 1 && deck.first_of_kind(card) == card) by_number[copies].add(card);
  }
  for (const auto& [copies, cards] : by_number) {
    if (cards.count() * copies == deck.size()) {
      SheetClauses::say(clause, sentence("deck.copies.all", {{"n", number_text(copies)}}));
      return;
    }
    std::vector<Text> names;
    for (const Card card : cards) {
      names.push_back(sentence("card.named", {{"card", deck.info(card).text}}));
    }
    const char* key = names.size() == 1 ? "deck.copies.one" : "deck.copies";
    SheetClauses::say(
        clause, capitalized(sentence(key, {{"cards", listed(names)}, {"n", number_text(copies)}})));
  }
}

void say_ranks(SheetClause& clause, const GameRules& rules) {
  const Deck& deck = rules.deck;
  const std::vector<OrderList>& orders = rules.forms.front().orders;
  const bool listed_ranks = !orders.empty() && orders.back().of == OrderList::Of::all;
  const std::string key = listed_ranks ? "ranks.listed" : "ranks";
  std::vector<std::pair<std::vector<int>, std::vector<Text>>> kinds;  // ranks and whose they are
  for (std::size_t suit = 0; suit < deck.suits.size(); ++suit) {
    const std::vector<int> ranks = ranks_of(deck, static_cast<int>(suit));
    const auto same_ranks = std::find_if(kinds.begin(), kinds.end(),
                                         [&](const auto& kind) { return kind.first == ranks; });
    if (same_ranks == kinds.end()) {
      kinds.push_back({ranks, {deck.suits[suit].text}});
    } else {
      same_ranks->second.push_back(deck.suits[suit].text);
    }
  }
  for (const auto& [ranks, suits] : kinds) {
    SheetClauses::say(clause, kinds.size() == 1
                                  ? sentence(key, {{"ranks", rank_list(deck, ranks)}})
                                  : sentence(key + ".of", {{"suits", listed(suits)},
                                                           {"ranks", rank_list(deck, ranks)}}));
  }
}

void add_cards(const SheetWriter& sheet) {
  const GameRules& rules = sheet.rules;
  const Deck& deck = rules.deck;
  std::vector<Text> suits;
  for (const CardName& suit : deck.suits) suits.push_back(SheetPhrases::with_local(suit));
  SheetClause& pack = sheet.clauses.add(
      "deck", sentence("deck", {{"cards", counted("card", deck.size())},
                                {"suits", counted("suit", static_cast<int>(suits.size()))},
                                {"names", listed(suits)}}));
  say_ranks(pack, rules);
  say_copies(pack, deck);
  std::vector<Text> suitless;
  for (const Card card : deck.all()) {
    if (deck.info(card).suit >= 0 || deck.first_of_kind(card) != card) continue;
    suitless.push_back(sentence("card.named", {{"card", deck.info(card).text}}));
  }
  if (!suitless.empty()) {
    SheetClauses::say(pack, sentence(suitless.size() == 1 ? "deck.suitless" : "deck.suitless.many",
                                     {{"cards", listed(suitless)}}));
  }
  const CardSet without = deck.all() - rules.in_play;
  if (without.empty()) return;
  std::vector<Text> cards;
  CardSet rest = without;
  for (std::size_t i = 0; i < deck.suits.size(); ++i) {
    const CardSet suit = deck.suit(static_cast<int>(i));
    if (suit.count() < 2 || !suit.is_subset_of(rest)) continue;
    cards.push_back(deck.suits[i].text);
    rest -= suit;
  }
  for (const CardName& rank : deck.ranks) {
    const auto found = deck.find(rank.name);
    if (!found || (*found & rest).count() < 3 || !(*found & rest).is_subset_of(rest)) continue;
    if (!((*found - rest) & rules.in_play).empty()) continue;
    cards.push_back(sentence("cards.of_rank", {{"rank", rank.text}}));
    rest -= *found;
  }
  for (const Card card : rest) {
    if (rest.has(deck.first_of_kind(card)) && deck.first_of_kind(card) != card) continue;
    cards.push_back(sentence("card.named", {{"card", deck.info(card).text}}));
  }
  sheet.clauses.add("without",
                    sentence("without.one", {{"cards", listed(cards)},
                                             {"left", counted("card", rules.in_play.count())}}));
}

// Names for several cards that the rules speak of.
void add_groups(const SheetWriter& sheet) {
  const auto add = [&](const std::string& name, const Text& text, const Text& cards) {
    const std::string path = "groups." + slug(name);  // of its text; its value has its name
    sheet.clauses.add(path, capitalized(sentence("group", {{"group", text}, {"cards", cards}})),
                      {path, "groups." + name});
  };
  for (const CardGroup& group : sheet.rules.deck.groups) {
    const CardSet cards = group.cards & sheet.rules.in_play;
    if (group.text.ja.empty() || cards.empty()) continue;
    add(group.name, group.text, sheet.phrases.members(cards));
  }
  for (const NamedCards& group : sheet.rules.groups) {
    add(group.name, group.text, sheet.phrases.cards(group.cards, CardForm::every));
  }
}

bool has(const std::vector<int>& zones, int zone) {
  return std::find(zones.begin(), zones.end(), zone) != zones.end();
}

bool is_from(const std::vector<PickRule>& picks, int zone) {
  return std::any_of(picks.begin(), picks.end(),
                     [&](const PickRule& pick) { return has(pick.zones, zone); });
}

// Whether cards can come to lie in a zone, or are taken from it: with some numbers of players a
// zone has no use.
bool uses_zone(const GameRules& rules, int zone) {
  struct Uses {
    int zone;
    bool operator()(const DealPhase& deal) const {
      return deal.rest == zone || std::any_of(deal.lay.begin(), deal.lay.end(),
                                              [&](const auto& laid) { return laid.zone == zone; });
    }
    bool operator()(const ExchangePhase& exchange) const {
      return exchange.takes == zone || exchange.to_zone == zone;
    }
    bool operator()(const MeldPhase& meld) const { return has(meld.zones, zone); }
    bool operator()(const StepPhase& step) const {
      return step.hook >= 0 || is_from(step.choices, zone);
    }
    bool operator()(const PlayPhase& play) const {
      return play.always_from == zone || play.thrown_away_to == zone;
    }
    bool operator()(const MovePhase& move) const { return move.to == zone || has(move.from, zone); }
    bool operator()(const DeclarePhase&) const { return false; }
    bool operator()(const ExposePhase&) const { return false; }
    bool operator()(const CallPhase&) const { return false; }
    bool operator()(const SwapPhase&) const { return false; }
    bool operator()(const ShufflePhase& shuffle) const { return shuffle.zone == zone; }
    bool operator()(const FixPhase&) const { return false; }
    bool operator()(const DrawPhase& draw) const { return has(draw.from, zone); }
    bool operator()(const ShowPhase& show) const { return show.from == zone; }
    bool operator()(const OpenHandPhase&) const { return false; }
    bool operator()(const SitsOutPhase&) const { return false; }
    bool operator()(const SidesPhase&) const { return false; }
    bool operator()(const RedealPhase&) const { return false; }
    bool operator()(const PayPhase&) const { return false; }
    bool operator()(const SharePhase&) const { return false; }
    bool operator()(const SettlePhase&) const { return false; }
    bool operator()(const ScorePhase&) const { return false; }
    bool operator()(const EndDealPhase&) const { return false; }
  };
  return std::any_of(rules.phases.begin(), rules.phases.end(),
                     [&](const Phase& phase) { return std::visit(Uses{zone}, phase.body); });
}

void add_places(const SheetWriter& sheet) {
  for (std::size_t i = 0; i < sheet.rules.zones.size(); ++i) {
    const ZoneRules& zone = sheet.rules.zones[i];
    const bool used = uses_zone(sheet.rules, static_cast<int>(i + StateLayout::first_declared));
    if (zone.marks || !used) continue;
    std::string key = "place.";
    if (zone.per_side) {
      key += "side.";
    } else if (zone.per_seat) {
      key += "seat.";
    }
    const bool ordered =
        key == "place." && zone.visibility == Visibility::everybody && zone.slots > 0;
    if (zone.visibility == Visibility::everybody) key += "face_up";
    if (zone.visibility == Visibility::nobody) key += "face_down";
    if (zone.visibility == Visibility::owner) key += "owner";
    if (ordered) key += zone.slots == 1 ? ".slot" : ".slots";
    const Text name = sheet.phrases.zone_name(static_cast<int>(i + StateLayout::first_declared));
    SheetClause& clause = sheet.clauses.add("zones." + zone.name,
                                            sentence(key, {{"zone", name},
                                                           {"cards", counted("card", zone.slots)},
                                                           {"n", std::to_string(zone.slots)}}));
    if (zone.counts && sheet.rules.has_card_points()) {
      SheetClauses::say(clause, sentence("place.counts"));
    }
  }
}

void add_match(const SheetWriter& sheet) {
  const GameRules& rules = sheet.rules;
  for (std::size_t i = 0; i < rules.values.size(); ++i) {
    if (rules.values[i].type != ValueType::chips) continue;
    sheet.clauses
        .add("values." + rules.values[i].name,
             sentence("value", {{"value", sheet.phrases.value(static_cast<int>(i))}}))
        .rule = rules.values[i].rule;
  }
  if (rules.uses_chips() || rules.match.start != Amount()) {
    const Amount start = rules.match.start;
    sheet.clauses.add("match.start",
                      rules.uses_chips()
                          ? sentence("start.chips", {{"chips", counted_amount("chip", start)}})
                          : sentence("start.points", {{"points", counted_score(rules, start)}}));
  }
  const MatchRules& match = rules.match;
  const bool at_once = match.ends_at_once.kind != Condition::Kind::never;
  const std::string end = at_once ? "match.ends_at_once" : "match.ends_when";
  const Condition& condition = at_once ? match.ends_at_once : match.ends_when;
  const Text when = sheet.phrases.condition(condition);
  const bool ends_with_cycle = match.deals == 0 && !at_once && !match.plays_on &&
                               condition.kind == Condition::Kind::cycle_complete &&
                               !condition.negated && match.cycle > 1;
  if (ends_with_cycle) {
    std::vector<std::string> covers = {"match.deals", end};
    for (const Phase& phase : rules.phases) {
      const auto* deal = std::get_if<DealPhase>(&phase.body);
      if (deal == nullptr || deal->by_deal.empty()) continue;
      covers.push_back(phase.rule.path + ".one_by_one");
    }
    sheet.clauses.add(end, sentence("deals.many", {{"deals", counted("deal", match.cycle)}}),
                      covers);
    return;
  }
  if (match.deals == 0) {
    sheet.clauses.add(end,
                      sentence(at_once ? "deals.at_once" : "deals.until", {{"condition", when}}),
                      {end, "teams"});
    return;
  }
  const char* const key = match.plays_on ? "deals.least" : "deals.many";
  sheet.clauses.add("match.deals",
                    match.deals == 1 && !match.plays_on
                        ? sentence("deals.one")
                        : sentence(key, {{"deals", counted("deal", match.deals)}}),
                    {"match.deals", end});
  if (condition.kind == Condition::Kind::never) return;
  SheetClauses::say(sheet.clauses.last_clauses().back(),
                    sentence(at_once ? "deals.or_at_once" : "deals.or", {{"condition", when}}));
}

}  // namespace

void add_before_the_game(const SheetWriter& sheet) {
  add_players(sheet);
  add_cards(sheet);
  add_groups(sheet);
  add_form(sheet);
  add_places(sheet);
  add_points(sheet);
  add_match(sheet);
}

}  // namespace houserule
