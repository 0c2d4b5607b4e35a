#include "lab/examine/liveness.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <thread>

#include "lab/examine/example_proof.h"
#include "lab/play/game_examples.h"
#include "lab/play/liveness_options.h"
#include "lab/play/table_fit.h"

namespace houserule {

namespace {

bool is_told_to_stop(const LivenessRequest& request) {
  return request.effort.stop != nullptr && *request.effort.stop;
}

// Runs work(0) to work(count - 1), each once, on some threads. What they do must not depend on each
// other.
//
// A fault of the table ends it: the one of the first of them that has one, whatever the threads.
std::optional<Diagnostic> share_out(
    std::size_t count, const LivenessRequest& request,
    const std::function<std::optional<Diagnostic>(std::size_t)>& work) {
  std::atomic<std::size_t> next = 0;
  std::vector<std::optional<Diagnostic>> faults(count);
  const auto run = [&] {
    for (std::size_t i = next++; i < count && !is_told_to_stop(request); i = next++) {
      faults[i] = work(i);
      if (faults[i]) next = count;
    }
  };
  std::vector<std::thread> others;
  for (int i = 1; i < request.threads; ++i) others.emplace_back(run);
  run();
  for (std::thread& other : others) other.join();
  const auto first = std::find_if(faults.begin(), faults.end(),
                                  [](const auto& fault) { return fault.has_value(); });
  return first == faults.end() ? std::nullopt : std::move(*first);
}

std::optional<Diagnostic> fault_of(const std::optional<PlayFault>& found) {
  if (!found) return std::nullopt;
  return found->fault;
}

int count_verdicts(const Liveness& life, OptionLife::Verdict verdict) {
  return static_cast<int>(
      std::count_if(life.options.begin(), life.options.end(),
                    [&](const OptionLife& option) { return option.verdict == verdict; }));
}

class LivenessFinder {
 public:
  LivenessFinder(const ScriptFolders& folders, const WordTable& words, const TableSpec& spec,
                 const LivenessRequest& request)
      : folders_(folders),
        words_(words),
        spec_(spec),
        request_(request),
        examples_(folders, words, spec.game) {}

  std::optional<Liveness> find(Diagnostics& diagnostics) {
    const std::optional<LoadedTable> table = load_table(folders_, words_, spec_, diagnostics);
    if (!table) return std::nullopt;
    const std::optional<CatalogGame> game = catalog_game(folders_, words_, spec_.game, diagnostics);
    if (!game) return std::nullopt;
    options_ = options_of(*game, spec_, *table);
    usual_ = table->rules->seats;
    players_ = {usual_};
    if (spec_.number("players").empty()) {
      for (const int seats : table->rules->player_counts) {
        if (seats != usual_) players_.push_back(seats);
      }
    }
    Liveness life;
    life.table = table->rules->spec;
    life.options.resize(options_.size());
    for (std::size_t i = 0; i < options_.size(); ++i) {
      life.options[i].typed = options_[i].typed();
      life.options[i].verdict = OptionLife::Verdict::untried;
    }
    auto fault = share_out(options_.size(), request_, [&](std::size_t i) {
      std::optional<Diagnostic> of_table;
      life.options[i] = try_option(options_[i], of_table);
      return of_table;
    });
    if (!fault && request_.with_pairs) fault = try_pairs(life);
    if (!fault && request_.with_cards) fault = try_cards(*table, life);
    life.is_broken_off = is_told_to_stop(request_);
    if (!fault) return life;
    diagnostics.add(std::move(*fault));
    return std::nullopt;
  }

 private:
  TableSpec spec_for(int seats) const {
    TableSpec spec = spec_;
    if (seats != usual_) spec.numbers.emplace_back("players", std::to_string(seats));
    return spec;
  }

  std::optional<LoadedTable> load(const TableSpec& spec, Diagnostics& faults) const {
    return load_table(folders_, words_, spec, faults);
  }

