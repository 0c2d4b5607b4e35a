// What can be chosen at a table: its house rules and, of its house numbers, other values.

#pragma once

#include <string>
#include <vector>

#include "rules/model/table_spec.h"
#include "session/table/game_catalog.h"
#include "session/table/table_loader.h"

namespace houserule {

// One thing to choose. A house rule that is in force already is tried by leaving it out.
struct TableOption {
  enum class Kind : std::uint8_t { variant, dropped, number };
  Kind kind = Kind::variant;
  std::string name;                   // of the house rule or number
  std::vector<std::string> needs;     // house rules that must be there, and are not
  std::vector<std::string> includes;  // of a preset
  std::vector<std::string> values;    // of a number: other values, as they are typed
  std::size_t value = 0;              // which of them is looked at
  bool is_brought = false;            // in force without being typed

  // As people type it: "exposed_horniky", "-must_break_hearts", "sweep_stake=11".
  std::string typed() const;
};

// Returns the options of a table: house rules in alphabetical order, then its numbers, then those
// that house rules bring. `table` is what `spec` loads.
std::vector<TableOption> options_of(const CatalogGame& game, const TableSpec& spec,
                                    const LoadedTable& table);

// Returns other values worth trying, the nearest first: neighbours and the ends of what is allowed;
// every other name of a choice; of a list a shorter one, a longer one and changed ones.
std::vector<std::string> other_values(const HouseNumber& number);

// Returns the table with what the option needs; with_option() with the option as well.
TableSpec with_needs(TableSpec spec, const TableOption& option);
TableSpec with_option(TableSpec spec, const TableOption& option);

}  // namespace houserule
