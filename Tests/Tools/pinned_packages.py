#!/usr/bin/env python3
"""Prints the path of a Python that has the packages the judges need; makes it on first use.

    python=$(python3 Tests/Tools/pinned_packages.py) && $python Tests/Tools/judge_frames.py FILE

With `peers` it is one that has the toolkits we are compared with. The packages come from PyPI, in the versions below, into a virtual environment in `.build`. Where
they cannot be had the exit status is 77, and standard error says why.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

# pyte 0.8.2 is the terminal that judges; wcwidth 0.2.14 has Unicode 17, as our table does.
PACKAGES = {"judges": ["pyte==0.8.2", "wcwidth==0.2.14"], "peers": ["urwid==5.1.0"]}
UNAVAILABLE = 77
FOLDER = pathlib.Path(__file__).resolve().parents[2] / ".build"


def make(target, packages):
    FOLDER.mkdir(exist_ok=True)
    scratch = tempfile.mkdtemp(dir=FOLDER)
    options = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, "timeout": 120}
    try:
        subprocess.run([sys.executable, "-m", "venv", scratch], check=True, **options)
        pip = [f"{scratch}/bin/python", "-m", "pip", "install", "--quiet", "--retries", "1"]
        subprocess.run(pip + ["--timeout", "10"] + packages, check=True, **options)
        os.rename(scratch, target)
    except (subprocess.SubprocessError, OSError) as error:
        shutil.rmtree(scratch, ignore_errors=True)
        if target.exists():  # Another run was faster.
            return
        detail = getattr(error, "stderr", None) or b""
        print(f"{error}\n{detail.decode(errors='replace')}", file=sys.stderr)
        sys.exit(UNAVAILABLE)


def main():
    packages = PACKAGES[sys.argv[1] if len(sys.argv) > 1 else "judges"]
    target = FOLDER / ("python-" + "-".join(packages).replace("==", "-"))
    python = target / "bin" / "python"
    if not python.exists():
        make(target, packages)
    print(python)


main()
