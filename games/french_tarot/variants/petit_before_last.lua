-- House rule: by the federation's book, when the Excuse wins the last trick of a slam,
-- the 1 of trumps counts in the trick before.

return variant {
  of       = "french_tarot",
  title    = { "The petit before the last trick", ja = "スラムのプチ・オ・ブは最後から2番目のトリック" },
  ja       = "連盟ルールでは、スラムの最終トリックにエクスキューズで勝ったとき、"
             .. "その1つ前のトリックに出た切札の1をプチ・オ・ブとして数える。",
  requires = { "slam_excuse_wins_last" },

  changes = {
    append { path = "settle.says", values = {
      { "If the Excuse wins the last trick, the 1 of trumps counts so in the trick before it.", of = "petit",
        ja = "エクスキューズが最終トリックに勝ったときは、その1つ前のトリックに出た切札の1を同じように数える。" } } },
    wrap { path = "settle.petit", with = function (base, r)
      local before = r.tricks[r.trick_count - 1]
      if r.last_trick:won_with("Excuse") and before:has("1 of trumps") then
        return (before.winner.side == r.declarers) == r.won and house.petit_points or -house.petit_points
      end
      return base(r)
    end },
  },
}
