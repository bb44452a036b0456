import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { copyProject } from "../../scripts/buildCopy";
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
async function develop(port: string, CONTENT_DIR: string) {
  const cwd = copyProject("develop");
  const server = spawn(
    process.execPath,
    ["scripts/gatsby.mjs", "develop", "--port", port],
    { cwd, env: { ...process.env, CONTENT_DIR } },
  );
  const ended = once(server, "exit");
  let output = "";
  const started = new Promise((resolve) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on("data", (text: Buffer) => {
        output += text.toString();
        if (output.includes("You can now view")) resolve(undefined);
      });
    }
  });
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

test("whatever the content is, the server lives, tells each problem over the page, and shows what is saved", async ({
  admin,
  baseURL,
  consoleErrors,
  page,
}) => {
  test.setTimeout(1_200_000);
  const heading = page.locator("h1");
  const overlay = page.getByRole("alertdialog");

  /** Goes to a page, again if the current one reloads after a correction. */
  const open = (address: string) =>
    expect(() => page.goto(address)).toPass({ timeout: TIMEOUT_MS });

  /** Replaces a part of a file. Returns a function that takes it back. */
  function edit(file: string, part: string | RegExp, other: string) {
    const text = admin.read(file);
    admin.write(file, text.replace(part, other));
    expect(admin.read(file)).not.toBe(text);
    return () => admin.write(file, text);
  }

  /** Corrects the content, and waits until the page is loaded again. */
  async function correct(mend: () => void) {
    const loaded = page.waitForEvent("load", { timeout: TIMEOUT_MS });
    mend();
    await loaded;
    await expect(overlay).toBeHidden();
  }

  /** Breaks a file, waits for the message, and corrects it. */
  async function breakAndMend(
    [file, part, other]: Parameters<typeof edit>,
    message: string,
  ) {
    const title = (await heading.textContent()) ?? "";
    const mend = edit(file, part, other);
    await expect(overlay).toContainText(message);
    await correct(mend);
    await expect(heading).toHaveText(title);
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
  const end = await develop(new URL(String(baseURL)).port, admin.folder);
  try {
    await page.goto("/");
    await breakAndMend(
      ["home.json", '"rocket"', '"rokcet"'],
      'did you mean "rocket"?',
    );
    await breakAndMend(["home.json", '"start"', '"strat"'], '"strat"');
    await breakAndMend(["legal/terms.json", '"path": "/terms",', ""], "path");

    const mend = edit("site.json", /[^]+/, '{ "x": ');
    await expect(overlay).toContainText("site.json:1");
    await page.goto("/admin/");
    await expect(
      page.getByRole("button", { name: /Local Repository/ }),
    ).toBeVisible();
    await page.goto("/");
    await expect(overlay).toContainText("site.json:1");
    await correct(mend);
    await expect(heading).toHaveText("GAINOVA");

    await open("/teams");
    await breakAndMend(["team.json", '",\n', '"\n'], "no comma");
    const newcomer = page.getByRole("img", { name: "Portrait of Newcomer" });
    const removeMember = edit(
      "team.json",
      '"members": [',
      '"members": [{ "name": "Newcomer", "img": "new.jpg", "role": "Mentor" },',
    );
    await expect(overlay).toContainText('"new.jpg"');
    const photos = path.join(admin.folder, "images/team");
    await correct(() =>
      copyFileSync(
        path.join(photos, "member-01.jpg"),
        path.join(photos, "new.jpg"),
      ),
    );
    await expect(newcomer).toBeVisible();
    removeMember();
    await expect(newcomer).toBeHidden();

    // Many new files, while queries run.
    const copies = Array.from({ length: 60 }, (_, copy) =>
      path.join(photos, `copy-${copy}.jpg`),
    );
    for (const copy of copies) {
      copyFileSync(path.join(photos, "member-01.jpg"), copy);
      await pause(200);
    }
    for (const copy of copies) rmSync(copy);

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

    await open("/admin/");
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
