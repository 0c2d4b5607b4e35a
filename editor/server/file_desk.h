// House rules as files: taken in from somebody else, copied, renamed, deleted and put back.
//
// Nothing is lost by any of it: every text that goes is kept as a version of its script.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/server/room.h"
#include "writing/rule_pack.h"

namespace houserule {

class FileDesk {
 public:
  // `room` must outlive it.
  explicit FileDesk(EditorRoom& room) : room_(room) {}

  EditorVerbs verbs();

 private:
  // What already has the name of a rule that comes in.
  struct Clash {
    std::string kind;    // "none", "same", "own", "ready_made"
    std::string script;  // of "own" and "same": where that lies
  };

  Json look_at_file(const Json& request) const;
  Json take_in(const Json& request);
  Json copy_rule(const Json& request);
  Json rename_rule(const Json& request);
  Json delete_rule(const Json& request);
  Json put_back(const Json& request);
  Json stamps(const Json& request) const;

  RulePack incoming(const Json& request) const;
  RulePack pack_at(const std::string& script) const;
  Clash clash_of(const RulePack& pack) const;
  std::string game_of(const std::string& script) const;
  void refuse_if_needed(const std::string& script) const;
  std::string keep(const RulePack& pack, const std::string& script);
  void take_away(const std::string& script);

  EditorRoom& room_;
};

// A name that no house rule of the game and no file in a house folder has: `wanted`, or else with a
// number behind it. At most 40 bytes.
std::string free_rule_name(const ScriptFolders& folders, const std::string& game,
                           const std::string& wanted);

// Returns examples in which the house rule `from` is called `to`, wherever a text is its name.
std::string with_other_name(std::string examples, const std::string& from, const std::string& to);

}  // namespace houserule
