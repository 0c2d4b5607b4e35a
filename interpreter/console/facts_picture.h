// The column beside the table: who stands where, what is fixed for this deal, the last trick, and
// what happened last.

#pragma once

#include <string>
#include <vector>

#include "console/canvas.h"
#include "console/speaker.h"
#include "session/session.h"

namespace houserule {

struct FactsScene {
  const Session& session;
  const Speaker& speaker;
  const View& view;
  const std::vector<std::string>& log;  // the last is the newest
};

void draw_facts(Canvas& canvas, const Area& area, const FactsScene& scene);

// Returns what a seat has taken in the deal in progress, as far as `view` tells: card points where
// tricks are counted by them and every seat counts for itself.
bool counts_points_by_seat(const Session& session);

}  // namespace houserule
