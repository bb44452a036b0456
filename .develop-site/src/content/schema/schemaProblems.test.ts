import * as z from "zod";

import { parseFile } from "../parseFile";
import { list, object, text } from "../declarations/fields";

const member = object("A member.", {
  name: text("Who it is."),
  age: z.int("a whole number").min(0, "an age from 0").optional(),
  group: z.enum(["tech", "research"]).optional(),
  motto: z.string().max(2, "a short motto").optional(),
  tags: list("What describes them.", text("A tag.")).optional(),
});

const schema = z.strictObject({
  $schema: z.string().optional(),
  heading: text("What stands above."),
  members: list("Who is in it.", member, {
    unique: [{ fields: member.keyof().options }],
  }),
});

/** Checks a file that has `"members"` on line 3. */
function problemsOf(members: string, heading = '"heading": "Club",') {
  const text = `{\n  ${heading}\n  "members": ${members}\n}`;
  const declaration = {
    typeName: "Club",
    file: "club.json",
    page: "/",
    title: "Club",
    schema,
  };
  return parseFile("data/club.json", text, declaration).problems.map(
    ({ line, column, path, found, expected, hint }) =>
      `${line}:${column} ${path} | ${found} | ${expected} | ${hint ?? ""}`,
  );
}

test.each`
  members                                   | problem
  ${"5"}                                    | ${"3:14 members | 5 (a number) | a list | "}
  ${"{}"}                                   | ${"3:14 members | an empty object | a list | "}
  ${'["A"]'}                                | ${'3:15 members[0] | "A" (a text) | an object | '}
  ${'[{ "name": 5 }]'}                      | ${"3:25 members[0].name | 5 (a number) | a text | "}
  ${'[{ "name": " " }]'}                    | ${'3:25 members[0].name | " " | a text that is not blank | '}
  ${'[{ "nmae": "A" }]'}                    | ${'3:17 members[0].nmae | an unknown field "nmae" | name, age, group, motto or tags | name'}
  ${'[{ "name": "A", "age": 1e400 }]'}      | ${"3:37 members[0].age | 1e400 (a number) | a whole number | "}
  ${'[{ "name": "A", "age": -1 }]'}         | ${"3:37 members[0].age | -1 | an age from 0 | "}
  ${'[{ "name": "A", "group": "teck" }]'}   | ${'3:39 members[0].group | "teck" | "tech" or "research" | tech'}
  ${'[{ "name": "A", "motto": "abc" }]'}    | ${'3:39 members[0].motto | "abc" (3 characters) | a short motto | '}
  ${'[{ "name": "A", "tags": ["B", "b"]}]'} | ${'3:44 members[0].tags[1] | "b" | a different text: entry 1 of this list has the same one | '}
  ${'[{ "name": "A", "__proto__": 1 }]'}    | ${'3:30 members[0].__proto__ | an unknown field "__proto__" | name, age, group, motto or tags | '}
`("reports $problem in $members", (example: Record<string, string>) => {
  expect(problemsOf(example.members ?? "")).toEqual([example.problem]);
});

test("reports duplicates also in a list with an invalid entry", () => {
  const members = '[{ "name": "A" }, { "nmae": "B" }, { "name": " a " }]';
  expect(problemsOf(members)).toEqual([
    '3:34 members[1].nmae | an unknown field "nmae" | name, age, group, motto or tags | name',
    '3:59 members[2].name | " a " | a different name: entry 1 of this list has the same one | ',
  ]);
});

test("reports every missing field", () => {
  expect(problemsOf("[{}, {}]", "")).toEqual([
    '1:1 heading | no field "heading" | "heading": What stands above. | ',
    '3:15 members[0].name | no field "name" | "name": Who it is. | ',
    '3:19 members[1].name | no field "name" | "name": Who it is. | ',
  ]);
});
