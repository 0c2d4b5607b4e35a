// The names a script may read, and nothing else.
//
// Every file gets an environment of its own: an empty table that shows the library and the words
// the layer above has added, and refuses to be written to. A name nobody knows stops the script
// with a suggestion instead of being nil.

#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lua/vm/vm.h"

namespace houserule {

// Returns every name of the library as scripts spell it ("pairs", "string.find"), sorted.
std::span<const std::string_view> library_names();

class Sandbox {
 public:
  // Receives what a script prints: its line and the text, printable and at most 2 KB long. A print
  // costs 5000 instructions, so that one call of a hook prints a hundred times at most.
  using PrintSink = std::function<void(const Place&, const std::string&)>;

  // Builds the library. The sandbox stays where it is and must outlive every call into `vm`. Throws
  // std::bad_alloc, as everything here does that pushes or adds.
  explicit Sandbox(Vm& vm);
  Sandbox(const Sandbox&) = delete;
  Sandbox& operator=(const Sandbox&) = delete;

  // Pops a value and makes it readable as `name` in every environment, old and new.
  void add_global(const std::string& name);

  // Pushes a fresh environment. In it a name that is not known raises `unknown-word` while loading
  // and `unknown-name` afterwards; an assignment to a global raises `global-write`.
  void push_environment();

  // Pops a value that stands in for words nobody knows while files are loaded: each is reported to
  // `sink` and the file goes on, so that all of them are found at once. Names of what rules may not
  // have, such as `os`, stop the file all the same, and so does the fiftieth unknown one.
  using FaultSink = std::function<void(Diagnostic)>;
  void stand_in_for_unknown(FaultSink sink);

  // From now on unknown names are those of functions that run, not of files that load.
  void finish_loading() { is_loading_ = false; }

  void print_to(PrintSink sink) { print_sink_ = std::move(sink); }

  // Returns every name a script can in fact reach, sorted; without added globals the same as
  // library_names(). Walks the tables themselves.
  std::vector<std::string> reachable_names();

 private:
  static int print(lua_State* state);
  static int refuse_unknown(lua_State* state);
  static int refuse_unknown_field(lua_State* state);
  static int refuse_write(lua_State* state);

  void build_library(lua_State* state);
  void guard_top(lua_State* state, const std::string& name);
  Diagnostic unknown_fault(const std::string& shown, const std::string& name,
                           std::span<const std::string> candidates, bool& removed_name) const;
  [[noreturn]] void raise_unknown(lua_State* state, const std::string& shown,
                                  const std::string& name, std::span<const std::string> candidates);
  // Runs a body that can only fail for want of memory; throws std::bad_alloc then.
  template <class F>
  void must(F&& body, int arguments, int results);

  Vm& vm_;
  bool is_loading_ = true;
  int unknown_ = 0;                 // how many unknown words were read
  std::vector<std::string> names_;  // sorted
  PrintSink print_sink_;
  FaultSink unknown_sink_;
};

}  // namespace houserule
