// A table is played by a program that is killed at random moments and started again, until the
// match is over.

#include "talk/conversation/store_keeper.h"

#include "console/plain_mode.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <filesystem>
#include <istream>
#include <ostream>

#include "base/content_hash.h"
#include "session/records/reload.h"
#include "session/store/past_table.h"
#include "tests/interpreter/bots/bot_table.h"
#include "tests/this_build.h"

namespace houserule {

namespace {

namespace fs = std::filesystem;

constexpr int out_of_order = 9;  // exit code of a child that a question was put to too often

// Where a store may be written without waiting for a disk: a kill loses nothing that was written.
class QuickFolder {
 public:
  QuickFolder() {
    std::error_code error;
    const fs::path memory = "/dev/shm";
    const bool quick = fs::is_directory(memory, error) && access("/dev/shm", W_OK) == 0;
    std::string name = ((quick ? memory : fs::temp_directory_path()) / "houserule_XXXXXX").string();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    path_ = name;
  }
  QuickFolder(const QuickFolder&) = delete;
  QuickFolder& operator=(const QuickFolder&) = delete;
  ~QuickFolder() { fs::remove_all(path_); }
  fs::path file(std::uint64_t number) const {
    return path_ / ("tables" + std::to_string(number) + ".sqlite");
  }

 private:
  fs::path path_;
};

// What a reader of the table's output knows: how many moves there were when something was printed,
// and the last of them.
struct Acknowledged {
  std::uint64_t moves = 0;
  std::uint64_t last = 0;  // its hash

  bool holds(const std::vector<std::string>& stored) const {
    return moves <= stored.size() && (moves == 0 || content_hash(stored[moves - 1]) == last);
  }
};

// Sends on, whenever something is printed, which moves have been made by then: whoever reads the
// output may know of all of them.
class AcknowledgingOutput final : public std::streambuf {
 public:
  AcknowledgingOutput(const Session& session, int channel) : session_(session), channel_(channel) {}

 protected:
  int overflow(int letter) override {
    acknowledge();
    return letter;
  }
  std::streamsize xsputn(const char*, std::streamsize count) override {
    acknowledge();
    return count;
  }

 private:
  void acknowledge() {
    if (said_ && session_.log().size() == moves_) return;
    said_ = true;
    moves_ = session_.log().size();
    const Acknowledged news{moves_, moves_ == 0 ? 0 : content_hash(session_.log().back().text)};
    if (write(channel_, &news, sizeof news) != sizeof news) _exit(1);
  }
  const Session& session_;
  int channel_;
  bool said_ = false;
  std::size_t moves_ = 0;
};

// Types a random legal move whenever it is asked: at the same question always the same.
class RandomTyping final : public std::streambuf {
 public:
  explicit RandomTyping(const Session& session) : session_(session) {}

 protected:
  int underflow() override {
    if (session_.log().size() == asked_at_ && ++times_ > 3) _exit(out_of_order);
    if (session_.log().size() != asked_at_) times_ = 0;
    asked_at_ = session_.log().size();
    RandomStream random(session_.seed(), Purpose::chance, asked_at_);
    const Seat you = seat_at(0);
    const Move move =
        agent_.choose(session_.table(), session_.view(you), session_.decision(), random);
    line_ = to_text(session_.rules(), session_.decision().phase, move, &session_.state());
    line_ = line_.substr(line_.find(' ') + 1) + "\n";
    setg(line_.data(), line_.data(), line_.data() + line_.size());
    return static_cast<unsigned char>(line_.front());
  }

 private:
  const Session& session_;
  RandomAgent agent_;
  std::string line_;
  std::size_t asked_at_ = static_cast<std::size_t>(-1);
  int times_ = 0;
};

// Returns the session of a stored table.
Session stored_session(const LoadedTable& table, const Store& store, std::int64_t id) {
  Reload played = replay_log(table, store.table(id)->seed, {}, store.moves(id), false);
  return std::move(played.session.value());
}

void die(int) { kill(getpid(), SIGKILL); }

// When a child is killed: so many microseconds after it was started, or after it sat down.
struct Death {
  int microseconds = 0;  // 0: never
  bool from_start = false;
  rlim_t room = RLIM_INFINITY;  // bytes that a file may have: where there is no more, it is killed

