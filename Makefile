# The front door. Each target does all the set-up it needs on a bare Debian 12 (git, make, root or sudo)
# and, run again, only what is missing. CMake does the building; see CMakePresets.json.
SEED ?= 1
JOBS ?= $(shell tools/jobs)
export JOBS

.PHONY: help build demo demo-puzzle test bench format format-check clean distclean

help:
	@echo 'make demo [SEED=1]   learn LightsOut from image pairs, plan in it, draw the plan into demo/'
	@echo 'make demo-puzzle     solve an 8-puzzle and a 15-puzzle with shipped models, no training: demo-puzzle/'
	@echo 'make test            build and run all tests; CI=true adds formatting, -Werror and sanitizers'
	@echo 'make build           the program alone: build/full/latplan'
	@echo 'make bench           optimised build and its benchmarks'
	@echo 'make format          clang-format 14 over all sources; format-check only looks'
	@echo 'make clean           remove build/, demo/ and demo-puzzle/; distclean also what was fetched into .deps/'

build:
	@tools/bootstrap system
	@cmake --preset full -Wno-dev --log-level=WARNING
	@cmake --build --preset full -j $(JOBS) --target latplan

demo: build
	@build/full/latplan demo --seed $(SEED) -o demo --force

demo-puzzle: build
	@tools/bootstrap images
	@tools/demo-puzzle $(SEED)

test:
	@tools/bootstrap all
	@if [ "$$CI" = true ]; then tools/format check; fi
	@tools/run-tests

bench:
	@tools/bootstrap system
	@cmake --preset release -Wno-dev --log-level=WARNING
	@cmake --build --preset release -j $(JOBS)
	@if [ -x build/release/bench/latplan_bench ]; then build/release/bench/latplan_bench; \
	 else echo 'no benchmarks in bench/ yet'; fi

format:
	@tools/bootstrap system
	@tools/format fix

format-check:
	@tools/bootstrap system
	@tools/format check

clean:
	rm -rf build demo demo-puzzle

distclean: clean
	rm -rf .deps