  // At each number of players until it is alive. The verdict of the first table at which it can be
  // played counts. `of_table`: what is wrong without the option.
  OptionLife try_option(TableOption& option, std::optional<Diagnostic>& of_table) const {
    std::optional<OptionLife> first = try_all(option, of_table);
    if (of_table || first->verdict != OptionLife::Verdict::dead) return *first;
    // What nobody has come upon may be written down; but examples have tables of their own.
    const bool is_usual = spec_.variants.empty() && spec_.dropped.empty() && spec_.numbers.empty();
    if (!is_usual) return *first;
    const ExampleProof proof = prove_by_examples(folders_, words_, spec_.game, option);
    first->alike = proof.alike;
    if (proof.place) {
      first->verdict = OptionLife::Verdict::alive;
      first->example = proof.place;
      first->why.clear();
    }
    return *first;
  }

  std::optional<OptionLife> try_all(TableOption& option,
                                    std::optional<Diagnostic>& of_table) const {
    std::optional<OptionLife> first;
    for (const int seats : players_) {
      OptionLife life = try_at(option, seats, of_table);
      const bool is_decided = life.verdict == OptionLife::Verdict::alive ||
                              life.verdict == OptionLife::Verdict::untried;
      if (of_table || is_decided) return life;
      const bool is_better = !first || (!is_played(*first) && is_played(life));
      if (is_better) first = std::move(life);
    }
    return first;
  }

  OptionLife try_at(TableOption& option, int seats, std::optional<Diagnostic>& of_table) const {
    OptionLife life;
    life.typed = option.typed();
    life.needs = option.needs;
    life.players = seats == usual_ ? 0 : seats;
    const TableSpec spec = spec_for(seats);
    Diagnostics faults;
    const std::optional<LoadedTable> base = load(with_needs(spec, option), faults);
    if (!base) return leave_out(std::move(life), option, faults, seats);
    if (option.kind == TableOption::Kind::number) {
      const HouseNumber* number = base->rules->house_number(option.name);
      option.values = number == nullptr ? std::vector<std::string>() : other_values(*number);
    }
    const std::size_t values = std::max<std::size_t>(option.values.size(), 1);
    std::vector<SideBySide> pairs;
    std::vector<std::size_t> value_of;
    bool is_idle = false;
    for (std::size_t value = 0; value < values; ++value) {
      Diagnostics of_value;
      option.value = value;
      auto varied = load(with_option(spec, option), of_value);
      for (const Diagnostic& fault : of_value.all()) faults.add(fault);
      if (!varied) continue;
      is_idle = option.kind == TableOption::Kind::variant && is_idle_at(*varied, option.name);
      life.why = why_dead(*base, *varied, option);
      pairs.emplace_back(*base, std::move(*varied));
      value_of.push_back(value);
    }
    if (pairs.empty()) return leave_out(std::move(life), option, faults, seats);
    if (is_idle) {
      life.why = "changes nothing for " + std::to_string(seats) + " players";
      return life;
    }
    std::vector<std::string> owners;
    if (option.kind == TableOption::Kind::variant) owners.push_back(option.name);
    for (const std::string& name : option.includes) owners.push_back(name);
    option.value = 0;
    SearchResult result =
        search_difference(pairs, request_.effort, owners, ways_of(option, pairs.front().second()));
    life.deals = result.deals;
    life.directed = result.directed;
    if (result.is_broken_off) {
      life.verdict = OptionLife::Verdict::untried;
      return life;
    }
    if (result.fault) {
      life.verdict = OptionLife::Verdict::broken;
      life.why = to_text(result.fault->fault);
      if (!result.fault->of_second_only) of_table = std::move(result.fault->fault);
      return life;
    }
    life.verdict = result.difference ? OptionLife::Verdict::alive : OptionLife::Verdict::dead;
    if (!result.difference) return life;
    option.value = value_of[result.of];
    const LoadedTable& varied = pairs[result.of].second();
    life.typed = option.typed();
    life.why.clear();
    life.how = std::move(result.how);
    life.table = varied.rules->spec;
    life.record = to_record(*result.difference, varied);
    life.difference = std::move(result.difference);
    return life;
  }

