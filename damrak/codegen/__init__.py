"""Writes what other languages need of Damrak: WebAssembly, TypeScript, the drawn board."""
