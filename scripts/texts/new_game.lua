-- A small game for somebody to go on from: what stands in its three files. A hole that is the key of a sentence is that
-- sentence; Lua is the same in both languages.

local rules = [[
-- {new_game.rules.head}

return game {quoted} {
  players = { 4, 3 },                         -- {new_game.rules.players}
  deck    = "french_32",                      -- {new_game.rules.deck}
  without = by_players { [4] = {}, [3] = { "7 of clubs", "7 of diamonds" } },
  trumps  = "spades",

  house = {                                   -- {new_game.rules.house}
    target_score = number { 30, "points that end the match", from = 5, to = 500 },
    last_trick   = number { 3, "extra points for the last trick", from = 0, to = 20 },
  },

  phases = {                                  -- {new_game.rules.phases}
    deal { packets = by_players { [4] = { 4, 4 }, [3] = { 5, 5 } } },

    play {
      first_lead = { eldest_hand },
      follow     = { follow_suit, trump, any_card },  -- {new_game.rules.follow}
      winner     = { highest_trump, highest_of_led_suit },
    },

    settle {
      says = {                                -- {new_game.rules.says}
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
]]

local japanese = [[
-- {new_game.ja.head}

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
]]

local examples = [[
-- {new_game.examples.head}

return examples {
  { say      = "{new_game.examples.led_suit}",
    trick    = { "9 of hearts" },
    hand     = { "7 of hearts", "Ace of hearts", "8 of spades", "King of clubs" },
    may_play = { "7 of hearts", "Ace of hearts" } },

  { say      = "{new_game.examples.trump}",
    trick    = { "9 of hearts" },
    hand     = { "8 of spades", "King of clubs" },
    may_play = { "8 of spades" } },

  { say         = "{new_game.examples.lowest_trump}",
    trick       = { "9 of hearts", "Ace of hearts", "7 of spades", "King of hearts" },
    winner      = 3,
    next_leader = 3 },

  { say        = "{new_game.examples.points}",
    tricks     = { 4, 2, 1, 1 },
    last_trick = { leader = 1, cards = { "9 of hearts", "Ace of hearts", "8 of hearts", "King of hearts" } },
    gains      = { 4, 5, 1, 1 } },

  { say        = "{new_game.examples.other_points}",
    house      = { last_trick = 10 },
    tricks     = { 8, 0, 0, 0 },
    last_trick = { leader = 1, cards = { "Ace of clubs", "8 of clubs", "9 of clubs", "10 of clubs" } },
    gains      = { 18, 0, 0, 0 } },
}
]]

return {
  ["new_game.rules"] = { rules, ja = rules },
  ["new_game.ja"] = { japanese, ja = japanese },
  ["new_game.examples"] = { examples, ja = examples },
  ["new_game.rules.head"] = {
    "{title}: take tricks, and above all the last one. Change whatever you like: `houserule check\n-- " ..
      "house/{name}` tells what does not fit, `houserule words WORD` what a word means.",
    ja = "{title}: トリックを取る、とくに最後の1つを。自由に書き換えてよい。合わない所は\n-- `houserule check house/{name}`、語の意味は `houserule words " ..
           "WORD` で分かる。",
  },
  ["new_game.rules.players"] = { "the usual number first", ja = "ふつうの人数が先" },
  ["new_game.rules.deck"] = { 'seven to ace; 52 cards: "french_52"', ja = '7からエースまで。52枚なら "french_52"' },
  ["new_game.rules.house"] = {
    "numbers that tables argue about: {name} target_score=50",
    ja = "卓ごとに変えられる数値: {name} target_score=50",
  },
  ["new_game.rules.phases"] = { "a deal, from top to bottom", ja = "1ディールの流れ、上から順に" },
  ["new_game.rules.follow"] = { "the first of these that the hand allows", ja = "手札で可能な最初のもの" },
  ["new_game.rules.says"] = { "the same in words, for the rule sheet", ja = "ルールの説明文(下の関数と同じ内容)" },
  ["new_game.ja.head"] = { "What a Japanese player reads. Left: the path of a text.", ja = "日本語の文。左は文の場所。" },
  ["new_game.examples.head"] = {
    "Each example is a line of the rules, and a test: houserule test house/{name}",
    ja = "例はルールの一行であり、テストでもある: houserule test house/{name}",
  },
  ["new_game.examples.led_suit"] = { "whoever has a card of the led suit plays one", ja = "台札のスートがあれば出す" },
  ["new_game.examples.trump"] = { "whoever has none plays a trump", ja = "なければ切札を出す" },
  ["new_game.examples.lowest_trump"] = {
    "the lowest trump beats the highest heart, and its player leads next",
    ja = "いちばん低い切札もハートのエースに勝ち、次のリードをする",
  },
  ["new_game.examples.points"] = {
    "a point a trick, and three more for the last one",
    ja = "トリック1つにつき1点、最後のトリックはさらに3点",
  },
  ["new_game.examples.other_points"] = { "a table may value the last trick otherwise", ja = "最後のトリックの点は卓ごとに決められる" },
  ["new_game.plan.head"] = {
    "{title}: change whatever you like. `houserule check house/{name}` tells what does not fit,\n-- `houserule words "
      .. "WORD` what a word means.",
    ja = "{title}: 自由に書き換えてよい。合わない所は `houserule check house/{name}`、\n-- 語の意味は `houserule words "
      .. "WORD` で分かる。",
  },
  ["new_game.plan.trump"] = { "the lowest trump beats the highest card", ja = "いちばん低い切札もいちばん高いカードに勝つ" },
  ["new_game.plan.highest"] = { "the highest card of the led suit wins", ja = "台札のスートでいちばん高いカードが勝つ" },
  ["new_game.plan.settled"] = { "what a deal is worth", ja = "1ディールの得点" },
  ["new_game.plan.three"] = { "three of a kind", ja = "同じランク3枚" },
  ["new_game.plan.run"] = { "run of three", ja = "3枚の続き札" },
  ["new_game.plan.score.tricks"] = { "A point for each trick.", ja = "トリック1つにつき1点。" },
  ["new_game.plan.score.auction"] = {
    "A point for each trick; whoever bid more than was taken loses the bid instead.",
    ja = "トリック1つにつき1点。ビッドした数に届かなければ、代わりにその数を失う。",
  },
  ["new_game.plan.score.predict"] = {
    "Ten points and one for each trick, if just as many were taken as foretold; else nothing.",
    ja = "予想どおりの数を取れば、10点とトリック1つにつき1点。外れれば0点。",
  },
  ["new_game.plan.score.melds"] = { "Melds count their points.", ja = "手役はその点数になる。" },
  ["new_game.file.rules"] = { "the game", ja = "ゲーム" },
  ["new_game.file.ja"] = { "its texts in Japanese", ja = "日本語の文" },
  ["new_game.file.examples"] = { "examples that pass now", ja = "いま通る例" },
}
