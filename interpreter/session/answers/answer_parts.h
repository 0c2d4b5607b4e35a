// What answers to other programs have in common: replays, views, the line protocol.

#pragma once

#include "session/records/record_reader.h"
#include "session/table/deal_report.h"
#include "session/table/legal_moves.h"

namespace houserule {

// The number of a seat, or null for no_seat.
Json seat_json(Seat seat);

// The numbers of some seats, in order.
Json seats_json(SeatSet seats);

// {"leader", "cards", "winner"}: who led, what was laid and passed in turn, who has won it.
Json trick_json(const GameRules& rules, const TrickReport& trick);

// A declared value of the deal: a number, or the code of a rank or suit; null while it is not
// known.
Json value_json(const GameRules& rules, const DealReport& deal, int index);

// A call and who made it, perhaps the card that was called; or what the cards turned up say; else
// null.
Json contract_json(const GameRules& rules, const DealReport& deal);

// What lies on the table, by name: chips that belong to nobody, and every declared zone, by seat
// where it is. A place whose card is not known is null.
Json zones_json(const GameRules& rules, const State& state);

// What moves that are not listed are chosen from; null while all are listed.
Json choose_json(const GameRules& rules, const std::vector<ChooseEntry>& entries);

// Scores by seat.
Json kept_json(const GameRules& rules, const State& state);
Json scores_json(const GameRules& rules, const State& state);

// The first of some faults: {"code", "message"}, and where there is one "place" and "suggestion".
Json fault_json(const Diagnostics& diagnostics, Language language = Language::en);

}  // namespace houserule
