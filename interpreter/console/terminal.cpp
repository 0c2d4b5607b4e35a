#include "console/terminal.h"

#include <curses.h>
#include <langinfo.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <clocale>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <cwchar>
#include <optional>

namespace houserule {

namespace {

constexpr int answer_time = 100;  // milliseconds for a terminal to say where its cursor is

// Returns how many columns the terminal moves on for `text`; nothing if it does not say. Asks for
// the position of the cursor (ECMA-48 CPR) behind it, and leaves the line empty.
std::optional<int> measured_columns(const char* text) {
  termios before{};
  if (tcgetattr(STDIN_FILENO, &before) != 0) return std::nullopt;
  termios raw = before;
  raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
  raw.c_cc[VMIN] = 0;
  raw.c_cc[VTIME] = 0;
  tcsetattr(STDIN_FILENO, TCSANOW, &raw);
  const std::string question = std::string("\r") + text + "\x1b[6n";
  std::optional<int> columns;
  std::string answer;
  if (write(STDOUT_FILENO, question.data(), question.size()) ==
      static_cast<ssize_t>(question.size())) {
    pollfd ready{STDIN_FILENO, POLLIN, 0};
    while (answer.size() < 32 && answer.find('R') == std::string::npos &&
           poll(&ready, 1, answer_time) > 0) {
      std::array<char, 32> piece{};
      const ssize_t got = read(STDIN_FILENO, piece.data(), piece.size());
      if (got <= 0) break;
      answer.append(piece.data(), static_cast<std::size_t>(got));
    }
  }
  const std::size_t begin = answer.find("\x1b[");
  const std::size_t middle = answer.find(';', begin == std::string::npos ? 0 : begin);
  if (begin != std::string::npos && middle != std::string::npos) {
    columns = std::atoi(answer.c_str() + middle + 1) - 1;
  }
  const std::string clean = "\r\x1b[K";
  if (write(STDOUT_FILENO, clean.data(), clean.size()) < 0) columns.reset();
  tcsetattr(STDIN_FILENO, TCSANOW, &before);
  return columns;
}

bool is_utf8_locale() { return std::strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

bool is_cjk_locale() {
  const char* name = std::setlocale(LC_CTYPE, nullptr);
  const std::string locale = name == nullptr ? "" : name;
  return locale.starts_with("ja") || locale.starts_with("zh") || locale.starts_with("ko");
}

short pair_of(Role role) { return static_cast<short>(static_cast<int>(role) + 1); }

Key key_of(int code) {
  switch (code) {
    case KEY_UP:
      return Key::up;
    case KEY_DOWN:
      return Key::down;
    case KEY_LEFT:
      return Key::left;
    case KEY_RIGHT:
      return Key::right;
    case KEY_HOME:
      return Key::home;
    case KEY_END:
      return Key::end;
    case KEY_PPAGE:
      return Key::page_up;
    case KEY_NPAGE:
      return Key::page_down;
    case KEY_ENTER:
      return Key::enter;
    case KEY_BACKSPACE:
    case KEY_DC:
      return Key::backspace;
    case KEY_BTAB:
      return Key::back_tab;
    case KEY_F(1):
      return Key::f1;
    default:
      return Key::none;
  }
}

ScreenEvent key_event(Key key, std::string text = {}) {
  ScreenEvent event;
  event.kind = ScreenEvent::Kind::key;
  event.key = key;
  event.text = std::move(text);
  return event;
}

std::string utf8_of(wint_t point) {
  std::string text(MB_CUR_MAX, '\0');
  std::mbstate_t state{};
  const std::size_t size = std::wcrtomb(text.data(), static_cast<wchar_t>(point), &state);
  if (size == static_cast<std::size_t>(-1)) return "";
  text.resize(size);
  return text;
}

ScreenEvent character_event(wint_t point) {
  switch (point) {
    case '\r':
    case '\n':
      return key_event(Key::enter);
    case '\t':
      return key_event(Key::tab);
    case 27:
      return key_event(Key::escape);
    case 8:
    case 127:
      return key_event(Key::backspace);
    default:
      break;
  }
  if (point > 0 && point < 27) {
    return key_event(Key::control, std::string(1, static_cast<char>('a' + point - 1)));
  }
  std::string text = utf8_of(point);
  return text.empty() || point < 32 ? ScreenEvent() : key_event(Key::text, std::move(text));
}

}  // namespace

std::unique_ptr<Terminal> Terminal::open(const TerminalSettings& settings) {
  if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) return nullptr;
  const char* kind = std::getenv("TERM");
  if (kind == nullptr || *kind == '\0' || std::strcmp(kind, "dumb") == 0) return nullptr;
  std::setlocale(LC_CTYPE, "");
  const std::optional<int> columns = measured_columns("♥");
  // What the terminal does counts for more than what the locale says.
  if (!is_utf8_locale() && columns && *columns <= 2) std::setlocale(LC_CTYPE, "C.UTF-8");
  const bool utf8 = is_utf8_locale() && (!columns || *columns <= 2);
  const bool wide = columns ? *columns == 2 : is_cjk_locale();
  if (newterm(nullptr, stdout, stdin) == nullptr) return nullptr;
  return std::unique_ptr<Terminal>(new Terminal(wide ? 2 : 1, utf8 && !wide, settings.colour));
}

Terminal::Terminal(int ambiguous, bool has_symbols, bool colour)
    : ambiguous_(ambiguous), has_symbols_(has_symbols), colour_(colour) {
  raw();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  set_escdelay(25);
  mousemask(BUTTON1_PRESSED | BUTTON1_CLICKED | BUTTON1_DOUBLE_CLICKED, nullptr);
  mouseinterval(0);
  choose_colours();
}

Terminal::~Terminal() { endwin(); }

// Colours that can be read on black and on white; grounds stay as they are.
void Terminal::choose_colours() {
  if (!colour_ || has_colors() == FALSE) {
    colour_ = false;
    return;
  }
  start_color();
  use_default_colors();
  few_colours_ = COLORS < 256;
  struct Entry {
    Role role;
    short many;
    short few;
  };
  constexpr short usual = -1;
  constexpr std::array<Entry, 8> entries = {{{Role::plain, usual, usual},
                                             {Role::dim, 243, usual},
                                             {Role::red, 161, COLOR_RED},
                                             {Role::amber, 130, COLOR_MAGENTA},
                                             {Role::green, 28, usual},
                                             {Role::violet, 98, usual},
                                             {Role::house_rule, 98, COLOR_MAGENTA},
                                             {Role::problem, 161, COLOR_RED}}};
  for (const Entry& entry : entries) {
    init_pair(pair_of(entry.role), few_colours_ ? entry.few : entry.many, usual);
  }
}

unsigned long Terminal::attributes(Style style) const {
  unsigned long result = A_NORMAL;
  if (style.bold) result |= A_BOLD;
  if (style.reverse) result |= A_REVERSE;
  if (style.underline) result |= A_UNDERLINE;
  if (colour_) result |= static_cast<unsigned long>(COLOR_PAIR(pair_of(style.role)));
  if (few_colours_ && style.role == Role::violet) result |= A_BOLD;
  return result;
}

int Terminal::width() const { return COLS; }
int Terminal::height() const { return LINES; }

void Terminal::show(const Canvas& canvas, int cursor_x, int cursor_y) {
  erase();
  for (int y = 0; y < canvas.height(); ++y) {
    for (int x = 0; x < canvas.width(); ++x) {
      const Cell& cell = canvas.cell(x, y);
      if (cell.text.empty()) continue;
      attrset(static_cast<attr_t>(attributes(cell.style)));
      mvaddstr(y, x, cell.text.c_str());
    }
  }
  move(cursor_y, cursor_x);
  refresh();
}

void Terminal::redraw() {
  clearok(stdscr, TRUE);
  refresh();
}

void Terminal::suspend() {
  def_prog_mode();
  endwin();
  std::raise(SIGTSTP);
  reset_prog_mode();
  redraw();
}

ScreenEvent Terminal::wait(std::chrono::milliseconds most) {
  timeout(most.count() < 0 ? -1 : static_cast<int>(most.count()));
  wint_t code = 0;
  const int kind = get_wch(&code);
  if (kind == ERR) {
    // Of a terminal that is gone nothing can be read, at once and for ever.
    if (isatty(STDIN_FILENO) != 0) {
      pollfd state{STDIN_FILENO, POLLIN, 0};
      if (poll(&state, 1, 0) < 0 || (state.revents & (POLLHUP | POLLERR | POLLNVAL)) == 0) {
        return {};
      }
    }
    ScreenEvent closed;
    closed.kind = ScreenEvent::Kind::closed;
    return closed;
  }
  if (kind != KEY_CODE_YES) return character_event(code);
  ScreenEvent event;
  if (code == KEY_RESIZE) {
    event.kind = ScreenEvent::Kind::resize;
    return event;
  }
  if (code == KEY_MOUSE) {
    MEVENT mouse;
    if (getmouse(&mouse) != OK) return {};
    event.kind = ScreenEvent::Kind::click;
    event.x = mouse.x;
    event.y = mouse.y;
    return event;
  }
  const Key key = key_of(static_cast<int>(code));
  return key == Key::none ? ScreenEvent() : key_event(key);
}

}  // namespace houserule
