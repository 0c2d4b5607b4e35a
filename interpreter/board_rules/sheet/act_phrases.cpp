// Acts of board games in words.

#include <cstdlib>

#include "base/sentence.h"
#include "board_rules/sheet/board_phrases.h"
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
  std::vector<std::string> en;
  std::vector<std::string> ja;
  for (const Text& act : acts) {
    en.push_back(act.en);
    ja.push_back(act.in(Language::ja));
  }
  return {"either " + joined(en, ", or ", ", or "), joined(ja, "か、", "か、")};
}

// Whether it is made of several acts, so that brackets are wanted where it stands among others.
bool BoardPhrases::is_compound(int index) const {
  const Act& act = act_at(index);
  switch (act.kind) {
    case ActKind::list:
    case ActKind::may:
    case ActKind::at_once:
    case ActKind::action:
      if (act.parts.size() > 1) return true;
      return act.parts.size() == 1 && is_compound(act.parts.front());
    case ActKind::choose:
      return act.parts.size() > 1;
    case ActKind::again:
    case ActKind::repeat:
    case ActKind::panels:
      return true;
    default:
      return false;
  }
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

// By the order of the kinds (act.h).
Text BoardPhrases::without_condition(const Act& act) const {
  if (act.kind <= ActKind::leave) return flow(act);
  if (act.kind <= ActKind::breed) return of_goods(act);
  if (act.kind <= ActKind::advance_strips) return of_boards(act);
  if (act.kind <= ActKind::roll) return of_workers(act);
  return of_cards(act);
}

Text BoardPhrases::flow(const Act& act) const {
  const auto around = [&](std::string_view key) {
    return sentence(key, {{"n", times(act.times)},
                          {"workers", rules_.workers},
                          {"act", one_after_the_other(parts(act))}});
  };
  switch (act.kind) {
    case ActKind::may: {
      // Behind brackets no verb can be bent.
      const Text what = one_after_the_other(parts(act));
      const bool brackets = what.in(Language::ja).ends_with(')');
      return sentence(brackets ? "act.may.brackets" : "act.may",
                      {{"act", brackets ? what : hanging(what)}});
    }
    case ActKind::choose:
      return one_of(parts(act));
    case ActKind::panels: {
      std::vector<std::string> en;
      std::string ja;
      for (const Text& part : parts(act)) {
        en.push_back(part.en);
        ja += "『" + part.in(Language::ja) + "』";
      }
      return sentence("act.panels", {{"acts", {joined(en, "; ", "; "), ja}}});
    }
    case ActKind::again:
      return around(constant(act.times) ? "act.again" : "act.again.as_often");
    case ActKind::repeat:
      return around("act.repeat");
    case ActKind::at_once:
      return around("act.at_once");
    case ActKind::action:
      return around("act.action");
    case ActKind::rounds:
      return around("act.rounds");
    case ActKind::turns:
      return around("act.turns");
    case ActKind::gap:
      return sentence("act.gap");
    case ActKind::phase: {
      const Filling arguments = {{"phase", phase(act.phase)},
                                 {"level", number(act.limit)},
                                 {"boards", boards(act.boards)}};
      if (act.limit != no_term) return sentence("act.phase.level", arguments);
      return sentence(act.boards != 0 ? "act.phase.boards" : "act.phase", arguments);
    }
    case ActKind::step:
      return sentence("act.step", {{"step", step(act.name)}});
    case ActKind::leave:
      return sentence("act.leave");
    default:
      return one_after_the_other(parts(act));
  }
}

Text BoardPhrases::trade(const Act& act) const {
  Text which = act.goods.empty() ? sentence("act.goods.any") : goods(act.goods);
  if (act.one_kind) which = sentence("act.goods.one_kind", {{"goods", which}});
  if (act.only_just) which = sentence("act.goods.just", {{"goods", which}});
  const Filling arguments = {
      {"goods", which}, {"n", times(act.times)}, {"columns", counted("column", act.steps)}};
  if (act.turn_over) return sentence("act.turn_over", arguments);
  if (act.kind == ActKind::flip) {
    return sentence(act.each_once ? "act.flip.once" : "act.flip", arguments);
  }
  const bool one = act.times == no_term || is_number(act.times, 1);
  return sentence(one ? "act.upgrade.one" : "act.upgrade", arguments);
}

Text BoardPhrases::shift(const Act& act) const {
  std::vector<Text> ways;
  if (act.steps != 0) {
    ways.push_back(counted(act.steps > 0 ? "way.column" : "way.left", std::abs(act.steps)));
  }
  if (act.rows != 0) {
    ways.push_back(counted(act.rows > 0 ? "way.down" : "way.up", std::abs(act.rows)));
  }
  const Filling arguments = {
      {"goods", act.goods.empty() ? sentence("act.goods.any") : goods(act.goods)},
      {"n", times(act.times)},
      {"way", listed(ways)}};
  const bool once = act.times == no_term || is_number(act.times, 1);
  return sentence(once ? "act.shift" : "act.shift.many", arguments);
}

Text BoardPhrases::of_goods(const Act& act) const {
  const Filling arguments = {{"goods", goods(act.goods)},
                             {"n", times(act.times)},
                             {"limit", number(act.limit)},
                             {"items", counted_number("item", act.times)}};
  const bool one = act.times == no_term || is_number(act.times, 1);
  switch (act.kind) {
    case ActKind::gain:
      return sentence("act.gain", {{"goods", shares(act.gains)}});
    case ActKind::spend:
      return sentence("act.spend", {{"goods", shares(act.costs)}});
    case ActKind::spend_one:
      return sentence(act.goods.count() == 1 ? "act.spend_one.same" : "act.spend_one", arguments);
    case ActKind::convert:
      return sentence("act.convert", {{"costs", shares(act.costs)}, {"gains", shares(act.gains)}});
    case ActKind::draw: {
      const Text pile =
          act.pile < 0 ? Text{} : rules_.piles[static_cast<std::size_t>(act.pile)].text;
      return sentence("act.draw", {{"n", times(act.times)}, {"pile", pile}});
    }
    case ActKind::gain_one:
      if (act.limit != no_term) return sentence("act.gain_one.worth", arguments);
      return sentence(one ? "act.gain_one" : "act.gain_one.many", arguments);
    case ActKind::buy: {
      const Text text = sentence(one ? "act.buy" : "act.buy.many", arguments);
      if (act.needs == no_term) return text;
      return sentence("act.if", {{"condition", condition(act.needs)}, {"act", text}});
    }
    case ActKind::shift:
      return shift(act);
    case ActKind::take_items:
      if (act.goods.empty())
        return sentence(act.exactly ? "act.take" : "act.take.up_to", arguments);
      return sentence(act.exactly ? "act.take.of" : "act.take.of.up_to", arguments);
    case ActKind::breed:
      return sentence("act.breed", {{"animals", goods(act.goods)}, {"young", good(act.young)}});
    default:
      return trade(act);
  }
}

Text BoardPhrases::turning(const Act& act) const {
  std::vector<Text> rounds;
  for (std::size_t i = 0; i < act.by_round.size(); ++i) {
    if (act.by_round[i] < 0) continue;
    rounds.push_back(sentence("act.turn_boards.round", {{"n", number_text(static_cast<int>(i) + 1)},
                                                        {"board", board(act.by_round[i])}}));
  }
  return sentence(
      act.steps > 0 ? "act.turn_boards.lay" : "act.turn_boards",
      {{"rounds", listed(rounds)}, {"n", number_text(act.steps)}, {"silver", good(rules_.silver)}});
}

Text BoardPhrases::of_boards(const Act& act) const {
  const Filling arguments = {
      {"goods", goods(act.goods)},          {"gains", shares(act.gains)},
      {"boards", boards(act.boards, true)}, {"board", board(act.board)},
      {"silver", good(rules_.silver)},      {"strips", counted_number("strip", act.times)}};
  switch (act.kind) {
    case ActKind::gain_and_put:
      return sentence("act.gain_and_put", arguments);
    case ActKind::put_one:
      if (act.from_served) return sentence("act.put_one.served", arguments);
      return sentence(act.boards == 0 ? "act.put_one.any" : "act.put_one", arguments);
    case ActKind::lift:
      return sentence("act.lift", arguments);
    case ActKind::put_tiles:
      return sentence("act.put_tiles");
    case ActKind::set_out:
      return sentence("act.set_out", arguments);
    case ActKind::forgo:
      return sentence("act.forgo", arguments);
    case ActKind::clear_board:
      return sentence("act.clear_board", arguments);
    case ActKind::evaluate_income:
      return sentence("act.income", arguments);
    case ActKind::evaluate_bonus:
      return sentence(act.boards == 0 ? "act.bonus" : "act.bonus.boards", arguments);
    case ActKind::turn_boards:
      return turning(act);
    case ActKind::reveal_strips:
      return sentence("act.reveal_strips", arguments);
    default:
      return sentence("act.advance_strips", arguments);
  }
}

Text BoardPhrases::spaces_of(const Act& act) const {
  const Filling workers = {{"workers", rules_.workers}};
  Text spaces = sentence(act.kind == ActKind::bring_back ? "space.own"
                         : act.occupied                  ? "space.taken"
                                                         : "space.free",
                         workers);
  std::vector<Text> columns;
  for (int i = 0; i < 8; ++i) {
    if ((act.columns >> i & 1) != 0) columns.push_back(number_text(i));
  }
  if (!columns.empty()) {
    spaces = sentence("space.column", {{"space", spaces}, {"column", listed(columns, true)}});
  }
  if (!act.beside) return spaces;
  return sentence(act.own_colour ? "space.beside.own" : "space.beside",
                  {{"space", spaces}, {"workers", rules_.workers}});
}

Text BoardPhrases::workers_of(const Act& act) const {
  if (const std::optional<int> count = constant(act.times)) return workers(*count);
  return sentence("worker.many", {{"n", in_brackets(act.times)}, {"workers", rules_.workers}});
}

Text BoardPhrases::of_workers(const Act& act) const {
  const Filling arguments = {
      {"n", times(act.times)},
      {"workers", rules_.workers},
      {"those", workers_of(act)},
      {"spaces", spaces_of(act)},
      {"goods", goods(act.goods)},
      {"vessels", counted_number("vessel", act.times)},
      {"roll", act.roll < 0 ? Text{} : rules_.rolls[static_cast<std::size_t>(act.roll)].text}};
  switch (act.kind) {
    case ActKind::bring_workers:
      return sentence("act.bring_workers", arguments);
    case ActKind::place_workers:
      return sentence("act.place_workers", arguments);
    case ActKind::take_back:
      return sentence("act.take_back", arguments);
    case ActKind::bring_back:
      return sentence(act.each_once    ? "act.bring_back.each"
                      : act.one_by_one ? "act.bring_back.one_by_one"
                                       : "act.bring_back",
                      arguments);
    case ActKind::use_space:
      if (act.costs.empty()) return sentence("act.use_space", arguments);
      return one_after_the_other({sentence("act.spend", {{"goods", shares(act.costs)}}),
                                  sentence("act.use_space", arguments)});
    case ActKind::remove_workers:
      return sentence(act.next_colour ? "act.remove_workers.next_colour" : "act.remove_workers",
                      arguments);
    case ActKind::load:
      return sentence("act.load", arguments);
    case ActKind::unload:
      return sentence("act.unload", arguments);
    case ActKind::remove_cargo:
      return sentence(act.again ? "act.remove_cargo.again" : "act.remove_cargo");
    case ActKind::add_to_rolls:
      return sentence("act.add_to_rolls", arguments);
    default:
      return sentence(act.times == no_term ? "act.roll" : "act.roll.vessels", arguments);
  }
}

Text BoardPhrases::of_cards(const Act& act) const {
  const Filling arguments = {{"cards", counted_number("card", act.times)},
                             {"marks", marks(act.cards)}};
  const bool any = act.cards.empty();
  if (act.kind == ActKind::remove_cards) return sentence("act.remove_cards", arguments);
  if (act.kind == ActKind::play_cards) {
    const bool one = act.times == no_term || is_number(act.times, 1);
    return sentence(one ? "act.play_cards" : "act.play_cards.up_to", arguments);
  }
  if (act.chosen) return sentence(any ? "act.choose_cards" : "act.draw_cards.chosen", arguments);
  return sentence(any ? "act.draw_cards" : "act.draw_cards.of", arguments);
}

}  // namespace houserule
