#!/bin/sh
# Serves the game, on the compiled engine when this machine can compile it: tools/run.sh VENV ARGS...
set -eu
cd "$(dirname "$0")/.."
venv=$1
shift

can_compile() {
  [ -z "${PURE:-}" ] && command -v "${CC:-cc}" >/dev/null 2>&1 &&
    "$venv/bin/python" -c 'import os, sys, sysconfig
sys.exit(not os.path.isfile(os.path.join(sysconfig.get_paths()["include"], "Python.h")))'
}

if can_compile && make --no-print-directory compiled VENV="$venv"; then
  echo "==> Running on the compiled engine (make run PURE=1 runs the Python files as they are)"
  PYTHONPATH=$(pwd)/build/compiled
  export PYTHONPATH
else
  echo "==> Running on the pure Python engine"
fi
exec "$venv/bin/capicua" serve "$@"
