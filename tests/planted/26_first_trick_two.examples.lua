return examples {
  { say = "the deal is settled", for_all_deals = 100,
    holds = function (result) return result ~= nil end },

  { say = "there is a first trick, and somebody has won it", for_all_deals = 100,
    holds = function (result) return result.contract ~= nil or result.tricks[1].winner ~= nil end },
}
