/** Whose turn it is and what is expected, in one line; in a replay what has just happened; in the last round how many turns are left. */
import { FIRST_CLAIM } from "../generated/facts.ts";
import { lackOf } from "../game/needs.ts";
import { listed, t } from "../i18n/i18n.svelte.ts";
import { ROUTES } from "./model/board.ts";
import type { TableState } from "./state.svelte.ts";
import { awayText, eventText } from "./words.ts";

/** The line; it never names the viewer as somebody to wait for. */
export function statusText(table: TableState): string {
  const { phase, turns_left } = table.view;
  if (phase === "over") return t("table-status-over");
  if (turns_left === null || table.isMine) return whatNow(table);
  return `${t("table-last-turns", { count: turns_left })}. ${whatNow(table)}`;
}

function whatNow(table: TableState): string {
  const { view } = table;
  if (table.replayed) return eventText(table.replayed, table.moment.seats, view.viewer);
  if (table.isMine) return ownTurn(table);
  if (view.phase === "setup") return choosing(table);
  if (view.to_move === null) return "";
  if (view.to_move === view.viewer && !table.isShowing) return t("why-paused");
  const info = table.moment.seats[view.to_move];
  if (!info.connected) return awayText(info);
  const who = info.name;
  if (view.phase === "second") return t("table-status-wait-second", { who });
  return view.phase === "offer" ? t("table-status-wait-offer", { who }) : t("table-status-wait", { who });
}

function ownTurn(table: TableState): string {
  const { phase, turns_left } = table.view;
  if (phase === "setup" || phase === "offer") return t("table-offer");
  const last = turns_left === null ? "" : `${t("table-last-own")}. `;
  if (table.forced) return last + t("table-status-goes-on");
  if (phase === "second") return last + t("table-status-second");
  if (table.can("pass")) return last + t("table-status-pass");
  const canPay = table.moment.legal.some((action) => action >= FIRST_CLAIM); // known while events are still being shown
  return t("table-status-turn", { last: last && (canPay ? "claim" : "contracts"), lack: last && !canPay ? lackIn(table) : "" });
}

/** What a player who can claim nothing has too few of. */
function lackIn({ open, view }: TableState): "carts" | "cards" {
  const { carts } = view.seats[view.viewer!]!;
  return [...open].some((route) => ROUTES[route].length > carts && !lackOf(ROUTES[route], view.hand)) ? "carts" : "cards";
}

/** During set-up everybody chooses at the same time; in a replay so does the seat whose hand is shown. */
function choosing({ view, moment, isReplay }: TableState): string {
  const left = view.seats.filter(({ seat, offered }) => offered > 0 && (isReplay || seat !== view.viewer));
  const who = listed(left.map(({ seat }) => moment.seats[seat].name));
  return who ? t("table-status-choosing", { who, count: left.length }) : t("table-status-setup");
}
