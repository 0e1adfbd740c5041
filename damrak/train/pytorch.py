"""PyTorch for every module of this room; where it is missing, one line says what brings it."""

from __future__ import annotations

from damrak.i18n.extras import MissingExtra

try:
    import torch
    from torch import Tensor, nn
except ImportError as error:
    raise MissingExtra("torch") from error

__all__ = ["Tensor", "nn", "torch"]
