import { extremeContent } from "../../tests/content/extremeContent";
import {
  fixtureTexts,
  problemsOn,
  testContent,
  textOf,
  type Edits,
} from "../../tests/jest/testContent";
import { checkContent } from "./checkContent";
import { declarations } from "./declarations";
import { team } from "./declarations/team";
import { jsonSchemas } from "./jsonSchemas";
import { joinWithOr } from "./report/wording";

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

const nineItems =
  "/ /about /teams /features /join /terms /privacy-policy /features/academy /features/events"
    .split(" ")
    .map((path, index) => ({ label: `${index}`, path }));

const meta = {
  title: "A",
  description: "x".repeat(50),
  shareImage: "site.jpg",
};

/** Edits that make a legal page with this path. */
const page = (path: string): Edits => ({
  "legal/imprint.json": {
    path,
    "meta.title": "Imprint",
    "meta.description": "y".repeat(50),
  },
});

const program = (values: Readonly<Record<string, unknown>>): Edits => ({
  "programs/podcast.json": values,
});

const member = (value: object): Edits => ({
  "team.json": { "groups.0.members.0": value },
});

const photo = (img: string): Edits => ({
  "team.json": { "groups.0.members.0.img": img },
});

const small = (width: number, height: number) => ({ width, height });

/** What the guide for a picture that is not there begins with. */
const photos = "the name of a picture in data/images/team";

const inTeam = "team.json groups[0].members[0]";
const fields = joinWithOr(
  Object.keys(team.shape.groups.element.shape.members.element.shape),
);
const ownPath =
  "a path such as /terms: a slash, then small letters, digits and hyphens, and none of index, 404, admin, static, page-data, slice-data, images, icons";
const picture =
  "a file name that ends in .jpg, .png, .webp or .avif, without its folder and without # ? & + , ; : = @ $";
const inUse = "which is already in use | a path that no other page has | -";
const address =
  "a valid https:// address without spaces, mailto: and one e-mail address in plain letters (a to z), or tel:+ and 7 to 15 digits without spaces";
const date = "a date that exists, written as in 2025-01-31";
const known = `one of the site's files, ${joinWithOr(
  declarations.map(({ file }) => file),
)}, whose names end in .json; rename it, or remove it from data/`;

/** The ends of the messages of the table, of which a reader checks that each is true. */
const read = new Set<string>();

