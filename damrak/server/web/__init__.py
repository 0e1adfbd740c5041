"""HTTP and sockets: the application, its limits, static files, the running server."""
