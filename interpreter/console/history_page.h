// Past tables as pages of text, 80 columns wide and without colour.

#pragma once

#include <ctime>
#include <string>
#include <vector>

#include "session/store/table_statistics.h"

namespace houserule {

// What `now` and the times of tables are told in: the language, and the time zone of the process.
struct HistoryPage {
  Language language = Language::en;
  std::time_t now = 0;

  // Returns the tables, one a line, in the order given.
  std::string list(const std::vector<PastTable>& tables) const;

  // Returns the statistics of a game; `plotted`: with its results one beside the other.
  std::string statistics(const GameStatistics& game, bool plotted) const;

  // Returns a table's results by deal. `remarks` are lines that follow what is known of the table:
  // its code, or why it has none.
  std::string table(const PastTable& table, const std::string& level,
                    const std::vector<std::string>& remarks) const;
};

// Returns a plot of `values` from left to right, `rows` lines high, each ended by a line feed: "*"
// for a value, on the left what the heights stand for. The newest stay when there are more than
// `columns`. Nothing for less than two.
std::string plot_of(std::vector<Amount> values, int rows = 8, std::size_t columns = 60);

}  // namespace houserule
