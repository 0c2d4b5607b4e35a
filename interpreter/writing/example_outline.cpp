#include "writing/example_outline.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/content_hash.h"
#include "base/sentence.h"
#include "board_rules/model/board_rules.h"
#include "examples/example.h"
#include "rules/source/lua_source.h"

namespace houserule {

namespace {

// What is stated beside tricks and points.
struct Stated {
  int contract = -1;                    // index of a call that seat 1 has made
  std::vector<std::size_t> zones = {};  // of each seat, a card in each
  Card captured = no_card;              // that seat 1 has taken
};

// An amount for each seat, halved from one to the next; the last has nothing. With `whole` the
// first has all.
std::vector<int> spread(int amount, int seats, bool whole) {
  std::vector<int> shares(static_cast<std::size_t>(seats));
  int rest = amount;
  for (int seat = 0; seat < seats && rest > 0; ++seat) {
    const bool is_last = whole || seat == std::max(1, seats - 2);
    const int share = is_last ? rest : (rest + 1) / 2;
    shares[static_cast<std::size_t>(seat)] = share;
    rest -= share;
  }
  return shares;
}

std::vector<std::string> texts_of(const std::vector<int>& numbers) {
  std::vector<std::string> texts;
  for (const int number : numbers) texts.push_back(std::to_string(number));
  return texts;
}

// What stands behind examples that follow their rule, before the hash of the text above it.
constexpr std::string_view signature = "-- as made: ";

class Outliner {
 public:
  Outliner(const LoadedTable& table, const LoadedTable* without, const WordTable& words,
           Language language)
      : table_(table),
        without_(without),
        rules_(*table.rules),
        words_(words),
        language_(language) {}

  // Whether any of the examples comes out otherwise without the rule.
  bool shows_rule() const { return shows_rule_; }

  std::string examples() {
    if (rules_.board != nullptr) return position();
    std::string text;
    for (const bool whole : {false, true}) text += settlement(whole);
    if (text.empty()) {
      for (const int dealer : {rules_.seats, 1}) text += beginning(dealer);
    }
    return text;
  }

 private:
  // A board game: who is there, and what is there, as stated.
  std::string position() const {
    const std::string& good = rules_.board->goods.front().name;
    const std::string two = lua_text("2 " + good);
    std::string text;
    for (int round = 1; round <= 2; ++round) {
      const std::string say =
          sentence_in(language_, "outline.round", {{"n", std::to_string(round)}});
      text += fmt::format(
          "  {{ say           = {},\n"
          "    given         = {{ round = {}, workers = 3, supply = {{ {} }} }},\n"
          "    workers_after = 3,\n    supply_after  = {{ {} }} }},\n",
          lua_text(say), round, two, two);
    }
    return text;
  }

  std::optional<Node> read(const std::string& fields) const {
    Diagnostics none;
    auto file = read_text("return examples {\n{" + fields + "} }\n", "", "", words_, none);
    if (!file || file->items.size() != 1) return std::nullopt;
    return std::move(file->items.front());
  }

  static std::optional<std::vector<Amount>> gains_at(const LoadedTable& table, const Node& node) {
    Diagnostics faults;
    const Example example(node, table, table, nullptr, faults);
    const auto gains = settled_gains(example);
    if (!gains || !faults.empty()) return std::nullopt;
    return std::vector<Amount>(gains->begin(), gains->end());
  }

  // The first that comes out otherwise without the rule; else the first that moves something; else
  // the first that can be settled.
  std::string settlement(bool whole) {
    std::array<std::string, 2> others;
    for (const Stated& stated : possibilities()) {
      const std::string fields = settlement_fields(stated, whole);
      const std::optional<Node> node = read(fields);
      const auto gains = node ? gains_at(table_, *node) : std::nullopt;
      if (!gains) continue;
      std::vector<std::string> texts;
      for (const Amount gain : *gains) texts.push_back(to_text(gain));
      std::string text = fmt::format("  {{ say      = {},\n{}    gains    = {} }},\n",
                                     lua_text(said(stated, whole)), fields, lua_list(texts));
      const auto before = without_ == nullptr ? std::nullopt : gains_at(*without_, *node);
      if (before && *before != *gains) {
        shows_rule_ = true;
        return text;
      }
      const bool moves =
          std::any_of(gains->begin(), gains->end(), [](Amount gain) { return gain != Amount(); });
      if (moves && without_ == nullptr) return text;
      std::string& other = others[moves ? 0 : 1];
      if (other.empty() && stated.captured == no_card) other = std::move(text);
    }
    return others[others[0].empty() ? 1 : 0];
  }

  // From the plainest: no contract, then each; no cards laid out, one zone, all of them.
  std::vector<Stated> possibilities() const {
    std::vector<std::size_t> zones;
    for (std::size_t i = 0; i < rules_.zones.size(); ++i) {
      if (rules_.zones[i].per_seat && !rules_.zones[i].marks) zones.push_back(i);
    }
    std::vector<std::vector<std::size_t>> laid = {{}};
    for (const std::size_t zone : zones) laid.push_back({zone});
    if (zones.size() > 1) laid.push_back(zones);
    std::vector<int> contracts = {-1};
    for (int i = 0; i < rules_.deal_phases; ++i) {
      const auto* calls =
          std::get_if<DeclarePhase>(&rules_.phases[static_cast<std::size_t>(i)].body);
      if (calls == nullptr || !calls->makes_contract) continue;
      contracts.insert(contracts.end(), calls->calls.begin(), calls->calls.end());
    }
    std::vector<Stated> all;
    for (const int contract : contracts) {
      for (const auto& some : laid) all.push_back({contract, some});
    }
    if (without_ == nullptr) return all;
    // A rule may ask who has taken a card.
    for (const int contract : {contracts.front(), contracts.back()}) {
      for (const Card card : rules_.in_play) all.push_back({contract, {}, card});
    }
    return all;
  }

