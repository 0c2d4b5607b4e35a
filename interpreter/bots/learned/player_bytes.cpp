#include "bots/learned/player_bytes.h"

#include <algorithm>
#include <type_traits>

#include "base/content_hash.h"

namespace houserule {

namespace {

// The last character is the version: of the format, and of what is said of a position.
constexpr std::string_view opening = "houserule player 2";

class ByteWriter {
 public:
  template <class Whole>
  void put(Whole number) {
    for (std::size_t i = 0; i < sizeof number; ++i) {
      bytes_.push_back(
          static_cast<char>(static_cast<std::make_unsigned_t<Whole>>(number) >> 8 * i));
    }
  }
  void put(const std::string& text) {
    put(static_cast<std::uint16_t>(text.size()));
    bytes_ += text;
  }
  void put(const std::vector<std::string>& texts) {
    put(static_cast<std::uint16_t>(texts.size()));
    for (const std::string& text : texts) put(text);
  }
  void put_net(const Net& net) {
    const Net::Weights& weights = net.weights();
    const std::size_t statements = weights.first.size() / net_units;
    for (const std::int32_t bias : weights.bias) put(bias);
    for (const std::int16_t second : weights.second) put(second);
    const auto row = [&](std::size_t statement) {
      return std::span(weights.first).subspan(statement * net_units, net_units);
    };
    const auto is_said = [&](std::size_t statement) {
      return std::ranges::any_of(row(statement), [](std::int16_t weight) { return weight != 0; });
    };
    std::uint16_t said = 0;
    for (std::size_t i = 0; i < statements; ++i)
      said = static_cast<std::uint16_t>(said + is_said(i));
    put(said);
    for (std::size_t i = 0; i < statements; ++i) {
      if (!is_said(i)) continue;
      put(static_cast<std::uint16_t>(i));
      for (const std::int16_t weight : row(i)) put(weight);
    }
  }

  std::string& bytes() { return bytes_; }

 private:
  std::string bytes_;
};

// Reads zeros and empty texts past the end.
class ByteReader {
 public:
  explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}

  template <class Whole>
  Whole take() {
    std::make_unsigned_t<Whole> number = 0;
    if (bytes_.size() < sizeof number) {
      bytes_ = {};
      return 0;
    }
    for (std::size_t i = sizeof number; i > 0; --i) {
      number = static_cast<decltype(number)>(std::uint64_t{number} << 8U |
                                             static_cast<unsigned char>(bytes_[i - 1]));
    }
    bytes_.remove_prefix(sizeof number);
    return static_cast<Whole>(number);
  }
  std::string take_text() {
    const std::string text(bytes_.substr(0, take_size()));
    bytes_.remove_prefix(text.size());
    return text;
  }
  std::vector<std::string> take_texts() {
    std::vector<std::string> texts(take_size());
    for (std::string& text : texts) text = take_text();
    return texts;
  }
  std::size_t take_size() { return take<std::uint16_t>(); }
  bool is_at_end() const { return bytes_.empty(); }

  // `found`: by statement there, its number here or -1; of `size` here.
  Net take_net(const std::vector<int>& found, int size) {
    Net::Weights weights;
    weights.first.resize(static_cast<std::size_t>(size) * net_units);
    for (std::int32_t& bias : weights.bias) bias = take<std::int32_t>();
    for (std::int16_t& second : weights.second) second = take<std::int16_t>();
    for (std::size_t left = take_size(); left > 0; --left) {
      const std::size_t there = take_size();
      const int here = there < found.size() ? found[there] : -1;
      for (std::size_t unit = 0; unit < net_units; ++unit) {
        const auto weight = take<std::int16_t>();
        if (here >= 0) weights.first[static_cast<std::size_t>(here) * net_units + unit] = weight;
      }
    }
    return Net(std::move(weights));
  }

 private:
  std::string_view bytes_;
};

// Several phases may have one name.
std::vector<std::string> names_of_phases(const GameRules& rules) {
  std::vector<std::string> names;
  for (const Phase& phase : rules.phases) {
    std::string name = phase.slug;
    while (std::ranges::find(names, name) != names.end()) name += "'";
    names.push_back(std::move(name));
  }
  return names;
}

}  // namespace

std::string bytes_of(const LearnedPlayer& player, const LoadedTable& table) {
  ByteWriter writer;
  writer.bytes() = opening;
  writer.put(table.rules->code_hash);
  const StatementNames& names = player.book().names();
  writer.put(static_cast<std::uint16_t>(names.sizes.size()));
  for (const int size : names.sizes) writer.put(static_cast<std::uint16_t>(size));
  writer.put(names.cards);
  writer.put(names.calls);
  const std::vector<std::string> phases = names_of_phases(*table.rules);
  for (std::size_t i = 0; i < phases.size(); ++i) {
    const Net& net = player.net(static_cast<int>(i));
    if (net.is_empty()) continue;
    writer.put(phases[i]);
    writer.put_net(net);
  }
  writer.put(content_hash(writer.bytes()));
  return writer.bytes();
}

std::optional<KeptPlayer> player_of(std::string_view bytes, const LoadedTable& table) {
  if (!bytes.starts_with(opening) || bytes.size() < opening.size() + sizeof(std::uint64_t)) {
    return std::nullopt;
  }
  const std::string_view said = bytes.substr(0, bytes.size() - sizeof(std::uint64_t));
  if (ByteReader(bytes.substr(said.size())).take<std::uint64_t>() != content_hash(said)) {
    return std::nullopt;
  }
  ByteReader reader(said.substr(opening.size()));
  KeptPlayer kept{LearnedPlayer(table)};
  kept.is_of_table = reader.take_text() == table.rules->code_hash;
  StatementNames names;
  names.sizes.resize(reader.take_size());
  for (int& size : names.sizes) size = static_cast<int>(reader.take_size());
  names.cards = reader.take_texts();
  names.calls = reader.take_texts();
  const StatementBook& book = kept.player.book();
  const std::vector<int> found = book.found_again(names);
  if (found.empty()) return std::nullopt;
  kept.is_of_table = kept.is_of_table && names == book.names();
  const std::vector<std::string> phases = names_of_phases(*table.rules);
  while (!reader.is_at_end()) {
    const auto phase = std::ranges::find(phases, reader.take_text());
    Net net = reader.take_net(found, book.size());
    if (phase == phases.end()) continue;
    kept.player.set_net(static_cast<int>(phase - phases.begin()), std::move(net));
  }
  return kept;
}

}  // namespace houserule
