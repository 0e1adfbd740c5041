"""What the arena compiles, apart from the rest: a change of a report compiles nothing anew."""
