/** Plays one game, hidden facts and all, away from the page. */
import { loadRules } from "./loading.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { Session, type Around } from "./session.ts";
import { keepGame } from "./store.ts";

const say = (message: FromWorker): void => postMessage(message);
let session: Session | null = null;
let kept = true;

const around: Around = {
  show: (shown) => say({ type: "shown", ...shown }),
  keep: async (game) => {
    const done = await keepGame(game);
    if (!done && kept) say({ type: "unkept" });
    kept = done;
  },
  breathe: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: () => Date.now(),
};

async function hear(message: ToWorker): Promise<void> {
  switch (message.type) {
    case "begin":
      session = Session.begin(await loadRules(), message.plan, message.id, around);
      return session.run();
    case "resume":
      session = Session.resume(await loadRules(), message.game, around);
      return session.run();
    case "undo":
      return session?.undo();
    case "cover":
      return session?.cover();
    case "look":
      return session?.look(message.seat);
    case "act":
      return act(message);
  }
}

async function act({ action, request, patience }: Extract<ToWorker, { type: "act" }>): Promise<void> {
  try {
    const played = session!.act(action, patience);
    say({ type: "done", request });
    await played;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    say({ type: "refused", request });
  }
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  hear(data).catch((error: unknown) => say({ type: "failed", reason: String(error) }));
};
