// A screen without a terminal: keys come from a list, pictures are kept as text.

#pragma once

#include <deque>
#include <functional>
#include <thread>

#include "console/full_screen.h"
#include "tests/interpreter/bots/bot_table.h"
#include "tests/own_path.h"

namespace houserule {

class FakeScreen final : public Screen {
 public:
  FakeScreen(int width, int height) : width_(width), height_(height), last(width, height) {}

  int width() const override { return width_; }
  int height() const override { return height_; }
  int ambiguous() const override { return ambiguous_columns; }
  bool has_symbols() const override { return symbols; }
  void show(const Canvas& canvas, int cursor_x, int cursor_y) override {
    last = canvas;
    cursor = {cursor_x, cursor_y};
    ++shown;
    if (on_show) on_show(canvas);
  }
  void redraw() override { ++redrawn; }
  void suspend() override { ++suspended; }

  // While others think or a trick stays in sight nobody presses a key.
  ScreenEvent wait(std::chrono::milliseconds most) override {
    if (most < std::chrono::milliseconds(500) && !(is_hasty && events.size() <= hasty_keys)) {
      std::this_thread::sleep_for(std::min(most, std::chrono::milliseconds(2)));
      return {};
    }
    ScreenEvent event;
    if (events.empty() && next) events.push_back(next());
    if (events.empty()) {
      event.kind = ScreenEvent::Kind::closed;
      return event;
    }
    event = events.front();
    events.pop_front();
    if (event.kind == ScreenEvent::Kind::resize) {
      width_ = event.x;
      height_ = event.y;
    }
    return event;
  }

  void resize(int width, int height) { add(ScreenEvent::Kind::resize, width, height); }
  void click(int x, int y) { add(ScreenEvent::Kind::click, x, y); }
  void add(ScreenEvent::Kind kind, int x, int y) {
    ScreenEvent event;
    event.kind = kind;
    event.x = x;
    event.y = y;
    events.push_back(event);
  }
  // Keys that are pressed though others think; with them the keys end.
  void press_while_others_think(const std::string& keys) {
    const std::size_t before = events.size();
    press(keys);
    hasty_keys = events.size() - before;
    is_hasty = true;
  }
  // Keys by name: "Enter", "Left", "Ctrl-L", any other word is one character.
  void press(const std::string& keys) {
    for (const std::string& key : words_of(keys)) events.push_back(key_named(key));
  }
  void type(const std::string& text) {
    for (const char c : text) {
      events.push_back(key_named(c == ' ' ? "Space" : std::string(1, c)));
    }
  }

  static ScreenEvent key_named(const std::string& name) {
    static const std::map<std::string, Key> names = {{"Enter", Key::enter},
                                                     {"Left", Key::left},
                                                     {"Right", Key::right},
                                                     {"Up", Key::up},
                                                     {"Down", Key::down},
                                                     {"Home", Key::home},
                                                     {"End", Key::end},
                                                     {"PageUp", Key::page_up},
                                                     {"PageDown", Key::page_down},
                                                     {"Esc", Key::escape},
                                                     {"Backspace", Key::backspace},
                                                     {"Tab", Key::tab},
                                                     {"BackTab", Key::back_tab},
                                                     {"F1", Key::f1}};
    ScreenEvent event;
    event.kind = ScreenEvent::Kind::key;
    event.key = Key::text;
    event.text = name == "Space" ? " " : name;
    if (const auto found = names.find(name); found != names.end()) event.key = found->second;
    if (name.starts_with("Ctrl-")) {
      event.key = Key::control;
      event.text = std::string(1, static_cast<char>(name[5] | 0x20));
    }
    // Of a key that is none a test would wait in vain.
    const bool is_word = name.size() > 1 && static_cast<unsigned char>(name[0]) < 0x80;
    if (is_word && event.key == Key::text && event.text != " ") FAIL("no key is called " << name);
    return event;
  }

  // The picture as it stands, without the spaces at the ends of lines.
  std::string text() const {
    std::string all;
    for (std::string line : last.lines()) {
      line.erase(line.find_last_not_of(' ') + 1);
      all += line + "\n";
    }
    return all;
  }
  bool shows(const std::string& part) const {
    UNSCOPED_INFO(text());
    return text().find(part) != std::string::npos;
  }

 private:
  int width_;
  int height_;

 public:
  int ambiguous_columns = 1;
  bool symbols = true;
  Canvas last;
  std::pair<int, int> cursor;
  int shown = 0;
  int redrawn = 0;
  int suspended = 0;
  bool is_hasty = false;
  std::size_t hasty_keys = 0;
  std::deque<ScreenEvent> events;
  std::function<ScreenEvent()> next;  // once the events are used up
  std::function<void(const Canvas&)> on_show;
};

// Preferences for a test: everything at once, nothing waits.
inline std::filesystem::path hurried_preferences() {
  static const std::filesystem::path file = [] {
    const auto path = own_path("hurried.json");
    Preferences preferences;
    preferences.pace = 5;
    save_preferences(path, preferences);
    return path;
  }();
  return file;
}

inline ConversationSettings hurried(Language language = Language::en) {
  ConversationSettings settings;
  settings.language = language;
  settings.opponents.level.kind = BotLevel::Kind::random;
  settings.preferences = hurried_preferences();
  return settings;
}

}  // namespace houserule
