// What listens in a board game, and what cards make different, in sentences.

#include <algorithm>

#include "base/sentence.h"
#include "board_rules/sheet/board_phrases.h"
#include "rules/sheet/phrases.h"

namespace houserule {

namespace {

bool is_somewhere(const WindowListener& listener) {
  return listener.spaces != 0 || listener.groups != 0 || listener.columns != 0;
}

std::string_view phase_key(Window window) {
  switch (window) {
    case Window::before_phase:
      return "moment.before_phase";
    case Window::start_of_phase:
      return "moment.start_of_phase";
    case Window::during_phase:
      return "moment.during_phase";
    case Window::end_of_phase:
      return "moment.end_of_phase";
    case Window::after_phase:
      return "moment.after_phase";
    default:
      return "";
  }
}

std::string_view adjustment_key(const Adjustment& adjustment) {
  using Of = Adjustment::Of;
  switch (adjustment.of) {
    case Of::price:
      return "adjust.price";
    case Of::cost:
      return "adjust.cost";
    case Of::placement:
      return "adjust.placement";
    case Of::roll:
      return "adjust.roll";
    case Of::rolls:
      return "adjust.rolls";
    case Of::worth_of:
      return "adjust.worth";
    case Of::lying:
      return "adjust.lying";
    case Of::needs:
      return "adjust.needs";
    case Of::pays:
      return "adjust.pays";
    case Of::points:
      return "adjust.points";
    case Of::offers:
      return "adjust.offers";
    case Of::loot:
      return adjustment.dearest ? "adjust.loot.dearest" : "adjust.loot";
    case Of::split:
      return "adjust.split";
    case Of::accepts:
      return "adjust.accepts";
  }
  return "adjust.accepts";
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

Text BoardPhrases::listened_goods(const WindowListener& listener) const {
  const Text all = listener.goods.empty() ? sentence("act.goods.any") : goods(listener.goods);
  if (listener.exactly > 0) {
    return sentence("goods.exactly", {{"n", number_text(listener.exactly)}, {"goods", all}});
  }
  if (listener.at_least > 1) {
    return sentence("goods.at_least", {{"n", number_text(listener.at_least)}, {"goods", all}});
  }
  return all;
}

Text BoardPhrases::on_space(const Text& moment, const WindowListener& listener) const {
  if (!is_somewhere(listener)) return moment;
  return sentence(
      "moment.on_space",
      {{"moment", moment}, {"spaces", space(listener.spaces, listener.groups, listener.columns)}});
}

Text BoardPhrases::instead(const WindowListener& listener, Window window) const {
  if (window == Window::instead_of_card) return sentence("moment.instead_of_card");
  if (window == Window::instead_of_gain) {
    // Unlike elsewhere, a number here is exactly that many.
    const std::string_view key = listener.or_more ? "goods.at_least" : "goods.exactly";
    const Text replaced = sentence(
        key,
        {{"n", number_text(std::max(1, listener.at_least))},
         {"goods", listener.goods.empty() ? sentence("act.goods.any") : goods(listener.goods)}});
    return on_space(sentence("moment.instead_of_gain", {{"goods", replaced}}), listener);
  }
  if (window == Window::instead_of_yield) {
    return sentence(
        listener.exactly > 0 ? "moment.instead_of_yield.exactly" : "moment.instead_of_yield",
        {{"boards", boards(listener.boards)}, {"n", number_text(listener.exactly)}});
  }
  if (listener.upgrades > 0) {
    return on_space(sentence("moment.instead_of_upgrade", {{"n", number_text(listener.upgrades)}}),
                    listener);
  }
  if (listener.step >= 0) {
    return on_space(sentence("moment.instead_of_step", {{"step", step(listener.step)}}), listener);
  }
  return sentence("moment.instead_of_space",
                  {{"spaces", space(listener.spaces, listener.groups, listener.columns)}});
}

Text BoardPhrases::moment_of_event(const WindowListener& listener, Window window) const {
  const Filling arguments = {{"goods", listened_goods(listener)},
                             {"boards", boards(listener.boards, true)},
                             {"step", step(listener.step)},
                             {"workers", rules_.workers},
                             {"n", number_text(listener.exactly)}};
  switch (window) {
    case Window::on_gain:
      return on_space(sentence(listener.for_each       ? "moment.on_gain.each"
                               : listener.from_strips  ? "moment.on_gain.strips"
                               : listener.not_by_cards ? "moment.on_gain.not_cards"
                                                       : "moment.on_gain",
                               arguments),
                      listener);
    case Window::on_put: {
      const Text text =
          sentence(listener.boards == 0 ? "moment.on_put.any" : "moment.on_put", arguments);
      if (listener.phase < 0) return text;
      return sentence("moment.on_put.phase", {{"moment", text}, {"phase", phase(listener.phase)}});
    }
    case Window::on_return:
      return sentence(listener.at_most > 0 ? "moment.on_return.most" : "moment.on_return",
                      {{"workers", rules_.workers}, {"n", number_text(listener.at_most)}});
    case Window::on_success:
      return on_space(sentence("moment.on_success", arguments), listener);
    case Window::on_fail:
      return on_space(sentence("moment.on_fail", arguments), listener);
    case Window::on_lost:
      return sentence("moment.on_lost", arguments);
    default:
      return sentence(listener.exactly > 0 ? "moment.on_home.exactly" : "moment.on_home",
                      arguments);
  }
}

Text BoardPhrases::moment(const WindowListener& listener, Window window) const {
  const Filling arguments = {{"action", action(listener)},
                             {"goods", listened_goods(listener)},
                             {"workers", rules_.workers},
                             {"step", step(listener.step)},
                             {"n", number_text(listener.exactly)},
                             {"spaces", space(listener.spaces, listener.groups, listener.columns)}};
  switch (window) {
    case Window::before_placing:
      return sentence(
          listener.exactly > 0 ? "moment.before_placing.exactly" : "moment.before_placing",
          arguments);
    case Window::before_paying:
      return sentence("moment.before_paying", arguments);
    case Window::before_action:
      return sentence("moment.before_action", arguments);
    case Window::during_action:
      return sentence("moment.during_action", arguments);
    case Window::after_action:
      return sentence("moment.after_action", arguments);
    case Window::before_step:
      return sentence(listener.only_spaces ? "moment.before_step.placed" : "moment.before_step",
                      arguments);
    case Window::instead_of_gain:
    case Window::instead_of_yield:
    case Window::instead_of_card:
    case Window::instead_of_act:
      return instead(listener, window);
    case Window::as_soon_as:
      return sentence("moment.as_soon_as", {{"condition", condition(listener.when)}});
    default:
      break;
  }
  const std::string_view key = phase_key(window);
  if (key.empty()) return moment_of_event(listener, window);
  const Text text = sentence(key, {{"phase", phase(listener.phase)}});
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
  const Text once = sentence(listener.once == Once::action  ? "once.action"
                             : listener.once == Once::phase ? "once.phase"
                             : listener.once == Once::round ? "once.round"
                                                            : "once.game");
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
