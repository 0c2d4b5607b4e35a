// A terminal as full screen needs it: something to show a canvas on, and what a person does there.

#pragma once

#include <chrono>
#include <string>

#include "talk/pictures/canvas.h"

namespace houserule {

enum class Key : std::uint8_t {
  none,
  text,  // ScreenEvent::text: one character
  up,
  down,
  left,
  right,
  home,
  end,
  page_up,
  page_down,
  enter,
  backspace,
  escape,
  tab,
  back_tab,
  f1,
  control,  // ScreenEvent::text: the letter, in lower case
};

struct ScreenEvent {
  enum class Kind : std::uint8_t {
    nothing,  // the time is up
    key,
    click,  // at x, y
    resize,
    closed,  // nobody is there any more
  };
  Kind kind = Kind::nothing;
  Key key = Key::none;
  std::string text;
  int x = 0;
  int y = 0;

  // Where an arrow points.
  int columns() const { return key == Key::right ? 1 : key == Key::left ? -1 : 0; }
  int rows() const { return key == Key::down ? 1 : key == Key::up ? -1 : 0; }
  bool is_arrow() const { return columns() != 0 || rows() != 0; }
  // The digit that is typed, -1 if it is none.
  int digit() const {
    const bool is_digit = key == Key::text && text.size() == 1 && text[0] >= '0' && text[0] <= '9';
    return is_digit ? text[0] - '0' : -1;
  }
  bool is_text(std::string_view character) const {
    return kind == Kind::key && key == Key::text && text == character;
  }
};

class Screen {
 public:
  virtual ~Screen() = default;

  virtual int width() const = 0;
  virtual int height() const = 0;
  virtual int ambiguous() const = 0;     // columns of an ambiguous character
  virtual bool has_symbols() const = 0;  // whether it shows more than ASCII for cards and lines

  // Shows a picture as large as the screen, the cursor at a cell of it.
  virtual void show(const Canvas& canvas, int cursor_x, int cursor_y) = 0;

  // Shows everything anew, whatever is there.
  virtual void redraw() = 0;

  // Gives the terminal back to the shell that has started this, until somebody calls for it again.
  virtual void suspend() = 0;

  // Waits for an event; at most so long, or for ever if that is negative.
  virtual ScreenEvent wait(std::chrono::milliseconds most) = 0;
};

}  // namespace houserule
