#include "bots/learned/statement_book.h"

#include <algorithm>

namespace houserule {

StatementGroup StatementBook::group(int size) {
  const StatementGroup made{size_, size};
  size_ += size;
  names_.sizes.push_back(size);
  told_by_.push_back(By::count);
  return made;
}

StatementGroup StatementBook::group(By by) {
  const std::size_t size = by == By::card ? names_.cards.size() : names_.calls.size();
  const StatementGroup made = group(static_cast<int>(size) + (by == By::call_or_none ? 1 : 0));
  told_by_.back() = by;
  return made;
}

int StatementBook::found_again(By by, int statement, const StatementNames& others) const {
  const auto found = [](const std::vector<std::string>& here, const std::vector<std::string>& there,
                        int index) {
    if (index >= static_cast<int>(there.size())) return -1;
    const auto at = std::find(here.begin(), here.end(), there[static_cast<std::size_t>(index)]);
    return at == here.end() ? -1 : static_cast<int>(at - here.begin());
  };
  switch (by) {
    case By::card:
      return found(names_.cards, others.cards, statement);
    case By::call:
      return found(names_.calls, others.calls, statement);
    case By::call_or_none: {
      if (statement == 0) return 0;
      const int at = found(names_.calls, others.calls, statement - 1);
      return at < 0 ? -1 : at + 1;
    }
    case By::count:
      return statement;
  }
  return -1;
}

std::vector<int> StatementBook::found_again(const StatementNames& others) const {
  std::vector<int> found;
  if (others.sizes.size() != names_.sizes.size()) return found;
  int first = 0;
  for (std::size_t i = 0; i < names_.sizes.size(); ++i) {
    for (int statement = 0; statement < others.sizes[i]; ++statement) {
      const int here = found_again(told_by_[i], statement, others);
      found.push_back(here < 0 || here >= names_.sizes[i] ? -1 : first + here);
    }
    first += names_.sizes[i];
  }
  return found;
}

StatementBook::StatementBook(const LoadedTable& table) {
  const GameRules& rules = *table.rules;
  for (std::size_t suit = 0; suit < rules.deck.suits.size(); ++suit) {
    suits_.push_back(rules.deck.suit(static_cast<int>(suit)) & rules.in_play);
  }
  for (int i = 0; i < rules.deck.size(); ++i) {
    std::string name = rules.deck.info(card_at(i)).code;
    while (std::find(names_.cards.begin(), names_.cards.end(), name) != names_.cards.end()) {
      name += "'";  // of another pack
    }
    names_.cards.push_back(std::move(name));
  }
  for (const CallRules& one : rules.calls) names_.calls.push_back(one.slug);
  laid = group(max_seats);
  left = group(trick_steps);
  form = group(static_cast<int>(rules.forms.size()));
  contract = group(By::call_or_none);
  role = group(4);
  doubled = group(3);
  tricks_wanted = group(12);
  mate_wants = group(12);
  others_want = group(12);
  sure = group(8);
  sure_over = group(12);
  side_tricks = group(trick_steps);
  other_tricks = group(trick_steps);
  trumps_out = group(7);
  sweep = group(4);
  side_points = group(point_steps);
  other_points = group(point_steps);
  trick_winner = group(4);
  trick_points = group(point_steps);
  led = group(3);
  declarer_after = group(max_seats + 1);
  held = group(By::card);
  suit_lengths = group(5 * trick_steps);
  standing = group(By::call_or_none);
  standing_of = group(4);
  after_dealer = group(max_seats);
  mate_called = group(By::call);
  other_called = group(By::call);
  wants_over = group(13);
  side_wants = group(2 * want_steps);
  trick_held = group(2 * 4 * 6);
  values = group(most_values * value_steps);
  zones = group(most_zones * 3 * zone_steps);
  lying = group(By::card);
  card = group(By::card);
  winning_card = group(By::card);
  win = group(25);
  card_points = group(point_steps);
  won_points = group(point_steps);
  lost_points = group(point_steps);
  mates_points = group(point_steps);
  trump = group(2);
  rank = group(2 * rank_steps);
  length = group(8);
  higher_own = group(4);
  lower_own = group(4);
  above = group(6);
  below = group(6);
  suit_unseen = group(8);
  suit_points = group(5);
  others_out = group(4);
  mates_out = group(3);
  mates_above = group(4);
  call = group(By::call);
  passes = group(1);
  call_trumps = group(trick_steps);
  call_tops = group(8);
  call_winners = group(8);
  call_points = group(point_steps);
  call_over = group(48);
  call_quality = group(2 * qualities * 8);
  call_table = group(24);
}

}  // namespace houserule
