-- What is written for somebody to go on from: house rules with what they could change, and examples.

local pay = [[
    wrap { path = "{path}", with = function (base, result, chips)
      base(result, chips)                     -- {wrap.pay.itself}
      -- {wrap.instance}
      -- for _, seat in ipairs(result.seats) do
      --   if seat.tricks == 0 then {more} end
      -- end
    end }]]

local value = [[
    wrap { path = "{path}", with = function (base, {given})
      local value = base({given})        -- {wrap.value.itself}
{more}      return value
    end }]]

local more = [[
      -- {wrap.instance}
      -- if {whose}.tricks == 0 then value = value + 1 end
]]

return {
  ["wrap.pay"] = { pay, ja = pay },
  ["wrap.value"] = { value, ja = value },
  ["wrap.value.more"] = { more, ja = more },
  ["idea.number"] = { "{label} (now {now})", ja = "{label}(いまは{now})" },
  ["idea.points"] = { "one more card that counts", ja = "点数のあるカードを増やす" },
  ["idea.follow"] = { "who can beat the trick must", ja = "勝てるカードがあれば出さなければならない" },
  ["idea.removal"] = { "a deal without this part", ja = "この手順をなくす" },
  ["idea.ante"] = { "everybody pays a chip before the deal", ja = "ディールの前に全員が1チップ払う" },
  ["idea.score"] = { "a point for a player without tricks", ja = "1トリックも取らなければ1点" },
  ["idea.no_trick"] = { "no trick", ja = "トリックなし" },
  ["idea.sheet"] = { "a point for each that is left", ja = "残った1つにつき1点" },
  ["idea.rest"] = { "a rest", ja = "残り" },
  ["idea.card"] = { "one more card", ja = "カードを増やす" },
  ["idea.new_card"] = { "New card", ja = "新しいカード" },
  ["idea.last_trick.paid"] = { "the winner of the last trick pays two", ja = "最後のトリックを取った人が2払う" },
  ["idea.last_trick.scored"] = { "the last trick counts two more", ja = "最後のトリックを取ると2点加わる" },
  ["idea.no_trick.paid"] = { "whoever takes no trick pays one", ja = "1トリックも取らない人が1払う" },
  ["idea.no_trick.scored"] = { "taking no trick counts one more", ja = "1トリックも取らなければ1点加わる" },
  ["wrap.instance"] = { "and more, for instance:", ja = "例えば:" },
  ["wrap.pay.itself"] = { "what the game pays by itself", ja = "ゲーム本来の支払い" },
  ["wrap.value.itself"] = { "what the game gives by itself", ja = "ゲーム本来の値" },
  ["new_rule.title"] = { "House rule {name}", ja = "ハウスルール {name}" },
  ["new_rule.says"] = { "say here what is different, as you would say it at the table.", ja = "ここに、卓で説明するとおりにルールを書く。" },
  ["new_rule.in_force"] = {
    "The one change that is in force. It only does what the game does by itself.",
    ja = "いま効いている変更はこれだけで、結果はもとのゲームと同じ。",
  },
  ["new_rule.common"] = {
    "Common changes: take the -- away from what you want. Every place there is:",
    ja = "よくある変更。使う行の先頭の -- を外す。すべての場所:",
  },
  ["new_rule.file"] = { "the rule", ja = "ルール" },
  ["outline.round"] = { "round {n} begins", ja = "ラウンドの始まり: {n}" },
  ["outline.whole"] = { "seat 1 takes every trick", ja = "1番の席が全トリックを取ったとき" },
  ["outline.ordinary"] = { "an ordinary deal, the tricks spread over the table", ja = "トリックが分かれたふつうのディール" },
  ["outline.first"] = { "who begins when seat {n} has dealt", ja = "{n}番の席が配ったときの最初の番" },
  -- What stands above the examples.
  ["outline.changed"] = {
    "-- Each example is a line of the rule, and a test. They say what comes of it by the rule as it is:\n" ..
      "-- change the rule, then what comes of it here.",
    ja = "-- 例はルールの一行であり、テストでもある。いまのルールでの結果が書いてある。\n" ..
      "-- ルールを書き換えたら、ここの数値も書き換える。",
  },
  ["outline.unchanged"] = {
    "-- Each example is a line of the rule, and a test. So far they say what the game does by itself:\n" ..
      "-- change the rule, then what comes of it here.",
    ja = "-- 例はルールの一行であり、テストでもある。いまの結果はもとのゲームと同じ。\n" ..
      "-- ルールを書き換えたら、ここの数値も書き換える。",
  },
}
