"""The engine `latplan` for Unified Planning: shortest plans with the built-in planner.

    import latplan.unified_planning
    with unified_planning.shortcuts.OneshotPlanner(name="latplan") as planner:
        result = planner.solve(problem)

Importing this module registers the engine in the global environment.
"""

import tempfile
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import unified_planning as up
from unified_planning.engines import Engine, LogMessage, PlanGenerationResult, compilers
from unified_planning.engines import PlanGenerationResultStatus as Status
from unified_planning.engines.compilers.usertype_fluents_remover import UsertypeFluentsRemover
from unified_planning.engines.mixins import OneshotPlannerMixin
from unified_planning.engines.mixins.compiler import CompilationKind
from unified_planning.engines.mixins.oneshot_planner import OptimalityGuarantee
from unified_planning.engines.results import LogLevel
from unified_planning.model import FNode, Problem, ProblemKind
from unified_planning.model.walkers import Simplifier
from unified_planning.plans import ActionInstance, SequentialPlan

from .model import SECONDS, solve


def _has(*features: str) -> Callable[[Problem], bool]:
    return lambda problem: any(feature in problem.kind.features for feature in features)


def _is_conjunction(condition: FNode) -> bool:
    """Of literals."""
    if condition.is_and():
        return all(_is_conjunction(part) for part in condition.args)
    atom = condition.arg(0) if condition.is_not() else condition
    return atom.is_fluent_exp() or atom.is_equals() or atom.is_bool_constant()


def _has_disjunctions(problem: Problem) -> bool:
    conditions = [condition for action in problem.actions for condition in action.preconditions]
    return not all(_is_conjunction(condition) for condition in (*conditions, *problem.goals))


# What is removed, if the problem has it.
REMOVERS: list[tuple[Callable[[Problem], bool], CompilationKind, type]] = [
    (_has("OBJECT_FLUENTS"), CompilationKind.USERTYPE_FLUENTS_REMOVING, UsertypeFluentsRemover),
    (
        _has("EXISTENTIAL_CONDITIONS", "UNIVERSAL_CONDITIONS", "FORALL_EFFECTS"),
        CompilationKind.QUANTIFIERS_REMOVING,
        compilers.QuantifiersRemover,
    ),
    (_has("CONDITIONAL_EFFECTS"), CompilationKind.CONDITIONAL_EFFECTS_REMOVING, compilers.ConditionalEffectsRemover),
    (_has_disjunctions, CompilationKind.DISJUNCTIVE_CONDITIONS_REMOVING, compilers.DisjunctiveConditionsRemover),
    (lambda problem: True, CompilationKind.GROUNDING, compilers.Grounder),
]

STATUSES = {
    "unsolvable": Status.UNSOLVABLE_PROVEN,
    "no plan": Status.UNSOLVABLE_INCOMPLETELY,
    "out of memory": Status.MEMOUT,
    "out of time": Status.TIMEOUT,
}


class LatplanEngine(Engine, OneshotPlannerMixin):
    """Oneshot, optimal in the number of steps."""

    def __init__(self, search: str = "auto"):
        Engine.__init__(self)
        OneshotPlannerMixin.__init__(self)
        self.search = search

    @property
    def name(self) -> str:
        return "latplan"

    @staticmethod
    def supported_kind() -> ProblemKind:
        kind = ProblemKind()
        kind.set_problem_class("ACTION_BASED")
        for feature in ("FLAT_TYPING", "HIERARCHICAL_TYPING"):
            kind.set_typing(feature)
        for feature in (
            "NEGATIVE_CONDITIONS",
            "DISJUNCTIVE_CONDITIONS",
            "EQUALITIES",
            "EXISTENTIAL_CONDITIONS",
            "UNIVERSAL_CONDITIONS",
        ):
            kind.set_conditions_kind(feature)
        for feature in ("CONDITIONAL_EFFECTS", "FORALL_EFFECTS"):
            kind.set_effects_kind(feature)
        kind.set_fluents_type("OBJECT_FLUENTS")
        kind.set_parameters("BOOL_FLUENT_PARAMETERS")
        kind.set_quality_metrics("PLAN_LENGTH")
        return kind

    @staticmethod
    def supports(problem_kind: ProblemKind) -> bool:
        return problem_kind <= LatplanEngine.supported_kind()

    @staticmethod
    def satisfies(optimality_guarantee: OptimalityGuarantee) -> bool:
        return True

    def _solve(
        self,
        problem: "up.model.AbstractProblem",
        heuristic: Callable[["up.model.state.State"], float | None] | None = None,
        timeout: float | None = None,
        output_stream: IO[str] | tuple[IO[str], IO[str]] | None = None,
    ) -> PlanGenerationResult:
        unknown = sorted(problem.kind.features - self.supported_kind().features)
        if unknown:  # Unified Planning only warns if the engine was chosen by its name
            message = LogMessage(LogLevel.ERROR, f"latplan: does not support {', '.join(unknown)}")
            return PlanGenerationResult(Status.UNSUPPORTED_PROBLEM, None, self.name, log_messages=[message])
        assert isinstance(problem, Problem)
        if heuristic is not None:
            warnings.warn("latplan: uses its own heuristics; the given one is ignored")
        if output_stream is not None:
            warnings.warn("latplan: writes no output")
        begin = time.monotonic()
        ground, maps = _compiled(problem)
        with tempfile.TemporaryDirectory() as folder:
            steps = _write_pddl(ground, Path(folder))
            if steps is None:
                return PlanGenerationResult(Status.UNSOLVABLE_PROVEN, None, self.name)
            left = SECONDS if timeout is None else timeout - (time.monotonic() - begin)
            if left <= 0:
                return PlanGenerationResult(Status.TIMEOUT, None, self.name)
            solution = solve(
                Path(folder) / "domain.pddl", Path(folder) / "problem.pddl", search=self.search, seconds=left
            )
        if not solution.solved:
            return PlanGenerationResult(STATUSES[solution.status], None, self.name)
        plan: Any = SequentialPlan([ActionInstance(steps[name]) for name in solution.actions], problem.environment)
        for map_back in reversed(maps):
            plan = plan.replace_action_instances(map_back)
        proven = solution.optimal and problem.quality_metrics
        status = Status.SOLVED_OPTIMALLY if proven else Status.SOLVED_SATISFICING
        return PlanGenerationResult(status, plan, self.name, metrics={"expanded": str(solution.expanded)})


