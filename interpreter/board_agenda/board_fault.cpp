#include "board_agenda/board_fault.h"

#include "board_agenda/board_run.h"

namespace houserule {

void BoardReader::refuse_strain() const {
  switch (effort_->strain) {
    case Strain::number:
      throw BoardFault{"out-of-range",
                       "a number comes to more than " + std::to_string(max_board_number),
                       "multiply smaller numbers"};
    case Strain::level:
      throw BoardFault{"too-deep", "acts or numbers ask for each other without end",
                       "let nothing be judged by itself"};
    case Strain::none:
    case Strain::looks:
      break;
  }
  throw BoardFault{"too-long",
                   "to say what can be done more than " + std::to_string(max_board_looks) +
                       " acts would have to be judged",
                   "let fewer acts hold others"};
}

bool BoardReader::stop_looking() const {
  note(effort_->looks > max_board_looks ? Strain::looks : Strain::level);
  return false;
}

void BoardRun::refuse_steps() {
  throw BoardFault{"too-long",
                   "acts go on and on: " + std::to_string(max_board_steps) +
                       " steps, and nobody has been asked anything",
                   "repeat less often"};
}

void BoardRun::refuse_number(int number) {
  throw BoardFault{"out-of-range",
                   "a number would come to " + std::to_string(number) + ", and a table keeps " +
                       std::to_string(max_board_count) + " at most",
                   "count in smaller numbers"};
}

void BoardRun::refuse_number(int number, int which) const {
  check();  // what was worked out may have been cut off
  const std::string& name = good(which).name;
  if (number < 0) {
    throw BoardFault{"out-of-range",
                     "there would be " + std::to_string(number) + " of '" + name + "'",
                     "take no more than there is"};
  }
  throw BoardFault{"out-of-range",
                   "there would be " + std::to_string(number) + " of '" + name +
                       "', and a table keeps " + std::to_string(max_board_count) + " at most",
                   "gain fewer"};
}

}  // namespace houserule
