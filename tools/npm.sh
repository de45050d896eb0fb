#!/bin/sh
# Runs npm with the arguments given. Where PATH has no usable Node, the one from the package index is
# installed into the virtual environment ($VENV) first, and put on the PATH that npm's own scripts see.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
case ${VENV:=.venv} in /*) ;; *) VENV=$root/$VENV ;; esac

# The versions that every build tool of web/package.json accepts.
usable() {
  command -v npm >/dev/null 2>&1 && node -e '
    const [major, minor] = process.versions.node.split(".").map(Number);
    process.exit(major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19) ? 0 : 1);
  ' >/dev/null 2>&1
}

if ! usable; then
  if [ ! -x "$VENV/bin/node" ]; then
    echo "==> No Node 20.19+, 22.13+ or 24+ on PATH: installing one into $VENV" >&2
    "$VENV/bin/python" -m pip install --quiet --disable-pip-version-check \
      --require-hashes -r "$root/requirements/node.txt" >&2
  fi
  PATH=$VENV/bin:$PATH
  export PATH
fi
exec npm "$@"
