#include "talk/pictures/table_picture.h"

#include <algorithm>
#include <array>

#include "talk/choosing/choosing.h"
#include "talk/pictures/open_hand.h"
#include "talk/voice/bidder.h"

namespace houserule {

namespace {

constexpr int most_round = 5;     // seats round the table beside one's own
constexpr int least_width = 50;   // of a table with seats round it
constexpr int least_height = 11;  // likewise
constexpr int few_open = 3;       // cards of a seat that one line has room for

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

class TablePicture {
 public:
  TablePicture(Canvas& canvas, const Area& area, const TableScene& scene)
      : canvas_(canvas),
        area_(area),
        scene_(scene),
        rules_(scene.session.rules()),
        speaker_(scene.speaker),
        known_(scene.view.known()),
        you_(scene.view.seat()) {}

  void draw() {
    const int others = rules_.seats - 1;
    if (others > most_round || area_.width < least_width || area_.height < least_height) {
      return draw_list();
    }
    std::vector<Stand> places = stands(others);
    if (rules_.direction == Direction::clockwise) {
      std::reverse(places.begin(), places.end());
    }
    for (int i = 0; i < others; ++i) {
      draw_seat(seat_after(you_, rules_.seats, i + 1), places[static_cast<std::size_t>(i)]);
    }
    draw_middle();
    draw_own_seat();
  }

 private:
  using Lines = std::vector<std::pair<std::string, Style>>;

  std::string say(std::string_view code, const PlainFilling& parameters = {}) const {
    return speaker_.say(code, parameters);
  }

  std::string name_line(Seat seat) const {
    const std::string number = std::to_string(number_of(seat));
    return capitalized(speaker_.name(seat)) + "  " + say("seat-number", {{"seat", number}});
  }

  std::string counts(Seat seat) const {
    const int cards = scene_.view.count(rules_.layout, StateLayout::hand, seat);
    const int tricks = known_.core().tricks_won[static_cast<std::size_t>(index_of(seat))];
    return say("seat-counts", {{"n", std::to_string(cards)}, {"tricks", std::to_string(tricks)}});
  }

  std::string signs(const CardSet& cards) const {
    return signs_text(scene_.session, cards, speaker_.card_style());
  }

  // What there is to say of a seat; an open hand last, in lines of at most `width` columns.
  Lines lines_of(Seat seat, int width) const {
    Lines lines;
    const bool acts = (scene_.session.choosers() & set_of(seat)) != 0;
    lines.emplace_back(name_line(seat), acts ? bold_style : plain_style);
    std::string state = counts(seat);
    if (scene_.thinking != no_seat &&
        scene_.session.state().core().chooser(scene_.thinking) == seat)
      state += "  " + say("seat-thinks");
    lines.emplace_back(state, plain_style);
    std::string about = roles_text(scene_.session, speaker_, scene_.view, seat);
    const std::string call = last_call_text(scene_.session, speaker_, seat);
    if (!call.empty() && !about.empty()) {
      // What was said has a line of its own rather than no room.
      const std::string both = speaker_.row({about, call});
      if (canvas_.columns(both) > width) lines.emplace_back(about, plain_style);
      about = canvas_.columns(both) > width ? call : both;
    } else if (about.empty()) {
      about = call;
    }
    if (!about.empty()) lines.emplace_back(about, plain_style);
    // An open hand has room of its own.
    const CardSet open = rules_.lying_open(known_, seat);
    const bool whole = open.count() > few_open && seat != you_;
    const bool is_own_hand =
        seat == you_ && open == known_.cards(rules_.layout, StateLayout::hand, seat);
    if (!open.empty() && !whole && !is_own_hand) {
      lines.emplace_back(say("seat-open", {{"cards", signs(open)}}), plain_style);
    }
    for (std::size_t i = StateLayout::first_declared; i < rules_.layout.zones().size(); ++i) {
      const ZoneRules& zone = rules_.zones[i - StateLayout::first_declared];
      if (!zone.per_seat && !zone.per_side) continue;
      const CardSet cards = known_.cards(rules_.layout, i, seat);
      const int count = zone.marks ? cards.count() : scene_.view.count(rules_.layout, i, seat);
      if (count == 0) continue;
      const bool all = cards.count() == count;
      lines.emplace_back(speaker_.zone(static_cast<int>(i)) + " " +
                             (all ? signs(cards) : say("n-cards", {{"n", std::to_string(count)}})),
                         plain_style);
    }
    if (!whole) return lines;
    // All that can be said in little room stands on one line above it.
    while (lines.size() > 1 &&
           canvas_.columns(lines[0].first) + 2 + canvas_.columns(lines[1].first) <= width) {
      lines[0].first += "  " + lines[1].first;
      lines.erase(lines.begin() + 1);
    }
    for (std::string& line :
         open_hand_lines(canvas_, scene_.session, open, speaker_.card_style(), width)) {
      lines.emplace_back(std::move(line), plain_style);
    }
    return lines;
  }

