#!/bin/sh
# Makes the virtual environment: tools/venv.sh PYTHON FOLDER. Says what is missing instead of failing darkly.
set -eu
python=$1 venv=$2

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

command -v "$python" >/dev/null 2>&1 ||
  fail "Capicua needs Python 3.11 or newer, and there is no '$python' on PATH." \
    "Install it (Debian, Ubuntu: apt install python3 python3-venv) or name yours: make PYTHON=/path/to/python3"

version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])') ||
  fail "'$python' does not start. Name another one: make PYTHON=/path/to/python3"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
  fail "Capicua needs Python 3.11 or newer; '$python' is Python $version." \
    "Name a newer one: make PYTHON=python3.13"
"$python" -c 'import venv, ensurepip' 2>/dev/null ||
  fail "Python $version lacks its 'venv' module, which Capicua needs to install into a folder of its own." \
    "Install it (Debian, Ubuntu: apt install python$version-venv) and run make again."

# An environment that works is kept; one that was left half made, or whose Python went away, is made anew.
if ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
  echo "==> Making $venv with Python $version"
  "$python" -m venv --clear "$venv"
fi
