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
  -- Of sentences that are filled.
  ["slot.of-rank"] = { "cards of rank {rank}", ja = "{rank}" },
  ["slot.rank"] = { "any {rank}", ja = "{rank}" },
  ["slot.while"] = { " while {condition}", ja = "{condition}間は、" },
  ["slot.under"] = { " when the contract is {call}", ja = "契約が{call}のときは、" },
  -- What a house rule does in a deal.
  ["deed.asked"] = { "{name} is asked something else: {phase}.", ja = "{name}への質問が変わる: {phase}。" },
  ["deed.no_longer"] = { "{name} may no longer choose {what}.", ja = "{name}は{what}を選べなくなる。" },
  ["deed.now"] = { "{name} may now choose {what}.", ja = "{name}は{what}を選べるようになる。" },
  ["deed.must"] = { "{name} has to play {card}.", ja = "{name}は{card}を出すしかない。" },
  ["deed.free"] = { "Without the rule: {what}", ja = "ルールがなければ: {what}" },
  ["deed.gains"] = { "The deal brings {now}; without the rule {before}.", ja = "このディールの得失は{now}。ルールがなければ{before}。" },
  ["deed.otherwise"] = { "From there on the deal goes another way.", ja = "そこからディールの流れが変わる。" },
  ["value.title"] = { "{says} (instead of {now})", ja = "{says}({now}ではなく)" },
  ["value.points"] = { "{cards} counts {slot}", ja = "{cards}の点数は{slot}" },
  ["value.house"] = { "{label}: {slot}", ja = "{label}: {slot}" },
  ["value.without"] = { "{thing}: left out", ja = "{thing}はなし" },
  ["value.last-trick"] = { "the last trick", ja = "最後のトリック" },
  ["value.each-trick"] = { "each trick", ja = "各トリック" },
  ["value.trick"] = { "trick {n}", ja = "第{n}トリック" },
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
  ["outline.beside"] = {
    "-- Neither of them shows what the rule changes: keep a deal in which it does something, from What it\n"
      .. "-- does in the editor, or state one here.",
    ja = "-- どちらも、ルールで変わるところは示していない。エディタの「起こること」で、ルールが働いたディールを\n"
      .. "-- 残すか、ここに書き加える。",
  },
  ["outline.changed"] = {
    "-- Each example is a line of the rule, and a test. In the editor they follow the rule until\n" ..
      "-- somebody changes them here.",
    ja = "-- 例はルールの一行であり、テストでもある。エディタでは、ここを書き換えるまで、\n" ..
      "-- ルールに合わせて書き直される。",
  },
  ["outline.unchanged"] = {
    "-- Each example is a line of the rule, and a test. So far they say what the game does by itself:\n" ..
      "-- change the rule, then what comes of it here.",
    ja = "-- 例はルールの一行であり、テストでもある。いまの結果はもとのゲームと同じ。\n" ..
      "-- ルールを書き換えたら、ここの数値も書き換える。",
  },
}
