import { contentFormat } from "./contentFormat";

test("never replaces a file with a syntax error", () => {
  const { fromFile, toFile } = contentFormat({
    name: "legal",
    folder: "data/legal",
    fields: [],
  });
  expect(() => fromFile("{")).toThrow(SyntaxError);
  expect(fromFile("{}")).toEqual({});
  const reason =
    "There is a syntax error in data/legal. Correct it by hand, and reload the page.";
  expect(() => toFile({})).toThrow(
    expect.objectContaining({
      message: "saving_failed",
      cause: new Error(reason),
    }) as Error,
  );
});
