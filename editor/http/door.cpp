#include "editor/http/door.h"

#include <sys/random.h>

#include <array>
#include <stdexcept>

namespace houserule {

namespace {

std::string drawn_secret() {
  std::array<unsigned char, 16> bytes{};
  if (getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) {
    throw std::runtime_error("the system has no random numbers for a key");
  }
  std::string text;
  for (const unsigned char byte : bytes) {
    text += "0123456789abcdef"[byte >> 4U];
    text += "0123456789abcdef"[byte & 15U];
  }
  return text;
}

// Takes as long whichever character is wrong, so that time tells nothing of a secret.
bool is_same(std::string_view said, std::string_view secret) {
  if (said.size() != secret.size() || secret.empty()) return false;
  unsigned char different = 0;
  for (std::size_t i = 0; i < said.size(); ++i) {
    different |= static_cast<unsigned char>(said[i]) ^ static_cast<unsigned char>(secret[i]);
  }
  return different == 0;
}

}  // namespace

Door::Door() : key_(drawn_secret()) {}

std::optional<Turned> Door::refusal(const Caller& caller) const {
  const std::string port = ":" + std::to_string(port_);
  if (caller.host != "127.0.0.1" + port && caller.host != "localhost" + port) {
    return Turned{403, "foreign-host", "this is an editor on 127.0.0.1 only"};
  }
  if (!caller.origin.empty() && caller.origin != "http://" + caller.host) {
    return Turned{403, "foreign-origin", "another page may not ask the editor"};
  }
  if (!caller.site.empty() && caller.site != "same-origin" && caller.site != "none") {
    return Turned{403, "foreign-origin", "another page may not ask the editor"};
  }
  return std::nullopt;
}

std::optional<Turned> Door::refusal_without_key(const Caller& caller) const {
  if (auto turned = refusal(caller)) return turned;
  if (is_same(caller.key, key_)) return std::nullopt;
  return Turned{401, "no-key", "open the address that houserule edit has printed"};
}

std::string Door::new_token() {
  const std::lock_guard lock(mutex_);
  token_ = drawn_secret();
  return token_;
}

std::optional<std::string> Door::trade(std::string_view token) {
  const std::lock_guard lock(mutex_);
  if (!is_same(token, token_)) return std::nullopt;
  token_.clear();
  return key_;
}

}  // namespace houserule
