#include "editor/assist/language_server.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <istream>
#include <optional>
#include <ostream>

#include "base/text_door.h"
#include "editor/assist/completion.h"
#include "editor/assist/script_check.h"
#include "editor/assist/script_format.h"
#include "editor/assist/script_marks.h"
#include "rules/words/word_pages.h"
#include "session/json/json_text.h"

namespace houserule {

namespace {

constexpr int parse_error = -32700;
constexpr int invalid_request = -32600;
constexpr int unknown_method = -32601;
constexpr int invalid_parameters = -32602;
constexpr int not_initialized = -32002;
constexpr std::size_t longest_message = std::size_t{8} << 20U;  // bytes

struct ProtocolFault {
  int code;
  std::string message;
};

Json error_message(const Json& id, int code, const std::string& message) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {"error", {{"code", code}, {"message", message}}}};
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

// "file:///home/me/my%20rule.lua" as a path; the URI itself where it names no file.
std::string path_of(const std::string& uri) {
  constexpr std::string_view scheme = "file://";
  if (!uri.starts_with(scheme)) return uri;
  std::string path;
  for (std::size_t i = scheme.size(); i < uri.size(); ++i) {
    const bool is_coded = uri[i] == '%' && i + 2 < uri.size() && hex_digit(uri[i + 1]) >= 0 &&
                          hex_digit(uri[i + 2]) >= 0;
    path +=
        is_coded ? static_cast<char>(hex_digit(uri[i + 1]) * 16 + hex_digit(uri[i + 2])) : uri[i];
    if (is_coded) i += 2;
  }
  return path;
}

const Json& part(const Json& parameters, const char* key) {
  if (!parameters.is_object() || !parameters.contains(key)) {
    throw ProtocolFault{invalid_parameters, std::string("'") + key + "' is missing"};
  }
  return parameters[key];
}

std::string text_part(const Json& parameters, const char* key) {
  const Json& value = part(parameters, key);
  if (!value.is_string()) {
    throw ProtocolFault{invalid_parameters, std::string("'") + key + "' is no text"};
  }
  return value.get<std::string>();
}

int number_part(const Json& parameters, const char* key) {
  const Json& value = part(parameters, key);
  const std::int64_t number = value.is_number_integer() ? value.get<std::int64_t>() : -1;
  if (number < 0 || number > 1'000'000'000) {
    throw ProtocolFault{invalid_parameters, std::string("'") + key + "' is no such number"};
  }
  return static_cast<int>(number);
}

Json range_json(const ScriptMark& mark) {
  return {{"start", {{"line", mark.line - 1}, {"character", mark.from}}},
          {"end", {{"line", mark.line - 1}, {"character", mark.to}}}};
}

Json markdown(const std::string& text) { return {{"kind", "markdown"}, {"value", text}}; }

std::string explained(const Word& word, Language language) {
  std::string text = "`" + written(word) + "`\n\n" + word.says.in(language);
  if (!word.example.empty()) text += "\n\n```lua\n" + word.example + "\n```";
  return text;
}

const Json capabilities = {
    {"textDocumentSync", {{"openClose", true}, {"change", 1}}},
    {"completionProvider", Json::object()},
    {"hoverProvider", true},
    {"codeActionProvider", {{"codeActionKinds", {"quickfix"}}}},
    {"documentFormattingProvider", true},
};

}  // namespace

const std::string& LanguageServer::text_of(const Json& parameters) const {
  const auto found = texts_.find(text_part(part(parameters, "textDocument"), "uri"));
  if (found == texts_.end()) throw ProtocolFault{invalid_parameters, "the text was not opened"};
  return found->second;
}

