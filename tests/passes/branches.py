"""Branches of random programs as text: what stands around the body of an `if` or a `loop`."""


def opened(kind: str, name: int) -> list[str]:
    """The lines before a body; an `if` goes around it or not, as an unknown function says."""
    if kind == "loop":
        return [f"  br label %s{name}", f"s{name}:"]
    return [*_chosen(name), f"s{name}:"]


def closed(kind: str, name: int) -> list[str]:
    """The lines behind a body; a `loop` runs it once more or not, as an unknown function says."""
    if kind == "loop":
        return [*_chosen(name), f"t{name}:"]
    return [f"  br label %t{name}", f"t{name}:"]


def _chosen(name: int) -> list[str]:
    asked = f"  %d{name} = call i1 @choose()"
    return [asked, f"  br i1 %d{name}, label %s{name}, label %t{name}"]
