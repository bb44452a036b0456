import { setTimeout as pause } from "node:timers/promises";

import { SEEN_KEY } from "../../src/loading/runLoadingScreen";
import { notFoundPath } from "../drivers/pageSetup";
import { serve } from "../servers/serve";
import { serveInParts } from "../servers/serveInParts";
import { HIDDEN_BY_DESIGN, unseenContent } from "../assertions/visibleText";
import { expect, test } from "./engineTest";

/** Time after which every browser has painted the HTML that has arrived, in ms. */
const PAUSE_MS = 500;

// The tests leave pages while scripts are loading, and browsers can log this.
test.use({ allowMessages: true });

test("shows all content of a page that arrives in parts", async ({
  visitor,
}) => {
  const { url, close } = await serveInParts(() => pause(PAUSE_MS));
  await visitor.tab.goto(`${url}/robots.txt`);
  // The loading screen would cover the page.
  await visitor.tab.evaluate(
    (key = "") => sessionStorage.setItem(key, "true"),
    SEEN_KEY,
  );
  for (const path of ["/", "/teams", "/features", notFoundPath]) {
    await visitor.tab.goto(url + path);
    await expect
      .poll(
        () => visitor.tab.evaluate(unseenContent, HIDDEN_BY_DESIGN, "scroll"),
        { message: path },
      )
      .toEqual([]);
  }
  close();
});

/**
 * Shows Home in a frame, because drivers would wait for the late scripts of a page.
 * Scrolls to a section. Records the section's top, in px, three times: after the scroll,
 * when Home falls back to its no-JS version, and after hydration. Runs in the page.
 */
function recordTops(): void {
  const frame = document.createElement("iframe");
  const find = (selector: string) =>
    frame.contentDocument?.querySelector(selector);
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const isThere = (selector: string) => Boolean(find(selector));
  const tops: number[] = [];
  const recordTop = () => {
    const { top = NaN } = find("#goal")?.getBoundingClientRect() ?? {};
    tops.push(Math.round(top));
    document.body.dataset.tops = tops.join();
  };
  const record = async () => {
    await until(() => isThere("html:not(.loading) > body #contact"));
    find("#goal")?.scrollIntoView({ behavior: "instant" });
    recordTop();
    await until(() => !isThere("with-scripts"));
    recordTop();
    await until(() => isThere("with-scripts ~ body nav.visible"));
    recordTop();
  };
  frame.style.cssText = "width: 390px; height: 844px";
  frame.src = "/";
  document.body.replaceChildren(frame);
  void record();
}

test("keeps content in place while scripts are late", async ({ visitor }) => {
  let deliver: () => void = () => undefined;
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const { url, close } = await serve((request, response) => {
    const respond = async () => {
      const { url: path = "" } = request;
      if (path.endsWith(".js")) await delivered;
      const answer = await fetch(`${process.env.TEST_URL}${path}`);
      const type = answer.headers.get("content-type") ?? "";
      response.writeHead(answer.status, { "content-type": type });
      response.end(Buffer.from(await answer.arrayBuffer()));
    };
    respond().catch(() => response.destroy());
  });
  await visitor.tab.goto(`${url}/robots.txt`);
  await visitor.tab.evaluate(recordTops);
  const readTops = () =>
    visitor.tab.evaluate(() => (document.body.dataset.tops ?? "").split(","));
  await expect.poll(readTops).toHaveLength(2);
  deliver();
  await expect.poll(readTops).toHaveLength(3);
  const [before, ...after] = (await readTops()).map(Number);
  for (const top of after) {
    expect(Math.abs(top - (before ?? NaN))).toBeLessThan(3);
  }
  close();
});
