import { findNodeAtLocation } from "jsonc-parser";

import { extremeContent } from "../../tests/content/extremeContent";
import { testContent } from "../../tests/jest/testContent";
import { checkContent } from "./checkContent";
import { declarationOf } from "./declarations";
import { jsonSchemas } from "./jsonSchemas";
import type { TeamContent } from "./declarations/team";
import {
  parseFiles,
  readContent,
  readTexts,
  type Content,
} from "./readContent";
import type { PictureSize } from "./readPictures";
import type { Problem } from "./report/problems";
import { unusedPictures, usablePictures } from "./rules/references";

const texts = readTexts();

let content: Content;

beforeAll(async () => {
  const folder = "data";
  content = {
    ...(await readContent()),
    folder,
    files: parseFiles(folder, texts),
    unknownFiles: [],
  };
});

/** Checks changed files; undefined removes a file. */
function reportOn(changes: Readonly<Record<string, string | undefined>>) {
  const changed = new Map<string, string>();
  for (const [file, text] of Object.entries(changes)) {
    if (text !== undefined) changed.set(file, text);
  }
  const files = parseFiles("data", changed);
  const unknownFiles = [...changed.keys()].filter(
    (file) => !declarationOf(file),
  );
  const unchanged = content.files.filter(
    ({ file }) => !(file.replace("data/", "") in changes),
  );
  return checkContent({
    ...content,
    files: [...unchanged, ...files],
    unknownFiles,
  });
}

const textOf = (file: string) => texts.get(file) ?? "";

const summary = ({ found, expected, hint = "" }: Problem) =>
  `${found} | ${expected} | ${hint}`;

test("accepts the fixture and extreme content", () => {
  const { problems, fileCount } = checkContent(content);
  expect(problems).toEqual([]);
  expect(fileCount).toBe(texts.size);
  const extreme = Object.entries(extremeContent()).map(
    ([file, json]) => [file, JSON.stringify(json)] as const,
  );
  expect(reportOn(Object.fromEntries(extreme)).problems).toEqual([]);
});

test("two members of a group may have one name, if anything else differs", () => {
  const members = (...given: object[]) => {
    const team = JSON.parse(textOf("team.json")) as TeamContent;
    Object.assign(team.groups[0] ?? {}, { members: given });
    return reportOn({ "team.json": JSON.stringify(team) }).problems;
  };
  const name = "Member";
  expect(members({ name }, { name, github: "octocat" })).toEqual([]);
  expect(members({ name }, { name, role: "Member" })).toEqual([]);
  expect(members({ name, role: "A" }, { role: "a", name })).toHaveLength(1);
});

interface Example {
  file: string;
  path: string;
  value: unknown;
  problem: string;
}

const nineItems =
  "/ /about /teams /features /join /terms /privacy-policy /features/academy /features/events"
    .split(" ")
    .map((path, index) => ({ label: `${index}`, path }));

const meta = {
  title: "A",
  description: "x".repeat(50),
  shareImage: "site.jpg",
};

/** The messages of the examples below; a reader checks that each is true. */
const read = new Set<string>();

