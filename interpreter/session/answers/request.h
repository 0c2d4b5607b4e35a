// What reading requests of other programs has in common: the line protocol, and the editor's page.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "session/records/record_reader.h"

namespace houserule {

// A request that is answered with an error: {"code", "message"} and more.
struct RequestFault {
  Json error;
  Json in_japanese = {};  // null where it is the same
};

[[noreturn]] void refuse_request(const std::string& code, const Text& message);

// Refuses for faults of scripts, of a table's words or of its setups, all of which are told.
[[noreturn]] void refuse_request(const Diagnostics& faults);

// Returns the object a text is. Throws RequestFault: `too-deep`, `broken-json` ("the line is no
// JSON", with `what` for line), `bad-request`.
Json parse_request(std::string_view text, const std::string& what);

// Refuses a key that a request named `name` does not have.
void check_request_keys(const Json& request, const std::string& name,
                        const std::vector<std::string>& known);

// Returns the text of a key, which must be there.
std::string text_of_key(const Json& request, const char* key);

// A whole number from `from` to `to`; `usual` if the key is not there.
int number_of_key(const Json& request, const char* key, int from, int to, int usual);

// " (did you mean 'x'?)", or "".
std::string meant_by(const std::string& name, const std::vector<std::string>& known);

// Returns the error for an exception that is being handled: a RequestFault as it is, what the file
// system says as `missing-file`, anything else as `our-fault`. Only inside a handler.
Json error_being_handled(Language language = Language::en);

}  // namespace houserule
