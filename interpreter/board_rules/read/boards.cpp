// Boards: their cells, what lies on them, what they pay.

#include <algorithm>
#include <charconv>

#include "board_rules/read/board_compiler.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

constexpr int most_points = 1'000;
constexpr char second_track = 'J';

// Which row and column a key such as "5,0" names.
std::optional<GridCell> cell_named(const std::string& key) {
  GridCell cell;
  const auto comma = key.find(',');
  if (comma == std::string::npos) return std::nullopt;
  const char* const begin = key.data();
  const char* const end = begin + key.size();
  const auto row = std::from_chars(begin, begin + comma, cell.row);
  const auto column = std::from_chars(begin + comma + 1, end, cell.column);
  if (row.ec != std::errc() || column.ec != std::errc() || column.ptr != end) return std::nullopt;
  return cell;
}

class BoardReading {
 public:
  BoardReading(BoardCompiler& compiler, const Node& node) : compiler_(compiler), node_(node) {}

  void read() {
    BoardRules& rules = compiler_.rules;
    BoardKind kind;
    kind.name = thing_name(node_);
    kind.slug = slug(kind.name);
    kind.text = compiler_.base.text("boards." + kind.slug, kind.name, &node_);
    kind.rule = compiler_.base.ref("boards." + kind.slug, node_);
    if (kind.name.empty() || compiler_.kinds.contains(kind.name)) {
      compiler_.fault(kind.name.empty() ? "duplicate-name.board-unnamed" : "duplicate-name.board",
                      node_, {{"name", quotable(kind.name)}});
    }
    kind.copies = number("copies", 1, 15, 1);
    kind.points = number("points", 0, most_points, 0);
    if (static_cast<int>(rules.places.size()) + kind.copies > max_places) {
      compiler_.fault("too-many.boards", node_, {{"n", std::to_string(max_places)}});
      return;
    }
    read_grid(kind);
    read_uses(kind);
    kind.first_place = static_cast<int>(rules.places.size());
    const int index = static_cast<int>(rules.kinds.size());
    for (int copy = 0; copy < kind.copies; ++copy) {
      BoardPlace place;
      place.kind = index;
      place.copy = copy;
      rules.places.push_back(place);
    }
    const Node* yours = node_.field("yours");
    if (yours == nullptr || !yours->truth) make_good(kind);
    compiler_.kinds[kind.name] = index;
    rules.kinds.push_back(std::move(kind));
  }

  // What names other boards and goods that are boards: read when all are known.
  void read_bonuses() {
    const auto found = compiler_.kinds.find(thing_name(node_));
    if (found == compiler_.kinds.end()) return;
    BoardKind& kind = compiler_.rules.kinds[static_cast<std::size_t>(found->second)];
    if (const Node* bonus = node_.field("bonus")) {
      for (const auto& [key, goods] : bonus->fields)
        kind.bonuses.push_back(compiler_.shares(goods));
    }
    if (const Node* back = node_.field("back")) {
      kind.back = compiler_.board(*back);
      if (kind.back == found->second) {
        compiler_.fault("bad-board.own-back", *back, {{"board", quotable(kind.name)}});
      }
      if (kind.back >= 0) compiler_.rules.kinds[static_cast<std::size_t>(kind.back)].is_back = true;
    }
  }

 private:
  int number(const char* field, int from, int to, int otherwise) {
    const Node* written = node_.field(field);
    return written == nullptr ? otherwise : compiler_.base.whole(*written, from, to, field);
  }

  void read_grid(BoardKind& kind) {
    GridText text;
    for (std::size_t i = node_.has_name ? 0 : 1; i < node_.items.size(); ++i) {
      text.rows.push_back(node_.items[i].text);
    }
    if (text.rows.empty()) {
      for (const char* field : {"income", "bonus"}) {
        if (const Node* written = node_.field(field)) {
          compiler_.fault("bad-board.no-cells-for", *written,
                          {{"board", quotable(kind.name)}, {"field", same(field)}});
        }
      }
      return;
    }
    const Node* stands = node_.field("stands");
    text.stands = stands != nullptr && stands->truth;
    read_tracks(text);
    int symbol = 0;
    if (const Node* bonus = node_.field("bonus")) {
      for (const auto& [key, goods] : bonus->fields) {
        const std::optional<GridCell> cell = cell_named(key);
        if (cell) {
          text.bonuses.push_back({*cell, symbol});
        } else {
          compiler_.fault("wrong-type.bonus-cell", goods, {{"key", quotable(key)}});
        }
        ++symbol;
      }
    }
    std::vector<Text> faults;
    kind.grid = Grid::read(text, faults);
    for (const Text& fault : faults) {
      compiler_.fault("bad-board.rows", node_, {{"board", kind.name}, {"fault", fault}});
    }
  }

