"""What calls of functions without a body do to memory: tables, and a rule for the rest."""
