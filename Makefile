# Two commands for everybody: `make play` and `make test`. They set up all they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-peers
MADE := $(VENV)/.made
INSTALL := -m pip install --quiet --disable-pip-version-check
PIP := $(BIN)/python $(INSTALL)
# Not in the hashed lock: resolved for all platforms, it would bring gigabytes for GPUs. The tests
# need the CPU build only; `make test TORCH="..."` takes it from elsewhere.
TORCH ?= torch==2.13.0
JOBS ?= 2
WORKERS = -n $(JOBS) --dist worksteal
# In processes of their own: the event loop of these tests bears no other. What failed beside others
# on a busy machine runs once more alone: a fault fails again, a race is named in the output.
JOURNEYS = $(BIN)/python -m pytest --timeout-method thread tests/browser
CODE := damrak tests tools examples bench hatch_build.py
COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --upgrade pyproject.toml

.PHONY: play check test test-browsers test-peers test-python-style test-client docs look browser engines postgres nginx strace soak bench bench-compare bench-insight bench-peers mutants golden lock format clean

play: $(MADE)-play web/dist/index.html
	@$(BIN)/damrak serve --open $(ARGS)

check: $(MADE)-dev $(MADE)-web  ## in under a minute: style, types, the tests of what changed
	@$(BIN)/python -m tools.check $(ARGS)

test: $(MADE)-dev $(MADE)-web browser postgres nginx strace
	@$(MAKE) --no-print-directory -j $(JOBS) --output-sync=target test-python-style test-client
	$(BIN)/python -m pytest $(WORKERS) --ignore tests/browser --ignore tests/engines --ignore tests/peers $(ARGS)
	$(JOURNEYS) $(WORKERS) || $(JOURNEYS) --last-failed --last-failed-no-failures none

test-browsers: $(MADE)-dev $(MADE)-web engines  ## the main journeys in Firefox and WebKit
	$(BIN)/python -m pytest $(WORKERS) tests/engines $(ARGS)

test-peers: $(MADE)-dev  ## learners' tools with the environments, in .venv-tools; writes their table in the docs
	$(BIN)/python -m tests.peers --torch "$(TORCH)" $(ARGS); tried=$$?; $(BIN)/python -m tools.docs; exit $$tried

test-python-style:
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy

test-client:
	cd web && npm run --silent check && npm run --silent test

browser:  ## the journeys need Chromium
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } || \
	  { echo "The tests need Chromium; on Debian: apt-get install chromium"; exit 1; }

engines:  ## the main journeys run in Firefox and WebKit, too
	@command -v firefox-esr >/dev/null && command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq --no-install-recommends firefox-esr webkit2gtk-driver xvfb >/dev/null; } || \
	  { echo "The tests need Firefox and WebKit; on Debian: apt-get install firefox-esr webkit2gtk-driver xvfb"; exit 1; }

postgres:  ## servers side by side need a database for all of them
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq postgresql >/dev/null; } || \
	  { echo "The tests need PostgreSQL; on Debian: apt-get install postgresql"; exit 1; }

nginx:  ## the example of deploy/ is tried with the real thing
	@{ command -v nginx || ls /usr/sbin/nginx; } >/dev/null 2>&1 && command -v openssl >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq nginx-light openssl >/dev/null; } || \
	  { echo "The tests need nginx and openssl; on Debian: apt-get install nginx-light openssl"; exit 1; }

strace:  ## lets a server's disk fail
	@command -v strace >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq strace >/dev/null; } || \
	  { echo "The tests need strace; on Debian: apt-get install strace"; exit 1; }

soak: $(MADE)-dev postgres strace  ## the server's promises at full numbers; SOAK=evening or small for fewer
	$(BIN)/python -m tests.soak --size $(or $(SOAK),full) $(ARGS)

bench: $(MADE)-play
	@$(BIN)/damrak bench $(ARGS)

bench-compare: $(MADE)-dev  ## is it slower than the last release? both by turns; ARGS="--base REF"
	@$(BIN)/python -m tools.compare $(ARGS)

bench-insight: $(MADE)-play  ## how fair and how sure the judge of everybody's chances is
	@$(BIN)/python -m damrak.calibration.measure $(ARGS)

bench-peers: $(PEERS)/.made  ## random play beside other libraries, which get a venv of their own
	@$(PEERS)/bin/python bench/peers.py $(ARGS)

look: $(MADE)-dev $(MADE)-web browser  ## every screen in every language, in build/look
	@$(BIN)/python -m tools.look $(ARGS)

docs: $(MADE)-docs  ## the documentation site, in build/site
	@$(BIN)/python -m tools.site
	@echo "The site is in build/site/index.html"

mutants: $(MADE)-dev  ## break each rule by hand, then the code of the rules everywhere, and see tests fail
	$(BIN)/python -m tests.mutants
	$(BIN)/python -m tests.mutation --jobs $(JOBS) $(ARGS)

golden: $(MADE)-dev  ## write the golden games of today's rules and the playthroughs anew
	$(BIN)/python -m tests.golden.make
	$(BIN)/python -m tests.golden.playthrough

lock: | $(VENV)/bin/python  ## choose and pin the newest versions that fit
	$(BIN)/python -m pip install --quiet uv
	$(COMPILE) --group build --extra server -o requirements.lock
	$(COMPILE) --group dev $(foreach extra,compiler data rl openspiel postgres,--extra $(extra)) -c requirements.lock -o requirements-dev.lock
	$(COMPILE) --group build --group docs -c requirements-dev.lock -o requirements-docs.lock
	$(COMPILE) --group build --group peers --extra rl --extra openspiel -c requirements.lock -o requirements-peers.lock

format: $(MADE)-dev
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)

clean:
	rm -rf $(VENV) $(PEERS) .venv-tools .mypy_cache .ruff_cache .pytest_cache .hypothesis dist build

# A venv, made once; `ensurepip` where Python was packaged without pip.
$(VENV)/bin/python $(PEERS)/bin/python:
	@echo "Setting up (once) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Damrak needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -m venv $(@:/bin/python=) || { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
	@$@ -m pip --version >/dev/null 2>&1 || $@ -m ensurepip --upgrade

$(MADE)-play: requirements.lock pyproject.toml | $(VENV)/bin/python
	@$(PIP) --require-hashes -r requirements.lock
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(MADE)-web: web/package-lock.json | $(VENV)/bin/python
	@node --version >/dev/null 2>&1 || { echo "The browser client needs Node.js 20 or newer"; exit 1; }
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

CLIENT := $(shell find web/src web/public damrak/i18n -name "*.py*" -prune -o -type f ! -name messages.ts)
web/dist/index.html: $(CLIENT) web/index.html web/vite.config.ts | $(MADE)-web
	@echo "Building the client ..."
	@cd web && npm run --silent build -- --logLevel error

$(MADE)-dev: requirements-dev.lock $(MADE)-play
	@$(PIP) --require-hashes -r requirements-dev.lock
	@$(PIP) $(TORCH)
	@touch $@

$(MADE)-docs: requirements-docs.lock | $(VENV)/bin/python
	@$(PIP) --require-hashes -r requirements-docs.lock
	@touch $@

$(PEERS)/.made: requirements-peers.lock pyproject.toml | $(PEERS)/bin/python
	@$(PEERS)/bin/python $(INSTALL) --require-hashes -r requirements-peers.lock
	@$(PEERS)/bin/python $(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@
