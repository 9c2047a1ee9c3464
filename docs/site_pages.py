"""Brings pages and files that lie outside docs/ into the site (a hook of MkDocs).

README.md becomes the first page, CHANGELOG.md and the READMEs of samples, benchmarks and kernels
pages of their own; other files of the repository that a page links to are copied. Links are
written as they work in the repository, and changed here to where things lie in the site. The notes
enter the navigation by their names.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

_ROOT = Path(__file__).resolve().parents[1]
_LINK = re.compile(r"\]\((?!\w+:|#)([^)\s#]+)((?:#[^)\s]*)?)\)")
_FIRST = "index.md"
_CHANGES = "CHANGELOG.md"
_FOLDERS = ("samples/", "benchmarks/", "kernels/")
"""Have READMEs that are pages."""


def on_config(config: Any) -> Any:
    """Fill the navigation's last section with the notes."""
    notes = sorted((_ROOT / "docs" / "notes").glob("*.md"))
    config.nav[-1] = {"Notes": [path.relative_to(_ROOT / "docs").as_posix() for path in notes]}
    return config


def on_files(files: Files, config: Any) -> Files:
    """Add the pages from outside docs/, and what all pages link to there."""
    outside = {_FIRST: _ROOT / "README.md", _CHANGES: _ROOT / _CHANGES}
    for folder in _FOLDERS:
        found = sorted((_ROOT / folder).glob("**/README.md"))
        outside |= {str(path.relative_to(_ROOT)): path for path in found}
    for name, path in outside.items():
        files.append(File.generated(config, name, abs_src_path=str(path)))
    pages = {f.src_uri: Path(f.abs_src_path) for f in files.documentation_pages()}
    for page, path in pages.items():
        for target, _ in _LINK.findall(path.read_text()):
            place = _in_repository(page, target)
            known = files.get_file_from_path(_in_site(place))
            if known is None and (_ROOT / place).is_file():
                files.append(File.generated(config, place, abs_src_path=str(_ROOT / place)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Change the links of a page to where their targets lie in the site; widen the first."""
    source = page.file.src_uri
    if source == _FIRST:
        page.meta["hide"] = ["toc"]  # its widest table needs the room

    def changed(match: re.Match[str]) -> str:
        target = _in_site(_in_repository(source, match[1]))
        relative = posixpath.relpath(target, posixpath.dirname(source) or ".")
        return f"]({relative}{match[2]})"

    return _LINK.sub(changed, markdown)


def _in_repository(page: str, target: str) -> str:
    """The path in the repository that a link of a page names."""
    home = "" if page in (_FIRST, _CHANGES) or page.startswith(_FOLDERS) else "docs/"
    return posixpath.normpath(posixpath.join(home + posixpath.dirname(page), target))


def _in_site(place: str) -> str:
    """Where a file of the repository lies in the site."""
    return _FIRST if place == "README.md" else place.removeprefix("docs/")
