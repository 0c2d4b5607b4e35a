-- An expression that Lua takes long to compile.
-- stopped: wrong-type 1

local a
return a<<9000: or a>>
