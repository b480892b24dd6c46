import pathlib
import subprocess
from random import Random

import pytest

pytest.importorskip("unified_planning")

import latplan.unified_planning
from unified_planning.engines import PlanGenerationResultStatus as Status
from unified_planning.engines import SequentialPlanValidator
from unified_planning.environment import get_environment
from unified_planning.exceptions import UPUsageError
from unified_planning.io import PDDLReader, PDDLWriter
from unified_planning.model.metrics import MinimizeSequentialPlanLength
from unified_planning.shortcuts import And, InstantaneousAction, Not, OneshotPlanner, Problem
from unified_planning.test.examples import get_example_problems

VAL = pathlib.Path(__file__).parents[2] / ".deps/bin/validate"
ENGINE = latplan.unified_planning.LatplanEngine
EXAMPLES = get_example_problems()
SUPPORTED = [name for name, case in EXAMPLES.items() if ENGINE.supports(case.problem.kind)]

get_environment().credits_stream = None


def solve(problem, **options):
    with OneshotPlanner(name="latplan") as planner:
        return planner.solve(problem, **options)


def test_many_examples_are_of_a_supported_kind():
    assert len(SUPPORTED) >= 22


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
    with pytest.warns(UserWarning, match="latplan"):
        result = solve(EXAMPLES[name].problem)
    assert result.status == Status.UNSUPPORTED_PROBLEM and result.plan is None
    assert "does not support" in result.log_messages[0].message
    with OneshotPlanner(name="latplan") as planner:
        planner.skip_checks = False
        planner.error_on_failed_checks = True
        with pytest.raises(UPUsageError):
            planner.solve(EXAMPLES[name].problem)


def test_the_metric_plan_length_is_optimised():
    problem = EXAMPLES["robot_loader"].problem.clone()
    assert solve(problem).status == Status.SOLVED_SATISFICING
    problem.add_quality_metric(MinimizeSequentialPlanLength())
    assert solve(problem).status == Status.SOLVED_OPTIMALLY


@pytest.mark.parametrize("solvable", [True, False])
def test_problems_without_actions_and_false_goals(solvable):
    problem = Problem("p")
    x, y = problem.add_fluent("x", default_initial_value=solvable), problem.add_fluent("y", default_initial_value=False)
    problem.add_goal(x)
    if not solvable:
        problem.add_goal(And(y, Not(y)))
    assert solve(problem).status == (Status.SOLVED_SATISFICING if solvable else Status.UNSOLVABLE_PROVEN)


def test_an_effect_may_copy_a_fluent_that_never_changes():
    problem = Problem("p")
    x, y = problem.add_fluent("x", default_initial_value=False), problem.add_fluent("y", default_initial_value=True)
    action = InstantaneousAction("copy")
    action.add_effect(x, y)
    problem.add_action(action)
    problem.add_goal(x)
    assert [str(step) for step in solve(problem).plan.actions] == ["copy"]


def test_unknown_options_are_refused():
    with pytest.raises(TypeError, match="serch"):
        OneshotPlanner(name="latplan", params={"serch": "auto"})


def test_a_limit_of_time_is_kept(tmp_path):
    problem = counter(tmp_path, 24)
    assert solve(problem, timeout=1e-9).status == Status.TIMEOUT
    result = solve(problem, timeout=2)
    assert result.status == Status.TIMEOUT and result.plan is None


@pytest.mark.skipif(not VAL.exists(), reason="no VAL; run tools/bootstrap fast-downward")
@pytest.mark.parametrize("count", [6, pytest.param(100, marks=pytest.mark.nightly)])
def test_both_validators_accept_every_plan(count, tmp_path):
    random = Random(count)
    for number in range(count):
        task = [random_blocks, random_rooms][number % 2](random)
        (tmp_path / "p.pddl").write_text(task[1])
        (tmp_path / "d.pddl").write_text(task[0])
        problem = PDDLReader().parse_problem(str(tmp_path / "d.pddl"), str(tmp_path / "p.pddl"))
        result = solve(problem)
        assert result.plan is not None, task[1]
        with SequentialPlanValidator() as validator:
            assert validator.validate(problem, result.plan), task[1]
        PDDLWriter(problem).write_plan(result.plan, str(tmp_path / "plan.txt"))
        files = [str(tmp_path / name) for name in ("d.pddl", "p.pddl", "plan.txt")]
        done = subprocess.run([str(VAL), *files], capture_output=True, text=True)
        assert "Plan valid" in done.stdout, task[1] + done.stdout


