#include "editor/server/editor_api.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <vector>

#include "editor/assist/script_marks.h"
#include "editor/server/script_shelf.h"
#include "editor/server/word_json.h"
#include "program/board_sheet.h"
#include "rules/word_check.h"
#include "session/catalog_json.h"
#include "session/diagnostic_json.h"
#include "session/request.h"
#include "session/sheet_json.h"
#include "session/table_loader.h"

namespace houserule {

namespace {

std::int64_t now() {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::seconds>(since).count();
}

Json diagnostics_json(const Diagnostics& diagnostics) {
  Json list = Json::array();
  for (const Diagnostic& one : diagnostics.all()) list.push_back(to_json(one));
  return list;
}

// A diagnostic with its place in the text that is being typed, if that is where it stands.
Json marked_json(const Diagnostic& diagnostic, const std::string& script, const std::string& text) {
  Json json = to_json(diagnostic);
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
      : settings_(std::move(settings)), shelf_(settings_.folders, settings_.data / "versions") {}

  Json run(const Json& request) {
    const std::lock_guard lock(mutex_);
    const std::string name = text_of_key(request, "verb");
    std::vector<std::string> names;
    for (const Verb& verb : verbs()) {
      names.push_back(verb.name);
      if (verb.name != name) continue;
      std::vector<std::string> known = {"verb", "language"};
      known.insert(known.end(), verb.keys.begin(), verb.keys.end());
      check_request_keys(request, name, known);
      return (this->*verb.answer)(request);
    }
    refuse_request("unknown-verb",
                   "there is no verb '" + quotable(name) + "'" + meant_by(name, names));
  }

 private:
  struct Verb {
    std::string name;
    std::vector<std::string> keys;
    Json (Desk::*answer)(const Json&);
  };

  static const std::vector<Verb>& verbs() {
    static const std::vector<Verb> all = {
        {"hello", {}, &Desk::hello},
        {"words", {}, &Desk::words},
        {"table", {"table"}, &Desk::table},
        {"check", {"table", "script", "text"}, &Desk::check},
        {"read", {"script"}, &Desk::read},
        {"save", {"script", "text", "base"}, &Desk::save},
        {"versions", {"script"}, &Desk::versions},
        {"version", {"script", "number"}, &Desk::version},
    };
    return all;
  }

  Language language_of(const Json& request) const {
    if (!request.contains("language")) return settings_.language;
    const std::string name = text_of_key(request, "language");
    if (name != "en" && name != "ja") {
      refuse_request("bad-request", "'language' is en or ja");
    }
    return name == "ja" ? Language::ja : Language::en;
  }

  Json hello(const Json& request) {
    Diagnostics unreadable;  // of games that are left out
    Json answer = games_json(catalog_games(settings_.folders, settings_.words, unreadable),
                             language_of(request));
    answer["version"] = settings_.version;
    answer["table"] = settings_.table;
    answer["language"] = settings_.language == Language::ja ? "ja" : "en";
    answer["diagnostics"] = diagnostics_json(unreadable);
    return answer;
  }

  Json words(const Json& request) { return words_json(settings_.words, language_of(request)); }

  // A table with all there is to choose for it, what is wrong with it, and else its rule sheet.
  Json table(const Json& request) {
    const Language language = language_of(request);
    Diagnostics faults;
    const TableSpec spec = parse_spec(text_of_key(request, "table"), faults);
    if (!faults.empty()) refuse_request(faults);
    const auto game = catalog_game(settings_.folders, settings_.words, spec.game, faults);
    if (!game) refuse_request(faults);
    Json answer = {{"table", to_text(spec)}, {"game", game_json(*game, language, true)}};
    const auto loaded = load_table(settings_.folders, settings_.words, spec, faults);
    answer["ok"] = loaded.has_value();
    answer["diagnostics"] = diagnostics_json(faults);
    answer["sheet"] = nullptr;
    if (!loaded) return answer;
    answer["remarks"] = diagnostics_json(loaded->remarks);
    answer["notices"] = diagnostics_json(loaded->notices);
    answer["sheet"] =
        sheet_json(*loaded->rules, make_table_sheet(*loaded->rules, settings_.words), language);
    Json files = Json::array();
    for (const ScriptFile& file : loaded->files) files.push_back(file.shown);
    answer["files"] = std::move(files);
    return answer;
  }

  // What is wrong with a text that is being typed: alone, and at its table.
  Json check(const Json& request) {
    const std::string name = text_of_key(request, "script");
    const std::string text = text_of_key(request, "text");
    const auto draft = shelf_.draft(name, text);
    if (!draft) no_such_script(name);
    if (text.size() > ScriptShelf::most_bytes) {
      refuse_request("too-large",
                     "a script has at most " + std::to_string(ScriptShelf::most_bytes) + " bytes");
    }
    Diagnostics faults;
    const TableSpec spec = parse_spec(text_of_key(request, "table"), faults);
    if (!faults.empty()) refuse_request(faults);
    const auto tree = read_text(text, name, "", settings_.words, faults);
    if (tree) check_words(*tree, settings_.words, faults);
    const auto loaded = load_table(draft->folders, settings_.words, spec, faults);
    Json answer = {{"ok", loaded.has_value() && faults.empty()}, {"diagnostics", Json::array()}};
    for (const Diagnostic& fault : faults.all()) {
      answer["diagnostics"].push_back(marked_json(fault, name, text));
    }
    return answer;
  }

  Json read(const Json& request) {
    const std::string name = text_of_key(request, "script");
    const auto script = shelf_.read(name);
    if (!script) no_such_script(name);
    Json answer = script_json(*script);
    answer["versions"] = shelf_.versions(name).size();
    return answer;
  }

  Json save(const Json& request) {
    const SaveOutcome outcome =
        shelf_.save(text_of_key(request, "script"), text_of_key(request, "text"),
                    text_of_key(request, "base"), now());
    if (outcome.kind == SaveOutcome::Kind::refused) {
      refuse_request(outcome.code, outcome.message);
    }
    Json answer = script_json(outcome.now);
    answer["saved"] = outcome.kind == SaveOutcome::Kind::saved;
    answer["versions"] = outcome.versions;
    return answer;
  }

  Json versions(const Json& request) {
    Json list = Json::array();
    for (const ScriptVersion& version : shelf_.versions(text_of_key(request, "script"))) {
      list.push_back({{"number", version.number}, {"time", version.time}, {"hash", version.hash}});
    }
    return {{"versions", std::move(list)}};
  }

  Json version(const Json& request) {
    const std::string name = text_of_key(request, "script");
    const int number = number_of_key(request, "number", 1, 1'000'000, 0);
    const auto text = shelf_.version(name, number);
    if (!text) no_such_script(name + ", version " + std::to_string(number));
    return {{"script", name}, {"number", number}, {"text", *text}};
  }

  [[noreturn]] static void no_such_script(const std::string& name) {
    refuse_request("no-such-script", "there is no script '" + quotable(name) + "'");
  }

  EditorSettings settings_;
  ScriptShelf shelf_;
  std::mutex mutex_;
};

EditorApi::EditorApi(EditorSettings settings)
    : desk_(std::make_unique<Desk>(std::move(settings))) {}
EditorApi::~EditorApi() = default;

std::string EditorApi::answer(std::string_view request) {
  Json answer;
  try {
    answer["result"] = desk_->run(parse_request(request, "request"));
  } catch (...) {
    answer = {{"error", error_being_handled()}};
  }
  return json_line(answer);
}

}  // namespace houserule
