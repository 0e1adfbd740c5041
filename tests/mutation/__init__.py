"""Breaks the rules in every place where they can be broken, and looks which tests notice."""
