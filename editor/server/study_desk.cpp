#include "editor/server/study_desk.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

#include "bots/agents/player_shelf.h"
#include "lab/study/study_pages.h"
#include "lab/study/study_rounds.h"
#include "session/answers/diagnostic_json.h"
#include "session/answers/request.h"
#include "session/json/json_reader.h"

namespace houserule {

namespace {

constexpr std::int64_t first_part = 10;  // games
constexpr std::int64_t longest_part = 4000;
constexpr auto short_time = std::chrono::milliseconds(250);  // of a part
constexpr unsigned most_threads = 8;

using Clock = std::chrono::steady_clock;

int threads_here() {
  return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, most_threads));
}

StudyRequest study_of(const Json& request, const EditorSettings& settings) {
  StudyRequest study;
  study.tables = request["tables"];
  study.games = number_of_key(request, "games", 1, 1'000'000, 20'000);
  const ReadLevel level = read_level(request.value("bots", "random"));
  if (!level.level) refuse_request("bad-request", level.fault);
  study.bots = {*level.level};
  study.matches = request.value("matches", false);
  study.further = settings.training;
  study.trainings = number_of_key(request, "trainings", 0, most_trainings, usual_trainings);
  if (study.trainings == 1) refuse_request("bad-request", sentence("trainings-not-one"));
  return study;
}

// How many games come next, after a part that took so long: twice as many while that is quickly
// done, half as many where people would wait. What is found does not depend on it.
std::int64_t next_part(std::int64_t part, Clock::duration took) {
  if (took < short_time) return std::min(longest_part, 2 * part);
  return took > 4 * short_time ? std::max<std::int64_t>(1, part / 2) : part;
}

}  // namespace

// One study under way. It reads its scripts itself, so that what is changed later does not reach
// it.
class StudyDesk::Running {
 public:
  Running(int number, const EditorRoom& room, StudyRequest request)
      : number_(number), room_(room), request_(std::move(request)), planned_(request_.games) {
    thread_ = std::thread([this] { run(); });
  }

  ~Running() {
    progress_.stop = true;
    { const std::lock_guard lock(mutex_); }  // it looks at `stop`, or waits
    asked_for_.notify_all();
    thread_.join();
  }

  int number() const { return number_; }

  // The report has its names in `language`: each request may ask for another.
  Json answer(Language language) {
    const std::lock_guard lock(mutex_);
    Json answer = {{"study", number_},
                   {"done", progress_.done.load()},
                   {"of", planned_},
                   {"finished", finished_},
                   {"paused", paused_},
                   {"training", finished_ ? -1 : PlayerShelf::of_process().percent()},
                   {"diagnostics", faults(language)},
                   {"report", shown_ ? report(language) : Json(nullptr)}};
    asked_ = Clock::now();
    asked_for_.notify_all();
    return answer;
  }

 private:
  void run() {
    try {
      play();
    } catch (const StudyFault& fault) {
      Diagnostics faults;
      faults.add(fault.fault);
      tell(std::move(faults));
    } catch (const std::exception&) {
      // No fault of a script: it has no place, and no code a script's could have.
      Json fault = to_json(Diagnostic());
      fault.update(error_being_handled());
      const std::lock_guard lock(mutex_);
      our_fault_ = std::move(fault);
    }
    const std::lock_guard lock(mutex_);
    finished_ = true;
  }

  void play() {
    Diagnostics faults;
    const std::optional<StudyPlan> plan =
        plan_study(room_.folders(), room_.words(), request_, faults);
    if (!plan) return tell(std::move(faults));
    StudyResult result{rounds_of(*plan), {}};
    {
      const std::lock_guard lock(mutex_);
      planned_ = result.planned();
    }
    for (std::size_t round = 0; round < result.rounds.size() && !result_gave_up(result); ++round) {
      // Who goes on learning is trained when the others have played: their numbers are there at
      // once.
      if (round == 1) train_for(result.rounds, threads_here(), Team(), progress_);
      result.totals.push_back(shape_of(*plan));
      if (!play_round(result, round)) return;
    }
  }

  static bool result_gave_up(const StudyResult& result) {
    return !result.totals.empty() && result.gave_up();
  }

  // Returns whether it came to its end.
  bool play_round(StudyResult& result, std::size_t number) {
    const StudyRound& round = result.rounds[number];
    Study study(round.plan, threads_here());
    StudyTotals& totals = result.totals[number];
    std::int64_t part = first_part;
    for (std::int64_t from = round.games.from; from < round.games.to && !progress_.stop;) {
      const std::int64_t to = std::min(round.games.to, from + part);
      const auto begun = Clock::now();
      totals.add(study.play({from, to}, progress_));
      part = next_part(part, Clock::now() - begun);
      from = to;
      if (progress_.stop) return false;
      const bool ends = result.gave_up() || from == round.games.to;
      show(result, number, ends);
      if (ends) return true;
      wait_for_somebody();
    }
    return !progress_.stop;
  }

