-- What may be announced, what it promises, and how often a seat speaks.

return {
  word {
    name    = "call",
    kind    = "table",
    says    = { "One announcement: its name, what it promises and what it is worth.",
                ja = "1つの宣言。名前と、約束の内容と、かかるチップを書く。" },
    phrase  = { "a call", ja = "宣言" },
    example = [[{ "veľký", promise = take_every_trick, stake = 20, overrides = { "malý" } }]],
    items   = "name",
    least   = 1,
    most    = 1,
    fields  = {
      { "promise", "promise", { "what the declarer must achieve", ja = "宣言者が果たす約束" } },
      { "stake", "number", { "chips won from, or paid to, each other player",
                             ja = "他の各プレイヤーとやり取りするチップ" } },
      { "overrides", "names", { "calls that give way to this one", ja = "この宣言に負ける宣言" } },
      { "follow", "ladder", { "the follow rule while this call stands", ja = "この宣言が有効なときのフォローのルール" } },
      { "lead", "ladder", { "the lead rule while this call stands", ja = "この宣言が有効なときのリードのルール" } },
    },
  },

  word {
    name    = "take_no_trick",
    kind    = "promise",
    says    = { "The declarer takes no trick.", ja = "宣言者は1トリックも取らない。" },
    phrase  = { "to take no trick", ja = "全トリックに負ける" },
    example = [[{ "malý", promise = take_no_trick, stake = 10 }]],
  },

  word {
    name    = "take_every_trick",
    kind    = "promise",
    says    = { "The declarer's side takes every trick.", ja = "宣言者の側が全トリックを取る。" },
    phrase  = { "to take every trick", ja = "全トリックに勝つ" },
    example = [[{ "veľký", promise = take_every_trick, stake = 20 }]],
  },

  word {
    name    = "once",
    kind    = "speaks",
    says    = { "Each seat speaks once, in turn, and is not asked again.", ja = "全員が順番に1回だけ答え、2度目はない。" },
    phrase  = { "once each", ja = "1人1回" },
    example = [[set { path = "declare.speaks", value = once }]],
  },
}
