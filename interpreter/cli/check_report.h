// What `check` found, as text, JSON and SARIF.

#pragma once

#include <string>
#include <vector>

#include "lab/examine/table_check.h"

namespace houserule {

// Returns a row for each game and table, one for each of its house rules, and one for the pairs.
std::string rows_text(const std::vector<GameCheck>& checks, Language language);

// Returns every fault and remark, a line each, and how many there are.
std::string findings_text(const Diagnostics& findings, bool strict, Language language);

// Returns one object with `ok`, `diagnostics` and `tables`, ended by a line feed.
// `is_broken_off`: not all that was asked for was checked, and `complete` is false.
std::string check_json(const std::vector<GameCheck>& checks, const Diagnostics& findings, bool ok,
                       bool is_broken_off);

// Returns a SARIF 2.1.0 log, which editors and code hosts read, ended by a line feed.
std::string check_sarif(const Diagnostics& findings);

}  // namespace houserule
