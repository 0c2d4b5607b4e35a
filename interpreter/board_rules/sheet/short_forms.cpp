#include "board_rules/sheet/short_forms.h"

#include "base/sentence.h"

#include "base/display_width.h"

namespace houserule {

namespace {

using ActKind = Act::Kind;
using TermKind = Term::Kind;

constexpr int long_phrase = 24;  // columns; a step with more is called by its name

}  // namespace

std::string ShortForms::say(std::string_view key, const std::string& a,
                            const std::string& b) const {
  return sentence_in(language_, "short." + std::string(key), {{"a", a}, {"b", b}});
}

std::string ShortForms::text(const Text& text, int good) const {
  const std::string& here = text.in(language_);
  return here.empty() ? rules_.goods[at(good)].name : here;
}

std::string ShortForms::amount(int which, int count) const {
  if (which == rules_.silver) return std::to_string(count) + "$";
  if (count == 1) return good(which);
  if (language_ == Language::ja) return good(which) + std::to_string(count);
  const std::string& many = rules_.goods[at(which)].many;
  return std::to_string(count) + " " + (many.empty() ? good(which) : many);
}

std::string ShortForms::number(int term) const {
  if (term == no_term) return "1";
  const Term& what = rules_.terms[at(term)];
  switch (what.kind) {
    case TermKind::number:
      return std::to_string(what.value);
    case TermKind::count:
    case TermKind::kinds:
    case TermKind::owned:
      return goods(what.goods);
    case TermKind::rolled:
      return say("rolled");
    case TermKind::round:
    case TermKind::by_round:
      return say("by-round");
    case TermKind::least:
      for (std::size_t i = 0; i < what.parts.size(); ++i) {
        if (rules_.terms[at(what.parts[i])].kind != TermKind::number || what.parts.size() != 2) {
          continue;
        }
        return say("most", number(what.parts[i]), number(what.parts[1 - i]));
      }
      break;
    default:
      break;
  }
  return "...";
}

std::string ShortForms::shares(const Shares& shares) const {
  std::string line;
  for (const Share& share : shares) {
    std::string one = amount(share.good, share.count);
    if (share.times != no_term) {
      const Term& times = rules_.terms[at(share.times)];
      if (times.kind == TermKind::number) {
        one = amount(share.good, share.count * times.value);
      } else {
        one = say("per", one, number(share.times));
      }
    }
    line += (line.empty() ? "" : ", ") + one;
  }
  return line;
}

std::string ShortForms::goods(const GoodSet& set) const {
  if (set.empty()) return "...";
  if (set.count() > 1) {
    for (const GoodGroup& group : rules_.groups) {
      if (group.goods == set) return group.text.in(language_);
    }
  }
  constexpr int most = 4;
  std::string line;
  int told = 0;
  for (const int one : set) {
    if (told++ == most) return line + "/...";
    line += (line.empty() ? "" : "/") + good(one);
  }
  return line;
}

std::string ShortForms::need(int term) const {
  if (term == no_term) return {};
  const Term& what = rules_.terms[at(term)];
  const auto parts = [&](std::string_view between) {
    std::string line;
    for (const int part : what.parts) {
      const std::string one = need(part);
      if (one.empty()) return std::string();
      line += (line.empty() ? "" : std::string(between)) + one;
    }
    return line;
  };
  switch (what.kind) {
    case TermKind::count:
    case TermKind::kinds:
    case TermKind::owned:
      return goods(what.goods);
    case TermKind::number:
      return std::to_string(what.value);
    case TermKind::at_least:
    case TermKind::exactly: {
      if (what.parts.size() != 2) return {};
      const std::string of = need(what.parts[0]);
      const std::string many = need(what.parts[1]);
      if (of.empty() || many.empty()) return {};
      return language_ == Language::ja ? of + many : many + " " + of;
    }
    case TermKind::any_of:
      return parts(" / ");
    case TermKind::all_of:
    case TermKind::sum:
      return parts(" + ");
    default:
      return {};
  }
}

std::string ShortForms::list(const std::vector<int>& parts, std::string_view between) const {
  std::string line;
  for (const int part : parts) {
    const std::string one = of(part);
    if (one.empty()) continue;
    line += (line.empty() ? "" : std::string(between)) + one;
  }
  return line;
}

// What is paid first stands before a colon.
std::string ShortForms::sequence(const Act& act) const {
  if (act.parts.size() >= 2) {
    const ActKind first = rules_.acts[at(act.parts[0])].kind;
    if (first == ActKind::spend || first == ActKind::spend_one) {
      return of(act.parts[0]) + ": " + list({act.parts.begin() + 1, act.parts.end()}, ", ");
    }
  }
  return list(act.parts, ", ");
}

std::string ShortForms::step(const Act& act) const {
  std::string line = list(act.parts, ", ");
  if (act.premise != no_act) line = of(act.premise) + ": " + line;
  const bool has_name = act.name >= 0 && language_ == Language::en;
  if (has_name && (line.empty() || display_width(line) > long_phrase)) {
    return rules_.names[at(act.name)];
  }
  return line;
}

std::string ShortForms::of(int index) const {
  if (index == no_act) return {};
  const Act& act = rules_.acts[at(index)];
  std::string line = plain(act);
  if (act.when != no_term && !line.empty()) {
    const std::string needed = need(act.when);
    if (!needed.empty()) line += " [" + needed + "]";
  }
  return line;
}

std::string ShortForms::plain(const Act& act) const {
  const std::string times = number(act.times);
  switch (act.kind) {
    case ActKind::list:
    case ActKind::at_once:
      return sequence(act);
    case ActKind::may:
      return say("may", list(act.parts, ", "));
    case ActKind::choose:
      return list(act.parts, " / ");
    case ActKind::panels:
      return list(act.parts, "; ");
    case ActKind::again:
    case ActKind::repeat:
      return say("again", times, list(act.parts, ", "));
    case ActKind::action:
      return act.body != no_act ? of(act.body) : list(act.parts, ", ");
    case ActKind::step:
      return step(act);
    case ActKind::gain:
      return shares(act.gains);
    case ActKind::spend:
      return shares(act.costs);
    case ActKind::spend_one:
      return goods(act.goods);
    case ActKind::convert:
      return shares(act.costs) + ": " + shares(act.gains);
    case ActKind::draw:
      if (act.pile < 0) return "...";
      return say("draw", times, rules_.piles[at(act.pile)].text.in(language_));
    case ActKind::gain_one:
      return act.limit == no_term ? goods(act.goods)
                                  : say("limit", goods(act.goods), number(act.limit));
    case ActKind::buy:
      return say("buy", times, goods(act.goods));
    case ActKind::upgrade: {
      std::string line =
          act.steps > 1 ? say("up-by", times, std::to_string(act.steps)) : say("up", times);
      const bool some = !act.goods.empty() && act.goods.count() <= 12;
      return some ? say("of", line, goods(act.goods)) : line;
    }
    case ActKind::flip:
      return say("flip", goods(act.goods));
    case ActKind::shift:
      return say("shift", goods(act.goods));
    case ActKind::take_items:
      return say(act.exactly ? "strip-exactly" : "strip", times);
    case ActKind::breed:
      return say("breed", goods(act.goods));
    case ActKind::gain_and_put:
    case ActKind::put_one:
      return act.goods.empty() ? say("lay-any") : say("lay", goods(act.goods));
    case ActKind::put_tiles:
      return say("lay-any");
    case ActKind::lift:
      return say("lift", goods(act.goods), shares(act.gains));
    case ActKind::forgo:
      return say("forgo", goods(act.goods));
    case ActKind::evaluate_income:
      return say("income");
    case ActKind::evaluate_bonus:
      return say("bonus");
    case ActKind::reveal_strips:
    case ActKind::advance_strips:
      return say("reveal");
    case ActKind::take_back:
    case ActKind::bring_back:
      return say("back", times);
    case ActKind::use_space:
      return act.costs.empty() ? say("space") : shares(act.costs) + ": " + say("space");
    case ActKind::load:
      return say("load", goods(act.goods));
    case ActKind::unload:
      return say("unload", goods(act.goods));
    case ActKind::remove_cargo:
      return say("cargo-lost");
    case ActKind::add_to_rolls:
      return say("roll-more", times);
    case ActKind::roll: {
      const RollRules& roll = rules_.rolls[at(act.roll)];
      return say("die", roll.text.in(language_), std::to_string(roll.die));
    }
    case ActKind::draw_cards:
      return say("cards", times);
    case ActKind::remove_cards:
      return say("cards-out");
    case ActKind::play_cards:
      return times == "1" ? say("play-one") : say("play", times);
    default:
      return {};
  }
}

}  // namespace houserule
