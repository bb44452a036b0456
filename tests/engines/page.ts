import type { Point } from "./drivers/Driver";

/**
 * Where a visitor would click: the middle of the first visible element that a
 * selector finds and that shows, or is named by, a text. Brings it into view
 * first. Runs in the page: it must not use anything from outside itself.
 *
 * @returns null while there is none, it moves or is about to, or something else
 *   lies over it
 */
export function spotOf(selector: string, text: string | null): Point | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      (text === null ||
        candidate.getAttribute("aria-label") === text ||
        candidate.innerText.trim() === text),
  );
  if (!element) return null;
  const moves = document.getAnimations().some(({ effect }) => {
    const target = effect instanceof KeyframeEffect && effect.target;
    return target && target.contains(element);
  });
  if (moves) return null;
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const hit = ({ x, y }: Point) =>
    element.contains(document.elementFromPoint(x, y));
  if (!hit(middle())) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  }
  return hit(middle()) ? middle() : null;
}

/** Waits until what the page is like now has been painted. Runs in the page. */
export const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => resolve());
    });
  });

/**
 * Whether the first element that shows a text can be seen. Runs in the page,
 * like `spotOf`.
 */
export function shows(selector: string, text: string): boolean {
  const element = [...document.querySelectorAll(selector)].find((candidate) =>
    candidate.textContent.includes(text),
  );
  if (!element) return false;
  let opacity = 1;
  for (let at: Element | null = element; at; at = at.parentElement) {
    opacity *= Number(getComputedStyle(at).opacity);
  }
  return (
    opacity === 1 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().height > 0
  );
}
