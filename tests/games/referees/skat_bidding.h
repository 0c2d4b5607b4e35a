// Skat: one names numbers, which another holds; whoever is left is asked by the third.

#pragma once

#include "tests/games/referees/referee.h"

namespace houserule::referees {

class SkatBidding {
 public:
  void begin(int forehand, int middlehand, int rearhand);

  bool is_over() const { return stage_ == Stage::over; }
  int turn() const { return turn_; }  // at the end: who plays
  int bid() const { return bid_; }    // 0: nobody has bid
  bool is_for_eighteen() const { return is_for_eighteen_; }
  std::vector<std::string> may_say() const;  // beside "pass"
  void say(const std::string& what);

 private:
  enum class Stage { naming, holding, last_word, over };

  void ask(Stage stage, int whom);
  void end_round(int survivor);

  Stage stage_ = Stage::over;
  int turn_ = 0, asker_ = 0, holder_ = 0, rearhand_ = 0;
  int bid_ = 0;
  bool is_for_eighteen_ = false;
};

}  // namespace houserule::referees
