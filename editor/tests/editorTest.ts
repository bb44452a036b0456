import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import {
  expect,
  type FrameLocator,
  test as base,
  type Page,
} from "@playwright/test";
import sharp from "sharp";

import { type ScratchProject, startScratchProject } from "./scratchProject";

/** The page of the editor, and what is on disk. */
export class EditorPage {
  readonly frame: FrameLocator;

  constructor(
    readonly page: Page,
    readonly project: ScratchProject,
  ) {
    this.frame = page.frameLocator("iframe");
  }

  path(file: string): string {
    return path.join(this.project.folder, "data", file);
  }

  read(file: string): string {
    return readFileSync(this.path(file), "utf8");
  }

  json(file: string): Record<string, unknown> {
    return JSON.parse(this.read(file)) as Record<string, unknown>;
  }

  /** Changes a file as a text editor does. */
  replace(file: string, from: string, to: string): void {
    const text = this.read(file);
    expect(text).toContain(from);
    writeFileSync(this.path(file), text.replace(from, to));
  }

  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: "domcontentloaded" });
    await expect(this.page.getByRole("heading", { level: 2 })).toBeVisible();
  }

  /** Waits for the preview, which takes a minute after the first start. */
  previewReady(): Promise<void> {
    const heading = this.frame.getByRole("heading", { level: 1 });
    return expect(heading).toBeVisible({ timeout: 0 });
  }

  changedLines(): string[] {
    const { git } = this.project;
    return git("diff", "--unified=0", "--no-color", "--", "data")
      .split("\n")
      .filter((line) => /^[+-](?![+-])/.test(line));
  }

  open(name: string): Promise<void> {
    const contents = this.page.getByRole("navigation");
    return contents.getByRole("button", { name }).click();
  }

  button(name: string | RegExp) {
    return this.page.getByRole("button", { name });
  }

  field(id: string) {
    return this.page.locator(`[id="${id}"]`);
  }

  problem(id: string) {
    return this.page.locator(`[id="${id}-help"] .problem`);
  }

  /** Opens the entries around a field. */
  show(id: string): Promise<void> {
    return this.field(id).evaluate((element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (at instanceof HTMLDetailsElement) at.open = true;
    });
  }

  async fill(id: string, value: string): Promise<void> {
    await this.show(id);
    await this.field(id).fill(value);
  }

  saved(): Promise<void> {
    return expect(this.page.getByText("Everything is saved.")).toBeVisible();
  }

  /** The list of what somebody has to decide. */
  questions() {
    return this.page.getByRole("region", { name: "Someone else changed" });
  }

  dialog(name: string) {
    return this.page.getByRole("dialog", { name });
  }

  /** What coming back to the window does. */
  focusWindow(page = this.page): Promise<unknown> {
    return page.evaluate(() => window.dispatchEvent(new Event("focus")));
  }
}

interface WorkerFixtures {
  project: ScratchProject;
  editor: EditorPage;
}

/** Skips the tests of a file where git is not installed. */
export const skipWithoutGit = () =>
  test.skip(
    spawnSync("git", ["--version"]).status !== 0,
    "The editor publishes with git, which is not installed",
  );

/** Tests of the editor; all files share one project, which takes a minute. */
export const test = base.extend<object, WorkerFixtures>({
  project: [
    // eslint-disable-next-line no-empty-pattern -- Playwright needs a pattern.
    async ({}, use) => {
      const project = await startScratchProject({
        CODESPACE_NAME: "octo-space",
      });
      await use(project);
      await project.stop();
    },
    { scope: "worker" },
  ],
  editor: [
    async ({ browser, project }, use) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
      });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on("pageerror", ({ stack = "", message }) => {
        // Gatsby's own page in the preview fails while it has no data yet.
        if (stack.includes("/__edit/")) errors.push(message);
      });
      await expect(async () => {
        // The root leads to the editor until the site can be shown.
        const { origin } = new URL(project.url);
        await page.goto(origin, { waitUntil: "domcontentloaded" });
        expect(page.url()).toContain("/__edit/");
      }).toPass();
      await use(new EditorPage(page, project));
      await context.close();
      expect(errors).toEqual([]);
    },
    { scope: "worker" },
  ],
});

/** Returns a photo whose upper half is red, stored on its side, with GPS. */
export const photo = (width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: "teal" } })
    .composite([
      {
        input: {
          create: { width: width / 2, height, channels: 3, background: "red" },
        },
        left: 0,
        top: 0,
      },
    ])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
    })
    .toBuffer();
