#include "editor/server/editor_api.h"

#include <mutex>
#include <numeric>
#include <tuple>

#include "board_rules/sheet/board_sheet.h"
#include "editor/assist/completion.h"
#include "editor/assist/script_check.h"
#include "editor/assist/script_format.h"
#include "editor/assist/script_marks.h"
#include "editor/server/deed_desk.h"
#include "editor/server/example_desk.h"
#include "editor/server/file_desk.h"
#include "editor/server/play_desk.h"
#include "editor/server/position_desk.h"
#include "editor/server/protocol.h"
#include "editor/server/room.h"
#include "editor/server/rule_desk.h"
#include "editor/server/sentence_desk.h"
#include "editor/server/study_desk.h"
#include "editor/server/word_json.h"
#include "lab/examine/table_check.h"
#include "rules/sheet/phrases.h"
#include "session/answers/catalog_json.h"
#include "session/answers/diagnostic_json.h"
#include "session/answers/sheet_json.h"
#include "session/json/json_text.h"

namespace houserule {

namespace {

// A diagnostic with its place in the text that is being typed, if that is where it stands.
Json marked_json(const Diagnostic& diagnostic, const std::string& script, const std::string& text,
                 Language language) {
  Json json = to_json(diagnostic, language);
  if (diagnostic.place.file != script) return json;
  const ScriptMark mark = mark_of(diagnostic, text);
  json["mark"] = {{"line", mark.line}, {"from", mark.from}, {"to", mark.to}};
  if (!mark.instead.empty()) json["instead"] = mark.instead;
  return json;
}

Json script_json(const ShelfScript& script) {
  return {{"script", script.name},
          {"text", script.text},
          {"hash", script.hash},
          {"writable", script.is_writable}};
}

}  // namespace

// Answers one request after the other.
class EditorApi::Desk {
 public:
  explicit Desk(EditorSettings settings)
      : room_(std::move(settings)),
        play_(room_),
        studies_(room_),
        examples_(room_, play_),
        rules_(room_),
        sentences_(room_),
        deeds_(room_),
        files_(room_),
        positions_(room_, play_) {
    verbs_ = {
        {"hello", [this](const Json& request) { return hello(request); }},
        {"words", [this](const Json& request) { return words(request); }},
        {"table", [this](const Json& request) { return table(request); }},
        {"check", [this](const Json& request) { return check(request); }},
        {"complete", [this](const Json& request) { return complete(request); }},
        {"format", [](const Json& request) { return format(request); }},
        {"read", [this](const Json& request) { return read(request); }},
        {"save", [this](const Json& request) { return save(request); }},
        {"versions", [this](const Json& request) { return versions(request); }},
        {"version", [this](const Json& request) { return version(request); }},
    };
    for (EditorVerbs verbs :
         {play_.verbs(), studies_.verbs(), examples_.verbs(), rules_.verbs(), sentences_.verbs(),
          deeds_.verbs(), files_.verbs(), positions_.verbs()}) {
      verbs_.merge(verbs);
    }
  }

  Language language_of(const Json& request) const { return room_.language_of(request); }

  Json run(const Json& request) {
    const std::lock_guard lock(mutex_);
    return verbs_.at(check_request(request))(request);
  }

 private:
  Json hello(const Json& request) {
    Diagnostics unreadable;  // of games that are left out
    const auto games = catalog_games(room_.folders(), room_.words(), unreadable);
    Json answer = games_json(games, families_of(games, room_.words()), room_.language_of(request));
    answer["version"] = room_.settings.version;
    answer["table"] = room_.settings.table;
    answer["language"] = room_.settings.language == Language::ja ? "ja" : "en";
    answer["diagnostics"] = diagnostics_json(unreadable, room_.language_of(request));
    return answer;
  }

  Json words(const Json& request) { return words_json(room_.words(), room_.language_of(request)); }

  // Adds what only the table knows of house numbers: what choices are called, and what its house
  // rules have made of them.
  static void tell_numbers(Json& numbers, const GameRules& rules, Language language) {
    for (Json& entry : numbers) {
      const HouseNumber* number = rules.house_number(entry["name"].get<std::string>());
      if (number == nullptr) continue;
      HouseNumber untyped = *number;
      if (number->rule.owner == "table" && !number->over.empty()) {
        std::tie(untyped.value, untyped.rule) = number->over.front();
      }
      entry["value"] = house_value_json(untyped);
      for (const VariantRules& variant : rules.variants) {
        if (variant.name == untyped.rule.owner) entry["set_by"] = variant.title.in(language);
      }
      if (number->names.empty()) continue;
      std::vector<int> all(number->names.size());
      std::iota(all.begin(), all.end(), 0);
      entry["called"] = Json::array();
      for (const Text& text : house_values(rules, *number, all)) {
        entry["called"].push_back(text.in(language));
      }
    }
  }

