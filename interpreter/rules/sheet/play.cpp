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

// The ladders of calls stand behind those of the game.
void add_call_ladders(const SheetWriter& sheet, const std::string& kind) {
  for (const CallRules& call : sheet.rules.calls) {
    const std::optional<Ladder>& ladder = kind == "lead" ? call.lead : call.follow;
    if (!ladder) continue;
    sheet.clauses.add(call.rule.path + "." + kind, sheet.phrases.ladder(*ladder, kind, &call));
  }
}

void add_following(const SheetWriter& sheet, const std::string& path, const PlayPhase& play) {
  const SheetPhrases& phrases = sheet.phrases;
  const Text usual = phrases.ladder(play.follow, "follow", nullptr);
  const bool differs = !play.follow_trump.empty() && !sheet.rules.trumps.empty() &&
                       phrases.ladder(play.follow_trump, "follow", nullptr) != usual;
  if (!differs) {
    sheet.clauses.add(path + ".follow", usual);
  } else {
    sheet.clauses.add(path + ".follow", phrases.ladder(play.follow, "suit", nullptr),
                      {path + ".follow", path + ".follow.when_suit_led"});
    sheet.clauses.add(path + ".follow.when_trump_led",
                      phrases.ladder(play.follow_trump, "trump", nullptr));
  }
  add_call_ladders(sheet, "follow");
}

void add_always_playable(const SheetWriter& sheet, const std::string& path, const PlayPhase& play) {
  const bool none = play.always_playable.is_fixed() && play.always_playable.cards.empty();
  if (none) return;
  const bool hand = play.always_from == static_cast<int>(StateLayout::hand);
  const Text text =
      sentence(hand ? "always.hand" : "always.zone",
               {{"cards", sheet.phrases.cards(play.always_playable, CardForm::any)},
                {"zone", sheet.phrases.zone_of(play.always_from, {SeatWord::own_seat})}});
  SheetClause& clause = sheet.clauses.add(path + ".always_playable", capitalized(text));
  if (may_pass(play.follow)) SheetClauses::say(clause, sentence("always.pass"));
}

bool can_select(const Selector& selector, const CardSet& cards) {
  if (selector.among() == Among::all) return true;
  return selector.among() == Among::these &&
         (!selector.cards.is_fixed() || !(selector.cards.cards & cards).empty());
}

void add_suitless(const SheetWriter& sheet, const PlayPhase& play) {
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
  const bool wins = std::any_of(play.winner.begin(), play.winner.end(),
                                [&](const Selector& one) { return can_select(one, suitless); });
  const bool always = std::any_of(play.winner.begin(), play.winner.end(), [&](const Selector& one) {
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

void add_winning(const SheetWriter& sheet, const std::string& path, const PlayPhase& play) {
  const GameRules& rules = sheet.rules;
  SheetClause& won = sheet.clauses.add(path + ".winner",
                                       sentence(rules.trumps.empty() ? "trick" : "trick.trumps",
                                                {{"card", sheet.phrases.selectors(play.winner)}}));
  add_ties(sheet, won, play.winner);
  if (play.may_be_nobodys) {
    const Text zone = sheet.phrases.zone_of(play.thrown_away_to, {SeatWord::nobody});
    SheetClauses::say(won, sentence("trick.nobody", {{"zone", zone}}));
  }
  const bool passing = may_pass(play.lead) || may_pass(play.follow);
  const bool counted_tricks = !passing && play.ends_when.kind == Condition::Kind::hands_empty &&
                              !play.ends_at_once && rules.keeps_hands();
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
  if (play.ends_when.kind != Kind::hands_empty) {
    sheet.clauses.add(path + ".ends_when",
                      sentence("ends", {{"condition", sheet.phrases.condition(play.ends_when)}}));
  } else if (!at_once && (may_pass(play.lead) || may_pass(play.follow))) {
    sheet.clauses.add(path + ".ends_when", sentence("ends.empty"));
  } else if (!at_once && !sheet.rules.keeps_hands()) {
    sheet.clauses.add(path + ".ends_when", sentence("ends.hands"));
  }
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
  add_window(sheet, play.before_trick, "window.before_trick");
  sheet.clauses.add(path + ".lead", sheet.phrases.ladder(play.lead, "lead", nullptr));
  add_call_ladders(sheet, "lead");
  add_window(sheet, play.before_card, "window.before_card");
  add_following(sheet, path, play);
  add_always_playable(sheet, path, play);
  add_suitless(sheet, play);
  add_window(sheet, play.after_card, "window.after_card");
  add_winning(sheet, path, play);
  add_window(sheet, play.after_trick, "window.after_trick");
  add_ending(sheet, path, play);
}

}  // namespace houserule
