return translation {
  of       = "small",
  language = "ja",

  ["title"]       = "スモール",
  ["values.pool"] = "プール",
  ["house.stake"] = "宣言のチップ",
}
