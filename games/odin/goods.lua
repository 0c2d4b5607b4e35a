-- Goods: one row a shape; an upgrade goes one column to the right. All counts of tiles that matter
-- are those of what is unique; goods, wood, stone, ore and silver never run out (ruling 7).

return part {
  goods = {
    ladder { "orange", "red", "green", "blue",
      { "2x1", "peas",    "mead",       "oil",            "rune stone" },
      { "3x1", "flax",    "stockfish",  "hide",           "silverware" },
      { "2x2", "beans",   "milk",       "wool",           "chest" },
      { "4x1", "grain",   "salt meat",  "linen",          "silk" },
      { "3x2", "cabbage", "game meat",  "skin and bones", "spices" },
      { "4x2", none,      "sheep",      "fur",            "jewelry" },
      { "3x3", "fruits",  "whale meat", "robe",           "treasure chest" },
      { "4x3", none,      "cattle",     "clothing",       "silver hoard" },
    },

    -- What an animal in young counts as on a board and at the table.
    tile { "pregnant sheep",  same_as = "sheep" },
    tile { "pregnant cattle", same_as = "cattle" },

    piece { "wood" }, piece { "stone" }, piece { "ore" }, piece { "silver" },

    pile { "weapons", { 12, "bow" }, { 12, "snare" }, { 12, "spear" }, { 11, "sword" } },

    -- Shape, what a fight must come to for it, and its price in silver.
    tile { "Glass Beads",   worth = 7,  price = 0, ".#.", "###", ".#." },
    tile { "Helmet",        worth = 8,  price = 1, "##", "##", "#." },
    tile { "Cloakpin",      worth = 8,  price = 1, "#...", "####" },
    tile { "Belt",          worth = 8,  price = 2, "#####" },
    tile { "Crucifix",      worth = 8,  price = 2, ".#.", "###", ".#.", ".#." },
    tile { "Drinking Horn", worth = 8,  price = 2, ".##", "###", "#.." },
    tile { "Amber Figure",  worth = 9,  price = 2, ".#.", "###", "###" },
    tile { "Horseshoe",     worth = 9,  price = 2, "#.#", "#.#", "###" },
    tile { "Gold Brooch",   worth = 9,  price = 3, ".#.", "###", "###", ".#." },
    tile { "Forge Hammer",  worth = 10, price = 4, "###", "###", ".#.", ".#.", ".#." },
    tile { "Fibula",        worth = 10, price = 4, "##.", "#..", "###", "#..", "##." },
    tile { "Throwing Axe",  worth = 11, price = 4, "#####", ".###.", "..#.." },
    tile { "Chalice",       worth = 12, price = 5, "###", "###", ".#.", "###" },
    tile { "Round Shield",  worth = 13, price = 6, ".##.", "####", "####", ".##." },
    tile { "English Crown", worth = 16, "#.#.#", "#####", "#####" },

    -- Ships lie on stages; the ore of a whaling boat's first slot is printed on it.
    berths { "small stage", 3 },
    berths { "large stage", 4 },
    berths { "feast panel", 6 },
    vessel { "whaling boat", many = "whaling boats", price = 3, on = "small stage", holds = { 1, "ore" },
             built_in = 1 },
    vessel { "knarr",    many = "knarrs",    price = 5, on = "large stage" },
    vessel { "longship", many = "longships", price = 8, on = "large stage", holds = { 3, "ore" } },
    vessel { "knarr abroad",    many = "knarrs abroad",    on = "feast panel" },
    vessel { "longship abroad", many = "longships abroad", on = "feast panel" },

    counter { "Thing Penalty" },
  },

  worth = { ["rune stone"] = 6, silverware = 7, chest = 8, silk = 8, spices = 9, jewelry = 10,
            ["treasure chest"] = 11, ["silver hoard"] = 15 },

  -- Names for several goods at once.
  kinds = {
    special  = { "Glass Beads", "Helmet", "Cloakpin", "Belt", "Crucifix", "Drinking Horn", "Amber Figure",
                 "Horseshoe", "Gold Brooch", "Forge Hammer", "Fibula", "Throwing Axe", "Chalice",
                 "Round Shield", "English Crown" },
    forgeable = { "Helmet", "Cloakpin", "Crucifix", "Horseshoe", "Forge Hammer", "Fibula", "Throwing Axe",
                  "jewelry" },
    ["large ships"] = { "knarr", "longship" },
    ships    = { "whaling boat", "large ships" },
    ["all sheep"]  = { "sheep", "pregnant sheep" },
    ["all cattle"] = { "cattle", "pregnant cattle" },
    resources = { "wood", "stone", "ore" },
    loot     = { "blue", "special" },
  },
}
