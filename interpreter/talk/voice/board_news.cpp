// What has happened in a board game, in sentences.

#include <cstdlib>
#include <utility>

#include "talk/voice/board_words.h"

namespace houserule {

namespace {

constexpr std::size_t most_told = 100;  // sentences at a time; rules can bring about thousands
constexpr int most_alike = 3;           // in a row, before they are counted

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

std::vector<BoardWords::Sentence> BoardWords::sentences(const std::vector<BoardHappening>& all,
                                                        std::size_t from) const {
  std::vector<Sentence> told;
  std::string heading;  // said with what follows it, or not at all
  for (std::size_t i = from; i < all.size(); ++i) {
    const BoardHappening& one = all[i];
    if (one.event.kind == HappeningKind::phase) {
      heading = speaker_.say("board-phase", {{"phase", phase(one.event.a)}});
      continue;
    }
    Sentence sentence;
    sentence.text = happening(one);
    if (sentence.text.empty()) continue;
    sentence.opens = one.event.kind == HappeningKind::place || !heading.empty();
    sentence.heading = std::exchange(heading, {});
    if (!sentence.opens && !told.empty() && told.back().text == sentence.text) {
      ++told.back().times;
    } else {
      told.push_back(std::move(sentence));
    }
  }
  return told;
}

// What happens again and again is counted, and of too much only the newest is told, which is said.
std::vector<std::string> BoardWords::told(const std::vector<BoardHappening>& all,
                                          std::size_t from) const {
  const std::vector<Sentence> sentences = this->sentences(all, from);
  std::vector<std::string> paragraphs;
  std::size_t first = 0;
  if (sentences.size() > most_told) {
    first = sentences.size() - most_told;
    paragraphs.push_back(
        speaker_.say("board-earlier", {{"n", grouped_digits(static_cast<std::int64_t>(first))}}));
  }
  for (std::size_t i = first; i < sentences.size(); ++i) {
    const Sentence& one = sentences[i];
    if (one.opens || i == first) paragraphs.emplace_back();
    std::string& open = paragraphs.back();
    if (!one.heading.empty()) speaker_.add(open, one.heading);
    for (int time = 0; time < (one.times > most_alike ? 1 : one.times); ++time) {
      speaker_.add(open, one.text);
    }
    if (one.times > most_alike) {
      speaker_.add(open, speaker_.say("board-times", {{"n", grouped_digits(one.times)}}));
    }
  }
  return paragraphs;
}

}  // namespace houserule
