import team from "../../../tests/fixtures/site/team.json";
import { problemsOn } from "../../../tests/fixtures/testContent";
import type { PageData } from "../../admin/adminPage";
import { fixedPaths } from "../../content/pages";
import { timeZoneNames } from "../../content/timeZones";
import { adminHtml } from "./admin";

/** Returns the HTML of /admin/ for a site with some team groups and pages. */
function htmlOf(groups: readonly object[], paths: readonly string[]) {
  const nodes: Record<string, readonly object[]> = {
    SiteContent: [{ name: "GAINOVA", url: "https://example.org" }],
    TeamContent: [{ groups }],
    SitePage: paths.map((path) => ({ path })),
  };
  const getNodesByType = (type: string) => nodes[type] as never;
  const args = { pathPrefix: "/gainova", getNodesByType };
  return adminHtml(args, "startCms-1.js", false);
}

test("suggests valid links and finds files with a prefix", async () => {
  const groups = [
    { anchor: "lead", members: [] },
    { anchor: "tech", members: [{}] },
  ];
  const html = await htmlOf(groups, ["/teams", "/terms"]);
  expect(html).toContain('src="/gainova/admin/startCms-1.js"');
  expect(html).toContain('"src":"/gainova/favicon.svg"');
  expect(html).toContain('"preview_path":"/gainova/teams"');
  expect(html).toContain(
    '"anchor":["/teams#teams-hero","/teams#tech","/teams#contact","/terms#contact"]',
  );
});

test("offers only choices that the check accepts", async () => {
  const html = await htmlOf(team.groups, fixedPaths);
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
    "join.json": {
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
