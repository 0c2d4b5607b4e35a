// The settlement: its lines from top to bottom.

#include <algorithm>
#include <array>

#include "base/did_you_mean.h"
#include "rules/compile/parts.h"

namespace houserule {

namespace {

// Where the function stands that has the last word.
Place last_word(const Node& holder, const Place& line) {
  const Node* wraps = holder.field(wraps_field);
  return wraps == nullptr || wraps->items.empty() ? line : wraps->items.back().place;
}

using LineKind = SettleLine::Kind;
using Scope = SettleLine::Scope;

// A tally is known already; of sides only if they are the same all through the match.
void keep_line(RuleCompiler& compiler, const Node& node, SettleLine& line) {
  line.kept = compiler.rules.kept_index(line.slug);
  if (line.kept < 0) return;  // told of
  KeptNumber& kept = compiler.rules.kept[static_cast<std::size_t>(line.kept)];
  kept.rule = line.rule;
  kept.text = line.text;
  const bool are_fixed = compiler.rules.teams != Teams::none || !compiler.has_declarer;
  if (line.scope == Scope::each_side && !are_fixed) {
    compiler.diagnostics.fault("no-effect.changing-sides", node.place, {{"path", line.rule.path}},
                               sentence("suggest.write", {{"code", "each_seat"}}));
  }
}

// That it has a name of its own and a function is checked with the words.
SettleLine compile_line(RuleCompiler& compiler, const Node& node, const std::string& path) {
  SettleLine line;
  static constexpr std::array<std::pair<std::string_view, LineKind>, 4> kinds = {
      {{"figure", LineKind::figure},
       {"score", LineKind::score},
       {"tally", LineKind::tally},
       {"wins", LineKind::wins}}};
  for (const auto& [word, kind] : kinds) {
    if (node.is_word(word)) line.kind = kind;
  }
  line.name = node.name;
  line.slug = slug(node.name);
  line.rule = compiler.ref(path + "." + line.slug, node);
  line.text = compiler.text(line.rule.path, line.name, &node);
  line.answers = last_word(node, node.place);
  const Node* function = nullptr;
  for (const Node& item : node.items) {
    if (item.kind == Node::Kind::function) {
      line.hook = item.function;
      function = &item;
    } else if (item.is_word("each_seat")) {
      line.scope = Scope::each_seat;
    } else if (item.is_word("each_side")) {
      line.scope = Scope::each_side;
    } else {
      compiler.wrong_type("wrong-type.in-line", item, {{"given", kind_text(item)}});
    }
  }
  if (function != nullptr) {
    std::vector<std::string> given = {"result"};
    if (line.scope == Scope::each_seat) given = {"seat", "result"};
    if (line.scope == Scope::each_side) given = {"side", "result"};
    line.wraps = compiler.functions_around(node, *function, given);
  }
  if (says_whose(line.kind) && line.scope == Scope::deal) {
    compiler.diagnostics.fault("missing-field.who-scores", node.place, {{"path", line.rule.path}});
  }
  if (line.kind == LineKind::tally) keep_line(compiler, node, line);
  for (const auto& [field, value] : node.fields) {
    if (field == "ja" || field == wraps_field || value.kind == Node::Kind::nothing) continue;
    compiler.diagnostics.fault("no-effect.of-phase", value.place,
                               {{"path", line.rule.path + "." + field}});
  }
  return line;
}

}  // namespace

SettlePhase RuleCompiler::settle(const Node& node, const std::string& path) {
  SettlePhase settle;
  for (const Node& item : node.items) {
    const bool is_line = item.is_word("figure") || item.is_word("score") || item.is_word("tally") ||
                         item.is_word("wins");
    if (!is_line) {
      wrong_type("wrong-type.no-line", item, {{"given", kind_text(item)}});
      continue;
    }
    settle.lines.push_back(compile_line(*this, item, path));
  }
  if (const Node* pay = node.field("pay")) {
    SettleLine line;
    line.kind = LineKind::pay;
    line.name = line.slug = "pay";
    line.rule = ref(path + ".pay", *pay);
    line.hook = pay->function;
    line.answers = last_word(*pay, pay->place);
    line.wraps = functions_around(*pay, *pay, {"result", "chips"});
    if (pay->kind != Node::Kind::function) wrong_type("wrong-type.pay", *pay, {{"path", path}});
    settle.lines.push_back(std::move(line));
  }
  std::vector<std::string> parts;
  for (const SettleLine& line : settle.lines) parts.push_back(line.slug);
  for (const Provenance& gone : rules.removed) {  // lines that a house rule has taken out
    if (!gone.path.starts_with(path + ".")) continue;
    const std::string part = gone.path.substr(path.size() + 1);
    const bool is_line = part != "shows" && part != "tells" && part != "says" &&
                         part.find_first_of(".[") == part.npos;
    if (is_line) parts.push_back(part);
  }
  settle.says = sentences(node, path, parts);
  for (const SettleLine& line : settle.lines) {
    const int kept = line.kind == LineKind::tally ? -1 : rules.kept_index(line.slug);
    if (kept < 0) continue;
    diagnostics.fault("duplicate-name.in-this-list", line.rule.place, {{"name", line.slug}});
  }
  if (settle.lines.empty() && (settle.says.empty() || !scores_at_once)) {
    diagnostics.fault("missing-field.lines", node.place, {{"path", path}});
  }
  const auto figure_called = [&](const Node& named) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < settle.lines.size(); ++i) {
      if (settle.lines[i].kind != LineKind::figure) continue;
      names.push_back(settle.lines[i].name);
      if (settle.lines[i].slug == slug(named.text)) return static_cast<int>(i);
    }
    diagnostics.fault("unknown-value.figure", named.place,
                      {{"path", path}, {"name", quotable(named.text)}},
                      did_you_mean(named.text, names));
    return -1;
  };
  if (const Node* shows = node.field("shows")) settle.shows = figure_called(*shows);
  if (const Node* tells = node.field("tells")) {
    for (const Node& named : tells->items) {
      const int figure = figure_called(named);
      const bool is_twice =
          std::find(settle.tells.begin(), settle.tells.end(), figure) != settle.tells.end();
      if (is_twice && figure >= 0) {
        diagnostics.fault("duplicate-name.in-this-list", named.place, {{"name", named.text}});
      } else if (figure >= 0) {
        settle.tells.push_back(figure);
      }
    }
  }
  return settle;
}

}  // namespace houserule