// Edits, and what each problem of the whole report has in it.
// prettier-ignore
const rows: readonly (readonly [Edits, string | readonly string[]])[] = [
  [{ "faqs.json": { faqs: 5 } }, "faqs.json faqs | 5 (a number) | a list | -"],
  [{ "faqs.json": { faqs: [] } }, "faqs.json faqs | an empty list | a list of at least one entry | -"],
  [{ "navigation.json": { "items.0.subsections": [] } },
    "items[0].subsections | an empty list | a list of at least one entry | -"],
  [{ "faqs.json": { faqs: {} } }, "faqs.json faqs | an empty object | a list | -"],
  [{ "faqs.json": { "faqs.0": "A" } }, 'faqs.json faqs[0] | "A" (a text) | an object | -'],
  [{ "faqs.json": { "faqs.0.answer": 5 } }, "faqs.json faqs[0].answer | 5 (a number) | a text | -"],
  [{ "faqs.json": { "faqs.0.answer": " " } },
    'faqs.json faqs[0].answer | " " | a text that is not blank | -'],
  [{ "about.json": { "meta.description": " ".repeat(60) } },
    'about.json meta.description | "                                                            " | a text that is not blank | -'],
  [{ "about.json": { "meta.description": "Short" } },
    'about.json meta.description | "Short" (5 characters) | a description of 50 to 160 characters | -'],
  [{ "features.json": { "features.1.id": "2" } },
    'features.json features[1].id | "2" (a text) | a whole number from 1'],
  [{ "features.json": { "features.1.id": 2 } },
    "features.json features[1].id | 2 | a different id: entry 1 of this list has the same one | -"],
  [{ "features.json": { "features.1.id": 1e20 } },
    "features.json features[1].id | 100000000000000000000 | a whole number from 1, of at most 15 digits | -"],
  [{ "features.json": textOf("features.json").replace(/"id": 2/, '"id": 1e400') },
    "features.json features[0].id | 1e400 (a number) | a whole number from 1, of at most 15 digits | -"],
  [{ "features.json": { "features.0.tags": ["A", "a"] } },
    'features.json features[0].tags[1] | "a" | a different text: entry 1 of this list has the same one | -'],
  [{ "features.json": { comingSoon: "Coming Soon to this Planet" } },
    'features.json comingSoon | "Coming Soon to this Planet" (26 characters) | at most 24 characters, so that it stays on one line | -'],
  [{ "features.json": { comingSoon: "😀".repeat(26) } }, "(26 characters) | at most 24 characters"],
  [{ "programs/events.json": { "entries.2.cancelled": "true" } },
    'entries[2].cancelled | "true" (a text) | true or false | -'],
  [member({ name: "Ada", nmae: "A" }), `${inTeam}.nmae | an unknown field "nmae" | ${fields} | -`],
  [member({ nmae: "Ada" }), `${inTeam}.nmae | an unknown field "nmae" | ${fields} | name`],
  [member({ nmae: " " }),
    [`${inTeam}.nmae | an unknown field "nmae" | ${fields} | name`, `${inTeam}.name | " " | a text that is not blank | -`]],
  [member({}), `${inTeam}.name | no field "name" | "name": The member's name, as shown on the page. | -`],
  [member({ name: "Ada", role: null }), `${inTeam}.role | null | a text, or nothing: remove the line | -`],
  [member({ name: {} }), `${inTeam}.name | an empty object | a text | -`],
  [member({ name: null }), `${inTeam}.name | null | a text | -`],
  [{ "faqs.json": '{ "faqs": [{ "question": "A", "answer": "B", "__proto__": 1 }] }' },
    'faqs.json faqs[0].__proto__ | an unknown field "__proto__" | question or answer | -'],
  [{ "faqs.json": '{ "faqs": [{ "question": "A", "answer": "B" }, { "question": 5, "answer": "C" }, { "question": " a ", "answer": "D" }] }' },
    ["faqs.json faqs[1].question | 5 (a number) | a text | -", 'faqs.json faqs[2].question | " a " | a different question: entry 1 of this list has the same one | -']],
  [{ "faqs.json": '{ "faqs": [{}] }' },
    ['faqs.json faqs[0].question | no field "question" | "question": The question', 'faqs.json faqs[0].answer | no field "answer" | "answer": The answer']],
  [
  {
  "team.json": {
  "groups.0.members": [
  { name: "A", role: "B" },
  { role: "b", name: "a " },
  ],
  },
  },
  'team.json groups[0].members[1].name | "a " | a different name: entry 1 of this list has the same one | -',
  ],
  [{ "home.json": { meta } },
    'home.json meta.shareImageAlt | no field "shareImageAlt" | both "shareImage" and "shareImageAlt", or neither | -'],
  [{ "team.json": { "groups.4.anchor": "teck" } },
    'team.json groups[4].anchor | "teck" | "lead", "projectmanagement", "research", "tech", "marketing" or "creative" | tech'],
  [{ "team.json": { "groups.1.anchor": "laed" } },
    'team.json groups[1].anchor | "laed" | "lead", "projectmanagement", "research", "tech", "marketing" or "creative" | -'],
  [{ "team.json": { "groups.4.members": [] } },
    'navigation.json items[2].subsections[3].path | "/teams#tech" | a group with members: remove this link, or add a member | -'],
  [photo("MEMBER-01.jpg"), `${inTeam}.img | "MEMBER-01.jpg" | ${photos} | member-01.jpg`],
  [photo("MEMBER-02.jpg"), `${inTeam}.img | "MEMBER-02.jpg" | ${photos} | -`],
  [{ "images/team/member-01.jpg": undefined }, `${inTeam}.img | "member-01.jpg" | ${photos} | -`],
  [{ ...photo("portrait.webp"), "images/team/portrait.webm": small(320, 320) },
    `${inTeam}.img | "portrait.webp" | ${photos} | -`],
  [{ "features.json": "{", ...program({ image: "catalist-projects.jpg" }) },
    ["features.json ", 'programs/podcast.json image | "catalist-projects.jpg" | the name of a picture in data/images/features | -']],
  [{ "features.json": { "features.0.image": "catalist-projects.jpg" } },
    'features.json features[0].image | "catalist-projects.jpg" | the name of a picture in data/images/features | catalyst-projects.jpg'],
  [{ "images/team/member-01.jpg": { note: ", which is cut off", expected: "a whole" } },
    `${inTeam}.img | "member-01.jpg", which is cut off | a whole | -`],
  [{ "images/team/member-01.jpg": small(319, 999) },
    `${inTeam}.img | "member-01.jpg", which is 319 px wide and 999 px high | a picture at least 320 px wide and 320 px high | -`],
  [{ "images/share/site.jpg": small(1200, 629) }, "a picture at least 1200 px wide and 630 px high"],
  [{ "site.json": { shareImage: "images/share/site.jpg" } }, picture],
  [photo("Anna #1.jpg"), `${inTeam}.img | "Anna #1.jpg" | ${picture} | -`],
  [photo("Anna $1.jpg"), picture],
  [{ "home.json": { "vision.cards.0.icon": "rokcet" } },
    'home.json vision.cards[0].icon | "rokcet" | the name of a free icon of Font Awesome 6.7.2 | rocket'],
  [{ "home.json": { "collaborate.arcs.0.start.lat": 137.77 } }, "137.77 | a latitude from -80 to 90"],
  [{ "site.json": { "legalLinks.1.path": "/Terms" } },
    "a path such as /about: small letters, digits and hyphens after each slash, and no slash at the end"],
  [{ "navigation.json": { "items.0.path": "/abuot" } },
    'navigation.json items[0].path | "/abuot" | the path of a page of this site | -'],
  [program({ "action.href": "/fetures" }),
    'programs/podcast.json action.href | "/fetures" | the path of a page of this site | /features'],
  [{ "legal/terms.json": undefined },
    'site.json legalLinks[1].path | "/terms" | the path of a page of this site | -'],
  [{ "navigation.json": { "items.1.subsections.1.path": "/about#whygainowa" } },
    'navigation.json items[1].subsections[1].path | "/about#whygainowa" | an anchor of /about | /about#whygainova'],
  [{ "navigation.json": { "items.1.subsections.0.path": "/about#whygainowa" } },
    'navigation.json items[1].subsections[0].path | "/about#whygainowa" | an anchor of /about | -'],
  [{ "navigation.json": { "items.0.subsections.0.path": "/nowhere#goal" } },
    '"/nowhere#goal" | the path of a page of this site with one of its anchors | -'],
  [{ "navigation.json": { "items.1.label": "x".repeat(24) } },
    '"Teams" | labels of at most 36 characters together'],
  [{ "navigation.json": { items: nineItems } }, " | at most 8 items, for which the bar has room"],
  [{ "navigation.json": { "items.1.subsections.0.path": "#" } },
    "a path with an anchor, in small letters, such as /about#whygainova"],
  [page("/about"), `legal/imprint.json path | "/about", ${inUse}`],
  [page("/404"), `legal/imprint.json path | "/404" | ${ownPath} | -`],
  [page("/index"), `"/index" | ${ownPath} | -`],
  [page("/Imprint"), ownPath],
  [page("/admin"), `"/admin" | ${ownPath} | -`],
  [page("/legal/imprint"), `"/legal/imprint" | ${ownPath} | -`],
  [{ "legal/terms.json": "{" }, "legal/terms.json "],
  [{ "programs/podcast-2.json": textOf("programs/podcast.json") },
    'programs/podcast-2.json heading | "GAINOVA Podcast", which is also in data/programs/podcast.json | a heading that no other program has | -'],
  [program({ heading: "events " }),
    'programs/podcast.json heading | "events ", which is also in data/programs/events.json | a heading that no other program has | -'],
  [program({ image: undefined }), 'programs/podcast.json image | no field "image"'],
  [program({ imageAlt: undefined }), 'programs/podcast.json imageAlt | no field "imageAlt"'],
  [{ "images/features/podcast.jpg": small(1139, 540) }, "a picture at least 1140 px wide and 540 px high"],
  [{ "images/features/podcast.jpg": small(1140, 539) }, "a picture at least 1140 px wide and 540 px high"],
  [{ "programs/my events.json": textOf("programs/podcast.json"), "programs/podcast.json": undefined },
    ["home.json ecosystem.items[0].link.href", 'programs/my events.json  | the address "/features/my events" | a file name of small letters, digits and hyphens, other than index | -']],
  [{ "programs/index.json": textOf("programs/podcast.json"), "programs/podcast.json": undefined },
    ["home.json ecosystem.items[0].link.href", 'programs/index.json  | the address "/features/index" | a file name of small letters']],
  [{ "site.json": { "connect.accounts.1.href": "https://example.org" } },
    "site.json connect.accounts | a list | exactly one mailto: account in connect and follow together; there is none | -"],
  [{ "site.json": { "follow.accounts.0.href": "mailto:a@b.org" } },
    "site.json connect.accounts | a list | exactly one mailto: account in connect and follow together; there are 2, hello@example.org, a@b.org | -"],
  [{ "site.json": { "connect.accounts.1.href": "mailto:a%2Bb@b.org" } }, address],
  [{ "site.json": { "follow.accounts.0.href": "https://exa[mple.org" } }, address],
  [{ "site.json": { "follow.accounts.0.href": "tel:+1 202 555 0147" } }, address],
  [{ "site.json": { "connect.accounts.1.href": "mailto:Hello<a@b.org>" } }, address],
  [{ "site.json": { "follow.accounts.0.href": "linkedin.com/company/gainova" } }, address],
  [{ "site.json": { language: "de-Deutschland" } },
    "the tag of a language in its canonical form, such as en, ja or pt-BR"],
  [{ "site.json": { url: "https://example.org:99999" } },
    "https:// and a valid domain in plain letters (a to z), such as https://example.org, with nothing after it"],
  [{ "site.json": { url: "https://example.org/" } }, "with nothing after it"],
  [{ "features.json": { "features.1.link": { label: "A", href: "https://a.b:99999/" } } },
    "a valid https:// address without spaces, or a path such as /about: small letters, digits and hyphens after each slash, and no slash at the end"],
  [{ "legal/terms.json": { updated: "2025-02-30" } },
    `legal/terms.json updated | "2025-02-30" | ${date} | -`],
  [{ "legal/terms.json": { updated: 2025 } }, `legal/terms.json updated | 2025 (a number) | ${date} | -`],
  [{ "legal/terms.json": { updated: "0025-01-15" } },
    'legal/terms.json updated | "0025-01-15" | a date from the year 2000 on | -'],
  [{ "programs/events.json": { "entries.0.starts": "1026-12-05" } },
    'programs/events.json entries[0].starts | "1026-12-05" | a date from the year 2000 on | -'],
  [{ "programs/events.json": { "entries.0.id": "First summit" } },
    "small letters, digits and hyphens, at most 60, other than an id of the page, such as upcoming"],
  [{ "programs/events.json": { "entries.1.starts": "2040-11-04T24:00" } },
    "a date that exists, written as in 2026-12-05, or such a date with a time from 00:00 to 23:59, as in 2026-12-05T17:00"],
  [{ "navigation.json": { sectionsButton: "Sections of {name}" } }, "a text with {label} in it"],
  [{ "team.json": { "labels.photo": "Photo" } }, "a text with {name} in it"],
  [{ "team.json": { "labels.photo": "{name}, {nmae}" } },
    'team.json labels.photo | "{name}, {nmae}" | a text with {name} in it, and no other braces | -'],
  [{ "interface.json": { "programs.visitorTime": "Your time" } }, "a text with {time} in it"],
  [member({ name: "Ada", linkedin: "https://www.linkedin.com/in/name/details" }),
    "the address of a LinkedIn profile, such as https://www.linkedin.com/in/name, with nothing after the name"],
  [member({ name: "Ada", mail: "zoë@example.org" }),
    "an e-mail address in plain letters (a to z), such as name@example.org"],
  [member({ name: "Ada", github: "octo--cat" }),
    "a GitHub user name, not an address: at most 39 letters, digits and single hyphens between them, such as octocat"],
  [{ "team.json": undefined }, "team.json  | no such file | a file with this name, which the site needs | -"],
  [{ "team.json.bak": "" }, `team.json.bak  | an unknown file | ${known} | -`],
  [{ "programs/Workshops.json.txt": "" }, `programs/Workshops.json.txt  | an unknown file | ${known} | -`],
  [{ "notes.txt": "" }, `notes.txt  | an unknown file | ${known} | -`],
];

