// What a deal has come to, as records, score sheets and people want it.

#pragma once

#include <array>
#include <vector>

#include "agenda/decision.h"
#include "base/amount.h"
#include "table/chips.h"

namespace houserule {

struct TrickReport {
  Seat leader = no_seat;
  std::vector<Move> plays;  // in order; a pass is MoveKind::pass
  Seat winner = no_seat;    // no_seat while it lies open
  Amount points;            // card points in it, once won
};

struct SpokenMove {
  int phase = -1;
  Move move;
  bool forced = false;
};

struct DealReport {
  int deal = 0;
  bool finished = false;
  Seat dealer = no_seat;
  std::uint8_t contract = 0xFF;  // no_call
  Seat declarer = no_seat;
  std::vector<SpokenMove> spoken;  // announcements, exposures and passes before the play
  std::vector<TrickReport> tricks;
  std::array<Amount, max_seats> points{};
  std::array<int, max_seats> tricks_won{};
  std::array<Amount, max_seats> scores_before{};
  std::array<Amount, max_seats> gains{};
  std::vector<ScoreLine> lines;
};

}  // namespace houserule
