"""What the optional packages are asked for with."""

from __future__ import annotations

from damrak.i18n import text


def missing(package: str, extra: str) -> ImportError:
    """The error that says which extra brings a package."""
    return ImportError(text("needs-extra", package=package, extra=extra), name=package)
