// What the narrator says when a deal or the match is over: who paid whom, and who stands where.

#include <algorithm>
#include <bit>

#include "board_rules/model/board_rules.h"
#include "rules/sheet/clauses.h"
#include "talk/voice/figures_so_far.h"
#include "talk/voice/narrator.h"

namespace houserule {

namespace {

bool is_to_value(const ScoreLine& line) {
  return !line.is_score && line.other.kind == Account::Kind::value;
}

// Lines that one sentence can tell: the same line of the settlement, the same way of moving.
bool belong_together(const ScoreLine& a, const ScoreLine& b) {
  if (a.line != b.line || a.rule != b.rule || a.is_score != b.is_score) return false;
  if (a.is_score) return true;
  if (is_to_value(a) != is_to_value(b)) return false;
  if (is_to_value(a)) {
    return a.other == b.other && (a.amount > Amount()) == (b.amount > Amount());
  }
  return true;
}

// The settlement of a deal, by its phase; the first there is of one that is none.
const SettlePhase* settlement_of(const GameRules& rules, int phase) {
  if (phase < 0) return rules.settlement();
  return std::get_if<SettlePhase>(&rules.phases[static_cast<std::size_t>(phase)].body);
}

}  // namespace

std::string Narrator::totals(const std::function<Amount(Seat)>& score_of,
                             const std::function<Amount(int)>& value_of) const {
  const GameRules& rules = session_.rules();
  std::string line = speaker_.say(rules.uses_chips() ? "totals-chips" : "totals-points",
                                  {{"list", speaker_.side_amounts(score_of)}});
  for (std::size_t i = 0; i < rules.values.size(); ++i) {
    if (rules.values[i].type != ValueType::chips) continue;
    speaker_.add(line,
                 speaker_.say("value-holds", {{"value", speaker_.text(rules.values[i].text)},
                                              {"n", to_text(value_of(static_cast<int>(i)))}}));
  }
  for (const KeptNumber& kept : rules.kept) {
    if (!kept.lasts()) continue;
    const std::string list = kept.of == KeptNumber::Of::match
                                 ? to_text(value_of(kept.first))
                                 : speaker_.side_amounts([&](Seat seat) {
                                     return value_of(kept.first + index_of(seat));
                                   });
    speaker_.add(line, speaker_.say("tally", {{"tally", capitalized(speaker_.text(kept.text))},
                                              {"list", list}}));
  }
  return line;
}

std::string Narrator::scores() const {
  const State& state = session_.state();
  const StateLayout& layout = session_.rules().layout;
  return totals([&](Seat seat) { return state.score(layout, seat); },
                [&](int value) { return state.value(layout, value); });
}

// The first sentence on a deal that is over: what each seat took, and whether a promise was kept.
std::string Narrator::deal_result(const DealReport& deal) const {
  const GameRules& rules = session_.rules();
  const auto slot = [](Seat seat) { return static_cast<std::size_t>(index_of(seat)); };
  Seat sweeper = no_seat;
  int takers = 0;
  for (int i = 0; i < rules.seats; ++i) {
    if (deal.tricks_won[slot(seat_at(i))] == 0) continue;
    sweeper = ++takers == 1 ? seat_at(i) : no_seat;
  }
  const bool contract = deal.contract != no_call;
  const bool by_points = !contract && rules.has_card_points() && counts_tricks(deal);
  const std::string list = speaker_.sums([&](Seat seat) {
    return by_points ? deal.points[slot(seat)] : Amount::whole(deal.tricks_won[slot(seat)]);
  });
  std::string line = speaker_.say(by_points ? "deal-over-points" : "deal-over-tricks",
                                  {{"deal", std::to_string(deal.deal)}, {"list", list}});
  speaker_.add(line, what_was_said(deal));
  speaker_.add(line, card_points_of_sides(deal));
  if (contract) {
    const CallRules& call = rules.calls[deal.contract];
    const int won = deal.tricks_won[slot(deal.declarer)];
    const bool made = call.promise == Promise::take_no_trick
                          ? won == 0
                          : won == static_cast<int>(deal.tricks.size());
    if (call.promise != Promise::none) {
      speaker_.add(line, speaker_.say_of(deal.declarer, made ? "made" : "failed",
                                         {{"call", speaker_.text(call.text)}}));
    }
  } else if (sweeper != no_seat) {
    speaker_.add(line, speaker_.say_of(sweeper, "sweep"));
  }
  return line;
}

// What each side has taken, where captured cards count and nothing else stands for the points.
std::string Narrator::card_points_of_sides(const DealReport& deal) const {
  const GameRules& rules = session_.rules();
  const SettlePhase* settle = settlement_of(rules, deal.settlement);
  // A figure of the deal as a whole does not say whose points it counts.
  const bool has_other =
      settle == nullptr || settle->shows >= 0 || std::ranges::any_of(settle->tells, [&](int line) {
        return settle->lines[static_cast<std::size_t>(line)].scope != SettleLine::Scope::deal;
      });
  if (deal.contract == no_call || !rules.has_card_points() || has_other) return "";
  if (rules.calls[deal.contract].promise != Promise::none) return "";
  std::vector<std::string> parts;
  SeatSet told = 0;
  for (int i = 0; i < rules.seats; ++i) {
    const auto slot = static_cast<std::size_t>(i);
    const SeatSet side = deal.side[slot] | set_of(seat_at(i));
    if ((told & side) != 0) continue;
    told |= side;
    parts.push_back(speaker_.say(
        "figure-part", {{"names", speaker_.names(side)}, {"is", to_text(deal.points[slot])}}));
  }
  return speaker_.say("deal-card-points", {{"list", speaker_.row(parts)}});
}

// The numbers that seats have foretold, each as it was said.
std::string Narrator::what_was_said(const DealReport& deal) const {
  std::vector<std::string> parts;
  for (const SpokenMove& spoken : deal.spoken) {
    if (spoken.move.kind != MoveKind::call) continue;
    if (session_.rules().calls[spoken.move.call].predicts < 0) continue;
    parts.push_back(speaker_.say("deal-said-one", {{"name", speaker_.name(spoken.move.seat)},
                                                   {"call", speaker_.call(spoken.move.call)}}));
  }
  return parts.empty() ? "" : speaker_.say("deal-said", {{"list", speaker_.row(parts)}});
}

// The figures as on a score pad: those of the deal in one paragraph, those of seats or sides in
// one each.
std::vector<std::string> Narrator::deal_figures(const DealReport& deal,
                                                const LineNote& note) const {
  const GameRules& rules = session_.rules();
  const SettlePhase* settle = settlement_of(rules, deal.settlement);
  std::vector<std::string> lines = {deal_result(deal)};
  if (deal.broken_off) lines.push_back(speaker_.say("broken-off"));
  if (settle == nullptr) return lines;
  std::vector<std::string> of_deal;
  for (std::size_t i = 0; i < settle->lines.size(); ++i) {
    const SettleLine& line = settle->lines[i];
    if (line.kind != SettleLine::Kind::figure) continue;
    std::vector<std::string> parts;
    for (const FigureValue& figure : deal.figures) {
      if (figure.line != static_cast<int>(i) || figure.says_nothing()) continue;
      if (figure.seat == no_seat) {
        of_deal.push_back(speaker_.say(
            "figure", {{"figure", speaker_.named(line)}, {"is", figure_text(speaker_, figure)}}));
        if (note) speaker_.add(of_deal.back(), note(static_cast<int>(i)));
        continue;
      }
      std::vector<std::string> names;
      const bool side = line.scope == SettleLine::Scope::each_side;
      const SeatSet mates = deal.side[static_cast<std::size_t>(index_of(figure.seat))];
      for (int seat = 0; seat < rules.seats; ++seat) {
        const bool in = side ? (mates >> seat & 1) != 0 : seat == index_of(figure.seat);
        if (in) names.push_back(speaker_.name(seat_at(seat)));
      }
      parts.push_back(speaker_.say(
          "figure-part", {{"names", speaker_.list(names)}, {"is", figure_text(speaker_, figure)}}));
    }
    if (parts.empty()) continue;
    lines.push_back(
        speaker_.say("figure", {{"figure", speaker_.named(line)}, {"is", speaker_.row(parts)}}));
    if (note) speaker_.add(lines.back(), note(static_cast<int>(i)));
  }
  // With notes each is a line of its own.
  if (!note && !of_deal.empty()) of_deal = {speaker_.together(of_deal)};
  lines.insert(lines.begin() + 1, of_deal.begin(), of_deal.end());
  return lines;
}

std::vector<News> Narrator::deal_ends(const DealReport& deal) const {
  if (session_.rules().board != nullptr) return transfers(deal.lines);  // a match of one deal
  std::vector<News> lines;
  const auto add = [&](std::string text) {
    lines.push_back({std::move(text)});
    lines.back().add(settlement_rule(deal));
  };
  for (std::string& line : deal_figures(deal)) add(std::move(line));
  for (News& line : transfers(deal.lines)) lines.push_back(std::move(line));
  const auto gain = [&](Seat seat) { return deal.gains[static_cast<std::size_t>(index_of(seat))]; };
  const auto after = [&](Seat seat) {
    return deal.scores_before[static_cast<std::size_t>(index_of(seat))] + gain(seat);
  };
  std::string line = speaker_.say("deal-gains", {{"list", speaker_.side_amounts(gain, true)}});
  speaker_.add(line, totals(after, [&](int value) { return value_after(deal, value); }));
  add(std::move(line));
  return lines;
}

Amount Narrator::value_after(const DealReport& last, int value) const {
  if (value >= static_cast<int>(session_.rules().values.size())) {
    return last.values[static_cast<std::size_t>(value)];
  }
  Amount held;
  for (const DealReport& deal : session_.deals()) {
    for (const ScoreLine& line : deal.lines) {
      if (is_to_value(line) && line.other.index == value) held -= line.amount;
    }
    if (&deal == &last) break;
  }
  return held;
}

std::vector<ToldLine> Narrator::transfer_lines(const std::vector<ScoreLine>& lines) const {
  std::vector<ToldLine> told;
  for (std::size_t i = 0; i < lines.size();) {
    std::vector<ScoreLine> group;
    const ScoreLine& first = lines[i];
    while (i < lines.size() && belong_together(first, lines[i])) group.push_back(lines[i++]);
    std::string sentence = transfer_group(group);
    if (!sentence.empty()) told.push_back({std::move(sentence), rule_of(first)});
  }
  return told;
}

// Each with the house rule that said so, if it was one.
std::vector<News> Narrator::transfers(const std::vector<ScoreLine>& lines) const {
  std::vector<News> told;
  for (auto& [sentence, rule] : transfer_lines(lines)) {
    for (const VariantRules& variant : session_.rules().variants) {
      if (variant.name != rule.owner || comes_with_game(session_.rules(), variant.name)) continue;
      speaker_.add(sentence,
                   speaker_.say("by-house-rule", {{"title", speaker_.text(variant.title)}}));
    }
    told.push_back({std::move(sentence)});
    told.back().add(rule);
  }
  return told;
}

// Lines know their place; where they stand in the rules is told by their name.
RuleRef Narrator::rule_of(const ScoreLine& line) const {
  const GameRules& rules = session_.rules();
  RuleRef found;
  found.place = line.rule;
  for (const VariantRules& variant : rules.variants) {
    if (variant.place.file == line.rule.file) found.owner = variant.name;
  }
  for (const Phase& phase : rules.phases) {
    if (phase.rule.place == line.rule) found.path = phase.rule.path;
    const auto* settle = std::get_if<SettlePhase>(&phase.body);
    if (settle == nullptr || !found.path.empty()) continue;
    for (const SettleLine& known : settle->lines) {
      const bool is_payment = known.kind == SettleLine::Kind::pay && !line.is_score;
      if (known.name == line.line || is_payment) found.path = known.rule.path;
      if (known.name == line.line) break;
    }
  }
  return found;
}

std::vector<ToldLine> Narrator::score_lines() const {
  const std::vector<DealReport>& deals = session_.deals();
  const auto last = std::find_if(deals.rbegin(), deals.rend(),
                                 [](const DealReport& deal) { return deal.finished; });
  if (last == deals.rend()) return {};
  return transfer_lines(last->lines);
}

// Nothing is said of an amount of nothing.
std::string Narrator::scored(const std::vector<ScoreLine>& group) const {
  std::vector<std::pair<Seat, Amount>> list;
  for (const ScoreLine& line : group) {
    if (line.amount != Amount()) list.emplace_back(line.seat, line.amount);
  }
  if (list.empty()) return "";
  const std::string name = line_name(group.front().line);
  const std::string amounts = speaker_.side_amounts(list, true);
  if (name.empty()) return speaker_.say("scored", {{"list", amounts}});
  return speaker_.say("scored-line", {{"line", name}, {"list", amounts}});
}

// The name of a line of the settlement, where people have one for it.
std::string Narrator::line_name(const std::string& line) const {
  if (const BoardRules* board = session_.rules().board.get()) {
    for (const SheetLine& known : board->sheet) {
      if (known.name == line) return speaker_.named(known);
    }
  }
  for (const Phase& phase : session_.rules().phases) {
    const auto* scored = std::get_if<ScorePhase>(&phase.body);
    if (scored != nullptr && scored->name == line) return speaker_.text(phase.text);
    const auto* settle = std::get_if<SettlePhase>(&phase.body);
    if (settle == nullptr) continue;
    for (const SettleLine& known : settle->lines) {
      if (known.kind != SettleLine::Kind::score || known.name != line) continue;
      return speaker_.named(known);
    }
  }
  return "";
}

std::string Narrator::transfer_group(const std::vector<ScoreLine>& group) const {
  const GameRules& rules = session_.rules();
  const ScoreLine& first = group.front();
  if (first.is_score) return scored(group);
  const auto sized = [](Amount amount) { return amount < Amount() ? -amount : amount; };
  std::vector<std::pair<Seat, Amount>> list;
  for (const ScoreLine& line : group) {
    list.emplace_back(line.seat, sized(line.amount));
  }
  if (is_to_value(first)) {
    const std::string value =
        speaker_.text(rules.values[static_cast<std::size_t>(first.other.index)].text);
    if (first.amount < Amount()) {
      return speaker_.say("paid-in", {{"value", value}, {"list", speaker_.amounts(list)}});
    }
    const std::string n = to_text(first.amount);
    if (group.size() == 1) {
      return speaker_.say_of(first.seat, "takes-value", {{"value", value}, {"n", n}});
    }
    std::vector<std::string> names;
    for (const ScoreLine& line : group) names.push_back(speaker_.name(line.seat));
    return speaker_.say("share-value",
                        {{"names", speaker_.list(names)}, {"value", value}, {"n", n}});
  }
  // Points go from seat to seat where a game has no chips.
  const bool chips = rules.uses_chips();
  // Between seats: every payment is there twice. Whoever is in all of them is the one to name.
  for (int i = 0; i < rules.seats; ++i) {
    const Seat seat = seat_at(i);
    std::vector<ScoreLine> own;
    for (const ScoreLine& line : group) {
      if (line.seat == seat) own.push_back(line);
    }
    const bool all =
        own.size() * 2 == group.size() && own.size() + 1 == static_cast<std::size_t>(rules.seats);
    const bool equal = std::all_of(own.begin(), own.end(), [&](const ScoreLine& line) {
      return line.amount == own.front().amount;
    });
    if (all && equal && own.size() > 1) {
      const bool gets = own.front().amount > Amount();
      const std::string code = chips ? (gets ? "gets-from-each" : "pays-each")
                                     : (gets ? "gets-from-each-points" : "pays-each-points");
      const Amount amount = sized(own.front().amount);
      return speaker_.say_of(seat, code,
                             {{"n", to_text(amount)}, {"score", speaker_.score(amount)}});
    }
  }
  std::vector<std::string> sentences;
  for (const ScoreLine& line : group) {
    if (line.amount > Amount()) continue;
    sentences.push_back(speaker_.say(chips ? "paid" : "paid-points",
                                     {{"from", speaker_.name(line.seat)},
                                      {"to", speaker_.name(seat_at(line.other.index))},
                                      {"n", to_text(sized(line.amount))},
                                      {"score", speaker_.score(sized(line.amount))}}));
  }
  return speaker_.together(sentences);
}

std::vector<News> Narrator::end_of_match() const {
  const GameRules& rules = session_.rules();
  std::vector<News> lines;
  const auto add = [&](const std::string& path, std::string text) {
    lines.push_back({std::move(text)});
    lines.back().rules.push_back({.path = path, .place = {}, .owner = {}});
  };
  add("match.deals", speaker_.say("match-ends"));
  for (News& line : transfers(session_.closing_lines())) lines.push_back(std::move(line));
  add("match.winner", scores());
  if (rules.seats == 1) return lines;
  const SeatSet winners = session_.winners();
  std::vector<std::string> names;
  Seat first = no_seat;
  for (int i = 0; i < rules.seats; ++i) {
    if ((winners >> i & 1) == 0) continue;
    if (first == no_seat) first = seat_at(i);
    names.push_back(speaker_.name(seat_at(i)));
  }
  if (first == no_seat) return lines;
  const bool one_side = rules.has_teams() && std::popcount(winners) == rules.seats / 2 &&
                        (winners == 0x5 || winners == 0xA);
  const Amount best = session_.state().score(rules.layout, first);
  const PlainFilling all = {
      {"names", speaker_.list(names)}, {"n", to_text(best)}, {"score", speaker_.score(best)}};
  const std::string unit = rules.uses_chips() ? "-chips" : "-points";
  if (one_side) {
    add("match.winner", speaker_.say("winners-side", all));
  } else if (names.size() == 1) {
    add("match.winner", speaker_.say_of(first, "winner" + unit, all));
  } else {
    add("match.winner", speaker_.say("winners" + unit, all));
  }
  return lines;
}

}  // namespace houserule
