import type { Page } from "@playwright/test";

/** Something has moved that was on the screen. */
interface Shift {
  /** By the definition of Cumulative Layout Shift. */
  value: number;
  /** What has moved. */
  elements: string[];
}

/** Notes what shifts in every page that is loaded from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const elements = sources.flatMap(({ node }) =>
          node instanceof Element ? [node] : (node?.parentElement ?? []),
        );
        shifts.push({
          value,
          elements: elements.map(({ outerHTML }) => outerHTML.slice(0, 90)),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has shifted since the page began to load. */
export const shiftsOf = (page: Page) => page.evaluate<Shift[]>("window.shifts");
