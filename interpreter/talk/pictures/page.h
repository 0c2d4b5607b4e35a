// A page laid over the table: help, tricks, rules, scores. Lines of text that scroll.

#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "talk/pictures/canvas.h"

namespace houserule {

struct PageLine {
  std::string text;
  Style style;
  int stop = 0;  // a place to jump to: 1 a house rule; 0 none
};

struct PageSize {
  int width = 80;
  int height = 24;
  int ambiguous = 1;

  int text_width() const { return width - 2; }
};

class Page {
 public:
  Page() = default;
  Page(std::string title, std::string keys, const PageSize& size)
      : title_(std::move(title)), keys_(std::move(keys)), size_(size) {}

  void add(std::string text, Style style = {}, int stop = 0) {
    lines_.push_back({std::move(text), style, stop});
  }
  // Adds a text as wide as the page, the first line behind `lead`, the others below its end.
  void add_wrapped(const std::string& text, Style style = {}, const std::string& lead = {},
                   int stop = 0);
  void add_title(std::string text) { lines_.push_back({std::move(text), bold_style, titled}); }

  // Fills the canvas: title, lines, and what keys do.
  void draw(Canvas& canvas) const;

  void scroll(int lines, int screen_height);
  void scroll_to_end(bool last, int screen_height);
  // Goes to the next line with a stop. Returns whether there is one.
  bool next_stop(int screen_height);
  // Goes to the next line that has `text` in it, in any case, from the one after the top on, round
  // and round. Returns whether there is one.
  bool find(const std::string& text, int screen_height);
  // A line of typed text above the keys.
  void set_prompt(std::string prompt) { prompt_ = std::move(prompt); }
  std::size_t top() const { return top_; }
  void set_top(std::size_t line, int screen_height);

  static constexpr int titled = -1;

 private:
  static int room(int screen_height) { return std::max(1, screen_height - 5); }

  std::string title_;
  std::string keys_;
  PageSize size_;
  std::string prompt_;
  std::vector<PageLine> lines_;
  std::size_t top_ = 0;
};

}  // namespace houserule
