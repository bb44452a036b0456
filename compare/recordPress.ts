import { changes } from "./plainText";
import { controlsOf, SELECTOR, trace, type Control } from "./recordLoaded";
import {
  linesOf,
  openStates,
  recordLooks,
  type Looks,
  type OnState,
} from "./recordLooks";
import { takeFacts } from "./takeFacts";
import type { Visit } from "./Visit";

export const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
};

/** How many changes of what is read are told; more follow from the first ones. */
const MAX_CHANGES = 20;

/** Presses a control with the mouse. */
async function press({ page }: Visit, { index }: Control): Promise<void> {
  const control = page.locator(SELECTOR).nth(index);
  if (await control.isVisible()) await control.click({ force: true });
}

/** Returns the names of what is expanded, and whether a dialog is open. */
async function openParts({ page }: Visit): Promise<string[]> {
  const open = page.locator("[aria-expanded=true], dialog[open]");
  const names = open.evaluateAll(async (elements: HTMLElement[]) => {
    // React's effects come after a frame.
    await document.documentElement.animate([], 20).finished;
    return elements.map(({ localName, ariaLabel, innerText }) =>
      localName === "dialog" ? localName : (ariaLabel ?? innerText),
    );
  });
  return names.catch(() => ["another document"]);
}

/**
 * Returns what a press of the last one of some controls changes, and what keys and
 * another size of the window do then; and the controls that come.
 */
export async function recordPress(
  visit: Visit,
  path: string,
  steps: Control[],
  onState: OnState,
) {
  const { page } = visit;
  const isOnPhone = page.viewportSize()?.width === 390;
  const last = steps.at(-1);
  if (!last) throw new Error("There is nothing to press.");
  await visit.open(path);
  // Where a section is the current one.
  if (steps[0]?.part === "nav") await page.evaluate(() => scroll(0, 1350));
  for (const step of steps.slice(0, -1)) {
    await press(visit, step);
    await visit.calm();
  }
  const loaded = await trace(visit);
  const wasOpen = await openParts(visit);
  const controls = await controlsOf(visit);
  const facts = await takeFacts(visit, last.part);

  const noted: Looks = new Map();
  let [opened, inside]: [Looks, Control[]] = [new Map(), []];
  const result = () => ({
    lines: [...linesOf(noted), ...linesOf(opened)],
    inside,
  });
  /** Notes what is other than when the page was loaded. */
  const note = async (state: string, ms?: number, ...also: string[]) => {
    const now = await trace(visit, "body", ms);
    const isSame = now[0] === loaded[0];
    // What is read on another page is told there.
    const isTold = (line: string) => isSame || !/^(- |\/)/.test(line);
    const changed = changes(loaded.filter(isTold), now.filter(isTold));
    const isRead = (line: string) => /^\w+: - /.test(line);
    const read = changed.filter(isRead).slice(0, MAX_CHANGES);
    const other = changed.filter((line) => !isRead(line));
    noted.set(state, new Set([...other, ...read, ...also]));
    await onState(state, page);
    return isSame;
  };

  await press(visit, last);
  // When the dialog is there depends on the network.
  const atOnce = (await openParts(visit)).filter((name) => name !== "dialog");
  if (!(await note("pressed", 600, `open at once: ${atOnce.join(", ")}`))) {
    await page.goBack({ waitUntil: "commit" });
    await visit.untilHydrated();
    await note("back");
    return result();
  }
  const open = await openParts(visit);
  const hasDialog = open.includes("dialog");
  if (open.length > wasOpen.length) {
    const part = hasDialog ? "dialog" : last.part;
    inside = (await controlsOf(visit)).filter((control) => {
      const isNew = controls.every((one) => one.index !== control.index);
      const isWanted = isNew || (isOnPhone && !control.isAway);
      return isWanted && control.part === part && control.index !== last.index;
    });
    opened = await recordLooks(visit, openStates, onState, part);
    for (const all of opened.values())
      for (const fact of facts) all.delete(fact);
  }
  await press(visit, last);
  await note("pressed again");
  if (steps.length > 1) return result();
  await press(visit, last);
  await page.keyboard.press("Escape");
  await note("pressed then Escape");
  if (hasDialog) {
    await press(visit, last);
    await visit.calm();
    const fields = page.locator("dialog :is(input, textarea)");
    for (const field of await fields.all()) await field.fill("ada@example.org");
    await page.locator("dialog [type=tel]").fill("+1 202 555 0147");
    await note("filled");
    await page.locator("dialog [type=submit]").click();
    await note("sent");
    await note("sent and waited", 2400);
    await press(visit, last);
    await note("opened after sending");
  }
  await page.keyboard.press("Tab");
  await note("Tab");
  const other = isOnPhone ? devices.desktop : devices.phone;
  await page.setViewportSize(other.viewport);
  await note("other size");
  return result();
}
