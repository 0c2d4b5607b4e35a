// The line protocol: another program drives a table, one JSON object a line (docs/protocol.md).

#pragma once

#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>

#include "base/text.h"
#include "rules/words/word_table.h"
#include "session/files/script_folders.h"

namespace houserule {

struct ProtocolSettings {
  ScriptFolders folders;
  WordTable words;
  Language language = Language::en;  // of refusals and names; faults of requests are in English
  std::string version;               // of the program: "0.1.0"
};

inline constexpr int protocol_number = 1;
inline constexpr std::size_t max_request = std::size_t{1} << 20U;  // bytes of a line

class LineProtocol {
 public:
  explicit LineProtocol(ProtocolSettings settings);
  ~LineProtocol();

  // Answers one request; neither has a line feed at its end. Whatever the bytes are, there is an
  // answer, and the table stands as before if it is an error. A line longer than max_request may be
  // cut anywhere behind that; it is refused.
  std::string answer(std::string_view line);

 private:
  class Driven;
  std::unique_ptr<Driven> driven_;
};

// Answers every line of `in` until it ends. Of long lines no more than necessary is kept.
void serve(std::istream& in, std::ostream& out, LineProtocol& protocol);

}  // namespace houserule