  ExampleWays ways_of(const TableOption& option, const LoadedTable& table) const {
    return {examples_.of(option, table),
            [this, &option, &table] { return examples_.not_of(option, table); }};
  }

  // Why an option could not be played. Only the fault of a house rule is one of its file.
  static OptionLife leave_out(OptionLife life, const TableOption& option, const Diagnostics& faults,
                              int seats) {
    const auto is_choice = [](const Diagnostic& fault) {
      return fault.code == "excluded-variant" || fault.code == "patch-conflict" ||
             fault.code == "variant-players" || fault.code == "missing-variant";
    };
    const auto& all = faults.all();
    const bool is_fault = option.kind == TableOption::Kind::variant &&
                          std::any_of(all.begin(), all.end(), std::not_fn(is_choice));
    life.verdict = is_fault ? OptionLife::Verdict::broken : OptionLife::Verdict::left_out;
    life.why = is_for_others(faults) ? "not for " + std::to_string(seats) + " players"
               : all.empty()         ? "no other value"
                                     : to_text(all.front());
    return life;
  }

  static bool is_idle_at(const LoadedTable& table, const std::string& variant) {
    const auto& notices = table.notices.all();
    const auto& variants = table.rules->variants;
    const auto place = std::find_if(variants.begin(), variants.end(),
                                    [&](const VariantRules& v) { return v.name == variant; });
    return std::any_of(notices.begin(), notices.end(), [&](const Diagnostic& notice) {
      return notice.code == "idle-variant" &&
             (place == variants.end() || notice.place.file == place->place.file);
    });
  }

  // A number nothing reads says so when its table is loaded; a house rule with such a number, too.
  static std::string why_dead(const LoadedTable& base, const LoadedTable& varied,
                              const TableOption& option) {
    const bool is_number = option.kind == TableOption::Kind::number;
    const auto& remarks = is_number ? base.remarks.all() : varied.remarks.all();
    const std::string start = "house." + option.name + " is ";
    const auto is_it = [&](const Diagnostic& remark) {
      if (remark.code != "unused-number") return false;
      if (is_number) return remark.message.en.starts_with(start);
      const auto& known = base.remarks.all();
      return std::none_of(known.begin(), known.end(),
                          [&](const Diagnostic& other) { return other.message == remark.message; });
    };
    if (std::none_of(remarks.begin(), remarks.end(), is_it)) return "";
    return is_number ? "Nothing reads it." : "Nothing reads its number.";
  }

  std::optional<Diagnostic> try_cards(const LoadedTable& table, Liveness& life) const {
    std::vector<Card> cards;
    for (const Card card : cards_with_effect(*table.rules)) cards.push_back(card);
    life.cards.resize(cards.size());
    auto fault = share_out(cards.size(), request_, [&](std::size_t i) {
      life.cards[i] = try_card(table, cards[i], examples_, request_.of_cards);
      return fault_of(life.cards[i].fault);
    });
    std::erase_if(life.cards, [](const CardLife& card) { return card.games == 0; });
    return fault;
  }

  struct PairTrial {
    std::size_t first = 0;
    std::size_t second = 0;
    std::optional<PairLife> life;  // nothing: they do not go together
    bool is_decided = false;       // else it was broken off
  };

  // One of them alone is what both are, where one needs or includes the other.
  static bool is_one(const TableOption& a, const TableOption& b) {
    const auto names = [](const std::vector<std::string>& list, const TableOption& other) {
      return other.kind != TableOption::Kind::number &&
             std::find(list.begin(), list.end(), other.name) != list.end();
    };
    return names(a.needs, b) || names(b.needs, a) || names(a.includes, b) || names(b.includes, a);
  }

  static bool is_played(const OptionLife& option) {
    return option.verdict == OptionLife::Verdict::alive ||
           option.verdict == OptionLife::Verdict::dead;
  }

