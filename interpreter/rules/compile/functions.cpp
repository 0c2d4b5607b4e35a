// Functions of rules files: what they are given, and the wraps around them.

#include <algorithm>

#include "rules/compile/parts.h"

namespace houserule {

namespace {

std::string call_text(const std::vector<std::string>& names) {
  return "function (" + joined(names, ", ", ", ") + ")";
}

bool takes(const Node& function, std::size_t count) {
  const std::vector<std::string>& names = function.parameters;
  if (!names.empty() && names.back() == "...") return names.size() - 1 <= count;
  return names.size() <= count;
}

// Whether the first parameter of a wrap is what the function inside is given, not that function:
// `function (side)` where `function (base, side)` is meant.
bool forgets_base(const Node& wrap, const Node& inside, const std::vector<std::string>& given) {
  if (wrap.parameters.empty()) return true;
  const std::string& first = wrap.parameters.front();
  const auto is_among = [&](const std::vector<std::string>& names) {
    return first != "..." && std::find(names.begin(), names.end(), first) != names.end();
  };
  const bool is_alone = wrap.parameters.size() == 1 && first != "..." && first != "base";
  return is_alone || is_among(given) || is_among(inside.parameters);
}

}  // namespace

std::vector<int> RuleCompiler::functions_around(const Node& holder, const Node& function,
                                                const std::vector<std::string>& given) {
  if (function.kind != Node::Kind::function) return {};
  if (!takes(function, given.size())) {
    diagnostics.fault("wrong-arguments.too-many", function.place,
                      {{"function", call_text(function.parameters)}},
                      sentence("suggest.write", {{"code", call_text(given)}}));
  }
  std::vector<int> wraps;
  const Node* written = holder.field(wraps_field);
  if (written == nullptr) return wraps;
  std::vector<std::string> around = {"base"};
  around.insert(around.end(), given.begin(), given.end());
  for (const Node& wrap : written->items) {
    if (wrap.kind != Node::Kind::function) continue;
    wraps.push_back(wrap.function);
    if (forgets_base(wrap, function, given)) {
      diagnostics.fault("wrong-arguments.no-base", wrap.place,
                        {{"function", call_text(wrap.parameters)}},
                        sentence("wrong-arguments.suggest", {{"code", call_text(around)}}));
    } else if (!takes(wrap, around.size())) {
      diagnostics.fault("wrong-arguments.too-many", wrap.place,
                        {{"function", call_text(wrap.parameters)}},
                        sentence("suggest.write", {{"code", call_text(around)}}));
    }
  }
  return wraps;
}

}  // namespace houserule
