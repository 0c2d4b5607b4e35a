// One line of docs/limits.md, and a rules file that has so many of what it speaks of.

#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tests/interpreter/session/script_tree.h"

namespace houserule {

struct LimitCase {
  const char* what;                           // as the page has it
  const char* sentence;                       // that is said of one more
  std::function<std::string(int)> faults_of;  // so many
};

inline std::string repeated(int n, const std::function<std::string(int)>& one) {
  std::string text;
  for (int i = 1; i <= n; ++i) text += one(i) + ",\n";
  return text;
}

inline std::string numbered(const char* name, int i) { return name + std::to_string(i); }

inline std::string faults_of_game(const std::string& script) {
  const ScriptTree tree;
  tree.write("games/limits/rules.lua", script);
  return tree.faults("limits");
}

}  // namespace houserule
