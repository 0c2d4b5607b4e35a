#include "talk/pictures/page.h"

#include <algorithm>
#include <utility>

#include "base/display_width.h"
#include "base/text.h"
#include "base/wrap.h"

namespace houserule {

void Page::add_wrapped(const std::string& text, Style style, const std::string& lead, int stop) {
  const int indent = display_width(lead, size_.ambiguous);
  std::string before = lead;
  for (const std::string& line : wrapped(text, size_.text_width() - indent, size_.ambiguous)) {
    add(before + line, style, std::exchange(stop, 0));
    before.assign(static_cast<std::size_t>(indent), ' ');
  }
}

void Page::draw(Canvas& canvas) const {
  const int height = canvas.height();
  const int width = canvas.width();
  canvas.put(1, 0, title_, bold_style, width - 2);
  canvas.line(0, 1, width);
  const auto shown = static_cast<std::size_t>(room(height));
  if (lines_.size() > shown) {
    const std::string place = std::to_string(top_ + 1) + "-" +
                              std::to_string(std::min(top_ + shown, lines_.size())) + " / " +
                              std::to_string(lines_.size());
    canvas.put_left_of(width - 1, 0, place, dim_style);
  }
  for (std::size_t i = 0; i < shown && top_ + i < lines_.size(); ++i) {
    const PageLine& line = lines_[top_ + i];
    const int y = 2 + static_cast<int>(i);
    if (line.stop == titled) {
      canvas.line(0, y, width, line.text, line.style);
    } else {
      canvas.put(1, y, line.text, line.style, width - 1);
    }
  }
  canvas.line(0, height - 3, width);
  canvas.put(1, height - 2, prompt_, plain_style, width - 2);
  canvas.put(1, height - 1, keys_, dim_style, width - 2);
}

void Page::set_top(std::size_t line, int screen_height) {
  const auto shown = static_cast<std::size_t>(room(screen_height));
  top_ = std::min(line, lines_.size() > shown ? lines_.size() - shown : 0);
}

void Page::scroll(int lines, int screen_height) {
  const auto to = static_cast<std::ptrdiff_t>(top_) + lines;
  set_top(static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, to)), screen_height);
}

void Page::scroll_to_end(bool last, int screen_height) {
  set_top(last ? lines_.size() : 0, screen_height);
}

bool Page::next_stop(int screen_height) {
  for (std::size_t i = 1; i <= lines_.size(); ++i) {
    const std::size_t line = (top_ + i) % lines_.size();
    if (lines_[line].stop <= 0) continue;
    set_top(line, screen_height);
    return true;
  }
  return false;
}

bool Page::find(const std::string& text, int screen_height) {
  const std::string wanted = folded(text);
  if (wanted.empty()) return false;
  for (std::size_t i = 1; i <= lines_.size(); ++i) {
    const std::size_t line = (top_ + i) % lines_.size();
    if (folded(lines_[line].text).find(wanted) == std::string::npos) continue;
    set_top(line, screen_height);
    return true;
  }
  return false;
}

}  // namespace houserule
