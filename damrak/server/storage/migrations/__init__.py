"""Migrations: they bring a database up to date, at every start."""
