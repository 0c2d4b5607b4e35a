// Conversations that a page of the documentation shows: `> ` before what is said to a program, `< `
// before its answer, `...` for what is left out.

#pragma once

#include <catch2/catch.hpp>
#include <fstream>
#include <string>
#include <vector>

namespace houserule {

struct Exchange {
  std::string request;
  std::string answer;
};

// The conversation in the block "```text NAME" of a page.
inline std::vector<Exchange> transcript_of(const std::string& page, const std::string& name) {
  std::ifstream file(HOUSERULE_SOURCE_DIR "/" + page);
  std::vector<Exchange> exchanges;
  bool inside = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("```")) inside = line == "```text " + name;
    if (!inside) continue;
    if (line.starts_with("> ")) exchanges.push_back({line.substr(2), ""});
    if (line.starts_with("< ")) exchanges.back().answer = line.substr(2);
  }
  REQUIRE_FALSE(exchanges.empty());
  return exchanges;
}

class LooksLike : public Catch::MatcherBase<std::string> {
 public:
  explicit LooksLike(std::string shown) : shown_(std::move(shown)) {}

  bool match(const std::string& text) const override {
    const std::string dots = "...";
    std::size_t at = 0;
    std::size_t from = 0;
    while (true) {
      const std::size_t end = shown_.find(dots, from);
      const std::string part = shown_.substr(from, end - from);
      const std::size_t found =
          from == 0 ? (text.starts_with(part) ? 0 : std::string::npos) : text.find(part, at);
      if (found == std::string::npos) return false;
      at = found + part.size();
      if (end == std::string::npos) return at == text.size() || text.ends_with(part);
      from = end + dots.size();
    }
  }
  std::string describe() const override { return "looks like\n" + shown_; }

 private:
  std::string shown_;
};

}  // namespace houserule
