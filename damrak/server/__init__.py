"""Tables where people and bots play: protocol, pure table, storage, web application."""
