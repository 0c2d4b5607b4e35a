#include "base/did_you_mean.h"

#include <algorithm>
#include <limits>

#include "base/text.h"

namespace houserule {

int edit_distance(std::string_view left, std::string_view right) {
  const std::vector<char32_t> a = code_points(folded(left));
  const std::vector<char32_t> b = code_points(folded(right));
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

std::string nearest_name(std::string_view name, std::span<const std::string> candidates) {
  const std::string typed = folded(name);
  const std::size_t letters = code_points(typed).size();
  if (letters < 3) return "";
  const int limit = static_cast<int>(letters) / 3;
  int best = std::numeric_limits<int>::max();
  std::string nearest;
  for (const std::string& candidate : candidates) {
    const int distance = edit_distance(name, candidate);
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

std::string did_you_mean(std::string_view name, std::span<const std::string> candidates) {
  const std::string nearest = nearest_name(name, candidates);
  return nearest.empty() ? "" : "did you mean '" + nearest + "'?";
}

}  // namespace houserule
