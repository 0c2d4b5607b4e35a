#include "bots/agents/player_shelf.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <set>
#include <thread>

#include "base/content_hash.h"
#include "base/output_file.h"
#include "bots/learned/player_bytes.h"
#include "session/files/script_folders.h"
#include "session/table/table_copy.h"

namespace houserule {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_bytes = std::size_t{16} << 20U;
constexpr std::size_t most_kept = 100;

// How long somebody who waits for another's training does not look whether to go on waiting.
constexpr std::chrono::milliseconds patience(20);

std::string bytes_in(const fs::path& file) { return read_file(file, most_bytes).value_or(""); }

std::string shipped_with(const LoadedTable& table) {
  if (table.files.empty() || table.files.front().path.filename() != "rules.lua") return "";
  return bytes_in(table.files.front().path.parent_path() / shipped_player);
}

// What a player is made of: the rules, where it began, and how long it trained with which chances.
std::string key_of(const LoadedTable& table, const std::string& began, const TrainingPlan& plan) {
  std::string key = table.rules->code_hash + began;
  for (const int number : {plan.rounds, plan.cards, plan.answers, plan.asides}) {
    key += std::to_string(number) + " ";
  }
  if (plan.seed != TrainingPlan().seed) key += std::to_string(plan.seed);
  return to_hex(content_hash(key));
}

void leave_newest(const fs::path& folder) {
  std::error_code error;
  std::vector<std::pair<fs::file_time_type, fs::path>> files;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    files.emplace_back(entry.last_write_time(error), entry.path());
  }
  if (files.size() <= most_kept) return;
  std::sort(files.begin(), files.end());
  for (std::size_t i = 0; i + most_kept < files.size(); ++i) fs::remove(files[i].second, error);
}

// What cannot be kept is trained again next time.
void keep(const fs::path& folder, const fs::path& name, const std::string& bytes) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (!write_file(folder / name, bytes)) leave_newest(folder);
}

}  // namespace

struct PlayerShelf::Inside {
  using Player = std::shared_ptr<const LearnedPlayer>;

  // A player that may have to be trained.
  struct Wanted {
    const LoadedTable& table;
    Player from;  // or null
    TrainingPlan plan;
    std::string key;
  };

  // What player() gives: as it is shipped, or trained.
  Wanted own(const LoadedTable& table) {
    const std::string shipped = shipped_with(table);
    std::optional<KeptPlayer> kept = player_of(shipped, table);
    Player from = kept ? std::make_shared<LearnedPlayer>(kept->player) : nullptr;
    const TrainingPlan& plan = kept ? further : whole;
    if (kept && kept->is_of_table) {
      const std::lock_guard lock(mutex);
      players[key_of(table, shipped, plan)] = from;
    }
    return {table, std::move(from), plan, key_of(table, shipped, plan)};
  }

  // Returns a player that need not be trained, or null.
  Player find(const Wanted& wanted) {
    const std::lock_guard lock(mutex);
    Player& found = players[wanted.key];
    if (found || folder.empty()) return found;
    const auto kept = player_of(bytes_in(folder / (wanted.key + ".bin")), wanted.table);
    if (kept && kept->is_of_table) found = std::make_shared<LearnedPlayer>(kept->player);
    return found;
  }
  Player find(const LoadedTable& table) {
    {
      const std::lock_guard lock(mutex);
      if (const auto at = at_hand.find(table.rules->code_hash); at != at_hand.end()) {
        return at->second;
      }
    }
    Player found = find(own(table));
    if (found) hold(table, found);
    return found;
  }
  void hold(const LoadedTable& table, const Player& player) {
    const std::lock_guard lock(mutex);
    at_hand[table.rules->code_hash] = player;
  }

  // Trains it, or waits for who does.
  Player get(const Wanted& wanted, const std::function<bool()>& stopped) {
    while (true) {
      if (Player found = find(wanted)) return found;
      std::unique_lock lock(mutex);
      if (in_training.insert(wanted.key).second) break;
      done.wait_for(lock, patience);
      lock.unlock();
      if (stopped()) return std::make_shared<LearnedPlayer>(wanted.table);
    }
    struct Ending {
      Inside& shelf;
      const std::string& key;
      ~Ending() {
        const std::lock_guard lock(shelf.mutex);
        shelf.in_training.erase(key);
        shelf.done.notify_all();
      }
    } const ending{*this, wanted.key};
    return train(wanted, stopped);
  }

  // A training, and its share of what is told of all.
  struct UnderWay {
    UnderWay(Inside& of, const Wanted& wanted, bool pauses)
        : shelf(of),
          key(wanted.key),
          rounds(wanted.plan.rounds),
          own(pauses ? std::optional(for_another_thread(wanted.table)) : std::nullopt),
          training(own ? *own : wanted.table, wanted.plan, wanted.from) {
      shelf.rounds_planned += rounds;
    }
    ~UnderWay() {
      shelf.rounds_done -= done;
      shelf.rounds_planned -= rounds;
    }
    bool go_on(const std::function<bool()>& stopped) {
      return training.go_on(stopped, [&](int so_far) {
        shelf.rounds_done += so_far - done;
        done = so_far;
      });
    }

    Inside& shelf;
    std::string key;
    int rounds;
    int done = 0;
    std::optional<LoadedTable> own;  // the table of one that outlives who asked for it
    Training training;
  };

