// A move that was refused, or a function of the rules that failed: what is said of it.

#pragma once

#include "session/table/refusal.h"
#include "talk/conversation/talk.h"

namespace houserule {

// Says why a move was not made: `why`, where the table itself knows more than the refusal.
void print_refusal(Talk& talk, const Refusal& refusal, const std::string& why = {});

// Says where a script has failed, and what can be done. The table stands before the move.
void tell_failure(const Talk& talk);

// Writes the table as a record, with the move that could not be made.
void export_case(const Talk& talk, const std::string& file);

}  // namespace houserule
