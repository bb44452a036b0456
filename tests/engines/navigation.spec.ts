import home from "../fixtures/site/home.json";
import navigation from "../fixtures/site/navigation.json";
import { expect, test } from "./test";

const button = (label: string) =>
  `nav button[aria-label="${navigation.sectionsButton.replace("{label}", label)}"]`;

test("a link changes the page without a new document", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.evaluate(() => {
    document.documentElement.dataset.marked = "yes";
  });
  await visitor.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  await visitor.click("a", home.hero.learnMore);
  await visitor.seeAddress("/about");
  await visitor.see(() => document.querySelector("#about-hero") !== null);
  await visitor.see(() => scrollY === 0);
  await visitor.seeAttribute("html", "data-marked", "yes");

  await visitor.back();
  await visitor.seeAddress("/");
  await visitor.see(() => scrollY === 300);
  await visitor.seeAttribute("html", "data-marked", "yes");
});

test("a dropdown's anchor on another page lands on its section", async ({
  visitor,
}) => {
  await visitor.open("/features");
  await visitor.hover("nav a", "Teams");
  await visitor.click("nav a", "Creative");
  await visitor.seeAddress("/teams#creative");
  await visitor.seeAtTop("#creative");
});

test("a dropdown opens by hover and button, and closes by Escape", async ({
  visitor,
}) => {
  await visitor.open("/");
  await visitor.hover("nav a", "About");
  await visitor.seeAttribute(button("About"), "aria-expanded", "true");
  await visitor.seeText("nav li li a", "Why GAINOVA");
  await visitor.hover("h1");
  await visitor.seeAttribute(button("About"), "aria-expanded", "false");

  await visitor.click(button("Teams"));
  await visitor.seeAttribute(button("Teams"), "aria-expanded", "true");
  await visitor.press("Escape");
  await visitor.seeAttribute(button("Teams"), "aria-expanded", "false");
  expect(
    await visitor.evaluate(() =>
      document.activeElement?.getAttribute("aria-label"),
    ),
  ).toBe("Teams sections");
  await visitor.press("Enter");
  await visitor.seeAttribute(button("Teams"), "aria-expanded", "true");
});

test("on a phone the menu covers the page and leads on", async ({
  visitor,
}) => {
  const menu = "nav button[aria-expanded]";
  await visitor.resize(390, 844);
  await visitor.open("/");
  for (const close of ["button", "Escape"]) {
    await visitor.click(menu, navigation.openMenu);
    await visitor.seeAttribute("nav", "data-menu", "open");
    await visitor.seeText("nav a", "Teams");
    await visitor.see(() =>
      [0.02, 0.5, 0.98].every(
        (y) =>
          document
            .elementFromPoint(innerWidth / 2, y * innerHeight)
            ?.closest("nav") !== null,
      ),
    );
    if (close === "Escape") await visitor.press("Escape");
    else await visitor.click(menu, navigation.closeMenu);
    await visitor.seeAttribute("nav", "data-menu", "closed");
  }
  await visitor.click(menu, navigation.openMenu);
  await visitor.click("nav a", "Teams");
  await visitor.seeAddress("/teams");
  await visitor.seeAttribute("nav", "data-menu", "closed");
});

test("the bar steps aside for the footer, and comes back", async ({
  visitor,
}) => {
  const barShows = () =>
    document.querySelector("nav")?.checkVisibility({
      visibilityProperty: true,
    }) === true;
  const barIsAside = () =>
    document.querySelector("nav")?.checkVisibility({
      visibilityProperty: true,
    }) === false;
  await visitor.open("/about");
  await visitor.see(barShows);
  await visitor.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
  await visitor.see(barIsAside);
  await visitor.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await visitor.see(barShows);
});

test("a lost visitor finds the way home", async ({ visitor }) => {
  await visitor.open("/nowhere/at/all");
  await visitor.click("main a");
  await visitor.seeAddress("/");
  await visitor.see(() => document.querySelector("#home") !== null);
});
