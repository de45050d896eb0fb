# `make run` plays, `make test` tells whether all is well. Both need only Python 3.11+ and make.

PYTHON ?= python3
VENV ?= .venv
HOST ?= 127.0.0.1
PORT ?= 8000
DATA ?= data
# What `make test ARGS="-k duplas"` hands to pytest.
ARGS ?=

export VENV
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help setup run compiled test test-compiled test-long check format rivals bench pictures load coverage lock clean client web-test browser

bin := $(VENV)/bin
pip := $(bin)/python -m pip install --quiet --disable-pip-version-check
npm := ../tools/npm.sh

help:
	@echo "make run        build what is missing, serve the game and print its address (HOST, PORT, DATA)"
	@echo "make setup      all that developing needs, in $(VENV) and web/node_modules"
	@echo "make test       checks and all tests, under 15 minutes; test-long: the same with greater counts"
	@echo "make check      formatting, lint, types, imports, budgets"
	@echo "make format     format Python and TypeScript"
	@echo "make compiled   compile the engine (make run does it by itself where it can)"
	@echo "make test-compiled   the tests on the compiled engine"
	@echo "make rivals     install other engines to compare with"
	@echo "make bench      measure, without judging"
	@echo "make pictures   take the README's pictures anew"
	@echo "make load       measure the server under load (a quiet machine, a quarter of an hour)"
	@echo "make coverage   branch coverage of the engine"
	@echo "make lock       write the requirement and lock files anew (UPGRADE=1 raises the versions)"
	@echo "make clean      remove what was built; played games stay"

# --- what is installed: each stamp is younger than what it was made from, so a second run does nothing ---

$(VENV)/made: tools/venv.sh
	@tools/venv.sh "$(PYTHON)" "$(VENV)"
	@touch $@

$(VENV)/runtime: requirements/runtime.txt requirements/build.txt pyproject.toml | $(VENV)/made
	@echo "==> Installing what Capicua needs to run"
	@$(pip) --require-hashes -r requirements/runtime.txt
	@$(pip) --require-hashes -r requirements/build.txt
	@$(pip) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/check: requirements/check.txt | $(VENV)/runtime
	@echo "==> Installing the tools that check it (about half a minute)"
	@$(pip) --require-hashes -r requirements/check.txt
	@touch $@

web/node_modules/made: web/package.json web/package-lock.json | $(VENV)/made
	@echo "==> Installing what the client is built with"
	@cd web && $(npm) ci --loglevel=error --no-audit --no-fund
	@touch $@

checkers := $(VENV)/check web/node_modules/made

# Folders too, so that a removed file is noticed. Vite writes the page last.
page := src/capicua/server/static/index.html
sources := $(shell find web/app web/board web/build web/offline web/public web/worker src/capicua/locales 2>/dev/null) \
	$(wildcard web/*.html web/*.ts web/*.js web/*.json)

# Rules, bots and room for the browser. Python itself is compressed only when it changes.
engine := build/engine/files.json
parts := $(foreach part,core families games notation bots fair room offline,src/capicua/$(part))
$(engine): web/build/engine.mjs tools/games.py $(shell find $(parts) -name '*.py' 2>/dev/null) \
	web/node_modules/made | $(VENV)/runtime
	@echo "==> Building the engine for the browser"
	@$(bin)/python -m tools.games build/games.json
	@cd web && $(npm) run --silent engine -- ../build/games.json

$(page): $(sources) $(engine) web/node_modules/made
	@echo "==> Building the client"
	@cd web && $(npm) run --silent build -- --logLevel warn
	@touch $@

client: $(page)

setup: $(checkers) $(page)
	@echo "Ready: $$($(bin)/capicua --version) in $(VENV)"

run: $(VENV)/runtime $(page)
	@exec tools/run.sh "$(VENV)" --host "$(HOST)" --port "$(PORT)" --data "$(DATA)"

$(VENV)/compiled: requirements/compiled.txt | $(VENV)/runtime
	@echo "==> Installing what compiles the engine"
	@$(pip) --require-hashes -r requirements/compiled.txt
	@touch $@

compiled: $(VENV)/compiled
	@$(bin)/python tools/compile.py

# --- what is checked ---

check: $(checkers)
	@echo "==> ruff" && $(bin)/ruff check --quiet . && $(bin)/ruff format --quiet --check .
	@echo "==> mypy" && $(bin)/mypy
	@echo "==> import-linter" && $(bin)/lint-imports --no-cache
	@echo "==> types of the wire" && cd web && $(npm) run --silent wire -- --check
	@echo "==> svelte-check, tsc" && cd web && $(npm) run --silent check
	@echo "==> eslint, prettier" && cd web && $(npm) run --silent lint
	@echo "==> budgets" && $(bin)/python -m pytest -q tests/test_budgets.py

browser: $(VENV)/check
	@tools/browser.sh

web-test: $(checkers)
	@echo "==> Client tests" && cd web && $(npm) run --silent test

# pytest comes last, so that its closing line is the last word. The browser's tests have a run of their own: Playwright
# leaves an event loop running in the process it was used in.
# What is built, checked and fetched before takes one core each for the most part.
test: $(checkers)
	@$(MAKE) --no-print-directory -j2 --output-sync=target client browser web-test check
	@echo "==> Python tests"
	@$(bin)/python -m pytest -n 2 --dist loadgroup --ignore tests/e2e $(ARGS)
	@echo "==> In the browser"
	@$(bin)/python -m pytest -n 3 --dist loadgroup tests/e2e $(ARGS)

# The same tests on the compiled engine; what extends or patches the engine's classes is left out, as compiled
# classes are closed.
test-compiled: setup browser compiled
	@PYTHONPATH=build/compiled $(bin)/python -m pytest -n 2 --dist loadgroup -m "not pure" --ignore tests/packaging --ignore tests/e2e $(ARGS)

test-long: export CAPICUA_LONG = 1
test-long: override ARGS += -o faulthandler_timeout=7200
test-long: test

pure := bots core fair families games notation room offline
coverage: setup
	@$(bin)/python -m pytest -n 2 --dist loadgroup --cov --cov-report= tests --ignore=tests/e2e --ignore=tests/packaging $(ARGS)
	@$(bin)/python -m coverage report --include "$(shell echo $(pure:%=src/capicua/%/*) | tr ' ' ',')"

rivals: $(VENV)/check
	@$(pip) --require-hashes -r requirements/rivals.txt

bench: setup rivals compiled browser
	@for file in benchmarks/bench_*.py; do \
		[ -e "$$file" ] || { echo "there are no benchmarks yet"; break; }; \
		echo "==> $$file"; PYTHONPATH=. $(bin)/python "$$file" || exit 1; \
	done

pictures: setup browser
	@$(bin)/python -m tools.pictures

# The server on one core, people on the other; wants a quiet machine with two cores, and takes a quarter of an hour.
load: setup compiled
	@$(bin)/python -m benchmarks.load.bench all --engine build/compiled --folder "$(abspath build)" \
		--json benchmarks/load/figures.json --plot benchmarks/load/growth.svg

format: setup
	@$(bin)/ruff check --quiet --fix . ; $(bin)/ruff format .
	@cd web && $(npm) run --silent format

lock: $(VENV)/check
	@tools/lock.sh $(if $(UPGRADE),--upgrade)

clean:
	rm -rf $(VENV) web/node_modules src/capicua/server/static build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
