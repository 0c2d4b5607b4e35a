// Whose bid stands while it is not yet settled who will be the declarer.

#pragma once

#include "session/table/session.h"

namespace houserule {

// Returns who has made the bid that stands, while seats are bidding and the declarer may be another
// of the side; else no_seat.
Seat bidder_now(const Session& session);

}  // namespace houserule
