#include "rules/compose/composition.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <set>

#include "base/text.h"
#include "rules/compose/changes_told.h"
#include "rules/compose/house_numbers.h"
#include "rules/compose/rule_paths.h"
#include "rules/source/suit_calls.h"
#include "rules/words/word_check.h"
#include "rules/words/word_types.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

bool comes_after(const RuleFiles& files, const std::string& later, const std::string& earlier) {
  const auto found = files.variants.find(later);
  if (found == files.variants.end()) return false;
  return contains(names_in(found->second, "requires"), earlier) ||
         contains(names_in(found->second, "after"), earlier);
}

// Returns the number of players a table asks for, as far as the game's own file says; 0 if it does
// not. A house rule may allow others, but the usual number stays.
int players_asked(const RuleFiles& files, const TableSpec& spec) {
  const std::string typed = spec.number("players");
  if (!typed.empty()) {
    const auto numbers = read_numbers(typed);
    return numbers && numbers->size() == 1 ? numbers->front() : 0;
  }
  const Node* players = files.game_tree.field("players");
  if (players == nullptr || players->items.empty()) return 0;
  return whole_number(players->items.front()).value_or(0);
}

bool is_made_for(const Node& variant, int seats) {
  const Node* players = variant.field("players");
  if (players == nullptr || players->items.empty() || seats == 0) return true;
  return std::any_of(players->items.begin(), players->items.end(),
                     [&](const Node& number) { return whole_number(number) == seats; });
}

void refuse_players(const std::string& name, const Node& variant, int seats,
                    Diagnostics& diagnostics) {
  std::vector<Text> numbers;
  const Node& players = *variant.field("players");
  for (const Node& number : players.items) numbers.emplace_back(to_text(number));
  diagnostics.fault(
      "variant-players", players.place,
      {{"name", name}, {"numbers", listed(numbers, true)}, {"seats", std::to_string(seats)}});
}

// "dry_petit_cancels", or "dry_petit_cancels (brought in by fft)" where nobody typed it.
Text with_origin(const RuleFiles& files, const TableSpec& spec,
                 const std::vector<std::string>& order, const std::string& name) {
  if (contains(spec.variants, name)) return name;
  for (const std::string& preset : order) {
    if (contains(names_in(files.variants.at(preset), "includes"), name)) {
      return sentence("origin.preset", {{"name", name}, {"preset", preset}});
    }
  }
  return contains(names_in(files.game_tree, "with"), name)
             ? sentence("origin.game", {{"name", name}, {"game", files.game}})
             : name;
}

// Returns whether one of them excludes another.
bool check_companions(const RuleFiles& files, const TableSpec& spec,
                      const std::vector<std::string>& order, Diagnostics& diagnostics) {
  bool any_excluded = false;
  for (const std::string& name : order) {
    const Node& variant = files.variants.at(name);
    for (const std::string& required : names_in(variant, "requires")) {
      if (!contains(order, required)) {
        const Place& place = variant.field("requires")->place;
        diagnostics.fault("missing-variant", place, {{"name", name}, {"required", required}},
                          sentence("missing-variant.suggest", {{"required", required}}));
      }
    }
    if (const Node* excludes = variant.field("excludes")) {
      if (excludes->kind != Kind::list || !excludes->items.empty()) {
        diagnostics.fault("wrong-type.excludes", excludes->place,
                          {{"example", "{ other = \"why\" }"}});
      }
      for (const auto& [other, reason] : excludes->fields) {
        if (!contains(order, other)) continue;
        any_excluded = true;
        const bool is_list = reason.kind == Kind::list && !reason.items.empty();
        Text why = is_list ? reason.items.front().text : reason.text;
        if (const Node* ja = reason.field("ja")) why.ja = ja->text;
        const std::string& brought = contains(spec.variants, name) ? other : name;
        diagnostics.fault("excluded-variant", reason.place,
                          {{"name", with_origin(files, spec, order, name)},
                           {"other", with_origin(files, spec, order, other)},
                           {"reason", why}},
                          contains(spec.variants, brought)
                              ? Text()
                              : sentence("excluded-variant.suggest", {{"name", brought}}));
      }
    }
  }
  return any_excluded;
}

bool excludes(const RuleFiles& files, const std::string& name, const std::string& other) {
  const auto found = files.variants.find(name);
  if (found == files.variants.end()) return false;
  const Node* excluded = found->second.field("excludes");
  return excluded != nullptr && excluded->field(other) != nullptr;
}