  std::string settlement_fields(const Stated& stated, bool whole) const {
    std::string fields;
    if (stated.contract >= 0) {
      const std::string& name = rules_.calls[static_cast<std::size_t>(stated.contract)].name;
      fields += fmt::format("    contract = {}, declarer = 1,\n", lua_text(name));
    }
    CardSet left = rules_.in_play;
    for (const std::size_t zone : stated.zones) {
      std::vector<std::string> cards;
      for (int seat = 0; seat < rules_.seats && !left.empty(); ++seat) {
        cards.push_back("{ " + lua_text(rules_.deck.info(left.take_first()).name) + " }");
      }
      fields += fmt::format("    {:<8} = {},\n", rules_.zones[zone].name, lua_list(cards));
    }
    if (stated.captured != no_card) {
      const std::string card = "{ " + lua_text(rules_.deck.info(stated.captured).name) + " }";
      fields += "    captured = { " + card + " },\n";
    }
    const int tricks = tricks_of_a_deal();
    fields += "    tricks   = " + lua_list(texts_of(spread(tricks, rules_.seats, whole))) + ",\n";
    // Cards that were taken have their points.
    if (!rules_.has_card_points() || stated.captured != no_card) return fields;
    const int all = rules_.total_points().units();
    // Of sides one is enough: the others have the rest.
    const auto points = stated.contract >= 0 && !whole ? std::vector<int>{(all + 1) / 2}
                                                       : spread(all, rules_.seats, whole);
    return fields + "    points   = " + lua_list(texts_of(points)) + ",\n";
  }

  // As many as each seat is dealt cards, also where seats may pass.
  int tricks_of_a_deal() const {
    int cards = 0;
    for (int i = 0; i < rules_.deal_phases; ++i) {
      const auto* deal = std::get_if<DealPhase>(&rules_.phases[static_cast<std::size_t>(i)].body);
      if (deal != nullptr) cards += deal->most_each();
    }
    return std::clamp(cards, 1, std::max(rules_.tricks(), 1));
  }

  std::string said(const Stated& stated, bool whole) const {
    const std::string text = sentence_in(language_, whole ? "outline.whole" : "outline.ordinary");
    if (stated.contract < 0) return text;
    const CallRules& call = rules_.calls[static_cast<std::size_t>(stated.contract)];
    return Text(call.name, call.text.in(Language::ja)).in(language_) + ": " + text;
  }

  // Who is to act first, after `dealer` has dealt.
  std::string beginning(int dealer) const {
    const std::string fields = fmt::format("    dealer = {},\n    moves  = {{}},\n", dealer);
    const std::optional<Node> node = read(fields);
    if (!node) return "";
    Diagnostics faults;
    const Example example(*node, table_, table_, nullptr, faults);
    const std::optional<Session> session = seated(example);
    if (!session || !faults.empty() || session->decision().kind != Decision::Kind::ask) return "";
    std::vector<std::string> seats;
    for (int seat = 0; seat < rules_.seats; ++seat) {
      if ((session->choosers() >> seat & 1) != 0) seats.push_back(std::to_string(seat + 1));
    }
    const std::string say =
        sentence_in(language_, "outline.first", {{"n", std::to_string(dealer)}});
    return fmt::format("  {{ say    = {},\n{}    to_act = {} }},\n", lua_text(say), fields,
                       lua_list(seats));
  }

  const LoadedTable& table_;
  const LoadedTable* without_;  // the rule; null: there is none
  const GameRules& rules_;
  const WordTable& words_;
  Language language_;
  bool shows_rule_ = false;
};

}  // namespace

std::string outlined_examples(const LoadedTable& table, const WordTable& words, Language language,
                              const LoadedTable* without) {
  const bool is_changed = without != nullptr;
  Outliner outliner(table, without, words, language);
  std::string examples = outliner.examples();
  // A blank line between two of them.
  if (const auto end = examples.find(" },\n  { say"); end != std::string::npos) {
    examples.insert(end + 4, "\n");
  }
  std::string page = sentence_in(language, is_changed ? "outline.changed" : "outline.unchanged");
  if (is_changed && !outliner.shows_rule()) page += "\n" + sentence_in(language, "outline.beside");
  page += "\n\nreturn examples {\n" + examples + "}\n";
  return is_changed ? page + std::string(signature) + to_hex(content_hash(page)) + "\n" : page;
}

bool are_as_made(std::string_view text) {
  const auto at = text.rfind(signature);
  return at != std::string_view::npos &&
         text.substr(at + signature.size()) == to_hex(content_hash(text.substr(0, at))) + "\n";
}

}  // namespace houserule
