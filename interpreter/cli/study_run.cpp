#include "cli/study_run.h"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <thread>

#include "base/output_file.h"
#include "base/shown.h"
#include "base/text_door.h"
#include "bots/agents/player_shelf.h"
#include "bots/programs/external_agent.h"
#include "cli/bot_programs.h"
#include "cli/break_off.h"
#include "cli/told_deals.h"
#include "lab/study/rule_report.h"
#include "lab/study/shard.h"
#include "lab/study/study.h"

namespace houserule {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begun) {
  return std::chrono::duration<double>(Clock::now() - begun).count();
}

std::string duration_text(double seconds) {
  if (seconds < 60) return fmt::format("{:.1f} s", seconds);
  const auto minutes = static_cast<std::int64_t>(seconds) / 60;
  if (minutes < 60) return fmt::format("{} min {:.0f} s", minutes, seconds - 60.0 * minutes);
  return fmt::format("{} h {} min", minutes / 60, minutes % 60);
}

// Shows on standard error how far a study is, and passes on that somebody wants it to end.
class ProgressWatch {
 public:
  ProgressWatch(const Program& program, StudyProgress& progress, std::int64_t games,
                std::string unit, bool quiet)
      : program_(program),
        progress_(progress),
        games_(games),
        unit_(std::move(unit)),
        shows_(!quiet && isatty(STDERR_FILENO) != 0),
        accessible_(std::getenv("ACCESSIBLE") != nullptr) {
    watch_ = std::thread([this] { watch(); });
  }
  ~ProgressWatch() {
    {
      const std::lock_guard lock(mutex_);
      over_ = true;
    }
    wake_.notify_all();
    watch_.join();
    if (drawn_) {
      standard_error() << TerminalControl::line_start << TerminalControl::clear_rest << std::flush;
    }
  }
  ProgressWatch(const ProgressWatch&) = delete;
  ProgressWatch& operator=(const ProgressWatch&) = delete;

  double seconds() const { return seconds_since(begun_); }

 private:
  void watch() {
    using namespace std::chrono_literals;
    std::unique_lock lock(mutex_);
    while (!wake_.wait_for(lock, 100ms, [this] { return over_; })) {
      if (break_off_.wanted()) progress_.stop = true;
      if (shows_) show();
    }
  }

  void show() {
    const double used = seconds();
    if (used < 1 && !drawn_) return;
    if (const int trained = PlayerShelf::of_process().percent(); trained >= 0) {
      show_training(trained);
      return;
    }
    const auto done = static_cast<double>(progress_.done.load());
    const double share = games_ == 0 ? 1 : done / static_cast<double>(games_);
    const double left = share > 0 ? used / share - used : 0;
    if (accessible_) {
      if (used - told_ < 10) return;
      told_ = used;
      standard_error() << fmt::format("{:.0f} percent, {} left\n", 100 * share,
                                      duration_text(left));
      return;
    }
    drawn_ = true;
    constexpr int width = 24;
    const auto filled = static_cast<std::size_t>(share * width);
    standard_error() << TerminalControl::line_start
                     << fmt::format("{:3.0f} % |{}{}| {:>10} {} {:>9}/s  left {}", 100 * share,
                                    std::string(filled, '#'), std::string(width - filled, ' '),
                                    grouped_digits(progress_.done.load()), unit_,
                                    grouped_digits(static_cast<std::int64_t>(done / used)),
                                    left < 60 ? fmt::format("{:.0f} s", left) : duration_text(left))
                     << TerminalControl::clear_rest << std::flush;
  }

  // Before the first game: somebody learns the table.
  void show_training(int percent) {
    const std::string line = program_.say("player.training") + " " + std::to_string(percent) + " %";
    if (accessible_) {
      if (!std::exchange(told_training_, true)) standard_error() << line << "\n";
      return;
    }
    drawn_ = true;
    standard_error() << TerminalControl::line_start << line << TerminalControl::clear_rest
                     << std::flush;
  }

