import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, rmSync } from "node:fs";
import path from "node:path";

import { copyProject } from "../../scripts/buildCopy";
import { copyContent, copyFolder } from "../../src/content/copyContent";
import { readContent } from "../../src/content/readContent";
import { expect as baseExpect, test as base } from "../admin/adminTest";
import { freePort } from "../freePort";

// Gatsby compiles, on a busy machine for a minute.
const TIMEOUT_MS = 180_000;
const expect = baseExpect.configure({ timeout: TIMEOUT_MS });

const test = base.extend({
  baseURL: async ({ baseURL: _ }, use) =>
    use(`http://localhost:${await freePort()}`),
});

/**
 * Starts Gatsby in a copy of the project.
 *
 * @returns a function that ends it
 * @throws Error with its output if it ends by itself
 */
async function develop(cwd: string, address: string) {
  const server = spawn(
    process.execPath,
    ["scripts/gatsby.mjs", "develop", "--port", new URL(address).port],
    { cwd },
  );
  const ended = once(server, "exit");
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.on("data", (text: Buffer) => {
      output += text.toString();
    });
  }
  // Until the end of the test.
  const started = expect(() => fetch(address)).toPass();
  const isEnded = ended.then(() => {
    throw new Error(output);
  });
  await Promise.race([started, isEnded]);
  return async () => {
    server.kill();
    await ended;
    await test.info().attach("Gatsby's output", { body: output });
  };
}

test("the server starts with invalid content, tells what is wrong over pages with the last valid content, and shows what is saved", async ({
  admin,
  baseURL,
  consoleErrors,
  page,
}) => {
  test.setTimeout(1_200_000);
  // Not that of the overlay.
  const heading = page.locator("#___gatsby h1");
  const overlay = page.getByRole("alertdialog");

  /** Replaces a part of a file. Returns a function that takes it back. */
  function edit(file: string, part: string | RegExp, other: string) {
    const text = admin.read(file);
    admin.write(file, text.replace(part, other));
    expect(admin.read(file)).not.toBe(text);
    return () => admin.write(file, text);
  }

  /** Adds a copy of a page, waits for it, and removes it. */
  async function addAndRemove(file: string, address: string, text: string) {
    const shows = (title: string) =>
      expect(async () => {
        await page.goto(address);
        await expect(heading).toHaveText(title, { timeout: 5000 });
      }).toPass({ timeout: TIMEOUT_MS });
    admin.write(file, text);
    await shows("A new page");
    rmSync(path.join(admin.folder, file));
    await shows("Gatsby.js development 404 page");
  }

  const program = admin.read("programs/podcast.json");
  for (const name of ["academy", "events", "podcast", "sprints"]) {
    rmSync(path.join(admin.folder, `programs/${name}.json`));
  }
  edit("home.json", "/features/podcast", "/features");
  edit("features.json", "/features/academy", "/features");

  // As an earlier server left it.
  process.env.CONTENT_DIR = admin.folder;
  const project = copyProject("develop");
  await copyContent(await readContent(), path.join(project, copyFolder()));
  edit("team.json", '"heading": "Meet Our Team"', '"heading": "Our people"');
  const correct = edit("site.json", /[^]+/, '{ "x": ');
  const end = await develop(project, String(baseURL));
  try {
    await page.goto("/teams");
    await expect(overlay).toContainText("site.json:1");
    await expect(heading).toHaveText("Meet Our Team");
    await page.goto("/admin/");
    await expect(
      page.getByRole("button", { name: /Local Repository/ }),
    ).toBeVisible();
    await page.goto("/teams");
    await expect(overlay).toContainText("site.json:1");
    correct();
    await expect(overlay).toBeHidden();
    await expect(heading).toHaveText("Our people");

    // Pages are not loaded again from here on.
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const newcomer = page.getByRole("img", { name: "Portrait of Newcomer" });
    const removeMember = edit(
      "team.json",
      '"members": [',
      '"members": [{ "name": "Newcomer", "img": "new-59.jpg", "role": "Mentor" },',
    );
    await expect(overlay).toContainText('"new-59.jpg"');
    await expect(heading).toHaveText("Our people");
    const photos = path.join(admin.folder, "images/team");
    for (let copy = 0; copy < 60; copy += 1) {
      copyFileSync(
        path.join(photos, "member-01.jpg"),
        path.join(photos, `new-${copy}.jpg`),
      );
    }
    await expect(newcomer).toBeVisible();
    await expect(overlay).toBeHidden();
    removeMember();
    await expect(newcomer).toBeHidden();
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);

    const legal = admin.read("legal/terms.json").replace("/terms", "/imprint");
    const pages = [
      ["legal/imprint.json", "/imprint", legal],
      ["programs/podcast.json", "/features/podcast", program],
    ] as const;
    for (const [file, address, text] of pages) {
      const copy = text
        .replace(/"title": ".+"/, '"title": "Something new"')
        .replace(/"description": "/, '"description": "Now. ')
        .replace(/"heading": ".+"/, '"heading": "A new page"');
      await addAndRemove(file, address, copy);
    }

    await page.goto("/admin/");
    await admin.open();
    await admin.edit("Team");
    await admin.fill({ Heading: "All of us" });
    await admin.save();
    await admin.writeFiles();
    const preview = page.frameLocator("iframe").frameLocator("iframe");
    await expect(preview.locator("h1")).toHaveText("All of us");
  } finally {
    await end();
  }
  // Gatsby logs each problem, too.
  consoleErrors.length = 0;
});
