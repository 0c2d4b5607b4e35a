#include "talk/conversation/card_face.h"

#include "talk/conversation/settings.h"
#include "talk/voice/figures_so_far.h"
#include "talk/voice/partners.h"

namespace houserule {

bool CardFace::passes_unasked() {
  const Choices now = talk_.session.choices(talk_.acting());
  return now.pass && !talk_.choosing.plays() &&
         talk_.preferences.skips_step(talk_.rules().game, talk_.phase().slug);
}

std::vector<std::string> CardFace::help() const {
  std::vector<std::string> all;
  for (const char* code : {"help-moves", "help-cards", "help-look", "help-ask", "help-table"}) {
    all.push_back(speaker_.say(code));
  }
  const std::vector<std::string> steps = skippable_names(talk_.rules());
  if (!steps.empty()) all.push_back(speaker_.say("help-set", {{"steps", speaker_.list(steps)}}));
  return all;
}

void CardFace::show_table() {
  const GameRules& rules = talk_.rules();
  const Narrator& narrator = talk_.narrator;
  const State& state = talk_.session.state();
  const Core& core = state.core();
  std::string line = narrator.deal_line(core.deal, core.dealer);
  if (core.contract != no_call) {
    speaker_.add(line, speaker_.say_of(
                           core.declarer, "contract-is",
                           {{"call", speaker_.contract(core.contract, core.bid, core.doubled)}}));
  }
  talk_.print(line);
  line.clear();
  for (int i = 0; i < rules.seats; ++i) {
    const Seat seat = seat_at(i);
    const CardSet hand = state.cards(rules.layout, StateLayout::hand, seat);
    const int held = hand.count();
    const TricksTaken tricks = tricks_taken(rules, state, set_of(seat));
    speaker_.add(line, speaker_.say_of(seat, tricks.said < 0 ? "seat-holds" : "seat-holds-said",
                                       {{"seat", std::to_string(i + 1)},
                                        {"n", std::to_string(held)},
                                        {"tricks", std::to_string(tricks.taken)},
                                        {"said", std::to_string(tricks.said)}}));
    const CardSet shown = state.cards(rules.layout, StateLayout::exposed, seat) |
                          (hand & state.shown(rules.layout, seat));
    if (shown.empty() || !open_hand(seat).empty()) continue;
    speaker_.add(line, speaker_.say_of(seat, "has-exposed",
                                       {{"cards", speaker_.cards(shown, Listing::all_of)}}));
  }
  talk_.print(line);
  for (int i = 0; i < rules.seats; ++i) {
    if (!open_hand(seat_at(i)).empty()) talk_.print(open_hand_text(seat_at(i)));
  }
  if (rules.has_teams()) talk_.print(sides_text());
  talk_.print(narrator.fixed_values());
  for (std::size_t i = StateLayout::first_declared; i < rules.layout.zones().size(); ++i) {
    if (rules.zones[i - StateLayout::first_declared].marks) continue;
    talk_.print(narrator.zone_line(static_cast<int>(i)));
  }
  line.clear();
  for (const FigureSoFar& figure : figures_so_far(talk_.session, speaker_)) {
    const std::string name =
        figure.whose.empty() ? figure.name : speaker_.row({figure.name, figure.whose});
    speaker_.add(line, speaker_.say("figure", {{"figure", name}, {"is", figure.value}}));
  }
  talk_.print(line);
  if (core.trick.size > 0) talk_.print_all(narrator.trick(true));
  show_scores();
}

void CardFace::welcome() {
  // Of a deal that is new to them the news have told the hand.
  if (told_now().deal == talk_.session.deals().size()) talk_.listener.tell_position(hand_text());
}

void CardFace::tell_position() {
  tell_new_cards();
  tell_open_hands();
  tell_zones();
}

// What the sides have together: tricks, and points where those are what counts.
std::string CardFace::sides_text() const {
  const GameRules& rules = talk_.rules();
  const DealReport& deal = talk_.session.deals().back();
  const bool counts_points = talk_.narrator.counts_tricks(deal);
  std::string line;
  for (const SeatSet side : sides_of_match(rules)) {
    const TricksTaken tricks = tricks_taken(rules, talk_.session.state(), side);
    Amount points;
    for (const TrickReport& trick : deal.tricks) {
      if (trick.winner != no_seat && (side & set_of(trick.winner)) != 0) points += trick.points;
    }
    speaker_.add(line, speaker_.say(counts_points     ? "side-points"
                                    : tricks.said < 0 ? "side-holds"
                                                      : "side-holds-said",
                                    {{"names", speaker_.names(side)},
                                     {"tricks", std::to_string(tricks.taken)},
                                     {"said", std::to_string(tricks.said)},
                                     {"points", to_text(points)}}));
  }
  return line;
}

// The hand of a seat if all of it lies open; else nothing.
CardSet CardFace::open_hand(Seat seat) const {
  const GameRules& rules = talk_.rules();
  const State& state = talk_.session.state();
  const bool all = state.cards(rules.layout, StateLayout::exposed, seat) == rules.in_play;
  return all ? rules.lying_open(state, seat) : CardSet();
}

std::string CardFace::open_hand_text(Seat seat) const {
  return speaker_.say_of(seat, "hand-open", {{"cards", speaker_.hand(open_hand(seat))}});
}

// The open hand of another is told when it is laid open and when cards come into it.
void CardFace::tell_open_hands() {
  for (int i = 0; i < talk_.rules().seats; ++i) {
    const CardSet open = open_hand(seat_at(i));
    CardSet& told = told_now().open[static_cast<std::size_t>(i)];
    const bool is_news = seat_at(i) != talk_.seat && !(open - told).empty();
    if (is_news) talk_.listener.tell_position(open_hand_text(seat_at(i)));
    told = open;
  }
}

// Places that lie open and changed since they were last told, a line each.
void CardFace::tell_zones() {
  const GameRules& rules = talk_.rules();
  std::vector<std::string>& told = told_now().zones;
  told.resize(rules.layout.zones().size());
  for (std::size_t i = StateLayout::first_declared; i < rules.layout.zones().size(); ++i) {
    const bool marks = rules.zones[i - StateLayout::first_declared].marks;
    if (rules.layout.zones()[i].visibility != Visibility::everybody || marks) continue;
    std::string line = talk_.narrator.zone_line(static_cast<int>(i));
    if (line == told[i]) continue;
    told[i] = line;
    if (!line.empty()) talk_.listener.tell_position(line);
  }
}

// The hand is told again when cards have come into it since the deal.
void CardFace::tell_new_cards() {
  const CardSet hand = talk_.hand();
  const auto deal = talk_.session.deals().size();
  if (deal == 0) return;
  Told& told = told_now();
  if (deal != told.deal) {
    told.deal = deal;
    told.hand = talk_.narrator.dealt_hand(deal - 1);
    told.values.clear();
  }
  if (!(hand - told.hand).empty()) talk_.listener.tell_position(hand_text());
  told.hand = hand;
  const std::string values = talk_.narrator.fixed_values();
  if (values != told.values && !values.empty()) talk_.listener.tell_position(values);
  told.values = values;
}

}  // namespace houserule
