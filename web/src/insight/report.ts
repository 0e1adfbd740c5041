/** What an analysis says, generated from damrak/insight/report.py. */
export type { Account, Analysis, Cause, Decision, Fact, Habit, Option, Points, Reason, Sequel, Step, Told } from "../generated/insight.ts";
