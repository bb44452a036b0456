import { readFileSync } from "node:fs";
import path from "node:path";

import type { Field } from "@sveltia/cms";

import { FIXTURE } from "../../scripts/buildCopy";
import { declarations } from "../content/declarations";
import { itemOf, fieldsOf } from "../content/schema/introspection";
import { configuration } from "./configuration";
import { filesIn } from "../content/filesIn";
import { contentFormat } from "./contentFormat";
import { contentTypes, fieldsInside, inFormOrder } from "./contentTypes";

const config = configuration({
  name: "GAINOVA",
  home: "https://example.org",
  pathPrefix: "",
  repository: "owner/name",
  isDevelopment: false,
});

/** Returns the control of each field, by its path. */
function controls(fields: readonly Field[], parent: string): [string, Field][] {
  return fields.flatMap((field) => {
    const path = `${parent}.${field.name}`;
    return [[path, field], ...controls(fieldsInside(field), path)];
  });
}

const types = contentTypes(config);

const forms = new Map(
  types.flatMap(({ fields, name }) => controls(fields, name)),
);

/** Returns the paths of all fields of an object. */
function paths(
  schema: Parameters<typeof fieldsOf>[0],
  parent: string,
): string[] {
  return Object.entries(fieldsOf(schema) ?? {}).flatMap(([name, field]) => {
    const path = `${parent}.${name}`;
    return [path, ...paths(itemOf(field) ?? field, path)];
  });
}

test("every field of every declaration has a control, in the order of the file", () => {
  for (const { file, schema } of declarations) {
    const name = file.replace(/(\/\*)?\.json$/, "");
    const ofFile = [...forms.keys()].filter((path) =>
      path.startsWith(`${name}.`),
    );
    expect(ofFile).toEqual(paths(schema, name));
  }
});

test("forms begin with what people come for, and end with what search engines and screen readers get", () => {
  const labels = (name: string) =>
    inFormOrder(types.find((type) => type.name === name)?.fields ?? [])
      .filter(({ widget }) => widget !== "hidden")
      .map(({ label }) => label);
  const ends = [
    ["home", "Top of the page", "Search results"],
    ["team", "Groups", "Names for screen readers"],
    ["faqs", "Questions", "Questions"],
    ["features", "Features", "Search results"],
    ["about", "Heading", "Search results"],
    ["why-join", "Heading", "Search results"],
    ["not-found", "Heading", "Search results"],
    ["contact", "Heading", "Close"],
    ["interface", "Loading", "Programs"],
    ["navigation", "Items", "Sections button"],
    ["site", "Name", "Description of the share picture"],
    ["legal", "Sections", "Search results"],
    ["programs", "Entries", "Search results"],
  ] as const;
  for (const [name, first, last] of ends) {
    const all = labels(name);
    expect([name, all[0], all.at(-1)]).toEqual([name, first, last]);
  }
  expect(types.map(({ name }) => name)).toEqual(ends.map(([name]) => name));
  expect(labels("team").at(-2)).toBe("Search results");
});

/** The controls that fit, by the ends of paths; others are texts of a line. */
const kinds: Readonly<Record<string, RegExp>> = {
  boolean: /entries\.cancelled$/,
  choice:
    /(\.icon|(link|action)\.href|\.timeZone|(items|subsections|legalLinks)\.path)$/,
  hidden: /(\.\$schema|entries\.id)$/,
  datetime: /\.(announced|updated)$/,
  image: /\.(img|image|shareImage)$/,
  list: /\.(accounts|arcs|cards|entries|faqs|features|groups|items|legalLinks|members|paragraphs|sections|statistics|subsections|tags)$/,
  moment: /\.(starts|ends)$/,
  number: /(\.(x|y|lat|lng)|features\.id)$/,
  select: /\.anchor$/,
  text: /(Alt|\.introduction|\.description|\.answer|\.longFor\w+)$/,
};

test("people without write access work through a fork", () => {
  expect(config.backend).toMatchObject({
    name: "github",
    open_authoring: true,
  });
});

test("a save on the site is a pull request, which links to the page of the file", () => {
  expect(config.publish_mode).toBe("editorial_workflow");
  expect(
    types.flatMap(({ name, preview_path: page }) =>
      /team|legal|programs|site/.test(name) ? [[name, page]] : [],
    ),
  ).toEqual([
    ["team", "/teams"],
    ["site", "/#contact"],
    ["legal", "{{fields.path}}"],
    ["programs", "/features/{{slug}}"],
  ]);
});

test("the fixture's files are as the CMS writes them", () => {
  for (const { name, fields } of types) {
    const { fromFile, toFile } = contentFormat(fields);
    for (const file of filesIn(FIXTURE.CONTENT_DIR)) {
      if (!RegExp(`^${name}(/.*)?\\.json$`).test(file)) continue;
      const text = readFileSync(path.join(FIXTURE.CONTENT_DIR, file), "utf8");
      expect(`${toFile(fromFile(`\ufeff${text}`))}\n`).toBe(text);
    }
  }
});

test("each field has the control that fits", () => {
  for (const [path, field] of forms) {
    if (fieldsInside(field).length > 0) continue;
    const [kind = "string"] =
      Object.entries(kinds).find(([, pattern]) => pattern.test(path)) ?? [];
    expect([path, field.widget]).toEqual([path, kind]);
  }
});

test("fields have the title, the description and the limits of their declaration", () => {
  expect(forms.get("team.groups.members.mail")).toMatchObject({
    label: "E-mail address",
    hint: "E-mail address for Gmail's compose page.",
    required: false,
    pattern: [
      expect.stringMatching(/^\/.*@.*\/$/) as unknown,
      "Expected an e-mail address in plain letters (a to z), such as name@example.org.",
    ],
  });
  expect(forms.get("home.ecosystem.exploreFeatures")?.label).toBe("Button");
  expect(forms.get("contact.mail.toLabel")?.label).toBe(
    "Word before the address",
  );
  expect(forms.get("contact.mailFallback.copyAddress")?.label).toBe(
    "Copy address",
  );
  expect(forms.get("home.meta.description")).toMatchObject({
    minlength: 50,
    maxlength: 160,
  });
  expect(forms.get("navigation.items")).toMatchObject({ max: 8 });
  expect(forms.get("home.collaborate.arcs.start.lat")).toMatchObject({
    min: -80,
    max: 90,
    value_type: "float",
  });
  expect(forms.get("programs.entries.announced")).toMatchObject({
    default: "{{now}}",
  });
  expect(forms.get("team.groups.members.img")).toMatchObject({
    media_folder: "/data/images/team",
    choose_url: false,
  });
});

test("items of lists are told apart when they are closed", () => {
  expect(forms.get("team.groups.members")).toMatchObject({
    summary: "{{fields.name}}",
    thumbnail: "img",
    label_singular: "Member",
  });
  expect(forms.get("features.features")).toMatchObject({
    summary: "{{fields.title}}",
  });
  expect(forms.get("home.collaborate.arcs")).toMatchObject({
    summary: "{{fields.start.city}} – {{fields.end.city}}",
  });
});
