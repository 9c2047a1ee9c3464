"""A tuning session as one self-contained HTML page."""
