-- Old house rule: a bid between prise and garde.

return variant {
  of    = "french_tarot",
  title = { "Pousse", ja = "プース" },
  ja    = "プリーズとガルドの間に、昔からあるプースというビッドを加える。",

  changes = {
    insert { after = "bid.prise", bid = { "pousse", ja = "プース", times = 2 } },
    set { path = "bid.garde.times", value = 3 },
    append { path = "exchange.when", values = { "pousse" } },
    set { path = "settle.says[3]", value = {
      "This is multiplied by 1 for prise, 2 for pousse, 3 for garde, 4 for garde sans and 6 for "
      .. "garde contre, and the values of all handfuls are added.",
      ja = "これを、プリーズは1倍、プースは2倍、ガルドは3倍、ガルド・サンは4倍、ガルド・コントルは6倍し、手役の点を加える。" } },
  },
}
