// A folder of interpreter/ includes only folders it can reach through USES, and Lua stays below
// lua/.

#include <catch2/catch.hpp>
#include <map>
#include <regex>
#include <sstream>

#include "tests/layout/source_tree.h"

using namespace houserule::layout;

namespace {

using Edges = std::map<std::string, std::set<std::string>>;

// Reads `houserule_layer(name USES a b PACKAGES ...)` into name -> {a, b}.
Edges edges_in(const std::string& cmake) {
  Edges edges;
  const std::regex call(R"(houserule_layer\s*\(\s*([\w/]+)([^)]*)\))");
  for (std::sregex_iterator it(cmake.begin(), cmake.end(), call), end; it != end; ++it) {
    std::set<std::string>& uses = edges[(*it)[1]];
    std::istringstream words((*it)[2]);
    bool in_uses = false;
    for (std::string word; words >> word;) {
      if (word == "USES" || word == "PACKAGES") {
        in_uses = word == "USES";
      } else if (in_uses) {
        uses.insert(word);
      }
    }
  }
  return edges;
}

void reach(const Edges& edges, const std::string& layer, std::set<std::string>& reached) {
  if (!reached.insert(layer).second) return;
  for (const std::string& used : edges.at(layer)) reach(edges, used, reached);
}

struct Layers {
  explicit Layers(const std::string& cmake) : edges(edges_in(cmake)) {
    for (const auto& [layer, uses] : edges) reach(edges, layer, may_include[layer]);
    // Above all layers: the editor's server, and the program, which starts it.
    for (const auto& [layer, uses] : edges) {
      may_include["editor"].insert(layer);
      may_include["cli"].insert(layer);
    }
    may_include["editor"].insert("editor");
    may_include["cli"].insert({"cli", "editor"});
  }

  Edges edges;
  std::map<std::string, std::set<std::string>> may_include;
};

// "rules/source" is below "rules", and so is "rules" itself.
bool is_below(const std::string& folder, const std::string& top) {
  return folder == top || folder.starts_with(top + "/");
}

bool is_lua_header(const std::string& name) {
  static const std::set<std::string> headers = {"lua.hpp", "lua.h", "lauxlib.h", "lualib.h",
                                                "luaconf.h"};
  return headers.contains(name.substr(name.rfind('/') + 1));
}

// Returns what is wrong with one line of a file of `layer`, or "".
std::string fault_of(const Layers& layers, const std::string& layer, const std::string& line) {
  static const std::regex include(R"(\s*#\s*include\s*[<"]([^>"]+)[>"].*)");
  std::smatch match;
  if (!std::regex_match(line, match, include)) return "";
  const std::filesystem::path included = match[1].str();
  if (is_lua_header(included.string())) {
    return is_below(layer, "lua") ? "" : layer + " includes a header of Lua";
  }
  std::string folder = included.parent_path().string();
  if (is_below(folder, "editor")) folder = "editor";
  if (!layers.may_include.contains(folder)) {
    return line.find('"') == std::string::npos ? "" : layer + " includes unknown " + folder;
  }
  if (is_below(folder, "lua") && (is_below(layer, "bots") || is_below(layer, "lab"))) {
    return layer + " includes lua, which it reaches through hooks only";
  }
  if (!layers.may_include.at(layer).contains(folder)) return layer + " may not include " + folder;
  return "";
}

using Includes = std::map<std::string, std::vector<std::string>>;  // by file, below interpreter/

// What each file of the interpreter includes, as written.
Includes includes_of_the_tree() {
  static const std::regex include(R"(\s*#\s*include\s*[<"]([^>"]+)[>"].*)");
  Includes includes;
  const auto root = source_tree / "interpreter";
  for (const auto& file : files_below("interpreter", {".h", ".cpp"})) {
    std::vector<std::string>& names = includes[file.lexically_relative(root).string()];
    std::smatch match;
    for (const std::string& line : lines_of(file)) {
      if (std::regex_match(line, match, include)) names.push_back(match[1]);
    }
  }
  return includes;
}

// Returns how `file` comes to read a header of Lua, "a.h > b.h > lua.hpp", or "".
std::string way_to_lua(const Includes& includes, const std::string& file,
                       std::set<std::string>& seen) {
  if (is_lua_header(file)) return file;
  const auto found = includes.find(file);
  if (found == includes.end() || !seen.insert(file).second) return "";
  for (const std::string& name : found->second) {
    const std::string way = way_to_lua(includes, name, seen);
    if (!way.empty()) return file + " > " + way;
  }
  return "";
}

Layers layers_of_the_tree() {
  std::string cmake;
  for (const std::string& line : lines_of(source_tree / "interpreter/CMakeLists.txt")) {
    cmake += line + "\n";
  }
  return Layers(cmake);
}

}  // namespace

