#include "base/place.h"

#include "base/shown.h"

namespace houserule {

std::string to_text(const Place& place) {
  const std::string file = shown(place.file);
  if (place.line <= 0) return file;
  return file + ":" + std::to_string(place.line);
}

}  // namespace houserule
