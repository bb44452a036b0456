import { expect, type Page } from "@playwright/test";

/**
 * Finishes all animations. Finds the controls and messages in the selected elements. An
 * element is reached if it is visible and nothing covers its center.
 *
 * @returns
 * - `missed`: the controls and messages that no call has reached so far, with their
 *   centers in the document
 * - `longest`: the duration of the longest animation so far, in ms
 * - `top`, `end` and `step`: the scroll position of the elements or the page, the last
 *   position to scroll to, and the distance for one scroll, in px
 * - `x` and `y`: the point at which to turn the mouse wheel
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
        // The map's arcs start one after another, so their end times do not count.
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
      // The page must scroll to its end, because scrolling reveals content.
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
 * Scrolls the selected elements to their end, with the mouse wheel only.
 *
 * @returns the controls and messages that `measureReach` has never reached
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
