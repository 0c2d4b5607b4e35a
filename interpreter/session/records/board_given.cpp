#include "session/records/board_given.h"

#include <fmt/format.h>
#include <algorithm>
#include <charconv>
#include <map>

#include "base/did_you_mean.h"
#include "board_rules/sheet/option_text.h"

namespace houserule {

namespace {

constexpr int most_stated = 1'000;

std::optional<int> whole_in(const std::string& text) {
  int number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || read.ec != std::errc() || read.ptr != text.data() + text.size()) {
    return std::nullopt;
  }
  return number;
}

class GivenReader {
 public:
  GivenReader(const GameRules& game, const std::function<void(const Diagnostic&)>& fault)
      : game_(game), rules_(*game.board), fault_(fault) {}

  BoardSetup read(const Node* given) {
    setup_.phase = phase_named("actions");
    if (given == nullptr) return setup_;
    for (const auto& [key, value] : given->fields) field(key, value);
    return setup_;
  }

 private:
  void fault(std::string_view key, const Node& node, const Filling& filling = {},
             const Text& suggestion = {}) {
    fault_(fault_of(key, node.place, filling, suggestion));
  }

  void field(const std::string& key, const Node& value) {
    if (key == "phase") return phase(value);
    if (key == "round") {
      setup_.round = whole(value, 1);
    } else if (key == "workers") {
      setup_.workers = whole(value, 0);
    } else if (key == "other_workers") {
      setup_.other_workers = whole(value, 0);
    } else if (key == "supply") {
      for (const Node& item : value.items) {
        if (const auto good = good_of(item); good && take(item, good->first, good->second)) {
          setup_.supply.push_back(*good);
        }
      }
    } else if (key == "vessels") {
      vessels(value);
    } else if (key == "strips") {
      for (const Node& item : value.items) setup_.strips.emplace_back(strip(item), 0);
    } else if (key == "on_spaces") {
      on_spaces(value, setup_.on_spaces);
    } else if (key == "others_on_spaces") {
      on_spaces(value, setup_.others_on_spaces);
    } else if (key == "boards") {
      for (const Node& item : value.items) {
        if (const auto good = good_of(item); good && take(item, good->first, 1)) {
          setup_.boards.push_back(good->first);
        }
      }
    } else if (key == "laid") {
      for (const Node& item : value.items) laid(item);
    } else if (key == "turned") {
      for (const Node& item : value.items) turned(item);
    } else if (key == "hand") {
      setup_.hand = cards(value, setup_.open);
    } else if (key == "open") {
      setup_.open = cards(value, setup_.hand);
    } else if (key == "chance") {
      for (const Node& item : value.items) chance(item);
    } else {
      static const std::vector<std::string> known = {
          "phase",         "round",     "workers",
          "other_workers", "supply",    "vessels",
          "strips",        "on_spaces", "others_on_spaces",
          "boards",        "laid",      "turned",
          "hand",          "open",      "chance"};
      fault("unknown-field.position", value, {{"name", quotable(key)}}, did_you_mean(key, known));
    }
  }

  int whole(const Node& node, int from) {
    const double number = node.number;
    if (node.kind == Node::Kind::number && number >= from && number <= most_stated &&
        number == static_cast<int>(number)) {
      return static_cast<int>(number);
    }
    fault("wrong-type.position-number", node, {{"n", std::to_string(from)}});
    return from;
  }

  int phase_named(const std::string& name) const {
    for (std::size_t i = 0; i < rules_.phases.size(); ++i) {
      if (rules_.phases[i].name == name) return static_cast<int>(i);
    }
    return -1;
  }

  void phase(const Node& node) {
    if (node.text == "beginning") {
      setup_.phase = -1;
      return;
    }
    setup_.phase = phase_named(node.text);
    if (setup_.phase >= 0) return;
    std::vector<std::string> known = {"beginning"};
    for (const BoardPhase& one : rules_.phases) known.push_back(one.name);
    fault("unknown-value.position-phase", node, {{"name", quotable(node.text)}},
          did_you_mean(node.text, known));
  }

  std::optional<std::pair<int, int>> good_of(const Node& node) {
    const auto found = good_in(node.text, rules_);
    if (node.kind == Node::Kind::text && found) return found;
    std::vector<std::string> known;
    for (const GoodKind& good : rules_.goods) known.push_back(good.name);
    fault("unknown-good", node, {{"name", quotable(to_text(node))}},
          did_you_mean(node.text, known));
    return std::nullopt;
  }

