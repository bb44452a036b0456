import { fillForm } from "../page/contactDialog";
import { openStates, type LookRecorder } from "./recordLooks";
import type { Visit } from "./Visit";

const SELECTOR = "a[href], button, input, textarea, summary";

export const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
};

export interface Control {
  /** Its place among all controls of the page. */
  index: number;
  name: string;
  /** The part of the page that it is in. */
  part: string;
  /** What controls of one kind have in common. */
  kind: string;
}

/** Returns the first visible control of each kind; links to other sites are none. */
export async function controlsOf({ page }: Visit): Promise<Control[]> {
  const controls = await page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    return all.flatMap((element, index) => {
      const { localName, parentElement: parent } = element;
      const isLink = element instanceof HTMLAnchorElement;
      const isSeen = element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      });
      if (!isSeen || (isLink && element.host !== location.host)) return [];
      const part =
        element.closest("dialog, nav, footer, main")?.localName ?? "body";
      const id = element.closest("section[id], dialog")?.id ?? "";
      const name = element.ariaLabel ?? element.textContent.trim();
      const type = element.getAttribute("type");
      const parents = [parent?.parentElement?.localName, parent?.localName];
      const leads = [
        element.ariaExpanded !== null,
        isLink && element.hash !== "",
      ];
      const kind = [part, id, ...parents, localName, type, ...leads].join();
      return [{ index, name: name.slice(0, 40), part, kind }];
    });
  }, SELECTOR);
  const kinds = new Map<string, Control>();
  for (const control of controls) {
    if (!kinds.has(control.kind)) kinds.set(control.kind, control);
  }
  return [...kinds.values()];
}

/** Presses a control with the mouse, and returns what is open before time goes on. */
async function press({ page }: Visit, { index }: Control): Promise<string> {
  const control = page.locator(SELECTOR).nth(index);
  if (!(await control.isVisible())) return "at once: not to be pressed";
  await control.click({ force: true });
  // When the dialog is there depends on the network.
  const open = (await openParts(page)).filter((name) => name !== "dialog");
  return `at once: open ${open.join(", ")}`;
}

/** Returns the names of what is expanded, and whether a dialog is open. */
const openParts = (page: Visit["page"]) =>
  page
    .evaluate(async () => {
      // React's effects come after a task, which needs no time.
      for (let tasks = 0; tasks < 5; tasks += 1) {
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(0);
        });
      }
      const open = document.querySelectorAll(
        "[aria-expanded=true], dialog[open]",
      );
      return [...open].map((element) =>
        element.localName === "dialog"
          ? "dialog"
          : (element.ariaLabel ?? element.textContent.trim()),
      );
    })
    .catch(() => ["another document"]);

/** Returns what a person or a screen reader notices after some time, in ms. */
async function trace(visit: Visit, ms = 600): Promise<string[]> {
  const { page } = visit;
  await visit.calm(ms);
  const lines = await page.evaluate(() => {
    const { documentElement: root, body, activeElement: focused } = document;
    const stored = (storage: Storage) =>
      Object.entries(storage)
        // Positions are told by `scroll`; keys of history entries are random.
        .filter(([key]) => !/position|@@/.test(key))
        .map((entry) => entry.join("="))
        .sort();
    const nameOf = (element: Element | null) =>
      `${element?.localName} ${element?.ariaLabel ?? element?.textContent.trim().slice(0, 30)}`;
    const controls = document.querySelectorAll<HTMLButtonElement>(
      "a[href], button, input, textarea, dialog",
    );
    return [
      `address ${location.pathname}${location.search}${location.hash}`,
      `title ${document.title}`,
      `scroll ${Math.round(scrollY / 20) * 20}`,
      `focus ${nameOf(focused)} ${focused?.matches(":focus-visible")}`,
      `theme ${body.classList.contains("dark-mode")}`,
      `local storage ${stored(localStorage).join(", ")}`,
      `session storage ${stored(sessionStorage).join(", ")}`,
      `locked ${getComputedStyle(root).overflow} ${getComputedStyle(body).overflow}`,
      `busy ${document.querySelector("[aria-busy=true]") !== null}`,
      ...window.said.splice(0),
      ...[...controls].flatMap((element) => {
        const { ariaExpanded, ariaCurrent, disabled, readOnly, value } =
          element as HTMLButtonElement & HTMLInputElement;
        const isSeen = element.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        });
        const states = [ariaExpanded, ariaCurrent, disabled, readOnly, value];
        return isSeen ? `seen ${nameOf(element)} ${states.join(" ")}` : [];
      }),
    ];
  });
  const tree = await page.locator("body").ariaSnapshot();
  return [
    ...lines,
    ...tree.split("\n").map((l) => l.trim()),
    ...visit.log.splice(0),
  ];
}

