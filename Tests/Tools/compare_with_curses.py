#!/usr/bin/env python3
"""Bytes and processor time of our apps and of curses, frame by frame under the same reader.

    swift build -c release --product WidgetsBenchmarks
    python3 Tests/Tools/compare_with_curses.py [--steps N] [BINARY]

Needs a C compiler and curses (Debian: libncurses-dev). Both programs run in a pseudo terminal that
answers nothing, `TERM=xterm-256color`; each step is a key, and the next one is sent when the frame
is there. Bytes repeat exactly. Times are those of the processor in the whole program, from the
kernel's clock of that process; the two programs take turns, and the middle of three runs counts.
Pages that come and go are compared with urwid too, where it can be had from PyPI. The last lines are
about the start: time and memory until the first frame, and the processor time of two idle seconds.
"""

import argparse
import fcntl
import os
import pathlib
import pty
import select
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

HERE = pathlib.Path(__file__).resolve().parent
TASKS = [
    "one-cell", "typing", "scroll", "list-3", "list-1", "one-colour", "colour-per-cell", "nothing",
    "tab-switch", "push-pop",
]


class Program:
    def __init__(self, arguments, columns, rows):
        self.start = time.monotonic()
        self.id, self.master = pty.fork()
        if self.id == 0:
            size = struct.pack("HHHH", rows, columns, 0, 0)
            fcntl.ioctl(0, termios.TIOCSWINSZ, size)
            environment = {"TERM": "xterm-256color", "PATH": os.environ["PATH"]}
            os.execve(arguments[0], arguments, environment)
        self.clock = (~self.id << 3) | 2

    def read(self, patience, quiet=0.004):
        total = 0
        while select.select([self.master], [], [], quiet if total else patience)[0]:
            try:
                count = len(os.read(self.master, 65536))
            except OSError:
                break
            total += count
        return total

    def processor_time(self):
        return time.clock_gettime_ns(self.clock)

    def step(self, patience):
        os.write(self.master, b"n")
        return self.read(patience)

    def end(self):
        os.kill(self.id, signal.SIGTERM)
        os.close(self.master)
        return os.wait4(self.id, 0)[2]


def cost(arguments, columns, rows, steps, patience):
    program = Program(arguments, columns, rows)
    program.read(2, 0.1)
    for _ in range(2):
        program.step(patience)
    start = program.processor_time()
    total = sum(program.step(patience) for _ in range(steps))
    spent = program.processor_time() - start
    program.end()
    return total / steps, spent / steps / 1000


def compare(ours, theirs, tasks, name, columns, rows, steps):
    size = f"{columns}x{rows}"
    print(f"\n{size:<18}       ours B {name + ' B':>9}  ratio      ours us {name + ' us':>10}  ratio")
    for task in tasks:
        patience = 0.01 if task == "nothing" else 1
        runs = [
            (cost(ours(task), columns, rows, steps, patience),
             cost(theirs(task), columns, rows, steps, patience))
            for _ in range(3)
        ]
        figures = [
            statistics.median(run[side][part] for run in runs)
            for part in (0, 1) for side in (0, 1)
        ]
        our_bytes, their_bytes, our_time, their_time = figures
        byte_ratio = f"{our_bytes / their_bytes:6.2f}" if their_bytes else "     -"
        print(
            f"{task:<18} {our_bytes:12.1f} {their_bytes:9.1f} {byte_ratio}"
            f"   {our_time:10.1f} {their_time:10.1f} {our_time / their_time:6.2f}")


def compare_with_urwid(ours, steps):
    command = [sys.executable, str(HERE / "pinned_packages.py"), "peers"]
    found = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    if found.returncode != 0:
        print("\nurwid cannot be had from PyPI")
        return
    theirs = [found.stdout.strip(), str(HERE / "urwid_frames.py")]
    compare(ours, lambda task: theirs, ["push-pop"], "urwid", 80, 24, steps)


def first_frame(name, arguments):
    times, sizes = [], []
    for _ in range(9):
        program = Program(arguments, 80, 24)
        select.select([program.master], [], [], 5)
        times.append((time.monotonic() - program.start) * 1000)
        program.read(0.05)
        usage = program.end()
        sizes.append(usage.ru_maxrss / 1024)
    print(
        f"first frame, {name}: {statistics.median(times):.1f} ms, {statistics.median(sizes):.1f} MiB")


def idle(arguments):
    program = Program(arguments, 80, 24)
    program.read(2, 0.2)
    start = program.processor_time()
    time.sleep(2)
    print(f"two idle seconds: {(program.processor_time() - start) / 1000:.1f} us of the processor")
    program.end()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary", nargs="?")
    parser.add_argument("--steps", type=int, default=60)
    options = parser.parse_args()
    binary = options.binary or str(
        HERE.parents[1] / ".build" / "release" / "WidgetsBenchmarks")
    with tempfile.TemporaryDirectory() as folder:
        curses = f"{folder}/curses_frames"
        command = ["cc", "-O2", "-o", curses, str(HERE / "curses_frames.c"), "-lpanel", "-lncurses"]
        if subprocess.run(command).returncode != 0:
            sys.exit("curses is needed: apt-get install libncurses-dev")
        ours = lambda task: [binary, "--terminal-app", task]
        theirs = lambda task: [curses, task]
        for columns, rows in ((80, 24), (200, 60)):
            compare(ours, theirs, TASKS, "curses", columns, rows, options.steps)
        compare_with_urwid(ours, options.steps)
        print()
        first_frame("ours", ours("nothing"))
        first_frame("curses", theirs("nothing"))
        idle(ours("nothing"))


main()
