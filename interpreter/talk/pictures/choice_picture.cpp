#include "talk/pictures/choice_picture.h"

#include <algorithm>

#include "talk/pictures/table_picture.h"

namespace houserule {

namespace {

constexpr int left_edge = 2;
constexpr int widest_gap = 2;

}  // namespace

int ChoicePicture::item_width(const Canvas& canvas, const ChoiceItem& item) const {
  if (item.kind == ChoiceItem::Kind::word) return canvas.columns(item.text) + 2;
  return sign_width(canvas, rules_, speaker_.card_style()) + 2;
}

// Cards of a row stand on one line if any gap lets them; else whole suits go to the next line.
ChoicePicture::Layout ChoicePicture::layout(const Canvas& canvas, int width, bool captions) const {
  Layout result;
  for (const ChoiceRow& row : choosing_.rows()) {
    if (!row.label.empty()) {
      result.indent = std::max(result.indent, canvas.columns(row.label) + 2);
    }
  }
  result.indent = std::min(result.indent, width / 3);
  int y = 0;
  for (std::size_t row = 0; row < choosing_.rows().size(); ++row) {
    const std::vector<ChoiceItem>& items = choosing_.rows()[row].items;
    result.row_lines.push_back(y);
    const bool labelled = !choosing_.rows()[row].label.empty();
    const int begin = left_edge + (labelled ? result.indent : 0);
    const int end = width - 1;
    const auto length = [&](std::size_t from, std::size_t to, int gap) {
      int sum = 0;
      for (std::size_t i = from; i < to; ++i) {
        sum += item_width(canvas, items[i]);
        if (i + 1 < to) sum += gap + (items[i].group != items[i + 1].group ? gap : 0);
      }
      return sum;
    };
    int gap = widest_gap;
    while (gap > 0 && begin + length(0, items.size(), gap) > end) --gap;
    const bool one_line = begin + length(0, items.size(), gap) <= end;
    if (!one_line) gap = 1;
    const bool is_hand = !labelled && !items.empty() && items[0].kind == ChoiceItem::Kind::card;
    const bool named = captions && is_hand;
    int x = begin;
    for (std::size_t i = 0; i < items.size(); ++i) {
      const bool new_group = i > 0 && items[i].group != items[i - 1].group;
      if (new_group) x += gap;
      std::size_t group_end = i + 1;
      while (group_end < items.size() && items[group_end].group == items[i].group) ++group_end;
      const bool begins = i == 0 || new_group;
      const int needed =
          begins && is_hand ? length(i, group_end, gap) : item_width(canvas, items[i]);
      const bool fits = x + needed <= end;
      const bool single = x + item_width(canvas, items[i]) <= end;
      if (x > begin && (!single || (!fits && !one_line))) {
        x = begin;
        y += named ? 2 : 1;
      }
      if (named && (begins || x == begin)) {
        result.captions.push_back({x + 1, y + 1, 0, items[i].group});
      }
      const int wide = item_width(canvas, items[i]);
      result.items.push_back({{x, y, std::min(wide, end - x), 1}, {row, i}});
      x += wide + gap;
    }
    const std::string& more = choosing_.rows()[row].more;
    if (!items.empty() && !more.empty() && x + canvas.columns(more) > end) {
      x = begin;
      ++y;
    }
    if (!more.empty()) result.more.push_back({x + 1, y, end - x - 1, static_cast<int>(row)});
    if (!items.empty()) y += named ? 2 : 1;
  }
  result.lines = y;
  if (!captions) return result;
  // A name has room up to the next one.
  for (std::size_t i = 0; i < result.captions.size(); ++i) {
    Caption& caption = result.captions[i];
    const bool is_last = i + 1 == result.captions.size() || result.captions[i + 1].y != caption.y;
    caption.width = (is_last ? width - 1 : result.captions[i + 1].x - 1) - caption.x;
  }
  // Of names that do not all have room none is better than some.
  const bool all_fit =
      std::all_of(result.captions.begin(), result.captions.end(), [&](const Caption& caption) {
        return canvas.columns(caption_text(caption.group)) <= caption.width;
      });
  return all_fit ? result : layout(canvas, width, false);
}

int ChoicePicture::height(const Canvas& canvas, int width, bool captions) const {
  return layout(canvas, width, captions).lines;
}

std::string ChoicePicture::caption_text(int group) const {
  if (group == 0) return speaker_.say("caption-trumps");
  const auto suit = static_cast<std::size_t>(group - 1);
  return suit < rules_.deck.suits.size() ? speaker_.text(rules_.deck.suits[suit].text) : "";
}

void ChoicePicture::draw_item(Canvas& canvas, const Area& area, Choosing::Spot spot) const {
  const ChoiceRow& row = choosing_.rows()[spot.row];
  const ChoiceItem& item = row.items[spot.item];
  const bool here = choosing_.cursor() == spot;
  const bool chosen = choosing_.is_chosen(item);
  const bool may = item.allowed && row.is_open;
  char left = may ? '[' : ' ';
  char right = may ? ']' : ' ';
  if (chosen) left = right = '*';
  if (here) {
    left = may || chosen ? '>' : '!';
    right = may && !chosen ? '<' : chosen ? '*' : '!';
  }
  Style style;
  style.bold = may || chosen;
  style.reverse = here;
  style.underline = chosen;
  if (!may && !chosen && row.is_open) style.role = Role::dim;
  if (item.kind == ChoiceItem::Kind::card) {
    draw_card(canvas, area.x, area.y, rules_, item.card, speaker_.card_style(), left, right, style);
    return;
  }
  canvas.put(area.x, area.y, left + item.text + right, style, area.width);
}

std::vector<ChoiceHit> ChoicePicture::draw(Canvas& canvas, const Area& area, bool captions) const {
  const Layout all = layout(canvas, area.width, captions);
  std::vector<ChoiceHit> hits;
  for (std::size_t row = 0; row < choosing_.rows().size(); ++row) {
    const std::string& label = choosing_.rows()[row].label;
    const int y = all.row_lines[row];
    if (!label.empty() && y < area.height) {
      canvas.put(area.x + left_edge, area.y + y, label,
                 choosing_.rows()[row].is_open ? bold_style : dim_style, all.indent - 1);
    }
  }
  for (const Placed& placed : all.items) {
    if (placed.area.y >= area.height) continue;
    Area at = placed.area;
    at.x += area.x;
    at.y += area.y;
    draw_item(canvas, at, placed.spot);
    hits.push_back({at, placed.spot});
  }
  for (const Caption& more : all.more) {
    if (more.y >= area.height) continue;
    canvas.put(area.x + more.x, area.y + more.y,
               choosing_.rows()[static_cast<std::size_t>(more.group)].more, dim_style, more.width);
  }
  for (const Caption& caption : all.captions) {
    if (caption.y >= area.height) continue;
    canvas.put(area.x + caption.x, area.y + caption.y, caption_text(caption.group), dim_style);
  }
  return hits;
}

}  // namespace houserule
