return examples {
  { say = "all cards are played, and every point is somebody's", for_all_deals = 20,
    holds = function (result)
      return result.trick_count == 12 and result.seats[1].points + result.seats[2].points == 120
    end },
}
