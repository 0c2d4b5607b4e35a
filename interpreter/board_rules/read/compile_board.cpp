#include "board_rules/read/compile_board.h"

#include <algorithm>

#include "base/did_you_mean.h"
#include "base/sentence.h"
#include "board_rules/read/board_compiler.h"
#include "rules/compose/rule_paths.h"

namespace houserule {

namespace {

bool is_board_game(const Node& tree) { return tree.field("goods") != nullptr; }

class BoardGame {
 public:
  BoardGame(const Composition& composition, RuleCompiler& base, BoardRules& rules)
      : tree_(composition.tree), base_(base), compiler_{base, rules}, rules_(rules) {}

  void compile() {
    compiler_.read_goods(tree_);
    compiler_.read_boards(tree_);
    if (base_.rules.seats != 1) {
      const Node* players = tree_.field("players");
      compiler_.fault("wrong-type.played-alone", players == nullptr ? tree_ : *players,
                      {{"example", same("players = { 1 }")}});
    }
    compiler_.find_cards(tree_.field("cards"));
    name_gaps();
    read_workers();
    read_strips();
    compiler_.find_names(tree_);
    read_rulings();
    compiler_.read_spaces(tree_);
    compiler_.read_steps(tree_.field("steps"));
    compiler_.read_phases(tree_);
    compiler_.read_anytime(tree_.field("anytime"));
    if (const Node* always = tree_.field("always")) {
      for (std::size_t i = 0; i < always->items.size(); ++i) {
        compiler_.read_listener(always->items[i], path_of_entry("always", *always, i));
      }
    }
    compiler_.read_cards(tree_.field("cards"));
    compiler_.read_sheet(tree_.field("score_sheet"));
    if (rules_.rounds == no_term) rules_.rounds = compiler_.number_term(1);
    rules_.latches = std::max(rules_.latches, 1);
    compiler_.find_deeds();
    check_gaps();
    check_deeds();
    compiler_.find_meals();
    check_structure();
    if (rules_.silver < 0) {
      compiler_.fault("unknown-good.silver", tree_);
      rules_.silver = 0;
    }
    if (base_.diagnostics.empty()) compiler_.check_places();
  }

 private:
  void name_gaps() {
    rules_.placed_gap = compiler_.name_index("placed");
    rules_.done_gap = compiler_.name_index("done");
    rules_.panel_gap = compiler_.name_index("panel");
    rules_.premise_gap = compiler_.name_index("premise");
    rules_.listener_gap = compiler_.name_index("listener");
    rules_.idle_gap = compiler_.name_index("idle");
    rules_.roll_gap = compiler_.name_index("roll");
    rules_.before_gap = compiler_.name_index("before");
    rules_.start_gap = compiler_.name_index("start");
    rules_.end_gap = compiler_.name_index("end");
    rules_.card_gap = compiler_.name_index("card");
    rules_.board_gap = compiler_.name_index("board");
    rules_.success_deed = compiler_.deed("success", tree_);
  }

  void read_workers() {
    const Node* workers = tree_.field("workers");
    if (workers == nullptr) return;
    const std::string name = thing_name(*workers);
    rules_.worker = base_.text("worker", name, workers);
    const Node* many = workers->field("many");
    rules_.workers = base_.text("workers", many == nullptr ? name + "s" : many->text, workers);
    rules_.colours = compiler_.number_in(*workers, "colours", 1, max_colours, 1);
    if (const Node* ready = workers->field("ready")) {
      if (ready->items.size() > rules_.ready.size()) {
        compiler_.fault("too-many.worker-colours", *ready, {{"n", std::to_string(max_colours)}});
      }
      for (std::size_t i = 0; i < ready->items.size() && i < rules_.ready.size(); ++i) {
        rules_.ready[i] = base_.whole(ready->items[i], 0, 100, "ready");
      }
    }
  }

  // After the names of phases are known.
  void read_rulings() {
    const Node* written = tree_.field("rulings");
    if (written == nullptr) return;
    const auto term = [&](const char* field) {
      const Node* node = written->field(field);
      return node == nullptr ? no_term : compiler_.term(*node);
    };
    const auto truth = [&](const char* field) { return base_.truth(written->field(field)); };
    BoardRulings& rulings = rules_.rulings;
    rulings.gap_between_rolls = term("gap_between_rolls");
    rulings.slots_when = term("slots_when");
    rulings.gaps_in_evaluation = truth("gaps_in_evaluation");
    rulings.nested_gains = truth("nested_gains");
    rulings.judged_when_placed = truth("judged_when_placed");
    rulings.rolls_stand = truth("rolls_stand");
    rulings.piles_run_out = truth("piles_run_out");
  }

