// What is asked where something is to be said or given away: what stands, what is wanted, for whom.

#include <algorithm>

#include "talk/conversation/card_face.h"
#include "talk/voice/bidder.h"
#include "talk/voice/partners.h"

namespace houserule {

namespace {

// Whoever a seat in a rule is, seen from a seat; no_seat where only the table itself can tell.
Seat seat_meant(const GameRules& rules, const Core& core, const SeatRule& rule, Seat own) {
  const Seat from = rule.of.empty() ? own : seat_meant(rules, core, rule.of.front(), own);
  if (from == no_seat) return no_seat;
  const int left = rules.direction == Direction::clockwise ? 1 : -1;
  const bool across = rule.word == SeatWord::opposite || rule.word == SeatWord::partner;
  if (rule.word == SeatWord::left_neighbour) return seat_after(from, rules.seats, left);
  if (rule.word == SeatWord::right_neighbour) return seat_after(from, rules.seats, -left);
  if (rule.word == SeatWord::partner && !rules.has_teams()) return no_seat;
  if (across && rules.seats % 2 == 0) return seat_after(from, rules.seats, rules.seats / 2);
  if (rule.word == SeatWord::dealer) return core.dealer;
  return rule.word == SeatWord::declarer ? core.declarer : no_seat;
}

}  // namespace

// Who gets the cards that are to be given away now, or no_seat.
Seat CardFace::receiver() const {
  const auto* away = std::get_if<ExchangePhase>(&talk_.phase().body);
  if (away == nullptr || away->to_seat.empty()) return no_seat;
  const Core& core = talk_.session.state().core();
  const auto turn = static_cast<std::size_t>(core.deal - 1) % away->to_seat.size();
  return seat_meant(talk_.rules(), core, away->to_seat[turn], talk_.acting());
}

std::string CardFace::give_question(int cards) const {
  const auto* away = std::get_if<ExchangePhase>(&talk_.phase().body);
  const Seat to = receiver();
  PlainFilling filling = {{"n", std::to_string(cards)}};
  if (away != nullptr && away->to_seat.empty()) return speaker_.say("ask-discard", filling);
  if (to == no_seat || to == talk_.acting()) return speaker_.say("ask-give", filling);
  filling.emplace_back("name", speaker_.name(to));
  return speaker_.say("ask-give-to", filling);
}

std::string CardFace::call_question() const {
  const Phase& phase = talk_.phase();
  const auto& declare = std::get<DeclarePhase>(phase.body);
  if (declare.predicts) return prediction_question(*declare.predicts);
  if (declare.chooses) {
    if (phase.text.en.empty()) {
      return speaker_.say(choices().pass ? "ask-choose-or-pass" : "ask-choose");
    }
    return speaker_.say(choices().pass ? "ask-choose-or-pass-of" : "ask-choose-of",
                        {{"step", speaker_.phase(phase)}});
  }
  if (declare.makes_contract) return contract_question(declare);
  return choices().calls.count() == 1 && choices().pass && choices().set_count == 0
             ? one_call_question()
             : speaker_.say("ask-announce");
}

std::string CardFace::one_call_question() const {
  return speaker_.say("ask-one-call",
                      {{"call", talk_.choosing.call_text(choices().calls.first())}});
}

// How many tricks there are to be said, what the others have said, and what may not be said.
std::string CardFace::prediction_question(const Prediction& bounds) const {
  const GameRules& rules = talk_.rules();
  const State& state = talk_.session.state();
  const int tricks = rules.tricks_of(state);
  const int most = bounds.to.is_dealt ? rules.cards_dealt(state) : bounds.to.number;
  const bool of_tricks = tricks > 0 && most <= tricks;
  std::string line = speaker_.say(of_tricks ? "ask-predict-tricks" : "ask-predict",
                                  {{"n", std::to_string(tricks)}});
  int sum = -1;
  for (int i = 0; i < rules.seats; ++i) {
    if (seat_at(i) == talk_.acting()) continue;
    const int said = tricks_taken(rules, state, set_of(seat_at(i))).said;
    if (said >= 0) sum = std::max(sum, 0) + said;
  }
  if (sum >= 0) speaker_.add(line, speaker_.say("ask-predict-sum", {{"n", std::to_string(sum)}}));
  constexpr std::size_t few = 3;
  std::vector<std::string> barred;
  for (const int call : std::get<DeclarePhase>(talk_.phase().body).calls - choices().calls) {
    const int number = rules.calls[static_cast<std::size_t>(call)].predicts;
    if (number >= bounds.from && number <= most) barred.push_back(speaker_.call(call));
  }
  if (!barred.empty() && barred.size() <= few) {
    speaker_.add(line, speaker_.say("ask-predict-barred",
                                    {{"calls", speaker_.list(barred, Listing::any_of)}}));
  }
  return line;
}

// What has been called so far, and by whom it was doubled.
std::string CardFace::standing(bool bid) const {
  const Core& core = talk_.session.state().core();
  const Seat bidder = bidder_now(talk_.session);
  const Seat whose = bidder == no_seat ? core.declarer : bidder;
  const std::vector<SpokenMove>& spoken = talk_.session.deals().back().spoken;
  const auto said = std::find_if(spoken.rbegin(), spoken.rend(), [&](const SpokenMove& one) {
    return one.move.kind == MoveKind::call && one.move.seat == whose;
  });
  const bool holds = said != spoken.rend() && talk_.rules().calls[said->move.call].holds;
  std::string line = speaker_.say_of(whose,
                                     holds ? "standing-held"
                                     : bid ? "standing-bid"
                                           : "standing-declared",
                                     {{"call", speaker_.call(core.contract)}});
  if (core.doubled == 0) return line;
  const auto last = std::find_if(spoken.rbegin(), spoken.rend(), [&](const SpokenMove& one) {
    return one.move.kind == MoveKind::call && talk_.rules().calls[one.move.call].doubles > 0;
  });
  if (last == spoken.rend()) return line;
  speaker_.add(line, speaker_.say("standing-doubled", {{"name", speaker_.name(last->move.seat)},
                                                       {"call", speaker_.call(last->move.call)}}));
  return line;
}

std::string CardFace::contract_question(const DeclarePhase& declare) const {
  const GameRules& rules = talk_.rules();
  const Core& core = talk_.session.state().core();
  const CallSet& calls = choices().calls;
  const bool bid = declare.verb == "bid";
  if (!choices().pass && core.contract == no_call) {
    return speaker_.say(bid ? "ask-must-bid" : "ask-must-speak");
  }
  const auto first = static_cast<std::size_t>(calls.empty() ? 0 : calls.first());
  if (!calls.empty() && rules.calls[first].holds) {
    return speaker_.say_of(core.declarer, "ask-hold", {{"call", speaker_.call(core.contract)}});
  }
  const bool one = calls.count() == 1 && choices().pass && choices().set_count == 0;
  if (core.contract == no_call) {
    const bool normal = rules.has_normal_game();
    if (one && !bid) return one_call_question();
    return speaker_.say(bid ? "ask-bid" : normal ? "ask-declare" : "ask-contract");
  }
  std::string line = standing(bid);
  const bool doubles = !calls.empty() && std::all_of(calls.begin(), calls.end(), [&](int call) {
    return rules.calls[static_cast<std::size_t>(call)].doubles > 0;
  });
  speaker_.add(
      line, one && doubles ? one_call_question() : speaker_.say(bid ? "ask-higher" : "ask-above"));
  return line;
}

}  // namespace houserule
