// How often each condition in the function of a for_all_deals came up: what no deal asked for was
// not put to the test.

#pragma once

#include <memory>
#include <vector>

#include "examples/examples.h"
#include "rules/source/script_trace.h"

namespace houserule {

class Premises {
 public:
  // `function`: where the function stands. `left`: the instructions of the file, which its calls
  // spend; may be null.
  Premises(Hooks& hooks, const Place& function, std::int64_t* left);

  // The hooks to call the function by. Looking on is slow: a function that runs long is watched in
  // the first deals only.
  Hooks& hooks();

  // What has been called since was one deal.
  void end_deal();

  // Those that were asked, in the order of the script.
  std::vector<Premise> all() const;

  // The first of which one way never came up; nothing where there is none, and where not every deal
  // was watched.
  std::optional<Premise> never_met() const;

  // What the function has printed.
  std::vector<Printed> take_printed();

 private:
  Hooks& plain_;
  ScriptTrace trace_;
  std::unique_ptr<Hooks> traced_;
  std::int64_t* left_;           // of the file
  std::int64_t own_left_ = 0;    // the same, while a deal is watched
  std::int64_t own_before_ = 0;  // when the deal began
  std::int64_t spent_ = 0;
  bool watches_ = false;
  std::vector<std::size_t> tests_;  // conditions in the file of the function
  std::vector<Premise> counts_;     // of the same
};

}  // namespace houserule
