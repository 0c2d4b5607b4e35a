#include "talk/conversation/store_keeper.h"

namespace houserule {

StoreKeeper::StoreKeeper(Store& store, std::int64_t table, std::vector<std::string> stored,
                         const Session& session)
    : store_(store),
      table_(table),
      stored_(std::move(stored)),
      result_(store.result(table)),
      session_(session) {
  StoreKeeper::keep(session.log());
}

void StoreKeeper::keep(const std::vector<LogEntry>& log) {
  std::size_t same = 0;
  while (same < stored_.size() && same < log.size() && stored_[same] == log[same].text) ++same;
  if (same < stored_.size()) {
    store_.remove_moves_from(table_, static_cast<int>(same));
    stored_.resize(same);
  }
  for (; same < log.size(); ++same) {
    store_.append_move(table_, static_cast<int>(same), log[same].text);
    stored_.push_back(log[same].text);
  }
  const MatchResult result = result_of(session_);
  if (result == result_) return;
  store_.set_result(table_, result);
  result_ = result;
}

void StoreKeeper::take_rules(const GameRules& rules) {
  store_.set_rules(table_, rules.spec, rules.hash);
}

void StoreKeeper::finish(const std::string& summary) { store_.finish_table(table_, summary); }

}  // namespace houserule
