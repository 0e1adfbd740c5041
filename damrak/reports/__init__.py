"""HTML pages, plots and table rows of analyses, arenas and the lab."""
