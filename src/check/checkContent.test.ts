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
const text = "a text that is not blank, without control characters";
const photo = "the name of a picture in data/images/team";
const page = "the path of a page of this site";
const target = `${page} with one of its anchors (a group without members has none)`;
const known = `one of the site's files, ${joinWithOr(
  declarations.map(({ file }) => file),
)}, where * is a name of lowercase letters, digits and hyphens, other than index; rename it, or remove it from data/`;
const nineItems =
  "/ /about /teams /features /join /terms /privacy-policy /features/academy /features/events"
    .split(" ")
    .map((path, index) => ({ label: `${index}`, path }));

/** Field values, each with the only problem that the value causes. */
// prettier-ignore
const values: readonly (readonly [location: string, value: unknown, problem: string])[] = [
  // Problems of the first round.
  ["faqs.json faqs", [], "an empty list | a list of at least one item |"],
  ["faqs.json faqs[0]", "A", '"A" | an object |'],
  ["faqs.json faqs[0].answer", " ", `" " | ${text} |`],
  ["faqs.json faqs[0].answer", "A\u000cB", `"A\\fB" | ${text} |`],
  ["about.json meta.description", "Short", '"Short" (5 characters) | a description of 50 to 160 characters'],
  ["about.json meta.shareImageAlt", undefined, 'no field "shareImageAlt" | both "shareImage" and "shareImageAlt", or neither |'],
  ["home.json ecosystem.items[0].link.href", "https://a.b:999999/", "a valid https:// URL without spaces or invisible characters, or the path of a page of this site, such as /about: lowercase letters, digits and hyphens after each slash, and no slash at the end |"],
  [`${inTeam}.nmae`, "A", `an unknown field "nmae" | ${fields} |`],
  [`${inTeam}.name`, undefined, 'no field "name" | "name": The member\'s name, as shown on the page. |'],
  [`${inTeam}.img`, "team/a.jpg", '"team/a.jpg" | the member\'s square photo (without one, an icon is shown): the name of a file in data/images/team, without the folder, that ends in .jpg,'],
  [`${inTeam}.github`, "jane__acme", '"jane__acme" | a GitHub user name'],
  [`${inTeam}.linkedin`, "https://www.linkedin.com/in/a\u200bb", '"https://www.linkedin.com/in/a\u200bb" | a LinkedIn profile, such as https://www.linkedin.com/in/name,'],
  ["site.json connect.accounts[0].href", "https://example.org/\u2060", '"https://example.org/\u2060" | where the link leads: a valid https:// URL'],
  ["home.json ecosystem.items[0].link.href", "https://exam\u00adple.org", '"https://exam\u00adple.org" | a valid https:// URL'],
  ["navigation.json items[0].label", "x".repeat(30), "(30 characters) | a text of at most 24 characters"],
  ["team.json groups[4].anchor", "teck", '"teck" | "lead", "projectmanagement", "research", "tech", "marketing" or "creative" |'],
  ["navigation.json items", nineItems, "a list | a list of 1 to 8 items, for which the bar has room: link to further pages from other pages"],
  ["site.json connect.accounts[1].href", "malto:a@b.org", '"malto:a@b.org" | where the link leads: a valid https:// URL without spaces or invisible characters, mailto:'],
  ["legal/imprint.json path", "/about", '"/about" | the path of the page, such as /terms: a slash, then lowercase letters, digits and hyphens, and none of index, 404, admin, '],
  ["legal/terms.json updated", "2025-02-30", '"2025-02-30" | the day of the last change: a date that exists, from the year 2000 on, such as 2025-01-31 |'],
  // Problems of the second round.
  ["features.json features[1].id", 2, "2 | a different id: item 1 of this list has the same one |"],
  [`${inTeam}.img`, "MEMBER-01.jpg", `"MEMBER-01.jpg" | ${photo} |`],
  ["home.json vision.cards[0].icon", "rokcet", '"rokcet" | the name of a free icon of Font Awesome 6.7.2 |'],
  ["navigation.json items[0].path", "/abuot", `"/abuot" | ${page} |`],
  ["navigation.json items[0].subsections[0].path", "/nowhere#goal", `"/nowhere#goal" | ${target} |`],
  ["navigation.json items[1].subsections[1].path", "/about#whygainowa", `"/about#whygainowa" | ${target} |`],
  ["programs/podcast.json heading", "events ", '"events " | a different heading: data/programs/events.json has the same one |'],
];

