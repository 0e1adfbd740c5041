"""The rules, pure: kernels over one record. Start with layout.py; README.md maps rule to code."""

RULES_VERSION = 1
