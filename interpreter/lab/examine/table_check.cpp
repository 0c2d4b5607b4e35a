#include "lab/examine/table_check.h"

#include <algorithm>
#include <array>
#include <set>

#include "examples/examples.h"
#include "lab/examine/guess_check.h"
#include "lab/examine/number_words.h"
#include "lab/examine/play_check.h"
#include "lab/play/table_fit.h"
#include "rules/compose/changes_told.h"
#include "rules/compose/rule_paths.h"
#include "rules/look/explain.h"
#include "session/table/session.h"

namespace houserule {

namespace {

// A check of somebody else's rules is not to take as long as their author likes.
constexpr int deals_of_examples = 1'000;

// Looked for a fault that a guess of a bot has come upon.
constexpr int deals_after_guess = 2'000;

// Whether a fault stands at a place that another has named already.
bool is_known(const Diagnostics& diagnostics, const Place& place) {
  return std::any_of(
      diagnostics.all().begin(), diagnostics.all().end(),
      [&](const Diagnostic& other) { return other.place == place && !is_remark(other); });
}

// Whether a fault that is told at the changes of a house rule is there without them.
bool is_of_game(const Diagnostics& diagnostics, const Diagnostic& fault) {
  return std::any_of(diagnostics.all().begin(), diagnostics.all().end(), [&](const auto& other) {
    return other.code == fault.code && other.message == fault.message &&
           std::any_of(fault.notes.begin(), fault.notes.end(),
                       [&](const auto& note) { return note.first == other.place; });
  });
}

// Whether a remark of its kind is known of the same place: another deal brings other figures.
bool is_said(const Diagnostics& diagnostics, const Diagnostic& remark) {
  return std::any_of(diagnostics.all().begin(), diagnostics.all().end(), [&](const auto& other) {
    return other.code == remark.code && other.place == remark.place;
  });
}

// Plays deals; a function that fails, a card or a chip that is lost is a fault of the rules.
// Returns what the functions cost.
std::vector<HookCost> play_deals(const LoadedTable& table, int deals, Diagnostics& diagnostics) {
  const GameRules& rules = *table.rules;
  TimedHooks hooks(rules, *table.hooks);
  State state;
  table.agenda->begin(state, 1);
  RandomStream random(1, Purpose::agent);
  const Surroundings around{.hooks = &hooks};
  for (int i = 0; i < deals; ++i) {
    if (table.agenda->random_deals(state, 1, random, around) < 0) {
      Diagnostic fault = table.hooks->fault();
      fault.message =
          sentence("fault-in-random-deal", {{"fault", fault.message},
                                            {"table", same(rules.spec)},
                                            {"deal", same(std::to_string(state.core().deal))},
                                            {"seed", same(std::to_string(state.core().seed))}});
      diagnostics.add(std::move(fault));
      return {};
    }
  }
  return hooks.costs(deals);
}

// Plays deals as a table does and looks at the figures that are told meanwhile. Where they fail at
// every move the table would tell nothing, and nobody would hear why.
void check_told(const LoadedTable& table, Diagnostics& diagnostics) {
  constexpr int deals = 3;
  constexpr int most_moves = 2'000;
  const SettlePhase* settle = table.rules->settlement();
  if (settle == nullptr || settle->tells.empty() || table.rules->board != nullptr) return;
  Session session(table, 1);
  RandomStream random(1, Purpose::agent);
  std::optional<Diagnostic> fault;
  for (int moves = 0; moves < most_moves && std::ssize(session.deals()) <= deals; ++moves) {
    if (session.decision().kind != Decision::Kind::ask) break;
    const Seat seat = first_of(session.decision().to_act);
    const bool plays = !session.deals().empty() && !session.deals().back().tricks.empty() &&
                       !session.deals().back().finished;
    if (plays && !session.figures_so_far(seat).empty()) return;
    if (plays && !fault) fault = table.hooks->fault();
    const Choices choices = session.choices(seat);
    const auto count = std::min<std::uint64_t>(choices.count(), 1U << 20U);
    if (count == 0) break;
    const Move move = choices.move(random.below(static_cast<std::uint32_t>(count)));
    if (session.try_move(move)) break;
  }
  if (!fault) return;
  fault->message = sentence("fault-in-told", {{"fault", fault->message}});
  diagnostics.add(std::move(*fault));
}

// Whether a house rule has written a function of the phase at `path`, or put one around it.
bool writes_function(const GameRules& rules, const std::string& variant, const std::string& path) {
  return std::any_of(
      rules.provenance.begin(), rules.provenance.end(), [&](const Provenance& value) {
        if (!is_at_or_below(value.path, path)) return false;
        if (value.value.find("function") == std::string::npos) return false;
        return value.from.owner == variant ||
               std::any_of(value.also.begin(), value.also.end(),
                           [&](const RuleRef& other) { return other.owner == variant; });
      });
}

// Where two house rules change one value and neither says that it comes after the other, their
// names decide. The table whose names decide the other way is played beside it: where its deals
// come out otherwise, one of them has to say.
void check_order(const ScriptFolders& folders, const WordTable& words, TableSpec spec,
                 const LoadedTable& table, int deals, Diagnostics& diagnostics) {
  const GameRules& rules = *table.rules;
  const auto position = [](const GameRules& of, const std::string& name) {
    return std::find_if(of.variants.begin(), of.variants.end(),
                        [&](const VariantRules& one) { return one.name == name; }) -
           of.variants.begin();
  };
  const auto is_variant = [&](const std::string& name) {
    return position(rules, name) < std::ssize(rules.variants);
  };
  const bool may_differ =
      std::any_of(rules.provenance.begin(), rules.provenance.end(), [&](const Provenance& value) {
        return !value.also.empty() && is_variant(value.also.front().owner);
      });
  if (rules.board != nullptr || rules.variants.size() < 2 || !may_differ) return;
  spec.last_first = true;
  Diagnostics none;
  const auto other = load_table(folders, words, spec, none);
  if (!other) return;
  std::array<State, 2> states;
  table.agenda->begin(states[0], 1);
  other->agenda->begin(states[1], 1);
  RandomStream random(1, Purpose::agent);
  for (int i = 0; i < deals && states[0] == states[1]; ++i) {
    RandomStream same_moves = random;
    const bool is_played =
        table.agenda->random_deals(states[0], 1, random, {.hooks = table.hooks.get()}) >= 0 &&
        other->agenda->random_deals(states[1], 1, same_moves, {.hooks = other->hooks.get()}) >= 0;
    if (!is_played) return;  // which is told
  }
  if (states[0] == states[1]) return;
  for (const Provenance& value : rules.provenance) {
    std::vector<RuleRef> writers = value.also;
    writers.insert(writers.begin(), value.from);
    for (std::size_t i = 0; i + 1 < writers.size(); ++i) {
      const RuleRef& first = writers[i];
      const RuleRef& second = writers[i + 1];
      const bool are_rules = is_variant(first.owner) && is_variant(second.owner);
      const auto steps = [&](const GameRules& of) {
        return position(of, first.owner) < position(of, second.owner);
      };
      if (!are_rules || first.owner == second.owner || steps(rules) == steps(*other->rules)) {
        continue;
      }
      Diagnostic fault =
          fault_of("patch-conflict.order", {},
                   {{"one", first.owner}, {"other", second.owner}, {"path", value.path}},
                   choose_or_after(first.owner, second.owner));
      fault.notes = {{first.place, same(first.owner)}, {second.place, same(second.owner)}};
      diagnostics.add(std::move(fault));
      return;
    }
  }
}

// Looks at the numbers in the texts of the house rules that were asked for.
void check_texts(const ScriptFolders& folders, const TableSpec& spec, const GameRules& rules,
                 Diagnostics& remarks) {
  for (const VariantRules& variant : rules.variants) {
    if (!variant.asked_for) continue;
    const auto typed =
        std::find_if(spec.variants.begin(), spec.variants.end(), [&](const auto& one) {
          return one == variant.name || one.ends_with("/" + variant.name + ".lua");
        });
    if (typed == spec.variants.end()) continue;
    const auto script = folders.variant(spec.game, *typed);
    if (script) check_numbers(variant, rules, folders.text_of(*script).value_or(""), remarks);
  }
}

// Whether gains balance at the same table without house rules.
bool balances_without_rules(const ScriptFolders& folders, const WordTable& words, TableSpec spec) {
  spec.variants.clear();
  std::erase_if(spec.numbers, [](const auto& number) { return number.first != "players"; });
  Diagnostics none;
  const auto table = load_table(folders, words, spec, none);
  return table && always_balances(*table);
}

// Plays some deals with each house number at both its ends: those of the house rules asked for, or
// of the game where there are none. What fails there is told with the number. Returns whether
// nothing is wrong.
bool check_ends(const ScriptFolders& folders, const WordTable& words, const TableSpec& spec,
                const GameRules& rules, int deals, GameCheck& check) {
  const auto is_asked = [&](const HouseNumber& number) {
    return rules.variants.empty() ||
           std::any_of(rules.variants.begin(), rules.variants.end(), [&](const auto& variant) {
             return variant.asked_for && variant.name == number.rule.owner;
           });
  };
  bool is_sound = true;
  for (const HouseNumber& number : rules.house) {
    if (!is_asked(number) || number.many || !number.names.empty()) continue;
    if (!spec.number(number.name).empty()) continue;
    for (const int end : {number.from, number.to}) {
      if (number.value == std::vector<int>{end}) continue;
      TableSpec one = spec;
      one.numbers.emplace_back(number.name, std::to_string(end));
      Diagnostics faults;
      Diagnostics refused;  // which whoever sets it is told
      const auto at_end = load_table(folders, words, one, refused);
      if (!at_end) continue;
      Diagnostics of_play;
      (void)play_deals(*at_end, deals, faults);
      if (faults.empty()) (void)check_play(*at_end, deals, faults, of_play);
      check.deals += deals;
      for (Diagnostic fault : faults.all()) {
        if (is_remark(fault) || is_known(check.diagnostics, fault.place)) continue;
        fault.message = sentence(
            "fault-at-end",
            {{"fault", fault.message}, {"name", number.name}, {"value", std::to_string(end)}});
        fault.notes.emplace_back(number.rule.place, same("house." + number.name));
        check.diagnostics.add(fault);
        is_sound = false;
        break;
      }
    }
  }
  return is_sound;
}

// Whether a check is to end here.
bool is_over(const std::atomic<bool>* stop, GameCheck& check) {
  check.is_broken_off = check.is_broken_off || (stop != nullptr && *stop);
  return check.is_broken_off;
}

// Tries one table, which may have been loaded already; an exclusion is only a fault where nobody
// asked for a combination.
CheckedTable try_table(const ScriptFolders& folders, const WordTable& words,
                       const std::string& spec, int deals, bool combination, GameCheck& check,
                       std::optional<LoadedTable> table = std::nullopt) {
  CheckedTable tried;
  tried.spec = spec;
  Diagnostics diagnostics;
  const TableSpec parsed = parse_spec(spec, diagnostics);
  if (!table && diagnostics.empty()) table = load_table(folders, words, parsed, diagnostics);
  if (table) {
    for (const Diagnostic& remark : table->remarks.all()) check.diagnostics.add(remark);
    for (const Diagnostic& notice : table->notices.all()) check.diagnostics.add(notice);
    Diagnostics of_deals;
    tried.costs = play_deals(*table, deals, of_deals);
    if (!combination) check_texts(folders, parsed, *table->rules, check.diagnostics);
    Diagnostics of_play;
    if (of_deals.empty() && !combination) {
      const auto unbalanced = check_play(*table, deals, of_deals, of_play);
      if (unbalanced && !parsed.variants.empty() &&
          balances_without_rules(folders, words, parsed)) {
        tell_unbalanced(*unbalanced, *table->rules, of_play);
      }
    }
    for (const Diagnostic& remark : of_play.all()) {
      const Diagnostic told = told_with_changes(remark, *table->rules);
      if (!is_said(check.diagnostics, told)) check.diagnostics.add(told);
    }
    if (of_deals.empty() && !combination) check_told(*table, of_deals);
    Diagnostics of_guesses;
    if (of_deals.empty() && !combination) check_guesses(*table, of_guesses);
    // What a guess comes upon may well happen.
    if (!of_guesses.empty()) (void)play_deals(*table, deals_after_guess, of_deals);
    for (const Diagnostic& remark : of_guesses.all()) {
      if (of_deals.empty()) check.diagnostics.add(told_with_changes(remark, *table->rules));
    }
    Diagnostics of_order;  // no exclusion: the rules go together, once one says so
    check_order(folders, words, parsed, *table, deals, of_order);
    for (const Diagnostic& fault : of_order.all()) check.diagnostics.add(fault);
    for (const Diagnostic& fault : of_deals.all()) {
      if (is_known(check.diagnostics, fault.place)) continue;
      diagnostics.add(told_with_changes(fault, *table->rules));
    }
    const bool holds_at_ends = combination || !of_deals.empty() || table->rules->board != nullptr ||
                               check_ends(folders, words, parsed, *table->rules, deals / 4, check);
    tried.sound = holds_at_ends && of_deals.empty() && of_order.empty() &&
                  std::all_of(table->remarks.all().begin(), table->remarks.all().end(), is_remark);
    check.deals += deals;
    // Of a table with house rules only what the first of them brings is of interest.
    if (!parsed.variants.empty()) {
      const std::string rule = std::filesystem::path(parsed.variants.front()).stem().string();
      std::erase_if(tried.costs, [&](const HookCost& cost) {
        return !writes_function(*table->rules, rule, cost.path);
      });
    }
  }
  tried.sound = tried.sound && diagnostics.empty();
  tried.excluded = combination && is_exclusion(diagnostics);
  if (!tried.excluded) {
    for (const Diagnostic& diagnostic : diagnostics.all()) {
      if (!is_of_game(check.diagnostics, diagnostic)) check.diagnostics.add(diagnostic);
    }
  }
  return tried;
}

// A table as it was set up for so many; nothing if it could not be.
struct TableOfPlayers {
  int seats = 0;
  std::optional<LoadedTable> table;
};

// The numbers of players at which a table that names none is worth trying: those at which every
// house rule may be played and changes something. None, where there is but one way to set it up, or
// none at all.
std::vector<TableOfPlayers> players_to_try(const ScriptFolders& folders, const WordTable& words,
                                           const TableSpec& spec) {
  if (!spec.number("players").empty()) return {};
  Diagnostics none;
  std::vector<int> counts = players_of(folders, words, spec.game, none);
  const std::optional<LoadedTable> usual = load_table(folders, words, spec, none);
  if (usual) {
    counts = usual->rules->player_counts;
  } else if (!is_for_others(none)) {
    return {};  // and the table itself tells why
  }
  const auto load_for = [&](int seats, Diagnostics& faults) {
    if (usual && usual->rules->seats == seats) return usual;
    TableSpec one = spec;
    one.numbers.emplace_back("players", std::to_string(seats));
    return load_table(folders, words, one, faults);
  };
  std::vector<TableOfPlayers> tables;
  for (const int seats : counts) {
    Diagnostics faults;
    auto table = load_for(seats, faults);
    const bool is_idle = table && !table->notices.empty();
    if (!is_idle && !is_for_others(faults)) tables.push_back({seats, std::move(table)});
  }
  const bool fits_none = tables.empty();
  // A house rule may let others play than the game does.
  for (int seats = 1; fits_none && seats <= max_seats; ++seats) {
    Diagnostics faults;
    if (auto table = load_for(seats, faults)) tables.push_back({seats, std::move(table)});
  }
  return tables;
}

// Tries a table at each number of players it is made for.
TableSpec try_alone(const ScriptFolders& folders, const WordTable& words, const std::string& spec,
                    int deals, const std::atomic<bool>* stop, GameCheck& check) {
  Diagnostics none;
  TableSpec parsed = parse_spec(spec, none);
  std::vector<TableOfPlayers> tables = players_to_try(folders, words, parsed);
  for (TableOfPlayers& table : tables) {
    if (is_over(stop, check)) return parsed;
    const std::string one = spec + " players=" + std::to_string(table.seats);
    check.singles.push_back(
        try_table(folders, words, one, deals, false, check, std::move(table.table)));
  }
  if (tables.empty()) check.singles.push_back(try_table(folders, words, spec, deals, false, check));
  return parsed;
}

// Runs examples; a table whose examples fail is not sound.
void run_file(const ScriptFolders& folders, const WordTable& words, const ExampleFile& file,
              GameCheck& check) {
  Diagnostics faults;
  ExampleOptions options;
  options.most_deals = deals_of_examples;
  options.cut_short = true;
  const ExampleRun run = run_examples(folders, words, file, options);
  run.tell(faults);
  check.examples += static_cast<int>(run.outcomes.size());
  for (const Diagnostic& fault : faults.all()) check.diagnostics.add(fault);
  if (faults.empty()) return;
  for (CheckedTable& table : check.singles) {
    const std::vector<std::string> tried = words_of(table.variant);
    const std::string name = tried.empty() ? "" : tried.front().substr(1);
    if (name == file.variant) table.sound = false;
  }
}

void run_all_examples(const ScriptFolders& folders, const WordTable& words, const std::string& game,
                      GameCheck& check) {
  for (const ExampleFile& file : examples_of_game(folders, words, game)) {
    run_file(folders, words, file, check);
  }
}

}  // namespace

Diagnostics faults_in_play(const LoadedTable& table, int deals) {
  Diagnostics faults;
  for (const Diagnostic& found : table.remarks.all()) {
    if (!is_remark(found)) faults.add(found);
  }
  Diagnostics of_deals;
  (void)play_deals(table, deals, of_deals);
  Diagnostics remarks;
  if (of_deals.empty()) (void)check_play(table, deals, of_deals, remarks);
  for (const Diagnostic& fault : of_deals.all()) {
    if (!is_known(faults, fault.place)) faults.add(fault);
  }
  return faults;
}

GameCheck check_game(const ScriptFolders& folders, const WordTable& words, const std::string& game,
                     int deals, const std::atomic<bool>* stop) {
  GameCheck check;
  check.game = game;
  const std::vector<int> players = players_of(folders, words, game, check.diagnostics);
  if (players.empty()) {
    check.singles.push_back(try_table(folders, words, game, deals, false, check));
    return check;
  }
  std::vector<std::string> variants;
  for (const std::string& name : folders.variants(game)) {
    variants.push_back(with_required(folders, words, game, name));
  }
  std::set<std::string> fit;
  for (const int seats : players) {
    if (is_over(stop, check)) return check;
    const std::string base = game + " players=" + std::to_string(seats);
    check.singles.push_back(try_table(folders, words, base, deals, false, check));
    const auto fitting = fitting_variants(folders, words, base, variants);
    fit.insert(fitting.begin(), fitting.end());
    for (std::size_t i = 0; i < fitting.size(); ++i) {
      if (is_over(stop, check)) return check;
      const std::string one = base + " " + fitting[i];
      check.singles.push_back(try_table(folders, words, one, deals, false, check));
      check.singles.back().variant = fitting[i];
      for (std::size_t j = i + 1; j < fitting.size(); ++j) {
        if (is_over(stop, check)) return check;
        const auto both = try_table(folders, words, one + " " + fitting[j], deals / 4, true, check);
        ++(both.excluded ? check.excluded_pairs : check.pairs);
      }
    }
  }
  for (const std::string& variant : variants) {
    if (fit.contains(variant)) continue;  // else it is made for other numbers of players
    if (is_over(stop, check)) return check;
    const std::size_t before = check.singles.size();
    try_alone(folders, words, game + " " + variant, deals, stop, check);
    for (std::size_t i = before; i < check.singles.size(); ++i) check.singles[i].variant = variant;
  }
  if (!is_over(stop, check)) run_all_examples(folders, words, game, check);
  return check;
}

GameCheck check_table(const ScriptFolders& folders, const WordTable& words, const std::string& spec,
                      int deals, const std::atomic<bool>* stop) {
  GameCheck check;
  check.game = spec;
  const TableSpec parsed = try_alone(folders, words, spec, deals, stop, check);
  for (const std::string& variant : parsed.variants) {
    if (is_over(stop, check)) return check;
    const auto file = examples_of(folders, parsed.game, variant);
    if (!file) continue;
    const std::size_t before = check.diagnostics.size();
    run_file(folders, words, *file, check);
    if (check.diagnostics.size() == before) continue;
    for (CheckedTable& table : check.singles) table.sound = false;
  }
  return check;
}

}  // namespace houserule
