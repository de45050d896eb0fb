#!/bin/sh
# Regenerates the hashed requirement files and the client's lock file: tools/lock.sh [--upgrade]
# Pins stay as they are unless an .in file, pyproject.toml or package.json asks for more, or --upgrade is given.
set -eu
cd "$(dirname "$0")/.."
uv=$(cd "${VENV:-.venv}/bin" && pwd)/uv
cd requirements

compile() {
  out=$1 from=$2
  shift 2
  "$uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes \
    --no-header --no-annotate --no-emit-index-url --no-emit-find-links "$@" -o "$out" "$from"
  echo "wrote requirements/$out"
}

compile runtime.txt ../pyproject.toml "$@"
for name in build check node compiled rivals; do compile "$name.txt" "$name.in" "$@"; done

cd ../web
if [ "${1:-}" = --upgrade ]; then ../tools/npm.sh update --save; else ../tools/npm.sh install --package-lock-only; fi
echo "wrote web/package-lock.json"
