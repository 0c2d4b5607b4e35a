-- A file of nothing but constants, sixteen times as large in memory.
-- stopped: wrong-type 4

return { <<5500:"a", 1.5, >>0 }
