return examples {
  { say      = "it counts two",
    captured = { { "Horník of bells" }, { "7 of hearts" }, { "8 of hearts" }, {} },
    points   = { 2, 1, 1, 0 } },

  { say = "with nothing called thirty points are taken", for_all_deals = 20,
    holds = function (result)
      if result.contract then return true end
      return result.all_points == 30
    end },
}
