/** What is asked of the server besides the socket of a table. */
import type { AnyCommand, CreateTable, Problem, TableCreated, TableList, Update } from "../generated/protocol.ts";

/** The server refused, or there is none (`unreachable`). */
export class ServerProblem extends Error {
  constructor(readonly problem: Pick<Problem, "key" | "arguments">) {
    super(problem.key);
  }
}

export const UNREACHABLE = { key: "unreachable", arguments: {} };

async function ask(path: string, body?: unknown, tokens: readonly string[] = []): Promise<Response> {
  const headers: Record<string, string> = {
    ...(body ? { "content-type": "application/json" } : {}),
    ...(tokens.length ? { authorization: `Bearer ${tokens.join(",")}` } : {}),
  };
  const options: RequestInit = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  const answer = await fetch(new URL(path, document.baseURI), options).catch(() => null);
  if (!answer) throw new ServerProblem(UNREACHABLE);
  if (answer.ok) return answer;
  const refused = (await answer.json().catch(() => null)) as { error?: Problem } | null;
  throw new ServerProblem(refused?.error ?? UNREACHABLE);
}

export async function createTable(table: CreateTable): Promise<string> {
  const answer = await ask("api/tables", table);
  return ((await answer.json()) as TableCreated).code;
}

export async function listTables(): Promise<TableList> {
  const answer = await ask("api/tables?phase=lobby");
  if (!answer.headers.get("content-type")?.includes("json")) throw new ServerProblem(UNREACHABLE);
  return (await answer.json()) as TableList;
}

export async function command(code: string, what: AnyCommand, tokens: readonly string[]): Promise<void> {
  await ask(`api/tables/${code}/commands`, what, tokens);
}

/** A table as these secrets show it. */
export async function tableNow(code: string, tokens: readonly string[]): Promise<Update> {
  return (await (await ask(`api/tables/${code}`, undefined, tokens)).json()) as Update;
}

/** The seats that these secrets open. */
export async function seatsHeld(code: string, tokens: readonly string[]): Promise<readonly number[]> {
  return (await tableNow(code, tokens)).seats_held;
}

/** A link to this server as a picture for an `img`. */
export async function qrPicture(link: string): Promise<string> {
  const svg = await (await ask("api/qr", { link })).text();
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The text of the record of a finished game. */
export async function fetchRecord(code: string, game: number, tokens: readonly string[]): Promise<string> {
  return (await ask(`api/tables/${code}/games/${game}/record`, undefined, tokens)).text();
}
