import { dropdownState } from "./dropdown";

test.each([
  ["enter", "/"],
  ["leave", "/"],
  ["leave", "/about"],
  ["dismiss", "/about"],
] as const)(
  "a dropdown that its button has opened stays on %s of %s",
  (type, path) => {
    const open = { path: "/", isPinned: true };
    expect(dropdownState(open, { type, path })).toEqual(open);
  },
);
