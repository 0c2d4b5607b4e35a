// Who may ask the editor anything: pages that this server has sent, and nobody else.
//
// Other pages in the same browser can send requests to this machine, and names of other machines
// can be made to lead here. So a request must name this address and port as its Host and, where it
// has one, as its Origin; and it must carry a key, which a page gets once for the token in the
// address that was printed.

#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace houserule {

// What the door looks at: the headers of a request, empty where there is none.
struct Caller {
  std::string host;
  std::string origin;
  std::string site;  // Sec-Fetch-Site
  std::string key;   // what Authorization has behind "Bearer "
};

// Why somebody is not let in.
struct Turned {
  int status = 403;
  std::string code;     // "foreign-host", "foreign-origin", "no-key"
  std::string message;  // a sentence
};

// Safe for use by several threads.
class Door {
 public:
  // Throws std::runtime_error if the system has no random numbers.
  Door();

  // The port it stands at, once that is known.
  void set_port(int port) { port_ = port; }

  // Returns why a request for what anybody may see - the page itself - is refused, or nothing.
  std::optional<Turned> refusal(const Caller& caller) const;

  // The same for a request that reads or writes: the key is looked at as well.
  std::optional<Turned> refusal_without_key(const Caller& caller) const;

  // Returns a new token, 32 hexadecimal digits; earlier ones are good no more.
  std::string new_token();

  // Returns the key for the token, which is good no more; nothing for any other text.
  std::optional<std::string> trade(std::string_view token);

 private:
  int port_ = 0;
  std::string key_;
  std::mutex mutex_;
  std::string token_;  // empty: none is good
};

}  // namespace houserule
