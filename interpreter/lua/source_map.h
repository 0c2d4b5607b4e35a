#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>
namespace houserule {
struct SourceTable;
struct SourceEntry { std::string key; std::int64_t index = 0; int line = 0; std::size_t begin = 0, end = 0; std::unique_ptr<SourceTable> table; };
struct SourceTable { int line = 0; std::vector<SourceEntry> entries; };
inline std::optional<SourceTable> map_source(std::string_view) { return std::nullopt; }
}
