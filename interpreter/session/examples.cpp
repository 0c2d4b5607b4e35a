#include "session/examples.h"

#include <algorithm>
#include <map>

#include "base/did_you_mean.h"
#include "session/session.h"

namespace houserule {

namespace {

// What an example found; thrown away where a field cannot be read.
struct Difference {
  std::string expected;
  std::string got;
};

std::string listed(const std::vector<std::string>& parts) {
  return parts.empty() ? "nothing" : joined(parts, ", ", ", ");
}

class Example {
 public:
  Example(const Node& node, const LoadedTable& table, Diagnostics& diagnostics)
      : node_(node), table_(table), rules_(*table.rules), diagnostics_(diagnostics) {}

  // Returns what differs, or nothing.
  std::optional<Difference> run() {
    if (node_.field("calls") != nullptr) return run_calls();
    if (node_.field("may_play") != nullptr) return run_position();
    if (node_.field("finish") != nullptr) return run_end();
    if (node_.field("gains") != nullptr) return run_settlement();
    if (node_.field("captured") != nullptr) return run_points();
    fault(node_, "missing-field",
          "an example needs one of calls, may_play, gains, captured, finish");
    return std::nullopt;
  }

 private:
  void fault(const Node& at, const char* code, const std::string& message,
             const std::string& suggestion = "") {
    diagnostics_.add(code, at.place, message, suggestion);
  }

  int number(const char* field, int otherwise) const {
    const Node* value = node_.field(field);
    return value == nullptr ? otherwise : static_cast<int>(value->number);
  }

  Amount amount(const Node& node) const { return {static_cast<std::int32_t>(node.number * 2)}; }

  CardSet cards(const Node& list) {
    CardSet set;
    for (const Card card : card_list(list)) set.add(card);
    return set;
  }

  std::vector<Card> card_list(const Node& list) {
    std::vector<Card> cards;
    for (const Node& name : list.items) {
      const auto found = rules_.deck.find(name.text);
      if (!found || found->empty() || *found != rules_.deck.kind_of(found->first())) {
        const auto names = rules_.deck.names();
        fault(name, "unknown-card", "'" + quotable(name.text) + "' is no card of the deck",
              did_you_mean(name.text, names));
        continue;
      }
      // The next of equal cards, as long as there is one.
      CardSet left = *found;
      for (const Card card : cards) left.remove(card);
      cards.push_back((left.empty() ? *found : left).first());
    }
    return cards;
  }

  std::string names_of(const CardSet& set) const {
    std::vector<std::string> names;
    for (const Card card : set) names.push_back(rules_.deck.info(card).name);
    return listed(names);
  }

  std::uint8_t contract() {
    const Node* name = node_.field("contract");
    if (name == nullptr || name->text == "none") return no_call;
    const int call = rules_.call_index(slug(name->text));
    if (call >= 0) return static_cast<std::uint8_t>(call);
    std::vector<std::string> names;
    for (const CallRules& known : rules_.calls) names.push_back(known.name);
    fault(*name, "unknown-value", "there is no call '" + quotable(name->text) + "'",
          did_you_mean(name->text, names));
    return no_call;
  }

  std::string call_name(std::uint8_t call) const {
    return call == no_call ? "none" : rules_.calls[call].name;
  }

  Seat seat(const char* field, int otherwise) {
    const int number = this->number(field, otherwise);
    if (number >= 1 && number <= rules_.seats) return seat_at(number - 1);
    fault(node_, "wrong-type", std::string(field) + " must be a seat of the table");
    return seat_at(0);
  }

  State start() const {
    State state;
    table_.agenda->begin(state, 1);
    for (int i = 0; i < rules_.seats; ++i) state.score(rules_.layout, seat_at(i)) = Amount();
    return state;
  }

