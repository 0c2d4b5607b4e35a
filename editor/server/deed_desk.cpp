#include "editor/server/deed_desk.h"

#include <algorithm>

#include "base/random.h"
#include "base/sentence.h"
#include "editor/server/example_desk.h"
#include "session/records/replay.h"
#include "session/steering/steering.h"
#include "session/table/table_copy.h"
#include "talk/voice/narrator.h"
#include "writing/example_export.h"

namespace houserule {

// The tables with the rule and without it, and where they parted.
struct DeedDesk::Deeds {
  std::string rule;
  LoadedTable without;
  LoadedTable with;
  std::vector<FirstDifference> found;
  int tried = 0;
};

namespace {

// A difference as a table stands there; nothing if it cannot be played so far.
std::optional<Replay> standing(const FirstDifference& way, const LoadedTable& table) {
  Diagnostics faults;
  const auto record = parse_record(to_record(way, table), "record", faults);
  if (!record) return std::nullopt;
  Replay replay = replay_record(*record, "record", for_another_thread(table));
  if (!replay.session) return std::nullopt;
  return replay;
}

// What seats may do at one table and not at the other, in words.
class ChoiceTeller {
 public:
  ChoiceTeller(const Session& with, const Session& without, const Speaker& speaker)
      : with_(with), without_(without), speaker_(speaker) {}

  std::vector<std::string> told() const {
    std::vector<std::string> lines;
    const SeatSet before = without_.choosers();
    for (int i = 0; i < with_.rules().seats; ++i) {
      const Seat seat = seat_at(i);
      if (!has(with_.choosers(), seat)) continue;
      if (!has(before, seat)) {
        lines.push_back(speaker_.say("deed.asked",
                                     {{"name", speaker_.name(seat)}, {"phase", phase_of(with_)}}));
        continue;
      }
      tell(seat, without_, with_, "deed.no_longer", lines);
      tell(seat, with_, without_, "deed.now", lines);
    }
    return lines;
  }

 private:
  static bool has(SeatSet seats, Seat seat) { return (seats >> index_of(seat) & 1) != 0; }

  std::string phase_of(const Session& session) const {
    const auto phase = static_cast<std::size_t>(session.decision().phase);
    return speaker_.phase(session.rules().phases[phase]);
  }

  // What the seat may do at `one` and not at `other`.
  void tell(Seat seat, const Session& one, const Session& other, const char* key,
            std::vector<std::string>& lines) const {
    const Choices mine = one.choices(seat);
    const Choices theirs = other.choices(seat);
    std::vector<std::string> parts;
    if (const CardSet cards = mine.cards - theirs.cards; !cards.empty()) {
      parts.push_back(speaker_.cards(cards));
    }
    // The same call may have another number at the other table.
    for (const int call : mine.calls) {
      if (!has_call(theirs, other, one.rules().calls[static_cast<std::size_t>(call)].slug)) {
        parts.push_back(speaker_.text(one.rules().calls[static_cast<std::size_t>(call)].text));
      }
    }
    if (parts.empty()) return;
    lines.push_back(speaker_.say(
        key, {{"name", speaker_.name(seat)}, {"what", speaker_.list(parts, Listing::any_of)}}));
  }

  static bool has_call(const Choices& choices, const Session& session, const std::string& slug) {
    const int call = session.rules().call_index(slug);
    return call >= 0 && choices.calls.has(call);
  }

