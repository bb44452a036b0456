import { humans } from "./humans";

test("groups the names below their headings", () => {
  expect(
    humans([
      { heading: "Team", lines: ["Ada", "Alan"] },
      { heading: "Thanks", lines: ["Grace"] },
    ]),
  ).toBe("/* TEAM */\n  Ada\n  Alan\n\n/* THANKS */\n  Grace\n");
});