test.each(values)(
  "reports for %s = %j: %s",
  async (location, value, problem) => {
    const [file = "", path = ""] = location.split(" ");
    const found = await problemsOn({ [file]: { [path]: value } });
    expect(found).toEqual([expect.stringContaining(problem)]);
    expect(found[0]).toContain(`${location} | `);
  },
);

test("reports each string without a visible character", async () => {
  const blank = [
    " ",
    "\u200b",
    "\u2060",
    "\u200e",
    "\u00ad",
    "\u3164",
    "\u2800",
  ];
  for (const character of [...blank, blank.join("")]) {
    const problems = await problemsOn({
      "faqs.json": { "faqs[0].question": character },
      "features.json": { "features[0].tags": [character] },
    });
    expect(problems).toEqual([
      expect.stringContaining(`faqs.json faqs[0].question | "`),
      expect.stringContaining(`features.json features[0].tags[0] | "`),
    ]);
  }
});

const portable =
  "a name of letters, digits, spaces and - _ . ( ) ' !, without a space or dot at either end, and not a device of Windows such as con";

test("reports each name that Windows or macOS cannot store", async () => {
  const names = [
    ...['Ada "Countess".jpg', "Ada <3.jpg", "a|b.jpg", "photo*.jpg"],
    ...[" a.jpg", "a\\b.jpg", "a:b.jpg", "a\nb.jpg", "a#1.jpg", "100%.jpg"],
    ...["con.jpg", "NUL.webp", "Com1.old.png", "aux .jpg"],
  ].map((name) => `images/team/${name}`);
  for (const name of [...names, "programs/con.json", "lpt9/notes.md", "a. "]) {
    expect(
      await problemsOn({ [name]: textOf("programs/podcast.json") }),
    ).toContainEqual(`${name}  | this name | ${portable} |`);
  }
});