  bool has_open_hand(Seat seat) const {
    return seat != you_ && rules_.lying_open(known_, seat).count() > few_open;
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
    const TrickReport& trick = *scene_.trick;
    const Move* move = action(seat);
    if (move->kind != MoveKind::card) return "";
    if (trick.over) return trick.winner == seat ? say("tag-won") : "";
    const Trick& open = known_.core().trick;
    if (open.laid > 1 && open.winning_card() == move->card) return say("tag-wins");
    const auto first = std::find_if(trick.plays.begin(), trick.plays.end(),
                                    [](const Move& one) { return one.kind == MoveKind::card; });
    return first->seat == seat ? say("tag-led") : "";
  }

  int card_width() const { return sign_width(canvas_, rules_, speaker_.card_style()) + 2; }

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
        canvas_.put(x, y + 1, word, bold_style);
        break;
      case Side::right:
        canvas_.put_left_of(x + wide, y + 1, word, bold_style);
        break;
      case Side::top:
        canvas_.put(x + wide + 1, y, word, bold_style);
        break;
    }
  }

  void draw_seat(Seat seat, const Stand& stand) {
    const int middle = area_.y + area_.height / 2;
    const int card = card_width();
    const int room = stand.side == Side::top
                         ? (rules_.seats > 4 ? area_.width / 2 - 2 : area_.width - 2)
                         : area_.width / 2 - card - 3;
    const Lines lines = lines_of(seat, room);
    const bool open = has_open_hand(seat);
    int wide = 0;
    for (const auto& line : lines) wide = std::max(wide, canvas_.columns(line.first));
    wide = std::min(wide, room);
    // A top seat has the rows above its card; a seat at the side those round the middle.
    int x = area_.x + 1;
    int y = area_.y;
    int most = 3;
    switch (stand.side) {
      case Side::top:
        x = std::clamp(area_.x + area_.width * stand.at / 100 - wide / 2, area_.x + 1,
                       area_.x + area_.width - wide - 1);
        most = std::max(open ? 4 : 2, middle - area_.y - 3);
        draw_action(seat, x + std::max(0, (wide - card) / 2),
                    y + std::min(most, static_cast<int>(lines.size())), stand.side);
        break;
      case Side::left:
        y = middle - 1;
        most = 4;
        draw_action(seat, x + std::max(wide + 1, area_.width / 4 - card / 2), y + 1, stand.side);
        break;
      case Side::right:
        wide = std::max(wide, std::min(room, area_.width / 3));
        x = area_.x + area_.width - wide - 1;
        y = middle - 1;
        most = 4;
        draw_action(seat, x - card - 2, y + 1, stand.side);
        break;
    }
    // Below the names of the seats at the top, and as far as its lines need.
    if (open && stand.side != Side::top) {
      most = static_cast<int>(lines.size());
      y = std::clamp(area_.y + area_.height - most - 1, area_.y, y);
    }
    for (std::size_t i = 0; i < lines.size() && static_cast<int>(i) < most; ++i) {
      canvas_.put(x, y + static_cast<int>(i), lines[i].first, lines[i].second, wide);
    }
  }

  void draw_own_seat() {
    const Lines lines = lines_of(you_, area_.width);
    const int bottom = area_.y + area_.height;
    const int card = card_width();
    const int x = area_.x + area_.width * 42 / 100;
    int y = bottom - 3;
    if (action(you_) != nullptr) {
      draw_action(you_, x, y, Side::top);
    } else if ((scene_.session.decision().to_act & set_of(you_)) != 0) {
      canvas_.put(x, y,
                  "[" + std::string(static_cast<std::size_t>(card - 2) / 2, ' ') + "?" +
                      std::string(static_cast<std::size_t>(card - 2) -
                                      static_cast<std::size_t>(card - 2) / 2 - 1,
                                  ' ') +
                      "]");
    }
    // Beside the name what lies before you; counts and turns need no line of their own.
    std::string own = lines[0].first;
    for (std::size_t i = 2; i < lines.size(); ++i) own += "   " + lines[i].first;
    const bool left = rules_.direction == Direction::clockwise;
    const std::string turns = left ? "<<< " + say("turn-left") : say("turn-right") + " >>>";
    const std::string below = lines[1].first + "   " + turns;
    const int wide = std::max(canvas_.columns(own), canvas_.columns(below));
    const int start =
        std::clamp(x - 4, area_.x + 1, std::max(area_.x + 1, area_.x + area_.width - wide - 1));
    canvas_.put(start, y + 1, own, lines[0].second, area_.width - 2);
    canvas_.put(start, y + 2, below, dim_style, area_.x + area_.width - start - 1);
  }

