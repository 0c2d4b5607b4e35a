// A machine for scripts from strangers: one Lua state that cannot outstay its welcome.
//
// Every call into a script runs under a Budget of instructions and bytes. A script that passes it
// is stopped at the line it had reached and nothing in the script can catch the stop; the machine
// stays usable. Budgets count no seconds, so a script stops at the same line on every machine.
//
// Errors of scripts are values here. Inside bindings they are Lua errors, raised by
// raise_fault; they unwind C++ destructors because the program links the C++ build of Lua.

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "base/diagnostic.h"

struct lua_State;
struct lua_Debug;

namespace houserule {

struct ScriptTrace;

// What one call may use. Sizes are bytes.
//
// Passing a soft limit stops the script at its next instruction, with its line; a hard limit is
// never passed. While loading, heap limits count the whole heap; afterwards, what is added to the
// heap that the last loading call, or settle_memory(), left behind.
struct Budget {
  std::int64_t instructions;  // counted in hundreds; what takes long is charged for (charges.h)
  std::size_t soft_heap;
  std::size_t hard_heap;
  std::size_t soft_block;  // the array of one table, or another block; strings: longest_string
  std::size_t hard_block;
  std::size_t churn;     // all that is allocated, whether freed again or not
  bool loading = false;  // errors are `script-error` rather than `hook-fault`
  bool counted = true;   // false: instructions of scripts are not counted, which is a quarter
                         // faster; for functions that end soon in any case

  static Budget for_load();
  static Budget for_hook();
};

// Raises `fault` as a Lua error that arrives unchanged at the caller of Vm::call. An empty place is
// filled with the nearest line of a script, and the line of another file that called the function
// becomes a note. Does not return.
[[noreturn]] void raise_fault(lua_State* state, Diagnostic fault);

// Raises fault_of().
[[noreturn]] void raise_fault(lua_State* state, std::string_view key, const Filling& filling = {},
                              Text suggestion = {});

class Vm {
 public:
  static constexpr int deepest_call = 190;
  // Bytes of a string a script may make. Comparing two of them is one instruction for Lua.
  static constexpr std::size_t longest_string = 20 * 1024;
  // Lua takes a text for a number where `for` needs one, and reads it anew each time.
  static constexpr std::size_t longest_number = 200;
  // Lua compares what lies between bytes of value zero part by part.
  static constexpr int most_zeros = 200;

  // Builds an empty state: no libraries, no globals. Throws std::bad_alloc.
  Vm();
  ~Vm();
  Vm(const Vm&) = delete;
  Vm& operator=(const Vm&) = delete;

  lua_State* state() { return state_; }
  static Vm& of(lua_State* state);

  // A pointer for the bindings of the layer above; not owned.
  void set_context(void* context) { context_ = context; }
  void* context() const { return context_; }

  // From now on what is compiled is traced as well: each instruction of a function that runs is
  // noted in `trace`, which must outlive the Vm. Several times as slow; what stays within its
  // budgets without a trace does so with one.
  void trace_into(ScriptTrace& trace) { trace_ = &trace; }
  bool is_traced() const { return trace_ != nullptr; }

  // Compiles and checks `source` and pushes the chunk as a function whose globals are the table at
  // stack index `environment`. Nothing is pushed on a fault.
  //
  // `file` is the name people see. A name that starts with '=' marks a file of the program itself,
  // which is never blamed for a fault: the nearest line of a script is.
  // All scripts of one Vm together may be 512 KB long, the program's own not counted.
  // Diagnoses: script-size, syntax, index-chain, outer-local, global-write, memory-budget.
  std::optional<Diagnostic> compile(std::string_view source, const std::string& file,
                                    int environment);

  // Calls the function that lies below `arguments` values, as lua_call does, and leaves `results`
  // values (LUA_MULTRET for all). On a fault function and arguments are gone.
  //
  // A call made by a binding while a script runs spends the budget of the outer call instead of its
  // own. Adds about 40 ns to a bare lua_pcall and the function's own time when it succeeds.
  // Diagnoses: script-error or hook-fault, instruction-budget, memory-budget, call-depth, and
  // whatever bindings raise.
  std::optional<Diagnostic> call(int arguments, int results, const Budget& budget);

  // Calls body(lua_State*), in which Lua may raise errors, and returns what was raised.
  //
  // The body has a stack of its own: `arguments` values move to it from the top of the stack, and
  // the topmost `results` move back. A std::exception becomes a fault. No budget of its own.
  template <class F>
  std::optional<Diagnostic> protect(F&& body, int arguments = 0, int results = 0) {
    using Body = std::remove_reference_t<F>;
    return run_protected([](lua_State* state, void* it) { (*static_cast<Body*>(it))(state); },
                         const_cast<void*>(static_cast<const void*>(&body)), arguments, results);
  }

