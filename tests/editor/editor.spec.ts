import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";

import { expectAccessible } from "../browser/axe";
import { type ScratchProject, startScratchProject } from "./scratchProject";

let project: ScratchProject;
let page: Page;

test.describe.configure({ mode: "serial", timeout: 600_000 });

test.beforeAll(async ({ browser }) => {
  project = await startScratchProject({
    CODESPACE_NAME: "octo-space",
  });
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on("pageerror", (error) => {
    throw error;
  });
  await expect(async () => {
    // The root leads to the editor until the site can be shown.
    const { origin } = new URL(project.url);
    await page.goto(origin, { waitUntil: "domcontentloaded" });
    expect(page.url()).toContain("/__edit/");
  }).toPass({ timeout: 60_000 });
});

test.afterAll(async () => {
  await page.close();
  await project.stop();
});

const read = (file: string) =>
  readFileSync(path.join(project.folder, "data", file), "utf8");
const changedLines = () =>
  project
    .git("diff", "--unified=0", "--no-color", "--", "data")
    .split("\n")
    .filter((line) => /^[+-](?![+-])/.test(line));
const open = (name: string) =>
  page.getByRole("navigation").getByRole("button", { name }).click();
const field = (id: string) => page.locator(`[id="${id}"]`);
const show = (id: string) =>
  field(id).evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true;
  });
const fill = async (id: string, value: string) => {
  await show(id);
  await field(id).fill(value);
};
const saved = () =>
  expect(page.getByText("Everything is saved.")).toBeVisible({
    timeout: 20_000,
  });

/** A photo whose upper half is red, stored on its side, with GPS. */
const photo = (width = 1200, height = 900) =>
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

test("lists all content in plain words", async () => {
  await expect(page.getByRole("navigation").getByRole("button")).toHaveText([
    "Home",
    "Team",
    "Questions",
    "Features",
    "About",
    "Privacy Policy",
    "Terms of Service",
    "Page not found",
    "Join",
    "Contact form",
    "Names of buttons",
    "Navigation",
    "Footer and site",
  ]);
});

test("shows the page beside the form once the preview is ready", async () => {
  const frame = page.frameLocator("iframe");
  await expect(page.getByText("The preview is starting.")).toBeVisible();
  await expectAccessible(page, ".editor");
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible({
    timeout: 590_000,
  });
});

test("shows a changed text at once, and writes it as a diff of one line", async () => {
  await open("Home");
  await fill("hero.learnMore", "Find out more");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("Find out more")).toBeVisible({ timeout: 1000 });
  await saved();
  expect(changedLines()).toEqual([
    expect.stringMatching(/^- +"learnMore": /),
    '+    "learnMore": "Find out more",',
  ]);
});

test("undoes and redoes by keyboard", async () => {
  await page.keyboard.press("Control+z");
  await saved();
  expect(changedLines()).toEqual([]);
  await page.keyboard.press("Control+Shift+z");
  await saved();
  expect(changedLines()).toHaveLength(2);
  await page.keyboard.press("Control+z");
  await saved();
});

test("reloads a page that misses an update", async () => {
  const frame = page.frames()[1];
  // Has neither scripts nor a body, like a page that is still loading.
  await frame?.goto(new URL("/favicon.svg", project.url).href);
  const reloaded = page.waitForEvent("framenavigated");
  await fill("hero.learnMore", "Read on");
  await reloaded;
  await frame?.goto(new URL("/", project.url).href);
  await expect(page.frameLocator("iframe").getByText("Read on")).toBeVisible();
  await page.keyboard.press("Control+z");
  await saved();
});

