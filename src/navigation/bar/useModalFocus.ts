import { type RefObject, useEffect } from "react";

const FOCUSABLE = "a[href], button:not([disabled])";

function focusableIn(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      // Not known everywhere; without it hidden elements count, too.
      typeof element.checkVisibility !== "function" ||
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Everything that is not on the way from the document to the element. */
function surroundingsOf(element: HTMLElement): Element[] {
  const surroundings: Element[] = [];
  let inner: Element = element;
  while (inner !== document.body && inner.parentElement) {
    const outer = inner.parentElement;
    for (const sibling of outer.children) {
      if (sibling !== inner) surroundings.push(sibling);
    }
    inner = outer;
  }
  return surroundings;
}

/**
 * Keeps the focus inside an element: Tab goes round in it, and all around it is
 * out of reach of pointer, keyboard and assistive technology.
 *
 * @param ref the element
 * @param active whether it does so now
 */
export function useModalFocus(
  ref: RefObject<HTMLElement | null>,
  active: boolean,
): void {
  useEffect(() => {
    const container = ref.current;
    if (!container || !active) return;

    const shut = surroundingsOf(container).filter(
      (element) => !element.hasAttribute("inert"),
    );
    for (const element of shut) element.setAttribute("inert", "");

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Tab") return;
      const focusable = focusableIn(container);
      const [from, to] = event.shiftKey
        ? [focusable[0], focusable.at(-1)]
        : [focusable.at(-1), focusable[0]];
      const { activeElement } = document;
      if (activeElement !== from && container.contains(activeElement)) return;
      event.preventDefault();
      to?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      for (const element of shut) element.removeAttribute("inert");
    };
  }, [ref, active]);
}
