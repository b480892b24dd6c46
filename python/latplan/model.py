"""Learnt models, plans between pictures, and plans for PDDL files."""

import html
import os
from collections.abc import Sequence
from functools import cached_property

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _core
from ._core import Solution, Verdict
from .errors import InputError

File = str | os.PathLike[str]

CHANNELS = (1, 3, 4)  # grey, colours, colours and opacity
SECONDS = 600  # limits of a search
BYTES = 8 << 30


def read_picture(file: File) -> NDArray[np.uint8]:
    """A PNG or JPEG file as [height, width] or [height, width, 3]."""
    return _flat(_core.read_picture(_name(file)))[0]


def write_picture(file: File, picture: ArrayLike) -> None:
    """Writes a PNG file."""
    batch = _pictures(picture)
    if len(batch) != 1:
        raise InputError(f"picture: {len(batch)} pictures; expected one", 33)
    _core.write_picture(_name(file), batch)


def load(name: File, threads: int = 0, only: str = "any") -> "Model":
    """Opens a model: a folder of `learn`, or the name of a shipped model such as "mnist".

    `only` restricts its plans to steps with this warranty or a better one: any, implied or seen.
    """
    return Model(name, threads, only)


def solve(
    domain: File,
    problem: File | None = None,
    *,
    search: str = "auto",
    seconds: float = SECONDS,
    memory: int = BYTES,
) -> Solution:
    """Solves a task in propositional PDDL, SAS+ or latplan's binary format.

    Files as for `latplan solve`: a domain and its problem, or one file. `seconds` and `memory` (bytes) are limits, 0: none.
    Other Python threads go on; Ctrl-C ends the search.
    """
    files = [_name(file) for file in (domain, problem) if file is not None]
    return _core.solve(files, search, *_limits(seconds, memory))


class Model:
    """A learnt model.

    Pictures are arrays [height, width] or [height, width, 1, 3 or 4] of whole numbers from 0 to 255, or of floats from 0 to 1,
    or names of files; several pictures have one dimension more. A fourth channel is opacity, above white. Pictures of the
    size before learning are prepared as in learning.
    """

    def __init__(self, name: File, threads: int = 0, only: str = "any"):
        self._core = _core.Model(_name(name), threads, only)
        self._opened = (os.path.abspath(self._core.folder), threads, only)

    def __reduce__(self) -> tuple[type["Model"], tuple[str, int, str]]:
        return Model, self._opened  # copies and other processes open the folder again

    @property
    def folder(self) -> str:
        return self._core.folder

    @property
    def shape(self) -> tuple[int, ...]:
        """Of a picture: (height, width) or (height, width, 3)."""
        sides = (self._core.height, self._core.width)
        return sides if self._core.channels == 1 else (*sides, self._core.channels)

    @property
    def bits(self) -> int:
        """Of a state; bit i is the proposition zi of domain.pddl."""
        return self._core.bits

    @cached_property
    def actions(self) -> list[str]:
        """Names of the exported actions."""
        return self._core.action_names()

    @cached_property
    def verdict(self) -> Verdict | None:
        """What `learn` says about the model; None: made in another way."""
        return self._core.verdict

    def transitions(self) -> NDArray[np.bool_]:
        """The transitions that the actions rest on [transitions, 2, bits]; none if the model does not keep them."""
        return self._core.transitions().view(np.bool_)

    def applicable(self, state: ArrayLike) -> NDArray[np.bool_]:
        """For each action whether it is applicable in a state."""
        bits = self._state(state)
        positive, negative = self._action_bits[:, 0], self._action_bits[:, 1]
        return np.asarray(~((positive & ~bits) | (negative & bits)).any(axis=1))

    def apply(self, state: ArrayLike, action: int) -> NDArray[np.bool_]:
        """The state after an action that is applicable."""
        if not 0 <= action < len(self.actions):
            raise IndexError(f"action {action}; expected 0 to {len(self.actions) - 1}")
        _, _, adds, deletes = self._action_bits[action]
        return np.logical_or(self._state(state) & ~deletes, adds)

    def _state(self, state: ArrayLike) -> NDArray[np.bool_]:
        bits = _array("state", state)
        if bits.shape != (self.bits,) or not _is_binary(bits):
            raise InputError(f"state: {_describe(bits)}; expected [{self.bits}] of 0 and 1", 33)
        return bits.astype(np.bool_)

    def encode(self, pictures: "ArrayLike | File") -> NDArray[np.bool_]:
        """The code [bits] of a picture, or codes [pictures, bits]."""
        batch = _pictures(pictures)
        codes = self._core.encode(batch).view(np.bool_).reshape(len(batch), self.bits)
        return codes[0] if _is_single(pictures) else codes

    def decode(self, codes: ArrayLike) -> NDArray[np.uint8]:
        """The picture of a code [bits], or pictures of codes [codes, bits]."""
        array = _array("codes", codes)
        if array.ndim not in (1, 2) or not _is_binary(array):
            raise InputError(f"codes: {_describe(array)}; expected [bits] or [codes, bits] of 0 and 1", 33)
        batch = np.ascontiguousarray(np.atleast_2d(array), dtype=np.bool_)
        pictures = self._core.decode(batch).reshape(len(batch), *self.shape)
        return pictures[0] if array.ndim == 1 else pictures

    def plan(
        self,
        init: "ArrayLike | File",
        goal: "ArrayLike | File",
        *,
        search: str = "auto",
        seconds: float = SECONDS,
        memory: int = BYTES,
    ) -> "Plan":
        """A plan from one picture to another.

        `seconds` and `memory` (bytes) are limits, 0: none. That there is no plan is no error: see `Plan.status`. Other
        Python threads go on; Ctrl-C ends the search.
        """
        ends = [_pictures(picture) for picture in (init, goal)]
        for name, pictures in zip(("init", "goal"), ends):
            if len(pictures) != 1:
                raise InputError(f"{name}: {len(pictures)} pictures; expected one", 33)
        return Plan(self, self._core.plan(*ends, search, *_limits(seconds, memory)))

    def __repr__(self) -> str:
        size = f"{self._core.width}x{self._core.height}"
        return f"<Model {self.folder}: pictures {size}, {self.bits} bits, {len(self.actions)} actions>"

    @cached_property
    def _action_bits(self) -> NDArray[np.bool_]:
        # [actions, 4, bits]: positive and negative preconditions, adds, deletes
        return self._core.action_bits().view(np.bool_)


