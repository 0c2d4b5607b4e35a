#include "session/texts/message.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>

using namespace houserule;

namespace {

// Everything quoted in the sources of the program, but for the table itself.
std::set<std::string> quoted_in_sources() {
  std::set<std::string> quoted;
  const std::filesystem::path root = std::filesystem::path(HOUSERULE_SOURCE_DIR) / "interpreter";
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
    const auto& path = entry.path();
    if (path.extension() != ".cpp" || path.filename().string().starts_with("message_table"))
      continue;
    std::ifstream file(path);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    for (std::size_t at = 0; (at = text.find('"', at)) != std::string::npos;) {
      const auto end = text.find('"', at + 1);
      if (end == std::string::npos) break;
      quoted.insert(text.substr(at + 1, end - at - 1));
      at = end + 1;
    }
  }
  return quoted;
}

// Codes that are put together of parts: what comes before the parts, and the parts.
// Refusals whose sentence depends on what the cards are chosen for.
const std::set<std::string> worded_by_phase = {"no-such-set", "wrong-number"};

const std::map<std::string, std::vector<std::string>> composed = {
    {"leads", {"-points"}},
    {"plays", {"-points"}},
    {"winner", {"-chips", "-points"}},
    {"winners", {"-chips", "-points"}}};

bool is_used(const std::string& code, const std::set<std::string>& quoted) {
  if (quoted.contains(code)) return true;
  std::string base = code;
  if (base.ends_with("-you")) base.resize(base.size() - 4);
  if (quoted.contains(base)) return true;
  for (const auto& [start, ends] : composed) {
    for (const std::string& end : ends) {
      if (base == start + end && quoted.contains(start) && quoted.contains(end)) return true;
    }
  }
  return false;
}

// Codes that sources ask for: kebab texts given to message(), message_text(), say(), say_of(),
// alone or as one side of a choice.
std::set<std::string> asked_for() {
  const std::regex call(R"re(\b(message|message_text|say|say_of)\(([^;{]*))re");
  const std::regex code(R"re([(,?:]\s*"([a-z][a-z-]+)")re");
  std::set<std::string> codes;
  const std::filesystem::path root = std::filesystem::path(HOUSERULE_SOURCE_DIR) / "interpreter";
  for (const char* folder : {"session", "console", "cli"}) {
    for (const auto& entry : std::filesystem::directory_iterator(root / folder)) {
      if (entry.path().extension() != ".cpp") continue;
      std::ifstream file(entry.path());
      const std::string text{std::istreambuf_iterator<char>(file), {}};
      for (std::sregex_iterator it(text.begin(), text.end(), call), end; it != end; ++it) {
        const std::string arguments = "(" + (*it)[2].str();
        std::sregex_iterator found(arguments.begin(), arguments.end(), code);
        for (; found != end; ++found) codes.insert((*found)[1]);
      }
    }
  }
  return codes;
}

}  // namespace

TEST_CASE("every sentence is there once, in both languages, with the same parameters",
          "[message]") {
  std::set<std::string_view> codes;
  for (const Message& message : messages()) {
    CAPTURE(message.code);
    CHECK(codes.insert(message.code).second);
    CHECK_FALSE(message.en.empty());
    CHECK_FALSE(message.ja.empty());
    CHECK(parameters_of(message.en) == parameters_of(message.ja));
  }
}

TEST_CASE("a sentence in English does not shout, beg or apologise", "[message]") {
  for (const Message& message : messages()) {
    CAPTURE(message.code);
    CHECK(message.en.find('!') == std::string_view::npos);
    CHECK(message.en.find("lease") == std::string_view::npos);
    CHECK(message.en.find("orry") == std::string_view::npos);
  }
}

TEST_CASE("every code the sources ask for exists, and every sentence is used", "[message]") {
  std::set<std::string> known;
  for (const Message& message : messages()) known.insert(std::string(message.code));
  const std::set<std::string> asked = asked_for();
  REQUIRE(asked.size() > 60);
  for (const std::string& code : asked) {
    CAPTURE(code);
    const bool exists =
        known.contains(code) || composed.contains(code) || worded_by_phase.contains(code);
    CHECK(exists);
  }
  const std::set<std::string> quoted = quoted_in_sources();
  for (const Message& message : messages()) {
    CAPTURE(message.code);
    CHECK(is_used(std::string(message.code), quoted));
  }
}

