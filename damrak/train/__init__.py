"""Learning by self-play, and arenas on a GPU: PyTorch is needed here (the extra `train`)."""
