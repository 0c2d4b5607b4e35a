#include "rules/game_rules.h"

#include <algorithm>

namespace houserule {

std::string_view word_of(SeatWord seat) {
  switch (seat) {
    case SeatWord::dealer:
      return "dealer";
    case SeatWord::eldest_hand:
      return "eldest_hand";
    case SeatWord::declarer:
      return "declarer";
    case SeatWord::left_neighbour:
      return "left_neighbour";
    case SeatWord::right_neighbour:
      return "right_neighbour";
    case SeatWord::anybody:
      return "anybody";
    case SeatWord::each_seat:
      break;
  }
  return "each_seat";
}

const HouseNumber* GameRules::house_number(std::string_view name) const {
  const auto found = std::find_if(house.begin(), house.end(),
                                  [&](const HouseNumber& number) { return number.name == name; });
  return found == house.end() ? nullptr : &*found;
}

int GameRules::value_index(std::string_view name) const {
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i].name == name) return static_cast<int>(i);
  }
  return -1;
}

int GameRules::call_index(std::string_view slug) const {
  for (std::size_t i = 0; i < calls.size(); ++i) {
    if (calls[i].slug == slug) return static_cast<int>(i);
  }
  return -1;
}

int GameRules::tricks() const { return seats == 0 ? 0 : in_play.count() / seats; }

}  // namespace houserule
