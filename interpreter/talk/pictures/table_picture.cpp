#include "talk/pictures/table_picture.h"

#include <algorithm>
#include <array>

#include "talk/pictures/seat_block.h"

namespace houserule {

namespace {

constexpr int most_round = 5;     // seats round the table beside one's own
constexpr int least_width = 50;   // of a table with seats round it
constexpr int least_height = 11;  // likewise
constexpr int least_share = 20;   // columns of a seat at the top
constexpr int widest = 100;       // a table; seats that are further apart are not seen together

// Where a seat stands, as parts of a hundred of the width, and which way its card lies.
enum class Side : std::uint8_t { left, top, right };
struct Stand {
  Side side;
  int at;
};

// Beginning with the next in turn, where turns pass to the right.
std::vector<Stand> stands(int others) {
  switch (others) {
    case 1:
      return {{Side::top, 50}};
    case 2:
      return {{Side::right, 0}, {Side::left, 0}};
    case 3:
      return {{Side::right, 0}, {Side::top, 50}, {Side::left, 0}};
    case 4:
      return {{Side::right, 0}, {Side::top, 75}, {Side::top, 25}, {Side::left, 0}};
    default:
      return {{Side::right, 0}, {Side::top, 82}, {Side::top, 50}, {Side::top, 18}, {Side::left, 0}};
  }
}

Area middle_of(const Area& area) {
  Area inner = area;
  inner.width = std::min(area.width, widest);
  inner.x += (area.width - inner.width) / 2;
  return inner;
}

class TablePicture {
 public:
  TablePicture(Canvas& canvas, const Area& area, const TableScene& scene,
               const std::vector<TableFact>& of_table)
      : canvas_(canvas),
        area_(middle_of(area)),
        scene_(scene),
        of_table_(of_table),
        rules_(scene.session.rules()),
        speaker_(scene.speaker),
        known_(scene.view.known()),
        you_(scene.view.seat()) {}

  PartDrawn draw() {
    const int others = rules_.seats - 1;
    places_ = stands(others);
    if (rules_.direction == Direction::clockwise) {
      std::reverse(places_.begin(), places_.end());
    }
    top_seats_ =
        static_cast<int>(std::count_if(places_.begin(), places_.end(),
                                       [](const Stand& stand) { return stand.side == Side::top; }));
    const bool is_list = others > most_round || area_.width < least_width ||
                         area_.height < least_height ||
                         area_.width < top_seats_ * (least_share + 2);
    if (is_list) {
      draw_list();
    } else {
      draw_round();
    }
    return std::move(drawn_);
  }

 private:
  std::string say(std::string_view code, const PlainFilling& parameters = {}) const {
    return speaker_.say(code, parameters);
  }
  int bottom() const { return area_.y + area_.height; }
  int right() const { return area_.x + area_.width; }
  int middle() const { return area_.y + area_.height / 2; }
  std::string name(Seat seat) const { return capitalized(speaker_.name(seat)); }
  Style name_style(Seat seat) const {
    return (scene_.session.choosers() & set_of(seat)) != 0 ? bold_style : plain_style;
  }

  void draw_round() {
    draw_own_seat();
    const int others = rules_.seats - 1;
    for (const Side side : {Side::top, Side::left, Side::right}) {
      for (int i = 0; i < others; ++i) {
        const Stand& stand = places_[static_cast<std::size_t>(i)];
        if (stand.side != side) continue;
        const Seat seat = seat_after(you_, rules_.seats, i + 1);
        if (side == Side::top) {
          draw_top_seat(seat, stand.at);
        } else {
          draw_side_seat(seat, side);
        }
      }
    }
    draw_middle();
  }

  // What the seat has done in the trick.
  const Move* action(Seat seat) const {
    if (scene_.trick == nullptr) return nullptr;
    for (const Move& move : scene_.trick->plays) {
      if (move.seat == seat) return &move;
    }
    return nullptr;
  }

  std::string tag(Seat seat) const {
    const Move* move = action(seat);
    if (move == nullptr || move->kind != MoveKind::card) return "";
    const TrickReport& trick = *scene_.trick;
    if (trick.over) return trick.winner == seat ? say("tag-won") : "";
    const Trick& open = known_.core().trick;
    if (open.laid > 1 && open.winning_card() == move->card) return say("tag-wins");
    const auto first = std::find_if(trick.plays.begin(), trick.plays.end(),
                                    [](const Move& one) { return one.kind == MoveKind::card; });
    return first->seat == seat ? say("tag-led") : "";
  }

