import { test } from "./engineTest";

test("/admin/ says that local files need another browser, and offers sign-in", async ({
  visitor,
  baseURL,
}) => {
  await visitor.tab.goto(`${baseURL}/admin/`);
  await visitor.expectVisible("[role=alert]", "use Chrome or Edge instead");
  await visitor.click("button", "Sign In Using Access Token");
  await visitor.expectVisible("dialog", "It must have read/write access");
});
