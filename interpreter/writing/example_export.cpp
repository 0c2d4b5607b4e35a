#include "writing/example_export.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>

#include "rules/source/lua_source.h"

namespace houserule {

namespace {

constexpr std::size_t most_legal = 16;  // more moves say nothing to a reader

// A deal of a table: what it began with and which entries of the log belong to it.
struct PlayedDeal {
  State dealt;
  std::size_t first = 0;  // log entries [first, end)
  std::size_t end = 0;
  DealReport report;
};

class Exporter {
 public:
  Exporter(const Session& session, const std::optional<ReplayFault>& fault,
           const std::vector<std::string>& moves)
      : session_(session), rules_(session.rules()), fault_(fault), listed_(moves) {}

  // `wanted`: the number of a deal; 0: the last that was played.
  std::string run(int wanted) {
    const std::vector<PlayedDeal> deals = played_deals();
    if (deals.empty()) return "";  // the first could not begin
    const PlayedDeal* deal = &deals.back();
    if (deal->first == deal->end && deals.size() > 1 && !fault_) deal = &deals[deals.size() - 2];
    if (wanted > 0) {
      const auto found = std::find_if(deals.rbegin(), deals.rend(), [&](const PlayedDeal& one) {
        return one.report.deal == wanted;
      });
      if (found == deals.rend()) return "";
      deal = &*found;
    }
    add("say", lua_text("deal " + std::to_string(deal->report.deal) + " of " + rules_.spec +
                        ", seed " + std::to_string(session_.seed())));
    add_table();
    add_beginning(*deal);
    add_moves(*deal);
    add_outcome(*deal, deal == &deals.back());
    std::string text;
    for (std::size_t i = 0; i < fields_.size(); ++i) {
      const auto& [key, value] = fields_[i];
      text += fmt::format("{}{} = {}{}", i == 0 ? "  { " : "    ", key, value,
                          i + 1 == fields_.size() ? " }" : ",\n");
    }
    return text;
  }

 private:
  void add(const std::string& key, const std::string& value) { fields_.emplace_back(key, value); }

  // The table is played once more, to see each deal as it was dealt.
  std::vector<PlayedDeal> played_deals() const {
    Session again(session_.table(), session_.seed(), session_.setups(), true);
    std::vector<PlayedDeal> deals;
    const auto look = [&](std::size_t entry) {
      while (deals.size() < again.deals().size()) {
        if (!deals.empty()) deals.back().end = entry;
        PlayedDeal deal;
        deal.dealt = again.state();
        deal.first = deal.end = entry;
        deals.push_back(std::move(deal));
      }
    };
    look(0);
    const std::vector<LogEntry>& log = session_.log();
    for (std::size_t i = 0; i < log.size(); ++i) {
      if (again.try_move(log[i].move)) break;
      if (!deals.empty()) deals.back().end = i + 1;
      look(i + 1);
    }
    for (std::size_t i = 0; i < deals.size() && i < again.deals().size(); ++i) {
      deals[i].report = again.deals()[i];
    }
    return deals;
  }

  void add_table() {
    add("players", std::to_string(rules_.seats));
    std::vector<std::string> with;
    for (const VariantRules& variant : rules_.variants) {
      // An example names no paths: the rule will lie where house rules are looked for.
      const std::string name = std::filesystem::path(variant.name).stem().string();
      if (variant.asked_for) with.push_back(lua_text(name));
    }
    if (!with.empty()) add("with", lua_list(with));
    std::vector<std::string> without;
    Diagnostics none;
    for (const std::string& name : parse_spec(rules_.spec, none).dropped) {
      without.push_back(lua_text(name));
    }
    if (!without.empty()) add("without", lua_list(without));
    std::vector<std::string> house;
    for (const HouseNumber& number : rules_.house) {
      if (number.rule.owner != "table") continue;
      std::vector<std::string> values;
      for (const int value : number.value) {
        const auto index = static_cast<std::size_t>(value);
        values.push_back(index < number.names.size() ? lua_text(number.names[index])
                                                     : std::to_string(value));
      }
      house.push_back(number.name + " = " + (number.many ? lua_list(values) : values.front()));
    }
    if (!house.empty()) add("house", lua_list(house));
  }

  std::string cards(const CardSet& set) const {
    std::vector<std::string> names;
    for (const Card card : set) names.push_back(lua_text(rules_.deck.info(card).code));
    return lua_list(names);
  }

  std::string by_seat(const State& state, std::size_t zone) const {
    std::vector<std::string> parts;
    for (int seat = 0; seat < rules_.seats; ++seat) {
      parts.push_back(in_order(state, zone, seat_at(seat)));
    }
    std::string text = "{";
    for (const std::string& part : parts) text += "\n      " + part + ",";
    return text + " }";
  }