test.each`
  file                      | path                              | value                                                  | problem
  ${"team.json"}            | ${"groups.0.members.0.img"}       | ${"MEMBER-01.jpg"}                                     | ${"in data/images/team, with the same upper and lower case | member-01.jpg"}
  ${"site.json"}            | ${"shareImage"}                   | ${"images/share/site.jpg"}                             | ${"a file name without its folder that ends in .jpg, .png, .webp or .avif"}
  ${"features.json"}        | ${"features.0.image"}             | ${"member-01.jpg"}                                     | ${"the name of a picture in data/images/features"}
  ${"home.json"}            | ${"vision.cards.0.icon"}          | ${"rokcet"}                                            | ${'"rokcet" | the name of a free icon of Font Awesome 6.7.2 | rocket'}
  ${"home.json"}            | ${"vision.cards.0.icon"}          | ${"home"}                                              | ${" | house"}
  ${"home.json"}            | ${"vision.cards.0.icon"}          | ${"fa-solid fa-rocket"}                                | ${" | rocket"}
  ${"home.json"}            | ${"collaborate.arcs.0.start.lat"} | ${137.77}                                              | ${"137.77 | a latitude from -80 to 90"}
  ${"navigation.json"}      | ${"items.0.path"}                 | ${"/abuot"}                                            | ${'"/abuot" | the path of a page of this site | /about'}
  ${"navigation.json"}      | ${"items.1.subsections.0.path"}   | ${"/about#whygainowa"}                                 | ${"an anchor of /about | /about#whygainova"}
  ${"navigation.json"}      | ${"items.1.label"}                | ${"x".repeat(24)}                                      | ${'"Teams" | labels of at most 36 characters together'}
  ${"navigation.json"}      | ${"items"}                        | ${nineItems}                                           | ${" | at most 8 items, for which the bar has room"}
  ${"navigation.json"}      | ${"items.0.subsections.0.path"}   | ${"/nowhere#goal"}                                     | ${"a page of this site with one of its anchors"}
  ${"legal/terms.json"}     | ${"path"}                         | ${"/about"}                                            | ${'"/about", which is already in use | a path that no other page has | '}
  ${"legal/terms.json"}     | ${"path"}                         | ${"/index"}                                            | ${'"/index" | a path that does not end in /index'}
  ${"legal/terms.json"}     | ${"path"}                         | ${"/404"}                                              | ${'"/404", which is already in use'}
  ${"legal/terms.json"}     | ${"path"}                         | ${"/admin"}                                            | ${'"/admin", but /admin holds other files of the site | a path that does not start with /admin, /icons, /images, /page-data, /slice-data or /static'}
  ${"legal/terms.json"}     | ${"path"}                         | ${"/images/a"}                                         | ${'"/images/a", but /images holds other files'}
  ${"legal/terms.json"}     | ${"path"}                         | ${"/page-data"}                                        | ${'"/page-data", but'}
  ${"legal/terms.json"}     | ${"path"}                         | ${"/slice-data"}                                       | ${'"/slice-data", but'}
  ${"legal/terms.json"}     | ${"path"}                         | ${"/static/x"}                                         | ${'"/static/x", but /static'}
  ${"team.json"}            | ${"meta.title"}                   | ${" about gainova"}                                    | ${", which is also at data/about.json:4 | a title that no other page has"}
  ${"features.json"}        | ${"features.1.id"}                | ${2}                                                   | ${"2 | a different id: entry 1 of this list has the same one"}
  ${"site.json"}            | ${"connect.accounts.1.href"}      | ${"https://example.org"}                               | ${"a list | exactly one mailto: account in connect and follow together"}
  ${"site.json"}            | ${"connect.accounts.1.href"}      | ${"mailto:a%2Bb@b.org"}                                | ${"a valid https:// address without spaces, mailto: and one e-mail address in plain letters (a to z), or tel:+ and 7 to 15 digits without spaces"}
  ${"site.json"}            | ${"follow.accounts.0.href"}       | ${"mailto:a@b.org"}                                    | ${"a list | exactly one mailto: account in connect and follow together"}
  ${"home.json"}            | ${"meta"}                         | ${meta}                                                | ${'no field "shareImageAlt" | "shareImageAlt": What the picture on shared links shows.'}
  ${"home.json"}            | ${"collaborate.arcs.0.end"}       | ${{ city: "San Francisco", lat: 37.77, lng: -122.42 }} | ${"an object | two different cities"}
  ${"home.json"}            | ${"collaborate.arcs.3.start.lat"} | ${42.5}                                                | ${'"London" | one position for each city: it is at 42.5, -0.13 here and at 51.51, -0.13 in arcs[0].end'}
  ${"site.json"}            | ${"language"}                     | ${"de-Deutschland"}                                    | ${"a valid language tag that starts with two or three small letters, such as en or pt-BR"}
  ${"site.json"}            | ${"url"}                          | ${"https://example.org:99999"}                         | ${"https:// and a valid domain in plain letters (a to z), such as https://example.org, with nothing after it"}
  ${"site.json"}            | ${"follow.accounts.0.href"}       | ${"https://exa[mple.org"}                              | ${"a valid https:// address without spaces, mailto: and one e-mail address in plain letters (a to z), or tel:+ and 7 to 15 digits without spaces"}
  ${"features.json"}        | ${"features.1.link.href"}         | ${"https://a.b:99999/"}                                | ${"a valid https:// address without spaces, or a path such as /about: small letters, digits and hyphens after each slash, and no slash at the end"}
  ${"home.json"}            | ${"hero.face.leftEye.x"}          | ${90}                                                  | ${"an object | a left eye that is further left than the right one"}
  ${"site.json"}            | ${"follow.accounts.0.href"}       | ${"tel:+1 202 555 0147"}                               | ${"a valid https:// address without spaces, mailto: and one e-mail address in plain letters (a to z), or tel:+ and 7 to 15 digits without spaces"}
  ${"site.json"}            | ${"connect.accounts.1.href"}      | ${"mailto:Hello<a@b.org>"}                             | ${"a valid https:// address without spaces, mailto: and one e-mail address in plain letters (a to z), or tel:+ and 7 to 15 digits without spaces"}
  ${"site.json"}            | ${"follow.accounts.0.href"}       | ${"linkedin.com/company/gainova"}                      | ${"a valid https:// address without spaces, mailto: and one e-mail address in plain letters (a to z), or tel:+ and 7 to 15 digits without spaces"}
  ${"site.json"}            | ${"url"}                          | ${"https://example.org/"}                              | ${"with nothing after it"}
  ${"features.json"}        | ${"features.1.id"}                | ${1e20}                                                | ${"100000000000000000000 | a whole number from 1, of at most 15 digits"}
  ${"features.json"}        | ${"comingSoon"}                   | ${"Coming Soon to this Planet"}                        | ${'"Coming Soon to this Planet" (26 characters) | at most 24 characters, so that it stays on one line'}
  ${"faqs.json"}            | ${"faqs.0.answer"}                | ${" "}                                                 | ${"a text that is not blank"}
  ${"legal/terms.json"}     | ${"path"}                         | ${"/Terms"}                                            | ${"a path such as /about: small letters, digits and hyphens after each slash, and no slash at the end"}
  ${"legal/terms.json"}     | ${"updated"}                      | ${"2025-02-30"}                                        | ${"a date that exists, written as in 2025-01-31"}
  ${"navigation.json"}      | ${"items.1.subsections.0.path"}   | ${"#"}                                                 | ${"a path with an anchor, in small letters, such as /about#whygainova"}
  ${"navigation.json"}      | ${"sectionsButton"}               | ${"Sections of {name}"}                                | ${"a text with {label} in it"}
  ${"team.json"}            | ${"labels.photo"}                 | ${"Photo"}                                             | ${"a text with {name} in it"}
  ${"interface.json"}       | ${"programs.visitorTime"}         | ${"Your time"}                                         | ${"a text with {time} in it"}
  ${"team.json"}            | ${"groups.0.members.0.linkedin"}  | ${"https://www.linkedin.com/in/name/details"}          | ${"the address of a LinkedIn profile, such as https://www.linkedin.com/in/name, with nothing after the name"}
  ${"team.json"}            | ${"groups.0.members.0.mail"}      | ${"zoë@example.org"}                                   | ${"an e-mail address in plain letters (a to z), such as name@example.org"}
  ${"team.json"}            | ${"groups.1.members.0.github"}    | ${"octo--cat"}                                         | ${"a GitHub user name, not an address: at most 39 letters, digits and single hyphens between them, such as octocat"}
  ${"programs/events.json"} | ${"entries.1.starts"}             | ${"2040-11-04T24:00"}                                  | ${"a date that exists, written as in 2026-12-05, or such a date with a time from 00:00 to 23:59, as in 2026-12-05T17:00"}
`("reports $problem in $file", (example) => {
  const { file, path, value, problem } = example as Example;
  const parsed = content.files.find((each) => each.file === `data/${file}`);
  const steps = path
    .split(".")
    .map((step) => (/\d/.test(step) ? Number(step) : step));
  const node = parsed?.root && findNodeAtLocation(parsed.root, steps);
  if (!node) throw new Error("There is no such value");
  const { text } = parsed;
  const end = text.slice(node.offset + node.length);
  const changed = text.slice(0, node.offset) + JSON.stringify(value) + end;
  const { problems } = reportOn({ [file]: changed });
  const here = problems.filter((each) => each.file === `data/${file}`);
  expect(here.map(summary)).toEqual([expect.stringContaining(problem)]);
  for (const { expected } of here) read.add(`Expected ${expected}.`);
});

