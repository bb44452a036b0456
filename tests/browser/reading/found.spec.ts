import faqs from "../../fixtures/site/faqs.json";
import navigation from "../../fixtures/site/navigation.json";
import site from "../../fixtures/site/site.json";
import { lostPage, pages } from "../content";
import { expect, test } from "../test";

const addressOf = (path: string) => (path === "/" ? site.url : site.url + path);

for (const { path, meta } of pages) {
  test(`${path} says in schema.org's words what it is`, async ({ read }) => {
    const page = await read(path, { scripts: false });
    const script = page.locator('script[type="application/ld+json"]');
    const { "@graph": graph } = JSON.parse(
      (await script.textContent()) ?? "",
    ) as { "@graph": readonly { "@type": string }[] };
    const thing = (type: string) =>
      graph.filter((each) => each["@type"] === type);

    expect(thing("Organization")).toMatchObject([
      { name: site.name, url: site.url },
    ]);
    expect(thing("WebSite")).toMatchObject([
      { name: site.name, url: site.url },
    ]);
    expect(thing("WebPage")).toMatchObject([
      { url: addressOf(path), description: meta.description },
    ]);

    const label = navigation.items.find((item) => item.path === path)?.label;
    expect(thing("BreadcrumbList")).toMatchObject(
      path === "/"
        ? []
        : [
            {
              itemListElement: [
                { position: 1, item: site.url },
                {
                  position: 2,
                  item: addressOf(path),
                  name: label ?? meta.title,
                },
              ],
            },
          ],
    );
    expect(thing("FAQPage")).toMatchObject(
      path === "/"
        ? [
            {
              mainEntity: faqs.faqs.map(({ question, answer }) => ({
                name: question,
                acceptedAnswer: { text: answer },
              })),
            },
          ]
        : [],
    );
  });

  test(`${path} may be found`, async ({ read }) => {
    const page = await read(path, { scripts: false });
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  });
}

test("a lost address is not to be found", async ({ read }) => {
  const page = await read(lostPage.path, { scripts: false });
  await expect(page.locator("meta[name=robots]")).toHaveAttribute(
    "content",
    "noindex",
  );
});

test("security.txt says whom to write to, and until when", async ({
  request,
}) => {
  const answer = await request.get("/.well-known/security.txt");
  expect(answer.headers()["content-type"]).toMatch(/^text\/plain/);
  const fields = (await answer.text())
    .trimEnd()
    .split("\n")
    .map((line) => line.split(/: (.*)/).slice(0, 2));
  expect(fields).toEqual([
    ...site.security.contacts.map((contact) => ["Contact", contact]),
    ["Expires", `${site.security.expires}T23:59:59Z`],
    ["Preferred-Languages", site.security.languages.join(", ")],
    ["Canonical", `${site.url}/.well-known/security.txt`],
  ]);
});

test("humans.txt names those who made the site", async ({ request }) => {
  const answer = await request.get("/humans.txt");
  expect(answer.headers()["content-type"]).toMatch(/^text\/plain/);
  const text = await answer.text();
  for (const line of site.credits.flatMap(({ lines }) => lines)) {
    expect(text).toContain(line);
  }
});

test("the manifest's icons have the size that it says", async ({
  read,
  request,
}) => {
  const page = await read("/about", { scripts: false });
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const answer = await request.get(href ?? "");
  expect(answer.headers()["content-type"]).toMatch(
    /^application\/manifest\+json/,
  );
  const manifest = (await answer.json()) as {
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of manifest.icons) {
    const icon = await (await request.get(`/${src}`)).body();
    // A PNG's header has its width and height at bytes 16 and 20.
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
});
