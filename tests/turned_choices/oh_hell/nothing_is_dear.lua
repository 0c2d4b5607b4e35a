-- House rule: whoever has foretold no trick, and takes none, scores forty points.

return variant {
  of    = "oh_hell",
  title = { "Dear nothing", ja = "ゼロが得" },
  ja    = "0と予想して1トリックも取らなければ40点。",

  changes = {
    append { path   = "settle.says",
             values = { { "A bid of none that is right scores 40 points.",
                          ja = "0と予想して1トリックも取らなければ40点。" } } },
    set { path  = "settle.bid",
          value = score "bid" { each_seat, function (seat)
            if seat.tricks ~= seat.predicted then return 0 end
            return seat.predicted == 0 and 40 or house.exact_bid + seat.predicted
          end } },
  },
}
