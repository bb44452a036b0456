import { viewports } from "../drivers/appearances";
import { serve } from "../servers/serve";
import { unseenContent } from "../assertions/visibleText";
import { expect, test } from "./engineTest";

// The saved page has no picture files, so the browser logs errors.
test.use({ allowMessages: true });

test("shows a saved page whole without starting scripts", async ({
  visitor,
}) => {
  await visitor.open("/");
  await visitor.tab.evaluate(() =>
    scrollTo({ top: document.body.scrollHeight, behavior: "instant" }),
  );
  await visitor.waitUntil(() => {
    const bar = document.querySelector("nav") ?? document.body;
    return !bar.checkVisibility({ visibilityProperty: true });
  });
  const saved = await visitor.tab.evaluate(
    () => document.documentElement.outerHTML,
  );
  const scripts: string[] = [];
  const { url, close } = await serve(
    ({ url: path = "", headers }, response) => {
      // The saved page keeps its prefetch links, so the browser can request their files.
      const isPrefetch = headers["sec-fetch-dest"] === "empty";
      if (path.endsWith(".js") && !isPrefetch) scripts.push(path);
      if (path !== "/copy") return void response.writeHead(404).end();
      response.setHeader("content-type", "text/html");
      response.end(`<!doctype html>${saved}`);
    },
  );
  await visitor.tab.setViewport(viewports.phone);
  await visitor.tab.goto(`${url}/copy`);
  await visitor.expectVisible("nav a", "Teams");
  // A key press would start the scripts of a page that is not saved.
  await visitor.tab.keyboard.press("Escape");
  // On phones, the footer's icons have no labels.
  await visitor.tab.setViewport(viewports.desktop);
  await expect
    .poll(() =>
      visitor.tab.evaluate(unseenContent, "svg, button:not([aria-expanded])"),
    )
    .toEqual([]);
  await visitor.expectVisible("nav a", "Teams");
  expect(scripts).toEqual([]);
  close();
});
