#include "rules/compile_rules.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "base/content_hash.h"
#include "base/did_you_mean.h"
#include "rules/compile_deck.h"
#include "rules/compile_phase.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

constexpr int most_deals = 1000;            // of a match
constexpr double most_chips = 100'000'000;  // that a seat or value can come to have

void compile_card_points(RuleCompiler& compiler, const Node& tree, GameRules& rules) {
  const Node* points = tree.field("card_points");
  if (points == nullptr) return;
  for (std::size_t i = 0; i < points->items.size(); ++i) {
    const Node& line = points->items[i];
    const RuleRef rule = compiler.ref("card_points[" + std::to_string(i + 1) + "]", line);
    if (const Node* times = line.field("times")) {
      TimesLine times_line;
      times_line.times = compiler.whole(*times, 0, 100, "times");
      const bool has_mark = !line.items.empty() && line.items[0].kind == Kind::word;
      if (has_mark && line.items[0].text == "exposed_by_captor") {
        times_line.mark = Mark::exposed_by_captor;
      } else if (!has_mark || line.items[0].text != "exposed") {
        compiler.diagnostics.add("wrong-type", line.place,
                                 "a line with `times` takes exposed or exposed_by_captor");
      }
      rules.card_points.times.push_back(times_line);
      rules.times_lines.emplace_back(times_line, rule);
      continue;
    }
    if (line.items.empty() || line.items[0].kind != Kind::number) {
      compiler.diagnostics.add("wrong-type", line.place,
                               "a line of card_points begins with a number, or says times = ..");
      continue;
    }
    PointLine point_line;
    point_line.worth = compiler.amount(line.items[0], "card_points");
    for (std::size_t item = 1; item < line.items.size(); ++item) {
      point_line.cards |= compiler.cards(line.items[item]);
    }
    rules.card_points.lines.push_back(point_line);
    rules.point_lines.emplace_back(point_line, rule);
  }
}

void compile_values(RuleCompiler& compiler, const Node& tree, GameRules& rules) {
  const Node* values = tree.field("values");
  if (values == nullptr) return;
  for (const auto& [name, type] : values->fields) {
    if (!type.is_word("chips")) {
      compiler.diagnostics.add("wrong-type", type.place,
                               "values." + name + " must be chips, not " + kind_text(type));
    }
    rules.values.push_back(
        {name, compiler.text("values." + name, name), compiler.ref("values." + name, type)});
  }
}

void compile_match(RuleCompiler& compiler, const Node& tree, GameRules& rules) {
  const Node* match = tree.field("match");
  if (match == nullptr) return;
  rules.match.rule = compiler.ref("match", *match);
  if (const Node* start = match->field("start")) {
    rules.match.start = compiler.amount(*start, "match.start");
  }
  if (const Node* deals = match->field("deals")) {
    rules.match.deals = compiler.whole(*deals, 1, most_deals, "match.deals");
  }
  if (const Node* winner = match->field("winner")) {
    if (winner->is_word("most_chips")) rules.match.winner = Winner::most_chips;
    if (winner->is_word("lowest_score")) rules.match.winner = Winner::lowest_score;
  }
  if (const Node* at_end = match->field("at_end")) {
    rules.match.at_end = compiler.phases(*at_end, "match.at_end.");
    for (const Phase& phase : rules.match.at_end) {
      if (phase.word == "pay" || phase.word == "share") continue;
      compiler.diagnostics.add(
          "wrong-type", phase.rule.place,
          "at the end of a match there is only pay and share, not " + phase.word);
    }
  }
}

// Cards are dealt once, all of them, and played once.
void check_deal(RuleCompiler& compiler, const Node& tree, GameRules& rules) {
  const auto refuse = [&](const RuleRef& rule, const std::string& message) {
    compiler.diagnostics.add("deal-uneven", rule.place, message);
  };
  int dealt = 0;
  bool in_hand = false;
  RuleRef rule = compiler.ref("phases", tree);
  for (const Phase& phase : rules.phases) {
    if (const auto* deal = std::get_if<DealPhase>(&phase.body)) {
      if (dealt > 0) return refuse(phase.rule, "the cards are dealt already");
      rule = phase.rule;
      for (const int packet : deal->packets) dealt += packet * rules.seats;
      in_hand = dealt > 0;
    } else if (std::holds_alternative<PlayPhase>(phase.body)) {
      if (!in_hand) refuse(phase.rule, "nobody has a card to play here");
      in_hand = false;
    }
  }
  if (dealt != rules.in_play.count() || dealt == 0) {
    refuse(rule, "the deal gives out " + std::to_string(dealt) + " cards, but " +
                     std::to_string(rules.in_play.count()) + " are in play");
  }
}

