import copy
import pickle
import signal
import threading
import time

import numpy as np
import pytest

import latplan


def test_plans_between_pictures(hanoi, ends):
    plan = hanoi.plan(*ends)
    assert plan and plan.solved and plan.optimal and plan.status == "solved" and plan.reason == ""
    assert len(plan) == len(plan.actions) == 4
    assert set(plan.actions) <= set(hanoi.actions)
    assert plan.images.shape == (5, *hanoi.shape) and plan.images.dtype == np.uint8
    assert plan.states.shape == (5, hanoi.bits) and plan.states.dtype == np.bool_
    assert (plan.states[0] == hanoi.encode(ends[0])).all()
    assert (plan.states[-1] == hanoi.encode(ends[1])).all()
    assert (hanoi.decode(plan.states) == plan.images).all()
    assert repr(plan) == "<Plan: 4 steps>"


def test_the_rules_of_the_world_judge_a_plan(hanoi, ends):
    plan = hanoi.plan(*ends)
    assert plan.valid is True
    assert plan.shortest == 4
    assert list(plan.faults) == [""] * 5
    assert plan.note == ""
    assert plan.summary.startswith("plan: 4 steps, valid, optimal")
    assert plan.verdict is hanoi.verdict


def test_a_plan_shows_itself(hanoi, ends, tmp_path):
    plan = hanoi.plan(*ends)
    page = plan.to_html(tmp_path / "plan.html")
    assert page == (tmp_path / "plan.html").read_text()
    assert plan.actions[0] in page and "valid, optimal" in page
    assert plan._repr_html_().startswith("<iframe srcdoc=")
    assert plan._repr_png_() == plan.to_png(tmp_path / "plan.png")
    strip = latplan.read_picture(tmp_path / "plan.png")
    assert strip.shape[0] > 20 and strip.shape[1] > strip.shape[0]


def test_without_a_plan_there_is_a_reason(hanoi, ends):
    noise = np.random.default_rng(1).integers(0, 256, hanoi.shape).astype(np.uint8)
    plan = hanoi.plan(noise, ends[1])
    if plan.solved:
        pytest.skip("noise was read as a state")
    assert not plan and len(plan.actions) == 0 and plan.reason
    assert plan.valid is None
    assert plan._repr_html_() is None
    with pytest.raises(latplan.InputError, match="no plan"):
        plan.to_html()


def test_pictures_may_have_any_common_form(hanoi, ends):
    picture = latplan.read_picture(ends[0])
    assert picture.shape == hanoi.shape
    code = hanoi.encode(picture)
    assert code.shape == (hanoi.bits,)
    opaque = np.dstack([picture, np.full(picture.shape[:2], 255, np.uint8)])
    forms = [ends[0], str(ends[0]), picture.tolist(), picture / 255, opaque, opaque / 255]
    forms += [picture.astype(dtype) for dtype in (np.int64, np.uint16, ">i4")]
    forms += [(picture / 255).astype(dtype) for dtype in (np.float16, np.float32)]
    for form in forms:
        assert (hanoi.encode(form) == code).all()
    batch = np.stack([picture, latplan.read_picture(ends[1])])
    codes = hanoi.encode(batch)
    assert codes.shape == (2, hanoi.bits) and (codes[0] == code).all() and (codes[1] != code).any()
    assert (hanoi.encode(batch[..., ::1]) == codes).all()
    strided = np.stack([batch, batch], axis=-1)[..., 0]
    assert not strided.flags.c_contiguous and (hanoi.encode(strided) == codes).all()
    assert hanoi.decode(code).shape == hanoi.shape
    assert hanoi.decode(codes.astype(int)).shape == (2, *hanoi.shape)
    assert hanoi.encode(batch[:0]).shape == (0, hanoi.bits)
    assert hanoi.decode(codes[:0]).shape == (0, *hanoi.shape)


def test_transparent_pixels_show_white(tmp_path):
    picture = np.array([[[0, 100, 255, 255], [0, 100, 255, 51], [0, 100, 255, 0]]], np.uint8)
    latplan.write_picture(tmp_path / "x.png", picture)
    assert latplan.read_picture(tmp_path / "x.png").tolist() == [[[0, 100, 255], [204, 224, 255], [255, 255, 255]]]


def test_colour_pictures_have_three_channels():
    mandrill = latplan.load("mandrill")
    assert len(mandrill.shape) in (2, 3)
    picture = np.zeros(mandrill.shape, np.uint8)
    assert mandrill.decode(mandrill.encode(picture)).shape == mandrill.shape


