"""The documentation builds as a site, with every link, anchor and page in its place."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest
from doc_blocks import ROOT

pytest.importorskip("mkdocs", reason="needs mkdocs-material, of the extra test")


def build(directory: Path, configuration: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mkdocs", "build", "--site-dir", str(directory)]
    return subprocess.run(
        [*command, "--config-file", str(configuration)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


LINK = re.compile(r'(?:href|src)="(?!\w+:|/|#)([^"#?]+)')


def dead_links(site: Path) -> Iterator[str]:
    """What pages link to in the site and is not there."""
    for page in site.rglob("*.html"):
        for target in LINK.findall(page.read_text()):
            place = page.parent / unquote(target)
            if not (place.is_file() or (place / "index.html").is_file()):
                yield f"{page.relative_to(site)}: {target}"


def test_site_builds_without_warnings(tmp_path: Path) -> None:
    process = build(tmp_path / "site", ROOT / "mkdocs.yml")
    assert process.returncode == 0, process.stderr
    first = (tmp_path / "site" / "index.html").read_text()
    assert 'href="your-cuda-program.html"' in first
    assert "Bit-reproducible" in first
    assert first.count('data-md-type="toc" hidden') == 1
    sample = (tmp_path / "site" / "samples" / "mlp" / "index.html").read_text()
    assert "three-layer perceptron" in sample
    figures = (tmp_path / "site" / "figure-applications.html").read_text()
    assert 'href="samples/index.html"' in figures
    assert not list(dead_links(tmp_path / "site"))
