// Goods: the ladder of trades, tiles, pieces, vessels, piles.

#include <algorithm>
#include <array>
#include <cctype>

#include "base/did_you_mean.h"
#include "board_rules/read/board_compiler.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

constexpr int most_counted = 1'000;

class GoodsReader {
 public:
  explicit GoodsReader(BoardCompiler& compiler) : compiler_(compiler) {}

  void read(const Node& tree) {
    const Node* goods = tree.field("goods");
    if (goods == nullptr) return;
    for (const Node& node : goods->items) entry(node);
    for (const auto& [from, to] : same_) {
      const int other = compiler_.good(*to);
      kind(from).same_as = other;
    }
    for (const auto& [from, to] : cargo_) kind(from).cargo = compiler_.good(*to);
    if (const Node* worth = tree.field("worth")) {
      for (const auto& [name, number] : worth->fields) {
        const int which = compiler_.called(compiler_.goods, name, number, "unknown-good");
        if (which >= 0) kind(which).worth = compiler_.base.whole(number, 0, most_counted, name);
      }
    }
    compiler_.rules.silver = compiler_.goods.contains("silver") ? compiler_.goods["silver"] : -1;
  }

 private:
  GoodKind& kind(int good) { return compiler_.rules.goods[static_cast<std::size_t>(good)]; }

  int add(const Node& node, const std::string& name) {
    BoardRules& rules = compiler_.rules;
    if (static_cast<int>(rules.goods.size()) == max_goods) {
      compiler_.fault("too-many.goods", node, {{"n", std::to_string(max_goods)}});
      return 0;
    }
    if (name.empty() || compiler_.goods.contains(name)) {
      compiler_.fault(name.empty() ? "duplicate-name.good-unnamed" : "duplicate-name.good", node,
                      {{"name", quotable(name)}});
    }
    GoodKind made;
    made.name = name;
    made.slug = slug(name);
    made.text = compiler_.base.text("goods." + made.slug, name, &node);
    made.rule = compiler_.base.ref("goods." + made.slug, node);
    const int index = static_cast<int>(rules.goods.size());
    compiler_.goods[name] = index;
    rules.goods.push_back(std::move(made));
    return index;
  }

  int shape_index(const Shape& shape) {
    auto& shapes = compiler_.rules.shapes;
    const auto found = std::find(shapes.begin(), shapes.end(), shape);
    if (found != shapes.end()) return static_cast<int>(found - shapes.begin());
    shapes.push_back(shape);
    return static_cast<int>(shapes.size()) - 1;
  }

  // { 2, "ore" }.
  static bool is_amount(const Node& node) {
    return node.kind == Kind::list && node.items.size() == 2 && node.items[1].kind == Kind::text;
  }
  template <typename Things>
  static bool has_one(const Things& known, const std::string& name) {
    return std::any_of(known.begin(), known.end(),
                       [&](const auto& one) { return one.name == name; });
  }
  // "3x2": width times height.
  int rectangle(const Node& node) {
    const std::string& text = node.text;
    const auto cross = text.find('x');
    const bool fits =
        cross != std::string::npos && cross > 0 && cross + 1 < text.size() && text.size() <= 5 &&
        std::all_of(text.begin(), text.end(), [](char letter) {
          return letter == 'x' || std::isdigit(static_cast<unsigned char>(letter)) != 0;
        });
    const int width = fits ? std::stoi(text.substr(0, cross)) : 0;
    const int height = fits ? std::stoi(text.substr(cross + 1)) : 0;
    if (width < 1 || height < 1 || width > 15 || height > 15) {
      compiler_.fault("wrong-type.shape-size", node, {{"text", quotable(text)}});
      return shape_index(Shape::rectangle(1, 1));
    }
    return shape_index(Shape::rectangle(width, height));
  }

  void entry(const Node& node) {
    if (node.is_word("ladder")) return ladder(node);
    if (node.is_word("tile")) return tile(node);
    if (node.is_word("piece")) {
      const int which = add(node, thing_name(node));
      kind(which).shape = shape_index(Shape::rectangle(1, 1));
      return;
    }
    if (node.is_word("counter")) {
      add(node, thing_name(node));
      return;
    }
    if (node.is_word("pile")) return pile(node);
    if (node.is_word("berths")) return berths(node);
    if (node.is_word("vessel")) return vessel(node);
    compiler_.fault("wrong-type.no-good", node, {{"what", kind_text(node)}});
  }

