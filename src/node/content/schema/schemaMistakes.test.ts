import * as z from "zod";

import { readDocument } from "../document";
import { text } from "../fields";
import { schemaMistakes } from "./schemaMistakes";

const schema = z.strictObject({
  $schema: z.string().optional(),
  heading: text("What stands above."),
  members: z.array(
    z.strictObject({
      name: text("Who it is."),
      age: z.int("a whole number").min(0, "an age from 0").optional(),
      group: z.enum(["tech", "research"], "one of the groups").optional(),
      page: z
        .url()
        .regex(/^https:/, "an address that starts with https://")
        .optional(),
    }),
  ),
});

/** The mistakes of a file in which `"members"` is given on line 3. */
function mistakesOf(members: string, heading = '"heading": "Club",') {
  const text = `{\n  ${heading}\n  "members": ${members}\n}`;
  const type = { typeName: "Club", file: "club.json", schema };
  return schemaMistakes(readDocument("data/club.json", text, type)).map(
    ({ line, column, path, found, expected, hint }) =>
      `${line}:${column} ${path} | ${found} | ${expected} | ${hint ?? ""}`,
  );
}

test("says nothing of what is as declared", () => {
  expect(mistakesOf('[{ "name": "A", "age": 5, "group": "tech" }]')).toEqual(
    [],
  );
});

test.each([
  ["5", "3:14 members | 5 (a number) | a list | "],
  ["null", "3:14 members | null | a list | "],
  ["{}", "3:14 members | an empty object | a list | "],
  ['["A"]', '3:15 members[0] | "A" (a text) | an object | '],
  ['[{ "name": 5 }]', "3:25 members[0].name | 5 (a number) | a text | "],
  [
    '[{ "name": " " }]',
    '3:25 members[0].name | " " | a text that is not empty | ',
  ],
  [
    '[{ "age": 5 }]',
    '3:15 members[0].name | no field "name" | "name": Who it is. | ',
  ],
  [
    '[{ "name": "A", "age": 1e400 }]',
    "3:37 members[0].age | 1e400 (a number) | a whole number | ",
  ],
  [
    '[{ "name": "A", "age": -1 }]',
    "3:37 members[0].age | -1 | an age from 0 | ",
  ],
  [
    '[{ "name": "A", "group": "teck" }]',
    '3:39 members[0].group | "teck" | one of the groups: tech or research | tech',
  ],
  [
    '[{ "name": "A", "page": "x" }]',
    '3:38 members[0].page | "x" | an address that starts with https:// | ',
  ],
  [
    '[{ "name": "A", "__proto__": 1 }]',
    '3:30 members[0].__proto__ | an unknown field "__proto__" | name, age, group or page | ',
  ],
])("of %s, says %s", (members, mistake) => {
  expect(mistakesOf(members)).toEqual([mistake]);
});

test("makes one mistake of a misspelt field that is needed", () => {
  expect(mistakesOf('[{ "nmae": "A" }]')).toEqual([
    '3:17 members[0].nmae | an unknown field "nmae" | name, age, group or page | name',
  ]);
});

test("makes one mistake of each field that is missing", () => {
  expect(mistakesOf("[{}, {}]", "")).toEqual([
    '1:1 heading | no field "heading" | "heading": What stands above. | ',
    '3:15 members[0].name | no field "name" | "name": Who it is. | ',
    '3:19 members[1].name | no field "name" | "name": Who it is. | ',
  ]);
});
