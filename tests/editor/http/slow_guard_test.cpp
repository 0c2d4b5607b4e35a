#include "editor/http/slow_guard.h"

#include <catch2/catch.hpp>
#include <thread>

#include "tests/editor/http/loopback.h"

using namespace houserule;

namespace {

// A guarded server at work, and somebody who sends.
class Guarded {
 public:
  explicit Guarded(const GuardLimits& limits) : server_(limits) {
    server_.Post("/", [](const auto& request, auto& response) {
      response.set_content(request.body, "text/plain");
    });
    port_ = server_.bind_to_any_port("127.0.0.1");
    thread_ = std::thread([this] { server_.listen_after_bind(); });
    while (!server_.is_running()) std::this_thread::yield();
  }
  ~Guarded() {
    server_.end();
    thread_.join();
  }
  Guarded(const Guarded&) = delete;
  Guarded& operator=(const Guarded&) = delete;

  int connect() const { return loopback::connect(port_); }

 private:
  SlowGuard server_;
  int port_ = 0;
  std::thread thread_;
};

const std::string post = "POST / HTTP/1.1\r\nConnection: close\r\nContent-Length: 2\r\n\r\nab";

}  // namespace

TEST_CASE("a request that does not come is given up", "[editor]") {
  GuardLimits limits;
  limits.idle = limits.request = std::chrono::milliseconds(20);
  const Guarded guarded(limits);
  // Nothing, a part of the head, a head without its body: the server ends each.
  const int none = guarded.connect();
  CHECK(loopback::rest(none).empty());
  for (const char* part :
       {"POST / HTTP/1.1\r\nX: y\r\n", "POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n"}) {
    const int socket = guarded.connect();
    loopback::send(socket, part);
    CHECK(loopback::rest(socket).find("200 OK") == std::string::npos);
  }
}

TEST_CASE("a head without end is given up", "[editor]") {
  GuardLimits limits;
  limits.request = std::chrono::hours(1);
  const Guarded guarded(limits);
  const int socket = guarded.connect();
  loopback::send(socket, "POST / HTTP/1.1\r\n");
  const std::string header = "X: " + std::string(1000, 'y') + "\r\n";
  for (int i = 0; i < 100; ++i) loopback::send(socket, header);
  CHECK(loopback::rest(socket).find("200 OK") == std::string::npos);
}

TEST_CASE("more connections than threads are answered one after the other", "[editor]") {
  GuardLimits limits;
  limits.most_connections = 2;
  const Guarded guarded(limits);
  std::vector<int> sockets;
  for (int i = 0; i < 8; ++i) {
    sockets.push_back(guarded.connect());
    loopback::send(sockets.back(), post);
  }
  for (const int socket : sockets) CHECK(loopback::rest(socket).ends_with("ab"));
}

TEST_CASE("the end waits for nobody who is still sending", "[editor]") {
  GuardLimits limits;
  limits.idle = limits.request = std::chrono::hours(1);
  std::vector<int> sockets;
  {
    const Guarded guarded(limits);
    for (int i = 0; i < 20; ++i) {
      sockets.push_back(guarded.connect());
      if (i % 2 == 0) loopback::send(sockets.back(), "POST / HTTP/1.1\r\nX");
    }
    const int good = guarded.connect();
    loopback::send(good, post);
    CHECK(loopback::rest(good).ends_with("ab"));
  }
  for (const int socket : sockets) ::close(socket);
}
