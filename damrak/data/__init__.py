"""Games as data: records as tables for learners and data frames, and sets of many games."""

from damrak.data.folders import DataError
from damrak.data.loading import DataSet, load

__all__ = ["DataError", "DataSet", "load"]
