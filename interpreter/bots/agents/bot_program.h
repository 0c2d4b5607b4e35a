// A bot that is another program, as those know it who only need an agent of it: what starts
// programs is above them (bots/programs), and not everywhere are there any.

#pragma once

#include <functional>
#include <memory>
#include <string>

#include "bots/agents/agent.h"

namespace houserule {

struct BotProgram {
  std::string command;  // for /bin/sh
  // Makes an agent of a command, which is told that it may think so many milliseconds; 0: it is
  // told nothing. Not empty where there is a command.
  std::function<std::unique_ptr<Agent>(const std::string& command, int milliseconds)> make;

  std::unique_ptr<Agent> agent(int milliseconds = 0) const { return make(command, milliseconds); }
};

}  // namespace houserule
