import type { ParentSpanPluginArgs } from "gatsby";

import { checkBeforeStart } from "./checkBeforeStart";

async function panicsOn(environment: Readonly<Record<string, string>>) {
  const before = { ...process.env };
  Object.assign(process.env, {
    CONTENT_DIR: "tests/fixtures/site",
    ...environment,
  });
  const panic = jest.fn();
  const args = {
    reporter: { panic, log: jest.fn() },
  } as unknown as ParentSpanPluginArgs;
  await checkBeforeStart(args);
  process.env = before;
  return panic.mock.calls.map(([message]) => message as string);
}

const elsewhere = { SITE_URL: "https://preview.example.org" };

test("builds a preview for another address", async () => {
  expect(await panicsOn(elsewhere)).toEqual([]);
});

test("stops a production build that search engines would not index", async () => {
  expect(await panicsOn({ ...elsewhere, PRODUCTION: "true" })).toEqual([
    expect.stringContaining("would be published at https://preview.exam"),
  ]);
});

test("stops on an invalid SITE_URL", async () => {
  expect(await panicsOn({ SITE_URL: "example.org" })).toEqual([
    expect.stringContaining('SITE_URL is "example.org"'),
  ]);
});