  // A table with all there is to choose for it, what is wrong with it, and else its rule sheet.
  Json table(const Json& request) {
    const Language language = room_.language_of(request);
    const TableSpec spec = room_.spec_of(request);
    Diagnostics faults;
    const auto game = catalog_game(room_.folders(), room_.words(), spec.game, faults);
    if (!game) refuse_request(faults);
    Json answer = {{"table", to_text(spec)}, {"game", game_json(*game, language, true)}};
    const auto loaded = load_table(room_.folders(), room_.words(), spec, faults);
    if (loaded) {
      tell_numbers(answer["game"]["numbers"], *loaded->rules, language);
      faults = faults_in_play(*loaded, deals_to_try);
    }
    answer["ok"] = faults.empty();
    answer["diagnostics"] = diagnostics_json(faults, language);
    answer["sheet"] = nullptr;
    if (!faults.empty()) return answer;
    answer["remarks"] = diagnostics_json(loaded->remarks, language);
    answer["notices"] = diagnostics_json(loaded->notices, language);
    answer["sheet"] = sheet_json(*loaded->rules, make_table_sheet(*loaded->rules), language);
    Json files = Json::array();
    for (const ScriptFile& file : loaded->files) files.push_back(file.shown);
    answer["files"] = std::move(files);
    answer["bots"] = StudyDesk::bots_json(loaded->rules->seats, language);
    return answer;
  }

  // What is wrong with a text that is being typed: alone, and at its table.
  Json check(const Json& request) {
    const std::string name = text_of_key(request, "script");
    const std::string text = text_of_key(request, "text");
    const auto draft = room_.shelf.draft(name, text);
    if (!draft) refuse_script(name);
    if (text.size() > ScriptShelf::most_bytes) {
      refuse_request("too-large", too_long(text.size(), ScriptShelf::most_bytes));
    }
    const TableSpec spec = room_.spec_of(request);
    const Diagnostics faults = check_text(draft->folders, room_.words(), draft->script, text, spec);
    Json answer = {{"ok", faults.empty()}, {"diagnostics", Json::array()}};
    for (const Diagnostic& fault : faults.all()) {
      answer["diagnostics"].push_back(marked_json(fault, name, text, room_.language_of(request)));
    }
    return answer;
  }

  Json complete(const Json& request) {
    const Language language = room_.language_of(request);
    const std::string text = text_of_key(request, "text");
    const int line = number_of_key(request, "line", 0, 1'000'000, 0);
    const int column = number_of_key(request, "column", 0, 1'000'000, 0);
    Json list = Json::array();
    for (const Completion& one :
         completions_at(room_.words(), text, byte_at(text, line, column), language)) {
      list.push_back({{"name", one.name},
                      {"insert", one.insert},
                      {"kind", one.kind},
                      {"detail", one.detail},
                      {"says", one.says},
                      {"required", one.required}});
    }
    return {{"completions", std::move(list)}};
  }

  // Null where brackets and blocks do not match.
  static Json format(const Json& request) {
    const auto formatted = formatted_script(text_of_key(request, "text"));
    return {{"text", formatted ? Json(*formatted) : Json()}};
  }

  Json read(const Json& request) {
    const std::string name = text_of_key(request, "script");
    const auto script = room_.shelf.read(name);
    if (!script) refuse_script(name);
    Json answer = script_json(*script);
    answer["versions"] = room_.shelf.versions(name).size();
    return answer;
  }

  Json save(const Json& request) {
    const SaveOutcome outcome =
        room_.shelf.save(text_of_key(request, "script"), text_of_key(request, "text"),
                         text_of_key(request, "base"), seconds_now());
    if (outcome.kind == SaveOutcome::Kind::refused) {
      refuse_request(outcome.code, outcome.message);
    }
    Json answer = script_json(outcome.now);
    answer["saved"] = outcome.kind == SaveOutcome::Kind::saved;
    if (outcome.kind == SaveOutcome::Kind::saved) examples_.follow(text_of_key(request, "script"));
    answer["gone"] = outcome.kind == SaveOutcome::Kind::gone;
    answer["versions"] = outcome.versions;
    return answer;
  }

  Json versions(const Json& request) {
    Json list = Json::array();
    for (const ScriptVersion& version : room_.shelf.versions(text_of_key(request, "script"))) {
      list.push_back({{"number", version.number}, {"time", version.time}, {"hash", version.hash}});
    }
    return {{"versions", std::move(list)}};
  }

  Json version(const Json& request) {
    const std::string name = text_of_key(request, "script");
    const int number = number_of_key(request, "number", 1, 1'000'000, 0);
    const auto text = room_.shelf.version(name, number);
    if (!text) refuse_script(name + ", version " + std::to_string(number));
    return {{"script", name}, {"number", number}, {"text", *text}};
  }

  EditorRoom room_;
  PlayDesk play_;
  StudyDesk studies_;
  ExampleDesk examples_;
  RuleDesk rules_;
  SentenceDesk sentences_;
  DeedDesk deeds_;
  FileDesk files_;
  PositionDesk positions_;
  EditorVerbs verbs_;
  std::mutex mutex_;
};

EditorApi::EditorApi(EditorSettings settings)
    : desk_(std::make_unique<Desk>(std::move(settings))) {}
EditorApi::~EditorApi() = default;

std::string EditorApi::answer(std::string_view request) {
  Json answer;
  Language language = Language::en;
  try {
    const Json asked = parse_request(request, "request");
    language = desk_->language_of(asked);
    answer["result"] = desk_->run(asked);
  } catch (...) {
    answer = {{"error", error_being_handled(language)}};
  }
  return json_line(answer);
}

}  // namespace houserule