  // The values of a track are listed from its lowest row up; the second one's cells are J.
  void read_tracks(GridText& text) {
    const Node* income = node_.field("income");
    if (income == nullptr) return;
    if (income->items.size() > 2) {
      compiler_.fault("too-many.income-tracks", *income);
    }
    for (std::size_t track = 0; track < income->items.size() && track < 2; ++track) {
      const char letter = track == 0 ? 'I' : second_track;
      const Node& values = income->items[track];
      GridText::Track made;
      if (values.field("full") != nullptr) {
        made.cap = compiler_.number_in(values, "full", 0, most_points, 0);
      }
      std::size_t next = 0;
      for (int row = static_cast<int>(text.rows.size()) - 1; row >= 0; --row) {
        std::string& cells = text.rows[static_cast<std::size_t>(row)];
        for (std::size_t column = 0; column < cells.size(); ++column) {
          if (cells[column] != letter) continue;
          if (next < values.items.size()) {
            made.steps.push_back(
                {{row, static_cast<int>(column)},
                 compiler_.base.whole(values.items[next], 0, most_points, "income")});
          }
          ++next;
        }
      }
      if (next != values.items.size()) {
        compiler_.fault("bad-board.track", values,
                        {{"board", thing_name(node_)},
                         {"n", std::to_string(next)},
                         {"letter", std::string(1, letter)},
                         {"values", std::to_string(values.items.size())}});
      }
      text.tracks.push_back(std::move(made));
    }
    for (std::string& cells : text.rows) {
      std::replace(cells.begin(), cells.end(), second_track, 'I');
    }
  }

  void read_uses(BoardKind& kind) {
    if (const Node* accepts = node_.field("accepts")) {
      kind.accepts = compiler_.good_set(*accepts);
      compiler_.refuse_shapeless(kind.accepts, *accepts);
    }
    if (const Node* apart = node_.field("apart")) {
      for (const Node& one : entries(*apart)) {
        if (kind.apart.size() == 2) {
          compiler_.fault("too-many.apart", one);
          break;
        }
        kind.apart.push_back(compiler_.good_set(one));
      }
    }
    if (const Node* slots = node_.field("slots")) {
      for (const Node& one : slots->items) {
        if (one.items.size() != 2) {
          compiler_.fault("wrong-type.slots", one, {{"example", same("{ 2, \"ore\" }")}});
          continue;
        }
        const int which = compiler_.good(one.items[1]);
        if (which < 0) continue;
        kind.slots.emplace_back(which, compiler_.base.whole(one.items[0], 1, 100, "slots"));
      }
    }
    if (const Node* meals = node_.field("meals")) {
      kind.for_meals = true;
      if (!kind.grid && compiler_.base.diagnostics.empty()) {
        compiler_.fault("bad-board.no-cells-for-meals", *meals, {{"board", quotable(kind.name)}});
      }
      compiler_.check_fellow(*meals, "wide", "covered_by");
      compiler_.check_fellow(*meals, "covered_by", "wide");
      if (const Node* by = meals->field("covered_by")) kind.covered_by = compiler_.berths(*by);
      kind.covered_width = compiler_.number_in(*meals, "wide", 0, 15, 0);
    }
  }

  // A board that is not there from the start is gained like a good.
  void make_good(BoardKind& kind) {
    BoardRules& rules = compiler_.rules;
    if (compiler_.goods.contains(kind.name)) {
      compiler_.fault("duplicate-name.good", node_, {{"name", quotable(kind.name)}});
      return;
    }
    if (static_cast<int>(rules.goods.size()) == max_goods) {
      compiler_.fault("too-many.no-room-for-good", node_, {{"name", quotable(kind.name)}});
      return;
    }
    GoodKind made;
    made.name = kind.name;
    made.slug = kind.slug;
    made.text = kind.text;
    made.rule = kind.rule;
    made.stock = kind.copies;
    made.place = kind.first_place;
    kind.good = static_cast<int>(rules.goods.size());
    compiler_.goods[kind.name] = kind.good;
    rules.goods.push_back(std::move(made));
  }

  BoardCompiler& compiler_;
  const Node& node_;
};

}  // namespace

