// Tables for tests of agents: loaded from the installed games, played by whoever is given.

#pragma once

#include <bit>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "bots/agents/agent.h"
#include "rules/model/table_spec.h"
#include "session/table/session.h"

namespace houserule {

inline LoadedTable table_of(const std::string& spec, const std::filesystem::path& extra = {}) {
  const std::filesystem::path source = HOUSERULE_SOURCE_DIR;
  const ScriptFolders folders =
      extra.empty() ? ScriptFolders::of(source) : ScriptFolders::find(source / "x", extra);
  Diagnostics diagnostics;
  static const std::optional<WordTable> words = load_words(folders, diagnostics);
  const TableSpec parsed = parse_spec(spec, diagnostics);
  std::optional<LoadedTable> table = load_table(folders, *words, parsed, diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table.has_value());
  return std::move(*table);
}

// A house rule of Lórum that turns the settlement round, what was paid is drawn: in a folder of its
// own while it lives.
class PointsPay {
 public:
  PointsPay() {
    std::string pattern =
        (std::filesystem::temp_directory_path() / "houserule_points_XXXXXX").string();
    REQUIRE(mkdtemp(pattern.data()) != nullptr);
    folder_ = pattern;
    std::filesystem::create_directories(file().parent_path());
    std::ofstream(file()) << R"(-- House rule: points are good.

return variant {
  of    = "lorum",
  title = { "Points pay", ja = "点は得" },

  changes = {
    set { path = "card_points", value = {
      { -1, "hearts" }, { -4, "Horník of acorns" }, { -8, "Horník of leaves" } } },
    set { path = "settle.pay", value = function (result, chips)
      if result.contract then
        chips:settle_contract(result.contract)
      elseif result.sweeper then
        chips:from_each_other(result.sweeper, house.sweep_stake, "sweep")
      else
        for _, seat in ipairs(result.seats) do chips:pay(seat, "pool", 5, "ante") end
        for _, seat in ipairs(result.seats) do
          chips:pay("pool", seat, -seat.points, "points")
        end
        local clean = result:seats_with_points(0)
        if contains(house.pool_winners, #clean) then chips:share("pool", clean) end
      end
    end },
  },
}
)";
  }
  ~PointsPay() { std::filesystem::remove_all(folder_); }
  PointsPay(const PointsPay&) = delete;
  PointsPay& operator=(const PointsPay&) = delete;

  // As a table word.
  std::string word() const { return "+" + file().string(); }

 private:
  std::filesystem::path file() const { return folder_ / "lorum" / "variants" / "points_pay.lua"; }

  std::filesystem::path folder_;
};

// Plays a session to its end; counts refused moves instead of stopping.
inline int play_out(Session& session, const std::vector<Agent*>& agents) {
  int refused = 0;
  while (session.decision().kind == Decision::Kind::ask && refused == 0) {
    const Seat seat = seat_at(std::countr_zero(session.decision().to_act));
    RandomStream random(session.seed(), Purpose::agent,
                        session.log().size() * 8 + static_cast<std::uint64_t>(index_of(seat)));
    const Move move = agents[static_cast<std::size_t>(index_of(seat))]->choose(
        session.table(), session.view(seat), session.decision(), random);
    if (session.try_move(move)) ++refused;
  }
  return refused;
}

struct PairedGain {
  double mean = 0;
  double half = 0;  // of the 95 % interval
};

inline PairedGain interval_of(const std::vector<double>& values) {
  double sum = 0;
  double squares = 0;
  for (const double value : values) {
    sum += value;
    squares += value * value;
  }
  const auto n = static_cast<double>(values.size());
  const double mean = sum / n;
  return {mean, 1.96 * std::sqrt((squares / n - mean * mean) / (n - 1))};
}

// Returns what changing the agent of one seat changes for it, over paired deals.
inline PairedGain paired(const LoadedTable& table, Agent& here, Agent& instead, Agent& others,
                         int deals) {
  std::vector<double> differences;
  for (int deal = 0; deal < deals; ++deal) {
    const int seat = deal % table.rules->seats;
    double gain[2] = {};
    for (int side = 0; side < 2; ++side) {
      std::vector<Agent*> agents(static_cast<std::size_t>(table.rules->seats), &others);
      agents[static_cast<std::size_t>(seat)] = side == 0 ? &here : &instead;
      Session session(table, static_cast<std::uint64_t>(1000 + deal));
      REQUIRE(play_out(session, agents) == 0);
      const Amount score = session.state().score(table.rules->layout, seat_at(seat));
      gain[side] = score.halves / 2.0;
    }
    differences.push_back(gain[0] - gain[1]);
  }
  return interval_of(differences);
}

}  // namespace houserule
