#include "rules/compile/rules.h"

#include <algorithm>

#include "base/content_hash.h"
#include "base/display_width.h"
#include "base/shown.h"
#include "rules/compile/call_groups.h"
#include "rules/compile/deck.h"
#include "rules/compile/parts.h"
#include "rules/compile/provenance.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

// What a field says in words, be it "text" or { "text", ja = ".." }.
std::string english_in(const Node& node) {
  return node.kind == Kind::list && !node.items.empty() ? node.items[0].text : node.text;
}

std::vector<std::string> texts_of(const Node* list) {
  std::vector<std::string> texts;
  if (list == nullptr) return texts;
  for (const Node& item : list->items) texts.push_back(item.text);
  return texts;
}

void compile_table(RuleCompiler& compiler, const Node& tree) {
  GameRules& rules = compiler.rules;
  if (const Node* direction = tree.field("direction")) {
    if (direction->is_word("counterclockwise")) rules.direction = Direction::counterclockwise;
  }
  const Node* teams = tree.field("teams");
  if (teams != nullptr && teams->is_word("each_alone")) rules.teams = Teams::each_alone;
  if (teams == nullptr || !teams->is_word("partners_opposite")) return;
  rules.teams = Teams::partners_opposite;
  if (rules.seats < 4 || rules.seats % 2 != 0) {
    compiler.diagnostics.fault("wrong-type.partners-opposite", teams->place,
                               {{"seats", std::to_string(rules.seats)}});
  }
}

// The deal's own phases, then those inside them.
void compile_phases(RuleCompiler& compiler, const Node& tree) {
  GameRules& rules = compiler.rules;
  const Node* written = tree.field("phases");
  if (written == nullptr) return;
  compiler.find_kept(*written);
  rules.deal_phases = compiler.own_phases = static_cast<int>(entries(*written).size());
  std::vector<Phase> own = compiler.phases(*written, "");
  if (own.size() != static_cast<std::size_t>(rules.deal_phases)) rules.deal_phases = 0;
  rules.phases = std::move(own);
  for (Phase& phase : compiler.inner) rules.phases.push_back(std::move(phase));
}

bool changes_by(const Composition& composition, std::initializer_list<std::string_view> words) {
  return std::any_of(composition.writes.begin(), composition.writes.end(), [&](const Write& write) {
    return std::find(words.begin(), words.end(), write.word) != words.end();
  });
}

std::string numbers_and_variants(const GameRules& rules, const Composition& composition) {
  std::string numbers;
  for (const HouseNumber& number : rules.house) {
    for (const int value : number.value) numbers += std::to_string(value) + ",";
    numbers += ";";
  }
  for (const std::string& name : composition.order) numbers += name + ";";
  return numbers + std::to_string(rules.seats);
}

// Diagnoses a name people are to read that has nothing to read, or fills more than a line: in
// columns, and in characters, of which some take no room.
void check_title(RuleCompiler& compiler, const Text& title, const Place& place, const Text& what) {
  constexpr int most = 120;
  const int columns = std::max(display_width(title.en), display_width(title.ja));
  const std::size_t characters =
      std::max(code_points(title.en).size(), code_points(title.ja).size());
  // A Japanese text may be missing; what is there has something to read.
  const bool is_blank_in_one = is_blank(title.en) || (!title.ja.empty() && is_blank(title.ja));
  if (is_blank_in_one) {
    compiler.diagnostics.fault("bad-title.blank", place, {{"what", what}});
  } else if (columns > most || characters > most) {
    compiler.diagnostics.fault(
        columns > most ? "bad-title.columns" : "bad-title.characters", place,
        {{"what", what},
         {"n", columns > most ? std::to_string(columns) : std::to_string(characters)},
         {"most", std::to_string(most)}});
  }
}

}  // namespace

void compile_names(RuleCompiler& compiler, const Node& tree) {
  GameRules& rules = compiler.rules;
  const Node* title = tree.field("title");
  rules.title = compiler.text("title", title == nullptr ? tree.name : english_in(*title), title);
  check_title(compiler, rules.title, title == nullptr ? tree.place : title->place,
              sentence("bad-title.of-game"));
  if (const Node* declarer = tree.field("declarer")) {
    rules.declarer_name = compiler.text("declarer", english_in(*declarer), declarer);
  }
  if (const Node* score = tree.field("score_name")) {
    rules.score_name = compiler.text("score_name", english_in(*score), score);
  }
  if (const Node* point = tree.field("point_name")) {
    rules.point_name = compiler.text("point_name", english_in(*point), point);
  }
  if (const Node* family = tree.field("family")) rules.shelf.family = family->text;
  rules.shelf.also_called = texts_of(tree.field("also_called"));
  rules.shelf.nearest_to = texts_of(tree.field("nearest_to"));
  for (HouseNumber& number : rules.house) {
    if (number.label.ja.empty()) {
      const Node& written = *tree.field("house")->field(number.name);
      number.label = compiler.text("house." + number.name, number.label.en,
                                   written.items.size() > 1 ? &written.items[1] : &written);
    }
    if (number.label.en.empty()) continue;  // its name stands for it
    check_title(compiler, number.label, tree.field("house")->field(number.name)->place,
                sentence("bad-title.of-number", {{"name", number.name}}));
  }
}