  // Precondition: the caller alone trains it.
  Player train(const Wanted& wanted, const std::function<bool()>& stopped) {
    std::unique_ptr<UnderWay> at_work;
    {
      const std::lock_guard lock(mutex);
      if (paused && paused->key == wanted.key) at_work = std::move(paused);
    }
    if (!at_work) at_work = std::make_unique<UnderWay>(*this, wanted, pauses);
    const bool has_ended = at_work->go_on(stopped);
    Player learned = at_work->training.player();
    const std::lock_guard lock(mutex);
    if (!has_ended && pauses) {
      paused = std::move(at_work);
      return learned;
    }
    if (!pauses && stopped()) return learned;
    players[wanted.key] = learned;
    if (at_work->done == wanted.plan.rounds && !folder.empty()) {
      keep(folder, wanted.key + ".bin", bytes_of(*learned, wanted.table));
    }
    return learned;
  }

  TrainingPlan whole;
  TrainingPlan further;
  std::atomic<bool> pauses = false;
  std::atomic<int> rounds_planned = 0, rounds_done = 0;
  std::mutex mutex;                  // guards the next six
  std::unique_ptr<UnderWay> paused;  // the last training that was stopped, where they pause
  fs::path folder;
  std::map<std::string, Player> players;  // by key
  std::map<std::string, Player> at_hand;  // of player(), by the hash of the code
  std::set<std::string> in_training;      // keys
  std::condition_variable done;
  std::mutex sending;  // guards the next three
  bool trains_meanwhile = false;
  std::string sent_with;  // the hash of the code of the table that it was sent to
  struct Meanwhile {
    std::atomic<bool> stop = false;
    std::thread thread;
    ~Meanwhile() {
      stop = true;
      if (thread.joinable()) thread.join();
    }
  };
  std::unique_ptr<Meanwhile> meanwhile;
};

PlayerShelf::PlayerShelf(const TrainingPlan& whole, const TrainingPlan& further)
    : inside_(std::make_unique<Inside>()) {
  inside_->whole = whole;
  inside_->further = further;
}
PlayerShelf::~PlayerShelf() { rest(); }

PlayerShelf& PlayerShelf::of_process() {
  static PlayerShelf shelf;
  return shelf;
}

void PlayerShelf::keep_in(std::filesystem::path folder) {
  const std::lock_guard lock(inside_->mutex);
  inside_->folder = std::move(folder);
}

int PlayerShelf::percent() const {
  const int planned = inside_->rounds_planned;
  return planned == 0 ? -1 : std::min(100, 100 * inside_->rounds_done / planned);
}

std::shared_ptr<const LearnedPlayer> PlayerShelf::player(const LoadedTable& table,
                                                         const std::function<bool()>& stopped) {
  if (auto found = inside_->find(table)) return found;
  auto player = inside_->get(inside_->own(table), stopped);
  if (!stopped()) inside_->hold(table, player);
  return player;
}

std::shared_ptr<const LearnedPlayer> PlayerShelf::taught(const LoadedTable& table,
                                                         const School& school,
                                                         const std::function<bool()>& stopped) {
  const auto first = player(*school.first, stopped);
  const std::string bytes = bytes_of(*first, *school.first);
  auto from = std::make_shared<LearnedPlayer>(player_of(bytes, table)->player);
  if (school.training == 0 || stopped()) return from;
  TrainingPlan plan = school.further;
  plan.seed = static_cast<std::uint64_t>(school.training) + 1;
  const std::string key = key_of(table, bytes, plan);
  return inside_->get({table, std::move(from), plan, key}, stopped);
}

std::shared_ptr<const LearnedPlayer> PlayerShelf::player_at_hand(const LoadedTable& table) {
  if (auto found = inside_->find(table)) return found;
  const std::lock_guard lock(inside_->sending);
  if (!inside_->trains_meanwhile || inside_->sent_with == table.rules->code_hash) return nullptr;
  inside_->sent_with = table.rules->code_hash;
  inside_->meanwhile.reset();  // it leaves the table it was at
  auto meanwhile = std::make_unique<Inside::Meanwhile>();
  meanwhile->thread = std::thread([this, own = for_another_thread(table), &stop = meanwhile->stop] {
    (void)player(own, [&] { return stop.load(); });
  });
  inside_->meanwhile = std::move(meanwhile);
  return nullptr;
}

void PlayerShelf::pause_trainings() { inside_->pauses = true; }

void PlayerShelf::leave_paused() {
  const std::lock_guard lock(inside_->mutex);
  inside_->paused.reset();
}

std::shared_ptr<const LearnedPlayer> PlayerShelf::nearest(const LoadedTable& table) {
  std::optional<KeptPlayer> kept = player_of(shipped_with(table), table);
  return kept ? std::make_shared<LearnedPlayer>(std::move(kept->player)) : nullptr;
}

void PlayerShelf::train_meanwhile() {
  const std::lock_guard lock(inside_->sending);
  inside_->trains_meanwhile = true;
}

void PlayerShelf::rest() {
  const std::lock_guard lock(inside_->sending);
  inside_->trains_meanwhile = false;
  inside_->meanwhile.reset();
  inside_->sent_with.clear();
}

}  // namespace houserule
