#!/usr/bin/env python3
"""Compares what pyte, a terminal emulator written by others, shows with what we meant it to show.

    $(python3 Tests/Tools/pinned_packages.py) Tests/Tools/judge_frames.py FILE

Each line of the file is a frame: the width, the height, the bytes as hexadecimal digits, and the
cells, separated by tabs. Cells are separated by U+001E; each is its text, U+001F and its style
(`foreground,background,attributes`, empty for none). A wide glyph's second cell has no text.
Exit status 1 and one line for the first frame that differs.

What pyte does not know, and the model terminal in Tests/WidgetsTerminalTests therefore judges:
- REP (`CSI n b`), which the frames here are encoded without;
- synchronised updates (mode 2026), which it ignores, as a terminal may;
- dim (SGR 2), which it ignores;
- blanking the other half of a wide glyph that is overwritten (it keeps it, as some terminals do);
- clusters: it draws each scalar of an emoji sequence by itself, as old terminals do, or drops it.
  A cell of a cluster is right if only scalars of that cluster are in it.
"""

import sys
import unicodedata

import pyte
from pyte.graphics import FG_BG_256

NAMES = ["black", "red", "green", "brown", "blue", "magenta", "cyan", "white"]
BRIGHT = ["bright" + name for name in NAMES]
# The order of `TextStyle.Attributes`; pyte has no dim.
ATTRIBUTES = ["bold", None, "italics", "underscore", "reverse", "strikethrough"]
VISIBLE_ON_BLANKS = ("underscore", "reverse", "strikethrough")


def color(text):
    if not text:
        return "default"
    if text.startswith("#"):
        return text[1:]
    index = int(text)
    if index < 8:
        return NAMES[index]
    # pyte calls bright magenta "bfightmagenta" as a background.
    return BRIGHT[index - 8] if index < 16 else FG_BG_256[index]


def style(text):
    foreground, background, bits = (text or ",,0").split(",")
    bits = int(bits)
    result = {"fg": color(foreground), "bg": color(background)}
    for index, name in enumerate(ATTRIBUTES):
        if name:
            result[name] = bool(bits >> index & 1)
    return result


def style_of(cell):
    names = ["fg", "bg"] + [name for name in ATTRIBUTES if name]
    result = {name: getattr(cell, name) for name in names}
    for name in ("fg", "bg"):
        result[name] = result[name].replace("bfight", "bright")
    return result


def visible(text, look):
    if text in (" ", "") and not any(look[name] for name in VISIBLE_ON_BLANKS):
        return {"bg": look["bg"]}
    return look


def text_matches(shown, wanted, cluster):
    if len(cluster) <= 1:
        return shown == wanted
    parts = set(cluster) | set(unicodedata.normalize("NFC", cluster)) | {" "}
    return set(shown) <= parts


def difference(screen, cells, width, height):
    for y in range(height):
        cluster = ""
        for x in range(width):
            text, _, look = cells[y * width + x].partition("\x1f")
            if text:
                cluster = text
            cell = screen.buffer[y][x]
            if not text_matches(cell.data, text, cluster):
                return f"column {x}, row {y}: {cell.data!r} instead of {text!r}"
            wanted, shown = style(look), style_of(cell)
            if visible(cell.data, wanted) != visible(cell.data, shown):
                return f"column {x}, row {y} ({text!r}): {shown} instead of {wanted}"
    return None


class Screen(pyte.Screen):
    def delete_lines(self, count=None):
        # pyte keeps what is on a line if the one that moves there was never written to.
        for y in range(self.lines):
            self.buffer[y]
        super().delete_lines(count)


def main():
    screen = stream = None
    count = 0
    with open(sys.argv[1], encoding="utf-8", newline="\n") as file:
        for number, line in enumerate(file, 1):
            width, height, data, cells = line.rstrip("\n").split("\t")
            width, height = int(width), int(height)
            if data.startswith("+"):  # A terminal of its own begins here.
                screen = Screen(width, height)
                screen.reset_mode(pyte.modes.DECAWM)
                stream = pyte.ByteStream(screen)
                data = data[1:]
            if (screen.columns, screen.lines) != (width, height):
                screen.resize(height, width)
            stream.feed(bytes.fromhex(data))
            found = difference(screen, cells.split("\x1e"), width, height)
            if found:
                sys.exit(f"frame {number}, {width}x{height}: {found}")
            count += 1
    print(f"{count} frames are as they should be")


main()
