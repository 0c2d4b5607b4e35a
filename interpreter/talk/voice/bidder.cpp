#include "talk/voice/bidder.h"

#include <algorithm>

namespace houserule {

Seat bidder_now(const Session& session) {
  const Decision& now = session.decision();
  if (now.kind != Decision::Kind::ask || now.phase < 0 || session.deals().empty()) return no_seat;
  const Phase& phase = session.rules().phases[static_cast<std::size_t>(now.phase)];
  const auto* declare = std::get_if<DeclarePhase>(&phase.body);
  if (declare == nullptr || !declare->makes_contract || !declare->first_to_name) return no_seat;
  const std::uint8_t contract = session.state().core().contract;
  const std::vector<SpokenMove>& spoken = session.deals().back().spoken;
  const auto bid = std::find_if(spoken.rbegin(), spoken.rend(), [&](const SpokenMove& one) {
    return one.move.kind == MoveKind::call && one.move.call == contract;
  });
  return bid == spoken.rend() ? no_seat : bid->move.seat;
}

}  // namespace houserule
