import * as z from "zod";

import { image, text } from "../content/fields";
import { typeDefinitions } from "./typeDefinitions";

test("makes a type of each object, with optional fields nullable", () => {
  const schema = z.strictObject({
    $schema: z.string().optional(),
    title: text("Title."),
    note: text("Note.").optional(),
    members: z.array(
      z.strictObject({
        img: image("Photo.", "images/team", 1, 1).optional(),
        age: z.number(),
      }),
    ),
  });
  expect(
    typeDefinitions([{ typeName: "Club", file: "club.json", schema }]),
  ).toBe(
    `type Club implements Node @dontInfer {
  title: String!
  note: String
  members: [ClubMembers!]!
}

type ClubMembers {
  img: ImageSharp @imageIn(folder: "images/team")
  age: Float!
}`,
  );
});

test("says which field has no GraphQL type", () => {
  const schema = z.strictObject({ when: z.date() });
  expect(() =>
    typeDefinitions([{ typeName: "Club", file: "club.json", schema }]),
  ).toThrow("ClubWhen");
});
