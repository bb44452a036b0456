import { madeUpContent } from "../testing/madeUpContent";
import { oneMailRecipient } from "./oneMailRecipient";

const site = (connect: readonly string[], follow: readonly string[]) => {
  const group = (hrefs: readonly string[]) => ({
    accounts: hrefs.map((href) => ({ href })),
  });
  return { "site.json": { connect: group(connect), follow: group(follow) } };
};

const mail = "mailto:hello@example.org";

test.each([
  ["connect", site(["tel:+1", mail], [])],
  ["follow", site(["tel:+1"], [mail])],
])("says nothing of one recipient in %s", (_, files) => {
  expect(oneMailRecipient(madeUpContent(files))).toEqual([]);
});

test("finds a second recipient", () => {
  expect(oneMailRecipient(madeUpContent(site([mail], [mail])))).toMatchObject([
    {
      path: "follow.accounts[0].href",
      found: `"${mail}" besides the one at data/site.json:5:17`,
    },
  ]);
});

test("misses a recipient, unless an account may only be misspelt", () => {
  const files = site(["https://example.org"], []);
  expect(oneMailRecipient(madeUpContent(files))).toMatchObject([
    { path: "connect.accounts", found: "no mailto: account" },
  ]);
  expect(oneMailRecipient(madeUpContent(files, {}, false))).toEqual([]);
});