  int card_width() const { return sign_width(canvas_, rules_, speaker_.card_style()) + 2; }
  // Of a card with a word behind it.
  int action_width() const {
    int wide = 0;
    for (const char* word : {"tag-wins", "tag-won", "tag-led", "tag-turn"}) {
      wide = std::max(wide, canvas_.columns(say(word)));
    }
    return card_width() + 1 + wide;
  }

  // Draws what a seat has played at a place, its tag behind it or below.
  void draw_action(Seat seat, int x, int y, Side side) {
    const Move* move = action(seat);
    if (move == nullptr) return;
    if (move->kind != MoveKind::card) {
      canvas_.put(x, y, say("tag-passes"), dim_style);
      return;
    }
    const std::string word = tag(seat);
    const bool wins = word == say("tag-wins") || word == say("tag-won");
    const int wide = draw_card(canvas_, x, y, rules_, move->card, speaker_.card_style(), '[', ']',
                               wins ? bold_style : plain_style);
    // At the sides below the card, and away from the seat.
    switch (side) {
      case Side::left:
        left_tag_end_ = x + canvas_.put(x, y + 1, word, bold_style);
        break;
      case Side::right: {
        const bool meets = x + wide - canvas_.columns(word) <= left_tag_end_;
        canvas_.put_left_of(x + wide, y + (meets ? 2 : 1), word, bold_style);
        break;
      }
      case Side::top:
        canvas_.put(x + wide + 1, y, word, bold_style);
        break;
    }
  }

  // Whether no seat stands in an area or right beside it.
  bool is_free(const Area& wanted) const {
    return std::none_of(taken_.begin(), taken_.end(), [&](const Area& area) {
      return wanted.x - 1 < area.x + area.width && area.x < wanted.x + wanted.width + 1 &&
             wanted.y < area.y + area.height && area.y < wanted.y + wanted.height;
    });
  }

  // Takes over what became of a block, but for its lines.
  void note(SeatBlock& block) {
    drawn_.is_cut |= block.is_cut;
    for (TableFact& fact : block.left_over) drawn_.left_over.push_back(std::move(fact));
  }

  int width_of(const SeatBlock& block) const {
    int wide = 0;
    for (const std::string& line : block.lines) wide = std::max(wide, canvas_.columns(line));
    return wide;
  }

  void put_block(const SeatBlock& block, int x, int y, int wide, Seat seat) {
    for (std::size_t i = 0; i < block.lines.size(); ++i) {
      canvas_.put(x, y + static_cast<int>(i), block.lines[i],
                  i == 0 ? name_style(seat) : plain_style, wide);
    }
    if (block.mark_beside) canvas_.put(x + wide, y, cut_mark, dim_style);
  }

  void draw_top_seat(Seat seat, int at) {
    const int room = top_seats_ == 1 ? area_.width - 2 : area_.width / top_seats_ - 2;
    // The rows above the middle; half of them where seats stand at the sides.
    const int rows = own_card_y_ - area_.y;
    const int most = std::max(2, top_seats_ == rules_.seats - 1 ? rows - 4 : (rows - 2) / 2);
    SeatBlock block = seat_block(canvas_, speaker_, name(seat), facts_of_seat(scene_, seat), room,
                                 most, BlockShape::lines);
    note(block);
    const int wide = width_of(block);
    const int x = std::clamp(area_.x + area_.width * at / 100 - wide / 2, area_.x + 1,
                             std::max(area_.x + 1, right() - wide - 1));
    const auto lines = static_cast<int>(block.lines.size());
    put_block(block, x, area_.y, wide, seat);
    const int card_x = x + std::max(0, (wide - card_width()) / 2);
    draw_action(seat, card_x, area_.y + lines, Side::top);
    taken_.push_back({x, area_.y, wide, lines});
    cards_.push_back({card_x, area_.y + lines, action_width(), 1});
  }

