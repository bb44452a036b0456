import { SEEN_KEY } from "../../src/loading/runLoadingScreen";
import { templatePages } from "../assertions/sitePages";
import { faqs } from "../fixtures/site/faqs.json";
import home from "../fixtures/site/home.json";
import site from "../fixtures/site/site.json";
import { expect, test } from "./engineTest";

test("loads a page of each template that fits the viewport", async ({
  visitor,
}) => {
  for (const { path } of templatePages()) {
    await visitor.open(path);
    await visitor.expectVisible("h1");
    await visitor.waitUntil(() => document.body.scrollWidth <= innerWidth);
  }
  const isSeen = (key = "") => sessionStorage.getItem(key) !== null;
  await visitor.waitUntil(isSeen, SEEN_KEY);
});

test("changes routes and opens dropdowns", async ({ visitor }) => {
  const sections = (label: string, isExpanded: boolean) =>
    `nav button[aria-label="${label} sections"][aria-expanded=${isExpanded}]`;
  await visitor.open("/");
  await visitor.tab.evaluate(() => {
    // This listener runs after the page's own scroll listener.
    addEventListener("scroll", () => {
      document.documentElement.dataset.marked = "yes";
    });
    scrollTo({ top: 300, behavior: "instant" });
  });
  await visitor.expectVisible("html[data-marked]");
  await visitor.click("a", home.hero.learnMore);
  await visitor.expectUrl("/about");
  await visitor.expectVisible("html[data-marked] #about-hero");
  await visitor.waitUntil(() => scrollY === 0);
  await visitor.tab.evaluate(() => history.back());
  await visitor.expectUrl("/");
  await visitor.waitUntil(() => scrollY === 300);
  await visitor.expectVisible("html[data-marked]");

  await visitor.hover("nav a", "About");
  await visitor.expectVisible(sections("About", true));
  await visitor.hover("h1");
  await visitor.expectVisible(sections("About", false));
  await visitor.click(sections("Teams", false));
  await visitor.expectVisible(sections("Teams", true));
  await visitor.tab.keyboard.press("Escape");
  await visitor.expectVisible(`${sections("Teams", false)}:focus`);
  await visitor.tab.keyboard.press("Enter");
  await visitor.click("nav a", "Creative");
  await visitor.expectUrl("/teams#creative");
  await visitor.expectAtTop("#creative");
});

test("keeps the scroll position on reload and back", async ({
  visitor,
  engineName,
}) => {
  for (const [address, top] of [
    ["/teams", 700],
    ["/teams#tech", 700],
    // At position 0, browsers would scroll to the hash's element.
    ["/teams#tech", 0],
  ] as const) {
    await visitor.open("/about");
    await visitor.open(address);
    if (engineName === "firefox" && address.includes("#")) {
      // Firefox drops `history.state` if the same URL with a hash is opened again.
      await visitor.tab.evaluate(() => location.assign(location.href));
    }
    await visitor.tab.evaluate((position) => {
      addEventListener("scroll", () => {
        document.documentElement.dataset.marked = "yes";
      });
      scrollTo({ top: Number(position) + 50, behavior: "instant" });
      scrollTo({ top: Number(position), behavior: "instant" });
    }, String(top));
    await visitor.expectVisible("html[data-marked]");
    for (const leave of [
      () =>
        visitor.tab.evaluate(() => void setTimeout(() => location.reload())),
      async () => {
        await visitor.tab.goto(`${process.env.TEST_URL ?? ""}/robots.txt`);
        await visitor.tab.evaluate(() => void setTimeout(() => history.back()));
      },
    ]) {
      await leave();
      await visitor.expectVisible("html:not([data-marked]) nav.visible");
      // Fonts that load late change the height of the content above.
      await visitor.waitUntil(
        (position) => Math.abs(scrollY - Number(position)) < 60,
        String(top),
      );
    }
  }
});