  const Session& with_;
  const Session& without_;
  const Speaker& speaker_;
};

// The card that a seat then had to play, where there was no other.
std::optional<std::string> forced_card(const Session& session, std::size_t moves,
                                       const Speaker& speaker) {
  if (session.log().size() <= moves) return std::nullopt;
  const LogEntry& next = session.log()[moves];
  if (!next.forced || next.move.kind != MoveKind::card) return std::nullopt;
  return speaker.say("deed.must", {{"name", speaker.name(next.move.seat)},
                                   {"card", speaker.card(next.move.card)}});
}

// What the rule did where the tables part.
std::vector<std::string> told(const Session& with, const Session& without,
                              const FirstDifference& way, const std::string& rule,
                              const Speaker& speaker) {
  std::vector<std::string> lines;
  if (way.parting == Parting::score || way.parting == Parting::end) {
    const Narrator narrator(with, speaker);
    for (const ToldLine& line : narrator.score_lines()) {
      if (line.rule.owner == rule) lines.push_back(line.sentence);
    }
    const auto gains = [&](const Session& session) {
      const auto settled = std::find_if(session.deals().rbegin(), session.deals().rend(),
                                        [](const DealReport& deal) { return deal.settled; });
      if (settled == session.deals().rend()) return std::string();
      return speaker.amounts(
          [&](Seat seat) { return settled->gains[static_cast<std::size_t>(index_of(seat))]; },
          true);
    };
    const std::string now = gains(with);
    const std::string before = gains(without);
    if (!now.empty() && !before.empty() && now != before) {
      lines.push_back(speaker.say("deed.gains", {{"now", now}, {"before", before}}));
    }
  } else if (auto forced = forced_card(with, way.moves.size(), speaker)) {
    lines.push_back(std::move(*forced));
  } else if (auto free = forced_card(without, way.moves.size(), speaker)) {
    lines = std::vector<std::string>{speaker.say("deed.free", {{"what", *free}})};
  } else if (!with.is_finished() && !without.is_finished()) {
    lines = ChoiceTeller(with, without, speaker).told();
  }
  if (lines.empty()) lines.push_back(speaker.say("deed.otherwise"));
  return lines;
}

}  // namespace

EditorVerbs DeedDesk::verbs() {
  return {
      {"deeds", [this](const Json& request) { return deeds(request); }},
      {"keep_deed", [this](const Json& request) { return keep_deed(request); }},
  };
}

// Plays deals at both tables until enough of them part. The same request, the same deals.
DeedDesk::Deeds DeedDesk::deeds_of(const Json& request, std::size_t most) const {
  TableSpec spec = room_.spec_of(request);
  Deeds deeds;
  deeds.rule = text_of_key(request, "rule");
  deeds.with = room_.load(to_text(spec));
  const auto there = std::find(spec.variants.begin(), spec.variants.end(), deeds.rule);
  if (there == spec.variants.end()) {
    refuse_request("bad-request",
                   sentence("refuse.not-in-force", {{"name", quotable(deeds.rule)}}));
  }
  spec.variants.erase(there);
  deeds.without = room_.load(to_text(spec));
  SideBySide pair(for_another_thread(deeds.without), for_another_thread(deeds.with));
  for (; deeds.tried < most_tried && deeds.found.size() < most; ++deeds.tried) {
    RandomStream random(static_cast<std::uint64_t>(deeds.tried), Purpose::agent);
    SteeredMover mover(steering_in_turn(*deeds.without.rules, deeds.tried, false, random), random);
    Course course;
    course.seed = static_cast<std::uint64_t>(deeds.tried) + 1;
    if (auto way = pair.play(course, mover)) deeds.found.push_back(std::move(*way));
    if (pair.fault()) break;
  }
  return deeds;
}

Json DeedDesk::deeds(const Json& request) const {
  const Deeds deeds = deeds_of(request, most_shown);
  Json list = Json::array();
  for (const FirstDifference& way : deeds.found) {
    const auto with = standing(way, deeds.with);
    const auto without = standing(way, deeds.without);
    if (!with || !without) continue;
    Speaker speaker(with->session->rules(), seat_at(0), room_.language_of(request));
    speaker.set_names_all(true);
    list.push_back({{"seed", std::to_string(way.seed)},
                    {"says", told(*with->session, *without->session, way, deeds.rule, speaker)},
                    {"story", Narrator(*with->session, speaker).everything()}});
  }
  return {{"deals", std::move(list)}, {"tried", deeds.tried}};
}

// Writes one of the deals as an example beside the rule: it is what the rule is meant to do.
Json DeedDesk::keep_deed(const Json& request) {
  const int at = number_of_key(request, "at", 0, static_cast<int>(most_shown) - 1, 0);
  const Deeds deeds = deeds_of(request, static_cast<std::size_t>(at) + 1);
  if (static_cast<int>(deeds.found.size()) <= at) {
    refuse_request("bad-request", sentence("refuse.no-deal"));
  }
  const FirstDifference& way = deeds.found[static_cast<std::size_t>(at)];
  Diagnostics faults;
  const auto record = parse_record(to_record(way, deeds.with), "record", faults);
  if (!record) refuse_request(faults);
  const Replay replay = replay_record(*record, "record", for_another_thread(deeds.with));
  return example_added(room_, text_of_key(request, "script"),
                       replay.session ? example_from(replay, record->moves) : "");
}

}  // namespace houserule
