return translation {
  of       = "small",
  language = "ja",

  ["title"]          = "スモール",
  ["values.pool"]    = "プール",
  ["house.stake"]    = "宣言のチップ",
  ["house.ante"]     = "参加料",
  ["declare.misere"] = "ミゼール",
  ["declare.misère"] = "ミゼール",
  ["house.antes"]    = "参加料",
}
