import { expect } from "@playwright/test";

import { test } from "./engineTest";

test.use({ allowMessages: true });

test("/admin/ says that local files need another browser, and offers sign-in", async ({
  visitor,
  baseURL,
}) => {
  await visitor.tab.goto(`${baseURL}/admin/`);
  await visitor.expectVisible("[role=alert]", "use Chrome or Edge instead");
  // The CMS may not listen yet.
  await expect
    .poll(async () => {
      const isOpen = await visitor.tab.evaluate(
        () => document.querySelector("dialog") !== null,
      );
      if (!isOpen) await visitor.click("button", "Sign In Using Access Token");
      return isOpen;
    })
    .toBe(true);
  await visitor.expectVisible("dialog", "It must have read/write access");
});
