// The column beside the table: who stands where, what is fixed for this deal, the last trick, and
// what happened last.

#include <algorithm>

#include "base/display_width.h"
#include "base/wrap.h"
#include "talk/pictures/open_hand.h"
#include "talk/pictures/seat_block.h"
#include "talk/pictures/table_picture.h"

namespace houserule {

namespace {

constexpr int least_log = 2;  // rows of the log before anything else is written in short

using ColumnFact = TableFact::Kind;

class ColumnPicture {
 public:
  ColumnPicture(Canvas& canvas, const Area& area, const TableScene& scene)
      : canvas_(canvas),
        area_(area),
        scene_(scene),
        rules_(scene.session.rules()),
        speaker_(scene.speaker) {}

  PartDrawn draw(std::vector<TableFact> of_table, const std::vector<TableFact>& guests) {
    for (TableFact& fact : of_table) add(std::move(fact));
    for (const TableFact& guest : guests) add(guest);
    int log = scene_.log.empty() ? 0 : least_log;
    make_room(log);
    for (std::size_t i = 0; i < items_.size(); ++i) {
      if (i == 0 && items_[i].fact.kind == ColumnFact::score) draw_heading();
      if (separates_ && i > 0 && begins(i)) separate();
      for (const Row& row : rows_of(items_[i])) draw_row(row);
    }
    draw_log();
    if (drops_) canvas_.put(right(), bottom() - 1, cut_mark, dim_style);
    drawn_.is_cut |= drops_;
    return std::move(drawn_);
  }

 private:
  struct Row {
    std::string left;
    std::string right;
    std::string last;  // behind `right`: what was taken
    Style style;
    Style right_style;
    std::vector<Card> cards;
  };
  struct Item {
    TableFact fact;
    std::vector<Row> rows;
    std::vector<Row> brief;
  };

  std::string say(std::string_view code) const { return speaker_.say(code); }
  int bottom() const { return area_.y + area_.height; }
  int x() const { return area_.x + 1; }
  int width() const { return area_.width - 2; }
  int right() const { return area_.x + area_.width - 1; }
  std::string taken_head() const {
    return say(scene_.counts_points ? "head-points" : "head-tricks");
  }

  bool begins(std::size_t item) const {
    const TableFact& now = items_[item].fact;
    const TableFact& before = items_[item - 1].fact;
    const bool other_kind = (before.kind == ColumnFact::score) != (now.kind == ColumnFact::score) &&
                            now.kind != ColumnFact::value && now.kind != ColumnFact::amount;
    return now.begins || other_kind || (now.seat != no_seat && before.seat == no_seat);
  }
  const std::vector<Row>& rows_of(const Item& item) const {
    const bool is_shorter = !item.brief.empty() && item.brief.size() < item.rows.size();
    return is_brief_ && is_shorter ? item.brief : item.rows;
  }

  void add(TableFact fact) {
    Item item;
    if (fact.seat != no_seat) {
      item.rows = lines(fact_alone(scene_, fact));
      if (!fact.brief.empty()) {
        TableFact brief = fact;
        brief.text = fact.brief;
        item.brief = lines(fact_alone(scene_, brief));
      }
    } else if (fact.kind == ColumnFact::score) {
      item.rows = score_rows(fact);
    } else if (fact.kind == ColumnFact::trick) {
      item.rows = lines(fact.name);
      add_cards(item.rows, fact.cards);
    } else {
      item.rows = pair_rows(fact);
      add_cards(item.rows, fact.cards);
      if (!fact.cards.empty()) item.brief = brief_rows(fact);
    }
    item.fact = std::move(fact);
    items_.push_back(std::move(item));
  }

  std::vector<Row> lines(const std::string& text) const {
    std::vector<Row> rows;
    for (std::string& line : wrapped(text, width(), canvas_.ambiguous())) {
      rows.push_back({std::move(line), "", "", {}, {}, {}});
    }
    return rows;
  }

