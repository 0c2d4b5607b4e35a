#include "board_rules/sheet/short_forms.h"

#include <algorithm>

#include "base/display_width.h"
#include "base/sentence.h"
#include "board_rules/sheet/act_forms.h"

namespace houserule {

namespace {

using ActKind = Act::Kind;
using TermKind = Term::Kind;

bool counts_goods(const Term& term) {
  return term.kind == TermKind::count || term.kind == TermKind::kinds ||
         term.kind == TermKind::owned;
}

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
  if (what.kind == TermKind::number) return std::to_string(what.value);
  if (counts_goods(what)) return goods(what.goods);
  if (what.kind == TermKind::rolled) return say("rolled");
  if (what.kind == TermKind::round || what.kind == TermKind::by_round) return say("by-round");
  if (what.kind != TermKind::least || what.parts.size() != 2) return "...";
  const bool first = rules_.terms[at(what.parts[0])].kind == TermKind::number;
  const bool second = rules_.terms[at(what.parts[1])].kind == TermKind::number;
  if (!first && !second) return "...";
  return say("most", number(what.parts[first ? 0 : 1]), number(what.parts[first ? 1 : 0]));
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
  if (counts_goods(what)) return goods(what.goods);
  if (what.kind == TermKind::number) return std::to_string(what.value);
  std::vector<std::string> parts;
  for (const int part : what.parts) parts.push_back(need(part));
  const bool unsaid = std::find(parts.begin(), parts.end(), "") != parts.end();
  if (parts.empty() || unsaid) return {};
  if (what.kind == TermKind::any_of) return joined(parts, " / ", " / ");
  if (what.kind == TermKind::all_of || what.kind == TermKind::sum)
    return joined(parts, " + ", " + ");
  if (what.kind != TermKind::at_least && what.kind != TermKind::exactly) return {};
  return language_ == Language::ja ? parts[0] + parts[1] : parts[1] + " " + parts[0];
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
std::string ShortForms::sequence(const Act& act, std::string_view) const {
  if (act.parts.size() >= 2) {
    const ActKind first = rules_.acts[at(act.parts[0])].kind;
    if (first == ActKind::spend || first == ActKind::spend_one) {
      return of(act.parts[0]) + ": " + list({act.parts.begin() + 1, act.parts.end()}, ", ");
    }
  }
  return list(act.parts, ", ");
}

std::string ShortForms::step(const Act& act, std::string_view) const {
  const auto& step = act.as<Act::Step>();
  std::string line = list(act.parts, ", ");
  if (step.premise != no_act) line = of(step.premise) + ": " + line;
  if (language_ == Language::en && (line.empty() || display_width(line) > long_phrase)) {
    return rules_.names[at(step.name)];
  }
  return line;
}

std::string ShortForms::of(int index) const {
  if (index == no_act) return {};
  const Act& act = rules_.acts[at(index)];
  const ActForms& forms = ActForms::of(act.kind);
  std::string line = (this->*forms.say_shortly)(act, forms.short_key);
  if (act.when != no_term && !line.empty()) {
    const std::string needed = need(act.when);
    if (!needed.empty()) line += " [" + needed + "]";
  }
  return line;
}

std::string ShortForms::said(const Act& act, std::string_view key) const {
  PlainFilling holes;
  const auto add = [&](std::string_view hole, const std::string& text) {
    holes.emplace_back(hole, text);
  };
  const std::string_view between = act.kind == ActKind::choose   ? " / "
                                   : act.kind == ActKind::panels ? "; "
                                                                 : ", ";
  if (!act.parts.empty()) add("acts", list(act.parts, between));
  std::string varied = "short." + std::string(key);
  std::visit(
      [&](const auto& one) {
        if constexpr (requires { one.times; }) {
          add("n", number(one.times));
          const bool plays = act.kind == ActKind::play_cards;
          if (plays && holes.back().second == "1") varied += "-one";
        }
        if constexpr (requires { one.goods; }) add("goods", goods(one.goods));
        if constexpr (requires { one.costs; }) add("costs", shares(one.costs));
        if constexpr (requires { one.gains; }) add("gains", shares(one.gains));
        if constexpr (requires { one.limit; }) {
          add("limit", number(one.limit));
          if (one.limit != no_term) varied += "-limit";
        }
        if constexpr (requires { one.exactly; }) varied += one.exactly ? "-exactly" : "";
        if constexpr (requires { one.from_served; }) varied += one.goods.empty() ? "-any" : "";
        if constexpr (requires { one.occupied; }) varied += one.costs.empty() ? "" : "-paid";
        if constexpr (requires { one.grown; }) add("goods", good(one.grown));
        if constexpr (requires { one.pile; }) {
          add("pile", one.pile < 0 ? "..." : rules_.piles[at(one.pile)].text.in(language_));
        }
        if constexpr (requires { one.fill; }) {
          add("goods", good(one.good));
          add("gains", shares(one.fill));
        }
        if constexpr (requires { one.roll; }) {
          add("roll", rules_.rolls[at(one.roll)].text.in(language_));
          add("die", std::to_string(rules_.rolls[at(one.roll)].die));
        }
      },
      act.keeps);
  return sentence_in(language_, varied, holes);
}

std::string ShortForms::upgrade(const Act& act, std::string_view) const {
  const auto& trade = act.as<Act::Trade>();
  const std::string times = number(trade.times);
  std::string line =
      trade.steps > 1 ? say("up-by", times, std::to_string(trade.steps)) : say("up", times);
  const bool some = !trade.goods.empty() && trade.goods.count() <= 12;
  return some ? say("of", line, goods(trade.goods)) : line;
}

std::string ShortForms::unsaid(const Act&, std::string_view) const { return {}; }

}  // namespace houserule
