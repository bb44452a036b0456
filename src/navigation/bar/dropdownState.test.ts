import { type DropdownAction, dropdownState } from "./dropdownState";

const after = (...actions: DropdownAction[]) =>
  actions.reduce(dropdownState, null);

const enter = { type: "enter", path: "/" } as const;
const leave = { type: "leave", path: "/" } as const;
const press = { type: "press", path: "/" } as const;

test("hovering opens, and leaving closes", () => {
  expect(after(enter)).toEqual({ path: "/", kept: false });
  expect(after(enter, leave)).toBeNull();
});

test("a press opens, and a second press closes", () => {
  expect(after(press)).toEqual({ path: "/", kept: true });
  expect(after(press, press)).toBeNull();
});

test("a press after hovering keeps it open, a second press closes it", () => {
  expect(after(enter, press)).toEqual({ path: "/", kept: true });
  expect(after(enter, press, press)).toBeNull();
});

test("what a press has opened does not close by leaving", () => {
  expect(after(enter, press, leave)).toEqual({ path: "/", kept: true });
  expect(after(press, enter, leave)).toEqual({ path: "/", kept: true });
});

test("only one is open at a time", () => {
  expect(after(press, { type: "press", path: "/about" })).toEqual({
    path: "/about",
    kept: true,
  });
  expect(after(press, { type: "enter", path: "/about" })).toEqual({
    path: "/about",
    kept: false,
  });
});

test("leaving an item that is not open changes nothing", () => {
  expect(after(press, { type: "leave", path: "/about" })).toEqual({
    path: "/",
    kept: true,
  });
});

test("dismissing closes its own dropdown only", () => {
  expect(after(press, { type: "dismiss", path: "/" })).toBeNull();
  expect(after(press, { type: "dismiss", path: "/about" })).toEqual({
    path: "/",
    kept: true,
  });
});

test("closing closes whatever is open", () => {
  expect(after(press, { type: "close" })).toBeNull();
});
