#!/usr/bin/env python3
"""Compares the width of every code point with wcwidth's, at the same version of Unicode.

    $(python3 Tests/Tools/pinned_packages.py) Tests/Tools/compare_widths.py FILE

The file has a line for each range of equal widths: its first scalar in hexadecimal digits, and the
width. These are the differences, and why they are there; any other is a failure:
- Control characters (C0 except NUL, DEL, C1: 64): -1 there, 1 here. They are drawn as one
  replacement cell.
- U+00AD, the soft hyphen: 1 there, 0 here. It is a format character that is never drawn; only a
  line that breaks at it would show a hyphen.
- U+1F3FB...1F3FF, skin tones that stand alone: 0 there, 2 here. Terminals draw them as emoji.
Noncharacters and unassigned code points agree.
"""

import sys
import unicodedata

import wcwidth

UNICODE = "17.0.0"


def explained(scalar, theirs, ours):
    if unicodedata.category(chr(scalar)) == "Cc":
        return (theirs, ours) == (-1, 1)
    if scalar == 0xAD:
        return (theirs, ours) == (1, 0)
    return 0x1F3FB <= scalar <= 0x1F3FF and (theirs, ours) == (0, 2)


def main():
    starts = []
    with open(sys.argv[1], encoding="ascii") as file:
        for line in file:
            start, width = line.split()
            starts.append((int(start, 16), int(width)))
    starts.append((0x110000, 0))
    known = unknown = 0
    for (start, ours), (end, _) in zip(starts, starts[1:]):
        for scalar in range(start, end):
            if 0xD800 <= scalar <= 0xDFFF:
                continue
            theirs = wcwidth.wcwidth(chr(scalar), UNICODE)
            if theirs == ours:
                continue
            if explained(scalar, theirs, ours):
                known += 1
                continue
            unknown += 1
            if unknown <= 20:
                print(f"U+{scalar:04X}: {theirs} there, {ours} here")
    print(f"{known} differences that are explained, {unknown} that are not")
    sys.exit(0 if unknown == 0 and known == 70 else 1)


main()
