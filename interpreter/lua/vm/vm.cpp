#include "lua/vm/vm.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <exception>
#include <new>
#include <utility>

#include "base/text.h"
#include "lua/vm/charges.h"
#include "lua/vm/lua_include.h"
#include "lua/vm/lua_insides.h"
#include "lua/vm/lua_reports.h"
#include "rules/source/script_trace.h"

namespace houserule {

namespace {

constexpr std::size_t kilobyte = 1024;
constexpr std::size_t megabyte = 1024 * kilobyte;
constexpr std::size_t longest_message = 400;

constexpr int longest_period = 200;  // instructions between two counts

// What it takes to make an object and to collect it; more for each byte where there are many.
constexpr std::int64_t object_cost = 5;
constexpr std::size_t smallest_charged = 96;

// Whether Lua takes the text for a number, or nearly.
bool looks_like_number(std::string_view text) {
  constexpr std::string_view spaces = " \t\n\v\f\r";
  const std::size_t begin = text.find_first_not_of(spaces);
  if (begin == text.npos) return false;
  text = text.substr(begin, text.find_last_not_of(spaces) + 1 - begin);
  bool has_digit = false;
  bool is_hex = false;
  int letters = 0;
  int others = 0;  // of "-0x.p-" each stands once
  for (const char letter : text) {
    const char small = static_cast<char>(letter | 0x20);
    if (letter >= '0' && letter <= '9') {
      has_digit = true;
    } else if (small >= 'a' && small <= 'f') {
      ++letters;
    } else {
      is_hex = is_hex || small == 'x';
      const bool belongs =
          small == 'x' || small == 'p' || letter == '.' || letter == '+' || letter == '-';
      if (!belongs || ++others > 5) return false;
    }
  }
  return has_digit && (is_hex || letters <= 1);
}

bool is_script(const lua_Debug& frame) { return frame.source[0] == '@' && frame.currentline > 0; }

// Lua puts the place before its sentences; we carry it apart.
std::string_view without_place(lua_State* state, std::string_view message) {
  lua_Debug frame;
  for (int level = 1; lua_getstack(state, level, &frame); ++level) {
    lua_getinfo(state, "Sl", &frame);
    if (frame.currentline <= 0) continue;
    const std::string prefix =
        std::string(frame.short_src) + ":" + std::to_string(frame.currentline) + ": ";
    if (message.starts_with(prefix)) message.remove_prefix(prefix.size());
    break;
  }
  return message;
}

// The innermost line that runs in another file than `place`: a function that a house rule has put
// around one of the game may have handed it the wrong things.
Place calling_place(lua_State* state, const Place& place) {
  lua_Debug frame;
  for (int level = 0; lua_getstack(state, level, &frame); ++level) {
    lua_getinfo(state, "Sl", &frame);
    if (!is_script(frame) || place.file == frame.source + 1) continue;
    return {frame.source + 1, Vm::of(state).line_at(frame.currentline)};
  }
  return {};
}

// The line of another file that called the function becomes a note.
void note_caller(lua_State* state, Diagnostic& fault) {
  const Place caller = calling_place(state, fault.place);
  if (!caller.file.empty()) fault.notes.emplace_back(caller, sentence("called-from"));
}

Diagnostic plain_fault(std::string_view key, const Filling& filling, bool loading) {
  Diagnostic fault = fault_of(key, {}, filling);
  if (loading) fault.code = "script-error";
  return fault;
}

// Most of what a heap holds is smaller where pointers are: tables have 73 % of their size there,
// functions 71 %, lists and long texts nearly all of it. A heap of seven tenths holds no more of
// anything, so that what is within it there is so everywhere.
constexpr std::size_t on_this_machine(std::size_t heap) {
  return sizeof(void*) == 8 ? heap : heap / 10 * 7;
}

}  // namespace

Budget Budget::for_load() {
  return {.instructions = 2'000'000,
          .soft_heap = on_this_machine(8 * megabyte),
          .hard_heap = on_this_machine(16 * megabyte),
          .soft_block = 256 * kilobyte,
          .hard_block = 2 * megabyte,
          .churn = 64 * megabyte,
          .loading = true};
}

Budget Budget::for_hook() {
  return {.instructions = 500'000,
          .soft_heap = on_this_machine(2 * megabyte),
          .hard_heap = on_this_machine(8 * megabyte),
          .soft_block = 64 * kilobyte,
          .hard_block = 2 * megabyte,
          .churn = 64 * megabyte};
}

Vm::Vm() {
  state_ = lua_newstate(&Vm::allocate, this);
  if (!state_) throw std::bad_alloc();
  *static_cast<Vm**>(lua_getextraspace(state_)) = this;
  lua_checkstack(state_, 64);
  const auto fault = protect([](lua_State* state) {
    // A chunk's globals are set after it is compiled; until then there are none to find.
    lua_newtable(state);
    lua_rawseti(state, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  });
  if (fault) {
    lua_close(state_);
    throw std::bad_alloc();
  }
  settled_ = used_;
}

Vm::~Vm() { lua_close(state_); }

Vm& Vm::of(lua_State* state) { return **static_cast<Vm**>(lua_getextraspace(state)); }

void* Vm::allocate(void* vm, void* block, std::size_t old_size, std::size_t new_size) {
  Vm& self = *static_cast<Vm*>(vm);
  // Lua passes the kind of a new object in the place of its size.
  const bool is_string = !block && old_size == LUA_TSTRING;
  const bool is_new = !block;
  const std::size_t kind = is_new ? old_size : 0;
  if (!block) old_size = 0;
  if (new_size == 0) {
    self.used_ -= old_size;
    if (self.new_string_ == block) self.new_string_ = nullptr;
    std::free(block);
    return nullptr;
  }
  if (new_size > old_size) {
    const std::size_t growth = new_size - old_size;
    if (self.allocations_left_ >= 0 && self.allocations_left_-- == 0) {
      self.allocations_left_ = 0;
      return nullptr;
    }
    if (self.running_) {
      if (new_size > self.hard_block_ || self.used_ + growth > self.hard_heap_) {
        self.refuse_allocation();
        return nullptr;
      }
      if (self.charges_) self.charge_block(new_size, kind, is_new);
      if (new_size > self.churn_left_) {
        self.trip(Trip::churn);
      } else {
        self.churn_left_ -= new_size;
      }
      if (new_size > (is_string ? longest_string + string_overhead : self.soft_block_)) {
        self.trip(Trip::block);
      } else if (self.used_ + growth > self.soft_heap_) {
        self.trip(Trip::heap);
      }
    }
  }
  void* const moved = std::realloc(block, new_size);
  if (moved) self.used_ += new_size - old_size;  // wraps around when the block shrinks
  if (is_string && moved) self.watch_string(moved, new_size);
  return moved;
}

// Neither short texts are charged for nor blocks that grow: whether they are made depends on what
// was there before the call.
void Vm::charge_block(std::size_t size, std::size_t kind, bool is_new) {
  const bool is_string = kind == LUA_TSTRING;
  if (!is_new || (is_string && size <= longest_shared_text + string_overhead)) return;
  if (kind != 0) fuel_ -= object_cost;
  // Each outer local of a function is looked for among all that are open.
  const auto outer_locals = static_cast<std::int64_t>(kind == LUA_TFUNCTION ? size / 8 : 0);
  fuel_ -= outer_locals * outer_locals / 16;
  if (size >= smallest_charged) fuel_ -= static_cast<int>(size / 12);
  if (is_string) fuel_ -= static_cast<int>(size / 8);  // it is looked at, too (watch_string)
  if (fuel_ < 0) trip(Trip::instructions);
}

// A `for` over a text that is a number reads all of it, and no count sees that. Such a text has
// come to be by an instruction, so it is enough to look at each long one before the next is made
// and at each count: a script cannot do much with it before.
void Vm::watch_string(const void* block, std::size_t size) {
  if (size <= longest_number + string_overhead) return;
  read_new_string();
  new_string_ = static_cast<const char*>(block);
  new_string_size_ = size - string_overhead;
  if (!running_ || trip_ != Trip::none) return;
  // It is looked at before anything is done with it. How much of the period is over is not known.
  fuel_ -= period_;
  period_ = 1;
  count_at_end_of_period();
}

void Vm::read_new_string() {
  if (new_string_ == nullptr) return;
  const std::string_view text(new_string_ + string_header, new_string_size_);
  if (looks_like_number(text)) has_long_number_ = true;
  if (std::count(text.begin(), text.end(), '\0') > most_zeros) has_many_zeros_ = true;
  new_string_ = nullptr;
}

// Lua collects its garbage and asks once more before it gives up, so a refusal need not be an
// error; the message handler is not called if it is one, hence the place is kept here.
void Vm::refuse_allocation() {
  if (!refused_at_) refused_at_ = script_place(state_);
}

void Vm::trip(Trip why) {
  if (trip_ != Trip::none) return;
  trip_ = why;
  // Only sets fields, so it may be called out of the allocator. From now on every instruction
  // raises again: no code of a script runs on, whatever it catches.
  lua_sethook(state_, &Vm::on_count, LUA_MASKCOUNT, 1);
}

// The number of an instruction is what Lua takes for its line (Vm::traceable).
void Vm::note_instruction(lua_State* state, lua_Debug* frame) {
  lua_getinfo(state, "Sl", frame);
  const std::size_t before = std::exchange(traced_, 0);
  if (!is_script(*frame)) return;
  traced_ = static_cast<std::size_t>(frame->currentline);
  trace_->sites[traced_ - 1].ran = true;
  if (before == 0) return;
  ScriptTrace::Site& test = trace_->sites[before - 1];
  if (!test.is_test) return;
  // The jump that follows a test is made along with it, and so never comes here.
  (traced_ == before + 2 ? test.fell_through : test.jumped) = true;
}

int Vm::line_at(int current) const {
  return trace_ == nullptr ? current
                           : trace_->sites[static_cast<std::size_t>(current) - 1].place.line;
}

void Vm::on_count(lua_State* state, lua_Debug* here) {
  Vm& vm = of(state);
  if (vm.trace_ != nullptr && vm.trip_ == Trip::none) {
    vm.note_instruction(state, here);
    if (--vm.left_of_period_ > 0) return;
  }
  if (vm.trip_ == Trip::none) {
    vm.fuel_ -= vm.period_ * (1 + cost_of_next(state, here));
    vm.read_new_string();
    lua_Debug frame;
    if (vm.fuel_ < 0) {
      vm.trip(Trip::instructions);
    } else if (vm.has_long_number_) {
      vm.trip(Trip::number);
    } else if (vm.has_many_zeros_) {
      vm.trip(Trip::zeros);
    } else if (lua_getstack(state, deepest_call, &frame)) {
      vm.trip(Trip::depth);
    } else {
      vm.begin_period();
      return;
    }
  } else if (vm.trip_ == Trip::heap && vm.collect_garbage_helps()) {
    return;
  }
  vm.raise_trip();
}

// A heap that is full of garbage is no fault of the script. Collecting is charged for, or a script
// could keep the heap just below the limit and have it collected for ever.
bool Vm::collect_garbage_helps() {
  fuel_ -= static_cast<std::int64_t>(used_ / 16);
  if (fuel_ < 0) return false;
  lua_gc(state_, LUA_GCCOLLECT);
  if (used_ > soft_heap_) return false;
  trip_ = Trip::none;
  begin_period();
  return true;
}

void Vm::raise_trip() {
  switch (trip_) {
    case Trip::depth:
      raise_fault(state_, "call-depth", {{"n", std::to_string(deepest_call)}});
    case Trip::heap:
      raise_fault(state_, "memory-budget.heap");
    case Trip::block:
      raise_fault(state_, "memory-budget.block");
    case Trip::number:
      raise_fault(state_, "memory-budget.number", {{"n", std::to_string(longest_number)}});
    case Trip::zeros:
      raise_fault(state_, "memory-budget.zeros", {{"n", std::to_string(most_zeros)}});
    case Trip::churn:
      raise_fault(state_, "memory-budget.churn");
    case Trip::none:
    case Trip::instructions:
      raise_fault(state_, "instruction-budget");
  }
  std::abort();  // each of them raises
}

void Vm::overdraw() {
  trip(Trip::instructions);
  raise_trip();
}

void Vm::arm(const Budget& budget) {
  running_ = true;
  ++calls_;
  loading_ = budget.loading;
  trip_ = Trip::none;
  has_long_number_ = has_many_zeros_ = false;
  refused_at_.reset();
  fuel_ = budget.instructions;
  longest_period_ =
      static_cast<int>(std::clamp<std::int64_t>(budget.instructions, 1, longest_period));
  random_ = scripts_;
  traced_ = 0;
  const std::size_t base = budget.loading ? 0 : settled_;
  const std::size_t room = trace_ == nullptr ? 1 : 2;  // the numbers of instructions lie there, too
  soft_heap_ = base + room * budget.soft_heap;
  hard_heap_ = base + room * budget.hard_heap;
  soft_block_ = budget.soft_block;
  hard_block_ = budget.hard_block;
  churn_left_ = budget.churn;
  period_ = 0;
  if (budget.counted || trace_ != nullptr) begin_period();
}

// Periods are of any length, so that no loop can be made in which the costly instructions are never
// those that are looked at.
void Vm::begin_period() {
  random_ = random_ * 6364136223846793005U + 1442695040888963407U;
  period_ = 1 + static_cast<int>((random_ >> 33U) % static_cast<std::uint64_t>(longest_period_));
  count_at_end_of_period();
}

// What is traced is looked at before each instruction, and counted when it would be without that:
// what is within its budget stays so.
void Vm::count_at_end_of_period() {
  left_of_period_ = period_;
  lua_sethook(state_, &Vm::on_count, LUA_MASKCOUNT, trace_ == nullptr ? period_ : 1);
}

void Vm::disarm() {
  running_ = false;
  lua_sethook(state_, nullptr, 0, 0);
  if (loading_) settle_memory();
}

std::optional<Diagnostic> Vm::call(int arguments, int results, const Budget& budget) {
  lua_checkstack(state_, 2);
  const int function = lua_gettop(state_) - arguments;
  assert(function >= 1);
  lua_pushcfunction(state_, &Vm::on_error);
  lua_insert(state_, function);
  const bool outermost = !running_;
  if (outermost) arm(budget);
  const int status = lua_pcall(state_, arguments, results, function);
  if (outermost) disarm();
  lua_remove(state_, function);
  if (status == LUA_OK) [[likely]]
    return std::nullopt;
  return take_fault(status);
}

struct Vm::ProtectedCall {
  void (*body)(lua_State*, void*);
  void* it;
  int results;
};

std::optional<Diagnostic> Vm::run_protected(void (*body)(lua_State*, void*), void* it,
                                            int arguments, int results) {
  ProtectedCall call{body, it, results};
  // Neither push allocates, so nothing can be raised before the protected call begins.
  if (!lua_checkstack(state_, 4)) {
    lua_pop(state_, arguments);
    return fault_of("memory-budget.none-left", {});
  }
  const int first = lua_gettop(state_) - arguments + 1;
  lua_pushcfunction(state_, &Vm::on_error);
  lua_insert(state_, first);
  lua_pushcfunction(state_, &Vm::run_body);
  lua_insert(state_, first + 1);
  lua_pushlightuserdata(state_, &call);
  lua_insert(state_, first + 2);
  const int status = lua_pcall(state_, arguments + 1, results, first);
  lua_remove(state_, first);
  if (status == LUA_OK) return std::nullopt;
  return take_fault(status);
}

int Vm::run_body(lua_State* state) {
  const auto& call = *static_cast<const ProtectedCall*>(lua_touserdata(state, 1));
  lua_remove(state, 1);
  // Lua's own errors are no std::exception and pass through.
  try {
    call.body(state, call.it);
  } catch (const std::exception& error) {
    raise_error(state, "hook-fault.exception", {{"what", error.what()}});
  }
  return call.results < 0 ? lua_gettop(state) : call.results;
}

// The message handler: turns what was raised into the pending fault while the stack still shows
// where that was. Does not allocate in Lua, which may be out of memory.
int Vm::on_error(lua_State* state) {
  Vm& vm = of(state);
  if (lua_touserdata(state, 1) == &vm && vm.pending_) return 1;
  Diagnostic fault;
  if (lua_type(state, 1) == LUA_TSTRING) {
    std::size_t size = 0;
    const char* const text = lua_tolstring(state, 1, &size);
    const std::string_view message = without_place(state, {text, size});
    if (message.find("stack overflow") != message.npos) fault.code = "call-depth";
    const std::string report = quotable(message.substr(0, 4 * longest_message), longest_message);
    fault.message = told_by_lua(report);
    fault.suggestion = advice_on(report);
  } else {
    fault.message = sentence("hook-fault.no-text", {{"type", luaL_typename(state, 1)}});
  }
  if (fault.code.empty()) fault.code = vm.loading_ ? "script-error" : "hook-fault";
  fault.place = script_place(state);
  note_caller(state, fault);
  vm.pending_ = std::move(fault);
  lua_pushlightuserdata(state, &vm);
  return 1;
}

// Pops what lua_pcall left in place of results.
Diagnostic Vm::take_fault(int status) {
  std::optional<Diagnostic> fault = std::exchange(pending_, std::nullopt);
  const bool is_ours = lua_touserdata(state_, -1) == this;
  lua_pop(state_, 1);
  if (is_ours && fault) return std::move(*fault);
  if (status == LUA_ERRMEM) {
    return fault_of("memory-budget.left", refused_at_.value_or(Place{}));
  }
  // Only a foreign exception, or a failure while an error was being described, comes here.
  return plain_fault("hook-fault.program", {}, loading_);
}

void raise_fault(lua_State* state, Diagnostic fault) {
  Vm& vm = Vm::of(state);
  if (fault.place.file.empty()) fault.place = script_place(state);
  note_caller(state, fault);
  vm.pending_ = std::move(fault);
  lua_pushlightuserdata(state, &vm);
  lua_error(state);
  std::abort();  // lua_error never returns, but does not say so to the compiler
}

void raise_fault(lua_State* state, std::string_view key, const Filling& filling, Text suggestion) {
  raise_fault(state, fault_of(key, {}, filling, std::move(suggestion)));
}

void raise_error(lua_State* state, std::string_view key, const Filling& filling) {
  raise_fault(state, plain_fault(key, filling, Vm::of(state).is_loading()));
}

Place script_place(lua_State* state, int skip) {
  lua_Debug frame;
  for (int level = 0; lua_getstack(state, level, &frame); ++level) {
    lua_getinfo(state, "Sl", &frame);
    if (is_script(frame) && skip-- == 0) {
      return {frame.source + 1, Vm::of(state).line_at(frame.currentline)};
    }
  }
  return {};
}

}  // namespace houserule
