"""Why a file cannot be read or written, in words that say where to look."""

from __future__ import annotations

from pathlib import Path

from damrak.i18n import text


def reason_of(error: Exception, path: str | Path) -> str:
    """Why reading or writing this path failed; of what is missing, where it was sought."""
    if not isinstance(error, FileNotFoundError):
        return str(getattr(error, "strerror", None) or error)
    folder = Path(path).absolute().parent
    return text("file-missing" if folder.is_dir() else "folder-missing", folder=str(folder))
