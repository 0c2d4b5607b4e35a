// The examples of the rules in force: run, and written down from a table that is played.

#pragma once

#include "editor/server/play_desk.h"
#include "editor/server/room.h"

namespace houserule {

// Writes an example behind those that lie beside a house rule, and answers where; refused where
// there is none.
Json example_added(EditorRoom& room, const std::string& script, const std::string& example);

class ExampleDesk {
 public:
  // A property is tried with so many deals; `houserule test` plays all it asks for.
  static constexpr int most_deals = 500;
  static constexpr std::size_t most_changes = 20;  // fields of one example, to make it right

  // Both must outlive it.
  ExampleDesk(EditorRoom& room, PlayDesk& play) : room_(room), play_(play) {}

  EditorVerbs verbs();

  // Makes the examples beside a house rule anew, once it was saved, if nobody has changed those
  // that were made with it. Does nothing where the rule cannot be played yet.
  void follow(const std::string& script);

 private:
  Json examples(const Json& request) const;
  Json add_example(const Json& request);
  Json right_example(const Json& request) const;

  EditorRoom& room_;
  PlayDesk& play_;
};

}  // namespace houserule
