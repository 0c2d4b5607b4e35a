#include "session/answers/board_json.h"

#include <string_view>

#include "board_agenda/board_frames.h"
#include "board_agenda/board_look.h"

namespace houserule {

namespace {

using Json = nlohmann::ordered_json;

std::string_view word_of(BoardFrame kind) {
  switch (kind) {
    case BoardFrame::act:
      return "act";
    case BoardFrame::action:
      return "action";
    case BoardFrame::phase:
      return "phase";
    case BoardFrame::gap:
      return "gap";
    case BoardFrame::window:
      return "window";
    case BoardFrame::anytime:
      return "anytime";
    case BoardFrame::instead:
      return "instead";
    case BoardFrame::batch:
      return "batch";
  }
  return "";
}

std::size_t slot(int i) { return static_cast<std::size_t>(i); }

class BoardWriter {
 public:
  BoardWriter(const GameRules& game, const State& known)
      : rules_(*game.board), look_(game, known), sight_(look_.sight()) {}

  Json write() const {
    return {{"round", sight_.round()},
            {"rounds", look_.rounds()},
            {"colour", sight_.colour() + 1},
            {"supply", goods([&](int i) { return int{sight_.supply(i)}; })},
            {"stock", stock()},
            {"piles", piles()},
            {"served", goods([&](int i) { return int{sight_.eaten(i)}; })},
            {"vessels", vessels()},
            {"workers", workers()},
            {"placements", placements()},
            {"phases_begun", phases_begun()},
            {"strips", strips()},
            {"boards", boards()},
            {"used", used()},
            {"score", score()},
            {"running", running()},
            {"notes", notes()}};
  }

 private:
  // Those of which there are any.
  template <typename Count>
  Json goods(Count count) const {
    Json counts = Json::object();
    for (std::size_t i = 0; i < rules_.goods.size(); ++i) {
      if (const int n = count(static_cast<int>(i)); n != 0) counts[rules_.goods[i].slug] = n;
    }
    return counts;
  }

  // Goods of which there are only so many: how many are left, none too.
  Json stock() const {
    Json left = Json::object();
    for (std::size_t i = 0; i < rules_.goods.size(); ++i) {
      if (rules_.goods[i].stock >= 0) {
        left[rules_.goods[i].slug] = sight_.stock(static_cast<int>(i));
      }
    }
    return left;
  }

  Json piles() const {
    Json piles = Json::object();
    for (const GoodPile& pile : rules_.piles) {
      Json& told = piles[pile.slug];
      told = {{"drawable", Json::object()}, {"discarded", Json::object()}};
      for (const auto& [which, count] : pile.goods) {
        told["drawable"][rules_.goods[slot(which)].slug] = sight_.drawable(which);
        told["discarded"][rules_.goods[slot(which)].slug] = sight_.discarded(which);
      }
    }
    return piles;
  }

  Json vessels() const {
    Json rows = Json::object();
    for (const Berths& row : rules_.berths) {
      Json& berths = rows[row.name];
      berths = Json::array();
      for (int i = row.first; i < row.first + row.count; ++i) {
        const int vessel = sight_.vessel(i);
        berths.push_back(vessel < 0 ? Json()
                                    : Json{{"vessel", rules_.goods[slot(vessel)].slug},
                                           {"cargo", sight_.cargo(i)}});
      }
    }
    return rows;
  }

  template <typename Count>
  Json by_colour(Count count) const {
    Json list = Json::array();
    for (int colour = 0; colour < rules_.colours; ++colour) list.push_back(count(colour));
    return list;
  }

  Json workers() const {
    Json spaces = Json::object();
    for (std::size_t i = 0; i < rules_.spaces.size(); ++i) {
      const int space = static_cast<int>(i);
      if (sight_.is_free(space)) continue;
      spaces[rules_.spaces[i].slug] =
          by_colour([&](int colour) { return int{sight_.workers(space, colour)}; });
    }
    return {{"ready", by_colour([&](int colour) { return int{sight_.pool(colour)}; })},
            {"spaces", std::move(spaces)}};
  }

  Json placements() const {
    Json list = Json::array();
    for (int n = 1; n < 8; ++n) list.push_back(sight_.placements(n));
    return list;
  }

  Json phases_begun() const {
    Json begun = Json::object();
    for (std::size_t i = 0; i < rules_.phases.size(); ++i) {
      if (const int n = sight_.phases_begun(static_cast<int>(i)); n != 0) {
        begun[rules_.phases[i].slug] = n;
      }
    }
    return begun;
  }

