// Conditions: words, lists (all of them), and their opposites.

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

#include "base/did_you_mean.h"
#include "rules/compile/parts.h"

namespace houserule {

namespace {

using ConditionKind = Condition::Kind;

constexpr int most_score = 1'000'000;

// all_of or any_of some conditions; what is settled already is left out.
Condition combined(ConditionKind kind, std::vector<Condition> parts) {
  const ConditionKind decisive =
      kind == ConditionKind::all_of ? ConditionKind::never : ConditionKind::always;
  const ConditionKind idle =
      kind == ConditionKind::all_of ? ConditionKind::always : ConditionKind::never;
  Condition whole;
  for (Condition& part : parts) {
    if (part.kind == idle) continue;
    whole.of_seat = whole.of_seat || part.of_seat;
    if (part.kind == decisive) {
      whole = {};
      whole.kind = decisive;
      return whole;
    }
    whole.parts.push_back(std::move(part));
  }
  if (whole.parts.size() == 1) {
    Condition only = std::move(whole.parts.front());
    return only;
  }
  whole.kind = whole.parts.empty() ? idle : kind;
  return whole;
}

class ConditionReader {
 public:
  ConditionReader(RuleCompiler& compiler, const std::string& path)
      : compiler_(compiler), path_(path) {}

  Condition read(const Node& node) {
    if (node.kind == Node::Kind::list || node.is_word("all_of")) {
      return combined(ConditionKind::all_of, parts(node));
    }
    if (node.kind != Node::Kind::word) {
      compiler_.wrong_type("wrong-type.condition", node, {{"given", kind_text(node)}});
      return {};
    }
    if (node.is_word("players")) return players(node);
    if (node.is_word("any_of")) return combined(ConditionKind::any_of, parts(node));
    if (node.is_word("trick_number") || node.is_word("deal_number")) return one_of_numbers(node);
    if (node.is_word("none_of")) return negated(combined(ConditionKind::any_of, parts(node)));
    const ConditionRow* const known = row_named(condition_rows, node.text);
    if (known == nullptr) {
      compiler_.wrong_type("wrong-type.condition-here", node);
      return {};
    }
    return with_arguments(plain(word_at<ConditionKind>(condition_rows, known)), *known, node);
  }

 private:
  static Condition plain(ConditionKind kind) {
    Condition condition;
    condition.kind = kind;
    return condition;
  }

  std::vector<Condition> parts(const Node& node) {
    std::vector<Condition> parts;
    for (const Node& item : node.items) parts.push_back(compiler_.condition(item, path_));
    return parts;
  }

  // How many play is known when the table is set up.
  Condition players(const Node& node) {
    std::set<int> named;
    for (const Node& number : node.items) {
      named.insert(compiler_.whole(number, 1, max_seats, node.text));
    }
    const std::vector<int>& may_play = compiler_.rules.player_counts;
    const auto fitting = std::count_if(may_play.begin(), may_play.end(),
                                       [&](int players) { return named.contains(players); });
    if (fitting == 0) no_effect("no-effect.never-true", node);
    if (fitting == std::ssize(may_play)) no_effect("no-effect.always-true", node);
    return plain(named.contains(compiler_.rules.seats) ? ConditionKind::always
                                                       : ConditionKind::never);
  }

  // It is the number of one of these.
  Condition one_of_numbers(const Node& node) {
    const ConditionRow* const known = row_named(condition_rows, node.text);
    if (!compiler_.has(known->asks, node)) return {};
    std::vector<Condition> parts;
    std::set<int> named;
    const bool of_tricks = node.is_word("trick_number");
    if (node.items.empty()) {  // without braces it is a number, and no condition
      compiler_.diagnostics.fault("wrong-type.entries-least", node.place,
                                  {{"called", node.text}, {"limit", "1"}, {"given", "0"}});
      return {};
    }
    for (const Node& number : node.items) {
      Condition& part = parts.emplace_back(plain(word_at<ConditionKind>(condition_rows, known)));
      part.least = part.most =
          compiler_.whole(number, 1, of_tricks ? compiler_.most_tricks() : max_deals, node.text);
      if (!named.insert(part.least).second) no_effect("no-effect.number-again", number);
    }
    return combined(ConditionKind::any_of, std::move(parts));
  }

  static bool is_sum(const Node& node) {
    constexpr std::string_view before = "values.";
    return node.is_word("sum") || node.is_word("minus") ||
           (node.kind == Node::Kind::reference && node.text.starts_with(before));
  }

