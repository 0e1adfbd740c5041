"""One table as pure logic: no sockets, no files, no clock of its own."""
