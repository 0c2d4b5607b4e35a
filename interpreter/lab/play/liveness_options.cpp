#include "lab/play/liveness_options.h"

#include <algorithm>

#include "base/text.h"
#include "rules/compose/house_numbers.h"

namespace houserule {

namespace {

const CatalogVariant* variant_of(const CatalogGame& game, const std::string& name) {
  const auto found =
      std::find_if(game.variants.begin(), game.variants.end(),
                   [&](const CatalogVariant& variant) { return variant.name == name; });
  return found == game.variants.end() ? nullptr : &*found;
}

// All that a house rule needs and that is not in force, what these need in turn included.
std::vector<std::string> missing_needs(const CatalogGame& game, const CatalogVariant& variant,
                                       const std::vector<std::string>& in_force) {
  std::vector<std::string> all = variant.needs;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const CatalogVariant* needed = variant_of(game, all[i]);
    if (needed == nullptr) continue;
    for (const std::string& more : needed->needs) {
      if (!contains(all, more)) all.push_back(more);
    }
  }
  std::erase_if(all, [&](const std::string& name) { return contains(in_force, name); });
  return all;
}

// Whether a preset in force brings the house rule in.
bool is_included(const CatalogGame& game, const std::vector<std::string>& in_force,
                 const std::string& name) {
  return std::any_of(in_force.begin(), in_force.end(), [&](const std::string& preset) {
    const CatalogVariant* variant = variant_of(game, preset);
    return variant != nullptr && contains(variant->includes, name);
  });
}

void add_variant(TableSpec& spec, const std::string& name) {
  std::erase(spec.dropped, name);
  if (!contains(spec.variants, name)) spec.variants.push_back(name);
}

// A list of numbers: one fewer, one more, each of them larger by one.
std::vector<std::vector<int>> other_lists(const HouseNumber& number) {
  std::vector<std::vector<int>> lists;
  const std::vector<int>& now = number.value;
  if (now.size() > 1) {
    lists.emplace_back(now.begin(), now.end() - 1);
    lists.emplace_back(now.begin() + 1, now.end());
  }
  for (std::size_t i = 0; i < now.size(); ++i) {
    for (const int step : {1, -1}) {
      std::vector<int> changed = now;
      changed[i] += step;
      lists.push_back(std::move(changed));
    }
  }
  for (int more = number.to; more >= number.from; --more) {
    if (std::find(now.begin(), now.end(), more) != now.end()) continue;
    lists.push_back(now);
    lists.back().push_back(more);
    break;
  }
  return lists;
}

}  // namespace

std::string TableOption::typed() const {
  switch (kind) {
    case Kind::variant:
      return name;
    case Kind::dropped:
      return "-" + name;
    case Kind::number:
      return value < values.size() ? name + "=" + values[value] : name;
  }
  return name;
}

std::vector<std::string> other_values(const HouseNumber& number) {
  std::vector<std::vector<int>> candidates;
  if (!number.names.empty()) {
    for (std::size_t i = 0; i < number.names.size(); ++i) {
      candidates.push_back({static_cast<int>(i)});
    }
  } else if (number.many) {
    candidates = other_lists(number);
  } else if (!number.value.empty()) {
    const int now = number.value.front();
    candidates = {{now + 1}, {now - 1}, {number.to}, {number.from}};
  }
  const bool has_bounds = number.names.empty();
  std::vector<std::string> typed;
  for (const std::vector<int>& candidate : candidates) {
    HouseNumber other = number;
    other.value = candidate;
    const bool fits = std::all_of(candidate.begin(), candidate.end(), [&](int one) {
      return !has_bounds || (one >= number.from && one <= number.to);
    });
    if (!fits || candidate == number.value) continue;
    std::string text = typed_text(other);
    if (!text.empty() && !contains(typed, text)) typed.push_back(std::move(text));
  }
  return typed;
}

std::vector<TableOption> options_of(const CatalogGame& game, const TableSpec& spec,
                                    const LoadedTable& table) {
  std::vector<std::string> in_force;
  for (const VariantRules& variant : table.rules->variants) in_force.push_back(variant.name);
  std::vector<TableOption> options;
  std::vector<TableOption> numbers;
  for (const CatalogVariant& variant : game.variants) {
    TableOption option;
    option.name = variant.name;
    option.includes = variant.includes;
    const bool is_there = contains(in_force, variant.name) || contains(spec.variants, variant.name);
    if (is_there) {
      option.kind = TableOption::Kind::dropped;
      option.is_brought = variant.usual || is_included(game, in_force, variant.name);
    } else {
      option.needs = missing_needs(game, variant, in_force);
    }
    options.push_back(option);
    if (is_there) continue;
    for (const std::string& own : variant.own_numbers) {
      TableOption number;
      number.kind = TableOption::Kind::number;
      number.name = own.substr(0, own.find('='));
      number.needs = option.needs;
      number.needs.push_back(variant.name);
      numbers.push_back(std::move(number));
    }
  }
  for (const HouseNumber& number : table.rules->house) {
    TableOption option;
    option.kind = TableOption::Kind::number;
    option.name = number.name;
    option.values = other_values(number);
    options.push_back(std::move(option));
  }
  options.insert(options.end(), numbers.begin(), numbers.end());
  return options;
}

TableSpec with_needs(TableSpec spec, const TableOption& option) {
  for (const std::string& name : option.needs) add_variant(spec, name);
  return spec;
}

TableSpec with_option(TableSpec spec, const TableOption& option) {
  spec = with_needs(std::move(spec), option);
  switch (option.kind) {
    case TableOption::Kind::variant:
      add_variant(spec, option.name);
      break;
    case TableOption::Kind::dropped:
      std::erase(spec.variants, option.name);
      if (option.is_brought && !contains(spec.dropped, option.name))
        spec.dropped.push_back(option.name);
      break;
    case TableOption::Kind::number: {
      std::erase_if(spec.numbers, [&](const auto& entry) { return entry.first == option.name; });
      if (option.value < option.values.size()) {
        spec.numbers.emplace_back(option.name, option.values[option.value]);
      }
      break;
    }
  }
  return spec;
}

}  // namespace houserule
