#include "bots/agents/player_shelf.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>

#include "base/content_hash.h"
#include "base/output_file.h"
#include "bots/learned/player_bytes.h"
#include "session/files/script_folders.h"

namespace houserule {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_bytes = std::size_t{16} << 20U;
constexpr std::size_t most_kept = 100;

std::string bytes_in(const fs::path& file) { return read_file(file, most_bytes).value_or(""); }

std::string shipped_with(const LoadedTable& table) {
  if (table.files.empty() || table.files.front().path.filename() != "rules.lua") return "";
  return bytes_in(table.files.front().path.parent_path() / shipped_player);
}

// What a player is made of beside the rules: where it began, and how long it trained.
fs::path kept_as(const LoadedTable& table, const std::string& shipped, const TrainingPlan& plan) {
  return to_hex(content_hash(table.rules->code_hash + shipped + std::to_string(plan.rounds) + " " +
                             std::to_string(plan.cards) + " " + std::to_string(plan.answers))) +
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
  TrainingPlan whole;
  TrainingPlan further;
  std::mutex mutex;
  fs::path folder;
  std::map<std::string, std::shared_ptr<const LearnedPlayer>> players;  // by the hash of the code
  std::atomic<int> percent = -1;
};

PlayerShelf::PlayerShelf(const TrainingPlan& whole, const TrainingPlan& further)
    : inside_(std::make_unique<Inside>()) {
  inside_->whole = whole;
  inside_->further = further;
}
PlayerShelf::~PlayerShelf() = default;

PlayerShelf& PlayerShelf::of_process() {
  static PlayerShelf shelf;
  return shelf;
}

void PlayerShelf::keep_in(fs::path folder) {
  const std::lock_guard lock(inside_->mutex);
  inside_->folder = std::move(folder);
}

int PlayerShelf::percent() const { return inside_->percent; }

std::shared_ptr<const LearnedPlayer> PlayerShelf::player(const LoadedTable& table,
                                                         const std::function<bool()>& stopped) {
  const std::lock_guard lock(inside_->mutex);
  std::shared_ptr<const LearnedPlayer>& found = inside_->players[table.rules->code_hash];
  if (found) return found;
  const std::string shipped = shipped_with(table);
  std::shared_ptr<const LearnedPlayer> from;
  if (std::optional<KeptPlayer> kept = player_of(shipped, table)) {
    from = std::make_shared<LearnedPlayer>(std::move(kept->player));
    if (kept->is_of_table) return found = from;
  }
  const TrainingPlan& plan = from ? inside_->further : inside_->whole;
  const fs::path name = kept_as(table, shipped, plan);
  if (!inside_->folder.empty()) {
    std::optional<KeptPlayer> kept = player_of(bytes_in(inside_->folder / name), table);
    if (kept && kept->is_of_table) {
      return found = std::make_shared<LearnedPlayer>(std::move(kept->player));
    }
  }
  inside_->percent = 0;
  int rounds = 0;
  const auto learned = trained(table, plan, stopped, std::move(from), [&](int done) {
    rounds = done;
    inside_->percent = 100 * done / plan.rounds;
  });
  inside_->percent = -1;
  if (stopped()) return learned;
  found = learned;
  const bool is_whole = rounds == plan.rounds;
  if (is_whole && !inside_->folder.empty()) keep(inside_->folder, name, bytes_of(*learned, table));
  return found;
}

}  // namespace houserule
