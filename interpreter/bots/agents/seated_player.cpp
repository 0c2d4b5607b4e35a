#include "bots/agents/seated_player.h"

namespace houserule {

std::shared_ptr<const LearnedPlayer> SeatedPlayer::at(const LoadedTable& table,
                                                      const std::function<bool()>& stopped) {
  if (table.agenda->tricks() == nullptr) return nullptr;
  const bool is_new = rules_ != table.rules;
  if (!is_new && is_final_) return player_;
  rules_ = table.rules;
  PlayerShelf& shelf = PlayerShelf::of_process();
  if (waits_) {
    player_ = source_ ? source_(table, stopped) : shelf.player(table, stopped);
    is_final_ = !stopped();
  } else if (auto found = shelf.player_at_hand(table)) {
    player_ = std::move(found);
    is_final_ = true;
  } else if (is_new) {
    player_ = PlayerShelf::nearest(table);
    is_final_ = false;
  }
  return player_;
}

}  // namespace houserule