/** Edits, each with the beginnings of all problems that the edit causes. */
// prettier-ignore
const others: readonly (readonly [Edits, ...string[]])[] = [
  // The second round begins only if all files have passed the first round.
  [{ "faqs.json": { "faqs[0].answer": 5, "faqs[1].question": "" }, "home.json": { "vision.cards[0].icon": "rokcet" } },
    `faqs.json faqs[0].answer | 5 | ${text} |`, "faqs.json faqs[1].question"],
  [{ "features.json": { "features[0].tags": ["A", "a"] } },
    'features.json features[0].tags[1] | "a" | a different text: item 1 of this list has the same one |'],
  // A misspelled field causes two problems: an unknown field and a missing field.
  [{ "team.json": { "groups[0].members": [{ nmae: "Ada", role: 5 }] } },
    `${inTeam}.name | no field`, `${inTeam}.nmae | an unknown field "nmae" | ${fields} |`, `${inTeam}.role | 5 | ${text} |`],
  [{ "team.json": { "groups[0].members": [{ name: "A", role: "B" }, { role: "b", name: "a " }] } },
    'team.json groups[0].members[1].name | "a " | a different name: item 1 of this list has the same one |'],
  [{ "team.json": { "groups[4].members": [] } }, `navigation.json items[2].subsections[3].path | "/teams#tech" | ${target} |`],
  [{ "navigation.json": { "items[1].label": "x".repeat(24) } }, "navigation.json items | a list | labels of at most 36 characters together"],
  [{ "images/team/member-01.jpg": undefined, "images/team/member-01.heic": small(448, 448) },
    "images/team/member-01.heic  | an unknown file | a picture in JPEG, PNG, WebP or AVIF, whose name ends in"],
  [{ "images/team/member-01.jpg": { found: ", which is cut off", expected: "a whole" } },
    `${inTeam}.img | "member-01.jpg", which is cut off | a whole |`],
  [{ "images/team/member-01.jpg": small(447, 999) },
    `${inTeam}.img | "member-01.jpg", which is 447 px wide and 999 px high | a picture at least 448 px wide and 448 px high |`],
  [{ "faqs.json": '{ "faqs": [{ "question": 5, "answer": "B", "answer": " " }] }' }, 'faqs.json faqs[0].answer | a second "answer" | each field once |'],
  [{ "Faqs.json": textOf("faqs.json"), "faqs.json": undefined },
    "faqs.json  | no such file | a file with this name, which the site needs |", `Faqs.json  | an unknown file | ${known} |`],
  [{ "programs/index.json": textOf("programs/podcast.json"), "programs/podcast.json": undefined }, `programs/index.json  | an unknown file | ${known} |`],
  [{ "site.json": { "connect.accounts[1].href": "https://example.org" } },
    "site.json connect.accounts | a list | exactly one mailto: account in connect and follow together; there is none |"],
  [{ "images/team/Ada.jpg": small(448, 448), "images/team/ada.jpg": small(448, 448) },
    'images/team/ada.jpg  | "images/team/ada.jpg" | a name that is also different on Windows and macOS: data/images/team/Ada.jpg has the same one |'],
  // A rule about several fields applies only if each field of the file is valid.
  [{ "about.json": { heading: "\u200b", "meta.shareImageAlt": undefined } }, 'about.json heading | "\u200b" |'],
  [{ "legal/terms.json": undefined }, `site.json legalLinks[1].path | "/terms" | ${page} |`],
];

test.each(others.map(([edits, ...problems]) => ({ edits, problems })))(
  "reports $problems",
  async ({ edits, problems }) => {
    expect(await problemsOn(edits)).toEqual(
      problems.map((problem) => expect.stringContaining(problem) as unknown),
    );
  },
);

test("accepts valid content that looks wrong", async () => {
  // Two people can have the same name.
  const members = [{ name: "A" }, { name: "A", github: "jane-b_acme" }];
  const link = { label: "👩‍💻 می‌خواهم", href: "https://example.org:50443" };
  const edits: Edits = {
    "team.json": { "groups[0].members": members },
    "home.json": { "ecosystem.items[0].link": link },
  };
  expect(await problemsOn(edits)).toEqual([]);
  const [decomposed, composed] = ["Jose\u0301.jpg", "Jos\u00e9.jpg"];
  for (const [img, file] of [
    [decomposed, composed],
    [composed, decomposed],
    ["Zoë_1's (अनु) २!.JPG", "Zoë_1's (अनु) २!.JPG"],
  ] as const) {
    const edits: Edits = {
      "team.json": { "groups[0].members[0].img": img },
      [`images/team/${file}`]: small(448, 448),
    };
    expect(await problemsOn(edits)).toEqual([]);
  }
});

test("sorts problems by file and line", async () => {
  const { problems } = await reportOn({
    "team.json": textOf("team.json")
      .replace('"anchor": "lead"', '"anchor": "laed"')
      .replace('"linkedin"', '"linkdin"'),
    "faqs.json": '{\n  "faqs": [\n    { "anwser": "A" }] }',
    "legal/terms.json": textOf("legal/terms.json").replace(",", ""),
  });
  expect(
    problems.map(({ file, line, column }) => `${file}:${line}:${column}`),
  ).toEqual([
    // The object that lacks two fields, and then the unknown field.
    "data/faqs.json:3:5",
    "data/faqs.json:3:5",
    "data/faqs.json:3:7",
    "data/legal/terms.json:3:3",
    "data/team.json:6:7",
    "data/team.json:11:11",
  ]);
});
