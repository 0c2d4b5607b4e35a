#include "session/replay.h"

#include <algorithm>
#include <bit>
#include <nlohmann/json.hpp>

#include "base/content_hash.h"

namespace houserule {

namespace {

using Json = nlohmann::ordered_json;

ReplayFault fault_of(const Refusal& refusal, int move) {
  return {move, refusal.code, refusal.message, refusal.rule, refusal.offered};
}

class Player {
 public:
  Player(const Record& record, Session& session, int until)
      : record_(record),
        session_(session),
        limit_(until < 0 ? record.moves.size()
                         : std::min(record.moves.size(), static_cast<std::size_t>(until))) {}

  std::optional<ReplayFault> play() {
    while (session_.decision().kind == Decision::Kind::ask) {
      const Decision& decision = session_.decision();
      const bool forced = std::popcount(decision.to_act) == 1 && decision.choices.count() == 1;
      if (forced) {
        const Move move = decision.choices.move(0);
        const bool listed = used_ < record_.moves.size() && reads_as(record_.moves[used_], move);
        if (listed && used_ >= limit_) return std::nullopt;  // where the next listed move stands
        if (listed) ++used_;
        if (auto refusal = session_.try_move(move)) return fault_of(*refusal, number());
        continue;
      }
      if (used_ >= limit_) return std::nullopt;
      if (auto fault = play_listed()) return fault;
    }
    if (used_ < limit_) {
      const auto refusal = session_.try_move(record_.moves[used_]);
      return fault_of(*refusal, number() + 1);
    }
    return std::nullopt;
  }

  int number() const { return static_cast<int>(used_); }

 private:
  bool reads_as(const std::string& text, const Move& move) const {
    const ReadMove read = read_move(session_.rules(), session_.decision().phase, text);
    return read.right_verb && read.move == move;
  }

  std::optional<ReplayFault> play_listed() {
    const std::string& text = record_.moves[used_];
    const ReadMove read = read_move(session_.rules(), session_.decision().phase, text);
    const bool legal = read.move && read.right_verb && !session_.refusal_of(*read.move);
    const Choices& choices = session_.decision().choices;
    if (!legal && read.move && record_.optional_pass && choices.pass) {
      if (auto refusal = session_.try_move(Move::pass(choices.seat))) {
        return fault_of(*refusal, number() + 1);
      }
      return std::nullopt;
    }
    if (auto refusal = session_.try_move(text)) return fault_of(*refusal, number() + 1);
    ++used_;
    return std::nullopt;
  }

