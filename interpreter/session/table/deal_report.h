// What a deal has come to, as records, score sheets and people want it. A report knows everything:
// what a seat may not know yet says so.

#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "agenda/decision.h"
#include "base/amount.h"
#include "rules/model/deal_result.h"
#include "table/chips.h"

namespace houserule {

struct GameRules;

// Cards that went to a seat because of a trick: MovePhase::report_as.
struct AwardReport {
  int phase = -1;  // index of the MovePhase
  Seat seat = no_seat;
  CardSet cards;
};

struct TrickReport {
  Seat leader = no_seat;
  std::vector<Move> plays;  // in order; a pass is MoveKind::pass
  Seat winner = no_seat;    // no_seat while it lies open, and where it was thrown away
  Amount points;            // card points in it, once won
  bool over = false;        // won or thrown away
  std::vector<AwardReport> awards;
};

// A move that is no card to a trick: a bid, a call, cards given away, a meld.
struct SpokenMove {
  int phase = -1;
  Move move;
  bool forced = false;
  std::string text;       // "1 swap Au1 Ag5 for own"
  Amount points;          // of a meld
  int shape = 0;          // which of its phase's, from 1
  SeatSet seen_by = 0;    // the seats that know its cards; a call or a pass is known to all
  bool unseen = false;    // made unseen, and not all have chosen yet
  std::size_t trick = 0;  // tricks begun before it
  std::size_t play = 0;   // actions in the last of them before it
};

// Cards that were taken up, or shown without being played.
struct ShownCards {
  int phase = -1;
  Seat seat = no_seat;
  CardSet cards;
  bool taken_up = false;
  bool seen = false;  // by everybody
};

// What a rule has done without asking: cards that were drawn, chips that were paid, points that
// were scored or noted.
struct DoneReport {
  int phase = -1;
  Seat seat = no_seat;
  CardSet cards;      // drawn; or none:
  Amount paid;        // into the declared value, or scored, by what the phase is
  int value = 0;      //   with this index
  bool open = false;  // everybody has seen the cards
  // When: spoken moves before it, tricks begun, actions in the last of them, and whether all had
  // acted.
  std::size_t spoken = 0;
  std::size_t trick = 0;
  std::size_t play = 0;
  bool after_trick = false;
};

struct MeldReport {
  Seat seat = no_seat;
  CardSet cards;
  Amount points;
};

struct DealReport {
  int deal = 0;
  bool finished = false;
  bool thrown_in = false;  // all passed: it does not count, and records leave it out
  Seat dealer = no_seat;
  std::uint8_t contract = 0xFF;  // no_call
  std::uint8_t bid = 0xFF;       // whose number is the contract's; no_call
  std::uint8_t doubled = 0;
  Seat declarer = no_seat;
  Seat partner = no_seat;  // of the declarer, known to the others or not
  bool partner_known = false;
  Card called = no_card;
  CardSet trumps;                  // under the contract that stands; none where there are none
  std::vector<SpokenMove> spoken;  // in order; those in a window of the play too
  std::vector<ShownCards> shown;
  std::vector<DoneReport> done;
  std::vector<MeldReport> melds;
  std::vector<TrickReport> tricks;
  std::array<SeatSet, max_seats> side{};  // by seat: the seats of its side, itself included
  std::array<Amount, max_seats> points{};
  std::array<int, max_seats> tricks_won{};
  std::array<Amount, max_seats> scores_before{};
  std::array<Amount, max_seats> gains{};
  std::vector<ScoreLine> lines;
  int settlement = -1;      // index of the phase that has settled it
  bool broken_off = false;  // the match was decided before all was played
  bool settled = false;
  std::vector<FigureValue> figures;  // of SettlePhase::lines
  std::vector<Amount> values;        // the declared values, by index
  // Cards of the zones with ZoneRules::report_as, by index of the declared zone, then by seat (one
  // entry where the zone is not by seat).
  std::vector<std::vector<CardSet>> zones;

  // Takes over what stands in the state: contract, values, and the zones that are reported.
  void take(const GameRules& rules, const DealResult& result, const State& state);

  // Returns a figure of the settlement, or null. `seat`: any of the side it was worked out for.
  const FigureValue* figure(int line, Seat seat = no_seat) const;
};

}  // namespace houserule
