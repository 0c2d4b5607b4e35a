#include "board_rules/sheet/board_phrases.h"

#include <algorithm>

#include "base/sentence.h"
#include "rules/sheet/phrases.h"

namespace houserule {

namespace {

std::vector<Text> numbers_of(std::uint32_t columns) {
  std::vector<Text> numbers;
  for (int i = 0; i < 32; ++i) {
    if ((columns >> i & 1) != 0) numbers.push_back(number_text(i));
  }
  return numbers;
}

}  // namespace

Text BoardPhrases::good(int good, int count) const {
  if (good < 0) return {};
  const GoodKind& kind = rules_.goods[static_cast<std::size_t>(good)];
  return count == 1 || kind.many.empty() ? kind.text : Text{kind.many, kind.text.ja};
}

Text BoardPhrases::several(const GoodSet& set) const {
  return set.count() == 1 ? good(set.first(), 2) : goods(set);
}

// A column of the ladder is named by what its goods are, a group by its own name.
Text BoardPhrases::goods(const GoodSet& set, bool either) const {
  std::vector<Text> parts;
  GoodSet rest = set;
  while (!rest.empty()) {
    const GoodGroup* largest = nullptr;
    for (const GoodGroup& group : rules_.groups) {
      const bool fits = group.goods.count() > 1 && (group.goods - rest).empty();
      if (fits && (largest == nullptr || group.goods.count() > largest->goods.count())) {
        largest = &group;
      }
    }
    if (largest == nullptr) {
      parts.push_back(good(rest.first()));
      rest.remove(rest.first());
      continue;
    }
    const int column = rules_.goods[static_cast<std::size_t>(largest->goods.first())].column;
    bool is_column = column >= 0;
    for (const int one : largest->goods) {
      is_column = is_column && rules_.goods[static_cast<std::size_t>(one)].column == column;
    }
    parts.push_back(is_column ? sentence("goods.class", {{"class", largest->text}})
                              : sentence("goods.named", {{"group", largest->text}}));
    rest = rest - largest->goods;
  }
  return listed(parts, either);
}

Text BoardPhrases::share(const Share& share) const {
  Filling arguments = {{"n", number_text(share.count)}, {"good", good(share.good, share.count)}};
  std::string_view key = "share.plain";
  if (share.times != no_term) {
    const Term& times = term_at(share.times);
    if (times.kind == Term::Kind::round) {
      key = "share.round";
    } else if (times.kind == Term::Kind::count || times.kind == Term::Kind::owned) {
      const bool held = times.kind == Term::Kind::count;
      key = held ? "share.each" : "share.owned";
      arguments.emplace_back("of", held ? several(times.goods) : owned_things(times));
    } else {
      key = share.count == 1 ? "share.times" : "share.times.many";
      arguments.emplace_back("number", in_brackets(share.times));
    }
  }
  Text text = sentence(key, arguments);
  if (share.cargo > 0) {
    text = sentence("share.loaded", {{"share", text}, {"n", number_text(share.cargo)}});
  }
  if (share.when == no_term) return text;
  return sentence("share.if", {{"share", text}, {"condition", condition(share.when)}});
}

Text BoardPhrases::shares(const Shares& shares) const {
  std::vector<Text> parts;
  for (const Share& one : shares) parts.push_back(share(one));
  return listed(parts);
}

Text BoardPhrases::board(int kind) const {
  return kind < 0 ? Text{} : rules_.kinds[static_cast<std::size_t>(kind)].text;
}

Text BoardPhrases::boards(std::uint64_t kinds, bool either) const {
  for (const BoardGroup& group : rules_.board_groups) {
    if (group.kinds == kinds) return group.text;
  }
  std::vector<Text> parts;
  std::uint64_t rest = kinds;
  for (const BoardGroup& group : rules_.board_groups) {
    if (group.kinds == 0 || (group.kinds & ~rest) != 0) continue;
    parts.push_back(group.text);
    rest &= ~group.kinds;
  }
  for (std::size_t i = 0; i < rules_.kinds.size(); ++i) {
    if ((rest >> i & 1) != 0) parts.push_back(rules_.kinds[i].text);
  }
  return listed(parts, either);
}

std::vector<Text> BoardPhrases::names_of_groups(std::uint32_t groups) const {
  std::vector<Text> names;
  for (std::size_t i = 0; i < rules_.space_groups.size(); ++i) {
    if ((groups >> i & 1) != 0) names.push_back(rules_.space_groups[i].text);
  }
  return names;
}

Text BoardPhrases::space(std::uint64_t spaces, std::uint32_t groups, std::uint32_t columns) const {
  std::vector<Text> names;
  for (std::size_t i = 0; i < rules_.spaces.size(); ++i) {
    if ((spaces >> i & 1) != 0) names.push_back(same(rules_.spaces[i].name));
  }
  if (!names.empty()) return listed(names, true);
  const std::vector<Text> group_names = names_of_groups(groups);
  const std::vector<Text> numbers = numbers_of(columns);
  const Filling arguments = {{"groups", listed(group_names, true)},
                             {"column", listed(numbers, true)}};
  if (group_names.empty()) {
    return numbers.empty() ? sentence("on.any") : sentence("on.column", arguments);
  }
  return sentence(numbers.empty() ? "on.groups" : "on.groups.column", arguments);
}

Text BoardPhrases::all_spaces(std::uint32_t groups, std::uint32_t columns) const {
  const std::vector<Text> group_names = names_of_groups(groups);
  const std::vector<Text> numbers = numbers_of(columns);
  std::string_view key = numbers.empty() ? "on.all.groups" : "on.all.groups.column";
  if (group_names.empty()) key = numbers.empty() ? "on.all" : "on.all.column";
  return sentence(key, {{"groups", listed(group_names)}, {"column", listed(numbers)}});
}

Text BoardPhrases::workers(int count) const {
  return sentence(
      count == 1 ? "worker.one" : "worker.many",
      {{"n", number_text(count)}, {"worker", rules_.worker}, {"workers", rules_.workers}});
}

Text BoardPhrases::phase(int phase) const {
  return phase < 0 ? Text{} : rules_.phases[static_cast<std::size_t>(phase)].text;
}

Text BoardPhrases::step(int name) const {
  if (name < 0) return sentence("moment.any_roll");
  for (const RollRules& roll : rules_.rolls) {
    if (roll.name_index == name) return roll.text;
  }
  for (const StepRules& one : rules_.steps) {
    if (act_at(one.act).as<Act::Step>().name == name) return one.text;
  }
  return same(rules_.names[static_cast<std::size_t>(name)]);
}

Text BoardPhrases::marks(CardSet cards) const {
  std::vector<Text> names;
  CardSet rest = cards;
  for (const CardGroup& group : game_.deck.groups) {
    if (!group.cards.is_subset_of(cards) || (group.cards & rest).empty()) continue;
    names.push_back(group.text);
    rest -= group.cards;
  }
  return listed(names, true);
}

// Several steps may count as one deed: it is called as the roll or the step of its name is.
Text BoardPhrases::deed(int deed) const {
  const std::string& name = rules_.deeds[static_cast<std::size_t>(deed)];
  for (const RollRules& roll : rules_.rolls) {
    if (roll.deed == deed) return roll.text;
  }
  const StepRules* first = nullptr;
  for (const StepRules& one : rules_.steps) {
    if (act_at(one.act).as<Act::Step>().deed != deed) continue;
    if (one.name == name) return one.text;
    if (first == nullptr) first = &one;
  }
  return first == nullptr ? Text{} : first->text;
}

Text BoardPhrases::deeds(std::uint64_t deeds) const {
  std::vector<Text> names;
  for (std::size_t i = 0; i < rules_.deeds.size(); ++i) {
    if ((deeds >> i & 1) == 0) continue;
    Text name = deed(static_cast<int>(i));
    if (name.en.empty()) name = same(rules_.deeds[i]);
    names.push_back(sentence("deed.quoted", {{"name", name}}));
  }
  return listed(names, true);
}

}  // namespace houserule
