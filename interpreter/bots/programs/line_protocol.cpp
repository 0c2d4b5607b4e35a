#include "bots/programs/line_protocol.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <istream>
#include <ostream>

#include "bots/agents/opponents.h"
#include "session/answers/answer_parts.h"
#include "session/answers/catalog_json.h"
#include "session/answers/diagnostic_json.h"
#include "session/answers/request.h"
#include "session/answers/view_json.h"
#include "session/answers/why_answer.h"
#include "session/json/json_reader.h"
#include "session/json/json_text.h"
#include "session/records/record.h"
#include "session/records/replay.h"

namespace houserule {

namespace {

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

}  // namespace

// The one table of this process, and what may be asked of it.
class LineProtocol::Driven {
 public:
  explicit Driven(ProtocolSettings settings) : settings_(std::move(settings)) {}

  Json run(const Json& request) {
    const std::string name = text_of_key(request, "verb");
    const auto verb = std::find_if(verbs().begin(), verbs().end(),
                                   [&](const Verb& one) { return one.name == name; });
    if (verb == verbs().end()) {
      refuse_request("unknown-verb",
                     "there is no verb '" + quotable(name) + "'" + meant_by(name, verb_names()));
    }
    std::vector<std::string> known = {"id", "verb"};
    known.insert(known.end(), verb->keys.begin(), verb->keys.end());
    check_request_keys(request, name, known);
    if (verb->needs_table && !session_) refuse_request("no-table", "no table is open");
    return (this->*verb->answer)(request);
  }

 private:
  struct Verb {
    std::string name;
    bool needs_table = true;
    std::vector<std::string> keys;
    Json (Driven::*answer)(const Json&);
  };

  static const std::vector<Verb>& verbs() {
    static const std::vector<Verb> all = {
        {"hello", false, {}, &Driven::hello},
        {"games", false, {}, &Driven::games},
        {"open", false, {"table", "seed", "setups", "moves", "record"}, &Driven::open},
        {"view", true, {"seat"}, &Driven::view},
        {"legal", true, {"seat"}, &Driven::legal},
        {"move", true, {"seat", "move"}, &Driven::move},
        {"why", true, {"seat", "move"}, &Driven::why},
        {"undo", true, {}, &Driven::undo},
        {"bot", true, {"seat", "level", "ms", "play"}, &Driven::bot},
        {"record", true, {}, &Driven::record},
        {"close", true, {}, &Driven::close},
    };
    return all;
  }

  static std::vector<std::string> verb_names() {
    std::vector<std::string> names;
    for (const Verb& verb : verbs()) names.push_back(verb.name);
    return names;
  }

  Json hello(const Json&) {
    return {{"program", "houserule"},
            {"version", settings_.version},
            {"language", 1},
            {"protocol", protocol_number},
            {"verbs", verb_names()},
            {"levels", std::vector<std::string>(agent_levels().begin(), agent_levels().end())}};
  }

  Json games(const Json&) {
    Diagnostics unreadable;  // games that cannot be read are left out; `houserule check` says why
    const auto games = catalog_games(settings_.folders, settings_.words, unreadable);
    return games_json(games, families_of(games, settings_.words), settings_.language);
  }

  Json open(const Json& request) {
    if (session_) refuse_request("table-open", "a table is open; close it first");
    Diagnostics faults;
    const std::optional<Record> record = parse_record(record_asked(request), "open", faults);
    if (!record) refuse_request(faults);
    if (std::any_of(record->table.begin(), record->table.end(), is_control)) {
      refuse_request("bad-request", "'table' has control characters");
    }
    const TableSpec spec = parse_spec(record->table, faults);
    std::optional<LoadedTable> loaded;
    if (faults.empty()) loaded = load_table(settings_.folders, settings_.words, spec, faults);
    if (!faults.empty()) refuse_request(faults);
    (void)read_setups(*record, "open", *loaded->rules, faults);  // to tell all that is wrong
    if (!faults.empty()) refuse_request(faults);
    Replay begun = replay_record(*record, "open", std::move(*loaded));
    if (begun.session && begun.session->decision().kind == Decision::Kind::fault) {
      faults.add(begun.session->fault());
      refuse_request(faults);
    }
    if (begun.fault) refuse_listed(*begun.fault);
    session_.emplace(std::move(*begun.session));
    session_->go_past_forced();
    seen_before_.fill(0);
    Json result = table_json(session_->rules());
    result["seed"] = std::to_string(session_->seed());
    result["notices"] = Json::array();
    for (const Diagnostic& notice : session_->table().notices.all()) {
      result["notices"].push_back(to_json(notice));
    }
    return joined_json(std::move(result), standing(0));
  }