  // Counts `instructions` of work against the running call; raises a Lua error when they are spent.
  // Does nothing while no call runs, nor for a negative number.
  void charge(std::int64_t instructions) {
    if (!running_ || instructions <= 0) return;
    fuel_ -= instructions;
    if (fuel_ < 0) [[unlikely]]
      overdraw();
  }

  // While it lives nothing that is made is charged for: what is made once and kept, whichever call
  // comes first, must not make that call the dearer.
  class Uncharged {
   public:
    explicit Uncharged(Vm& vm) : vm_(vm), before_(std::exchange(vm.charges_, false)) {}
    ~Uncharged() { vm_.charges_ = before_; }
    Uncharged(const Uncharged&) = delete;
    Uncharged& operator=(const Uncharged&) = delete;

   private:
    Vm& vm_;
    bool before_;
  };

  bool is_running() const { return running_; }
  // Which call runs, or ran last, of all that were made: from 1.
  std::int64_t call_number() const { return calls_; }
  // Whether the call that runs, or ran last, was a loading one; true before the first.
  bool is_loading() const { return loading_; }
  std::size_t memory_used() const { return used_; }
  // What is in memory now is no longer counted against calls.
  void settle_memory() { settled_ = used_; }
  // The line of a script by what Lua takes for it: of what is traced, the number of an instruction.
  int line_at(int current) const;
  // The instructions the call that runs, or ran last, has left; counted in hundreds.
  std::int64_t instructions_left() const { return fuel_; }

  // For tests: from now on `count` more allocations succeed and the later ones fail; -1 ends it.
  void fail_allocations_after(std::int64_t count) { allocations_left_ = count; }

 private:
  friend void raise_fault(lua_State* state, Diagnostic fault);
  enum class Trip : std::uint8_t { none, instructions, heap, block, churn, depth, number, zeros };
  struct ProtectedCall;

  static void* allocate(void* vm, void* block, std::size_t old_size, std::size_t new_size);
  static void on_count(lua_State* state, lua_Debug* frame);
  static int on_error(lua_State* state);
  static int run_body(lua_State* state);

  std::optional<Diagnostic> run_protected(void (*body)(lua_State*, void*), void* it, int arguments,
                                          int results);
  void arm(const Budget& budget);
  void disarm();
  void trip(Trip why);
  void begin_period();
  void count_at_end_of_period();
  void overdraw();
  void charge_block(std::size_t size, std::size_t kind, bool is_new);
  std::string traceable(std::string_view code, const std::string& file);
  void note_instruction(lua_State* state, lua_Debug* frame);
  void refuse_allocation();
  void watch_string(const void* block, std::size_t size);
  void read_new_string();
  bool collect_garbage_helps();
  [[noreturn]] void raise_trip();
  Diagnostic take_fault(int status);

  lua_State* state_ = nullptr;
  void* context_ = nullptr;

  bool running_ = false;  // a call is under way; its limits hold
  bool loading_ = true;   // the last call was a loading one
  std::int64_t calls_ = 0;
  Trip trip_ = Trip::none;
  int period_ = 1;             // instructions between two counts
  int longest_period_ = 1;     // of this call
  int left_of_period_ = 1;     // of what is traced
  std::uint64_t scripts_ = 0;  // a number that all scripts have made together
  std::uint64_t random_ = 0;   // of the periods of this call
  std::int64_t fuel_ = 0;
  bool charges_ = true;  // for what is made

  std::size_t used_ = 0;
  std::size_t settled_ = 0;  // used_ as calls find it
  std::size_t soft_heap_ = 0;
  std::size_t hard_heap_ = 0;
  std::size_t soft_block_ = 0;
  std::size_t hard_block_ = 0;
  std::size_t churn_left_ = 0;
  std::int64_t allocations_left_ = -1;

  const char* new_string_ = nullptr;  // a long string that nothing has looked at yet
  std::size_t new_string_size_ = 0;
  bool has_long_number_ = false;
  bool has_many_zeros_ = false;

  std::size_t compiled_ = 0;  // bytes of scripts

  ScriptTrace* trace_ = nullptr;
  std::size_t traced_ = 0;  // the instruction that ran last; its number, from 1

  std::optional<Diagnostic> pending_;  // the fault whose Lua error is under way
  std::optional<Place> refused_at_;    // where an allocation was refused in this call
};

// Raises a sentence "hook-fault.NAME"; while loading its code is script-error.
[[noreturn]] void raise_error(lua_State* state, std::string_view key, const Filling& filling = {});

// Returns the line of the innermost script that is running, after leaving out `skip` of them;
// nowhere if there is none.
Place script_place(lua_State* state, int skip = 0);

}  // namespace houserule
