#include "editor/server/study_play.h"

#include <algorithm>
#include <span>

#include "session/answers/diagnostic_json.h"
#include "session/answers/request.h"
#include "session/json/json_reader.h"

namespace houserule {

namespace {

constexpr std::int64_t first_part = 10;  // games
constexpr std::int64_t longest_part = 4000;
constexpr auto short_time = std::chrono::milliseconds(250);  // of a part

using Clock = std::chrono::steady_clock;

// How many games come next, after a part that took so long: twice as many while that is quickly
// done, half as many where people would wait. What is found does not depend on it.
std::int64_t games_after(std::int64_t part, Clock::duration took) {
  if (took < short_time / 2) return std::min(longest_part, 2 * part);
  return took > 2 * short_time ? std::max<std::int64_t>(1, part / 2) : part;
}

// Precondition: there is something to show.
Json report_json(const StudySight& sight, Language language) {
  const StudyResult& shown = *sight.shown;
  const bool is_whole = shown.totals.front().played() == shown.plan().games;
  const StudyEnd end{is_whole ? StudyEnd::Why::complete : StudyEnd::Why::stopped};
  const StudyReading reading(shown, language);
  Json report = read_own_json(study_json(reading.report(), end, sight.record, sight.stopped));
  // Nothing on the page shows them.
  for (const char* const key : {"habits", "expected", "sections", "by_players"}) report.erase(key);
  for (Json& table : report["tables"]) {
    for (Json& distribution : table["distributions"]) distribution.erase("decile_intervals");
  }
  if (!report["learned"].is_null()) report["learned"].erase("habits");
  return report;
}

}  // namespace

void StudySight::tell(Json& answer, Language language) const {
  answer["of"] = planned;
  answer["finished"] = finished;
  Diagnostics all = faults;
  for (const StoppedPlace& place : stopped) all.add(place.fault);
  answer["diagnostics"] = diagnostics_json(all, language);
  if (!our_fault.is_null()) answer["diagnostics"].push_back(our_fault);
  answer["report"] = shown ? report_json(*this, language) : Json(nullptr);
}

StudyPlay::StudyPlay(const EditorRoom& room, StudyRequest request, int threads)
    : room_(room), request_(std::move(request)), threads_(threads) {
  sight_.planned = request_.games;
}

bool StudyPlay::play_part(const Stopped& stopped) {
  if (sight_.finished) return false;
  bool goes_on = false;
  try {
    goes_on = next_part(stopped);
  } catch (const StudyFault& fault) {
    sight_.faults = {};
    sight_.faults.add(fault.fault);
  } catch (const std::exception&) {
    // No fault of a script: it has no place, and no code a script's could have.
    Json fault = to_json(Diagnostic());
    fault.update(error_being_handled());
    sight_.our_fault = std::move(fault);
  }
  sight_.finished = !goes_on;
  return goes_on;
}

bool StudyPlay::next_part(const Stopped& stopped) {
  if (!plan_) {
    read_plan();
    return plan_.has_value();
  }
  if (!study_) {
    if (!train(stopped)) return !progress_.stop;
    const StudyRound& round = result_->rounds[round_];
    result_->totals.push_back(shape_of(*plan_));
    study_.emplace(round.plan, threads_);
    from_ = round.games.from;
    part_ = first_part;
    if (from_ < round.games.to) return true;
  } else {
    play_games();
  }
  if (progress_.stop) return false;
  const bool ends = result_->gave_up() || from_ == result_->rounds[round_].games.to;
  show(ends);
  if (!ends) return true;
  study_.reset();
  return ++round_ < result_->rounds.size() && !gave_up();
}

void StudyPlay::read_plan() {
  Diagnostics faults;
  plan_ = plan_study(room_.folders(), room_.words(), request_, faults);
  if (!plan_) {
    sight_.faults = std::move(faults);
    return;
  }
  result_ = StudyResult{rounds_of(*plan_), {}};
  sight_.planned = result_->planned();
}

// Returns whether everybody who plays this round has learned what they are to have learned. Who
// goes on learning is trained when the others have played: their numbers are there at once.
bool StudyPlay::train(const Stopped& stopped) {
  if (round_ < trained_for_) return true;
  const std::span<const StudyRound> rounds(result_->rounds);
  const auto wanted = round_ == 0 ? rounds.first(1) : rounds.subspan(round_);
  const auto is_over = [&] { return progress_.stop || stopped(); };
  if (!train_for(wanted, threads_, Team(), is_over)) return false;
  trained_for_ = round_ + wanted.size();
  return true;
}

void StudyPlay::play_games() {
  const std::int64_t to = std::min(result_->rounds[round_].games.to, from_ + part_);
  const auto begun = Clock::now();
  result_->totals[round_].add(study_->play({from_, to}, progress_));
  part_ = games_after(part_, Clock::now() - begun);
  from_ = to;
}

void StudyPlay::show(bool ends) {
  if (round_ > 0 && (!ends || round_ + 1 < result_->rounds.size())) return;
  if (round_ == 0 && ends) {
    sight_.record = first_difference_record(result_->plan(), result_->totals.front(), 0);
  }
  sight_.stopped = stopped_in(*result_, std::nullopt);
  auto shown = std::make_shared<StudyResult>(*result_);
  if (round_ == 0) shown->rounds.resize(1);
  sight_.shown = std::move(shown);
}

}  // namespace houserule