void check_conflicts(const RuleFiles& files, const std::vector<Write>& writes,
                     Diagnostics& diagnostics) {
  for (std::size_t i = 0; i < writes.size(); ++i) {
    for (std::size_t j = i + 1; j < writes.size(); ++j) {
      const Write& a = writes[i];
      const Write& b = writes[j];
      if (a.variant == b.variant || !is_conflict(a, b)) continue;
      if (comes_after(files, b.variant, a.variant)) continue;
      if (excludes(files, a.variant, b.variant) || excludes(files, b.variant, a.variant)) continue;
      const auto writes_anew = [](const Write& w) { return w.word == "set" || w.word == "remove"; };
      Diagnostic clash = fault_of(
          writes_anew(a) && writes_anew(b) ? "patch-conflict.both-set"
                                           : "patch-conflict.both-change",
          {}, {{"one", a.variant}, {"other", b.variant}, {"path", std::min(a.path, b.path)}},
          choose_or_after(a.variant, b.variant));
      clash.notes = {{a.place, same(a.variant)}, {b.place, same(b.variant)}};
      diagnostics.add(std::move(clash));
    }
  }
}

int choose_players(const Node& game, const TableSpec& spec, Diagnostics& diagnostics) {
  const Node* players = game.field("players");
  if (players == nullptr || players->items.empty()) {
    if (players != nullptr && players->kind != Kind::list) return 0;  // which is told
    diagnostics.fault("missing-field.needs", players == nullptr ? game.place : players->place,
                      {{"called", "game"}, {"field", "players"}});
    return 0;
  }
  const std::string typed = spec.number("players");
  std::vector<std::string> allowed;
  int chosen = 0;
  for (const Node& number : players->items) {
    const std::optional<int> seats = whole_number(number);
    if (!seats || *seats < 1 || *seats > max_seats) {
      if (number.kind != Kind::number && !diagnostics.empty()) return 0;  // told by check_words
      diagnostics.fault("bad-number.players-fit", number.place,
                        {{"most", std::to_string(max_seats)}, {"given", to_text(number)}});
      return 0;
    }
    if (contains(allowed, std::to_string(*seats))) {
      diagnostics.fault("bad-number.players-twice", number.place, {{"number", to_text(number)}});
      return 0;
    }
    allowed.push_back(std::to_string(*seats));
    if (chosen == 0 && (typed.empty() || typed == allowed.back())) chosen = *seats;
  }
  if (chosen != 0) return chosen;
  const std::vector<Text> numbers(allowed.begin(), allowed.end());
  const bool is_changed = !players->owner.empty();
  diagnostics.fault(
      "bad-number.players-typed", is_changed ? players->place : Place(),
      {{"game", spec.game}, {"numbers", listed(numbers, true)}, {"typed", quotable(typed)}});
  return 0;
}

// Puts the values for the number of players where by_players stands.
class PlayersChooser {
 public:
  PlayersChooser(int seats, const WordTable& words, Diagnostics& diagnostics)
      : seats_(seats), words_(words), diagnostics_(diagnostics) {}

  // `types` is what may stand where `node` stands.
  void choose(Node& node, const std::vector<std::string>& types) const {
    while (node.is_word("by_players")) {
      const Node* chosen = by_players(node, seats_);
      if (chosen == nullptr) {
        diagnostics_.fault("by-players", node.place, {{"seats", std::to_string(seats_)}});
        node = Node();
        return;
      }
      Node value = *chosen;
      node = std::move(value);
    }
    leave_out(node, types);
    for (Node& item : node.items) choose(item, types_inside(node, types, "", words_));
    for (auto& [key, value] : node.fields) choose(value, types_inside(node, types, key, words_));
  }

 private:
  // A field that a word can do without is left out where it has no value for so many players.
  void leave_out(Node& node, const std::vector<std::string>& types) const {
    const Word* described = described_by(node, types, words_);
    if (described == nullptr) return;
    std::erase_if(node.fields, [&](const auto& named) {
      const WordField* field = described->field(named.key);
      return field != nullptr && !field->required && named.value.is_word("by_players") &&
             by_players(named.value, seats_) == nullptr;
    });
  }

  int seats_;
  const WordTable& words_;
  Diagnostics& diagnostics_;
};

// House rules that were asked for and leave everything as it is for so many players. `trees` are
// the game before each of them, and after the last.
void tell_idle(const RuleFiles& files, const TableSpec& spec, Composition& composition,
               std::vector<Node>& trees, const WordTable& words) {
  Diagnostics none;
  const PlayersChooser chooser(composition.seats, words, none);
  for (Node& tree : trees) chooser.choose(tree, {});
  for (std::size_t i = 0; i < composition.order.size(); ++i) {
    const std::string& name = composition.order[i];
    const Node& variant = files.variants.at(name);
    const bool is_preset = variant.field("includes") != nullptr;
    if (is_preset || !contains(spec.variants, name) || !is_same_value(trees[i], trees[i + 1])) {
      continue;
    }
    composition.notices.fault("idle-variant.changes-nothing", variant.place,
                              {{"name", name}, {"seats", std::to_string(composition.seats)}},
                              sentence("leave-it-out"));
  }
}