  // Texts name the columns; lists are the rows.
  void ladder(const Node& node) {
    std::vector<std::string> columns;
    for (const Node& item : node.items) {
      if (item.kind == Kind::text) {
        columns.push_back(item.text);
        continue;
      }
      if (item.items.empty() || item.items.size() > columns.size() + 1) {
        compiler_.fault("wrong-type.ladder-row", item, {{"n", std::to_string(columns.size())}});
        continue;
      }
      const int shape = rectangle(item.items.front());
      const int row = static_cast<int>(compiler_.rules.ladder.size());
      std::vector<int> goods(columns.size(), -1);
      for (std::size_t i = 1; i < item.items.size(); ++i) {
        const Node& written = item.items[i];
        if (written.kind != Kind::text) continue;  // none
        const int which = add(written, written.text);
        kind(which).shape = shape;
        kind(which).row = row;
        kind(which).column = static_cast<int>(i) - 1;
        goods[i - 1] = which;
        compiler_.groups[columns[i - 1]].add(which);
      }
      compiler_.rules.ladder.push_back(std::move(goods));
    }
    for (const std::string& name : columns) {
      GoodGroup group;
      group.name = name;
      group.slug = slug(name);
      group.text = compiler_.base.text("kinds." + group.slug, name, &node);
      group.goods = compiler_.groups[name];
      compiler_.rules.groups.push_back(std::move(group));
    }
  }

  void tile(const Node& node) {
    const int which = add(node, thing_name(node));
    if (const Node* same = node.field("same_as")) {
      same_.emplace_back(which, same);
      compiler_.check_fields(node, "same_as ja", "same_as");
      if (node.items.size() > 1) {
        compiler_.fault("no-effect.field", node.items[1],
                        {{"word", std::string("same_as")}, {"field", kind_text(node.items[1])}});
      }
      return;
    }
    std::vector<std::string> rows;
    for (std::size_t i = 1; i < node.items.size(); ++i) rows.push_back(node.items[i].text);
    std::vector<Text> faults;
    const std::optional<Shape> shape = Shape::read(rows, faults);
    for (const Text& fault : faults) {
      compiler_.base.diagnostics.add("wrong-type", node.place, fault);
    }
    if (shape) kind(which).shape = shape_index(*shape);
    kind(which).stock = 1;
    kind(which).worth = compiler_.number_in(node, "worth", 0, most_counted, 0);
    price(node, which);
  }

  void price(const Node& node, int which) {
    if (const Node* price = node.field("price")) {
      kind(which).price = compiler_.base.whole(*price, 0, most_counted, "price");
    }
  }

  // Entries are { how many, "name" }.
  void pile(const Node& node) {
    GoodPile made;
    made.name = thing_name(node);
    made.slug = slug(made.name);
    made.text = compiler_.base.text("piles." + made.slug, made.name, &node);
    if (has_one(compiler_.rules.piles, made.name)) {
      compiler_.fault("duplicate-name.pile", node, {{"name", quotable(made.name)}});
    }
    for (std::size_t i = 1; i < node.items.size(); ++i) {
      const Node& item = node.items[i];
      if (!is_amount(item)) {
        compiler_.fault("wrong-type.pile", item, {{"example", same("{ 2, \"bow\" }")}});
        continue;
      }
      const int which = add(item.items[1], item.items[1].text);
      kind(which).pile = static_cast<int>(compiler_.rules.piles.size());
      made.goods.emplace_back(which,
                              compiler_.base.whole(item.items[0], 1, most_counted, made.name));
      compiler_.groups[made.name].add(which);
    }
    compiler_.rules.piles.push_back(std::move(made));
  }

  void berths(const Node& node) {
    Berths made;
    made.name = thing_name(node);
    made.text = compiler_.base.text("berths." + slug(made.name), made.name, &node);
    if (has_one(compiler_.rules.berths, made.name)) {
      compiler_.fault("duplicate-name.berths", node, {{"name", quotable(made.name)}});
    }
    made.first = compiler_.rules.berth_count;
    if (node.items.size() > 1) made.count = compiler_.base.whole(node.items[1], 1, 15, made.name);
    if (made.first + made.count > max_berths) {
      compiler_.fault("too-many.berths", node, {{"n", std::to_string(max_berths)}});
      return;
    }
    compiler_.rules.berth_count += made.count;
    compiler_.rules.berths.push_back(std::move(made));
  }

  void vessel(const Node& node) {
    const int which = add(node, thing_name(node));
    price(node, which);
    if (const Node* many = node.field("many")) kind(which).many = many->text;
    if (const Node* on = node.field("on")) kind(which).berths = compiler_.berths(*on);
    for (const char* field : {"holds", "built_in"}) compiler_.check_fellow(node, field, "on");
    if (const Node* holds = node.field("holds")) {
      if (is_amount(*holds)) {
        kind(which).holds = compiler_.base.whole(holds->items[0], 0, 15, "holds");
        cargo_.emplace_back(which, &holds->items[1]);
      } else {
        compiler_.fault("wrong-type.vessel-holds", *holds, {{"example", same("{ 2, \"ore\" }")}});
      }
    }
    kind(which).built_in = compiler_.number_in(node, "built_in", 0, 15, 0);
  }

