#include "cli/told_deals.h"

#include "session/records/replay.h"
#include "session/table/table_copy.h"
#include "talk/voice/narrator.h"

namespace houserule {

std::vector<ReportSection::Deal> told_deals(const StudyResult& result, Language language) {
  std::size_t round = 0;
  while (round + 1 < result.totals.size() && result.totals[round].pairs[0].differing == 0) ++round;
  const StudyPlan& plan = result.rounds[round].plan;
  std::vector<ReportSection::Deal> deals;
  for (const std::int64_t game : games_to_look_at(plan, result.totals[round])) {
    StudyTable player(plan.tables[1], plan.course);
    FirstDifference way;
    try {
      way = player.moves_of(game);
    } catch (const BotFailed&) {  // a program that does not play as it did
      break;
    } catch (const StudyFault&) {
      continue;
    }
    Diagnostics faults;
    const std::optional<Record> record =
        parse_record(to_record(way, plan.tables[1]), "record", faults);
    if (!record) continue;
    const Replay replay = replay_record(*record, "record", for_another_thread(plan.tables[1]));
    if (!replay.session) continue;
    const Session& session = *replay.session;
    const Speaker speaker(session.rules(), seat_at(0), language);
    const Narrator narrator(session, speaker);
    // Of a match, whichever deal is over last.
    const std::size_t last = plan.course.matches ? session.deals().size() - 1 : 0;
    deals.push_back({sentence("report.deal", {{"seed", same(std::to_string(way.seed))},
                                              {"n", same(std::to_string(last + 1))}}),
                     narrator.deal_told(last)});
  }
  return deals;
}

}  // namespace houserule
