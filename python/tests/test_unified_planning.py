import pathlib
import subprocess

import pytest

pytest.importorskip("unified_planning")

import latplan.unified_planning
from unified_planning.engines import PlanGenerationResultStatus as Status
from unified_planning.engines import SequentialPlanValidator
from unified_planning.environment import get_environment
from unified_planning.exceptions import UPUsageError
from unified_planning.io import PDDLReader, PDDLWriter
from unified_planning.model.metrics import MinimizeSequentialPlanLength
from unified_planning.shortcuts import OneshotPlanner
from unified_planning.test.examples import get_example_problems

VAL = pathlib.Path(__file__).parents[2] / ".deps/bin/validate"
ENGINE = latplan.unified_planning.LatplanEngine
EXAMPLES = get_example_problems()
SUPPORTED = [name for name, case in EXAMPLES.items() if ENGINE.supports(case.problem.kind)]

get_environment().credits_stream = None


def solve(problem, **options):
    with OneshotPlanner(name="latplan") as planner:
        return planner.solve(problem, **options)


def accepted_by_val(problem, plan, folder):
    writer = PDDLWriter(problem)
    names = [str(folder / name) for name in ("domain.pddl", "problem.pddl", "plan.txt")]
    writer.write_domain(names[0])
    writer.write_problem(names[1])
    writer.write_plan(plan, names[2])
    done = subprocess.run([str(VAL), *names], capture_output=True, text=True)
    return "Plan valid" in done.stdout


def test_many_examples_are_of_a_supported_kind():
    assert len(SUPPORTED) >= 15


@pytest.mark.parametrize("name", SUPPORTED)
def test_example_of_unified_planning(name, tmp_path):
    case = EXAMPLES[name]
    result = solve(case.problem)
    assert (result.plan is not None) == case.solvable, result.status
    if not case.solvable:
        assert result.status == Status.UNSOLVABLE_PROVEN
        return
    with SequentialPlanValidator() as validator:
        assert validator.validate(case.problem, result.plan)
    for plan in case.valid_plans:
        assert len(result.plan.actions) <= len(plan.actions)


@pytest.mark.parametrize("name", sorted(set(EXAMPLES) - set(SUPPORTED)))
def test_other_kinds_are_refused(name):
    with OneshotPlanner(name="latplan") as planner:
        planner.skip_checks = False
        planner.error_on_failed_checks = True
        with pytest.raises(UPUsageError):
            planner.solve(EXAMPLES[name].problem)


def test_it_is_chosen_for_an_optimal_plan():
    problem = EXAMPLES["robot_loader"].problem.clone() if "robot_loader" in EXAMPLES else EXAMPLES["basic"].problem.clone()
    if not problem.quality_metrics:
        problem.add_quality_metric(MinimizeSequentialPlanLength())
    result = solve(problem)
    assert result.status == Status.SOLVED_OPTIMALLY


def test_a_limit_of_time_is_kept(tmp_path):
    problem = counter(tmp_path, 24)
    result = solve(problem, timeout=2)
    assert result.status == Status.TIMEOUT and result.plan is None


def test_plans_of_lifted_tasks_are_accepted_by_both_validators(tmp_path):
    for blocks in (2, 3, 4):
        problem = tower(tmp_path, blocks)
        result = solve(problem)
        assert len(result.plan.actions) == 2 * blocks
        with SequentialPlanValidator() as validator:
            assert validator.validate(problem, result.plan)
        if VAL.exists():
            assert accepted_by_val(problem, result.plan, tmp_path)


def counter(folder, bits):
    from test_model import write_counter

    return PDDLReader().parse_problem(*map(str, write_counter(folder, bits)))


def tower(folder, blocks):
    """Blocks on the table are put on each other."""
    names = " ".join(f"b{i}" for i in range(blocks + 1))
    (folder / "d.pddl").write_text(
        """(define (domain blocks) (:requirements :strips :typing)
        (:types block) (:predicates (on ?x ?y - block) (table ?x - block) (clear ?x - block) (holding ?x - block) (free))
        (:action pick :parameters (?x - block) :precondition (and (clear ?x) (table ?x) (free))
         :effect (and (not (table ?x)) (not (clear ?x)) (not (free)) (holding ?x)))
        (:action stack :parameters (?x ?y - block) :precondition (and (holding ?x) (clear ?y))
         :effect (and (not (holding ?x)) (not (clear ?y)) (clear ?x) (free) (on ?x ?y))))"""
    )
    init = " ".join(f"(table b{i}) (clear b{i})" for i in range(blocks + 1))
    goal = " ".join(f"(on b{i} b{i + 1})" for i in range(blocks))
    (folder / "p.pddl").write_text(
        f"(define (problem p) (:domain blocks) (:objects {names} - block) (:init (free) {init}) (:goal (and {goal})))"
    )
    return PDDLReader().parse_problem(str(folder / "d.pddl"), str(folder / "p.pddl"))
