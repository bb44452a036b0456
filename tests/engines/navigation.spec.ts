import home from "../fixtures/site/home.json";
import navigation from "../fixtures/site/navigation.json";
import { test } from "./test";

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
  await visitor.seeAddress("/about");
  await visitor.see("html[data-marked] #about-hero");
  await visitor.until(() => scrollY === 0);

  await visitor.tab.evaluate(() => history.back());
  await visitor.seeAddress("/");
  await visitor.until(() => scrollY === 300);
  await visitor.see("html[data-marked]");
});

test("a dropdown opens on hover and by its button, and leads to a section", async ({
  visitor,
}) => {
  await visitor.open("/features");
  await visitor.hover("nav a", "About");
  await visitor.see(sections("About", true));
  await visitor.hover("h1");
  await visitor.see(sections("About", false));
  await visitor.click(sections("Teams", false));
  await visitor.see(sections("Teams", true));
  await visitor.tab.keyboard.press("Escape");
  await visitor.see(`${sections("Teams", false)}:focus`);
  await visitor.tab.keyboard.press("Enter");
  await visitor.click("nav a", "Creative");
  await visitor.seeAddress("/teams#creative");
  await visitor.seeAtTop("#creative");
});

test("on a phone the menu covers the page and leads on", async ({
  visitor,
}) => {
  const menu = "nav button[aria-expanded]";
  await visitor.tab.setViewport({ width: 390, height: 844 });
  await visitor.open("/");
  await visitor.click(menu, navigation.openMenu);
  await visitor.see("nav[data-menu=open] a", "Teams");
  await visitor.until(() =>
    [0.02, 0.5, 0.98].every((y) =>
      document.elementFromPoint(200, y * innerHeight)?.closest("nav"),
    ),
  );
  await visitor.tab.keyboard.press("Escape");
  await visitor.see("nav[data-menu=closed]");
  await visitor.click(menu, navigation.openMenu);
  await visitor.click(menu, navigation.closeMenu);
  await visitor.see("nav[data-menu=closed]");
  await visitor.click(menu, navigation.openMenu);
  await visitor.click("nav a", "Teams");
  await visitor.seeAddress("/teams");
  await visitor.see("nav[data-menu=closed]");
});
