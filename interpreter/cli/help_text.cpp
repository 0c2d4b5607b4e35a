#include "cli/help_text.h"

#include <algorithm>

namespace houserule {

std::string option_names(const CLI::Option& option) {
  if (option.get_positional()) return option.get_name(true);
  std::string names = option.get_name(false, true);
  // "{false}" is what the library thinks a switch is worth.
  for (auto from = names.find('{'); from != std::string::npos; from = names.find('{')) {
    names.erase(from, names.find('}', from) + 1 - from);
  }
  return names;
}

// The library has a type, and behind a colon what it checks: "INT:INT in [1 - 9]", "TEXT:{en,ja}",
// "TEXT:LEVEL".
std::string option_value(const CLI::Option& option) {
  const bool takes_value = option.get_expected_max() > 0 && option.get_type_size() > 0;
  if (!takes_value || option.get_positional()) return "";
  const std::string whole = option.get_type_name();
  const auto colon = whole.find(':');
  const std::string type = whole.substr(0, colon);
  if (type == "INT" || type == "UINT" || type == "FLOAT") return "N";
  if (colon == std::string::npos) return type;
  std::string checked = whole.substr(colon + 1);
  if (checked.starts_with("{") && checked.ends_with("}")) {
    checked = checked.substr(1, checked.size() - 2);
    std::replace(checked.begin(), checked.end(), ',', '|');
  }
  return checked == "NUMBER" ? "N" : checked;
}

std::string HelpText::make_option_name(const CLI::Option* option, bool) const {
  return option_names(*option);
}

std::string HelpText::make_option_opts(const CLI::Option* option) const {
  std::string text = option_value(*option);
  if (!text.empty()) text.insert(0, " ");
  if (option->get_type_size() != 0 && !option->get_default_str().empty()) {
    text += " (" + option->get_default_str() + ")";
  }
  for (const CLI::Option* other : option->get_needs()) text += " (with " + other->get_name() + ")";
  return text;
}

}  // namespace houserule