  BoardCompiler& compiler_;
  std::vector<std::pair<int, const Node*>> same_;
  std::vector<std::pair<int, const Node*>> cargo_;
};

// "2 oil" is two of the good "oil".
std::pair<int, std::string> counted(const std::string& text) {
  std::size_t digits = 0;
  while (digits < text.size() && digits < 4 &&
         std::isdigit(static_cast<unsigned char>(text[digits])) != 0) {
    ++digits;
  }
  if (digits == 0 || digits >= text.size() || text[digits] != ' ') return {1, text};
  return {std::stoi(text.substr(0, digits)), text.substr(digits + 1)};
}

}  // namespace

std::string thing_name(const Node& node) {
  if (node.has_name) return node.name;
  if (!node.items.empty() && node.items.front().kind == Kind::text) return node.items.front().text;
  return node.kind == Kind::text ? node.text : "";
}

std::string as_name(const Node& node) {
  return node.kind == Kind::text ? node.text : to_text(node);
}

void BoardCompiler::read_goods(const Node& tree) { GoodsReader(*this).read(tree); }

std::string BoardCompiler::own_name_of(const Node& node) {
  std::string name = thing_name(node);
  if (slug(name).empty()) fault("missing-field.own-name", node, {{"word", node.text}});
  return name;
}

int BoardCompiler::good(const Node& node) {
  const int which = good_named(node, counted(node.text).second);
  if (which >= 0 && counted(node.text).second != node.text) {
    fault("wrong-type.counted-good", node, {{"given", quotable(node.text)}},
          sentence("suggest.write", {{"code", same("\"" + counted(node.text).second + "\"")}}));
  }
  return which;
}

int BoardCompiler::good_named(const Node& node, const std::string& name) {
  const auto found = goods.find(name);
  if (node.kind == Kind::text && found != goods.end()) return found->second;
  if (groups.contains(name)) {
    fault("unknown-good.several", node, {{"name", quotable(name)}},
          sentence("unknown-good.several.suggest"));
    return -1;
  }
  std::vector<std::string> known = names_of(goods);
  for (const auto& one : groups) known.push_back(one.first);
  const bool is_too_many = std::isdigit(static_cast<unsigned char>(name[0])) != 0 &&
                           goods.contains(name.substr(name.find(' ') + 1));
  fault(is_too_many ? "unknown-good.too-many" : "unknown-good", node, {{"name", quotable(name)}},
        is_too_many ? sentence("unknown-good.too-many.suggest") : did_you_mean(name, known));
  return -1;
}

int BoardCompiler::berths(const Node& node) {
  const std::vector<std::string> known = names_of(rules.berths);
  const auto found = std::find(known.begin(), known.end(), node.text);
  if (found != known.end()) return static_cast<int>(found - known.begin());
  fault("unknown-good.berths", node, {{"name", quotable(as_name(node))}},
        did_you_mean(as_name(node), known));
  return -1;
}

GoodSet BoardCompiler::good_set(const Node& node) {
  GoodSet set;
  refuse_empty(node);
  for (const Node& one : entries(node)) {
    const auto group = groups.find(one.text);
    const bool several = one.kind == Kind::text && group != groups.end();
    const int which = several ? -1 : good(one);
    const GoodSet more = several ? group->second : which < 0 ? GoodSet() : GoodSet::of(which);
    refuse_again(!more.empty() && (more & set) == more, one);
    set |= more;
  }
  return set;
}

void BoardCompiler::refuse_empty(const Node& list) {
  if (list.kind == Kind::list && list.items.empty()) fault("no-effect.empty-list", list);
}

void BoardCompiler::refuse_again(bool again, const Node& node) {
  if (again) fault("no-effect.named-before", node, {{"name", quotable(as_name(node))}});
}

Share BoardCompiler::share(const Node& node) {
  Share share;
  const bool listed = node.kind == Kind::list && !node.items.empty();
  const Node& named = listed ? node.items.front() : node;
  share.good = std::max(0, good_named(named, counted(named.text).second));
  share.count = counted(named.text).first;
  if (share.count == 0) {
    fault("no-effect.none-of-it", named, {{"number", quotable(named.text)}});
  }
  if (!listed) return share;
  for (std::size_t i = 1; i < node.items.size(); ++i) {
    fault("wrong-type.one-share", node.items[i], {{"what", kind_text(node.items[i])}},
          same("{ \"silver\", times = 2 }, \"wood\""));
  }
  if (const Node* times = node.field("times")) share.times = term(*times);
  share.cargo = number_in(node, "loaded", 0, 15, 0);
  share.when = condition(node);
  return share;
}

Shares BoardCompiler::shares(const Node& list) {
  Shares shares;
  refuse_empty(list);
  for (const Node& node : entries(list)) shares.push_back(share(node));
  return shares;
}

}  // namespace houserule
