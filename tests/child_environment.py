"""The environment of programs that tests start."""

from __future__ import annotations

import os

from mixpert import settings


def child_environment(**variables: str) -> dict[str, str]:
    """This process's, of MixPert's settings those alone that are given: names in lower case."""
    kept = {name: value for name, value in os.environ.items() if name not in settings.ALL}
    return kept | {f"MIXPERT_{name.upper()}": value for name, value in variables.items()}
