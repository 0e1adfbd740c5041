"""Nets that learn by self-play; needs PyTorch (the extra `train`)."""
