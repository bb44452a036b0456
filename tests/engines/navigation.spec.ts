import home from "../fixtures/site/home.json";
import navigation from "../fixtures/site/navigation.json";
import { test } from "./engineTest";

const sections = (label: string, isExpanded: boolean) =>
  `nav button[aria-label="${navigation.sectionsButton.replace("{label}", label)}"][aria-expanded=${isExpanded}]`;

test("a link loads no new document, and back restores the scroll position", async ({
  visitor,
}) => {
  await visitor.open("/");
  await visitor.tab.evaluate(() => {
    document.documentElement.dataset.marked = "yes";
    scrollTo({ top: 300, behavior: "instant" });
  });
  await visitor.click("a", home.hero.learnMore);
  await visitor.expectUrl("/about");
  await visitor.expectVisible("html[data-marked] #about-hero");
  await visitor.waitUntil(() => scrollY === 0);

  await visitor.tab.evaluate(() => history.back());
  await visitor.expectUrl("/");
  await visitor.waitUntil(() => scrollY === 300);
  await visitor.expectVisible("html[data-marked]");
});

test("a dropdown opens on hover and by its button, and leads to a section", async ({
  visitor,
}) => {
  await visitor.open("/features");
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

test("the mobile menu covers the page, closes on Escape and links to pages", async ({
  visitor,
}) => {
  const menu = "nav button[aria-expanded]";
  await visitor.tab.setViewport({ width: 390, height: 844 });
  await visitor.open("/");
  await visitor.click(menu, navigation.openMenu);
  await visitor.expectVisible("nav[data-menu=open] a", "Teams");
  await visitor.waitUntil(() =>
    [0.02, 0.5, 0.98].every((y) =>
      document.elementFromPoint(200, y * innerHeight)?.closest("nav"),
    ),
  );
  await visitor.tab.keyboard.press("Escape");
  await visitor.expectVisible("nav[data-menu=closed]");
  await visitor.click(menu, navigation.openMenu);
  await visitor.click(menu, navigation.closeMenu);
  await visitor.expectVisible("nav[data-menu=closed]");
  await visitor.click(menu, navigation.openMenu);
  await visitor.click("nav a", "Teams");
  await visitor.expectUrl("/teams");
  await visitor.expectVisible("nav[data-menu=closed]");
});
