// The seeds of the games of a study, hashed out of the study's own: studies with other seeds share
// no games, and who repeats one with the seeds 1, 2, 3 sees three that know nothing of each other.

#pragma once

#include "base/random.h"

namespace houserule {

// Returns the seed of game `number`, from 0, of the study with the seed `study`.
inline std::uint64_t seed_of_game(std::uint64_t study, std::uint64_t number) {
  return RandomStream(study, Purpose::chance, number).next();
}

}  // namespace houserule
