"""Encoders and decoders that `latplan onnx` writes, run by ONNX Runtime."""

import json
import pathlib
import shutil
import struct
import subprocess
import zlib

import numpy as np
import pytest

import latplan
from latplan._program import program

onnxruntime = pytest.importorskip("onnxruntime")

MODELS = pathlib.Path(__file__).parents[2] / "models"


def write_onnx(model, folder):
    subprocess.run([program(), "onnx", model, "-o", folder], check=True, capture_output=True)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    encoder, decoder = (
        onnxruntime.InferenceSession(folder / f"{name}.onnx", options, providers=["CPUExecutionProvider"])
        for name in ("encoder", "decoder")
    )
    return (
        lambda pictures: encoder.run(["code"], {"picture": pictures.astype(np.float32) / 255})[0],
        lambda codes: decoder.run(["picture"], {"code": codes.astype(np.float32)})[0],
    )


def check_same(model, onnx, rng):
    encode, decode = onnx
    codes = rng.random((100, model.bits)) < 0.5
    drawn = model.decode(codes)
    pixels = 255 * decode(codes)
    assert drawn.std() > 1
    assert abs(pixels - drawn.reshape(pixels.shape)).max() <= 1
    drawn = model.decode(model.encode(drawn))  # not between two values of a place
    noisy = np.clip(drawn + rng.normal(0, 10, drawn.shape), 0, 255).astype(np.uint8)
    for pictures in (drawn, noisy):
        bits = encode(pictures.reshape(pixels.shape))
        assert set(np.unique(bits)) == {0, 1}
        np.testing.assert_array_equal(bits == 1, model.encode(pictures))


@pytest.mark.parametrize("name", sorted(folder.name for folder in MODELS.iterdir()))
def test_shipped_models_give_the_same_bits_and_pixels(name, rng, tmp_path):
    folder = MODELS / name
    check_same(without_recoding(folder, tmp_path / "run"), write_onnx(folder, tmp_path / "onnx"), rng)


def without_recoding(model, run):
    """The model alone: its propositions are its bits."""
    run.mkdir()
    for file in ("model.json", "weights.safetensors"):
        shutil.copy(model / file, run)
    (run / "run.json").write_text("{}")
    return latplan.load(run)


def recode(bits, recoding):
    """The propositions of domain.pddl, as docs/formats.md derives them from the bits."""
    if recoding["kind"] == "either":
        return np.append(bits, [bits[members].any() for members in recoding["sets"]])
    places = []
    for group, code in zip(recoding["groups"], np.split(bits, len(recoding["groups"]))):
        seen = [sight for sight in recoding["sights"] if sight[2] == group]
        distance = [np.count_nonzero(code != np.array(list(sight[0])).astype(int)) for sight in seen]
        places += [digit == "1" for digit in seen[np.argmin(distance)][1]]
    return np.array(places)


@pytest.mark.parametrize("name", sorted(file.parent.name for file in MODELS.glob("*/recoding.json")))
def test_recoding_json_turns_the_bits_into_propositions(name, rng, tmp_path):
    encode, _ = write_onnx(MODELS / name, tmp_path / "onnx")
    recoding = json.loads((tmp_path / "onnx/recoding.json").read_text())
    model = latplan.load(MODELS / name)
    states = [model.encode(latplan.read_picture(MODELS / name / "example.png"))]
    for _ in range(20):  # a walk of the learnt model
        applicable = np.flatnonzero(model.applicable(states[-1]))
        states.append(model.apply(states[-1], rng.choice(applicable)))
    pictures = model.decode(np.array(states))
    bits = encode(pictures.reshape(len(states), *pictures.shape[1:3], -1))
    np.testing.assert_array_equal([recode(row, recoding) for row in bits], model.encode(pictures))


