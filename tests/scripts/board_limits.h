// How much of each thing the rules of a board game may have.

#pragma once

#include "tests/ferry/harbour.h"
#include "tests/scripts/limit_case.h"

namespace houserule {

// What is said of the harbour with so many of something, when it has some already.
inline std::function<std::string(int)> more_of(const char* list, int had,
                                               std::function<std::string(int)> entries) {
  return [list, had, entries = std::move(entries)](int n) {
    return Harbour::with_entry(list, entries(n - had)).faults();
  };
}

inline std::function<std::string(int)> one_more(const char* list, const std::string& before,
                                                std::function<std::string(int)> one,
                                                const std::string& after) {
  return more_of(list, 0, [before, one = std::move(one), after](int n) {
    return before + repeated(n, one) + after;
  });
}

inline std::string counter(int i) { return "counter { \"" + numbered("thing ", i) + "\" }"; }

inline std::vector<LimitCase> board_limits() {
  const Harbour plain("");
  const auto had = [](const auto& things) { return static_cast<int>(things.size()); };
  const auto acts = [](int there, const char* before, const char* after) {
    return [there, before, after](int n) {
      return Harbour::with_act(
                 "{" +
                 repeated(n - there, [&](int i) { return before + std::to_string(i) + after; }) +
                 "}")
          .faults();
    };
  };
  const auto strips = [](const std::string& goods, const std::string& written) {
    const std::string more = "append { path = \"goods\", values = { " + goods + " } }";
    return Ferry(goods.empty() ? "" : more, "", "strips = { " + written + " } ").faults();
  };
  return {
      {"goods, boards among them", "too-many.no-room-for-good",
       more_of("goods", had(plain.board().goods), [](int n) { return repeated(n, counter); })},
      {"berths", "too-many.berths",
       more_of("goods", 2, [](int n) { return "berths { \"dock\", " + std::to_string(n) + " }"; })},
      {"boards, copies and backs among them", "too-many.boards",
       more_of("boards", had(plain.board().places),
               [](int n) {
                 return repeated(
                     n, [](int i) { return "board { \"" + numbered("barn ", i) + "\" }"; });
               })},
      {"income tracks of a board", "too-many.income-tracks",
       one_more(
           "boards", "board { \"barn\", income = {", [](int) { return std::string("{ 1 }"); },
           "}, \"IJ\" }")},
      {"kinds of goods that a board keeps apart", "too-many.apart",
       [](int n) {
         const std::vector<std::string> goods = {"fish", "kipper", "silver"};
         return Harbour::with_entry(
                    "boards", "board { \"barn\", apart = {" +
                                  repeated(n,
                                           [&](int i) {
                                             return "\"" + goods[static_cast<std::size_t>(i - 1)] +
                                                    "\"";
                                           }) +
                                  "}, \".\" }")
             .faults();
       }},
      {"colours of workers", "too-many.worker-colours",
       [](int n) {
         return Ferry(
                    "set { path = \"workers\", value = { \"ox\", many = \"oxen\", ready = "
                    "{ " +
                    repeated(n, [](int) { return std::string("1"); }) + " } } }")
             .faults();
       }},
      {"strips", "too-many.strips",
       [strips](int n) {
         return strips("", repeated(n, [](int) { return std::string("{ \"fish\" }"); }));
       }},
      {"goods on strips", "too-many.strip-goods",
       [strips](int n) {
         return strips(repeated(n, counter), "{ " + repeated(n, [](int i) {
                                               return "\"" + numbered("thing ", i) + "\"";
                                             }) + "}");
       }},
      {"spaces", "too-many.spaces",
       more_of("spaces", had(plain.board().spaces),
               [](int n) {
                 return "column { 1, prefix = \"G\", " +
                        repeated(n, [](int) { return std::string("space { \"Yard\" }"); }) + "}";
               })},
      {"groups of spaces", "too-many.space-groups",
       more_of("spaces", had(plain.board().space_groups),
               [](int n) {
                 return "column { 1, prefix = \"G\", " +
                        repeated(
                            n, [](int i) { return "space { \"" + numbered("Yard ", i) + "\" }"; }) +
                        "}";
               })},
      {"goods that a roll is paid with", "too-many.roll-goods",
       [](int n) {
         const std::vector<std::string> goods = {"fish", "kipper", "silver", "eel", "pike"};
         return Harbour::with_entry(
                    "steps", "roll \"raid\" { success = {}, failure = {}, die = 6, add_with = {" +
                                 repeated(n,
                                          [&](int i) {
                                            return "\"" + goods[static_cast<std::size_t>(i - 1)] +
                                                   "\"";
                                          }) +
                                 "} }")
             .faults();
       }},
      {"cards of a board game", "too-many.board-cards",
       more_of("cards", had(plain.ferry().rules().deck.cards),
               [](int n) {
                 return repeated(n, [](int i) {
                   return "card { " + std::to_string(100 + i) + ", \"" + numbered("Hand ", i) +
                          "\" }";
                 });
               })},
      {"adjustments that count once an action", "too-many.adjustments",
       one_more(
           "cards", "card { 12, \"Deck Hand\", ",
           [](int) { return std::string("adjust { \"price\", by = -1, once_per = \"action\" }"); },
           "}")},
      {"kinds of steps and actions", "too-many.deeds",
       acts(had(Harbour::with_act("{}").board().deeds), "action \"", "\" {}")},
      {"phases of a board game", "too-many.board-phases",
       acts(had(Harbour::with_act("{}").board().phases), "phase \"night ", "\" {}")},
      {"goods that conditions of actions ask for", "too-many.counted-goods",
       [](int n) {
         return Harbour("append { path = \"goods\", values = { " + repeated(n, counter) +
                        "} }, insert { at_start_of = \"setup\", entry = gain { \"fish\", when = "
                        "any_of { " +
                        repeated(n,
                                 [](int i) {
                                   return "gained { 1, \"" + numbered("thing ", i) + "\" }";
                                 }) +
                        "} } }")
             .faults();
       }},
      {"things that happen once an action, or once a phase", "too-many.latches",
       one_more(
           "always", "",
           [](int i) {
             return std::string(i % 2 == 0 ? "during" : "before") +
                    " { once_per = \"action\", spend { \"eel\" } }";
           },
           "")},
      {"cards and rules that listen at one place", "window-full.listeners",
       [](int n) {
         return faults_of_game(
             "return game \"Limits\" {\n  players = { 1 },\n  goods = { piece { \"wood\" } },\n"
             "  always = {\n" +
             repeated(n,
                      [](int i) {
                        return "after { \"" + numbered("rule ", i) + "\", gain { \"wood\" } }";
                      }) +
             "},\n  phases = { rounds { 1, phase \"a\" { gain { \"wood\" } } } },\n"
             "  score_sheet = { line \"wood\" { count \"wood\" } },\n}\n");
       }},
  };
}

}  // namespace houserule
