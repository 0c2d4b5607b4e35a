// Steps, rolls and action spaces.

#include <algorithm>

#include "board_rules/read/board_compiler.h"
#include "rules/compose/rule_paths.h"

namespace houserule {

namespace {

using NodeKind = Node::Kind;
using ActKind = Act::Kind;

constexpr int most_columns = 7;

class StepReader {
 public:
  explicit StepReader(BoardCompiler& compiler) : compiler_(compiler) {}

  void step(const Node& node) {
    const std::string name = thing_name(node);
    Act act;
    act.kind = ActKind::step;
    act.rule = compiler_.base.ref("steps." + slug(name), node);
    Act::Step keeps;
    keeps.name = compiler_.name_index(name);
    const Node* deed = node.field("deed");
    keeps.deed = compiler_.deed(deed == nullptr ? name : deed->text, node);
    if (const Node* needs = node.field("needs")) keeps.needs = compiler_.term(*needs);
    if (const Node* premise = node.field("premise")) keeps.premise = compiler_.acts_of(*premise);
    act.keeps = keeps;
    for (std::size_t i = node.has_name ? 0 : 1; i < node.items.size(); ++i) {
      act.parts.push_back(compiler_.act(node.items[i]));
    }
    if (act.parts.empty() && keeps.premise == no_act) {
      compiler_.fault("no-effect.empty-act", node, {{"word", node.text}});
    }
    const int index = compiler_.steps.at(name);
    compiler_.rules.acts[static_cast<std::size_t>(index)] = std::move(act);
    compiler_.rules.steps.push_back(
        {name, compiler_.base.text("steps." + slug(name), name, &node), index});
  }

  void roll(const Node& node) {
    const std::string name = thing_name(node);
    RollRules roll;
    roll.name = name;
    roll.name_index = compiler_.name_index(name);
    roll.text = compiler_.base.text("steps." + slug(name), name, &node);
    roll.rule = compiler_.base.ref("steps." + slug(name), node);
    roll.deed = compiler_.deed(name, node);
    roll.die = compiler_.number_in(node, "die", 2, max_sides, 6);
    roll.rolls = compiler_.number_in(node, "rolls", 1, 20, 3);
    roll.low = compiler_.base.truth(node.field("low"));
    compiler_.check_fields(node,
                           roll.low
                               ? "die low rolls pay_with vessels needs success failure ja"
                               : "die low rolls add_with least vessels needs success failure ja",
                           roll.low ? "roll { low = true }" : "roll");
    const Node* pays = node.field(roll.low ? "pay_with" : "add_with");
    if (pays != nullptr) roll.pays = compiler_.good_set(*pays);
    if (roll.pays.count() > 4) {
      compiler_.fault("too-many.roll-goods", node);
    }
    if (const Node* vessels = node.field("vessels")) {
      if (!vessels->items.empty()) roll.vessel = compiler_.good(vessels->items.front());
      roll.most_vessels = compiler_.number_in(*vessels, "most", 1, 15, 1);
      roll.cargo_counts = compiler_.base.truth(vessels->field("cargo_counts"));
    }
    if (const Node* needs = node.field("needs")) roll.needs = compiler_.term(*needs);
    roll.least_to_win = compiler_.number_in(node, "least", 0, 100, 1);
    if (const Node* success = node.field("success")) roll.success = compiler_.acts_of(*success);
    if (const Node* failure = node.field("failure")) roll.failure = compiler_.acts_of(*failure);
    if (roll.success == no_act || roll.failure == no_act) {
      compiler_.fault("missing-field.roll", node, {{"roll", name}});
      Act nothing;
      nothing.rule = roll.rule;
      roll.success = roll.failure = compiler_.add(std::move(nothing));
    }
    compiler_.rules.rolls[static_cast<std::size_t>(compiler_.rolls.at(name))] = std::move(roll);
  }

  void column(const Node& node) {
    const int column = node.items.empty()
                           ? 1
                           : compiler_.base.whole(node.items.front(), 1, most_columns, "column");
    int row = 0;
    for (std::size_t i = 1; i < node.items.size(); ++i) {
      if (node.items[i].is_word("space")) {
        ++row;
        space(node.items[i], column, row, space_name(node, row));
      } else {
        compiler_.fault("wrong-type.column", node.items[i]);
      }
    }
  }

 private:
  std::uint32_t group(const Node& node) {
    BoardRules& rules = compiler_.rules;
    if (node.kind != NodeKind::text) {
      compiler_.fault("wrong-type.space-group", node, {{"what", kind_text(node)}});
      return 0;
    }
    const auto known = compiler_.space_groups.find(node.text);
    if (known != compiler_.space_groups.end()) return 1U << known->second;
    if (rules.space_groups.size() == 32) {
      compiler_.fault("too-many.space-groups", node);
      return 0;
    }
    const int index = static_cast<int>(rules.space_groups.size());
    compiler_.space_groups[node.text] = index;
    rules.space_groups.push_back(
        {node.text, compiler_.base.text("space_groups." + slug(node.text), node.text, &node)});
    return 1U << index;
  }

