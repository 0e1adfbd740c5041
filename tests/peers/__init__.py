"""Learners' tools tried with the environments, each in its newest version: `make test-peers`."""