  // The name, and behind it the cards suit by suit.
  std::vector<Row> brief_rows(const TableFact& fact) const {
    std::vector<std::string> units = {fact.name};
    CardSet cards;
    for (const Card card : fact.cards) cards.add(card);
    for (std::string& suit : suits_in_short(scene_.session, cards, speaker_.card_style())) {
      units.push_back(std::move(suit));
    }
    std::vector<Row> rows;
    for (std::string& line : filled_lines(canvas_, units, " ", width(), false)) {
      rows.push_back({std::move(line), "", "", {}, {}, {}});
    }
    return rows;
  }

  // The name and what it is on one line, or on two.
  std::vector<Row> pair_rows(const TableFact& fact) const {
    if (canvas_.columns(fact.name) + 1 + canvas_.columns(fact.text) <= width()) {
      return {{fact.name, fact.text, "", {}, fact.style, {}}};
    }
    // What a figure is stands above whose it is, and not broken in the middle of the names.
    const bool is_figure = !fact.whole.empty() && !fact.more.empty();
    if (is_figure && canvas_.columns(fact.more) + 3 + canvas_.columns(fact.text) <= width()) {
      std::vector<Row> rows = lines(fact.whole);
      rows.push_back({"  " + fact.more, fact.text, "", {}, fact.style, {}});
      return rows;
    }
    std::vector<Row> rows = lines(fact.name);
    if (canvas_.columns(fact.text) <= width()) {
      rows.push_back({"", fact.text, "", {}, fact.style, {}});
    } else {
      std::vector<Row> more = lines(fact.text);
      for (Row& row : more) rows.push_back(std::move(row));
    }
    return rows;
  }

  std::vector<Row> score_rows(const TableFact& fact) const {
    const int last = canvas_.columns(taken_head()) + 1;
    const int beside = std::max(last, canvas_.columns(fact.more) + 2);
    const int room = width() - beside - canvas_.columns(fact.text) - 1;
    if (canvas_.columns(fact.name) <= room) {
      return {{fact.name, fact.text, fact.more, fact.style, fact.style, {}}};
    }
    std::vector<Row> rows = lines(fact.name);
    for (Row& row : rows) row.style = fact.style;
    rows.push_back({"", fact.text, fact.more, fact.style, fact.style, {}});
    return rows;
  }

  // As many cards a row as there is room for.
  void add_cards(std::vector<Row>& rows, const std::vector<Card>& cards) const {
    int taken = 0;
    for (const Card card : cards) {
      const int wide = canvas_.columns(card_sign(rules_, card, speaker_.card_style()));
      if (taken == 0 || taken + wide > width() - 1) {
        rows.emplace_back();
        taken = 0;
      }
      rows.back().cards.push_back(card);
      taken += wide + 2;
    }
  }

  int height(int log) const {
    int rows = items_.empty() || items_[0].fact.kind != ColumnFact::score ? 0 : 1;
    for (std::size_t i = 0; i < items_.size(); ++i) {
      rows += static_cast<int>(rows_of(items_[i]).size());
      if (separates_ && i > 0 && begins(i)) ++rows;
    }
    return rows + log + (log > 1 ? 1 : 0);
  }

  // Lines between go first, then long wordings, the log, what is useful, and at last what is never
  // left out: that comes back.
  void make_room(int log) {
    separates_ = height(log) <= area_.height;
    is_brief_ = height(log) > area_.height;
    while (log > 0 && height(log) > area_.height) --log;
    if (log == 0 && !scene_.log.empty()) drops_ = true;
    while (!items_.empty() && height(0) > area_.height) {
      auto least = items_.begin();
      for (auto item = items_.begin(); item != items_.end(); ++item) {
        if (item->fact.weight >= least->fact.weight) least = item;
      }
      if (least->fact.weight == TableFact::never) {
        drawn_.left_over.insert(drawn_.left_over.begin(), std::move(least->fact));
      } else {
        drops_ = true;
      }
      items_.erase(least);
    }
  }

  void draw_heading() {
    const std::string taken = taken_head();
    const int last = canvas_.columns(taken) + 1;
    canvas_.put_left_of(right() - last, y_, say(rules_.uses_chips() ? "head-chips" : "head-score"),
                        dim_style);
    canvas_.put_left_of(right(), y_++, taken, dim_style);
  }

