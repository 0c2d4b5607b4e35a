#include "board_agenda/trace.h"

#include <bit>

#include "board_rules/model/board_rules.h"
#include "board_rules/model/listener.h"

namespace houserule {

namespace {

class TraceWriter {
 public:
  TraceWriter(const GameRules& rules, const TraceEvent& event)
      : rules_(rules), board_(*rules.board), event_(event) {}

  std::string text() const {
    using Kind = TraceEvent::Kind;
    switch (event_.kind) {
      case Kind::phase:
        return "phase " + phase() + (event_.b < 0 ? "" : scope());
      case Kind::end:
        return "end " + phase();
      case Kind::place:
        return "place " + space() + " x" + std::to_string(event_.b);
      case Kind::push:
        return "push " + frame();
      case Kind::pop:
        return "pop " + frame();
      case Kind::gap:
        return "gap(" + name(event_.a) + ")";
      case Kind::again:
        return "again";
      case Kind::use:
        return "use " + card();
      case Kind::fires:
        return event_.card == no_card ? "rule " + rule() : "fires " + card();
      case Kind::order:
        return std::string("order ") + (event_.b != 0 ? "asked" : "automatic");
      case Kind::batch:
        return (event_.card == no_card ? "" : card() + ": ") + goods();
      case Kind::replaced:
        return "replaced by " + card();
      case Kind::instead:
        return "instead " + card();
      case Kind::play:
        return "play " + card();
      case Kind::draw:
        return "draw " + card();
      case Kind::take:
        return "take " + std::to_string(event_.a) + " from " + std::to_string(event_.b + 1);
      case Kind::put:
        return "put " + board_.goods[index(event_.a)].name + " on " + place();
      case Kind::load:
        return "load " + cargo();
      case Kind::loaded:
        return "loaded " + cargo();
      case Kind::unload:
        return "unload " + cargo();
      case Kind::cargo_lost:
        return "lose cargo of " + cargo();
      case Kind::lift:
        return "lift " + board_.goods[index(event_.a)].name + " from " + place();
      case Kind::served:
        return "served " + board_.goods[index(event_.a)].name + " comes back";
      case Kind::roll:
        return "roll " + std::to_string(event_.a) + " -> " + std::to_string(event_.b);
      case Kind::success:
        return "success";
      case Kind::fail:
        return "fail";
      case Kind::back:
        return "return " + std::to_string(event_.b) + " (" + space() + ")";
      case Kind::fizzle:
        return "fizzle " + (event_.a >= 0 ? space() : name(event_.b));
      case Kind::evaluate:
        return "evaluate " + phase();
      case Kind::evaluated:
        return "evaluated " + place();
    }
    return "";
  }

 private:
  static std::size_t index(int i) { return static_cast<std::size_t>(i); }
  std::string name(int i) const { return i < 0 ? "" : board_.names[index(i)]; }
  std::string space() const { return board_.spaces[index(event_.a)].name; }
  std::string frame() const { return event_.a >= 0 ? space() : name(event_.b); }
  std::string phase() const { return event_.a < 0 ? "" : board_.phases[index(event_.a)].name; }
  std::string card() const {
    return event_.card == no_card ? rule() : rules_.deck.info(event_.card).code;
  }
  std::string scope() const { return "(" + std::to_string(event_.b) + ")"; }
  std::string rule() const { return board_.listeners[index(event_.a)][index(event_.b)].name; }
  // The vessel, and what it has on board before.
  std::string cargo() const {
    return board_.goods[index(event_.a)].name + " " + std::to_string(event_.b);
  }
  std::string place() const {
    const int which = event_.kind == TraceEvent::Kind::evaluated ? event_.a : event_.b;
    return board_.kinds[index(board_.places[index(which)].kind)].name;
  }

  // "gain {..}", "pay {..}", "exchange {..} -> {..}".
  std::string goods() const {
    std::string lost;
    std::string gained;
    for (const auto& [which, count] : event_.goods) {
      std::string& list = count < 0 ? lost : gained;
      list += (list.empty() ? "" : ", ") + board_.goods[index(which)].name + " " +
              std::to_string(std::abs(count));
    }
    if (lost.empty()) return "gain {" + gained + "}";
    if (gained.empty()) return "pay {" + lost + "}";
    return "exchange {" + lost + "} -> {" + gained + "}";
  }

  const GameRules& rules_;
  const BoardRules& board_;
  const TraceEvent& event_;
};

}  // namespace

std::string trace_text(const GameRules& rules, const TraceEvent& event) {
  return TraceWriter(rules, event).text();
}

}  // namespace houserule
