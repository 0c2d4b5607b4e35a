// Steps, and what happens to cards and values without asking anybody.

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

#include "base/did_you_mean.h"
#include "rules/compile/parts.h"

namespace houserule {

namespace {

using Fix = FixPhase::Fix;

constexpr std::size_t most_choices = 3;  // cards of one move

// How many kinds of cards a set comes to at most: equal cards are one kind, and it does not matter
// which of them are taken.
int most_kinds(const RuleCompiler& compiler, const CardRule& rule) {
  const Deck& deck = compiler.rules.deck;
  const CardSet in_play = compiler.rules.in_play;
  const auto most_of = [&](const CardSet& cards) {
    const bool equal = std::all_of(cards.begin(), cards.end(),
                                   [&](Card card) { return deck.are_equal(card, cards.first()); });
    return equal ? 1 : cards.count();
  };
  const auto of_part = [&](const CardRule& part) { return most_kinds(compiler, part); };
  switch (rule.kind) {
    case CardRule::Kind::picked:
      return 1;
    case CardRule::Kind::union_of: {
      if (rule.is_constant()) return most_of(rule.cards & in_play);
      int most = 0;
      for (const CardRule& part : rule.parts) most += of_part(part);
      return most;
    }
    case CardRule::Kind::all_of: {
      int most = most_of(in_play);
      for (const CardRule& part : rule.parts) most = std::min(most, of_part(part));
      return most;
    }
    case CardRule::Kind::except:
      return rule.is_constant() ? most_of(rule.cards & in_play) : of_part(rule.parts[0]);
    case CardRule::Kind::ranked_as: {
      std::map<int, CardSet> of_rank;
      for (const Card card : rule.parts[0].is_constant() ? rule.parts[0].cards& in_play : in_play) {
        of_rank[deck.info(card).rank].add(card);
      }
      int most = 0;
      for (const auto& [rank, cards] : of_rank) most = std::max(most, most_of(cards));
      return most;
    }
    case CardRule::Kind::by_suit: {
      int most = 0;
      for (const CardRule& part : rule.parts) most = std::max(most, of_part(part));
      return most;
    }
    case CardRule::Kind::fixed:
    case CardRule::Kind::melded:
    case CardRule::Kind::word:
    case CardRule::Kind::trump_suit:
    case CardRule::Kind::rank_value:
    case CardRule::Kind::above:
    case CardRule::Kind::below:
      break;
  }
  return most_of(rule.is_constant() ? rule.cards & in_play : in_play);
}

// rank_of { "row", 1 }: a zone, and which card of it.
void read_card_of(RuleCompiler& compiler, const Node& node, Fix& fix) {
  fix.kind = node.is_word("suit_of") ? Fix::Kind::suit_of : Fix::Kind::rank_of;
  if (node.items.empty()) {
    compiler.diagnostics.fault("missing-field.zone", node.place, {{"word", node.text}});
    return;
  }
  if (node.items[0].is_word("last_card")) {
    fix.zone = Fix::last_card;
    if (!compiler.turns_last) {
      compiler.diagnostics.fault("nothing-here.last-card", node.items[0].place, {},
                                 sentence("suggest.write", {{"code", "turns = last_card"}}));
    }
    if (node.items.size() > 1) compiler.wrong_type("wrong-type.last-card", node);
    return;
  }
  if (node.items[0].is_word("led_card")) {
    fix.zone = Fix::led_card;
    (void)compiler.has(row_named(selector_rows, "led_card")->asks, node.items[0]);
    if (node.items.size() > 1) compiler.wrong_type("wrong-type.last-card", node);
    return;
  }
  fix.zone = compiler.zone(node.items[0]);
  fix.slot = Fix::top;
  if (node.items.size() > 1) {
    fix.slot = compiler.whole(node.items[1], 1, max_cards, sentence("wrong-type.whole-place")) - 1;
  }
}

// by_rank { of = rank_of { "row", 3 }, Ace = 9, ["10"] = 5 }
void read_by_rank(RuleCompiler& compiler, const Node& node, Fix& fix) {
  const Deck& deck = compiler.rules.deck;
  const Node* of = node.field("of");
  if (of == nullptr || !of->is_word("rank_of")) {
    compiler.diagnostics.fault("missing-field.by-rank", node.place,
                               {{"example", "of = rank_of { .. }"}});
  } else {
    read_card_of(compiler, *of, fix);
  }
  fix.by_rank = compiler.numbers_by_rank(node);
  for (const Card card : compiler.rules.in_play) {
    const int rank = deck.info(card).rank;
    const bool listed = std::any_of(fix.by_rank.begin(), fix.by_rank.end(),
                                    [&](const auto& entry) { return entry.first == rank; });
    if (rank < 0 || listed) continue;
    compiler.diagnostics.fault("forgotten-rank.by-rank", node.place,
                               {{"rank", deck.ranks[static_cast<std::size_t>(rank)].name}});
    return;
  }
}

// What a number may be set to: what it holds otherwise, and sums.
Fix read_value(RuleCompiler& compiler, const std::string& name, const Node& node, ValueType type);

void read_parts(RuleCompiler& compiler, const std::string& name, const Node& node, ValueType type,
                Fix& fix) {
  for (const Node& item : node.items) {
    if (item.is_word("minus")) {
      for (const Node& less : item.items) {
        fix.less.push_back(read_value(compiler, name, less, type));
      }
    } else {
      fix.parts.push_back(read_value(compiler, name, item, type));
    }
  }
}

// A quoted rank or suit.
int named_in(const RuleCompiler& compiler, const std::string& name, ValueType type) {
  const Deck& deck = compiler.rules.deck;
  const std::vector<CardName>& names = type == ValueType::rank ? deck.ranks : deck.suits;
  const auto found =
      std::ranges::find_if(names, [&](const CardName& known) { return known.name == name; });
  return found == names.end() ? -1 : static_cast<int>(found - names.begin());
}

// points_so_far { of = SEAT }: the same as a condition, but for how many.
void read_so_far(RuleCompiler& compiler, const std::string& name, const Node& node, Fix& fix) {
  fix.kind = node.is_word("points_so_far") ? Fix::Kind::points_so_far : Fix::Kind::tricks_so_far;
  const Node* const of = given(node, "of");
  if (compiler.has(asks::play | (of == nullptr ? asks::seat : 0U), node) && of != nullptr) {
    fix.of = compiler.seats_in_turn(of, "fix." + name + ".of");
  }
  for (const auto& [key, value] : node.fields) {
    if (key == "of") continue;
    compiler.diagnostics.fault("no-effect.bounds", value.place,
                               {{"word", node.text}, {"field", key}});
  }
}

Fix read_value(RuleCompiler& compiler, const std::string& name, const Node& node, ValueType type) {
  Fix fix;
  constexpr std::string_view before = "values.";
  const bool is_number = type == ValueType::number;
  if (type == ValueType::seats) {
    fix.kind = Fix::Kind::seats;
    for (const Node& item : entries(node)) {
      const SeatRule seat = compiler.seat(item, "fix." + name);
      if (seat.word == SeatWord::anybody || seat.word == SeatWord::all_at_once) {
        compiler.wrong_type("wrong-type.seats-in-turn", item, {{"path", "fix." + name}});
      }
      fix.seats.push_back(seat);
    }
  } else if (is_number && node.kind == Node::Kind::number) {
    fix.kind = Fix::Kind::number;
    fix.number = compiler.amount(node, "fix." + name);
  } else if (is_number && (node.is_word("sum") || node.is_word("minus"))) {
    fix.kind = Fix::Kind::sum;
    if (node.is_word("minus")) {
      for (const Node& item : node.items) {
        fix.less.push_back(read_value(compiler, name, item, type));
      }
    } else {
      read_parts(compiler, name, node, type, fix);
    }
  } else if (is_number && node.is_word("cards_dealt")) {
    fix.kind = Fix::Kind::dealt;
    compiler.cards_are_dealt(node);
  } else if (is_number && node.is_word("trick_number") && node.items.empty()) {
    fix.kind = Fix::Kind::trick_number;
    compiler.has(asks::play, node);
  } else if (is_number && (node.is_word("points_so_far") || node.is_word("tricks_so_far"))) {
    read_so_far(compiler, name, node, fix);
  } else if (is_number && node.is_word("by_rank")) {
    read_by_rank(compiler, node, fix);
  } else if ((type == ValueType::rank && node.is_word("rank_of")) ||
             (type == ValueType::suit && node.is_word("suit_of"))) {
    read_card_of(compiler, node, fix);
  } else if (node.kind == Node::Kind::reference && node.text.starts_with(before)) {
    fix.kind = Fix::Kind::held;
    fix.from = compiler.value(node.text.substr(before.size()), node);
    const auto from = static_cast<std::size_t>(fix.from);
    if (from < compiler.rules.values.size() && compiler.rules.values[from].type != type) {
      compiler.wrong_type("wrong-type.of-value", node, {{"given", node.text}, {"name", name}});
    }
  } else if (type == ValueType::suit && node.kind == Node::Kind::list && node.items.empty() &&
             node.fields.empty()) {  // none, as in `trumps = {}`
    fix.kind = Fix::Kind::number;
    fix.number = Amount::whole(-1);
  } else if (!is_number && type != ValueType::chips && node.kind == Node::Kind::text) {
    fix.kind = Fix::Kind::number;
    const int at = named_in(compiler, node.text, type);
    fix.number = Amount::whole(at);
    if (at < 0) {
      std::vector<std::string> names;
      const Deck& deck = compiler.rules.deck;
      for (const CardName& known : type == ValueType::rank ? deck.ranks : deck.suits) {
        names.push_back(known.name);
      }
      compiler.diagnostics.fault("unknown-card.in-deck", node.place,
                                 {{"deck", deck.name}, {"name", quotable(node.text)}},
                                 did_you_mean(node.text, names));
    }
  } else {
    compiler.wrong_type("wrong-type.of-value", node, {{"given", kind_text(node)}, {"name", name}});
  }
  return fix;
}

Fix compile_fix(RuleCompiler& compiler, const std::string& name, const Node& node) {
  Fix fix;
  const int value = compiler.value(name, node);
  if (compiler.rules.value_index(name) < 0) return fix;
  const ValueType type = compiler.rules.values[static_cast<std::size_t>(value)].type;
  if (!node.is_word("each_deal")) {
    fix = read_value(compiler, name, node, type);
  } else if (type == ValueType::number) {
    for (const int number : compiler.row(node, -max_deals, max_deals, "fix." + name)) {
      Fix& part = fix.parts.emplace_back();
      part.kind = Fix::Kind::number;
      part.number = Amount::whole(number);
    }
  } else if (node.items.empty() || !node.fields.empty()) {
    compiler.wrong_type("wrong-type.row", node);
  } else {
    read_parts(compiler, name, node, type, fix);
  }
  if (node.is_word("each_deal")) fix.kind = Fix::Kind::row;
  fix.value = value;
  return fix;
}

void read_choices(RuleCompiler& compiler, const Node& node, const std::string& path,
                  StepPhase& phase) {
  const Node* choices = node.field("choices");
  if (choices == nullptr) return;
  const RuleCompiler::Inside inside(compiler, "step", "choices");
  for (const Node& written : entries(*choices)) {
    if (phase.choices.size() == most_choices) {
      compiler.diagnostics.fault("too-many.choices", written.place);
      return;
    }
    const std::string place = written.has_name
                                  ? "." + slug(written.name)
                                  : "[" + std::to_string(phase.choices.size() + 1) + "]";
    PickRule pick = compiler.pick(written, path + ".choices" + place, 1);
    if (pick.count != 1) compiler.wrong_type("wrong-type.single-card", written);
    phase.choices.push_back(std::move(pick));
  }
}

}  // namespace

bool is_by_seat(const GameRules& rules, int zone) {
  if (zone == StateLayout::hand || zone == StateLayout::captured) return true;
  const int declared = zone - static_cast<int>(StateLayout::first_declared);
  if (declared < 0) return false;
  const ZoneRules& written = rules.zones[static_cast<std::size_t>(declared)];
  return written.per_seat || written.per_side;
}

StepPhase RuleCompiler::step(const Node& node, const std::string& path) {
  StepPhase phase;
  const Node* const actors = node.field("who");
  phase.who = who(node, path, SeatWord::own_seat);
  phase.may_pass = truth(node.field("may_pass"));
  phase.repeats = truth(node.field("repeats"));
  phase.says = sentences(node, path, {"apply"});
  phase.verb = node.has_name ? slug(node.name) : node.text;
  read_choices(*this, node, path, phase);
  if (!phase.choices.empty() && actors == nullptr) {
    diagnostics.fault("missing-field.who-chooses", node.place, {{"path", path}});
  }
  if (phase.who.word == SeatWord::all_at_once && phase.choices.size() != 1) {
    wrong_type("wrong-type.single-choice", node, {{"path", path}});
  }
  if (phase.repeats && !phase.may_pass) {
    const Place& repeats = node.field("repeats")->place;
    diagnostics.fault("missing-field.may-pass", repeats, {{"path", path}},
                      sentence("suggest.write", {{"code", "may_pass = true"}}));
  }
  const Node* apply = node.field("apply");
  if (apply == nullptr || (apply->kind == Node::Kind::list && apply->items.empty())) {
    diagnostics.fault(phase.choices.empty() ? "no-effect.step" : "no-effect.choice",
                      apply == nullptr ? node.place : apply->place, {{"path", path}});
    return phase;
  }
  if (apply->kind == Node::Kind::function) {
    phase.hook = apply->function;
    phase.wraps = functions_around(*apply, *apply, {"table"});
    if (actors != nullptr && phase.choices.empty()) {
      diagnostics.fault("no-effect.who", actors->place, {{"path", path}});
    }
    return phase;
  }
  std::optional<Inside> inside;
  if (actors != nullptr) inside.emplace(*this, "step", "apply");
  const std::vector<PickRule> offered = phase.choices;
  const std::vector<PickRule>* around = std::exchange(choices, &offered);
  phase.apply = phases_inside(apply, path + ".apply");
  choices = around;
  return phase;
}

MovePhase RuleCompiler::move(const Node& node, const std::string& path) {
  MovePhase phase;
  phase.only_marks = node.is_word("mark");
  std::span<const Node> written = node.items;
  if (!written.empty() && written.front().kind == Node::Kind::number) {
    phase.count = whole(written.front(), 0, max_cards, path);
    written = written.subspan(1);
  }
  const Node* const of = given(node, "of");
  if (written.empty()) {
    diagnostics.fault("missing-field.cards-moved", node.place, {{"path", path}},
                      sentence("missing-field.cards-moved-suggest"));
  } else {
    std::optional<Inside> inside;
    if (of != nullptr) inside.emplace(*this, node.text, "when");
    phase.cards = union_rule(written, path, Sees::step);
  }
  if (const Node* from = node.field("from")) {
    for (const Node& name : entries(*from)) {
      const bool trick = name.kind == Node::Kind::text && name.text == "trick";
      phase.from.push_back(trick              ? MovePhase::trick
                           : phase.only_marks ? zone(name)
                                              : place_of(name));
      const bool some = phase.count > 0 && most_kinds(*this, phase.cards) > phase.count;
      if (!some || trick || make_pile(phase.from.back())) continue;
      diagnostics.fault(
          "which-cards", name.place,
          {{"path", path}, {"zone", quotable(name.text)}, {"count", std::to_string(phase.count)}},
          sentence("which-cards.suggest"));
    }
  } else if (!phase.cards.mentions(CardRule::Kind::picked)) {
    diagnostics.fault("missing-field.from", node.place, {{"path", path}});
  }
  const Node* to = node.field("to");
  if (to == nullptr) {
    diagnostics.fault("missing-field.to", node.place, {{"path", path}});
  } else {
    phase.to = zone(*to);
    const int declared = phase.to - static_cast<int>(StateLayout::first_declared);
    const bool to_marks = declared >= 0 && rules.zones[static_cast<std::size_t>(declared)].marks;
    if (to_marks != phase.only_marks) {
      wrong_type(phase.only_marks ? "wrong-type.mark" : "wrong-type.move", *to);
    }
  }
  if (of != nullptr) {
    phase.of = seats_in_turn(of, path + ".of");
  } else {
    // Inside a step it is the seat that acts; zones without owners need nobody.
    const bool acts = (here & asks::seat) != 0;
    phase.of.word = acts ? SeatWord::own_seat : SeatWord::eldest_hand;
    phase.of.rule = ref(path, node);
    const bool owned = is_by_seat(rules, phase.to) ||
                       std::any_of(phase.from.begin(), phase.from.end(),
                                   [&](int from) { return is_by_seat(rules, from); });
    if (owned && (choices == nullptr || !acts) && to != nullptr) {
      diagnostics.fault("missing-field.of", node.place, {{"path", path}});
    }
  }
  if (const Node* as = node.field("as")) {
    phase.report_as = as->text;
    if ((here & asks::played) == 0) {
      diagnostics.fault("no-effect.award", as->place, {{"path", path + ".as"}});
    }
  }
  return phase;
}

bool RuleCompiler::may_be_pile(int zone) const {
  const int declared = zone - static_cast<int>(StateLayout::first_declared);
  if (declared < 0) return false;
  const ZoneRules& rule = rules.zones[static_cast<std::size_t>(declared)];
  return !rule.marks && rule.visibility != Visibility::owner;
}

bool RuleCompiler::make_pile(int zone) {
  if (!may_be_pile(zone)) return false;
  const auto declared = static_cast<std::size_t>(zone) - StateLayout::first_declared;
  rules.zones[declared].is_pile = true;
  return true;
}

int RuleCompiler::place_of(const Node& node) {
  const int which = zone(node);
  const int declared = which - static_cast<int>(StateLayout::first_declared);
  if (declared >= 0 && rules.zones[static_cast<std::size_t>(declared)].marks) {
    diagnostics.fault("wrong-type.no-place", node.place, {{"zone", quotable(node.text)}},
                      sentence("wrong-type.no-place-suggest"));
  }
  return which;
}

ShufflePhase RuleCompiler::shuffle(const Node& node) {
  ShufflePhase phase;
  if (node.items.empty()) return phase;  // reported by the check of words
  phase.zone = zone(node.items[0]);
  if (!may_be_pile(phase.zone)) {
    wrong_type("wrong-type.shuffle", node.items[0], {{"zone", quotable(node.items[0].text)}});
  }
  return phase;
}

SwapPhase RuleCompiler::swap(const Node& node) {
  SwapPhase phase;
  std::array<int, 2> cards = {0, 0};
  bool fits = node.items.size() == cards.size();
  for (std::size_t i = 0; fits && i < cards.size(); ++i) {
    fits = node.items[i].is_word("picked");
    if (fits) cards[i] = card_rule(node.items[i], "swap", Sees::step).index;
  }
  if (!fits) wrong_type("wrong-type.swap", node);
  phase.first = cards[0];
  phase.second = cards[1];
  return phase;
}

FixPhase RuleCompiler::fix(const Node& node, const std::string& path) {
  FixPhase phase;
  for (const auto& [name, written] : node.fields) {
    if (name == "when" || name == "unless" || name == "ja") continue;
    phase.fixes.push_back(fixed_value(name, written));
  }
  if (phase.fixes.empty()) {
    diagnostics.fault("no-effect.fix", node.place, {{"path", path}});
  }
  return phase;
}

std::vector<std::pair<int, Amount>> RuleCompiler::numbers_by_rank(const Node& node) {
  const Deck& deck = rules.deck;
  std::vector<std::string> names;
  for (const CardName& rank : deck.ranks) names.push_back(rank.name);
  std::vector<std::pair<int, Amount>> numbers;
  for (const auto& [name, number] : node.fields) {
    if (name == "of") continue;
    const auto rank = std::find(names.begin(), names.end(), name);
    if (rank == names.end()) {
      diagnostics.fault("unknown-card.rank", number.place,
                        {{"deck", deck.name}, {"name", quotable(name)}}, did_you_mean(name, names));
      continue;
    }
    numbers.emplace_back(static_cast<int>(rank - names.begin()), amount(number, "by_rank." + name));
  }
  return numbers;
}

FixPhase::Fix RuleCompiler::fixed_value(const std::string& name, const Node& node) {
  return compile_fix(*this, name, node);
}

RedealPhase RuleCompiler::redeal(const Node& node) {
  RedealPhase phase;
  const Node* dealer = node.field("dealer");
  if (dealer == nullptr || dealer->is_word("next_seat")) return phase;
  if (!dealer->is_word("same") && !dealer->is_word("dealer")) {
    wrong_type("wrong-type.dealer", *dealer, {{"given", kind_text(*dealer)}});
    return phase;
  }
  phase.dealer = SeatWord::dealer;
  return phase;
}

EndDealPhase RuleCompiler::end_deal(const Node& node) {
  if ((here & asks::play) != 0) wrong_type("wrong-type.end-deal", node);
  return {};
}

}  // namespace houserule