// Fixed payments and card points stay far inside what an Amount holds, however long a match is.
void check_amounts(RuleCompiler& compiler, const GameRules& rules) {
  double paid = std::abs(rules.match.start.halves) / 2.0;
  for (const Phase& phase : rules.phases) {
    const auto* pay = std::get_if<PayPhase>(&phase.body);
    if (pay != nullptr) paid += std::abs(pay->amount.halves) / 2.0 * rules.match.deals;
  }
  if (paid * rules.seats > most_chips) {
    compiler.diagnostics.add("bad-number", rules.match.rule.place,
                             "more chips are paid in a match than any game has");
  }
  double points = 0;
  int times = 1;
  for (const PointLine& line : rules.card_points.lines) {
    points += std::abs(line.worth.halves) / 2.0 * line.cards.count();
  }
  for (const TimesLine& line : rules.card_points.times) times = std::max(times, line.times);
  if (points * times > most_chips) {
    compiler.diagnostics.add("bad-number", rules.point_lines.front().second.place,
                             "the cards are worth more points than any game has");
  }
}

// The house numbers that values below `node` were read from.
void collect_numbers(const Node& node, std::vector<std::string>& numbers) {
  if (node.name.starts_with("house.") && !node.has_name &&
      std::find(numbers.begin(), numbers.end(), node.name) == numbers.end()) {
    numbers.push_back(node.name);
  }
  for (const Node& item : node.items) collect_numbers(item, numbers);
  for (const auto& entry : node.fields) collect_numbers(entry.second, numbers);
}

Provenance provenance(const std::string& path, const Node& node) {
  Provenance value{path, to_text(node), {path, node.place, node.owner}, {}, {}};
  collect_numbers(node, value.numbers);
  return value;
}

std::string numbers_text(const std::vector<int>& numbers, bool many) {
  std::string text;
  for (const int one : numbers) text += (text.empty() ? "" : ", ") + std::to_string(one);
  return many ? "{ " + text + " }" : text;
}

// Every named value of the tree, with who wrote it and over whom.
void collect_provenance(const Node& node, const std::string& path, int depth,
                        std::vector<Provenance>& all) {
  const auto visit = [&](const std::string& child_path, const Node& child) {
    const bool opens = depth > 0 && child.is_table() &&
                       (!child.fields.empty() || child.kind == Kind::list) &&
                       std::any_of(child.fields.begin(), child.fields.end(),
                                   [](const auto& entry) { return entry.first != "ja"; });
    if (opens) return collect_provenance(child, child_path, depth - 1, all);
    all.push_back(provenance(child_path, child));
  };
  for (std::size_t i = 0; i < node.items.size(); ++i) {
    const Node& item = node.items[i];
    std::string name = own_slug(item);
    if (item.kind == Kind::text && i == 0) continue;  // the thing's own name
    if (name.empty() && item.kind == Kind::word) name = item.text;
    const std::string position = "[" + std::to_string(i + 1) + "]";
    visit(name.empty() ? path + position : (path.empty() ? name : path + "." + name), item);
  }
  for (const auto& [key, value] : node.fields) {
    visit(path.empty() ? key : path + "." + key, value);
  }
}

// The fields of a game as a file is read, top to bottom; others come behind them.
std::vector<std::string> fields_in_order(const Node& game) {
  std::vector<std::string> order = {"title",       "players", "direction", "deck",   "without",
                                    "card_points", "values",  "house",     "phases", "match"};
  for (const auto& entry : game.fields) {
    if (std::find(order.begin(), order.end(), entry.first) == order.end()) {
      order.push_back(entry.first);
    }
  }
  return order;
}

