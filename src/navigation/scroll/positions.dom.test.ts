import { openPositions } from "./positions";

beforeEach(() => {
  sessionStorage.clear();
});

test("a position is kept for later documents of the tab", () => {
  const positions = openPositions();
  positions.set("a", 120);
  positions.set("b", 0);
  expect(openPositions().get("a")).toBeUndefined();
  positions.save();
  expect(openPositions().get("a")).toBe(120);
  expect(openPositions().get("b")).toBe(0);
  expect(openPositions().get("c")).toBeUndefined();
});

test("only the entries seen last are kept", () => {
  const positions = openPositions();
  for (let index = 0; index < 150; index += 1) {
    positions.set(String(index), index);
  }
  positions.set("0", 7);
  positions.save();
  const kept = openPositions();
  expect(kept.get("0")).toBe(7);
  expect(kept.get("149")).toBe(149);
  expect(kept.get("50")).toBeUndefined();
});

test.each(["rubbish", "{}", "null", '[1,["a"],["b","x"]]'])(
  "the stored text %s counts as nothing",
  (text) => {
    sessionStorage.setItem("gainova-positions", text);
    const positions = openPositions();
    expect(positions.get("a")).toBeUndefined();
    expect(positions.get("b")).toBeUndefined();
  },
);

test("without storage the positions live as long as the document", () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  const positions = openPositions();
  positions.set("a", 5);
  expect(() => positions.save()).not.toThrow();
  expect(positions.get("a")).toBe(5);
});
