#include "base/did_you_mean.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "base/sentence.h"
#include "base/text.h"

namespace houserule {

namespace {

using Letters = std::vector<char32_t>;

int distance_between(const Letters& a, const Letters& b) {
  const std::size_t width = b.size() + 1;
  std::vector<int> table((a.size() + 1) * width);
  const auto at = [&](std::size_t i, std::size_t j) -> int& { return table[i * width + j]; };
  for (std::size_t i = 0; i <= a.size(); ++i) at(i, 0) = static_cast<int>(i);
  for (std::size_t j = 0; j <= b.size(); ++j) at(0, j) = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int replace = at(i - 1, j - 1) + (a[i - 1] == b[j - 1] ? 0 : 1);
      at(i, j) = std::min({at(i - 1, j) + 1, at(i, j - 1) + 1, replace});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        at(i, j) = std::min(at(i, j), at(i - 2, j - 2) + 1);
      }
    }
  }
  return at(a.size(), b.size());
}

}  // namespace

int edit_distance(std::string_view left, std::string_view right) {
  return distance_between(code_points(folded(left)), code_points(folded(right)));
}

std::string nearest_name(std::string_view name, std::span<const std::string> candidates) {
  const std::string typed = folded(name);
  const Letters letters = code_points(typed);
  if (letters.size() < 3) return "";
  const int limit = static_cast<int>(letters.size()) / 3;
  int best = std::numeric_limits<int>::max();
  std::string nearest;
  for (const std::string& candidate : candidates) {
    const Letters others = code_points(folded(candidate));
    // Each letter more or less is an edit.
    const int at_least = std::abs(static_cast<int>(others.size() - letters.size()));
    if (at_least > limit || at_least >= best) continue;
    const int distance = distance_between(letters, others);
    if (distance < best && distance <= limit) {
      best = distance;
      nearest = candidate;
    }
  }
  if (!nearest.empty()) return nearest;
  for (const std::string& candidate : candidates) {
    if (folded(candidate).starts_with(typed)) return candidate;
  }
  return "";
}

Text did_you_mean(std::string_view name, std::span<const std::string> candidates) {
  const std::string nearest = nearest_name(name, candidates);
  return nearest.empty() ? Text{} : sentence("did-you-mean", {{"name", same(nearest)}});
}

Text nearest_or_all(std::string_view name, std::span<const std::string> candidates) {
  constexpr std::size_t few = 12;
  Text nearest = did_you_mean(name, candidates);
  if (!nearest.en.empty() || candidates.empty() || candidates.size() > few) return nearest;
  const std::vector<Text> names(candidates.begin(), candidates.end());
  return sentence("there-is", {{"names", listed(names)}});
}

}  // namespace houserule