  // What there is now. Of trainings only all together say something.
  void show(const StudyResult& result, std::size_t round, bool ends) {
    if (round > 0 && (!ends || round + 1 < result.rounds.size())) return;
    const StudyPlan& plan = result.plan();
    std::string record = record_;
    if (round == 0 && ends) record = first_difference_record(plan, result.totals.front(), 0);
    std::vector<StoppedPlace> stopped = stopped_in(result, std::nullopt);
    const std::lock_guard lock(mutex_);
    shown_ = result;
    if (round == 0) shown_->rounds.resize(1);
    record_ = std::move(record);
    stopped_ = std::move(stopped);
  }

  // A study that nobody asks for waits until somebody does: the page may be gone, or be asleep.
  void wait_for_somebody() {
    std::unique_lock lock(mutex_);
    const auto until = asked_ + room_.settings.study_patience;
    if (Clock::now() < until) return;
    paused_ = true;
    const auto before = asked_;
    asked_for_.wait(lock, [&] { return progress_.stop || asked_ != before; });
    paused_ = false;
  }

  // Precondition: there is something to show.
  Json report(Language language) const {
    const bool is_whole = shown_->totals.front().played() == shown_->plan().games;
    const StudyEnd end{is_whole ? StudyEnd::Why::complete : StudyEnd::Why::stopped};
    const StudyReading reading(*shown_, language);
    Json report = read_own_json(study_json(reading.report(), end, record_, stopped_));
    // Nothing on the page shows them.
    for (const char* const key : {"habits", "expected", "sections", "by_players"})
      report.erase(key);
    for (Json& table : report["tables"]) {
      for (Json& distribution : table["distributions"]) distribution.erase("decile_intervals");
    }
    if (!report["learned"].is_null()) report["learned"].erase("habits");
    return report;
  }

  Json faults(Language language) const {
    Diagnostics all = faults_;
    for (const StoppedPlace& place : stopped_) all.add(place.fault);
    Json list = diagnostics_json(all, language);
    if (!our_fault_.is_null()) list.push_back(our_fault_);
    return list;
  }

  void tell(Diagnostics faults) {
    const std::lock_guard lock(mutex_);
    faults_ = std::move(faults);
  }

  const int number_;
  const EditorRoom& room_;
  const StudyRequest request_;
  StudyProgress progress_;
  std::condition_variable asked_for_;
  mutable std::mutex mutex_;  // of what follows
  Clock::time_point asked_ = Clock::now();
  bool paused_ = false;
  bool finished_ = false;
  Diagnostics faults_;
  Json our_fault_;            // null: none
  std::int64_t planned_ = 0;  // games, of all rounds
  std::optional<StudyResult> shown_;
  std::string record_;  // of the first game that differs, once all are played
  std::vector<StoppedPlace> stopped_;
  std::thread thread_;
};

StudyDesk::StudyDesk(const EditorRoom& room) : room_(room) {}
StudyDesk::~StudyDesk() = default;

EditorVerbs StudyDesk::verbs() {
  return {
      {"compare", [this](const Json& request) { return compare(request); }},
      {"progress", [this](const Json& request) { return progress(request); }},
      {"give_up", [this](const Json& request) { return give_up(request); }},
  };
}

Json StudyDesk::bots_json(int seats, Language language) {
  Json list = Json::array();
  for (const BotLevel::Kind kind : {BotLevel::Kind::learned, BotLevel::Kind::random}) {
    const BotLevel level{.kind = kind};
    list.push_back({{"level", level.text()}, {"says", level.says(seats).in(language)}});
  }
  return list;
}

Json StudyDesk::compare(const Json& request) {
  StudyRequest study = study_of(request, room_.settings);
  for (const std::string& table : study.tables) room_.refuse_foreign_paths(table);
  const int old = number_of_key(request, "instead_of", 1, 1'000'000'000, 0);
  std::erase_if(studies_, [&](const auto& one) { return one->number() == old; });
  if (studies_.size() == most_studies) studies_.erase(studies_.begin());
  studies_.push_back(std::make_unique<Running>(++last_number_, room_, std::move(study)));
  return studies_.back()->answer(room_.language_of(request));
}

Json StudyDesk::progress(const Json& request) {
  const int number = number_of_key(request, "study", 1, 1'000'000'000, 0);
  for (const auto& study : studies_) {
    if (study->number() == number) return study->answer(room_.language_of(request));
  }
  refuse_request("no-such-study", sentence("refuse.no-study"));
}

Json StudyDesk::give_up(const Json& request) {
  const int number = number_of_key(request, "study", 1, 1'000'000'000, 0);
  std::erase_if(studies_, [&](const auto& one) { return one->number() == number; });
  return Json::object();
}

}  // namespace houserule
