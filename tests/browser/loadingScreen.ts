import type { Page } from "@playwright/test";

/** What a visitor would have seen of the loading screen. */
export interface Watch {
  /** Times at which it came and went, in ms; null if it did not. */
  shown: number | null;
  gone: number | null;
  /** Whether it lay over every part of the window in each frame. */
  covered: boolean;
}

/** Looks at the loading screen at every frame of the pages to come. */
export async function watchLoading(page: Page): Promise<() => Promise<Watch>> {
  await page.addInitScript(() => {
    const watch: Watch = {
      shown: null,
      gone: null,
      covered: true,
    };
    Object.assign(window, { watch });
    const parts = [0.01, 0.25, 0.5, 0.75, 0.99];
    const isSeen = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });

    requestAnimationFrame(function look(now) {
      requestAnimationFrame(look);
      const bar = document.querySelector("[role=progressbar]");
      if (!bar || !isSeen(bar)) {
        if (watch.shown !== null) watch.gone ??= now;
        return;
      }
      watch.shown ??= now;

      let screen: Element | null = bar;
      while (screen && getComputedStyle(screen).position !== "fixed") {
        screen = screen.parentElement;
      }
      // The width without the scrollbar, which belongs to the window.
      const { clientWidth, clientHeight } = document.documentElement;
      watch.covered &&= parts.every((x) =>
        parts.every((y) =>
          screen?.contains(
            document.elementFromPoint(x * clientWidth, y * clientHeight),
          ),
        ),
      );
    });
  });
  return () => page.evaluate<Watch>("window.watch");
}

/** The loading screen's bar. */
export const progressbar = (page: Page) => page.getByRole("progressbar");
