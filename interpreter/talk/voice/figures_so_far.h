// The figures of a settlement while they can still be influenced: a target, what was taken so far.

#pragma once

#include <string>
#include <vector>

#include "session/table/session.h"
#include "talk/voice/speaker.h"

namespace houserule {

struct FigureSoFar {
  std::string name;   // "target", "cards"
  std::string whose;  // "you and Milan"; empty: of the deal
  std::string value;  // "51"
};

// As the seat that listens knows the cards, in the order in which the settlement tells them. Empty
// before cards are played and once the deal is settled.
std::vector<FigureSoFar> figures_so_far(const Session& session, const Speaker& speaker);

// Returns the value of a figure: "51", "yes".
std::string figure_text(const Speaker& speaker, const FigureValue& figure);

}  // namespace houserule
