import { once } from "node:events";
import { copyFileSync, openSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

import { copyProject } from "../../scripts/buildCopy";
import { startCommand } from "../../scripts/childProcess";
import { filesIn } from "../../src/check/filesIn";
import { expect as baseExpect, test as base } from "../admin/adminTest";
import { freePort } from "../servers/freePort";

// On a busy machine, Gatsby can take a minute to compile.
const TIMEOUT_MS = 180_000;
const expect = baseExpect.configure({ timeout: TIMEOUT_MS });

/** Matches Gatsby's messages about lost connections. */
const expected = /ERR_INCOMPLETE_CHUNKED|Disconnected from dev server/;

const test = base.extend({
  baseURL: async ({ baseURL: _ }, use) =>
    use(`http://localhost:${await freePort()}`),
});

/** Runs Gatsby in a build copy, with the environment of a maintainer's computer. */
function gatsby(cwd: string, command: string, ...options: string[]) {
  const log = test.info().outputPath(`${command}.log`);
  const file = openSync(log, "w");
  const started = startCommand(
    process.execPath,
    ["scripts/gatsby.mjs", command, ...options],
    { cwd, stdio: ["ignore", file, file] },
  );
  return {
    output: () => stripVTControlCharacters(readFileSync(log, "utf8")),
    ended: once(started, "exit"),
    end: () => started.kill(),
  };
}

/**
 * Starts the development server in a build copy.
 *
 * @returns functions that return the server's output and stop the server
 * @throws Error with the output if the server exits by itself
 */
async function develop(cwd: string, address: string) {
  const { port } = new URL(address);
  const server = gatsby(cwd, "develop", "--port", port);
  // `toPass` repeats the request until the end of the test.
  const started = expect(() => fetch(address)).toPass();
  const isEnded = server.ended.then(() => {
    throw new Error(server.output());
  });
  await Promise.race([started, isEnded]);
  return {
    output: server.output,
    end: async () => {
      server.end();
      await server.ended;
    },
  };
}

test("survives any content and leaves a working build", async ({
  admin,
  baseURL,
  consoleErrors,
  page,
}) => {
  test.setTimeout(1_200_000);
  const heading = page.locator("#___gatsby h1");
  const preview = page.frameLocator("iframe").frameLocator("iframe");
  const shownHeading = preview.locator("#___gatsby h1");

  /** Replaces a part of a file. */
  function edit(file: string, part: string, other: string) {
    const text = admin.read(file);
    admin.write(file, text.replace(part, other));
    expect(admin.read(file)).not.toBe(text);
  }

  process.env.CONTENT_DIR = admin.folder;
  const project = copyProject("develop");
  const valid = admin.read("team.json");
  edit("team.json", '"heading": "Meet Our Team"', '"heading": ""');
  const refused = gatsby(project, "develop");
  expect(await refused.ended).toEqual([1, null]);
  expect(refused.output()).toMatch(/team\.json:\d+/);

  admin.write("team.json", valid);
  const server = await develop(project, String(baseURL));
  const says = (text: RegExp) => expect.poll(server.output).toMatch(text);
  const reports = (text: string) => server.output().split(text).length - 1;
  try {
    await test.step("updates a page that nobody has opened", async () => {
      const data = path.join(project, "public/page-data/teams/page-data.json");
      for (const heading of ["Who we are", "Meet Our Team"]) {
        admin.write("team.json", valid.replace("Meet Our Team", heading));
        await expect
          .poll(() => readFileSync(data, "utf8"))
          .toContain(`"${heading}"`);
      }
    });
    // The server reports once at the start and once for each edit.
    expect(reports("No problems")).toBe(3);

    await page.goto("/teams");
    await expect(heading).toHaveText("Meet Our Team");
    edit("team.json", '"heading": "Meet Our Team"', '"heading": ""');
    await says(/team\.json:\d+/);
    await test.step("reports a change that leaves the same problem", async () => {
      admin.write("team.json", `${admin.read("team.json")}\n`);
      await expect.poll(() => reports("team.json:")).toBe(2);
    });
    await expect(heading).toHaveText("Meet Our Team");

    await admin.open();
    await admin.edit("Team");
    await expect(shownHeading).toHaveText("Meet Our Team");
    await admin.fill({ Heading: "Our people" });
    await admin.save();
    await admin.writeFiles();
    await expect(shownHeading).toHaveText("Our people");
    await page.goto("/teams");
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    edit(
      "team.json",
      '"members": [',
      '"members": [{ "name": "Newcomer", "img": "newcomer.jpg", "role": "Mentor" },',
    );
    await says(/"newcomer\.jpg"/);
    await expect(heading).toHaveText("Our people");
    const photos = path.join(admin.folder, "images/team");
    const photo = path.join(photos, "member-01.jpg");
    copyFileSync(photo, path.join(photos, "newcomer.jpg"));
    await expect(
      page.getByRole("img", { name: "Portrait of Newcomer" }),
    ).toBeVisible();
    edit("team.json", '"img": "member-01.jpg"', '"img": "newcomer.jpg"');
    rmSync(photo);
    await expect(
      page.getByRole("img", { name: "Portrait of Mentor" }),
    ).toHaveAttribute("src", /newcomer/);
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);

    // An open page would log that the server has stopped.
    await page.goto("about:blank");
  } finally {
    await server.end();
  }
  const build = gatsby(project, "build");
  const [code] = (await build.ended) as [number | null];
  expect(code, build.output()).toBe(0);
  const files = filesIn(path.join(project, "public"));
  expect(files.filter((file) => file.includes("newcomer"))).not.toEqual([]);
  expect(files.filter((file) => file.includes("member-01"))).toEqual([]);
  const others = consoleErrors.splice(0).filter((text) => !expected.test(text));
  consoleErrors.push(...others);
});
