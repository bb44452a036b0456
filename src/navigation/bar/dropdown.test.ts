import { dropdownState } from "./dropdown";

const open = { path: "/", pinned: true };

test("keeps a dropdown that its button has opened when the mouse leaves", () => {
  const entered = dropdownState(open, { type: "enter", path: "/" });
  expect(dropdownState(entered, { type: "leave", path: "/" })).toEqual(open);
});

test.each(["leave", "dismiss"] as const)(
  "keeps a dropdown on %s of another item",
  (type) => {
    expect(dropdownState(open, { type, path: "/about" })).toEqual(open);
  },
);
