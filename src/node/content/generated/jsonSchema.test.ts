import * as z from "zod";

import { anchorPath, icon, pagePath, text } from "../fields";
import { jsonSchema } from "./jsonSchema";

const schema = z.strictObject({
  title: text("Its title."),
  icon: icon("An icon."),
  page: pagePath("A page."),
  anchor: anchorPath("A section.").optional(),
  id: z.int("a whole number").min(1, "a whole number from 1"),
});

const { properties, required } = jsonSchema(
  { typeName: "Club", file: "club.json", schema },
  { pages: ["/about"], anchors: ["/about#why"] },
);

test("describes each field, with its rule in words", () => {
  expect(required).toEqual(["title", "icon", "page", "id"]);
  expect(properties?.title).toEqual({
    type: "string",
    description: "Its title.",
    pattern: "\\S",
    patternErrorMessage: "Expected a text that is not empty.",
  });
  expect(properties?.id).toEqual({ type: "integer", minimum: 1 });
});

test("offers the names of icons, pages and anchors", () => {
  const allOf = [{ $ref: "icon.schema.json" }];
  expect(properties?.icon).toMatchObject({ allOf });
  expect(properties?.page).toMatchObject({ examples: ["/about"] });
  expect(properties?.anchor).toMatchObject({ examples: ["/about#why"] });
});
