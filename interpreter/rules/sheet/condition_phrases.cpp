// Conditions, selectors and ladders in words: the part of SheetPhrases that speaks of the play.

#include <algorithm>
#include <limits>
#include <string>

#include "base/sentence.h"
#include "rules/sheet/phrases.h"

namespace houserule {

namespace {

// "ヌルであるなら" is said "ヌルなら".
Text spoken(Text sentence) {
  static constexpr std::string_view stiff = "であるなら";
  static constexpr std::string_view light = "なら";
  for (std::size_t at = sentence.ja.find(stiff); at != std::string::npos;
       at = sentence.ja.find(stiff, at)) {
    sentence.ja.replace(at, stiff.size(), light);
  }
  return sentence;
}

// Whether a set is one card, of which there may be copies.
bool is_one_card(const GameRules& rules, const CardRule& cards) {
  if (!cards.is_fixed() || cards.cards.empty()) return false;
  const Card kind = rules.deck.first_of_kind(cards.cards.first());
  return std::all_of(cards.cards.begin(), cards.cards.end(),
                     [&](Card card) { return rules.deck.first_of_kind(card) == kind; });
}

// How many points or tricks there have to be.
Text amount_so_far(const Condition& condition) {
  const bool points = condition.kind == Condition::Kind::points_so_far;
  if (!points && condition.kind != Condition::Kind::tricks_so_far) return {};
  const bool open = condition.most == std::numeric_limits<int>::max();
  const std::string bounds = condition.least == condition.most ? "exactly"
                             : open                            ? "least"
                             : condition.least <= 0            ? "most"
                                                               : "between";
  return sentence((points ? "so_far.points." : "so_far.tricks.") + bounds,
                  {{"n", number_text(bounds == "most" ? condition.most : condition.least)},
                   {"m", number_text(open ? 0 : condition.most)}});
}

// Whether a step offers all cards, perhaps under a condition.
bool offers_everything(const SheetPhrases& phrases, CardRule cards) {
  cards.when.clear();
  return phrases.is_everything(cards);
}

bool is_free(const SheetPhrases& phrases, const Ladder& ladder) {
  return !ladder.empty() && !ladder.front().pass && ladder.front().when.is_always() &&
         phrases.is_everything(ladder.front().cards);
}

}  // namespace

// A list inside a list of the other kind stands in brackets.
Text SheetPhrases::each_of(const std::vector<Condition>& parts, bool all, const Text& who) const {
  using Kind = Condition::Kind;
  Text text;
  const bool somebody = who == sentence("who.somebody");
  for (std::size_t i = 0; i < parts.size(); ++i) {
    Text part = condition(parts[i], somebody && i > 0 ? sentence("who.same") : who);
    const bool is_list = parts[i].kind == Kind::any_of || parts[i].kind == Kind::all_of;
    const bool means_all = (parts[i].kind == Kind::all_of) != parts[i].negated;
    if (is_list && means_all != all && parts[i].parts.size() > 1) {
      part = sentence("condition.inside", {{"condition", part}});
    }
    text = i == 0 ? part
                  : sentence(all ? "condition.and" : "condition.or", {{"a", text}, {"b", part}});
  }
  return text;
}

Text SheetPhrases::holds(const Condition& condition, const Text& who) const {
  const bool none = condition.most == 0;
  const bool negated = condition.negated != none;
  const std::string key = negated ? "condition.unless.holds" : "condition.holds";
  const bool elsewhere = condition.zone != static_cast<int>(StateLayout::hand);
  const int least = none ? 1 : condition.least;
  const int most = none ? std::numeric_limits<int>::max() : condition.most;
  const Filling arguments = {{"who", who},
                             {"card", cards(condition.cards, CardForm::any)},
                             {"cards", cards(condition.cards, CardForm::these)},
                             {"zone", zone(condition.zone)},
                             {"range", range_text(least, most)}};
  const bool any = least == 1 && most == std::numeric_limits<int>::max();
  const bool one = any && is_one_card(rules_, condition.cards);
  if (elsewhere && has_seats(condition.zone)) return sentence(key + ".in", arguments);
  if (elsewhere) {
    const std::string lying = std::string("condition.") + (negated ? "unless." : "") + "lies";
    return sentence(lying + (one ? ".one" : any ? ".any" : ""), arguments);
  }
  if (!any) return sentence(key, arguments);
  return sentence(key + (one ? ".one" : ".any"), arguments);
}

Text SheetPhrases::condition(const Condition& condition, const Text& who) const {
  using Kind = Condition::Kind;
  if (condition.kind == Kind::any_of || condition.kind == Kind::all_of) {
    // Of "not all of these" and "none of these" each is said by itself.
    std::vector<Condition> parts = condition.parts;
    for (Condition& part : parts) part.negated = part.negated != condition.negated;
    return each_of(parts, (condition.kind == Kind::all_of) != condition.negated, who);
  }
  if (condition.kind == Kind::holds) return holds(condition, who);
  const ConditionRow* const row = row_of(condition_rows, condition.kind);
  if (row == nullptr) {
    return sentence((condition.kind == Kind::never) == condition.negated
                        ? "condition.always"
                        : "condition.unless.always");
  }
  const std::string word(row->name);
  if (condition.kind == Kind::cycle_complete && rules_.match.cycle > 0) {
    return sentence(condition.negated ? "condition.unless.cycle" : "condition.cycle",
                    {{"n", number_text(rules_.match.cycle)}});
  }
  const std::string opposite = "opposite." + word;
  if (has_sentence(opposite)) return condition.negated ? sentence(opposite) : of_word(word);
  std::string key = (condition.negated ? "condition.unless." : "condition.") + word;
  const bool one = is_one_card(rules_, condition.cards);
  const bool any = condition.least <= 1 && condition.most == std::numeric_limits<int>::max();
  if (condition.kind == Kind::played) key += !any ? ".many" : one ? ".one" : "";
  const bool is_score =
      condition.kind == Kind::score_reaches || condition.kind == Kind::score_falls_to;
  const bool is_acting = condition.kind == Kind::acting;
  if (!condition.of.empty() && condition.kind != Kind::behind && !is_acting) {
    key += ".of";
  } else if (is_score && rules_.has_teams()) {
    key += ".side";
  }
  const KeptNumber* const kept =
      condition.kept < 0 ? nullptr : &rules_.kept[static_cast<std::size_t>(condition.kept)];
  const Text tally = kept == nullptr         ? Text{}
                     : kept->text.en.empty() ? same(kept->name)
                                             : kept->text;
  if (kept != nullptr && condition.of.empty()) {
    if (kept->of == KeptNumber::Of::seat) key += ".seat";
    if (kept->of == KeptNumber::Of::side) key += ".side";
  }
  const Text inside = condition.parts.empty()
                          ? Text{}
                          : this->condition(condition.parts.front(), sentence("who.somebody"));
  return sentence(
      key, {{"condition", inside},
            {"amount", amount_so_far(condition)},
            {"score", counted_score(rules_, Amount::whole(condition.least))},
            {"n", number_text(condition.least)},
            {"tally", tally},
            {"who", who},
            {"seats", condition.of.size() == 1 && condition.of.front().word == SeatWord::own_seat &&
                              condition.of.front().of.empty()
                          ? who
                          : seats(condition.of, true)},
            {"calls", calls(condition.calls)},
            {"zones", zones(condition.zones)},
            {"card", cards(condition.cards, CardForm::any)},
            {"cards", cards(condition.cards, CardForm::these)},
            {"range", range_of(condition)}});
}

// How many there have to be.
Text SheetPhrases::range_of(const Condition& condition) const {
  Text range = range_text(condition.least, condition.most);
  for (const auto& [added, less] : condition.plus) {
    range =
        sentence(less ? "range.less" : "range.more", {{"range", range}, {"value", value(added)}});
  }
  return range;
}

Text SheetPhrases::selector(const Selector& selector) const {
  const std::string word(row_of(selector_rows, selector.kind)->name);
  const bool one = selector.cards.is_fixed() && selector.cards.cards.count() == 1;
  Text text;
  if (selector.among() != Among::these) {
    text = of_word(word);
  } else if (one) {
    text = cards(selector.cards, CardForm::every);
  } else {
    text = sentence("selector." + word, {{"cards", cards(selector.cards, CardForm::these)}});
  }
  if (selector.when.is_always()) return text;
  return sentence("selector.if", {{"card", text}, {"condition", condition(selector.when)}});
}

Text SheetPhrases::selectors(const std::vector<Selector>& selectors) const {
  Text text;
  for (std::size_t i = 0; i < selectors.size(); ++i) {
    const Text next = selector(selectors[i]);
    text = i == 0 ? next : sentence("selectors.next", {{"first", text}, {"next", next}});
  }
  return text;
}

// What a step asks for. The last one is mostly any card, which Japanese says in its own way.
Text SheetPhrases::rung(const LadderStep& step, bool last) const {
  if (last && is_everything(step.cards)) return of_word("any_card");
  CardRule bare = step.cards;
  bare.when.clear();
  return cards(bare, CardForm::any);
}

Text SheetPhrases::ladder(const Ladder& ladder, const std::string& kind, const Text* call) const {
  const Text name = call == nullptr ? Text{} : *call;
  if (is_free(*this, ladder)) {
    const bool may_pass = kind == "lead" && call == nullptr && ladder.back().pass;
    if (may_pass) return sentence("lead.any.pass");
    return sentence(kind + (call == nullptr ? ".any" : ".call.any"), {{"call", name}});
  }
  Text text;
  bool was_conditional = false;  // the step before may not have applied at all
  for (std::size_t i = 0; i < ladder.size(); ++i) {
    const LadderStep& step = ladder[i];
    std::vector<Condition> conditions;
    if (!step.when.is_always()) conditions.push_back(step.when);
    for (const Condition& when : step.cards.when) {
      if (!when.is_always()) conditions.push_back(when);
    }
    const bool last = i + 1 == ladder.size();
    std::string key = last ? "step.last" : "step.next";
    if (step.pass) {
      key = i == 0 ? "step.pass.first" : "step.pass";
    } else if (i == 0) {
      key =
          kind + (call == nullptr ? ".step" : ".call") + (conditions.empty() ? ".first" : ".when");
    } else if (!conditions.empty()) {
      key = "step.next.when";
    }
    if (was_conditional) key += ".else";
    if (!conditions.empty() && !step.pass && offers_everything(*this, step.cards)) key += ".any";
    was_conditional = !conditions.empty();
    const Text part =
        spoken(sentence(key, {{"cards", rung(step, last)},
                              {"call", name},
                              {"condition", each_of(conditions, true, sentence("who.player"))}}));
    text.en += (i == 0 ? "" : " ") + part.en;
    text.ja += part.ja;
  }
  return text;
}

}  // namespace houserule
