"""The rules, pure: kernels over one record. Start with layout.py; README.md maps rule to code."""

RULES_VERSION = 2
RULES_VERSIONS = (1, 2)  # games of these versions can be replayed and played on: see version_1.py
