import * as z from "zod";

import { anchorPath, icon, image, pagePath, text } from "../fields";
import { jsonSchema } from "./jsonSchema";

const schema = z.strictObject({
  $schema: z.string().optional(),
  title: text("Its title."),
  photo: image("A photo.", "images", 1, 1).optional(),
  icon: icon("An icon."),
  page: pagePath("A page."),
  anchor: anchorPath("A section.").optional(),
  id: z.int("a whole number").min(1, "a whole number from 1"),
});

const { properties, ...rest } = jsonSchema(
  { typeName: "Club", file: "club.json", schema },
  { pages: ["/about"], anchors: ["/about#why"] },
);

test("knows which fields there are and must be", () => {
  expect(rest).toEqual({
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "data/club.json",
    type: "object",
    required: ["title", "icon", "page", "id"],
    additionalProperties: false,
  });
});

test("describes each field, with its rule in words", () => {
  expect(properties?.title).toEqual({
    type: "string",
    description: "Its title.",
    pattern: "\\S",
    patternErrorMessage: "Expected a text that is not empty.",
  });
  expect(properties?.id).toEqual({ type: "integer", minimum: 1 });
});

test("offers the names of icons, pages and anchors", () => {
  expect(properties?.icon).toMatchObject({
    allOf: [{ $ref: "icon.schema.json" }],
  });
  expect(properties?.page).toMatchObject({ examples: ["/about"] });
  expect(properties?.anchor).toMatchObject({ examples: ["/about#why"] });
});

test("lets a file name's ending have capitals, as the check does", () => {
  const photo = properties?.photo as { pattern: string } | undefined;
  expect("PHOTO.JPG").toMatch(new RegExp(photo?.pattern ?? "none"));
});