  // What may be played to a trick.
  std::optional<Difference> run_position() {
    State state = start();
    const Node* laid = node_.field("trick");
    const std::vector<Card> trick = laid == nullptr ? std::vector<Card>() : card_list(*laid);
    if (trick.size() >= static_cast<std::size_t>(rules_.seats)) {
      fault(*laid, "wrong-type", "the trick has no room for another card");
      return std::nullopt;
    }
    state.core().contract = contract();
    if (state.core().contract != no_call) state.core().declarer = seat("declarer", 1);
    const Seat leader = seat("leader", 1);
    table_.agenda->lay_trick(state, leader, trick);
    const Seat acting = seat_after(leader, rules_.seats, static_cast<int>(trick.size()));
    const Node* hand = node_.field("hand");
    if (hand == nullptr) {
      fault(node_, "missing-field", "an example with may_play needs a hand");
      return std::nullopt;
    }
    state.set_cards(rules_.layout, StateLayout::hand, acting, cards(*hand));
    const LadderAnswer answer = table_.agenda->ladder_answer(state, acting);
    const CardSet may_play = cards(*node_.field("may_play"));
    const CardSet offered = answer.rungs[answer.binding].offers;
    if (may_play == offered) return std::nullopt;
    return Difference{names_of(may_play), names_of(offered)};
  }

  // A round of calls.
  std::optional<Difference> run_calls() {
    Session session(table_, 1);
    for (const Node& call : node_.field("calls")->items) {
      if (const auto refusal = session.try_move(call.text)) {
        return Difference{call.text + " is legal", refusal->message.en};
      }
    }
    const Core& core = session.state().core();
    const std::uint8_t made = contract();
    if (made != core.contract) return Difference{call_name(made), call_name(core.contract)};
    const Node* declarer = node_.field("declarer");
    if (declarer != nullptr && core.declarer != seat("declarer", 1)) {
      return Difference{"declarer " + to_text(*declarer),
                        core.declarer == no_seat
                            ? "no declarer"
                            : "declarer " + std::to_string(number_of(core.declarer))};
    }
    const Decision& decision = session.decision();
    const bool asking = decision.kind == Decision::Kind::ask &&
                        std::holds_alternative<DeclarePhase>(
                            rules_.phases[static_cast<std::size_t>(decision.phase)].body);
    if (const Node* next = node_.field("asks_next")) {
      const int asked = asking ? number_of(decision.choices.seat) : 0;
      if (asked != static_cast<int>(next->number)) {
        return Difference{"seat " + to_text(*next) + " is asked next",
                          "seat " + std::to_string(asked)};
      }
    }
    if (const Node* legal = node_.field("legal")) {
      std::vector<std::string> wanted;
      for (const Node& move : legal->items) wanted.push_back(move.text);
      std::vector<std::string> offered = session.legal_moves();
      std::sort(wanted.begin(), wanted.end());
      std::sort(offered.begin(), offered.end());
      if (wanted != offered) return Difference{listed(wanted), listed(offered)};
    }
    return std::nullopt;
  }

  std::vector<Amount> amounts(const char* field) {
    std::vector<Amount> amounts;
    const Node* list = node_.field(field);
    if (list == nullptr) return amounts;
    for (const Node& item : list->items) amounts.push_back(amount(item));
    if (amounts.size() != static_cast<std::size_t>(rules_.seats)) {
      fault(*list, "wrong-type", std::string(field) + " needs a number for each seat");
      amounts.resize(static_cast<std::size_t>(rules_.seats));
    }
    return amounts;
  }

  static std::string texts(const std::vector<Amount>& amounts) {
    std::vector<std::string> parts;
    for (const Amount amount : amounts) parts.push_back(to_text(amount));
    return listed(parts);
  }

  // Fills captured and exposed cards in and returns the points they make.
  std::vector<Amount> captured_points(State& state) {
    const Node* captured = node_.field("captured");
    for (std::size_t i = 0; i < captured->items.size() && i < max_seats; ++i) {
      if (static_cast<int>(i) >= rules_.seats) break;
      state.set_cards(rules_.layout, StateLayout::captured, seat_at(static_cast<int>(i)),
                      cards(captured->items[i]));
    }
    if (const Node* exposed = node_.field("exposed")) {
      for (std::size_t i = 0; i < exposed->items.size(); ++i) {
        state.set_cards(rules_.layout, StateLayout::exposed, seat_at(static_cast<int>(i)),
                        cards(exposed->items[i]));
      }
      for (const auto& [key, list] : exposed->fields) {
        const int seat = key.size() == 3 ? key[1] - '1' : -1;
        if (seat < 0 || seat >= rules_.seats) {
          fault(list, "wrong-type", "exposed names seats, as in [2] = { .. }");
          continue;
        }
        state.set_cards(rules_.layout, StateLayout::exposed, seat_at(seat), cards(list));
      }
    }
    const DealResult result = table_.agenda->result(state);
    return {result.points.begin(), result.points.begin() + rules_.seats};
  }

