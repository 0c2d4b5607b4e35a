#include "session/store/store.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <system_error>
#include <thread>
#include <utility>

namespace houserule {

namespace {

// "hrul", in the header of every file of ours.
constexpr std::uint32_t application_id = 0x6872756C;
constexpr int busy_timeout_ms = 5000;

// What brings a file from schema n to n + 1, n being the place in the list. Never change an entry
// that was released: add one.
constexpr std::array migrations = {
    R"sql(
      CREATE TABLE tables (
        id         INTEGER PRIMARY KEY AUTOINCREMENT,
        spec       TEXT NOT NULL,
        rules_hash TEXT NOT NULL,
        seed       INTEGER NOT NULL,  -- the 64 bits, read as a signed number
        settings   TEXT NOT NULL,
        created    TEXT NOT NULL,
        state      TEXT NOT NULL CHECK (state IN ('open', 'finished')),
        summary    TEXT NOT NULL
      ) STRICT;
      CREATE TABLE moves (
        table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        number   INTEGER NOT NULL CHECK (number >= 0),
        move     TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
      ) STRICT, WITHOUT ROWID;
    )sql",
    R"sql(
      ALTER TABLE tables ADD COLUMN setups TEXT NOT NULL DEFAULT '';        -- JSON, of a record
      ALTER TABLE tables ADD COLUMN deals INTEGER NOT NULL DEFAULT 0;       -- of a whole match
      ALTER TABLE tables ADD COLUMN final_scores TEXT NOT NULL DEFAULT '';  -- JSON list, by seat
      ALTER TABLE tables ADD COLUMN places TEXT NOT NULL DEFAULT '';        -- the same
      CREATE TABLE results (
        table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        deal     INTEGER NOT NULL CHECK (deal >= 1),
        scores   TEXT NOT NULL,  -- after the deal: JSON list, by seat
        PRIMARY KEY (table_id, deal)
      ) STRICT, WITHOUT ROWID;
    )sql",
};
constexpr int newest_schema = static_cast<int>(migrations.size());

std::string file_of(sqlite3* connection) {
  const char* name = sqlite3_db_filename(connection, "main");
  return name == nullptr ? "" : name;
}

[[noreturn]] void refuse_damaged(sqlite3* connection) {
  throw StoreError(fmt::format(
      "{} is damaged; it is left as it is, move it away to start a new one", file_of(connection)));
}

[[noreturn]] void refuse_foreign(sqlite3* connection) {
  throw StoreError(
      fmt::format("{} was not made by houserule; it is left as it is", file_of(connection)));
}

// Reading, too, makes files beside the store.
bool is_disk_full(const std::filesystem::path& file) {
  constexpr std::uintmax_t least = 64 << 10;  // bytes: what lies beside it takes as much
  std::error_code error;
  const auto space = std::filesystem::space(file.parent_path(), error);
  return !error && space.available < least;
}

[[noreturn]] void fail(sqlite3* connection, int code) {
  const std::string file = file_of(connection);
  const int kind = code & 0xFF;
  if ((kind == SQLITE_IOERR || kind == SQLITE_CANTOPEN) && is_disk_full(file)) {
    throw StoreError(
        fmt::format("there is no space left beside {}, which reading needs too", file));
  }
  switch (kind) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      throw StoreError(fmt::format("{} is in use by another program; try again", file));
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_ERROR:  // every statement is right for a file that holds what its number says
      refuse_damaged(connection);
    case SQLITE_FULL:
      throw StoreError(fmt::format("there is no space left to write {}", file));
    case SQLITE_READONLY:
    case SQLITE_PERM:
      throw StoreError(fmt::format("{} may not be written", file));
    case SQLITE_CANTOPEN:
      throw StoreError(fmt::format("{} cannot be opened", file));
    case SQLITE_IOERR:
      throw StoreError(fmt::format("{} could not be read or written", file));
    default:
      throw StoreError(fmt::format("{} could not be read or written (SQLite {})", file, code));
  }
}

void check(sqlite3* connection, int code) {
  if (code != SQLITE_OK) fail(connection, code);
}

// One SQL statement; its parameters are given in order.
class Statement {
 public:
  Statement(sqlite3* connection, std::string_view sql) : connection_(connection) {
    sqlite3_stmt* statement = nullptr;
    check(connection, sqlite3_prepare_v2(connection, sql.data(), static_cast<int>(sql.size()),
                                         &statement, nullptr));
    statement_.reset(statement);
  }

