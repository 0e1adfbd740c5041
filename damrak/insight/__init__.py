"""What a game tells afterwards: chances, decisions, luck; see docs/analysis.md."""
