// An HTTP server that nobody can hold up: connections have a thread each, a request has a time in
// which it is sent, and the end waits for nobody who is still sending.
//
// The library itself has a few threads, and its limits are those of a single read; whoever sends a
// byte now and then could keep them all.

#pragma once

#include <httplib.h>

#include <chrono>
#include <memory>

namespace houserule {

struct GuardLimits {
  std::size_t most_connections = 200;              // at once; further ones wait
  std::size_t most_head = std::size_t{64} << 10U;  // bytes before the body
  std::size_t most_body = std::size_t{1} << 20U;
  std::chrono::milliseconds idle = std::chrono::seconds(2);     // until a request begins
  std::chrono::milliseconds request = std::chrono::seconds(5);  // until all of it has come
  std::chrono::milliseconds answer = std::chrono::seconds(5);   // until all of it was taken
};

class SlowGuard final : public httplib::Server {
 public:
  explicit SlowGuard(GuardLimits limits);
  ~SlowGuard() override;

  // To be called once it is bound: so many that come at the same moment are kept until they are
  // answered, not the library's five.
  void take_many();

  // Ends the server, as stop() does; requests under way are finished, what is still being sent is
  // not waited for.
  void end();

 private:
  class Connections;
  class Connection;

  bool process_and_close_socket(socket_t socket) override;

  const GuardLimits limits_;
  std::shared_ptr<Connections> connections_;
};

}  // namespace houserule
