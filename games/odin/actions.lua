-- What spaces and occupations are made of. A step or a roll is a deed: occupations ask for it by name.

return part {
  steps = {
    roll "hunting game" { die = 8, low = true, pay_with = { "wood", "bow" },
      success = { gain { "hide", "game meat" } },
      failure = { gain { "wood", "bow" } } },

    roll "snare" { die = 8, low = true, pay_with = { "wood", "snare" },
      success = { gain { "fur", "snare" } },
      failure = { gain { "wood", "snare" }, may { take_back { 1 } } } },

    roll "whaling" { die = 12, low = true, pay_with = { "wood", "spear" },
      vessels = { "whaling boat", most = 3, cargo_counts = true },
      success = { gain { "oil", "skin and bones", "whale meat" } },
      failure = { gain { "wood", "spear" }, may { take_back { 2 } } } },

    roll "raid" { die = 8, add_with = { "stone", "sword" }, needs = count "longship",
      vessels = { "longship", most = 1 },
      success = { gain_one { "loot", worth = rolled } },
      failure = { gain { "stone", "sword" } } },

    roll "pillage" { die = 12, add_with = { "stone", "sword" }, needs = count "longship",
      vessels = { "longship", most = 1, cargo_counts = true },
      success = { gain_one { "loot", worth = rolled } },
      failure = { gain { "stone", "sword" }, may { take_back { 1 } } } },

    act_step "weapon draw" { draw { "weapons" } },
    act_step "plunder" { needs = at_least { count "longship", 2 }, gain { "silver hoard" } },

    act_step "overseas trading" { needs = count "knarr", premise = { spend { "1 silver" } },
      flip { "green", each_once = true } },

    act_step "emigration" {
      choose {
        convert { { "knarr",    { "silver", times = round_number } }, to = { "knarr abroad" } },
        convert { { "longship", { "silver", times = round_number } }, to = { "longship abroad" } },
      } },

    act_step "near exploration" { deed = "exploration", needs = count "ships",
      gain_one { "Shetland", "Faroe Islands" } },
    act_step "exploration" { needs = count "large ships",
      gain_one { "Iceland", "Greenland", "Bear Island" } },
    act_step "far exploration" { deed = "exploration", needs = count "longship",
      gain_one { "Baffin Island", "Labrador", "Newfoundland" } },
  },

  -- What may be done at any gap, in the order of the menu.
  anytime = {
    put_tiles {},
    buy { "ships" },
    load_vessel { "ore", when = no_action_open },
  },

  -- Rules of the table that listen like occupations do.
  always = {
    before { "column 3", column = 3, draw_cards { 1 } },
    before_or_after { "column 4", column = 4, may { action "play" { play_cards { up_to = 1 } } } },
  },
}
