import { dropdownState } from "./dropdownState";

const open = { path: "/", kept: true };

test("a dropdown that its button has opened stays open under a moving mouse", () => {
  const entered = dropdownState(open, { type: "enter", path: "/" });
  expect(dropdownState(entered, { type: "leave", path: "/" })).toEqual(open);
});

test.each(["leave", "dismiss"] as const)(
  "an item that is not open changes nothing on %s",
  (type) => {
    expect(dropdownState(open, { type, path: "/about" })).toEqual(open);
  },
);
