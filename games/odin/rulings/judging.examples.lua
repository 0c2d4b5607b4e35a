-- Whether something can be done is judged once, as it will be when it is done: with the prices of the
-- action that opens, with what listens before it, and with what its costs leave.

local tutor = { 52 }

return examples {
  { say   = "88: an animal in young is moved as its kind",
    given = { open = { 88 }, supply = { "2 silver", "pregnant cattle" }, vessels = { knarr = { 0 } }, workers = 6 },
    moves = { "1 place C1-14", "1 use 88", "1 yes", "1 shift pregnant_cattle robe" },
    supply_after = { "0 pregnant cattle", "1 robe" } },

  { say   = "88: so is a sheep, beside a hide",
    given = { open = { 88 }, supply = { "2 silver", "pregnant sheep", "hide" }, vessels = { knarr = { 0 } },
              workers = 6 },
    moves = { "1 place C1-14", "1 use 88", "1 yes" },
    offered = { "shift pregnant_sheep skin_and_bones", "shift hide rune_stone" } },

  { say   = "84 and 170: an emigration of round 4 costs 4 - 1 - 2 silver",
    given = { open = { 52, 170 }, hand = { 84 }, supply = { "2 silver" }, vessels = { knarr = { 0 } }, round = 4,
              workers = 0, phase = "actions" },
    moves = { "1 use 52", "1 play 84", "1 yes" },
    supply_after = { "0 silver", "1 knarr abroad" } },

  { say   = "84 and 170: not without that silver",
    given = { open = { 52, 170 }, hand = { 84 }, supply = { "1 silver" }, vessels = { knarr = { 0 } }, round = 4,
              workers = 0, phase = "actions" },
    moves = { "1 use 52", "1 play 84" },
    not_offered = { "yes" }, supply_after = { "0 silver", "1 knarr" } },

  { say   = "110 and 170: an emigration of round 3 costs one silver",
    given = { open = { 110, 170 }, supply = { "2 silver" }, vessels = { knarr = { 0 } }, round = 3, workers = 2 },
    moves = { "1 place C2-14", "1 use 110" },
    supply_after = { "0 silver", "1 knarr abroad" } },

  { say   = "77: the targets are exactly the occupied spaces (R37), whatever can be done there",
    given = { open = tutor, hand = { 77 }, supply = { "silver" }, workers = 6, round = 3,
              on_spaces = { ["C2-07"] = 2 }, others_on_spaces = { ["C2-17"] = 2, ["C1-07"] = 1 } },
    moves = { "1 use 52", "1 play 77" },
    offered = { "visit C2-07", "visit C2-17" }, not_offered = { "visit C1-07", "visit C2-08" } },

  { say   = "77 and 170: the emigration costs what the card leaves of it",
    given = { open = { 52, 170 }, hand = { 77 }, supply = { "2 silver" }, vessels = { knarr = { 0 } }, round = 3,
              workers = 6, others_on_spaces = { ["C2-17"] = 2 } },
    moves = { "1 use 52", "1 play 77", "1 visit C2-17", "1 pass" },
    supply_after = { "0 silver", "1 knarr abroad" } },

  { say   = "77 and 1: cattle for two silver",
    given = { open = { 52, 1 }, hand = { 77 }, supply = { "3 silver" }, workers = 6, round = 2,
              others_on_spaces = { ["C2-06"] = 2 } },
    moves = { "1 use 52", "1 play 77", "1 visit C2-06", "1 pass" },
    supply_after = { "0 silver", "1 cattle", "1 milk" } },

  { say   = "77 and 2: and so for whoever pays with a patron",
    given = { open = { 52, 2 }, hand = { 77 }, supply = { "3 silver" }, workers = 6, round = 2,
              others_on_spaces = { ["C2-06"] = 2 } },
    moves = { "1 use 52", "1 play 77", "1 visit C2-06", "1 pass" },
    supply_after = { "0 silver", "1 cattle", "1 milk" } },

  { say   = "77 and 116: a stone house for nothing",
    given = { open = { 52, 116 }, hand = { 77 }, supply = { "1 silver" }, workers = 6, round = 2,
              others_on_spaces = { ["C2-01"] = 2 } },
    moves = { "1 use 52", "1 play 77", "1 visit C2-01" },
    supply_after = { "1 stone house" } },

  { say   = "77 and 113: what is taken before pays",
    given = { open = { 52, 113 }, hand = { 77 }, supply = { "1 silver" }, strips = { 1 }, workers = 6, round = 2,
              others_on_spaces = { ["C2-10"] = 2 } },
    moves = { "1 use 52", "1 play 77", "1 visit C2-10", "1 use 113", "1 give wood" },
    supply_after = { "1 chest", "1 silver", "0 wood" } },

  { say   = "77 and 121: so it does where ships are built",
    given = { open = { 52, 121 }, hand = { 77 }, supply = { "1 silver", "1 wood" }, strips = { 1 }, workers = 6,
              round = 2, others_on_spaces = { ["C2-02"] = 2 } },
    moves = { "1 use 52", "1 play 77", "1 visit C2-02", "1 use 121" },
    supply_after = { "1 knarr", "0 wood" } },

  { say   = "77: a ship for the pillage is bought once the space is chosen",
    given = { open = tutor, hand = { 77 }, supply = { "9 silver" }, workers = 6, round = 2, chance = { 7 },
              others_on_spaces = { ["C2-15"] = 2 } },
    moves = { "1 use 52", "1 play 77", "1 visit C2-15", "1 buy longship" },
    trace = { "push C2-15", gap "placed", "exchange {silver 8} -> {longship 1}", some_gaps, "roll 7 -> 7" },
    supply_after = { "0 silver", "1 longship" } },

  { say   = "91 and 1: two silver buy salt meat once one has paid for being late",
    given = { open = { 91, 1 }, supply = { "2 silver" }, workers = 0, round = 2, on_spaces = { ["C1-07"] = 1 } },
    moves = { "1 use 91", "1 visit C1-06", "1 pass" },
    supply_after = { "0 silver", "2 salt meat" } },

  { say   = "91: who comes late chooses a space before the silver is paid",
    given = { open = { 91 }, supply = { "2 silver" }, workers = 0, round = 2, on_spaces = { ["C1-07"] = 1 } },
    moves = { "1 use 91" },
    offered = { "visit C1-06", "visit C1-08" }, not_offered = { "visit C1-07", "visit C2-07" },
    supply_after = { "2 silver" } },

  { say   = "91 and 105: a knarr where no boat has room",
    given = { open = { 91, 105 }, supply = { "1 silver", "3 wood" }, vessels = { ["whaling boat"] = { 0, 0, 0 } },
              workers = 0, round = 2, on_spaces = { ["C1-01"] = 1 } },
    moves = { "1 use 91", "1 visit C1-02", "1 use 105" },
    supply_after = { "0 wood", "1 knarr", "3 whaling boat" } },

  { say   = "91 and 107: an adventurer finds boards where Shetland and the Faroe Islands are taken",
    given = { open = { 91, 107 }, supply = { "1 silver" }, vessels = { knarr = { 0 } }, workers = 0, round = 2,
              on_spaces = { ["C1-15"] = 1 }, boards = { "Shetland", "Faroe Islands" } },
    moves = { "1 use 91", "1 visit C1-16" },
    offered = { "get Iceland", "get Greenland" } },

  { say   = "106 and 164: three Vikings on C4-08 are not four, and nobody is armed before them",
    given = { open = { 106, 164 }, vessels = { longship = { 0, 0, 0 } }, strips = { 1 }, workers = 6 },
    moves = { "1 place C1-11", "1 take 2 1", "1 place C4-08" },
    trace = { "place C4-08 x3" }, not_offered = { "use 164" }, workers_after = 2 },
}
