"""The steps that bring a database to the present shape, run at every start."""