  void wait_for() const {
    const rlimit most{room, RLIM_INFINITY};
    signal(SIGXFSZ, SIG_IGN);
    if (setrlimit(RLIMIT_FSIZE, &most) != 0) _exit(1);
    if (microseconds == 0) return;
    signal(SIGALRM, die);
    const itimerval timer{{0, 0}, {microseconds / 1'000'000, microseconds % 1'000'000}};
    setitimer(ITIMER_REAL, &timer, nullptr);
  }
};

// Goes on with a table to its end, as `houserule resume` does. Returns the exit code.
int play_on(const LoadedTable& table, const fs::path& file, std::int64_t id, int channel,
            Death death) {
  if (death.from_start) death.wait_for();
  Store store = Store::open(file);
  const std::vector<std::string> moves = store.moves(id);
  Session session = stored_session(table, store, id);
  ConversationSettings settings;
  settings.opponents.level.kind = BotLevel::Kind::random;
  settings.resumed = !moves.empty();
  if (!death.from_start) death.wait_for();
  StoreKeeper keeper(store, id, moves, session);
  RandomTyping typing(session);
  AcknowledgingOutput output(session, channel);
  std::istream in(&typing);
  std::ostream out(&output);
  const auto ending = PlainMode(session, settings, {in, out}, &keeper).run();
  return ending == PlainMode::Ending::finished ? 0 : 1;
}

struct Run {
  bool killed = false;
  std::vector<Acknowledged> acknowledged;
};

Run run_child(const LoadedTable& table, const fs::path& file, std::int64_t id, Death death = {}) {
  std::array<int, 2> channel{};
  REQUIRE(pipe(channel.data()) == 0);
  const pid_t child = fork();
  if (child == 0) {
    // Whatever happens, a child must not go on with the tests.
    try {
      _exit(play_on(table, file, id, channel[1], death));
    } catch (const StoreError&) {
      die(0);
    } catch (...) {
      _exit(1);
    }
  }
  REQUIRE(child > 0);
  close(channel[1]);
  Run run;
  Acknowledged news;
  while (read(channel[0], &news, sizeof news) == sizeof news) run.acknowledged.push_back(news);
  close(channel[0]);
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  run.killed = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
  if (!run.killed) REQUIRE((WIFEXITED(status) && WEXITSTATUS(status) == 0));
  return run;
}

std::int64_t new_table(Store& store, const LoadedTable& table, std::uint64_t seed) {
  StoredTable stored;
  stored.spec = table.rules->spec;
  stored.rules_hash = table.rules->hash;
  stored.seed = seed;
  return store.add_table(stored);
}

// Plays one match from its first move to its end in programs that are killed. Returns the kills.
int play_killed(const LoadedTable& table, const fs::path& file, std::uint64_t seed, int most) {
  const std::int64_t id = [&] {
    Store store = Store::open(file);
    return new_table(store, table, seed);
  }();
  RandomStream random(seed, Purpose::agent);
  const std::uint32_t longest = this_build::is_slow ? 40'000 : 3'000;
  std::vector<std::string> before;
  std::uint32_t idle = 0;  // kills in a row without a new move
  int kills = 0;
  while (true) {
    Death death{1 + static_cast<int>(random.below(longest * (1 + idle))), random.below(2) == 0};
    if (kills == most) death = {};
    const Run run = run_child(table, file, id, death);
    const Store store = Store::open(file);
    const std::vector<std::string> moves = store.moves(id);
    INFO(table.rules->spec << ", seed " << seed << ", kill " << kills);
    for (const Acknowledged& acknowledged : run.acknowledged) REQUIRE(acknowledged.holds(moves));
    REQUIRE(moves.size() >= before.size());
    REQUIRE(std::equal(before.begin(), before.end(), moves.begin()));
    if (!run.killed) return kills;
    ++kills;
    idle = moves.size() == before.size() ? idle + 1 : 0;
    before = moves;
  }
}

}  // namespace

TEST_CASE("where there is no more room nothing that was acknowledged is lost", "[kill]") {
  const QuickFolder folder;
  const LoadedTable table = table_of("lorum deals=1");
  std::uint64_t number = 0;
  for (const rlim_t kilobytes : {24, 33, 40, 50, 64, 100}) {
    CAPTURE(kilobytes);
    const fs::path file = folder.file(++number);
    const std::int64_t id = [&] {
      Store store = Store::open(file);
      return new_table(store, table, 5);
    }();
    Death death;
    death.from_start = true;
    death.room = kilobytes << 10U;
    const Run run = run_child(table, file, id, death);
    CHECK(run.killed);
    const std::vector<std::string> kept = Store::open(file).moves(id);
    for (const Acknowledged& acknowledged : run.acknowledged) CHECK(acknowledged.holds(kept));
    CHECK_FALSE(run_child(table, file, id).killed);
    const Store store = Store::open(file);
    const std::vector<std::string> all = store.moves(id);
    REQUIRE(kept.size() < all.size());
    CHECK(std::equal(kept.begin(), kept.end(), all.begin()));
    CHECK(store.table(id)->state == "finished");
  }
}

TEST_CASE("no kill takes a move back that was acknowledged", "[kill]") {
  const int all_kills = this_build::is_slow ? 16 : 300;
  const std::string length = this_build::is_slow ? " deals=1" : " deals=3";
  QuickFolder folder;
  std::vector<LoadedTable> tables;
  for (const char* game : {"lorum", "aurum players=3", "french_tarot", "exposure"}) {
    tables.push_back(table_of(game + length));
  }
  int kills = 0;
  int matches = 0;
  for (std::uint64_t seed = 1; kills < all_kills || matches < static_cast<int>(tables.size());
       ++seed) {
    const LoadedTable& table = tables[seed % tables.size()];
    const fs::path file = folder.file(seed);  // small, since it is read as a whole at each start
    kills += play_killed(table, file, seed, std::max(5, all_kills - kills));
    ++matches;

    // The killed table came to what one that nobody disturbed comes to.
    Store store = Store::open(file);
    const StoredTable killed = *store.tables(1).begin();
    CHECK(killed.state == "finished");
    const Session session = stored_session(table, store, killed.id);
    CHECK(store.result(killed.id) == result_of(session));
    if (matches > static_cast<int>(tables.size())) continue;
    const std::int64_t calm = new_table(store, table, seed);
    CHECK_FALSE(run_child(table, file, calm).killed);
    CHECK(store.moves(calm) == store.moves(killed.id));
    CHECK(store.result(calm) == store.result(killed.id));
  }
  CHECK(kills >= all_kills);
}

}  // namespace houserule
