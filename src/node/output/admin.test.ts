import team from "../../../tests/fixtures/site/team.json";
import { problemsOn } from "../../../tests/jest/testContent";
import type { PageData } from "../../admin/main";
import { declaredPages } from "../../content/declarations";
import { timeZoneNames } from "../../content/localTime";
import { readCopy } from "../../content/readCopy";
import { adminHtml } from "./admin";

jest.mock("../../content/readCopy");

test("the page that edits the content finds its files and pages below a path, and proposes the links that the check takes", async () => {
  const site = { name: "GAINOVA" };
  const groups = [
    { anchor: "lead", members: [] },
    { anchor: "tech", members: [{}] },
  ];
  jest.mocked(readCopy).mockReturnValue([{ ...site, groups }] as never);
  const pages = ["/teams", "/terms"].map((path) => ({ path }));
  const args = { pathPrefix: "/gainova", getNodesByType: () => pages as never };
  const html = await adminHtml(args, "main-1.js", false);
  expect(html).toContain('src="/gainova/admin/main-1.js"');
  expect(html).toContain('"src":"/gainova/favicon.svg"');
  expect(html).toContain('"preview_path":"/gainova/teams"');
  expect(html).toContain(
    '"anchor":["/teams#teams-hero","/teams#tech","/teams#contact","/terms#contact"]',
  );
});

test("the check accepts each choice that forms offer", async () => {
  const site = { name: "GAINOVA", url: "https://example.org" };
  jest
    .mocked(readCopy)
    .mockReturnValue([{ ...site, groups: team.groups }] as never);
  const nodes = declaredPages.map((path) => ({ path }));
  const args = { pathPrefix: "", getNodesByType: () => nodes as never };
  const html = await adminHtml(args, "main-1.js", false);
  const [, data = ""] = /id="data">(.*?)</.exec(html) ?? [];
  const { page, link, anchor, icon } = (JSON.parse(data) as PageData).choices;
  const toPath = (path: string) => ({ label: path, path });
  const card = (title: string) => ({ title, icon: "rocket", description: "x" });
  const event = { announced: "2040-01-01", starts: "2040-12-01T12:00" };
  const content = {
    "site.json": { legalLinks: page?.map(toPath) },
    "navigation.json": { "items[0].subsections": anchor?.map(toPath) },
    "home.json": {
      "ecosystem.items": link?.map((href) => ({
        ...card(href),
        link: { label: "Go", href },
      })),
    },
    "why-join.json": {
      "reasons.cards": icon?.map((name) => ({ ...card(name), icon: name })),
    },
    "programs/events.json": {
      entries: timeZoneNames().map((timeZone) => ({
        ...{ title: timeZone, description: "x", timeZone },
        ...event,
      })),
    },
  };
  expect(await problemsOn(content)).toEqual([]);
});
