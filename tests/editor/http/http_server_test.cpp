#include "editor/http/http_server.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <thread>

#include "session/files/new_script.h"
#include "session/table/table_loader.h"
#include "tests/editor/http/loopback.h"

using namespace houserule;

namespace {

// A server at work, and bytes sent to it as any program might.
class Served {
 public:
  Served() {
    folder_.write("index.html", "<!doctype html><title>the page</title>");
    folder_.write("page.js", "'use strict';");
    folder_.write("private.key", "secret");
    folder_.write(".hidden.js", "secret");
    const ScriptFolders folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
    Diagnostics faults;
    api_.emplace(EditorSettings{folders, load_words(folders, faults).value(), folder_.path(), "",
                                Language::en, "0"});
    server_.emplace(*api_, ServerSettings{folder_.path(), 0});
    thread_ = std::thread([this] { server_->run(); });
  }
  ~Served() {
    server_->stop();
    thread_.join();
  }
  Served(const Served&) = delete;
  Served& operator=(const Served&) = delete;

  HttpServer& server() { return *server_; }
  std::string host() const { return "127.0.0.1:" + std::to_string(server_->port()); }

  // Sends bytes as they are and returns everything that comes back.
  std::string send(const std::string& bytes) const { return loopback::rest(begin(bytes)); }

  // The same without waiting for an answer; returns the socket.
  int begin(const std::string& bytes) const {
    const int socket = loopback::connect(server_->port());
    loopback::send(socket, bytes);
    return socket;
  }

  std::string get(const std::string& path, const std::string& headers = "") const {
    return send("GET " + path + " HTTP/1.1\r\nHost: " + host() + "\r\n" + headers +
                "Connection: close\r\n\r\n");
  }

  std::string post(const std::string& path, const std::string& body,
                   const std::string& headers) const {
    return send(
        "POST " + path + " HTTP/1.1\r\nHost: " + host() +
        "\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) +
        "\r\n" + headers + "Connection: close\r\n\r\n" + body);
  }

  std::string own_origin() const { return "Origin: http://" + host() + "\r\n"; }

  // The headers of a page that was let in.
  std::string key_headers() {
    const std::string address = server_->new_address();
    const std::string token = address.substr(address.find('#') + 1);
    const std::string answer = post("/enter", R"({"token": ")" + token + "\"}", own_origin());
    const auto json = nlohmann::json::parse(answer.substr(answer.find("\r\n\r\n") + 4));
    return own_origin() + "Authorization: Bearer " + json["key"].get<std::string>() + "\r\n";
  }

 private:
  TrialFolder folder_;
  std::optional<EditorApi> api_;
  std::optional<HttpServer> server_;
  std::thread thread_;
};

int status_of(const std::string& answer) {
  return answer.starts_with("HTTP/1.1 ") ? std::stoi(answer.substr(9, 3)) : 0;
}

bool has(const std::string& answer, const std::string& text) {
  return answer.find(text) != std::string::npos;
}

}  // namespace

TEST_CASE("the page and its parts are sent, and nothing else", "[editor]") {
  const Served served;
  const std::string page = served.get("/");
  CHECK(status_of(page) == 200);
  CHECK(has(page, "<title>the page</title>"));
  CHECK(has(page, "Content-Security-Policy: default-src 'none'"));
  CHECK(has(page, "X-Content-Type-Options: nosniff"));
  CHECK(has(served.get("/page.js"), "Content-Type: text/javascript"));
  for (const char* path : {"/private.key", "/.hidden.js", "/nothing.js", "/../index.html",
                           "/..%2findex.html", "//etc/passwd", "/./page.js", "/versions", "/%00.js",
                           "/etc/../page.js/", "/index.html%00.js", "/page%00x.js"}) {
    INFO(path);
    const std::string answer = served.get(path);
    CHECK(status_of(answer) >= 400);
    CHECK_FALSE(has(answer, "secret"));
  }
}

TEST_CASE("a page that was let in is answered", "[editor]") {
  Served served;
  const std::string headers = served.key_headers();
  const std::string answer = served.post("/ask", R"({"verb": "hello"})", headers);
  CHECK(status_of(answer) == 200);
  CHECK(has(answer, "\"lorum\""));
  CHECK(has(served.post("/ask", "no json", headers), "broken-json"));
}

TEST_CASE("an address lets in once", "[editor]") {
  Served served;
  const std::string address = served.server().new_address();
  CHECK(address.starts_with("http://" + served.host() + "/#"));
  const std::string body = R"({"token": ")" + address.substr(address.find('#') + 1) + "\"}";
  CHECK(status_of(served.post("/enter", body, served.own_origin())) == 200);
  const std::string again = served.post("/enter", body, served.own_origin());
  CHECK(status_of(again) == 403);
  CHECK(has(again, "used-token"));
  CHECK(status_of(served.post("/enter", "{}", served.own_origin())) == 400);
}

