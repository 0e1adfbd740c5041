/** What an analysis says, generated from damrak/insight/report.py. */
export type { Account, Analysis, Cause, Decision, Habit, Option, Points, Reason, Step } from "../generated/insight.ts";
