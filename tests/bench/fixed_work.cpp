// Work of a fixed size on one path of one table, for whoever counts what a processor does
// meanwhile:
//     houserule_fixed_work FOLDER TABLE PATH COUNT
// All of it, and nothing else, happens inside counted_work(). Prints how many units were done.

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <limits>
#include <string>

#include "board_agenda/board_reader.h"
#include "board_agenda/board_table.h"
#include "lab/play/hot_paths.h"

namespace {

using namespace houserule;

std::int64_t search(HotPaths& paths, Playouts::How how, int playouts_a_move) {
  return paths.search(how, playouts_a_move, std::numeric_limits<int>::max()).playouts;
}

// Gaps of a board game at which nothing is possible: the player has nothing but workers at home.
class EmptyGaps {
 public:
  explicit EmptyGaps(const LoadedTable& table) : table_(table), state_(table.rules->layout) {
    if (table.rules->board == nullptr) return;
    table.agenda->begin(state_, 1);
    (void)table.agenda->run(state_, {.hooks = table.hooks.get()});
    BoardTable written(*table.rules->board, table.rules->layout, state_);
    for (std::size_t i = 0; i < table.rules->board->goods.size(); ++i) {
      written.supply(static_cast<int>(i)) = 0;
    }
  }

  std::int64_t ask(int count) const {
    std::int64_t silent = 0;
    for (int i = 0; i < count; ++i) {
      silent += BoardReader(*table_.rules, state_).menu_possible() ? 0 : 1;
    }
    return silent;
  }

 private:
  const LoadedTable& table_;
  State state_;
};

// Returns the work of a path, which returns its units; nothing if there is no such path.
std::function<std::int64_t()> work_of(const std::string& path, HotPaths& paths, int count,
                                      const std::function<void()>& read, const EmptyGaps& gaps) {
  if (path == "deals") return [&paths, count] { return paths.play_deals(count), count; };
  if (path == "questions") return [&paths, count] { return paths.ask(count) > 0 ? count : 0; };
  if (path == "clones") return [&paths, count] { return paths.clone(count), count; };
  if (path == "search") {
    (void)paths.search(Playouts::How::learned, count, 1);
    return [&paths, count] { return search(paths, Playouts::How::learned, count); };
  }
  if (path == "random-search") {
    return [&paths, count] { return search(paths, Playouts::How::random, count); };
  }
  if (path == "gaps") return [&gaps, count] { return gaps.ask(count); };
  if (path == "reading") {
    return [&read, count] {
      for (int i = 0; i < count; ++i) read();
      return count;
    };
  }
  return nullptr;
}

}  // namespace

// Has a name that a profiler can be told, whatever the compiler.
extern "C" [[gnu::noinline]] std::int64_t counted_work(const std::function<std::int64_t()>* work) {
  return (*work)();
}

int main(int argc, char** argv) {
  if (argc != 5) return 2;
  const auto folders = ScriptFolders::of(argv[1]);
  Diagnostics diagnostics;
  const auto load = [&] {
    const auto words = load_words(folders, diagnostics);
    const TableSpec spec = parse_spec(argv[2], diagnostics);
    return words ? load_table(folders, *words, spec, diagnostics) : std::nullopt;
  };
  const auto table = load();
  if (!table) return std::fputs(diagnostics.to_text().c_str(), stderr), 1;
  HotPaths paths(*table);
  const std::function<void()> read = [&] { (void)load(); };
  const EmptyGaps gaps(*table);
  const auto work = work_of(argv[3], paths, std::atoi(argv[4]), read, gaps);
  if (!work) return 2;
  std::printf("%lld\n", static_cast<long long>(counted_work(&work)));
}