  std::optional<Diagnostic> try_pairs(Liveness& life) const {
    std::vector<PairTrial> trials;
    for (std::size_t i = 0; i < options_.size(); ++i) {
      for (std::size_t j = i + 1; j < options_.size(); ++j) {
        const bool are_played = is_played(life.options[i]) && is_played(life.options[j]);
        if (are_played && !is_one(options_[i], options_[j])) trials.push_back({i, j, {}});
      }
    }
    auto fault = share_out(trials.size(), request_, [&](std::size_t i) {
      PairTrial& trial = trials[i];
      std::optional<PlayFault> found;
      trial.life = try_pair(trial, life.options[trial.first], life.options[trial.second], found);
      trial.is_decided = !is_told_to_stop(request_);
      return fault_of(found);
    });
    for (PairTrial& trial : trials) {
      if (!trial.is_decided) continue;
      if (trial.life) {
        life.pairs.push_back(std::move(*trial.life));
      } else {
        ++life.excluded_pairs;
      }
    }
    return fault;
  }

  std::optional<PairLife> try_pair(const PairTrial& trial, const OptionLife& first,
                                   const OptionLife& second,
                                   std::optional<PlayFault>& fault) const {
    if (first.players != 0 && second.players != 0 && first.players != second.players) {
      return std::nullopt;
    }
    const int seats = std::max(first.players, second.players);
    const TableSpec spec = spec_for(seats == 0 ? usual_ : seats);
    const TableOption& one = options_[trial.first];
    const TableOption& other = options_[trial.second];
    Diagnostics faults;
    const auto both = load(with_option(with_option(spec, one), other), faults);
    const auto only_one =
        both ? load(with_needs(with_option(spec, one), other), faults) : std::nullopt;
    const auto only_other =
        only_one ? load(with_needs(with_option(spec, other), one), faults) : std::nullopt;
    if (!only_other) return std::nullopt;
    PairLife life{first.typed, second.typed};
    life.first_acts = acts(*only_other, *both, one, first, fault);
    if (!fault) life.second_acts = acts(*only_one, *both, other, second, fault);
    return life;
  }

  bool acts(const LoadedTable& without, const LoadedTable& with, const TableOption& option,
            const OptionLife& alone, std::optional<PlayFault>& fault) const {
    std::vector<SideBySide> pairs;
    pairs.emplace_back(without, with);
    if (alone.difference && retrace(pairs.front(), *alone.difference)) return true;
    fault = pairs.front().fault();
    if (fault) return false;
    SearchEffort effort = request_.effort;
    effort.expert = 0;
    std::vector<std::string> owners = option.includes;
    if (option.kind == TableOption::Kind::variant) owners.push_back(option.name);
    SearchResult result = search_difference(pairs, effort, owners, ways_of(option, with));
    fault = std::move(result.fault);
    return result.difference.has_value();
  }

  const ScriptFolders& folders_;
  const WordTable& words_;
  const TableSpec& spec_;
  const LivenessRequest& request_;
  const GameExamples examples_;
  std::vector<TableOption> options_;
  std::vector<int> players_;
  int usual_ = 0;
};

}  // namespace

int Liveness::dead() const { return count_verdicts(*this, OptionLife::Verdict::dead); }
int Liveness::dead_cards() const {
  return static_cast<int>(std::count_if(cards.begin(), cards.end(),
                                        [](const CardLife& card) { return !card.is_alive; }));
}
int Liveness::decided() const {
  return static_cast<int>(options.size()) - count_verdicts(*this, OptionLife::Verdict::untried);
}
int Liveness::broken() const { return count_verdicts(*this, OptionLife::Verdict::broken); }

std::optional<Liveness> find_liveness(const ScriptFolders& folders, const WordTable& words,
                                      const TableSpec& spec, const LivenessRequest& request,
                                      Diagnostics& diagnostics) {
  return LivenessFinder(folders, words, spec, request).find(diagnostics);
}

}  // namespace houserule
