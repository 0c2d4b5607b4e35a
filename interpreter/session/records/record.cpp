#include "session/records/record.h"

#include <charconv>

#include "session/json/json_text.h"
#include "session/records/record_reader.h"

namespace houserule {

namespace {

constexpr std::size_t longest_text = 10'000;  // bytes: every house rule of a game and its numbers

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

}  // namespace

std::optional<std::string> read_record_file(const std::string& path) {
  return read_file(path, std::size_t{64} << 20U);
}

std::optional<Record> parse_record(const std::string& text, const std::string& file,
                                   Diagnostics& diagnostics) {
  RecordReader reader(file, diagnostics);
  JsonFault fault;
  const std::optional<Json> read = read_json(text, fault);
  if (!read) {
    reader.refuse(fault);
    return std::nullopt;
  }
  const Json& json = *read;
  if (!json.is_object()) {
    reader.refuse("record-format.no-object");
    return std::nullopt;
  }
  reader.check_keys(json, "record-format.key",
                    {"houserule", "table", "rules_hash", "seed", "setups", "optional", "moves"});
  Record record;
  const auto text_of = [&](const char* key, std::string& value, bool required) {
    if (!json.contains(key)) {
      if (required) reader.refuse("record-format.needs-key", {{"key", key}});
    } else if (!json[key].is_string()) {
      reader.refuse("record-format.text", {{"key", key}});
    } else if (json[key].get_ref<const std::string&>().size() > longest_text) {
      reader.refuse("record-format.too-long", {{"key", key}, {"n", grouped_digits(longest_text)}});
    } else {
      value = json[key].get<std::string>();
    }
  };
  if (!json.contains("houserule") || json["houserule"] != 1) {
    reader.refuse("record-format.version");
  }
  text_of("table", record.table, true);
  text_of("rules_hash", record.rules_hash, false);
  if (json.contains("seed") && !read_seed(json["seed"], record.seed)) {
    reader.refuse("record-format.seed");
  }
  std::string optional = "ask";
  text_of("optional", optional, false);
  if (optional != "ask" && optional != "pass") {
    reader.refuse("record-format.optional");
  }
  record.optional_pass = optional == "pass";
  if (json.contains("setups")) record.setups = json_text(json["setups"]);
  if (json.contains("moves")) {
    const Json& moves = json["moves"];
    if (!moves.is_array()) {
      reader.refuse("record-format.moves");
    } else {
      for (const Json& move : moves) {
        if (!move.is_string()) {
          reader.refuse("record-format.move", {{"n", std::to_string(record.moves.size() + 1)}});
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
  RecordReader reader(file, diagnostics);
  JsonFault fault;
  const std::optional<Json> read = read_json(record.setups, fault);
  if (!read) {
    reader.refuse(fault);
    return setups;
  }
  const Json& json = *read;
  if (!json.is_array()) {
    reader.refuse("record-format.setups");
    return setups;
  }
  for (const Json& entry : json) {
    if (!entry.is_object()) {
      reader.refuse("record-format.setup");
      continue;
    }
    setups.push_back(read_setup(reader, entry, rules));
  }
  return setups;
}

std::string to_text(const Record& record) {
  Json json = {{"houserule", 1}, {"table", record.table}};
  if (!record.rules_hash.empty()) json["rules_hash"] = record.rules_hash;
  json["seed"] = std::to_string(record.seed);
  // What is damaged goes on as it is, and is refused where it is read.
  if (!record.setups.empty()) json["setups"] = read_json(record.setups).value_or(record.setups);
  json["optional"] = record.optional_pass ? "pass" : "ask";
  json["moves"] = record.moves;
  return json_text(json, 2);
}

std::string to_record(const Session& session, const std::string& failed) {
  const GameRules& rules = session.rules();
  Record record;
  record.table = rules.spec;
  // What failed is to be played again when the rules are mended.
  if (failed.empty()) record.rules_hash = rules.hash;
  record.seed = session.seed();
  Json setups = Json::array();
  for (const NumberedSetup& numbered : session.setups()) {
    setups.push_back(setup_json(rules, numbered));
  }
  if (!setups.empty()) record.setups = json_text(setups);
  // Every move is written, forced ones as well: then none can be mistaken for another.
  for (const LogEntry& entry : session.log()) record.moves.push_back(entry.text);
  if (!failed.empty()) record.moves.push_back(failed);
  return to_text(record);
}

}  // namespace houserule
