import { expect, type Page } from "@playwright/test";

/**
 * Finishes all movement, and finds the controls and messages in the selected elements.
 *
 * @returns `missed`, the controls and messages that no call so far has found visible and
 *   hit at their center, with their position on the page; `longest`, the duration of the
 *   longest movement so far, in ms; and how far the elements or the page are scrolled,
 *   in px
 */
export const measureReach = (page: Page, selector: string) =>
  page.evaluate((part) => {
    const state = window as unknown as {
      reached?: Set<Element>;
      longest?: number;
    };
    const reached = (state.reached ??= new Set());

    function finishMovement() {
      for (const animation of document.getAnimations()) {
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        const { target } = animation.effect as KeyframeEffect;
        // The map's arcs start one after the other, so their end times do not count.
        if (endTime === Infinity || target?.closest("svg")) continue;
        state.longest = Math.max(state.longest ?? 0, Number(endTime));
        animation.finish();
      }
    }

    function mustBeReached(element: Element) {
      const isControl = element.matches("a[href], :enabled");
      const isMessage = element.matches("[role=alert], [role=status]");
      const isShown = Boolean(element.getClientRects()[0]?.width);
      const hasContent = element.matches(":enabled, :not(:empty)");
      return isShown && hasContent && (isControl || isMessage);
    }

    /** Returns the center of an element's first line, in the viewport. */
    function centerOf(element: Element) {
      const { x, y, width, height } =
        element.getClientRects()[0] ?? new DOMRect();
      return [x + width / 2, y + height / 2] as const;
    }

    function isHit(element: Element) {
      const isSeen = element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      const hit = document.elementFromPoint(...centerOf(element));
      return isSeen && element.contains(hit);
    }

    function findScroller() {
      const ancestors: Element[] = [];
      for (let each = all[0]; each; each = each.parentElement ?? undefined) {
        ancestors.push(each);
      }
      return [...all, ...ancestors].find(
        (each) =>
          each.scrollHeight > each.clientHeight &&
          /auto|scroll/.test(getComputedStyle(each).overflowY),
      );
    }

    finishMovement();
    const all = [...document.querySelectorAll(part)].flatMap((each) => [
      each,
      ...each.querySelectorAll("*"),
    ]);
    const missed = all.flatMap((each, index) => {
      if (!mustBeReached(each)) return [];
      if (isHit(each)) reached.add(each);
      if (reached.has(each)) return [];
      const [x, y] = centerOf(each);
      const label = each.getAttribute("aria-label") ?? each.textContent;
      const name = `${each.localName} "${label}" (element ${index})`;
      return [{ name, x, y: y + scrollY }];
    });

    const isPage = all[0]?.matches("main");
    const scroller = isPage ? undefined : findScroller();
    const { scrollTop, scrollHeight, clientHeight } =
      scroller ?? document.documentElement;
    const box = scroller?.getBoundingClientRect();
    return {
      missed,
      longest: state.longest ?? 0,
      top: scrollTop,
      // The page is always scrolled to its end, because of its reveals.
      end:
        isPage || missed.length > 0
          ? Math.floor(scrollHeight - clientHeight)
          : scrollTop,
      step: 0.8 * clientHeight,
      x: box ? box.x + box.width / 2 : innerWidth / 2,
      y: box ? box.y + box.height / 2 : innerHeight / 2,
    };
  }, selector);

/**
 * Scrolls the selected elements to their end, with the mouse wheel alone.
 *
 * @returns the controls and messages that were never visible and hit on the way
 */
export async function findUnreachedByWheel(page: Page, selector: string) {
  let now = await measureReach(page, selector);
  while (now.top < now.end - 1) {
    const { x, y, top, end, step } = now;
    const next = Math.min(top + step, end);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, Math.ceil(next - top));
    await expect
      .poll(
        async () => {
          now = await measureReach(page, selector);
          return now.top;
        },
        {
          intervals: [50],
          message: `the wheel scrolls ${selector} to ${next} px`,
        },
      )
      .toBeGreaterThanOrEqual(next - 1);
  }
  return now.missed;
}