void BoardCompiler::read_boards(const Node& tree) {
  const Node* written = tree.field("boards");
  if (written == nullptr) return;
  // What boards accept may be the name of several goods.
  if (const Node* named = tree.field("kinds")) {
    for (const auto& [name, list] : named->fields) {
      GoodGroup group;
      group.name = name;
      group.slug = slug(name);
      group.text = base.text("kinds." + group.slug, name, &list);
      group.goods = groups[name] = good_set(list);
      rules.groups.push_back(std::move(group));
    }
  }
  for (const Node& node : written->items) BoardReading(*this, node).read();
  for (const Node& node : written->items) BoardReading(*this, node).read_bonuses();
  const std::vector<bool> mirrored = mirrored_shapes(tree);
  for (BoardKind& kind : rules.kinds) {
    if (!kind.grid) continue;
    for (std::size_t i = 0; i < rules.shapes.size(); ++i) {
      kind.tiles.emplace_back(*kind.grid, rules.shapes[i], mirrored[i]);
    }
  }
  if (const Node* named = tree.field("board_kinds")) {
    for (const auto& [name, list] : named->fields) {
      BoardGroup group;
      group.name = name;
      group.text = base.text("board_kinds." + slug(name), name, &list);
      group.kinds = board_groups[name] = board_set(list);
      rules.board_groups.push_back(std::move(group));
    }
  }
}

// Reads which tiles may be turned over. Returns it by shape.
std::vector<bool> BoardCompiler::mirrored_shapes(const Node& tree) {
  std::vector<bool> mirrored(rules.shapes.size());
  const Node* rulings = tree.field("rulings");
  const Node* written = rulings == nullptr ? nullptr : rulings->field("mirrored");
  if (written == nullptr) return mirrored;
  rules.rulings.mirrored = good_set(*written);
  for (const int good : rules.rulings.mirrored) {
    const int shape = rules.goods[static_cast<std::size_t>(good)].shape;
    if (shape >= 0) mirrored[static_cast<std::size_t>(shape)] = true;
  }
  return mirrored;
}

int BoardCompiler::board(const Node& node) {
  return called(kinds, as_name(node), node, "unknown-good.board");
}

// Rows that are wrong are told alone: without them no board is read.
int BoardCompiler::board_with_cells(const Node& node) {
  const int which = board(node);
  if (which < 0 || rules.kinds[static_cast<std::size_t>(which)].grid) return which;
  if (base.diagnostics.empty()) {
    fault("bad-board.no-cells", node, {{"board", quotable(node.text)}});
  }
  return -1;
}

std::uint64_t BoardCompiler::board_set(const Node& node) {
  std::uint64_t set = 0;
  refuse_empty(node);
  for (const Node& one : entries(node)) {
    const auto group = board_groups.find(one.text);
    const bool several = group != board_groups.end();
    const int which = several ? -1 : board(one);
    const std::uint64_t more = several ? group->second : which < 0 ? 0 : std::uint64_t{1} << which;
    refuse_again(more != 0 && (more & ~set) == 0, one);
    set |= more;
  }
  return set;
}

void BoardCompiler::refuse_shapeless(const GoodSet& goods_laid, const Node& node) {
  const bool any = std::any_of(goods_laid.begin(), goods_laid.end(), [&](int which) {
    const GoodKind& good = rules.goods[static_cast<std::size_t>(which)];
    return good.shape >= 0 || good.same_as >= 0;
  });
  if (goods_laid.empty() || any) return;
  fault("wrong-type.no-shape", node,
        {{"good", quotable(rules.goods[static_cast<std::size_t>(goods_laid.first())].name)}});
}

int BoardCompiler::cells_of(int which, const Node& node) {
  const GoodKind& good = rules.goods[static_cast<std::size_t>(which)];
  const int same = good.same_as >= 0 ? good.same_as : which;
  const int shape = rules.goods[static_cast<std::size_t>(same)].shape;
  if (shape >= 0) return rules.shapes[static_cast<std::size_t>(shape)].cell_count();
  fault("wrong-type.no-shape", node, {{"good", quotable(good.name)}});
  return 0;
}

Shares BoardCompiler::fill_of(const Node& node, int tile) {
  Shares fill = shares(node);
  if (!base.diagnostics.empty()) return fill;  // there may be no such goods
  const int hole = cells_of(tile, node);
  int filled = 0;
  bool is_known = hole > 0;
  for (const Share& share : fill) {
    const int cells = cells_of(share.good, node);
    filled += share.count * cells;
    is_known = is_known && cells > 0 && share.times == no_term && share.when == no_term;
  }
  if (is_known && filled != hole) {
    fault("wrong-type.fill", node,
          {{"n", std::to_string(hole)}, {"filled", std::to_string(filled)}});
  }
  return fill;
}

}  // namespace houserule
