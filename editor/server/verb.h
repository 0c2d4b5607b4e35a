// A request the page may make, and who answers it.

#pragma once

#include <functional>
#include <string>
#include <vector>

#include "session/answers/request.h"

namespace houserule {

struct EditorVerb {
  std::string name;
  std::vector<std::string> keys;            // beside `verb` and `language`; no other is taken
  std::function<Json(const Json&)> answer;  // throws RequestFault
};

}  // namespace houserule
