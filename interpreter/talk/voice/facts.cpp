// The reports of a session as one row of facts.

#include <algorithm>

#include "talk/voice/narrator.h"

namespace houserule {

namespace {

constexpr std::size_t all_plays = max_seats;

class FactRow {
 public:
  FactRow(const Session& session, Seat you)
      : session_(session), rules_(session.rules()), you_(you) {}

  std::vector<Fact> all() {
    for (std::size_t i = 0; i < session_.deals().size(); ++i) add_deal(i);
    if (session_.is_finished()) facts_.push_back({Fact::Kind::match_ends});
    return std::move(facts_);
  }

 private:
  const Phase& phase_at(int index) const { return rules_.phases[static_cast<std::size_t>(index)]; }

  bool makes_contract(int phase) const {
    if (phase < 0) return false;
    const auto* declare = std::get_if<DeclarePhase>(&phase_at(phase).body);
    return declare != nullptr && declare->makes_contract;
  }

  // Whether the seats of a phase choose without seeing what the others choose.
  bool is_unseen(int phase) const {
    const auto& body = phase_at(phase).body;
    const auto at_once = [](const SeatRule& who) { return who.word == SeatWord::all_at_once; };
    if (const auto* exchange = std::get_if<ExchangePhase>(&body)) return at_once(exchange->who);
    if (const auto* meld = std::get_if<MeldPhase>(&body)) return at_once(meld->who);
    if (const auto* step = std::get_if<StepPhase>(&body)) return at_once(step->who);
    if (const auto* declare = std::get_if<DeclarePhase>(&body)) return at_once(declare->who);
    return false;
  }

  void add(Fact::Kind kind, std::size_t item = 0, std::size_t play = 0, bool forced = false) {
    facts_.push_back({kind, deal_index_, item, play, forced});
  }

  void add_deal(std::size_t index) {
    deal_index_ = index;
    deal_ = &session_.deals()[index];
    spoken_ = 0;
    shown_ = 0;
    done_ = 0;
    calling_ = -1;
    waiting_.clear();
    add(Fact::Kind::deal_begins);
    add_done(0, 0, false);
    for (std::size_t trick = 0; trick < deal_->tricks.size(); ++trick) add_trick(trick);
    while (spoken_ < deal_->spoken.size()) {
      add_spoken();
      add_done(deal_->tricks.size(), all_plays, is_taken());
    }
    add_done(deal_->tricks.size(), all_plays, is_taken());
    end_waiting();
    for (; shown_ < deal_->shown.size(); ++shown_) {
      end_calls();
      add(Fact::Kind::shown, shown_);
    }
    if (deal_->thrown_in) {
      add(Fact::Kind::thrown_in);
      return;
    }
    const Decision& now = session_.decision();
    const bool still_calling = !deal_->finished && index + 1 == session_.deals().size() &&
                               now.kind == Decision::Kind::ask && makes_contract(now.phase);
    if (!still_calling) end_calls();
    if (deal_->finished) add(Fact::Kind::deal_ends);
  }

  void add_trick(std::size_t trick) {
    const TrickReport& report = deal_->tricks[trick];
    for (std::size_t play = 0; play < report.plays.size(); ++play) {
      while (spoken_ < deal_->spoken.size() && comes_before(deal_->spoken[spoken_], trick, play)) {
        add_spoken();
        play == 0 ? add_done(trick, all_plays, true) : add_done(trick + 1, play, true);
      }
      end_waiting();
      for (; shown_ < deal_->shown.size() && play == 0 && trick == 0; ++shown_) {
        add(Fact::Kind::shown, shown_);
      }
      end_calls(true);
      add(Fact::Kind::played, trick, play, next_is_forced());
      const Move& move = report.plays[play];
      if (move.kind == MoveKind::card && move.card == deal_->called && deal_->called != no_card) {
        add(Fact::Kind::partner_known);
      }
      add_done(trick + 1, play + 1, false);
    }
    if (!report.over) return;
    add(Fact::Kind::trick_over, trick);
    add_done(trick + 1, all_plays, true);
  }

  // Whether no trick lies open.
  bool is_taken() const { return deal_->tricks.empty() || deal_->tricks.back().over; }

