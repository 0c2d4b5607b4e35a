#include "editor/server/study_desk.h"

#include <algorithm>

#include "editor/server/running_study.h"
#include "session/answers/request.h"

namespace houserule {

namespace {

StudyRequest study_of(const Json& request, const EditorSettings& settings) {
  StudyRequest study;
  study.tables = request["tables"];
  study.games = number_of_key(request, "games", 1, 1'000'000, 20'000);
  const ReadLevel level = read_level(request.value("bots", "random"));
  if (!level.level) refuse_request("bad-request", level.fault);
  study.bots = {*level.level};
  study.matches = request.value("matches", false);
  study.further = settings.training;
  study.trainings = number_of_key(request, "trainings", 0, most_trainings, usual_trainings);
  if (study.trainings == 1) refuse_request("bad-request", sentence("trainings-not-one"));
  return study;
}

}  // namespace

StudyDesk::StudyDesk(const EditorRoom& room) : room_(room) {}
StudyDesk::~StudyDesk() = default;

EditorVerbs StudyDesk::verbs() {
  return {
      {"compare", [this](const Json& request) { return compare(request); }},
      {"progress", [this](const Json& request) { return progress(request); }},
      {"give_up", [this](const Json& request) { return give_up(request); }},
  };
}

Json StudyDesk::bots_json(int seats, Language language) {
  Json list = Json::array();
  for (const BotLevel::Kind kind : {BotLevel::Kind::learned, BotLevel::Kind::random}) {
    const BotLevel level{.kind = kind};
    list.push_back({{"level", level.text()}, {"says", level.says(seats).in(language)}});
  }
  return list;
}

Json StudyDesk::compare(const Json& request) {
  StudyRequest study = study_of(request, room_.settings);
  for (const std::string& table : study.tables) room_.refuse_foreign_paths(table);
  forget(number_of_key(request, "instead_of", 1, 1'000'000'000, 0));
  if (studies_.size() == most_studies) studies_.erase(studies_.begin());
  const auto begin = room_.settings.studies_in_turn ? study_in_turn : study_in_thread;
  studies_.emplace_back(++last_number_, begin(room_, std::move(study)));
  return answer(studies_.back(), request);
}

Json StudyDesk::progress(const Json& request) {
  const int number = number_of_key(request, "study", 1, 1'000'000'000, 0);
  for (const Numbered& study : studies_) {
    if (study.first == number) return answer(study, request);
  }
  refuse_request("no-such-study", sentence("refuse.no-study"));
}

Json StudyDesk::give_up(const Json& request) {
  forget(number_of_key(request, "study", 1, 1'000'000'000, 0));
  return Json::object();
}

Json StudyDesk::answer(const Numbered& study, const Json& request) const {
  Json answer = {{"study", study.first}};
  answer.update(study.second->answer(room_.language_of(request)));
  return answer;
}

void StudyDesk::forget(int number) {
  std::erase_if(studies_, [&](const Numbered& one) { return one.first == number; });
}

}  // namespace houserule
