// What lies before a player of a board game: goods by groups, vessels, strips, cards.

#include <algorithm>

#include "talk/pictures/board_picture.h"

namespace houserule {

namespace {

std::size_t number_at(int index) { return static_cast<std::size_t>(index); }

}  // namespace

// The name of the smallest group that has all of them.
std::string BoardPicture::group_of(const GoodSet& goods, std::string_view otherwise) const {
  const GoodGroup* best = nullptr;
  for (const GoodGroup& group : look_.rules().groups) {
    if (!(goods - group.goods).empty()) continue;
    if (best == nullptr || group.goods.count() < best->goods.count()) best = &group;
  }
  if (best == nullptr) return words_.speaker().say(otherwise);
  const std::string& name = words_.speaker().text(best->text);
  return name.empty() ? best->name : name;
}

std::string BoardPicture::vessels() const {
  const BoardSight& sight = look_.sight();
  std::string line;
  for (const Berths& berths : look_.rules().berths) {
    std::string here;
    int used = 0;
    for (int i = berths.first; i < berths.first + berths.count; ++i) {
      const int vessel = sight.vessel(i);
      if (vessel < 0) continue;
      ++used;
      here += (here.empty() ? "" : ", ") + words_.phrases().good(vessel);
      const GoodKind& kind = look_.rules().goods[number_at(vessel)];
      const int cargo = sight.cargo(i) + kind.built_in;
      if (cargo > 0) here += " (" + words_.amount(kind.cargo, cargo) + ")";
    }
    const std::string& name = words_.speaker().text(berths.text);
    line += (line.empty() ? "" : "; ") + (name.empty() ? berths.name : name) + " " +
            std::to_string(used) + "/" + std::to_string(berths.count);
    if (!here.empty()) line += ": " + here;
  }
  return line;
}

// The items that are left on each strip that can be seen: "1 WWSS$".
std::string BoardPicture::strips() const {
  const std::vector<StripRules>& strips = look_.rules().strips;
  std::string line;
  for (std::size_t i = 0; i < strips.size(); ++i) {
    const int next = look_.sight().strip(static_cast<int>(i));
    if (next <= 0) continue;
    std::string items;
    for (std::size_t item = number_at(next - 1); item < strips[i].items.size(); ++item) {
      const int good = strips[i].items[item].first;
      std::string sign = words_.mark(good);
      if (good == look_.rules().silver) {
        sign = "$";
      } else if (words_.speaker().language() == Language::en) {
        sign = capitalized(sign).substr(0, 1);
      }
      items += sign;
    }
    if (items.empty()) continue;
    line += (line.empty() ? "" : "  ") + std::to_string(i + 1) + " " + items;
  }
  return line;
}

std::vector<BoardPicture::Item> BoardPicture::supply() const {
  const BoardRules& rules = look_.rules();
  const BoardSight& sight = look_.sight();
  std::vector<GoodSet> columns;
  GoodSet pieces;
  GoodSet others;
  std::vector<GoodSet> piles(rules.piles.size());
  for (int i = 0; i < static_cast<int>(rules.goods.size()); ++i) {
    const GoodKind& kind = rules.goods[number_at(i)];
    if (kind.berths >= 0 || kind.place >= 0) continue;
    const GoodKind& as = kind.same_as >= 0 ? rules.goods[number_at(kind.same_as)] : kind;
    if (as.column >= 0) {
      if (number_at(as.column) >= columns.size()) columns.resize(number_at(as.column) + 1);
      columns[number_at(as.column)].add(i);
    } else if (kind.pile >= 0) {
      piles[number_at(kind.pile)].add(i);
    } else if (kind.shape >= 0 && kind.worth > 0) {
      others.add(i);
    } else {
      pieces.add(i);
    }
  }
  std::vector<Item> items;
  const auto add = [&](std::string label, const GoodSet& goods, bool all) {
    std::string text;
    for (const int good : goods) {
      const int count = sight.supply(good);
      // What pieces there are is always of interest; what can only be lost is not.
      const bool is_told = count > 0 || (all && rules.goods[number_at(good)].shape >= 0);
      if (!is_told) continue;
      text += (text.empty() ? "" : "  ") + words_.phrases().good(good);
      if (count != 1 || all) text += " " + std::to_string(count);
    }
    items.push_back({std::move(label), text.empty() ? words_.speaker().say("board-none") : text});
  };
  const auto in_column = [&](const GoodSet& goods) {
    GoodSet plain;
    for (const int good : goods) {
      if (rules.goods[number_at(good)].same_as < 0) plain.add(good);
    }
    return plain;
  };
  add(words_.speaker().say("board-pieces"), pieces, true);
  for (const GoodSet& column : columns) {
    add(group_of(in_column(column), "board-others"), column, false);
  }
  for (std::size_t i = 0; i < piles.size(); ++i) {
    add(words_.speaker().text(rules.piles[i].text), piles[i], false);
  }
  if (!others.empty()) add(group_of(others, "board-others"), others, false);
  if (!rules.strips.empty()) {
    const std::string open = strips();
    items.push_back({words_.speaker().say("board-strips"),
                     open.empty() ? words_.speaker().say("board-none") : open});
  }
  if (rules.berth_count > 0) items.push_back({"", vessels()});
  if (const std::string filled = slot_boards(); !filled.empty()) items.push_back({"", filled});
  if (const std::string held = card_names(); !held.empty()) items.push_back({"", held});
  return items;
}

// Items in as many columns as are wide enough; those without a label take a line each.
int BoardPicture::draw_supply(Canvas& canvas, const Area& area) const {
  constexpr int column_width = 39;
  const int columns = std::max(1, area.width / column_width);
  const int wide = area.width / columns;
  std::vector<Item> all;
  for (Item& item : supply()) {
    // Lines without a label stand beside each other as far as they are short.
    const bool joins = item.label.empty() && !all.empty() && all.back().label.empty() &&
                       canvas.columns(all.back().text) + canvas.columns(item.text) + 4 < area.width;
    if (joins) {
      all.back().text += "   " + item.text;
    } else {
      all.push_back(std::move(item));
    }
  }
  int y = area.y;
  int column = 0;
  int label = 0;
  for (const Item& item : all) label = std::max(label, canvas.columns(item.label) + 1);
  for (const Item& item : all) {
    const int wanted = label + canvas.columns(item.text);
    const bool whole = item.label.empty();
    const bool is_long = !whole && wanted > wide - 1;
    const int taken = whole ? columns : is_long ? std::min(columns, 1 + wanted / wide) : 1;
    if (column + taken > columns) {
      ++y;
      column = 0;
    }
    if (y >= area.y + area.height) return area.height;
    const int x = area.x + column * wide;
    if (!whole) canvas.put(x, y, item.label, dim_style, label);
    canvas.put(whole ? x : x + label, y, item.text, plain_style,
               taken * wide - (whole ? 0 : label) - 1);
    column += taken;
  }
  return y + 1 - area.y;
}

std::string BoardPicture::card_names() const {
  std::vector<std::string> parts;
  for (const auto& [title, cards] : own_cards()) {
    std::vector<std::string> names;
    for (const Card card : cards) names.push_back(words_.card(card));
    if (!cards.empty()) {
      parts.push_back(title + " " + words_.speaker().list(names, Listing::any_of));
    }
  }
  return joined(parts, "   ", "   ");
}

std::vector<std::string> BoardPicture::cards() const {
  std::vector<std::string> lines;
  for (const auto& [title, cards] : own_cards()) {
    lines.push_back(title);
    for (const Card card : cards) lines.push_back(words_.whole_card(card));
  }
  return lines;
}

std::vector<std::pair<std::string, CardSet>> BoardPicture::own_cards() const {
  const auto titled = [&](std::string_view title, const CardSet& cards) {
    return std::pair(words_.speaker().say(title, {{"n", std::to_string(cards.count())}}), cards);
  };
  return {titled("board-hand", look_.hand()), titled("board-open", look_.open_cards())};
}

}  // namespace houserule