TEST_CASE("layers include only what they may use", "[layout]") {
  const Layers layers = layers_of_the_tree();
  REQUIRE(layers.edges.size() >= 11);

  const auto test_folder = [&](const std::string& folder, const std::string& layer) {
    for (const auto& file : files_below(folder, {".h", ".cpp"})) {
      // Folders inside a layer are layers of their own.
      if (layer != "editor" && shown(file.parent_path()) != folder) continue;
      int number = 0;
      for (const std::string& line : lines_of(file)) {
        ++number;
        const std::string fault = fault_of(layers, layer, line);
        INFO(shown(file) << ":" << number << ": " << line);
        CHECK(fault == "");
      }
    }
  };
  for (const auto& [layer, uses] : layers.edges) test_folder("interpreter/" + layer, layer);
  test_folder("interpreter/cli", "cli");
  test_folder("editor", "editor");
}

TEST_CASE("only lua/ reads the headers of Lua, also through other headers", "[layout]") {
  const Includes includes = includes_of_the_tree();
  std::set<std::string> seen;
  REQUIRE(way_to_lua(includes, "lua/objects/settlement.h", seen) != "");
  for (const auto& [file, names] : includes) {
    if (file.starts_with("lua/")) continue;
    seen.clear();
    CHECK(way_to_lua(includes, file, seen) == "");
  }
}

TEST_CASE("every folder of the interpreter is a layer or the program", "[layout]") {
  const Layers layers = layers_of_the_tree();
  std::set<std::string> folders;
  for (const auto& file : files_below("interpreter", {".h", ".cpp"})) {
    folders.insert(file.parent_path().lexically_relative(source_tree / "interpreter").string());
  }
  REQUIRE(folders.contains("rules/sheet"));
  for (const std::string& folder : folders) {
    INFO(folder);
    CHECK(layers.may_include.contains(folder));
  }
}

TEST_CASE("the edges are those of the design", "[layout]") {
  const Layers layers = layers_of_the_tree();
  CHECK(layers.edges.at("base").empty());
  for (const char* const agenda : {"agenda", "card_agenda", "board_agenda"}) {
    CAPTURE(agenda);
    CHECK_FALSE(layers.may_include.at(agenda).contains("lua/vm"));
    CHECK_FALSE(layers.may_include.at("lua").contains(agenda));
  }
  CHECK_FALSE(layers.may_include.at("card_agenda").contains("board_agenda"));
  CHECK_FALSE(layers.may_include.at("board_agenda").contains("card_agenda"));
  CHECK_FALSE(layers.may_include.at("console").contains("lab/play"));
  CHECK(layers.may_include.at("session/table").contains("lua"));
  CHECK(layers.may_include.at("lab/play").contains("base"));
}

TEST_CASE("an include against the layers is found", "[layout]") {
  const Layers layers(
      "houserule_layer(base PACKAGES fmt::fmt)\n"
      "houserule_layer(cards USES base)\n"
      "houserule_layer(lua USES cards PACKAGES PkgConfig::LUA)\n"
      "houserule_layer(session\n  USES cards lua)\n"
      "houserule_layer(bots/guesses USES session)\n"
      "houserule_layer(bots/agents USES bots/guesses)\n");
  const auto fault = [&](const std::string& layer, const std::string& line) {
    return fault_of(layers, layer, line);
  };

  CHECK(fault("cards", "#include \"base/text.h\"") == "");
  CHECK(fault("bots/guesses", "#include \"base/text.h\"") == "");
  CHECK(fault("cards", "#include <vector>") == "");
  CHECK(fault("lua", "#include <lua.hpp>") == "");
  CHECK(fault("lua", "#include \"lua/sandbox.h\"") == "");
  CHECK(fault("cli", "#include \"bots/agents/agent.h\"") == "");
  CHECK(fault("cli", "#include \"editor/server/server.h\"") == "");
  CHECK(fault("editor", "#include \"session/session.h\"") == "");

  CHECK(fault("base", "#include \"cards/card.h\"") != "");
  CHECK(fault("base", "  #  include \"cards/card.h\"  // why not") != "");
  CHECK(fault("base", "#include <cards/card.h>") != "");
  CHECK(fault("cards", "#include \"lua/sandbox.h\"") != "");
  CHECK(fault("bots/guesses", "#include \"lua/sandbox.h\"") != "");
  CHECK(fault("bots/agents", "#include \"bots/guesses/voids.h\"") == "");
  CHECK(fault("bots/guesses", "#include \"bots/agents/agent.h\"") != "");
  CHECK(fault("session", "#include \"cli/main.h\"") != "");
  CHECK(fault("session", "#include \"editor/server.h\"") != "");
  CHECK(fault("editor", "#include \"cli/main.h\"") != "");
  CHECK(fault("session", "#include <lua.hpp>") != "");
  CHECK(fault("cli", "#include \"lauxlib.h\"") != "");
  CHECK(fault("cards", "#include <lua5.4/lua.h>") != "");
  CHECK(fault("cards", "#include \"../base/text.h\"") != "");
  CHECK(fault("cards", "#include \"text.h\"") != "");
}
