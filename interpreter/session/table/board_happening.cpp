#include "session/table/board_happening.h"

#include <array>

#include "board_rules/model/rows.h"

namespace houserule {

namespace {

// What it is called in sentences; those that are not told so are told otherwise, or not at all.
struct News {
  using Kind = TraceEvent::Kind;

  Kind kind;
  std::string_view key;
  bool is_news = true;
};

constexpr std::string_view untold = {};

constexpr std::array<News, static_cast<std::size_t>(News::Kind::evaluated) + 1> all_news = {{
    {News::Kind::phase, untold},
    {News::Kind::end, untold, false},
    {News::Kind::place, "placed"},
    {News::Kind::push, untold, false},
    {News::Kind::pop, untold, false},
    {News::Kind::gap, untold, false},
    {News::Kind::again, untold, false},
    {News::Kind::use, "used"},
    {News::Kind::fires, "used"},
    {News::Kind::order, untold, false},
    {News::Kind::batch, untold},
    {News::Kind::replaced, "instead"},
    {News::Kind::instead, "instead"},
    {News::Kind::play, "played"},
    {News::Kind::draw, "drew"},
    {News::Kind::take, untold},
    {News::Kind::put, "laid"},
    {News::Kind::load, "loaded"},
    {News::Kind::loaded, untold},
    {News::Kind::unload, untold},
    {News::Kind::cargo_lost, untold},
    {News::Kind::lift, untold},
    {News::Kind::served, untold},
    {News::Kind::roll, "rolled-to"},
    {News::Kind::success, "success"},
    {News::Kind::fail, "failure"},
    {News::Kind::back, "came-back"},
    {News::Kind::fizzle, "fizzles-on"},
    {News::Kind::evaluate, untold, false},
    {News::Kind::evaluated, untold},
}};
static_assert(in_order(all_news, &News::kind));

}  // namespace

bool is_news(const TraceEvent& event) {
  return all_news[static_cast<std::size_t>(event.kind)].is_news;
}

std::string_view sentence_of(TraceEvent::Kind kind) {
  return all_news[static_cast<std::size_t>(kind)].key;
}

}  // namespace houserule
