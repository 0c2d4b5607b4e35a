#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <thread>

#include "base/display_width.h"
#include "base/text_door.h"
#include "base/wrap.h"
#include "cli/break_off.h"
#include "cli/command.h"
#include "cli/study_run.h"
#include "lab/examine/liveness.h"
#include "session/json/json_text.h"

namespace houserule {

namespace {

using LifeJson = nlohmann::ordered_json;
using Verdict = OptionLife::Verdict;

constexpr int life_width = 96;

struct LivenessOptions {
  std::string table;
  std::string record;  // a folder, or empty
  LivenessRequest request;
  bool pairs = false;
};

// A name that begins with a sign would look like an option of a command.
std::string file_of_record(const OptionLife& option) {
  const bool is_dropped = option.typed.starts_with('-');
  return (is_dropped ? "without_" + option.typed.substr(1) : option.typed) + ".json";
}

// "seed 3, deal 2, play trick 4, move 31: ..".
Text where_text(const FirstDifference& found) {
  std::vector<Text> parts;
  const auto add = [&](const char* key, std::int64_t n) {
    parts.push_back(sentence(key, {{"n", grouped_digits(n)}}));
  };
  parts.push_back(sentence("life.seed", {{"n", std::to_string(found.seed)}}));
  if (found.deal > 1) add("life.deal", found.deal);
  if (found.round > 0) add("life.round", found.round);
  const char* const where = found.trick <= 0        ? "life.phase"
                            : found.phase == "play" ? "life.in-trick"
                                                    : "life.before-trick";
  parts.push_back(sentence(where, {{"phase", found.phase}, {"n", std::to_string(found.trick)}}));
  if (!found.moves.empty()) add("life.move", static_cast<std::int64_t>(found.moves.size()));
  return sentence("life.where", {{"where", strung(parts, "list.between")}, {"what", found.detail}});
}

std::string option_text(const OptionLife& option, Language language) {
  std::string text;
  switch (option.verdict) {
    case Verdict::alive:
      if (option.example) {
        text = sentence_in(language, "life.example", {{"place", to_text(*option.example)}});
        break;
      }
      text = where_text(*option.difference).in(language);
      if (!option.how.empty()) text += " (" + sentence_in(language, "life.directed") + ")";
      break;
    case Verdict::dead:
      text = sentence_in(
          language, "life.nothing-changed",
          {{"n", grouped_digits(option.deals)}, {"directed", grouped_digits(option.directed)}});
      if (!option.why.empty()) text += " " + option.why;
      text += " " + sentence_in(language,
                                option.alike > 0 ? "life.not-tried-examples" : "life.not-tried",
                                {{"n", std::to_string(option.alike)}});
      break;
    case Verdict::untried:
      text = sentence_in(language, "life.untried");
      break;
    case Verdict::left_out:
    case Verdict::broken:
      text = option.why;
      break;
  }
  std::vector<Text> at;
  if (option.players > 0) at.emplace_back("players=" + std::to_string(option.players));
  if (!option.needs.empty()) {
    const Text needs = listed({option.needs.begin(), option.needs.end()});
    at.push_back(sentence("life.with", {{"rules", needs}}));
  }
  if (at.empty()) return text;
  const char* const key = option.verdict == Verdict::dead ? "life.tried" : "life.at";
  return text + sentence(key, {{"at", strung(at, "list.between")}}).in(language);
}

std::string verdict_text(Verdict verdict) {
  switch (verdict) {
    case Verdict::alive:
      return "alive";
    case Verdict::dead:
      return "DEAD";
    case Verdict::left_out:
      return "out";
    case Verdict::broken:
      return "FAULT";
    case Verdict::untried:
      return "?";
  }
  return "";
}

// Nothing found is no proof: it is said of this search.
std::string pair_text(const PairLife& pair, Language language) {
  std::string idle = pair.first_acts ? pair.second : pair.first;
  std::string other = pair.first_acts ? pair.first : pair.second;
  const bool neither = !pair.first_acts && !pair.second_acts;
  return "  " +
         sentence_in(language, neither ? "life.either-adds-nothing" : "life.adds-nothing",
                     {{"idle", idle}, {"other", other}}) +
         "\n";
}

// Only those that have done nothing are named.
void print_cards(const Program& program, const Liveness& life) {
  if (life.cards.empty()) return;
  const auto dead = static_cast<std::size_t>(life.dead_cards());
  standard_out() << program.say("life.cards", {{"n", std::to_string(life.cards.size())},
                                               {"alive", std::to_string(life.cards.size() - dead)},
                                               {"dead", std::to_string(dead)}})
                 << "\n";
  for (const CardLife& card : life.cards) {
    if (card.is_alive) continue;
    standard_out() << hanging("  " + card.name + "  ",
                              program.say("life.dead-card", {{"place", to_text(card.place)},
                                                             {"n", grouped_digits(card.games)}}),
                              life_width);
  }
}

void print_text(const Program& program, const Liveness& life, const LivenessOptions& options) {
  int column = 12;
  for (const OptionLife& option : life.options) {
    column = std::max(column, display_width(option.typed));
  }
  for (const OptionLife& option : life.options) {
    const std::string first =
        padded(option.typed, column) + "  " + padded(verdict_text(option.verdict), 5) + "  ";
    standard_out() << hanging(first, option_text(option, program.language), life_width);
  }
  if (options.request.with_pairs) {
    const auto changing = std::count_if(life.pairs.begin(), life.pairs.end(),
                                        [](const PairLife& pair) { return pair.changes(); });
    standard_out() << program.say("life.pairs", {{"n", std::to_string(life.pairs.size())},
                                                 {"changing", std::to_string(changing)}});
  }
  standard_out() << program.say("life.dead", {{"n", std::to_string(life.dead())}}) << "\n";
  print_cards(program, life);
  if (life.broken() > 0) {
    standard_out() << next_line(program.language, "next.fault", "houserule check");
  }
  if (options.pairs) {
    for (const PairLife& pair : life.pairs) {
      if (!pair.changes()) standard_out() << pair_text(pair, program.language);
    }
  }
  if (options.record.empty()) {
    standard_out() << next_line(program.language, "next.records", "--record DIR");
  } else {
    const auto file = std::filesystem::path(options.record) / "OPTION.json";
    standard_out() << next_line(program.language, "next.option",
                                "houserule replay " + file.string() + " --trace");
  }
}

LifeJson option_json(const OptionLife& option) {
  LifeJson json = {{"name", option.typed}, {"alive", nullptr}};
  const bool is_known = option.verdict == Verdict::alive || option.verdict == Verdict::dead;
  if (is_known) json["alive"] = option.verdict == Verdict::alive;
  if (option.players > 0) json["players"] = option.players;
  if (!option.needs.empty()) json["needs"] = option.needs;
  if (!option.why.empty()) json["why"] = option.why;
  json["deals"] = option.deals;
  json["directed"] = option.directed;
  if (option.alike > 0) json["examples_alike"] = option.alike;
  if (option.example) json["how"] = "the example at " + to_text(*option.example);
  if (!option.difference) return json;
  const FirstDifference& found = *option.difference;
  json["table"] = option.table;
  json["seed"] = std::to_string(found.seed);
  json["deal"] = found.deal;
  json["trick"] = found.trick > 0 ? LifeJson(found.trick) : LifeJson(nullptr);
  if (found.round > 0) json["round"] = found.round;
  json["phase"] = found.phase;
  json["move"] = found.moves.size();
  json["what"] = std::string(word_of(found.parting));
  json["detail"] = found.detail;
  json["how"] = option.how.empty() ? "random" : option.how;
  return json;
}

LifeJson card_json(const CardLife& card) {
  LifeJson json = {{"card", card.code},
                   {"name", card.name},
                   {"place", to_text(card.place)},
                   {"alive", card.is_alive},
                   {"games", card.games}};
  if (!card.difference) return json;
  json["seed"] = std::to_string(card.difference->seed);
  json["phase"] = card.difference->phase;
  json["detail"] = card.difference->detail;
  json["how"] = card.how;
  return json;
}

void print_json(const Liveness& life) {
  LifeJson json = {
      {"table", life.table}, {"complete", !life.is_broken_off}, {"options", LifeJson::array()}};
  for (const OptionLife& option : life.options) json["options"].push_back(option_json(option));
  json["pairs"] = LifeJson::array();
  for (const PairLife& pair : life.pairs) {
    json["pairs"].push_back({{"options", {pair.first, pair.second}},
                             {"changes", pair.changes()},
                             {"acts", {pair.first_acts, pair.second_acts}}});
  }
  json["cards"] = LifeJson::array();
  for (const CardLife& card : life.cards) json["cards"].push_back(card_json(card));
  json["excluded_pairs"] = life.excluded_pairs;
  json["dead"] = life.dead();
  json["dead_cards"] = life.dead_cards();
  json["broken"] = life.broken();
  standard_out() << json_line(json);
}

// Returns whether all records could be written.
bool write_records(const Program& program, const Liveness& life,
                   const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  for (const OptionLife& option : life.options) {
    if (option.record.empty()) continue;
    if (!write_whole(program, (folder / file_of_record(option)).string(), option.record + "\n"))
      return false;
  }
  return true;
}

int liveness(const Program& program, LivenessOptions options) {
  const WordTable* const words = program.words();
  if (!words) return not_so;
  Diagnostics faults;
  std::vector<std::string> typed = typed_words(options.table);
  typed.insert(typed.end(), program.table_words.begin(), program.table_words.end());
  const TableSpec spec = parse_spec(typed, faults);
  const BreakOff break_off;
  options.request.effort.stop = &break_off.wanted();
  std::optional<Liveness> life;
  if (faults.empty()) life = find_liveness(program.folders, *words, spec, options.request, faults);
  if (!life) return program.refuse(faults);
  if (!options.record.empty() && !write_records(program, *life, options.record)) return not_so;
  if (program.json) {
    print_json(*life);
  } else {
    print_text(program, *life, options);
  }
  if (life->is_broken_off) {
    standard_error() << program.say("study.broken-off",
                                    {{"n", std::to_string(life->decided())},
                                     {"all", std::to_string(life->options.size())}})
                     << "\n";
    return broken_off;
  }
  return life->dead() + life->dead_cards() + life->broken() == 0 ? done : not_so;
}

}  // namespace

void add_liveness_command(CLI::App& app, Program& program) {
  CLI::App* command =
      app.add_subcommand("liveness", "whether every house rule and number changes anything");
  command->footer("Example: houserule liveness lorum --record first_differences");
  static LivenessOptions options;
  options.request.threads =
      static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 16U));
  command->add_option("TABLE", options.table, "a game, with +variants and numbers")->required();
  command->add_option("--deals", options.request.effort.deals, "random deals for each option")
      ->check(CLI::Range(0, 10'000'000))
      ->capture_default_str();
  command->add_option("--seed", options.request.effort.seed, "of the first deal")
      ->capture_default_str();
  command->add_option("--threads", options.request.threads, "at a time; the answer is the same")
      ->check(CLI::Range(1, 256));
  command
      ->add_option("--record", options.record,
                   "a folder: the first difference of each option as a record")
      ->type_name("FOLDER");
  command->add_flag("--pairs", options.pairs, "which pairs have one that does nothing any more");
  command->add_flag("!--no-pairs", options.request.with_pairs, "each option alone only");
  command->add_flag("!--no-cards", options.request.with_cards,
                    "not whether each card of a board game does anything");
  command->callback(
      [&program] { program.run = [&program] { return liveness(program, options); }; });
}

}  // namespace houserule