void compile_variants(RuleCompiler& compiler, const RuleFiles& files,
                      const Composition& composition) {
  for (const std::string& name : composition.order) {
    const Node& variant = files.variants.at(name);
    VariantRules applied;
    applied.name = name;
    applied.place = variant.place;
    if (const Node* title = variant.field("title")) {
      applied.title =
          compiler.own_text(*title, sentence("missing-translation.title", {{"name", name}}));
      check_title(compiler, applied.title, title->place,
                  sentence("bad-title.of-variant", {{"name", name}}));
    }
    const auto comment = files.comments.find(name);
    if (comment != files.comments.end()) applied.says.en = comment->second;
    const auto says = [](const Node& node) {
      return node.field("says") != nullptr ||
             (node.kind == Kind::text && node.text.find(".says") != std::string::npos);
    };
    if (applied.says.en.empty() && !is_any(variant, says)) {
      compiler.remarks.fault("unsaid-change.rule", variant.place, {{"name", name}},
                             sentence("unsaid-change.rule-suggest"));
    }
    if (const Node* ja = variant.field("ja")) {
      applied.says.ja = ja->text;
    } else if (!compiler.translation_file.empty() && !applied.says.en.empty()) {
      compiler.remarks.fault("missing-translation.comment", variant.place, {{"name", name}},
                             sentence("suggest.write", {{"code", "ja = \"..\""}}));
    }
    compiler.rules.variants.push_back(std::move(applied));
  }
}

bool keeps_all_texts(const Composition& composition) {
  return !changes_by(composition, {"remove", "set", "carry"});
}

void set_hashes(GameRules& rules, const RuleFiles& files, const Composition& composition) {
  const std::string chosen = numbers_and_variants(rules, composition);
  rules.hash = to_hex(content_hash(files.texts_hash + chosen));
  rules.code_hash = to_hex(content_hash(files.code_hash + chosen));
}

CompiledRules compile_frame(const RuleFiles& files, const Composition& composition) {
  CompiledRules compiled;
  GameRules& rules = compiled.rules;
  rules.game = files.game;
  rules.spec = composition.spec;
  rules.seats = composition.seats;
  rules.player_counts = composition.player_counts;
  rules.house = composition.house;
  rules.provenance = provenance_of(composition);
  rules.removed = removed_from(composition, rules.provenance);
  return compiled;
}

CompiledRules compile_rules(const RuleFiles& files, const Composition& composition,
                            Diagnostics& diagnostics) {
  CompiledRules compiled = compile_frame(files, composition);
  GameRules& rules = compiled.rules;
  const Node* deck = composition.tree.field("deck");
  if (deck == nullptr || !files.decks.contains(deck->text)) return compiled;  // reported by reader
  const std::size_t faults = diagnostics.size();
  Node pack = files.decks.at(deck->text);
  if (const Node* packs = given(composition.tree, "packs")) {
    Node times = *packs;
    if (const Node* own = pack.field("packs")) times.number *= own->number;
    pack.set_field("packs", std::move(times));
  }
  rules.deck = compile_deck(pack, diagnostics);
  if (diagnostics.size() > faults) return compiled;  // the rest would only follow from these
  rules.order = RankOrder(rules.deck);
  std::optional<Node> told;
  if (has_call_groups(composition.tree)) {
    told = with_calls_told(composition.tree, rules.deck, diagnostics);
  }
  const Node& tree = told ? *told : composition.tree;

  RuleCompiler compiler{rules, files.translations, files.translation_file, diagnostics,
                        compiled.remarks};
  compile_names(compiler, tree);
  compile_table(compiler, tree);
  rules.in_play = rules.deck.all();
  compile_variants(compiler, files, composition);
  const std::size_t before = diagnostics.size();
  compiler.refuse_each_deal(tree);
  if (diagnostics.size() > before) return compiled;
  compiler.declare_zones(tree.field("zones"));
  compiler.declare_values(tree);
  compiler.declare_groups(tree.field("groups"));
  if (const Node* without = tree.field("without")) rules.in_play -= compiler.cards(*without);
  compiler.check_values(tree);
  compiler.has_melds = is_any(tree, [](const Node& node) { return node.is_word("meld"); });
  compiler.seats_pass = is_any(tree, [](const Node& node) { return node.is_word("pass"); });
  if (const Node* phases = tree.field("phases")) compiler.find_calls(*phases);
  compiler.read_forms(tree);
  compiler.misses_calls = changes_by(composition, {"remove", "carry"});
  compile_phases(compiler, tree);
  compiler.match(tree.field("match"));
  compiler.check_promises();
  compiler.check_secrets();
  compiler.check_settlements();
  compiler.check_end();
  compiler.check_deal(tree);
  compiler.check_exchanges();
  compiler.check_amounts();
  // What a house rule takes out leaves its texts behind.
  if (keeps_all_texts(composition)) compiler.check_translations();
  compiler.lay_out();
  compiler.lay_out_melds();
  compiler.lay_out_memory();
  compiler.check_slots();
  compiler.check_filled();
  compiler.check_draws();
  compiler.check_predictions();
  compiler.check_chips();
  compiler.check_shuffles();
  compiler.check_exposed();
  compiler.check_trumps(tree);
  for (const auto& [set, place] : compiler.unshown) {
    compiler.diagnostics.fault("no-effect.shown", place);
  }
  compiler.check_tables();
  set_hashes(rules, files, composition);
  return compiled;
}

}  // namespace houserule
