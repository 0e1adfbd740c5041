/** Links to a table: whether other devices can follow them. */
import { expect, test } from "vitest";
import { isOfOneComputer } from "../src/online/links.ts";

test.each(["localhost", "damrak.localhost", "127.0.0.1", "127.0.1.1", "0.0.0.0", "[::1]", "[::]"])("%s leads every device to itself", (host) => {
  expect(isOfOneComputer(host)).toBe(true);
});

test.each(["192.168.1.20", "damrak.example", "localhost.example", "127.example", "laptop", "[fe80::1]"])("%s leads to this computer", (host) => {
  expect(isOfOneComputer(host)).toBe(false);
});
