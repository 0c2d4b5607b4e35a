#pragma once
#include <filesystem>
namespace houserule { inline std::filesystem::path data_folder() { return "/nonexistent"; } }
