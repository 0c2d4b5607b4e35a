#include <algorithm>
#include <bit>
#include <climits>
#include <ctime>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "base/output_file.h"
#include "base/sentence.h"
#include "base/text_door.h"
#include "cli/command.h"
#include "cli/sitting.h"
#include "console/history_page.h"
#include "session/json/json_reader.h"
#include "session/json/json_text.h"
#include "session/records/reload.h"
#include "session/records/table_code.h"
#include "session/store/past_table.h"

namespace houserule {

namespace {

using Json = nlohmann::ordered_json;

struct HistoryOptions {
  std::int64_t id = 0;
  std::string game;
  bool open = false;
  int most = 20;
  std::string export_to;
  std::string import_from;
  int seat = 1;
  bool remove = false;
};

// What is no settings has nothing to hide here: what is shown is of whole deals.
SittingSettings settings_of(const StoredTable& stored) {
  return read_sitting_settings(stored.settings).value_or(SittingSettings());
}

PastTable past_table(const Store& store, const StoredTable& stored) {
  return {stored, store.result(stored.id), first_of(settings_of(stored).persons)};
}

// Of a table of the list; one that is shown alone has its code as well.
Json table_json(const PastTable& table) {
  const StoredTable& stored = table.stored;
  const auto list = [](const std::vector<Amount>& scores) {
    return read_own_json(scores_text(scores));
  };
  Json json = {{"id", stored.id},
               {"created", stored.created},
               {"table", stored.spec},
               {"rules_hash", stored.rules_hash},
               {"seed", std::to_string(stored.seed)},
               {"state", stored.state},
               {"seat", number_of(table.seat)},
               {"bots", settings_of(stored).opponents.level.text()},
               {"moves", stored.moves},
               {"deals_in_match", table.result.deals},
               {"scores_after_deals", Json::array()},
               {"final_scores", nullptr},
               {"places", nullptr}};
  for (const auto& scores : table.result.after_deal) {
    json["scores_after_deals"].push_back(list(scores));
  }
  if (table.place() > 0) {
    json["final_scores"] = list(table.result.final_scores);
    json["places"] = table.result.places;
  }
  return json;
}

Json statistics_json(const GameStatistics& game) {
  return {{"game", game.game},     {"finished", game.finished},
          {"won", game.won},       {"best", game.best.halves / 2.0},
          {"mean", game.mean},     {"places", game.places},
          {"streak", game.streak}, {"longest_streak", game.longest_streak}};
}

bool is_wanted(const PastTable& table, const HistoryOptions& options) {
  return (options.game.empty() || table.game() == options.game) &&
         (!options.open || !table.is_finished());
}

int show_list(const Program& program, const Store& store, const HistoryOptions& options) {
  const HistoryPage page{program.language, std::time(nullptr)};
  std::vector<PastTable> all;
  for (const StoredTable& stored : store.tables(INT_MAX)) all.push_back(past_table(store, stored));
  const bool none_at_all = all.empty();
  std::erase_if(all, [&](const PastTable& table) { return !is_wanted(table, options); });
  const std::vector<GameStatistics> games = statistics_of(all);
  const std::size_t count = all.size();
  if (count > static_cast<std::size_t>(options.most)) all.resize(options.most);
  if (program.json) {
    Json json = {{"tables", Json::array()}, {"statistics", Json::array()}};
    for (const PastTable& table : all) json["tables"].push_back(table_json(table));
    for (const GameStatistics& game : games) json["statistics"].push_back(statistics_json(game));
    standard_out() << json_line(json);
    return done;
  }
  if (all.empty()) {
    standard_out() << sentence_in(program.language, none_at_all ? "history-empty" : "history-none")
                   << "\n";
    return done;
  }
  standard_out() << page.list(all);
  if (count > all.size()) {
    standard_out() << sentence_in(program.language, "history-more",
                                  {{"n", std::to_string(count - all.size())},
                                   {"all", std::to_string(count)}})
                   << "\n";
  }
  if (!games.empty()) standard_out() << "\n";
  for (const GameStatistics& game : games)
    standard_out() << page.statistics(game, games.size() == 1);
  standard_out() << "\n";
  const auto open = std::find_if(all.begin(), all.end(),
                                 [](const PastTable& table) { return !table.is_finished(); });
  if (open != all.end()) {
    standard_out() << sentence_in(program.language, "history-go-on",
                                  {{"id", std::to_string(open->stored.id)}})
                   << "\n";
  }
  standard_out() << sentence_in(program.language, "history-look",
                                {{"id", std::to_string(all.front().stored.id)}})
                 << "\n";
  return done;
}

// Returns the table as its rules are now; nothing where they are gone or at fault.
std::optional<LoadedTable> rules_of(const Program& program, const StoredTable& stored) {
  Diagnostics faults;
  const WordTable* const words = program.words();
  const TableSpec spec = parse_spec(stored.spec, faults);
  if (!words || !faults.empty()) return std::nullopt;
  return load_table(program.folders, *words, spec, faults);
}

// Works out the result of a table that an older version has kept without it.
void add_result(Store& store, const StoredTable& stored, const LoadedTable& table,
                const std::vector<NumberedSetup>& setups) {
  if (store.result(stored.id) != MatchResult{} || table.rules->hash != stored.rules_hash) return;
  const Reload played = replay_log(table, stored.seed, setups, store.moves(stored.id), false);
  if (played.session) store.set_result(stored.id, result_of(*played.session));
}

int show_table(const Program& program, Store& store, const StoredTable& stored) {
  std::vector<std::string> remarks;
  std::string code;
  int bots = 2;
  if (const std::optional<LoadedTable> table = rules_of(program, stored)) {
    const SeatSet persons = settings_of(stored).persons;
    bots = table->rules->seats - std::popcount(persons);
    Diagnostics faults;
    const auto setups = setups_of(stored, *table->rules, faults);
    if (setups) add_result(store, stored, *table, *setups);
    if (table->rules->hash != stored.rules_hash) {
      remarks.push_back(sentence_in(program.language, "history-changed"));
    }
    for (const Diagnostic& fault : faults.all())
      remarks.push_back(to_text(fault, program.language));
    if (setups) {
      const Session begun(*table, stored.seed, *setups);
      const TableCode coded = table_code(program.folders, begun);
      code = coded.code;
      remarks.push_back(code.empty()
                            ? coded.why_none.in(program.language)
                            : sentence_in(program.language, "history-code", {{"code", code}}));
    }
  } else {
    remarks.push_back(sentence_in(program.language, "history-no-rules", {{"table", stored.spec}}));
  }
  const PastTable table = past_table(store, stored);
  if (program.json) {
    Json json = table_json(table);
    json["code"] = code.empty() ? Json() : Json(code);
    standard_out() << json_line(json);
    return done;
  }
  const HistoryPage page{program.language, std::time(nullptr)};
  const Text level = settings_of(stored).opponents.level.says(bots);
  standard_out() << page.table(table, bots > 0 ? level.in(program.language) : "", remarks);
  return done;
}

int export_table(const Program& program, const Store& store, const StoredTable& stored,
                 const std::string& file) {
  const std::string text = to_text(record_of(stored, store.moves(stored.id))) + "\n";
  if (file == "-") {
    standard_out() << text;
    return done;
  }
  std::error_code error;
  const std::filesystem::file_status there = std::filesystem::status(file, error);
  const bool is_kept =
      std::filesystem::is_regular_file(there) || std::filesystem::is_directory(there);
  if (is_kept) return fail(program, "export-exists", {{"file", file}});
  const auto reason =
      std::filesystem::exists(there) ? write_file(file, text) : write_new_file(file, text);
  if (reason) return fail(program, "export-failed", {{"file", file}, {"reason", *reason}});
  standard_out() << sentence_in(program.language, "exported", {{"file", file}}) << "\n";
  return done;
}

int refuse_record(const Program& program, const std::string& file, const ReplayFault& fault) {
  const std::string& sentence = fault.message.in(program.language);
  if (program.json) {
    const Json error = {{"move", fault.move}, {"code", fault.code}, {"message", sentence}};
    standard_out() << json_line({{"ok", false}, {"error", error}});
    return not_so;
  }
  standard_error() << file << ": "
                   << (fault.move > 0 ? "move " + std::to_string(fault.move) + ": " : "")
                   << sentence << " [" << fault.code << "]\n";
  return not_so;
}

int import_table(const Program& program, Store& store, const HistoryOptions& options) {
  const std::string& file = options.import_from;
  Diagnostics faults;
  const std::optional<std::string> text = read_record_file(file);
  if (!text) faults.fault("missing-file.record", {file, 0});
  const std::optional<Record> record =
      text ? parse_record(*text, file, faults) : std::optional<Record>();
  if (!record) return program.refuse(faults);
  std::optional<LoadedTable> table = program.load_spec(record->table);
  if (!table) return not_so;
  if (options.seat > table->rules->seats) {
    return fail(
        program, "no-such-seat",
        {{"seat", std::to_string(options.seat)}, {"seats", std::to_string(table->rules->seats)}});
  }
  SittingSettings settings;
  settings.persons = set_of(seat_at(options.seat - 1));
  const TakenIn taken =
      take_in(store, *record, file, std::move(*table), to_json(settings), program.language);
  if (taken.fault) return refuse_record(program, file, *taken.fault);
  const std::string id = std::to_string(taken.id);
  if (program.json) {
    standard_out() << json_line({{"ok", true}, {"id", taken.id}});
    return done;
  }
  const bool is_open = store.table(taken.id)->state == "open";
  standard_out() << sentence_in(program.language, "history-imported", {{"id", id}}) << " "
                 << sentence_in(program.language, is_open ? "history-go-on" : "history-look",
                                {{"id", id}})
                 << "\n";
  return done;
}

int history(const Program& program, const HistoryOptions& options) {
  try {
    Store store = open_store();
    if (!options.import_from.empty()) return import_table(program, store, options);
    if (options.id == 0) return show_list(program, store, options);
    const std::optional<StoredTable> stored = store.table(options.id);
    const std::string id = std::to_string(options.id);
    if (!stored) return fail(program, "no-such-table", {{"id", id}});
    if (!options.export_to.empty()) {
      return export_table(program, store, *stored, options.export_to);
    }
    if (!options.remove) return show_table(program, store, *stored);
    store.remove_table(options.id);
    standard_out() << sentence_in(program.language, "history-deleted",
                                  {{"id", id},
                                   {"table", stored->spec},
                                   {"n", std::to_string(stored->moves)}})
                   << "\n";
    return done;
  } catch (const StoreError& error) {
    return fail(program, "store-stopped", {{"reason", error.what()}});
  }
}

}  // namespace

void add_history_command(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("history", "past tables and what they came to");
  command->footer("Example: houserule history 3 --export lorum.json");
  static HistoryOptions options;
  CLI::Option* id = command->add_option("ID", options.id, "one table, with its results by deal")
                        ->check(CLI::PositiveNumber);
  command->add_option("--game", options.game, "tables of this game")->excludes(id);
  command->add_flag("--open", options.open, "tables that can be gone on with")->excludes(id);
  command->add_option("--most", options.most, "list at most so many; 20 unless told")
      ->check(CLI::PositiveNumber)
      ->excludes(id);
  CLI::Option* to = command
                        ->add_option("--export", options.export_to,
                                     "write table ID to FILE as a record; - prints it")
                        ->type_name("FILE")
                        ->needs(id);
  CLI::Option* from =
      command->add_option("--import", options.import_from, "make a table of a record")
          ->type_name("FILE")
          ->excludes(id);
  command->add_option("--seat", options.seat, "where you sit at it")
      ->check(CLI::PositiveNumber)
      ->needs(from);
  command->add_flag("--delete", options.remove, "remove table ID and its moves")
      ->needs(id)
      ->excludes(to);
  command->callback([&program] { program.run = [&program] { return history(program, options); }; });
}

}  // namespace houserule