// What is translated by its number knows its translation before house rules put others between.
void attach_translations(Node& game, const std::map<std::string, std::string>& translations,
                         const WordTable& words) {
  for (const auto& [path, text] : translations) {
    if (path.find('[') == std::string::npos) continue;
    const Found found = find_path(game, path, words);
    if (found.node == nullptr || found.node->field("ja") != nullptr) continue;
    if (found.node->kind != Kind::text && found.node->kind != Kind::list) continue;
    Node ja;
    ja.kind = Kind::text;
    ja.place = found.node->place;
    ja.text = text;
    found.node->set_field("ja", std::move(ja));
  }
}

void collect_numbers_read(const Node& node, std::set<std::string>& read) {
  if (node.kind == Kind::reference && node.text.starts_with("house.")) {
    read.insert(node.text.substr(0, node.text.find('[')));
  }
  for (const Node& item : node.items) collect_numbers_read(item, read);
  for (const auto& entry : node.fields) collect_numbers_read(entry.value, read);
}

// Names after a minus that are not in force anyway.
void tell_not_dropped(const RuleFiles& files, const TableSpec& spec, Composition& composition) {
  for (const std::string& name : spec.dropped) {
    bool is_brought = contains(names_in(files.game_tree, "with"), name);
    for (const std::string& preset : composition.order) {
      is_brought = is_brought || contains(names_in(files.variants.at(preset), "includes"), name);
    }
    if (is_brought) continue;
    composition.notices.fault("idle-variant.drops-nothing", {}, {{"name", quotable(name)}});
  }
}

// A variant's own numbers become the game's.
void add_numbers(Node& game, const Node& variant, Diagnostics& diagnostics) {
  const Node* house = variant.field("house");
  if (house == nullptr) return;
  if (game.field("house") == nullptr) {
    Node empty;
    empty.kind = Kind::list;
    empty.place = house->place;
    game.set_field("house", std::move(empty));
  }
  for (const auto& [name, number] : house->fields) {
    if (game.field("house")->field(name) != nullptr) {
      diagnostics.fault(
          "duplicate-name.house-number", number.place, {{"name", quotable(name)}},
          sentence("duplicate-name.house-number-suggest",
                   {{"change", "set { path = \"house." + quotable(name) + "\", .. }"}}));
    } else if (name == "players") {
      diagnostics.fault("duplicate-name.players", number.place);
    } else {
      game.field("house")->set_field(name, number);
    }
  }
}

// `deals=3` where the game has no house number of that name: so many deals, whatever else would end
// the match.
void set_deals(Composition& composition, const TableSpec& spec, Diagnostics& diagnostics) {
  const std::string typed = spec.number("deals");
  const bool is_house =
      std::any_of(composition.house.begin(), composition.house.end(),
                  [](const HouseNumber& number) { return number.name == "deals"; });
  if (typed.empty() || is_house) return;
  const auto numbers = read_numbers(typed);
  if (!numbers || numbers->size() != 1) {
    diagnostics.fault("bad-number.deals-one", {}, {{"typed", quotable(typed)}});
    return;
  }
  if (numbers->front() < 1 || numbers->front() > max_deals) {
    diagnostics.fault("bad-number.deals-range", {},
                      {{"most", std::to_string(max_deals)}, {"typed", typed}});
    return;
  }
  Node& game = composition.tree;
  if (game.field("match") == nullptr) {
    Node empty;
    empty.kind = Kind::list;
    empty.owner = "table";
    game.set_field("match", std::move(empty));
  }
  Node& match = *game.field("match");
  const auto note = [&](const char* word, const std::string& field) {
    const Node* old = match.field(field);
    Write write{"match." + field, word, "table", {}, "", {}, "", ""};
    if (old != nullptr) {
      write.old_value = to_text(*old);
      write.old_place = old->place;
      write.old_owner = old->owner;
    }
    composition.writes.push_back(std::move(write));
  };
  note("set", "deals");
  if (match.field("ends_when") != nullptr) note("remove", "ends_when");
  Node deals;
  deals.kind = Kind::number;
  deals.owner = "table";
  deals.number = numbers->front();
  match.set_field("deals", std::move(deals));
  match.remove_field("ends_when");
}

std::string canonical_spec(const TableSpec& spec, int seats,
                           const std::vector<HouseNumber>& house) {
  TableSpec canonical = spec;
  for (auto& [name, typed] : canonical.numbers) {
    for (const HouseNumber& number : house) {
      if (number.name == name && !number.names.empty()) typed = typed_text(number);
    }
  }
  std::erase_if(canonical.numbers, [](const auto& entry) { return entry.first == "players"; });
  canonical.numbers.emplace_back("players", std::to_string(seats));
  return to_text(canonical);
}

}  // namespace