  // Conditions may ask for gaps that are named further down.
  void check_gaps() {
    for (const auto& [name, node] : compiler_.gaps_asked) {
      std::vector<std::string> known;
      for (const int gap :
           {rules_.placed_gap, rules_.done_gap, rules_.panel_gap, rules_.premise_gap,
            rules_.listener_gap, rules_.idle_gap, rules_.roll_gap, rules_.before_gap,
            rules_.start_gap, rules_.end_gap, rules_.card_gap, rules_.board_gap}) {
        known.push_back(rules_.names[static_cast<std::size_t>(gap)]);
      }
      for (const Act& act : rules_.acts) {
        if (act.kind != Act::Kind::gap) continue;
        known.push_back(rules_.names[static_cast<std::size_t>(act.as<Act::Gap>().name)]);
      }
      if (std::find(known.begin(), known.end(), name) != known.end()) continue;
      compiler_.fault("no-such-window.gap", *node, {{"name", quotable(name)}},
                      did_you_mean(name, known));
    }
  }

  // Conditions, listeners and cards may ask for what only a later part of the file does.
  void check_deeds() {
    std::vector<bool> done(rules_.deeds.size());
    const auto add = [&](int deed) {
      if (deed >= 0) done[static_cast<std::size_t>(deed)] = true;
    };
    add(rules_.success_deed);
    for (const Act& act : rules_.acts) add(deed_of(act));
    for (const RollRules& roll : rules_.rolls) add(roll.deed);
    std::vector<std::string> known;
    for (std::size_t i = 0; i < done.size(); ++i) {
      if (done[i]) known.push_back(rules_.deeds[i]);
    }
    for (const auto& [deed, node] : compiler_.deeds_asked) {
      if (done[static_cast<std::size_t>(deed)]) continue;
      const std::string& name = rules_.deeds[static_cast<std::size_t>(deed)];
      compiler_.fault("unknown-step.deed", *node, {{"name", quotable(name)}},
                      did_you_mean(name, known));
    }
  }

  // What the state keeps as bits or halves of words, and what may not hold itself.
  void check_structure() {
    if (rules_.main == no_act) {
      compiler_.fault("missing-field.board-phases", tree_, {}, same("phases = { .. }"));
      rules_.main = compiler_.add(Act());
    }
    for (BoardPhase& phase : rules_.phases) {
      if (phase.act == no_act) phase.act = compiler_.add(Act());
    }
    GoodSet on_strips;
    for (const StripRules& strip : rules_.strips) {
      for (const auto& item : strip.items) on_strips.add(item.first);
    }
    if (on_strips.count() > max_strip_goods) {
      const Node& strips = *tree_.field("strips");
      compiler_.fault("too-many.strip-goods", strips, {{"n", std::to_string(max_strip_goods)}});
    }
    refuse_depth();
  }

  // An act that holds itself, by way of steps and phases, would be judged and run for ever.
  void refuse_depth() {
    std::vector<int> levels(rules_.acts.size(), 1);
    // Parts may come before or after what holds them: until nothing is new.
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t i = 0; i < rules_.acts.size(); ++i) {
        for (const int inner : held_by(rules_.acts[i])) {
          const int level = levels[static_cast<std::size_t>(inner)] + 1;
          if (level <= levels[i]) continue;
          levels[i] = level;
          changed = true;
        }
        if (levels[i] > max_board_levels) return refuse_act(static_cast<int>(i), levels);
      }
    }
  }

  // Of acts that hold each other the innermost is named: it is that which comes round again.
  void refuse_act(int index, const std::vector<int>& levels) {
    for (int n = 0; n < max_board_levels; ++n) {
      const std::vector<int> held = held_by(rules_.acts[static_cast<std::size_t>(index)]);
      if (held.empty()) break;
      index = *std::max_element(held.begin(), held.end(), [&](int a, int b) {
        return levels[static_cast<std::size_t>(a)] < levels[static_cast<std::size_t>(b)];
      });
    }
    const Text suggestion = sentence("too-deep.acts.suggest", {{"again", same("again { .. }")},
                                                               {"repeat", same("repeat_ { .. }")}});
    base_.diagnostics.fault("too-deep.acts",
                            rules_.acts[static_cast<std::size_t>(index)].rule.place,
                            {{"n", std::to_string(max_board_levels)}}, suggestion);
  }

