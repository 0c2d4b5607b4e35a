// Listens to a table and keeps what each deal has come to.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "agenda/agenda.h"
#include "board_agenda/trace.h"
#include "session/table/board_happening.h"
#include "session/table/deal_report.h"

namespace houserule {

class Reporter final : public EventSink, public TraceSink {
 public:
  // `lines` and `figures` are where the table keeps those of the deal being settled.
  Reporter(const GameRules& rules, const Agenda& agenda, std::vector<ScoreLine>& lines,
           std::vector<FigureValue>& figures)
      : rules_(rules), agenda_(agenda), lines_(lines), figures_(figures) {}

  void start_again();

  // Told before each move is made: how it is written, and whether it is the only legal one.
  void next_move(const std::string& text, bool forced);

  void on_event(const Event& event, const State& state) override;
  void on_trace(const TraceEvent& event) override;

  const std::vector<DealReport>& deals() const { return deals_; }
  const std::vector<ScoreLine>& closing_lines() const { return closing_lines_; }
  const std::optional<State>& settled() const { return settled_; }
  const std::vector<std::string>& trace() const { return trace_; }

  // Of a board game: all that happened, as examples write it.
  const std::vector<std::string>& board_trace() const { return board_trace_; }
  const std::vector<BoardHappening>& happenings() const { return happenings_; }

 private:
  void begin_deal(const State& state);
  void add_play(const Event& event);
  void add_spoken(const Event& event, bool unseen);
  SeatSet seen_by(const Event& event) const;
  void add_done(const Event& event);
  bool is_drawn(const Event& event) const;
  bool is_only_shown(const Event& event) const;
  void add_moved_cards(const Event& event);
  void reveal(const Event& event);
  bool is_unseen(const Event& event) const;
  void note(const Event& event, const State& state);
  void refresh(DealReport& deal, const State& state) const;
  void refresh_points(DealReport& deal, const DealResult& result) const;

  const Phase& phase_at(int index) const { return rules_.phases[static_cast<std::size_t>(index)]; }
  std::string codes(const CardSet& cards) const;
  std::string zone_name(int zone) const;

  const GameRules& rules_;
  const Agenda& agenda_;
  std::vector<ScoreLine>& lines_;
  std::vector<FigureValue>& figures_;
  std::vector<DealReport> deals_;
  std::vector<ScoreLine> closing_lines_;
  std::vector<std::string> trace_;
  std::vector<std::string> board_trace_;
  std::vector<BoardHappening> happenings_;
  std::optional<State> settled_;
  std::string text_;
  bool forced_ = false;
  std::vector<std::size_t> unseen_;  // spoken moves of this deal that were made unseen
};

}  // namespace houserule
