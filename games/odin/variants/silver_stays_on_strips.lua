-- House rule: silver that is the last item of a mountain strip stays there until
-- somebody takes it.

return variant {
  of    = "odin",
  title = { "Silver stays on strips", ja = "銀は列に残る" },
  ja    = "山の列の最後の1つが銀になったら、誰かが取るまで取り除かない。",

  changes = {
    set { path = "phases.rounds.mountain_strips.advance_strips.keep_last", value = "silver" },
  },
}
