import { setTimeout as pause } from "node:timers/promises";

import { SEEN_KEY } from "../../src/loading/runLoadingScreen";
import { notFoundPath } from "../page/pageSetup";
import { serveInParts } from "../servers/serveInParts";
import { HIDDEN_BY_DESIGN, unseenContent } from "../expected/visibleText";
import { expect, test } from "./engineTest";

/** Long enough for a browser to paint what has come, in ms. */
const PAUSE_MS = 500;

// It leaves pages whose scripts are on their way.
test.use({ allowMessages: true });

test("all content of a page shows whose HTML arrives in parts", async ({
  visitor,
}) => {
  const { url, close } = await serveInParts(() => pause(PAUSE_MS));
  await visitor.tab.goto(`${url}/robots.txt`);
  // The loading screen would cover them.
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
