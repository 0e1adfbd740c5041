"""Learning by self-play: PyTorch is needed here and nowhere else (the extra `train`)."""
