// Who plays the seats that nobody at the terminal does: built-in bots, and bots that are programs.

#pragma once

#include <condition_variable>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "bots/agents/bot_program.h"
#include "bots/agents/level.h"

namespace houserule {

struct OpponentSettings {
  BotLevel level = BotLevel::usual();   // of every seat without a program; its time is for all
  std::map<Seat, BotProgram> commands;  // what is to play a seat instead
};

// Returns the stream for a choice, the same wherever a table is played: `moves` are made already.
RandomStream agent_stream(std::uint64_t seed, std::size_t moves, Seat seat);

// A program that could not go on, and what plays its seat instead from then on.
struct LostBot {
  Seat seat = no_seat;
  Text reason;  // without full stop

  Text text() const;  // "The bot in seat 3 ..." for the player
};

class Opponents {
 public:
  explicit Opponents(OpponentSettings settings);
  ~Opponents();

  // Returns a legal move of the view's seat. Where its program fails, greedy chooses in its place
  // now and later, and lost() says so. Throws AgentFailure only after stop().
  Move choose(const LoadedTable& table, const View& view, const Decision& decision,
              RandomStream& random);

  // From another thread: if a choose runs it is told to end, and waited for.
  void stop();

  // Returns the programs that were lost since it was last asked.
  std::vector<LostBot> lost();

  // What plays a seat, one of so many: what its level is to people, or the command's words.
  Text says_of(Seat seat, int bots) const;

 private:
  Agent& agent_of(Seat seat);

  OpponentSettings settings_;
  std::unique_ptr<Agent> level_;                     // of all seats without a command
  std::map<Seat, std::unique_ptr<Agent>> programs_;  // until they are lost
  std::unique_ptr<Agent> substitute_;                // of seats whose program was lost
  std::vector<LostBot> lost_;
  std::mutex running_;  // guards the next lines
  std::condition_variable ended_;
  Agent* chooses_ = nullptr;  // the agent that is choosing
  bool stopped_ = false;
};

}  // namespace houserule