def write_network(folder, config, shape, rng):
    """A model with random weights."""
    pixels = int(np.prod(shape))
    deviation = rng.random(pixels) * (rng.random(pixels) < 0.9)
    arrays = {
        "bits.held": np.where(np.arange(config["bits"]) < 2, np.arange(config["bits"]), -1),
        "pixels.mean": rng.random(pixels),
        "pixels.deviation": deviation,
    }
    if config["architecture"].endswith("-conv"):
        weights, norms = convolutions(config, shape, rng)
    elif config["architecture"] == "patches":
        patches = shape[0] // config["patch-height"] * (shape[1] // config["patch-width"])
        weights, norms = perceptrons(config, pixels // patches, config["bits"] // patches, rng)
    else:
        weights, norms = perceptrons(config, int((deviation > 0).sum()), config["bits"], rng)
    arrays |= weights
    for name, size in norms.items():
        arrays |= {f"{name}.{part}": rng.normal(0, 1, size) for part in ("scale", "shift", "mean")}
        arrays[f"{name}.variance"] = rng.random(size) + 0.5
    header, data = {}, b""
    for name, array in arrays.items():
        values = array.astype("<f4").tobytes()
        offsets = [len(data), len(data) + len(values)]
        header[name] = {"dtype": "F32", "shape": array.shape, "data_offsets": offsets}
        data += values
    text = json.dumps(header).encode()
    weights = struct.pack("<Q", len(text)) + text + data
    facts = {
        "format": 2,
        "image": dict(zip(("height", "width", "channels"), shape)),
        "state_bits": config["bits"],
        "labels": 1,
        "epoch": 1,
        "weights": "weights.safetensors",
        "weights_checksum": f"{zlib.crc32(weights):08x}",
        "config": {"model": "sae"} | config,
    }
    folder.mkdir()
    (folder / "model.json").write_text(json.dumps(facts))
    (folder / "weights.safetensors").write_bytes(weights)
    (folder / "run.json").write_text("{}")


def perceptrons(config, inputs, bits, rng):
    """Weights of dense layers, and the sizes of norms."""
    arrays, norms = {}, {"decoder.in_norm": bits}
    depth = config["depth"]
    parts = (("encoder", inputs, bits, config.get("encoder-depth", depth)), ("decoder", bits, inputs, depth))
    for name, size, out, hidden in parts:
        for number in ("", "2")[:hidden]:
            arrays[f"{name}.hidden{number}.weight"] = rng.normal(0, 0.3, (config["width"], size))
            norms[f"{name}.norm{number}"] = size = config["width"]
        arrays |= {f"{name}.out.weight": rng.normal(0, 0.3, (out, size)), f"{name}.out.bias": rng.normal(0, 0.3, out)}
    return arrays, norms


def convolutions(config, shape, rng):
    """Weights of two convolutions and two transposed ones, and the sizes of norms."""
    stride = 2 if config["architecture"] == "strided-conv" else 1
    height, width, colours = shape
    bits, channels, kernel = config["bits"], config["channels"], config["kernel"]
    features = channels * -(-height // stride**2) * -(-width // stride**2)
    arrays = {
        "encoder.conv1.weight": rng.normal(0, 0.3, (channels, colours, kernel, kernel)),
        "encoder.conv2.weight": rng.normal(0, 0.3, (channels, channels, kernel, kernel)),
        "encoder.out.weight": rng.normal(0, 0.3, (bits, features)),
        "encoder.out.bias": rng.normal(0, 0.3, bits),
        "decoder.in.weight": rng.normal(0, 0.3, (features, bits)),
        "decoder.in.bias": rng.normal(0, 0.3, features),
        "decoder.conv1.weight": rng.normal(0, 0.3, (channels, channels, kernel, kernel)),
        "decoder.out.weight": rng.normal(0, 0.3, (channels, colours, kernel, kernel)),
        "decoder.out.bias": rng.normal(0, 0.3, colours),
    }
    norms = {"encoder.input_norm": colours, "encoder.norm1": channels, "encoder.norm2": channels}
    return arrays, norms | {"decoder.in_norm": bits, "decoder.grid_norm": features, "decoder.norm1": channels}


DENSE = {"architecture": "dense", "bits": 20, "width": 30}
PATCHES = {"architecture": "patches", "bits": 24, "width": 15, "patch-height": 3, "patch-width": 4}
GRID = {"bits": 24, "channels": 4}


@pytest.mark.parametrize(
    "config, shape",
    [
        *((DENSE | {"depth": depth}, (7, 9, 3)) for depth in (1, 2)),
        (DENSE | {"depth": 1, "encoder-depth": 0}, (7, 9, 3)),
        *((PATCHES | {"depth": 2}, (6, 12, channels)) for channels in (1, 3)),
        *(
            (GRID | {"architecture": architecture, "kernel": kernel}, shape)
            for architecture in ("strided-conv", "paper-conv")
            for shape, kernel in (((12, 8, 3), 5), ((9, 7, 1), 3), ((10, 5, 3), 1))
        ),
    ],
)
def test_networks_give_the_same_bits_and_pixels(config, shape, rng, tmp_path):
    write_network(tmp_path / "run", config, shape, rng)
    check_same(latplan.load(tmp_path / "run"), write_onnx(tmp_path / "run", tmp_path / "onnx"), rng)


def test_a_learnt_codebook_gives_the_same_bits_and_pixels(walk_model, rng, tmp_path):
    folder = pathlib.Path(walk_model.folder)
    check_same(without_recoding(folder / "model", tmp_path / "run"), write_onnx(folder, tmp_path / "onnx"), rng)
