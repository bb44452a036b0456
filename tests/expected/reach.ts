import { expect, type Page } from "@playwright/test";

/**
 * Ends what moves, and returns what of a part can be pressed or is announced and was
 * not seen and hit at its center in any look so far, when the longest movement so far
 * would have ended, in ms, and what scrolls the part.
 */
export const look = (page: Page, inside: string) =>
  page.evaluate((part) => {
    const state = window as unknown as {
      reached?: Set<Element>;
      longest?: number;
    };
    const reached = (state.reached ??= new Set());
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      const { target } = animation.effect as KeyframeEffect;
      // The map's arcs come one after the other.
      if (endTime === Infinity || target?.closest("svg")) continue;
      state.longest = Math.max(state.longest ?? 0, Number(endTime));
      animation.finish();
    }

    const all = [...document.querySelectorAll(part)].flatMap((each) => [
      each,
      ...each.querySelectorAll("*"),
    ]);
    const missed = all.flatMap((each, index) => {
      const isControl = each.matches("a[href], :enabled");
      const isMessage = each.matches("[role=alert], [role=status]");
      const { x, y, width, height } = each.getClientRects()[0] ?? new DOMRect();
      const isShown = width > 0 && each.matches(":enabled, :not(:empty)");
      if (!isShown || !(isControl || isMessage)) return [];
      const [across, down] = [x + width / 2, y + height / 2];
      const isSeen = each.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      if (isSeen && each.contains(document.elementFromPoint(across, down))) {
        reached.add(each);
      }
      const html = `${index} ${each.outerHTML.slice(0, 200)}`;
      return reached.has(each) ? [] : [{ html, x: across, y: down + scrollY }];
    });

    const root = document.documentElement;
    const isPage = all[0]?.matches("main");
    const scroller = [...all, ...parents(all[0])].find(
      (each) =>
        !isPage &&
        each.scrollHeight > each.clientHeight &&
        /auto|scroll/.test(getComputedStyle(each).overflowY),
    );
    function parents(child?: Element | null): Element[] {
      return child ? [child, ...parents(child.parentElement)] : [];
    }
    const { scrollTop, scrollHeight, clientHeight } = scroller ?? root;
    const box = scroller?.getBoundingClientRect();
    return {
      missed,
      longest: state.longest ?? 0,
      top: scrollTop,
      // The page is scrolled to its end, for what is to be revealed.
      end:
        isPage || missed.length > 0
          ? Math.floor(scrollHeight - clientHeight)
          : scrollTop,
      step: 0.8 * clientHeight,
      x: box ? box.x + box.width / 2 : innerWidth / 2,
      y: box ? box.y + box.height / 2 : innerHeight / 2,
    };
  }, inside);

/** Scrolls a part to its end with the mouse's wheel alone; returns what it has missed. */
export async function wheelThrough(page: Page, inside: string) {
  let now = await look(page, inside);
  while (now.top < now.end - 1) {
    const { x, y, top, end, step } = now;
    const next = Math.min(top + step, end);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, Math.ceil(next - top));
    await expect
      .poll(
        async () => {
          now = await look(page, inside);
          return now.top;
        },
        { intervals: [50] },
      )
      .toBeGreaterThanOrEqual(next - 1);
  }
  return now.missed;
}
