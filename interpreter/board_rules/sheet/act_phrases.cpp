// Acts of board games in words.

#include <cstdlib>

#include "base/sentence.h"
#include "board_rules/sheet/act_forms.h"
#include "board_rules/sheet/japanese_verbs.h"
#include "rules/sheet/phrases.h"

namespace houserule {

namespace {

using ActKind = Act::Kind;

// An act that something follows.
Text hanging(const Text& act) { return {act.en, te_form(act.in(Language::ja))}; }

}  // namespace

Text BoardPhrases::one_after_the_other(const std::vector<Text>& acts) {
  if (acts.empty()) return sentence("act.nothing");
  Text all = acts.front();
  for (std::size_t i = 1; i < acts.size(); ++i) {
    all = sentence("act.then", {{"first", hanging(all)}, {"next", acts[i]}});
  }
  return all;
}

Text BoardPhrases::one_of(const std::vector<Text>& acts) {
  if (acts.empty()) return sentence("act.nothing");
  if (acts.size() == 1) return acts.front();
  return sentence("act.either", {{"acts", strung(acts, "list.either")}});
}

// Whether it is made of several acts, so that brackets are wanted where it stands among others.
bool BoardPhrases::is_compound(int index) const {
  using Brackets = ActForms::Brackets;
  const Act& act = act_at(index);
  const Brackets brackets = ActForms::of(act.kind).brackets;
  if (brackets != Brackets::around_several) return brackets == Brackets::always;
  if (act.parts.size() != 1) return !act.parts.empty();
  return act.kind != ActKind::choose && is_compound(act.parts.front());
}

// What this table has turned off.
bool BoardPhrases::never(int index) const {
  return index != no_act && constant(act_at(index).when) == 0;
}

std::vector<Text> BoardPhrases::parts(const Act& act) const {
  std::vector<Text> texts;
  const bool among_others = act.parts.size() > 1 && act.kind != ActKind::panels;
  for (const int part : act.parts) {
    if (never(part)) continue;
    const Text text = this->act(part);
    texts.push_back(among_others && is_compound(part) ? sentence("phrase.brackets", {{"act", text}})
                                                      : text);
  }
  return texts;
}

Text BoardPhrases::act(int index) const {
  if (index == no_act) return sentence("act.nothing");
  if (never(index)) return sentence("act.nothing");
  const Act& one = act_at(index);
  const Text text = without_condition(one);
  if (constant(one.when)) return text;
  return sentence("act.if", {{"condition", condition(one.when)}, {"act", text}});
}

Text BoardPhrases::without_condition(const Act& act) const {
  const ActForms& forms = ActForms::of(act.kind);
  return (this->*forms.say)(act, forms.key);
}

// Holes are called as what goes into them; what varies the sentence follows its key.
Text BoardPhrases::said(const Act& act, std::string_view key) const {
  std::string varied = "act." + std::string(key);
  Filling holes = {{"workers", rules_.workers}, {"silver", good(rules_.silver)}};
  if (!act.parts.empty()) holes.emplace_back("act", one_after_the_other(parts(act)));
  const auto add = [&](std::string_view hole, const Text& text) { holes.emplace_back(hole, text); };
  const auto vary = [&](bool so, const char* way) {
    if (so) varied += way;
    return so;
  };
  std::visit([&](const auto& one) { fill(act.kind, one, add, vary); }, act.keeps);
  return sentence(varied, holes);
}

Text BoardPhrases::said_as_list(const Act& act, std::string_view) const {
  return one_after_the_other(parts(act));
}

// Behind brackets no verb can be bent.
Text BoardPhrases::said_as_may(const Act& act, std::string_view) const {
  const Text what = one_after_the_other(parts(act));
  if (!what.in(Language::ja).ends_with(')')) return sentence("act.may", {{"act", hanging(what)}});
  return sentence("act.may.brackets", {{"act", what}});
}

Text BoardPhrases::said_as_choice(const Act& act, std::string_view) const {
  return one_of(parts(act));
}

Text BoardPhrases::said_as_panels(const Act& act, std::string_view) const {
  Text panels;
  for (const Text& part : parts(act)) {
    const Text panel = sentence("act.panel", {{"act", part}});
    panels = panels.en.empty() ? panel
                               : sentence("act.panel.next", {{"panels", panels}, {"panel", panel}});
  }
  return sentence("act.panels", {{"acts", panels}});
}

Text BoardPhrases::said_with_needs(const Act& act, std::string_view key) const {
  const int needs = act.as<Act::Buy>().needs;
  if (needs == no_term) return said(act, key);
  return sentence("act.if", {{"condition", condition(needs)}, {"act", said(act, key)}});
}

Text BoardPhrases::said_after_costs(const Act& act, std::string_view key) const {
  if (costs_of(act).empty()) return said(act, key);
  return one_after_the_other(
      {sentence("act.spend", {{"costs", shares(costs_of(act))}}), said(act, key)});
}

bool BoardPhrases::is_one(int term) const { return term == no_term || is_number(term, 1); }

template <typename Add>
void BoardPhrases::fill_times(int count, const Add& add) const {
  add("n", times(count));
  add("items", counted_number("item", count));
  add("strips", counted_number("strip", count));
  add("cards", counted_number("card", count));
  const std::optional<int> all = constant(count);
  add("those",
      all ? workers(*all)
          : sentence("worker.many", {{"n", in_brackets(count)}, {"workers", rules_.workers}}));
}

template <typename Keeps, typename Add, typename Vary>
void BoardPhrases::fill(ActKind kind, const Keeps& one, const Add& add, const Vary& vary) const {
  constexpr bool trades = std::is_same_v<Keeps, Act::Trade>;
  if constexpr (requires { one.times; }) fill_times(one.times, add);
  if constexpr (!trades && requires { one.goods; }) add("goods", goods(one.goods));
  if constexpr (requires { one.costs; }) add("costs", shares(one.costs));
  if constexpr (requires { one.gains; }) add("gains", shares(one.gains));
  if constexpr (requires { one.board; }) add("board", board(one.board));
  if constexpr (requires { one.columns; }) add("spaces", spaces_of(one));
  if constexpr (requires { one.cards; }) add("marks", marks(one.cards));
  if constexpr (requires { one.premise; }) add("step", step(one.name));
  if constexpr (requires { one.next_colour; }) vary(one.next_colour, ".next_colour");
  if constexpr (requires { one.choose_again; }) vary(one.choose_again, ".again");
  if constexpr (std::is_same_v<Keeps, Act::Times>) {
    vary(kind == ActKind::again && !constant(one.times), ".as_often");
    vary(kind == ActKind::play_cards && !is_one(one.times), ".up_to");
  } else if constexpr (std::is_same_v<Keeps, Act::Phase>) {
    add("phase", phase(one.phase));
    add("level", number(one.level));
    add("boards", boards(one.boards));
    (void)(vary(one.level != no_term, ".level") || vary(one.boards != 0, ".boards"));
  } else if constexpr (std::is_same_v<Keeps, Act::Goods>) {
    vary(kind == ActKind::spend_one && one.goods.count() == 1, ".same");
  } else if constexpr (std::is_same_v<Keeps, Act::Draw>) {
    if (one.pile >= 0) add("pile", rules_.piles[static_cast<std::size_t>(one.pile)].text);
  } else if constexpr (std::is_same_v<Keeps, Act::GainOne>) {
    add("limit", number(one.limit));
    vary(one.limit != no_term, ".worth");
  } else if constexpr (std::is_same_v<Keeps, Act::Buy>) {
    vary(!is_one(one.times), ".many");
  } else if constexpr (trades) {
    add("goods", traded(one));
    add("way", way_of(one));
    add("columns", counted("column", one.steps));
    const bool flips = kind == ActKind::flip;
    (void)(vary(one.turn_over, ".over") || vary(flips && one.each_once, ".once") ||
           vary(!flips && !is_one(one.times), ".many"));
  } else if constexpr (std::is_same_v<Keeps, Act::Items>) {
    vary(!one.goods.empty(), ".of");
    vary(!one.exactly, ".up_to");
  } else if constexpr (std::is_same_v<Keeps, Act::Breed>) {
    add("animals", goods(GoodSet::of(one.grown)));
    add("young", good(one.young));
  } else if constexpr (std::is_same_v<Keeps, Act::Lay>) {
    add("boards", boards(one.boards, true));
    if (kind == ActKind::gain_and_put) return;
    (void)(vary(one.from_served, ".served") || vary(one.boards == 0, ".any"));
  } else if constexpr (std::is_same_v<Keeps, Act::Lift>) {
    add("goods", goods(GoodSet::of(one.good)));
    add("gains", shares(one.fill));
  } else if constexpr (std::is_same_v<Keeps, Act::Boards>) {
    add("boards", boards(one.boards, true));
    vary(one.boards != 0, ".boards");
  } else if constexpr (std::is_same_v<Keeps, Act::Turning>) {
    add("rounds", rounds_of(one));
    add("n", number_text(one.lay));
    vary(one.lay > 0, ".lay");
  } else if constexpr (std::is_same_v<Keeps, Act::BringBack>) {
    (void)(vary(one.each_once, ".each") || vary(one.one_by_one, ".one_by_one"));
  } else if constexpr (std::is_same_v<Keeps, Act::Roll>) {
    add("roll", rules_.rolls[static_cast<std::size_t>(one.roll)].text);
    add("vessels", counted_number("vessel", one.vessels));
    vary(one.vessels != no_term, ".vessels");
  } else if constexpr (std::is_same_v<Keeps, Act::DrawCards>) {
    const bool any = one.cards.empty();
    vary(one.chosen, any ? ".choose" : ".chosen");
    vary(!one.chosen && !any, ".of");
  }
}

Text BoardPhrases::traded(const Act::Trade& trade) const {
  Text which = trade.goods.empty() ? sentence("act.goods.any") : goods(trade.goods);
  if (trade.one_kind) which = sentence("act.goods.one_kind", {{"goods", which}});
  if (trade.only_just) which = sentence("act.goods.just", {{"goods", which}});
  return which;
}

Text BoardPhrases::way_of(const Act::Trade& trade) {
  std::vector<Text> ways;
  if (trade.steps != 0) {
    ways.push_back(counted(trade.steps > 0 ? "way.column" : "way.left", std::abs(trade.steps)));
  }
  if (trade.rows != 0) {
    ways.push_back(counted(trade.rows > 0 ? "way.down" : "way.up", std::abs(trade.rows)));
  }
  return listed(ways);
}

Text BoardPhrases::rounds_of(const Act::Turning& turning) const {
  std::vector<Text> rounds;
  for (std::size_t i = 0; i < turning.by_round.size(); ++i) {
    if (turning.by_round[i] < 0) continue;
    rounds.push_back(sentence("act.turn_boards.round", {{"n", number_text(static_cast<int>(i) + 1)},
                                                        {"board", board(turning.by_round[i])}}));
  }
  return listed(rounds);
}

template <typename Keeps>
Text BoardPhrases::spaces_of(const Keeps& one) const {
  constexpr bool uses = requires { one.occupied; };
  std::string_view key = "space.own";
  if constexpr (uses) key = one.occupied ? "space.taken" : "space.free";
  Text spaces = sentence(key, {{"workers", rules_.workers}});
  std::vector<Text> columns;
  for (int i = 0; i < 8; ++i) {
    if ((one.columns >> i & 1) != 0) columns.push_back(number_text(i));
  }
  if (!columns.empty()) {
    spaces = sentence("space.column", {{"space", spaces}, {"column", listed(columns, true)}});
  }
  if constexpr (uses) {
    if (one.beside_workers) {
      return sentence(one.own_colour ? "space.beside.own" : "space.beside",
                      {{"space", spaces}, {"workers", rules_.workers}});
    }
  }
  return spaces;
}

}  // namespace houserule