// All that is wrong with a text; of another program's Lua nothing. What stands elsewhere is told at
// its first line.
Json LanguageServer::diagnostics_of(const std::string& uri) const {
  const auto found = texts_.find(uri);
  Json list = Json::array();
  const std::string path = path_of(uri);
  if (found != texts_.end() && is_script_of_ours(folders_, words_, path, found->second)) {
    const Diagnostics faults = check_file(folders_, words_, path, found->second);
    for (const Diagnostic& fault : faults.all()) {
      const bool is_here = fault.place.file == path;
      ScriptMark mark = is_here ? mark_of(fault, found->second) : ScriptMark{1, 0, 1, ""};
      std::string message = is_here ? fault.message.en : to_text(fault);
      if (is_here && !fault.suggestion.en.empty()) message += " (" + fault.suggestion.en + ")";
      Json one = {{"range", range_json(mark)},
                  {"severity", is_remark(fault) ? 3 : 1},
                  {"code", fault.code},
                  {"source", "houserule"},
                  {"message", message}};
      if (!mark.instead.empty()) one["data"] = {{"instead", mark.instead}};
      list.push_back(std::move(one));
    }
  }
  return {{"jsonrpc", "2.0"},
          {"method", "textDocument/publishDiagnostics"},
          {"params", {{"uri", uri}, {"diagnostics", std::move(list)}}}};
}

Json LanguageServer::completion(const Json& parameters) const {
  const std::string& text = text_of(parameters);
  const Json& position = part(parameters, "position");
  const std::size_t at =
      byte_at(text, number_part(position, "line"), number_part(position, "character"));
  constexpr int keyword = 14;
  constexpr int property = 10;
  Json list = Json::array();
  int rank = 1000;  // texts that sort as they come
  for (const Completion& one : completions_at(words_, text, at, language_)) {
    const bool is_field = one.kind == "field";
    list.push_back({{"label", one.name},
                    {"insertText", one.insert},
                    {"kind", is_field ? property : keyword},
                    {"detail", one.detail},
                    {"documentation", one.says},
                    {"sortText", std::to_string(rank++)}});
  }
  return list;
}

Json LanguageServer::hover(const Json& parameters) const {
  const std::string& text = text_of(parameters);
  const Json& position = part(parameters, "position");
  const std::size_t at =
      byte_at(text, number_part(position, "line"), number_part(position, "character"));
  const Word* word = word_at(words_, text, at);
  if (word == nullptr) return nullptr;
  return {{"contents", markdown(explained(*word, language_))}};
}

// What would mend the diagnostics that the editor hands back.
Json LanguageServer::mends(const Json& parameters) const {
  const std::string uri = text_part(part(parameters, "textDocument"), "uri");
  Json list = Json::array();
  for (const Json& one : part(part(parameters, "context"), "diagnostics")) {
    // Those of other servers are handed back as well.
    if (!one.is_object() || !one.contains("data") || !one.contains("range")) continue;
    const Json& data = one["data"];
    if (!data.is_object() || !data.contains("instead") || !data["instead"].is_string()) continue;
    const std::string instead = data["instead"];
    Json edits = Json::array({{{"range", one["range"]}, {"newText", instead}}});
    list.push_back({{"title", (language_ == Language::ja ? "→ " : "Write ") + instead},
                    {"kind", "quickfix"},
                    {"diagnostics", Json::array({one})},
                    {"edit", {{"changes", {{uri, std::move(edits)}}}}}});
  }
  return list;
}

// The whole text in order; null where its brackets and blocks do not match.
Json LanguageServer::formatting(const Json& parameters) const {
  const std::string& text = text_of(parameters);
  const auto formatted = formatted_script(text);
  if (!formatted) return nullptr;
  if (*formatted == text) return Json::array();
  const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
  const Json whole = {{"start", {{"line", 0}, {"character", 0}}},
                      {"end", {{"line", lines}, {"character", 0}}}};
  return Json::array({{{"range", whole}, {"newText", *formatted}}});
}

