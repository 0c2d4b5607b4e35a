-- Two numbers of a board game compared: a number that is 1 or 0.

return {
  word {
    name    = "at_least",
    kind    = "count",
    says    = { "Whether the first number is not less than the second.",
                ja = "最初の数が2番目の数以上かどうか。" },
    phrase  = { "at least", ja = "以上" },
    example = [[at_least { count "longship", 2 }]],
    items   = "count",
    least   = 2,
    most    = 2,
  },

  word {
    name    = "at_most",
    kind    = "count",
    says    = { "Whether the first number is not greater than the second.",
                ja = "最初の数が2番目の数以下かどうか。" },
    phrase  = { "at most", ja = "以下" },
    example = [[at_most { count "silver", 5 }]],
    items   = "count",
    least   = 2,
    most    = 2,
  },

  word {
    name    = "exactly",
    kind    = "count",
    says    = { "Whether two numbers are equal.",
                ja = "2つの数が等しいかどうか。" },
    phrase  = { "exactly", ja = "ちょうど" },
    example = "exactly { placed_now, 2 }",
    items   = "count",
    least   = 2,
    most    = 2,
  },
}
