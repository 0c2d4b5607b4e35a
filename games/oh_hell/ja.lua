-- What a Japanese player reads. Left: the path of a text; a missing one is a diagnostic.

return translation {
  of       = "oh_hell",
  language = "ja",
  says     = "取るトリックの数を、ちょうど言い当てる。",

  ["title"]            = "オーヘル",

  ["house.most_cards"] = "最も多いディールで1人に配る枚数",
  ["house.exact_bid"]  = "ビッドどおりのときに、ビッドした数に加えて得る点",

  ["settle.says[1]"]   = "予告した数をビッドと呼ぶ。ビッドとちょうど同じ数のトリックを取った人は、"
    .. "{house.exact_bid}点にビッドの数を加えた得点になる。",
  ["settle.says[2]"]   = "ビッドが外れた人は0点である。",

  ["settle.bid"]       = "ビッド",
}
