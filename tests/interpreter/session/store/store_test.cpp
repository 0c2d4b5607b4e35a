#include "session/store/store.h"

#include <signal.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "base/random.h"

namespace houserule {

namespace {

namespace fs = std::filesystem;

// A folder of its own for each test, removed at the end.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name = (fs::temp_directory_path() / "houserule_store_XXXXXX").string();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    path_ = name;
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() { fs::remove_all(path_); }

  fs::path operator/(const char* name) const { return path_ / name; }

 private:
  fs::path path_;
};

std::string bytes_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void write_bytes(const fs::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
}

// Runs SQL as some other program would.
void run_sql(const fs::path& file, const char* sql) {
  sqlite3* connection = nullptr;
  REQUIRE(sqlite3_open(file.c_str(), &connection) == SQLITE_OK);
  CHECK(sqlite3_exec(connection, sql, nullptr, nullptr, nullptr) == SQLITE_OK);
  sqlite3_close(connection);
}

// Opens a file that has to be refused; returns why it was, and sees that it was left alone.
std::string refusal_of(const fs::path& file) {
  const std::string before = bytes_of(file);
  std::string why;
  try {
    Store::open(file);
  } catch (const StoreError& error) {
    why = error.what();
  }
  CHECK(!why.empty());
  CHECK(bytes_of(file) == before);
  return why;
}

StoredTable lorum_table() {
  StoredTable table;
  table.spec = "lorum players=4 +exposed_horniky";
  table.rules_hash = "0123456789abcdef";
  table.seed = 17;
  table.settings = R"({"seat":1,"bots":"easy","language":"ja"})";
  return table;
}

// Writes enough into a store to fill several pages.
void fill(const fs::path& file) {
  Store store = Store::open(file);
  for (int i = 0; i < 8; ++i) {
    StoredTable table = lorum_table();
    table.summary = std::string(2000, 'x');
    const auto id = store.add_table(table);
    for (int number = 0; number < 4; ++number) {
      store.append_move(id, number, std::string(600, 'm'));
    }
  }
}

// Starts a child that does `act` and dies without running what the tests left to be run at exit.
template <typename Act>
pid_t start_child(Act act) {
  const pid_t child = fork();
  if (child != 0) return child;
  try {
    act();
  } catch (...) {
    _exit(1);
  }
  _exit(0);
}

bool ended_well(pid_t child) {
  int status = 0;
  return waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

TEST_CASE("a store is made with the folders above it") {
  TemporaryFolder folder;
  const fs::path file = folder / "share/houserule/tables.db";
  Store store = Store::open(file);
  CHECK(fs::exists(file));
  CHECK(store.tables().empty());
  CHECK(!store.latest_open());
}

TEST_CASE("a table comes back from the store as it was put there") {
  TemporaryFolder folder;
  StoredTable table = lorum_table();
  table.seed = ~std::uint64_t{0};
  table.created = "2025-03-01T18:30:00Z";
  table.summary = "deal 3 of 8";
  {
    Store store = Store::open(folder / "tables.db");
    table.id = store.add_table(table);
    CHECK(table.id == 1);
    store.append_move(table.id, 0, "pass");
    store.append_move(table.id, 1, "velky");
    table.moves = 2;
  }
  Store store = Store::open(folder / "tables.db");
  CHECK(store.table(table.id) == table);
  CHECK(store.moves(table.id) == std::vector<std::string>{"pass", "velky"});
  CHECK(!store.table(table.id + 1));
  CHECK(store.moves(table.id + 1).empty());
}

TEST_CASE("a table that was given no time is of now") {
  TemporaryFolder folder;
  Store store = Store::open(folder / "tables.db");
  const auto created = store.table(store.add_table(lorum_table()))->created;
  CHECK(created.size() == 20);
  CHECK(created.substr(0, 2) == "20");
  CHECK(created.substr(10, 1) == "T");
  CHECK(created.back() == 'Z');
}

TEST_CASE("text in any script is kept byte for byte") {
  TemporaryFolder folder;
  Store store = Store::open(folder / "tables.db");
  StoredTable table = lorum_table();
  table.spec = "lórum \"veľký\" 'malý' 大きい勝負 🂡";
  table.summary = "Horník of leaves; \n\t%; DROP TABLE moves; --";
  const auto id = store.add_table(table);
  const std::string with_nul("a\0b", 3);
  store.append_move(id, 0, "ハートの A");
  store.append_move(id, 1, "");
  store.append_move(id, 2, with_nul);
  CHECK(store.table(id)->spec == table.spec);
  CHECK(store.table(id)->summary == table.summary);
  CHECK(store.moves(id) == std::vector<std::string>{"ハートの A", "", with_nul});
}

TEST_CASE("tables are listed newest first, open or not") {
  TemporaryFolder folder;
  Store store = Store::open(folder / "tables.db");
  for (int i = 0; i < 5; ++i) store.add_table(lorum_table());
  store.finish_table(5, "you won by 30 chips");
  store.finish_table(2, "");

  std::vector<std::int64_t> ids;
  for (const StoredTable& table : store.tables()) ids.push_back(table.id);
  CHECK(ids == std::vector<std::int64_t>{5, 4, 3, 2, 1});
  CHECK(store.tables(2).size() == 2);
  CHECK(store.tables(2).front().id == 5);
  CHECK(store.tables(0).empty());
  CHECK(store.tables(-1).empty());
  CHECK(store.table(5)->state == "finished");
  CHECK(store.table(5)->summary == "you won by 30 chips");
  CHECK(store.latest_open()->id == 4);
}

TEST_CASE("undo takes moves off the end, and play goes on from there") {
  TemporaryFolder folder;
  Store store = Store::open(folder / "tables.db");
  const auto id = store.add_table(lorum_table());
  const auto other = store.add_table(lorum_table());
  for (int number = 0; number < 5; ++number) {
    store.append_move(id, number, std::to_string(number));
    store.append_move(other, number, "other");
  }
  store.finish_table(id, "over");
  store.remove_moves_from(id, 5);
  CHECK(store.table(id)->state == "finished");
  store.remove_moves_from(id, 3);
  CHECK(store.table(id)->state == "open");
  CHECK(store.moves(id) == std::vector<std::string>{"0", "1", "2"});
  store.append_move(id, 3, "another");
  CHECK(store.moves(id).back() == "another");
  CHECK(store.table(id)->moves == 4);
  store.remove_moves_from(id, 0);
  CHECK(store.moves(id).empty());
  store.append_move(id, 0, "again");
  CHECK(store.table(other)->moves == 5);
}

TEST_CASE("the result of a table is kept deal by deal") {
  TemporaryFolder folder;
  Store store = Store::open(folder / "tables.db");
  const auto id = store.add_table(lorum_table());
  CHECK(store.result(id) == MatchResult{});
  MatchResult result;
  result.deals = 2;
  result.after_deal = {{{200}, {-51}}, {{190}, {0}}};
  store.set_result(id, result);
  CHECK(store.result(id) == result);
  result.after_deal.pop_back();  // taken back
  store.set_result(id, result);
  CHECK(store.result(id) == result);
  result.after_deal.push_back({{190}, {2}});
  result.final_scores = {{192}, {4}};
  result.places = {1, 2};
  store.set_result(id, result);
  CHECK(store.result(id) == result);
  CHECK(store.result(id + 1) == MatchResult{});
  CHECK_THROWS_AS(store.set_result(id + 1, result), StoreError);
  store.remove_table(id);
  CHECK(store.result(id) == MatchResult{});
}

TEST_CASE("a table played elsewhere is stored as a whole or not at all") {
  TemporaryFolder folder;
  Store store = Store::open(folder / "tables.db");
  StoredTable table = lorum_table();
  table.setups = R"([{"deal":1,"dealer":2}])";
  MatchResult result;
  result.after_deal = {{{1}, {2}}};
  const auto id = store.add_played(table, {"1 pass", "2 pass"}, result);
  CHECK(store.table(id)->setups == table.setups);
  CHECK(store.table(id)->moves == 2);
  CHECK(store.result(id) == result);
  table.state = "asleep";
  CHECK_THROWS_AS(store.add_played(table, {"1 pass"}, result), StoreError);
  CHECK(store.tables().size() == 1);
}

TEST_CASE("a store of the first schema is brought up to date with all it has") {
  TemporaryFolder folder;
  const fs::path file = folder / "tables.db";
  run_sql(file, R"sql(
    CREATE TABLE tables (
      id         INTEGER PRIMARY KEY AUTOINCREMENT,
      spec       TEXT NOT NULL,
      rules_hash TEXT NOT NULL,
      seed       INTEGER NOT NULL,
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
    INSERT INTO tables VALUES (7, 'lorum players=4', 'abcd', -1, '{"seat":2}',
                               '2025-03-01T18:30:00Z', 'finished', 'Chips: you 104.');
    INSERT INTO moves VALUES (7, 0, '1 pass'), (7, 1, '2 pass');
    PRAGMA application_id = 1752331628;
    PRAGMA user_version = 1;
  )sql");
  Store store = Store::open(file);
  const auto old = store.table(7);
  REQUIRE(old);
  CHECK(old->spec == "lorum players=4");
  CHECK(old->seed == ~std::uint64_t{0});
  CHECK(old->state == "finished");
  CHECK(old->summary == "Chips: you 104.");
  CHECK(old->setups.empty());
  CHECK(store.moves(7) == std::vector<std::string>{"1 pass", "2 pass"});
  CHECK(store.result(7) == MatchResult{});
  MatchResult result;
  result.after_deal = {{{208}}};
  store.set_result(7, result);
  CHECK(store.result(7) == result);
  CHECK(store.add_table(lorum_table()) == 8);
}

TEST_CASE("a removed table takes its moves along, and its number is not used again") {
  TemporaryFolder folder;
  Store store = Store::open(folder / "tables.db");
  const auto id = store.add_table(lorum_table());
  store.append_move(id, 0, "pass");
  store.remove_table(id);
  CHECK(!store.table(id));
  CHECK(store.moves(id).empty());
  CHECK(store.add_table(lorum_table()) == id + 1);
}

TEST_CASE("a move out of turn is refused") {
  TemporaryFolder folder;
  Store store = Store::open(folder / "tables.db");
  Store elsewhere = Store::open(folder / "tables.db");
  const auto id = store.add_table(lorum_table());
  store.append_move(id, 0, "pass");
  elsewhere.append_move(id, 1, "maly");
  CHECK_THROWS_AS(store.append_move(id, 1, "velky"), StoreError);
  CHECK_THROWS_AS(store.append_move(id, 3, "velky"), StoreError);
  CHECK_THROWS_AS(store.append_move(id, -1, "velky"), StoreError);
  CHECK(store.moves(id) == std::vector<std::string>{"pass", "maly"});
}

TEST_CASE("a table that is not there is refused") {
  TemporaryFolder folder;
  Store store = Store::open(folder / "tables.db");
  CHECK_THROWS_WITH(store.append_move(7, 0, "pass"), Catch::EndsWith("has no table 7"));
  CHECK_THROWS_AS(store.finish_table(7, ""), StoreError);
  CHECK_THROWS_AS(store.remove_table(7), StoreError);
  StoredTable odd = lorum_table();
  odd.state = "asleep";
  CHECK_THROWS_AS(store.add_table(odd), StoreError);
  CHECK(store.tables().empty());
}

TEST_CASE("every move acknowledged is there after a kill") {
  TemporaryFolder folder;
  const fs::path file = folder / "tables.db";
  const auto id = Store::open(file).add_table(lorum_table());
  RandomStream random(20, Purpose::chance);
  int expected = 0;
  for (int round = 0; round < 30; ++round) {
    std::array<int, 2> channel{};
    REQUIRE(pipe(channel.data()) == 0);
    const pid_t child = start_child([&] {
      close(channel[0]);
      Store store = Store::open(file);
      for (int number = expected;; ++number) {
        store.append_move(id, number, "move " + std::to_string(number));
        if (write(channel[1], "x", 1) != 1) _exit(1);
      }
    });
    REQUIRE(child > 0);
    close(channel[1]);
    int acknowledged = 0;
    char mark = 0;
    const int enough = 1 + static_cast<int>(random.below(12));
    while (acknowledged < enough && read(channel[0], &mark, 1) == 1) ++acknowledged;
    CHECK(acknowledged == enough);
    usleep(random.below(3000));
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    while (read(channel[0], &mark, 1) == 1) ++acknowledged;
    close(channel[0]);

    const std::vector<std::string> moves = Store::open(file).moves(id);
    const int stored = static_cast<int>(moves.size());
    // The child may have been killed between the disk and the word of it.
    CHECK(stored >= expected + acknowledged);
    CHECK(stored <= expected + acknowledged + 1);
    for (int number = 0; number < stored; ++number) {
      REQUIRE(moves[number] == "move " + std::to_string(number));
    }
    expected = stored;
  }
}

TEST_CASE("a kill while a store is being made leaves one that opens") {
  TemporaryFolder folder;
  RandomStream random(21, Purpose::chance);
  for (int round = 0; round < 20; ++round) {
    const fs::path file = folder / ("tables" + std::to_string(round) + ".db").c_str();
    const pid_t child = start_child([&] { Store::open(file).add_table(lorum_table()); });
    REQUIRE(child > 0);
    usleep(random.below(8000));
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    Store store = Store::open(file);
    const auto id = store.add_table(lorum_table());
    CHECK(store.table(id)->spec == lorum_table().spec);
  }
}

TEST_CASE("several programs make and fill one store at once") {
  TemporaryFolder folder;
  const fs::path file = folder / "tables.db";
  constexpr int programs = 4;
  constexpr int moves = 15;
  std::array<pid_t, programs> children{};
  for (pid_t& child : children) {
    child = start_child([&] {
      Store store = Store::open(file);
      const auto id = store.add_table(lorum_table());
      for (int number = 0; number < moves; ++number) store.append_move(id, number, "play");
    });
    REQUIRE(child > 0);
  }
  for (const pid_t child : children) CHECK(ended_well(child));
  const auto tables = Store::open(file).tables();
  REQUIRE(tables.size() == programs);
  for (const StoredTable& table : tables) CHECK(table.moves == moves);
}

TEST_CASE("a file that is no database is refused and kept") {
  TemporaryFolder folder;
  const fs::path file = folder / "tables.db";
  write_bytes(file, "my shopping list\n");
  CHECK_THAT(refusal_of(file), Catch::Contains("was not made by houserule"));
  write_bytes(file, std::string(5000, '\0'));
  CHECK_THAT(refusal_of(file), Catch::Contains("was not made by houserule"));
  CHECK_THROWS_WITH(Store::open(folder / ""), Catch::EndsWith("cannot be opened"));
}

TEST_CASE("a database of another program is refused and kept") {
  TemporaryFolder folder;
  const fs::path file = folder / "tables.db";
  run_sql(file, "CREATE TABLE tables (id INTEGER PRIMARY KEY); INSERT INTO tables VALUES (1)");
  CHECK_THAT(refusal_of(file), Catch::Contains("was not made by houserule"));
  CHECK(!fs::exists(folder / "tables.db-wal"));
}

TEST_CASE("a store of a newer schema is refused and kept") {
  TemporaryFolder folder;
  const fs::path file = folder / "tables.db";
  fill(file);
  run_sql(file, "PRAGMA user_version = 1000");
  CHECK_THAT(refusal_of(file), Catch::Contains("newer houserule"));
}

TEST_CASE("a store with the number of an older one is refused in our words and kept") {
  TemporaryFolder folder;
  const fs::path file = folder / "tables.db";
  for (const char* const number : {"0", "1"}) {
    fs::remove(file);
    fill(file);
    run_sql(file, (std::string("PRAGMA user_version = ") + number).c_str());
    const std::string before = bytes_of(file);
    CHECK_THAT(refusal_of(file), Catch::Contains("it is left as it is"));
    CHECK(bytes_of(file) == before);
  }
}

TEST_CASE("a damaged store is refused and kept") {
  TemporaryFolder folder;
  const fs::path file = folder / "tables.db";
  fill(file);
  const std::string whole = bytes_of(file);
  REQUIRE(whole.size() > 5 * 4096);

  SECTION("cut short") {
    write_bytes(file, whole.substr(0, 3 * 4096));
    CHECK_THAT(refusal_of(file), Catch::Contains("is damaged"));
  }
  SECTION("cut within its header") {
    write_bytes(file, whole.substr(0, 60));
    refusal_of(file);
  }
  SECTION("a page overwritten") {
    for (std::size_t page = 1; page < whole.size() / 4096; ++page) {
      std::string damaged = whole;
      damaged.replace(page * 4096, 64, 64, '\xA5');
      write_bytes(file, damaged);
      CHECK_THAT(refusal_of(file), Catch::Contains("is damaged"));
    }
  }
  SECTION("its schema overwritten") {
    std::string damaged = whole;
    damaged.replace(damaged.find("CREATE TABLE moves"), 6, "CRATES");
    write_bytes(file, damaged);
    CHECK_THAT(refusal_of(file), Catch::Contains("is damaged"));
  }
}

}  // namespace houserule
