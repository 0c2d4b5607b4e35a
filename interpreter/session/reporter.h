// Listens to a table and keeps what each deal has come to.

#pragma once

#include <string>
#include <vector>

#include "agenda/agenda.h"
#include "session/deal_report.h"

namespace houserule {

class Reporter final : public EventSink {
 public:
  // `lines` is where the table keeps the lines of the deal being settled.
  Reporter(const GameRules& rules, const Agenda& agenda, std::vector<ScoreLine>& lines)
      : rules_(rules), agenda_(agenda), lines_(lines) {}

  void start_again();
  void next_is_forced(bool forced) { forced_ = forced; }
  void on_event(const Event& event, const State& state) override;

  const std::vector<DealReport>& deals() const { return deals_; }
  const std::vector<ScoreLine>& closing_lines() const { return closing_lines_; }
  const std::vector<std::string>& trace() const { return trace_; }

 private:
  void begin_deal(const State& state);
  void add_card(const Event& event, const State& state);
  void note(const Event& event, const State& state);
  void refresh(DealReport& deal, const State& state) const;

  const GameRules& rules_;
  const Agenda& agenda_;
  std::vector<ScoreLine>& lines_;
  std::vector<DealReport> deals_;
  std::vector<ScoreLine> closing_lines_;
  std::vector<std::string> trace_;
  bool forced_ = false;
};

}  // namespace houserule
