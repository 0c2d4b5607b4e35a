#include "talk/pictures/seat_block.h"

#include <algorithm>

#include "base/wrap.h"

namespace houserule {

std::vector<std::string> filled_lines(const Canvas& canvas, const std::vector<std::string>& units,
                                      const std::string& between, int width, bool anywhere) {
  std::vector<std::string> lines;
  const int gap = canvas.columns(between);
  for (const std::string& unit : units) {
    const int wide = canvas.columns(unit);
    const auto has_room = [&](const std::string& line) {
      return canvas.columns(line) + gap + wide <= width;
    };
    auto line = lines.empty() ? lines.end() : lines.end() - 1;
    if (anywhere) line = std::find_if(lines.begin(), lines.end(), has_room);
    if (line != lines.end() && has_room(*line)) {
      *line += between + unit;
      continue;
    }
    if (wide <= width) {
      lines.push_back(unit);
      continue;
    }
    for (std::string& part : wrapped(unit, width, canvas.ambiguous())) {
      lines.push_back(std::move(part));
    }
  }
  return lines;
}

namespace {

class SeatBlockMaker {
 public:
  SeatBlockMaker(const Canvas& canvas, const Speaker& speaker, const std::string& name, int width)
      : canvas_(canvas), name_(name), comma_(speaker.say("comma")), width_(width) {}

  // A line for what can be counted, one for what the seat is and has said, one for each zone; or
  // zones beside what was said.
  std::vector<std::string> as_lines(const std::vector<TableFact>& facts, bool zones_beside) const {
    std::vector<std::string> lines = {name_};
    std::vector<std::string> about;
    std::vector<std::string> suits;
    const auto close = [&](std::vector<std::string>& units, const std::string& between) {
      for (std::string& line : filled_lines(canvas_, units, between, width_, zones_beside)) {
        lines.push_back(std::move(line));
      }
      units.clear();
    };
    for (const TableFact& fact : facts) {
      const bool is_about = fact.kind == TableFact::Kind::role ||
                            fact.kind == TableFact::Kind::call ||
                            (zones_beside && fact.kind == TableFact::Kind::zone);
      if (!is_about) close(about, comma_);
      if (fact.kind != TableFact::Kind::open) close(suits, "  ");
      if (fact.kind == TableFact::Kind::number) {
        lines.front() += "  " + fact.text;
      } else if (is_about) {
        about.push_back(fact.text);
      } else {
        suits.push_back(fact.text);
        if (fact.kind != TableFact::Kind::open) close(suits, "  ");
      }
    }
    close(about, comma_);
    close(suits, "  ");
    return lines;
  }

  // Everything joined, behind the name as well.
  std::vector<std::string> joined_up(const std::vector<TableFact>& facts, bool brief,
                                     BlockShape shape) const {
    std::string first = name_;
    std::vector<std::string> units;
    for (const TableFact& fact : facts) {
      const bool is_shorter = brief && !fact.brief.empty();
      const std::string& text = is_shorter ? fact.brief : fact.text;
      const bool beside = fact.kind == TableFact::Kind::number &&
                          canvas_.columns(first) + 2 + canvas_.columns(text) <= width_;
      if (beside) {
        first += "  " + text;
      } else {
        units.push_back(text);
      }
    }
    const bool is_wide = shape == BlockShape::wide;
    // Behind the name stands no comma.
    const std::string behind = is_wide ? "   " : "  ";
    std::vector<std::string> lines;
    const bool begins = !units.empty() && canvas_.columns(first + behind + units[0]) <= width_;
    if (begins) {
      units[0] = first + behind + units[0];
    } else {
      lines.push_back(first);
    }
    for (std::string& line :
         filled_lines(canvas_, units, is_wide ? behind : comma_, width_, !is_wide)) {
      lines.push_back(std::move(line));
    }
    return lines;
  }

  // Puts the mark where it has room, without taking that of anything else.
  void mark(SeatBlock& block) const {
    const std::string with_gap = " " + std::string(cut_mark);
    for (auto line = block.lines.rbegin(); line != block.lines.rend(); ++line) {
      if (canvas_.columns(*line) + 2 > width_) continue;
      *line += with_gap;
      return;
    }
    block.mark_beside = true;
  }

 private:
  const Canvas& canvas_;
  const std::string& name_;
  const std::string comma_;
  const int width_;
};

}  // namespace

SeatBlock seat_block(const Canvas& canvas, const Speaker& speaker, const std::string& name,
                     std::vector<TableFact> facts, int width, int rows, BlockShape shape) {
  const SeatBlockMaker maker(canvas, speaker, name, width);
  SeatBlock block;
  const auto fits = [&](std::vector<std::string> lines) {
    block.lines = std::move(lines);
    return static_cast<int>(block.lines.size()) <= rows;
  };
  if (shape == BlockShape::lines) {
    if (fits(maker.as_lines(facts, false)) || fits(maker.as_lines(facts, true))) return block;
  }
  if (shape == BlockShape::lines) shape = BlockShape::dense;
  if (fits(maker.joined_up(facts, false, shape))) return block;
  // What weighs least goes first, of two that weigh the same the later one.
  while (!fits(maker.joined_up(facts, true, shape)) && !facts.empty()) {
    auto least = facts.begin();
    for (auto fact = facts.begin(); fact != facts.end(); ++fact) {
      if (fact->weight >= least->weight) least = fact;
    }
    if (least->weight == TableFact::never) {
      block.left_over.insert(block.left_over.begin(), *least);
    } else {
      block.is_cut = true;
    }
    facts.erase(least);
  }
  if (rows <= 0) block.lines.clear();
  if (static_cast<int>(block.lines.size()) > rows && rows > 0) {
    block.lines.resize(static_cast<std::size_t>(rows));
    block.is_cut = true;
  }
  if (block.is_cut) maker.mark(block);
  return block;
}

}  // namespace houserule