  std::optional<Difference> run_points() {
    State state = start();
    const std::vector<Amount> points = captured_points(state);
    const std::vector<Amount> wanted = amounts("points");
    if (wanted == points) return std::nullopt;
    return Difference{"points " + texts(wanted), "points " + texts(points)};
  }

  void set_values(State& state) {
    for (std::size_t i = 0; i < rules_.values.size(); ++i) {
      if (const Node* value = node_.field(rules_.values[i].name)) {
        state.value(rules_.layout, static_cast<int>(i)) = amount(*value);
      }
    }
  }

  std::optional<Difference> compare(const State& state, const char* field) {
    const std::vector<Amount> wanted = amounts(field);
    std::vector<Amount> got;
    for (int i = 0; i < rules_.seats; ++i) got.push_back(state.score(rules_.layout, seat_at(i)));
    if (!wanted.empty() && wanted != got) {
      return Difference{std::string(field) + " " + texts(wanted), texts(got)};
    }
    for (std::size_t i = 0; i < rules_.values.size(); ++i) {
      const std::string& name = rules_.values[i].name;
      const Node* after = node_.field(name + "_after");
      const Amount left = state.value(rules_.layout, static_cast<int>(i));
      if (after != nullptr && amount(*after) != left) {
        return Difference{name + " " + to_text(*after) + " afterwards", to_text(left)};
      }
    }
    return std::nullopt;
  }

  // A settlement, of results given or of captured cards.
  std::optional<Difference> run_settlement() {
    State state = start();
    set_values(state);
    DealResult result;
    result.seats = rules_.seats;
    result.trick_count = rules_.tricks();
    std::vector<Amount> points = amounts("points");
    if (node_.field("captured") != nullptr) {
      const std::vector<Amount> made = captured_points(state);
      if (!points.empty() && points != made) {
        return Difference{"points " + texts(points), "points " + texts(made)};
      }
      points = made;
    }
    const std::vector<Amount> tricks = amounts("tricks");
    for (std::size_t i = 0; i < points.size(); ++i) {
      result.points[i] = points[i];
      result.all_points += points[i];
    }
    for (std::size_t i = 0; i < tricks.size(); ++i) result.tricks[i] = tricks[i].units();
    result.contract = contract();
    if (result.contract != no_call) {
      result.declarer = seat("declarer", 1);
      if (tricks.empty()) {
        fault(node_, "missing-field", "the settlement of a contract needs tricks");
        return std::nullopt;
      }
    }
    result.sweeper = result.find_sweeper();
    for (const Phase& phase : rules_.phases) {
      const auto* settle = std::get_if<SettlePhase>(&phase.body);
      if (settle == nullptr || !phase.when.holds(result.contract)) continue;
      Chips chips(rules_.layout, state, nullptr);
      if (!table_.hooks->settle(settle->hook, result, chips)) {
        diagnostics_.add(table_.hooks->fault());
        return std::nullopt;
      }
    }
    return compare(state, "gains");
  }

  std::optional<Difference> run_end() {
    State state = start();
    set_values(state);
    table_.agenda->close_match(state, {.hooks = table_.hooks.get()});
    return compare(state, "shares");
  }