  const BreakOff break_off_;
  const Program& program_;
  StudyProgress& progress_;
  std::int64_t games_;
  std::string unit_;
  bool shows_;
  bool accessible_;
  Clock::time_point begun_ = Clock::now();
  double told_ = 0;
  bool drawn_ = false;
  bool told_training_ = false;
  std::mutex mutex_;
  std::condition_variable wake_;
  bool over_ = false;
  std::thread watch_;
};

// "2/7"; {0, 0} if it is none.
std::pair<std::int64_t, std::int64_t> read_part(const std::string& text) {
  const std::size_t slash = text.find('/');
  const auto number = [](const std::string& digits) -> std::int64_t {
    const bool good = !digits.empty() && digits.size() < 10 &&
                      digits.find_first_not_of("0123456789") == std::string::npos;
    return good ? std::stoll(digits) : 0;
  };
  if (slash == std::string::npos) return {0, 0};
  const std::int64_t part = number(text.substr(0, slash));
  const std::int64_t parts = number(text.substr(slash + 1));
  if (part < 1 || part > parts) return {0, 0};
  return {part, parts};
}

std::string part_fault(const std::string& text) {
  return read_part(text).first > 0 ? "" : "'" + text + "' is no part such as 2/7";
}

constexpr const char* usual_bots = "learned";

// One training alone says nothing of how far trainings lie apart.
std::string trainings_fault(const std::string& text) {
  const bool is_number =
      !text.empty() && text.size() < 4 && text.find_first_not_of("0123456789") == std::string::npos;
  const int number = is_number ? std::stoi(text) : 1;
  if (is_number && number == 1) return sentence("trainings-not-one").en;
  return number == 1 || number > most_trainings
             ? fmt::format("0, or 2 to {} trainings, not {}", most_trainings, text)
             : "";
}

std::vector<std::string> names_in(const std::string& list) {
  std::vector<std::string> names(1);
  for (const char letter : list) {
    if (letter == ',') {
      names.emplace_back();
    } else {
      names.back().push_back(letter);
    }
  }
  return names;
}

std::string bot_list_fault(const std::string& list) {
  for (const std::string& name : names_in(list)) {
    const ReadLevel level = read_level(name);
    if (!level.level) return level.fault.en;
  }
  return "";
}

StudyRequest request_of(const StudyOptions& options) {
  StudyRequest request;
  request.tables = options.tables;
  for (const std::string& name : names_in(options.bots.empty() ? usual_bots : options.bots)) {
    request.bots.push_back(*read_level(name).level);
  }
  for (const std::string& name : names_in(options.also_by)) {
    if (!name.empty()) request.also_by.push_back(*read_level(name).level);
  }
  request.seed = options.seed;
  request.games = options.games;
  for (const std::string& text : options.expects) {
    request.expectations.push_back(*read_expectation(text).expectation);
  }
  const int usual = request.expectations.empty() ? usual_trainings : 0;
  request.trainings = options.trainings == StudyOptions::not_said ? usual : options.trainings;
  return request;
}

bool is_done(const Program& program, const std::string& path,
             const std::optional<std::string>& reason) {
  if (reason) {
    standard_error() << program.say("study.not-written", {{"path", path}, {"why", *reason}})
                     << "\n";
  }
  return !reason;
}

// Nobody waits for a study whose results can go nowhere. Of several processes one alone would leave
// the others waiting.
bool can_be_written(const Program& program, const StudyOptions& options) {
  const StudyFiles& files = options.files;
  bool can = true;
  for (const std::string& path : {options.out, files.html, files.csv, files.record}) {
    if (!path.empty()) can &= is_done(program, path, why_not_writable(path));
  }
  return can;
}

}  // namespace

bool write_whole(const Program& program, const std::string& path, const std::string& text) {
  return is_done(program, path, write_file(path, text));
}