  // Columns of a seat at the side. While no trick lies there it has the place of its card as well,
  // if anything it has to say needs that.
  int side_room(Seat seat) const {
    const int narrow = area_.width / 2 - card_width() - 3;
    if (scene_.trick != nullptr && !scene_.trick->plays.empty()) return narrow;
    const std::vector<TableFact> facts = facts_of_seat(scene_, seat);
    const bool is_long = std::any_of(facts.begin(), facts.end(), [&](const TableFact& fact) {
      return canvas_.columns(fact.text) > narrow;
    });
    return is_long ? area_.width / 2 - 2 : narrow;
  }

  // Round the middle, and up and down as far as there is room.
  void draw_side_seat(Seat seat, Side side) {
    const int card = card_width();
    const int room = side_room(seat);
    const int beside = side == Side::left ? area_.x + 1 : right() - room - 1;
    const auto has_room = [&](int y) {
      const Area row{beside, y, room, 1};
      return y >= area_.y && y < bottom() && is_free(row) && !crosses_card(row);
    };
    const int wanted = middle() - 1;
    int first = wanted;
    while (has_room(first - 1)) --first;
    int end = wanted;
    while (has_room(end)) ++end;
    SeatBlock block = seat_block(canvas_, speaker_, name(seat), facts_of_seat(scene_, seat), room,
                                 end - first, BlockShape::lines);
    note(block);
    const auto lines = static_cast<int>(block.lines.size());
    const int y = std::clamp(wanted, first, std::max(first, end - lines));
    int wide = width_of(block);
    int x = area_.x + 1;
    int card_x = std::max(x + wide + 2, area_.x + area_.width / 4 - card / 2);
    if (side == Side::right) {
      wide = std::max(wide, std::min(room, area_.width / 3));
      x = right() - wide - 1;
      card_x = x - card - 2;
    }
    put_block(block, x, y, wide, seat);
    draw_action(seat, card_x, wanted + 1, side);
    taken_.push_back({x, y, wide, lines});
  }

  bool crosses_card(const Area& row) const {
    return std::any_of(cards_.begin(), cards_.end(), [&](const Area& card) {
      return row.y == card.y && row.x - 1 < card.x + card.width && card.x < row.x + row.width + 1;
    });
  }

  // What somebody who looks at the table from his own seat has before him: below counts and turns.
  void draw_own_seat() {
    std::vector<TableFact> facts = facts_of_seat(scene_, you_);
    std::string below;
    for (const TableFact& fact : facts) {
      if (fact.kind == TableFact::Kind::counts) below = fact.text;
    }
    std::erase_if(facts,
                  [](const TableFact& fact) { return fact.kind == TableFact::Kind::counts; });
    const bool left = rules_.direction == Direction::clockwise;
    const std::string turns = left ? "<<< " + say("turn-left") : say("turn-right") + " >>>";
    below += "   " + turns;
    SeatBlock block = seat_block(canvas_, speaker_, name(you_), std::move(facts), area_.width - 2,
                                 area_.height > 13 ? 3 : 2, BlockShape::wide);
    note(block);
    const auto lines = static_cast<int>(block.lines.size());
    const int wide = std::max(width_of(block), canvas_.columns(below));
    const int card_x = area_.x + area_.width * 42 / 100;
    const int x = std::clamp(card_x - 4, area_.x + 1, std::max(area_.x + 1, right() - wide - 1));
    const int y = bottom() - lines - 1;
    own_card_y_ = y - 1;
    put_block(block, x, y, area_.width - 1 - (x - area_.x), you_);
    canvas_.put(x, bottom() - 1, below, dim_style, right() - x - 1);
    taken_.push_back({x, y, wide, lines + 1});
    cards_.push_back({card_x, own_card_y_, action_width(), 1});
    if (action(you_) != nullptr) return draw_action(you_, card_x, own_card_y_, Side::top);
    if ((scene_.session.decision().to_act & set_of(you_)) == 0) return;
    const int inside = card_width() - 2;
    const auto spaces = [](int count) { return std::string(static_cast<std::size_t>(count), ' '); };
    canvas_.put(card_x, own_card_y_,
                "[" + spaces(inside / 2) + "?" + spaces(inside - inside / 2 - 1) + "]");
    canvas_.put(card_x + inside + 3, own_card_y_, say("tag-turn"), dim_style);
  }

