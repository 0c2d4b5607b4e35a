#include "lab/play/team.h"

namespace houserule {

namespace {

Team::Joiner& joiner() {
  static Team::Joiner joiner = [] { return std::make_unique<Team>(); };
  return joiner;
}

}  // namespace

std::unique_ptr<Team> Team::join() { return joiner()(); }

void Team::join_by(Joiner join) { joiner() = join; }

}  // namespace houserule
