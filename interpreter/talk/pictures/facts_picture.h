// The column beside the table: who stands where, what is fixed for this deal, the last trick, and
// what happened last.

#pragma once

#include <string>
#include <vector>

#include "session/table/session.h"
#include "talk/pictures/canvas.h"
#include "talk/voice/speaker.h"

namespace houserule {

struct FactsScene {
  const Session& session;
  const Speaker& speaker;
  const View& view;
  const std::vector<std::string>& log;  // the last is the newest
  bool counts_points = false;           // tricks count by their card points, seat by seat
};

void draw_facts(Canvas& canvas, const Area& area, const FactsScene& scene);

}  // namespace houserule
