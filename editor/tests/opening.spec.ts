import { expect } from "@playwright/test";

import { expectAccessible } from "../../tests/browser/axe";
import { skipWithoutGit, test } from "./editorTest";

skipWithoutGit();

test.describe.configure({ mode: "serial" });

test("lists all content in plain words", async ({ editor }) => {
  await editor.reset();
  const contents = editor.page.getByRole("navigation");
  // In this order; a content type that is added may stand between them.
  await expect(contents.getByRole("listitem")).toContainText([
    "Home",
    "Team",
    "Questions",
    "Features",
    "About",
    "Privacy Policy",
    "Terms of Service",
    "Page not found",
    "GAIA Academy",
    "Events",
    "GAINOVA Podcast",
    "Innovation Sprints",
    "Join",
    "Contact form",
    "Names of buttons",
    "Navigation",
    "Footer and site",
  ]);
  // What should be done some day is said once, when the editor opens.
  const message = editor.page.locator(".message");
  await expect(message).toContainText("placeholders left");
  await message.getByRole("button", { name: "Close the message" }).click();
});

test("shows the page beside the form once the preview is ready", async ({
  editor,
}) => {
  const { page } = editor;
  await expectAccessible(page, ".editor");
  // While it starts, Gatsby may answer with a page that never renders.
  await page.route(
    (url) => url.pathname === "/",
    (route) =>
      route.fulfill({ contentType: "text/html", body: "<p>Blank</p>" }),
    { times: 1 },
  );
  await editor.previewReady();
});

test("follows the form in the page, and never scrolls itself", async ({
  editor,
}) => {
  const { page, frame } = editor;
  for (const [content, id] of [
    ["Questions", "faqs[3].question"],
    ["Footer and site", "copyright"],
    ["Home", "questions.introduction"],
  ] as const) {
    await editor.open(content);
    await editor.show(id);
    await editor.field(id).focus();
    const text = await editor.field(id).inputValue();
    const shown = frame.getByText(text, { exact: true }).last();
    await expect(shown).toBeInViewport();
    const places = await page.evaluate(() =>
      [".bar", ".editor", "html"].map(
        (selector) =>
          document.querySelector(selector)?.getBoundingClientRect().top,
      ),
    );
    expect(places).toEqual([0, 0, 0]);
  }
});

test("has no accessibility issues, overflow or covered parts in all widths", async ({
  editor,
}) => {
  const { page } = editor;
  // Two lists of accounts have the same name.
  await editor.open("Footer and site");
  await expectAccessible(page, ".editor");
  await editor.open("Names of buttons");
  // 720 px is 1440 px at 200 % zoom, 320 px is 1280 px at 400 %.
  for (const width of [1440, 768, 720, 390, 320]) {
    await page.setViewportSize({ width, height: width === 720 ? 450 : 900 });
    await expectAccessible(page, ".editor");
    const overflow = await page.evaluate(() => [
      document.documentElement.scrollWidth - window.innerWidth,
      document.documentElement.scrollHeight - window.innerHeight,
    ]);
    expect(overflow).toEqual([0, 0]);
    // Each button of the contents can be clicked.
    const buttons = await page
      .getByRole("navigation")
      .getByRole("button")
      .all();
    for (const button of buttons) await button.click({ trial: true });
  }
  await editor.button("Preview").click();
  await expect(page.locator("iframe")).toBeVisible();
  await expect(editor.field("loading")).toBeHidden();
  await page.getByRole("button", { name: "Form", exact: true }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
});

test("refuses other hosts and origins, and paths outside the content", async ({
  request,
  project,
}) => {
  const api = `${project.url}api/content`;
  const { port, origin } = new URL(project.url);
  const status = async (
    headers: Record<string, string>,
    method = "GET",
    url = api,
  ) => (await request.fetch(url, { headers, method, data: "[]" })).status();
  expect(await status({ host: "evil.example" })).toBe(403);
  expect(await status({ origin: "https://evil.example" }, "PUT")).toBe(403);
  expect(await status({}, "PUT")).toBe(403);
  const other = { "sec-fetch-site": "cross-site" };
  for (const spelling of [
    "api/content",
    "content",
    "%61pi/content",
    "./api/content",
  ])
    expect(await status(other, "GET", project.url + spelling)).toBe(403);
  expect(await status({}, "GET", `${project.url}content`)).toBe(404);
  const forwarded = `octo-space-${port}.app.github.dev`;
  const own = { host: forwarded, origin: `https://${forwarded}` };
  expect(await status({ host: forwarded })).toBe(200);
  expect(await status(own, "PUT")).toBe(200);
  expect(await status({ host: `other-${port}.app.github.dev` })).toBe(403);
  expect(await status({ origin }, "PUT")).toBe(200);
  const outside = await request.get(`${project.url}images/..%2f..%2fsite.json`);
  expect(outside.status()).toBe(404);
});
