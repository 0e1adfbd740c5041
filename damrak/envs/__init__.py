"""Many games at once, for learners and statistics; the usual interfaces to environments.

With Gymnasium installed, importing this registers `damrak/Amsterdam-v1` there.
"""

try:
    from gymnasium import register
except ImportError:  # the extra [rl] is not installed
    pass
else:
    register(
        "damrak/Amsterdam-v1",
        entry_point="damrak.envs.seat:DamrakEnv",
        vector_entry_point="damrak.envs.vector:against",
    )