  std::vector<int> held_by(const Act& act) const {
    std::vector<int> held = act.parts;
    const auto add = [&](int index) {
      if (index != no_act) held.push_back(index);
    };
    if (act.kind == Act::Kind::step) add(act.as<Act::Step>().premise);
    if (act.kind == Act::Kind::phase) {
      add(rules_.phases[static_cast<std::size_t>(act.as<Act::Phase>().phase)].act);
    }
    if (act.kind == Act::Kind::roll) {
      const RollRules& roll = rules_.rolls[static_cast<std::size_t>(act.as<Act::Roll>().roll)];
      add(roll.success);
      add(roll.failure);
    }
    return held;
  }

  void read_strips() {
    const Node* strips = tree_.field("strips");
    if (strips == nullptr) return;
    for (const Node& node : strips->items) {
      if (rules_.strips.size() == 16) {
        compiler_.fault("too-many.strips", node);
        return;
      }
      if (node.kind != Node::Kind::list || node.items.empty()) {
        compiler_.fault("wrong-type.strip", node);
      }
      StripRules strip;
      for (const Node& item : node.items) {
        const Share share = compiler_.share(item);
        strip.items.emplace_back(share.good, share.count);
      }
      rules_.strips.push_back(std::move(strip));
    }
  }

  const Node& tree_;
  RuleCompiler& base_;
  BoardCompiler compiler_;
  BoardRules& rules_;
};

}  // namespace

void BoardCompiler::read_phases(const Node& tree) {
  const Node* written = tree.field("phases");
  if (written == nullptr) return;
  Act list;
  list.rule = base.ref("phases", *written);
  for (const Node& node : written->items) {
    list.parts.push_back(act(node));
    const Act& read = rules.acts[static_cast<std::size_t>(list.parts.back())];
    if (read.kind == Act::Kind::rounds && rules.rounds == no_term) {
      rules.rounds = read.as<Act::Times>().times;
    }
  }
  rules.main = add(std::move(list));
}

void BoardCompiler::read_sheet(const Node* list) {
  if (list == nullptr) return;
  for (const Node& node : list->items) {
    SheetLine line;
    line.name = thing_name(node);
    line.slug = slug(line.name);
    line.text = base.text("score_sheet." + line.slug, line.name, &node);
    line.rule = base.ref("score_sheet." + line.slug, node);
    const bool again = std::any_of(rules.sheet.begin(), rules.sheet.end(),
                                   [&](const SheetLine& one) { return one.name == line.name; });
    if (again) {
      fault("duplicate-name.sheet-line", node, {{"name", quotable(line.name)}});
    }
    const std::size_t at = node.has_name ? 0 : 1;
    if (node.items.size() <= at) {
      fault("missing-field.sheet-line", node);
      continue;
    }
    line.term = term(node.items[at]);
    rules.sheet.push_back(std::move(line));
  }
}

CompiledRules compile_table(const RuleFiles& files, const Composition& composition,
                            Diagnostics& diagnostics) {
  if (!is_board_game(composition.tree)) return compile_rules(files, composition, diagnostics);
  CompiledRules compiled = compile_frame(files, composition);
  GameRules& rules = compiled.rules;
  RuleCompiler base{rules, files.translations, files.translation_file, diagnostics,
                    compiled.remarks};
  compile_names(base, composition.tree);
  compile_variants(base, files, composition);
  BoardRules board;
  BoardGame(composition, base, board).compile();
  for (const BoardPhase& phase : board.phases) {
    Phase shown;
    shown.word = "phase";
    shown.slug = phase.slug;
    shown.text = phase.text;
    shown.rule = phase.rule;
    shown.body = StepPhase();
    rules.phases.push_back(std::move(shown));
  }
  rules.deal_phases = static_cast<int>(rules.phases.size());
  rules.match.deals = 1;
  ZoneRules open;
  open.name = "open";
  open.text = sentence("pile.open");
  ZoneRules pile;
  pile.name = "pile";
  pile.text = sentence("pile.pile");
  pile.visibility = Visibility::nobody;
  ZoneRules box;
  box.name = "box";
  box.text = sentence("pile.box");
  rules.zones = {std::move(open), std::move(pile), std::move(box)};
  if (keeps_all_texts(composition)) base.check_translations();
  base.lay_out();
  if (diagnostics.empty()) {
    lay_out(board);
    rules.layout.add_board(board.layout.masks, board.layout.counters);
  }
  rules.board = std::make_shared<const BoardRules>(std::move(board));
  set_hashes(rules, files, composition);
  return compiled;
}

}  // namespace houserule
