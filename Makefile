# From a fresh clone: `make demo` or `make test`. Both make .venv and install MixPert into it first.
# Needs Python >= 3.11 with venv, g++ and, the first time, a package index (PyPI).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
TESTABLE := $(VENV)/.testable

export CMAKE_BUILD_PARALLEL_LEVEL ?= $(shell nproc 2>/dev/null || echo 2)
export PIP_DISABLE_PIP_VERSION_CHECK := 1
PIP := $(BIN)/python -m pip --quiet

# What is compiled at installation; Python sources are used in place.
NATIVE := $(shell find runtime/native kernels -name '*.cuh' -o -path 'runtime/native/*' -type f)

.DELETE_ON_ERROR:
.PHONY: demo test test-all sanitize lint docs site plots figures figures-list clean help

help:
	@echo "make demo          compile samples/mlp, tune it to 1e-6 and print the table (no GPU needed)"
	@echo "make test          lint, types and tests, including the commands in the documentation"
	@echo "make test-all      the same with slow tests, and those for a GPU if there is one"
	@echo "make lint          lint and types only"
	@echo "make sanitize      stress test of the native library, built with sanitizers"
	@echo "make docs          regenerate tables and help texts in the documentation"
	@echo "make site          the documentation as a site, in build/site"
	@echo "make plots         draw the figures of the documentation from their data"
	@echo "make figures       measure this data (needs an H100) and draw it; resumable"
	@echo "make figures-list  list the parts of make figures and their durations"
	@echo "make clean         remove all build outputs"
	@echo
	@echo "All targets but help and clean install MixPert into .venv first."

demo: $(INSTALLED)
	@sh samples/demo.sh $(BIN)

test: lint
	$(BIN)/python -m pytest -n auto --dist loadfile -m "not gpu and not slow"

test-all: lint
	$(BIN)/python -m pytest

# In build/sanitize-*, so that a second run compiles what changed.
sanitize: $(TESTABLE)
	$(PIP) install cmake
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m pytest -m slow tests/preload/test_stress.py

lint: $(TESTABLE)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy -p mixpert

# In parts below eight minutes (PARTS='large plans' runs two); what the data files hold already is not
# measured again. Status 2: this machine lacks something, and nothing is new.
FIGURES := $(BIN)/python benchmarks/figures
figures: $(INSTALLED)
	$(PIP) install 'mixpert[cuda]'
	$(FIGURES)/schedule.py $(PARTS); status=$$?; \
	  test $$status = 2 || $(MAKE) plots docs && exit $$status

figures-list: $(INSTALLED)
	@$(FIGURES)/schedule.py --list

plots: $(INSTALLED)
	$(PIP) install 'mixpert[figures]'
	$(FIGURES)/plots.py

site: $(INSTALLED)
	$(PIP) install 'mixpert[docs]'
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

docs: $(INSTALLED)
	$(BIN)/python docs/generate.py

$(VENV)/pyvenv.cfg:
	@test -e mixpert/passes/__init__.py || { echo "mixpert/passes must be a symbolic link to" \
	  "../passes: clone with git config core.symlinks true" >&2; exit 1; }
	@for tool in $(PYTHON) g++; do command -v $$tool >/dev/null || \
	  { echo "MixPert needs $$tool, which is not on the PATH" >&2; exit 1; }; done
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "MixPert needs" \
	  "Python 3.11 or newer: name one with make PYTHON=python3.12 ..." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(INSTALLED): $(VENV)/pyvenv.cfg pyproject.toml setup.py $(NATIVE)
	@echo "Installing MixPert into $(VENV), which compiles the native library: about a minute" >&2
	$(PIP) install --editable .
	@touch $@

# MixPert itself is installed already, so that only what the tests need is added.
$(TESTABLE): $(INSTALLED)
	$(PIP) install 'mixpert[test]'
	@touch $@

clean:
	rm -rf $(VENV) build demo mixpert/lib *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +
