#include "base/diagnostic.h"

#include <algorithm>
#include <cassert>

namespace houserule {

std::string to_text(const Diagnostic& diagnostic, Language language) {
  std::string text = to_text(diagnostic.place);
  if (!text.empty()) text += ": ";
  text += diagnostic.message.in(language);
  const std::string& suggestion = diagnostic.suggestion.in(language);
  if (!suggestion.empty()) text += " (" + suggestion + ")";
  text += " [" + diagnostic.code + "]";
  for (const auto& [place, note] : diagnostic.notes) {
    text += "\n  " + to_text(place);
    if (!note.en.empty()) text += "  " + note.in(language);
  }
  return text;
}

Diagnostic fault_of(std::string_view key, Place place, const Filling& filling, Text suggestion) {
  return {std::string(key.substr(0, key.find('.'))), std::move(place), sentence(key, filling),
          std::move(suggestion)};
}

bool is_remark(const Diagnostic& diagnostic) {
  return std::any_of(diagnostic_codes().begin(), diagnostic_codes().end(),
                     [&](const DiagnosticCode& known) {
                       return known.code == diagnostic.code && known.is_remark;
                     });
}

void Diagnostics::add(Diagnostic diagnostic) {
  assert(std::any_of(diagnostic_codes().begin(), diagnostic_codes().end(),
                     [&](const DiagnosticCode& known) { return known.code == diagnostic.code; }));
  const bool known = std::any_of(all_.begin(), all_.end(), [&](const Diagnostic& other) {
    return other.code == diagnostic.code && other.place == diagnostic.place &&
           other.message == diagnostic.message;
  });
  if (!known) all_.push_back(std::move(diagnostic));
}

void Diagnostics::add(std::string code, Place place, Text message, Text suggestion) {
  add(Diagnostic{std::move(code), std::move(place), std::move(message), std::move(suggestion)});
}

void Diagnostics::fault(std::string_view key, Place place, const Filling& filling,
                        Text suggestion) {
  add(fault_of(key, std::move(place), filling, std::move(suggestion)));
}

std::string Diagnostics::to_text(Language language) const {
  std::string text;
  for (const Diagnostic& diagnostic : all_) text += houserule::to_text(diagnostic, language) + "\n";
  return text;
}

}  // namespace houserule
