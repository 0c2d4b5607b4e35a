// The language server protocol, as far as other editors need it: diagnostics while one types, with
// their mends, completion, and what a word means. Version 3.17 of the protocol; texts are sent
// whole, positions count in UTF-16. Lua files of other programs are left in peace.

#pragma once

#include <iosfwd>
#include <map>
#include <string>
#include <vector>

#include "rules/words/word_table.h"
#include "session/answers/request.h"
#include "session/files/script_folders.h"

namespace houserule {

class LanguageServer {
 public:
  // `words` must outlive it.
  LanguageServer(ScriptFolders folders, const WordTable& words, Language language)
      : folders_(std::move(folders)), words_(words), language_(language) {}

  // Takes a message and returns those to send: an answer, diagnostics, or nothing. What is no
  // message of the protocol is answered with an error.
  std::vector<Json> hear(const Json& message);

  // Whether the editor has said goodbye, and whether it did so in order.
  bool has_ended() const { return ended_; }
  bool was_shut_down() const { return shut_down_; }

 private:
  Json answer(const std::string& method, const Json& parameters);
  Json diagnostics_of(const std::string& uri) const;
  Json completion(const Json& parameters) const;
  Json hover(const Json& parameters) const;
  Json mends(const Json& parameters) const;
  Json formatting(const Json& parameters) const;
  const std::string& text_of(const Json& parameters) const;

  ScriptFolders folders_;
  const WordTable& words_;
  Language language_;
  std::map<std::string, std::string> texts_;  // by URI
  bool is_begun_ = false;                     // by `initialize`
  bool shut_down_ = false;
  bool ended_ = false;
};

// Reads messages with their headers until the editor ends or `in` does. Returns whether it was shut
// down as the protocol wants.
bool serve_language(std::istream& in, std::ostream& out, LanguageServer& server);

}  // namespace houserule
