#include "lua/answers/names.h"

namespace houserule {

namespace {

constexpr std::array<std::string_view, field_count> field_names = {
    "all_points", "chips",         "contract",    "declarer", "declarers", "defence",
    "defenders",  "in_last_trick", "last_trick",  "leader",   "made",      "meld_points",
    "name",       "number",        "partner",     "players",  "points",    "score",
    "seat",       "seats",         "side",        "sides",    "stake",     "sweeper",
    "times",      "trick",         "trick_count", "tricks",   "winner",    "won",
    "won_by",
};
static_assert(field_names.back() == "won_by", "as many names as fields");

constexpr std::array<const char*, method_count> method_names = {
    "count",
    "highest_rank",
    "lowest_rank",
    "seats_with_points",
    "worth_announced",
    "announced",
    "best",
    "only",
    "has",
    "won_with",
    "pay",
    "share",
    "from_each",
    "from_each_other",
    "settle_contract",
    "score",
    "played",
    "first",
    "swap",
    "give",
    "other_side",
};
static_assert(method_names.back() == std::string_view("other_side"), "as many names as methods");

}  // namespace

std::string_view name_of(Field field) { return field_names[static_cast<std::size_t>(field)]; }
const char* name_of(Method method) { return method_names[static_cast<std::size_t>(method)]; }

}  // namespace houserule
