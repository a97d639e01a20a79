#!/usr/bin/env bash
# Fuzzes the parser of terminal input with libFuzzer: no trap, no hang, and no split of the input
# changes its events.
#
#   swift build && Tests/Tools/fuzz_input_parser.sh [SECONDS]
#
# It starts from the inputs in Tests/Tools/fuzz-corpus; what it finds goes to a temporary folder.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

build=$(swift build --show-bin-path)
scratch=$(mktemp -d)
mkdir "$scratch/found"
# Not those of files that are gone.
mapfile -t objects < <(find Sources/Widgets -name '*.swift' -printf "$build/Widgets.build/%f.o\n")
swiftc -O -sanitize=fuzzer -parse-as-library -module-name FuzzInputParser -swift-version 6 \
  -I "$build/Modules" Sources/WidgetsTerminal/Input/*.swift Tests/Tools/FuzzInputParser.swift \
  "${objects[@]}" -o "$scratch/fuzz"
"$scratch/fuzz" -max_total_time="${1:-60}" -timeout=5 -max_len=512 "$scratch/found" \
  Tests/Tools/fuzz-corpus
echo "inputs found: $(find "$scratch/found" -type f | wc -l), in $scratch/found"