/**
 * Records what each press of a control does, of the first one of each kind in what
 * it opens, and of the keys and sizes that end what is open.
 */
export async function recordPresses(
  visit: Visit,
  path: string,
  scene: string,
  first: Control,
  behavior: Record<string, string[]>,
  looks: LookRecorder,
): Promise<void> {
  const { page } = visit;
  const own = page.viewportSize() ?? devices.desktop.viewport;
  const other = own.width < 768 ? devices.desktop : devices.phone;
  const tried = new Set<string>();
  const record = async (state: string, atOnce?: string, ms?: number) => {
    const lines = await trace(visit, ms).catch((error: unknown) => [
      String(error),
    ]);
    behavior[`${scene} · ${state}`] = [...(atOnce ? [atOnce] : []), ...lines];
  };
  const again = async (steps: Control[]) => {
    await page.setViewportSize(own);
    await page.mouse.move(1, own.height - 2);
    await visit.open(path);
    // Where a section is the current one.
    if (first.part === "nav") await page.evaluate(() => scroll(0, 1350));
    let atOnce = "";
    for (const step of steps) {
      if (atOnce) await visit.calm();
      atOnce = await press(visit, step);
    }
    return atOnce;
  };

  async function explore(steps: Control[], openBefore: number): Promise<void> {
    const name = steps.map((step) => step.name).join(" > ");
    const last = steps.at(-1) ?? first;
    const atOnce = await again(steps);
    const before = visit.address;
    await record(name, atOnce);
    const open = await openParts(page);
    const opens = page.url() === before && open.length > openBefore;
    const inside = opens ? await controlsOf(visit) : [];
    if (opens || open.includes("dialog")) {
      const states = opens ? openStates : openStates.slice(0, 1);
      await looks.record(visit, `${scene} · ${name}, `, states);
    }
    await record(`${name}, again`, await press(visit, last));
    if (steps.length === 1) {
      await page.keyboard.press("Escape");
      await record(`${name}, again, Escape`);
      if (page.url() === before) {
        await page.keyboard.press("Tab");
        await record(`${name}, again, Tab`);
        await page.setViewportSize(other.viewport);
        await record(`${name}, again, other size`);
      } else {
        await page.goBack({ waitUntil: "commit" });
        await visit.untilHydrated();
        await record(`${name}, back`);
      }
      if (opens) {
        await again(steps);
        await visit.calm();
        await page.keyboard.press("Escape");
        await record(`${name}, Escape`);
      }
      if (open.includes("dialog")) await useForm(name);
    }
    if (!opens || steps.length > 2) return;
    for (const control of inside) {
      const { part, kind, index } = control;
      const isInside =
        part === (open.includes("dialog") ? "dialog" : last.part);
      const isOther = index !== last.index && !/input|textarea/.test(kind);
      if (!isInside || !isOther || tried.has(kind)) continue;
      tried.add(kind);
      await explore([...steps, control], open.length);
    }
  }

  async function useForm(name: string) {
    await again([first]);
    await visit.calm();
    await fillForm(page);
    await record(`${name}, filled`);
    await page.locator("dialog [type=submit]").click();
    await record(`${name}, sent`);
    await looks.record(
      visit,
      `${scene} · ${name}, sent, `,
      openStates.slice(0, 1),
    );
    await record(`${name}, sent, later`, undefined, 2400);
    await record(`${name}, sent, opened again`, await press(visit, first));
  }

  await explore([first], 0);
}
