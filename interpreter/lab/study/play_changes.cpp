#include "lab/study/play_changes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "base/moments.h"
#include "base/text.h"

namespace houserule {

namespace {

constexpr std::size_t most_changes = 8;

// "played.card.HK": what is counted, of what kind of things, and of which.
struct HabitKey {
  std::string what, kind, item;

  explicit HabitKey(const std::string& key) {
    const std::size_t first = key.find('.');
    what = key.substr(0, first);
    if (first == std::string::npos) return;
    const std::size_t second = key.find('.', first + 1);
    kind = key.substr(first + 1, second - first - 1);
    if (second != std::string::npos) item = key.substr(second + 1);
  }
};

// From which difference on somebody at the table would notice: in tricks, in the share of deals, in
// cards or times a deal.
double noticed(const std::string& what) {
  if (what == "played" || what == "led") return 0.25;
  if (what == "given" || what == "done" || what == "predicted") return 0.05;
  return 0.02;
}

struct Change {
  const ReportRow* row = nullptr;
  HabitKey key;
  double difference = 0;
  double size() const { return std::abs(difference) / noticed(key.what); }
};

class Changes {
 public:
  Changes(const StudyReport& report, std::size_t pair) : report_(report), pair_(pair) {
    for (const ReportRow& row : report.habits()) consider(row, HabitKey(row.measure.key));
    for (const ReportRow& row : report.rows()) {
      const HabitKey key(row.measure.key);
      const bool is_call = (key.what == "contract" || key.what == "call") && row.measure.is_count();
      if (is_call || row.measure.key == "predicted") consider(row, key);
    }
    const bool has_trainings = report.trainings() > 1;
    std::erase_if(changes_, [&](const Change& change) {
      return change.size() < 1 ||
             !(has_trainings ? is_clear_of_trainings(change) : is_clear_of_chance(change));
    });
    std::erase_if(changes_, [&](const Change& change) { return is_told_otherwise(change); });
    std::stable_sort(changes_.begin(), changes_.end(), [](const Change& one, const Change& other) {
      return one.size() > other.size();
    });
  }

  std::vector<Text> in_words() const {
    std::vector<Text> texts;
    for (const Change& change : changes_) {
      if (texts.size() == most_changes) break;
      texts.push_back(text_of(change));
    }
    return texts;
  }

 private:
  void consider(const ReportRow& row, const HabitKey& key) {
    const ReportRow::Difference& difference = row.differences[pair_];
    if (!difference.is_there) return;
    ++looked_at_;
    if (report_.totals().games < StudyReport::enough_pairs) return;
    if (!difference.by_training.empty()) {
      Moments means;
      for (const double mean : difference.by_training) means.add(mean);
      Spread& spread = spreads_[key.what + key.kind];
      spread.squares += means.spread() * means.spread() * (means.n - 1);
      spread.degrees += means.n - 1;
    } else if (difference.finding != Finding::differs) {
      return;
    }
    changes_.push_back({&row, key, difference.value.estimate});
  }

  // Everything that was looked at may differ by chance.
  double allowed() const { return 1 - 0.05 / std::max(1, looked_at_); }

  bool is_clear_of_chance(const Change& change) const {
    const Interval& value = change.row->differences[pair_].value;
    return std::abs(value.estimate) >
           value.width() / 2 * errors_for(allowed()) / errors_for(report_.confidence());
  }

  // How far trainings lie apart is much the same of all cards, and so told from all of them: three
  // trainings alone would hardly ever tell.
  bool is_clear_of_trainings(const Change& change) const {
    const auto& by_training = change.row->differences[pair_].by_training;
    const auto found = spreads_.find(change.key.what + change.key.kind);
    if (by_training.empty() || found == spreads_.end() || found->second.degrees < 1) return false;
    const double spread = std::sqrt(found->second.squares / found->second.degrees);
    return std::abs(change.difference) > errors_for(allowed(), found->second.degrees) * spread /
                                             std::sqrt(static_cast<double>(by_training.size()));
  }

  // Of a card: by its suit or its rank, which change as much and in the same direction.
  bool is_told_otherwise(const Change& change) const {
    if (change.key.kind != "card") return false;
    const Deck& deck = report_.plan().tables.front().rules->deck;
    const Card card = deck.parse(change.key.item);
    if (card == no_card) return false;
    const CardInfo& info = deck.info(card);
    return std::any_of(changes_.begin(), changes_.end(), [&](const Change& other) {
      const bool holds_it =
          (other.key.kind == "suit" && info.suit >= 0 &&
           deck.suits[static_cast<std::size_t>(info.suit)].code == other.key.item) ||
          (other.key.kind == "rank" && info.rank >= 0 &&
           deck.ranks[static_cast<std::size_t>(info.rank)].code == other.key.item);
      return holds_it && other.key.what == change.key.what &&
             (other.difference > 0) == (change.difference > 0) && change.size() < 2 * other.size();
    });
  }