  // Cards that lie open for everybody, while no trick is in the way.
  void draw_middle() {
    const bool trick = scene_.trick != nullptr && !scene_.trick->plays.empty();
    if (trick || !scene_.session.deals().back().tricks.empty()) return;
    int y = area_.y + area_.height / 2 - 2;
    for (std::size_t i = StateLayout::first_declared; i < rules_.layout.zones().size(); ++i) {
      const ZoneRules& zone = rules_.zones[i - StateLayout::first_declared];
      if (zone.per_seat || zone.per_side || zone.marks) continue;
      std::vector<Card> cards;
      if (rules_.layout.zones()[i].slots > 0) {
        for (const Card card : known_.slots(rules_.layout, i)) {
          if (card != no_card) cards.push_back(card);
        }
      } else {
        cards = sorted_hand(scene_.session, known_.cards(rules_.layout, i));
      }
      const int card = card_width();
      const int wide = static_cast<int>(cards.size()) * (card + 2);
      if (cards.empty() || wide > area_.width / 2) continue;
      int x = area_.x + (area_.width - wide) / 2;
      const std::string name = speaker_.zone(static_cast<int>(i));
      canvas_.put(x, y, name, dim_style);
      for (const Card one : cards) {
        draw_card(canvas_, x, y + 1, rules_, one, speaker_.card_style(), '[', ']');
        x += card + 2;
      }
      y += 2;
    }
  }

  // One line a seat, in turn, from the next seat on.
  void draw_list() {
    for (int i = 1; i <= rules_.seats && i <= area_.height; ++i) {
      const Seat seat = seat_after(you_, rules_.seats, i);
      Lines lines = lines_of(seat, area_.width);
      // What somebody is and has said comes before what can be counted.
      if (lines.size() > 2 && !has_open_hand(seat)) std::swap(lines[1], lines[2]);
      int x = area_.x + 1;
      const int y = area_.y + i - 1;
      const Move* move = action(seat);
      if (move != nullptr && move->kind == MoveKind::card) {
        draw_card(canvas_, x, y, rules_, move->card, speaker_.card_style(), '[', ']');
      } else if (move != nullptr) {
        canvas_.put(x, y, say("tag-passes"), dim_style, card_width());
      }
      x += card_width() + 1;
      std::string text = lines[0].first;
      if (move != nullptr && !tag(seat).empty()) text += "  " + tag(seat);
      for (std::size_t line = 1; line < lines.size(); ++line) text += "  " + lines[line].first;
      canvas_.put(x, y, text, lines[0].second, area_.x + area_.width - x);
    }
  }

  Canvas& canvas_;
  const Area area_;
  const TableScene& scene_;
  const GameRules& rules_;
  const Speaker& speaker_;
  const State& known_;
  const Seat you_;
};

}  // namespace

std::string card_sign(const GameRules& rules, Card card, CardStyle style) {
  const CardInfo& info = rules.deck.info(card);
  // What stands for a card of no suit may be as wide as it likes.
  return style == CardStyle::symbols && info.suit >= 0 ? info.symbol : info.code;
}

Style card_style(const GameRules& rules, Card card) {
  const int suit = rules.deck.info(card).suit;
  if (suit < 0) return {Role::violet};
  switch (rules.deck.suits[static_cast<std::size_t>(suit)].colour) {
    case SuitColour::red:
      return {Role::red};
    case SuitColour::amber:
      return {Role::amber};
    case SuitColour::green:
      return {Role::green};
    case SuitColour::violet:
      return {Role::violet};
    case SuitColour::plain:
      break;
  }
  return plain_style;
}

int sign_width(const Canvas& canvas, const GameRules& rules, CardStyle style) {
  int wide = 3;
  for (const Card card : rules.in_play) {
    wide = std::max(wide, canvas.columns(card_sign(rules, card, style)));
  }
  return wide;
}

