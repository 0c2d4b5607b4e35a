#include "rules/compose/write.h"

#include <algorithm>

#include "base/text.h"
#include "rules/compose/rule_paths.h"

namespace houserule {

bool replaces(const Write& write) { return write.word == "set" || write.word == "remove"; }

std::vector<std::string> counted_in(std::string_view path) {
  std::vector<std::string> lists;
  for (auto at = path.find('['); at != std::string_view::npos; at = path.find('[', at + 1)) {
    lists.emplace_back(path.substr(0, at));
  }
  return lists;
}

namespace {

bool adds(const Write& write) { return write.word == "append" || write.word == "insert"; }

// Returns whether `shifted` moves entries in a list in which the other one counts.
bool miscounts(const Write& shifted, const Write& counting) {
  if (!shifted.shifts) return false;
  const std::string list = shifted.word == "insert" ? shifted.path : path_above(shifted.path);
  return std::find(counting.counted.begin(), counting.counted.end(), list) !=
         counting.counted.end();
}

// Returns whether `later` changes something that `replaced` would throw away.
bool loses(const Write& replaced, const Write& later) {
  if (!replaces(replaced)) return false;
  if (adds(later)) return is_at_or_below(later.path, replaced.path);
  if (later.word == "carry") {
    return is_at_or_below(later.path, replaced.path) ||
           is_at_or_below(later.new_path, replaced.path);
  }
  return is_at_or_below(later.path, replaced.path) || is_at_or_below(replaced.path, later.path);
}

}  // namespace

bool is_conflict(const Write& a, const Write& b) {
  if (loses(a, b) || loses(b, a) || miscounts(a, b) || miscounts(b, a)) return true;
  return a.word == "carry" && b.word == "carry" &&
         (is_at_or_below(a.path, b.path) || is_at_or_below(b.path, a.path));
}

// Changes of one house rule that a later one of its own throws away again.
void check_lost(std::span<const Write> writes, Diagnostics& diagnostics) {
  for (std::size_t later = 1; later < writes.size(); ++later) {
    const Write& again = writes[later];
    if (!replaces(again) || again.for_some) continue;
    for (std::size_t i = 0; i < later; ++i) {
      const Write& lost = writes[i];
      const auto between = writes.subspan(i, later - i);
      const bool is_another = std::any_of(between.begin(), between.end(), [&](const Write& write) {
        return miscounts(write, lost) || miscounts(write, again) || write.word == "carry";
      });
      if (is_another || !is_at_or_below(lost.path, again.path)) continue;
      diagnostics.fault("patch-conflict.lost", lost.place,
                        {{"path", quotable(lost.path)}, {"line", std::to_string(again.place.line)}},
                        sentence("leave-it-out"));
    }
  }
}

}  // namespace houserule
