"""Plans from pictures with models learnt from unlabelled image pairs.

    import latplan
    model = latplan.load("mnist")           # a folder, or the name of a shipped model
    plan = model.plan("start.png", "goal.png")
    plan.actions, plan.images, plan.valid

`latplan.learn` makes a model from pictures, `latplan.solve` plans in PDDL. `latplan.gym` records Gymnasium environments
and acts in them, `latplan.unified_planning` is an engine for Unified Planning.
"""

from .errors import InputError, LatplanError, MissingError, UnsupportedError
from .learning import Progress, learn
from .model import Model, Plan, Solution, Verdict, load, read_picture, solve, write_picture

__version__ = "0.1.0"
__all__ = [
    "InputError",
    "LatplanError",
    "MissingError",
    "Model",
    "Plan",
    "Progress",
    "Solution",
    "UnsupportedError",
    "Verdict",
    "learn",
    "load",
    "read_picture",
    "solve",
    "write_picture",
]
