#include "board_rules/read/bounds.h"

#include <algorithm>

#include "board_rules/model/term_facts.h"

namespace houserule {

namespace {

using TermKind = Term::Kind;

constexpr int any_more = max_board_number;

bool has_house_number(const Node& node) {
  const auto inside = [](const auto& list, const auto& value_of) {
    return std::any_of(list.begin(), list.end(),
                       [&](const auto& one) { return has_house_number(value_of(one)); });
  };
  if (node.kind == Node::Kind::number && !node.name.empty()) return true;
  return inside(node.items, [](const Node& one) -> const Node& { return one; }) ||
         inside(node.fields, [](const NodeField& one) -> const Node& { return one.value; });
}

int bounded(std::int64_t number) {
  return static_cast<int>(std::clamp<std::int64_t>(number, -any_more, any_more));
}

Bounds truth(bool always, bool never) { return {always ? 1 : 0, never ? 0 : 1}; }

Bounds compared(TermKind kind, const Bounds& a, const Bounds& b) {
  if (kind == TermKind::at_least) return truth(a.least >= b.most, a.most < b.least);
  if (kind == TermKind::at_most) return truth(a.most <= b.least, a.least > b.most);
  const bool fixed = a.least == a.most && b.least == b.most;
  return truth(fixed && a.least == b.least, a.most < b.least || a.least > b.most);
}

Bounds combined(TermKind kind, const std::vector<Bounds>& parts) {
  const auto is_always = [](const Bounds& one) { return one.is_always(); };
  const auto is_never = [](const Bounds& one) { return one.is_never(); };
  const bool all = std::all_of(parts.begin(), parts.end(), is_always);
  const bool some = std::any_of(parts.begin(), parts.end(), is_always);
  const bool none = std::all_of(parts.begin(), parts.end(), is_never);
  if (kind == TermKind::all_of)
    return truth(all, std::any_of(parts.begin(), parts.end(), is_never));
  return kind == TermKind::any_of ? truth(some, none) : truth(none, some);
}

Bounds product(const Bounds& a, const Bounds& b) {
  const auto corners = {std::int64_t{a.least} * b.least, std::int64_t{a.least} * b.most,
                        std::int64_t{a.most} * b.least, std::int64_t{a.most} * b.most};
  return {bounded(std::min(corners)), bounded(std::max(corners))};
}

Bounds half(const Bounds& whole) {
  const auto halved = [](int n) { return n >= 0 ? n / 2 : -((1 - n) / 2); };
  return {halved(whole.least), halved(whole.most)};
}

// Below the first step it is 0, and so it is after the last round.
Bounds stepped(const Term& term) {
  Bounds bounds;
  for (const auto& step : term.steps) {
    bounds = {std::min(bounds.least, step.second), std::max(bounds.most, step.second)};
  }
  return bounds;
}

}  // namespace

Bounds bounds_of(const BoardCompiler& compiler, int index) {
  const Term& term = compiler.rules.terms[static_cast<std::size_t>(index)];
  const bool condition = facts_of(term.kind).condition;
  const auto written = compiler.terms_written.find(index);
  const bool unknown =
      written != compiler.terms_written.end() && has_house_number(*written->second);
  if (unknown) return condition ? Bounds{0, 1} : Bounds{-any_more, any_more};
  std::vector<Bounds> parts;
  for (const int part : term.parts) parts.push_back(bounds_of(compiler, part));
  switch (term.kind) {
    case TermKind::number:
      return {term.value, term.value};
    case TermKind::by_round:
    case TermKind::by_count:
      return stepped(term);
    case TermKind::sum: {
      Bounds sum;
      for (const Bounds& one : parts) {
        sum = {bounded(std::int64_t{sum.least} + one.least),
               bounded(std::int64_t{sum.most} + one.most)};
      }
      return sum;
    }
    case TermKind::product: {
      Bounds all{1, 1};
      for (const Bounds& one : parts) all = product(all, one);
      return all;
    }
    case TermKind::half:
      return half(parts.front());
    case TermKind::least:
    case TermKind::most: {
      Bounds best = parts.front();
      for (const Bounds& one : parts) {
        best = term.kind == TermKind::least
                   ? Bounds{std::min(best.least, one.least), std::min(best.most, one.most)}
                   : Bounds{std::max(best.least, one.least), std::max(best.most, one.most)};
      }
      return best;
    }
    case TermKind::minus:
      return {-parts.front().most, -parts.front().least};
    case TermKind::at_least:
    case TermKind::at_most:
    case TermKind::exactly:
      return compared(term.kind, parts[0], parts[1]);
    case TermKind::all_of:
    case TermKind::any_of:
    case TermKind::none_of:
      return combined(term.kind, parts);
    case TermKind::last_round:
    case TermKind::forgone:
    case TermKind::done:
    case TermKind::in_phase:
    case TermKind::at_gap:
      return {0, 1};
    case TermKind::points_of:
    case TermKind::card_points:
      return {-any_more, any_more};
    case TermKind::count:
    case TermKind::kinds:
    case TermKind::round:
    case TermKind::workers:
    case TermKind::at_home:
    case TermKind::placed_now:
    case TermKind::placements:
    case TermKind::owned:
    case TermKind::income:
    case TermKind::uncovered:
    case TermKind::bad_cells:
    case TermKind::served:
    case TermKind::cargo:
    case TermKind::laden:
    case TermKind::level:
    case TermKind::had_at_start:
    case TermKind::gained:
    case TermKind::spent:
    case TermKind::cards_played:
    case TermKind::kinds_taken:
    case TermKind::rolled:
    case TermKind::rolls:
    case TermKind::vessels_used:
    case TermKind::just_gained:
    case TermKind::actions_open:
    case TermKind::actions_begun:
    case TermKind::phases_begun:
      break;
  }
  return {0, any_more};
}

}  // namespace houserule
