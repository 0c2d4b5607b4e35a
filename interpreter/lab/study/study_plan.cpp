#include "lab/study/study_plan.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "base/did_you_mean.h"
#include "base/text.h"
#include "lab/study/same_cards.h"

namespace houserule {

namespace {

// So many games are enough to say how often rules come up, and are hardly noticed among millions;
// with bots that think every game counts.
constexpr std::int64_t counted_random_games = 2000;

constexpr std::int64_t usual_games = 10'000;
constexpr std::int64_t usual_board_games = 100;

std::vector<std::string> words_in(const TableSpec& spec) {
  std::vector<std::string> words;
  for (const std::string& name : spec.variants) words.push_back("+" + name);
  for (const std::string& name : spec.dropped) words.push_back("-" + name);
  for (const auto& [name, value] : spec.numbers) words.push_back(name + "=" + value);
  return words;
}

std::string number_name(const std::string& word) { return word.substr(0, word.find('=')); }

// The words of the first table with one change of the second.
std::vector<std::string> changed(std::vector<std::string> words, const std::string& change) {
  constexpr std::string_view without = "without ";
  if (change.starts_with(without)) {
    std::erase(words, change.substr(without.size()));
    return words;
  }
  if (change.find('=') != std::string::npos) {
    std::erase_if(
        words, [&](const std::string& word) { return number_name(word) == number_name(change); });
  }
  words.push_back(change);
  return words;
}

std::vector<std::string> changes_between(const TableSpec& first, const TableSpec& other) {
  const std::vector<std::string> before = words_in(first);
  const std::vector<std::string> after = words_in(other);
  std::vector<std::string> changes;
  for (const std::string& word : after) {
    if (!contains(before, word)) changes.push_back(word);
  }
  for (const std::string& word : before) {
    const bool has_other_number =
        word.find('=') != std::string::npos &&
        std::any_of(after.begin(), after.end(), [&](const std::string& now) {
          return now.find('=') != std::string::npos && number_name(now) == number_name(word);
        });
    if (!contains(after, word) && !has_other_number) changes.push_back("without " + word);
  }
  return changes;
}

// The program of a script without its comments and texts.
std::string bare_program(const std::string& text) {
  std::string bare;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char letter = text[at];
    if (letter == '-' && text.compare(at, 2, "--") == 0) {
      at = std::min(text.find('\n', at), text.size());
      bare += '\n';
    } else if (letter == '"' || letter == '\'') {
      for (++at; at < text.size() && text[at] != letter; ++at) at += text[at] == '\\' ? 1 : 0;
      bare += ' ';
    } else {
      bare += letter;
    }
  }
  return bare;
}

// Whether a phase takes something else in each deal.
bool has_row(const Phase& phase) {
  if (const auto* exchange = std::get_if<ExchangePhase>(&phase.body)) {
    return exchange->to_seat.size() > 1;
  }
  const auto* fixed = std::get_if<FixPhase>(&phase.body);
  return fixed != nullptr &&
         std::any_of(fixed->fixes.begin(), fixed->fixes.end(),
                     [](const FixPhase::Fix& fix) { return fix.kind == FixPhase::Fix::Kind::row; });
}

// Whether the rules of a table depend on which deal of the match it is: by a row of values, deal by
// deal, or where one of its files asks.
bool depends_on_deal(const ScriptFolders& folders, const LoadedTable& table) {
  const std::vector<Phase>& phases = table.rules->phases;
  if (table.rules->match.cycle > 1 || std::any_of(phases.begin(), phases.end(), has_row)) {
    return true;
  }
  return std::any_of(table.files.begin(), table.files.end(), [&](const ScriptFile& file) {
    const std::optional<std::string> text = folders.text_of(file);
    return text && bare_program(*text).find("deal_number") != std::string::npos;
  });
}

class PlanReader {
 public:
  PlanReader(const ScriptFolders& folders, const WordTable& words, const StudyRequest& request,
             Diagnostics& diagnostics)
      : folders_(folders), words_(words), request_(request), diagnostics_(diagnostics) {}