  void space(const Node& node, int column, int row, const std::string& name) {
    BoardRules& rules = compiler_.rules;
    if (static_cast<int>(rules.spaces.size()) == max_spaces) {
      compiler_.fault("too-many.spaces", node, {{"n", std::to_string(max_spaces)}});
      return;
    }
    if (compiler_.spaces.contains(name)) {
      compiler_.fault("duplicate-name.space", node, {{"name", quotable(name)}});
    }
    Space space;
    space.name = name;
    space.slug = slug(space.name);
    space.column = column;
    space.row = row;
    if (!node.items.empty()) space.groups = group(node.items.front());
    if (const Node* also = node.field("also")) {
      for (const Node& one : entries(*also)) space.groups |= group(one);
    }
    space.rule = compiler_.base.ref("spaces." + space.name, node);
    compiler_.spaces[space.name] = static_cast<int>(rules.spaces.size());
    bodies_.push_back(&node);
    rules.spaces.push_back(std::move(space));
  }

 public:
  // What spaces do may name other spaces, so it is read when all are known.
  void bodies() {
    for (std::size_t i = 0; i < bodies_.size(); ++i) {
      const Node& node = *bodies_[i];
      Act list;
      list.rule = compiler_.rules.spaces[i].rule;
      for (std::size_t part = 1; part < node.items.size(); ++part) {
        list.parts.push_back(compiler_.act(node.items[part]));
      }
      if (list.parts.empty()) {
        compiler_.fault("no-effect.empty-act", node, {{"word", node.text}});
      }
      compiler_.rules.spaces[i].act = compiler_.add(std::move(list));
    }
  }

 private:
  BoardCompiler& compiler_;
  std::vector<const Node*> bodies_;
};

void collect_phases(BoardCompiler& compiler, const Node& node) {
  if (node.is_word("phase")) compiler.phase_index(thing_name(node), node);
  for (const Node& item : node.items) collect_phases(compiler, item);
}

}  // namespace

void BoardCompiler::find_names(const Node& tree) {
  if (const Node* steps_written = tree.field("steps")) {
    for (const Node& node : steps_written->items) {
      const std::string name = own_name_of(node);
      if (rolls.contains(name) || steps.contains(name)) {
        fault("duplicate-name.step", node, {{"name", quotable(name)}});
      }
      if (node.is_word("roll")) {
        rolls[name] = static_cast<int>(rules.rolls.size());
        rules.rolls.emplace_back();
      } else {
        steps[name] = add(Act());
      }
    }
  }
  if (const Node* written = tree.field("phases")) collect_phases(*this, *written);
}

void BoardCompiler::read_steps(const Node* list) {
  if (list == nullptr) return;
  StepReader reader(*this);
  for (const Node& node : list->items) {
    if (node.is_word("roll")) {
      reader.roll(node);
    } else if (node.is_word("act_step")) {
      reader.step(node);
    } else {
      fault("wrong-type.no-step", node, {{"what", kind_text(node)}});
    }
  }
}

void BoardCompiler::read_spaces(const Node& tree) {
  const Node* list = tree.field("spaces");
  if (list == nullptr) return;
  StepReader reader(*this);
  for (const Node& node : list->items) {
    if (node.is_word("column")) {
      reader.column(node);
    } else {
      fault("wrong-type.spaces", node);
    }
  }
  reader.bodies();
}

// Which board a phase sets out, if any.
void BoardCompiler::find_meals() {
  std::vector<int> board(rules.acts.size(), -1);
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = 0; i < rules.acts.size(); ++i) {
      const Act& act = rules.acts[i];
      int found = act.kind == ActKind::set_out ? act.as<Act::Board>().board : -1;
      for (const int part : act.parts)
        found = std::max(found, board[static_cast<std::size_t>(part)]);
      if (found == board[i]) continue;
      board[i] = found;
      changed = true;
    }
  }
  for (BoardPhase& phase : rules.phases) {
    if (phase.act != no_act) phase.meal = board[static_cast<std::size_t>(phase.act)];
  }
}

// Follows what an act may come to do.
void BoardCompiler::find_deeds() {
  const std::size_t count = rules.acts.size();
  rules.deeds_of_acts.assign(count, 0);
  const auto own = [&](const Act& act) {
    const int deed = act.kind == ActKind::roll
                         ? rules.rolls[static_cast<std::size_t>(act.as<Act::Roll>().roll)].deed
                         : deed_of(act);
    return deed < 0 ? 0 : std::uint64_t{1} << deed;
  };
  for (std::size_t i = 0; i < count; ++i) rules.deeds_of_acts[i] = own(rules.acts[i]);
  // Parts may come before or after what holds them: until nothing is new.
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = 0; i < count; ++i) {
      std::uint64_t bits = rules.deeds_of_acts[i];
      for (const int part : rules.acts[i].parts) {
        bits |= rules.deeds_of_acts[static_cast<std::size_t>(part)];
      }
      if (bits == rules.deeds_of_acts[i]) continue;
      rules.deeds_of_acts[i] = bits;
      changed = true;
    }
  }
  rules.replaceable.assign(count, false);
  for (const WindowListener& one :
       rules.listeners[static_cast<std::size_t>(Window::instead_of_act)]) {
    for (std::size_t i = 0; i < count; ++i) {
      const Act& act = rules.acts[i];
      const bool fits = (one.upgrades > 0 && act.kind == ActKind::upgrade) ||
                        (one.step >= 0 && (act.kind == ActKind::roll || act.kind == ActKind::step));
      if (fits) rules.replaceable[i] = true;
    }
    for (std::size_t i = 0; one.upgrades == 0 && one.step < 0 && i < rules.spaces.size(); ++i) {
      if ((one.spaces >> i & 1) == 0) continue;
      rules.replaceable[static_cast<std::size_t>(rules.spaces[i].act)] = true;
    }
  }
  for (Space& space : rules.spaces) {
    space.deeds = rules.deeds_of_acts[static_cast<std::size_t>(space.act)];
  }
}

}  // namespace houserule
