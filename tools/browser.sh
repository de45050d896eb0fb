#!/bin/sh
# Sees to the browser that the tests drive: found, or installed where apt and the right to use it are at hand.
set -eu

browser() {
  for name in "${CHROMIUM:-chromium}" chromium chromium-browser google-chrome; do
    command -v "$name" && return
  done
  return 1
}

# Tiles with Chinese pips and names need a font; without one their pictures show empty boxes.
fonts() { command -v fc-list >/dev/null 2>&1 && [ -n "$(fc-list :lang=zh)" ]; }

# Playwright brings a Node of its own, which wants a library that a new Debian lacks.
driver() { "${VENV:-.venv}/bin/python" -m playwright --version >/dev/null 2>&1; }

# Chromium without what surrounds a page draws pages for less of the processor; not every system has it apart.
shell=chromium-headless-shell
lean() { command -v "$shell" >/dev/null || [ -z "$(apt-cache --quiet=2 show "$shell" 2>/dev/null)" ]; }

browser >/dev/null && fonts && driver && lean && exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "==> Installing Chromium and fonts for the browser tests"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends chromium fontconfig fonts-noto-cjk libatomic1 >/dev/null
  lean || apt-get install -y -qq --no-install-recommends "$shell" >/dev/null
  exit 0
fi

if ! driver; then
  echo "Playwright's own Node does not start (Debian, Ubuntu: sudo apt install libatomic1)." >&2
  exit 1
fi
if browser >/dev/null; then
  fonts || echo "Note: no Chinese font here, so pictures of Chinese text show boxes (Debian, Ubuntu: fonts-noto-cjk)." >&2
  exit 0
fi
echo "The browser tests need Chromium, and there is none on PATH." >&2
echo "Install it (Debian, Ubuntu: sudo apt install chromium fonts-noto-cjk)" >&2
echo "or name yours: make test CHROMIUM=/path/to/chromium" >&2
exit 1
