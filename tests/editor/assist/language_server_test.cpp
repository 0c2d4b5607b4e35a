#include "editor/assist/language_server.h"

#include <catch2/catch.hpp>
#include <sstream>

#include "session/table/table_loader.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

const std::string rule =
    "-- House rule: 4. é\nreturn variant { of = \"lorum\", title = { \"T\", ja = \"た\" },\n"
    "  changes = { ste { path = \"house.deals\", value = 4 } } }\n";

// An editor with a file that has a blank in its name, which lies on disk.
class Editor {
  ScriptTree tree_;

 public:
  Editor()
      : uri("file://" + tree_.root().string() + "/my%20rule.lua"),
        folders_(ScriptFolders::of(HOUSERULE_SOURCE_DIR)),
        words_(load_words(folders_, faults_).value()),
        server_(folders_, words_, Language::en) {
    tree_.write("my rule.lua", rule);
    (void)ask("initialize", Json::object());
  }

  const std::string uri;

  LanguageServer& server() { return server_; }
  Json notify(const std::string& method, const Json& parameters) {
    const auto sent = server_.hear({{"method", method}, {"params", parameters}});
    return sent.empty() ? Json() : sent.front();
  }
  Json ask(const std::string& method, const Json& parameters) {
    const auto sent = server_.hear({{"id", 7}, {"method", method}, {"params", parameters}});
    REQUIRE(sent.size() == 1);
    CHECK(sent.front()["id"] == 7);
    return sent.front();
  }
  Json open(const std::string& text) {
    return notify("textDocument/didOpen", {{"textDocument", {{"uri", uri}, {"text", text}}}});
  }
  Json at(const std::string& method, int line, int character) {
    return ask(method, {{"textDocument", {{"uri", uri}}},
                        {"position", {{"line", line}, {"character", character}}}})["result"];
  }

 private:
  Diagnostics faults_;
  ScriptFolders folders_;
  WordTable words_;
  LanguageServer server_;
};

}  // namespace

TEST_CASE("an editor is told what is wrong while one types, and how to mend it", "[editor]") {
  Editor editor;
  const Json told = editor.open(rule);
  CHECK(told["method"] == "textDocument/publishDiagnostics");
  CHECK(told["params"]["uri"] == editor.uri);
  INFO(told.dump(2));
  REQUIRE(told["params"]["diagnostics"].size() == 1);
  const Json& fault = told["params"]["diagnostics"][0];
  CHECK(fault["range"]["start"] == Json({{"line", 2}, {"character", 14}}));
  CHECK(fault["range"]["end"] == Json({{"line", 2}, {"character", 17}}));
  const Json mends =
      editor.ask("textDocument/codeAction", {{"textDocument", {{"uri", editor.uri}}},
                                             {"range", fault["range"]},
                                             {"context", {{"diagnostics", {fault}}}}})["result"];
  REQUIRE(mends.size() == 1);
  CHECK(mends[0]["edit"]["changes"][editor.uri][0]["newText"] == "set");

  std::string mended = rule;
  mended.replace(mended.find("ste"), 3, "set");
  const Json change = {{"textDocument", {{"uri", editor.uri}}},
                       {"contentChanges", {{{"text", mended}}}}};
  CHECK(editor.notify("textDocument/didChange", change)["params"]["diagnostics"].empty());
  CHECK(editor
            .notify("textDocument/didClose",
                    {{"textDocument", {{"uri", editor.uri}}}})["params"]["diagnostics"]
            .empty());
}

TEST_CASE("an editor can have a script put in order", "[editor]") {
  Editor editor;
  const Json which = {{"textDocument", {{"uri", editor.uri}}}};
  (void)editor.open("return variant {\nof = 1 }\n");
  const Json edits = editor.ask("textDocument/formatting", which)["result"];
  REQUIRE(edits.size() == 1);
  CHECK(edits[0]["newText"] == "return variant {\n  of = 1 }\n");
  CHECK(edits[0]["range"]["end"]["line"] == 3);
  (void)editor.open("return variant {\n  of = 1 }\n");
  CHECK(editor.ask("textDocument/formatting", which)["result"] == Json::array());
  (void)editor.open("return variant {");
  CHECK(editor.ask("textDocument/formatting", which)["result"].is_null());
}

TEST_CASE("words complete and explain themselves in any editor", "[editor]") {
  Editor editor;
  (void)editor.open(rule);
  const Json list = editor.at("textDocument/completion", 2, 20);
  CHECK(list.size() > 50);
  const Json hover = editor.at("textDocument/hover", 1, 9);
  CHECK(hover["contents"]["value"].get<std::string>().starts_with("`variant"));
  CHECK(editor.at("textDocument/hover", 0, 3).is_null());
}

TEST_CASE("what is no message of the protocol is answered with an error", "[editor]") {
  Editor editor;
  CHECK(editor.ask("textDocument/rename", {})["error"]["code"] == -32601);
  CHECK(editor.ask("textDocument/hover", {})["error"]["code"] == -32602);
  CHECK(editor.at("textDocument/hover", 0, 0).is_null());  // a text that was not opened
  CHECK(editor.server().hear(Json::array()).front()["error"]["code"] == -32600);
  CHECK(editor.server().hear({{"id", 1}, {"result", nullptr}}).empty());
  CHECK(editor.server().hear({{"method", "$/setTrace"}}).empty());
  CHECK(editor.server().hear({{"method", "textDocument/didOpen"}}).empty());
}