test("adds a member with a photo taken on its side", async () => {
  await open("Team");
  await show("groups[1].members");
  await field("groups[1].members add").click();
  await expect(field("groups[1].members[1].name")).toBeFocused();
  await page.keyboard.type("Zoë O’Neill");
  await field("groups[1].members[1]")
    .getByRole("button", { name: "Add Photo" })
    .click();
  await field("groups[1].members[1].img").setInputFiles({
    name: "IMG_0001.jpg",
    mimeType: "image/jpeg",
    buffer: await photo(),
  });
  const dialog = page.getByRole("dialog", { name: "Crop the picture" });
  await expect(dialog.getByTestId("cropper")).toBeVisible();
  await expectAccessible(page, "dialog");
  await dialog.getByRole("button", { name: "Use this part" }).click();
  await saved();
  const file = path.join(project.folder, "data/images/team/zoe-oneill.jpg");
  const stored = sharp(await readFile(file));
  const { width, height, exif, orientation } = await stored.metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 640,
    height: 640,
  });
  const upper = { left: 0, top: 0, width: 640, height: 300 };
  const { dominant } = await stored.extract(upper).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
  expect(changedLines()).toEqual([
    "+        },",
    "+        {",
    '+          "name": "Zoë O’Neill",',
    '+          "img": "zoe-oneill.jpg"',
  ]);
});

test("moves, renames, deletes and undoes", async () => {
  await show("groups[1].members[1]");
  await page.getByRole("button", { name: "Move Zoë O’Neill up" }).click();
  await expect(field("groups[1].members[0]").locator("> summary")).toHaveText(
    "Zoë O’Neill",
  );
  await fill("groups[2].heading", "Projects");
  await show("groups[2].members[0].linkedin");
  await page
    .locator('.field:has([id="groups[2].members[0].linkedin"])')
    .getByRole("button", { name: "Remove" })
    .click();
  await page.getByRole("button", { name: "Delete Mentor" }).last().click();
  await page.locator(".message").getByRole("button", { name: "Undo" }).click();
  await saved();
  const team = JSON.parse(read("team.json")) as {
    groups: {
      heading: string;
      members: { name: string; linkedin?: string }[];
    }[];
  };
  expect(team.groups[0]?.members).toHaveLength(1);
  expect(team.groups[2]?.heading).toBe("Projects");
  expect(team.groups[2]?.members[0]).not.toHaveProperty("linkedin");
  expect(team.groups[1]?.members[0]?.name).toBe("Zoë O’Neill");
});

test("moves entries by dragging and by keyboard", async () => {
  const headings = page.frameLocator("iframe").locator("h3");
  await open("Questions");
  await expect(headings.last()).toBeInViewport({ timeout: 20_000 });
  const entries = page.locator(".form > section > ol > li");
  const first = (await page.locator("summary").first().textContent()) ?? "";
  await entries.first().locator("[draggable]").dragTo(entries.nth(2));
  await expect(page.locator("summary").nth(2)).toHaveText(first);
  await page.getByRole("button", { name: `Move ${first} up` }).press("Enter");
  await expect(page.locator("summary").nth(1)).toHaveText(first);
  const questions = await page.locator("summary").allTextContents();
  await expect(async () => {
    const shown = await headings.allTextContents();
    expect(shown.slice(-questions.length)).toEqual(questions);
  }).toPass({ timeout: 20_000 });
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await saved();
});

test("adds an arc by city and coordinates", async () => {
  await open("Home");
  const add = page.getByRole("button", { name: "Add arc" });
  const index = await page
    .getByRole("region", { name: "Arcs" })
    .getByRole("listitem")
    .count();
  await add.click();
  const arc = `collaborate.arcs[${index}]`;
  const values = [
    ["start.city", "Porto"],
    ["start.lat", "41,15"],
    ["start.lng", "-8.61"],
    ["end.city", "Perth"],
    ["end.lat", "-31.95"],
    ["end.lng", "115.86"],
  ] as const;
  for (const [name, value] of values) await fill(`${arc}.${name}`, value);
  await saved();
  expect(read("home.json")).toContain('"lng": -8.61');
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("Porto").first()).toBeAttached({
    timeout: 60_000,
  });
  const title = field(arc).locator("> summary");
  await expect(title).toHaveText("Porto – Perth");
});

