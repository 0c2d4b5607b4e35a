#include "talk/conversation/faults.h"

#include "base/output_file.h"
#include "session/records/record.h"
#include "session/records/reload.h"
#include "talk/conversation/rules.h"

namespace houserule {

void print_refusal(Talk& talk, const Refusal& refusal, const std::string& why) {
  if (refusal.is_failure) talk.tell_news();  // what was printed before it failed
  talk.print(why.empty() ? talk.speaker.text(refusal.message) : why);
  // Who has to mend a file needs its place.
  talk.print(refusal.is_failure ? place_line(talk, refusal.rule, refusal.word)
                                : rule_line(talk, refusal.rule, refusal.word));
  if (refusal.is_failure) tell_failure(talk);
}

void tell_failure(const Talk& talk) {
  const std::optional<ScriptFailure> failure = talk.session.failure();
  if (!failure) return;
  const std::string when =
      failure->move.empty()
          ? talk.speaker.say("failure-at-start")
          : talk.speaker.say("failure-at-move",
                             {{"n", std::to_string(failure->number)},
                              {"move", quotable(shown_move(failure->move, talk.seat))}});
  const PlainFilling parameters = {{"path", failure->path},
                                   {"rule", failure->variant},
                                   {"when", when},
                                   {"deal", std::to_string(failure->deal)},
                                   {"seed", std::to_string(talk.session.seed())}};
  const bool is_house_rule = !failure->variant.empty();
  std::string line = talk.speaker.say(is_house_rule ? "failure-in-rule" : "failure", parameters);
  if (!failure->move.empty()) talk.speaker.add(line, talk.speaker.say("failure-as-before"));
  talk.print(line);
  if (talk.takes_edits())
    talk.say(is_house_rule ? "failure-ways-rule" : "failure-ways", parameters);
}

void export_case(const Talk& talk, const std::string& typed) {
  if (typed.empty()) {
    return talk.say("export-where");
  }
  std::error_code error;  // a name that is too long, say, cannot be written either
  if (std::filesystem::exists(typed, error)) {
    return talk.say("export-exists", {{"file", quotable(typed, 200)}});
  }
  const std::optional<ScriptFailure> failure = talk.session.failure();
  const auto reason =
      write_new_file(typed, to_record(talk.session, failure ? failure->move : "") + "\n");
  talk.say(reason ? "export-failed" : "exported",
           {{"file", quotable(typed, 200)}, {"reason", reason.value_or("")}});
}

}  // namespace houserule
