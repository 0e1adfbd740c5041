/** Plays one game, hidden facts and all, away from the page. */
import type { Net, Rules } from "../rules/rules.ts";
import type { Coach } from "../insight/coach.ts";
import { loadNet, loadRules } from "../game/loading.ts";
import { NoNet } from "../game/weights.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { needsNet, type SeatPlan } from "../game/seating.ts";
import { Session, type Around } from "./session.ts";
import { keepGame } from "../records/store.ts";

const say = (message: FromWorker): void => postMessage(message);
let session: Session | null = null;
let coach: Promise<Coach> | null = null;
let kept = true;

const around: Around = {
  show: (shown) => say({ type: "shown", ...shown }),
  keep: async (game) => {
    const done = await keepGame(game);
    if (!done && kept) say({ type: "unkept" });
    kept = done;
  },
  breathe: () => new Promise((resolve) => setTimeout(resolve)),
  now: () => Date.now(),
};

async function hear(message: ToWorker): Promise<void> {
  switch (message.type) {
    case "begin":
      return begin(message.plan.seats, (rules, net) => Session.begin(rules, message.plan, message.id, around, net));
    case "resume":
      return begin(message.game.seats, (rules, net) => Session.resume(rules, message.game, around, net));
    case "undo":
      return session?.undo();
    case "cover":
      return session?.cover();
    case "look":
      return session?.look(message.seat);
    case "act":
      return act(message);
    case "hint":
      return hint(message.request);
  }
}

/** The game begins when all that its bots need is there. */
async function begin(seats: readonly SeatPlan[], make: (rules: Rules, net: Net | null) => Session): Promise<void> {
  const rules = await loadRules();
  session = make(rules, seats.some(({ level }) => needsNet(level)) ? await loadNet(rules) : null);
  return session.run();
}

async function act({ action, request }: Extract<ToWorker, { type: "act" }>): Promise<void> {
  try {
    const played = session!.act(action);
    say({ type: "done", request });
    await played;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    say({ type: "refused", request });
  }
}

/** The coach comes when it is first asked for. */
async function hint(request: number): Promise<void> {
  try {
    coach ??= import("../insight/loading.ts").then(({ loadCoach }) => loadCoach());
    say({ type: "hint", request, hint: await session!.hint(await coach) });
  } catch (error) {
    if (error instanceof NoNet) coach = null; // it may come later
    else if (!(error instanceof RangeError)) throw error;
    say({ type: "hint", request, hint: null });
  }
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  hear(data).catch((error: unknown) => say({ type: "failed", reason: String(error), net: error instanceof NoNet }));
};