  // Returns whether there are as many of a good, with those the position has already.
  bool take(const Node& node, int good, int count) {
    if (count < 0 || count > most_stated) {
      fault("wrong-type.position-count", node, {{"n", std::to_string(most_stated)}});
      return false;
    }
    const GoodKind& kind = rules_.goods[static_cast<std::size_t>(good)];
    int most = kind.stock;
    if (kind.pile >= 0) {
      most = 0;
      for (const auto& [which, many] : rules_.piles[static_cast<std::size_t>(kind.pile)].goods) {
        if (which == good) most += many;
      }
    }
    if (most >= 0) {
      int& taken = taken_[good];
      if (count > most - taken) {
        fault("too-many.of-good", node, {{"name", kind.name}, {"n", std::to_string(most)}});
        return false;
      }
      taken += count;
    }
    if (kind.berths < 0) return true;
    const Berths& berths = rules_.berths[static_cast<std::size_t>(kind.berths)];
    int& used = berths_[kind.berths];
    if (count > berths.count - used) {
      fault("too-many.on-berths", node,
            {{"name", berths.name}, {"n", std::to_string(berths.count)}});
      return false;
    }
    used += count;
    return true;
  }

  // { longship = { 3, 0 } }: one with a cargo of 3 and one without.
  void vessels(const Node& node) {
    for (const auto& [name, list] : node.fields) {
      Node named = text_node(name);
      named.place = list.place;
      const auto good = good_of(named);
      if (!good) continue;
      for (const Node& cargo : list.items) {
        if (take(cargo, good->first, 1)) {
          setup_.vessels.emplace_back(good->first, whole(cargo, 0));
        }
      }
    }
  }

  int strip(const Node& node) {
    const int number = whole(node, 1);
    if (number <= static_cast<int>(rules_.strips.size())) return number - 1;
    fault("unknown-value.strip", node, {{"n", std::to_string(number)}});
    return 0;
  }

  int space_named(const std::string& name, const Node& at) {
    for (std::size_t i = 0; i < rules_.spaces.size(); ++i) {
      if (rules_.spaces[i].name == name) return static_cast<int>(i);
    }
    std::vector<std::string> known;
    for (const auto& space : rules_.spaces) known.push_back(space.name);
    fault("unknown-value.space", at, {{"name", quotable(name)}}, nearest_or_all(name, known));
    return 0;
  }

  void on_spaces(const Node& node, std::vector<std::pair<int, int>>& list) {
    for (const auto& [name, count] : node.fields) {
      list.emplace_back(space_named(name, count), whole(count, 1));
    }
  }

  // As a move without its seat: "put hide home 9,2 turned", "fill wood shed_1".
  void laid(const Node& node) {
    const std::vector<std::string> words = words_of(node.text);
    const bool fills = !words.empty() && words.front() == "fill";
    Option option;
    option.verb = static_cast<std::uint8_t>(fills ? Verb::fill : Verb::put);
    const int good = words.size() < 3 ? -1 : slug_index(words[1]);
    const int place = words.size() < 3 ? -1 : place_index(words[2]);
    if (good < 0 || place < 0 || (!fills && words.size() < 4)) {
      return fault("wrong-type.laid-tile", node);
    }
    if (!take(node, good, 1)) return;
    option.of = {static_cast<std::int16_t>(good), static_cast<std::int16_t>(place), 0, 0};
    const BoardKind& kind =
        rules_.kinds[static_cast<std::size_t>(rules_.places[static_cast<std::size_t>(place)].kind)];
    if (fills) {
      const auto slot = std::find_if(kind.slots.begin(), kind.slots.end(),
                                     [&](const auto& one) { return one.first == good; });
      const bool has_room = slot != kind.slots.end() && filled_[{place, good}]++ < slot->second;
      if (!has_room) {
        return fault("wrong-type.laid-no-cell", node, {{"move", quotable(node.text)}});
      }
      option.of[2] = static_cast<std::int16_t>(slot - kind.slots.begin());
      setup_.laid.push_back(option);
      return;
    }
    if (!lies_inside(words, kind, option)) {
      return fault("wrong-type.laid-outside", node, {{"move", quotable(node.text)}});
    }
    const CellSet cells = cells_of(kind, option);
    CellSet& covered = covered_[place];
    if (!(covered & cells).empty()) {
      return fault("wrong-type.laid-on-another", node, {{"move", quotable(node.text)}});
    }
    covered = covered | cells;
    setup_.laid.push_back(option);
  }

  CellSet cells_of(const BoardKind& kind, const Option& option) const {
    const GoodKind& good = rules_.goods[static_cast<std::size_t>(option.of[0])];
    const int same = good.same_as >= 0 ? good.same_as : option.of[0];
    const auto shape = static_cast<std::size_t>(rules_.goods[static_cast<std::size_t>(same)].shape);
    return kind.tiles[shape].cells_of(option.of[3], option.of[2]);
  }

  bool lies_inside(const std::vector<std::string>& words, const BoardKind& kind,
                   Option& option) const {
    const auto comma = words[3].find(',');
    if (comma == std::string::npos || !kind.grid) return false;
    const auto row = whole_in(words[3].substr(0, comma));
    const auto column = whole_in(words[3].substr(comma + 1));
    if (!row || !column || !kind.grid->has({*row, *column})) return false;
    option.of[2] = static_cast<std::int16_t>(kind.grid->number_of({*row, *column}));
    if (words.size() > 4) option.of[3] = static_cast<std::int16_t>(turn_called(words[4]));
    const GoodKind& good = rules_.goods[static_cast<std::size_t>(option.of[0])];
    const int same = good.same_as >= 0 ? good.same_as : option.of[0];
    const int shape = rules_.goods[static_cast<std::size_t>(same)].shape;
    if (shape < 0) return false;
    const LaidShape& laid = kind.tiles[static_cast<std::size_t>(shape)];
    return option.of[3] >= 0 && option.of[3] < laid.turns() &&
           laid.origins(option.of[3]).has(option.of[2]);
  }