test.each(rows.map(([edits, problems]) => ({ edits, problems })))(
  "reports $problems",
  async ({ edits, problems }) => {
    const found = await problemsOn(edits);
    expect(found).toEqual(
      [problems].flat().map((text) => expect.stringContaining(text) as unknown),
    );
    for (const each of found) read.add(`Expected ${each.split(" | ")[2]}.`);
  },
);

test("has an example of each message about the form of a text", () => {
  const schemas = [...jsonSchemas(new Set()).values()].join("\n");
  const messages = schemas.matchAll(/"patternErrorMessage": (".*")/g);
  for (const [, message = ""] of messages) {
    expect(read).toContain(JSON.parse(message));
  }
});

test("accepts what resembles a problem", async () => {
  const name = "Member";
  const decomposed = "Jos\u00e9.jpg".normalize("NFD");
  const brackets = "Anna [1] 100%'s (ü).JPG";
  for (const edits of [
    // Two people may have one name.
    {
      "team.json": {
        "groups.0.members": [{ name }, { name, github: "octocat" }],
      },
    },
    { "team.json": { "groups.0.members": [{ name }, { name, role: name }] } },
    {
      ...photo("Jos\u00e9.jpg"),
      [`images/team/${decomposed}`]: small(320, 320),
    },
    { ...photo(decomposed), "images/team/Jos\u00e9.jpg": small(320, 320) },
    { ...photo(brackets), [`images/team/${brackets}`]: small(320, 320) },
  ] as Edits[]) {
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
    "data/faqs.json:3:7",
    "data/legal/terms.json:2:58",
    "data/team.json:11:5",
    "data/team.json:66:17",
  ]);
});

test("warns only if there are no problems", async () => {
  const edits = {
    "images/team/old.jpg": small(320, 320),
    // It has a link to its program.
    "features.json": { "features.1.tags": ["Coming Soon"] },
  };
  const { warnings } = await reportOn(edits);
  expect(warnings).toMatchObject([
    {
      summary: "1 picture in data/images that nothing uses",
      locations: ["data/images/team/old.jpg"],
    },
    { summary: expect.stringContaining("has opened") as unknown },
    {
      summary: expect.stringMatching(/^\d+ placeholders left/) as unknown,
      locations: expect.arrayContaining([
        expect.stringMatching(/^data\/site\.json:\d+ {2}url$/),
      ]) as unknown,
    },
  ]);
  const broken = await reportOn({ ...edits, "faqs.json": undefined });
  expect(broken.warnings).toEqual([]);
});