void collect_house(const std::vector<HouseNumber>& house, std::vector<Provenance>& all) {
  for (const HouseNumber& number : house) {
    Provenance entry;
    entry.path = "house." + number.name;
    entry.value = numbers_text(number.value, number.many);
    entry.from = number.rule;
    for (const auto& [before, rule] : number.over) {
      entry.over.emplace_back(numbers_text(before, number.many), rule);
    }
    all.push_back(std::move(entry));
  }
}

std::vector<Provenance> provenance_of(const Composition& composition) {
  std::vector<Provenance> all;
  for (const std::string& key : fields_in_order(composition.tree)) {
    const Node* value = composition.tree.field(key);
    if (value == nullptr) continue;
    if (key == "phases") {
      collect_provenance(*value, "", 2, all);
    } else if (key == "house") {
      collect_house(composition.house, all);
    } else if (value->kind == Kind::list && (!value->fields.empty() || key == "card_points")) {
      collect_provenance(*value, key, 0, all);
    } else {
      all.push_back(provenance(key, *value));
    }
  }
  for (Provenance& entry : all) {
    if (entry.path.starts_with("house.")) continue;
    for (auto write = composition.writes.rbegin(); write != composition.writes.rend(); ++write) {
      if (write->path == entry.path && !write->old_value.empty()) {
        entry.over.emplace_back(write->old_value,
                                RuleRef{write->path, write->old_place, write->old_owner});
      }
    }
  }
  return all;
}

}  // namespace

CompiledRules compile_rules(const RuleFiles& files, const Composition& composition,
                            Diagnostics& diagnostics) {
  CompiledRules compiled;
  GameRules& rules = compiled.rules;
  const Node& tree = composition.tree;
  rules.game = files.game;
  rules.spec = composition.spec;
  rules.seats = composition.seats;
  rules.house = composition.house;
  rules.provenance = provenance_of(composition);
  if (const Node* direction = tree.field("direction")) {
    if (direction->is_word("counterclockwise")) rules.direction = Direction::counterclockwise;
  }
  const Node* deck = tree.field("deck");
  if (deck == nullptr || !files.decks.contains(deck->text)) return compiled;  // reported by reader
  const std::size_t faults = diagnostics.size();
  rules.deck = compile_deck(files.decks.at(deck->text), diagnostics);
  if (diagnostics.size() > faults) return compiled;  // the rest would only follow from these
  rules.order = RankOrder(rules.deck);

  RuleCompiler compiler{rules,       files.translations, files.translation_file,
                        diagnostics, compiled.remarks,   {}};
  rules.title = compiler.text(
      "title", tree.field("title") == nullptr ? tree.name : tree.field("title")->text);
  rules.in_play = rules.deck.all();
  if (const Node* without = tree.field("without")) rules.in_play -= compiler.cards(*without);
  for (HouseNumber& number : rules.house) {
    if (number.label.ja.empty()) {
      number.label = compiler.text("house." + number.name, number.label.en);
    }
  }
  for (const std::string& name : composition.order) {
    const Node& variant = files.variants.at(name);
    VariantRules applied;
    applied.name = name;
    applied.place = variant.place;
    if (const Node* title = variant.field("title")) {
      applied.title = compiler.own_text(*title, name + " title");
    }
    const auto comment = files.comments.find(name);
    if (comment != files.comments.end()) applied.says.en = comment->second;
    rules.variants.push_back(std::move(applied));
  }
  compile_values(compiler, tree, rules);
  compile_card_points(compiler, tree, rules);
  if (const Node* phases = tree.field("phases")) rules.phases = compiler.phases(*phases, "");
  compile_match(compiler, tree, rules);
  check_deal(compiler, tree, rules);
  check_amounts(compiler, rules);
  compiler.check_translations();

  rules.layout = StateLayout(rules.seats, rules.deck.size(), {},
                             static_cast<int>(rules.values.size()), rules.in_play.count());
  std::string numbers;
  for (const HouseNumber& number : rules.house) {
    for (const int value : number.value) numbers += std::to_string(value) + ",";
    numbers += ";";
  }
  for (const std::string& name : composition.order) numbers += name + ";";
  rules.hash = to_hex(content_hash(files.texts_hash + numbers + std::to_string(rules.seats)));
  return compiled;
}

}  // namespace houserule
