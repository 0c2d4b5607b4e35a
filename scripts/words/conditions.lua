-- Conditions, for `when` and `unless`. A list of them means all of them.

return {
  word {
    name    = "no_contract",
    kind    = "condition",
    says    = { "Nobody has made a bid or an announcement that became the contract.",
                ja = "契約になる宣言やビッドを誰もしていない。" },
    phrase  = { "nobody has declared", ja = "誰も宣言していない" },
    example = [[offer_to_expose { to = each_seat, cards = { "Horník of acorns" }, when = no_contract }]],
  },

  word {
    name    = "contract",
    kind    = "condition",
    says    = { "One of these contracts stands.", ja = "これらの契約のどれかが有効である。" },
    phrase  = { "the contract is", ja = "契約が次のどれか:" },
    example = [[cards { except = { "hearts" }, unless = contract { "malý", "veľký" } }]],
    items   = "name",
    least   = 1,
  },
}
