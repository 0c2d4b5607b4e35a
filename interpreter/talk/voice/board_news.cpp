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
  const auto is = [&](HappeningKind kind) { return event.kind == kind; };
  if (is(HappeningKind::batch)) return moved_goods(one);
  std::string_view key = sentence_of(event.kind);
  if (key.empty() || (is(HappeningKind::fires) && event.card == no_card)) return {};
  PlainFilling holes;
  const bool is_roll = is(HappeningKind::roll);
  const bool is_space = is(HappeningKind::place) || is(HappeningKind::back) ||
                        (is(HappeningKind::fizzle) && event.a >= 0);
  if (event.card != no_card) holes.emplace_back("card", card(event.card));
  if (is_space) {
    const Space& space = rules_.spaces[place_in(event.a)];
    holes.emplace_back("space", space.name);
    holes.emplace_back("what", phrases_.of(space.act));
    holes.emplace_back("workers", workers(event.b));
  } else if (is(HappeningKind::fizzle)) {
    key = "fizzles";
  }
  if (is_roll && event.a == event.b) key = "rolled";
  holes.emplace_back("n", std::to_string(is_roll ? event.a : event.b));
  holes.emplace_back("result", std::to_string(event.b));
  if (is(HappeningKind::put)) holes.emplace_back("board", place(event.b));
  if (is(HappeningKind::put)) holes.emplace_back("good", phrases_.good(event.a));
  if (is(HappeningKind::load)) holes.emplace_back("vessel", phrases_.good(event.a));
  return speaker_.say("board-" + std::string(key), holes);
}

std::vector<BoardWords::Sentence> BoardWords::sentences(const std::vector<BoardHappening>& all,
                                                        std::size_t from) const {
  std::vector<Sentence> told;
  std::string heading;  // said with what follows it, or not at all
  std::vector<RuleRef> of_heading;
  for (std::size_t i = from; i < all.size(); ++i) {
    const BoardHappening& one = all[i];
    if (one.event.kind == HappeningKind::phase) {
      heading = speaker_.say("board-phase", {{"phase", phase(one.event.a)}});
      of_heading.clear();
      if (one.event.a >= 0) of_heading.push_back(rules_.phases[place_in(one.event.a)].rule);
      continue;
    }
    Sentence sentence;
    sentence.text = happening(one);
    if (sentence.text.empty()) continue;
    sentence.opens = one.event.kind == HappeningKind::place || !heading.empty();
    sentence.heading = std::exchange(heading, {});
    sentence.rules = std::exchange(of_heading, {});
    if (one.event.kind == HappeningKind::place && one.event.a >= 0) {
      sentence.rules.push_back(rules_.spaces[place_in(one.event.a)].rule);
    }
    if (!sentence.opens && !told.empty() && told.back().text == sentence.text) {
      ++told.back().times;
    } else {
      told.push_back(std::move(sentence));
    }
  }
  return told;
}

// What happens again and again is counted, and of too much only the newest is told, which is said.
std::vector<News> BoardWords::told(const std::vector<BoardHappening>& all, std::size_t from) const {
  const std::vector<Sentence> sentences = this->sentences(all, from);
  std::vector<News> paragraphs;
  std::size_t first = 0;
  if (sentences.size() > most_told) {
    first = sentences.size() - most_told;
    paragraphs.push_back(
        {speaker_.say("board-earlier", {{"n", grouped_digits(static_cast<std::int64_t>(first))}})});
  }
  for (std::size_t i = first; i < sentences.size(); ++i) {
    const Sentence& one = sentences[i];
    if (one.opens || i == first) paragraphs.emplace_back();
    std::string& open = paragraphs.back().text;
    for (const RuleRef& rule : one.rules) paragraphs.back().add(rule);
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
