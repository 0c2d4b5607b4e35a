#include "tests/games/referees/skat_bidding.h"

namespace houserule::referees {

namespace {

const std::vector<int> game_values = {
    18,  20,  22,  23,  24,  27,  30,  33,  35,  36,  40,  44,  45,  46,  48,  50,
    54,  55,  59,  60,  63,  66,  70,  72,  77,  80,  81,  84,  88,  90,  96,  99,
    100, 108, 110, 117, 120, 121, 126, 130, 132, 135, 140, 143, 144, 150, 153, 154,
    156, 160, 162, 165, 168, 170, 176, 180, 187, 192, 198, 204, 216, 240, 264};

}  // namespace

void SkatBidding::begin(int forehand, int middlehand, int rearhand) {
  asker_ = middlehand;
  holder_ = forehand;
  rearhand_ = rearhand;
  bid_ = 0;
  is_for_eighteen_ = false;
  ask(Stage::naming, asker_);
}

std::vector<std::string> SkatBidding::may_say() const {
  if (stage_ == Stage::holding) return {"hold"};
  if (stage_ == Stage::last_word) return {"18"};
  std::vector<std::string> numbers;
  for (const int value : game_values) {
    if (value > bid_) numbers.push_back(std::to_string(value));
  }
  return numbers;
}

void SkatBidding::say(const std::string& what) {
  const bool passes = what == "pass";
  if (stage_ == Stage::last_word) {
    is_for_eighteen_ = !passes;
    bid_ = passes ? 0 : 18;
    stage_ = Stage::over;
  } else if (passes) {
    end_round(stage_ == Stage::naming ? holder_ : asker_);
  } else if (stage_ == Stage::naming) {
    bid_ = std::stoi(what);
    ask(Stage::holding, holder_);
  } else {
    ask(Stage::naming, asker_);
  }
}

void SkatBidding::ask(Stage stage, int whom) {
  stage_ = stage;
  turn_ = whom;
  const bool no_number_is_left = bid_ == game_values.back();
  if (stage == Stage::naming && no_number_is_left) end_round(holder_);
}

void SkatBidding::end_round(int survivor) {
  turn_ = survivor;
  if (asker_ != rearhand_) {
    holder_ = survivor;
    asker_ = rearhand_;
    ask(Stage::naming, asker_);
  } else {
    stage_ = bid_ == 0 ? Stage::last_word : Stage::over;
  }
}

}  // namespace houserule::referees