@pytest.mark.parametrize(
    "value, text",
    [
        (np.full((4, 4), 256), "expected whole numbers from 0 to 255, or floats from 0 to 1"),
        (np.full((4, 4), -1), "expected whole numbers from 0 to 255"),
        (np.full((4, 4), 1.5), "expected whole numbers from 0 to 255, or floats from 0 to 1"),
        (np.full((4, 4), np.nan), "floats from 0 to 1"),
        (np.full((4, 4), 1j), "floats from 0 to 1"),
        (np.zeros((4, 4, 5), np.uint8), "the model expects"),  # four grey pictures
        (np.zeros(4, np.uint8), "expected [height, width]"),
        (np.zeros((2, 4, 4, 2), np.uint8), "expected [height, width]"),
        (np.zeros((2, 0, 4), np.uint8), "expected [height, width]"),
        (np.zeros((3, 5), np.uint8), "the model expects"),
    ],
)
def test_a_wrong_array_is_refused(hanoi, value, text):
    with pytest.raises(latplan.InputError) as caught:
        hanoi.encode(value)
    assert text in str(caught.value)
    assert isinstance(caught.value, ValueError) and caught.value.code == 33


def test_a_wrong_code_is_refused(hanoi):
    for codes in (np.zeros(3), np.full(hanoi.bits, 2), np.zeros((1, 1, hanoi.bits))):
        with pytest.raises(latplan.InputError, match="expected"):
            hanoi.decode(codes)


def test_uneven_lists_are_refused(hanoi):
    for call, name in ((hanoi.encode, "pictures"), (hanoi.decode, "codes"), (hanoi.applicable, "state")):
        with pytest.raises(latplan.InputError, match=f"{name}: .*inhomogeneous"):
            call([[0, 1], [1]])


def test_pictures_are_written_and_read(hanoi, ends, tmp_path):
    picture = latplan.read_picture(ends[0])
    latplan.write_picture(tmp_path / "x.png", picture)
    np.testing.assert_array_equal(latplan.read_picture(tmp_path / "x.png"), picture)
    with pytest.raises(latplan.InputError, match="2 pictures; expected one"):
        latplan.write_picture(tmp_path / "x.png", np.stack([picture, picture]))


@pytest.mark.parametrize(
    "limits", [{"seconds": -1}, {"seconds": float("nan")}, {"seconds": "a"}, {"memory": -5}, {"memory": 1 << 70}]
)
def test_impossible_limits_are_refused(hanoi, ends, limits):
    for call in (lambda: hanoi.plan(*ends, **limits), lambda: latplan.solve("x.pddl", **limits)):
        with pytest.raises(latplan.InputError, match=rf"{next(iter(limits))}: .*; expected 0 \(no limit\) to"):
            call()
    assert hanoi.plan(*ends, memory=1e9).solved


def test_states_and_actions_that_do_not_exist_are_refused(hanoi):
    for state in (np.zeros(3, bool), np.full(hanoi.bits, 2), np.zeros((1, hanoi.bits), bool)):
        with pytest.raises(latplan.InputError, match=rf"state: .*expected \[{hanoi.bits}\]"):
            hanoi.applicable(state)
        with pytest.raises(latplan.InputError, match="state"):
            hanoi.apply(state, 0)
    for action in (-1, len(hanoi.actions)):
        with pytest.raises(IndexError, match=f"action {action}; expected 0 to"):
            hanoi.apply(np.zeros(hanoi.bits, bool), action)


def test_impossible_names_of_models_are_refused():
    with pytest.raises(latplan.MissingError):
        latplan.load("")
    with pytest.raises(latplan.InputError, match="expected the name of a file"):
        latplan.load("a\0b")
    with pytest.raises(TypeError, match="os.PathLike"):
        latplan.load(None)
    with pytest.raises(latplan.InputError, match="threads: -1"):
        latplan.load("hanoi-3-9", threads=-1)


def test_a_model_goes_to_other_processes(hanoi, ends):
    for other in (pickle.loads(pickle.dumps(hanoi)), copy.deepcopy(hanoi)):
        assert other is not hanoi and other.folder == hanoi.folder
        np.testing.assert_array_equal(other.encode(ends[0]), hanoi.encode(ends[0]))