  // Of numbers and declared values.
  void add_up(const Node& node, bool less, int& number, std::vector<Condition::Share>& plus) {
    if (node.is_word("sum") || node.is_word("minus")) {
      const bool turned = node.is_word("minus") != less;
      for (const Node& item : node.items) add_up(item, turned, number, plus);
      return;
    }
    if (!is_sum(node)) {
      const int part = compiler_.whole(node, -max_cards, max_cards, "sum");
      number += less ? -part : part;
      return;
    }
    const int value = compiler_.value(node.text.substr(node.text.find('.') + 1), node);
    const auto at = static_cast<std::size_t>(value);
    if (at < compiler_.rules.values.size() &&
        compiler_.rules.values[at].type != ValueType::number) {
      compiler_.wrong_type("wrong-type.of-value", node, {{"given", node.text}, {"name", "sum"}});
    }
    plus.push_back({value, less});
  }

  // Returns whether the node says how many.
  bool bounds(const Node& node, Condition& condition) {
    const auto bound = [&](const char* field, int& limit) {
      const Node* written = node.field(field);
      if (written == nullptr) return false;
      if (is_sum(*written)) {
        limit = 0;
        add_up(*written, false, limit, condition.plus);
        return true;
      }
      const int most = condition.kind == ConditionKind::points_so_far ? most_score : max_cards;
      limit = compiler_.whole(*written, 0, most, node.text + "." + field);
      return true;
    };
    const bool has_least = bound("at_least", condition.least);
    const bool has_most = bound("at_most", condition.most);
    if (has_least && has_most && !condition.plus.empty()) {
      compiler_.wrong_type("wrong-type.one-sum", node, {{"word", node.text}});
    }
    if (bound("exactly", condition.least)) {
      condition.most = condition.least;
      if (has_least || has_most) {
        compiler_.wrong_type("wrong-type.bounds", node, {{"word", node.text}});
      }
      return true;
    }
    if (condition.plus.empty() && condition.least > condition.most) {
      compiler_.wrong_type("wrong-type.never-true", node, {{"word", node.text}});
    }
    return has_least || has_most;
  }

  // What stands in the braces of a word; what can stand there its entry says.
  Condition with_arguments(Condition condition, const ConditionRow& word, const Node& node) {
    unsigned asks = word.asks;
    if (word.items == "condition") {
      const RuleCompiler::Inside inside(compiler_, word.name, "");
      condition.parts.push_back(combined(ConditionKind::all_of, parts(node)));
      const Condition& part = condition.parts.front();
      if (part.kind == ConditionKind::always || part.kind == ConditionKind::never) {
        return plain(part.kind);
      }
      if (part.kind == ConditionKind::acting) no_effect("no-effect.always-true", node);
      if (!part.of_seat) {
        compiler_.diagnostics.fault("no-effect.somebody", node.place, {{"word", node.text}});
      }
    }
    if (condition.kind == ConditionKind::cards_in) {
      for (const Node& name : node.items) {
        condition.zones.push_back(compiler_.place_of(name));
        if (is_by_seat(compiler_.rules, condition.zones.back())) {
          compiler_.wrong_type("wrong-type.cards-in", name, {{"zone", quotable(name.text)}});
        }
      }
    } else if (word.items == "name") {
      const bool stands = condition.kind == ConditionKind::contract;
      condition.calls = compiler_.calls_made(
          node.items, stands ? compiler_.may_be_contract : compiler_.may_be_said);
    }
    if (condition.kind == ConditionKind::tally_reaches) read_tally(condition, node);
    if (condition.kind == ConditionKind::acting) read_acting(condition, node);
    const Node* const by = node.field("by");
    if (const Node* of = by != nullptr ? by : node.field("of")) {
      condition.of.push_back(compiler_.seats_in_turn(of, path_ + (by != nullptr ? ".by" : ".of")));
      const bool is_anybodys = condition.of.front().word == SeatWord::each_seat;
      if (is_anybodys && condition.kind != ConditionKind::behind) {
        compiler_.diagnostics.fault("no-effect.of-each", of->place, {{"word", node.text}});
      }
      if (is_of_acting(condition.of.front())) asks |= asks::seat;
    }
    if (word.items == "number" && !node.items.empty()) {
      condition.least = compiler_.whole(node.items[0], -most_score, most_score, node.text);
    }
    const bool is_bounded = bounds(node, condition);
    const bool so_far = condition.kind == ConditionKind::points_so_far ||
                        condition.kind == ConditionKind::tricks_so_far;
    if (so_far && condition.of.empty()) {
      condition.of.push_back({SeatWord::own_seat});
      asks |= asks::seat;
    }
    const bool of_zones = condition.kind == ConditionKind::cards_in;
    const bool counts = of_zones || so_far;
    if (of_zones) compiler_.piles_counted.emplace_back(condition, node);
    if (counts && !is_bounded) {
      compiler_.diagnostics.fault("missing-field.bounds", node.place, {{"word", node.text}});
    }
    if (condition.kind == ConditionKind::cycle_complete && compiler_.rules.match.cycle == 0) {
      compiler_.diagnostics.fault("nothing-here.cycle", node.place);
    }
    if (word.items == "cards") {
      // What turns when a card falls has to know its cards beforehand.
      const Sees sees = word.turns == Turns::card_falls ? Sees::values : Sees::deal;
      condition.cards = compiler_.union_rule(node.items, path_, sees);
      if (sees == Sees::values) know_trumps(condition.cards);
      if (!is_bounded) condition.least = 1;
    }
    if (const Node* from = node.field("from")) {
      condition.zone = compiler_.zone(*from);
      if (condition.zone != StateLayout::hand) asks &= ~asks::dealt;
      if (!is_by_seat(compiler_.rules, condition.zone)) asks &= ~asks::seat;
    }
    if (compiler_.has(asks, node)) check_chance(condition, word, node);
    if (condition.kind == ConditionKind::no_partner) check_partner(node);
    if (condition.kind == ConditionKind::partner_winning && !compiler_.may_have_partners()) {
      compiler_.diagnostics.fault("nothing-here.partner", node.place);
    }
    condition.of_seat = (asks & asks::seat) != 0 || is_of_seat(condition.cards);
    return condition;
  }