std::vector<std::string> variant_order(const RuleFiles& files, const TableSpec& spec,
                                       Diagnostics& diagnostics) {
  const int seats = players_asked(files, spec);
  std::set<std::string> chosen;
  const std::function<void(const std::string&)> bring_in = [&](const std::string& name) {
    if (contains(spec.dropped, name) || !files.variants.contains(name)) return;
    const Node& variant = files.variants.at(name);
    if (!is_made_for(variant, seats)) {
      if (contains(spec.variants, name)) refuse_players(name, variant, seats, diagnostics);
      return;
    }
    if (!chosen.insert(name).second) return;
    for (const std::string& part : names_in(variant, "includes")) bring_in(part);
  };
  for (const std::string& name : names_in(files.game_tree, "with")) bring_in(name);
  for (const std::string& name : spec.variants) bring_in(name);

  // Kahn's algorithm over sorted names: of those whose requirements are placed, the first by name.
  std::vector<std::string> order;
  std::vector<std::string> names(chosen.begin(), chosen.end());
  if (spec.last_first) std::reverse(names.begin(), names.end());
  while (order.size() < chosen.size()) {
    const auto ready = std::find_if(names.begin(), names.end(), [&](const std::string& name) {
      return !contains(order, name) &&
             std::all_of(chosen.begin(), chosen.end(), [&](const std::string& other) {
               return contains(order, other) || !comes_after(files, name, other);
             });
    });
    if (ready == names.end()) {
      std::vector<Text> circle;
      for (const std::string& name : chosen) {
        if (!contains(order, name)) circle.emplace_back(name);
      }
      diagnostics.fault("patch-conflict.circle", files.variants.at(circle.front().en).place,
                        {{"names", listed(circle)}});
      return order;
    }
    order.push_back(*ready);
  }
  return order;
}

Composition compose(const RuleFiles& files, const TableSpec& spec, const WordTable& words,
                    Diagnostics& diagnostics) {
  Composition result;
  result.tree = files.game_tree;
  const Node* const used = result.tree.field("deck");
  const auto cards = used == nullptr ? files.decks.end() : files.decks.find(used->text);
  if (cards != files.decks.end()) list_suits(result.tree, cards->second);
  result.order = variant_order(files, spec, diagnostics);
  // Rules that exclude each other may well clash besides; the author's reason says enough.
  if (check_companions(files, spec, result.order, diagnostics)) return result;
  attach_translations(result.tree, files.translations, words);
  std::vector<Node> before;  // by variant: the game without it
  for (const std::string& name : result.order) {
    const Node& variant = files.variants.at(name);
    before.push_back(result.tree);
    add_numbers(result.tree, variant, diagnostics);
    apply_changes(result.tree, variant, name, words, result.writes, diagnostics);
  }
  before.push_back(result.tree);
  check_conflicts(files, result.writes, diagnostics);
  // What a change has put somewhere must fit there as well; what was written there fits already.
  if (!result.order.empty()) check_words(result.tree, words, diagnostics);
  result.seats = choose_players(result.tree, spec, diagnostics);
  if (const Node* players = result.tree.field("players")) {
    for (const Node& number : players->items) {
      if (const auto seats = whole_number(number)) result.player_counts.push_back(*seats);
    }
  }
  if (result.seats == 0) return result;
  for (const std::string& name : result.order) {
    const Node& variant = files.variants.at(name);
    if (!is_made_for(variant, result.seats)) {
      refuse_players(name, variant, result.seats, diagnostics);
    }
  }
  tell_idle(files, spec, result, before, words);
  tell_not_dropped(files, spec, result);
  collect_numbers_read(result.tree, result.numbers_read);
  const PlayersChooser chooser(result.seats, words, diagnostics);
  chooser.choose(result.tree, {});
  Node usual;
  if (const Node* house = files.game_tree.field("house")) usual = *house;
  chooser.choose(usual, {"house"});
  const Node* deck = result.tree.field("deck");
  const auto deck_file = deck == nullptr ? files.decks.end() : files.decks.find(deck->text);
  result.house =
      choose_numbers(result.tree, usual, spec,
                     deck_file == files.decks.end() ? nullptr : &deck_file->second, diagnostics);
  fill_references(result.tree, result.house, diagnostics);
  set_deals(result, spec, diagnostics);
  // A number may stand where only a name fits, and the other way round.
  if (diagnostics.empty()) check_words(result.tree, words, diagnostics);
  result.spec = canonical_spec(spec, result.seats, result.house);
  return result;
}

}  // namespace houserule
