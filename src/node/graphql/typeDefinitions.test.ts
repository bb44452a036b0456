import * as z from "zod";

import { image, text } from "../../content/fields";
import { typeDefinitions } from "./typeDefinitions";

test("declares a type for each object, with nullable optional fields", () => {
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
    typeDefinitions([
      { typeName: "Club", file: "club.json", title: "Club", schema },
    ]),
  ).toMatch(
    `type Club implements Node @dontInfer @childOf(types: ["File"]) {
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

test("names a field without a GraphQL type", () => {
  const schema = z.strictObject({ when: z.date() });
  expect(() =>
    typeDefinitions([
      { typeName: "Club", file: "club.json", title: "Club", schema },
    ]),
  ).toThrow("ClubWhen");
});
