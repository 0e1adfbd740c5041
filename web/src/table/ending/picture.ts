/** The final board with everybody's points as a picture, drawn by this browser from what the page shows. */
import { VIEW_BOX } from "../../art/plan.ts";
import { emblemOf } from "../../art/ids.ts";

export interface Standing {
  /** The number of the colour that the seat wears. */
  readonly colour: number;
  readonly name: string;
  readonly points: string;
}

const SVG = "http://www.w3.org/2000/svg";
const [, , WIDTH, BOARD] = VIEW_BOX;
const FOOT = 210;
const HEIGHT = BOARD + FOOT;
const LONGEST = 15;
/** Pixels of the picture for each unit of the board: sharp on every screen. */
const SHARP = 2;

/** Draws the board of a table on the page, by day; beneath it the verdict and the seats in their order. Sharp at any size. */
export async function drawPicture(room: Element, verdict: string, standings: readonly Standing[]): Promise<HTMLImageElement> {
  const sheet = element("svg", { width: SHARP * WIDTH, height: SHARP * HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "data-theme": "light" });
  sheet.append(await styles(), document.querySelector(".art-sheet defs")!.cloneNode(true));
  sheet.append(element("rect", { width: WIDTH, height: HEIGHT, fill: "#f2e6cb" }));
  const board = element("g", { class: "room" });
  for (const layer of room.querySelectorAll(".sheet > svg:not(.veil)")) board.append(copyOf(layer));
  sheet.append(board, ...foot(verdict, standings));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(sheet))}`;
  await image.decode();
  return image;
}

/** A layer of the board without what is only there for a moment. */
function copyOf(layer: Element): Element {
  const copy = element("g", { class: layer.getAttribute("class") ?? "" });
  copy.append(...[...layer.childNodes].map((each) => each.cloneNode(true)));
  copy.querySelector(".reveal")?.remove();
  return copy;
}

function foot(verdict: string, standings: readonly Standing[]): Element[] {
  const said = element("text", { x: WIDTH / 2, y: BOARD + 74, class: "name", "text-anchor": "middle", "font-size": 58, fill: "#7a1f2e" });
  said.textContent = verdict;
  const column = WIDTH / standings.length;
  return [said, ...standings.map((each, k) => standing(each, column * (k + 0.5)))];
}

function standing({ colour, name, points }: Standing, x: number): Element {
  const group = element("g", { transform: `translate(${x} ${BOARD + 150})`, fill: "#3b2a1a" });
  const words = element("text", { x: -70, y: 2, class: "name", "font-size": 42 });
  words.textContent = name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
  const sum = element("text", { x: -70, y: 42, "font-size": 34, "font-weight": 700, "font-family": "var(--text)" });
  sum.textContent = points;
  group.append(
    element("circle", { cx: -115, r: 34, stroke: "#241607", "stroke-width": 3, fill: `var(--seat-${colour})` }),
    element("use", { href: emblemOf(colour), x: -138, y: -23, width: 46, height: 46, class: `art-seat-${colour}` }),
    words,
    sum,
  );
  return group;
}

/** The styles of the page and the face of its names: a picture can load nothing. */
async function styles(): Promise<Element> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const face = rules.find((rule) => rule instanceof CSSFontFaceRule);
  const plain = rules.filter((rule) => !(rule instanceof CSSFontFaceRule)).map((rule) => rule.cssText);
  const style = element("style", {});
  style.textContent = [await embedded(face), ...plain, "* { animation: none !important; transition: none !important; }"].join("\n");
  return style;
}

/** A font with its file in it; nothing where it cannot be had, and the next best face is taken. */
async function embedded(face: CSSRule | undefined): Promise<string> {
  const file = face?.cssText.match(/url\("?([^")]+)"?\)/)?.[1];
  if (!face || !file) return "";
  try {
    const answer = await fetch(new URL(file, face.parentStyleSheet?.href ?? document.baseURI));
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    return `@font-face { font-family: "IM Fell English"; src: url("data:font/woff2;base64,${text}") format("woff2"); }`;
  } catch {
    return "";
  }
}

/** The picture as a file that everything can open, small enough to send: a third of what a PNG takes. */
export async function fileOf(image: HTMLImageElement, name: string): Promise<File | null> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
  return blob && new File([blob], name, { type: blob.type });
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): Element {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
