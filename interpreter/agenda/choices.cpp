// Counting, numbering and checking what a seat may do.

#include <algorithm>

#include "agenda/binomials.h"
#include "agenda/decision.h"

namespace houserule {

namespace {

__extension__ using Wide = unsigned __int128;

// The number of ways to take `count` of `from` cards, at most max_ways.
std::uint64_t combinations(int from, int count) {
  if (count < 0 || count > from) return 0;
  if (is_small_binomial(from)) return small_binomial(from, count);
  count = std::min(count, from - count);
  std::uint64_t ways = 1;
  for (int i = 1; i <= count; ++i) {
    // Exact at every step: a rounded number would number some combinations twice.
    const auto next = static_cast<Wide>(ways) * static_cast<unsigned>(from - count + i);
    if (next / static_cast<unsigned>(i) >= max_ways) return max_ways;
    ways = static_cast<std::uint64_t>(next / static_cast<unsigned>(i));
  }
  return ways;
}

std::uint64_t sum(std::uint64_t a, std::uint64_t b) { return std::min(a + b, max_ways); }

// Combination number n in the order of the first card, then the second, and so on.
template <int Words>
BasicCardSet<Words> combination(const BasicCardSet<Words>& from, int count, std::uint64_t n) {
  BasicCardSet<Words> chosen;
  int left = from.count();
  for (const Card card : from) {
    if (count == 0) break;
    const std::uint64_t with = combinations(left - 1, count - 1);
    if (n < with) {
      chosen.add(card);
      --count;
    } else {
      n -= with;
    }
    --left;
  }
  return chosen;
}

}  // namespace

template <int Words>
std::uint64_t pick_ways(const std::array<BasicCardSet<Words>, max_picks>& picks, int count) {
  const auto size = [](const BasicCardSet<Words>& set) {
    return static_cast<std::int64_t>(set.count());
  };
  std::int64_t ways = size(picks[0]);
  if (count > 1) ways = ways * size(picks[1]) - size(picks[0] & picks[1]);
  if (count > 2) {
    const auto& [a, b, c] = picks;
    ways = size(a) * size(b) * size(c) - size(a & b) * size(c) - size(a & c) * size(b) -
           size(b & c) * size(a) + 2 * size(a & b & c);
  }
  return static_cast<std::uint64_t>(ways);
}

template <int Words>
std::array<Card, max_picks> pick(const std::array<BasicCardSet<Words>, max_picks>& picks, int count,
                                 std::uint64_t n) {
  std::array<Card, max_picks> picked = {no_card, no_card, no_card};
  // Sets without common cards, the usual case, are numbered like digits.
  if ((picks[0] & picks[1]).empty() && ((picks[0] | picks[1]) & picks[2]).empty()) {
    auto rest = static_cast<std::uint32_t>(n);  // there are at most max_cards ^ max_picks ways
    for (int i = count; i-- > 0;) {
      const auto& set = picks[static_cast<std::size_t>(i)];
      const auto ways = static_cast<std::uint32_t>(set.count());
      picked[static_cast<std::size_t>(i)] = set.nth(static_cast<int>(rest % ways));
      rest /= ways;
    }
    return picked;
  }
  auto left = picks;
  for (int i = 0; i < count; ++i) {
    const auto slot = static_cast<std::size_t>(i);
    for (const Card card : left[slot]) {
      auto rest = left;
      rest[slot] = BasicCardSet<Words>::of(card);
      for (std::size_t later = slot + 1; later < max_picks; ++later) rest[later].remove(card);
      const std::uint64_t ways = pick_ways(rest, count);
      if (n >= ways) {
        n -= ways;
        continue;
      }
      picked[slot] = card;
      left = rest;
      break;
    }
  }
  return picked;
}

template <int Words>
std::uint64_t BasicSetChoice<Words>::ways() const {
  return combinations(from.count(), count);
}

template <int Words>
std::uint64_t BasicChoices<Words>::count() const {
  std::uint64_t ways = (pass ? 1U : 0U) + static_cast<unsigned>(calls.count()) +
                       static_cast<unsigned>(cards.count());
  for (std::size_t i = 0; i < set_count; ++i) ways = sum(ways, sets[i].ways());
  if (pick_count > 0) ways = sum(ways, pick_ways(picks, pick_count));
  ways += options.size();
  return melds.phase == nullptr ? ways : sum(ways, melds.ways());
}

template <int Words>
Move BasicChoices<Words>::move(std::uint64_t n) const {
  if (pass && n-- == 0) return Move::pass(seat);
  const auto here = static_cast<std::uint64_t>(calls.count());
  if (n < here) return Move::make_call(seat, calls.nth(static_cast<int>(n)));
  n -= here;
  const auto single = static_cast<std::uint64_t>(cards.count());
  if (n < single) return Move::of_card(seat, cards.nth(static_cast<int>(n)));
  n -= single;
  for (std::size_t i = 0; i < set_count; ++i) {
    const std::uint64_t ways = sets[i].ways();
    if (n < ways) {
      const auto chosen = sets[i].fixed | combination(sets[i].from, sets[i].count, n);
      return Move::of_set(seat, CardSet(chosen), sets[i].call);
    }
    n -= ways;
  }
  if (pick_count > 0) {
    const std::uint64_t ways = pick_ways(picks, pick_count);
    if (n < ways) return Move::of_picks(seat, pick(picks, pick_count, n));
    n -= ways;
  }
  if (n < options.size()) return Move::of_option(seat, options[n]);
  n -= options.size();
  return Move::of_set(seat, CardSet(melds.meld(n)));
}

template <int Words>
Move BasicChoices<Words>::random_move(RandomStream& random, std::int64_t& decisions) const {
  if (!options.empty()) return random_option(random, decisions);
  const std::uint64_t ways = count();
  decisions += ways > 1 ? 1 : 0;
  return move(random.below_large(ways));
}

// A verb first, then one of its options: a tile can lie in a hundred places, a space is one.
template <int Words>
Move BasicChoices<Words>::random_option(RandomStream& random, std::int64_t& decisions) const {
  if (at_gap) return Move::pass(seat);
  decisions += options.size() + (pass ? 1 : 0) > 1 ? 1 : 0;
  std::array<std::uint32_t, 64> by_verb{};
  std::uint32_t verbs = pass ? 1 : 0;
  for (const Option& option : options) verbs += by_verb[option.verb]++ == 0 ? 1 : 0;
  std::uint32_t chosen = random.below(verbs);
  if (pass && chosen-- == 0) return Move::pass(seat);
  std::size_t verb = 0;
  while (by_verb[verb] == 0 || chosen-- > 0) ++verb;
  std::uint32_t which = random.below(by_verb[verb]);
  for (const Option& option : options) {
    if (option.verb == verb && which-- == 0) return Move::of_option(seat, option);
  }
  return Move::pass(seat);
}

template <int Words>
bool BasicChoices<Words>::allows(const Move& move) const {
  const BasicCardSet<Words> chosen(move.cards);
  switch (move.kind) {
    case MoveKind::pass:
      return pass;
    case MoveKind::call:
      return calls.has(move.call);
    case MoveKind::card:
      return move.card != no_card && index_of(move.card) < 64 * Words && cards.has(move.card);
    case MoveKind::set: {
      if (CardSet(chosen) != move.cards) return false;
      const bool fits = std::any_of(sets.begin(), sets.begin() + set_count, [&](const auto& set) {
        return set.call == move.call && set.allows(chosen);
      });
      return fits || (melds.phase != nullptr && melds.allows(chosen));
    }
    case MoveKind::picks:
      if (pick_count == 0) return false;
      for (std::size_t i = 0; i < max_picks; ++i) {
        const Card card = move.picks[i];
        if (i >= pick_count
                ? card != no_card
                : card == no_card || index_of(card) >= 64 * Words || !picks[i].has(card)) {
          return false;
        }
        const auto before = move.picks.begin() + static_cast<std::ptrdiff_t>(i);
        if (card != no_card && std::find(move.picks.begin(), before, card) != before) return false;
      }
      return true;
    case MoveKind::option:
      return std::find(options.begin(), options.end(), move.option) != options.end();
  }
  return false;
}

template <int Words>
Choices widened(const BasicChoices<Words>& choices) {
  Choices wide;
  wide.seat = choices.seat;
  wide.pass = choices.pass;
  wide.calls = choices.calls;
  wide.cards = CardSet(choices.cards);
  if (!choices.options.empty()) wide.options = choices.options;
  wide.at_gap = choices.at_gap;
  wide.set_count = choices.set_count;
  for (std::size_t i = 0; i < choices.set_count; ++i) {
    const auto& set = choices.sets[i];
    wide.sets[i] = {CardSet(set.fixed), CardSet(set.from), set.count, set.call};
  }
  wide.pick_count = choices.pick_count;
  for (std::size_t i = 0; i < choices.pick_count; ++i) wide.picks[i] = CardSet(choices.picks[i]);
  const auto& melds = choices.melds;
  if (melds.phase == nullptr) return wide;
  wide.melds.phase = melds.phase;
  wide.melds.deck = melds.deck;
  wide.melds.own = CardSet(melds.own);
  wide.melds.shared = CardSet(melds.shared);
  wide.melds.used = CardSet(melds.used);
  if (!melds.more) return wide;
  auto& more = wide.melds.more.emplace();
  more.held = CardSet(melds.more->held);
  more.trumps = CardSet(melds.more->trumps);
  more.trump_suit = melds.more->trump_suit;
  for (std::size_t i = 0; i < more.spent.size(); ++i) {
    more.spent[i] = CardSet(melds.more->spent[i]);
  }
  return wide;
}

template std::uint64_t pick_ways(const std::array<BasicCardSet<1>, max_picks>&, int);
template std::uint64_t pick_ways(const std::array<BasicCardSet<2>, max_picks>&, int);
template std::uint64_t pick_ways(const std::array<BasicCardSet<4>, max_picks>&, int);
template std::array<Card, max_picks> pick(const std::array<BasicCardSet<1>, max_picks>&, int,
                                          std::uint64_t);
template std::array<Card, max_picks> pick(const std::array<BasicCardSet<2>, max_picks>&, int,
                                          std::uint64_t);
template std::array<Card, max_picks> pick(const std::array<BasicCardSet<4>, max_picks>&, int,
                                          std::uint64_t);
template struct BasicSetChoice<1>;
template struct BasicSetChoice<2>;
template struct BasicSetChoice<4>;
template struct BasicChoices<1>;
template struct BasicChoices<2>;
template struct BasicChoices<4>;
template Choices widened(const BasicChoices<1>& choices);
template Choices widened(const BasicChoices<2>& choices);
template Choices widened(const BasicChoices<4>& choices);

}  // namespace houserule
