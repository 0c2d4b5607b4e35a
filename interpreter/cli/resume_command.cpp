#include <bit>

#include "base/sentence.h"
#include "base/text_door.h"
#include "cli/command.h"
#include "cli/sitting.h"
#include "session/records/reload.h"
#include "session/store/past_table.h"

namespace houserule {

namespace {

int resume(const Program& program, std::int64_t wanted, Arrival arrival) {
  try {
    Store store = open_store();
    const std::optional<StoredTable> stored =
        wanted > 0 ? store.table(wanted) : store.latest_open();
    const std::string id = std::to_string(stored ? stored->id : wanted);
    if (!stored) {
      return fail(program, wanted > 0 ? "no-such-table" : "no-open-table", {{"id", id}});
    }
    if (stored->state == "finished") {
      return fail(program, "table-finished", {{"id", id}, {"summary", stored->summary}});
    }
    const PlainFilling which = {{"id", id}, {"spec", stored->spec}};
    std::optional<LoadedTable> table = program.load_spec(stored->spec);
    if (!table) return fail(program, "resume-waits", which);
    const auto known = read_sitting_settings(stored->settings);
    if (!known) return fail(program, "table-damaged", which);
    const SittingSettings& settings = *known;
    const int highest = std::bit_width(static_cast<unsigned>(settings.persons));
    if (highest > table->rules->seats) {
      (void)fail(
          program, "no-such-seat",
          {{"seat", std::to_string(highest)}, {"seats", std::to_string(table->rules->seats)}});
      return fail(program, "resume-waits", which);
    }
    const std::vector<std::string> moves = store.moves(stored->id);
    const bool is_edited = table->rules->hash != stored->rules_hash;
    Diagnostics faults;
    const auto setups = setups_of(*stored, *table->rules, faults);
    if (!setups) {
      (void)program.refuse(faults);
      return fail(program, "resume-waits", which);
    }
    Reload played = replay_log(*table, stored->seed, *setups, moves, is_edited);
    if (!played.session) {
      (void)fail(program, is_edited ? "rules-changed" : "move-does-not-fit",
                 {{"id", id},
                  {"spec", stored->spec},
                  {"n", std::to_string(played.refused_move)},
                  {"move", quotable(shown_move(played.refused_text, first_of(settings.persons)))}});
      return fail(program, "resume-waits", which);
    }
    Session& session = *played.session;
    StoreKeeper keeper(store, stored->id, moves, session);
    if (is_edited) {
      keeper.take_rules(session.rules());
      standard_error() << sentence_in(program.language, "resume-edited",
                                      {{"n", std::to_string(moves.size())}})
                       << "\n";
    }
    arrival.id = id;
    arrival.resumed = true;
    const Departure departure = sit_down(program, session, settings, &keeper, arrival);
    if (!departure.next_seed) return departure.code;
    arrival.resumed = false;
    arrival.seed_was_drawn = true;
    return play_matches(program, stored->spec, settings, *departure.next_seed, arrival);
  } catch (const std::runtime_error& error) {
    return fail(program, "store-stopped", {{"reason", error.what()}});
  }
}

}  // namespace

void add_resume_command(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("resume", "go on with a table that was left");
  command->footer("Example: houserule resume 3");
  static std::int64_t id = 0;
  static Arrival arrival;
  command->add_option("ID", id, "which table; without it, the last one")
      ->check(CLI::PositiveNumber);
  command->add_flag("--plain", arrival.plain, "line by line, for pipes and screen readers");
  command->add_flag("--explain", arrival.explains,
                    "reasons name the word of the rules file, its line and what has changed it");
  command->callback(
      [&program] { program.run = [&program] { return resume(program, id, arrival); }; });
}

}  // namespace houserule
