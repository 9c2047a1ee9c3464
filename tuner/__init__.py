"""Runs a program under plans and searches for the fastest one that is accurate enough."""
