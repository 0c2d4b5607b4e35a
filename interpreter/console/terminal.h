// The terminal the program was started in, by way of ncurses. The only file that knows it.

#pragma once

#include <memory>

#include "console/screen.h"

namespace houserule {

struct TerminalSettings {
  bool colour = true;
};

class Terminal final : public Screen {
 public:
  // Returns the terminal of this process, taken over until the object is gone; null where there is
  // none that can be drawn on. There is one at a time.
  static std::unique_ptr<Terminal> open(const TerminalSettings& settings);
  ~Terminal() override;
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  int width() const override;
  int height() const override;
  int ambiguous() const override { return ambiguous_; }
  bool has_symbols() const override { return has_symbols_; }
  void show(const Canvas& canvas, int cursor_x, int cursor_y) override;
  void redraw() override;
  void suspend() override;
  ScreenEvent wait(std::chrono::milliseconds most) override;

 private:
  Terminal(int ambiguous, bool has_symbols, bool colour);
  void choose_colours();
  unsigned long attributes(Style style) const;

  int ambiguous_;
  bool has_symbols_;
  bool colour_;
  bool few_colours_ = false;
};

}  // namespace houserule
