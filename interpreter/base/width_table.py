"""Writes width_table.cpp from the Unicode data of this Python: python3 width_table.py > width_table.cpp"""

import unicodedata

# Code points that are wide before anybody has given them a character (Unicode Standard Annex 11).
WIDE = ((0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD))
# Vowels and final consonants that join the Hangul consonant before them.
JOINING = ((0x1160, 0x11FF), (0xD7B0, 0xD7FF))
# Format characters that are seen: the soft hyphen, and signs that stand above the digits after them.
SEEN = {0xAD, *range(0x600, 0x606), 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD}


def within(point, ranges):
    return any(first <= point <= last for first, last in ranges)


def kind_of(point):
    """0 nothing, 1 narrow, 2 wide, 3 ambiguous; None where any would do."""
    if within(point, JOINING):
        return 0
    if within(point, WIDE):
        return 2
    character = chr(point)
    category = unicodedata.category(character)
    if category == "Cn":
        return None
    if category in ("Cs", "Co"):
        return 1
    if category in ("Mn", "Me", "Zl", "Zp") or (category == "Cf" and point not in SEEN):
        return 0
    return {"W": 2, "F": 2, "A": 3}.get(unicodedata.east_asian_width(character), 1)


runs = []
before = None
for point in range(0x110000):
    kind = kind_of(point)
    if kind is not None and kind != before:
        runs.append(f"0x{point * 4 + kind:X},")
        before = kind

print(f"""// Made by width_table.py from Unicode {unicodedata.unidata_version}; not to be edited.

#include "base/width_table.h"

namespace houserule {{

// clang-format off
const std::array<std::uint32_t, {len(runs)}> width_runs = {{{{""")
line = " "
for run in runs:
    if len(line) + len(run) > 99:
        print(line)
        line = " "
    line += " " + run
print(line)
print("""}};
// clang-format on

}  // namespace houserule""")
