import "@fontsource/im-fell-english/400.css";
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { setLanguage } from "./i18n/i18n.svelte.ts";
import { netStore } from "./local/net.svelte.ts";
import { worker } from "./offline/register.svelte.ts";
import { settings } from "./settings.svelte.ts";

await setLanguage(settings.language);
const target = document.getElementById("app")!;
target.replaceChildren(); // the name, which stood there while everything came
mount(App, { target });
void worker.register();
netStore.watch();
