#include <iostream>
#include <nlohmann/json.hpp>

#include "cli/command.h"
#include "session/message.h"
#include "session/replay.h"

namespace houserule {

namespace {

using Json = nlohmann::ordered_json;

struct WhyOptions {
  std::string record;
  std::string move;
  std::vector<std::string> rest;
};

std::string codes_of(const GameRules& rules, const CardSet& cards) {
  std::vector<std::string> codes;
  for (const Card card : cards) codes.push_back(rules.deck.info(card).code);
  return joined(codes, ", ", ", ");
}

// The steps of the ladder a card was judged by, in order.
std::vector<std::pair<std::string, Json>> steps_of(const Session& session, Seat seat,
                                                   Language language) {
  std::vector<std::pair<std::string, Json>> steps;
  const GameRules& rules = session.rules();
  const LadderAnswer answer = session.agenda().ladder_answer(session.state(), seat);
  for (std::size_t i = 0; i < answer.rungs.size(); ++i) {
    const RungAnswer& rung = answer.rungs[i];
    const char* code = i > answer.binding    ? "step-not-reached"
                       : i == answer.binding ? "step-binding"
                                             : "step-empty";
    const std::string word(word_of(*rung.step));
    const std::string cards = codes_of(rules, rung.offers);
    Json json = {{"step", word},
                 {"offers", Json::array()},
                 {"binding", i == answer.binding},
                 {"rule", to_text(rung.step->rule.place)},
                 {"owner", rung.step->rule.owner}};
    for (const Card card : rung.offers) json["offers"].push_back(rules.deck.info(card).code);
    MessageParameters parameters = {{"n", std::to_string(i + 1)}, {"word", word}};
    if (i == answer.binding) parameters.emplace_back("cards", cards);
    const std::string sentence =
        message(language, code, parameters) + "  " + to_text(rung.step->rule.place);
    steps.emplace_back(sentence, std::move(json));
  }
  return steps;
}

int why(const Program& program, const WhyOptions& options) {
  Diagnostics diagnostics;
  const std::optional<std::string> text = read_record_file(options.record);
  if (!text) diagnostics.add("missing-file", {options.record, 0}, "the record cannot be read");
  std::optional<Record> record;
  if (text) record = parse_record(*text, options.record, diagnostics);
  const std::optional<WordTable> words = program.words();
  std::optional<LoadedTable> table;
  if (record && words) {
    table =
        load_table(program.folders, *words, parse_spec(record->table, diagnostics), diagnostics);
  }
  if (!table) {
    std::cerr << diagnostics.to_text();
    return not_so;
  }
  const Replay replay = replay_record(*record, options.record, std::move(*table));
  if (!replay.session || replay.fault) {
    std::cerr << options.record << ": " << replay.fault->message.in(program.language) << " ["
              << replay.fault->code << "]\n";
    return not_so;
  }
  const Session& session = *replay.session;
  std::string typed = options.move;
  for (const std::string& word : options.rest) typed += " " + word;
  std::optional<Refusal> refusal;
  std::optional<Move> move;
  if (session.decision().kind == Decision::Kind::ask) {
    const ReadMove read = session.read(typed);
    move = read.right_verb ? read.move : std::nullopt;
    refusal = move ? session.refusal_of(*move) : session.unreadable(typed, read);
  } else {
    refusal = make_refusal(session.rules(), session.agenda(), session.state(), session.decision(),
                           Move::pass(seat_at(0)));
  }
  const bool plays = move && move->kind == MoveKind::card &&
                     session.decision().kind == Decision::Kind::ask &&
                     (session.decision().to_act & set_of(move->seat)) != 0 &&
                     verb_of(session.rules(), session.decision().phase) == "play";
  std::vector<std::pair<std::string, Json>> steps;
  if (plays) steps = steps_of(session, move->seat, program.language);
  if (program.json) {
    Json json = {{"move", typed}, {"legal", !refusal}};
    if (refusal) {
      json["code"] = refusal->code;
      json["message"] = refusal->message.in(program.language);
      json["rule"] = to_text(refusal->rule.place);
    }
    json["steps"] = Json::array();
    for (auto& step : steps) json["steps"].push_back(step.second);
    json["offered"] = session.legal_moves().legal;
    std::cout << json.dump() << "\n";
    return refusal ? not_so : done;
  }
  for (const auto& step : steps) std::cout << step.first << "\n";
  if (!refusal) {
    std::cout << message(program.language, "move-legal", {{"move", typed}}) << "\n";
    return done;
  }
  std::cout << refusal->message.in(program.language) << " [" << refusal->code << "]\n";
  if (!refusal->rule.place.file.empty()) {
    std::cout << to_text(refusal->rule.place) << "  " << refusal->word << "\n";
  }
  return not_so;
}

}  // namespace

void add_why_command(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("why", "why a move is legal or not, where a record ends");
  command->footer("Example: houserule why game.json 3 play LK");
  static WhyOptions options;
  command->add_option("RECORD", options.record, "a file with a record")->required();
  command->add_option("MOVE", options.move, "the move, quoted or not: SEAT VERB WHAT")->required();
  command->add_option("REST", options.rest, "more words of the move");
  command->callback([&program] { program.run = [&program] { return why(program, options); }; });
}

}  // namespace houserule
