// Tables that outlive the program: which game was played, with which seed, and every move.
//
// A table is its spec, its seed and its moves; everything else can be replayed from them. A move is
// on disk when append_move returns, so a kill loses at most the key being typed. Several programs
// may use one store at a time; a table two of them play at is refused to the second.
//
// The file is SQLite 3 in WAL mode. It is known by its application id and carries its schema as
// user_version; older schemas are brought up to date when the file is opened.

#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "session/records/match_result.h"

struct sqlite3;

namespace houserule {

// What went wrong, as a sentence without full stop that names the file.
class StoreError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct StoredTable {
  std::int64_t id = 0;  // from 1, never used twice; 0: not stored yet
  std::string spec;
  std::string rules_hash;
  std::uint64_t seed = 0;
  std::string settings = "{}";  // JSON: seat, bots, language
  std::string created = {};     // ISO 8601, UTC
  std::string state = "open";   // or "finished"
  std::string summary = {};
  std::string setups = {};  // of a record that was taken in: their JSON
  int moves = 0;            // how many are stored

  bool operator==(const StoredTable&) const = default;
};

// An open store. Every call may throw StoreError and has then changed nothing. For one thread at a
// time; threads and programs that share a file open it once each.
class Store {
 public:
  // Opens `file`, creating it and the folders above it where they are missing.
  //
  // Refuses, without changing a byte, a file that is damaged, that another program made, or whose
  // schema is newer than this program's. Reads the whole file to find damage.
  static Store open(const std::filesystem::path& file);

  // Stores a new table without moves and returns its id. `id` and `moves` are not looked at; an
  // empty `created` means now.
  std::int64_t add_table(const StoredTable& table);

  // Stores a table that was played elsewhere, with its moves and result: all of it or nothing.
  std::int64_t add_played(const StoredTable& table, const std::vector<std::string>& moves,
                          const MatchResult& result);

  // Removes a table, its moves and its result.
  void remove_table(std::int64_t id);

  // Stores a move; it is on disk on return. `number` counts from 0 and is the number of moves the
  // table has: any other says that somebody else played on, and is refused.
  void append_move(std::int64_t table, int number, std::string_view move);

  // Removes the moves from `number` on, so that `number` of them stay. A finished table that loses
  // a move is open again.
  void remove_moves_from(std::int64_t table, int number);

  void finish_table(std::int64_t id, std::string_view summary);
  void set_rules(std::int64_t id, std::string_view spec, std::string_view hash);

  // Keeps what a table has come to, instead of what was kept before. It can always be worked out
  // from the moves: a kill between a move and this leaves a result that is one deal behind.
  void set_result(std::int64_t id, const MatchResult& result);

  // Returns what set_result kept; nothing played for a table that has none.
  MatchResult result(std::int64_t id) const;

  std::optional<StoredTable> table(std::int64_t id) const;

  // Returns at most `most` tables, the newest first.
  std::vector<StoredTable> tables(int most = 50) const;

  // Returns the newest table that is not finished.
  std::optional<StoredTable> latest_open() const;

  // Returns the moves in the order they were made; none for a table that is not there.
  std::vector<std::string> moves(std::int64_t table) const;

 private:
  struct Close {
    void operator()(sqlite3* connection) const;
  };
  using Connection = std::unique_ptr<sqlite3, Close>;

  Store(std::filesystem::path file, Connection connection);

  std::filesystem::path file_;
  Connection connection_;
};

}  // namespace houserule