test("has an example of each message about the form of a text", () => {
  const schemas = [...jsonSchemas(new Set()).values()].join("\n");
  const messages = schemas.matchAll(/"patternErrorMessage": (".*")/g);
  for (const [, message = ""] of messages) {
    expect(read).toContain(JSON.parse(message));
  }
});

test.each`
  file                    | picture                                               | problem
  ${"team/member-01.jpg"} | ${{ found: "which is cut off", expected: "a whole" }} | ${'"member-01.jpg", which is cut off | a whole'}
  ${"team/member-01.jpg"} | ${{ width: 319, height: 999 }}                        | ${"which is 319 px wide and 999 px high | a picture at least 320 px wide"}
  ${"share/site.jpg"}     | ${{ width: 1200, height: 629 }}                       | ${"a picture at least 1200 px wide and 630 px high"}
`("reports the image $file with $picture", ({ file, picture, problem }) => {
  const pictures = new Map(content.pictures);
  pictures.set(`images/${file}`, picture as PictureSize);
  const { problems } = checkContent({ ...content, pictures });
  expect(problems.map(summary)).toEqual([
    expect.stringContaining(problem as string),
  ]);
});

/** Returns content with one member, whose photo has this name. */
const contentWithPhoto = (img: string, file: string) =>
  testContent(
    { "team.json": { groups: [{ members: [{ img }] }] } },
    {
      pictures: new Map([[`images/team/${file}`, { width: 320, height: 320 }]]),
    },
  );