  // Trumps that are the same in every deal are known beforehand.
  void know_trumps(CardRule& cards) const {
    const std::vector<CardRule>& trumps = compiler_.rules.forms.front().trumps;
    if (compiler_.trumps_vary || trumps.empty() || !trumps[0].is_fixed()) return;
    if (!cards.is(CardWord::trump) || !cards.when.empty()) return;
    cards.kind = CardRule::Kind::fixed;
    cards.cards = trumps[0].cards;
  }

  // Whether somebody else can be on the declarer's side, and need not be.
  void check_partner(const Node& node) {
    if (compiler_.misses_calls) return;
    if (compiler_.rules.has_teams()) return no_effect("no-effect.never-true", node);
    const bool may_have_one = compiler_.may_have_partner || (compiler_.here & asks::played) != 0;
    if (compiler_.rules.teams != Teams::none || !may_have_one) {
      no_effect("no-effect.always-true", node);
    }
  }

  void read_acting(Condition& condition, const Node& node) {
    for (const Node& item : node.items) {
      const SeatRule seat = compiler_.seat(item, path_);
      const bool is_anybody = seat.word == SeatWord::each_seat || seat.word == SeatWord::anybody ||
                              seat.word == SeatWord::all_at_once;
      const bool is_own = seat.word == SeatWord::own_seat || seat.word == SeatWord::own_side;
      if (is_anybody || (is_own && seat.of.empty())) no_effect("no-effect.always-true", node);
      const SeatRow* const row = row_of(seat_rows, seat.word);
      const bool is_another = row != nullptr && row->of_seat && seat.of.empty() && !is_own;
      if (is_another || seat.word == SeatWord::nobody) no_effect("no-effect.never-true", item);
      condition.of.push_back(seat);
    }
  }

  void read_tally(Condition& condition, const Node& node) {
    if (node.items.size() != 2) return;  // told of
    const std::vector<KeptNumber>& all = compiler_.rules.kept;
    std::vector<std::string> known;
    for (const KeptNumber& kept : all) {
      if (kept.lasts()) known.push_back(kept.name);
    }
    condition.kept = compiler_.rules.kept_index(slug(node.items[0].text));
    if (condition.kept < 0 || !all[static_cast<std::size_t>(condition.kept)].lasts()) {
      compiler_.diagnostics.fault("unknown-value.tally", node.items[0].place,
                                  {{"name", quotable(node.items[0].text)}},
                                  did_you_mean(node.items[0].text, known));
      condition.kept = 0;
    } else if (node.field("of") != nullptr &&
               all[static_cast<std::size_t>(condition.kept)].of == KeptNumber::Of::match) {
      compiler_.diagnostics.fault("no-effect.tally-of", node.field("of")->place,
                                  {{"name", quotable(node.items[0].text)}});
    }
    condition.least = compiler_.whole(node.items[1], -most_score, most_score, node.text);
  }

  // Whether it is seen from the seat that acts.
  static bool is_of_acting(const SeatRule& seats) {
    if (!seats.of.empty()) return is_of_acting(seats.of.front());
    const SeatRow* const row = row_of(seat_rows, seats.word);
    return row != nullptr && (row->asks & asks::seat) != 0;
  }

