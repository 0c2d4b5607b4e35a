#include "talk/conversation/rules.h"

#include <algorithm>

#include "base/did_you_mean.h"
#include "board_rules/sheet/board_sheet.h"
#include "rules/compose/rule_paths.h"
#include "rules/sheet/clauses.h"
#include "rules/sheet/consequences.h"
#include "rules/sheet/phrases.h"
#include "talk/conversation/faults.h"
#include "talk/voice/typed_words.h"

namespace houserule {

namespace {

// A clause with so many calls in so long a text is a list, which is of no use to read at each.
constexpr std::ptrdiff_t many_calls = 20;
constexpr std::size_t long_text = 200;  // bytes

void print_clause(const Talk& talk, const SheetClause& clause) {
  const Speaker& speaker = talk.speaker;
  std::string line =
      speaker.say(clause.changed() ? "rules-clause-changed" : "rules-clause",
                  {{"n", std::to_string(clause.number)}, {"text", speaker.text(clause.text)}});
  const Text stop = sentence("stop");
  for (const Text& from : clause.from) {
    const std::string& said = speaker.text(from);
    const bool ends = said.ends_with(stop.en) || said.ends_with(stop.ja);
    speaker.add(line, ends ? said : said + speaker.text(stop));
  }
  talk.print(line);
}

// House rules that changed a rule of somebody else: "House rule Half points changes it.", where it
// is explained with what and where. Nothing for a rule that stands as it was written.
std::string writers_line(const Talk& talk, const RuleRef& rule) {
  const Speaker& speaker = talk.speaker;
  std::string line;
  const auto add = [&](const RuleRef& writer) {
    for (const VariantRules& variant : talk.rules().variants) {
      if (variant.name != writer.owner || variant.name == rule.owner) continue;
      speaker.add(line,
                  speaker.say(talk.settings.explains ? "rule-changed" : "rule-changed-in-words",
                              {{"title", speaker.text(variant.title)},
                               {"path", rule.path},
                               {"file", writer.place.file},
                               {"line", std::to_string(writer.place.line)}}));
    }
  };
  for (const Provenance& value : talk.rules().provenance) {
    if (value.path != rule.path) continue;
    add(value.from);
    for (const RuleRef& writer : value.also) add(writer);
  }
  return line;
}

void show_why_scores(const Talk& talk) {
  const std::vector<ToldLine> lines = talk.narrator.score_lines();
  if (lines.empty()) return talk.say("why-no-scores");
  for (const auto& [sentence, rule] : lines) {
    std::string line = sentence;
    const Phase* phase = nullptr;
    for (const Phase& one : talk.rules().phases) {
      if (is_at_or_below(rule.path, one.rule.path)) phase = &one;
    }
    talk.speaker.add(line, payment_line(talk, rule, phase == nullptr ? "" : phase->word));
    talk.print(line);
  }
}

const SheetClause* clause_called(const Talk& talk, const RuleRef& rule) {
  const int number = talk.sheet ? clause_of(*talk.sheet, rule) : 0;
  if (number == 0) return nullptr;
  for (const SheetSection& section : talk.sheet->sections) {
    for (const SheetClause& clause : section.clauses) {
      if (clause.number == number) return &clause;
    }
  }
  return nullptr;
}

// The clause of a call. Of one that lists many, of which each is a number, no more than its place.
std::string call_clause(const Talk& talk, int call) {
  const CallRules& made = talk.rules().calls[static_cast<std::size_t>(call)];
  const SheetClause* clause = clause_called(talk, made.rule);
  if (clause == nullptr) return "";
  if (clause->text.en.size() <= long_text) return clause_text(talk, made.rule);
  const auto listed = std::ranges::count_if(talk.rules().calls, [&](const CallRules& other) {
    return clause_called(talk, other.rule) == clause;
  });
  if (listed <= many_calls) return clause_text(talk, made.rule);
  // Whoever holds makes the bid that stands.
  const std::uint8_t stands = talk.session.state().core().contract;
  const CallRules& bid = made.holds && stands != no_call ? talk.rules().calls[stands] : made;
  return talk.speaker.say("why-clause-of-many", {{"n", std::to_string(clause->number)},
                                                 {"call", talk.speaker.text(bid.text)}});
}

// The clause of a step without its first sentence: who chooses what is seen at the table.
std::string what_is_done(const Talk& talk) {
  const SheetClause* clause = clause_called(talk, talk.phase().rule);
  if (clause == nullptr) return "";
  const auto rest_of = [](const std::string& text, std::string_view end) {
    const std::size_t at = text.find(end);
    return at == std::string::npos ? "" : text.substr(at + end.size());
  };
  const Text rest{rest_of(clause->text.en, ". "),
                  rest_of(clause->text.ja, sentence("whole", {{"text", ""}}).ja)};
  if (talk.speaker.text(rest).empty()) return "";
  return talk.speaker.say(
      "why-clause", {{"n", std::to_string(clause->number)}, {"text", talk.speaker.text(rest)}});
}

// What is said of a rule behind an answer: its clause, who changed it, where it is written.
std::string why_lines(const Talk& talk, const RuleRef& rule, const std::string& word,
                      int call = -1) {
  std::string line = call < 0 ? clause_text(talk, rule) : call_clause(talk, call);
  talk.speaker.add(line, house_rules_line(talk, rule));
  if (talk.settings.explains) talk.speaker.add(line, place_line(talk, rule, word));
  return line;
}

// Step by step what may be played, and whether `card` may, if there is one.
void show_ladder(const Talk& talk, Card card) {
  const LadderAnswer answer =
      talk.session.agenda().tricks()->ladder_answer(talk.session.state(), talk.acting());
  const SheetPhrases phrases(talk.rules());
  const bool is_free = answer.rungs.size() == 1 && answer.always.empty() &&
                       answer.rungs[0].offers == talk.hand_in_turn();
  if (is_free) talk.say("every-card-may");
  for (std::size_t i = 0; i < answer.rungs.size() && !is_free; ++i) {
    const RungAnswer& rung = answer.rungs[i];
    const bool is_last = i + 1 == answer.rungs.size();
    PlainFilling parameters = {{"n", std::to_string(i + 1)},
                               {"word", talk.speaker.text(phrases.rung(*rung.step, is_last))},
                               {"cards", talk.speaker.cards(rung.offers, Listing::all_of)}};
    std::string_view code = i > answer.binding    ? "step-not-reached"
                            : i == answer.binding ? "step-binding"
                                                  : "step-empty";
    if (i == answer.binding && rung.step->pass) code = "step-pass";
    talk.say(code, parameters);
  }
  if (!answer.always.empty()) {
    talk.say("step-always", {{"cards", talk.speaker.cards(answer.always, Listing::all_of)}});
  }
  if (answer.rungs.empty()) return;
  const RungAnswer& binding = answer.rungs[answer.binding];
  if (card != no_card) {
    const bool may = binding.offers.has(card) || answer.always.has(card);
    talk.say(may ? "card-may" : "card-may-not", {{"card", talk.speaker.card(card)}});
  }
  RuleRef rule = binding.step->rule;
  // A step that nobody has written is told where it would stand.
  if (rule.path == talk.phase().rule.path) {
    rule.path += talk.session.state().core().trick.laid == 0 ? ".lead" : ".follow";
  }
  talk.print(why_lines(talk, rule, word_of(*binding.step)));
}

// What may be done with a call here, by what is asked.
std::string_view code_of_may(const Talk& talk) {
  const auto* declare = talk.is_asked() ? std::get_if<DeclarePhase>(&talk.phase().body) : nullptr;
  if (declare == nullptr) return "call-may";
  if (declare->predicts) return "call-may-say";
  if (declare->chooses) return "call-may-choose";
  return declare->verb == "bid" ? "call-may-bid" : "call-may";
}

void show_why_here(const Talk& talk) {
  if (talk.choosing.plays()) return show_ladder(talk, no_card);
  if (!talk.is_asked()) return;
  std::string line = clause_text(talk, talk.phase().rule);
  if (line.empty()) line = talk.speaker.say("why-asked");
  talk.speaker.add(line, house_rules_line(talk, talk.phase().rule));
  if (talk.settings.explains) {
    talk.speaker.add(line, place_line(talk, talk.phase().rule, talk.phase().word));
  }
  talk.print(line);
  talk.listener.tell_way(talk.speaker.say("why-of-what"));
}

// Whether a card may be among those that are chosen here, and what they are chosen for.
void show_why_chosen(const Talk& talk, Card card) {
  const Choices& choices = talk.choosing.choices();
  CardSet may = choices.melds.own | choices.melds.shared;
  for (int i = 0; i < choices.set_count; ++i) {
    const SetChoice& set = choices.sets[static_cast<std::size_t>(i)];
    may |= set.fixed | set.from;
  }
  for (std::size_t i = 0; i < choices.pick_count; ++i) may |= choices.picks[i];
  std::string line = talk.speaker.say(may.has(card) ? "card-may-choose" : "card-may-not-choose",
                                      {{"card", talk.speaker.card(card)}});
  if (!may.has(card) && talk.hand_in_turn().has(card) && choices.set_count > 0) {
    // A set with this card in it is refused, and the refusal says why.
    const SetChoice& set = choices.sets[0];
    CardSet cards = set.fixed | CardSet::of(card);
    for (const Card other : set.from) {
      if (cards.count() >= set.fixed.count() + set.count) break;
      cards.add(other);
    }
    const auto refusal = talk.session.refusal_of(Move::of_set(talk.acting(), cards, set.call));
    if (refusal) line = talk.speaker.text(refusal->message);
  }
  talk.speaker.add(line, why_lines(talk, talk.phase().rule, talk.phase().word));
  talk.print(line);
  talk.print_all(consequence_lines(talk, -1));
}

}  // namespace

void show_rules(const Talk& talk, const std::string& word) {
  if (!talk.sheet || talk.settings.words == nullptr) return;
  bool is_clause = false;
  for (const SheetSection& section : talk.sheet->sections) {
    if (word.empty()) talk.say("rules-section", {{"title", talk.speaker.text(section.title)}});
    for (const SheetClause& clause : section.clauses) {
      if (!word.empty() && word != std::to_string(clause.number)) continue;
      print_clause(talk, clause);
      is_clause = true;
    }
  }
  if (word.empty() || is_clause) return;
  if (const Word* found = talk.settings.words->find(word)) {
    return talk.say("rules-word",
                    {{"word", found->name}, {"says", talk.speaker.text(found->says)}});
  }
  const std::string nearest = nearest_name(word, talk.settings.words->names());
  talk.say(nearest.empty() ? "rules-no-word" : "rules-no-word-near",
           {{"text", quotable(word)}, {"nearest", nearest}});
}

bool show_why(Talk& talk, const GameFace& face, const std::string& what) {
  if (what.empty()) {
    show_why_here(talk);
    return true;
  }
  if (const std::string reason = face.why(what); !reason.empty()) {
    talk.print(reason);
    return true;
  }
  if (command_called(what) == "scores") {
    show_why_scores(talk);
    return true;
  }
  const GameRules& rules = talk.rules();
  const bool plays = talk.choosing.plays();
  const auto answer = [&](const Move& move, const std::string& otherwise) {
    const auto refusal = talk.session.refusal_of(move);
    if (refusal) {
      print_refusal(talk, *refusal);
    } else {
      talk.print(otherwise);
    }
  };
  const Card card = rules.deck.parse(what);
  // "2h" is a bid while it is offered, and a card at other times.
  const bool is_card = card != no_card && rules.in_play.has(card) && !talk.choosing.offers(what);
  if (is_card && (talk.choosing.collects() || talk.choosing.picks())) {
    show_why_chosen(talk, card);
    return true;
  }
  if (is_card) {
    if (plays && talk.hand_in_turn().has(card)) {
      show_ladder(talk, card);
    } else {
      answer(Move::of_card(talk.acting(), card),
             talk.speaker.say(plays ? "card-may" : "card-may-show",
                              {{"card", talk.speaker.card(card)}}));
    }
    return true;
  }
  for (int i = 0; i < static_cast<int>(rules.calls.size()); ++i) {
    const CallRules& call = rules.calls[static_cast<std::size_t>(i)];
    if (slug(what) != call.slug && slug(what) != slug(call.name) && what != call.text.ja) continue;
    std::string may = talk.speaker.say(code_of_may(talk), {{"call", talk.speaker.text(call.text)}});
    talk.speaker.add(may, why_lines(talk, call.rule, "", i));
    answer(Move::make_call(talk.acting(), i), may);
    if (talk.is_asked()) talk.print_all(consequence_lines(talk, i));
    return true;
  }
  return false;
}

namespace {

// Which clause a rule is told in; of a part that has none of its own, the clauses of the whole.
std::string clauses_line(const Talk& talk, const RuleRef& rule) {
  const int clause = talk.sheet ? clause_of(*talk.sheet, rule) : 0;
  if (clause > 0) return talk.speaker.say("rule-clause", {{"n", std::to_string(clause)}});
  const std::vector<int> numbers =
      talk.sheet ? clauses_of_whole(*talk.sheet, rule) : std::vector<int>();
  if (numbers.empty()) return "";
  if (numbers.size() == 1) {
    return talk.speaker.say("rule-clause", {{"n", std::to_string(numbers.front())}});
  }
  return talk.speaker.say("rule-clauses", {{"from", std::to_string(numbers.front())},
                                           {"to", std::to_string(numbers.back())}});
}

// What the sheet says of the line of a settlement that is written at a place.
std::vector<const SheetClause*> clauses_of_payment(const Talk& talk, const RuleRef& rule) {
  for (const Phase& phase : talk.rules().phases) {
    const auto* settle = std::get_if<SettlePhase>(&phase.body);
    for (int i = 0; settle != nullptr && talk.sheet && i < std::ssize(settle->lines); ++i) {
      if (settle->lines[static_cast<std::size_t>(i)].rule.path != rule.path) continue;
      return clauses_of_line(*talk.sheet, talk.rules(), phase, i);
    }
  }
  return {};
}

std::string made_by_line(const Talk& talk, const std::string& owner) {
  for (const VariantRules& variant : talk.rules().variants) {
    if (variant.name != owner || comes_with_game(talk.rules(), variant.name)) continue;
    return talk.speaker.say("by-house-rule", {{"title", talk.speaker.text(variant.title)}});
  }
  return "";
}

}  // namespace

std::string house_rules_line(const Talk& talk, const RuleRef& rule) {
  std::string line = made_by_line(talk, rule.owner);
  talk.speaker.add(line, writers_line(talk, rule));
  return line;
}

std::vector<std::string> consequence_lines(const Talk& talk, int call) {
  std::vector<std::string> lines;
  if (!talk.sheet) return lines;
  for (const Consequence& one : consequences_of(*talk.sheet, talk.rules(), talk.phase(), call)) {
    lines.push_back(
        talk.speaker.say("why-clause", {{"n", std::to_string(one.clause->number)},
                                        {"text", talk.speaker.text(one.clause->text)}}));
  }
  return lines;
}

std::string clause_said(const Talk& talk, const RuleRef& rule) {
  const SheetClause* clause = clause_called(talk, rule);
  return clause == nullptr ? "" : talk.speaker.text(clause->text);
}

std::string clause_text(const Talk& talk, const RuleRef& rule) {
  const SheetClause* clause = clause_called(talk, rule);
  if (clause == nullptr) return "";
  return talk.speaker.say("why-clause", {{"n", std::to_string(clause->number)},
                                         {"text", talk.speaker.text(clause->text)}});
}

std::vector<std::string> lines_on_figure(const Talk& talk, int phase, int line, bool whole) {
  std::vector<std::string> lines;
  const std::vector<Phase>& phases = talk.rules().phases;
  for (std::size_t i = 0; i < phases.size() && phase < 0; ++i) {
    if (std::holds_alternative<SettlePhase>(phases[i].body)) phase = static_cast<int>(i);
  }
  if (!talk.sheet || phase < 0) return lines;
  for (const SheetClause* clause :
       clauses_of_line(*talk.sheet, talk.rules(), phases[static_cast<std::size_t>(phase)], line)) {
    const PlainFilling filling = {{"n", std::to_string(clause->number)},
                                  {"text", talk.speaker.text(clause->text)}};
    lines.push_back(talk.speaker.say(whole ? "why-clause" : "rule-clause", filling));
  }
  return lines;
}

std::string meaning_text(const Talk& talk, int call) {
  const RuleRef& rule =
      call < 0 ? talk.phase().rule : talk.rules().calls[static_cast<std::size_t>(call)].rule;
  std::string line = call < 0 ? what_is_done(talk) : call_clause(talk, call);
  const bool is_general =
      line.empty() || clause_called(talk, rule) == clause_called(talk, talk.phase().rule);
  if (line.empty()) line = clause_text(talk, talk.phase().rule);
  talk.speaker.add(line, house_rules_line(talk, rule));
  if (!talk.sheet) return line;
  std::string follows;
  for (const Consequence& one : consequences_of(*talk.sheet, talk.rules(), talk.phase(), call)) {
    talk.speaker.add(follows, talk.speaker.text(one.text));
  }
  // Of what is said of all that is asked here what a choice comes to has the room there is.
  if (is_general) std::swap(line, follows);
  talk.speaker.add(line, follows);
  return line;
}

std::string payment_line(const Talk& talk, const RuleRef& rule, const std::string& word) {
  if (rule.place.file.empty()) return "";
  std::string line =
      talk.settings.explains ? place_line(talk, rule, word) : made_by_line(talk, rule.owner);
  const std::vector<const SheetClause*> told = clauses_of_payment(talk, rule);
  if (told.empty()) talk.speaker.add(line, clauses_line(talk, rule));
  for (const SheetClause* clause : told) {  // which a house rule may have changed by a number
    for (const std::string& owner : clause->owners) {
      if (owner != rule.owner) talk.speaker.add(line, made_by_line(talk, owner));
    }
    talk.speaker.add(line,
                     talk.speaker.say("rule-clause", {{"n", std::to_string(clause->number)}}));
  }
  return line;
}

std::string rule_line(const Talk& talk, const RuleRef& rule, const std::string& word) {
  std::string line = payment_line(talk, rule, word);
  if (!rule.place.file.empty()) talk.speaker.add(line, writers_line(talk, rule));
  return line;
}

std::string place_line(const Talk& talk, const RuleRef& rule, const std::string& word) {
  if (rule.place.file.empty()) return "";
  PlainFilling parameters = {
      {"word", word}, {"file", rule.place.file}, {"line", std::to_string(rule.place.line)}};
  for (const VariantRules& variant : talk.rules().variants) {
    if (variant.name != rule.owner) continue;
    parameters.emplace_back("title", talk.speaker.text(variant.title));
    return talk.speaker.say(word.empty() ? "rule-place-house" : "rule-line-house", parameters);
  }
  return talk.speaker.say(word.empty() ? "rule-place" : "rule-line", parameters);
}

std::optional<RuleSheet> printed_sheet(const Talk& talk) {
  if (!talk.takes_edits()) return std::nullopt;
  Diagnostics faults;
  TableSpec spec;
  spec.game = talk.rules().game;
  spec.numbers.emplace_back("players", std::to_string(talk.rules().seats));
  const auto table = load_table(*talk.settings.folders, *talk.settings.words, spec, faults);
  if (!table) return std::nullopt;
  return make_table_sheet(*table->rules);
}

}  // namespace houserule
