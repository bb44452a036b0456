import navigation from "../fixtures/site/navigation.json";
import { viewports } from "../page/appearances";
import { serve } from "../page/serve";
import { unseenContent } from "../page/visibleText";
import { expect, test } from "./engineTest";

// The pictures are not there.
test.use({ allowMessages: true });

test("a copy of a page that was saved scrolled, with its menu open, is whole and scrolls", async ({
  visitor,
}) => {
  await visitor.tab.setViewport(viewports.phone);
  await visitor.open("/");
  await visitor.tab.evaluate(() => scrollTo(0, 300));
  await visitor.click("nav button[aria-expanded]", navigation.openMenu);
  await visitor.expectVisible("nav[data-menu=open] a", "Teams");
  const saved = await visitor.tab.evaluate(
    () => document.documentElement.outerHTML,
  );
  const { url, close } = await serve(({ url: path = "" }, response) => {
    response.setHeader("content-type", "text/html");
    const withoutScripts = saved.replaceAll(/<script[^]*?<\/script>/g, "");
    if (path === "/stripped") response.end(`<!doctype html>${withoutScripts}`);
    else if (path === "/whole") response.end(`<!doctype html>${saved}`);
    else response.writeHead(404).end();
  });
  for (const path of ["/whole", "/stripped"]) {
    await visitor.tab.setViewport(viewports.phone);
    await visitor.tab.goto(url + path);
    await visitor.expectVisible("nav a", "Teams");
    // On phones, the footer's icons have no labels.
    await visitor.tab.setViewport(viewports.desktop);
    await expect
      .poll(() =>
        visitor.tab.evaluate(unseenContent, "svg, button:not([aria-expanded])"),
      )
      .toEqual([]);
    await visitor.waitUntil(() => {
      scrollTo(0, 500);
      const { overflow } = getComputedStyle(document.body);
      return scrollY > 400 && overflow === "visible";
    });
  }
  close();
});
