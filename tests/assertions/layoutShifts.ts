import type { Page } from "@playwright/test";

interface Shift {
  value: number;
  /** The text of the shifted elements. */
  moved: (string | null | undefined)[];
}

/** Records a page's layout shifts from now on. Runs in the page. */
export function recordShifts() {
  const shifts: Shift[] = [];
  const record = (entries: PerformanceEntry[]) => {
    for (const entry of entries as (PerformanceEntry & {
      value: number;
      sources: { node: Element | null }[];
    })[]) {
      const moved = entry.sources.map(({ node }) => node?.textContent);
      shifts.push({ value: entry.value, moved });
    }
    return shifts;
  };
  const observer = new PerformanceObserver((list) => {
    record(list.getEntries());
  });
  observer.observe({ type: "layout-shift" });
  Object.assign(window, { readShifts: () => record(observer.takeRecords()) });
}

export const recordedShifts = (page: Page) =>
  page.evaluate<Shift[]>("readShifts()");
