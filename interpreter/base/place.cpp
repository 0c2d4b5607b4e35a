#include "base/place.h"

namespace houserule {

std::string to_text(const Place& place) {
  if (place.line <= 0) return place.file;
  return place.file + ":" + std::to_string(place.line);
}

}  // namespace houserule
