#include "session/refusal.h"

namespace houserule {

Refusal make_refusal(const GameRules&, const Agenda&, const State&, const Decision&, const Move&) {
  return {};
}

Refusal make_unreadable(const GameRules&, const Decision&, const std::string&, const ReadMove&,
                        std::vector<std::string>) {
  return {};
}

}  // namespace houserule
