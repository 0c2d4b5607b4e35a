// What a program that plays, searches or studies does most, as work of a fixed size: `bench` times
// it, and tests/bench counts its instructions.

#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "bots/agents/ismcts_agent.h"
#include "session/table/table_loader.h"

namespace houserule {

// The same calls on the same table do the same work. The table has to outlive it.
class HotPaths {
 public:
  explicit HotPaths(const LoadedTable& table);

  // Whole random deals. Returns how many moves had a choice.
  std::int64_t play_deals(std::int64_t count);

  // Copies of a state.
  void clone(std::int64_t count);

  // "What may I play?", in positions of random deals that are few enough to stay at hand, as a
  // table that is being played does. Who is to play is part of a position. Returns in how many some
  // card could be played; 0 at a table without tricks.
  std::int64_t ask(std::int64_t count);

  // The moves of a searching bot in all seats through the next deal, at most `moves` of them, with
  // so many deals played out for each. `seconds` is what it thought. The first search of a kind
  // reads the learned player; none is trained.
  struct Search {
    std::int64_t playouts = 0;
    double seconds = 0;  // of this thread
  };
  Search search(Playouts::How how, int playouts_a_move, int moves);

 private:
  struct Question {
    State state;
    Seat seat = no_seat;
  };
  void find_questions();

  const LoadedTable& table_;
  State state_;
  RandomStream random_;
  std::array<State, 8> copies_;
  std::vector<Question> questions_;
  std::uint64_t searched_ = 0;  // deals
  std::unique_ptr<IsmctsAgent> searcher_;
  std::pair<Playouts::How, int> searches_;  // how, and with how many playouts a move
};

// What the calling thread has used of a processor so far.
double processor_seconds();

}  // namespace houserule
