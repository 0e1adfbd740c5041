"""Environments for learners: Gymnasium, PettingZoo, OpenSpiel, and batches on CPU or GPU.

With Gymnasium installed, importing this registers `damrak/Amsterdam-v1` and `damrak/Village-v1`.
"""

try:
    from gymnasium import register
except ImportError:  # the extra [rl] is not installed
    pass
else:
    for board in ("amsterdam", "village"):
        register(
            f"damrak/{board.title()}-v1",
            entry_point="damrak.envs.seat:DamrakEnv",
            vector_entry_point="damrak.envs.vector:against",
            kwargs={"board": board},
            disable_env_checker=True,  # tests run Gymnasium's checks; here they cost time
        )
