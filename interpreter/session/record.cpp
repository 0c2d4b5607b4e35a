#include "session/record.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "base/did_you_mean.h"

namespace houserule {

namespace {

using Json = nlohmann::ordered_json;

class Reader {
 public:
  Reader(const std::string& file, Diagnostics& diagnostics)
      : file_(file), diagnostics_(diagnostics) {}

  void refuse(const std::string& message, const std::string& suggestion = "",
              const char* code = "record-format") {
    diagnostics_.add(code, {file_, 0}, message, suggestion);
    sound_ = false;
  }
  bool sound() const { return sound_; }

  void check_keys(const Json& object, const std::string& what,
                  const std::vector<std::string>& known) {
    for (const auto& [key, value] : object.items()) {
      if (std::find(known.begin(), known.end(), key) != known.end()) continue;
      refuse(what + " has no key '" + quotable(key) + "'", did_you_mean(key, known));
    }
  }

  bool read_seat(const std::string& key, int seats, int& seat) {
    const auto result = std::from_chars(key.data(), key.data() + key.size(), seat);
    if (result.ec == std::errc() && result.ptr == key.data() + key.size() && seat >= 1 &&
        seat <= seats) {
      --seat;
      return true;
    }
    refuse("'" + quotable(key) + "' is no seat from 1 to " + std::to_string(seats));
    return false;
  }

  std::optional<Amount> read_amount(const Json& value, const std::string& what) {
    if (value.is_number()) {
      const double halves = value.get<double>() * 2;
      if (halves == std::floor(halves) && std::abs(halves) <= 2'000'000) {
        return Amount{static_cast<std::int32_t>(halves)};
      }
    }
    refuse(what + " must be a whole or half number up to a million");
    return std::nullopt;
  }

 private:
  const std::string& file_;
  Diagnostics& diagnostics_;
  bool sound_ = true;
};

bool read_seed(const Json& value, std::uint64_t& seed) {
  if (value.is_number_unsigned()) {
    seed = value.get<std::uint64_t>();
    return true;
  }
  if (!value.is_string()) return false;
  const auto text = value.get<std::string>();
  const auto result = std::from_chars(text.data(), text.data() + text.size(), seed);
  return !text.empty() && result.ec == std::errc() && result.ptr == text.data() + text.size();
}

// Hands, complete or not at all: each seat its number of cards, each card in play once.
std::vector<CardSet> read_hands(Reader& reader, const Json& hands, const GameRules& rules) {
  std::vector<CardSet> read(static_cast<std::size_t>(rules.seats));
  CardSet seen;
  if (!hands.is_object()) {
    reader.refuse("hands must be an object with a list of cards for each seat");
    return {};
  }
  for (const auto& [key, cards] : hands.items()) {
    int seat = 0;
    if (!reader.read_seat(key, rules.seats, seat)) continue;
    if (!cards.is_array()) {
      reader.refuse("the hand of seat " + key + " must be a list of cards");
      continue;
    }
    for (const Json& text : cards) {
      const std::string typed = text.is_string() ? text.get<std::string>() : text.dump();
      Card card = rules.deck.parse(typed);
      const CardSet equal = card == no_card ? CardSet() : rules.deck.kind_of(card) & rules.in_play;
      if (equal.empty()) {
        reader.refuse("'" + quotable(typed) + "' is no card in play", "", "not-a-deal");
        continue;
      }
      const CardSet left = equal - seen;
      card = (left.empty() ? equal : left).first();
      if (seen.has(card)) {
        reader.refuse(rules.deck.info(card).code + " is dealt twice", "", "not-a-deal");
      }
      seen.add(card);
      read[static_cast<std::size_t>(seat)].add(card);
    }
  }
  const int size = rules.tricks();
  for (int i = 0; i < rules.seats; ++i) {
    const int held = read[static_cast<std::size_t>(i)].count();
    if (held != size) {
      reader.refuse("seat " + std::to_string(i + 1) + " must hold " + std::to_string(size) +
                        " cards, not " + std::to_string(held),
                    "", "not-a-deal");
    }
  }
  return read;
}

void read_scores(Reader& reader, const Json& scores, const GameRules& rules, DealSetup& setup) {
  if (!scores.is_object()) {
    reader.refuse("scores must be an object with a number for each seat");
    return;
  }
  setup.scores.resize(static_cast<std::size_t>(rules.seats));
  for (const auto& [key, value] : scores.items()) {
    int seat = 0;
    if (!reader.read_seat(key, rules.seats, seat)) continue;
    setup.scores[static_cast<std::size_t>(seat)] =
        reader.read_amount(value, "the score of seat " + key);
  }
}

void read_zones(Reader& reader, const Json& zones, const GameRules& rules, DealSetup& setup) {
  if (!zones.is_object()) {
    reader.refuse("zones must be an object");
    return;
  }
  std::vector<std::string> known = {"scores"};
  if (rules.uses_chips()) known.emplace_back("chips");
  for (const ValueRules& value : rules.values) known.push_back(value.name);
  setup.values.resize(rules.values.size());
  for (const auto& [key, value] : zones.items()) {
    const int index = rules.value_index(key);
    if (index >= 0) {
      setup.values[static_cast<std::size_t>(index)] = reader.read_amount(value, key);
    } else if (key == "scores" || (key == "chips" && rules.uses_chips())) {
      read_scores(reader, value, rules, setup);
    } else {
      reader.refuse("the table has no zone '" + quotable(key) + "'", did_you_mean(key, known));
    }
  }
}

}  // namespace

std::optional<std::string> read_record_file(const std::string& path) {
  return read_file(path, std::size_t{64} << 20U);
}

std::optional<Record> parse_record(const std::string& text, const std::string& file,
                                   Diagnostics& diagnostics) {
  Reader reader(file, diagnostics);
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) {
    reader.refuse("a record is a JSON object, and this is none");
    return std::nullopt;
  }
  reader.check_keys(json, "a record",
                    {"houserule", "table", "rules_hash", "seed", "setups", "optional", "moves"});
  Record record;
  const auto text_of = [&](const char* key, std::string& value, bool required) {
    if (!json.contains(key)) {
      if (required) reader.refuse(std::string("a record needs the key '") + key + "'");
    } else if (!json[key].is_string()) {
      reader.refuse(std::string(key) + " must be a text");
    } else {
      value = json[key].get<std::string>();
    }
  };
  if (!json.contains("houserule") || json["houserule"] != 1) {
    reader.refuse("a record says \"houserule\": 1, the version of its format");
  }
  text_of("table", record.table, true);
  text_of("rules_hash", record.rules_hash, false);
  if (json.contains("seed") && !read_seed(json["seed"], record.seed)) {
    reader.refuse("seed must be a whole number from 0 to 18446744073709551615, as a text");
  }
  std::string optional = "ask";
  text_of("optional", optional, false);
  if (optional != "ask" && optional != "pass") {
    reader.refuse("optional must be \"ask\" or \"pass\"");
  }
  record.optional_pass = optional == "pass";
  if (json.contains("setups")) record.setups = json["setups"].dump();
  if (json.contains("moves")) {
    const Json& moves = json["moves"];
    if (!moves.is_array()) {
      reader.refuse("moves must be a list of texts");
    } else {
      for (const Json& move : moves) {
        if (!move.is_string()) {
          reader.refuse("move " + std::to_string(record.moves.size() + 1) + " is no text");
          break;
        }
        record.moves.push_back(move.get<std::string>());
      }
    }
  }
  if (!reader.sound()) return std::nullopt;
  return record;
}

