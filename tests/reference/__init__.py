"""A slow, plain second opinion on the rules, written from RULES.md alone."""
