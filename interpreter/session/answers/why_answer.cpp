#include "session/answers/why_answer.h"

#include "base/sentence.h"
#include "session/answers/answer_parts.h"

namespace houserule {

namespace {

std::string listed_codes(const GameRules& rules, const CardSet& cards) {
  std::vector<std::string> codes;
  for (const Card card : cards) codes.push_back(rules.deck.info(card).code);
  return joined(codes, ", ", ", ");
}

// The steps of the ladder a card was judged by, in order.
std::vector<WhyStep> steps_of(const Session& session, Seat seat, Language language) {
  std::vector<WhyStep> steps;
  const LadderAnswer answer = session.agenda().tricks()->ladder_answer(session.state(), seat);
  for (std::size_t i = 0; i < answer.rungs.size(); ++i) {
    const RungAnswer& rung = answer.rungs[i];
    const bool binding = i == answer.binding;
    const char* code = i > answer.binding ? "step-not-reached"
                       : binding          ? "step-binding"
                                          : "step-empty";
    const std::string word = word_of(*rung.step);
    PlainFilling parameters = {{"n", std::to_string(i + 1)}, {"word", word}};
    if (binding) parameters.emplace_back("cards", listed_codes(session.rules(), rung.offers));
    const std::string sentence =
        sentence_in(language, code, parameters) + "  " + to_text(rung.step->rule.place);
    steps.push_back({word, rung.offers, binding, rung.step->rule, sentence});
  }
  return steps;
}

}  // namespace

WhyAnswer why_answer(const Session& session, const std::string& typed, Language language) {
  WhyAnswer answer;
  answer.move = typed;
  answer.offered = session.legal_moves().legal;
  const Decision& decision = session.decision();
  if (decision.kind != Decision::Kind::ask) {
    answer.refusal = make_refusal(session.rules(), session.agenda(), session.state(), decision,
                                  Move::pass(seat_at(0)));
    return answer;
  }
  const ReadMove read = session.read(typed);
  if (!read.move || !read.right_verb) {
    answer.refusal = session.unreadable(typed, read);
    return answer;
  }
  answer.refusal = session.refusal_of(*read.move);
  const bool plays = read.move->kind == MoveKind::card &&
                     (decision.to_act & set_of(read.move->seat)) != 0 &&
                     verb_of(session.rules(), decision.phase) == "play";
  if (plays) answer.steps = steps_of(session, read.move->seat, language);
  return answer;
}

Json why_json(const GameRules& rules, const WhyAnswer& answer, Language language) {
  Json json = {{"move", answer.move}, {"legal", !answer.refusal}};
  if (answer.refusal) {
    json["code"] = answer.refusal->code;
    json["message"] = answer.refusal->message.in(language);
    json["rule"] = to_text(answer.refusal->rule.place);
  }
  json["steps"] = Json::array();
  for (const WhyStep& step : answer.steps) {
    json["steps"].push_back({{"step", step.word},
                             {"offers", codes_json(rules, step.offers)},
                             {"binding", step.binding},
                             {"rule", to_text(step.rule.place)},
                             {"owner", step.rule.owner}});
  }
  json["offered"] = answer.offered;
  return json;
}

}  // namespace houserule
