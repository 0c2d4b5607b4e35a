// Keeps a table that is played in the store: its moves, and what the deals have come to.

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "session/store/store.h"
#include "talk/conversation/conversation.h"

namespace houserule {

// Every call may throw StoreError. `store` and `session` must outlive the keeper; `session` is the
// table whose log is kept, `stored` what the store has of it. What the log has beyond that (forced
// moves that the table made when it was set up) is stored at once, before anybody is told of it.
class StoreKeeper final : public MoveKeeper {
 public:
  StoreKeeper(Store& store, std::int64_t table, std::vector<std::string> stored,
              const Session& session);

  void keep(const std::vector<LogEntry>& log) override;
  void finish(const std::string& summary) override;
  void take_rules(const GameRules& rules) override;

 private:
  Store& store_;
  std::int64_t table_;
  std::vector<std::string> stored_;
  MatchResult result_;  // as stored
  const Session& session_;
};

}  // namespace houserule