  std::optional<StudyPlan> read() {
    StudyPlan plan;
    plan.course.seed = request_.seed;
    plan.course.bots = request_.bots;
    plan.course.programs = request_.programs;
    plan.course.matches = request_.matches;
    plan.trainings = request_.trainings;
    plan.further = request_.further;
    plan.expectations = request_.expectations;
    plan.also_by = request_.also_by;
    for (const std::string& typed : request_.tables) {
      const TableSpec spec = parse_spec(typed, diagnostics_);
      if (!diagnostics_.empty()) return std::nullopt;
      std::optional<LoadedTable> table = load_table(folders_, words_, spec, diagnostics_);
      if (!table) return std::nullopt;
      if (!spec.number("deals").empty()) plan.course.matches = true;
      plan.changes_by_deal = plan.changes_by_deal || depends_on_deal(folders_, *table);
      specs_.push_back(spec);
      plan.typed.push_back(typed);
      plan.tables.push_back(std::move(*table));
    }
    if (!fits(plan)) return std::nullopt;
    const bool is_random = plan.course.is_random();
    // Who thinks takes most of a second for a board game.
    const bool is_board = plan.tables.front().rules->board != nullptr;
    const std::int64_t usual = is_board && !is_random ? usual_board_games : usual_games;
    plan.games = request_.games > 0 ? request_.games : usual;
    plan.course.count_every =
        is_random ? std::max<std::int64_t>(1, plan.games / counted_random_games) : 1;
    for (std::size_t i = 1; i < specs_.size(); ++i) {
      plan.changes.push_back(changes(plan, i));
      plan.deals_alike.push_back(deals_alike(plan.tables[0], plan.tables[i], plan.course.seed));
    }
    for (const Expectation& asked : plan.expectations) {
      if (!is_known(plan, asked)) return std::nullopt;
    }
    return plan;
  }

 private:
  bool fits(const StudyPlan& plan) {
    const GameRules& first = *plan.tables.front().rules;
    for (std::size_t i = 1; i < plan.tables.size(); ++i) {
      if (!can_be_compared(first, *plan.tables[i].rules, specs_[i])) return false;
    }
    for (const auto& [seat, program] : plan.course.programs) {
      if (number_of(seat) <= first.seats) continue;
      diagnostics_.fault("bad-number.bot-seat", {},
                         {{"command", quotable(program.command)},
                          {"seat", std::to_string(number_of(seat))},
                          {"seats", std::to_string(first.seats)}});
      return false;
    }
    if (!are_others(plan)) return false;
    const auto bots = static_cast<int>(plan.course.bots.size());
    if (bots == 1 || bots == first.seats) return true;
    diagnostics_.fault("bad-number.bots", {},
                       {{"bots", std::to_string(bots)}, {"seats", std::to_string(first.seats)}},
                       sentence("name-one-or-each"));
    return false;
  }

  // A chip here and a point there, or a deal of one game and one of another, have no difference.
  bool can_be_compared(const GameRules& first, const GameRules& other, const TableSpec& spec) {
    const TableSpec& own = specs_.front();
    if (spec.game != own.game) {
      diagnostics_.fault("not-comparable.games", {}, {{"game", own.game}, {"other", spec.game}},
                         sentence("simulate-each"));
      return false;
    }
    if (other.seats != first.seats) {
      diagnostics_.fault("not-comparable.players", {},
                         {{"table", first.spec},
                          {"n", std::to_string(first.seats)},
                          {"other", other.spec},
                          {"others", std::to_string(other.seats)}},
                         sentence("say-players-at-both"));
      return false;
    }
    if (other.uses_chips() != first.uses_chips()) {
      diagnostics_.fault("not-comparable.units", {},
                         {{"table", first.spec},
                          {"unit", counted_in(first)},
                          {"other", other.spec},
                          {"units", counted_in(other)}},
                         sentence("simulate-each"));
      return false;
    }
    return true;
  }

  // Who plays it already, or is named twice, would only take time.
  bool are_others(const StudyPlan& plan) {
    std::set<std::string> playing;
    const bool is_alike = plan.course.bots.size() == 1 && plan.course.programs.empty();
    if (is_alike) playing.insert(plan.course.bots.front().text());
    for (const BotLevel& level : plan.also_by) {
      if (playing.insert(level.text()).second) continue;
      diagnostics_.fault("bad-number.also-by", {}, {{"bots", level.text()}});
      return false;
    }
    return true;
  }

  bool is_known(const StudyPlan& plan, const Expectation& asked) {
    if (asked.key == Expectation::fairness && !plan.is_for_one()) return true;
    std::vector<std::string> keys;
    const MeasureList first = measures_of(plan, 0);
    for (const Measure& measure : first.measures) keys.push_back(measure.key);
    for (std::size_t i = 1; i < plan.tables.size(); ++i) {
      const MeasureList other = measures_of(plan, i);
      std::erase_if(keys, [&](const std::string& key) {
        const auto common = common_measures(first, other);
        return std::none_of(common.begin(), common.end(), [&](const auto& one) {
          return first.measures[static_cast<std::size_t>(one.first)].key == key;
        });
      });
    }
    if (std::find(keys.begin(), keys.end(), asked.key) == keys.end()) {
      const Text nearest = nearest_or_all(asked.key, keys);
      diagnostics_.fault("unknown-name.row", {}, {{"name", quotable(asked.key)}},
                         nearest.en.empty() ? sentence("rows-in-csv") : nearest);
      return false;
    }
    const Measure& measure = first.measures[static_cast<std::size_t>(first.index_of(asked.key))];
    const bool is_share = measure.kind == Measure::Kind::share;
    const double most = std::max(std::isinf(asked.low) ? 0 : std::abs(asked.low),
                                 std::isinf(asked.high) ? 0 : std::abs(asked.high));
    if (is_share ? most <= 1 : !asked.is_percent) return true;
    diagnostics_.fault(is_share ? "bad-number.row-share" : "bad-number.row-percent", {},
                       {{"row", asked.key}, {"text", quotable(asked.text)}});
    return false;
  }

