"""Tables in memory: who is connected, bots that play, other server processes."""
