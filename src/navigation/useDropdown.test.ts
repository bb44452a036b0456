import {
  dropdownReducer,
  type DropdownEvent,
  type DropdownState,
} from "./useDropdown";

const events = {
  "mouse over it": { type: "hover", path: "it", hasKeyboardFocus: false },
  "mouse over another": {
    type: "hover",
    path: "another",
    hasKeyboardFocus: false,
  },
  "mouse leaves": { type: "leave", hasKeyboardFocus: false },
  "mouse over it, focus in a dropdown": {
    type: "hover",
    path: "it",
    hasKeyboardFocus: true,
  },
  "mouse over another, focus in a dropdown": {
    type: "hover",
    path: "another",
    hasKeyboardFocus: true,
  },
  "mouse leaves, focus in a dropdown": {
    type: "leave",
    hasKeyboardFocus: true,
  },
  click: { type: "press", path: "it", isByMouse: true },
  "key or tap": { type: "press", path: "it", isByMouse: false },
  "key of another": { type: "press", path: "another", isByMouse: false },
  closed: { type: "close" },
} satisfies Record<string, DropdownEvent>;

type Name = keyof typeof events;

test.each<[Name[], string | undefined]>([
  // Opened by hovering.
  [["mouse over it"], "it"],
  [["mouse over it", "mouse leaves"], undefined],
  [["mouse over it", "mouse leaves", "mouse over another"], "another"],
  [["mouse over it", "mouse leaves, focus in a dropdown"], "it"],
  [["mouse over it", "closed", "mouse over it"], undefined],
  [["mouse over it", "closed", "mouse leaves", "mouse over it"], "it"],
  // Opened by a click.
  [["click"], "it"],
  [["click", "mouse leaves"], "it"],
  [["click", "click"], undefined],
  [["click", "click", "mouse over it"], undefined],
  [["mouse over it", "click", "mouse leaves"], "it"],
  [["mouse over it", "click", "click", "mouse over it"], undefined],
  [["click", "click", "mouse leaves", "mouse over it"], "it"],
  [["click", "mouse over another"], "another"],
  // Opened by the keyboard or a tap.
  [["key or tap"], "it"],
  [["key or tap", "key or tap"], undefined],
  [["key or tap", "key or tap", "mouse over it"], "it"],
  [["key or tap", "closed", "mouse over it"], "it"],
  [["key or tap", "key of another"], "another"],
  [["key or tap", "mouse over another, focus in a dropdown"], "it"],
  [["key or tap", "mouse leaves, focus in a dropdown"], "it"],
  [
    ["key or tap", "mouse over another, focus in a dropdown", "closed"],
    undefined,
  ],
  [
    [
      "key or tap",
      "mouse over another, focus in a dropdown",
      "closed",
      "mouse over another",
    ],
    "another",
  ],
  ...(["click", "key or tap", "closed"] as const).map(
    (end): [Name[], undefined] => [
      [
        "key or tap",
        "mouse over it, focus in a dropdown",
        end,
        "mouse over it",
      ],
      undefined,
    ],
  ),
])("has after %j the open dropdown %s", (names, open) => {
  const end = names
    .map((name) => events[name])
    .reduce<DropdownState>(dropdownReducer, {});
  expect(end.open).toBe(open);
});
