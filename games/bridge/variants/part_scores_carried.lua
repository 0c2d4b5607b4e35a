-- House rule: the points for tricks bid and made add up from deal to deal, and with a hundred of them a side
-- has a game, which wipes those of both sides. A part score itself is worth 100, in the last deal only.

return variant {
  of    = "bridge",
  title = { "Part scores are carried on", ja = "パートスコアの持ち越し" },
  ja    = "ビッドして成功したトリックの点をディールごとに足していき、合わせて100点になったらゲームのボーナスが付く。"
          .. "ゲームができると、両チームとも持ち越しは0に戻る。パートスコアのボーナスは最後のディールだけで100点。",

  changes = {
    set { path = "house.part_score", value = 100 },
    set { path  = "settle.says[3]",
          value = { "If that and what the side has below the line come to 100 or more it is a game, worth "
                    .. "{house.game_bonus[1]} besides, vulnerable {house.game_bonus[2]}, and what both sides "
                    .. "have below the line counts no longer.", of = "game",
                    ja = "これと線の下を合わせて100点以上ならゲームで、さらに{house.game_bonus[1]}点、"
                         .. "バルネラブルなら{house.game_bonus[2]}点。"
                         .. "そのあと線の下は両チームとも0に戻る。" } },
    set { path  = "settle.says[4]",
          value = { "If it comes to less, that stands below the line from now on. In the last deal it is worth "
                    .. "{house.part_score} besides.", of = { "part_score", "below_the_line" },
                    ja = "100点に届かなければ、その点を線の下に足して持ち越す。"
                         .. "最後のディールではさらに{house.part_score}点。" } },
    wrap { path = "settle.game", with = function (_, side, r)
      if not side.made or side.below_the_line + r.value < 100 then return 0 end
      return house.game_bonus[side.vulnerable and 2 or 1]
    end },
    wrap { path = "settle.part_score", with = function (base, side, r)
      return side.game == 0 and r.deal_number == house.deals and base(side, r) or 0
    end },
    insert { at_end_of = "settle", line = tally "below the line" { ja = "線の下", each_side, function (side, r)
      return r.declarers.game == 0 and side.below_the_line + side.bid or 0
    end } },
  },
}
