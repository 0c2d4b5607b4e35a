// How seats speak: numbers that are bid, who has to speak, and how often a call can be made.

#pragma once

#include <string>

#include "rules/compile/parts.h"

namespace houserule {

// Reads what a call is as a bid of numbers: see calls_of_numbers. `phase` begins the paths of
// texts.
void read_number(RuleCompiler& compiler, CallRules& call, const Node& node,
                 const std::string& phase);

// Reads how often in the match a call can be made.
void read_memory(RuleCompiler& compiler, CallRules& call, const Node& written);

Speaking speaking_of(RuleCompiler& compiler, const Node& node, bool is_bid);

// Reads what only an auction of numbers has, who has to speak, and how passing is called.
void read_auction(RuleCompiler& compiler, const Node& node, const std::string& path,
                  DeclarePhase& phase);

// Reports a choice of which there is none, and one that takes the contract from the declarer.
void check_choice(RuleCompiler& compiler, const Node& node, const DeclarePhase& phase);

}  // namespace houserule
