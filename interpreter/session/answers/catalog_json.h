// The catalogue of games as other programs read it.

#pragma once

#include <nlohmann/json.hpp>

#include "session/table/game_catalog.h"

namespace houserule {

// Returns a setting as it is typed: "pool_winners=1,2".
std::string setting_text(const HouseNumber& number);

// The value alone: a number, several, or the name that was chosen.
nlohmann::ordered_json house_value_json(const HouseNumber& number);

// One game; `whole`: with its house rules and numbers.
nlohmann::ordered_json game_json(const CatalogGame& game, Language language, bool whole);

// {"games": [..], "families": [..]}, without house rules and numbers.
nlohmann::ordered_json games_json(const std::vector<CatalogGame>& games,
                                  const std::vector<GameFamily>& families, Language language);

// {"like": "spades", "games": [..]}, nearest first, with what each shares.
nlohmann::ordered_json kin_json(const CatalogGame& game, const std::vector<KinGame>& kin,
                                Language language);

}  // namespace houserule
