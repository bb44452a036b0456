import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import {
  expect,
  type FrameLocator,
  test as base,
  type Page,
} from "@playwright/test";
import sharp from "sharp";

import { copyProject } from "../../scripts/buildCopy";
import { freePort } from "../server/freePort";
import { type Json, Person } from "./Person";

/** A copy of the project with fixed content, and the editor that works in it. */
export class EditorPage extends Person {
  readonly remote: string;
  readonly frame: FrameLocator;

  constructor(
    folder: string,
    readonly url: string,
    readonly page: Page,
  ) {
    super(folder);
    this.remote = path.join(path.dirname(folder), "remote.git");
    this.frame = page.frameLocator("iframe");
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

  /** Waits until fields are on disk. */
  savedAs(file: string, fields: Json): Promise<void> {
    return expect.poll(() => this.read(file)).toMatchObject(fields);
  }

  /** The list of what somebody has to decide. */
  questions() {
    return this.page.getByRole("region", { name: "Someone else changed" });
  }

  dialog(name: string) {
    return this.page.getByRole("dialog", { name });
  }

  /** What coming back to the window does. */
  focusWindow(): Promise<unknown> {
    return this.page.evaluate(() => window.dispatchEvent(new Event("focus")));
  }
}

interface WorkerFixtures {
  editor: EditorPage;
}

/** Has the tests of a file run in order, or skips them where git is missing. */
export function inOrderWithGit(): void {
  test.describe.configure({ mode: "serial" });
  test.skip(
    spawnSync("git", ["--version"]).status !== 0,
    "The editor publishes with git, which is not installed",
  );
}

/** Copies the project with fixed content into a clone of a new repository. */
async function createProject(folder: string): Promise<void> {
  copyProject(folder);
  for (const name of ["data/images", "data/legal"])
    await rm(path.join(folder, name), { recursive: true });
  await cp("tests/fixtures/site", path.join(folder, "data"), {
    recursive: true,
  });
  const person = new Person(folder);
  person.git("init", "--quiet", "--bare", "-b", "main", "../remote.git");
  person.git("init", "--quiet", "--initial-branch=main");
  person.setName("maintainer");
  person.git("add", "data", ".gitignore");
  person.git("commit", "--quiet", "--message", "Start");
  person.git("remote", "add", "origin", "../remote.git");
  person.push("origin", "main");
}

/** Tests of the editor; all files share one project, which takes a minute. */
export const test = base.extend<object, WorkerFixtures>({
  editor: [
    async ({ browser }, use) => {
      const parent = await mkdtemp(path.join(tmpdir(), "gainova-editor-"));
      const folder = path.join(parent, "project");
      await createProject(folder);
      const port = await freePort();
      const command = ["--import", "tsx", "scripts/edit.ts", "--no-open"];
      const server = spawn(
        process.execPath,
        [...command, "--port", `${port}`],
        {
          cwd: folder,
          stdio: process.env.EDITOR_LOG ? "inherit" : "ignore",
        },
      );
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
      });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on("pageerror", ({ stack = "", message }) => {
        // Gatsby's own page in the preview fails while it has no data yet.
        if (stack.includes("/__edit/")) errors.push(message);
      });
      const origin = `http://localhost:${port}`;
      await expect(async () => {
        // The root leads to the editor until the site can be shown.
        await page.goto(origin, { waitUntil: "domcontentloaded" });
        expect(page.url()).toContain("/__edit/");
      }).toPass();
      await use(new EditorPage(folder, `${origin}/__edit/`, page));
      await context.close();
      const isRunning = server.exitCode === null && server.signalCode === null;
      if (isRunning && server.kill()) await once(server, "exit");
      await rm(parent, { recursive: true, force: true, maxRetries: 3 });
      expect(errors).toEqual([]);
    },
    { scope: "worker" },
  ],
});

/** Returns a photo whose upper half is red, stored on its side, with GPS. */
export const photo = (width = 1200, height = 900) =>
  sharp({
    create: { width: width / 2, height, channels: 3, background: "teal" },
  })
    .extend({ left: width / 2, background: "red" })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
    })
    .toBuffer();
