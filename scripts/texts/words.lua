-- The page of a word, in `houserule words` and in editors.

return {
  ["asks.seat"] = { "a seat that acts", ja = "順番の人" },
  ["asks.trick"] = { "a trick that may lie open", ja = "場にあるトリック" },
  ["asks.play"] = { "the play of tricks", ja = "プレイの間であること" },
  ["asks.played"] = { "a play that has begun", ja = "始まったプレイ" },
  ["asks.contract"] = { "a contract that may have been made", ja = "できているかもしれない契約" },
  ["asks.called"] = { "a call for a partner", ja = "パートナーの指名" },
  ["asks.dealt"] = { "cards that have been dealt", ja = "配ったカード" },
  ["word-page.asks"] = { "Needs {needs}.", ja = "必要なもの: {needs}。" },
  ["word-page.acts"] = { "In its braces {seat} acts.", ja = "{ } の中では{seat}の番とみなす。" },
  ["word-page.field-acts"] = { "{says}; here {seat} acts", ja = "{says}。ここでは{seat}の番" },
  ["entries.any"] = { "entries: {types}", ja = "項目: {types}" },
  ["entries.exactly"] = { "{n} entries: {types}", ja = "項目{n}個: {types}" },
  ["entries.least"] = { "at least {n} {n:entry|entries}: {types}", ja = "項目{n}つ以上: {types}" },
  ["entries.one"] = { "one entry: {types}", ja = "項目1つ: {types}" },
  ["entries.two"] = { "one or two entries: {types}", ja = "項目1つか2つ: {types}" },
  ["word-page.example"] = { "Example", ja = "例" },
  ["word-page.fields"] = { "Fields (* must be there)", ja = "フィールド (* は必須)" },
  ["word-page.others"] = { "Fields of any other name", ja = "ほかの名前のフィールド" },
  ["word-page.phrase"] = { "On a rule sheet", ja = "ルール表では" },
  ["word-list.next"] = { "All about one word", ja = "1語の説明" },
}
