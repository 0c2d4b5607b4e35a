// How `--help` and the manual say what an option takes: in a word, not as a type and its limits.

#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace houserule {

// "--no-pairs", "-o,--output": the names of an option, or that of a word without one.
std::string option_names(const CLI::Option& option);

// "N", "en|ja", "FILE": what stands behind the name; empty for a switch.
std::string option_value(const CLI::Option& option);

// Of commands, and of those below them if they are added afterwards.
class HelpText final : public CLI::Formatter {
 public:
  std::string make_option_name(const CLI::Option* option, bool is_positional) const override;
  std::string make_option_opts(const CLI::Option* option) const override;
};

}  // namespace houserule
