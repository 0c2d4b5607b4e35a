// What the narrator says of moves beside the tricks, of hands as they were dealt, and of places.

#include <algorithm>

#include "talk/voice/narrator.h"

namespace houserule {

namespace {

// Whether cards were shown, and stay where they are.
bool is_shown(const GameRules& rules, const DoneReport& done) {
  if (done.phase < 0) return false;  // at the end of a match
  const auto& body = rules.phases[static_cast<std::size_t>(done.phase)].body;
  return std::holds_alternative<ShowPhase>(body) || std::holds_alternative<DealPhase>(body);
}

constexpr int hand_zone = static_cast<int>(StateLayout::hand);

bool comes_from_hand(const PickRule& pick) {
  return pick.zones.empty() ||
         std::find(pick.zones.begin(), pick.zones.end(), hand_zone) != pick.zones.end();
}

// The choice that changes places with another of the step, or -1.
int swapped_with(const GameRules& rules, const StepPhase& step, int choice) {
  for (const int effect : step.apply) {
    const auto* swap = std::get_if<SwapPhase>(&rules.phases[static_cast<std::size_t>(effect)].body);
    if (swap == nullptr) continue;
    if (swap->first == choice) return swap->second;
    if (swap->second == choice) return swap->first;
  }
  return -1;
}

// What a move of picks took from the hand and brought into it.
void turn_back_picks(const GameRules& rules, const StepPhase& step, const Move& move,
                     CardSet& hand) {
  for (std::size_t i = 0; i < step.choices.size() && i < max_picks; ++i) {
    if (!comes_from_hand(step.choices[i]) || move.picks[i] == no_card) continue;
    const int other = swapped_with(rules, step, static_cast<int>(i));
    if (other >= 0) hand.remove(move.picks[static_cast<std::size_t>(other)]);
    hand.add(move.picks[i]);
  }
}

}  // namespace

// Walks the deal backwards from the hand as it is now.
CardSet Narrator::dealt_hand(std::size_t index) const {
  const GameRules& rules = session_.rules();
  const DealReport& deal = session_.deals()[index];
  const Seat you = speaker_.you();
  CardSet hand;
  const bool in_progress = index + 1 == session_.deals().size();
  if (in_progress) hand = session_.state().cards(rules.layout, StateLayout::hand, you);
  const std::vector<Fact> all = facts();
  for (std::size_t i = all.size(); i-- > 0;) {
    const Fact& fact = all[i];
    if (fact.deal != index) continue;
    if (fact.kind == Fact::Kind::played) {
      const Move& move = deal.tricks[fact.item].plays[fact.play];
      const auto dealt = [&](Card card) {
        // Cards that are played from elsewhere never were in the hand.
        return std::none_of(rules.phases.begin(), rules.phases.end(), [&](const Phase& phase) {
          const auto* play = std::get_if<PlayPhase>(&phase.body);
          return play != nullptr && play->always_from != hand_zone &&
                 rules.forms.front().always_playable.cards.has(card);
        });
      };
      if (move.seat == you && move.kind == MoveKind::card && dealt(move.card)) hand.add(move.card);
    } else if (fact.kind == Fact::Kind::shown) {
      const ShownCards& shown = deal.shown[fact.item];
      if (shown.taken_up && shown.seat == you) hand -= shown.cards;
    } else if (fact.kind == Fact::Kind::done) {
      const DoneReport& one = deal.done[fact.item];
      if (one.seat == you && !is_shown(rules, one)) hand -= one.cards;
    } else if (fact.kind == Fact::Kind::spoken) {
      const SpokenMove& spoken = deal.spoken[fact.item];
      const Phase& phase = phase_at(spoken.phase);
      if (std::holds_alternative<ExchangePhase>(phase.body) && spoken.move.kind == MoveKind::set) {
        if (spoken.move.seat == you) {
          hand |= spoken.move.cards;
        } else if ((spoken.seen_by & set_of(you)) != 0) {
          hand -= spoken.move.cards;
        }
      } else if (const auto* step = std::get_if<StepPhase>(&phase.body)) {
        if (spoken.move.seat == you && spoken.move.kind == MoveKind::picks) {
          turn_back_picks(rules, *step, spoken.move, hand);
        }
      }
    }
  }
  return hand;
}

std::string Narrator::done(const DealReport& deal, const Fact& fact) const {
  const DoneReport& one = deal.done[fact.item];
  if (is_shown(session_.rules(), one)) {
    const bool sees =
        one.seat == speaker_.you() || (one.value >> index_of(speaker_.you()) & 1) != 0;
    const bool dealt = std::holds_alternative<DealPhase>(phase_at(one.phase).body);
    return speaker_.say_of(one.seat,
                           !sees   ? "shows-unseen"
                           : dealt ? "turns-up"
                                   : "shows",
                           {{"cards", speaker_.cards(one.cards, Listing::all_of)},
                            {"n", std::to_string(one.cards.count())}});
  }
  if (!one.cards.empty()) {
    if (!one.open && one.seat != speaker_.you()) {
      return speaker_.say_of(one.seat, "draws-unseen", {{"n", std::to_string(one.cards.count())}});
    }
    // From a stock cards are drawn, whatever is seen of it; a card that lies there alone is taken.
    const bool is_taken =
        one.open && one.phase >= 0 && std::holds_alternative<MovePhase>(phase_at(one.phase).body);
    return speaker_.say_of(one.seat, is_taken ? "takes-up" : "draws",
                           {{"cards", speaker_.cards(one.cards, Listing::all_of)}});
  }
  const Phase* const phase = one.phase < 0 ? nullptr : &phase_at(one.phase);
  if (phase != nullptr && std::holds_alternative<SitsOutPhase>(phase->body)) {
    std::string line;
    for (std::size_t i = 0; i < fact.play; ++i) {
      speaker_.add(line, speaker_.say_of(deal.done[fact.item + i].seat, "sits-out"));
    }
    return line;
  }
  if (phase != nullptr && std::holds_alternative<SidesPhase>(phase->body)) return sides(one);
  const auto* scored = phase == nullptr ? nullptr : std::get_if<ScorePhase>(&phase->body);
  if (scored != nullptr) {
    std::string line;
    for (std::size_t i = 0; i < fact.play; ++i) {
      speaker_.add(
          line, speaker_.say_of(deal.done[fact.item + i].seat,
                                scored->kept < 0 ? "scores-now" : "notes-now",
                                {{"n", to_text(one.paid)}, {"line", speaker_.text(phase->text)}}));
    }
    return line;
  }
  const PlainFilling what = {{"n", to_text(one.paid)}, {"value", speaker_.value(one.value)}};
  const int seats = session_.rules().seats;
  if (fact.play == static_cast<std::size_t>(seats)) return speaker_.say("all-pay-in", what);
  std::string line;
  for (std::size_t i = 0; i < fact.play; ++i) {
    speaker_.add(line, speaker_.say_of(deal.done[fact.item + i].seat, "pays-in", what));
  }
  return line;
}

// Who plays with the declarer, as far as it is known.
std::string Narrator::sides(const DoneReport& told) const {
  if (told.seat != no_seat) {
    return speaker_.say_of(told.seat, told.value != 0 ? "is-declarers" : "is-defenders");
  }
  if (told.value == 0) return speaker_.say("sides-secret");
  return speaker_.say("sides-are", {{"names", seats(told.value)}});
}

// Bit i of `seats` for seat i.
std::string Narrator::seats(int seats) const {
  std::vector<std::string> names;
  for (int i = 0; i < session_.rules().seats; ++i) {
    if ((seats >> i & 1) != 0) names.push_back(speaker_.name(seat_at(i)));
  }
  return names.empty() ? speaker_.say("no-seats") : speaker_.list(names);
}

std::string Narrator::spoken(const SpokenMove& spoken, const DealReport& deal) const {
  switch (spoken.move.kind) {
    case MoveKind::pass:
      return spoken_pass(spoken);
    case MoveKind::call:
      return spoken_call(spoken);
    case MoveKind::card:
      return spoken_card(spoken, deal);
    case MoveKind::set:
      return spoken_set(spoken);
    case MoveKind::picks:
      return spoken_picks(spoken);
    case MoveKind::option:
      return "";  // the trace tells it
  }
  return "";
}

// A pass without an alternative is no news, nor is one where nobody has to do anything. A pass of
// who might have shown a card would be too much: it tells that he holds one.
std::string Narrator::spoken_pass(const SpokenMove& spoken) const {
  const Phase& phase = phase_at(spoken.phase);
  if (spoken.forced) return "";
  const bool yours = spoken.move.seat == speaker_.you();
  if (std::holds_alternative<ExposePhase>(phase.body)) {
    return yours ? speaker_.say_of(spoken.move.seat, "passes") : "";
  }
  const auto* declare = std::get_if<DeclarePhase>(&phase.body);
  const bool says = declare != nullptr && !declare->pass.en.empty();
  if (says) {
    return speaker_.say_of(spoken.move.seat, "predicts", {{"call", speaker_.text(declare->pass)}});
  }
  if (declare == nullptr || !(declare->makes_contract || declare->chooses)) return "";
  return speaker_.say_of(spoken.move.seat, "passes");
}

std::string Narrator::spoken_call(const SpokenMove& spoken) const {
  const auto* declare = std::get_if<DeclarePhase>(&phase_at(spoken.phase).body);
  const bool bid = declare != nullptr && declare->verb == "bid";
  const bool answers = session_.rules().calls[spoken.move.call].stands_alone();
  const bool foretells = answers || (declare != nullptr && declare->predicts.has_value());
  const bool chooses = declare != nullptr && declare->chooses;
  if (session_.rules().calls[spoken.move.call].holds)
    return speaker_.say_of(spoken.move.seat, "holds");
  return speaker_.say_of(spoken.move.seat,
                         chooses     ? "chooses"
                         : foretells ? "predicts"
                         : bid       ? "bids"
                                     : "declares",
                         {{"call", speaker_.call(spoken.move.call)}});
}

std::string Narrator::spoken_card(const SpokenMove& spoken, const DealReport& deal) const {
  const Move& move = spoken.move;
  const PlainFilling parameters = {{"card", speaker_.card(move.card)}};
  if (!std::holds_alternative<CallPhase>(phase_at(spoken.phase).body)) {
    return speaker_.say_of(move.seat, "exposes", parameters);
  }
  std::string line = speaker_.say_of(move.seat, "calls-card", parameters);
  if (deal.partner == speaker_.you() && move.seat != speaker_.you()) {
    speaker_.add(line, speaker_.say("you-are-partner", parameters));
  }
  return line;
}

std::string Narrator::spoken_set(const SpokenMove& spoken) const {
  const Move& move = spoken.move;
  const bool seen = (spoken.seen_by & set_of(speaker_.you())) != 0;
  PlainFilling parameters = {{"cards", speaker_.cards(move.cards, Listing::all_of)},
                             {"n", std::to_string(move.cards.count())},
                             {"points", to_text(spoken.points)},
                             {"call", move.call == no_call ? "" : speaker_.call(move.call)}};
  const Phase& phase = phase_at(spoken.phase);
  if (move.call != no_call) return speaker_.say_of(move.seat, "declares-showing", parameters);
  if (const auto* meld = std::get_if<MeldPhase>(&phase.body)) {
    const auto shape = static_cast<std::size_t>(spoken.shape - 1);
    parameters.emplace_back(
        "shape", spoken.shape == 0 ? speaker_.phase(phase) : speaker_.named(meld->shapes[shape]));
    return speaker_.say_of(move.seat, seen ? "melds" : "melds-unseen", parameters);
  }
  const auto* exchange = std::get_if<ExchangePhase>(&phase.body);
  const bool away = exchange != nullptr && exchange->to_seat.empty();
  if (away) return speaker_.say_of(move.seat, seen ? "discards" : "discards-unseen", parameters);
  if (!seen) return speaker_.say_of(move.seat, "gives-unseen", parameters);
  const bool yours = move.seat == speaker_.you();
  return speaker_.say_of(move.seat, yours ? "gives" : "gives-mine", parameters);
}

std::string Narrator::spoken_picks(const SpokenMove& spoken) const {
  const Phase& phase = phase_at(spoken.phase);
  if ((spoken.seen_by & set_of(speaker_.you())) == 0) {
    return speaker_.say_of(spoken.move.seat, "picks-unseen", {{"step", speaker_.phase(phase)}});
  }
  std::vector<std::string> cards;
  for (const Card card : spoken.move.picks) {
    if (card != no_card) cards.push_back(speaker_.card(card));
  }
  return speaker_.say_of(spoken.move.seat, "picks",
                         {{"step", speaker_.phase(phase)}, {"cards", speaker_.list(cards)}});
}

std::string Narrator::shown(const ShownCards& shown) const {
  const bool seen = shown.seen || shown.seat == speaker_.you();
  const PlainFilling parameters = {{"cards", speaker_.cards(shown.cards, Listing::all_of)},
                                   {"n", std::to_string(shown.cards.count())}};
  if (!shown.taken_up) return speaker_.say_of(shown.seat, "shows", parameters);
  return speaker_.say_of(shown.seat, seen ? "takes-up" : "takes-up-unseen", parameters);
}

std::string Narrator::zone_line(int zone) const {
  const GameRules& rules = session_.rules();
  const auto index = static_cast<std::size_t>(zone);
  const ZoneLayout& layout = rules.layout.zones()[index];
  const View view = session_.view(speaker_.you());
  const bool ordered = layout.slots > 0 && layout.visibility == Visibility::everybody;
  const auto content = [&](Seat seat) {
    const CardSet known = view.known().cards(rules.layout, index, seat);
    const int count = view.count(rules.layout, index, seat);
    if (count == 0) return std::string();
    if (known.count() < count) return speaker_.say("zone-hidden", {{"n", std::to_string(count)}});
    if (!ordered) return speaker_.cards(known, Listing::all_of);
    std::vector<std::string> cards;
    for (const Card card : view.known().slots(rules.layout, index, seat)) {
      if (card != no_card) cards.push_back(speaker_.card(card));
    }
    return speaker_.list(cards);
  };
  const std::string name = speaker_.zone(zone);
  if (!layout.per_seat) {
    const std::string cards = content(seat_at(0));
    return cards.empty() ? "" : speaker_.say("zone", {{"zone", name}, {"cards", cards}});
  }
  std::vector<std::string> parts;
  for (int i = 0; i < rules.seats; ++i) {
    const std::string cards = content(seat_at(i));
    if (cards.empty()) continue;
    parts.push_back(
        speaker_.say("zone-part", {{"name", speaker_.name(seat_at(i))}, {"cards", cards}}));
  }
  if (parts.empty()) return "";
  return speaker_.say("zone", {{"zone", name}, {"cards", speaker_.row(parts, "semicolon")}});
}

std::string Narrator::fixed_values() const {
  const GameRules& rules = session_.rules();
  std::vector<bool> fixed(rules.values.size(), false);
  for (const Phase& phase : rules.phases) {
    const auto* fix = std::get_if<FixPhase>(&phase.body);
    if (fix == nullptr) continue;
    for (const FixPhase::Fix& one : fix->fixes) fixed[static_cast<std::size_t>(one.value)] = true;
  }
  for (const CallRules& call : rules.calls) {
    for (const FixPhase::Fix& one : call.sets) fixed[static_cast<std::size_t>(one.value)] = true;
  }
  std::string line;
  for (std::size_t i = 0; i < rules.values.size(); ++i) {
    const Amount amount = session_.state().value(rules.layout, static_cast<int>(i));
    if (!fixed[i] || amount < Amount()) continue;
    const auto index = static_cast<std::size_t>(amount.units());
    std::string text = to_text(amount);
    if (rules.values[i].type == ValueType::rank && index < rules.deck.ranks.size()) {
      text = speaker_.text(rules.deck.ranks[index].text);
    } else if (rules.values[i].type == ValueType::suit && index < rules.deck.suits.size()) {
      text = speaker_.text(rules.deck.suits[index].text);
    } else if (rules.values[i].type == ValueType::seats) {
      text = seats(amount.units());
    }
    speaker_.add(line, speaker_.say("value-is", {{"value", speaker_.value(static_cast<int>(i))},
                                                 {"is", text}}));
  }
  return line;
}

}  // namespace houserule