  std::vector<StudyChange> changes(const StudyPlan& plan, std::size_t index) {
    std::vector<StudyChange> changes;
    const TableSpec& first = specs_.front();
    if (specs_[index].game != first.game) return changes;
    for (const std::string& word : changes_between(first, specs_[index])) {
      changes.push_back({word, file_of(plan, index, word), std::nullopt, ""});
    }
    if (changes.size() == 1) return changes;
    for (StudyChange& change : changes) load_alone(change);
    return changes;
  }

  // The table that a change alone makes of the first.
  void load_alone(StudyChange& change) {
    std::string spec = specs_.front().game;
    for (const std::string& word : changed(words_in(specs_.front()), change.word)) {
      const bool adds = word == change.word && word.starts_with('+');
      spec += " ";
      spec += adds ? with_required(folders_, words_, specs_.front().game, word.substr(1)) : word;
    }
    Diagnostics faults;
    const TableSpec parsed = parse_spec(spec, faults);
    change.alone = load_table(folders_, words_, parsed, faults);
    if (!change.alone) change.why_not = faults.empty() ? "" : faults.all().front().message.en;
  }

  static std::string file_of(const StudyPlan& plan, std::size_t index, const std::string& word) {
    const std::size_t table = word.starts_with("without ") ? 0 : index;
    const std::string name = word.substr(word.find('+') + 1);
    for (const VariantRules& variant : plan.tables[table].rules->variants) {
      if (variant.name == name) return variant.place.file;
    }
    return "";
  }

  const ScriptFolders& folders_;
  const WordTable& words_;
  const StudyRequest& request_;
  Diagnostics& diagnostics_;
  std::vector<TableSpec> specs_;
};

}  // namespace

std::optional<StudyPlan> plan_study(const ScriptFolders& folders, const WordTable& words,
                                    const StudyRequest& request, Diagnostics& diagnostics) {
  return PlanReader(folders, words, request, diagnostics).read();
}

std::vector<std::string> StudyPlan::files_of_changes(std::size_t pair) const {
  std::vector<std::string> files;
  for (const StudyChange& change : changes[pair]) {
    if (change.word.starts_with('+') && !change.file.empty()) files.push_back(change.file);
  }
  return files;
}

std::vector<std::pair<int, int>> common_measures(const MeasureList& first,
                                                 const MeasureList& other) {
  std::vector<std::pair<int, int>> common;
  for (std::size_t i = 0; i < first.measures.size(); ++i) {
    const Measure& measure = first.measures[i];
    const int there = other.index_of(measure.key);
    if (there < 0) continue;
    const Measure& same = other.measures[static_cast<std::size_t>(there)];
    if (same.kind == measure.kind && same.scale == measure.scale &&
        same.group.en == measure.group.en) {
      common.emplace_back(static_cast<int>(i), there);
    }
  }
  return common;
}

MeasureList measures_of(const StudyPlan& plan, std::size_t index) {
  const LoadedTable& table = plan.tables[index];
  const StudyCourse& course = plan.course;
  return Observer(*table.agenda, course.matches, course.seat_names(table.rules->seats),
                  !course.is_random())
      .list();
}

StudyTotals shape_of(const StudyPlan& plan) {
  StudyTotals totals;
  totals.tables.resize(plan.tables.size());
  totals.pairs.resize(plan.tables.size() - 1);
  const MeasureList first = measures_of(plan, 0);
  for (std::size_t i = 0; i < plan.tables.size(); ++i) {
    const MeasureList list = measures_of(plan, i);
    totals.tables[i].measures.resize(list.measures.size());
    totals.tables[i].distributions.resize(list.distributions.size());
    totals.tables[i].rules.resize(RuleTally(*plan.tables[i].agenda).rules().size());
    if (i == 0) continue;
    totals.pairs[i - 1].differences.resize(common_measures(first, list).size());
    totals.pairs[i - 1].alone.resize(plan.changes[i - 1].size());
  }
  return totals;
}

}  // namespace houserule