void add_study_files(CLI::App& command, StudyFiles& files, bool may_differ) {
  command.add_option("--html", files.html, "a page with plots, whole in itself")->type_name("FILE");
  command.add_option("--csv", files.csv, "every number in a line")->type_name("FILE");
  if (may_differ)
    command.add_option("--record", files.record, "the first difference as a record")
        ->type_name("FILE");
}

void add_study_options(CLI::App& command, StudyOptions& options, bool may_differ) {
  command.add_option("-n", options.games, "single deals; whole matches where a table says deals=")
      ->check(CLI::Range(std::int64_t{1}, std::int64_t{1} << 40))
      ->default_str("10000, of a board game 100");
  command
      .add_option("--bots", options.bots,
                  "random, greedy, learned, learned+N, ismcts or ismcts:N; or one for each seat: "
                  "greedy,random,..")
      ->check(CLI::Validator(bot_list_fault, ""))
      ->default_str(usual_bots);
  auto* bot = add_bot_option(command, options.programs);
  command.add_option("--seed", options.seed, "from which the seeds of all games are made")
      ->capture_default_str();
  command.add_option("--threads", options.threads, "at a time; the answer is the same")
      ->check(CLI::Range(1, 256));
  if (may_differ) {
    command
        .add_option("--trainings", options.trainings,
                    "after the deals by who has learned the first table, so many trainings at each "
                    "share as many again; 0: none")
        ->check(CLI::Validator(trainings_fault, ""))
        ->default_str(std::to_string(usual_trainings));
  }
  auto* width = command.add_option("--until-width", options.until_width,
                                   "stop once the 95 % intervals of the first rows are so wide");
  width->check(CLI::PositiveNumber);
  auto* out =
      command.add_option("--out", options.out, "the file for a part of a study")->type_name("FILE");
  if (may_differ) {
    command
        .add_option("--also-by", options.also_by,
                    "bots that play it as well, each kind in all seats: which rows depend on who "
                    "plays")
        ->type_name("BOTS")
        ->excludes(out)
        ->check(CLI::Validator(bot_list_fault, ""));
  }
  auto* expect =
      command.add_option("--expect", options.expects,
                         "play until it is clear whether the row lies there, in a comparison its "
                         "difference; fairness=..1: what positions gain");
  expect->check(
      CLI::Validator([](const std::string& text) { return read_expectation(text).fault.en; }, ""));
  expect->type_name("ROW=LOW..HIGH")->allow_extra_args(false);
  expect->excludes(width)->excludes(out);
  // Whoever puts parts together is not to start a command that somebody else has written there.
  out->excludes(bot);
  command.add_option("--shard", options.shard, "play part I of N only: I/N")
      ->check(CLI::Validator(part_fault, ""))
      ->needs(out)
      ->excludes(width);
  out->excludes(width);
  add_study_files(command, options.files, may_differ);
}

namespace {

// Records of games that were stopped lie beside the record that was asked for, if that is a file.
std::string folder_of_records(const StudyFiles& files) {
  namespace fs = std::filesystem;
  std::error_code error;
  const bool is_file = !fs::exists(files.record, error) || fs::is_regular_file(files.record, error);
  return is_file ? fs::path(files.record).parent_path().string() : "";
}

}  // namespace

int tell_stopped(const Program& program, const std::vector<StoppedPlace>& stopped) {
  Diagnostics faults;
  for (const StoppedPlace& place : stopped) {
    (void)write_whole(program, place.file, place.record + "\n");
    faults.add(place.fault);
  }
  if (!program.json) standard_error() << faults.to_text(program.language);
  return stopped.empty() ? done : not_so;
}

