#include "writing/new_game.h"

#include <algorithm>

#include "base/text.h"
#include "rules/source/lua_source.h"

namespace houserule {

namespace {

// {name}, {title} and what stands between {en} and {ja} or {ja} and {/} are put in; of the two
// languages one.
constexpr std::string_view rules_template =
    R"lua(-- {en}{title}: take tricks, and above all the last one. Change whatever you like: `houserule check
-- house/{name}` tells what does not fit, `houserule words WORD` what a word means.{ja}{title}: トリックを取る、とくに最後の1つを。自由に書き換えてよい。合わない所は
-- `houserule check house/{name}`、語の意味は `houserule words WORD` で分かる。{/}

return game {quoted} {
  players = { 4, 3 },                         -- {en}the usual number first{ja}ふつうの人数が先{/}
  deck    = "french_32",                      -- {en}seven to ace; 52 cards: "french_52"{ja}7からエースまで。52枚なら "french_52"{/}
  without = by_players { [4] = {}, [3] = { "7 of clubs", "7 of diamonds" } },
  trumps  = "spades",

  house = {                                   -- {en}numbers that tables argue about: {name} target_score=50{ja}卓ごとに変えられる数値: {name} target_score=50{/}
    target_score = number { 30, "points that end the match", from = 5, to = 500 },
    last_trick   = number { 3, "extra points for the last trick", from = 0, to = 20 },
  },

  phases = {                                  -- {en}a deal, from top to bottom{ja}1ディールの流れ、上から順に{/}
    deal { packets = by_players { [4] = { 4, 4 }, [3] = { 5, 5 } } },

    play {
      first_lead = { eldest_hand },
      follow     = { follow_suit, trump, any_card },  -- {en}the first of these that the hand allows{ja}手札で可能な最初のもの{/}
      winner     = { highest_trump, highest_of_led_suit },
    },

    settle {
      says = {                                -- {en}the same in words, for the rule sheet{ja}ルールの説明文(下の関数と同じ内容){/}
        "Each player scores a point for each trick, and {house.last_trick} more for the last one.",
      },
      score "tricks"     { each_seat, function (seat) return seat.tricks end },
      score "last trick" { each_seat, function (seat, result)
        return result.last_trick.winner == seat and house.last_trick or 0
      end },
    },
  },

  match = {
    ends_when = score_reaches { house.target_score },
    winner    = highest_score,
  },
}
)lua";

constexpr std::string_view japanese_template =
    R"lua(-- {en}What a Japanese player reads. Left: the path of a text.{ja}日本語の文。左は文の場所。{/}

return translation {
  of       = {quoted_name},
  language = "ja",

  ["title"]              = {quoted},

  ["house.target_score"] = "誰かがこの得点に達したらゲーム終了",
  ["house.last_trick"]   = "最後のトリックの追加点",

  ["settle.says[1]"]     = "各プレイヤーは取ったトリック1つにつき1点、最後のトリックにはさらに{house.last_trick}点を得る。",

  ["settle.tricks"]      = "トリック",
  ["settle.last_trick"]  = "最後のトリック",
}
)lua";

constexpr std::string_view examples_template =
    R"lua(-- {en}Each example is a line of the rules, and a test: houserule test house/{name}{ja}例はルールの一行であり、テストでもある: houserule test house/{name}{/}

return examples {
  { say      = "{en}whoever has a card of the led suit plays one{ja}台札のスートがあれば出す{/}",
    trick    = { "9 of hearts" },
    hand     = { "7 of hearts", "Ace of hearts", "8 of spades", "King of clubs" },
    may_play = { "7 of hearts", "Ace of hearts" } },

  { say      = "{en}whoever has none plays a trump{ja}なければ切り札を出す{/}",
    trick    = { "9 of hearts" },
    hand     = { "8 of spades", "King of clubs" },
    may_play = { "8 of spades" } },

  { say         = "{en}the lowest trump beats the highest heart, and its player leads next{ja}いちばん低い切り札もハートのエースに勝ち、次のリードをする{/}",
    trick       = { "9 of hearts", "Ace of hearts", "7 of spades", "King of hearts" },
    winner      = 3,
    next_leader = 3 },

  { say        = "{en}a point a trick, and three more for the last one{ja}トリック1つにつき1点、最後のトリックはさらに3点{/}",
    tricks     = { 4, 2, 1, 1 },
    last_trick = { leader = 1, cards = { "9 of hearts", "Ace of hearts", "8 of hearts", "King of hearts" } },
    gains      = { 4, 5, 1, 1 } },

  { say        = "{en}a table may value the last trick otherwise{ja}最後のトリックの点は卓ごとに決められる{/}",
    house      = { last_trick = 10 },
    tricks     = { 8, 0, 0, 0 },
    last_trick = { leader = 1, cards = { "Ace of clubs", "8 of clubs", "9 of clubs", "10 of clubs" } },
    gains      = { 18, 0, 0, 0 } },
}
)lua";

// Leaves one language of each {en}..{ja}..{/}.
std::string in_language(std::string_view text, Language language) {
  constexpr std::string_view en = "{en}";
  constexpr std::string_view ja = "{ja}";
  constexpr std::string_view end = "{/}";
  std::string chosen;
  while (true) {
    const auto first = text.find(en);
    if (first == std::string_view::npos) return chosen + std::string(text);
    const auto second = text.find(ja, first);
    const auto last = text.find(end, second);
    chosen += text.substr(0, first);
    chosen += language == Language::ja ? text.substr(second + ja.size(), last - second - ja.size())
                                       : text.substr(first + en.size(), second - first - en.size());
    text.remove_prefix(last + end.size());
  }
}

std::string filled_in(std::string_view text, const std::string& name, Language language) {
  const std::string title = title_from(name);
  std::string script = in_language(text, language);
  replace_all(script, "{name}", name);
  replace_all(script, "{title}", title);
  replace_all(script, "{quoted}", lua_text(title));
  replace_all(script, "{quoted_name}", lua_text(name));
  return script;
}

}  // namespace

std::optional<std::vector<NewScript>> new_game(const ScriptFolders& folders,
                                               const std::string& name, Language language,
                                               Diagnostics& diagnostics) {
  if (!check_script_name(name, diagnostics)) return std::nullopt;
  if (name == "decks" || name == "variants") {
    diagnostics.fault("bad-name.taken-folder", {}, {{"name", name}});
    return std::nullopt;
  }
  if (const auto known = folders.game(name)) {
    diagnostics.fault("file-exists.game", {known->shown, 0});
    return std::nullopt;
  }
  const std::filesystem::path folder = std::filesystem::path("house") / name;
  return std::vector<NewScript>{
      {folder / "rules.lua", filled_in(rules_template, name, language), {"the game", "ゲーム"}},
      {folder / "ja.lua",
       filled_in(japanese_template, name, language),
       {"its texts in Japanese", "日本語の文"}},
      {folder / "examples.lua",
       filled_in(examples_template, name, language),
       {"examples that pass now", "いま通る例"}}};
}

std::string title_from(const std::string& name) {
  std::string title = name;
  std::replace(title.begin(), title.end(), '_', ' ');
  if (title.front() >= 'a' && title.front() <= 'z') title.front() -= 'a' - 'A';
  return title;
}

}  // namespace houserule
