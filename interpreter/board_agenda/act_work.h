// What each kind of act is at the table: whether it can be done, what it offers, how it goes on,
// and what an answer to it does. Private to board_agenda/.
//
// What acts are called and keep: board_rules/model/act_facts.h, with which this table is keyed.

#pragma once

#include <array>

#include "board_agenda/board_run.h"
#include "board_rules/model/act_facts.h"

namespace houserule {

struct ActWork {
  Act::Kind kind;
  bool (*able)(const BoardReader&, const Act&);
  void (*offer)(const BoardReader&, const Act&, BoardReader::Offer&);
  bool (*step)(BoardRun&, const Act&);  // false: a decision is needed
  void (*apply)(BoardRun&, const Act&, const Option&);
  void (*decline)(BoardRun&, const Act&);

  static const ActWork& of(Act::Kind kind) { return all_[static_cast<std::size_t>(kind)]; }

 private:
  struct Table;
  static const std::array<ActWork, ActFacts::all.size()> all_;
};

}  // namespace houserule