Json LanguageServer::answer(const std::string& method, const Json& parameters) {
  if (shut_down_) throw ProtocolFault{invalid_request, "this server was shut down"};
  if (!is_begun_ && method != "initialize") {
    throw ProtocolFault{not_initialized, "a session begins with 'initialize'"};
  }
  if (method == "initialize") {
    if (is_begun_) throw ProtocolFault{invalid_request, "this server is initialized already"};
    is_begun_ = true;
    return {{"capabilities", capabilities}, {"serverInfo", {{"name", "houserule"}}}};
  }
  if (method == "shutdown") {
    shut_down_ = true;
    return nullptr;
  }
  if (method == "textDocument/completion") return completion(parameters);
  if (method == "textDocument/hover") return hover(parameters);
  if (method == "textDocument/codeAction") return mends(parameters);
  if (method == "textDocument/formatting") return formatting(parameters);
  throw ProtocolFault{unknown_method, "'" + quotable(method) + "' is not known here"};
}

std::vector<Json> LanguageServer::hear(const Json& message) {
  const bool is_call =
      message.is_object() && message.contains("method") && message["method"].is_string();
  const bool has_id = message.is_object() && message.contains("id");
  const Json id = has_id ? message["id"] : Json();
  if (!is_call) {
    // An answer to something asked, which this server never does, is passed over.
    if (has_id && (message.contains("result") || message.contains("error"))) return {};
    return {error_message(id, invalid_request, "a message has a method")};
  }
  const std::string method = message["method"];
  const Json parameters = message.contains("params") ? message["params"] : Json::object();
  try {
    if (method == "exit") {
      ended_ = true;
    } else if (has_id) {
      return {{{"jsonrpc", "2.0"}, {"id", id}, {"result", answer(method, parameters)}}};
    } else if (!is_begun_ || shut_down_) {
      return {};  // the protocol has it so
    } else if (method == "textDocument/didOpen") {
      const Json& document = part(parameters, "textDocument");
      const std::string uri = text_part(document, "uri");
      texts_[uri] = text_part(document, "text");
      return {diagnostics_of(uri)};
    } else if (method == "textDocument/didChange") {
      const std::string uri = text_part(part(parameters, "textDocument"), "uri");
      const Json& changes = part(parameters, "contentChanges");
      if (changes.is_array() && !changes.empty()) texts_[uri] = text_part(changes.back(), "text");
      return {diagnostics_of(uri)};
    } else if (method == "textDocument/didClose") {
      const std::string uri = text_part(part(parameters, "textDocument"), "uri");
      texts_.erase(uri);
      return {diagnostics_of(uri)};
    }
  } catch (const ProtocolFault& fault) {
    if (has_id) return {error_message(id, fault.code, fault.message)};
  }
  return {};  // a notification that this server has no use for
}

namespace {

// The length that the headers of the next message say; nothing at the end of all messages, or where
// nobody knows where the next begins.
std::optional<std::size_t> read_headers(std::istream& in) {
  std::size_t length = 0;
  bool has_header = false;
  for (std::string line; std::getline(in, line);) {
    if (line.ends_with('\r')) line.pop_back();
    if (line.empty() && has_header) break;
    if (line.empty()) continue;
    has_header = true;
    const auto colon = std::min(line.find(':'), line.size());
    std::string name = line.substr(0, colon);
    std::transform(name.begin(), name.end(), name.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (name == "content-length" && colon < line.size()) {
      length = std::strtoull(line.c_str() + colon + 1, nullptr, 10);
    }
  }
  if (!in || length == 0 || length > longest_message) return std::nullopt;
  return length;
}

}  // namespace

bool serve_language(std::istream& in, std::ostream& out, LanguageServer& server) {
  const auto send = [&](const Json& message) {
    const std::string body = json_text(message);
    out << "Content-Length: " << body.size() << TerminalControl::line_start << '\n'
        << TerminalControl::line_start << '\n'
        << body << std::flush;
  };
  while (out && !server.has_ended()) {
    const auto length = read_headers(in);
    if (!length) break;
    std::string body(*length, '\0');
    if (!in.read(body.data(), static_cast<std::streamsize>(*length))) break;
    JsonFault fault;
    const std::optional<Json> message = read_json(body, fault);
    if (!message) {
      send(error_message(nullptr, parse_error,
                         "the message is no JSON: " + to_text_with_line(fault).en));
      continue;
    }
    for (const Json& one : server.hear(*message)) send(one);
  }
  return server.was_shut_down();
}

}  // namespace houserule