int print_study(const Program& program, const StudyResult& result, const StudyEnd& end,
                const StudyFiles& files, bool tells) {
  const StudyPlan& plan = result.plan();
  const StudyReading reading(result, program.language);
  const StudyReport& report = reading.report();
  // What programs read has English names unless a language was said.
  const StudyReading for_programs(result,
                                  program.language_was_said ? program.language : Language::en);
  const StudyReport& data = for_programs.report();
  const auto sections_in = [&](const StudyReport& of) {
    return tells ? sections_of(of, told_deals(result, of.language()))
                 : std::vector<ReportSection>();
  };
  // A file that cannot be written loses nothing of the others.
  bool is_written = files.html.empty() ||
                    write_whole(program, files.html, study_html(report, end, sections_in(report)));
  if (!files.csv.empty())
    is_written &= write_whole(program, files.csv, shown_lines(study_csv(data)));
  const bool needs_record = plan.compares() && (program.json || !files.record.empty());
  const std::string record =
      needs_record ? first_difference_record(plan, result.totals.front(), 0) : "";
  if (!files.record.empty() && !record.empty()) {
    is_written &= write_whole(program, files.record, record + "\n");
  }
  const std::vector<StoppedPlace> stopped = stopped_in(result, folder_of_records(files));
  if (program.json) {
    standard_out() << study_json(data, end, record, stopped, sections_in(data));
  } else {
    standard_out() << study_text(report, end, sections_in(report));
  }
  const int code = tell_stopped(program, stopped);
  if (end.why == StudyEnd::Why::stopped) return broken_off;
  if (end.bot_fails && !program.json) {
    standard_error() << to_text(*end.bot_fails, program.language) << "\n";
  }
  const bool is_good = is_written && stopped.empty() && !end.bot_fails;
  if (!is_good || code != done) return is_good ? code : not_so;
  const std::vector<Answer> answers = answers_to(plan, report.totals());
  const auto is_any = [&](Answer::Kind kind) {
    return std::any_of(answers.begin(), answers.end(),
                       [&](const Answer& one) { return one.kind == kind; });
  };
  return is_any(Answer::Kind::no) ? not_so : is_any(Answer::Kind::open) ? not_known : done;
}

namespace {

StudyEnd end_of(const StudyOptions& options, const StudyProgress& progress,
                const StudyResult& result) {
  if (progress.bot_fails) return {StudyEnd::Why::bot_failed, 0, progress.bot_fails};
  if (result.is_whole()) return {};
  if (progress.stop) return {StudyEnd::Why::stopped, 0};
  if (result.gave_up()) return {StudyEnd::Why::gave_up, 0};
  if (!options.expects.empty()) return {StudyEnd::Why::answered, 0};
  return {StudyEnd::Why::narrow_enough, options.until_width};
}

// After a first round that has ended early the others share no more games than it has played.
void shorten(StudyResult& result, std::int64_t played) {
  const auto trainings = static_cast<std::int64_t>(result.rounds.size()) - 1;
  for (std::int64_t i = 1; i <= trainings; ++i) {
    result.rounds[static_cast<std::size_t>(i)].games = StudyRange::part({0, played}, i, trainings);
  }
}

void play_by_others(StudyResult& result, int threads, Team& team, StudyProgress& progress) {
  for (const StudyRound& round : result.others) {
    const bool ends = progress.stop || progress.bot_fails || result.gave_up();
    if (team.agree(ends ? 1 : 0) != 0) return;
    result.by_others.push_back(run_study(round.plan, round.games, {}, threads, team, progress));
  }
}

// A part must be whole: of one that was broken off nothing is kept.
int write_part(const Program& program, const StudyResult& result, const StudyEnd& end,
               const std::string& path, const Shard& shard) {
  const int code = tell_stopped(program, stopped_in(result, ""));
  if (end.why == StudyEnd::Why::stopped) {
    standard_error() << program.say("study.part-stopped",
                                    {{"n", grouped_digits(result.played())},
                                     {"all", grouped_digits(result.planned())},
                                     {"unit", program.say("unit." + result.plan().unit())}})
                     << "\n";
    return broken_off;
  }
  if (end.why == StudyEnd::Why::gave_up) {
    standard_error() << program.say("study.part-gave-up") << "\n";
    return not_so;
  }
  return write_whole(program, path, to_text(shard)) ? code : not_so;
}

}  // namespace

