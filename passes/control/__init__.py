"""How control runs: within a function, through chains of calls, and out of them."""
