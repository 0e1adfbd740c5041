/** Figures rounded so that those that are shown add up. */
const WHOLE = 100;
const NEAR = 1 / WHOLE;

/** Shares in whole per cent that add up to the whole per cent of `sum`: those that lose most by it are rounded up. */
export function addingUp(shares: readonly number[], sum = 1): number[] {
  const low = shares.map((share) => Math.floor(WHOLE * share + 1e-9));
  const left = Math.round(WHOLE * sum) - low.reduce((all, each) => all + each, 0);
  const lost = (place: number): number => WHOLE * shares[place]! - low[place]!;
  const raised = new Set(shares.map((_, place) => place).sort((one, other) => lost(other) - lost(one)).slice(0, Math.max(0, left)));
  return low.map((share, place) => (share + Number(raised.has(place))) / WHOLE);
}

/** Chances in whole per cent that add up: none is 100 while another one is left. */
export function chancesShown(chances: readonly number[]): number[] {
  const shown = addingUp(chances);
  const [first, second] = [...chances.keys()].sort((one, other) => chances[other]! - chances[one]!);
  if (shown[first!] !== 1 || chances[first!] === 1) return shown;
  return shown.map((each, place) => (place === first ? 1 - NEAR : place === second ? NEAR : each));
}
