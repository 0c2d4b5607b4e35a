-- The page of a word, in `houserule words` and in editors.

return {
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
