// Tricks: leading, following, winning, what happens around a trick, and when the play ends.

#include <algorithm>

#include "base/sentence.h"
#include "rules/sheet/sections.h"

namespace houserule {

namespace {

bool may_pass(const Ladder& ladder) {
  return std::any_of(ladder.begin(), ladder.end(), [](const LadderStep& s) { return s.pass; });
}

void add_first_lead(const SheetWriter& sheet, const std::string& path, const PlayPhase& play) {
  SheetClause& first = sheet.clauses.add(path + ".first_lead", Text{});
  for (std::size_t i = 0; i < play.first_lead.size(); ++i) {
    const Text seat = sheet.phrases.seat(play.first_lead[i]);
    const char* key = i == 0 ? "lead.first" : "lead.otherwise";
    const Text text = sentence(key, {{"seat", seat}});
    SheetClauses::say(first, i == 0 ? capitalized(text) : text);
  }
}

// What contracts bring stands behind what the game says.
template <class Add>
void for_calls_with(const SheetWriter& sheet, unsigned part, const Add& add) {
  for (const CallRules& call : sheet.rules.calls) {
    const Form& form = sheet.rules.forms[static_cast<std::size_t>(call.form)];
    if (call.form != 0 && form.brings(part)) add(call, form);
  }
}

// `kind` as SheetPhrases::ladder says.
void add_ladders(const SheetWriter& sheet, const std::string& path, const Form& form,
                 const CallRules* call) {
  const SheetPhrases& phrases = sheet.phrases;
  const Text usual = phrases.ladder(form.follow, "follow", call);
  const bool differs = !form.follow_trump.empty() && !form.trumps.empty() &&
                       phrases.ladder(form.follow_trump, "follow", call) != usual;
  if (!differs) {
    sheet.clauses.add(path + ".follow", usual);
    return;
  }
  sheet.clauses.add(path + ".follow", phrases.ladder(form.follow, "suit", call),
                    {path + ".follow", path + ".follow.when_suit_led"});
  sheet.clauses.add(path + ".follow.when_trump_led",
                    phrases.ladder(form.follow_trump, "trump", call));
}

void add_following(const SheetWriter& sheet, const std::string& path) {
  add_ladders(sheet, path, sheet.rules.forms.front(), nullptr);
  for_calls_with(sheet, Form::own_follow, [&](const CallRules& call, const Form& form) {
    add_ladders(sheet, call.rule.path, form, &call);
  });
}

void add_always(const SheetWriter& sheet, const std::string& path, const PlayPhase& play,
                const Form& form, const CallRules* call) {
  const bool none = form.always_playable.is_fixed() && form.always_playable.cards.empty();
  if (none) return;
  const bool hand = play.always_from == static_cast<int>(StateLayout::hand);
  Text text = sentence(hand ? "always.hand" : "always.zone",
                       {{"cards", sheet.phrases.cards(form.always_playable, CardForm::any)},
                        {"zone", sheet.phrases.zone_of(play.always_from, {SeatWord::own_seat})}});
  if (call != nullptr) text = sentence("form.call", {{"call", call->text}, {"clause", text}});
  SheetClause& clause = sheet.clauses.add(path + ".always_playable", capitalized(text));
  if (may_pass(form.follow)) SheetClauses::say(clause, sentence("always.pass"));
}

void add_always_playable(const SheetWriter& sheet, const std::string& path, const PlayPhase& play) {
  add_always(sheet, path, play, sheet.rules.forms.front(), nullptr);
  for_calls_with(sheet, Form::own_always, [&](const CallRules& call, const Form& form) {
    add_always(sheet, call.rule.path, play, form, &call);
  });
}

bool can_select(const Selector& selector, const CardSet& cards) {
  if (selector.among() == Among::all) return true;
  return selector.among() == Among::these &&
         (!selector.cards.is_fixed() || !(selector.cards.cards & cards).empty());
}

void add_suitless(const SheetWriter& sheet) {
  const std::vector<Selector>& winner = sheet.rules.forms.front().winner;
  CardSet suitless;
  std::vector<Text> names;
  for (const Card card : sheet.rules.in_play) {
    if (sheet.rules.deck.info(card).suit >= 0) continue;
    suitless.add(card);
    if (sheet.rules.deck.first_of_kind(card) != card) continue;
    names.push_back(sentence("card.named", {{"card", sheet.rules.deck.info(card).text}}));
  }
  if (names.empty()) return;
  SheetClause& clause = sheet.clauses.add(
      "deck", capitalized(sentence(names.size() == 1 ? "suitless.led" : "suitless.led.many",
                                   {{"cards", listed(names)}})));
  const bool wins = std::any_of(winner.begin(), winner.end(),
                                [&](const Selector& one) { return can_select(one, suitless); });
  const bool always = std::any_of(winner.begin(), winner.end(), [&](const Selector& one) {
    return one.when.is_always() && can_select(one, suitless);
  });
  const std::string many = names.size() == 1 ? "" : ".many";
  if (!always) {
    SheetClauses::say(clause, sentence((wins ? "suitless.sometimes" : "suitless.loses") + many));
  }
}

// Whether two cards that a selector compares may be equally high.
bool may_tie(const GameRules& rules, const Selector& selector) {
  if (selector.among() == Among::all || selector.among() == Among::these) {
    return !selector.cards.is_fixed() || selector.cards.cards.count() != 1;
  }
  for (const Card card : rules.in_play) {
    for (const Card other : rules.in_play) {
      if (card != other && rules.deck.info(card).name == rules.deck.info(other).name) return true;
    }
  }
  return false;
}

// Which of equal cards counts: one sentence where all selectors that may find several agree.
void add_ties(const SheetWriter& sheet, SheetClause& clause,
              const std::vector<Selector>& selectors) {
  std::vector<const Selector*> tied;
  for (const Selector& one : selectors) {
    if (may_tie(sheet.rules, one)) tied.push_back(&one);
  }
  const bool alike = std::all_of(tied.begin(), tied.end(), [&](const Selector* one) {
    return one->last_wins == tied.front()->last_wins;
  });
  for (const Selector* one : tied) {
    if (alike)
      return SheetClauses::say(clause, sentence(one->last_wins ? "ties.last" : "ties.first"));
    SheetClauses::say(clause, sentence(one->last_wins ? "ties.last.of" : "ties.first.of",
                                       {{"card", sheet.phrases.selector(*one)}}));
  }
}

void add_winners(const SheetWriter& sheet, const std::string& path, const PlayPhase& play,
                 const Form& form, const CallRules* call) {
  Text text = sentence(form.trumps.empty() ? "trick" : "trick.trumps",
                       {{"card", sheet.phrases.selectors(form.winner)}});
  if (call != nullptr) text = sentence("form.call", {{"call", call->text}, {"clause", text}});
  SheetClause& won = sheet.clauses.add(path + ".winner", text);
  add_ties(sheet, won, form.winner);
  if (!form.may_be_nobodys) return;
  const Text zone = sheet.phrases.zone_of(play.thrown_away_to, {SeatWord::nobody});
  SheetClauses::say(won, sentence("trick.nobody", {{"zone", zone}}));
}

void add_winning(const SheetWriter& sheet, const std::string& path, const PlayPhase& play) {
  const GameRules& rules = sheet.rules;
  const Form& usual = rules.forms.front();
  add_winners(sheet, path, play, usual, nullptr);
  const std::size_t game = sheet.clauses.last_clauses().size() - 1;
  for_calls_with(sheet, Form::own_winner, [&](const CallRules& call, const Form& form) {
    add_winners(sheet, call.rule.path, play, form, &call);
  });
  SheetClause& won = sheet.clauses.last_clauses()[game];
  const bool ends_early =
      std::ranges::any_of(rules.forms, [](const Form& form) { return !form.takes_all_cards(); });
  const bool counted_tricks = !rules.seats_may_pass() && !ends_early && !play.ends_at_once &&
                              rules.keeps_hands() && rules.deal() != nullptr &&
                              rules.deal()->by_deal.empty();
  const Text tricks = counted("trick", rules.tricks());
  if (play.next_lead.empty()) {
    SheetClauses::say(won, counted_tricks ? sentence("lead.next", {{"tricks", tricks}})
                                          : sentence("lead.next.open"));
    return;
  }
  const Text leader =
      sentence("seat.selected", {{"card", sheet.phrases.selectors(play.next_lead)}});
  SheetClause& next = sheet.clauses.add(
      path + ".next_lead", capitalized(sentence("lead.next.card", {{"seat", leader}})));
  add_ties(sheet, next, play.next_lead);
  const bool found = std::ranges::any_of(play.next_lead, [](const Selector& one) {
    return one.when.is_always() && (one.among() == Among::all || one.among() == Among::led_suit);
  });
  if (!found) SheetClauses::say(next, sentence("lead.next.none"));
  if (counted_tricks) SheetClauses::say(next, sentence("lead.count", {{"tricks", tricks}}));
}

void add_window(const SheetWriter& sheet, const PhaseList& window, const char* key) {
  for (const int index : window) {
    const auto at = static_cast<std::size_t>(index);
    if (at < sheet.rules.phases.size()) {
      add_phase_clauses(sheet, sheet.rules.phases[at], sentence(key));
    }
  }
}

void add_ending(const SheetWriter& sheet, const std::string& path, const PlayPhase& play) {
  using Kind = Condition::Kind;
  const bool at_once = play.ends_at_once.has_value();
  const Form& usual = sheet.rules.forms.front();
  const bool before = std::ranges::any_of(play.before_trick, [&](int index) {
    const auto& body = sheet.rules.phases[static_cast<std::size_t>(index)].body;
    return std::holds_alternative<DeclarePhase>(body) || std::holds_alternative<MeldPhase>(body);
  });
  const char* const key = before ? "ends.before" : "ends";
  if (usual.ends_when.kind != Kind::hands_empty) {
    sheet.clauses.add(path + ".ends_when",
                      sentence(key, {{"condition", sheet.phrases.condition(usual.ends_when)}}));
  } else if (!at_once && sheet.rules.seats_may_pass()) {
    sheet.clauses.add(path + ".ends_when", sentence("ends.empty"));
  } else if (!at_once && !sheet.rules.keeps_hands()) {
    sheet.clauses.add(path + ".ends_when", sentence("ends.hands"));
  }
  for_calls_with(sheet, Form::own_end, [&](const CallRules& call, const Form& form) {
    const Text ends = sentence(key, {{"condition", sheet.phrases.condition(form.ends_when)}});
    sheet.clauses.add(call.rule.path + ".ends_when",
                      sentence("form.call", {{"call", call.text}, {"clause", ends}}));
  });
  if (!at_once) return;
  SheetClause& clause = sheet.clauses.add(
      path + ".ends_at_once",
      sentence("ends.at_once", {{"condition", sheet.phrases.condition(*play.ends_at_once)}}));
  const Text zone = sheet.phrases.zone_of(play.thrown_away_to, {SeatWord::nobody});
  SheetClauses::say(clause, sentence("ends.broken", {{"zone", zone}}));
}

}  // namespace

void add_clauses(const SheetWriter& sheet, const Phase& phase, const PlayPhase& play) {
  const std::string& path = phase.rule.path;
  add_first_lead(sheet, path, play);
  add_window(sheet, play.any_time, "window.any_time");
  add_window(sheet, play.before_trick, "window.before_trick");
  sheet.clauses.add(path + ".lead",
                    sheet.phrases.ladder(sheet.rules.forms.front().lead, "lead", nullptr));
  for_calls_with(sheet, Form::own_lead, [&](const CallRules& call, const Form& form) {
    sheet.clauses.add(call.rule.path + ".lead", sheet.phrases.ladder(form.lead, "lead", &call));
  });
  add_window(sheet, play.before_card, "window.before_card");
  add_following(sheet, path);
  add_always_playable(sheet, path, play);
  add_suitless(sheet);
  add_window(sheet, play.after_card, "window.after_card");
  add_winning(sheet, path, play);
  add_window(sheet, play.after_trick, "window.after_trick");
  add_ending(sheet, path, play);
}

}  // namespace houserule