int draw_card(Canvas& canvas, int x, int y, const GameRules& rules, Card card, CardStyle style,
              char left, char right, Style extra) {
  const int inside = sign_width(canvas, rules, style);
  Style look = card_style(rules, card);
  look.bold = extra.bold;
  look.underline = extra.underline;
  look.reverse = extra.reverse;
  if (extra.role != Role::plain) look.role = extra.role;
  Style marks = look;
  marks.role = extra.role;
  canvas.put(x, y, std::string(static_cast<std::size_t>(inside) + 2, ' '), marks);
  canvas.put(x, y, std::string(1, left), marks);
  canvas.put(x + 1, y, card_sign(rules, card, style), look, inside);
  canvas.put(x + 1 + inside, y, std::string(1, right), marks);
  return inside + 2;
}

int draw_signs(Canvas& canvas, const Area& area, const GameRules& rules,
               const std::vector<Card>& cards, CardStyle style) {
  int x = 0;
  int row = 0;
  for (const Card card : cards) {
    const std::string sign = card_sign(rules, card, style);
    const int wide = canvas.columns(sign);
    if (x > 0 && x + wide > area.width) {
      x = 0;
      ++row;
    }
    if (row >= area.height) return row;
    canvas.put(area.x + x, area.y + row, sign, card_style(rules, card));
    x += wide + 2;
  }
  return cards.empty() ? 0 : row + 1;
}

std::string signs_text(const Session& session, const CardSet& cards, CardStyle style) {
  std::vector<std::string> signs;
  for (const Card card : sorted_hand(session, cards)) {
    signs.push_back(card_sign(session.rules(), card, style));
  }
  return joined(signs, " ", " ");
}

std::string roles_text(const Session& session, const Speaker& speaker, const View& view,
                       Seat seat) {
  const GameRules& rules = session.rules();
  const Core& core = view.known().core();
  std::vector<std::string> held;
  if (core.dealer == seat) held.push_back(speaker.say("role-dealer"));
  if (core.contract != no_call && core.declarer == seat && bidder_now(session) == no_seat) {
    const Text& name = rules.declarer_name;
    held.push_back(name.en.empty() ? speaker.say("role-declarer") : speaker.text(name));
  }
  const bool mate = rules.has_teams() && seat != view.seat() &&
                    steps_between(view.seat(), seat, rules.seats) * 2 == rules.seats;
  if (mate || (core.partner_known != 0 && core.partner == seat)) {
    held.push_back(speaker.say("role-partner"));
  }
  if (core.rests(seat)) held.push_back(speaker.say("role-rests"));
  const Seat player = core.chooser(seat);
  if (player != seat) {
    held.push_back(speaker.say("role-played-by", {{"name", speaker.name(player)}}));
  }
  const bool is_told =
      core.sides_secret == 0 || seat == view.seat() || (core.sides_shown & set_of(seat)) != 0;
  if (core.declared != 0 && is_told) {
    const bool is_theirs = (core.declared & set_of(seat)) != 0;
    held.push_back(speaker.say(is_theirs ? "role-declarers" : "role-defenders"));
  }
  for (std::size_t i = 0; i < rules.values.size(); ++i) {
    if (rules.values[i].type != ValueType::seats) continue;
    const int seats = view.known().value(rules.layout, static_cast<int>(i)).units();
    if ((seats >> index_of(seat) & 1) != 0) held.push_back(speaker.value(static_cast<int>(i)));
  }
  return speaker.row(held);
}

std::string last_call_text(const Session& session, const Speaker& speaker, Seat seat) {
  const DealReport& deal = session.deals().back();
  const StateLayout& layout = session.rules().layout;
  const State& now = session.state();
  for (const int call : now.announced(layout, seat) - layout.secret_calls(now.core())) {
    const bool foretells = session.rules().calls[static_cast<std::size_t>(call)].predicts >= 0;
    if (foretells) return speaker.say("said-predicted", {{"call", speaker.call(call)}});
  }
  if (!deal.tricks.empty()) return "";
  std::string text;
  for (const SpokenMove& spoken : deal.spoken) {
    const Phase& phase = session.rules().phases[static_cast<std::size_t>(spoken.phase)];
    const auto* declare = std::get_if<DeclarePhase>(&phase.body);
    if (spoken.move.seat != seat || declare == nullptr || !declare->makes_contract) continue;
    if (spoken.move.kind == MoveKind::pass && !spoken.forced)
      text = declare->pass.en.empty() ? speaker.say("said-pass") : speaker.text(declare->pass);
    if (spoken.move.kind == MoveKind::call) text = speaker.call(spoken.move.call);
  }
  return text;
}

void draw_table(Canvas& canvas, const Area& area, const TableScene& scene) {
  TablePicture(canvas, area, scene).draw();
}

}  // namespace houserule