  // What rules have done up to an action of the so many-th trick, with `after` behind it as well.
  void add_done(std::size_t trick, std::size_t play, bool after) {
    const std::vector<DoneReport>& all = deal_->done;
    const auto is_due = [&](const DoneReport& one) {
      if (one.spoken > spoken_ || one.trick > trick) return false;
      return one.trick < trick || (one.play <= play && (after || !one.after_trick));
    };
    while (done_ < all.size() && is_due(all[done_])) {
      const std::size_t first = done_++;
      const auto goes_on = [&] {
        return done_ < all.size() && is_due(all[done_]) && all[first].cards.empty() &&
               all[done_].cards.empty() && all[done_].value == all[first].value &&
               all[done_].paid == all[first].paid && all[done_].phase == all[first].phase;
      };
      while (goes_on()) ++done_;
      add(Fact::Kind::done, first, done_ - first);
    }
  }

  // Whether a spoken move was made before an action of a trick.
  static bool comes_before(const SpokenMove& spoken, std::size_t trick, std::size_t play) {
    if (spoken.play == 0) return spoken.trick <= trick;
    return spoken.trick < trick + 1 || (spoken.trick == trick + 1 && spoken.play <= play);
  }

  bool next_is_forced() {
    const bool forced = log_ < session_.log().size() && session_.log()[log_].forced;
    ++log_;
    return forced;
  }

  void add_spoken() {
    const std::size_t item = spoken_++;
    const SpokenMove& spoken = deal_->spoken[item];
    ++log_;
    if (!waiting_.empty() && deal_->spoken[waiting_.front()].phase != spoken.phase) end_waiting();
    if (calling_ >= 0 && calling_ != spoken.phase && !makes_contract(spoken.phase)) end_calls();
    if (is_unseen(spoken.phase) && spoken.move.seat != you_) {
      waiting_.push_back(item);
      return;
    }
    add_shown(spoken.phase, true);
    add(Fact::Kind::spoken, item, 0, spoken.forced);
    if (spoken.move.kind == MoveKind::set) add_shown(spoken.phase, false);
    if (makes_contract(spoken.phase)) calling_ = spoken.phase;
  }

  void add_shown(int phase, bool taken_up) {
    while (shown_ < deal_->shown.size() && deal_->shown[shown_].phase == phase &&
           deal_->shown[shown_].taken_up == taken_up) {
      add(Fact::Kind::shown, shown_++);
    }
  }

  // A round of calls that has come to nothing is not the end while another may follow.
  void end_calls(bool plays = false) {
    if (!plays && deal_->contract == no_call && is_called_again()) return;
    if (calling_ >= 0) add(Fact::Kind::calls_over, spoken_);
    calling_ = -1;
  }

  bool is_called_again() const {
    const auto& phases = session_.rules().phases;
    for (std::size_t i = static_cast<std::size_t>(calling_ + 1); i < phases.size(); ++i) {
      if (std::holds_alternative<PlayPhase>(phases[i].body)) break;
      if (calling_ >= 0 && makes_contract(static_cast<int>(i))) return true;
    }
    return false;
  }

  // What others chose unseen, once all have chosen.
  void end_waiting() {
    if (waiting_.empty()) return;
    const int phase = deal_->spoken[waiting_.front()].phase;
    const auto made = std::count_if(deal_->spoken.begin(), deal_->spoken.end(),
                                    [&](const SpokenMove& one) { return one.phase == phase; });
    const bool exchange = std::holds_alternative<ExchangePhase>(phase_at(phase).body);
    const bool open =
        exchange ? made >= rules_.seats
                 : std::none_of(waiting_.begin(), waiting_.end(),
                                [&](std::size_t item) { return deal_->spoken[item].unseen; });
    if (!open) return;
    for (const std::size_t item : waiting_) {
      add(Fact::Kind::spoken, item, 0, deal_->spoken[item].forced);
    }
    waiting_.clear();
  }

  const Session& session_;
  const GameRules& rules_;
  Seat you_;
  std::vector<Fact> facts_;
  const DealReport* deal_ = nullptr;
  std::size_t deal_index_ = 0;
  std::size_t log_ = 0;
  std::size_t spoken_ = 0;
  std::size_t shown_ = 0;
  std::size_t done_ = 0;
  int calling_ = -1;  // the phase in which the contract is being made
  std::vector<std::size_t> waiting_;
};

}  // namespace

std::vector<Fact> facts_of(const Session& session, Seat you) { return FactRow(session, you).all(); }

}  // namespace houserule