  // What still lies on each, from the front on; null: face down.
  Json strips() const {
    Json strips = Json::array();
    for (std::size_t i = 0; i < rules_.strips.size(); ++i) {
      const int next = sight_.strip(static_cast<int>(i));
      Json items = next == 0 ? Json() : Json::array();
      const auto& all = rules_.strips[i].items;
      for (std::size_t item = slot(next - 1); next > 0 && item < all.size(); ++item) {
        items.push_back(
            {{"good", rules_.goods[slot(all[item].first)].slug}, {"count", all[item].second}});
      }
      strips.push_back(std::move(items));
    }
    return strips;
  }

  Json boards() const {
    Json boards = Json::array();
    for (std::size_t i = 0; i < rules_.places.size(); ++i) {
      const int place = static_cast<int>(i);
      const BoardKind& kind = sight_.kind_of(place);
      Json told = {{"board", kind.slug},
                   {"copy", rules_.places[i].copy + 1},
                   {"owned", sight_.owned(place) != 0},
                   {"face_up", sight_.face_up(place) != 0},
                   {"silver", sight_.lying(place)},
                   {"tiles", tiles(place)}};
      Json& slots = told["slots"] = Json::array();
      for (std::size_t s = 0; s < kind.slots.size(); ++s) {
        slots.push_back({{"good", rules_.goods[slot(kind.slots[s].first)].slug},
                         {"filled", sight_.slot(place, static_cast<int>(s))},
                         {"of", kind.slots[s].second}});
      }
      boards.push_back(std::move(told));
    }
    return boards;
  }

  // In the order in which they were laid; `number` counts through all boards.
  Json tiles(int place) const {
    Json tiles = Json::array();
    int number = 0;
    for (const LaidTile& tile : sight_.laid()) {
      ++number;
      if (tile.place != place) continue;
      const GridCell at = sight_.kind_of(place).grid->cell_at(tile.origin);
      tiles.push_back({{"good", rules_.goods[slot(tile.good)].slug},
                       {"row", at.row},
                       {"column", at.column},
                       {"turn", tile.turn},
                       {"number", number}});
    }
    return tiles;
  }

  // Latches by their number: 1, or the round in which something was used that may be once a round.
  Json used() const {
    Json list = Json::array();
    for (int i = 0; i < rules_.latches; ++i) list.push_back(sight_.latch(i));
    return list;
  }

  Json score() const {
    Json lines = Json::object();
    const std::vector<int> points = look_.score_lines();
    for (std::size_t i = 0; i < points.size(); ++i) lines[rules_.sheet[i].slug] = points[i];
    return lines;
  }

  // The stack of what is going on, outermost first.
  Json running() const {
    Json frames = Json::array();
    for (int at = 0; at < sight_.depth(); ++at) {
      const Frame& frame = sight_.frames()[at];
      const auto kind = static_cast<BoardFrame>(frame.kind);
      const int end =
          at + 1 < sight_.depth() ? sight_.frames()[at + 1].base : sight_.value(BoardValue::top);
      Json words = Json::array();
      for (int i = frame.base; i < end; ++i) words.push_back(sight_.words()[i]);
      const auto word = [&](int which) { return sight_.words()[frame.base + which]; };
      Json name;
      if (kind == BoardFrame::phase) name = rules_.phases[frame.block].slug;
      if (kind == BoardFrame::gap && word(0) >= 0) name = rules_.names[slot(word(0))];
      if (kind == BoardFrame::action) {
        const int space = word(ActionWord::space);
        if (space >= 0) {
          name = rules_.spaces[slot(space)].slug;
        } else {
          name = rules_.names[slot(rules_.acts[frame.block].as<Act::Action>().name)];
        }
      }
      frames.push_back({{"kind", word_of(kind)},
                        {"name", std::move(name)},
                        {"block", frame.block},
                        {"step", frame.step},
                        {"flags", frame.flags},
                        {"words", std::move(words)}});
    }
    return frames;
  }

  Json notes() const {
    return {{"quiet", sight_.value(BoardValue::quiet)},
            {"passed", sight_.value(BoardValue::passed)},
            {"left", sight_.value(BoardValue::left)},
            {"changed", sight_.value(BoardValue::changed)}};
  }

  const BoardRules& rules_;
  const BoardLook look_;
  const BoardSight& sight_;
};

}  // namespace

Json board_json(const GameRules& rules, const State& known) {
  return BoardWriter(rules, known).write();
}

}  // namespace houserule
