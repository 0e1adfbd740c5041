"""Bots written by others: programs, plug-ins, and the referee that checks them."""
