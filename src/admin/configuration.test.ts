import { readFileSync } from "node:fs";
import path from "node:path";

import * as z from "zod";

import { FIXTURE } from "../../scripts/buildCopy";
import { declarations } from "../content/declarations";
import * as declare from "../content/declarations/fields";
import { filesIn } from "../check/filesIn";
import type { FieldSchema } from "../content/fieldSchema";
import { configuration } from "./configuration";
import { contentFormat } from "./contentFormat";
import { contentTypes } from "./contentTypes";
import { formFields } from "./formFields";

const config = configuration({
  name: "GAINOVA",
  pathPrefix: "",
  repository: "owner/name",
  isDevelopment: false,
});

const types = contentTypes(config);

test("every kind of content has a form, and the page that shows it", () => {
  const forms = types.map(({ name, preview_path: page }) => [name, page]);
  const expected = declarations.map(({ file, page }) => [
    file.replace(/(\/\*)?\.json$/, ""),
    page,
  ]);
  expect(Object.fromEntries(forms)).toEqual(Object.fromEntries(expected));
});

test("forms begin with what people come for, and end with what search engines and screen readers get", () => {
  const labels = (name: string) =>
    (types.find((type) => type.name === name)?.fields ?? [])
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

test("links lead to the site that the forms are on", () => {
  expect(config).not.toHaveProperty("site_url");
});

test("people without write access work through a fork", () => {
  expect(config.backend).toMatchObject({ open_authoring: true });
});

test("the fixture's files are as the CMS writes them", () => {
  for (const type of types) {
    const { fromFile, toFile } = contentFormat(type);
    for (const file of filesIn(FIXTURE.CONTENT_DIR)) {
      if (!RegExp(`^${type.name}(/.*)?\\.json$`).test(file)) continue;
      const text = readFileSync(path.join(FIXTURE.CONTENT_DIR, file), "utf8");
      expect(`${toFile(fromFile(text))}\n`).toBe(text);
    }
  }
});

const card = declare.object("A card.", {
  title: declare.text("Its title."),
  photo: declare.image("A photo", "images/team", 448, 448),
});
const end = declare.object("An end.", { city: declare.text("Its city.") });
const arc = declare.object("", { start: end, end });

/** A field of each kind, and what its control has. */
const fields: readonly (readonly [z.ZodType, object])[] = [
  [
    declare.text("A line."),
    {
      name: "longName",
      label: "Long name",
      hint: "A line.",
      required: true,
      widget: "string",
      pattern: ["/\\S/", "Expected a text that is not blank."],
    },
  ],
  [
    declare.shortText("", 24).meta({ title: "Tag" }).optional(),
    { widget: "string", label: "Tag", required: false, maxlength: 24 },
  ],
  [declare.sentences(""), { widget: "text" }],
  [declare.icon(""), { widget: "choice", choices: "icon" }],
  [
    declare.image("A photo", "images/team", 448, 448),
    {
      widget: "image",
      label: "Picture",
      media_folder: "/data/images/team",
      choose_url: false,
    },
  ],
  [declare.pagePath(""), { widget: "choice", choices: "page" }],
  [declare.anchorPath(""), { widget: "choice", choices: "anchor" }],
  [
    declare.timeZone(""),
    {
      widget: "select",
      options: expect.arrayContaining(["Asia/Kolkata"]) as unknown,
    },
  ],
  [
    declare.link("").optional(),
    {
      widget: "object",
      required: false,
      fields: [{ widget: "string" }, { widget: "choice", choices: "link" }],
    },
  ],
  [
    declare.id("", /a/, "a").optional(),
    { widget: "hidden", default: "{{uuid_short}}" },
  ],
  [declare.date(""), { widget: "datetime", type: "date", default: "{{now}}" }],
  [declare.moment(""), { widget: "moment" }],
  [z.int(), { widget: "number", value_type: "int" }],
  [
    declare.number("", -80, 90, ""),
    { widget: "number", value_type: "float", min: -80, max: 90 },
  ],
  [z.boolean(), { widget: "boolean" }],
  [z.enum(["lead", "tech"]), { widget: "select", options: ["lead", "tech"] }],
  [
    declare.list("", declare.text(""), { mayBeEmpty: true }).max(8),
    {
      widget: "list",
      // The CMS asks for an item otherwise.
      required: false,
      min: 0,
      max: 8,
      label_singular: "Long name",
      field: { name: "item", widget: "string" },
    },
  ],
  [
    declare.list("", card, { unique: ["title"] }),
    { required: true, min: 1, summary: undefined, thumbnail: "photo" },
  ],
  [
    declare.list("", arc).optional(),
    {
      required: false,
      min: undefined,
      summary: "{{fields.start.city}} – {{fields.end.city}}",
    },
  ],
];

test("each kind of field has the control that fits, with the texts and limits of its declaration", () => {
  for (const [field, control] of fields) {
    const file = declare.contentFile({ longName: field });
    const [form] = formFields(z.toJSONSchema(file) as FieldSchema);
    expect(form).toMatchObject(control);
  }
});