  template <typename... Values>
  Statement(sqlite3* connection, std::string_view sql, const Values&... values)
      : Statement(connection, sql) {
    int place = 0;
    (bind(++place, values), ...);
  }

  // Goes to the next row; false when there is none.
  bool step() {
    const int code = sqlite3_step(statement_.get());
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) fail(connection_, code);
    return false;
  }

  std::int64_t number(int column) const { return sqlite3_column_int64(statement_.get(), column); }

  std::string text(int column) const {
    const void* bytes = sqlite3_column_text(statement_.get(), column);
    const int size = sqlite3_column_bytes(statement_.get(), column);
    return bytes == nullptr ? "" : std::string(static_cast<const char*>(bytes), size);
  }

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };

  void bind(int place, std::int64_t value) {
    check(connection_, sqlite3_bind_int64(statement_.get(), place, value));
  }
  void bind(int place, std::string_view value) {
    // A null pointer would be NULL, and an empty view may hold one.
    const char* bytes = value.empty() ? "" : value.data();
    check(connection_, sqlite3_bind_text64(statement_.get(), place, bytes, value.size(),
                                           SQLITE_TRANSIENT, SQLITE_UTF8));
  }

  sqlite3* connection_;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

template <typename... Values>
void run(sqlite3* connection, std::string_view sql, const Values&... values) {
  Statement statement(connection, sql, values...);
  while (statement.step()) {
  }
}

std::int64_t number_of(sqlite3* connection, std::string_view sql) {
  Statement statement(connection, sql);
  return statement.step() ? statement.number(0) : 0;
}

// Takes the right to write at once, so that what is read inside still holds when it is written;
// undoes everything unless commit was reached.
class Transaction {
 public:
  explicit Transaction(sqlite3* connection) : connection_(connection) {
    run(connection_, "BEGIN IMMEDIATE");
  }
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  ~Transaction() {
    if (!committed_) sqlite3_exec(connection_, "ROLLBACK", nullptr, nullptr, nullptr);
  }
  void commit() {
    run(connection_, "COMMIT");
    committed_ = true;
  }

 private:
  sqlite3* connection_;
  bool committed_ = false;
};

// Tells whether the file is still empty; refuses one whose header is not ours, before SQLite looks
// at it and repairs what an interrupted writer of somebody else's left behind.
//
// Read through SQLite's own handle: closing another one would drop this process's locks.
bool is_new(sqlite3* connection) {
  sqlite3_file* file = nullptr;
  check(connection, sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file));
  if (file == nullptr || file->pMethods == nullptr) fail(connection, SQLITE_CANTOPEN);
  sqlite3_int64 size = 0;
  check(connection, file->pMethods->xFileSize(file, &size));
  if (size == 0) return true;

  std::array<unsigned char, 100> header{};  // sqlite.org/fileformat2.html, 1.3
  if (size < static_cast<sqlite3_int64>(header.size())) refuse_foreign(connection);
  check(connection, file->pMethods->xRead(file, header.data(), static_cast<int>(header.size()), 0));
  constexpr std::string_view magic("SQLite format 3\0", 16);
  if (!std::equal(magic.begin(), magic.end(), header.begin())) refuse_foreign(connection);
  const std::uint32_t id = std::uint32_t{header[68]} << 24 | std::uint32_t{header[69]} << 16 |
                           std::uint32_t{header[70]} << 8 | header[71];
  if (id != application_id) refuse_foreign(connection);
  return false;
}

int schema_of(sqlite3* connection) {
  const auto schema = number_of(connection, "PRAGMA user_version");
  if (schema > newest_schema) {
    throw StoreError(fmt::format("{} was written by a newer houserule; it is left as it is",
                                 file_of(connection)));
  }
  // A file of ours has its schema from its first byte on.
  if (schema < 0) refuse_damaged(connection);
  return static_cast<int>(schema);
}

void refuse_if_damaged(sqlite3* connection) {
  Statement statement(connection, "PRAGMA quick_check(1)");
  if (!statement.step() || statement.text(0) != "ok") refuse_damaged(connection);
}

void bring_up_to_date(sqlite3* connection) {
  if (schema_of(connection) == newest_schema) return;
  Transaction transaction(connection);
  // Another program may have been quicker.
  for (int schema = schema_of(connection); schema < newest_schema; ++schema) {
    check(connection, sqlite3_exec(connection, migrations[schema], nullptr, nullptr, nullptr));
  }
  run(connection, fmt::format("PRAGMA application_id = {}", application_id));
  run(connection, fmt::format("PRAGMA user_version = {}", newest_schema));
  transaction.commit();
}

