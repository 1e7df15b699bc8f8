# Rulebound. `make help` lists the targets.
SHELL := /bin/bash
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
RUNTIME := $(VENV)/.playable

.DEFAULT_GOAL := help
.PHONY: help install page page-test play test test-fast check fast slow bench fuzz load lab-test wheel mutate clean

help: ## list the targets
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

install: $(STAMP) ## make .venv with the command .venv/bin/rulebound

$(STAMP): pyproject.toml tools/make_venv.sh
	@test -x $(BIN)/python || tools/make_venv.sh
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[server,rl,lab,dev]'
	@touch $@

# What playing needs, and no more: the packages of the server.
$(RUNTIME): pyproject.toml tools/make_venv.sh
	@test -x $(BIN)/python || tools/make_venv.sh
	@test $(STAMP) -nt pyproject.toml || $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[server]'
	@touch $@

page: $(RUNTIME) ## build the page, if its sources have changed
	@$(BIN)/python tools/build_page.py

play: page ## the table in the browser, against bots and friends
	@$(BIN)/rulebound serve --database tables.sqlite --open

# The tests that play games; reading, words and the command line have nothing that could be lost in a save.
PLAYING := tests/games tests/kernel tests/fidelity/test_fidelity.py tests/fidelity/test_seats.py tests/walk

# Some tests wait, for a server or a browser: one more worker than there are cores keeps these busy.
WORKERS ?= $(shell expr $$(nproc) + 1)

# Tests run on the sources, so that a compiled module left from yesterday cannot hide today's change.
test: install ## the checks, all tests, then one in sixteen of those that play games again with a save and a load after every decision
	@$(MAKE) --no-print-directory --jobs=2 check page-test
	@tools/get_chromium.sh
	RULEBOUND_PURE=1 $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal
	RULEBOUND_PURE=1 RULEBOUND_RESTORE=1 RULEBOUND_EVERY=16 $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal $(PLAYING)

page-test: page ## the page's own checks
	$(BIN)/python tools/build_page.py svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human
	$(BIN)/python tools/build_page.py vitest run

test-fast: fast page ## all tests on the compiled modules
	$(BIN)/python -m pytest -q -n auto --dist worksteal

check: install ## ruff, mypy --strict, import rules
	$(BIN)/ruff check .
	$(BIN)/mypy --strict src tools/mutation
	$(BIN)/lint-imports --no-logo

fast: install ## compile the hot path in place
	$(BIN)/python tools/build_fast.py

slow: ## remove the compiled modules
	find src \( -name "*.so" -o -name "*.pyd" \) -delete
	rm -rf build/mypyc

bench: fast ## measure plain Python, then the compiled modules
	@echo "plain Python:" && RULEBOUND_PURE=1 $(BIN)/rulebound bench
	@echo "compiled:" && $(BIN)/rulebound bench

# About an hour on the compiled modules (make fast), some hours without; GAMES=2000 EDITS=10000 for a night.
fuzz: GAMES ?= 200
fuzz: EDITS ?= 1000
fuzz: install ## play random games and look for broken promises
	@$(BIN)/rulebound fuzz --games $(GAMES)
	@$(BIN)/rulebound fuzz lightseekers lightseekers-first --games $$(( $(GAMES) / 4 )) --players 4
	@$(BIN)/python -m tests.fuzz.strangers --games $$(( $(GAMES) / 4 ))
	@$(BIN)/rulebound fuzz --edits $(EDITS)
	@$(BIN)/python -m tests.language.every_word
	@$(BIN)/python -m tests.language.other_words
	RULEBOUND_WIDER=25 $(BIN)/python -m pytest -q tests/language/test_fuzz.py
	RULEBOUND_RESTORE=1 $(BIN)/python -m pytest -q -n auto --dist worksteal $(PLAYING)
	@$(BIN)/python -m tests.second_opinion --texts 2000
	@$(BIN)/python -m tests.server.killing --rounds 500
	@$(BIN)/python -m tests.server.killing --rounds 500 --postgres
	@$(BIN)/python -m tests.server.taking_over
	@$(BIN)/python -m tests.server.taking_over --stop
	@$(BIN)/python -m tests.server.probing --examples 100

load: install ## 300 tables at the pace of people: how long their answers take
	@$(BIN)/python -m tests.server.loading --tables 300 --seconds 60

lab-test: install ## OpenSpiel's checks; a cluster that loses a node; cards made too strong or too weak are found (an hour)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[cluster,spiel]'
	@$(BIN)/python -m tests.envs.spieling
	@$(BIN)/python -m tests.lab.clustering
	@$(BIN)/python -m tests.lab.planting --cases 10

wheel: install ## build the wheel, install it into a fresh environment and serve the page from there
	@$(BIN)/python tools/try_wheel.py

# RULESET and OPTIONS: make mutate RULESET=lightseekers OPTIONS="LS-G70 --breaks 20"
mutate: RULESET ?= luminous
mutate: install ## break the code of random rules and list what no test that claims them notices
	@PYTHONPATH=tools $(BIN)/python -m mutation $(RULESET) $(OPTIONS)

clean: slow ## remove everything that was made
	rm -rf $(VENV) web/node_modules src/rulebound/server/page build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
