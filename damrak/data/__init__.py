"""Games as data: records as tables for learners and data frames, and sets of many games."""
