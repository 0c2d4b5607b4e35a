// Bytes as what is kept on a disk or sent by mail: the file of kept tables, a packed house rule,
// or, where they are neither, the texts of a kept table.

#include "session/records/replay.h"
#include "session/store/store.h"
#include "tests/fuzz/fuzz_target.h"
#include "writing/rule_pack.h"

namespace houserule::fuzz {

namespace {

std::string bytes_of(const std::filesystem::path& file) {
  return read_file(file, std::size_t{16} << 20U).value_or("");
}

void remove_store(const std::filesystem::path& file) {
  for (const char* ending : {"", "-wal", "-shm", "-journal"}) {
    std::filesystem::remove(file.string() + ending);
  }
}

void open_store(std::string_view bytes) {
  const std::filesystem::path file = scratch() / "fuzzed.db";
  remove_store(file);
  write_bytes(file, bytes);
  bool is_open = false;
  try {
    Store store = Store::open(file);
    is_open = true;
    for (const StoredTable& table : store.tables()) {
      store.moves(table.id);
      store.table(table.id);
    }
    store.latest_open();
    StoredTable mine;
    mine.spec = "lorum";
    const std::int64_t id = store.add_table(mine);
    store.append_move(id, 0, "1 pass");
    promise(store.moves(id) == std::vector<std::string>{"1 pass"}, "a stored move is there");
    store.remove_table(id);
  } catch (const StoreError& error) {
    promise(*error.what() != '\0', "a refused store says why");
    if (!is_open) promise(bytes_of(file) == bytes, "a refused store is left as it was");
  }
}

void read_pack(std::string_view bytes) {
  Diagnostics faults;
  const auto pack = parse_rule_pack(std::string(bytes), "fuzzed.houserule", faults);
  promise_clean(faults);
  promise(pack.has_value() == faults.empty(), "a pack is read, or something is at fault");
  if (!pack) return;
  Diagnostics none;
  const std::string written = to_text(*pack);
  promise(parse_rule_pack(written, "written.houserule", none) == pack, "a pack is read as written");
}

// Lines as the texts of a table and its moves, which a file that was made with care may hold.
void keep_table(std::string_view bytes) {
  const std::filesystem::path file = scratch() / "kept.db";
  static const bool is_new = (remove_store(file), true);
  static Store store = Store::open(file);
  promise(is_new, "the store is this run's own");
  std::vector<std::string> lines(1);
  for (const char letter : bytes) {
    if (letter == '\n') {
      lines.emplace_back();
    } else {
      lines.back() += letter;
    }
  }
  StoredTable table;
  table.spec = lines.front();
  table.settings = lines.size() > 1 ? lines[1] : "{}";
  table.created = "2026-01-01T00:00:00Z";
  const std::vector<std::string> moves(lines.begin() + std::min<std::size_t>(2, lines.size()),
                                       lines.end());
  table.id = store.add_table(table);
  for (std::size_t i = 0; i < moves.size() && i < 20; ++i) {
    store.append_move(table.id, static_cast<int>(i), moves[i]);
  }
  const auto kept = store.table(table.id);
  promise(kept && kept->spec == table.spec && kept->settings == table.settings,
          "a table is kept as it was given");
  const std::vector<std::string> read = store.moves(table.id);
  promise(std::equal(read.begin(), read.end(), moves.begin()), "moves are kept as they were made");
  store.remove_table(table.id);
  // As `resume` does.
  if (const LoadedTable* const loaded = installed_table(table.spec)) {
    Session session(*loaded, table.seed);
    int used = 0;
    (void)play_moves(session, read, false, -1, used);
  }
}

}  // namespace

void fuzz_store(std::string_view bytes) {
  if (bytes.starts_with("SQLite format 3")) return open_store(bytes);
  if (bytes.starts_with("{")) return read_pack(bytes);
  keep_table(bytes);
}

}  // namespace houserule::fuzz

HOUSERULE_FUZZ_TARGET(fuzz_store)
