import { extremeContent } from "../../tests/content/extremeContent";
import {
  fixtureTexts,
  problemsOn,
  testContent,
  textOf,
  type Edits,
} from "../../tests/fixtures/testContent";
import { checkContent } from "./checkContent";
import { declarations } from "../content/declarations/allDeclarations";
import { team } from "../content/declarations/team";
import { joinWithOr } from "./wording";

const reportOn = async (edits: Edits) => checkContent(await testContent(edits));

test("accepts the fixture and extreme content", async () => {
  const { problems, fileCount } = await reportOn({});
  expect(problems).toEqual([]);
  expect(fileCount).toBe(fixtureTexts.size);
  const extreme = Object.entries(extremeContent()).map(
    ([file, json]) => [file, JSON.stringify(json)] as const,
  );
  expect(await problemsOn(Object.fromEntries(extreme))).toEqual([]);
});

const small = (width: number, height: number) => ({ width, height });

const inTeam = "team.json groups[0].members[0]";
const fields = joinWithOr(
  Object.keys(team.shape.groups.element.shape.members.element.shape),
);
const photo = "the name of a picture in data/images/team";
const anchor =
  '"lead", "projectmanagement", "research", "tech", "marketing" or "creative"';
const target =
  "the path of a page of this site with one of its anchors (a group without members has none)";
const path =
  "a path such as /about: small letters, digits and hyphens after each slash, and no slash at the end";
const ownPath =
  "a path such as /terms: a slash, then small letters, digits and hyphens, and none of index, 404, admin, static, page-data, slice-data, images, icons, about, teams, features, join";
const picture =
  "a file name that ends in .jpg, .png, .webp or .avif, without its folder and without # ? & + , ; : = @ $";
const address =
  "a valid https:// address without spaces, mailto: and one e-mail address in plain letters (a to z), or tel:+ and 7 to 15 digits without spaces";
const url =
  "https:// and a valid domain in plain letters (a to z), such as https://example.org, with nothing after it";
const date =
  "a date that exists, from the year 2000 on, written as in 2025-01-31";
const known = `one of the site's files, ${joinWithOr(
  declarations.map(({ file }) => file),
)}, where * is a name of small letters, digits and hyphens, other than index; rename it, or remove it from data/`;
const pictureFile =
  "a picture in JPEG, PNG, WebP or AVIF, whose name ends in .jpg, .png, .webp or .avif; export it as one of these, or remove it from data/";
const nineItems =
  "/ /about /teams /features /join /terms /privacy-policy /features/academy /features/events"
    .split(" ")
    .map((path, index) => ({ label: `${index}`, path }));

