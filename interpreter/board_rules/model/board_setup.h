// A position of a board game that was not reached by play: what an example or a record states.

#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "board_rules/model/option.h"
#include "cards/card_set.h"
#include "rules/source/node.h"

namespace houserule {

// A result of chance that is fixed, in the order things happen: of a die the number, else which
// card, good or strip it is.
enum class Chance : std::uint8_t { die, card, good, strip };

constexpr std::int16_t scripted_result(Chance kind, int number) {
  return static_cast<std::int16_t>(static_cast<int>(kind) * 1'000 + number);
}

struct BoardSetup {
  int phase = -1;  // begins with it; -1: with the game
  int round = 1;
  int workers = -1;  // at home, of the colour whose turn it is; -1: as many as the rules bring
  int other_workers = -1;
  std::vector<std::pair<int, int>> supply;     // good, how many
  std::vector<std::pair<int, int>> vessels;    // good, its cargo
  std::vector<std::pair<int, int>> strips;     // strip, the next item from 0
  std::vector<std::pair<int, int>> on_spaces;  // space, workers of the colour whose turn it is
  std::vector<std::pair<int, int>> others_on_spaces;
  std::vector<int> boards;   // goods that are boards and owned
  std::vector<Option> laid;  // as moves that put or fill
  std::vector<int> turned;   // places whose other side is up
  CardSet hand;
  CardSet open;
  std::vector<std::int16_t> chance;
  // As it was written, by names: for records, and for tables that number things otherwise. May be
  // null.
  std::shared_ptr<const Node> given;
};

}  // namespace houserule
