// What the editor's page may ask, and the answers: JSON in, JSON out, no network.
//
// Requests are those of docs/editor_protocol.md. Everything goes through the libraries that the
// commands use; nothing here knows a game.

#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "base/text.h"
#include "bots/learned/self_play.h"
#include "rules/words/word_table.h"
#include "session/files/script_folders.h"

namespace houserule {

struct EditorSettings {
  ScriptFolders folders;
  WordTable words;
  std::filesystem::path data;  // the user's data folder: versions are kept in it
  std::string table;           // what the page begins with; empty: it asks
  Language language = Language::en;
  std::string version;                                                  // of the program: "0.1.0"
  std::chrono::milliseconds study_patience = std::chrono::seconds(10);  // StudyDesk
  TrainingPlan training = short_plan;  // of who goes on learning in a study
  bool studies_in_turn =
      false;  // played by whoever asks for them, not by threads (running_study.h)
};

class EditorApi {
 public:
  explicit EditorApi(EditorSettings settings);
  ~EditorApi();

  // Answers `{"verb": .., ...}` with `{"result": ..}` or `{"error": {"code", "message"}}`. Whatever
  // the bytes are, there is an answer. May be called by several threads; one is answered at a time.
  std::string answer(std::string_view request);

 private:
  class Desk;
  std::unique_ptr<Desk> desk_;
};

}  // namespace houserule
