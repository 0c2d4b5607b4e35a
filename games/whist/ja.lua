-- What a Japanese player reads. Left: the path of a text; a missing one is a diagnostic.

return translation {
  of       = "whist",
  language = "ja",
  says     = "2組で、6を超えたトリックが1点ずつ。",

  ["title"]              = "ホイスト",

  ["house.trick_points"] = "6を超えた1トリックの点数",
  ["house.target_score"] = "この得点に達したチームの勝ち",

  ["settle.says[1]"]     = "6トリックより多く取ったチームは、6を超えた1トリックにつき{house.trick_points}点を得る。",

  ["settle.tricks"]      = "トリック",
}