// Turns the write-ahead log on. SQLite does not wait for others here, so we do.
void use_write_ahead_log(sqlite3* connection) {
  constexpr int pause_ms = 20;
  for (int waited = 0;; waited += pause_ms) {
    try {
      Statement statement(connection, "PRAGMA journal_mode = WAL");
      if (statement.step() && statement.text(0) == "wal") return;
    } catch (const StoreError&) {
      if ((sqlite3_errcode(connection) & 0xFF) != SQLITE_BUSY) throw;
    }
    if (waited >= busy_timeout_ms) fail(connection, SQLITE_BUSY);
    std::this_thread::sleep_for(std::chrono::milliseconds(pause_ms));
  }
}

constexpr std::string_view select_tables =
    "SELECT id, spec, rules_hash, seed, settings, created, state, summary, setups,"
    " (SELECT count(*) FROM moves WHERE table_id = tables.id) FROM tables ";

StoredTable table_of(const Statement& row) {
  StoredTable table;
  table.id = row.number(0);
  table.spec = row.text(1);
  table.rules_hash = row.text(2);
  table.seed = std::bit_cast<std::uint64_t>(row.number(3));
  table.settings = row.text(4);
  table.created = row.text(5);
  table.state = row.text(6);
  table.summary = row.text(7);
  table.setups = row.text(8);
  table.moves = static_cast<int>(row.number(9));
  return table;
}

template <typename... Values>
std::vector<StoredTable> tables_where(sqlite3* connection, std::string_view rest,
                                      const Values&... values) {
  Statement statement(connection, fmt::format("{}{}", select_tables, rest), values...);
  std::vector<StoredTable> tables;
  while (statement.step()) tables.push_back(table_of(statement));
  return tables;
}

std::optional<StoredTable> first_of(std::vector<StoredTable> tables) {
  if (tables.empty()) return std::nullopt;
  return std::move(tables.front());
}

// Refuses when the statement just run found no such table.
void expect_table(sqlite3* connection, std::int64_t id) {
  if (sqlite3_changes(connection) > 0) return;
  throw StoreError(fmt::format("{} has no table {}", file_of(connection), id));
}

// Replaces what is kept of a table's result. Inside a transaction.
void write_result(sqlite3* connection, std::int64_t id, const MatchResult& result) {
  std::vector<Amount> places;
  for (const int place : result.places) places.push_back(Amount::whole(place));
  run(connection, "UPDATE tables SET deals = ?2, final_scores = ?3, places = ?4 WHERE id = ?1", id,
      std::int64_t{result.deals}, scores_text(result.final_scores), scores_text(places));
  expect_table(connection, id);
  run(connection, "DELETE FROM results WHERE table_id = ?", id);
  std::int64_t deal = 0;
  for (const std::vector<Amount>& scores : result.after_deal) {
    run(connection, "INSERT INTO results (table_id, deal, scores) VALUES (?, ?, ?)", id, ++deal,
        scores_text(scores));
  }
}

}  // namespace

void Store::Close::operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }

Store::Store(std::filesystem::path file, Connection connection)
    : file_(std::move(file)), connection_(std::move(connection)) {}

Store Store::open(const std::filesystem::path& file) {
  std::error_code fault;
  if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), fault);
  if (fault) {
    throw StoreError(fmt::format("the folder {} cannot be made: {}", file.parent_path().string(),
                                 fault.message()));
  }
  sqlite3* opened = nullptr;
  const int code =
      sqlite3_open_v2(file.c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
  Connection connection(opened);
  if (opened == nullptr || code != SQLITE_OK) {
    throw StoreError(fmt::format("{} cannot be opened", file.string()));
  }
  check(opened, sqlite3_extended_result_codes(opened, 1));
  check(opened, sqlite3_busy_timeout(opened, busy_timeout_ms));
  // Until the file has passed, closing it must not write either.
  check(opened, sqlite3_db_config(opened, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr));
  if (!is_new(opened)) {
    schema_of(opened);
    refuse_if_damaged(opened);
  }
  run(opened, "PRAGMA synchronous = FULL");
  bring_up_to_date(opened);
  use_write_ahead_log(opened);
  run(opened, "PRAGMA foreign_keys = ON");
  check(opened, sqlite3_db_config(opened, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr));
  return Store(file, std::move(connection));
}

