# Two commands for everybody: `make play` and `make test`. They set up all they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
MADE := $(VENV)/.made
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --upgrade pyproject.toml

.PHONY: play test bench mutants golden lock format clean

play: $(MADE)-play
	@$(BIN)/damrak play $(ARGS)

test: $(MADE)-dev $(MADE)-web
	$(BIN)/ruff check damrak tests
	$(BIN)/ruff format --check damrak tests
	$(BIN)/mypy
	$(BIN)/python -m pytest -n $(or $(JOBS),2) $(ARGS)

bench: $(MADE)-play
	@$(BIN)/damrak bench $(ARGS)

mutants: $(MADE)-dev  ## break every rule once and see its test fail
	$(BIN)/python -m tests.mutants

golden: $(MADE)-dev  ## write the golden games anew
	$(BIN)/python -m tests.golden.make

lock: | $(VENV)/bin/python  ## choose and pin the newest versions that fit
	$(BIN)/python -m pip install --quiet uv
	$(COMPILE) --extra build -o requirements.lock
	$(COMPILE) --extra build --extra dev -c requirements.lock -o requirements-dev.lock

format: $(MADE)-dev
	$(BIN)/ruff check --fix damrak tests
	$(BIN)/ruff format damrak tests

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis dist build

# The venv, made once; `ensurepip` where Python was packaged without pip.
$(VENV)/bin/python:
	@echo "Setting up (once) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Damrak needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(BIN)/python -m ensurepip --upgrade

$(MADE)-play: requirements.lock pyproject.toml | $(VENV)/bin/python
	@$(PIP) --require-hashes -r requirements.lock
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(MADE)-web: web/package-lock.json | $(VENV)/bin/python
	@node --version >/dev/null 2>&1 || { echo "The tests need Node.js 20 or newer"; exit 1; }
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(MADE)-dev: requirements-dev.lock $(MADE)-play
	@$(PIP) --require-hashes -r requirements-dev.lock
	@touch $@
