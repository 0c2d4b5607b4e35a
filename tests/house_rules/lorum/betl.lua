-- House rule: a third call, betl. It is a malý in which the declarer's cards lie open.

return variant {
  of    = "lorum",
  title = { "Betl", ja = "ベトル" },
  ja    = "3つ目の宣言として、ベトルを加える。ベトルは、宣言者が手札を公開して行うマリーである。",

  changes = {
    insert { after = "declare.maly",
             announcement = { "betl", ja = "ベトル", promise = take_no_trick, overrides = { "malý" },
                              stake  = by_players { [4] = 15, [3] = 20 }, shows = pick { any_card },
                              follow = { head_trick, follow_suit, any_card } } },
    append { path = "declare.velky.overrides", values = { "betl" } },
    append { path = "settle.says", values = {
      { "Betl is settled like malý, for {stake.betl} chips.", ja = "ベトルはマリーと同じで、{stake.betl}チップ。" } } },
  },
}
