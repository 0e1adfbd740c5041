/** The address of a finished game that is not kept in this browser: the link holds it. */
import { writeLink } from "../records/link.ts";
import { loadRules } from "../game/loading.ts";
import { decodeRecord } from "../game/record.ts";

export async function linkOf(record: string): Promise<string> {
  return writeLink(await loadRules(), decodeRecord(record));
}
