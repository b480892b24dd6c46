"""Files of other libraries and ours: NumPy's npz, the package safetensors, pictures by Pillow."""

import json
import pathlib
import shutil
import subprocess
import zlib

import numpy as np
import pytest

import latplan
from latplan._program import program as path_of_program

MODEL = pathlib.Path(__file__).parents[2] / "models/hanoi-3-9"


def test_arrays_of_numpy_and_ours_are_the_same(rng, tmp_path, hanoi, ends):
    codes = hanoi.encode(np.stack([latplan.read_picture(end) for end in ends]))
    for dtype in ("?", "u1", "i4", "<i8", ">i2", "f4", "f8"):
        for save in (np.savez, np.savez_compressed):
            save(tmp_path / "codes.npz", codes=codes.astype(dtype))
            pictures = decode(tmp_path / "codes.npz", tmp_path / "pictures")
            if pictures is not None:
                assert (pictures == hanoi.decode(codes)).all(), dtype
    program("encode", MODEL, *ends, "-o", tmp_path / "ours.npz", "--force")
    with np.load(tmp_path / "ours.npz") as ours:
        assert any(ours[name].shape == codes.shape and (ours[name] == codes).all() for name in ours)


def test_pictures_from_arrays_of_numpy_come_back(rng, tmp_path):
    frames = rng.integers(0, 256, (4, 8, 9, 3), np.uint8)
    np.savez(tmp_path / "frames.npz", images=frames)
    program("dataset", "--from", tmp_path / "frames.npz", "-o", tmp_path / "pairs.npz")
    with np.load(tmp_path / "pairs.npz") as pairs:
        assert any(pairs[name].shape[1:] == (8, 9, 3) for name in pairs)


def test_weights_by_the_package_safetensors_plan(tmp_path, hanoi, ends):
    safetensors = pytest.importorskip("safetensors.numpy")
    weights = safetensors.load_file(MODEL / "weights.safetensors")
    assert sum(array.size for array in weights.values()) > 1000
    shutil.copytree(MODEL, tmp_path / "model")
    file = tmp_path / "model/weights.safetensors"
    safetensors.save_file(weights, file, metadata={"by": "the package"})
    facts = json.loads((tmp_path / "model/model.json").read_text())
    facts["weights_checksum"] = f"{zlib.crc32(file.read_bytes()):08x}"
    (tmp_path / "model/model.json").write_text(json.dumps(facts))
    forget_manifest(tmp_path / "model")
    other = latplan.load(tmp_path / "model")
    codes = [model.encode(ends[0]) for model in (hanoi, other)]
    assert (codes[0] == codes[1]).all()


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGB", "RGBA", "I;16"])
def test_a_png_by_pillow_has_its_pixels(mode, rng, tmp_path):
    image = pytest.importorskip("PIL.Image")
    for number in range(20):
        height, width = rng.integers(1, 40, 2)
        picture = drawn(image, mode, rng.integers(0, 256, (height, width, 4), np.uint8))
        options = {"optimize": True} if number % 2 else {}
        picture.save(tmp_path / "x.png", **options)
        ours = latplan.read_picture(tmp_path / "x.png").astype(int)
        theirs = on_white(image, picture).astype(int)
        if ours.ndim == 2:
            theirs = theirs[..., 0]
        assert abs(ours - theirs).max() <= (1 if mode in ("LA", "RGBA", "I;16") else 0), mode


@pytest.mark.parametrize("options", [{}, {"progressive": True}, {"subsampling": 0}, {"quality": 30}])
def test_a_jpeg_by_pillow_has_its_pixels(options, rng, tmp_path):
    image = pytest.importorskip("PIL.Image")
    for mode in ("L", "RGB"):
        picture = drawn(image, mode, rng.integers(0, 256, (17, 23, 4), np.uint8))
        picture.save(tmp_path / "x.jpg", **options)
        theirs = np.asarray(image.open(tmp_path / "x.jpg")).astype(int)
        # The inverse transform may round differently.
        assert abs(latplan.read_picture(tmp_path / "x.jpg").astype(int) - theirs).max() <= 3


def test_pillow_reads_our_png(rng, tmp_path):
    image = pytest.importorskip("PIL.Image")
    for shape in ((5, 7), (5, 7, 3), (1, 1), (64, 3, 3)):
        picture = rng.integers(0, 256, shape, np.uint8)
        latplan.write_picture(tmp_path / "x.png", picture)
        assert (np.asarray(image.open(tmp_path / "x.png")) == picture).all()


def drawn(image, mode, rgba):
    if mode == "I;16":
        return image.fromarray(rgba[..., 0].astype(np.uint16) * 257)
    whole = image.fromarray(rgba, "RGBA")
    return whole if mode == "RGBA" else whole.convert("LA" if mode == "LA" else "RGB").convert(mode)


def on_white(image, picture):
    if picture.mode.startswith("I"):
        grey = np.asarray(picture).astype(int) // 257
        return np.stack([grey] * 3, -1)
    above = picture.convert("RGBA")
    white = image.new("RGBA", picture.size, "white")
    return np.asarray(image.alpha_composite(white, above).convert("RGB"))


def forget_manifest(folder):
    (folder / "manifest.json").unlink()
    record = json.loads((folder / "run.json").read_text())
    record.pop("format", None)
    (folder / "run.json").write_text(json.dumps(record))


def program(*words):
    result = subprocess.run([path_of_program(), *map(str, words), "-q"], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr


def decode(codes, folder):
    shutil.rmtree(folder, ignore_errors=True)
    try:
        program("decode", MODEL, codes, "-o", folder)
    except AssertionError as error:
        assert "codes.npz" in str(error)
        return None
    return np.stack([latplan.read_picture(file) for file in sorted(folder.glob("*.png"))])