  // Cards that lie open for everybody, while no trick is in the way.
  void draw_middle() {
    const bool trick = scene_.trick != nullptr && !scene_.trick->plays.empty();
    if (trick || !scene_.session.deals().back().tricks.empty()) return;
    int wanted = middle() - 2;
    for (const TableFact& fact : of_table_) {
      if (fact.kind != TableFact::Kind::zone || fact.cards.empty()) continue;
      const int card = card_width();
      const int row = static_cast<int>(fact.cards.size()) * (card + 2) - 2;
      const int wide = std::max(row, canvas_.columns(fact.name));
      const int x = area_.x + (area_.width - wide) / 2;
      const int y = free_row({x, wanted, wide, 2});
      if (y < 0) continue;
      canvas_.put(x, y, fact.name, dim_style);
      for (std::size_t i = 0; i < fact.cards.size(); ++i) {
        draw_card(canvas_, x + static_cast<int>(i) * (card + 2), y + 1, rules_, fact.cards[i],
                  speaker_.card_style(), '[', ']');
      }
      taken_.push_back({x, y, wide, 2});
      drawn_.in_middle.push_back(fact.name);
      wanted = y + 2;
    }
  }

  // The row nearest to where an area is wanted at which it is free, or -1.
  int free_row(Area area) const {
    if (area.width > area_.width - 2) return -1;
    const int wanted = area.y;
    for (int step = 0; step < 2 * area_.height; ++step) {
      area.y = wanted + (step % 2 == 1 ? -(step + 1) / 2 : step / 2);
      const bool inside = area.y >= area_.y && area.y + area.height <= own_card_y_;
      if (inside && is_free(area)) return area.y;
    }
    return -1;
  }

  // A paragraph a seat, in turn, from the next seat on.
  void draw_list() {
    const int card = card_width();
    const int x = area_.x + card + 2;
    const int width = area_.width - card - 3;
    const auto block_of = [&](Seat seat, int rows) {
      const std::string word = tag(seat);
      return seat_block(canvas_, speaker_, name(seat) + (word.empty() ? "" : "  " + word),
                        facts_of_seat(scene_, seat), width, rows, BlockShape::dense);
    };
    std::vector<int> rows;
    int all = 0;
    for (int i = 1; i <= rules_.seats; ++i) {
      const Seat seat = seat_after(you_, rules_.seats, i);
      rows.push_back(static_cast<int>(block_of(seat, area_.height).lines.size()));
      all += rows.back();
    }
    while (all > area_.height) {
      --*std::max_element(rows.rbegin(), rows.rend());
      --all;
    }
    int y = area_.y;
    for (int i = 1; i <= rules_.seats; ++i) {
      const Seat seat = seat_after(you_, rules_.seats, i);
      SeatBlock block = block_of(seat, rows[static_cast<std::size_t>(i - 1)]);
      note(block);
      if (block.lines.empty()) canvas_.put(right() - 1, bottom() - 1, cut_mark, dim_style);
      if (block.lines.empty()) continue;
      const Move* move = action(seat);
      if (move != nullptr && move->kind == MoveKind::card) {
        draw_card(canvas_, area_.x + 1, y, rules_, move->card, speaker_.card_style(), '[', ']');
      } else if (move != nullptr) {
        canvas_.put(area_.x + 1, y, say("tag-passes"), dim_style, card);
      }
      put_block(block, x, y, width, seat);
      y += static_cast<int>(block.lines.size());
    }
  }

  Canvas& canvas_;
  const Area area_;
  const TableScene& scene_;
  const std::vector<TableFact>& of_table_;
  const GameRules& rules_;
  const Speaker& speaker_;
  const State& known_;
  const Seat you_;
  std::vector<Stand> places_;
  int top_seats_ = 0;
  int own_card_y_ = 0;
  int left_tag_end_ = 0;
  std::vector<Area> taken_;  // by seats, and cards in the middle
  std::vector<Area> cards_;  // places of cards to come
  PartDrawn drawn_;
};

}  // namespace

PartDrawn draw_seats(Canvas& canvas, const Area& area, const TableScene& scene,
                     const std::vector<TableFact>& of_table) {
  return TablePicture(canvas, area, scene, of_table).draw();
}

}  // namespace houserule