int play_study(const Program& program, const StudyOptions& options) {
  const std::unique_ptr<Team> team = Team::join();
  const WordTable* const words = program.words();
  if (!words) return not_so;
  Diagnostics faults;
  StudyRequest request = request_of(options);
  auto programs = programs_by_seat(program, options.programs);
  if (!programs) return wrong_usage;
  for (auto& [seat, command] : *programs) request.programs[seat] = program_in_study(command);
  const bool has_programs = !request.programs.empty();
  if (has_programs && (options.threads > 1 || team->size() > 1)) {
    if (team->is_first()) standard_error() << program.say("bots-one-thread") << "\n";
    return wrong_usage;
  }
  const auto processors =
      static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 256U));
  const int threads = has_programs ? 1 : options.threads > 0 ? options.threads : processors;
  const std::optional<StudyPlan> plan = plan_study(program.folders, *words, request, faults);
  if (!plan) return team->is_first() ? program.refuse(faults) : not_so;
  request.games = plan->games;  // for who plays other parts of it
  const auto seats = static_cast<std::size_t>(plan->tables.front().rules->seats);
  if (!options.bots.empty() && request.programs.size() == seats) {
    return nobody_for(program, "--bots");
  }
  const StudyFiles& files = options.files;
  if (!options.out.empty() && !(files.html + files.csv + files.record).empty()) {
    standard_error() << program.say("study.no-page") << "\n";
    return wrong_usage;
  }
  if (team->size() == 1 && !can_be_written(program, options)) return not_so;
  const auto [part, parts] = options.shard.empty() ? std::pair<std::int64_t, std::int64_t>{1, 1}
                                                   : read_part(options.shard);
  const StopRule rule{options.until_width, !options.expects.empty()};
  StudyProgress progress;
  StudyResult result{rounds_of(*plan), {}};
  for (StudyRound& round : result.rounds) round.games = StudyRange::part(round.games, part, parts);
  double seconds = 0;
  try {
    result.others = rounds_by_others(*plan);
    std::int64_t games = result.planned();
    for (const StudyRound& round : result.others) games += round.games.to;
    const std::int64_t own = games / team->size();
    const ProgressWatch watch(program, progress, own, plan->unit(),
                              program.quiet || !team->is_first());
    train_for(result.rounds, threads, *team, [&] { return progress.stop.load(); });
    for (StudyRound& round : result.rounds) {
      // Who goes on learning plays as many games as an end by width has left.
      const bool is_first = result.totals.empty();
      result.totals.push_back(run_study(round.plan, round.games, is_first ? rule : StopRule{},
                                        threads, *team, progress));
      if (!is_first) continue;
      if (rule.looks()) shorten(result, team->agree(result.played()));
      if (team->agree(result.gave_up() ? 1 : 0) != 0) {
        result.totals.resize(result.rounds.size(), shape_of(*plan));
        break;
      }
    }
    play_by_others(result, threads, *team, progress);
    seconds = watch.seconds();
  } catch (const StudyFault& failed) {  // of another process
    faults.add(failed.fault);
    return program.refuse(faults);
  }
  if (!team->is_first()) return done;
  if (!program.quiet) {
    const auto speed = static_cast<std::int64_t>(static_cast<double>(result.played()) / seconds);
    const std::string unit = plan->unit();
    standard_error() << program.say(team->size() > 1 ? "study.speed-processes" : "study.speed",
                                    {{"time", duration_text(seconds)},
                                     {"threads", std::to_string(threads)},
                                     {"processes", std::to_string(team->size())},
                                     {"n", grouped_digits(speed)},
                                     {"unit", program.say("unit." + unit)}})
                     << "\n";
  }
  const StudyEnd end = end_of(options, progress, result);
  if (!options.out.empty()) {
    const Shard shard = shard_of(*plan, request, part, parts, result.totals);
    return write_part(program, result, end, options.out, shard);
  }
  return print_study(program, result, end, options.files, options.tells);
}

}  // namespace houserule
