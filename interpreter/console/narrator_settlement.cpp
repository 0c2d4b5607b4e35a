// What the narrator says when a deal or the match is over: who paid whom, and who stands where.

#include <algorithm>
#include <bit>

#include "console/narrator.h"

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

}  // namespace

std::string Narrator::scores() const {
  const GameRules& rules = session_.rules();
  std::vector<std::pair<Seat, Amount>> totals;
  for (int i = 0; i < rules.seats; ++i) {
    totals.emplace_back(seat_at(i), session_.state().score(rules.layout, seat_at(i)));
  }
  std::string line = speaker_.say(rules.uses_chips() ? "totals-chips" : "totals-points",
                                  {{"list", speaker_.amounts(totals)}});
  for (std::size_t i = 0; i < rules.values.size(); ++i) {
    const Amount held = session_.state().value(rules.layout, static_cast<int>(i));
    speaker_.add(line, speaker_.say("value-holds", {{"value", speaker_.text(rules.values[i].text)},
                                                    {"n", to_text(held)}}));
  }
  return line;
}

std::vector<std::string> Narrator::deal_ends(const DealReport& deal) const {
  const GameRules& rules = session_.rules();
  std::vector<std::string> lines;
  std::vector<std::pair<Seat, Amount>> points;
  std::vector<std::pair<Seat, Amount>> tricks;
  std::vector<std::pair<Seat, Amount>> gains;
  std::vector<std::pair<Seat, Amount>> after;
  Seat sweeper = no_seat;
  for (int i = 0; i < rules.seats; ++i) {
    const auto slot = static_cast<std::size_t>(i);
    points.emplace_back(seat_at(i), deal.points[slot]);
    tricks.emplace_back(seat_at(i), Amount::whole(deal.tricks_won[slot]));
    gains.emplace_back(seat_at(i), deal.gains[slot]);
    after.emplace_back(seat_at(i), deal.scores_before[slot] + deal.gains[slot]);
    if (deal.tricks_won[slot] == rules.tricks() && rules.tricks() > 0) sweeper = seat_at(i);
  }
  const bool contract = deal.contract != no_call;
  lines.push_back(speaker_.say(contract ? "deal-over-tricks" : "deal-over-points",
                               {{"deal", std::to_string(deal.deal)},
                                {"list", speaker_.amounts(contract ? tricks : points)}}));
  if (contract) {
    const CallRules& call = rules.calls[deal.contract];
    const int won = deal.tricks_won[static_cast<std::size_t>(index_of(deal.declarer))];
    const bool made = call.promise == Promise::take_no_trick ? won == 0 : won == rules.tricks();
    if (call.promise != Promise::none) {
      speaker_.add(lines.back(), speaker_.say_of(deal.declarer, made ? "made" : "failed",
                                                 {{"call", speaker_.text(call.text)}}));
    }
  } else if (sweeper != no_seat) {
    speaker_.add(lines.back(), speaker_.say_of(sweeper, "sweep"));
  }
  for (std::string& line : transfers(deal.lines)) lines.push_back(std::move(line));
  std::string totals = speaker_.say("deal-gains", {{"list", speaker_.amounts(gains, true)}});
  speaker_.add(totals, speaker_.say(rules.uses_chips() ? "totals-chips" : "totals-points",
                                    {{"list", speaker_.amounts(after)}}));
  for (std::size_t i = 0; i < rules.values.size(); ++i) {
    speaker_.add(totals, speaker_.say("value-holds",
                                      {{"value", speaker_.text(rules.values[i].text)},
                                       {"n", to_text(value_after(deal, static_cast<int>(i)))}}));
  }
  lines.push_back(std::move(totals));
  return lines;
}

Amount Narrator::value_after(const DealReport& last, int value) const {
  Amount held;
  for (const DealReport& deal : session_.deals()) {
    for (const ScoreLine& line : deal.lines) {
      if (is_to_value(line) && line.other.index == value) held -= line.amount;
    }
    if (&deal == &last) break;
  }
  return held;
}

std::vector<std::string> Narrator::transfers(const std::vector<ScoreLine>& lines) const {
  std::vector<std::string> told;
  for (std::size_t i = 0; i < lines.size();) {
    std::vector<ScoreLine> group;
    const ScoreLine& first = lines[i];
    while (i < lines.size() && belong_together(first, lines[i])) group.push_back(lines[i++]);
    const std::string sentence = transfer_group(group);
    if (!sentence.empty()) told.push_back(sentence);
  }
  return told;
}

std::string Narrator::transfer_group(const std::vector<ScoreLine>& group) const {
  const GameRules& rules = session_.rules();
  const ScoreLine& first = group.front();
  const auto sized = [](Amount amount) { return amount < Amount() ? -amount : amount; };
  std::vector<std::pair<Seat, Amount>> list;
  for (const ScoreLine& line : group) {
    list.emplace_back(line.seat, first.is_score ? line.amount : sized(line.amount));
  }
  if (first.is_score) {
    return speaker_.say("scored", {{"list", speaker_.amounts(list, true)}});
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
      return speaker_.say_of(seat, own.front().amount > Amount() ? "gets-from-each" : "pays-each",
                             {{"n", to_text(sized(own.front().amount))}});
    }
  }
  std::vector<std::string> sentences;
  for (const ScoreLine& line : group) {
    if (line.amount > Amount()) continue;
    sentences.push_back(speaker_.say("paid", {{"from", speaker_.name(line.seat)},
                                              {"to", speaker_.name(seat_at(line.other.index))},
                                              {"n", to_text(sized(line.amount))}}));
  }
  return speaker_.together(sentences);
}

std::vector<std::string> Narrator::match_ends() const {
  const GameRules& rules = session_.rules();
  std::vector<std::string> lines = {speaker_.say("match-ends")};
  for (std::string& line : transfers(session_.closing_lines())) lines.push_back(std::move(line));
  lines.push_back(scores());
  const SeatSet winners = session_.winners();
  std::vector<std::string> names;
  Seat first = no_seat;
  for (int i = 0; i < rules.seats; ++i) {
    if ((winners >> i & 1) == 0) continue;
    if (first == no_seat) first = seat_at(i);
    names.push_back(speaker_.name(seat_at(i)));
  }
  if (first == no_seat) return lines;
  const std::string n = to_text(session_.state().score(rules.layout, first));
  const std::string unit = rules.uses_chips() ? "-chips" : "-points";
  lines.push_back(names.size() == 1 ? speaker_.say_of(first, "winner" + unit, {{"n", n}})
                                    : speaker_.say("winners" + unit,
                                                   {{"names", speaker_.list(names)}, {"n", n}}));
  return lines;
}

}  // namespace houserule