  // The record that an `open` asks for: given as one, or by its parts.
  static std::string record_asked(const Json& request) {
    constexpr std::array parts = {"table", "seed", "setups", "moves"};
    if (!request.contains("record")) {
      Json written = {{"houserule", 1}, {"table", text_of_key(request, "table")}};
      for (const char* part : parts) {
        if (request.contains(part)) written[part] = request[part];
      }
      if (!request.contains("seed")) written["seed"] = std::to_string(fresh_seed());
      return json_text(written);
    }
    for (const char* part : parts) {
      if (!request.contains(part)) continue;
      refuse_request("bad-request", std::string("'record' has its own '") + part + "'");
    }
    const Json& record = request["record"];
    return record.is_string() ? record.get<std::string>() : json_text(record);
  }

  // A move of a record, or the record as a whole.
  [[noreturn]] void refuse_listed(const ReplayFault& fault) const {
    Json error = {{"code", fault.code}, {"message", fault.message.in(settings_.language)}};
    if (fault.move > 0) error["move"] = fault.move;
    if (!fault.rule.place.file.empty()) error["rule"] = to_text(fault.rule.place);
    if (fault.move > 0) error["offered"] = fault.offered;
    throw RequestFault{std::move(error)};
  }

  Json view(const Json& request) {
    return view_json(session_->table(), session_->view(seat_of(request)), session_->decision());
  }

  Json legal(const Json& request) {
    const Seat seat = seat_of(request);
    return joined_json({{"seat", number_of(seat)}}, moves_json(session_->rules(), legal_of(seat)));
  }

  Json move(const Json& request) {
    const Seat seat = seat_of(request);
    const std::size_t before = session_->log().size();
    const auto refusal = session_->try_move(move_of(request, seat));
    if (refusal) refuse_move(*refusal, seat);
    return standing(before);
  }

  Json why(const Json& request) {
    const Seat seat = seat_of(request);
    WhyAnswer answer = why_answer(*session_, move_of(request, seat), settings_.language);
    answer.offered = legal_of(seat).legal;
    return why_json(session_->rules(), answer, settings_.language);
  }

  // Takes back the last decision. Its seat could now decide otherwise, so it must not have seen a
  // card since that it did not know then, not even one in a move that was itself taken back.
  Json undo(const Json&) {
    const auto& log = session_->log();
    std::size_t first = log.size();
    while (first > 0 && log[first - 1].forced) --first;
    if (first == 0) refuse_request("nothing-to-undo", "no decision has been made");
    --first;
    const Seat seat = log[first].move.seat;
    const bool knows_more = first < seen_before_[static_cast<std::size_t>(index_of(seat))];
    if (knows_more || !session_->revealed_since(first, seat).empty()) {
      refuse_request("undo-reveals",
                     "seat " + std::to_string(number_of(seat)) +
                         " has seen cards since that it did not know when it decided");
    }
    Json taken_back = Json::array();
    for (std::size_t i = first; i < log.size(); ++i) taken_back.push_back(log[i].text);
    for (int i = 0; i < session_->rules().seats; ++i) {
      std::size_t& before = seen_before_[static_cast<std::size_t>(i)];
      if (before > first || !session_->revealed_since(first, seat_at(i)).empty()) before = first;
    }
    session_->undo_to(first);
    return joined_json({{"taken_back", std::move(taken_back)}}, standing(first));
  }