test("shows each problem beside its field and writes nothing", async () => {
  const problems = [
    ["Home", "meta.description", "Too short.", "a description of 50 to 160"],
    ["Home", "hero.learnMore", "", "a text that is not empty"],
    ["Home", "collaborate.arcs[0].start.lat", "-85", "a latitude from -80"],
    ["Home", "collaborate.arcs[0].start.lng", "x", "a number"],
    ["Home", "collaborate.statistics[0].number", "12345678", "at most 7"],
    ["Team", "groups[0].members[0].mail", "nobody", "an e-mail address"],
    ["Team", "groups[0].members[0].linkedin", "me", "LinkedIn"],
    ["Questions", "faqs[1].question", "", "a text that is not empty"],
    ["Footer and site", "url", "http://example.org", "https://"],
    ["Footer and site", "security.languages[0]", "English!", "language tag"],
  ] as const;
  const before = changedLines();
  for (const [content, id, value, words] of problems) {
    await open(content);
    await fill(id, value);
    const help = page.locator(`[id="${id} help"]`);
    await expect(help.locator(".problem")).toContainText(words);
    await expect(field(id)).toHaveAttribute("aria-invalid", "true");
    const link = page.locator(".summary").getByRole("link").first();
    await link.click();
    await expect(field(id)).toBeFocused();
    if (id.endsWith(".mail")) await expectAccessible(page, ".editor");
    expect(changedLines()).toEqual(before);
    await page.keyboard.press("Control+z");
    await saved();
  }
});

test("keeps invalid drafts on reload", async () => {
  await open("Home");
  await fill("meta.description", "Not long enough yet.");
  await expect(page.locator(".summary")).toBeVisible();
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(field("meta.description")).toHaveValue("Not long enough yet.");
  await fill(
    "meta.description",
    /"description": "(.*)"/.exec(read("home.json"))?.[1] ?? "",
  );
  await saved();
});

test("refuses pictures that are broken, too small, too large or HEIC", async () => {
  await open("About");
  const input = field("whatIsGainova.image");
  const choose = (name: string, buffer: Buffer) =>
    input.setInputFiles({ name, mimeType: "image/jpeg", buffer });
  const alert = page.locator(".field").getByRole("alert");
  await choose("broken.jpg", Buffer.from("no picture"));
  await expect(alert).toContainText("cannot be opened");
  await choose("a.heic", Buffer.from("....ftypheic...."));
  await expect(alert).toContainText("HEIC");
  await choose("small.jpg", await photo(300, 300));
  await expect(alert).toContainText("at least 800 px wide");
  const large = Buffer.concat([await photo(2000, 2000), Buffer.alloc(3e7)]);
  await choose("large.jpg", large);
  await page.getByRole("button", { name: "Use this part" }).click();
  await expect(alert).toContainText("larger than 25 MB");
});

test("takes a picture that is dropped", async () => {
  const before = await field("whatIsGainova.image").evaluate(
    (input) => input.parentElement?.textContent,
  );
  const bytes = (await photo(2000, 1600)).toString("base64");
  const dropped = await page.evaluateHandle((base64) => {
    const data = new DataTransfer();
    const file = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    data.items.add(new File([file], "a.jpg", { type: "image/jpeg" }));
    return data;
  }, bytes);
  const target = page.locator('.picture:has([id="whatIsGainova.image"])');
  await target.dispatchEvent("drop", { dataTransfer: dropped });
  await page.getByRole("button", { name: "Use this part" }).click();
  await expect(target).not.toHaveText(before ?? "");
  await saved();
  await page.keyboard.press("Control+z");
  await saved();
  await page.getByRole("button", { name: "1 unused picture" }).click();
  await page
    .getByRole("button", { name: /^Delete/ })
    .last()
    .click();
  await page.getByRole("button", { name: "Close", exact: true }).click();
});

test("chooses an icon by picture", async () => {
  await open("About");
  await show("whyGainova.cards[0].icon");
  await field("whyGainova.cards[0].icon").click();
  const dialog = page.getByRole("dialog", { name: "Choose an icon" });
  await dialog.getByLabel("Search").fill("rocket");
  await expectAccessible(page, "dialog");
  await dialog.getByRole("button", { name: "rocket", exact: true }).click();
  await saved();
  expect(read("about.json")).toContain('"icon": "rocket"');
});