std::int64_t Store::add_table(const StoredTable& table) {
  sqlite3* connection = connection_.get();
  run(connection,
      "INSERT INTO tables (spec, rules_hash, seed, settings, created, state, summary, setups)"
      " VALUES (?, ?, ?, ?, coalesce(nullif(?, ''), strftime('%Y-%m-%dT%H:%M:%SZ', 'now')), ?, ?,"
      " ?)",
      table.spec, table.rules_hash, std::bit_cast<std::int64_t>(table.seed), table.settings,
      table.created, table.state, table.summary, table.setups);
  return sqlite3_last_insert_rowid(connection);
}

std::int64_t Store::add_played(const StoredTable& table, const std::vector<std::string>& moves,
                               const MatchResult& result) {
  Transaction transaction(connection_.get());
  const std::int64_t id = add_table(table);
  for (std::size_t i = 0; i < moves.size(); ++i) append_move(id, static_cast<int>(i), moves[i]);
  write_result(connection_.get(), id, result);
  transaction.commit();
  return id;
}

void Store::remove_table(std::int64_t id) {
  run(connection_.get(), "DELETE FROM tables WHERE id = ?", id);
  expect_table(connection_.get(), id);
}

void Store::append_move(std::int64_t table, int number, std::string_view move) {
  sqlite3* connection = connection_.get();
  run(connection,
      "INSERT INTO moves (table_id, number, move) SELECT id, ?2, ?3 FROM tables WHERE id = ?1 AND"
      " ?2 = (SELECT coalesce(max(number) + 1, 0) FROM moves WHERE table_id = ?1)",
      table, std::int64_t{number}, move);
  if (sqlite3_changes(connection) > 0) return;
  if (!this->table(table)) {
    throw StoreError(fmt::format("{} has no table {}", file_.string(), table));
  }
  throw StoreError(
      fmt::format("table {} has been played on by somebody else; open it again", table));
}

void Store::remove_moves_from(std::int64_t table, int number) {
  sqlite3* connection = connection_.get();
  Transaction transaction(connection);
  run(connection, "DELETE FROM moves WHERE table_id = ? AND number >= ?", table,
      std::int64_t{number});
  if (sqlite3_changes(connection) > 0) {
    run(connection, "UPDATE tables SET state = 'open' WHERE id = ?", table);
  }
  transaction.commit();
}

void Store::finish_table(std::int64_t id, std::string_view summary) {
  run(connection_.get(), "UPDATE tables SET state = 'finished', summary = ?2 WHERE id = ?1", id,
      summary);
  expect_table(connection_.get(), id);
}

void Store::set_rules(std::int64_t id, std::string_view spec, std::string_view hash) {
  run(connection_.get(), "UPDATE tables SET spec = ?2, rules_hash = ?3 WHERE id = ?1", id, spec,
      hash);
  expect_table(connection_.get(), id);
}

void Store::set_result(std::int64_t id, const MatchResult& result) {
  Transaction transaction(connection_.get());
  write_result(connection_.get(), id, result);
  transaction.commit();
}

MatchResult Store::result(std::int64_t id) const {
  MatchResult result;
  Statement table(connection_.get(), "SELECT deals, final_scores, places FROM tables WHERE id = ?",
                  id);
  if (!table.step()) return result;
  result.deals = static_cast<int>(table.number(0));
  result.final_scores = read_scores(table.text(1));
  for (const Amount place : read_scores(table.text(2))) result.places.push_back(place.units());
  Statement deals(connection_.get(), "SELECT scores FROM results WHERE table_id = ? ORDER BY deal",
                  id);
  while (deals.step()) result.after_deal.push_back(read_scores(deals.text(0)));
  return result;
}

std::optional<StoredTable> Store::table(std::int64_t id) const {
  return first_of(tables_where(connection_.get(), "WHERE id = ?", id));
}

std::vector<StoredTable> Store::tables(int most) const {
  return tables_where(connection_.get(), "ORDER BY id DESC LIMIT ?",
                      std::int64_t{most < 0 ? 0 : most});
}

std::optional<StoredTable> Store::latest_open() const {
  return first_of(tables_where(connection_.get(), "WHERE state = 'open' ORDER BY id DESC LIMIT 1"));
}

std::vector<std::string> Store::moves(std::int64_t table) const {
  Statement statement(connection_.get(),
                      "SELECT move FROM moves WHERE table_id = ? ORDER BY number", table);
  std::vector<std::string> moves;
  while (statement.step()) moves.push_back(statement.text(0));
  return moves;
}

}  // namespace houserule
