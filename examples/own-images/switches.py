#!/usr/bin/env python3
"""A small world that is not in Latplan's catalog: three coloured switches and a sliding bar, 32x32 pixels.

Each switch is up or down. The bar is at one of five places and slides one place at a time. A switch can be flipped only
while the bar is right below it, at the first, third or fifth place. There are 2 * 2 * 2 * 5 = 40 states, up to 11 moves
apart. docs/tutorial.md uses this script.

    switches.py frames DIR --count 2000 --seed 1     a random walk as numbered frames, one move between two frames
    switches.py tasks DIR --count 10 --distance 4    folders with init.png and goal.png, at least 4 moves apart
    switches.py check TASKS PLANS                    checks the plan PLANS/NAME/states/*.png of each task TASKS/NAME

Needs only Python 3; it reads and writes PNG files itself.
"""
import argparse
import pathlib
import random
import struct
import sys
import zlib

SIDE = 32
SWITCHES = 3
PLACES = 5
COLOURS = [(255, 70, 50), (60, 220, 70), (80, 130, 255)]  # of the switches
BAR = (255, 205, 60)

# ---- rules: a state is (switch, switch, switch, place of the bar)


def moves(state):
    """All states one move away."""
    *switches, bar = state
    result = [(*switches, place) for place in (bar - 1, bar + 1) if 0 <= place < PLACES]
    if bar % 2 == 0:
        switches[bar // 2] ^= 1
        result.append((*switches, bar))
    return result


def all_states():
    return [(a, b, c, bar) for a in (0, 1) for b in (0, 1) for c in (0, 1) for bar in range(PLACES)]


def distances(start):
    """Fewest moves from `start` to every state."""
    found = {start: 0}
    queue = [start]
    for state in queue:
        for following in moves(state):
            if following not in found:
                found[following] = found[state] + 1
                queue.append(following)
    return found


# ---- pictures: a list of SIDE * SIDE * 3 values from 0 to 255


def regions(state):
    """The parts of the picture as (top, left, height, width, colour); the rest is black."""
    *switches, bar = state
    for i, up in enumerate(switches):
        dim = tuple(value // 2 for value in COLOURS[i])
        yield 2, 12 * i, 9, 8, COLOURS[i] if up else (0, 0, 0)
        yield 11, 12 * i, 9, 8, (0, 0, 0) if up else dim
    for place in range(PLACES):
        yield 23, 1 + 6 * place, 7, 6, BAR if place == bar else (0, 0, 0)


def draw(state):
    pixels = [0] * (SIDE * SIDE * 3)
    for top, left, height, width, colour in regions(state):
        for row in range(top, top + height):
            start = (row * SIDE + left) * 3
            pixels[start:start + width * 3] = colour * width
    return pixels


def photograph(state, rng):
    """The drawing with slightly varying brightness and a little noise on bright pixels."""
    light = rng.gauss(0.98, 0.01)
    return [value and min(255, round(value * rng.gauss(light, 0.01))) for value in draw(state)]


def recognise(pixels):
    """The state whose drawing matches in every part, or None."""
    for state in all_states():
        if all(part_matches(pixels, part) for part in regions(state)):
            return state
    return None


def part_matches(pixels, part):
    """Whether the mean error is at most a fifth of the full range in each colour."""
    top, left, height, width, colour = part
    for channel, wanted in enumerate(colour):
        off = sum(
            abs(pixels[(row * SIDE + column) * 3 + channel] - wanted)
            for row in range(top, top + height) for column in range(left, left + width))
        if off > height * width * 51:
            return False
    return True


# ---- PNG files: 8-bit colour only


def write_png(file, pixels):
    def chunk(name, data):
        crc = zlib.crc32(name + data)
        return struct.pack('>I', len(data)) + name + data + struct.pack('>I', crc)

    rows = b''.join(
        b'\0' + bytes(pixels[at:at + SIDE * 3]) for at in range(0, len(pixels), SIDE * 3))
    header = struct.pack('>IIBBBBB', SIDE, SIDE, 8, 2, 0, 0, 0)
    file.write_bytes(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', header) +
                     chunk(b'IDAT', zlib.compress(rows)) + chunk(b'IEND', b''))


def read_png(file):
    data = file.read_bytes()
    at, packed, header = 8, b'', None
    while at < len(data):
        length, name = struct.unpack('>I4s', data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if name == b'IHDR':
            header = struct.unpack('>IIBBBBB', body)
        elif name == b'IDAT':
            packed += body
        at += length + 12
    if header != (SIDE, SIDE, 8, 2, 0, 0, 0):
        raise ValueError(f'{file}: expected an 8-bit colour PNG of {SIDE}x{SIDE} pixels')
    return unfilter(zlib.decompress(packed))


def unfilter(raw):
    length, step = SIDE * 3, 3
    above = [0] * length
    pixels = []
    for start in range(0, len(raw), length + 1):
        kind, row = raw[start], list(raw[start + 1:start + 1 + length])
        for i in range(length):
            left = row[i - step] if i >= step else 0
            corner = above[i - step] if i >= step else 0
            paeth = min((left, above[i], corner), key=lambda v: abs(left + above[i] - corner - v))
            row[i] = (row[i] + (0, left, above[i], (left + above[i]) // 2, paeth)[kind]) % 256
        pixels += row
        above = row
    return pixels


# ---- commands


def make_frames(arguments):
    rng = random.Random(arguments.seed)
    folder = pathlib.Path(arguments.folder)
    folder.mkdir(parents=True)
    state = rng.choice(all_states())
    for number in range(arguments.count):
        write_png(folder / f'frame-{number:05}.png', photograph(state, rng))
        state = rng.choice(moves(state))
    print(f'{folder}: {arguments.count} frames')


def make_tasks(arguments):
    rng = random.Random(arguments.seed)
    folder = pathlib.Path(arguments.folder)
    for number in range(arguments.count):
        far = []
        while not far:
            init = rng.choice(all_states())
            far = [s for s, d in distances(init).items() if d >= arguments.distance]
        task = folder / f'{number:03}'
        task.mkdir(parents=True)
        write_png(task / 'init.png', photograph(init, rng))
        write_png(task / 'goal.png', photograph(rng.choice(far), rng))
    print(f'{folder}: {arguments.count} tasks, at least {arguments.distance} moves each')


def fault(task, plan):
    """What is wrong with a plan, or None."""
    files = sorted((plan / 'states').glob('*.png'))
    if not files:
        return 'no plan'
    states = [recognise(read_png(file)) for file in files]
    if None in states:
        return f'{files[states.index(None)].name} shows no state of this world'
    for i, (before, after) in enumerate(zip(states, states[1:])):
        if after not in moves(before):
            return f'{files[i].name} to {files[i + 1].name} is not a legal move: {before} to {after}'
    if states[0] != recognise(read_png(task / 'init.png')):
        return 'it does not begin at the start'
    if states[-1] != recognise(read_png(task / 'goal.png')):
        return 'it does not end at the goal'
    return None


def check(arguments):
    tasks = sorted(path for path in pathlib.Path(arguments.tasks).iterdir() if path.is_dir())
    accepted = 0
    for task in tasks:
        plan = pathlib.Path(arguments.plans) / task.name
        problem = fault(task, plan)
        accepted += problem is None
        steps = len(list((plan / 'states').glob('*.png'))) - 1
        print(f'{task.name}: {problem or f"accepted, {steps} moves"}')
    print(f'{accepted} of {len(tasks)} plans accepted')
    return accepted == len(tasks)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True, metavar='COMMAND')
    frames = commands.add_parser('frames', help='a random walk as numbered frames')
    frames.add_argument('folder')
    frames.add_argument('--count', type=int, default=2000)
    frames.add_argument('--seed', type=int, default=1)
    frames.set_defaults(run=make_frames)
    tasks = commands.add_parser('tasks', help='pictures of a start and a goal')
    tasks.add_argument('folder')
    tasks.add_argument('--count', type=int, default=10)
    tasks.add_argument('--distance', type=int, default=4)
    tasks.add_argument('--seed', type=int, default=2)
    tasks.set_defaults(run=make_tasks)
    checking = commands.add_parser('check', help='check plans')
    checking.add_argument('tasks')
    checking.add_argument('plans')
    checking.set_defaults(run=check)
    arguments = parser.parse_args()
    return 1 if arguments.run(arguments) is False else 0


if __name__ == '__main__':
    sys.exit(main())