test("notices a change on disk and leaves the choice to the maintainer", async () => {
  const file = path.join(project.folder, "data/faqs.json");
  const change = async (question: string) => {
    const faqs = JSON.parse(await readFile(file, "utf8")) as {
      faqs: { question: string }[];
    };
    Object.assign(faqs.faqs[0] ?? {}, { question });
    await writeFile(file, `${JSON.stringify(faqs, null, 2)}\n`);
  };
  await open("Questions");
  await change("Asked by git?");
  await expect(page.locator("summary").first()).toHaveText("Asked by git?");
  await fill("faqs[1].question", "");
  await expect(page.locator(".summary")).toBeVisible();
  await change("Asked by git again?");
  await expect(
    page.getByText("This content was changed outside the editor"),
  ).toBeVisible();
  await expectAccessible(page, ".editor");
  await fill("faqs[1].question", "Mine?");
  await page.waitForTimeout(1000);
  expect(read("faqs.json")).not.toContain("Mine?");
  await page.getByRole("button", { name: "Use the version on disk" }).click();
  await expect(page.locator("summary").first()).toHaveText(
    "Asked by git again?",
  );
  await saved();
  await fill("faqs[1].question", "");
  await expect(page.locator(".summary")).toBeVisible();
  await change("Asked by git once more?");
  await page.getByRole("button", { name: "Keep my version" }).click();
  await fill("faqs[1].question", "Mine?");
  await saved();
  expect(read("faqs.json")).toContain("Mine?");
  expect(read("faqs.json")).not.toContain("once more");
});

test("says what to do when a file cannot be written", async () => {
  const file = path.join(project.folder, "data/interface.json");
  execFileSync("chmod", ["444", file]);
  await open("Names of buttons");
  await fill("loading", "Loading the page");
  await expect(page.getByText("is read-only")).toBeVisible();
  execFileSync("chmod", ["644", file]);
  await saved();
  expect(read("interface.json")).toContain("Loading the page");
});

test("refuses other hosts and origins, and paths outside the content", async ({
  request,
}) => {
  const api = `${project.url}api/content`;
  const { port, origin } = new URL(project.url);
  const status = async (headers: Record<string, string>, method = "GET") =>
    (await request.fetch(api, { headers, method, data: "[]" })).status();
  expect(await status({ host: "evil.example" })).toBe(403);
  expect(await status({ origin: "https://evil.example" }, "PUT")).toBe(403);
  expect(await status({}, "PUT")).toBe(403);
  expect(await status({ "sec-fetch-site": "cross-site" })).toBe(403);
  const forwarded = `octo-space-${port}.app.github.dev`;
  expect(await status({ host: forwarded })).toBe(200);
  expect(
    await status({ host: forwarded, origin: `https://${forwarded}` }, "PUT"),
  ).toBe(200);
  expect(await status({ host: `other-${port}.app.github.dev` })).toBe(403);
  for (const file of [
    "../package.json",
    "schemas/team.schema.json",
    "x.json",
  ]) {
    const answer = await request.put(api, {
      headers: { origin },
      data: JSON.stringify([{ file, value: {}, version: "" }]),
    });
    expect(answer.status()).toBe(400);
  }
  const outside = await request.get(`${project.url}images/..%2f..%2fsite.json`);
  expect(outside.status()).toBe(404);
});