test("finds a picture whose name is in another Unicode form", () => {
  for (const [one, other] of [
    ["NFC", "NFD"],
    ["NFD", "NFC"],
  ] as const) {
    const name = "Jos\u00e9.jpg";
    const photo = contentWithPhoto(name.normalize(one), name.normalize(other));
    expect(usablePictures(photo)).toEqual([]);
    expect(unusedPictures(photo)).toEqual([]);
  }
});

test("names the character that the address of a picture cannot have", () => {
  for (const character of "#?&+,;:=@$") {
    const name = `Anna ${character}1.jpg`;
    expect(usablePictures(contentWithPhoto(name, name)).map(summary)).toEqual([
      `"${name}", with ${character} in it | a file name without # ? & + , ; : = @ $: rename the picture | `,
    ]);
  }
  const name = "Anna [1] 100%'s (ü).JPG";
  expect(usablePictures(contentWithPhoto(name, name))).toEqual([]);
});

test("reports missing, unknown and misspelled files", () => {
  const team = textOf("team.json");
  const missing = { file: "data/team.json", found: "no such file" };
  expect(reportOn({ "team.json": undefined }).problems).toMatchObject([
    { ...missing, line: 1, column: 1 },
  ]);
  const renamed = { "team.json": undefined, "Teams.json": team };
  const found = "an unknown file";
  expect(reportOn(renamed).problems).toMatchObject([
    { file: "data/Teams.json", found, hint: "team.json" },
  ]);
  const hintAt = (file: string) =>
    reportOn({ [file]: "" }).problems.map(({ hint }) => hint);
  expect(hintAt("programs/podcast.json.txt")).toEqual([
    "programs/podcast.json",
  ]);
  expect(hintAt("legal/Terms.JSON")).toEqual(["legal/terms.json"]);
  expect(hintAt("notes.txt")).toEqual([undefined]);
});

test("reports a link to a group without members", () => {
  const team = JSON.parse(textOf("team.json")) as TeamContent;
  for (const group of team.groups) {
    if (group.anchor === "tech") group.members = [];
  }
  const { problems } = reportOn({ "team.json": JSON.stringify(team) });
  expect(problems.map(summary)).toEqual([
    expect.stringContaining('"/teams#tech" | a group with members'),
  ]);
});

test("warns only if there are no problems", () => {
  const pictures = new Map(content.pictures);
  pictures.set("images/team/old.jpg", { width: 320, height: 320 });
  const { warnings } = checkContent({ ...content, pictures });
  expect(warnings).toMatchObject([
    {
      summary: "1 picture in data/images that nothing uses",
      places: ["data/images/team/old.jpg"],
    },
    { summary: expect.stringMatching(/^\d+ placeholders left/) as unknown },
  ]);
  const changes = { "faqs.json": undefined };
  expect(reportOn(changes)).toMatchObject({ warnings: [] });
});

test("reports the problems of all files in order", () => {
  const { problems } = reportOn({
    "team.json": textOf("team.json")
      .replace(/"anchor": "\w+"/, '"anchor": "reserch"')
      .replace('"name"', '"nmae"'),
    "faqs.json": textOf("faqs.json").replace('"answer"', '"anwser"'),
    "legal/terms.json": textOf("legal/terms.json").replace(
      /("path": .*),/,
      "$1",
    ),
  });
  expect(problems.map(({ path, hint }) => [path, hint])).toEqual([
    ["faqs[0].anwser", "answer"],
    ["path", undefined],
    [expect.stringMatching(/anchor$/), "research"],
    [expect.stringMatching(/nmae$/), "name"],
  ]);
});

test("does not report missing pages while a legal text is invalid", () => {
  const text = textOf("legal/terms.json").replace("{", "");
  expect(reportOn({ "legal/terms.json": text }).problems).toHaveLength(1);
});
