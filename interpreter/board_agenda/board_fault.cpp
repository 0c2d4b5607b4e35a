#include "board_agenda/board_fault.h"

#include "board_agenda/board_run.h"

namespace houserule {

void BoardReader::refuse_strain() const {
  switch (effort_->strain) {
    case Strain::number:
      throw BoardFault{fault_of("out-of-range.term", {}, {{"n", std::to_string(max_board_number)}},
                                sentence("out-of-range.term.suggest"))};
    case Strain::level:
      throw BoardFault{fault_of("too-deep.judging", {}, {}, sentence("too-deep.judging.suggest"))};
    case Strain::none:
    case Strain::looks:
      break;
  }
  throw BoardFault{fault_of("too-long.judging", {}, {{"n", std::to_string(max_board_looks)}},
                            sentence("too-long.judging.suggest"))};
}

bool BoardReader::stop_looking() const {
  note(effort_->looks > max_board_looks ? Strain::looks : Strain::level);
  return false;
}

void BoardRun::refuse_steps() {
  throw BoardFault{fault_of("too-long.acts", {}, {{"n", std::to_string(max_board_steps)}},
                            sentence("too-long.acts.suggest"))};
}

void BoardRun::refuse_number(int number) {
  throw BoardFault{
      fault_of("out-of-range.kept", {},
               {{"number", std::to_string(number)}, {"most", std::to_string(max_board_count)}},
               sentence("out-of-range.kept.suggest"))};
}

void BoardRun::refuse_number(int number, int which) const {
  check();  // what was worked out may have been cut off
  const std::string& name = good(which).name;
  if (number < 0) {
    throw BoardFault{fault_of("out-of-range.below-none", {},
                              {{"number", std::to_string(number)}, {"name", name}},
                              sentence("out-of-range.below-none.suggest"))};
  }
  throw BoardFault{fault_of("out-of-range.of-good", {},
                            {{"number", std::to_string(number)},
                             {"name", name},
                             {"most", std::to_string(max_board_count)}},
                            sentence("out-of-range.of-good.suggest"))};
}

}  // namespace houserule
