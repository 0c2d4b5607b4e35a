#include "editor/server/study_desk.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <thread>

#include "bots/agent.h"
#include "lab/study.h"
#include "lab/study_pages.h"

namespace houserule {

namespace {

constexpr std::int64_t first_part = 250;  // games; each further part is as long as all before it
constexpr std::int64_t longest_part = 4000;
constexpr unsigned most_threads = 8;

int threads_here() {
  return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, most_threads));
}

StudyRequest study_of(const Json& request) {
  StudyRequest study;
  const bool are_tables = request.contains("tables") && request["tables"].is_array() &&
                          request["tables"].size() == 2 && request["tables"][0].is_string() &&
                          request["tables"][1].is_string();
  if (!are_tables) refuse_request("bad-request", "'tables' is a list of two tables");
  for (const Json& table : request["tables"]) study.tables.push_back(table.get<std::string>());
  study.games = number_of_key(request, "games", 1, 1'000'000, 20'000);
  const ReadLevel level =
      read_level(request.contains("bots") ? text_of_key(request, "bots") : "random");
  if (!level.level) refuse_request("bad-request", level.fault);
  study.bots = {*level.level};
  study.matches = request.contains("matches") && request["matches"] == true;
  return study;
}

}  // namespace

// One study under way. It reads its scripts itself, so that what is changed later does not reach
// it.
class StudyDesk::Running {
 public:
  Running(int number, const EditorRoom& room, StudyRequest request)
      : number_(number), room_(room), request_(std::move(request)) {
    thread_ = std::thread([this] { run(); });
  }

  ~Running() {
    progress_.stop = true;
    thread_.join();
  }

  int number() const { return number_; }

  // The report has its names in `language`: each request may ask for another.
  Json answer(Language language) const {
    const std::lock_guard lock(mutex_);
    return {{"study", number_},       {"done", totals_ ? totals_->games : 0},
            {"of", request_.games},   {"finished", finished_},
            {"diagnostics", faults_}, {"report", totals_ ? report(language) : Json(nullptr)}};
  }

 private:
  void run() {
    try {
      play();
    } catch (const StudyFault& fault) {
      Diagnostics faults;
      faults.add(fault.fault);
      tell(faults);
    } catch (const std::exception& error) {
      Diagnostics faults;
      faults.add("our-fault", {}, error.what());
      tell(faults);
    }
    const std::lock_guard lock(mutex_);
    finished_ = true;
  }

  void play() {
    Diagnostics faults;
    plan_ = plan_study(room_.folders(), room_.words(), request_, faults);
    if (!plan_) return tell(faults);
    Study study(*plan_, threads_here());
    StudyTotals totals = shape_of(*plan_);
    for (std::int64_t from = 0; from < plan_->games && !progress_.stop;) {
      const std::int64_t part = std::clamp(from, first_part, longest_part);
      const std::int64_t to = std::min(plan_->games, from + part);
      totals.add(study.play({from, to}, progress_));
      from = to;
      if (progress_.stop) return;
      std::string record =
          from == plan_->games ? first_difference_record(*plan_, totals, 0) : std::string();
      const std::lock_guard lock(mutex_);
      totals_ = totals;
      record_ = std::move(record);
    }
  }

  // Precondition: there are totals, and so a plan, which nobody changes any more.
  Json report(Language language) const {
    const bool is_whole = totals_->games == plan_->games;
    const StudyEnd end{is_whole ? StudyEnd::Why::complete : StudyEnd::Why::stopped};
    return Json::parse(study_json(StudyReport(*plan_, *totals_, language), end, record_));
  }

  void tell(const Diagnostics& faults) {
    Json list = diagnostics_json(faults);
    const std::lock_guard lock(mutex_);
    faults_ = std::move(list);
  }

  const int number_;
  const EditorRoom& room_;
  const StudyRequest request_;
  StudyProgress progress_;
  std::optional<StudyPlan> plan_;  // of the thread, until there are totals
  mutable std::mutex mutex_;       // of what follows
  bool finished_ = false;
  Json faults_ = Json::array();
  std::optional<StudyTotals> totals_;
  std::string record_;  // of the first game that differs, once all are played
  std::thread thread_;
};

StudyDesk::StudyDesk(const EditorRoom& room) : room_(room) {}
StudyDesk::~StudyDesk() = default;

std::vector<EditorVerb> StudyDesk::verbs() {
  return {
      {"compare",
       {"tables", "games", "matches", "bots", "instead_of"},
       [this](const Json& request) { return compare(request); }},
      {"progress", {"study"}, [this](const Json& request) { return progress(request); }},
      {"give_up", {"study"}, [this](const Json& request) { return give_up(request); }},
  };
}

Json StudyDesk::compare(const Json& request) {
  StudyRequest study = study_of(request);
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
  refuse_request("no-such-study", "the study is not known here any more");
}

Json StudyDesk::give_up(const Json& request) {
  const int number = number_of_key(request, "study", 1, 1'000'000'000, 0);
  std::erase_if(studies_, [&](const auto& one) { return one->number() == number; });
  return Json::object();
}

}  // namespace houserule
