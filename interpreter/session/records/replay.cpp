#include "session/records/replay.h"

#include <algorithm>

namespace houserule {

namespace {

ReplayFault fault_of(const Refusal& refusal, int move) {
  return {move, refusal.code, refusal.message, refusal.rule, refusal.offered, refusal.is_failure};
}

class Player {
 public:
  Player(Session& session, const std::vector<std::string>& moves, bool optional_pass, int until)
      : session_(session),
        moves_(moves),
        optional_pass_(optional_pass),
        limit_(until < 0 ? moves.size() : std::min(moves.size(), static_cast<std::size_t>(until))) {
  }

  std::optional<ReplayFault> play() {
    while (session_.decision().kind == Decision::Kind::ask) {
      const Decision& decision = session_.decision();
      if (session_.is_forced()) {
        const Move move = decision.choices.move(0);
        const bool listed = used_ < moves_.size() && reads_as(moves_[used_], move);
        if (listed && used_ >= limit_) return std::nullopt;  // where the next listed move stands
        if (listed) ++used_;
        if (auto refusal = session_.try_move(move)) return fault_of(*refusal, number());
        continue;
      }
      if (used_ >= limit_) return std::nullopt;
      if (auto fault = play_listed()) return fault;
    }
    if (session_.decision().kind == Decision::Kind::fault) {
      const Diagnostic& fault = session_.fault();
      return ReplayFault{number() + 1, fault.code, fault.message, {"", fault.place, ""}, {}, true};
    }
    if (used_ < limit_) {
      const auto refusal = session_.try_move(moves_[used_]);
      return fault_of(*refusal, number() + 1);
    }
    return std::nullopt;
  }

  int number() const { return static_cast<int>(used_); }

 private:
  bool reads_as(const std::string& text, const Move& move) const {
    const ReadMove read = session_.read(text);
    return read.right_verb && read.move == move;
  }

  // The first seat to act that may pass, or no_seat.
  Seat seat_that_may_pass() const {
    for (int i = 0; i < session_.rules().seats; ++i) {
      if (session_.choices(seat_at(i)).pass) return seat_at(i);
    }
    return no_seat;
  }

  std::optional<ReplayFault> play_listed() {
    const std::string& text = moves_[used_];
    const ReadMove read = session_.read(text);
    const bool legal = read.move && read.right_verb && !session_.refusal_of(*read.move);
    // Where all pass and deal again, passing could go on for ever.
    const std::uint32_t begun = session_.state().core().deals_begun;
    const bool may_wait = begun <= begun_ + 2;
    if (!legal && read.move && optional_pass_ && may_wait) {
      if (const Seat passes = seat_that_may_pass(); passes != no_seat) {
        if (auto refusal = session_.try_move(Move::pass(passes))) {
          return fault_of(*refusal, number() + 1);
        }
        return std::nullopt;
      }
    }
    if (auto refusal = session_.try_move(text)) return fault_of(*refusal, number() + 1);
    ++used_;
    begun_ = begun;
    return std::nullopt;
  }

  Session& session_;
  const std::vector<std::string>& moves_;
  bool optional_pass_;
  std::size_t limit_;
  std::size_t used_ = 0;
  std::uint32_t begun_ = 1;  // deals begun when the last listed move was made
};

}  // namespace

std::optional<ReplayFault> play_moves(Session& session, const std::vector<std::string>& moves,
                                      bool optional_pass, int until, int& used) {
  Player player(session, moves, optional_pass, until);
  auto fault = player.play();
  used = player.number();
  return fault;
}

Replay replay_record(const Record& record, const std::string& file, LoadedTable table, int until) {
  Replay replay;
  Diagnostics diagnostics;
  const auto refuse = [&](const std::string& code, const Text& message) {
    replay.fault = ReplayFault{0, code, message, {}, {}, false};
  };
  if (!record.rules_hash.empty() && record.rules_hash != table.rules->hash) {
    refuse("rules-changed", sentence("rules-changed.record", {{"hash", same(record.rules_hash)},
                                                              {"here", same(table.rules->hash)}}));
    return replay;
  }
  std::vector<NumberedSetup> setups = read_setups(record, file, *table.rules, diagnostics);
  if (!diagnostics.empty()) {
    refuse(diagnostics.all().front().code, diagnostics.all().front().message);
    return replay;
  }
  replay.session.emplace(std::move(table), record.seed, std::move(setups), true);
  replay.fault =
      play_moves(*replay.session, record.moves, record.optional_pass, until, replay.moves_used);
  return replay;
}

}  // namespace houserule