test("reveals a tall section at a fifth of the viewport", async ({
  visitor,
}) => {
  await visitor.tab.setViewport({ width: 390, height: 300 });
  await visitor.open("/");
  await visitor.tab.evaluate(() => {
    // A fifth of the viewport is 60 px. The section is 20 px in view. The observer's
    // margin adds 50 px.
    const section = document.querySelector("#features");
    const { top = 0 } = section?.getBoundingClientRect() ?? {};
    scrollTo({ top: scrollY + top - innerHeight + 20, behavior: "instant" });
  });
  await visitor.expectVisible("#features.visible");
});

test("opens and closes the mobile menu over the page", async ({ visitor }) => {
  const menu = "nav button[aria-expanded]";
  await visitor.tab.setViewport({ width: 390, height: 844 });
  await visitor.open("/");
  await visitor.click(menu, "Open menu");
  await visitor.expectVisible("nav[data-menu=open] a", "Teams");
  await visitor.waitUntil(() =>
    [0.02, 0.5, 0.98].every((y) =>
      document.elementFromPoint(200, y * innerHeight)?.closest("nav"),
    ),
  );
  await visitor.tab.keyboard.press("Escape");
  await visitor.expectVisible("nav[data-menu=closed]");
  await visitor.click(menu, "Open menu");
  await visitor.click("nav a", "Teams");
  await visitor.expectUrl("/teams");
  await visitor.expectVisible("nav[data-menu=closed]");
});

test("keeps the chosen theme and opens answers", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.expectVisible("body.light-mode");
  await visitor.click("nav button", "Switch to dark mode");
  await visitor.expectVisible("body.dark-mode");
  await visitor.open("/");
  await visitor.click("nav button", "Switch to light mode");
  await visitor.expectVisible("body.light-mode");

  const { question, answer } = faqs[0] ?? { question: "", answer: "" };
  await visitor.waitUntil(() =>
    [...document.querySelectorAll("#faqs h3 + * p")].every(
      (closed) => !closed.checkVisibility(),
    ),
  );
  await visitor.click("#faqs button", question);
  await visitor.expectVisible("#faqs p", answer);
});

test("opens and closes the contact dialog and sends mail", async ({
  visitor,
}) => {
  const trigger = ["#faqs button", home.questions.contact] as const;
  await visitor.open("/");
  for (const close of [
    () => visitor.click("dialog button", "Close"),
    () => visitor.tab.keyboard.press("Escape"),
    () => visitor.tab.mouse.click(20, 450), // on the overlay
  ]) {
    await visitor.click(...trigger);
    await visitor.expectVisible("dialog[open] [name=name]:focus");
    // The overlay dims the page.
    await visitor.waitUntil(() => {
      const dialog = document.querySelector("dialog") ?? document.body;
      const { backgroundColor } = getComputedStyle(dialog, "::backdrop");
      return /, 0\.[5-9]\d*\)$/.test(backgroundColor);
    });
    await close();
    await visitor.waitUntil(() => !document.querySelector("dialog[open]"));
    await visitor.expectVisible("#faqs button:focus", home.questions.contact);
  }

  await visitor.click(...trigger);
  await visitor.fill("dialog [name=name]", "Ada & Zoë");
  await visitor.click("dialog button[type=submit]");
  await visitor.expectVisible("dialog[open] [name=email]:focus");
  await visitor.fill("dialog [name=email]", "ada@example.com");
  await visitor.fill("dialog [name=purpose]", "50% of it?");
  await visitor.click("dialog button[type=submit]");
  await expect.poll(visitor.mail).toMatch(/^mailto:/);
  const mail = new URL((await visitor.mail()) ?? "");
  const account = site.connect.accounts.find(({ label }) => label === "Email");
  expect(`mailto:${mail.pathname}`).toBe(account?.href);
  expect(mail.searchParams.get("subject")).toContain("Ada & Zoë");
  expect(mail.searchParams.get("body")).toContain("50% of it?");
});
