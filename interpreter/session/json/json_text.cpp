#include "session/json/json_text.h"

#include <fmt/format.h>

#include "base/shown.h"

namespace houserule {

namespace {

std::string escaped(char32_t point) {
  const auto unit = [](char32_t one) {
    return fmt::format("\\u{:04x}", static_cast<std::uint32_t>(one));
  };
  if (point < 0x10000) return unit(point);
  const char32_t above = point - 0x10000;
  return unit(0xD800 + (above >> 10)) + unit(0xDC00 + (above & 0x3FF));
}

}  // namespace

std::string json_text(const nlohmann::ordered_json& json, int indent) {
  const std::string plain =
      json.dump(indent, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
  std::string text;
  text.reserve(plain.size());
  // Outside of its texts JSON has letters of ASCII only, and of these no hidden one but line ends.
  for (std::size_t at = 0; at < plain.size();) {
    const CodePoint next = code_point_at(plain, at);
    if (next.point != '\n' && is_hidden(next)) {
      text += escaped(next.point);
    } else {
      text.append(plain, at, next.size);
    }
    at += next.size;
  }
  return text;
}

std::string json_line(const nlohmann::ordered_json& json) { return json_text(json) + "\n"; }

}  // namespace houserule
