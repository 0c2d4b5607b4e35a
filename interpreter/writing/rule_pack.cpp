#include "writing/rule_pack.h"

#include <nlohmann/json.hpp>

#include "base/content_hash.h"
#include "base/did_you_mean.h"
#include "base/text.h"
#include "session/files/new_script.h"
#include "session/json/json_reader.h"
#include "session/json/json_text.h"

namespace houserule {

namespace {

using PackJson = nlohmann::ordered_json;

constexpr int pack_version = 1;

PackJson lines_json(const std::string& text) {
  PackJson lines = PackJson::array();
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

// Reads one pack; faults are collected, and each key is looked at.
class PackReader {
 public:
  PackReader(std::string file, Diagnostics& diagnostics)
      : file_(std::move(file)), diagnostics_(diagnostics) {}

  std::optional<RulePack> read(const std::string& text) {
    if (text.size() > most_pack_bytes) {
      refuse("pack-format.size", {{"n", std::to_string(most_pack_bytes / 1024)}});
      return std::nullopt;
    }
    JsonFault fault;
    const std::optional<PackJson> read = read_json(text, fault);
    if (!read) {
      diagnostics_.add(Diagnostic{
          "pack-format", {file_, fault.line}, to_text(fault), sentence("pack-is-an-object")});
      return std::nullopt;
    }
    const PackJson& json = *read;
    if (!json.is_object()) {
      refuse("pack-format.no-object");
      return std::nullopt;
    }
    check_keys(json);
    if (!json.contains("houserule_pack") || json["houserule_pack"] != pack_version) {
      refuse("pack-format.version");
    }
    RulePack pack;
    pack.name = text_of(json, "name");
    pack.game = text_of(json, "game");
    pack.needs = texts_of(json, "requires");
    pack.rule = script_of(json, "rule");
    pack.examples = script_of(json, "examples");
    const std::string hash = text_of(json, "hash");
    if (!sound_) return std::nullopt;
    if (!check_script_name(pack.name, diagnostics_)) return std::nullopt;
    for (const std::string& name : pack.needs) {
      if (!check_script_name(name, diagnostics_)) return std::nullopt;
    }
    if (!is_script_name(pack.game)) {
      refuse("pack-format.game", {{"name", quotable(pack.game)}});
    }
    if (pack.rule.empty()) refuse("pack-format.no-lines");
    if (!sound_) return std::nullopt;
    if (hash != hash_of(pack)) {
      diagnostics_.fault("pack-changed", {file_, 0},
                         {{"name", pack.name}, {"said", quotable(hash)}, {"hash", hash_of(pack)}});
      return std::nullopt;
    }
    return pack;
  }

 private:
  void refuse(const char* key, const Filling& filling = {}, const Text& suggestion = {}) {
    diagnostics_.fault(key, {file_, 0}, filling, suggestion);
    sound_ = false;
  }

  void check_keys(const PackJson& json) {
    const std::vector<std::string> known = {"houserule_pack", "name",     "game", "requires",
                                            "rule",           "examples", "hash"};
    for (const auto& [key, value] : json.items()) {
      if (std::find(known.begin(), known.end(), key) != known.end()) continue;
      refuse("pack-format.key", {{"key", quotable(key)}}, did_you_mean(key, known));
    }
  }

  std::string text_of(const PackJson& json, const char* key) {
    if (!json.contains(key) || !json[key].is_string()) {
      refuse("pack-format.needs-text", {{"key", key}});
      return "";
    }
    return json[key].get<std::string>();
  }

  std::vector<std::string> texts_of(const PackJson& json, const char* key) {
    std::vector<std::string> texts;
    const bool is_list = json.contains(key) && json[key].is_array();
    if (is_list) {
      for (const PackJson& item : json[key]) {
        if (item.is_string()) texts.push_back(item.get<std::string>());
      }
    }
    if (!is_list || texts.size() != json[key].size()) {
      refuse("pack-format.needs-list", {{"key", key}});
    }
    return texts;
  }

  std::string script_of(const PackJson& json, const char* key) {
    std::string script;
    for (const std::string& line : texts_of(json, key)) {
      if (line.find('\n') != std::string::npos) {
        refuse("pack-format.line-feed", {{"key", key}});
        return "";
      }
      script += line + "\n";
    }
    if (script.size() > most_source_bytes) {
      refuse("script-size.pack", {{"key", key}, {"n", std::to_string(script.size())}});
    }
    return script;
  }

  std::string file_;
  Diagnostics& diagnostics_;
  bool sound_ = true;
};

}  // namespace

std::string to_text(const RulePack& pack) {
  const PackJson json = {{"houserule_pack", pack_version},
                         {"name", pack.name},
                         {"game", pack.game},
                         {"requires", pack.needs},
                         {"rule", lines_json(pack.rule)},
                         {"examples", lines_json(pack.examples)},
                         {"hash", hash_of(pack)}};
  return json_text(json, 2) + "\n";
}

std::string hash_of(const RulePack& pack) {
  // Each part with its length, so that nothing can move from one into another.
  std::string all;
  const auto add = [&](const std::string& part) {
    all += std::to_string(part.size()) + ":" + part;
  };
  add(std::to_string(pack_version));
  add(pack.name);
  add(pack.game);
  add(std::to_string(pack.needs.size()));
  for (const std::string& name : pack.needs) add(name);
  add(pack.rule);
  add(pack.examples);
  return to_hex(content_hash(all));
}

std::optional<RulePack> parse_rule_pack(const std::string& text, const std::string& file,
                                        Diagnostics& diagnostics) {
  return PackReader(file, diagnostics).read(text);
}

std::string with_line_feeds(std::string text) {
  if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool is_first_of_two = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
    if (!is_first_of_two) plain += text[i];
  }
  if (!plain.empty() && !plain.ends_with('\n')) plain += '\n';
  return plain;
}

}  // namespace houserule
