/** What an analysis says, generated from damrak/insight/report.py. */
import type { Analysis } from "../generated/insight.ts";

export type { Account, Analysis, Cause, Decision, Luck, Option, Points, Step } from "../generated/insight.ts";

/** What can be said when a whole game has been looked at. */
export type Summary = Pick<Analysis, "accounts" | "turning_points">;
