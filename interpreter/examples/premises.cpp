#include "examples/premises.h"

#include <algorithm>
#include <map>
#include <utility>

namespace houserule {

namespace {

// Watched one by one, instructions take some fifty times as long.
constexpr std::int64_t most_watched = 3'000'000;

}  // namespace

Premises::Premises(Hooks& hooks, const Place& function, std::int64_t* left)
    : plain_(hooks), traced_(hooks.traced(trace_)), left_(left) {
  if (traced_ == nullptr) return;
  watches_ = true;
  own_left_ = left == nullptr ? most_instructions_of_examples : *left;
  const std::int64_t given = own_left_;
  traced_->spend_from(own_left_);
  own_left_ = own_before_ = given;  // the file was read before
  std::map<int, int> on_line;
  for (std::size_t i = 0; i < trace_.sites.size(); ++i) {
    const ScriptTrace::Site& site = trace_.sites[i];
    const bool is_answer = site.fall_is_false || site.jump_is_false;  // which may never come
    if (!site.is_test || is_answer || site.place.file != function.file) continue;
    tests_.push_back(i);
    counts_.push_back({.place = site.place, .number = ++on_line[site.place.line]});
  }
}

Hooks& Premises::hooks() { return watches_ ? *traced_ : plain_; }

void Premises::end_deal() {
  if (!watches_) return;
  for (std::size_t i = 0; i < tests_.size(); ++i) {
    ScriptTrace::Site& site = trace_.sites[tests_[i]];
    if (std::exchange(site.fell_through, false)) ++counts_[i].went_on;
    if (std::exchange(site.jumped, false)) ++counts_[i].left_out;
  }
  const std::int64_t spent = own_before_ - own_left_;
  spent_ += spent;
  if (left_ != nullptr) *left_ -= spent;
  own_before_ = own_left_;
  watches_ = spent_ < most_watched;
}

std::vector<Premise> Premises::all() const {
  std::vector<Premise> asked;
  for (const Premise& premise : counts_) {
    if (premise.went_on + premise.left_out == 0) continue;
    asked.push_back(premise);
  }
  std::stable_sort(asked.begin(), asked.end(),
                   [](const Premise& a, const Premise& b) { return a.place.line < b.place.line; });
  return asked;
}

std::optional<Premise> Premises::never_met() const {
  if (!watches_) return std::nullopt;
  for (const Premise& premise : all()) {
    if (premise.went_on == 0 || premise.left_out == 0) return premise;
  }
  return std::nullopt;
}

std::vector<Printed> Premises::take_printed() {
  return traced_ == nullptr ? std::vector<Printed>() : traced_->take_printed();
}

}  // namespace houserule