/** Values, and the only problem that the content has with each. */
// prettier-ignore
const values: readonly (readonly [place: string, value: unknown, problem: string])[] = [
  ["faqs.json faqs", [], "an empty list | a list of at least one item | -"],
  ["faqs.json faqs[0]", "A", '"A" | an object | -'],
  ["faqs.json faqs[0].answer", " ", '" " | a text that is not blank | -'],
  ["about.json meta.description", "Short", '"Short" (5 characters) | a description of 50 to 160 characters, not blank | -'],
  ["about.json meta.shareImageAlt", undefined, 'no field "shareImageAlt" | both "shareImage" and "shareImageAlt", or neither | -'],
  ["features.json features[1].id", "2", '"2" | a whole number from 1'],
  ["features.json features[1].id", 2, "2 | a different id: item 1 of this list has the same one | -"],
  ["features.json features[0].image", "catalist-projects.jpg", '"catalist-projects.jpg" | the name of a picture in data/images/features | catalyst-projects.jpg'],
  ["home.json ecosystem.items[0].link.href", "https://a.b:999999/", `a valid https:// address without spaces, or ${path}`],
  [`${inTeam}.nmae`, "A", `an unknown field "nmae" | ${fields} | -`],
  [`${inTeam}.name`, undefined, 'no field "name" | "name": The member\'s name, as shown on the page. | -'],
  [`${inTeam}.img`, "MEMBER-01.jpg", `"MEMBER-01.jpg" | ${photo} | member-01.jpg`],
  [`${inTeam}.img`, "Anna #1.jpg", `"Anna #1.jpg" | ${picture} | -`],
  [`${inTeam}.linkedin`, "https://www.linkedin.com/in/name/details",
    "the address of a LinkedIn profile, such as https://www.linkedin.com/in/name, with nothing after the name"],
  [`${inTeam}.linkedin`, "https://www.linkedin.com/in/name\u200b",
    '"https://www.linkedin.com/in/name\\u200b", with the invisible character U+200B | an address without it | -'],
  [`${inTeam}.name`, "\u200b", '"\\u200b" | a text with at least one character that is seen | -'],
  [`${inTeam}.role`, "A\u000cB", '"A\\fB", with the invisible character U+000C | a text without it | -'],
  [`${inTeam}.mail`, "zoë@example.org", "an e-mail address in plain letters (a to z), such as name@example.org"],
  [`${inTeam}.github`, "octo--cat",
    "a GitHub user name, not an address: at most 39 letters, digits and single hyphens between them, such as octocat"],
  ["team.json groups[4].anchor", "teck", `"teck" | ${anchor} | tech`],
  ["home.json vision.cards[0].icon", "rokcet", '"rokcet" | the name of a free icon of Font Awesome 6.7.2 | rocket'],
  ["home.json collaborate.arcs[0].start.lat", 137.77, "137.77 | a latitude from -80 to 90"],
  ["navigation.json items", nineItems, "a list | a list of 1 to 8 items, for which the bar has room: link to further pages from other pages"],
  ["navigation.json items[0].path", "/abuot", '"/abuot" | the path of a page of this site | -'],
  ["navigation.json items[0].subsections[0].path", "/nowhere#goal",
    `"/nowhere#goal" | ${target} | -`],
  ["navigation.json items[1].subsections[1].path", "/about#whygainowa",
    `"/about#whygainowa" | ${target} | /about#whygainova`],
  ["site.json legalLinks[1].path", "/Terms", path],
  ["site.json connect.accounts[1].href", "mailto:a%2Bb@b.org", address],
  ["site.json url", "https://example.org/", url],
  ["legal/imprint.json path", "/about", `"/about" | ${ownPath} | -`],
  ["legal/terms.json updated", "2025-02-30", `"2025-02-30" | ${date} | -`],
  ["programs/podcast.json heading", "events ",
    '"events " | a different heading: data/programs/events.json has the same one | -'],
  ["programs/events.json entries[2].cancelled", "true", '"true" | true or false | -'],
  ["programs/events.json entries[0].id", "First summit",
    "small letters, digits and hyphens, at most 60, other than an id of the page, such as upcoming"],
  ["programs/events.json entries[1].starts", "2040-11-04T24:00",
    "a date that exists, from the year 2000 on, written as in 2026-12-05, or such a date with a time from 00:00 to 23:59, as in 2026-12-05T17:00"],
];

