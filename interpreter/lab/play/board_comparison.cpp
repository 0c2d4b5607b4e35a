#include "lab/play/board_comparison.h"

#include <algorithm>

#include "board_agenda/board_look.h"
#include "board_rules/sheet/option_text.h"

namespace houserule {

namespace {

constexpr std::size_t open_cards_zone = StateLayout::first_declared;

std::vector<std::string> names_of_goods(const BoardRules& rules) {
  std::vector<std::string> names;
  for (const GoodKind& good : rules.goods) names.push_back(good.name);
  return names;
}

std::vector<std::string> names_of_spaces(const BoardRules& rules) {
  std::vector<std::string> names;
  for (const Space& space : rules.spaces) names.push_back(space.name);
  return names;
}

std::vector<std::string> names_of_places(const BoardRules& rules) {
  std::vector<std::string> names;
  for (const BoardPlace& place : rules.places) {
    const BoardKind& kind = rules.kinds[static_cast<std::size_t>(place.kind)];
    names.push_back(kind.copies == 1 ? kind.name
                                     : kind.name + " " + std::to_string(place.copy + 1));
  }
  return names;
}

// What is called the same, then what only one table has.
std::vector<std::pair<int, int>> matched(const std::vector<std::string>& first,
                                         const std::vector<std::string>& second) {
  const auto at = [](const std::vector<std::string>& names, const std::string& name) {
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? -1 : static_cast<int>(found - names.begin());
  };
  std::vector<std::pair<int, int>> pairs;
  for (std::size_t i = 0; i < first.size(); ++i) {
    pairs.emplace_back(static_cast<int>(i), at(second, first[i]));
  }
  for (std::size_t i = 0; i < second.size(); ++i) {
    if (at(first, second[i]) < 0) pairs.emplace_back(-1, static_cast<int>(i));
  }
  return pairs;
}

std::vector<std::string> sorted_texts(const GameRules& rules, const Choices& choices) {
  std::vector<std::string> texts;
  for (const Option& option : choices.options) texts.push_back(option_text(rules, option));
  std::sort(texts.begin(), texts.end());
  return texts;
}

std::string now_not_before(const std::string& what, int now, int before) {
  return what + " " + std::to_string(now) + ", not " + std::to_string(before);
}

template <class Thing>
const std::string& name_at(const std::vector<Thing>& things, int at) {
  return things[static_cast<std::size_t>(at)].name;
}

}  // namespace

struct BoardComparison::Sights {
  const BoardSight& first;
  const BoardSight& second;
};

BoardComparison::BoardComparison(const GameRules& first, const GameRules& second)
    : first_(first), second_(second) {
  if (first.board == nullptr || second.board == nullptr) return;
  const BoardRules& a = *first.board;
  const BoardRules& b = *second.board;
  goods_ = matched(names_of_goods(a), names_of_goods(b));
  spaces_ = matched(names_of_spaces(a), names_of_spaces(b));
  places_ = matched(names_of_places(a), names_of_places(b));
  const auto all_same = [](const Pairs& pairs) {
    return std::all_of(pairs.begin(), pairs.end(),
                       [](const auto& pair) { return pair.first == pair.second; });
  };
  same_names_ = all_same(goods_) && all_same(spaces_) && all_same(places_);
}

bool BoardComparison::same_options(const Choices& first, const Choices& second) const {
  if (first.options.size() != second.options.size()) return false;
  // Rules of the table that are used have other numbers where house rules bring or take some.
  const auto is_numbered = [](const Option& option) {
    return option.verb == static_cast<std::uint8_t>(Verb::use);
  };
  if (same_names_ && first.options == second.options &&
      std::none_of(first.options.begin(), first.options.end(), is_numbered)) {
    return true;
  }
  return sorted_texts(first_, first) == sorted_texts(second_, second);
}

Option BoardComparison::option(const Option& of_first, const Choices& second) const {
  const std::string text = option_text(first_, of_first);
  const auto found =
      std::find_if(second.options.begin(), second.options.end(),
                   [&](const Option& other) { return option_text(second_, other) == text; });
  return found == second.options.end() ? of_first : *found;
}

bool BoardComparison::same_place(const State& first, const State& second) const {
  const BoardLook a(first_, first);
  const BoardLook b(second_, second);
  const BoardLook::Asked one = a.asked();
  const BoardLook::Asked other = b.asked();
  const auto gap = [](const BoardLook& look, const BoardLook::Asked& asked) {
    return asked.gap < 0 ? std::string() : look.rules().names[static_cast<std::size_t>(asked.gap)];
  };
  const auto space = [](const BoardLook& look, const BoardLook::Asked& asked) {
    return asked.space < 0 ? std::string() : name_at(look.rules().spaces, asked.space);
  };
  const auto phase = [](const BoardLook& look) {
    return look.phase() < 0 ? std::string() : name_at(look.rules().phases, look.phase());
  };
  return one.question == other.question && a.round() == b.round() && phase(a) == phase(b) &&
         gap(a, one) == gap(b, other) && space(a, one) == space(b, other);
}

int BoardComparison::waiting(const State& first, const State& second) const {
  const BoardLook a(first_, first);
  const BoardLook b(second_, second);
  const BoardLook::Asked one = a.asked();
  const BoardLook::Asked other = b.asked();
  const auto sooner = [](auto of_first, auto of_second) {
    return of_first < of_second ? -1 : of_first > of_second ? 1 : 0;
  };
  using Question = BoardLook::Question;
  const auto is_menu = [](Question question) {
    return question == Question::nothing || question == Question::turn || question == Question::gap;
  };
  for (const int which :
       {sooner(is_menu(one.question), is_menu(other.question)), sooner(a.round(), b.round()),
        sooner(a.phase(), b.phase()), sooner(!one.in_action, !other.in_action)}) {
    if (which != 0) return which;
  }
  return 0;
}

std::string BoardComparison::goods_differ(const Sights& sights) const {
  const BoardSight& first = sights.first;
  const BoardSight& second = sights.second;
  const auto name = [&](const std::pair<int, int>& pair) {
    return pair.second < 0 ? name_at(first.rules().goods, pair.first)
                           : name_at(second.rules().goods, pair.second);
  };
  const auto compare = [&](const auto& count, const std::string& of, const std::string& what) {
    for (const auto& pair : goods_) {
      const int before = pair.first < 0 ? 0 : count(first, pair.first);
      const int now = pair.second < 0 ? 0 : count(second, pair.second);
      if (before == now) continue;
      return of.empty()
                 ? std::to_string(now) + " " + name(pair) + what + ", not " + std::to_string(before)
                 : now_not_before(of + name(pair), now, before);
    }
    return std::string();
  };
  const auto supply = [](const BoardSight& sight, int good) { return int{sight.supply(good)}; };
  if (auto found = compare(supply, "", ""); !found.empty()) return found;
  const auto vessels = [](const BoardSight& sight, int good) {
    int count = 0;
    for (int i = 0; i < sight.rules().berth_count; ++i) count += sight.vessel(i) == good ? 1 : 0;
    return count;
  };
  if (auto found = compare(vessels, "", " afloat"); !found.empty()) return found;
  const auto cargo = [](const BoardSight& sight, int good) {
    int sum = 0;
    for (int i = 0; i < sight.rules().berth_count; ++i) {
      if (sight.vessel(i) == good) sum += sight.cargo(i);
    }
    return sum;
  };
  if (auto found = compare(cargo, "cargo of ", ""); !found.empty()) return found;
  // Whatever is not limited has no stock.
  const auto stock = [](const BoardSight& sight, int good) { return int{sight.stock(good)}; };
  return compare(stock, "", " left");
}

std::string BoardComparison::workers_differ(const Sights& sights) const {
  const BoardSight& first = sights.first;
  const BoardSight& second = sights.second;
  const std::string& workers = second.rules().workers.en;
  for (int colour = 0; colour < std::min(first.rules().colours, second.rules().colours); ++colour) {
    const int before = first.pool(colour);
    const int now = second.pool(colour);
    if (before != now) return now_not_before(workers + " at home:", now, before);
  }
  for (const auto& [one, other] : spaces_) {
    for (int colour = 0; colour < max_colours; ++colour) {
      const int before = one < 0 ? 0 : first.workers(one, colour);
      const int now = other < 0 ? 0 : second.workers(other, colour);
      if (before == now) continue;
      const std::string& space =
          other < 0 ? name_at(first.rules().spaces, one) : name_at(second.rules().spaces, other);
      return now_not_before(workers + " on " + space + ":", now, before);
    }
  }
  return "";
}

std::string BoardComparison::boards_differ(const Sights& sights) const {
  const BoardSight& first = sights.first;
  const BoardSight& second = sights.second;
  for (const auto& [one, other] : places_) {
    const std::string& name = other < 0 ? first.kind_of(one).name : second.kind_of(other).name;
    if (one < 0 || other < 0) {
      const int there = one < 0 ? second.owned(other) : first.owned(one);
      if (there != 0) return name + (one < 0 ? " is new" : " is gone");
      continue;
    }
    if (first.owned(one) != second.owned(other)) {
      return name + (second.owned(other) != 0 ? " is new" : " is gone");
    }
    if (first.face_up(one) != second.face_up(other)) return "which side of " + name + " is up";
    if (first.lying(one) != second.lying(other)) {
      return now_not_before("goods lying on " + name + ":", second.lying(other), first.lying(one));
    }
    const BoardKind& kind = first.kind_of(one);
    const BoardKind& kind_now = second.kind_of(other);
    if (kind.grid && kind_now.grid && kind.grid->words() == kind_now.grid->words() &&
        first.covered(one) != second.covered(other)) {
      return "what lies on " + name;
    }
    for (std::size_t i = 0; i < std::min(kind.slots.size(), kind_now.slots.size()); ++i) {
      const int slot = static_cast<int>(i);
      if (first.slot(one, slot) == second.slot(other, slot)) continue;
      return now_not_before("filled cells of " + name + ":", second.slot(other, slot),
                            first.slot(one, slot));
    }
  }
  for (std::size_t i = 0; i < std::min(first.rules().strips.size(), second.rules().strips.size());
       ++i) {
    const int strip = static_cast<int>(i);
    if (first.strip(strip) != second.strip(strip)) return "strip " + std::to_string(i + 1);
  }
  return "";
}

// Both tables have the same cards.
std::string BoardComparison::cards_differ(const State& first, const State& second) const {
  const auto differs = [&](std::size_t zone, const char* where) {
    const CardSet before = first.cards(first_.layout, zone, seat_at(0));
    const CardSet now = second.cards(second_.layout, zone, seat_at(0));
    if (before == now) return std::string();
    const CardSet more = now - before;
    const Card card = more.empty() ? (before - now).first() : more.first();
    return second_.deck.info(card).name + (more.empty() ? " is no longer " : " is ") + where;
  };
  const std::string open = differs(open_cards_zone, "open");
  return open.empty() ? differs(StateLayout::hand, "in the hand") : open;
}

std::string BoardComparison::difference(const State& first, const State& second) const {
  const BoardSight a(*first_.board, first_.layout, first);
  const BoardSight b(*second_.board, second_.layout, second);
  const Sights sights{a, b};
  if (a.round() != b.round()) return now_not_before("round", b.round(), a.round());
  if (auto found = goods_differ(sights); !found.empty()) return found;
  if (auto found = workers_differ(sights); !found.empty()) return found;
  if (auto found = cards_differ(first, second); !found.empty()) return found;
  return boards_differ(sights);
}

}  // namespace houserule
