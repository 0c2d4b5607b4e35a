#include "session/table/legal_moves.h"

#include <algorithm>

#include "base/text.h"
#include "board_rules/sheet/option_text.h"
#include "session/texts/move_text.h"

namespace houserule {

namespace {

// The moves of one seat that belong together.
struct Part {
  Choices choices;
  std::uint64_t count = 0;
  bool large = false;  // may be described instead of listed
  bool listed = true;
};

std::vector<Part> parts_of(const Choices& all) {
  std::vector<Part> parts;
  const auto add = [&](const Choices& choices, bool large) {
    const std::uint64_t count = choices.count();
    if (count > 0) parts.push_back({choices, count, large, true});
  };
  Choices single;
  single.seat = all.seat;
  Choices plain = single;
  plain.pass = all.pass;
  plain.calls = all.calls;
  plain.cards = all.cards;
  add(plain, false);
  for (std::size_t i = 0; i < all.set_count; ++i) {
    Choices set = single;
    set.set_count = 1;
    set.sets[0] = all.sets[i];
    add(set, true);
  }
  if (all.pick_count > 0) {
    Choices picks = single;
    picks.pick_count = all.pick_count;
    picks.picks = all.picks;
    add(picks, true);
  }
  // What can be done in many ways, tile by tile and board by board, is described where all together
  // are too many.
  for (const Option& option : all.options) {
    if (static_cast<Verb>(option.verb) != Verb::put) continue;
    Choices same = single;
    for (const Option& other : all.options) {
      if (other.verb == option.verb && other.of[0] == option.of[0] && other.of[1] == option.of[1]) {
        same.options.push_back(other);
      }
    }
    if (same.options.front() == option) add(same, true);
  }
  Choices others = single;
  for (const Option& option : all.options) {
    if (static_cast<Verb>(option.verb) != Verb::put) others.options.push_back(option);
  }
  add(others, false);
  if (all.melds.phase != nullptr) {
    Choices melds = single;
    melds.melds = all.melds;
    add(melds, true);
  }
  return parts;
}

void describe(const GameRules& rules, int phase, const Choices& choices,
              std::vector<ChooseEntry>& entries) {
  if (!choices.options.empty()) {
    ChooseEntry entry;
    entry.seat = choices.seat;
    entry.count = 1;
    for (const Option& option : choices.options) {
      const std::vector<std::string> words = words_of(option_text(rules, option));
      entry.verb = words.front();
      entry.fixed_words = {words.begin() + 1, words.begin() + 3};
      entry.from_words.push_back(joined({words.begin() + 3, words.end()}, " ", " "));
    }
    entries.push_back(std::move(entry));
    return;
  }
  const std::string verb = verb_of(rules, phase);
  if (choices.set_count > 0) {
    const SetChoice& set = choices.sets[0];
    entries.push_back(
        {choices.seat, set.call == no_call ? verb : "show", set.fixed, set.from, set.count});
  } else if (choices.pick_count > 0) {
    CardSet from;
    for (std::size_t i = 0; i < choices.pick_count; ++i) from |= choices.picks[i];
    entries.push_back({choices.seat, verb, {}, from, choices.pick_count});
  } else {
    for (const MeldShape& shape : choices.melds.phase->shapes) {
      entries.push_back(
          {choices.seat, verb, {}, choices.melds.own | choices.melds.shared, shape.count});
    }
  }
}

}  // namespace

LegalMoves legal_moves(const GameRules& rules, int phase, const State& state,
                       std::span<const Choices> choices) {
  std::vector<Part> parts;
  for (const Choices& one : choices) {
    for (Part& part : parts_of(one)) parts.push_back(std::move(part));
  }
  const auto too_many = [&] {
    std::uint64_t sum = 0;
    for (const Part& part : parts) {
      if (!part.listed) continue;
      if (part.count > max_listed_moves) return true;
      sum += part.count;
    }
    return sum > max_listed_moves;
  };
  while (too_many()) {
    std::uint64_t most = 0;
    for (const Part& part : parts) {
      if (part.listed && part.large) most = std::max(most, part.count);
    }
    if (most == 0) break;  // single cards and calls only
    for (Part& part : parts) {
      if (part.large && part.count == most) part.listed = false;
    }
  }
  LegalMoves moves;
  for (const Part& part : parts) {
    if (!part.listed) {
      describe(rules, phase, part.choices, moves.choose);
      continue;
    }
    for (std::uint64_t n = 0; n < part.count; ++n) {
      moves.legal.push_back(to_text(rules, phase, part.choices.move(n), &state));
    }
  }
  return moves;
}

}  // namespace houserule