  void no_effect(std::string_view key, const Node& node) {
    compiler_.diagnostics.fault(key, node.place, {{"condition", quotable(to_text(node), 80)}});
  }

  // Returns the least and the most of what a condition counts, as far as it is known.
  std::pair<int, int> counted(const Condition& condition) const {
    const unsigned here = compiler_.here;
    const std::vector<int>& may_play = compiler_.rules.player_counts;
    // How many cards are dealt may depend on how many play.
    const bool dealt_only =
        compiler_.in_hands == 0 ||
        (compiler_.in_hands > 0 && (here & asks::played) == 0 && may_play.size() == 1);
    if (condition.kind == ConditionKind::trick_cards) {
      const auto [fewest, seats] = std::minmax_element(may_play.begin(), may_play.end());
      const int most = (here & asks::turn) != 0 ? *seats - 1 : *seats;
      if (compiler_.seats_pass) return {0, most};
      const int playing = compiler_.may_rest ? 2 : *fewest;
      return {(here & asks::taken) != 0 ? playing : (here & asks::led) != 0 ? 1 : 0, most};
    }
    if (condition.kind == ConditionKind::cards_in) return {0, compiler_.rules.in_play.count()};
    if (condition.kind == ConditionKind::played && condition.cards.is_constant()) {
      return {0, (condition.cards.cards & compiler_.rules.in_play).count()};
    }
    if (!condition.plus.empty()) return {std::numeric_limits<int>::min(), endless};
    if (condition.kind == ConditionKind::cards_left && dealt_only) {
      return {compiler_.in_hands, compiler_.in_hands};
    }
    if (condition.kind == ConditionKind::holds && condition.cards.is_constant()) {
      const int there = (condition.cards.cards & compiler_.rules.in_play).count();
      const bool in_hand = dealt_only && condition.zone == StateLayout::hand;
      return {0, in_hand ? std::min(there, compiler_.in_hands) : there};
    }
    return {0, endless};
  }

  // Reports a condition that is always true, or never, or says nothing where it stands.
  void check_chance(const Condition& condition, const ConditionRow& word, const Node& node) {
    const bool of_ladder = (word.idle & asks::ladder) != 0;
    if ((word.idle & compiler_.here) != 0 && !(of_ladder && compiler_.seats_pass)) {
      return no_effect(of_ladder ? "no-effect.last-card" : "no-effect.idle", node);
    }
    const auto [least, most] = counted(condition);
    if (most == 0 && compiler_.in_hands != 0) return;  // told of the cards
    const bool stands = condition.kind == ConditionKind::no_contract && compiler_.has_contract;
    const bool no_pass = condition.kind == ConditionKind::passed && !compiler_.seats_pass;
    if (condition.least > most || condition.most < least || stands || no_pass) {
      no_effect("no-effect.never-true", node);
    } else if (most < endless && condition.least <= least && condition.most >= most) {
      no_effect("no-effect.always-true", node);
    }
  }

  static constexpr int endless = std::numeric_limits<int>::max();

  RuleCompiler& compiler_;
  const std::string& path_;
};

}  // namespace

bool is_of_seat(const CardRule& cards) {
  return cards.kind == CardRule::Kind::melded ||
         (!cards.when.empty() && cards.when.front().of_seat) ||
         std::any_of(cards.parts.begin(), cards.parts.end(), is_of_seat);
}

Condition negated(Condition condition) {
  if (condition.kind == ConditionKind::always || condition.kind == ConditionKind::never) {
    condition.kind =
        condition.kind == ConditionKind::always ? ConditionKind::never : ConditionKind::always;
  } else {
    condition.negated = !condition.negated;
  }
  return condition;
}

Condition RuleCompiler::condition(const Node& node, const std::string& path) {
  if (node.kind == Node::Kind::nothing) return {};
  Condition condition = ConditionReader(*this, path).read(node);
  condition.rule = ref(path, node);
  return condition;
}

Condition RuleCompiler::condition_of(const Node& node, const std::string& path) {
  const Node* when = node.field("when");
  const Node* unless = node.field("unless");
  if (when != nullptr && unless != nullptr) {
    Condition not_so = negated(condition(*unless, path + ".unless"));
    return combined(ConditionKind::all_of, {condition(*when, path + ".when"), std::move(not_so)});
  }
  if (when != nullptr) return condition(*when, path + ".when");
  if (unless != nullptr) return negated(condition(*unless, path + ".unless"));
  return {};
}

}  // namespace houserule
