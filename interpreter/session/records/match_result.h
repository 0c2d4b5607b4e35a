// What a match has come to, deal by deal: what the history keeps of a table beside its moves.

#pragma once

#include <string>
#include <vector>

#include "session/table/session.h"

namespace houserule {

struct MatchResult {
  int deals = 0;  // of a whole match; 0: as many as it takes
  // By finished deal, then by seat; deals that were thrown in are left out.
  std::vector<std::vector<Amount>> after_deal;
  std::vector<Amount> final_scores;  // by seat, what is settled after the last deal included
  std::vector<int> places;           // by seat, 1 is best, partners alike; both empty: not over

  bool operator==(const MatchResult&) const = default;
};

MatchResult result_of(const Session& session);

// Scores as the store keeps them: a JSON list, "[104,25.5]". What cannot be read is an empty list.
std::string scores_text(const std::vector<Amount>& scores);
std::vector<Amount> read_scores(const std::string& text);

}  // namespace houserule
