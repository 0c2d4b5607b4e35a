// What a deal is worth, and the end of the match.

#include <algorithm>

#include "base/sentence.h"
#include "rules/sheet/sections.h"

namespace houserule {

namespace {

// Whether seats may play together; else each is a side.
bool has_sides(const GameRules& rules) {
  return rules.has_teams() ||
         std::any_of(rules.phases.begin(), rules.phases.end(), [](const Phase& phase) {
           const auto* declare = std::get_if<DeclarePhase>(&phase.body);
           return declare != nullptr && declare->makes_contract;
         });
}

// What stands behind, or before, the names of lines of one kind.
std::string key_of(const SheetWriter& sheet, const SettleLine& line) {
  const bool of_deal = line.scope == SettleLine::Scope::deal;
  const bool of_seat = line.scope == SettleLine::Scope::each_seat || !has_sides(sheet.rules);
  const std::string whose = of_deal ? "" : of_seat ? "seat" : "side";
  if (line.kind == SettleLine::Kind::figure) return of_deal ? "deal" : whose;
  const std::string kind = line.kind == SettleLine::Kind::score   ? "score"
                           : line.kind == SettleLine::Kind::tally ? "tally"
                                                                  : "wins";
  return of_deal ? kind : kind + "." + whose;
}

// Lines of one kind that stand one below the other are told together.
void add_lines(const SheetWriter& sheet, const std::string& path, const SettlePhase& settle) {
  std::vector<std::pair<std::string, std::vector<Text>>> kinds;
  for (const SettleLine& line : settle.lines) {
    if (line.kind == SettleLine::Kind::pay) continue;
    const std::string key = key_of(sheet, line);
    if (kinds.empty() || kinds.back().first != key) kinds.push_back({key, {}});
    kinds.back().second.push_back(line.text.en.empty() ? same(line.name) : line.text);
  }
  if (kinds.empty()) return;
  const bool are_single = std::ranges::all_of(
      kinds, [](const auto& kind) { return kind.second.size() == 1 || kind.first == "deal"; });
  std::vector<Text> texts;
  for (const auto& [key, names] : kinds) {
    if (are_single) {
      for (const Text& name : names)
        texts.push_back(sentence("settle.line." + key, {{"name", name}}));
    } else {
      texts.push_back(sentence("settle.lines." + key, {{"names", listed(names)}}));
    }
  }
  const Text lines = are_single ? listed(texts) : strung(texts, "list.lines");
  // House rules that change a line are told in their own words, so no path is covered here.
  sheet.clauses.add(path, sentence("settle.lines", {{"lines", lines}}), {path + ".lines", "teams"});
}

}  // namespace

void add_clauses(const SheetWriter& sheet, const Phase& phase, const SettlePhase& settle) {
  const std::string& path = phase.rule.path;
  for (std::size_t i = 0; i < settle.says.size(); ++i) {
    const std::string own = path + ".says[" + std::to_string(i + 1) + "]";
    std::vector<std::string> covers = {own};
    const Text text = sheet.phrases.with_numbers(settle.says[i].text, &covers);
    if (sheet.clauses.replaces(settle.says[i], text, own)) continue;
    SheetClause& clause = sheet.clauses.add(path, text, std::move(covers));
    clause.rule.path = own;
    sheet.clauses.mark_around(clause, settle.says[i], path);
  }
  add_lines(sheet, path, settle);
  const auto worked_out = std::find_if(settle.lines.begin(), settle.lines.end(),
                                       [](const SettleLine& line) { return line.hook >= 0; });
  if (settle.says.empty() && worked_out != settle.lines.end()) {
    const Place& place = worked_out->rule.place;
    sheet.clauses.add(path, sentence("settle.place", {{"place", same(to_text(place))}}));
  }
}

Text score_sentence(const SheetWriter& sheet, const Phase& phase, const ScorePhase& scored) {
  const auto number = [&](const ScoredNumber& measure) {
    switch (measure.kind) {
      case ScoredNumber::Kind::trick_points:
        return sheet.phrases.of_word("trick_points");
      case ScoredNumber::Kind::meld_points:
        return sheet.phrases.of_word("meld_points");
      case ScoredNumber::Kind::contract_times:
        return sheet.phrases.of_word("contract_times");
      case ScoredNumber::Kind::fixed:
        break;
    }
    return same(to_text(measure.number));
  };
  Text points = scored.amount.kind == ScoredNumber::Kind::fixed
                    ? counted_score(sheet.rules, scored.amount.number)
                    : number(scored.amount);
  const bool is_once =
      scored.times.kind == ScoredNumber::Kind::fixed && scored.times.number == Amount::whole(1);
  if (!is_once) {
    points = sentence("score.times", {{"points", points}, {"times", number(scored.times)}});
  }
  const bool is_noted = scored.kept >= 0;
  const bool by_side = sheet.rules.has_teams() && scored.who.word == SeatWord::each_seat;
  const Text seat = by_side ? sheet.phrases.of_word("each_side") : sheet.phrases.seat(scored.who);
  Text text = capitalized(sentence(is_noted ? "score.noted" : "score.now",
                                   {{"seat", seat}, {"points", points}, {"name", phase.text}}));
  if (is_noted || !sheet.rules.has_teams() || by_side) return text;
  const Text once = sentence("score.sides");
  return {text.en + " " + once.en, text.ja + once.ja};
}

void add_clauses(const SheetWriter& sheet, const Phase& phase, const ScorePhase&) {
  sheet.clauses.add(phase.rule.path, effect_sentence(sheet, phase, nullptr));
}

void add_clauses(const SheetWriter& sheet, const Phase& phase, const EndDealPhase&) {
  const Text text =
      phase.when.is_always()
          ? sentence("end_deal")
          : sentence("end_deal.if", {{"condition", sheet.phrases.condition(phase.when)}});
  sheet.clauses.add(phase.rule.path, text, {phase.rule.path + ".when"});
}

void add_end(const SheetWriter& sheet) {
  const GameRules& rules = sheet.rules;
  for (const Phase& phase : rules.match.at_end) {
    const std::string& path = phase.rule.path;
    if (const auto* share = std::get_if<SharePhase>(&phase.body)) {
      sheet.clauses.add(path, sentence("end.share", {{"value", sheet.phrases.value(share->from)}}));
    } else if (const auto* pay = std::get_if<PayPhase>(&phase.body)) {
      sheet.clauses.add(path, sentence("end.pay", {{"chips", counted_amount("chip", pay->amount)},
                                                   {"value", sheet.phrases.value(pay->to)}}));
    }
  }
  const bool sides = rules.has_teams();
  if (rules.match.declarers_first) {
    const Text declarer = sheet.phrases.seat(SeatWord::declarer);
    sheet.clauses.add("match.winner", sentence("winner.declarers", {{"declarer", declarer}}));
  }
  static constexpr const char* words[] = {"most_chips", "highest_score", "lowest_score"};
  const std::string word = words[static_cast<int>(rules.match.winner)];
  const Text winner = sides ? sentence("winner." + word) : sheet.phrases.of_word(word);
  const char* key = sides ? "winner.sides" : "winner";
  if (rules.match.plays_on) key = sides ? "winner.play_on.sides" : "winner.play_on";
  sheet.clauses.add("match.winner", sentence(key, {{"winner", winner}}),
                    {"match.winner", "match.ties", "teams"});
}

}  // namespace houserule
