/** A name that is refused: why is said at its field, at a new table and in the lobby. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Update } from "../../generated/protocol.ts";
import { loadPages, setLanguage } from "../../i18n/i18n.svelte.ts";
import { ServerProblem } from "../../online/api.ts";
import { COLOURS } from "../../online/colours.ts";
import type { OnlineTable } from "../../online/table.svelte.ts";
import Create from "./Create.svelte";
import Lobby from "./Lobby.svelte";

const refused = (key: string) => () => Promise.reject(new ServerProblem({ key, arguments: {} }));
const api = vi.hoisted(() => ({ createTable: vi.fn() }));
vi.mock("../../online/api.ts", async (original) => ({ ...(await original<object>()), createTable: api.createTable, listTables: () => Promise.resolve({ tables: [] }) }));
vi.mock("../../online/standing.ts", () => ({ openTables: () => [], yourTables: () => Promise.resolve([]) }));

beforeAll(async () => {
  await setLanguage("en");
  await loadPages();
});
afterEach(cleanup);

/** What the field of a name says is wrong with it. */
async function told(label: string): Promise<string | null> {
  await screen.findByRole("alert");
  const field = screen.getByLabelText(label);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  return document.getElementById(field.getAttribute("aria-describedby")!)!.textContent;
}

function lobby(held: readonly number[]): void {
  const seats = [0, 1].map((seat) => ({ seat, kind: held.includes(seat) ? "person" : "open", name: held.includes(seat) ? "Anna" : "", level: null, colour: COLOURS[seat], ready: false }));
  const settings = { clock: { kind: "none" }, first_seat: null, takeover: null };
  const update = { phase: "lobby", game: 0, seats, seats_held: held, owner: false, settings, duplicate_of: null } as unknown as Update;
  const table = { code: "ABCDEFGH", invite: null, send: refused("name-taken"), take: refused("name-taken") } as unknown as OnlineTable;
  render(Lobby, { table, update });
}

test("of a new table: spaces alone; anything else is said above", async () => {
  render(Create);
  const field = screen.getByLabelText("Your name");
  await fireEvent.input(field, { target: { value: "   " } });
  api.createTable.mockImplementationOnce(refused("name"));
  await fireEvent.submit(field.closest("form")!);
  expect(await told("Your name")).toBe("A name needs 1 to 32 characters.");
  api.createTable.mockImplementationOnce(refused("unreachable"));
  await fireEvent.submit(field.closest("form")!);
  expect((await screen.findByText(/No server answers/)).getAttribute("role")).toBe("alert");
  expect([screen.getAllByRole("alert").length, field.getAttribute("aria-invalid")]).toEqual([1, "false"]);
});

test("of somebody who sits down: one that another has", async () => {
  lobby([]);
  await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Ben" } });
  await fireEvent.click(screen.getAllByRole("button", { name: "Sit here" })[0]!);
  expect(await told("Your name")).toContain("Somebody at this table has this name.");
});

test("of somebody who sits: it stays what it was", async () => {
  lobby([0]);
  const field = screen.getByLabelText<HTMLInputElement>("Your name");
  await fireEvent.change(field, { target: { value: "Ben" } });
  expect(await told("Your name")).toContain("Somebody at this table has this name.");
  expect(field.value).toBe("Anna");
});

test("of another player at this device: the field stays, to be corrected", async () => {
  lobby([0]);
  await fireEvent.click(screen.getByRole("button", { name: "Add a player on this device" }));
  const field = await screen.findByLabelText("Name of the player to add");
  await fireEvent.input(field, { target: { value: "Anna" } });
  await fireEvent.keyDown(field, { key: "Enter" });
  expect(await told("Name of the player to add")).toContain("Somebody at this table has this name.");
});
