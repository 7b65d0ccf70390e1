# The two that matter: `make play` and `make test`. Both fetch what they need into .venv.
SHELL := bash
.DEFAULT_GOAL := help

VENV := .venv
BIN := $(VENV)/bin
# What `make play` hands on to the game, and `make soak` to pytest.
ARGS :=
# How many pairs of deals `make arena` plays for a run.
PAIRS := 200
# Compiled into the tree when one of them has changed.
KERNEL := $(wildcard three04/ai/kernel/*.py three04/ai/kernel/*.pxd three04/ai/worlds/*.py three04/ai/worlds/*.pxd)
# Said before pip, which compiles without a word.
COMPILING := if command -v "$${CC:-cc}" >/dev/null; then \
	echo "Compiling the computer players: one minute, up to seven on a slow machine."; else \
	echo "There is no C compiler: the computer players stay slow and look at less."; fi

.PHONY: help play test bench arena soak format assets translations clean

help:
	@echo "make play          open the game"
	@echo "make test          everything that must hold before a change goes in"
	@echo "make bench         measure"
	@echo "make arena         let the computer players compete; PAIRS=1000 for closer figures"
	@echo "make soak          the long tests"
	@echo "make format        lay the code out, mend what can be mended by itself"
	@echo "make assets        draw cards, icons and marks again"
	@echo "make translations  bring translations/ up to date with the sources"
	@echo "make clean         remove what was built, .venv too"

play: system-run $(VENV)/play.stamp
	@$(BIN)/python -m three04 $(ARGS)

test: system-test $(VENV)/kernel.stamp
	@packaging/gate

# Runs everything, prints the tables of figures last, and fails if a ratio did.
# What is measured beside other programs is left out where they cannot be had.
bench: system-run $(VENV)/kernel.stamp
	@$(BIN)/python -m pip install --disable-pip-version-check --quiet --no-build-isolation --editable '.[bench]' || \
		echo "The programs to measure beside could not be installed; going on without them."
	@rm -rf build/bench; shopt -s nullglob; status=0; for script in tests/bench/bench_*.py; do \
		echo "== $$script"; QT_QPA_PLATFORM=$${QT_QPA_PLATFORM:-offscreen} $(BIN)/python -m "$$(basename "$$script" .py | sed s/^/tests.bench./)" || status=1; \
	done; \
	for table in build/bench/*.md; do echo; cat "$$table"; done; exit $$status

arena: system-run $(VENV)/kernel.stamp
	@$(BIN)/python -m three04 arena --ladder tests/bench/ladder.toml --pairs $(PAIRS)

# pytest answers 5 when there was nothing to run, which is no failure here.
soak: system-run $(VENV)/kernel.stamp
	@$(BIN)/python -m pytest -m soak $(ARGS) || [ $$? -eq 5 ]

format: system-run $(VENV)/dev.stamp
	@$(BIN)/ruff check --fix --quiet . || true
	@$(BIN)/ruff format .

assets: system-run $(VENV)/dev.stamp
	@QT_QPA_PLATFORM=offscreen $(BIN)/python -m assets.generate

translations: system-run $(VENV)/dev.stamp
	@$(BIN)/python packaging/translations.py update
	@$(BIN)/python packaging/translations.py release

clean:
	rm -rf $(VENV) build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	rm -f three04/ai/{kernel,worlds}/*.{c,so}
	find three04 tests packaging -name __pycache__ -type d -prune -exec rm -rf {} +

# The packages of the system come first: making .venv needs one of them.
.NOTPARALLEL:
.PHONY: system-run system-test
system-run system-test: system-%:
	@python=$$(packaging/find-python) && packaging/debian-packages $* "$$python"

# The stamps are made again when pyproject.toml has changed, and not otherwise.
$(VENV)/made.stamp:
	@python=$$(packaging/find-python) && "$$python" -m venv --clear $(VENV)
	@touch $@

$(VENV)/play.stamp: $(VENV)/made.stamp pyproject.toml $(KERNEL)
	@echo "Installing the game into $(VENV); the first time this downloads about 90 MB."
	@$(COMPILING)
	@$(BIN)/python -m pip install --disable-pip-version-check --quiet --editable .
	@touch $@

$(VENV)/dev.stamp: $(VENV)/made.stamp pyproject.toml
	@echo "Installing the game and its tools into $(VENV); the first time this downloads about 140 MB."
	@$(BIN)/python -m pip install --disable-pip-version-check --quiet --editable '.[dev]'
	@touch $@ $(VENV)/play.stamp $(VENV)/kernel.stamp

# Without a compiler pip says nothing and the kernel runs as plain Python.
$(VENV)/kernel.stamp: $(VENV)/dev.stamp $(KERNEL)
	@$(COMPILING)
	@$(BIN)/python -m pip install --disable-pip-version-check --quiet --no-deps --no-build-isolation --editable .
	@touch $@ $(VENV)/play.stamp
