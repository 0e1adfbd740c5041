"""What people read: pages, plots and tables of analyses, arenas and the lab."""