def counter(folder, bits):
    from test_model import write_counter

    return PDDLReader().parse_problem(*map(str, write_counter(folder, bits)))


BLOCKS = """(define (domain blocks) (:requirements :strips :typing) (:types block)
  (:predicates (on ?x ?y - block) (table ?x - block) (clear ?x - block) (holding ?x - block) (free))
  (:action pick :parameters (?x - block) :precondition (and (clear ?x) (table ?x) (free))
   :effect (and (not (table ?x)) (not (clear ?x)) (not (free)) (holding ?x)))
  (:action put :parameters (?x - block) :precondition (holding ?x)
   :effect (and (not (holding ?x)) (clear ?x) (free) (table ?x)))
  (:action stack :parameters (?x ?y - block) :precondition (and (holding ?x) (clear ?y))
   :effect (and (not (holding ?x)) (not (clear ?y)) (clear ?x) (free) (on ?x ?y)))
  (:action unstack :parameters (?x ?y - block) :precondition (and (on ?x ?y) (clear ?x) (free))
   :effect (and (holding ?x) (clear ?y) (not (clear ?x)) (not (free)) (not (on ?x ?y)))))"""


def random_blocks(random):
    """Towers of 3 to 6 blocks into other towers."""
    blocks = [f"b{i}" for i in range(random.randint(3, 6))]

    def towers():
        order = random.sample(blocks, len(blocks))
        facts = []
        for i, block in enumerate(order):
            grounded = i == 0 or random.random() < 0.4
            facts.append(f"(table {block})" if grounded else f"(on {block} {order[i - 1]})")
            if i > 0 and grounded:
                facts.append(f"(clear {order[i - 1]})")
        return " ".join([*facts, f"(clear {order[-1]})"])

    return BLOCKS, (
        f"(define (problem p) (:domain blocks) (:objects {' '.join(blocks)} - block)"
        f"(:init (free) {towers()}) (:goal (and {towers()})))"
    )


ROOMS = """(define (domain rooms)
  (:requirements :strips :typing :negative-preconditions :equality :conditional-effects :disjunctive-preconditions)
  (:types room) (:predicates (at ?r - room) (next ?r ?s - room) (lit ?r - room) (carried))
  (:action go :parameters (?r ?s - room)
   :precondition (and (at ?r) (not (= ?r ?s)) (or (next ?r ?s) (next ?s ?r)) (lit ?s))
   :effect (and (not (at ?r)) (at ?s)))
  (:action switch :parameters (?r ?s - room) :precondition (and (at ?r) (next ?r ?s))
   :effect (and (when (lit ?s) (not (lit ?s))) (when (not (lit ?s)) (lit ?s))))
  (:action take :parameters (?r - room) :precondition (and (at ?r) (not (carried))) :effect (carried)))"""


def random_rooms(random):
    """A way through rooms in a circle; a room must be lit to be entered, and one must be dark in the end."""
    rooms = [f"r{i}" for i in range(random.randint(3, 5))]
    count = len(rooms)
    links = " ".join(f"(next r{i} r{(i + 1) % count}) (next r{(i + 1) % count} r{i})" for i in range(count))
    lit = " ".join(f"(lit {room})" for room in rooms if random.random() < 0.5)
    goal, dark = random.sample(rooms, 2)
    return ROOMS, (
        f"(define (problem p) (:domain rooms) (:objects {' '.join(rooms)} - room) (:init (at r0) {links} {lit})"
        f"(:goal (and (carried) (at {goal}) (not (lit {dark})))))"
    )
