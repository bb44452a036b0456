import { list, object, text } from "../src/content/fields";
import { describeChanges } from "./describeChanges";

const person = object("A person.", {
  name: text("The name."),
  role: text("The role.").optional(),
}).meta({ title: "Member" });
const team = object("A team.", {
  heading: text("The heading."),
  members: list("The members.", person),
});
const ada = { name: "Ada", role: "Lead" };
const bob = { name: "Bob" };
const cyd = { name: "Cyd" };

const changes = (before: object[], after: object[]) =>
  describeChanges(
    team,
    { heading: "Team", members: before },
    { heading: "Team", members: after },
  );

test("tells nothing of equal contents", () => {
  expect(changes([ada, bob], [ada, bob])).toEqual([]);
});

test("tells what was added and removed", () => {
  expect(changes([ada, bob], [ada, cyd, bob])).toEqual([
    { where: ["Members"], after: "Cyd" },
  ]);
  expect(changes([ada, bob], [bob])).toEqual([
    { where: ["Members"], before: "Ada" },
  ]);
});

test("tells a new order apart from new entries", () => {
  expect(changes([ada, bob], [bob, ada])).toEqual([
    expect.objectContaining({ where: ["Members"], isMoved: true }),
  ]);
});

test("tells which field of which entry changed", () => {
  expect(changes([ada, bob], [{ ...ada, role: "Mentor" }, bob])).toEqual([
    expect.objectContaining({
      where: ["Members", "Ada", "Role"],
      before: "Lead",
      after: "Mentor",
    }),
  ]);
});
