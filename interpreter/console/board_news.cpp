// What has happened in a board game, in sentences.

#include <cstdlib>

#include "console/board_words.h"

namespace houserule {

namespace {

using HappeningKind = TraceEvent::Kind;

std::size_t place_in(int index) { return static_cast<std::size_t>(index); }

}  // namespace

std::string BoardWords::moved_goods(const BoardHappening& one) const {
  std::vector<std::pair<int, int>> lost;
  std::vector<std::pair<int, int>> gained;
  for (const auto& [good, count] : one.goods) {
    if (count != 0) (count < 0 ? lost : gained).emplace_back(good, std::abs(count));
  }
  std::string line;
  if (lost.empty() && gained.empty()) return line;
  if (lost.empty()) {
    line = speaker_.say("board-gain", {{"goods", amounts(gained)}});
  } else if (gained.empty()) {
    line = speaker_.say("board-pay", {{"goods", amounts(lost)}});
  } else {
    line = speaker_.say("board-change", {{"lost", amounts(lost)}, {"gained", amounts(gained)}});
  }
  if (one.event.card == no_card) return line;
  return speaker_.say("board-by-card", {{"card", card(one.event.card)}, {"what", line}});
}

std::string BoardWords::happening(const BoardHappening& one) const {
  const TraceEvent& event = one.event;
  switch (event.kind) {
    case HappeningKind::place:
      return speaker_.say("board-placed",
                          {{"n", std::to_string(event.b)},
                           {"workers", workers(event.b)},
                           {"space", rules_.spaces[place_in(event.a)].name},
                           {"what", phrases_.of(rules_.spaces[place_in(event.a)].act)}});
    case HappeningKind::use:
      return speaker_.say("board-used", {{"card", card(event.card)}});
    case HappeningKind::fires:
      if (event.card == no_card) return {};
      return speaker_.say("board-used", {{"card", card(event.card)}});
    case HappeningKind::batch:
      return moved_goods(one);
    case HappeningKind::replaced:
    case HappeningKind::instead:
      return speaker_.say("board-instead", {{"card", card(event.card)}});
    case HappeningKind::play:
      return speaker_.say("board-played", {{"card", card(event.card)}});
    case HappeningKind::draw:
      return speaker_.say("board-drew", {{"card", card(event.card)}});
    case HappeningKind::put:
      return speaker_.say("board-laid",
                          {{"good", phrases_.good(event.a)}, {"board", place(event.b)}});
    case HappeningKind::load:
      return speaker_.say("board-loaded", {{"vessel", phrases_.good(event.a)}});
    case HappeningKind::roll:
      if (event.a == event.b) return speaker_.say("board-rolled", {{"n", std::to_string(event.a)}});
      return speaker_.say("board-rolled-to",
                          {{"n", std::to_string(event.a)}, {"result", std::to_string(event.b)}});
    case HappeningKind::success:
      return speaker_.say("board-success");
    case HappeningKind::fail:
      return speaker_.say("board-failure");
    case HappeningKind::back:
      return speaker_.say("board-came-back", {{"n", std::to_string(event.b)},
                                              {"workers", workers(event.b)},
                                              {"space", rules_.spaces[place_in(event.a)].name}});
    case HappeningKind::fizzle:
      if (event.a < 0) return speaker_.say("board-fizzles");
      return speaker_.say("board-fizzles-on", {{"space", rules_.spaces[place_in(event.a)].name}});
    default:
      return {};
  }
}

std::vector<std::string> BoardWords::told(const std::vector<BoardHappening>& all,
                                          std::size_t from) const {
  std::vector<std::string> paragraphs;
  std::string open;
  std::string heading;  // said with what follows it, or not at all
  const auto close = [&] {
    if (!open.empty()) paragraphs.push_back(open);
    open.clear();
  };
  for (std::size_t i = from; i < all.size(); ++i) {
    const BoardHappening& one = all[i];
    if (one.event.kind == HappeningKind::phase) {
      close();
      heading = speaker_.say("board-phase", {{"phase", phase(one.event.a)}});
      continue;
    }
    const std::string sentence = happening(one);
    if (sentence.empty()) continue;
    if (one.event.kind == HappeningKind::place) close();
    if (!heading.empty()) speaker_.add(open, heading);
    heading.clear();
    speaker_.add(open, sentence);
  }
  close();
  return paragraphs;
}

}  // namespace houserule
