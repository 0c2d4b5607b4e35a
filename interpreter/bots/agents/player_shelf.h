// Where players of tables are found: shipped beside the game, trained before, or trained now.
//
// A player is the same wherever it comes from: what was trained before is what would be trained
// now.

#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include "bots/learned/self_play.h"

namespace houserule {

// The file beside a game's rules.lua with the player of its usual table.
inline constexpr const char* shipped_player = "player.bin";

// Any thread may ask.
class PlayerShelf {
 public:
  // `further`: for players that go on from a shipped one.
  explicit PlayerShelf(const TrainingPlan& whole = {}, const TrainingPlan& further = short_plan);
  ~PlayerShelf();

  // The one that all agents share.
  static PlayerShelf& of_process();

  // From now on players that were trained are kept in `folder`, the newest hundred of them, and
  // found there. Without, each process trains its own.
  void keep_in(std::filesystem::path folder);

  // How much of the training that others wait for is done, in percent; -1: nothing is trained.
  int percent() const;

  // Returns the player of a table of cards. Trains it if need be: ten seconds to some minutes, a
  // third of that where a player is shipped with the game. Once `stopped` says so, and when a
  // function of the rules fails, it is what has been learned so far, and is not kept in the folder.
  std::shared_ptr<const LearnedPlayer> player(const LoadedTable& table,
                                              const std::function<bool()>& stopped);

  // What there is to compare two tables under: what is learned at the first of them, and what
  // players learn who go on from that at either.
  struct School {
    std::shared_ptr<const LoadedTable> first;
    int training = 0;                   // 0: nobody goes on; else from 1, each with other chances
    TrainingPlan further = short_plan;  // how long; its seed is the training's
  };
  // Returns the player of a table after such a schooling. Tables whose rules come to the same have
  // the same players, bit for bit. Kept, and ended, as player().
  std::shared_ptr<const LearnedPlayer> taught(const LoadedTable& table, const School& school,
                                              const std::function<bool()>& stopped);

  // The same for who does not wait: a player that is at hand, or null. Then, between
  // train_meanwhile() and rest(), it is trained in a thread of the shelf, which leaves the table it
  // was at if that is another.
  std::shared_ptr<const LearnedPlayer> player_at_hand(const LoadedTable& table);
  void train_meanwhile();
  void rest();  // before a process ends, and so its other statics

  // From now on a training that is stopped is taken up again by whoever asks for it next: it
  // pauses. The last one only; up to 100 MB are kept for it until leave_paused().
  void pause_trainings();
  void leave_paused();

  // Returns the player that the game ships, whatever the table, or null.
  static std::shared_ptr<const LearnedPlayer> nearest(const LoadedTable& table);

 private:
  struct Inside;

  std::unique_ptr<Inside> inside_;
};

}  // namespace houserule
