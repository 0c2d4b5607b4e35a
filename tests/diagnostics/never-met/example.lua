return examples {
  { say = "a case that no deal brings", for_all_deals = 30,
    holds = function (result)
      if result.all_points > 11 then return result.contract ~= nil end
      return result.all_points == 11
    end },
}