  Text text_of(const Change& change) const {
    const ReportRow& row = *change.row;
    const auto number = [&](std::size_t table) {
      const Interval& value = row.cells[table].value;
      return same(number_text(row.measure, value.estimate, value.width() / 2));
    };
    Text item = row.measure.label;
    if (row.measure.key == "contract.none") item = sentence("change.no_contract");
    if (change.key.kind == "rank") item = sentence("change.rank", {{"rank", item}});
    const bool of_many = change.key.what == "given" && row.measure.kind == Measure::Kind::mean;
    const std::string key = "change." + change.key.what + (of_many ? "_of" : "") +
                            (change.difference > 0 ? ".more" : ".less");
    return sentence(key, {{"item", item}, {"now", number(pair_ + 1)}, {"before", number(0)}});
  }

  struct Spread {
    double squares = 0, degrees = 0;
  };

  const StudyReport& report_;
  std::size_t pair_;
  int looked_at_ = 0;
  std::map<std::string, Spread> spreads_;  // by what is counted of what kind of things
  std::vector<Change> changes_;
};

std::string cell_number(const StudyReport& report, const ReportRow& row) {
  const ReportRow::Cell& cell = row.cells[0];
  if (cell.n == 0) return report.say("never");
  return number_text(row.measure, cell.value.estimate, cell.value.width() / 2);
}

// The single cards that come up most in one habit; empty: none does.
std::string most_of(const StudyReport& report, const std::string& what) {
  constexpr std::size_t most_cards = 5;
  std::vector<const ReportRow*> rows;
  for (const ReportRow& row : report.habits()) {
    const HabitKey key(row.measure.key);
    const bool counts = key.what == what && key.kind == "card" && row.cells[0].n > 0 &&
                        row.measure.kind == Measure::Kind::share;
    if (counts && row.cells[0].value.estimate > 0) rows.push_back(&row);
  }
  if (rows.empty()) return "";
  std::stable_sort(rows.begin(), rows.end(), [](const ReportRow* one, const ReportRow* other) {
    return one->cells[0].value.estimate > other->cells[0].value.estimate;
  });
  rows.resize(std::min(rows.size(), most_cards));
  std::vector<std::string> cards;
  for (const ReportRow* row : rows) {
    cards.push_back(report.in_words(row->measure.label) + " " + cell_number(report, *row));
  }
  const std::string between = report.say("list.clauses");
  return report.say("habits.most." + what, {{"list", same(joined(cards, between, between))}});
}

}  // namespace

std::vector<Text> changes_in_play(const StudyReport& report, std::size_t pair) {
  return Changes(report, pair).in_words();
}

HabitTable habits_of(const StudyReport& report) {
  constexpr std::array columns = {"led_first", "led", "played", "given"};
  HabitTable table;
  std::map<std::string, std::size_t> line_of;
  std::array<bool, columns.size()> is_used{};
  for (const ReportRow& row : report.habits()) {
    const HabitKey key(row.measure.key);
    if (key.what == "done") {
      table.steps.push_back({report.in_words(row.measure.label), {cell_number(report, row)}});
    }
    const auto column = std::find(columns.begin(), columns.end(), key.what);
    if (key.kind == "card" || column == columns.end()) continue;
    const auto at = static_cast<std::size_t>(column - columns.begin());
    const auto [found, is_new] = line_of.emplace(key.kind + key.item, table.lines.size());
    if (is_new) {
      const std::vector<std::string> none(columns.size());
      table.lines.push_back({report.in_words(row.measure.label), none});
    }
    table.lines[found->second].numbers[at] = cell_number(report, row);
    is_used[at] = true;
  }
  for (std::size_t i = columns.size(); i-- > 0;) {
    if (is_used[i]) {
      table.columns.insert(table.columns.begin(),
                           report.say("habits.column." + std::string(columns[i])));
      continue;
    }
    for (HabitTable::Line& line : table.lines) {
      line.numbers.erase(line.numbers.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }
  for (const char* const what : {"led_first", "given", "exposed"}) {
    const std::string most = most_of(report, what);
    if (!most.empty()) table.most.push_back(most);
  }
  return table;
}

}  // namespace houserule
