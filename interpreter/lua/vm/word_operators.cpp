#include "lua/vm/word_operators.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "lua/vm/bytecode.h"

namespace houserule {

namespace {

class OperatorFinder {
 public:
  OperatorFinder(const BytecodeFunction& chunk,
                 const std::function<bool(std::string_view)>& is_word, const std::string& file)
      : chunk_(chunk), is_word_(is_word), file_(file) {}

  std::vector<Diagnostic> find() {
    for (std::size_t at = 0; at < chunk_.code.size(); ++at) look_at(chunk_.code[at], at);
    return std::move(faults_);
  }

 private:
  enum Deed : std::uint8_t { is_asked, is_compared };

  void look_at(Instruction now, std::size_t at) {
    switch (now.opcode()) {
      case op_move:
        held_[now.a()] = held_[now.b()];
        return;
      case op_gettabup: {
        const std::string_view name = chunk_.constant(now.c());
        const bool is_one = chunk_.upvalue(now.b()) == "_ENV" && is_word_(name);
        held_[now.a()] = is_one ? std::string(name) : "";
        return;
      }
      case op_getfield:  // house.deals
        if (!held_[now.b()].empty()) {
          held_[now.a()] = held_[now.b()] + "." + std::string(chunk_.constant(now.c()));
          return;
        }
        break;
      case op_call: {
        // What a word makes of its fields is a word; where all other results go is not known.
        const std::string made = now.c() == 2 ? held_[now.a()] : "";
        for (std::size_t reg = now.a(); reg < held_.size(); ++reg) held_[reg].clear();
        held_[now.a()] = made;
        return;
      }
      case op_tforcall:
        for (std::size_t reg = now.a() + 2; reg < held_.size(); ++reg) held_[reg].clear();
        return;
      case op_loadnil:
        for (std::size_t i = 0; i <= now.b(); ++i) held_[now.a() + i].clear();
        return;
      case op_test:
        if (chunk_.is_condition(at)) tell(now.a(), is_asked, at);
        return;
      case op_testset:
        if (chunk_.is_condition(at)) tell(now.b(), is_asked, at);
        break;
      case op_not:
        tell(now.b(), is_asked, at);
        break;
      case op_eq:
        tell(held_[now.a()].empty() ? now.b() : now.a(), is_compared, at);
        return;
      case op_eqk:
      case op_eqi:
        tell(now.a(), is_compared, at);
        return;
      default:
        if (writes_nothing(now.opcode())) return;
        break;
    }
    held_[now.a()].clear();
  }

  static bool writes_nothing(std::uint32_t opcode) {
    return opcode == op_setupval || (opcode >= op_settabup && opcode <= op_setfield) ||
           (opcode >= op_mmbin && opcode <= op_mmbinik) ||
           (opcode >= op_close && opcode <= op_gei) || opcode == op_setlist ||
           opcode == op_extraarg;
  }

  void tell(std::uint32_t reg, Deed deed, std::size_t at) {
    if (held_[reg].empty()) return;
    const Filling word = {{"word", quotable(held_[reg])}};
    const Place place = {file_, chunk_.line_at(at)};
    faults_.push_back(deed == is_asked ? fault_of("wrong-type.words-asked", place, word,
                                                  sentence("wrong-type.words-asked-suggest"))
                                       : fault_of("wrong-type.words-compared", place, word,
                                                  sentence("wrong-type.words-compared-suggest")));
  }

  const BytecodeFunction& chunk_;
  const std::function<bool(std::string_view)>& is_word_;
  const std::string& file_;
  std::array<std::string, 256> held_;  // the word whose value lies in a register
  std::vector<Diagnostic> faults_;
};

}  // namespace

std::vector<Diagnostic> operators_on_words(std::string_view code,
                                           const std::function<bool(std::string_view)>& is_word,
                                           const std::string& file) {
  try {
    for (const BytecodeFunction& function : read_bytecode(code)) {
      if (function.depth == 0) return OperatorFinder(function, is_word, file).find();
    }
  } catch (const UnreadableBytecode&) {
  }
  return {};
}

}  // namespace houserule
