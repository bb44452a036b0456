import { availableParallelism } from "node:os";
import path from "node:path";

import type { Browser, Page } from "@playwright/test";

import { startServer } from "../../scripts/startServer";
import { stallScripts } from "../page/pageSetup";
import { templatePages } from "../expected/sitePages";
import { LookRecorder, loadingStates, motion, pageStates } from "./recordLooks";
import { recordFiles } from "./recordFiles";
import type { Recording } from "./Recording";
import { controlsOf, devices, recordPresses } from "./recordPresses";
import { Visit } from "./Visit";

const ZONES = ["Europe/Kyiv", "Asia/Kolkata", "America/Los_Angeles"];

export interface RecordOptions {
  /** The paths of the pages to visit. */
  paths: string[];
  /** The scenes to record; files and all scenes unless given. */
  scenes?: string[];
  /** Called while a state is shown. */
  onState?: (key: string, page: Page) => Promise<unknown>;
}

/**
 * Records the files of a built site, and what visitors see and do.
 *
 * @param folder the folder of the built site
 */
export async function record(
  browser: Browser,
  folder: string,
  { paths, scenes, onState = () => Promise.resolve() }: RecordOptions,
): Promise<Recording> {
  const { url, close } = await startServer({ dir: folder, port: 0 });
  const recording = { files: {}, looks: {}, behavior: {} } as Recording;
  const looks = new LookRecorder(recording, onState);
  const { behavior } = recording;

  type Options = Parameters<typeof Visit.start>[2];
  const queue: (() => Promise<void>)[] = [];
  /** Adds a scene, which needs a visit with options. */
  const add = (
    scene: string,
    options: Options,
    run: (visit: Visit) => Promise<void>,
  ) => {
    if (scenes && !scenes.includes(scene)) return;
    queue.push(async () => {
      const visit = await Visit.start(browser, url, options);
      await run(visit);
      await visit.end();
    });
  };

  for (const device of ["desktop", "phone"] as const) {
    for (const place of paths) {
      // Bar and footer are the same on all pages.
      const isWanted = ({ part }: { part: string }) =>
        device === "phone"
          ? place === "/" && part === "nav"
          : place === "/" || part === "main";
      const options = devices[device];
      const prefix = `${place} ${device}: `;
      if (scenes && !scenes.some((one) => one.startsWith(prefix))) continue;
      queue.push(async () => {
        const visit = await Visit.start(browser, url, options);
        await visit.open(place);
        const controls = (await controlsOf(visit)).filter(isWanted);
        await visit.end();
        for (const control of controls) {
          const scene = `${prefix}${control.part} ${control.name}`;
          add(scene, options, (another) =>
            recordPresses(another, place, scene, control, behavior, looks),
          );
        }
      });
    }
  }
  for (const place of paths) {
    add(`${place} in view`, { inView: true }, async (visit) => {
      await visit.open(place);
      await looks.record(visit, `${place} in view · `, pageStates);
    });
    const moving = `${place} with motion`;
    add(moving, { reducedMotion: "no-preference" }, async (visit) => {
      await visit.open(place);
      await visit.page.evaluate(() => (window.timers = 0));
      for (let x = 0; x < 20; x += 1) {
        await visit.page.mouse.move(300 + 20 * x, 300 + 10 * (x % 5));
        await visit.page.clock.runFor(150);
      }
      await visit.page.clock.runFor(5000);
      const timers = await visit.page.evaluate(() => window.timers);
      // A few more or less are chance.
      const rounded = 2 ** Math.round(Math.log2(timers + 8));
      behavior[`${moving} · timers`] = [`about ${rounded} timers`];
      await visit.open(place);
      await looks.record(visit, `${moving} · `, [motion]);
    });
    const plain = `${place} without scripts`;
    add(plain, { javaScriptEnabled: false }, async (visit) => {
      await visit.page.goto(url + place);
      for (const width of [1440, 390]) {
        await visit.page.setViewportSize({ width, height: 900 });
        recording.looks[`${plain} · ${width} px`] = await looks.look(visit);
      }
    });
  }
  add("/ loading", { firstLoad: true }, async (visit) => {
    await stallScripts(visit.page);
    await visit.page.goto(`${url}/`, { waitUntil: "commit" });
    await visit.page.locator("footer").waitFor({ state: "attached" });
    await visit.page.evaluate(() => document.fonts.ready.then(() => null));
    await visit.page.clock.runFor(450);
    await looks.record(visit, "/ loading · ", loadingStates);
  });
  for (const timezoneId of ZONES) {
    add(`in ${timezoneId}`, { timezoneId }, async (visit) => {
      for (const place of paths) {
        if (!/^\/(features\/.*)?$/.test(place)) continue;
        await visit.open(place);
        const text = await visit.page.locator("body").innerText();
        behavior[`in ${timezoneId} · ${place}`] = text.split("\n");
      }
    });
  }

  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await next();
  };
  if (!scenes) recording.files = await recordFiles(path.resolve(folder));
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await close();
  return { ...recording, properties: looks.properties, styles: looks.styles };
}

/** Returns the longest page of each template of a built site. */
export const pathsOf = (folder: string) =>
  templatePages(folder).map((page) => page.path);
