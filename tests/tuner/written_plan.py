"""What mixpert-tune wrote for fake_app.py."""

from fake_facts import SITES

from mixpert.plan import Plan


def schemes(path="fake_app.plan") -> list[str]:
    """The scheme of each site, in the order of `SITES`."""
    plan = Plan.read(path)
    return [str(plan.sites[site].scheme) for site in SITES]