TEST_CASE("hostile requests are refused", "[editor]") {
  Served served;
  const std::string headers = served.key_headers();
  const std::string key = headers.substr(headers.find("Authorization"));
  const std::string hello = R"({"verb": "hello"})";

  CHECK(status_of(served.post("/ask", hello, served.own_origin())) == 401);
  CHECK(status_of(served.post("/ask", hello, "Origin: http://evil.example\r\n" + key)) == 403);
  CHECK(status_of(served.post("/ask", hello, "Origin: null\r\n" + key)) == 403);
  CHECK(status_of(served.post("/ask", hello, headers + "Sec-Fetch-Site: cross-site\r\n")) == 403);
  CHECK(status_of(served.post("/ask", hello, headers + "Host: evil.example\r\n")) == 403);
  CHECK(status_of(served.send("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n")) == 403);
  CHECK(status_of(served.send("GET / HTTP/1.1\r\n\r\n")) == 403);
  CHECK(status_of(served.get("/ask")) == 404);
  CHECK(status_of(served.send("PUT /ask HTTP/1.1\r\nHost: " + served.host() +
                              "\r\nContent-Length: 0\r\n\r\n")) == 405);
  // What a form of another page could send.
  const std::string form =
      served.send("POST /ask HTTP/1.1\r\nHost: " + served.host() + "\r\n" + headers +
                  "Content-Type: text/plain\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}");
  CHECK(status_of(form) == 415);
}

TEST_CASE("a body that is too large is not read", "[editor]") {
  Served served;
  const std::string headers = served.key_headers();
  const std::string large(HttpServer::most_request + 1, ' ');
  CHECK(status_of(served.post("/ask", large, headers)) == 413);
  // Nor one that only says so, nor broken requests; and the server goes on.
  served.send("POST /ask HTTP/1.1\r\nHost: " + served.host() + "\r\n" + headers +
              "Content-Type: application/json\r\nContent-Length: 99999999999999999999\r\n\r\n");
  served.send("\r\n\r\n\x01\x02");
  served.send("GET");
  CHECK(status_of(served.get("/")) == 200);
}

TEST_CASE("a body without a length is not read", "[editor]") {
  Served served;
  const std::string headers = served.key_headers();
  const std::string start = "POST /ask HTTP/1.1\r\nHost: " + served.host() + "\r\n" + headers +
                            "Content-Type: application/json\r\n";
  const std::string hello = R"({"verb": "hello"})";
  const std::string length = "Content-Length: " + std::to_string(hello.size()) + "\r\n";
  const std::string chunk = "11\r\n" + hello + "\r\n0\r\n\r\n";
  for (const std::string& wrong :
       {"Transfer-Encoding: chunked\r\n\r\n" + chunk,
        length + "Transfer-Encoding: chunked\r\n\r\n" + chunk, "\r\n" + hello,
        length + length + "\r\n" + hello, "Content-Length: 0x11\r\n\r\n" + hello,
        "Content-Length: -1\r\n\r\n" + hello}) {
    INFO(wrong);
    const std::string answer = served.send(start + wrong);
    CHECK(status_of(answer) == 411);
    CHECK(has(answer, "no-length"));
  }
  std::string enter = start + "Transfer-Encoding: chunked\r\n\r\n" + chunk;
  enter.replace(enter.find("/ask"), 4, "/enter");
  CHECK(status_of(served.send(enter)) == 411);
  const std::string packed = length + "Content-Encoding: gzip\r\n\r\n" + hello;
  CHECK(status_of(served.send(start + packed)) == 415);
  // A body that was not read is no further request.
  const std::string smuggled = "GET /page.js HTTP/1.1\r\nHost: " + served.host() + "\r\n\r\n";
  const std::string answer = served.send("POST /ask HTTP/1.1\r\nHost: " + served.host() +
                                         "\r\nContent-Type: application/json\r\nContent-Length: " +
                                         std::to_string(smuggled.size()) + "\r\n\r\n" + smuggled);
  CHECK(status_of(answer) == 401);
  CHECK_FALSE(has(answer, "use strict"));
}

TEST_CASE("several requests come over one connection", "[editor]") {
  Served served;
  const std::string headers = served.key_headers();
  const std::string hello = R"({"verb": "hello"})";
  const std::string ask =
      "POST /ask HTTP/1.1\r\nHost: " + served.host() + "\r\n" + headers +
      "Content-Type: application/json\r\nContent-Length: " + std::to_string(hello.size()) +
      "\r\n\r\n" + hello;
  const std::string both = served.send(ask + ask + "GET / HTTP/1.1\r\nHost: " + served.host() +
                                       "\r\nConnection: close\r\n\r\n");
  CHECK(has(both.substr(both.find("\"lorum\"")), "HTTP/1.1 200"));
  CHECK(has(both, "<title>the page</title>"));
}

TEST_CASE("who sends slowly holds up neither others nor the end", "[editor]") {
  std::vector<int> slow;
  {
    const Served served;
    for (int i = 0; i < 40; ++i) slow.push_back(served.begin("GET / HTTP/1.1\r\nHost: "));
    CHECK(status_of(served.get("/")) == 200);
    // Those forty have not been given up for it.
    char byte = 0;
    for (const int socket : slow) CHECK(::recv(socket, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == -1);
  }
  for (const int socket : slow) ::close(socket);
}

TEST_CASE("a port that is taken is said", "[editor]") {
  Served served;
  EditorApi api({ScriptFolders::of(HOUSERULE_SOURCE_DIR), {}, "", "", Language::en, "0"});
  CHECK_THROWS_WITH(HttpServer(api, ServerSettings{"", served.server().port()}),
                    Catch::Contains("is taken"));
}