  Json bot(const Json& request) {
    const Seat seat = seat_of(request);
    std::optional<std::string> name;
    if (request.contains("level")) name = text_of_key(request, "level");
    const int milliseconds = number_of_key(request, "ms", 1, 600'000, 0);
    const bool plays = !request.contains("play") || request["play"] != false;
    if (plays && request.contains("play") && request["play"] != true) {
      refuse_request("bad-request", "'play' must be true or false");
    }
    const ReadLevel read = level_for(name, milliseconds);
    if (!read.level) {
      const std::vector<std::string> levels(agent_levels().begin(), agent_levels().end());
      refuse_request("unknown-level",
                     quotable(read.fault.en) + meant_by(name.value_or(""), levels));
    }
    if (bot_ == nullptr || bot_is_ != *read.level) {
      bot_ = make_agent(*read.level);
      bot_is_ = *read.level;
    }
    const Seat asked = session_->asked_of(seat);
    if (session_->choices(asked).count() == 0) {
      refuse_move(*session_->refusal_of(Move::pass(asked)), seat);
    }
    const std::size_t before = session_->log().size();
    RandomStream random = agent_stream(session_->seed(), session_->log().size(), seat);
    const Move move = bot_->choose(session_->table(), session_->view_of_choice(asked),
                                   session_->decision(), random);
    const std::string text =
        to_text(session_->rules(), session_->decision().phase, move, &session_->state());
    if (plays) {
      if (const auto refusal = session_->try_move(move)) refuse_move(*refusal, seat);
    }
    Json result = {{"move", text}};
    return plays ? joined_json(std::move(result), standing(before)) : result;
  }

  Json record(const Json&) { return read_own_json(to_record(*session_)); }

  Json close(const Json&) {
    session_.reset();
    return Json::object();
  }

  Seat seat_of(const Json& request) const {
    if (!request.contains("seat")) refuse_request("bad-request", "'seat' is missing");
    const int seats = session_->rules().seats;
    if (!request["seat"].is_number_integer()) {
      refuse_request("bad-request", "'seat' must be a whole number");
    }
    const Json& seat = request["seat"];
    if (seat < 1 || seat > seats) {
      refuse_request("no-such-seat", "this table has seats 1 to " + std::to_string(seats));
    }
    return seat_at(seat.get<int>() - 1);
  }

  // The move as records write it. The seat in front of it may be left out.
  std::string move_of(const Json& request, Seat seat) const {
    const std::string text = text_of_key(request, "move");
    const Seat written = read_seat(session_->rules(), text);
    if (written == no_seat) return std::to_string(number_of(seat)) + " " + text;
    if (written != seat) {
      refuse_request("not-this-seat", "the move is of seat " + std::to_string(number_of(written)) +
                                          ", and 'seat' is " + std::to_string(number_of(seat)));
    }
    return text;
  }

  LegalMoves legal_of(Seat seat) const {
    const Decision& decision = session_->decision();
    if (decision.kind != Decision::Kind::ask) return {};
    const Choices choices = session_->choices(session_->asked_of(seat));
    return legal_moves(session_->rules(), decision.phase, session_->state(), {&choices, 1});
  }

  // Of several seats that choose unseen, one must not be offered what another holds.
  [[noreturn]] void refuse_move(const Refusal& refusal, Seat seat) const {
    Json error = {{"code", refusal.code}, {"message", refusal.message.in(settings_.language)}};
    if (!refusal.rule.place.file.empty()) error["rule"] = to_text(refusal.rule.place);
    error["offered"] = legal_of(seat).legal;
    throw RequestFault{std::move(error)};
  }

  // How the table stands; `first`: the first log entry the driver has not been told of.
  Json standing(std::size_t first) const {
    Json made = Json::array();
    for (std::size_t i = first; i < session_->log().size(); ++i) {
      made.push_back(session_->log()[i].text);
    }
    const bool finished = session_->is_finished();
    return {{"made", std::move(made)},
            {"to_act", seats_json(finished ? SeatSet() : session_->choosers())},
            {"deal", session_->state().core().deal},
            {"finished", finished},
            {"scores", scores_json(session_->rules(), session_->state())},
            {"winners", finished ? seats_json(session_->winners()) : Json()}};
  }

  static Json joined_json(Json first, const Json& second) {
    for (const auto& [key, value] : second.items()) first[key] = value;
    return first;
  }

  ProtocolSettings settings_;
  std::optional<Session> session_;
  std::unique_ptr<Agent> bot_;  // the one asked last
  BotLevel bot_is_;
  // By seat: what it decided before this log entry it decided without cards it has seen by now, in
  // moves that were taken back.
  std::array<std::size_t, max_seats> seen_before_{};
};

LineProtocol::LineProtocol(ProtocolSettings settings)
    : driven_(std::make_unique<Driven>(std::move(settings))) {}
LineProtocol::~LineProtocol() = default;

std::string LineProtocol::answer(std::string_view line) {
  Json answer = {{"id", nullptr}};
  try {
    if (line.size() > max_request) {
      refuse_request("line-too-long",
                     "a line has at most " + std::to_string(max_request) + " bytes");
    }
    const Json request = parse_request(line, "line");
    if (request.contains("id")) {
      if (request["id"].is_structured()) {
        refuse_request("bad-request", "'id' must be a number, a text, true, false or null");
      }
      answer["id"] = request["id"];
    }
    answer["result"] = driven_->run(request);
  } catch (...) {
    answer["error"] = error_being_handled();
  }
  std::string text = json_line(answer);
  text.pop_back();
  return text;
}

void serve(std::istream& in, std::ostream& out, LineProtocol& protocol) {
  std::string line;
  const auto answer = [&] {
    out << protocol.answer(line) << '\n' << std::flush;
    line.clear();
  };
  for (int c = in.get(); out && c != std::istream::traits_type::eof(); c = in.get()) {
    if (c == '\n') {
      answer();
    } else if (line.size() <= max_request) {
      line += static_cast<char>(c);
    }
  }
  if (!line.empty()) answer();
}

}  // namespace houserule