class Plan:
    """A plan between two pictures, or the reason why there is none."""

    def __init__(self, model: Model, plan: _core.Plan):
        self.model = model
        self._plan = plan
        self._judged = False

    @property
    def status(self) -> str:
        """solved, unsolvable, no plan, out of memory or out of time."""
        return self._plan.status

    @property
    def solved(self) -> bool:
        return self._plan.solved

    @property
    def reason(self) -> str:
        """Why there is no plan; empty if there is one."""
        return self._plan.reason

    @property
    def warnings(self) -> list[str]:
        """Whether start or goal is unlike all training pictures: the plan may be for another one; empty: neither."""
        return self._plan.warnings

    @property
    def optimal(self) -> bool:
        """The plan is a shortest one in the learnt model."""
        return self._plan.optimal

    @cached_property
    def actions(self) -> list[str]:
        """Names of the steps."""
        return self._plan.actions

    @cached_property
    def warranties(self) -> list[str]:
        """Of the steps: seen, implied or guess; empty if not known."""
        return self._plan.warranties

    @cached_property
    def states(self) -> NDArray[np.bool_]:
        """Codes from start to goal [steps + 1, bits]."""
        return self._plan.states().view(np.bool_)

    @cached_property
    def images(self) -> NDArray[np.uint8]:
        """Pictures of the states."""
        return _flat(self._plan.images())

    @property
    def seconds(self) -> float:
        """Of the search."""
        return self._plan.seconds

    @property
    def verdict(self) -> Verdict | None:
        """What `learn` says about the model of the plan."""
        return self.model.verdict

    @property
    def valid(self) -> bool | None:
        """Whether the rules of the world allow every picture and step; None: unverified, no world is known."""
        return self._judge().valid

    @property
    def shortest(self) -> int | None:
        """Steps of a shortest plan in the world, if the world is known."""
        return self._judge().shortest

    @property
    def faults(self) -> Sequence[str]:
        """What the rules of the world find wrong with each state and the step to it; empty: nothing."""
        return self._judge().faults

    @property
    def note(self) -> str:
        """Why the plan is unverified."""
        return self._judge().note

    @property
    def summary(self) -> str:
        """One line: "plan: 7 steps, valid, optimal (5 seen, 2 implied)"."""
        return self._judge().summary()

    def to_html(self, file: File | None = None) -> str:
        """A self-contained page to step through the plan; also written to `file` if given."""
        page = self._judge().page()
        if file is not None:
            with open(file, "w", encoding="utf-8") as stream:
                stream.write(page)
        return page

    def to_png(self, file: File | None = None) -> bytes:
        """All pictures side by side as a PNG file; also written to `file` if given."""
        strip = self._judge().strip()
        if file is not None:
            with open(file, "wb") as stream:
                stream.write(strip)
        return strip

    def __len__(self) -> int:
        return len(self.actions)

    def __bool__(self) -> bool:
        return self.solved

    def __repr__(self) -> str:
        if not self.solved:
            return f"<Plan: {self.status}: {self.reason}>"
        return f"<Plan: {len(self)} step{'' if len(self) == 1 else 's'}>"

    def _repr_html_(self) -> str | None:
        if not self.solved:
            return None
        page = html.escape(self.to_html())
        return f'<iframe srcdoc="{page}" style="width: 100%; height: 640px; border: 0"></iframe>'

    def _repr_png_(self) -> bytes | None:
        return self.to_png() if self.solved else None

    def _judge(self) -> _core.Plan:
        if not self._judged:
            self.model._core.judge(self._plan)
            self._judged = True
        return self._plan


