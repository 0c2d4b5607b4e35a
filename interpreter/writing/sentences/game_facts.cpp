#include "writing/sentences/game_facts.h"

#include <algorithm>

#include "rules/compose/rule_paths.h"

namespace houserule {

namespace {

// The line of a settlement that more can be added to: what is paid, else the last score.
const SettleLine* line_of(const GameRules& rules) {
  const SettlePhase* const settle = rules.settlement();
  if (settle == nullptr) return nullptr;
  const SettleLine* best = nullptr;
  for (const SettleLine& line : settle->lines) {
    const bool scores = line.kind == SettleLine::Kind::score;
    const bool pays = line.kind == SettleLine::Kind::pay;
    if (line.hook < 0 || (!scores && !pays)) continue;
    if (best == nullptr || best->kind != SettleLine::Kind::pay) best = &line;
  }
  return best;
}

// Calls that anybody may make, whatever cards are held.
bool is_free(const CallRules& call) {
  return call.when.is_always() && call.number < 0 && call.doubles == 0 && !call.holds &&
         call.predicts < 0;
}

// Whether cards go from hand to hand.
bool goes_to_seats(const ExchangePhase& exchange) { return !exchange.to_seat.empty(); }

class FactFinder {
 public:
  FactFinder(const LoadedTable& table, const WordTable& words)
      : rules_(*table.rules), tree_(*table.tree), words_(words) {}

  GameFacts find() {
    says("cards", rules_.board == nullptr);
    if (rules_.board != nullptr) return std::move(facts_);
    find_money();
    find_phases();
    says("card points", rules_.has_card_points());
    find_numbers();
    says("trumps", rules_.has_trumps());
    const Node* const trumps = tree_.field("trumps");
    says("fixed trumps", trumps != nullptr && trumps->kind == Node::Kind::text);
    says("deals", rules_.match.deals > 0);
    says("contract", makes_contract_);
    return std::move(facts_);
  }

 private:
  void says(const std::string& fact, bool holds) { facts_.has.insert(holds ? fact : "no " + fact); }

  // More of a set than somebody must have anyway, by two, and as many as one hand can have.
  void find_numbers() {
    const DealPhase* const deal = rules_.deal();
    const int hand = deal == nullptr ? 0 : deal->most_each();
    const auto bounds = [&](const std::vector<CardName>& names, const std::string& name) {
      int least = 0;
      int most = hand;
      for (const CardName& one : names) {
        const auto cards = rules_.deck.find(one.name);
        const int count = cards ? (*cards & rules_.in_play).count() : 0;
        if (count < 2) continue;
        least = std::max(least, (count + rules_.seats - 1) / rules_.seats + 2);
        most = std::min(most, count);
      }
      facts_.numbers["rare " + name] = least;
      facts_.numbers[name] = most;
      says("rare " + name, least > 0 && least <= most);
    };
    bounds(rules_.deck.suits, "suit");
    bounds(rules_.deck.ranks, "rank");
    facts_.numbers["tricks"] = std::max(rules_.tricks(), 1);
    says("prediction", rules_.prediction() != nullptr);
  }

  void find_money() {
    for (const ValueRules& value : rules_.values) {
      if (value.type == ValueType::chips) facts_.places.emplace("pool", value.name);
    }
    says("chips", rules_.uses_chips() && facts_.places.contains("pool"));
    const SettleLine* const line = line_of(rules_);
    const bool pays = line != nullptr && line->kind == SettleLine::Kind::pay;
    const bool scores = line != nullptr && !pays;
    says("pay", pays);
    says("score of seats", scores && line->scope == SettleLine::Scope::each_seat);
    says("score of sides", scores && line->scope == SettleLine::Scope::each_side);
    if (line != nullptr) facts_.places["line"] = line->rule.path;
  }

  void find_phases() {
    bool deals = false;
    bool exchanges = false;
    const PlayPhase* play = nullptr;
    for (int i = 0; i < rules_.deal_phases; ++i) {
      const Phase& phase = rules_.phases[static_cast<std::size_t>(i)];
      const std::string& path = phase.rule.path;
      if (i == 0) facts_.places["first"] = path;
      if (deals) facts_.places.emplace("after_deal", path);
      deals = deals || std::holds_alternative<DealPhase>(phase.body);
      if (const auto* exchange = std::get_if<ExchangePhase>(&phase.body)) {
        if (!exchanges) facts_.places["exchange"] = path;
        passes_on_ = exchanges ? passes_on_ : goes_to_seats(*exchange);
        exchanges = true;
      }
      if (const auto* calls = std::get_if<DeclarePhase>(&phase.body)) {
        makes_contract_ = makes_contract_ || calls->makes_contract;
      }
      if (play == nullptr) {
        play = std::get_if<PlayPhase>(&phase.body);
        if (play != nullptr) facts_.places["play"] = path;
      }
    }
    says("play", play != nullptr);
    says("exchange", exchanges);
    says("passes on", passes_on_);
    says("free calls", std::any_of(rules_.calls.begin(), rules_.calls.end(), is_free));
    if (play == nullptr) return;
    says("lead", at(facts_.places["play"] + ".lead") != nullptr);
    const Node* const follow = at(facts_.places["play"] + ".follow");
    const auto suit = [](const Node& step) { return step.is_word("follow_suit"); };
    says("follow suit", follow != nullptr && follow->kind == Node::Kind::list &&
                            std::count_if(follow->items.begin(), follow->items.end(), suit) == 1);
    const Node* const winner = at(facts_.places["play"] + ".winner");
    says("winner of the led suit", winner != nullptr && winner->items.size() == 1 &&
                                       winner->items.front().is_word("highest_of_led_suit"));
  }

  const Node* at(const std::string& path) { return find_path(tree_, path, words_).node; }

  const GameRules& rules_;
  Node tree_;  // a copy: paths lead to what could be changed
  const WordTable& words_;
  GameFacts facts_;
  bool makes_contract_ = false;
  bool passes_on_ = false;
};

}  // namespace

const std::vector<std::string_view>& known_facts() {
  static const std::vector<std::string_view> facts = {
      "cards",          "card points",    "trumps",    "fixed trumps", "deals",
      "contract",       "chips",          "pay",       "play",         "exchange",
      "score of seats", "score of sides", "lead",      "follow suit",  "passes on",
      "free calls",     "rare suit",      "rare rank", "prediction",   "winner of the led suit"};
  return facts;
}

const std::vector<std::string_view>& known_places() {
  static const std::vector<std::string_view> places = {"pool",       "line", "first",
                                                       "after_deal", "play", "exchange"};
  return places;
}

bool GameFacts::meets(const std::vector<std::string>& needs) const {
  return std::all_of(needs.begin(), needs.end(),
                     [&](const std::string& need) { return has.contains(need); });
}

bool GameFacts::put_places(std::string& script) const {
  for (const std::string_view place : known_places()) {
    const std::string hole = "{" + std::string(place) + "}";
    if (script.find(hole) == std::string::npos) continue;
    const auto found = places.find(std::string(place));
    if (found == places.end()) return false;
    replace_all(script, hole, found->second);
  }
  return true;
}

GameFacts facts_of(const LoadedTable& table, const WordTable& words) {
  return FactFinder(table, words).find();
}

}  // namespace houserule
