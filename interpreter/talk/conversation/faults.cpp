// A function of the rules has failed: what is said of it, and the ways on.

#include <algorithm>

#include "base/output_file.h"
#include "session/records/record.h"
#include "talk/conversation/conversation.h"

namespace houserule {

// Where a script has failed, and what can be done. The table stands before the move.
void Conversation::tell_failure() {
  const std::optional<ScriptFailure> failure = session_.failure();
  if (!failure) return;
  const std::string when =
      failure->move.empty()
          ? speaker_.say("failure-at-start")
          : speaker_.say("failure-at-move", {{"n", std::to_string(failure->number)},
                                             {"move", quotable(shown_move(failure->move, seat_))}});
  const PlainFilling parameters = {{"path", failure->path},
                                   {"rule", failure->variant},
                                   {"when", when},
                                   {"deal", std::to_string(failure->deal)},
                                   {"seed", std::to_string(session_.seed())}};
  const bool is_house_rule = !failure->variant.empty();
  std::string line = speaker_.say(is_house_rule ? "failure-in-rule" : "failure", parameters);
  if (!failure->move.empty()) speaker_.add(line, speaker_.say("failure-as-before"));
  print(line);
  if (settings_.words == nullptr || settings_.folders == nullptr) return;
  print(speaker_.say(is_house_rule ? "failure-ways-rule" : "failure-ways", parameters));
}

// Goes on without a house rule, if every move made so far may still be made.
void Conversation::go_without(const std::string& typed) {
  if (settings_.words == nullptr || settings_.folders == nullptr) return;
  const std::vector<VariantRules>& variants = session_.rules().variants;
  const auto found = std::find_if(variants.begin(), variants.end(), [&](const VariantRules& one) {
    return one.name == typed || folded(one.title.in(settings_.language)) == folded(typed);
  });
  if (found == variants.end()) {
    std::vector<std::string> names;
    for (const VariantRules& one : variants) names.push_back(one.name);
    const char* const message = names.empty()   ? "without-none"
                                : typed.empty() ? "without-which"
                                                : "without-unknown";
    print(speaker_.say(message, {{"rule", quotable(typed)}, {"rules", speaker_.list(names)}}));
    return;
  }
  const std::string name = found->name;
  Diagnostics faults;
  TableSpec spec = parse_spec(session_.rules().spec, faults);
  if (std::erase(spec.variants, name) == 0) spec.dropped.push_back(name);
  const auto table = load_table(*settings_.folders, *settings_.words, spec, faults);
  if (!table) {
    print(speaker_.say("without-broken", {{"rule", name}}));
    for (const Diagnostic& fault : faults.all()) print_lines(to_text(fault, settings_.language));
    return;
  }
  std::vector<std::string> moves;
  for (const LogEntry& entry : session_.log()) moves.push_back(entry.text);
  Reload reload = replay_log(*table, session_.seed(), session_.setups(), moves, true);
  if (reload.kind != Reload::Kind::taken) return tell_not_taken(reload, {name});
  reload.changes = changed_values(session_.rules(), *table->rules);
  take_up(std::move(reload), {speaker_.say("without-name", {{"rule", name}})});
}

// Writes the table as a record, with the move that could not be made.
void Conversation::export_case(const std::string& typed) {
  if (typed.empty()) {
    print(speaker_.say("export-where"));
    return;
  }
  std::error_code error;  // a name that is too long, say, cannot be written either
  if (std::filesystem::exists(typed, error)) {
    print(speaker_.say("export-exists", {{"file", quotable(typed, 200)}}));
    return;
  }
  const std::optional<ScriptFailure> failure = session_.failure();
  const auto reason =
      write_new_file(typed, to_record(session_, failure ? failure->move : "") + "\n");
  print(speaker_.say(reason ? "export-failed" : "exported",
                     {{"file", quotable(typed, 200)}, {"reason", reason.value_or("")}}));
}

}  // namespace houserule
