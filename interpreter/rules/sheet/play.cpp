// Tricks: leading, following, winning, what happens around a trick, and when the play ends.

#include <algorithm>

#include "base/sentence.h"
#include "rules/sheet/sections.h"

namespace houserule {

namespace {

bool may_pass(const Ladder& ladder) {
  return std::any_of(ladder.begin(), ladder.end(), [](const LadderStep& s) { return s.pass; });
}

// Whether the seat that would lead may sit out, so that the next one does.
bool may_rest(const GameRules& rules, const SeatRule& leader) {
  if (leader.word != SeatWord::eldest_hand) return false;
  return std::ranges::any_of(rules.phases, [](const Phase& phase) {
    const auto* rest = std::get_if<SitsOutPhase>(&phase.body);
    const bool is_never = phase.when.kind == Condition::Kind::never && !phase.when.negated;
    return rest != nullptr && !is_never &&
           (rest->who.word != SeatWord::dealer || !rest->who.of.empty());
  });
}

void add_first_lead(const SheetWriter& sheet, const std::string& path, const PlayPhase& play) {
  SheetClause& first = sheet.clauses.add(path + ".first_lead", Text{});
  for (std::size_t i = 0; i < play.first_lead.size(); ++i) {
    const Text seat = sheet.phrases.seat(play.first_lead[i]);
    const bool passed_over = may_rest(sheet.rules, play.first_lead[i]);
    const char* key = i > 0 ? "lead.otherwise" : passed_over ? "lead.first.resting" : "lead.first";
    const Text text = sentence(key, {{"seat", seat}});
    SheetClauses::say(first, i == 0 ? capitalized(text) : text);
  }
}

// What contracts bring stands behind what the game says: once of those that bring the same.
// `tell(form, names)` is what one of them brings; with null it is no contract's.
template <class Tell>
void for_calls_with(const SheetWriter& sheet, unsigned part, const char* field, const Tell& tell) {
  struct Kind {
    const Form* form;
    Text told;
    std::vector<Text> names;
    std::vector<std::string> paths;
  };
  std::vector<Kind> kinds;
  const auto add = [&](const Form& form, const Text& name, const std::string& path) {
    const Text nameless;
    const Text told = tell(form, &nameless);
    const auto known = std::ranges::find_if(
        kinds, [&](const Kind& one) { return one.told.en == told.en && one.told.ja == told.ja; });
    Kind& kind = known == kinds.end() ? kinds.emplace_back(Kind{&form, told, {}, {}}) : *known;
    const bool is_told = std::ranges::any_of(
        kind.names, [&](const Text& other) { return other.en == name.en; });  // bids in a strain
    if (!is_told) kind.names.push_back(name);
    kind.paths.push_back(path + field);
  };
  for (const CallRules& call : sheet.rules.calls) {
    const Form& form = sheet.rules.forms[static_cast<std::size_t>(call.form)];
    if (call.form == 0 || !form.brings(part)) continue;
    const Text& name = call.strain < 0
                           ? call.text
                           : sheet.rules.strains[static_cast<std::size_t>(call.strain)].text;
    add(form, name, call.rule.path);
  }
  for (const Kind& kind : kinds) {
    const Text names = listed(kind.names, true);
    if (kind.told.en.empty()) continue;
    sheet.clauses.add(kind.paths.front(), tell(*kind.form, &names), kind.paths);
  }
}

// A clause of a contract, or of the game where it is none's.
Text of_contract(const Text* names, const Text& clause) {
  return names == nullptr ? clause : sentence("form.call", {{"call", *names}, {"clause", clause}});
}

// Whether a form has other rules for a plain suit and for trumps.
bool follows_differ(const SheetPhrases& phrases, const Form& form) {
  const Text none;
  return !form.follow_trump.empty() && !form.trumps.empty() &&
         phrases.ladder(form.follow_trump, "follow", &none).en !=
             phrases.ladder(form.follow, "follow", &none).en;
}

void add_following(const SheetWriter& sheet, const std::string& path) {
  const SheetPhrases& phrases = sheet.phrases;
  const Form& usual = sheet.rules.forms.front();
  if (follows_differ(phrases, usual)) {
    sheet.clauses.add(path + ".follow", phrases.ladder(usual.follow, "suit", nullptr),
                      {path + ".follow", path + ".follow.when_suit_led"});
    sheet.clauses.add(path + ".follow.when_trump_led",
                      phrases.ladder(usual.follow_trump, "trump", nullptr));
  } else {
    sheet.clauses.add(path + ".follow", phrases.ladder(usual.follow, "follow", nullptr));
  }
  for_calls_with(sheet, Form::own_follow, ".follow", [&](const Form& form, const Text* names) {
    if (!follows_differ(phrases, form)) return phrases.ladder(form.follow, "follow", names);
    Text text = phrases.ladder(form.follow, "suit", names);
    const Text trumps = phrases.ladder(form.follow_trump, "trump", names);
    text.en += " " + trumps.en;
    text.ja += trumps.in(Language::ja);
    return text;
  });
}

// What may always be played; nothing if that is no card.
Text always_text(const SheetWriter& sheet, const PlayPhase& play, const Form& form,
                 const Text* names) {
  const bool none = form.always_playable.is_fixed() && form.always_playable.cards.empty();
  if (none) return {};
  const bool hand = play.always_from == static_cast<int>(StateLayout::hand);
  Text text = capitalized(of_contract(
      names, sentence(hand ? "always.hand" : "always.zone",
                      {{"cards", sheet.phrases.cards(form.always_playable, CardForm::any)},
                       {"zone", sheet.phrases.zone_of(play.always_from, {SeatWord::own_seat})}})));
  if (!may_pass(form.follow)) return text;
  const Text instead = sentence("always.pass");
  return {text.en + " " + instead.en, text.ja + instead.ja};
}

void add_always_playable(const SheetWriter& sheet, const std::string& path, const PlayPhase& play) {
  const Text usual = always_text(sheet, play, sheet.rules.forms.front(), nullptr);
  if (!usual.en.empty()) sheet.clauses.add(path + ".always_playable", usual);
  for_calls_with(
      sheet, Form::own_always, ".always_playable",
      [&](const Form& form, const Text* names) { return always_text(sheet, play, form, names); });
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
void say_ties(const SheetWriter& sheet, Text& text, const std::vector<Selector>& selectors) {
  const auto say = [&](const Text& one) {
    text.en += " " + one.en;
    text.ja += one.in(Language::ja);
  };
  std::vector<const Selector*> tied;
  for (const Selector& one : selectors) {
    if (may_tie(sheet.rules, one)) tied.push_back(&one);
  }
  const bool alike = std::all_of(tied.begin(), tied.end(), [&](const Selector* one) {
    return one->last_wins == tied.front()->last_wins;
  });
  for (const Selector* one : tied) {
    if (alike) return say(sentence(one->last_wins ? "ties.last" : "ties.first"));
    say(sentence(one->last_wins ? "ties.last.of" : "ties.first.of",
                 {{"card", sheet.phrases.selector(*one)}}));
  }
}

Text winner_text(const SheetWriter& sheet, const PlayPhase& play, const Form& form,
                 const Text* names) {
  Text text = of_contract(names, sentence(form.trumps.empty() ? "trick" : "trick.trumps",
                                          {{"card", sheet.phrases.selectors(form.winner)}}));
  say_ties(sheet, text, form.winner);
  if (!form.may_be_nobodys) return text;
  const Text zone = sheet.phrases.zone_of(play.thrown_away_to, {SeatWord::nobody});
  const Text nobodys = sentence("trick.nobody", {{"zone", zone}});
  return {text.en + " " + nobodys.en, text.ja + nobodys.ja};
}

void add_winning(const SheetWriter& sheet, const std::string& path, const PlayPhase& play) {
  const GameRules& rules = sheet.rules;
  sheet.clauses.add(path + ".winner", winner_text(sheet, play, rules.forms.front(), nullptr));
  const std::size_t game = sheet.clauses.last_clauses().size() - 1;
  for_calls_with(sheet, Form::own_winner, ".winner", [&](const Form& form, const Text* names) {
    return winner_text(sheet, play, form, names);
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
  Text leads = capitalized(sentence("lead.next.card", {{"seat", leader}}));
  say_ties(sheet, leads, play.next_lead);
  SheetClause& next = sheet.clauses.add(path + ".next_lead", leads);
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
  for_calls_with(sheet, Form::own_end, ".ends_when", [&](const Form& form, const Text* names) {
    return of_contract(names,
                       sentence(key, {{"condition", sheet.phrases.condition(form.ends_when)}}));
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
  for_calls_with(sheet, Form::own_lead, ".lead", [&](const Form& form, const Text* names) {
    return sheet.phrases.ladder(form.lead, "lead", names);
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