std::vector<NumberedSetup> read_setups(const Record& record, const std::string& file,
                                       const GameRules& rules, Diagnostics& diagnostics) {
  std::vector<NumberedSetup> setups;
  if (record.setups.empty()) return setups;
  Reader reader(file, diagnostics);
  const Json json = Json::parse(record.setups);
  if (!json.is_array()) {
    reader.refuse("setups must be a list");
    return setups;
  }
  for (const Json& entry : json) {
    if (!entry.is_object()) {
      reader.refuse("a setup must be an object");
      continue;
    }
    reader.check_keys(entry, "a setup", {"deal", "dealer", "hands", "zones"});
    NumberedSetup numbered;
    if (entry.contains("deal")) {
      const Json& deal = entry["deal"];
      if (!deal.is_number_unsigned() || deal < 1 || deal > 10'000) {
        reader.refuse("deal must be a number from 1");
      } else {
        numbered.deal = deal.get<int>();
      }
    }
    if (entry.contains("dealer")) {
      const Json& dealer = entry["dealer"];
      int seat = 0;
      const std::string text = dealer.is_string() ? dealer.get<std::string>() : dealer.dump();
      if (reader.read_seat(text, rules.seats, seat)) numbered.setup.dealer = seat_at(seat);
    }
    if (entry.contains("hands")) {
      numbered.setup.hands = read_hands(reader, entry["hands"], rules);
    }
    if (entry.contains("zones")) read_zones(reader, entry["zones"], rules, numbered.setup);
    setups.push_back(std::move(numbered));
  }
  return setups;
}

std::string to_record(const Session& session) {
  const GameRules& rules = session.rules();
  Json json = {{"houserule", 1},
               {"table", rules.spec},
               {"rules_hash", rules.hash},
               {"seed", std::to_string(session.seed())}};
  Json setups = Json::array();
  for (const NumberedSetup& numbered : session.setups()) {
    Json entry = {{"deal", numbered.deal}};
    const DealSetup& setup = numbered.setup;
    if (setup.dealer) entry["dealer"] = number_of(*setup.dealer);
    for (std::size_t i = 0; i < setup.hands.size(); ++i) {
      Json cards = Json::array();
      for (const Card card : setup.hands[i]) cards.push_back(rules.deck.info(card).code);
      entry["hands"][std::to_string(i + 1)] = std::move(cards);
    }
    const auto number = [](Amount amount) {
      return amount.is_whole() ? Json(amount.units()) : Json(amount.halves / 2.0);
    };
    for (std::size_t i = 0; i < setup.values.size(); ++i) {
      if (setup.values[i]) entry["zones"][rules.values[i].name] = number(*setup.values[i]);
    }
    for (std::size_t i = 0; i < setup.scores.size(); ++i) {
      if (setup.scores[i]) {
        entry["zones"]["scores"][std::to_string(i + 1)] = number(*setup.scores[i]);
      }
    }
    setups.push_back(std::move(entry));
  }
  if (!setups.empty()) json["setups"] = std::move(setups);
  // Every move is written, forced ones as well: then none can be mistaken for another.
  Json moves = Json::array();
  for (const LogEntry& entry : session.log()) moves.push_back(entry.text);
  json["optional"] = "ask";
  json["moves"] = std::move(moves);
  return json.dump(2);
}

}  // namespace houserule
