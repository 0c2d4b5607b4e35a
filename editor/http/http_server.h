// The editor's server: the page and its requests over HTTP, on this machine only.

#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "editor/server/editor_api.h"

namespace houserule {

struct ServerSettings {
  std::filesystem::path page;  // the folder of what the browser loads: index.html and its parts
  int port = 0;                // 0: any that is free
};

class HttpServer {
 public:
  static constexpr std::size_t most_request = std::size_t{1} << 20U;  // bytes of a body

  // Binds to the port of 127.0.0.1. Throws std::runtime_error if that is taken.
  HttpServer(EditorApi& api, const ServerSettings& settings);
  ~HttpServer();

  int port() const;

  // Returns an address that lets one page in; the address before it is good no more.
  std::string new_address();

  // Answers requests until stop() is called, from any thread; those under way are finished, those
  // that are still being sent are dropped.
  void run();
  void stop();

 private:
  class Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace houserule