  const Node& node_;
  const LoadedTable& table_;
  const GameRules& rules_;
  Diagnostics& diagnostics_;
};

std::string without_ending(std::string path) {
  while (path.starts_with("./")) path = path.substr(2);
  while (path.ends_with("/")) path.pop_back();
  for (const char* ending : {".examples.lua", "/examples.lua", ".lua"}) {
    if (path.ends_with(ending)) return path.substr(0, path.size() - std::string(ending).size());
  }
  return path;
}

// The table an example is played at: its number of players and its house numbers.
std::string spec_of(const ExampleFile& file, const std::string& variants, const Node& example) {
  std::string spec = file.game + (variants.empty() ? "" : " " + variants);
  if (const Node* players = example.field("players")) spec += " players=" + to_text(*players);
  if (const Node* house = example.field("house")) {
    for (const auto& [name, value] : house->fields) {
      std::string numbers = value.items.empty() ? to_text(value) : "";
      for (const Node& number : value.items) {
        numbers += (numbers.empty() ? "" : ",") + to_text(number);
      }
      spec += " " + name + "=" + numbers;
    }
  }
  return spec;
}

// Fields that are neither of the language of examples nor values of the game.
void check_fields(const Node& example, const GameRules& rules, Diagnostics& diagnostics) {
  std::vector<std::string> known = {"say",      "players", "contract", "declarer", "trick",
                                    "leader",   "hand",    "may_play", "calls",    "asks_next",
                                    "legal",    "points",  "tricks",   "house",    "gains",
                                    "captured", "exposed", "finish",   "shares"};
  for (const ValueRules& value : rules.values) {
    known.push_back(value.name);
    known.push_back(value.name + "_after");
  }
  for (const auto& [key, value] : example.fields) {
    if (std::find(known.begin(), known.end(), key) == known.end()) {
      diagnostics.add("unknown-field", value.place, "an example has no '" + quotable(key) + "'",
                      did_you_mean(key, known));
    }
  }
}

}  // namespace

std::optional<ExampleFile> examples_of(const ScriptFolders& folders, const std::string& game,
                                       const std::string& variant) {
  const std::optional<ScriptFile> rule = folders.variant(game, variant);
  if (!rule) return std::nullopt;
  const std::string name = rule->path.stem().string();
  const std::optional<ScriptFile> file = folders.beside(*rule, name + ".examples.lua");
  if (!file) return std::nullopt;
  return ExampleFile{*file, game, variant};
}

std::vector<ExampleFile> find_examples(const ScriptFolders& folders, const WordTable& words,
                                       const std::string& wanted) {
  std::vector<ExampleFile> files;
  const std::string narrow = without_ending(wanted);
  const auto add = [&](const std::optional<ExampleFile>& found) {
    if (!found) return;
    const std::string shown = without_ending(found->file.shown);
    const bool fits = narrow.empty() || found->game == narrow || shown == narrow ||
                      shown.starts_with(narrow + "/") || found->variant == narrow;
    if (fits) files.push_back(*found);
  };
  for (const std::string& game : folders.games()) {
    const std::optional<ScriptFile> rules = folders.game(game);
    if (!rules) continue;
    if (const auto file = folders.beside(*rules, "examples.lua")) {
      add(ExampleFile{*file, game, ""});
    }
    for (const std::string& name : folders.variants(game)) add(examples_of(folders, game, name));
  }
  for (const std::string& name : folders.loose()) {
    const std::optional<ScriptFile> file = folders.variant("", name);
    Diagnostics none;  // a file that cannot be read is what `check` is for
    const std::optional<Node> tree = file ? read_script(*file, words, none) : std::nullopt;
    const Node* of = tree && tree->is_word("variant") ? tree->field("of") : nullptr;
    if (of != nullptr) add(examples_of(folders, of->text, name));
  }
  return files;
}

std::vector<ExampleOutcome> run_examples(const ScriptFolders& folders, const WordTable& words,
                                         const ExampleFile& file, Diagnostics& diagnostics) {
  std::vector<ExampleOutcome> outcomes;
  const std::optional<Node> tree = read_script(file.file, words, diagnostics);
  if (!tree) return outcomes;
  const std::string variants =
      file.variant.empty() ? "" : with_required(folders, words, file.game, file.variant);
  std::map<std::string, LoadedTable> tables;
  for (const Node& example : tree->items) {
    ExampleOutcome outcome;
    outcome.place = example.place;
    const Node* say = example.field("say");
    outcome.say = say == nullptr ? "an example without a sentence" : say->text;
    if (say == nullptr) {
      diagnostics.add("missing-field", example.place, "an example needs 'say', a sentence");
    }
    const std::string spec = spec_of(file, variants, example);
    auto found = tables.find(spec);
    if (found == tables.end()) {
      std::optional<LoadedTable> table =
          load_table(folders, words, parse_spec(spec, diagnostics), diagnostics);
      if (!table) continue;
      found = tables.emplace(spec, std::move(*table)).first;
    }
    check_fields(example, *found->second.rules, diagnostics);
    const std::size_t faults = diagnostics.size();
    const auto difference = Example(example, found->second, diagnostics).run();
    outcome.passed = !difference && diagnostics.size() == faults;
    if (difference) {
      outcome.expected = difference->expected;
      outcome.got = difference->got;
      diagnostics.add(
          "example-failed", example.place,
          "'" + outcome.say + "': expected " + outcome.expected + ", got " + outcome.got);
    }
    outcomes.push_back(std::move(outcome));
  }
  return outcomes;
}

}  // namespace houserule
