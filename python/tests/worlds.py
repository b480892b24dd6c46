"""Small worlds for the tests."""

from enum import IntEnum

import gymnasium
import numpy as np


class Moves(IntEnum):
    left = 0
    right = 1
    up = 2
    down = 3


class Walk(gymnasium.Env):
    """A square walks over a board of 3 x 3 cells; the last cell ends the episode."""

    metadata = {"render_modes": ["rgb_array"], "render_fps": 4}
    actions = Moves

    def __init__(self, render_mode="rgb_array"):
        self.render_mode = render_mode
        self.action_space = gymnasium.spaces.Discrete(4)
        self.observation_space = gymnasium.spaces.Discrete(9)
        self.place = (0, 0)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.place = (0, 0)
        return self._observe(), {}

    def step(self, action):
        down, right = {0: (0, -1), 1: (0, 1), 2: (-1, 0), 3: (1, 0)}[int(action)]
        row, column = self.place
        self.place = (min(max(row + down, 0), 2), min(max(column + right, 0), 2))
        done = self.place == (2, 2)
        return self._observe(), float(done), done, False, {}

    def render(self):
        picture = np.full((24, 24, 3), (40, 60, 90), np.uint8)
        row, column = self.place
        picture[row * 8 + 2 : row * 8 + 6, column * 8 + 2 : column * 8 + 6] = (230, 180, 40)
        return picture

    def _observe(self):
        return self.place[0] * 3 + self.place[1]
