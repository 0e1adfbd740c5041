import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** The class that binds a style to its component: short, since every page names it often. */
const cssHash = ({ hash, css }) => `s${hash(css).slice(-4)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } };
