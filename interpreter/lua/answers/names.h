// What objects have: the names of fields and methods, and which kind of object has which.

#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "lua/answers/value.h"

namespace houserule {

// A field that is answered without a script.
enum class Field : std::uint8_t {
  all_points,
  chips,
  contract,
  declarer,
  declarers,
  defence,
  defenders,
  in_last_trick,
  last_trick,
  leader,
  made,
  meld_points,
  name,
  number,
  partner,
  players,
  points,
  score,
  seat,
  seats,
  side,
  sides,
  stake,
  sweeper,
  times,
  trick,
  trick_count,
  tricks,
  winner,
  won,
  won_by,
};
inline constexpr int field_count = static_cast<int>(Field::won_by) + 1;

// In the order in which a name nobody has is taken for one of them.
enum class Method : std::uint8_t {
  count,
  highest_rank,
  lowest_rank,
  seats_with_points,
  worth_announced,
  announced,
  best,
  only,
  has,
  won_with,
  pay,
  share,
  from_each,
  from_each_other,
  settle_contract,
  score,
  played,
  first,
  swap,
  give,
  other_side,
};
inline constexpr int method_count = static_cast<int>(Method::other_side) + 1;

std::string_view name_of(Field field);
const char* name_of(Method method);

// A bit for each, by its number.
template <class Name>
constexpr std::uint64_t names_of(std::initializer_list<Name> names) {
  std::uint64_t bits = 0;
  for (const Name name : names) bits |= std::uint64_t{1} << static_cast<int>(name);
  return bits;
}

struct ObjectNames {
  std::uint64_t fields = 0;
  std::uint64_t methods = 0;
};

inline constexpr auto names_by_tag = [] {
  using F = Field;
  using M = Method;
  std::array<ObjectNames, tag_count> names{};
  const auto of = [&](Tag tag) -> ObjectNames& { return names[static_cast<std::size_t>(tag)]; };
  of(Tag::result) = {
      names_of({F::seats, F::sides, F::players, F::declarer, F::declarers, F::defenders, F::defence,
                F::partner, F::contract, F::sweeper, F::last_trick, F::tricks, F::trick_count,
                F::all_points}),
      names_of({M::seats_with_points, M::worth_announced, M::announced, M::best, M::only})};
  of(Tag::contract).fields = names_of({F::name, F::stake, F::times, F::declarer, F::made});
  const auto of_seats = names_of({M::count, M::highest_rank, M::lowest_rank, M::announced});
  of(Tag::seat) = {names_of({F::number, F::points, F::score, F::tricks, F::meld_points, F::side}),
                   of_seats};
  of(Tag::side) = {names_of({F::points, F::tricks, F::meld_points, F::seats}), of_seats};
  of(Tag::trick) = {names_of({F::number, F::leader, F::winner}), names_of({M::has, M::won_with})};
  of(Tag::chips).methods =
      names_of({M::pay, M::share, M::from_each, M::from_each_other, M::settle_contract, M::score});
  of(Tag::in_hand) = {names_of({F::seats, F::sides, F::chips, F::declarer, F::partner}),
                      names_of({M::first, M::give, M::other_side, M::played, M::swap})};
  of(Tag::played).fields =
      names_of({F::seat, F::side, F::won_by, F::trick, F::in_last_trick, F::won, F::name});
  of(Tag::card).fields = names_of({F::name});
  return names;
}();

// Returns which fields and methods such a value has: bit i, the Field or Method i.
constexpr std::uint64_t fields_of(Tag tag) {
  return names_by_tag[static_cast<std::size_t>(tag)].fields;
}
constexpr std::uint64_t methods_of(Tag tag) {
  return names_by_tag[static_cast<std::size_t>(tag)].methods;
}

}  // namespace houserule
