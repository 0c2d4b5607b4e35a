#include "bots/agents/player_shelf.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <map>
#include <mutex>
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

// What a player is made of beside the rules: where it began, and how long it trained.
fs::path kept_as(const LoadedTable& table, const std::string& shipped, const TrainingPlan& plan) {
  return to_hex(content_hash(table.rules->code_hash + shipped + std::to_string(plan.rounds) + " " +
                             std::to_string(plan.cards) + " " + std::to_string(plan.answers) + " " +
                             std::to_string(plan.asides))) +
         ".bin";
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

  // Returns a player that need not be trained, or null.
  Player find(const LoadedTable& table) {
    const std::lock_guard lock(mutex);
    Player& found = players[table.rules->code_hash];
    if (found) return found;
    const std::string shipped = shipped_with(table);
    std::optional<KeptPlayer> kept = player_of(shipped, table);
    if (kept && kept->is_of_table) return found = std::make_shared<LearnedPlayer>(kept->player);
    if (folder.empty()) return nullptr;
    const fs::path name = kept_as(table, shipped, kept ? further : whole);
    kept = player_of(bytes_in(folder / name), table);
    if (kept && kept->is_of_table) found = std::make_shared<LearnedPlayer>(kept->player);
    return found;
  }

  // Precondition: the caller alone trains.
  Player train(const LoadedTable& table, const std::function<bool()>& stopped) {
    Player from = nearest(table);
    const TrainingPlan& plan = from ? further : whole;
    percent = 0;
    int rounds = 0;
    const Player learned = trained(table, plan, stopped, std::move(from), [&](int done) {
      rounds = done;
      percent = 100 * done / plan.rounds;
    });
    percent = -1;
    if (stopped()) return learned;
    const std::lock_guard lock(mutex);
    players[table.rules->code_hash] = learned;
    if (rounds == plan.rounds && !folder.empty()) {
      keep(folder, kept_as(table, shipped_with(table), plan), bytes_of(*learned, table));
    }
    return learned;
  }

  TrainingPlan whole;
  TrainingPlan further;
  std::mutex mutex;  // guards the next two
  fs::path folder;
  std::map<std::string, Player> players;  // by the hash of the code
  std::timed_mutex training;              // who has it trains
  std::atomic<int> percent = -1;
  std::mutex sending;  // guards the next three
  bool trains_meanwhile = false;
  std::string sent_with;  // the hash of the code of the table that `thread` was sent to
  std::jthread thread;
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

int PlayerShelf::percent() const { return inside_->percent; }

std::shared_ptr<const LearnedPlayer> PlayerShelf::player(const LoadedTable& table,
                                                         const std::function<bool()>& stopped) {
  if (auto found = inside_->find(table)) return found;
  std::unique_lock alone(inside_->training, std::defer_lock);
  while (!alone.try_lock_for(patience)) {
    if (stopped()) return std::make_shared<LearnedPlayer>(table);
  }
  if (auto found = inside_->find(table)) return found;
  return inside_->train(table, stopped);
}

std::shared_ptr<const LearnedPlayer> PlayerShelf::player_at_hand(const LoadedTable& table) {
  if (auto found = inside_->find(table)) return found;
  const std::lock_guard lock(inside_->sending);
  if (!inside_->trains_meanwhile || inside_->sent_with == table.rules->code_hash) return nullptr;
  inside_->sent_with = table.rules->code_hash;
  inside_->thread = std::jthread(
      [inside = inside_.get(), own = for_another_thread(table)](const std::stop_token& stop) {
        const auto stopped = [&] { return stop.stop_requested(); };
        std::unique_lock alone(inside->training, std::defer_lock);
        while (!alone.try_lock_for(patience)) {
          if (stopped()) return;
        }
        if (!stopped() && !inside->find(own)) inside->train(own, stopped);
      });
  return nullptr;
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
  inside_->thread = {};
  inside_->sent_with.clear();
}

}  // namespace houserule
