"""Analysis of games: chances, decisions, skill and luck (docs/analysis.md); the coach."""
