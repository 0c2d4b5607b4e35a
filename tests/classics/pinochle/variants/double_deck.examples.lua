return examples {
  { say   = "bids go from 500",
    moves = { "1 bid 500" },
    refused = { "2 bid 500", ["2 bid 490"] = "unreadable" } },

  { say     = "a meld that is there three times counts more, or is laid one by one",
    hands   = { { "SQ", "SQ", "SQ", "DJ", "DJ", "DJ" }, { "CJ", "CJ", "CJ", "CQ", "CQ", "CQ" },
                { "SJ", "SJ", "SJ", "SK", "SK", "SK" }, { "DQ", "DQ", "DQ", "DK", "DK", "DK" } },
    cases   = { { moves = { "1 bid 500", "1 declare hearts" },
                  legal = { "1 pass", "1 meld SQ DJ", "1 meld SQ SQ DJ DJ", "1 meld SQ SQ SQ DJ DJ DJ" } },
                { moves = { "1 bid 500", "1 declare hearts", "1 meld SQ SQ SQ DJ DJ DJ" },
                  melded = { 600, 0, 0, 0 } } } },

  { say     = "aces of each suit, twice",
    hands   = { { "SA", "SA", "HA", "HA", "DA", "DA", "CA", "CA" },
                { "CJ", "CJ", "CJ", "CJ", "CQ", "CQ", "CQ", "CQ" },
                { "SJ", "SJ", "SJ", "SJ", "SK", "SK", "SK", "SK" },
                { "DQ", "DQ", "DQ", "DQ", "DK", "DK", "DK", "DK" } },
    moves   = { "1 bid 500", "1 declare hearts", "1 meld SA SA HA HA DA DA CA CA" },
    melded  = { 1000, 0, 0, 0 } },

  { say   = "the tricks of a deal are 500 points",
    for_all_deals = 50,
    holds = function (result) return result.all_points == 500 end },
}