  int slug_index(const std::string& slug) const {
    for (std::size_t i = 0; i < rules_.goods.size(); ++i) {
      if (rules_.goods[i].slug == slug) return static_cast<int>(i);
    }
    return -1;
  }

  int place_index(const std::string& written) const {
    for (int i = 0; i < static_cast<int>(rules_.places.size()); ++i) {
      if (place_name(rules_, i) == written) return i;
    }
    return -1;
  }

  void turned(const Node& node) {
    std::vector<std::string> known;
    for (const BoardKind& kind : rules_.kinds) {
      if (kind.back >= 0) known.push_back(kind.name);
      if (kind.name == node.text && kind.back >= 0) {
        setup_.turned.push_back(kind.first_place);
        return;
      }
    }
    fault("unknown-value.board-to-turn", node, {{"name", quotable(node.text)}},
          nearest_or_all(node.text, known));
  }

  Card card(const Node& node) {
    const std::string typed =
        node.kind == Node::Kind::number ? fmt::format("{:.0f}", node.number) : node.text;
    for (int i = 0; i < game_.deck.size(); ++i) {
      const CardInfo& info = game_.deck.cards[static_cast<std::size_t>(i)];
      if (info.code == typed || info.name == typed) return card_at(i);
    }
    return no_card;
  }

  CardSet cards(const Node& list, const CardSet& elsewhere) {
    CardSet set;
    for (const Node& item : list.items) {
      const Card one = card(item);
      if (one == no_card) {
        fault("unknown-card.position", item, {{"card", quotable(to_text(item))}});
      } else if (elsewhere.has(one) || set.has(one)) {
        fault("too-many.card-elsewhere", item, {{"card", quotable(to_text(item))}});
      } else {
        set.add(one);
      }
    }
    return set;
  }

  // Numbers are dice; texts are cards ("card 140"), strips ("strip 3") and goods.
  void chance(const Node& item) {
    if (setup_.chance.size() == static_cast<std::size_t>(max_scripted)) {
      return fault("too-many.chance", item, {{"n", std::to_string(max_scripted)}});
    }
    if (item.kind == Node::Kind::number) {
      const int result = whole(item, 1);
      if (result > max_sides) {
        return fault("wrong-type.die", item, {{"n", std::to_string(max_sides)}});
      }
      setup_.chance.push_back(scripted_result(Chance::die, result));
      return;
    }
    const std::vector<std::string> words = words_of(item.text);
    if (words.size() == 2 && words[0] == "card") {
      const Card one = card(text_node(words[1]));
      if (one != no_card) {
        setup_.chance.push_back(scripted_result(Chance::card, index_of(one)));
        return;
      }
    }
    if (words.size() == 2 && words[0] == "strip") {
      const auto number = whole_in(words[1]);
      if (number && *number >= 1 && *number <= static_cast<int>(rules_.strips.size())) {
        setup_.chance.push_back(scripted_result(Chance::strip, *number - 1));
        return;
      }
    }
    if (const auto good = good_of(item)) {
      setup_.chance.push_back(scripted_result(Chance::good, good->first));
    }
  }

  const GameRules& game_;
  const BoardRules& rules_;
  const std::function<void(const Diagnostic&)>& fault_;
  BoardSetup setup_;
  std::map<int, int> taken_;                   // by good: so many are somewhere
  std::map<int, int> berths_;                  // by row of berths: so many are used
  std::map<int, CellSet> covered_;             // by place: what is laid so far
  std::map<std::pair<int, int>, int> filled_;  // by place and good: cells of their own so far
};

}  // namespace

std::optional<std::pair<int, int>> good_in(const std::string& text, const BoardRules& rules) {
  const auto space = text.find(' ');
  const auto count = space == std::string::npos ? std::nullopt : whole_in(text.substr(0, space));
  const std::string name = count ? text.substr(space + 1) : text;
  for (std::size_t i = 0; i < rules.goods.size(); ++i) {
    if (rules.goods[i].name == name) return std::pair(static_cast<int>(i), count.value_or(1));
  }
  return std::nullopt;
}

Node text_node(const std::string& text) {
  Node node;
  node.kind = Node::Kind::text;
  node.text = text;
  return node;
}

BoardSetup read_board_given(const Node* given, const GameRules& rules,
                            const std::function<void(const Diagnostic&)>& fault) {
  BoardSetup setup = GivenReader(rules, fault).read(given);
  Node nothing;
  nothing.kind = Node::Kind::list;
  setup.given = std::make_shared<const Node>(given == nullptr ? nothing : *given);
  return setup;
}

}  // namespace houserule