def test_errors_have_the_words_and_codes_of_the_program(hanoi, ends, tmp_path):
    with pytest.raises(FileNotFoundError) as missing:
        latplan.load("no-such-model")
    assert str(missing.value) == "no-such-model: no such folder; expected a run"
    assert isinstance(missing.value, latplan.LatplanError) and missing.value.code == 33
    with pytest.raises(FileNotFoundError, match=r"did you mean mnist\?"):
        latplan.load("mnsit")
    with pytest.raises(latplan.InputError, match="unknown search 'magic'; expected one of") as usage:
        hanoi.plan(*ends, search="magic")
    assert usage.value.code == 36
    (tmp_path / "x.png").write_bytes(b"no picture")
    with pytest.raises(latplan.InputError, match="x.png"):
        hanoi.plan(tmp_path / "x.png", ends[1])
    again = pickle.loads(pickle.dumps(usage.value))
    assert type(again) is type(usage.value) and again.code == 36 and str(again) == str(usage.value)


def test_actions_lead_along_the_plan(hanoi, ends):
    plan = hanoi.plan(*ends)
    for before, after, name in zip(plan.states, plan.states[1:], plan.actions):
        action = hanoi.actions.index(name)
        assert hanoi.applicable(before)[action]
        assert (hanoi.apply(before, action) == after).all()
    transitions = hanoi.transitions()
    assert transitions.shape[1:] == (2, hanoi.bits)


def test_plans_may_be_restricted_to_seen_steps(walk_model, walk_pairs):
    pictures = np.load(walk_pairs)["images"]
    seen = latplan.load(walk_model.folder, only="seen")
    plan = seen.plan(pictures[0], pictures[-1])
    assert len(plan) > 0 and set(plan.warranties) == {"seen"}
    transitions = {(before.tobytes(), after.tobytes()) for before, after in seen.transitions()}
    assert all((a.tobytes(), b.tobytes()) in transitions for a, b in zip(plan.states, plan.states[1:]))
    with pytest.raises(latplan.InputError, match="expected any, implied or seen"):
        latplan.load(walk_model.folder, only="some")


def test_solves_pddl(tmp_path):
    domain, problem = write_counter(tmp_path, 3)
    solution = latplan.solve(domain, problem)
    assert solution and solution.solved and solution.optimal and solution.status == "solved"
    assert len(solution) == len(solution.actions) == 7
    assert solution.actions[0] == "step0" and solution.expanded > 0 and solution.search
    assert latplan.solve(problem).actions == solution.actions
    with pytest.raises(FileNotFoundError):
        latplan.solve(tmp_path / "none.pddl")


def test_other_threads_go_on_and_ctrl_c_ends_a_search(tmp_path):
    domain, problem = write_counter(tmp_path, 40)  # 2^40 states
    count = 0

    def work():
        nonlocal count
        while not done.is_set():
            count += 1
            time.sleep(0.001)

    done = threading.Event()
    worker = threading.Thread(target=work)
    worker.start()
    threading.Timer(0.3, signal.raise_signal, [signal.SIGINT]).start()
    begin = time.monotonic()
    try:
        with pytest.raises(KeyboardInterrupt):
            latplan.solve(domain, problem, search="astar-blind")
    finally:
        done.set()
        worker.join()
    assert time.monotonic() - begin < 20
    assert count > 5


def test_a_limit_is_no_error(tmp_path):
    domain, problem = write_counter(tmp_path, 40)
    solution = latplan.solve(domain, problem, search="astar-blind", seconds=0.2)
    assert not solution and solution.status == "out of time"


def write_counter(folder, bits):
    """A binary counter: from 0 to 2^bits - 1 it takes as many steps."""
    actions = ""
    for i in range(bits):
        lower = " ".join(f"(b{j})" for j in range(i))
        cleared = " ".join(f"(not (b{j}))" for j in range(i))
        actions += f"(:action step{i} :parameters () :precondition (and (not (b{i})) {lower}) :effect (and (b{i}) {cleared}))\n"
    predicates = " ".join(f"(b{i})" for i in range(bits))
    (folder / "domain.pddl").write_text(
        f"(define (domain d) (:requirements :strips :negative-preconditions) (:predicates {predicates})\n{actions})"
    )
    (folder / "problem.pddl").write_text(f"(define (problem p) (:domain d) (:init ) (:goal (and {predicates})))")
    return folder / "domain.pddl", folder / "problem.pddl"