def _compiled(problem: Problem) -> tuple[Problem, list[Callable[[ActionInstance], ActionInstance | None]]]:
    """Without parameters and everything else that STRIPS has not; with the ways back from actions to those before."""
    maps = []
    for needed, kind, remover in REMOVERS:
        if not needed(problem):
            continue
        compiler = remover()
        compiler.skip_checks = True
        result = compiler.compile(problem, kind)
        maps.append(result.map_back_action_instance)
        problem = result.problem
    return problem, maps


def _literals(condition: FNode) -> list[tuple[FNode, bool]] | None:
    """The literals of a conjunction; None: it is false."""
    if condition.is_and():
        literals: dict[FNode, bool] = {}
        for part in condition.args:
            of_part = _literals(part)
            if of_part is None or any(literals.setdefault(fluent, value) != value for fluent, value in of_part):
                return None
        return list(literals.items())
    if condition.is_bool_constant():
        return [] if condition.bool_constant_value() else None
    if condition.is_not():
        return [(condition.arg(0), False)]
    return [(condition, True)]


def _write_pddl(problem: Problem, folder: Path) -> dict[str, "up.model.Action"] | None:
    """Writes domain.pddl and problem.pddl of a ground problem; gives the action of each name in them. None: the goal is false."""
    simplify = Simplifier(problem.environment, problem).simplify  # knows the fluents that no action changes
    bits: dict[FNode, str] = {}

    def text(literals: list[tuple[FNode, bool]]) -> str:
        words = []
        for fluent, value in literals:
            bit = f"({bits.setdefault(fluent, f'z{len(bits)}')})"
            words.append(bit if value else f"(not {bit})")
        return f"(and {' '.join(words)})"

    steps: dict[str, up.model.Action] = {}
    lines = []
    for action in problem.actions:
        condition = _literals(simplify(problem.environment.expression_manager.And(action.preconditions)))
        if condition is None:
            continue
        effects = [(effect.fluent, simplify(effect.value).bool_constant_value()) for effect in action.effects]
        name = f"a{len(steps)}"
        steps[name] = action
        lines.append(f"(:action {name} :parameters () :precondition {text(condition)} :effect {text(effects)})")
    literals = _literals(simplify(problem.environment.expression_manager.And(problem.goals)))
    if literals is None:
        return None
    goal = text(literals)
    names = ["z", *bits.values()]
    true = [f"({name})" for fluent, name in bits.items() if problem.initial_value(fluent).bool_constant_value()]
    predicates = " ".join(f"({name})" for name in names)
    (folder / "domain.pddl").write_text(
        f"(define (domain d) (:requirements :strips :negative-preconditions)\n(:predicates {predicates})\n"
        + "\n".join(lines)
        + ")\n"
    )
    (folder / "problem.pddl").write_text(
        f"(define (problem p) (:domain d)\n(:init {' '.join(true)})\n(:goal {goal}))\n"
    )
    return steps


def register(environment: "up.environment.Environment | None" = None) -> None:
    """Adds the engine to an environment of Unified Planning; None: the global one."""
    factory = (environment or up.environment.get_environment()).factory
    if "latplan" not in factory.engines:
        factory.add_engine("latplan", __name__, "LatplanEngine")


register()
