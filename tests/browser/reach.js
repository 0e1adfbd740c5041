// Lists what a person cannot get at in this window: controls and figures that are cut off by
// something that does not scroll, lie outside the page, are covered, or have text cut short.
// What lies below something `raised` on purpose (a selector), which one can put away, is not lost.
(raised = ":not(*)") => {
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button], [role=radio], [role=tab]";
  const FIGURES = "h1, h2, h3, p, li, td, th, dd, dt, .score, .counts > *, .status";
  // Of these those who do not see hear words in their place.
  const PRINTED = ".score b, .count > b, .count > i, .points, .left, .pile > b, .notes > b";
  const PAGES = "main, .room"; // these scroll up and down only
  const scrolls = (value) => value === "auto" || value === "scroll";
  const name = (each) => {
    const said = each.getAttribute("aria-label") ?? each.textContent ?? "";
    return `${each.tagName.toLowerCase()}.${each.className?.baseVal ?? each.className} "${said.trim().slice(0, 40)}"`;
  };
  const isShown = (each) => {
    const box = each.getBoundingClientRect();
    const seen = each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return seen && box.width > 1 && box.height > 1 && !each.closest(".unseen, .skip, [inert], svg") && (each.matches(PRINTED) || !each.closest("[aria-hidden=true]"));
  };
  const isOff = (each) => each.disabled || each.getAttribute("aria-disabled") === "true";
  /** For those who listen alone, itself or with what it is a part of. */
  const isUnseen = (each) => each !== null && (getComputedStyle(each).clipPath !== "none" || isUnseen(each.parentElement));

  /** The box of an element as far as one can scroll to it; null where it is cut off for good. */
  const reachable = (each) => {
    let { top, bottom, left, right } = each.getBoundingClientRect();
    for (let above = each.parentElement; above; above = above.parentElement) {
      const style = getComputedStyle(above);
      const box = above.getBoundingClientRect();
      const isRoot = above === document.documentElement || above === document.body;
      if (style.overflowY !== "visible" && !isRoot) {
        const out = bottom > box.bottom + 2 || top < box.top - 2;
        if (out && !scrolls(style.overflowY)) return null;
        if (top - box.top + above.scrollTop < -2) return null; // nobody scrolls back beyond the start
        if (out) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        if (bottom < top) [top, bottom] = [box.top, box.top];
      }
      if (style.overflowX !== "visible" && !isRoot) {
        const out = right > box.right + 2 || left < box.left - 2;
        if (out && (!scrolls(style.overflowX) || above.matches(PAGES))) return null;
        if (left - box.left + above.scrollLeft < -2) return null;
        if (out) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (right < left) [left, right] = [box.left, box.left];
      }
      if (style.position === "fixed") break;
    }
    const page = document.scrollingElement;
    const isScrolled = scrolls(getComputedStyle(page).overflowY) || getComputedStyle(page).overflowY === "visible";
    const tall = isScrolled ? page.scrollHeight : innerHeight;
    if (left < -2 || right > innerWidth + 2) return null;
    return top + scrollY < -2 || bottom + scrollY > tall + 2 ? null : { top, bottom, left, right };
  };

  /** What lies uppermost in the middle of a box; null outside the window. */
  const topOf = ({ left, top, width, height }) => {
    const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 1);
    const y = Math.min(Math.max(top + height / 2, 1), innerHeight - 1);
    return document.elementFromPoint(x, y);
  };

  const bring = (each) => each.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });

  const isCovered = (each) => {
    bring(each);
    const top = topOf(each.getBoundingClientRect());
    if (top?.closest(raised)) return false;
    return !top || !(each.contains(top) || top.contains(each) || top.closest("label")?.contains(each) || each.labels?.[0]?.contains(top));
  };

  /** Whether something lies on the words or the number of a figure; what lets a pointer through is on top itself. */
  const isHidden = (each) => {
    const texts = [...each.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
    if (!texts.length || getComputedStyle(each).pointerEvents === "none") return false;
    bring(each);
    const words = document.createRange();
    return texts.some((text) => {
      words.selectNodeContents(text);
      const top = topOf(words.getClientRects()[0] ?? each.getBoundingClientRect());
      return !top?.closest(raised) && !top?.contains(each) && !each.contains(top);
    });
  };

  const isCutShort = (each) => {
    const style = getComputedStyle(each);
    const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const hides = ["hidden", "clip"].includes(style.overflowX) && !isUnseen(each);
    return own && hides && each.scrollWidth > each.clientWidth + 1;
  };

  /** A long hint is cut until one presses what stands at its end. */
  const isFolded = (each) => each.closest(".said") !== null && document.querySelector(".hint > .rest") !== null;

  const modal = document.querySelector("dialog:modal");
  const within = modal ?? document.body;
  const found = [];
  for (const each of within.querySelectorAll(`${CONTROLS}, ${FIGURES}, ${PRINTED}`)) {
    if (!isShown(each) || isUnseen(each) || isFolded(each)) continue;
    if (!reachable(each)) found.push(`out of reach: ${name(each)}`);
    else if (isCutShort(each)) found.push(`cut short: ${name(each)}`);
    else if (each.matches(CONTROLS) ? !isOff(each) && isCovered(each) : isHidden(each)) found.push(`covered: ${name(each)}`);
  }
  scrollTo(0, 0);
  for (const each of document.querySelectorAll("main, .room")) each.scrollTop = 0;
  return found;
}
