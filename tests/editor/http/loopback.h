// Sockets to a server of this machine, for tests that send what no library would.

#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <string>

namespace loopback {

inline int connect(int port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  REQUIRE(::connect(socket, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0);
  return socket;
}

// Sends all of it, or as much as is heard.
inline void send(int socket, const std::string& bytes) {
  std::size_t sent = 0;
  while (sent < bytes.size()) {
    const auto more = ::send(socket, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
    if (more <= 0) return;
    sent += static_cast<std::size_t>(more);
  }
}

// Everything that comes back until the connection ends; closes it.
inline std::string rest(int socket) {
  std::string answer;
  char buffer[4096];
  for (ssize_t got; (got = ::read(socket, buffer, sizeof buffer)) > 0;) {
    answer.append(buffer, static_cast<std::size_t>(got));
  }
  ::close(socket);
  return answer;
}

}  // namespace loopback
