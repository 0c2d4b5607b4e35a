// Goods, strips and boards on the rule sheet.

#include "base/sentence.h"
#include "board_rules/sheet/board_sheet_sections.h"
#include "rules/sheet/phrases.h"

namespace houserule {

namespace {

Text size_text(const Shape& shape) {
  return same(std::to_string(shape.width) + "x" + std::to_string(shape.height));
}

bool is_rectangle(const Shape& shape) { return shape.cell_count() == shape.width * shape.height; }

// The goods in a column of the ladder; none for -1.
GoodSet column_goods(const BoardRules& rules, int column) {
  GoodSet goods;
  for (const auto& row : rules.ladder) {
    const int good = column < 0 ? -1 : row[static_cast<std::size_t>(column)];
    if (good >= 0) goods.add(good);
  }
  return goods;
}

void add_ladder(const BoardSheet& sheet) {
  const BoardRules& rules = sheet.rules;
  if (rules.ladder.empty()) return;
  // The columns by the names of the groups their goods are.
  std::vector<Text> columns;
  for (int column = 0; column < static_cast<int>(rules.ladder.front().size()); ++column) {
    const GoodSet goods = column_goods(rules, column);
    Text name = number_text(column + 1);
    for (const GoodGroup& group : rules.groups) {
      if (group.goods == goods) name = group.text;
    }
    columns.push_back(std::move(name));
  }
  sheet.clauses.add("goods.ladder", sentence("goods.ladder", {{"columns", listed(columns)}}));
  for (const auto& row : rules.ladder) {
    std::vector<Text> goods;
    int any = -1;
    for (const int good : row) {
      goods.push_back(good < 0 ? same("–") : sheet.phrases.good(good));
      if (good >= 0) any = good;
    }
    if (any < 0) continue;
    const int shape = rules.goods[static_cast<std::size_t>(any)].shape;
    sheet.clauses.add(
        "goods.ladder",
        sentence("goods.row", {{"shape", size_text(rules.shapes[static_cast<std::size_t>(shape)])},
                               {"goods", strung(goods, "list.between")}}));
  }
}

void add_tiles(const BoardSheet& sheet) {
  const BoardRules& rules = sheet.rules;
  std::vector<Text> tiles;
  std::vector<Text> pieces;
  std::vector<Text> counters;
  std::vector<Text> worths;
  for (const GoodKind& good : rules.goods) {
    const bool plain = good.row < 0 && good.berths < 0 && good.place < 0 && good.pile < 0;
    if (plain && good.same_as >= 0) {
      sheet.clauses.add(
          good.rule.path,
          capitalized(sentence("goods.same_as", {{"good", good.text},
                                                 {"other", sheet.phrases.good(good.same_as)}})));
      continue;
    }
    if (good.row >= 0 && good.worth > 0) {
      const std::string worth = std::to_string(good.worth);
      worths.push_back({good.text.en + " " + worth, good.text.in(Language::ja) + worth});
    }
    if (!plain) continue;
    if (good.shape < 0) {
      counters.push_back(good.text);
      continue;
    }
    const Shape& shape = rules.shapes[static_cast<std::size_t>(good.shape)];
    if (shape.cell_count() == 1) {
      pieces.push_back(good.text);
      continue;
    }
    std::vector<Text> facts;
    if (good.worth > 0) {
      facts.push_back(sentence("goods.tile.worth", {{"n", number_text(good.worth)}}));
    }
    if (good.price >= 0) {
      facts.push_back(sentence("goods.tile.price", {{"n", number_text(good.price)}}));
    }
    facts.push_back(is_rectangle(shape) ? size_text(shape) : counted("cell", shape.cell_count()));
    tiles.push_back(
        sentence("goods.tile", {{"tile", good.text}, {"facts", strung(facts, "list.between")}}));
  }
  const Text silver = sheet.phrases.good(rules.silver);
  if (!pieces.empty()) {
    sheet.clauses.add("goods", sentence("goods.pieces", {{"goods", listed(pieces)}}));
  }
  if (!tiles.empty()) {
    sheet.clauses.add("goods", sentence("goods.tiles", {{"silver", silver},
                                                        {"tiles", strung(tiles, "list.between")}}));
  }
  if (!worths.empty()) {
    sheet.clauses.add("worth",
                      sentence("goods.worth", {{"goods", strung(worths, "list.between")}}));
  }
  if (!counters.empty()) {
    sheet.clauses.add("goods", sentence("goods.counters", {{"goods", listed(counters)}}));
  }
}

void add_vessels(const BoardSheet& sheet) {
  const BoardRules& rules = sheet.rules;
  for (const GoodPile& pile : rules.piles) {
    std::vector<Text> goods;
    for (const auto& [good, count] : pile.goods) {
      goods.push_back(
          sentence("share.plain", {{"n", number_text(count)}, {"good", sheet.phrases.good(good)}}));
    }
    sheet.clauses.add("goods." + pile.slug,
                      sentence("goods.pile", {{"pile", pile.text}, {"goods", listed(goods)}}));
  }
  std::vector<Text> vessels;
  for (const GoodKind& good : rules.goods) {
    if (good.berths < 0) continue;
    Text facts;
    const auto say = [&](const Text& fact) {
      facts.en += fact.en;
      facts.ja += fact.in(Language::ja);
    };
    if (good.price >= 0) {
      say(sentence("goods.vessel.price", {{"n", number_text(good.price)}}));
    }
    if (good.holds > 0) {
      say(sentence("goods.vessel.holds",
                   {{"n", number_text(good.holds)}, {"cargo", sheet.phrases.good(good.cargo)}}));
    }
    if (good.built_in > 0) {
      say(sentence("goods.vessel.built_in", {{"n", number_text(good.built_in)}}));
    }
    vessels.push_back(sentence(
        "goods.vessel", {{"vessel", good.text},
                         {"berths", rules.berths[static_cast<std::size_t>(good.berths)].text},
                         {"facts", facts}}));
  }
  if (vessels.empty()) return;
  std::vector<Text> berths;
  for (const Berths& one : rules.berths) {
    berths.push_back({one.text.en + " " + std::to_string(one.count),
                      one.text.in(Language::ja) + std::to_string(one.count)});
  }
  sheet.clauses.add("goods",
                    sentence("goods.berths", {{"berths", strung(berths, "list.between")}}));
  sheet.clauses.add("goods",
                    sentence("goods.vessels", {{"vessels", strung(vessels, "list.between")}}));
}

Text income_text(const Grid::Track& track) {
  std::vector<Text> numbers;
  for (const Grid::Step& step : track.steps) numbers.push_back(number_text(step.value));
  return sentence("boards.income",
                  {{"numbers", strung(numbers, "list.between")}, {"n", number_text(track.cap)}});
}

std::vector<Text> grid_facts(const BoardSheet& sheet, const BoardKind& kind) {
  std::vector<Text> facts;
  const Grid& grid = *kind.grid;
  facts.push_back(sentence("boards.cells", {{"cells", counted("cell", grid.coverable().count())}}));
  if (grid.penalties().count() > 0) {
    facts.push_back(sentence("boards.bad_cells", {{"n", number_text(grid.penalties().count())}}));
  }
  for (const Grid::Track& track : grid.tracks()) facts.push_back(income_text(track));
  if (!kind.bonuses.empty()) {
    std::vector<Text> bonuses;
    for (const Shares& bonus : kind.bonuses) bonuses.push_back(sheet.phrases.shares(bonus));
    facts.push_back(sentence("boards.bonus", {{"goods", strung(bonuses, "list.between")}}));
  }
  return facts;
}

}  // namespace

void add_goods(const BoardSheet& sheet) {
  add_ladder(sheet);
  add_tiles(sheet);
  add_vessels(sheet);
  for (const GoodGroup& group : sheet.rules.groups) {
    const int column = sheet.rules.goods[static_cast<std::size_t>(group.goods.first())].column;
    if (group.goods == column_goods(sheet.rules, column)) continue;
    std::vector<Text> goods;
    for (const int good : group.goods) goods.push_back(sheet.phrases.good(good));
    sheet.clauses.add(
        "kinds." + group.name,
        capitalized(sentence("goods.group", {{"group", group.text}, {"goods", listed(goods)}})));
  }
}

void add_strips(const BoardSheet& sheet) {
  if (sheet.rules.strips.empty()) return;
  const int count = static_cast<int>(sheet.rules.strips.size());
  SheetClause& clause =
      sheet.clauses.add("strips", sentence("strips.all", {{"n", number_text(count)}}));
  int number = 0;
  for (const StripRules& strip : sheet.rules.strips) {
    std::vector<Text> items;
    for (const auto& [good, n] : strip.items) {
      items.push_back(n == 1 ? sheet.phrases.good(good)
                             : sentence("share.plain", {{"n", number_text(n)},
                                                        {"good", sheet.phrases.good(good)}}));
    }
    SheetClauses::say(clause, sentence("strips.one", {{"n", number_text(++number)},
                                                      {"goods", strung(items, "list.between")}}));
  }
}

void add_boards(const BoardSheet& sheet) {
  const BoardRules& rules = sheet.rules;
  for (const BoardKind& kind : rules.kinds) {
    std::vector<Text> facts;
    if (kind.good < 0 && !kind.is_back) facts.push_back(sentence("boards.yours"));
    if (kind.points != 0) {
      facts.push_back(counted("point", kind.points));
    }
    if (kind.back >= 0 && !kind.is_back) {
      facts.push_back(sentence("boards.back", {{"board", sheet.phrases.board(kind.back)}}));
    }
    if (kind.grid) {
      for (Text& fact : grid_facts(sheet, kind)) facts.push_back(std::move(fact));
    }
    if (kind.grid && kind.grid->stands()) facts.push_back(sentence("boards.stands"));
    for (const auto& [good, count] : kind.slots) {
      facts.push_back(sentence(
          "boards.slots", {{"cells", counted("cell", count)}, {"good", sheet.phrases.good(good)}}));
    }
    if (!kind.accepts.empty()) {
      facts.push_back(
          sentence("boards.accepts", {{"goods", sheet.phrases.goods(kind.accepts, false)}}));
    }
    for (const GoodSet& apart : kind.apart) {
      facts.push_back(sentence("boards.apart", {{"goods", sheet.phrases.goods(apart, false)}}));
    }
    if (kind.for_meals) {
      facts.push_back(sentence("boards.meals", {{"workers", rules.workers}}));
    }
    if (kind.covered_by >= 0) {
      facts.push_back(
          sentence("boards.covered",
                   {{"berths", rules.berths[static_cast<std::size_t>(kind.covered_by)].text},
                    {"n", number_text(kind.covered_width)}}));
    }
    const Text copies =
        kind.copies > 1 ? sentence("boards.copies", {{"n", number_text(kind.copies)}}) : Text{};
    sheet.clauses.add("boards." + kind.slug,
                      sentence("boards.one", {{"board", capitalized(kind.text)},
                                              {"copies", copies},
                                              {"facts", strung(facts, "list.clauses")}}));
  }
  for (const BoardGroup& group : rules.board_groups) {
    std::vector<Text> boards;
    for (std::size_t i = 0; i < rules.kinds.size(); ++i) {
      if ((group.kinds >> i & 1) != 0) boards.push_back(rules.kinds[i].text);
    }
    if (boards.size() < 2) continue;
    sheet.clauses.add(
        "board_kinds." + group.name,
        capitalized(sentence("boards.group", {{"group", group.text}, {"boards", listed(boards)}})));
  }
}

}  // namespace houserule