test("has no accessibility issues or overflow in all widths", async () => {
  // 720 px is 1440 px at 200 % zoom, 320 px is 1280 px at 400 %.
  for (const width of [1440, 768, 720, 390, 320]) {
    await page.setViewportSize({ width, height: width === 720 ? 450 : 900 });
    await expectAccessible(page, ".editor");
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.locator("iframe")).toBeVisible();
  await expect(field("loading")).toBeHidden();
  await page.getByRole("button", { name: "Form", exact: true }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
});

test("duplicates an entry, with a number of its own", async () => {
  await open("Features");
  const titles = page.locator(".form summary");
  const count = await titles.count();
  const first = (await titles.first().textContent()) ?? "";
  await page.getByRole("button", { name: `Duplicate ${first}` }).click();
  await expect(titles).toHaveCount(count + 1);
  await expect(titles.nth(1)).toHaveText(first);
  const features = () =>
    (
      JSON.parse(read("features.json")) as {
        features: { id: number; title: string }[];
      }
    ).features;
  const id = Math.max(...features().map((feature) => feature.id)) + 1;
  await show("features[1].id");
  await expect(field("features[1].id")).toHaveValue(`${id}`);
  await fill("features[1].title", "Launched");
  await saved();
  const [original, copy] = features();
  expect(copy).toEqual({ ...original, id, title: "Launched" });
});

test("deletes a picture that nothing uses any more", async () => {
  const picture = path.join(project.folder, "data/images/team/left-over.jpg");
  writeFileSync(picture, await photo());
  await page.getByRole("button", { name: "1 unused picture" }).click();
  await expectAccessible(page, "dialog");
  await page
    .getByRole("button", { name: /^Delete/ })
    .last()
    .click();
  await expect(page.getByText("All pictures are used.")).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  expect(existsSync(picture)).toBe(false);
});

test("publishes to a branch of the remote, never to main", async () => {
  const main = project.git("rev-parse", "main");
  project.git("config", "user.email", "");
  project.git("config", "user.name", "");
  await page.getByRole("button", { name: "Publish" }).click();
  const dialog = page.getByRole("dialog", { name: "Publish" });
  await expect(dialog.getByText("Zoë O’Neill").first()).toBeVisible();
  await expectAccessible(page, "dialog");
  await dialog.getByLabel("What did you change").fill("Add Zoë O’Neill");
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog.getByRole("alert")).toContainText("your work is kept");
  expect(project.git("branch", "--show-current").trim()).toBe("main");
  project.git("config", "user.name", "Maintainer");
  project.git("config", "user.email", "maintainer@example.org");
  project.git("remote", "set-url", "origin", `${project.remote}-unreachable`);
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog.getByRole("alert")).toContainText("but not sent");
  project.git("remote", "set-url", "origin", project.remote);
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog.getByText("Your changes were sent")).toBeVisible();
  const branch = project.git("branch", "--show-current").trim();
  expect(branch).toMatch(/^content\/.*-add-zoe-oneill$/);
  const remote = execFileSync("git", ["for-each-ref", "--format=%(refname)"], {
    cwd: project.remote,
    encoding: "utf8",
  });
  expect(remote).toContain(`refs/heads/${branch}`);
  expect(project.git("rev-parse", "main")).toBe(main);
  expect(project.git("status", "--porcelain", "--", "data")).toBe("");
  await dialog.getByRole("button", { name: "Close" }).click();
});

test("starts the preview again after it has stopped", async () => {
  project.stopPreview();
  await expect(page.getByText("The preview has stopped.")).toBeVisible();
  await expectAccessible(page, ".editor");
  await open("Questions");
  await fill("faqs[2].question", "Does the preview start again?");
  await expect(page.getByText("The preview is starting.")).toBeVisible();
  await saved();
});

test("leaves content that the check and Prettier accept", () => {
  const run = (...args: string[]) =>
    execFileSync("npx", args, { cwd: project.folder, encoding: "utf8" });
  expect(run("tsx", "scripts/check.ts", "--brief")).toContain("No problems");
  run(
    "prettier",
    "--check",
    "--ignore-path=.gitignore",
    "data/*.json",
    "data/legal/*.json",
  );
});

test("builds pages with the edits, and without a byte of the editor", async () => {
  await project.stop();
  execFileSync(process.execPath, ["scripts/gatsby.mjs", "build"], {
    cwd: project.folder,
    env: { ...process.env, CI: "true" },
    stdio: process.env.EDITOR_LOG ? "inherit" : "ignore",
  });
  const folder = path.join(project.folder, "public");
  const html = (name: string) => readFileSync(path.join(folder, name), "utf8");
  expect(html("teams.html")).toMatch(
    /Projects.*Zoë O’Neill|Zoë O’Neill.*Projects/s,
  );
  expect(html("teams.html")).toContain("zoe-oneill");
  expect(html("features.html")).toContain("Launched");
  expect(html("index.html")).toMatch(/Porto.*Perth/s);
  const files = readdirSync(folder, {
    recursive: true,
    withFileTypes: true,
  }).filter((file) => file.isFile() && /\.(js|css|html)$/.test(file.name));
  expect(files.length).toBeGreaterThan(10);
  for (const { parentPath, name } of files)
    expect(readFileSync(path.join(parentPath, name), "utf8")).not.toMatch(
      /__edit|gainova-editor|easy-crop|entry-buttons/i,
    );
});
