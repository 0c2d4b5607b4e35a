// The statements of a script's functions: where each begins and ends.
//
// Whoever changes a function on purpose, to see whether anybody notices, has to know what can be
// left out. Reads the text and runs nothing.

#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace houserule {

struct ScriptStatement {
  enum class Kind {
    call,       // of a function or method, for what it does
    assign,     // to something that was there before
    condition,  // of if, elseif and while: the expression
    answer,     // what is returned: the expression
  };

  Kind kind = Kind::call;
  std::size_t begin = 0;  // in the text as given
  std::size_t end = 0;
};

struct ScriptFunction {
  std::size_t begin = 0;  // of its arguments, up to its `end`
  std::size_t end = 0;
};

struct ScriptStatements {
  std::vector<ScriptStatement> statements;  // in functions only, in the order of their beginnings
  std::vector<ScriptFunction> functions;    // also those within others
};

// Reads a script. Malformed text gives some answer, too; what is nested deeper than 100 is left
// out. Linear.
ScriptStatements statements_of(std::string_view script);

}  // namespace houserule
