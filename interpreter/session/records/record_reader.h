// What readers and writers of JSON have in common.

#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/amount.h"
#include "base/diagnostic.h"
#include "rules/model/game_rules.h"
#include "session/json/json_reader.h"
#include "session/table/session.h"

namespace houserule {

// Reads values and collects what is wrong with them.
class RecordReader {
 public:
  RecordReader(const std::string& file, Diagnostics& diagnostics)
      : file_(file), diagnostics_(diagnostics) {}

  // Diagnoses what a key says, as fault_of().
  void refuse(const char* key, const Filling& filling = {}, const Text& suggestion = {});

  // Diagnoses `record-format`, for what another reader has found.
  void refuse(const Diagnostic& fault);

  // Diagnoses `record-format`, at the line.
  void refuse(const JsonFault& fault);

  bool sound() const { return sound_; }

  // `key` is that of the sentence that says so of what is not known.
  void check_keys(const Json& object, const char* key, const std::vector<std::string>& known);

  // Returns seat 1..seats of a key, or nothing.
  std::optional<Seat> read_seat(const std::string& key, int seats);

  std::optional<Amount> read_amount(const Json& value, const Text& what);

 private:
  const std::string& file_;
  Diagnostics& diagnostics_;
  bool sound_ = true;
};

// A number of chips or points: a whole one without a point.
Json to_json(Amount amount);

// The codes of cards, in the order given.
Json codes_json(const GameRules& rules, const std::vector<Card>& cards);
Json codes_json(const GameRules& rules, const CardSet& cards);

// Reads a setup of a record for a table. Diagnoses `record-format` and `not-a-deal`.
NumberedSetup read_setup(RecordReader& reader, const Json& entry, const GameRules& rules);

// Returns the setup as records write it.
Json setup_json(const GameRules& rules, const NumberedSetup& numbered);

}  // namespace houserule
