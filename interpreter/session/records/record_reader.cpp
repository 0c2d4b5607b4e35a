#include "session/records/record_reader.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/did_you_mean.h"

namespace houserule {

void RecordReader::refuse(const char* key, const Filling& filling, const Text& suggestion) {
  diagnostics_.fault(key, {file_, 0}, filling, suggestion);
  sound_ = false;
}

void RecordReader::refuse(const Diagnostic& fault) {
  diagnostics_.add(Diagnostic{"record-format", {file_, 0}, fault.message, fault.suggestion});
  sound_ = false;
}

void RecordReader::refuse(const JsonFault& fault) {
  diagnostics_.add(Diagnostic{
      "record-format", {file_, fault.line}, to_text(fault), sentence("record-is-an-object")});
  sound_ = false;
}

void RecordReader::check_keys(const Json& object, const char* key,
                              const std::vector<std::string>& known) {
  for (const auto& [name, value] : object.items()) {
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    refuse(key, {{"key", quotable(name)}}, did_you_mean(name, known));
  }
}

std::optional<Seat> RecordReader::read_seat(const std::string& key, int seats) {
  int seat = 0;
  const auto result = std::from_chars(key.data(), key.data() + key.size(), seat);
  if (result.ec == std::errc() && result.ptr == key.data() + key.size() && seat >= 1 &&
      seat <= seats) {
    return seat_at(seat - 1);
  }
  refuse("record-format.no-seat", {{"name", quotable(key)}, {"n", std::to_string(seats)}});
  return std::nullopt;
}

std::optional<Amount> RecordReader::read_amount(const Json& value, const Text& what) {
  if (value.is_number()) {
    const double halves = value.get<double>() * 2;
    if (halves == std::floor(halves) && std::abs(halves) <= 2'000'000) {
      return Amount{static_cast<std::int32_t>(halves)};
    }
  }
  refuse("record-format.amount", {{"what", what}});
  return std::nullopt;
}

Json to_json(Amount amount) {
  return amount.is_whole() ? Json(amount.units()) : Json(amount.halves / 2.0);
}

Json codes_json(const GameRules& rules, const std::vector<Card>& cards) {
  Json list = Json::array();
  for (const Card card : cards) {
    list.push_back(card == no_card ? Json() : Json(rules.deck.info(card).code));
  }
  return list;
}

Json codes_json(const GameRules& rules, const CardSet& cards) {
  std::vector<Card> list;
  for (const Card card : cards) list.push_back(card);
  return codes_json(rules, list);
}

}  // namespace houserule