TEST_CASE("what is said of others can be said of oneself", "[message]") {
  std::set<std::string_view> codes;
  for (const Message& message : messages()) codes.insert(message.code);
  for (const Message& message : messages()) {
    if (!message.code.ends_with("-you")) continue;
    CAPTURE(message.code);
    const std::string_view base = message.code.substr(0, message.code.size() - 4);
    CHECK(codes.contains(base));
  }
}

TEST_CASE("parameters take three forms", "[message]") {
  CHECK(message(Language::en, "must-follow-suit", {{"suit", "acorns"}, {"cards", "9 of acorns"}}) ==
        "Not now: acorns were led and you hold acorns. Play 9 of acorns.");
  CHECK(message(Language::en, "step-empty", {{"n", "1"}, {"word", "follow_suit"}}) ==
        "Step 1, follow_suit, offers nothing.");
  CHECK(message(Language::en, "your-cards", {{"n", "1"}}) == "Your 1 card:");
  CHECK(message(Language::en, "your-cards", {{"n", "8"}}) == "Your 8 cards:");
  CHECK(message(Language::en, "call-may", {{"call", "malý"}}) == "Malý may be declared.");
  CHECK(message(Language::ja, "call-may", {{"call", "マリー"}}) == "マリーは宣言できます。");
  CHECK(message_text("passes", {{"name", {"Anna", "アンナ"}}}) ==
        Text{"Anna passes.", "アンナはパス。"});
}

TEST_CASE("a value with braces stays as it is", "[message]") {
  CHECK(message(Language::en, "unreadable", {{"text", "{cards}"}}) ==
        "'{cards}' is neither a card of this pack nor a call.");
}

TEST_CASE("capital letters of the Latin script", "[message]") {
  CHECK(capitalised("malý") == "Malý");
  CHECK(capitalised("žalude") == "Žalude");
  CHECK(capitalised("červene") == "Červene");
  CHECK(capitalised("éclair") == "Éclair");
  CHECK(capitalised("8 of leaves") == "8 of leaves");
  CHECK(capitalised("Žolík") == "Žolík");
  CHECK(capitalised("マリー") == "マリー");
  CHECK(capitalised("") == "");
}

TEST_CASE("whoever asks for a sentence has what it speaks of", "[message]") {
  std::map<std::string, std::vector<std::string>> parameters;
  for (const Message& message : messages()) {
    parameters[std::string(message.code)] = parameters_of(message.en);
  }
  const std::regex call(R"re(\b(message|message_text|say|say_of)\(([^;]*);)re");
  const std::regex code(R"re([(,?:]\s*"([a-z][a-z-]+)")re");
  constexpr std::ptrdiff_t shortly_before = 3000;  // bytes: a list may be made above the call
  int asked = 0;
  for (const char* const folder : {"interpreter", "editor"}) {
    const auto root = std::filesystem::path(HOUSERULE_SOURCE_DIR) / folder;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
      const std::string layer = entry.path().parent_path().filename().string();
      const bool has_own = layer == "lab" || layer == "program" || layer == "rules";
      if (entry.path().extension() != ".cpp" || has_own) continue;
      std::ifstream file(entry.path());
      const std::string text{std::istreambuf_iterator<char>(file), {}};
      for (std::sregex_iterator it(text.begin(), text.end(), call), end; it != end; ++it) {
        const std::string arguments = "(" + (*it)[2].str();
        if (arguments.starts_with("(refusal,")) continue;  // the code of a refusal
        const auto from = std::max<std::ptrdiff_t>(0, it->position() - shortly_before);
        const std::string near =
            text.substr(static_cast<std::size_t>(from),
                        static_cast<std::size_t>(it->position() + it->length() - from));
        std::sregex_iterator found(arguments.begin(), arguments.end(), code);
        for (; found != end; ++found) {
          for (const std::string& parameter : parameters[(*found)[1]]) {
            if ((*it)[1] == "say_of" && parameter == "name") continue;
            CAPTURE(entry.path().string(), (*found)[1].str(), parameter);
            CHECK(near.find("\"" + parameter + "\"") != std::string::npos);
            ++asked;
          }
        }
      }
    }
  }
  CHECK(asked > 400);
}
