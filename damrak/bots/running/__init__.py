"""How bots are found, made and run: names, budgets, files of nets, threads."""
