#include "board_rules/model/act.h"

namespace houserule {

const Shares& costs_of(const Act& act) {
  static const Shares none;
  return std::visit(
      [](const auto& one) -> const Shares& {
        if constexpr (requires { one.costs; }) return one.costs;
        return none;
      },
      act.keeps);
}

const Shares& gains_of(const Act& act) {
  static const Shares none;
  return std::visit(
      [](const auto& one) -> const Shares& {
        if constexpr (requires { one.gains; }) return one.gains;
        return none;
      },
      act.keeps);
}

int deed_of(const Act& act) {
  return std::visit(
      [](const auto& one) {
        if constexpr (requires { one.deed; }) return one.deed;
        return -1;
      },
      act.keeps);
}

}  // namespace houserule
