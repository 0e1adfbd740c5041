/** A page to look at the table: demo.html?players=4&moment=3&theme=dark&spectator; with &coach a hint and taking back are offered */
import "@fontsource/im-fell-english/400.css";
import { mount } from "svelte";
import "../../app.css";
import { setLanguage } from "../../i18n/i18n.svelte.ts";
import { chooseLanguage } from "../../i18n/languages.ts";
import Sheet from "../../art/Sheet.svelte";
import Table from "../Table.svelte";
import { FixtureSource, GAMES } from "./fixtures.ts";

const asked = new URLSearchParams(location.search);
const game = GAMES[Number(asked.get("players") ?? 4) as 2 | 3 | 4];
const at = Number(asked.get("moment") ?? 1);
const start = asked.has("spectator")
  ? { ...game[at], legal: [], view: { ...game[at].view, viewer: null, hand: {}, contracts: [], offer: [] } }
  : { ...game[at], undo: asked.has("coach") };
const source = new FixtureSource(start, game.slice(at + 1));
if (asked.has("coach")) Object.assign(source, { hint: () => Promise.resolve(null) });

document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
await setLanguage(chooseLanguage([asked.get("language") ?? "en"]));
mount(Sheet, { target: document.getElementById("app")! });
mount(Table, {
  target: document.getElementById("app")!,
  props: { source },
});
