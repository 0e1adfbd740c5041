"""The part of the analysis that is compiled."""
