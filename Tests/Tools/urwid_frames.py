#!/usr/bin/env python3
"""Two pages of 12 lines that come and go with each `n`: what the `push-pop` app shows, in urwid.

    $(python3 Tests/Tools/pinned_packages.py peers) Tests/Tools/urwid_frames.py

A page is made when it is pushed, as the app does. Ctrl-C ends.
"""

import urwid


def page(name):
    lines = [urwid.Text(f"{name} control number {row}") for row in range(12)]
    box = urwid.ListBox(urwid.SimpleFocusListWalker([urwid.Divider(), urwid.Divider()] + lines))
    return urwid.Padding(box, left=2)


def main():
    root = page("Root")
    loop = urwid.MainLoop(root, handle_mouse=False)

    def step(key):
        if key == "n":
            loop.widget = page("Pushed") if loop.widget is root else root

    loop.unhandled_input = step
    try:
        loop.run()
    except KeyboardInterrupt:
        pass


main()
