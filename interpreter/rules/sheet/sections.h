// The clauses of a rule sheet, subject by subject: each function writes those of one kind of rule.

#pragma once

#include "rules/sheet/clauses.h"
#include "rules/sheet/phrases.h"

namespace houserule {

// What the functions write with.
struct SheetWriter {
  SheetClauses& clauses;
  const SheetPhrases& phrases;
  const GameRules& rules;
};

// Trumps, order and points: of the game, and what one call has in their place.
void add_form(const SheetWriter& sheet);
void add_points(const SheetWriter& sheet);

// A call, and what the sheet calls it: of a bid the strain in which it is made.
struct NamedCall {
  const CallRules* call;
  Text name;
};

// What calls have in their place, told once of those that have the same.
void add_forms_of(const SheetWriter& sheet, const std::vector<NamedCall>& calls);

// Before the game: players, cards, orders, trumps, places, points, how long a match is.
void add_before_the_game(const SheetWriter& sheet);

// Bids and announcements, calling a card, exposing.
void add_clauses(const SheetWriter& sheet, const Phase& phase, const DeclarePhase& declare);
void add_clauses(const SheetWriter& sheet, const Phase& phase, const CallPhase& call);
void add_clauses(const SheetWriter& sheet, const Phase& phase, const ExposePhase& expose);

// What is done with cards and chips.
void add_clauses(const SheetWriter& sheet, const Phase& phase, const DealPhase& deal);
void add_clauses(const SheetWriter& sheet, const Phase& phase, const ExchangePhase& exchange);
void add_clauses(const SheetWriter& sheet, const Phase& phase, const MeldPhase& meld);
void add_clauses(const SheetWriter& sheet, const Phase& phase, const StepPhase& step);
void add_clauses(const SheetWriter& sheet, const Phase& phase, const FixPhase& fix);
void add_clauses(const SheetWriter& sheet, const Phase& phase, const MovePhase& move);
void add_clauses(const SheetWriter& sheet, const Phase& phase, const SwapPhase& swap);
void add_clauses(const SheetWriter& sheet, const Phase& phase, const ShufflePhase& shuffle);
void add_clauses(const SheetWriter& sheet, const Phase& phase, const DrawPhase& draw);
void add_clauses(const SheetWriter& sheet, const Phase& phase, const ShowPhase& show);
void add_clauses(const SheetWriter& sheet, const Phase& phase, const OpenHandPhase& open);
void add_clauses(const SheetWriter& sheet, const Phase& phase, const SitsOutPhase& rest);
void add_clauses(const SheetWriter& sheet, const Phase& phase, const SidesPhase& sides);
void add_clauses(const SheetWriter& sheet, const Phase& phase, const RedealPhase& redeal);
void add_clauses(const SheetWriter& sheet, const Phase& phase, const PayPhase& pay);
void add_clauses(const SheetWriter& sheet, const Phase& phase, const SharePhase& share);

// Tricks.
void add_clauses(const SheetWriter& sheet, const Phase& phase, const PlayPhase& play);

// What a deal is worth, and the end of the match.
void add_clauses(const SheetWriter& sheet, const Phase& phase, const SettlePhase& settle);
void add_clauses(const SheetWriter& sheet, const Phase& phase, const ScorePhase& scored);
void add_clauses(const SheetWriter& sheet, const Phase& phase, const EndDealPhase& end);
Text score_sentence(const SheetWriter& sheet, const Phase& phase, const ScorePhase& scored);
void add_end(const SheetWriter& sheet);

// Writes the clauses of a phase, its condition with the first of them. `opening` stands before what
// the first says: "After each trick:".
void add_phase_clauses(const SheetWriter& sheet, const Phase& phase, const Text& opening);

// Returns what a sentence calls the card of a choice: "the card of the hand".
Text picked_text(const SheetWriter& sheet, const StepPhase& step, const PickRule& pick);

// Returns an effect of a step in one sentence; `step` is the step whose picks it speaks of.
Text effect_sentence(const SheetWriter& sheet, const Phase& effect, const StepPhase* step);

// Returns what a value is set to, but for what a card shows: that is a sentence of its own.
Text reading_text(const SheetWriter& sheet, const FixPhase::Fix& fix, int value);

// Returns the condition of a phase in a sentence, or nothing.
Text when_sentence(const SheetWriter& sheet, const Phase& phase);

}  // namespace houserule
