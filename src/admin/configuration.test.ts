import { readFileSync } from "node:fs";
import path from "node:path";

import * as z from "zod";

import { FIXTURE } from "../../scripts/buildCopy";
import { declarations } from "../content/declarations";
import * as declare from "../content/declarations/fields";
import { filesIn } from "../content/filesIn";
import type { FieldSchema } from "../content/schema/fieldSchema";
import { configuration } from "./configuration";
import { contentFormat } from "./contentFormat";
import { contentTypes, inFormOrder } from "./contentTypes";
import { formFields } from "./formFields";

const config = configuration({
  name: "GAINOVA",
  home: "https://example.org",
  pathPrefix: "",
  repository: "owner/name",
  isDevelopment: false,
});

const types = contentTypes(config);

test("every kind of content has a form", () => {
  const files = declarations.map(({ file }) =>
    file.replace(/(\/\*)?\.json$/, ""),
  );
  expect(types.map(({ name }) => name).sort()).toEqual(files.sort());
});

test("forms begin with what people come for, and end with what search engines and screen readers get", () => {
  const labels = (name: string) =>
    inFormOrder(types.find((type) => type.name === name)?.fields ?? [])
      .filter(({ widget }) => widget !== "hidden")
      .map(({ label }) => label);
  for (const [name, first, last] of [
    ["home", "Top of the page", "Search results"],
    ["team", "Groups", "Names for screen readers"],
    ["features", "Features", "Search results"],
    ["contact", "Heading", "Close"],
    ["navigation", "Items", "Sections button"],
    ["site", "Name", "Description of the share picture"],
    ["legal", "Sections", "Search results"],
    ["programs", "Entries", "Search results"],
  ] as const) {
    const all = labels(name);
    expect([name, all[0], all.at(-1)]).toEqual([name, first, last]);
  }
  expect(labels("team").at(-2)).toBe("Search results");
});

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

const { text, list } = declare;

const photo = declare.image("A photo", "images/team", 320, 320);

const card = declare.object("A card.", { title: text("Its title."), photo });

const end = declare.object("An end.", { city: text("Its city.") });

/** The form of a declaration with a field of each kind. */
const form = formFields(
  z.toJSONSchema(
    declare.contentFile({
      longName: text("A line."),
      tag: declare.shortText("A tag.", 24).meta({ title: "Label" }).optional(),
      spoken: declare.spokenText("A name."),
      paragraph: declare.sentences("A paragraph."),
      icon: declare.icon("An icon."),
      photo,
      page: declare.pagePath("A page."),
      link: declare.link("A link.").optional(),
      anchor: declare.anchorPath("An anchor."),
      timeZone: declare.timeZone("A zone."),
      id: declare.id("An id.", /a/, "a").optional(),
      date: declare.date("A day."),
      lastDate: declare.date("A day.").optional(),
      moment: declare.moment("A time."),
      integer: z.int(),
      latitude: declare.number("A latitude.", -80, 90, "a latitude"),
      flag: z.boolean().optional(),
      choice: z.enum(["lead", "tech"]),
      tags: list("The tags.", text("A tag."), { mayBeEmpty: true }).max(8),
      cards: list("The cards.", card, { unique: ["title"] }),
      arcs: list("", declare.object("", { start: end, end })).optional(),
    }),
  ) as FieldSchema,
);

const field = (name: string) => form.find((each) => each.name === name);

test("each kind of field has the control that fits", () => {
  expect(form.map(({ name, widget }) => `${name}: ${widget}`)).toEqual([
    "longName: string",
    "tag: string",
    "spoken: string",
    "paragraph: text",
    "icon: choice",
    "photo: image",
    "page: choice",
    "link: object",
    "anchor: choice",
    "timeZone: choice",
    "id: hidden",
    "date: datetime",
    "lastDate: datetime",
    "moment: moment",
    "integer: number",
    "latitude: number",
    "flag: boolean",
    "choice: select",
    "tags: list",
    "cards: list",
    "arcs: list",
  ]);
  expect(field("link")).toMatchObject({
    required: false,
    fields: [{ widget: "string" }, { widget: "choice", choices: "link" }],
  });
});

test("fields have the title, the description and the limits of their declaration", () => {
  expect(field("longName")).toEqual({
    name: "longName",
    label: "Long name",
    hint: "A line.",
    required: true,
    widget: "string",
    pattern: ["/\\S/", "Expected a text that is not blank."],
  });
  expect(field("tag")).toMatchObject({
    label: "Label",
    required: false,
    maxlength: 24,
  });
  expect(field("spoken")).toMatchObject({ position: "last" });
  expect(field("photo")).toMatchObject({
    label: "Picture",
    media_folder: "/data/images/team",
    choose_url: false,
  });
  expect(field("id")).toMatchObject({ default: "{{uuid_short}}" });
  expect(field("date")).toMatchObject({ type: "date", default: "{{now}}" });
  expect(field("lastDate")).not.toHaveProperty("default");
  expect(field("integer")).toMatchObject({ value_type: "int" });
  const latitude = { value_type: "float", min: -80, max: 90 };
  expect(field("latitude")).toMatchObject(latitude);
  expect(field("choice")).toMatchObject({ options: ["lead", "tech"] });
});

test("a list says how many items it has, and how they are told apart", () => {
  expect(field("tags")).toMatchObject({
    // The CMS asks for an item otherwise.
    required: false,
    min: 0,
    max: 8,
    label_singular: "Tag",
    field: { name: "item", label: "Tag", widget: "string" },
  });
  expect(field("cards")).toMatchObject({
    required: true,
    min: 1,
    summary: "{{fields.title}}",
    thumbnail: "photo",
  });
  expect(field("arcs")).toMatchObject({
    required: false,
    min: undefined,
    summary: "{{fields.start.city}} – {{fields.end.city}}",
  });
});