/** Edits, and what each problem of the whole report has in it. */
// prettier-ignore
const others: readonly (readonly [Edits, ...string[]])[] = [
  [{ "faqs.json": '{ "faqs": [{ "question": "A", "answer": "B" }, { "question": 5, "answer": "C" }, { "question": " a ", "answer": "D" }] }' },
    "faqs.json faqs[1].question | 5 | a text that is not blank | -", 'faqs.json faqs[2].question | " a " | a different question: item 1 of this list has the same one | -'],
  [{ "features.json": { "features[0].tags": ["A", "a"] } },
    'features.json features[0].tags[1] | "a" | a different text: item 1 of this list has the same one | -'],
  [{ "team.json": { "groups[0].members": [{ nmae: "Ada", role: 5 }] } },
    `${inTeam}.name | no field`, `${inTeam}.nmae | an unknown field "nmae" | ${fields} | name`, `${inTeam}.role | 5 | a text that is not blank | -`],
  [{ "team.json": { "groups[0].members": [{ name: "A", role: "B" }, { role: "b", name: "a " }] } },
    'team.json groups[0].members[1].name | "a " | a different name: item 1 of this list has the same one | -'],
  [{ "team.json": { "groups[4].members": [] } },
    `navigation.json items[2].subsections[3].path | "/teams#tech" | ${target} | -`],
  [{ "navigation.json": { "items[1].label": "x".repeat(24) } }, 'navigation.json items | a list | labels of at most 36 characters together'],
  [{ "images/team/member-01.jpg": undefined }, `${inTeam}.img | "member-01.jpg" | ${photo} | -`],
  [{ "images/team/member-01.jpg": undefined, "images/team/member-01.heic": small(448, 448) },
    `images/team/member-01.heic  | an unknown file | ${pictureFile} | -`, `${inTeam}.img | "member-01.jpg" | ${photo} | -`],
  [{ "images/team/member-01.jpg": { note: ", which is cut off", expected: "a whole" } },
    `${inTeam}.img | "member-01.jpg", which is cut off | a whole | -`],
  [{ "images/team/member-01.jpg": small(447, 999) },
    `${inTeam}.img | "member-01.jpg", which is 447 px wide and 999 px high | a picture at least 448 px wide and 448 px high | -`],
  // A misspelled field hides nothing, and one that is there twice what is in it.
  [{ "about.json": { "meta.shareImageAtl": "A", "meta.shareImageAlt": undefined, "meta.title": 5 } },
    "about.json meta.shareImageAlt | no field", "about.json meta.title | 5 | ", 'about.json meta.shareImageAtl | an unknown field "shareImageAtl"'],
  [{ "team.json": { "groups[0].members": [{ name: "A" }, { name: "A", gihtub: "a" }] } },
    'team.json groups[0].members[1].gihtub | an unknown field "gihtub"'],
  [{ "faqs.json": '{ "faqs": [{ "question": "A", "answer": "B", "answer": " " }] }' },
    'faqs.json faqs[0].answer | a second "answer"; the first is on line 1 | each field once | -'],
  [{ "Faqs.json": textOf("faqs.json"), "faqs.json": undefined },
    "faqs.json  | no such file", `Faqs.json  | an unknown file | ${known} | faqs.json`],
  [{ "programs/index.json": textOf("programs/podcast.json"), "programs/podcast.json": undefined },
    "home.json ecosystem.items[0].link.href", `programs/index.json  | an unknown file | ${known} | -`],
  [{ "site.json": { "connect.accounts[1].href": "https://example.org" } },
    "site.json connect.accounts | a list | exactly one mailto: account in connect and follow together; there is none | -"],
  [{ "legal/terms.json": undefined }, 'site.json legalLinks[1].path | "/terms" | the path of a page of this site | -'],
  [{ "team.json": undefined }, "team.json  | no such file | a file with this name, which the site needs | -"],
];

async function expectProblems(edits: Edits, ...problems: string[]) {
  const found = await problemsOn(edits);
  expect(found).toEqual(
    problems.map((text) => expect.stringContaining(text) as unknown),
  );
  return found;
}

test.each(values)("of %s = %j, reports %s", async (place, value, problem) => {
  const [file = "", path = ""] = place.split(" ");
  const found = await expectProblems({ [file]: { [path]: value } }, problem);
  expect(found.join()).toContain(`${place} | `);
});

test.each(others.map(([edits, ...problems]) => ({ edits, problems })))(
  "reports $problems",
  async ({ edits, problems }) => {
    await expectProblems(edits, ...problems);
  },
);

test("accepts what resembles a problem", async () => {
  // Two people may have one name.
  const members = [{ name: "A" }, { name: "A", github: "octocat" }];
  const edits = { "team.json": { "groups[0].members": members } };
  expect(await problemsOn(edits)).toEqual([]);
  const link = { label: "A", href: "https://example.org:50443" };
  const port = { "home.json": { "ecosystem.items[0].link": link } };
  expect(await problemsOn(port)).toEqual([]);
  const [decomposed, composed] = ["Jose\u0301.jpg", "Jos\u00e9.jpg"];
  for (const [img, file] of [
    [decomposed, composed],
    [composed, decomposed],
    ["Anna [1] 100%'s (ü).JPG", "Anna [1] 100%'s (ü).JPG"],
  ] as const) {
    const edits: Edits = {
      "team.json": { "groups[0].members[0].img": img },
      [`images/team/${file}`]: small(448, 448),
    };
    expect(await problemsOn(edits)).toEqual([]);
  }
});

test("says where each problem is, in the order of files and lines", async () => {
  const { problems } = await reportOn({
    "team.json": textOf("team.json")
      .replace('"anchor": "research"', '"anchor": "reserch"')
      .replace('"linkedin"', '"linkdin"'),
    "faqs.json": '{\n  "faqs": [\n    { "anwser": "A" }] }',
    "legal/terms.json": textOf("legal/terms.json").replace(",", ""),
  });
  expect(
    problems.map(({ file, line, column }) => `${file}:${line}:${column}`),
  ).toEqual([
    "data/faqs.json:3:5",
    "data/faqs.json:3:5",
    "data/faqs.json:3:7",
    "data/legal/terms.json:3:3",
    "data/team.json:11:11",
    "data/team.json:54:17",
  ]);
});
