#include "session/answers/catalog_json.h"

namespace houserule {

using Json = nlohmann::ordered_json;

namespace {

// A value of a house number, as one may type it: of a choice its name.
std::string value_text(const HouseNumber& number, int value) {
  const auto at = static_cast<std::size_t>(value);
  return at < number.names.size() ? number.names[at] : std::to_string(value);
}

}  // namespace

std::string setting_text(const HouseNumber& number) {
  std::vector<std::string> values;
  for (const int value : number.value) values.push_back(value_text(number, value));
  return number.name + "=" + joined(values, ",", ",");
}

Json house_value_json(const HouseNumber& number) {
  if (!number.names.empty()) return setting_text(number).substr(number.name.size() + 1);
  return number.many || number.value.empty() ? Json(number.value) : Json(number.value.front());
}

Json game_json(const CatalogGame& game, Language language, bool whole) {
  Json json = {{"name", game.name},
               {"title", game.title.in(language)},
               {"players", game.players},
               {"says", game.says.in(language)},
               {"file", game.file},
               {"family", game.shelf.family},
               {"also_called", game.shelf.also_called}};
  if (!whole) return json;
  json["variants"] = Json::array();
  for (const CatalogVariant& variant : game.variants) {
    json["variants"].push_back({{"name", variant.name},
                                {"title", variant.title.in(language)},
                                {"says", variant.says.in(language)},
                                {"file", variant.file},
                                {"own", variant.own},
                                {"usual", variant.usual},
                                {"requires", variant.needs},
                                {"includes", variant.includes},
                                {"numbers", variant.numbers},
                                {"own_numbers", variant.own_numbers},
                                {"ok", !variant.broken}});
    if (variant.broken) json["variants"].back()["why"] = variant.why;
  }
  json["numbers"] = Json::array();
  for (const HouseNumber& number : game.numbers) {
    Json entry = {{"name", number.name}, {"label", number.label.in(language)}};
    entry["value"] = house_value_json(number);
    if (!number.names.empty()) {
      entry["choices"] = number.names;
    } else {
      entry["from"] = number.from;
      entry["to"] = number.to;
    }
    json["numbers"].push_back(std::move(entry));
  }
  return json;
}

Json games_json(const std::vector<CatalogGame>& games, const std::vector<GameFamily>& families,
                Language language) {
  Json all = Json::array();
  for (const CatalogGame& game : games) all.push_back(game_json(game, language, false));
  Json headings = Json::array();
  for (const GameFamily& family : families) {
    headings.push_back({{"name", family.name}, {"title", family.title.in(language)}});
  }
  return {{"games", std::move(all)}, {"families", std::move(headings)}};
}

Json kin_json(const CatalogGame& game, const std::vector<KinGame>& kin, Language language) {
  Json all = Json::array();
  for (const KinGame& one : kin) {
    Json shared = Json::array();
    for (const Text& trait : one.shared) shared.push_back(trait.in(language));
    all.push_back({{"name", one.game->name},
                   {"title", one.game->title.in(language)},
                   {"shares", std::move(shared)}});
  }
  return {{"like", game.name}, {"games", std::move(all)}};
}

}  // namespace houserule