  const Record& record_;
  Session& session_;
  std::size_t limit_;
  std::size_t used_ = 0;
};

Json number(Amount amount) {
  return amount.is_whole() ? Json(amount.units()) : Json(amount.halves / 2.0);
}

template <typename Values, typename Shown>
Json by_seat(const GameRules& rules, const Values& values, Shown shown) {
  Json list = Json::array();
  for (int i = 0; i < rules.seats; ++i) list.push_back(shown(values[static_cast<std::size_t>(i)]));
  return list;
}

Json line_json(const GameRules& rules, const ScoreLine& line, const char* name = nullptr) {
  Json json = {{"seat", number_of(line.seat)}, {"amount", number(line.amount)}};
  if (!line.is_score) {
    const char* key = line.amount.halves < 0 ? "to" : "from";
    if (line.other.kind == Account::Kind::value) {
      json[key] = rules.values[static_cast<std::size_t>(line.other.index)].name;
    } else {
      json[key] = line.other.index + 1;
    }
  }
  json["line"] = name == nullptr ? line.line : name;
  json["rule"] = to_text(line.rule);
  return json;
}

Json trick_json(const GameRules& rules, const TrickReport& trick) {
  Json cards = Json::array();
  for (const Move& move : trick.plays) {
    const std::string what = move.kind == MoveKind::pass ? "pass" : rules.deck.info(move.card).code;
    cards.push_back(std::to_string(number_of(move.seat)) + " " + what);
  }
  return {{"leader", number_of(trick.leader)},
          {"cards", std::move(cards)},
          {"winner", trick.winner == no_seat ? Json() : Json(number_of(trick.winner))}};
}

Json deal_json(const Session& session, const DealReport& deal, bool last) {
  const GameRules& rules = session.rules();
  Json contract;
  if (deal.contract != no_call) {
    contract = {{"name", rules.calls[deal.contract].slug}, {"seat", number_of(deal.declarer)}};
  }
  Json tricks = Json::array();
  for (const TrickReport& trick : deal.tricks) tricks.push_back(trick_json(rules, trick));
  Json lines = Json::array();
  for (const ScoreLine& line : deal.lines) lines.push_back(line_json(rules, line));
  if (last) {
    for (const ScoreLine& line : session.closing_lines()) {
      lines.push_back(line_json(rules, line, "at_end"));
    }
  }
  return {{"deal", deal.deal},
          {"finished", deal.finished},
          {"dealer", number_of(deal.dealer)},
          {"contract", std::move(contract)},
          {"tricks", std::move(tricks)},
          {"points", by_seat(rules, deal.points, number)},
          {"tricks_won", by_seat(rules, deal.tricks_won, [](int n) { return n; })},
          {"gains", by_seat(rules, deal.gains, number)},
          {"lines", std::move(lines)}};
}

Json error_json(const Replay& replay) {
  if (!replay.fault) return nullptr;
  const ReplayFault& fault = *replay.fault;
  Json json = {{"move", fault.move}, {"code", fault.code}, {"message", fault.message.en}};
  if (!fault.rule.place.file.empty()) json["rule"] = to_text(fault.rule.place);
  json["offered"] = fault.offered;
  return json;
}

Json answer(const Replay& replay, bool trace) {
  const Session& session = *replay.session;
  const GameRules& rules = session.rules();
  const bool finished = session.is_finished();
  Json to_act = Json::array();
  Json deals = Json::array();
  Json scores = Json::array();
  Json zones = Json::object();
  Json winners;
  for (int i = 0; i < rules.seats; ++i) {
    const bool acts =
        session.decision().kind == Decision::Kind::ask && (session.decision().to_act >> i & 1) != 0;
    if (acts) to_act.push_back(i + 1);
    scores.push_back(number(session.state().score(rules.layout, seat_at(i))));
    if (finished && (session.winners() >> i & 1) != 0) winners.push_back(i + 1);
  }
  for (std::size_t i = 0; i < session.deals().size(); ++i) {
    deals.push_back(deal_json(session, session.deals()[i], i + 1 == session.deals().size()));
  }
  for (std::size_t i = 0; i < rules.values.size(); ++i) {
    zones[rules.values[i].name] = number(session.state().value(rules.layout, static_cast<int>(i)));
  }
  Json json = {{"ok", !replay.fault},
               {"finished", finished},
               {"moves_used", replay.moves_used},
               {"error", error_json(replay)},
               {"to_act", std::move(to_act)},
               {"legal", session.legal_moves()},
               {"choose", nullptr},
               {"deals", std::move(deals)},
               {"scores", std::move(scores)},
               {"zones", std::move(zones)},
               {"winners", std::move(winners)},
               {"state_hash", to_hex(session.state().hash())}};
  if (trace) json["trace"] = session.trace();
  return json;
}

}  // namespace

Replay replay_record(const Record& record, const std::string& file, LoadedTable table, int until) {
  Replay replay;
  Diagnostics diagnostics;
  const auto refuse = [&](const std::string& code, const std::string& message) {
    replay.fault = ReplayFault{0, code, {message, message}, {}, {}};
  };
  if (!record.rules_hash.empty() && record.rules_hash != table.rules->hash) {
    refuse("rules-changed", "the record was made under other rules: " + record.rules_hash +
                                ", and these are " + table.rules->hash);
    return replay;
  }
  std::vector<NumberedSetup> setups = read_setups(record, file, *table.rules, diagnostics);
  if (!diagnostics.empty()) {
    refuse(diagnostics.all().front().code, diagnostics.all().front().message);
    return replay;
  }
  replay.session.emplace(std::move(table), record.seed, std::move(setups), true);
  Player player(record, *replay.session, until);
  replay.fault = player.play();
  replay.moves_used = player.number();
  return replay;
}

std::string to_json(const Replay& replay, const std::string& record_path, bool trace) {
  Json json;
  if (!record_path.empty()) json["record"] = record_path;
  if (!replay.session) {
    json["ok"] = false;
    json["error"] = error_json(replay);
    return json.dump();
  }
  const Json made = answer(replay, trace);  // items() would not keep it alive
  for (const auto& [key, value] : made.items()) json[key] = value;
  return json.dump();
}

std::string refused_to_json(const Diagnostics& diagnostics, const std::string& record_path) {
  Json json;
  if (!record_path.empty()) json["record"] = record_path;
  json["ok"] = false;
  const Diagnostic& first = diagnostics.all().front();
  json["error"] = {{"code", first.code}, {"message", first.message}};
  if (!first.place.file.empty()) json["error"]["place"] = to_text(first.place);
  if (!first.suggestion.empty()) json["error"]["suggestion"] = first.suggestion;
  return json.dump();
}

}  // namespace houserule
