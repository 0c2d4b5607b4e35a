// What listens in a board game, and what cards make different, in sentences.

#include <algorithm>

#include "base/sentence.h"
#include "board_rules/sheet/board_phrases.h"
#include "rules/sheet/phrases.h"

namespace houserule {

namespace {

using Heard = WindowFacts::Heard;

bool is_somewhere(const WindowListener& listener) {
  return listener.spaces != 0 || listener.groups != 0 || listener.columns != 0;
}

// What varies the sentence of a moment: the part of its key behind a dot.
const char* varied(const WindowListener& one, Window window) {
  const bool counts = window == Window::before_placing || window == Window::on_home ||
                      window == Window::instead_of_yield;
  if (counts) return one.exactly > 0 ? ".exactly" : "";
  if (window == Window::before_step) return one.only_spaces ? ".placed" : "";
  if (window == Window::on_put) return one.boards == 0 ? ".any" : "";
  if (window == Window::on_return) return one.at_most > 0 ? ".most" : "";
  if (window == Window::instead_of_act) {
    return one.upgrades > 0 ? ".upgrade" : one.step >= 0 ? ".step" : ".space";
  }
  if (window != Window::on_gain) return "";
  return one.for_each       ? ".each"
         : one.from_strips  ? ".strips"
         : one.not_by_cards ? ".not_cards"
                            : "";
}

// Whether the space of the action is said behind it: elsewhere it is part of it, or means nothing.
bool may_be_on_space(const WindowListener& one, Window window) {
  return window == Window::on_gain || window == Window::on_success || window == Window::on_fail ||
         window == Window::instead_of_gain ||
         (window == Window::instead_of_act && (one.upgrades > 0 || one.step >= 0));
}

std::string adjustment_key(const Adjustment& adjustment) {
  const auto& facts = AdjustmentFacts::all[static_cast<std::size_t>(adjustment.of)];
  return "adjust." + std::string(facts.name) + (adjustment.dearest ? ".dearest" : "");
}

}  // namespace

Text BoardPhrases::action(const WindowListener& listener) const {
  Text text =
      is_somewhere(listener)
          ? sentence("action.on",
                     {{"spaces", space(listener.spaces, listener.groups, listener.columns)}})
          : sentence("action.any");
  if (listener.deeds != 0) {
    text = sentence("action.with", {{"action", text}, {"deeds", deeds(listener.deeds)}});
  }
  if (!listener.only_spaces) return text;
  return sentence("action.placed", {{"action", text}, {"workers", rules_.workers}});
}

Text BoardPhrases::listened_goods(const WindowListener& listener, Window window) const {
  const Text all = listener.goods.empty() ? sentence("act.goods.any") : goods(listener.goods);
  // What is replaced is exactly that many, but where more is said.
  const bool replaces = window == Window::instead_of_gain;
  const bool exactly = replaces ? !listener.or_more : listener.exactly > 0;
  if (!replaces && !exactly && listener.at_least <= 1) return all;
  const int n = exactly && !replaces ? listener.exactly : std::max(1, listener.at_least);
  return sentence(exactly ? "goods.exactly" : "goods.at_least",
                  {{"n", number_text(n)}, {"goods", all}});
}

Text BoardPhrases::moment(const WindowListener& listener, Window window) const {
  const WindowFacts& facts = facts_of(window);
  const Text spaces = space(listener.spaces, listener.groups, listener.columns);
  const int n = listener.upgrades > 0  ? listener.upgrades
                : listener.at_most > 0 ? listener.at_most
                                       : listener.exactly;
  const Text text =
      sentence("moment." + std::string(facts.name) + varied(listener, window),
               {{"action", action(listener)},
                {"goods", listened_goods(listener, window)},
                {"boards", boards(listener.boards, facts.heard == Heard::of_an_event)},
                {"condition", condition(listener.when)},
                {"phase", phase(listener.phase)},
                {"workers", rules_.workers},
                {"step", step(listener.step)},
                {"n", number_text(n)},
                {"spaces", spaces}});
  if (may_be_on_space(listener, window) && is_somewhere(listener)) {
    return sentence("moment.on_space", {{"moment", text}, {"spaces", spaces}});
  }
  if (window == Window::on_put && listener.phase >= 0) {
    return sentence("moment.on_put.phase", {{"moment", text}, {"phase", phase(listener.phase)}});
  }
  if (facts.heard != Heard::of_a_phase) return text;
  if (listener.all_boards) return sentence("moment.of_all_boards", {{"moment", text}});
  if (listener.boards == 0) return text;
  return sentence("moment.of_boards", {{"moment", text}, {"boards", boards(listener.boards)}});
}

Text BoardPhrases::listener(const WindowListener& listener, Window window) const {
  const Text when = listener.around
                        ? sentence("moment.around_action", {{"action", action(listener)}})
                        : moment(listener, window);
  const bool conditional = listener.when != no_term && window != Window::as_soon_as;
  const Text text =
      sentence(conditional ? "heard.if" : "heard", {{"moment", capitalized(when)},
                                                    {"condition", condition(listener.when)},
                                                    {"act", act(listener.act)}});
  if (listener.once == Once::no || listener.around) return text;
  const Text once = sentence("once." + std::string(name_of(listener.once)));
  return {text.en + " " + once.en, text.in(Language::ja) + once.in(Language::ja)};
}

// "2 less", "1 more".
Text BoardPhrases::amount(int by) const {
  if (by == no_term) return {};
  const Term& term = term_at(by);
  if (term.kind != Term::Kind::number) return sentence("by.number", {{"number", number(by)}});
  const bool less = term.value < 0;
  return sentence(less ? "by.less" : "by.more",
                  {{"n", number_text(less ? -term.value : term.value)}});
}

Text BoardPhrases::adjustment(const Adjustment& adjustment) const {
  const Filling arguments = {
      {"goods", adjustment.goods.empty() ? sentence("act.goods.any") : goods(adjustment.goods)},
      {"boards", boards(adjustment.boards)},
      {"silver", good(rules_.silver)},
      {"workers", rules_.workers},
      {"spaces", space(adjustment.spaces, adjustment.groups, 0)},
      {"by", amount(adjustment.by)}};
  Text text = capitalized(sentence(adjustment_key(adjustment), arguments));
  if (adjustment.at_least > 0) {
    text = sentence("adjust.from", {{"sentence", text}, {"n", number_text(adjustment.at_least)}});
  }
  WindowListener where;
  if (adjustment.of != Adjustment::Of::placement) {
    where.spaces = adjustment.spaces;
    where.groups = adjustment.groups;
  }
  where.deeds = adjustment.deeds;
  if (is_somewhere(where) || where.deeds != 0) {
    text = sentence("adjust.where", {{"sentence", text}, {"action", action(where)}});
  }
  if (adjustment.only_spaces) text = sentence("adjust.only_spaces", {{"sentence", text}});
  if (adjustment.once >= 0) text = sentence("adjust.once", {{"sentence", text}});
  return text;
}

Text BoardPhrases::anytime(const AnytimeAct& anytime) const {
  const Act& act = act_at(anytime.act);
  if (act.when == no_term) return sentence("cards.anytime", {{"act", this->act(anytime.act)}});
  return sentence("cards.anytime.if",
                  {{"condition", condition(act.when)}, {"act", without_condition(act)}});
}

std::vector<Text> BoardPhrases::effects(Card card) const {
  std::vector<Text> all;
  const CardRules& own = rules_.cards[static_cast<std::size_t>(index_of(card))];
  if (own.on_play != no_act) {
    all.push_back(sentence("cards.on_play", {{"act", act(own.on_play)}}));
  }
  for (const AnytimeAct& one : rules_.anytime) {
    if (one.card != card) continue;
    all.push_back(anytime(one));
    if (one.latch >= 0) all.push_back(sentence("once.game"));
  }
  for (int i = 0; i < window_count; ++i) {
    for (const WindowListener& one : rules_.listeners[static_cast<std::size_t>(i)]) {
      if (one.card != card) continue;
      const Text sentence = listener(one, static_cast<Window>(i));
      if (std::find(all.begin(), all.end(), sentence) == all.end()) all.push_back(sentence);
    }
  }
  for (const Adjustment& one : rules_.adjustments) {
    if (one.card == card) all.push_back(adjustment(one));
  }
  if (all.empty()) all.push_back(sentence("cards.no_effect"));
  return all;
}

}  // namespace houserule
