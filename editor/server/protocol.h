// What the page may ask and what it is answered, as editor/protocol/ describes it. The program has
// the description with it; the page's types and docs/editor_protocol.md are made of the same.

#pragma once

#include <optional>
#include <set>
#include <string>

#include "session/json/json_reader.h"

namespace houserule {

const Json& described_requests();
const Json& described_answers();

// Refuses a request that is not as it is described, as RequestFault: `unknown-verb`, `unknown-key`,
// `bad-request` for a key that is missing or of another type. Returns its verb.
std::string check_request(const Json& request);

// What is otherwise than it is described: "seats.0.score" "must be of type string".
struct Misshapen {
  std::string where;
  std::string what;
};

std::string to_text(const Misshapen& wrong);  // "'seats.0.score' must be of type string"

// Looks for what is not of a type, "Trick | null", in a value: nothing if all is. `met`, if it is
// there, takes what of the description was met: "Trick.number", "Card.colour: \"red\"", "Why.rule?"
// of what was not there.
std::optional<Misshapen> misshapen(const Json& value, const std::string& type,
                                   std::set<std::string>* met = nullptr);

}  // namespace houserule
