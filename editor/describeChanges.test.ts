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

test("tells what was added, removed and moved, and which field of which entry changed", () => {
  const where = ["Members"];
  expect(changes([ada, bob], [ada, bob])).toEqual([]);
  expect(changes([ada, bob], [ada, cyd, bob])).toEqual([
    { where, after: "Cyd" },
  ]);
  expect(changes([ada, bob], [bob])).toEqual([{ where, before: "Ada" }]);
  expect(changes([ada, bob], [bob, ada])).toMatchObject([
    { where, isMoved: true },
  ]);
  expect(changes([ada, bob], [{ ...ada, role: "Mentor" }, bob])).toMatchObject([
    { where: ["Members", "Ada", "Role"], before: "Lead", after: "Mentor" },
  ]);
});
