import { availableParallelism } from "node:os";

import type { Browser, Page } from "@playwright/test";

import { startServer } from "../scripts/startServer";
import {
  homeStates,
  linesOf,
  pageStates,
  recordLooks,
  type OnState,
} from "./recordLooks";
import { controlsOf, recordLoaded, type Control } from "./recordLoaded";
import { devices, recordPress } from "./recordPress";
import { Visit } from "./Visit";

/** Lines of text, one a fact, by the names of their files. */
export type Recording = Map<string, string[]>;

interface RecordOptions {
  /** Returns whether a file is recorded, or leads to one that is. */
  isWanted?: (file: string) => boolean;
  /** Called while a state of what a file records is shown. */
  onState?: (file: string, state: string, page: Page) => Promise<void>;
}

/** The states that show what is so in most states. */
export const FIRST_STATES = ["1440 px", "pressed"] as const;

/** Returns the name of the folder of a page. */
export const nameOf = (place: string) =>
  place.slice(1).replaceAll("/", "-") || "home";

/** Records what visitors see and do on pages of a built site, which is in a folder. */
export async function recordSite(
  browser: Browser,
  dir: string,
  paths: string[],
  { isWanted = () => true, onState }: RecordOptions = {},
): Promise<Recording> {
  const { url, close } = await startServer({ dir, port: 0 });
  const recording: Recording = new Map();
  const queue: (() => Promise<void>)[] = [];
  const add = (
    file: string,
    device: keyof typeof devices,
    run: (visit: Visit, onEach: OnState) => Promise<string[]>,
  ) => {
    if (!isWanted(file)) return;
    queue.push(async () => {
      const visit = await Visit.start(browser, url, devices[device]);
      const onEach: OnState = async (...each) => onState?.(file, ...each);
      const lines = run(visit, onEach);
      // Such as a control that cannot be pressed any more.
      recording.set(
        file,
        await lines.catch((error: unknown) => [`failed: ${String(error)}`]),
      );
      await visit.end();
    });
  };

  for (const place of paths) {
    const name = nameOf(place);
    // Bar and footer are the same on all pages.
    const part = place === "/" ? "html" : "main";
    for (const device of ["desktop", "phone"] as const) {
      const tried = new Set<string>();
      const addPress = (steps: Control[]) => {
        const kind = `${steps.length > 1} ${steps.at(-1)?.kind}`;
        if (tried.has(kind)) return;
        tried.add(kind);
        const title = steps.map((step) => step.name).join(" › ");
        add(`${name}/${device}, ${title}`, device, async (visit, onEach) => {
          const pressed = await recordPress(visit, place, steps, onEach);
          for (const next of pressed.inside) addPress([...steps, next]);
          return pressed.lines;
        });
      };
      if (part === "main" && device === "phone") continue;
      add(`${name}/${device}`, device, async (visit, onEach) => {
        await visit.open(place);
        for (const control of await controlsOf(visit)) {
          const isInMain = /^(#|main)/.test(control.part) && !control.isAway;
          const isInBar = device === "desktop" || control.part === "nav";
          if (part === "main" ? isInMain : isInBar) addPress([control]);
        }
        await onEach(FIRST_STATES[0], visit.page);
        return recordLoaded(visit, part);
      });
    }
    add(`${name}/looks`, "desktop", async (visit, onEach) => {
      await visit.open(place);
      const states =
        part === "html" ? { ...pageStates, ...homeStates } : pageStates;
      return linesOf(await recordLooks(visit, states, onEach, part));
    });
  }

  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await next();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await close();
  return recording;
}
