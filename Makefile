# Entry point. Every target installs what it needs on a bare Debian 12 (git, make, root or sudo); re-running does only
# what is still missing. CMake does the building: see CMakePresets.json.
SEED ?= 1
PREFIX ?= /usr/local
JOBS ?= $(shell tools/jobs)
export JOBS

.PHONY: help build installable install packages demo demo-puzzle test test-all bench format format-check clean distclean

help:
	@echo 'make demo [SEED=1]   learn LightsOut from image pairs and solve it; results in demo/'
	@echo 'make demo-puzzle     solve an 8-puzzle and a 15-puzzle with shipped models, without training'
	@echo 'make test            build and run the tests; CI=true adds formatting, -Werror and sanitizers'
	@echo 'make test-all        also the tests that take minutes, and networks and threads under sanitizers'
	@echo 'make build           the program only: build/full/latplan'
	@echo 'make install PREFIX=/usr/local   program, models, library; packages: two .deb in build/full'
	@echo 'make bench           build and run the benchmarks'
	@echo 'make format          format all sources with clang-format 14; format-check only reports'
	@echo 'make clean           remove build/, demo/ and demo-puzzle/; distclean: also downloads in .deps/'

build:
	@tools/bootstrap system
	@cmake --preset full -Wno-dev --log-level=WARNING
	@cmake --build --preset full -j $(JOBS) --target latplan

installable: build
	@cmake --build --preset full -j $(JOBS) --target latplan_library man_pages

install: installable
	@cmake --install build/full --prefix $(PREFIX)

packages: installable
	@cd build/full && cpack --config CPackConfig.cmake

demo: build
	@build/full/latplan demo --seed $(SEED) -o demo --force

demo-puzzle: build
	@tools/bootstrap images
	@tools/demo-puzzle $(SEED)

test:
	@tools/bootstrap all
	@if [ "$$CI" = true ]; then tools/format check; fi
	@tools/run-tests

test-all:
	@tools/bootstrap all
	@tools/bootstrap cluster
	@tools/format check
	@CI=true LATPLAN_NIGHTLY=ON tools/run-tests asan full asan-full tsan

bench:
	@tools/bootstrap system
	@cmake --preset release -Wno-dev --log-level=WARNING
	@cmake --build --preset release -j $(JOBS)
	@build/release/bench/latplan_bench

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