  void draw_row(const Row& row) {
    int at = x() + 1;
    for (const Card card : row.cards) {
      at += 2 + canvas_.put(at, y_, card_sign(rules_, card, speaker_.card_style()),
                            card_style(rules_, card));
    }
    int end = right();
    if (!row.last.empty()) {
      canvas_.put_left_of(end, y_, row.last, row.right_style);
      end -= std::max(canvas_.columns(taken_head()) + 1, canvas_.columns(row.last) + 2);
    }
    const int beside = row.right.empty() ? 0 : canvas_.columns(row.right) + 1;
    canvas_.put(x(), y_, row.left, row.style, std::max(0, end - x() - beside));
    if (!row.right.empty()) canvas_.put_left_of(end, y_, row.right, row.right_style);
    ++y_;
  }

  void separate() {
    canvas_.put(x(), y_++, std::string(static_cast<std::size_t>(std::max(0, width())), '-'),
                dim_style);
  }

  // Whether a paragraph ends with what announces the hand, which comes in the next.
  bool announces_hand(const std::string& paragraph) const {
    for (const char* const number : {"1", "2"}) {
      const std::string sentence = speaker_.say("your-cards", {{"n", number}});
      const std::size_t at = sentence.find(number);
      if (at == std::string::npos || !paragraph.ends_with(sentence.substr(at + 1))) continue;
      std::size_t end = paragraph.size() - (sentence.size() - at - 1);
      while (end > 0 && paragraph[end - 1] >= '0' && paragraph[end - 1] <= '9') --end;
      if (std::string_view(paragraph).substr(0, end).ends_with(sentence.substr(0, at))) return true;
    }
    return false;
  }

  // What happened at once: a paragraph, of a deal that begins with the hand.
  std::vector<std::vector<std::string>> events() const {
    std::vector<std::vector<std::string>> all;
    bool goes_on = false;
    for (const std::string& paragraph : scene_.log) {
      if (!goes_on) all.emplace_back();
      all.back().push_back(paragraph);
      goes_on = announces_hand(paragraph);
    }
    return all;
  }

  std::vector<std::string> lines_of(const std::vector<std::string>& event, int wide) const {
    std::vector<std::string> lines;
    for (const std::string& paragraph : event) {
      for (std::string& line : wrapped(paragraph, wide, canvas_.ambiguous())) {
        lines.push_back(std::move(line));
      }
    }
    return lines;
  }

  // The newest events, the newest first to get room. It is cut at its end; of older ones those
  // stand there that have room.
  void draw_log() {
    if (scene_.log.empty()) return;
    // A single line needs no other one to part it.
    if (y_ + 1 < bottom()) separate();
    const Style style = y_ + 1 < bottom() ? plain_style : dim_style;
    auto room = static_cast<std::size_t>(std::max(0, bottom() - y_));
    if (room == 0) return;
    std::vector<std::string> shown;
    const auto all = events();
    for (auto event = all.rbegin(); event != all.rend(); ++event) {
      std::vector<std::string> lines = lines_of(*event, width());
      if (lines.size() > room) {
        if (event != all.rbegin()) break;
        drawn_.is_cut = true;
        // The mark has a column of its own.
        lines = lines_of(*event, width() - 1);
        lines.resize(room);
        lines.back() =
            padded(lines.back(), width() - 1, canvas_.ambiguous()) + std::string(cut_mark);
      }
      room -= lines.size();
      shown.insert(shown.begin(), lines.begin(), lines.end());
    }
    for (const std::string& line : shown) canvas_.put(x(), y_++, line, style, width());
  }

  Canvas& canvas_;
  const Area area_;
  const TableScene& scene_;
  const GameRules& rules_;
  const Speaker& speaker_;
  std::vector<Item> items_;
  bool separates_ = true;
  bool is_brief_ = false;
  bool drops_ = false;  // something that has no place of its own for the mark
  PartDrawn drawn_;
  int y_ = area_.y;
};

}  // namespace

PartDrawn draw_column(Canvas& canvas, const Area& area, const TableScene& scene,
                      std::vector<TableFact> of_table, const std::vector<TableFact>& guests) {
  return ColumnPicture(canvas, area, scene).draw(std::move(of_table), guests);
}

}  // namespace houserule