def _describe(array: np.ndarray) -> str:
    return f"array {list(array.shape)} of {array.dtype}"


def _name(file: File) -> str:
    name = os.fspath(file)
    if not isinstance(name, str) or "\0" in name:
        raise InputError(f"{name!r}; expected the name of a file", 33)
    return name


def _limits(seconds: float, memory: int) -> tuple[float, int]:
    """Of a search, checked."""
    for name, limit, most in (("seconds", seconds, 1e9), ("memory", memory, 2**62)):
        if not isinstance(limit, (int, float, np.number)) or not 0 <= limit <= most:
            raise InputError(f"{name}: {limit!r}; expected 0 (no limit) to {most:.0f}", 36)
    return float(seconds), int(memory)


def _array(name: str, value: object) -> np.ndarray:
    try:
        return np.asarray(value)
    except ValueError as error:
        raise InputError(f"{name}: {error}", 33) from None


def _is_binary(array: np.ndarray) -> bool:
    return array.dtype == np.bool_ or bool(np.isin(array, (0, 1)).all())


def _is_file(value: object) -> bool:
    return isinstance(value, (str, os.PathLike))


def _is_single(value: "ArrayLike | File") -> bool:
    """Whether the value is one picture; [., ., 3] is one of three colours."""
    if _is_file(value):
        return True
    array = _array("pictures", value)
    return array.ndim == 2 or (array.ndim == 3 and array.shape[2] in CHANNELS)


def _pictures(value: "ArrayLike | File") -> NDArray[np.uint8]:
    """One or several pictures as bytes [pictures, height, width, channels]."""
    if _is_file(value):
        return _core.read_picture(_name(value))  # type: ignore[arg-type]
    array = _array("pictures", value)
    if _is_single(array):
        array = array[None]
    if array.ndim == 3:
        array = array[..., None]
    if array.ndim != 4 or array.shape[3] not in CHANNELS or 0 in array.shape[1:]:
        raise InputError(
            f"pictures: {_describe(np.asarray(value))}; expected [height, width] or [height, width, 1, 3 or 4], or "
            "several of them",
            33,
        )
    array = _bytes(array)
    if array.shape[3] == 4:
        colours, opacity = array[..., :3].astype(int), array[..., 3:].astype(int)
        array = ((colours * opacity + 255 * (255 - opacity) + 127) // 255).astype(np.uint8)
    return np.ascontiguousarray(array)


def _bytes(array: np.ndarray) -> NDArray[np.uint8]:
    if array.dtype == np.uint8:
        return array
    if array.dtype == np.bool_:
        return array * np.uint8(255)
    most = {"i": 255, "u": 255, "f": 1}.get(array.dtype.kind)
    if most is None or not ((array >= 0) & (array <= most)).all():
        raise InputError(f"pictures: {_describe(array)}; expected whole numbers from 0 to 255, or floats from 0 to 1", 33)
    return np.rint(array * (255 // most)).astype(np.uint8)


def _flat(pictures: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Without the axis of channels if the pictures are grey."""
    return pictures[..., 0] if pictures.shape[3] == 1 else pictures