TEST_CASE("messages come with headers, and the editor says goodbye", "[editor]") {
  Editor editor;
  const auto framed = [](const std::string& body) {
    return "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
  };
  std::istringstream in(framed(R"({"id":1,"method":"textDocument/hover","params":{}})") +
                        framed("{ no JSON") + framed(R"({"id":2,"method":"shutdown"})") +
                        framed(R"({"method":"exit"})") + framed("never read"));
  std::ostringstream out;
  CHECK(serve_language(in, out, editor.server()));
  CHECK(out.str().find("-32602") != std::string::npos);
  CHECK(out.str().find("-32700") != std::string::npos);
  CHECK(out.str().find("never") == std::string::npos);

  Editor other;
  std::istringstream broken("Content-Length: 99999999999999\r\n\r\nx");
  CHECK_FALSE(serve_language(broken, out, other.server()));
}

TEST_CASE("headers are read as other programs write them", "[editor]") {
  Editor editor;
  const std::string body = R"({"id":1,"method":"textDocument/hover"})";
  std::istringstream in("content-type: application/json\r\ncontent-length:" +
                        std::to_string(body.size()) + "\r\n\r\n" + body);
  std::ostringstream out;
  CHECK_FALSE(serve_language(in, out, editor.server()));
  CHECK(out.str().find("-32602") != std::string::npos);

  std::istringstream without("Content-Type: application/json\r\n\r\n" + body);
  std::ostringstream nothing;
  CHECK_FALSE(serve_language(without, nothing, editor.server()));
  CHECK(nothing.str().empty());
}

TEST_CASE("a message that goes too deep is refused, not read", "[editor]") {
  Editor editor;
  const std::string deep = R"({"method":"shutdown","id":)" + std::string(3'000'000, '[');
  const std::string next = R"({"id":2,"method":"textDocument/hover"})";
  std::istringstream in("Content-Length: " + std::to_string(deep.size()) + "\r\n\r\n" + deep +
                        "Content-Length: " + std::to_string(next.size()) + "\r\n\r\n" + next);
  std::ostringstream out;
  CHECK_FALSE(serve_language(in, out, editor.server()));
  CHECK(out.str().find("-32700") != std::string::npos);
  CHECK(out.str().find("levels deep") != std::string::npos);
  CHECK(out.str().find("-32602") != std::string::npos);
}

TEST_CASE("a session begins once and ends once", "[editor]") {
  const ScriptFolders folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  Diagnostics faults;
  const WordTable words = load_words(folders, faults).value();
  LanguageServer server(folders, words, Language::en);
  const auto ask = [&](const char* method) {
    return server.hear({{"id", 1}, {"method", method}, {"params", Json::object()}}).front();
  };
  const Json open = {{"method", "textDocument/didOpen"},
                     {"params", {{"textDocument", {{"uri", "x"}, {"text", rule}}}}}};
  CHECK(ask("textDocument/hover")["error"]["code"] == -32002);
  CHECK(ask("shutdown")["error"]["code"] == -32002);
  CHECK(server.hear(open).empty());
  CHECK(ask("initialize")["result"]["capabilities"]["hoverProvider"] == true);
  CHECK(ask("initialize")["error"]["code"] == -32600);
  CHECK_FALSE(server.hear(open).empty());
  CHECK(ask("shutdown")["result"].is_null());
  CHECK(ask("textDocument/hover")["error"]["code"] == -32600);
  CHECK(ask("shutdown")["error"]["code"] == -32600);
  CHECK(server.hear(open).empty());
  CHECK(server.hear({{"method", "exit"}}).empty());
  CHECK(server.has_ended());
  CHECK(server.was_shut_down());
}

TEST_CASE("diagnostics of other servers are passed over", "[editor]") {
  Editor editor;
  const Json ours = editor.open(rule)["params"]["diagnostics"][0];
  Json others = Json::array();
  for (const Json& data : {Json("text"), Json(7), Json({{"instead", 7}}), Json::array(), Json()}) {
    others.push_back({{"range", ours["range"]}, {"message", "theirs"}, {"data", data}});
  }
  others.push_back(ours);
  const Json mends =
      editor.ask("textDocument/codeAction", {{"textDocument", {{"uri", editor.uri}}},
                                             {"range", ours["range"]},
                                             {"context", {{"diagnostics", others}}}})["result"];
  REQUIRE(mends.size() == 1);
  CHECK(mends[0]["edit"]["changes"][editor.uri][0]["newText"] == "set");
}

TEST_CASE("Lua of other programs is left in peace", "[editor]") {
  Editor editor;
  const auto faults = [&](const std::string& text) {
    return editor.open(text)["params"]["diagnostics"];
  };
  CHECK(faults("local x = require 'x'\nvim.opt.number = true\nreturn { x }\n").empty());
  CHECK(faults("return gamer.new(") == Json::array());
  CHECK_FALSE(faults("return variant { of = lorum }\n").empty());
}