  void add_beginning(const PlayedDeal& deal) {
    const State& state = deal.dealt;
    if (deal.report.deal > 1) add("deal", std::to_string(deal.report.deal));
    add("dealer", std::to_string(number_of(state.core().dealer)));
    add("hands", by_seat(state, StateLayout::hand));
    if (const int last = state.core().last_dealt; last != 0) {
      add("last_card", lua_text(rules_.deck.info(card_at(last - 1)).code));
    }
    for (std::size_t i = 0; i < rules_.zones.size(); ++i) {
      const std::size_t zone = StateLayout::first_declared + i;
      if (rules_.zones[i].marks) continue;
      CardSet all;
      const bool per_seat = rules_.layout.zones()[zone].per_seat;
      for (int seat = 0; seat < (per_seat ? rules_.seats : 1); ++seat) {
        all |= state.cards(rules_.layout, zone, seat_at(seat));
      }
      if (all.empty()) continue;
      add(rules_.zones[i].name,
          per_seat ? by_seat(state, zone) : in_order(state, zone, seat_at(0)));
    }
    std::vector<std::string> scores;
    for (int seat = 0; seat < rules_.seats; ++seat) {
      scores.push_back(to_text(state.score(rules_.layout, seat_at(seat))));
    }
    add("scores", lua_list(scores));
    for (std::size_t i = 0; i < rules_.values.size(); ++i) {
      const ValueType type = rules_.values[i].type;
      if (type != ValueType::chips && type != ValueType::number) continue;
      const Amount value = state.value(rules_.layout, static_cast<int>(i));
      if (value != Amount()) add(rules_.values[i].name, to_text(value));
    }
    std::string tallies;
    for (const KeptNumber& kept : rules_.kept) {
      std::vector<std::string> numbers;
      const int count = kept.of == KeptNumber::Of::match ? 1 : rules_.seats;
      for (int i = 0; i < count; ++i) {
        numbers.push_back(to_text(state.value(rules_.layout, kept.first + i)));
      }
      tallies += (tallies.empty() ? " " : ", ") + kept.slug + " = " +
                 (kept.of == KeptNumber::Of::match ? numbers.front() : lua_list(numbers));
    }
    if (!tallies.empty()) add("tallies", "{" + tallies + " }");
  }

  // Where cards lie in order, that order.
  std::string in_order(const State& state, std::size_t zone, Seat seat) const {
    std::vector<std::string> names;
    for (const Card card : state.slots(rules_.layout, zone, seat)) {
      if (card != no_card) names.push_back(lua_text(rules_.deck.info(card).code));
    }
    return names.empty() ? cards(state.cards(rules_.layout, zone, seat)) : lua_list(names);
  }

  void add_moves(const PlayedDeal& deal) {
    std::string text;
    std::string line = "     ";
    for (std::size_t i = deal.first; i < deal.end; ++i) {
      const std::string move = " " + lua_text(session_.log()[i].text) + ",";
      if (line.size() + move.size() > 96) {
        text += line + "\n";
        line = "     ";
      }
      line += move;
    }
    // A move on which a function fails is to be made, and the example fails until it is mended.
    const std::string failed = failing_move(deal);
    if (!failed.empty()) line += " " + lua_text(failed) + ",";
    add("moves", deal.first == deal.end && failed.empty() ? "{}" : "{\n" + text + line + " }");
  }

  std::string failing_move(const PlayedDeal& deal) const {
    // It may be a forced one that follows those of the record.
    const bool is_failure = fault_ && fault_->is_failure && !deal.report.finished;
    const std::optional<ScriptFailure> failure = session_.failure();
    return is_failure && failure ? failure->move : "";
  }

  void add_outcome(const PlayedDeal& deal, bool is_last) {
    const DealReport& report = deal.report;
    if (!rules_.calls.empty() && rules_.value_index("contract") < 0) {
      add("contract",
          report.contract == no_call ? "\"none\"" : lua_text(rules_.calls[report.contract].name));
    }
    if (report.bid != no_call && report.bid != report.contract) {
      add("bid", lua_text(rules_.calls[report.bid].name));
    }
    if (report.doubled > 0) add("doubled", std::to_string(report.doubled));
    if (report.finished) {
      add_amounts("tricks", [&](std::size_t i) { return std::to_string(report.tricks_won[i]); });
      add_amounts("points", [&](std::size_t i) { return to_text(report.points[i]); });
      add_amounts("gains", [&](std::size_t i) { return to_text(report.gains[i]); });
      return;
    }
    if (!is_last) return;
    if (fault_ && fault_->is_failure) return;
    if (fault_ && fault_->move > 0 && static_cast<std::size_t>(fault_->move) <= listed_.size()) {
      const std::string& move = listed_[static_cast<std::size_t>(fault_->move) - 1];
      add("refused", "{ [" + lua_text(move) + "] = " + lua_text(fault_->code) + " }");
    }
    if (session_.decision().kind != Decision::Kind::ask) return;
    const std::vector<std::string> legal = session_.legal_moves().legal;
    std::vector<std::string> moves;
    if (legal.empty() || legal.size() > most_legal) {
      for (int seat = 0; seat < rules_.seats; ++seat) {
        if ((session_.choosers() >> seat & 1) != 0) moves.push_back(std::to_string(seat + 1));
      }
      return add("to_act", lua_list(moves));
    }
    for (const std::string& move : legal) moves.push_back(lua_text(move));
    add("legal", lua_list(moves));
  }

  template <typename Texts>
  void add_amounts(const char* key, const Texts& text) {
    std::vector<std::string> amounts;
    for (int seat = 0; seat < rules_.seats; ++seat) {
      amounts.push_back(text(static_cast<std::size_t>(seat)));
    }
    add(key, lua_list(amounts));
  }

  const Session& session_;
  const GameRules& rules_;
  const std::optional<ReplayFault>& fault_;
  const std::vector<std::string>& listed_;
  std::vector<std::pair<std::string, std::string>> fields_;
};

}  // namespace

std::string example_from(const Replay& replay, const std::vector<std::string>& moves, int deal) {
  return Exporter(*replay.session, replay.fault, moves).run(deal);
}

std::string examples_page(const std::vector<std::string>& examples) {
  std::string page = "return examples {\n";
  for (const std::string& example : examples) page += example + ",\n";
  return page + "}\n";
}

}  // namespace houserule
